"""The server's settings: from options, environment variables, a file or defaults, in this order.

>>> load_settings(None, {"MOUSQUETAIRES_PORT": "1844"}, host="::1").port
1844
"""

import json
import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple

from msgspec import Meta, Struct, field, inspect

from mousquetaires.data.bounded_read import read_bounded
from mousquetaires.i18n import VARIABLE as LANGUAGE_VARIABLE
from mousquetaires.i18n.errors import KeyedError, system_message
from mousquetaires.native.engine_choice import VARIABLE as ENGINE_VARIABLE

from .setting_validation import FORMATS, SQLITE
from .url_masking import MASK, masked

MAX_FILE_BYTES: Final = 1_000_000
FILE: Final = Path("mousquetaires.toml")  # in the current folder, unless another is given
PREFIX: Final = "MOUSQUETAIRES_"
OTHER_VARIABLES: Final = frozenset(  # not settings of the server
    (LANGUAGE_VARIABLE, ENGINE_VARIABLE, "MOUSQUETAIRES_TOKEN", "MOUSQUETAIRES_SOAK")
)
DATABASE_FILE: Final = "mousquetaires.sqlite3"
URL_SETTINGS: Final = frozenset(("database", "channels"))  # may contain a password
SECRET_SETTINGS: Final = frozenset(("operator_token",))
MAX_DEFAULT_WORKERS: Final = 8
OPTIONS: Final = {"origins": "--origin", "trusted_proxies": "--trusted-proxy"}  # others have the setting's name
SWITCH_VALUES: Final = {
    **dict.fromkeys(("true", "yes", "on", "1"), True),
    **dict.fromkeys(("false", "no", "off", "0"), False),
}


class SettingsError(KeyedError):
    """A wrong setting: a text key with its name, where it was found, and what would be right."""


# --- the settings ---------------------------------------------------------------------------------


def default_workers() -> int:
    """One per processor, except one that is left for the server itself."""
    return min(max((os.cpu_count() or 1) - 1, 1), MAX_DEFAULT_WORKERS)


def default_database(environment: Mapping[str, str]) -> str:
    """A SQLite file in the user's data folder."""
    data = Path(environment.get("XDG_DATA_HOME") or "")
    home = environment.get("HOME") or str(Path.home())
    folder = (
        data if data.is_absolute() else Path(home) / ".local" / "share"
    )  # the XDG specification ignores relative paths
    return f"{SQLITE}{folder / 'mousquetaires' / DATABASE_FILE}"


Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Seconds = Annotated[float, Meta(ge=0.1, le=3_600)]
Days = Annotated[int, Meta(ge=0, le=36_500)]


class Settings(Struct, frozen=True, kw_only=True):
    """Everything an operator can set."""

    host: str = "127.0.0.1"  # the address to listen on
    port: Annotated[int, Meta(ge=0, le=65_535)] = 1625  # the port to listen on; 0: any free port
    database: str = field(default_factory=lambda: default_database(os.environ))  # where games are stored, as a URL
    channels: str = ""  # Redis, as a URL, if several servers share a database
    workers: Annotated[int, Meta(ge=1, le=256)] = field(default_factory=default_workers)  # processes for bots
    public_url: str = ""  # base URL of links in notices and feeds; default: as the client reached the server
    origins: tuple[str, ...] = ()  # other sites whose pages may use this server
    trusted_proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded headers are trusted
    secure_cookies: Literal["auto", "always", "never"] = "auto"  # cookies only for HTTPS; auto: if the request is HTTPS
    max_tables: Count = 500  # open tables
    max_tables_per_address: Count = 20  # open tables that were opened from one address
    max_viewers_per_table: Count = 60  # spectators of one table
    max_connections_per_person: Count = 12  # open connections of one person to a table
    max_connections_per_address: Count = 100  # open connections from one address
    max_nickname: Annotated[int, Meta(ge=1, le=100)] = 24  # characters
    max_chat: Annotated[int, Meta(ge=1, le=4_000)] = 400  # characters of one chat message
    max_message_bytes: Annotated[int, Meta(ge=1_024, le=1_048_576)] = 16_384  # of one message or request body
    max_header_bytes: Annotated[int, Meta(ge=1_024, le=1_048_576)] = 16_384  # of one request's URL and headers
    idle_seconds: Seconds = 20  # until an idle connection is closed
    header_seconds: Seconds = 10  # to receive the headers of one request
    body_seconds: Seconds = 30  # to receive the body of one request
    messages_per_second: Count = 20  # from one connection, on average
    message_burst: Count = 60  # from one connection, at once
    requests_per_minute: Count = 300  # from one address, WebSockets included
    hourglass_seconds: Annotated[float, Meta(ge=0.1, le=86_400)] = 120  # the hourglass of Emergency!
    bot_pace_ms: Annotated[int, Meta(ge=0, le=60_000)] = 700  # a bot never answers faster than this
    bot_think_seconds: Annotated[float, Meta(ge=0.1, le=600)] = 10  # after this, the default move is played for the bot
    lease_seconds: Annotated[float, Meta(ge=0.5, le=60)] = 3  # after this, another server takes over a table
    snapshot_every: Count = 100  # moves between two snapshots of a game
    keep_waiting_hours: Annotated[int, Meta(ge=0, le=876_000)] = 48  # tables that never began; 0: keep for ever
    keep_playing_days: Days = 180  # unfinished games without a move; 0: keep for ever
    keep_finished_days: Days = 365  # finished games; 0: keep for ever
    keep_chat_days: Days = 90  # chat of finished games; 0: keep for ever
    away_seconds: Annotated[float, Meta(ge=0, le=86_400)] = 5  # a player who is to move and away this long is notified
    webhooks_to_private_addresses: bool = False  # webhooks may call addresses in the server's own network
    vapid_subject: str = ""  # contact for push services, mailto: or https:
    operator_token: str = ""  # allows deleting any table
    log_level: Literal["debug", "info", "warning", "error"] = "info"  # the least severe level that is logged
    log_format: Literal["auto", "json", "console"] = "auto"  # auto: console at a terminal, else JSON lines
    metrics: bool = True  # serve /metrics for Prometheus
    shutdown_seconds: Annotated[float, Meta(ge=0, le=600)] = 10  # to finish requests when the server stops

    def __repr__(self) -> str:
        return f"Settings({', '.join(describe(self))})"  # without passwords: it may end up in a log


TYPES: Final = {
    setting.name: setting.type
    for setting in inspect.type_info(Settings).fields  # type: ignore[attr-defined]  # a Struct has fields
}


def describe(settings: Settings, found: Mapping[str, "FoundSetting"] | None = None) -> Iterator[str]:
    """Every setting as a line of a settings file, with passwords masked, and with where it was found."""
    for name in TYPES:
        value = getattr(settings, name)
        line = f"{name} = {json.dumps(_masked_setting(name, value), ensure_ascii=False)}"
        yield f"{line}  # {found[name].where}" if found and name in found else line


def _masked_setting(name: str, value: object) -> object:
    """A setting without secrets."""
    if name in SECRET_SETTINGS:
        return MASK if value else ""
    return masked(str(value)) if name in URL_SETTINGS else value


# --- reading --------------------------------------------------------------------------------------


class FoundSetting(NamedTuple):
    """The value given for a setting, and where it was found."""

    setting: str
    where: str  # the file, the variable or the option
    value: object
    text: bool = False  # from an environment variable: always text

    def error_values(self, value: object | None = None) -> dict[str, str]:
        """The values for an error message, without passwords."""
        read = self.value if value is None else value
        shown = read if isinstance(read, str) else json.dumps(read, ensure_ascii=False, default=str)
        return {"setting": self.setting, "where": self.where, "read": str(_masked_setting(self.setting, shown))}


def load_settings(file: Path | None, environment: Mapping[str, str], **given: object) -> Settings:
    """Find and check all settings. Raises ``SettingsError`` if one is wrong."""
    return settings_of(find_settings(file, environment, **given), environment)


def find_settings(file: Path | None, environment: Mapping[str, str], **given: object) -> dict[str, FoundSetting]:
    """The settings that were given. An option overrides a variable, a variable overrides the file."""
    found = {
        found.setting: found for found in (*_from_file(file), *_from_variables(environment), *_from_options(given))
    }
    for setting in found.values():
        if setting.setting not in TYPES:
            raise _unknown_setting(setting)
    return found


def settings_of(found: Mapping[str, FoundSetting], environment: Mapping[str, str]) -> Settings:
    """The given settings, checked, and defaults for the rest."""
    values: dict[str, Any] = {"database": default_database(environment)}
    values |= {name: _checked_value(setting) for name, setting in found.items()}
    return Settings(**values)


def _from_options(given: Mapping[str, object]) -> Iterator[FoundSetting]:
    for name, value in given.items():
        if value is not None and value != []:  # not given
            yield FoundSetting(name, OPTIONS.get(name, "--" + name.replace("_", "-")), value)


def _from_variables(environment: Mapping[str, str]) -> Iterator[FoundSetting]:
    for name, value in environment.items():
        if name.startswith(PREFIX) and name not in OTHER_VARIABLES and value:  # an empty variable counts as not set
            yield FoundSetting(name.removeprefix(PREFIX).lower(), name, value, text=True)


def _from_file(file: Path | None) -> Iterator[FoundSetting]:
    if file is None and not FILE.is_file():
        return
    path = file or FILE
    try:
        text = read_bounded(path, MAX_FILE_BYTES).decode("utf-8-sig")
        entries = tomllib.loads(text)
    except FileNotFoundError as error:
        raise SettingsError("settings-no-file", file=str(path)) from error
    except UnicodeDecodeError as error:
        raise SettingsError("settings-not-utf8", file=str(path)) from error
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise SettingsError("settings-bad-toml", file=str(path), line=_error_line(str(error), text)) from error
    except (OSError, ValueError) as error:  # ValueError: a file name with a null character
        raise SettingsError("settings-unreadable", file=str(path), why=system_message(error)) from error
    for name, value in entries.items():
        yield FoundSetting(name, str(path), value)


def _error_line(message: str, text: str) -> str:
    """The line number of a TOML error. The last line if the text ends too early."""
    digits = message.rpartition("(at line ")[2].partition(",")[0]
    return digits if digits.isdecimal() else str(max(1, len(text.splitlines())))


def _unknown_setting(found: FoundSetting) -> SettingsError:
    near = get_close_matches(found.setting, TYPES, 1)
    if near:
        return SettingsError("settings-unknown-near", setting=found.setting, where=found.where, near=near[0])
    return SettingsError("settings-unknown", setting=found.setting, where=found.where)


# --- checking -------------------------------------------------------------------------------------


def _checked_value(found: FoundSetting) -> object:
    """The value of a setting, if it has the right type, range and format."""
    type_ = TYPES[found.setting]
    if isinstance(type_, inspect.IntType | inspect.FloatType):
        return _number(found, type_)
    if isinstance(type_, inspect.BoolType):
        return _switch(found)
    if isinstance(type_, inspect.LiteralType):
        return _choice(found, type_)
    if isinstance(type_, inspect.VarTupleType):
        return tuple(dict.fromkeys(_formatted(found, part) for part in _parts(found)))
    return _formatted(found, found.value)


def _number(found: FoundSetting, kind: inspect.IntType | inspect.FloatType) -> int | float:
    whole = isinstance(kind, inspect.IntType)
    value = _parse_number(found.value, whole) if found.text else found.value
    low, high = kind.ge or 0, kind.le or 0
    allowed = int if whole else int | float
    if isinstance(value, allowed) and not isinstance(value, bool) and low <= value <= high:
        return value
    limits = {"low": f"{low:.9g}", "high": f"{high:.9g}"}  # as text, so that 1625 is not formatted as 1,625
    raise SettingsError("settings-whole" if whole else "settings-number", **limits, **found.error_values())


def _parse_number(text: object, whole: bool) -> int | float | None:
    try:
        return int(str(text)) if whole else float(str(text))
    except ValueError:
        return None


def _switch(found: FoundSetting) -> bool:
    value = SWITCH_VALUES.get(str(found.value).lower()) if found.text else found.value
    if isinstance(value, bool):
        return value
    raise SettingsError("settings-choice", known="true, false", **found.error_values())


def _choice(found: FoundSetting, kind: inspect.LiteralType) -> object:
    if found.value in kind.values:
        return found.value
    raise SettingsError("settings-choice", known=", ".join(str(value) for value in kind.values), **found.error_values())


def _parts(found: FoundSetting) -> list[object] | tuple[object, ...]:
    """The parts of a list. In a variable they are separated by commas or spaces."""
    if found.text:
        return [part for part in re.split(r"[,\s]+", str(found.value)) if part]
    if isinstance(found.value, list | tuple):
        return found.value
    raise SettingsError(
        "settings-form", right=json.dumps(FORMATS[found.setting][0].split(", ")), **found.error_values()
    )


def _formatted(found: FoundSetting, value: object) -> str:
    """A text setting in its usual form."""
    right, check = FORMATS[found.setting]
    try:
        if not isinstance(value, str):
            raise ValueError
        return check(value)
    except ValueError as error:
        raise SettingsError("settings-form", right=right, **found.error_values(value)) from error


# --- databases ------------------------------------------------------------------------------------


def sqlite_file(database: str) -> Path | None:
    """The file of a SQLite database. None for PostgreSQL."""
    return Path(database.removeprefix(SQLITE)) if database.startswith(SQLITE) else None


def prepare_folder(database: str) -> None:
    """Create the folder of a SQLite file, readable only by this user."""
    file = sqlite_file(database)
    if file is None:
        return
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise SettingsError("settings-folder", folder=str(file.parent), why=system_message(error)) from error
