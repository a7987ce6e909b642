"""What the server writes down while it runs: lines of JSON, or of colour at a terminal, and never a secret.

``log.info("table_opened", table=name)``: an event in a word or two, and its fields. The logs of uvicorn and of the
libraries go the same way.
"""

import logging
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from traceback import walk_tb
from typing import Any, Final, TextIO

import structlog
from structlog.processors import JSONRenderer, StackInfoRenderer, TimeStamper
from structlog.stdlib import ProcessorFormatter
from structlog.typing import EventDict, FilteringBoundLogger, Processor, WrappedLogger

from .settings import HIDDEN, masked

OURS: Final = "mousquetaires"
DEEPEST: Final = 6  # lists in lists that are looked into

# fmt: off
SECRET_WORDS: Final = (
    "secret", "token", "cookie", "authorization", "password", "seed", "nonce", "resume", "credential", "private_key",
)
# fmt: on
SECRET_NAME: Final = re.compile("|".join(SECRET_WORDS).replace("_", "[_-]?"), re.IGNORECASE)
SECRET_SAID: Final = re.compile(  # "password=x", "{'Cookie': 'x'}", "(b'cookie', b'x')", "Authorization: Bearer x"
    rf"(?i)((?:{SECRET_NAME.pattern})[\w-]*(?:[\"']\s*[,:=]|\s*[:=])\s*)"
    r"(?:(?:bearer|basic)\s+)?(?:b?\"[^\"]*\"|b?'[^']*'|[^\s,;)}\]]+)"
)
COOKIES: Final = re.compile(r"(?i)(cookie:\s*)\S[^\r\n]*")
BEARER: Final = re.compile(r"(?i)\b(bearer|basic)\s+[\w.~+/=-]{6,}")
URL: Final = re.compile(r"(?i)\b[a-z][a-z0-9+.-]*://[^\s\"'<>]+")
QUERY: Final = re.compile(r"(/[^\s\"'?]*)\?[^\s\"']*")
RANDOM_PART: Final = re.compile(r"(?<=/)(?=[^/]*[0-9A-Z])[\w-]{22,}(?=/|$)")  # 128 random bits have 22 letters

BAD_TEXT: Final = "Invalid UTF-8 sequence received from client."  # uvicorn tells it as an error of its own

log: FilteringBoundLogger = structlog.get_logger(f"{OURS}.server")


def configure_logs(level: str, format: str, stream: TextIO | None = None) -> None:
    """Send everything that is logged in this process to standard error, or to a stream."""
    out = stream or sys.stderr
    console = format == "console" or (format == "auto" and out.isatty())
    number = logging.getLevelNamesMapping()[level.upper()]
    _set_handler(out, console)
    _set_levels(number)
    structlog.configure(
        processors=[*_first_steps(), StackInfoRenderer(), ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,  # a later call of this function is heeded, too
    )


class Lines(logging.StreamHandler[TextIO]):
    """Our handler: another call of ``configure_logs`` finds it and takes its place."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - named by the standard library
        """Say that a line was lost; the usual way would print everything that should have been masked."""
        with suppress(Exception):
            self.stream.write(f'{{"event": "line_lost", "logger": "{record.name}", "line": {record.lineno}}}\n')


def _set_handler(out: TextIO, console: bool) -> None:
    handler = Lines(out)
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=[*_first_steps(), tell_task],
            processors=[
                ProcessorFormatter.remove_processors_meta,
                tell_fault,
                hide_secrets,
                *_last_steps(console, out.isatty()),
            ],
        )
    )
    root = logging.getLogger()
    for old in [one for one in root.handlers if isinstance(one, Lines)]:
        root.removeHandler(old)
    root.addHandler(handler)


def ours(record: logging.LogRecord) -> bool:
    """Whether a line is about us: what a visitor sends is no error of ours."""
    return record.msg != BAD_TEXT


def _set_levels(level: int) -> None:
    """Only our own part may be talkative: others' debug lines hold frames, statements and their values."""
    logging.getLogger("uvicorn.error").addFilter(ours)
    logging.getLogger().setLevel(max(level, logging.WARNING))
    logging.getLogger(OURS).setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.setLevel(max(level, logging.WARNING))
        logger.handlers = []
        logger.propagate = True


def _first_steps() -> list[Processor]:
    return [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        TimeStamper(fmt="iso", utc=True),
    ]


def _last_steps(console: bool, colors: bool) -> list[Processor]:
    if not console:
        return [JSONRenderer()]
    # A pretty traceback would print the values of local variables.
    plain = structlog.dev.plain_traceback
    return [on_one_line, structlog.dev.ConsoleRenderer(colors=colors, exception_formatter=plain)]


def quiet_path(address: str) -> str:
    """The path of an address, without its query and without parts that may be a secret.

    >>> quiet_path("/feed/Zm9vYmFyYmF6cXV4MTIzNDU2?since=3")
    '/feed/***'
    """
    return RANDOM_PART.sub(HIDDEN, address.partition("?")[0])


# --- faults ---------------------------------------------------------------------------------------


def tell_fault(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """An exception as its kind and where it came from; its own words may hold what somebody has in his hand."""
    found = event.pop("exc_info", None)
    error = sys.exc_info()[1] if found is True else found[1] if isinstance(found, tuple) else found
    if isinstance(error, BaseException):
        event["exception"] = "\n".join(_fault(error))
    return event


def tell_task(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """The event loop describes a task that has failed with all its words, from the second line on."""
    if event["_record"].name == "asyncio":
        event["event"] = str(event["event"]).partition("\n")[0]
    return event


def _fault(error: BaseException | None, depth: int = 0) -> Iterator[str]:
    """The exception, those in it and those behind it: a line for each, and one for each call on the way."""
    if error is None or depth > DEEPEST:
        return
    yield type(error).__name__
    for frame, line in walk_tb(error.__traceback__):
        file = "/".join(Path(frame.f_code.co_filename).parts[-3:])
        yield f"  {file}:{line} {frame.f_code.co_name}"
    for part in error.exceptions if isinstance(error, BaseExceptionGroup) else ():
        yield from _fault(part, depth + 1)
    yield from _fault(error.__cause__ or (None if error.__suppress_context__ else error.__context__), depth + 1)


# --- secrets --------------------------------------------------------------------------------------


def hide_secrets(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """Mask every field whose name tells of a secret, and what looks like one in the others."""
    return {str(name): HIDDEN if is_secret(name) else quiet(value) for name, value in event.items()}


def is_secret(name: object) -> bool:
    """Whether something with this name is nobody's business.

    >>> is_secret("resume_link"), is_secret("Set-Cookie"), is_secret("table")
    (True, True, False)
    """
    text = name.decode("latin-1") if isinstance(name, bytes) else str(name)
    return SECRET_NAME.search(text) is not None


def quiet(value: Any, depth: int = 0) -> Any:
    """A value as it may be written down."""
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, str):
        return quiet_text(value)
    if depth < DEEPEST and isinstance(value, Mapping):
        return {str(name): HIDDEN if is_secret(name) else quiet(one, depth + 1) for name, one in value.items()}
    if depth < DEEPEST and isinstance(value, list | tuple | set | frozenset):
        if len(value) == 2 and isinstance(value, tuple) and isinstance(value[0], str | bytes) and is_secret(value[0]):
            return [quiet(value[0], depth + 1), HIDDEN]  # a header
        return [quiet(one, depth + 1) for one in value]
    return quiet_text(repr(value))


def quiet_text(text: str) -> str:
    """A text without credentials, queries and what is called a secret in it.

    >>> quiet_text("lost redis://:buckingham@cache/0, GET /join?token=7 with password=felton")
    'lost redis://:***@cache/0, GET /join with password=***'
    """
    found = URL.sub(lambda url: masked(url[0]), text)
    found = QUERY.sub(r"\1", found)
    found = COOKIES.sub(rf"\1{HIDDEN}", found)
    found = SECRET_SAID.sub(rf"\1{HIDDEN}", found)
    return BEARER.sub(rf"\1 {HIDDEN}", found)


def on_one_line(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """Nothing that somebody sent may move a terminal's cursor or begin a line of its own; tracebacks are ours."""
    return {name: _printable(value, "\n" if name == "exception" else "") for name, value in event.items()}


def _printable(value: Any, also: str) -> Any:
    if not isinstance(value, str):
        return value
    return "".join(letter if letter.isprintable() or letter in also else "·" for letter in value)
