"""How a server is set up: by options, by variables, by a file, in this order, and else as it usually is.

>>> load_settings(None, {"MOUSQUETAIRES_PORT": "1844"}, host="::1").port
1844
>>> masked("postgresql://athos:grimaud@db.example/game")
'postgresql://athos:***@db.example/game'
"""

import json
import os
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple
from urllib.parse import SplitResult, urlsplit

from msgspec import Meta, Struct, field, inspect

from mousquetaires.data.bounded_read import read_bounded
from mousquetaires.i18n import VARIABLE as LANGUAGE_VARIABLE
from mousquetaires.i18n.errors import KeyedError, system_message
from mousquetaires.native.engine_choice import VARIABLE as ENGINE_VARIABLE

MOST_FILE: Final = 1_000_000  # bytes of a settings file
FILE: Final = Path("mousquetaires.toml")  # in the current folder, unless somebody names another
PREFIX: Final = "MOUSQUETAIRES_"
OTHERS: Final = frozenset(  # not the server's
    (LANGUAGE_VARIABLE, ENGINE_VARIABLE, "MOUSQUETAIRES_TOKEN", "MOUSQUETAIRES_SOAK")
)
DATABASE_FILE: Final = "mousquetaires.sqlite3"
SQLITE: Final = "sqlite:///"
POSTGRES: Final = ("postgresql", "postgres")
HIDDEN: Final = "***"
HIDDEN_SETTINGS: Final = frozenset(("database", "channels"))  # may hold a password
SECRET_SETTINGS: Final = frozenset(("operator_token",))  # are one
MOST_WORKERS: Final = 8  # unless somebody asks for more
OPTIONS: Final = {"origins": "--origin", "trusted_proxies": "--trusted-proxy"}  # others are called like their setting
ON: Final = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}
WEB_PORTS: Final = {"http": 80, "https": 443}


class SettingsError(KeyedError):
    """A setting that makes no sense: a text key with which it is, where it was read, and what would be right."""


# --- what can be set ------------------------------------------------------------------------------


def usual_workers() -> int:
    """One processor is left to the server itself."""
    return min(max((os.cpu_count() or 1) - 1, 1), MOST_WORKERS)


def usual_database(environment: Mapping[str, str]) -> str:
    """A file in the folder where this user's programs keep their data."""
    data = Path(environment.get("XDG_DATA_HOME") or "")
    home = environment.get("HOME") or str(Path.home())
    folder = data if data.is_absolute() else Path(home) / ".local" / "share"  # the XDG rules ignore a relative one
    return f"{SQLITE}{folder / 'mousquetaires' / DATABASE_FILE}"


Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Seconds = Annotated[float, Meta(ge=0.1, le=3_600)]
Days = Annotated[int, Meta(ge=0, le=36_500)]


class Settings(Struct, frozen=True, kw_only=True):
    """Everything an operator can choose."""

    host: str = "127.0.0.1"  # the address to listen on
    port: Annotated[int, Meta(ge=0, le=65_535)] = 1625  # the port to listen on; 0 takes any that is free
    database: str = field(default_factory=lambda: usual_database(os.environ))  # where games are kept, as a URL
    channels: str = ""  # Redis, as a URL, when several servers share a database
    workers: Annotated[int, Meta(ge=1, le=256)] = field(default_factory=usual_workers)  # processes that think for bots
    public_url: str = ""  # what links in notices and feeds begin with; else what somebody calls the server
    origins: tuple[str, ...] = ()  # pages from elsewhere that may talk to this server
    trusted_proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded headers are believed
    secure_cookies: Literal["auto", "always", "never"] = "auto"  # cookies for HTTPS alone; auto: when it is HTTPS
    max_tables: Count = 500  # tables in play at once
    max_tables_per_address: Count = 20  # of these, opened from one address
    max_viewers_per_table: Count = 60  # who looks on, players aside
    max_connections_per_person: Count = 12  # open connections of one person to a table
    max_connections_per_address: Count = 100  # open connections from one address
    max_nickname: Annotated[int, Meta(ge=1, le=100)] = 24  # letters
    max_chat: Annotated[int, Meta(ge=1, le=4_000)] = 400  # letters of one chat message
    max_message_bytes: Annotated[int, Meta(ge=1_024, le=1_048_576)] = 16_384  # of one message or posted body
    max_header_bytes: Annotated[int, Meta(ge=1_024, le=1_048_576)] = 16_384  # of one request's address and headers
    idle_seconds: Seconds = 20  # until a connection on which nothing is asked, or nothing is read, is closed
    header_seconds: Seconds = 10  # for the headers of one request
    body_seconds: Seconds = 30  # for the body of one request
    messages_per_second: Count = 20  # from one connection, in the long run
    message_burst: Count = 60  # from one connection, at once
    requests_per_minute: Count = 300  # and sockets opened, from one address
    hourglass_seconds: Annotated[float, Meta(ge=0.1, le=86_400)] = 120  # what the sand of Emergency! lasts
    bot_pace_ms: Annotated[int, Meta(ge=0, le=60_000)] = 700  # a bot never answers faster than this
    bot_think_seconds: Annotated[float, Meta(ge=0.1, le=600)] = 10  # after this its prompt's default is played
    lease_seconds: Annotated[float, Meta(ge=0.5, le=60)] = 3  # a table whose server is silent so long gets another
    snapshot_every: Count = 100  # inputs between two snapshots of a game
    keep_waiting_hours: Annotated[int, Meta(ge=0, le=876_000)] = 48  # tables that never began; 0: for ever
    keep_playing_days: Days = 180  # games nobody has touched since; 0: for ever
    keep_finished_days: Days = 365  # finished games; 0: for ever
    keep_chat_days: Days = 90  # what was said at the tables; 0: for ever
    away_seconds: Annotated[float, Meta(ge=0, le=86_400)] = 5  # who is asked and away so long is told of it
    webhooks_to_private_addresses: bool = False  # notices may be sent into the server's own network
    vapid_subject: str = ""  # whom a push service may write to, mailto: or https:
    operator_token: str = ""  # whoever shows it may delete any table
    log_level: Literal["debug", "info", "warning", "error"] = "info"  # how much is logged
    log_format: Literal["auto", "json", "console"] = "auto"  # auto: console at a terminal, else JSON lines
    metrics: bool = True  # figures for Prometheus
    shutdown_seconds: Annotated[float, Meta(ge=0, le=600)] = 10  # for what is under way when the server stops

    def __repr__(self) -> str:
        return f"Settings({', '.join(describe(self))})"  # an error report or a log line must not hold a password


TYPES: Final = {
    one.name: one.type
    for one in inspect.type_info(Settings).fields  # type: ignore[attr-defined]  # a Struct has fields
}


def describe(settings: Settings, found: Mapping[str, "Found"] | None = None) -> Iterator[str]:
    """Every setting as a line of a settings file, passwords masked; behind it where it was found."""
    for name in TYPES:
        value = getattr(settings, name)
        line = f"{name} = {json.dumps(_shown(name, value), ensure_ascii=False)}"
        yield f"{line}  # {found[name].where}" if found and name in found else line


def _shown(name: str, value: object) -> object:
    """A setting as anybody may read it."""
    if name in SECRET_SETTINGS:
        return HIDDEN if value else ""
    return masked(str(value)) if name in HIDDEN_SETTINGS else value


# --- where it is said -----------------------------------------------------------------------------


class Found(NamedTuple):
    """What somebody wrote for a setting, and where."""

    setting: str
    where: str  # the file, the variable or the option
    value: object
    text: bool = False  # a variable is always text, whatever it means

    def told(self, value: object | None = None) -> dict[str, str]:
        """What an error says about it; never a password."""
        read = self.value if value is None else value
        shown = read if isinstance(read, str) else json.dumps(read, ensure_ascii=False, default=str)
        return {"setting": self.setting, "where": self.where, "read": str(_shown(self.setting, shown))}


def load_settings(file: Path | None, environment: Mapping[str, str], **given: object) -> Settings:
    """The settings of a server; what makes no sense is refused with a ``SettingsError``."""
    return settings_of(find_settings(file, environment, **given), environment)


def find_settings(file: Path | None, environment: Mapping[str, str], **given: object) -> dict[str, Found]:
    """What is set and where, an option before a variable before the file."""
    found = {one.setting: one for one in (*_in_file(file), *_in_variables(environment), *_in_options(given))}
    for one in found.values():
        if one.setting not in TYPES:
            raise _unknown(one)
    return found


def settings_of(found: Mapping[str, Found], environment: Mapping[str, str]) -> Settings:
    """What was found, checked; the rest is as usual."""
    values: dict[str, Any] = {"database": usual_database(environment)}
    values |= {name: _checked(one) for name, one in found.items()}
    return Settings(**values)


def _in_options(given: Mapping[str, object]) -> Iterator[Found]:
    for name, value in given.items():
        if value is not None and value != []:  # an option nobody gave
            yield Found(name, OPTIONS.get(name, "--" + name.replace("_", "-")), value)


def _in_variables(environment: Mapping[str, str]) -> Iterator[Found]:
    for name, value in environment.items():
        if name.startswith(PREFIX) and name not in OTHERS and value:  # an empty one is as good as none
            yield Found(name.removeprefix(PREFIX).lower(), name, value, text=True)


def _in_file(file: Path | None) -> Iterator[Found]:
    if file is None and not FILE.is_file():
        return
    path = file or FILE
    try:
        text = read_bounded(path, MOST_FILE).decode("utf-8-sig")
        entries = tomllib.loads(text)
    except FileNotFoundError as error:
        raise SettingsError("settings-no-file", file=str(path)) from error
    except UnicodeDecodeError as error:
        raise SettingsError("settings-not-utf8", file=str(path)) from error
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise SettingsError("settings-bad-toml", file=str(path), line=_line(str(error), text)) from error
    except (OSError, ValueError) as error:  # a name with a zero in it is a ValueError
        raise SettingsError("settings-unreadable", file=str(path), why=system_message(error)) from error
    for name, value in entries.items():
        yield Found(name, str(path), value)


def _line(message: str, text: str) -> str:
    """The line a TOML error is about; the last one where the text only ended too early."""
    digits = message.rpartition("(at line ")[2].partition(",")[0]
    return digits if digits.isdecimal() else str(max(1, len(text.splitlines())))


def _unknown(found: Found) -> SettingsError:
    near = get_close_matches(found.setting, TYPES, 1)
    if near:
        return SettingsError("settings-unknown-near", setting=found.setting, where=found.where, near=near[0])
    return SettingsError("settings-unknown", setting=found.setting, where=found.where)


# --- what it means --------------------------------------------------------------------------------


def _checked(found: Found) -> object:
    """The value of a setting, of the right type, in range and in form."""
    kind = TYPES[found.setting]
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        return _number(found, kind)
    if isinstance(kind, inspect.BoolType):
        return _switch(found)
    if isinstance(kind, inspect.LiteralType):
        return _choice(found, kind)
    if isinstance(kind, inspect.VarTupleType):
        return tuple(dict.fromkeys(_formed(found, one) for one in _listed(found)))
    return _formed(found, found.value)


def _number(found: Found, kind: inspect.IntType | inspect.FloatType) -> int | float:
    whole = isinstance(kind, inspect.IntType)
    value = _written_number(found.value, whole) if found.text else found.value
    low, high = kind.ge or 0, kind.le or 0
    allowed = int if whole else int | float
    if isinstance(value, allowed) and not isinstance(value, bool) and low <= value <= high:
        return value
    limits = {"low": f"{low:.9g}", "high": f"{high:.9g}"}  # as text: 1625 is not 1,625 here
    raise SettingsError("settings-whole" if whole else "settings-number", **limits, **found.told())


def _written_number(text: object, whole: bool) -> int | float | None:
    try:
        return int(str(text)) if whole else float(str(text))
    except ValueError:
        return None


def _switch(found: Found) -> bool:
    value = ON.get(str(found.value).lower()) if found.text else found.value
    if isinstance(value, bool):
        return value
    raise SettingsError("settings-choice", known="true, false", **found.told())


def _choice(found: Found, kind: inspect.LiteralType) -> object:
    if found.value in kind.values:
        return found.value
    raise SettingsError("settings-choice", known=", ".join(str(one) for one in kind.values), **found.told())


def _listed(found: Found) -> list[object] | tuple[object, ...]:
    """The parts of a list; in a variable there are commas between them."""
    if found.text:
        return [part for part in re.split(r"[,\s]+", str(found.value)) if part]
    if isinstance(found.value, list | tuple):
        return found.value
    raise SettingsError("settings-form", right=json.dumps(FORMS[found.setting][0].split(", ")), **found.told())


def _formed(found: Found, value: object) -> str:
    """A text in the form that it needs."""
    right, form = FORMS[found.setting]
    try:
        if not isinstance(value, str):
            raise ValueError
        return form(value)
    except ValueError as error:
        raise SettingsError("settings-form", right=right, **found.told(value)) from error


def _host(text: str) -> str:
    """An address or a name of this machine."""
    if re.fullmatch(r"[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?\.?", text):
        return text
    return str(ip_address(text.removeprefix("[").removesuffix("]")))


def _database(text: str) -> str:
    """A file, with its whole path whatever folder we are in, or a PostgreSQL database."""
    scheme, _, rest = text.partition("://")
    if scheme == "sqlite":
        if not rest.startswith("/") or rest in ("/", "/:memory:") or "?" in rest or "\0" in rest:
            raise ValueError
        return f"{SQLITE}{Path(rest[1:]).expanduser().absolute()}"
    url = _url(text, *POSTGRES)
    if len(url.path) < 2:
        raise ValueError
    return f"postgresql://{rest}"


def _channels(text: str) -> str:
    """A Redis server, or none."""
    if text and not _url(text, "redis", "rediss").hostname:
        raise ValueError
    return text


def _public_url(text: str) -> str:
    """An address people can open, without the last stroke."""
    if text:
        url = _url(text, *WEB_PORTS)
        if not url.hostname or url.query or url.fragment or "@" in url.netloc:
            raise ValueError
    return text.rstrip("/")


def _origin(text: str) -> str:
    """An origin the way browsers send it: no path, no usual port, small letters."""
    url = _url(text, *WEB_PORTS)
    if not url.hostname or url.path.strip("/") or url.query or url.fragment or "@" in url.netloc:
        raise ValueError
    host = f"[{url.hostname}]" if ":" in url.hostname else url.hostname
    port = "" if url.port in (None, WEB_PORTS[url.scheme]) else f":{url.port}"
    return f"{url.scheme}://{host}{port}"


def _network(text: str) -> str:
    return str(ip_network(text, strict=False))


def _contact(text: str) -> str:
    """Somebody a push service can write to, or nobody."""
    if text and not re.fullmatch(r"mailto:[^@\s]+@[^@\s]+|https://[^\s/]+\S*", text):
        raise ValueError
    return text


def _token(text: str) -> str:
    """A secret that cannot be guessed, or none."""
    if text and not re.fullmatch(r"[!-~]{22,64}", text):
        raise ValueError
    return text


def _url(text: str, *schemes: str) -> SplitResult:
    url = urlsplit(text)
    if url.scheme not in schemes or not text[len(url.scheme) :].startswith("://") or re.search(r"\s", text):
        raise ValueError
    _ = url.port  # a port that is no number is a ValueError
    return url


# What a text has to look like, and who checks it.
FORMS: Final[dict[str, tuple[str, Callable[[str], str]]]] = {
    "host": ("127.0.0.1, ::, localhost", _host),
    "database": ("sqlite:///FILE, postgresql://USER:PASSWORD@HOST/NAME", _database),
    "channels": ("redis://HOST:6379, rediss://:PASSWORD@HOST:6379", _channels),
    "public_url": ("https://game.example", _public_url),
    "origins": ("https://game.example, http://localhost:5173", _origin),
    "trusted_proxies": ("127.0.0.1, 10.0.0.0/8, ::1", _network),
    "vapid_subject": ("mailto:host@game.example, https://game.example", _contact),
    "operator_token": ("0123456789abcdef0123456789abcdef", _token),
}


# --- databases ------------------------------------------------------------------------------------


def sqlite_file(database: str) -> Path | None:
    """The file behind a database URL; none if it is a PostgreSQL database."""
    return Path(database.removeprefix(SQLITE)) if database.startswith(SQLITE) else None


def prepare_folder(database: str) -> None:
    """Make the folder of a database file, for this user's eyes alone, if it is not there yet."""
    file = sqlite_file(database)
    if file is None:
        return
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise SettingsError("settings-folder", folder=str(file.parent), why=system_message(error)) from error


NO_PORT: Final = re.compile(r"^([^:/?#\[]*:)(?!\d+(?:[/?#]|$))[^/?#]+")  # a password whose host was forgotten
SECRET_PARAMETER: Final = re.compile(r"(?i)([?&][^=&#]*(?:pass|secret|token|key)[^=&#]*=)[^&#]*")


def masked(url: str) -> str:
    """A URL that may be shown: without its password, even where it is not quite a URL.

    >>> masked("redis://:buckingham@cache.example:6379/0")
    'redis://:***@cache.example:6379/0'
    """
    scheme, slashes, rest = url.partition("://") if "://" in url else ("", "", url)
    if scheme == "sqlite":
        return url
    # A password may hold a stroke or an @ that should have been escaped: only in an address of the web is it
    # certain where the host begins.
    web = scheme.lower() in ("http", "https", "ws", "wss")
    end = re.split(r"[/?#]", rest, maxsplit=1)[0] if web else rest
    who, at, host = end.rpartition("@")
    if at:
        user, colon, _ = who.partition(":")
        shown = f"{user}:{HIDDEN}" if colon else user if scheme.lower() in POSTGRES else HIDDEN
        rest = f"{shown}@{host}{rest[len(end) :]}"
    else:
        rest = NO_PORT.sub(rf"\1{HIDDEN}", rest)
    return scheme + slashes + SECRET_PARAMETER.sub(rf"\1{HIDDEN}", rest)
