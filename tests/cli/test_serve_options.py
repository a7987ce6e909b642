"""``serve`` and ``backup`` at the command line: what is said before the server starts, and what is refused."""

import importlib
import json
import os
import re
import socket
import sqlite3
import subprocess
import sys
import threading
import types
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from mousquetaires.cli.app import command_for
from mousquetaires.cli.serve import address
from mousquetaires.data import load
from mousquetaires.i18n import ENGLISH, languages, texts
from mousquetaires.server.settings import Settings
from tests.cli.terminal import Result, Terminal, environment, start
from tests.cli.test_misuse import complains
from tests.server.served import PATIENCE

serve_command = importlib.import_module("mousquetaires.cli.serve")  # its name is a command's, too
# fmt: off
OPTIONS = {
    "serve": {
        "--host", "--port", "--database", "--channels", "--workers", "--config", "--public-url", "--origin",
        "--trusted-proxy", "--log-level", "--log-format", "--open", "--show-settings", "--box", "--lang",
    },
    "backup": {"target", "--database", "--config", "--force", "--lang"},
}
# fmt: on


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No settings file lies about, and no variable is set."""
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith("MOUSQUETAIRES_")]:
        monkeypatch.delenv(name)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that another program listens on."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield int(other.getsockname()[1])


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, Any]]:
    """What the command hands over to the server, which is not started here."""
    given: list[tuple[Any, Any]] = []
    module = types.ModuleType("mousquetaires.server.run")

    def run(settings: Any, components: Any, opened: Callable[[], None]) -> None:
        given.append((settings, components))
        opened()

    module.__dict__["run"] = run
    monkeypatch.setitem(sys.modules, module.__name__, module)
    return given


# --- help -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_is_explained_in_every_language(language: str, name: str) -> None:
    command, english = (command_for(texts(one)).commands[name] for one in (language, ENGLISH))
    explained = {param.opts[0]: param.help for param in command.params}
    assert set(explained) == OPTIONS[name]
    assert command.help.endswith(".")
    assert all(said.endswith(".") and "cli-" not in said for said in explained.values())
    if language != ENGLISH:
        others = [param.help for param in english.params]
        assert command.help != english.help
        assert [said for said in explained.values() if said in others] == []


@pytest.mark.parametrize("name", OPTIONS)
def test_the_help_shows_them_all(terminal: Terminal, name: str) -> None:
    said = terminal.run(name, "--help").out
    assert [option for option in OPTIONS[name] - {"target"} if option not in said] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["serve", "backup", "bot", "replay", "odds"])
def test_the_help_shows_values_and_no_types(terminal: Terminal, name: str, language: str) -> None:
    said = terminal.run(name, "--help", "--lang", language).out
    assert not re.search(r"<\w+|list\[|Show this message", said)
    assert re.search(rf"--lang +{texts(language).say('cli-metavar-code')} ", said)
    assert re.search(rf"--help +{re.escape(texts(language).say('cli-show-help'))}", said)


# --- settings -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--port 70000", "The setting port (from --port) can’t be “70000”"),
        ("--port many", "--port needs a whole number"),
        ("--port", "--port needs a value"),
        ("--workers 0", "from 1 to 256"),
        ("--host http://here", "The setting host (from --host) can’t be “http://here”"),
        ("--database games.db", "write for example sqlite:///FILE"),
        ("--database postgres://athos:grimaud@db", "(from --database) can’t be “postgres://athos:***@db”"),
        ("--channels localhost", "write for example redis://HOST"),
        ("--public-url here", "(from --public-url)"),
        ("--origin https://a.example --origin *", "(from --origin) can’t be “*”"),
        ("--trusted-proxy nginx", "(from --trusted-proxy) can’t be “nginx”"),
        ("--log-level loud", "use one of debug, error, info, warning"),
        ("--log-format xml", "use one of auto, console, json"),
        ("--config no.toml", "There is no settings file no.toml"),
        ("--wings", "no option --wings"),
        ("now", "One word too many: “now”"),
        ("--box /no/such/box --port 0", "/no/such/box: there is no such folder"),
        ("--lang tlh", "language tlh isn’t available"),
    ],
)
def test_a_bad_option_gets_one_sentence(terminal: Terminal, arguments: str, sentence: str) -> None:
    complains(terminal.run("serve", *arguments.split()), sentence)


def test_a_bad_variable_and_a_bad_file_get_one_sentence(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("mousquetaires.toml").write_text("prot = 7")
    complains(terminal.run("serve"), "There is no setting prot (from mousquetaires.toml): did you mean port?")
    monkeypatch.setenv("MOUSQUETAIRES_METRICS", "perhaps")
    Path("mousquetaires.toml").write_text("port = 7")
    complains(terminal.run("serve"), "The setting metrics (from MOUSQUETAIRES_METRICS) can’t be “perhaps”")


def test_settings_are_shown_with_where_they_come_from_and_no_password(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, taken: int
) -> None:
    Path("mousquetaires.toml").write_text("max_chat = 7")
    monkeypatch.setenv("MOUSQUETAIRES_DATABASE", "postgresql://athos:grimaud@db/game")
    result = terminal.run("serve", "--show-settings", "--port", str(taken), "--origin", "https://a.example")
    assert (result.code, result.err) == (0, "")
    shown = result.out.splitlines()
    assert "max_chat = 7  # mousquetaires.toml" in shown
    assert 'database = "postgresql://athos:***@db/game"  # MOUSQUETAIRES_DATABASE' in shown
    assert f"port = {taken}  # --port" in shown
    assert 'origins = ["https://a.example"]  # --origin' in shown
    assert "metrics = true" in shown


# --- the port -------------------------------------------------------------------------------------


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", "localhost"])
def test_a_port_in_use_gets_one_sentence_before_anything_else(terminal: Terminal, taken: int, host: str) -> None:
    result = terminal.run("serve", "--host", host, "--port", str(taken), "--box", "/no/such/box")
    complains(result, f"Port {taken} on {host} is in use: stop the other program, or choose another port with --port.")
    assert list(terminal.home.rglob("*.sqlite3")) == []


@pytest.mark.parametrize("language", languages())
def test_a_port_in_use_is_told_in_every_language(terminal: Terminal, taken: int, language: str) -> None:
    complains(terminal.run("serve", "--port", str(taken), "--lang", language), str(taken))


def test_a_port_that_is_not_permitted_gets_one_sentence(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")  # the tests may run as root, who is permitted everything

    monkeypatch.setattr(socket.socket, "bind", refuse)
    complains(terminal.run("serve", "--port", "80"), "You may not use port 80 on 127.0.0.1")


@pytest.mark.parametrize("host", ["192.0.2.1", "no-such-host.invalid"])
def test_an_address_this_machine_does_not_have_gets_one_sentence(terminal: Terminal, host: str) -> None:
    complains(terminal.run("serve", "--host", host), f"This machine has no address {host}: choose another with --host.")


# --- the start ------------------------------------------------------------------------------------


def test_the_address_is_told_and_the_settings_are_handed_over(
    terminal: Terminal, served: list[tuple[Any, Any]], tmp_path: Path
) -> None:
    database = tmp_path / "kept" / "here" / "games.sqlite3"
    result = terminal.run("serve", "--port", "0", "--database", f"sqlite:///{database}", "--log-level", "error")
    ((settings, components),) = served
    assert (result.code, result.err) == (0, "")
    assert result.out == f"The game is at http://127.0.0.1:{settings.port} (Ctrl+C stops the server).\n"
    assert settings.port > 0
    assert settings.log_level == "error"
    assert components == load()
    assert database.parent.is_dir()
    with socket.socket() as door:
        door.bind(("127.0.0.1", settings.port))  # and it is free indeed


def test_the_address_is_told_once_people_can_come_in_and_the_log_is_ours(tmp_path: Path) -> None:
    process = start(tmp_path, "serve", "--port", "0", "--database", "sqlite:///games.sqlite3", "--log-format", "json")
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        said = re.fullmatch(r"The game is at (http://127\.0\.0\.1:\d+) \(Ctrl\+C stops the server\)\.\n", line)
        assert said is not None
        assert httpx.get(f"{said[1]}/ready").status_code == 200
        process.terminate()
        out, err = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()  # nothing, unless something above went wrong
        process.communicate()
    assert (process.returncode, out) == (0, "")
    assert [json.loads(line)["event"] for line in err.splitlines()] == ["started", "stopped"]


def test_what_is_no_database_is_told_in_one_sentence_and_no_address_before(tmp_path: Path) -> None:
    Path("text").write_text("One for all!" * 1000)
    Path("folder").mkdir()
    for database, sentence in (
        ("sqlite:///text", f"{tmp_path}/text isn’t a database of this program.\n"),
        ("sqlite:///folder", f"{tmp_path}/folder is a folder: name a file in it.\n"),
        ("postgresql://athos@127.0.0.1:1/x", "The database at 127.0.0.1:1 can’t be reached: Connection refused.\n"),
    ):
        process = start(tmp_path, "serve", "--port", "0", "--database", database)
        out, err = process.communicate(timeout=PATIENCE)
        complains(Result(process.returncode, out, err), sentence)


def test_without_a_word_games_are_kept_in_the_users_data_folder(
    terminal: Terminal, served: list[tuple[Any, Any]]
) -> None:
    assert terminal.run("serve", "--port", "0").code == 0
    ((settings, _),) = served
    folder = terminal.home / ".local" / "share" / "mousquetaires"
    assert settings.database == f"sqlite:///{folder / 'mousquetaires.sqlite3'}"
    assert folder.is_dir()


def test_the_address_is_one_that_can_be_opened() -> None:
    assert address(Settings(host="0.0.0.0", port=80)) == "http://127.0.0.1:80"
    assert address(Settings(host="::")) == "http://[::1]:1625"
    assert address(Settings(host="localhost")) == "http://localhost:1625"
    assert address(Settings(public_url="https://game.example")) == "https://game.example"


def test_other_commands_start_without_the_server(tmp_path: Path) -> None:
    code = (
        "import sys; from mousquetaires.cli import run; assert run(['odds', '--dice', '3']) == 0; "
        "sys.exit(any(name in sys.modules for name in ('msgspec', 'litestar', 'sqlalchemy', 'structlog')))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **environment(tmp_path)}, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")


# --- backup ---------------------------------------------------------------------------------------


@pytest.fixture
def database(tmp_path: Path) -> str:
    file = tmp_path / "games.sqlite3"
    with closing(sqlite3.connect(file)) as base:
        base.execute("CREATE TABLE inputs (line TEXT)")
    return f"sqlite:///{file}"


def test_a_backup_says_where_it_is(terminal: Terminal, database: str) -> None:
    result = terminal.run("backup", "copy.sqlite3", "--database", database)
    assert (result.code, result.out, result.err) == (0, "The copy is in copy.sqlite3\n", "")
    with closing(sqlite3.connect("copy.sqlite3")) as base:
        assert base.execute("SELECT count(*) FROM inputs").fetchone() == (0,)


def test_the_database_may_stand_in_the_settings(
    terminal: Terminal, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("other.toml").write_text(f'database = "{database}"')
    assert terminal.run("backup", "one.sqlite3", "--config", "other.toml").code == 0
    monkeypatch.setenv("MOUSQUETAIRES_DATABASE", database)
    assert terminal.run("backup", "two.sqlite3").code == 0


def test_a_backup_overwrites_only_by_force(terminal: Terminal, database: str) -> None:
    Path("copy").write_text("precious")
    complains(terminal.run("backup", "copy", "--database", database), "The file copy already exists")
    assert terminal.run("backup", "copy", "--database", database, "--force").code == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("", "missing: FILE"),
        ("copy --database sqlite:///no.db", "There is no database "),
        ("copy --database nothing", "write for example sqlite:///FILE"),
        ("/no/such/folder/copy", "can’t be written: No such file or directory."),
        ("home", "home is a folder: name a file in it.\n"),
        (
            "copy --database postgres://athos:grimaud@db/game",
            "which asks for the password: pg_dump --format=custom --file=copy postgresql://athos@db/game\n",
        ),
    ],
)
def test_a_backup_that_cannot_be_made_gets_one_sentence(
    terminal: Terminal, database: str, monkeypatch: pytest.MonkeyPatch, arguments: str, sentence: str
) -> None:
    monkeypatch.setenv("MOUSQUETAIRES_DATABASE", database)
    complains(terminal.run("backup", *arguments.split()), sentence)


# --- the browser ----------------------------------------------------------------------------------


class Shown:
    """A browser that only remembers what it was to open."""

    def __init__(self, works: bool = True) -> None:
        self.pages: list[str] = []
        self.works = works

    def open(self, page: str) -> bool:
        self.pages.append(page)
        return self.works


def opens(monkeypatch: pytest.MonkeyPatch, found: object) -> None:
    def get() -> object:
        if found is None:
            raise webbrowser.Error("none")
        return found

    monkeypatch.setattr(webbrowser, "get", get)


def test_the_page_is_opened_once_people_can_come_in_and_somebody_asked_for_it(
    monkeypatch: pytest.MonkeyPatch, terminal: Terminal, served: list[tuple[Any, Any]]
) -> None:
    shown = Shown()
    opens(monkeypatch, shown)
    for options in ((), ("--open",)):
        assert terminal.run("serve", "--port", "0", *options).code == 0
        for thread in threading.enumerate():
            if thread.name == "browser":
                thread.join()
    (_, _), (settings, _) = served
    assert shown.pages == [address(settings)]


@pytest.mark.parametrize("language", languages())
def test_without_a_browser_the_address_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    monkeypatch.delenv("BROWSER", raising=False)
    for found in (None, Shown(works=False), webbrowser.GenericBrowser("lynx")):
        opens(monkeypatch, found)
        serve_command.show(texts(language), "http://127.0.0.1:1625")
        assert "http://127.0.0.1:1625" in capsys.readouterr().out
