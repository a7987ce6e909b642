"""Options override variables, variables the file, the file the defaults. Bad values are refused in one sentence."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from mousquetaires.cli.errors import error_text
from mousquetaires.i18n import languages, texts
from mousquetaires.server.settings import (
    TYPES,
    Settings,
    SettingsError,
    default_workers,
    describe,
    find_settings,
    load_settings,
    prepare_folder,
    settings_of,
    sqlite_file,
)
from mousquetaires.server.url_masking import masked

Write = Callable[[str], Path]
HOME = {"HOME": "/home/athos"}


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """A settings file in the current folder, which is otherwise empty."""
    monkeypatch.chdir(tmp_path)

    def written(text: str) -> Path:
        file = tmp_path / "mousquetaires.toml"
        file.write_text(text, "utf-8")
        return file

    return written


def refused(file: Path | None, environment: dict[str, str], **given: object) -> str:
    """The sentence an operator reads."""
    with pytest.raises(SettingsError) as found:
        load_settings(file, {**HOME, **environment}, **given)
    return error_text(texts("en"), found.value)


# --- which of them counts -------------------------------------------------------------------------


def test_without_a_word_everything_is_as_usual(write: Write) -> None:
    settings = load_settings(None, HOME)
    assert settings.host == "127.0.0.1"
    assert settings.port == 1625
    assert settings.database == "sqlite:////home/athos/.local/share/mousquetaires/mousquetaires.sqlite3"
    assert settings.workers == default_workers()
    assert settings.trusted_proxies == settings.origins == ()


def test_an_option_is_heeded_before_a_variable_before_the_file(write: Write) -> None:
    write('port = 1\nhost = "::1"\nmax_chat = 5')
    settings = load_settings(None, {"MOUSQUETAIRES_PORT": "2", "MOUSQUETAIRES_HOST": "::2", **HOME}, port=3)
    assert (settings.port, settings.host, settings.max_chat) == (3, "::2", 5)


def test_the_file_that_is_named_is_read_instead_of_the_one_in_the_folder(write: Write, tmp_path: Path) -> None:
    write("port = 1")
    other = tmp_path / "other.toml"
    other.write_text("max_chat = 9")
    settings = load_settings(other, HOME)
    assert (settings.port, settings.max_chat) == (1625, 9)


def test_the_file_is_not_looked_for_in_other_folders(
    write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write("port = 1")
    (tmp_path / "inside").mkdir()
    monkeypatch.chdir(tmp_path / "inside")
    assert load_settings(None, HOME).port == 1625


def test_an_empty_variable_and_an_option_nobody_gave_count_for_nothing(write: Write) -> None:
    settings = load_settings(None, {"MOUSQUETAIRES_PORT": "", **HOME}, host=None, origins=[])
    assert settings == load_settings(None, HOME)


def test_the_variable_for_the_language_is_no_setting(write: Write) -> None:
    assert load_settings(None, {"MOUSQUETAIRES_LANG": "pl", **HOME}) == load_settings(None, HOME)


def test_every_setting_can_be_set_by_a_variable_and_by_the_file(write: Write) -> None:
    other = {
        "host": "::1",
        "database": "postgresql://a@b/c",
        "channels": "redis://a",
        "public_url": "https://a.example",
        "vapid_subject": "mailto:a@b.example",
        "origins": ["https://a.example"],
        "trusted_proxies": ["10.0.0.0/8"],
        "secure_cookies": "never",
        "log_level": "error",
        "log_format": "json",
        "metrics": False,
        "webhooks_to_private_addresses": True,
        "max_message_bytes": 2048,
        "max_header_bytes": 2048,
        "operator_token": "a" * 22,
    }
    values = {name: other.get(name, 7) for name in TYPES}
    as_text = {name: ",".join(one) if isinstance(one, list) else str(one).lower() for name, one in values.items()}
    by_variable = load_settings(None, {f"MOUSQUETAIRES_{name.upper()}": text for name, text in as_text.items()})
    by_file = load_settings(write("\n".join(f"{name} = {json.dumps(value)}" for name, value in values.items())), {})
    usual = Settings()
    assert by_variable == by_file
    assert [name for name in TYPES if getattr(by_file, name) == getattr(usual, name)] == []


def test_the_data_folder_is_the_users_own_choice_if_it_is_a_whole_path(write: Write) -> None:
    usual = load_settings(None, HOME).database
    assert load_settings(None, {**HOME, "XDG_DATA_HOME": "/data"}).database == (
        "sqlite:////data/mousquetaires/mousquetaires.sqlite3"
    )
    assert load_settings(None, {**HOME, "XDG_DATA_HOME": "data"}).database == usual


# --- what is understood ---------------------------------------------------------------------------


@pytest.mark.parametrize(("written", "meant"), [("true", True), ("1", True), ("On", True), ("no", False), ("0", False)])
def test_a_variable_says_yes_or_no_in_many_ways(write: Write, written: str, meant: bool) -> None:
    assert load_settings(None, {"MOUSQUETAIRES_METRICS": written, **HOME}).metrics is meant


def test_seconds_may_have_a_fraction(write: Write) -> None:
    assert load_settings(write("lease_seconds = 1.5"), HOME).lease_seconds == 1.5
    assert load_settings(None, {"MOUSQUETAIRES_BOT_THINK_SECONDS": "0.25", **HOME}).bot_think_seconds == 0.25


def test_a_database_file_has_its_whole_path(write: Write, tmp_path: Path) -> None:
    assert load_settings(None, HOME, database="sqlite:///games.db").database == f"sqlite:///{tmp_path / 'games.db'}"
    home = Path("~/games.db").expanduser()
    assert load_settings(None, HOME, database="sqlite:///~/games.db").database == f"sqlite:///{home}"


def test_postgres_has_one_name(write: Write) -> None:
    url = "://athos:pw@db.example:5432/game?sslmode=require"
    for scheme in ("postgres", "postgresql"):
        assert load_settings(None, HOME, database=scheme + url).database == "postgresql" + url
    by_socket = "postgresql:///game?host=/run/postgresql"
    assert load_settings(None, HOME, database=by_socket).database == by_socket


def test_origins_are_written_as_browsers_send_them(write: Write) -> None:
    given = ["HTTPS://Game.Example:443/", "http://[::1]:5173", "https://game.example"]
    assert load_settings(None, HOME, origins=given).origins == ("https://game.example", "http://[::1]:5173")


def test_proxies_are_addresses_or_networks(write: Write) -> None:
    settings = load_settings(None, {"MOUSQUETAIRES_TRUSTED_PROXIES": "10.1.2.3/8, ::1", **HOME})
    assert settings.trusted_proxies == ("10.0.0.0/8", "::1/128")


def test_a_public_address_loses_its_last_stroke(write: Write) -> None:
    assert load_settings(None, HOME, public_url="https://a.example/game/").public_url == "https://a.example/game"


# --- what is refused ------------------------------------------------------------------------------


def test_a_refusal_says_which_setting_from_where_what_was_read_and_what_is_right(write: Write) -> None:
    write("port = 70000")
    assert refused(None, {}) == (
        "The setting port (from mousquetaires.toml) can’t be “70000”: use a whole number from 0 to 65535."
    )
    assert refused(None, {"MOUSQUETAIRES_PORT": "many"}) == (
        "The setting port (from MOUSQUETAIRES_PORT) can’t be “many”: use a whole number from 0 to 65535."
    )
    assert refused(None, {}, port=-1) == (
        "The setting port (from --port) can’t be “-1”: use a whole number from 0 to 65535."
    )
    assert refused(None, {}, port=1, trusted_proxies=["10.0.0.0/8", "nginx"]) == (
        "The setting trusted_proxies (from --trusted-proxy) can’t be “nginx”: "
        "write for example 127.0.0.1, 10.0.0.0/8, ::1."
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('port = "1625"', "a whole number from 0 to 65535"),
        ("port = 16.25", "can’t be “16.25”"),
        ("port = true", "can’t be “true”"),
        ("port = [1]", "can’t be “[1]”"),
        ("port = 1979-05-27", "1979-05-27"),
        ("workers = 0", "from 1 to 256"),
        ("lease_seconds = nan", "a number from 0.5 to 60"),
        ("lease_seconds = 0", "a number from 0.5 to 60"),
        ('metrics = "yes"', "can’t be “yes”: use one of true, false"),
        ("metrics = 1", "use one of true, false"),
        ('log_level = "loud"', "use one of debug, error, info, warning"),
        ("log_level = []", "use one of debug, error, info, warning"),
        ("host = 7", "write for example 127.0.0.1"),
        ('host = ""', "write for example 127.0.0.1"),
        ('host = "http://localhost"', "write for example 127.0.0.1"),
        ('database = ""', "write for example sqlite:///FILE"),
        ('database = "mysql://a/b"', "write for example sqlite:///FILE"),
        ('database = "sqlite://"', "write for example sqlite:///FILE"),
        ('database = "sqlite:///:memory:"', "write for example sqlite:///FILE"),
        ('database = "postgresql://host"', "write for example sqlite:///FILE"),
        ('database = "postgresql://host:port/name"', "write for example sqlite:///FILE"),
        ('channels = "localhost:6379"', "write for example redis://HOST:6379"),
        ('channels = "redis://"', "write for example redis://HOST:6379"),
        ('public_url = "game.example"', "write for example https://game.example"),
        ('public_url = "https://a.example/?b=c"', "write for example https://game.example"),
        ('origins = "https://a.example"', 'write for example ["https://game.example", "http://localhost:5173"]'),
        ('origins = ["*"]', "can’t be “*”"),
        ('origins = ["https://a.example/page"]', "can’t be “https://a.example/page”"),
        ("origins = [7]", "can’t be “7”"),
        ('trusted_proxies = ["*"]', "can’t be “*”"),
        ('vapid_subject = "me"', "write for example mailto:host@game.example"),
        ("prot = 1", "There is no setting prot (from mousquetaires.toml): did you mean port?"),
        ("[server]\nport = 1", "There is no setting server"),
        ("zzz = 1", "There is no setting zzz (from mousquetaires.toml): mousquetaires serve --show-settings lists"),
        ("port = 1\nport = 2", "Line 2 of the settings file mousquetaires.toml isn’t valid TOML."),
        ("port =", "Line 1 of the settings file mousquetaires.toml isn’t valid TOML"),
    ],
)
def test_what_makes_no_sense_in_a_file_is_refused(write: Write, text: str, sentence: str) -> None:
    write(text)
    assert sentence in refused(None, {})


def test_a_variable_with_a_wrong_name_is_refused(write: Write) -> None:
    said = refused(None, {"MOUSQUETAIRES_MAX_TABELS": "7"})
    assert said == "There is no setting max_tabels (from MOUSQUETAIRES_MAX_TABELS): did you mean max_tables?"


def test_a_file_that_cannot_be_read_is_refused(write: Write, tmp_path: Path) -> None:
    assert refused(Path("no.toml"), {}) == "There is no settings file no.toml."
    assert refused(tmp_path, {}).endswith("can’t be read: Is a directory.")
    write("").write_bytes(b"host = '\xff'")
    assert refused(None, {}) == "The settings file mousquetaires.toml isn’t UTF-8 text."


@pytest.mark.parametrize("language", languages())
def test_a_refusal_is_one_whole_sentence_in_every_language(write: Write, language: str) -> None:
    for variable, value in (("PORT", "x"), ("LEASE_SECONDS", "x"), ("METRICS", "x"), ("HOST", "/"), ("PROT", "1")):
        with pytest.raises(SettingsError) as found:
            load_settings(None, {f"MOUSQUETAIRES_{variable}": value, **HOME})
        said = error_text(texts(language), found.value)
        assert f"MOUSQUETAIRES_{variable}" in said
        assert said[-1] in ".?"
        assert "·" not in said


# --- passwords ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        (
            "postgresql://athos:grimaud@db:5432/game?sslmode=require",
            "postgresql://athos:***@db:5432/game?sslmode=require",
        ),
        ("postgresql://athos@db/game", "postgresql://athos@db/game"),
        ("postgresql://athos:gri/ma@ud@db/game", "postgresql://athos:***@db/game"),
        (
            "postgresql:///game?user=athos&password=grimaud&host=/run",
            "postgresql:///game?user=athos&password=***&host=/run",
        ),
        ("postgresql://athos:grimaud/game", "postgresql://athos:***/game"),
        ("postgresql://[::1]:5432/game", "postgresql://[::1]:5432/game"),
        ("postgres:athos:grimaud@db/game", "postgres:***@db/game"),
        ("redis://:grimaud@cache/0", "redis://:***@cache/0"),
        ("redis://grimaud@cache/0", "redis://***@cache/0"),
        ("rediss://cache:6379/0?password=grimaud", "rediss://cache:6379/0?password=***"),
        ("https://game.example/@athos", "https://game.example/@athos"),
        ("https://grimaud@game.example/x", "https://***@game.example/x"),
        ("sqlite:////home/a@b:c@d/games.db", "sqlite:////home/a@b:c@d/games.db"),
        ("", ""),
    ],
)
def test_a_password_in_a_url_is_masked(url: str, shown: str) -> None:
    assert masked(url) == shown


def test_no_refusal_tells_a_password(write: Write) -> None:
    no_name, no_scheme = "postgres://athos:grimaud@db", "athos:grimaud@db/game"
    for url in (no_name, no_scheme, "mysql://athos:grimaud@db/x", "postgres://a:gri maud@db/x", "postgres://a:maud/x"):
        with pytest.raises(SettingsError) as found:
            load_settings(None, HOME, database=url)
        assert "maud" not in str(found.value)
        assert "maud" not in error_text(texts("en"), found.value)
    assert "grimaud" not in refused(None, {"MOUSQUETAIRES_CHANNELS": "http://:grimaud@cache"})
    assert "grimaud" not in refused(None, {"MOUSQUETAIRES_OPERATOR_TOKEN": "grimaud"})


def test_settings_that_are_printed_have_no_password_and_are_a_settings_file_again(write: Write) -> None:
    given = {"database": "postgresql://athos:grimaud@db/game", "origins": ["https://a.example"]}
    found = find_settings(write("port = 7"), HOME, **given)
    settings = settings_of(found, HOME)
    lines = list(describe(settings, found))
    assert "port = 7  # " + str(Path.cwd() / "mousquetaires.toml") in lines
    assert 'database = "postgresql://athos:***@db/game"  # --database' in lines
    assert "max_chat = 400" in lines
    assert len(lines) == len(TYPES)
    again = load_settings(write("\n".join(lines)), {})
    assert msgspec.structs.replace(again, database=settings.database) == settings
    assert "grimaud" not in repr(settings)
    assert "grimaud" not in repr(Settings(operator_token="grimaud" * 4))


def test_every_setting_has_a_comment() -> None:
    source = Path(load_settings.__code__.co_filename).read_text("utf-8")
    lines = source.partition("class Settings(")[2].splitlines()
    for name in TYPES:
        assert "  # " in next(line for line in lines if line.startswith(f"    {name}: ")), name


# --- the database's folder ------------------------------------------------------------------------


def test_the_folder_of_the_database_is_made_for_its_user_alone(tmp_path: Path) -> None:
    file = tmp_path / "share" / "mousquetaires" / "games.sqlite3"
    prepare_folder(f"sqlite:///{file}")
    prepare_folder(f"sqlite:///{file}")
    assert sqlite_file(f"sqlite:///{file}") == file
    assert file.parent.stat().st_mode & 0o777 == 0o700
    assert list(file.parent.iterdir()) == []


def test_a_postgresql_database_needs_no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert sqlite_file("postgresql://db/game") is None
    prepare_folder("postgresql://db/game")
    assert os.listdir(tmp_path) == []


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SettingsError) as found:
        prepare_folder(f"sqlite:///{tmp_path / 'file' / 'games.sqlite3'}")
    assert found.value.key == "settings-folder"
