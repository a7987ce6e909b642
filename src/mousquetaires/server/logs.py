"""Logging: JSON lines, or coloured lines at a terminal, without secrets.

``log.info("table_opened", table=name)`` logs an event name and its fields. The logs of uvicorn and of the libraries
are formatted the same way.
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

from mousquetaires.i18n.printable import printable

from .url_masking import MASK, masked

LOGGER: Final = "mousquetaires"
MAX_DEPTH: Final = 6  # of nested values and chained exceptions

# fmt: off
SECRET_WORDS: Final = (
    "secret", "token", "cookie", "authorization", "password", "seed", "nonce", "resume", "credential", "private_key",
)
# fmt: on
SECRET_NAME: Final = re.compile("|".join(SECRET_WORDS).replace("_", "[_-]?"), re.IGNORECASE)
SECRET_IN_TEXT: Final = re.compile(  # "password=x", "{'Cookie': 'x'}", "(b'cookie', b'x')", "Authorization: Bearer x"
    rf"(?i)((?:{SECRET_NAME.pattern})[\w-]*(?:[\"']\s*[,:=]|\s*[:=])\s*)"
    r"(?:(?:bearer|basic)\s+)?(?:b?\"[^\"]*\"|b?'[^']*'|[^\s,;)}\]]+)"
)
COOKIES: Final = re.compile(r"(?i)(cookie:\s*)\S[^\r\n]*")
BEARER: Final = re.compile(r"(?i)\b(bearer|basic)\s+[\w.~+/=-]{6,}")
URL: Final = re.compile(r"(?i)\b[a-z][a-z0-9+.-]*://[^\s\"'<>]+")
QUERY: Final = re.compile(r"(/[^\s\"'?]*)\?[^\s\"']*")
RANDOM_PART: Final = re.compile(r"(?<=/)(?=[^/]*[0-9A-Z])[\w-]{22,}(?=/|$)")  # 128 random bits are 22 characters

CLIENT_ERROR: Final = "Invalid UTF-8 sequence received from client."  # uvicorn logs it as a server error

log: FilteringBoundLogger = structlog.get_logger(f"{LOGGER}.server")


def configure_logs(level: str, format: str, stream: TextIO | None = None) -> None:
    """Send all logs of this process to standard error, or to a stream."""
    out = stream or sys.stderr
    console = format == "console" or (format == "auto" and out.isatty())
    number = logging.getLevelNamesMapping()[level.upper()]
    _set_handler(out, console)
    _set_levels(number)
    structlog.configure(
        processors=[*_first_processors(), StackInfoRenderer(), ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,  # this function may be called again
    )


class LogHandler(logging.StreamHandler[TextIO]):
    """Our handler. ``configure_logs`` replaces an earlier one."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - named by the standard library
        """Write that a line was lost. The default would print its fields unmasked."""
        with suppress(Exception):
            self.stream.write(f'{{"event": "line_lost", "logger": "{record.name}", "line": {record.lineno}}}\n')


def _set_handler(out: TextIO, console: bool) -> None:
    handler = LogHandler(out)
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=[*_first_processors(), shorten_task_error],
            processors=[
                ProcessorFormatter.remove_processors_meta,
                describe_exception,
                mask_secrets,
                *_last_processors(console, out.isatty()),
            ],
        )
    )
    root = logging.getLogger()
    for old in [handler for handler in root.handlers if isinstance(handler, LogHandler)]:
        root.removeHandler(old)
    root.addHandler(handler)


def is_server_event(record: logging.LogRecord) -> bool:
    """False for errors that a client caused."""
    return record.msg != CLIENT_ERROR


def _set_levels(level: int) -> None:
    """Apply the level to our own logger. Of libraries, log warnings only: their debug lines contain stored values."""
    logging.getLogger("uvicorn.error").addFilter(is_server_event)
    logging.getLogger().setLevel(max(level, logging.WARNING))
    logging.getLogger(LOGGER).setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.setLevel(max(level, logging.WARNING))
        logger.handlers = []
        logger.propagate = True


def _first_processors() -> list[Processor]:
    return [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        TimeStamper(fmt="iso", utc=True),
    ]


def _last_processors(console: bool, colors: bool) -> list[Processor]:
    if not console:
        return [JSONRenderer()]
    # The default traceback would print the values of local variables.
    plain = structlog.dev.plain_traceback
    return [printable_only, structlog.dev.ConsoleRenderer(colors=colors, exception_formatter=plain)]


def masked_path(address: str) -> str:
    """The path of a URL, without its query and without parts that may be secrets.

    >>> masked_path("/feed/Zm9vYmFyYmF6cXV4MTIzNDU2?since=3")
    '/feed/***'
    """
    return RANDOM_PART.sub(MASK, address.partition("?")[0])


# --- exceptions -----------------------------------------------------------------------------------


def describe_exception(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """Log an exception as its type and its traceback. Its message may contain secrets of the game."""
    found = event.pop("exc_info", None)
    error = sys.exc_info()[1] if found is True else found[1] if isinstance(found, tuple) else found
    if isinstance(error, BaseException):
        event["exception"] = "\n".join(_exception_lines(error))
    return event


def shorten_task_error(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """Keep only the first line of the event loop's errors: the others contain the exception's message."""
    if event["_record"].name == "asyncio":
        event["event"] = str(event["event"]).partition("\n")[0]
    return event


def _exception_lines(error: BaseException | None, depth: int = 0) -> Iterator[str]:
    """The exception with its causes and its group: a line for each, and one for each call."""
    if error is None or depth > MAX_DEPTH:
        return
    yield type(error).__name__
    for frame, line in walk_tb(error.__traceback__):
        file = "/".join(Path(frame.f_code.co_filename).parts[-3:])
        yield f"  {file}:{line} {frame.f_code.co_name}"
    for part in error.exceptions if isinstance(error, BaseExceptionGroup) else ():
        yield from _exception_lines(part, depth + 1)
    yield from _exception_lines(
        error.__cause__ or (None if error.__suppress_context__ else error.__context__), depth + 1
    )


# --- secrets --------------------------------------------------------------------------------------


def mask_secrets(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """Mask every field with the name of a secret, and everything in other fields that looks like a secret."""
    return {str(name): MASK if is_secret(name) else masked_value(value) for name, value in event.items()}


def is_secret(name: object) -> bool:
    """Whether a field with this name is a secret.

    >>> is_secret("resume_link"), is_secret("Set-Cookie"), is_secret("table")
    (True, True, False)
    """
    text = name.decode("latin-1") if isinstance(name, bytes) else str(name)
    return SECRET_NAME.search(text) is not None


def masked_value(value: Any, depth: int = 0) -> Any:
    """A value without secrets."""
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, str):
        return masked_text(value)
    if depth < MAX_DEPTH and isinstance(value, Mapping):
        return {str(name): MASK if is_secret(name) else masked_value(one, depth + 1) for name, one in value.items()}
    if depth < MAX_DEPTH and isinstance(value, list | tuple | set | frozenset):
        if len(value) == 2 and isinstance(value, tuple) and isinstance(value[0], str | bytes) and is_secret(value[0]):
            return [masked_value(value[0], depth + 1), MASK]  # a header
        return [masked_value(one, depth + 1) for one in value]
    return masked_text(repr(value))


def masked_text(text: str) -> str:
    """A text without passwords, queries and named secrets.

    >>> masked_text("lost redis://:buckingham@cache/0, GET /join?token=7 with password=felton")
    'lost redis://:***@cache/0, GET /join with password=***'
    """
    found = URL.sub(lambda url: masked(url[0]), text)
    found = QUERY.sub(r"\1", found)
    found = COOKIES.sub(rf"\1{MASK}", found)
    found = SECRET_IN_TEXT.sub(rf"\1{MASK}", found)
    return BEARER.sub(rf"\1 {MASK}", found)


def printable_only(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """Replace control characters: what a client sends must not move the cursor or start a line. Tracebacks may."""
    return {
        name: printable(value, "·", "\n" if name == "exception" else "") if isinstance(value, str) else value
        for name, value in event.items()
    }
