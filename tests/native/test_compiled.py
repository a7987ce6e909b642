"""The compiled engine: the same games, and only ever that of these very sources."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mousquetaires.native import sources
from mousquetaires.native.build import build
from mousquetaires.native.build_folders import QUICK, SUFFIX, cache_folder, library_name
from tools.fuzz import play_some

CHECKOUT = Path(__file__).parents[2]
PLAY = "from tools.fuzz import play_some as p; t = p(5, 0, 12); print(t.inputs, t.failures, f'{t.last:032x}')"
BOX = """
from msgspec.json import encode, schema_components
from mousquetaires.data import load
from mousquetaires.server.api.box_contents import Box, box_of
schema_components([Box])  # as the API's own document is made
print(encode(box_of(load())).decode())
"""
COPYING = (
    f"{CHECKOUT}/tests/engine/test_machine.py",
    f"{CHECKOUT}/tests/engine/test_record_start.py",
    f"{CHECKOUT}/tests/bots/test_fairness.py::test_nothing_leads_from_a_bots_hands_to_the_game",
    f"{CHECKOUT}/tests/bots/test_fairness.py::test_a_seat_prompt_can_be_copied_and_sent_to_another_process",
)
SIMULATE = ("-m", "mousquetaires", "simulate", "--games", "3", "--players", "3", "--jobs", "2", "--lang", "en")


@pytest.fixture(scope="module")
def built() -> Path:
    """A build of the current sources. If another process is making it, waits for that."""
    return build(QUICK)


class Copy:
    """The package by itself in a folder, as a wheel with a compiled engine installs it."""

    def __init__(self, folder: Path, built: Path) -> None:
        self.home = folder
        self.package = folder / "mousquetaires"
        self.compiled = self.package / "_compiled"
        shutil.copytree(sources.PACKAGE, self.package, ignore=shutil.ignore_patterns("web", "__pycache__"))
        shutil.copytree(built, self.compiled)

    def run(self, engine: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        return run(engine, *arguments, path=self.home, cache=self.home / "cache")


def run(
    engine: str, *arguments: str, path: Path = CHECKOUT / "src", cache: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """A Python of its own, with this engine."""
    words = {"MOUSQUETAIRES_ENGINE": engine, "PYTHONPATH": f"{path}{os.pathsep}{CHECKOUT}", "LANGUAGE": "en"}
    if cache is not None:
        words["XDG_CACHE_HOME"] = str(cache)
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, cwd=path, env={**os.environ, **words}, capture_output=True, text=True, timeout=300, check=False
    )


@pytest.fixture
def copy(tmp_path: Path, built: Path) -> Copy:
    return Copy(tmp_path, built)


@pytest.mark.usefixtures("built")
def test_random_games_end_in_the_same_positions_on_both_engines() -> None:
    here = play_some(5, 0, 12)
    there = run("compiled", "-c", PLAY)
    assert there.stdout.split() == [str(here.inputs), "[]", f"{here.last:032x}"], there.stderr


@pytest.mark.usefixtures("built")
def test_games_prompts_and_sessions_are_copied_and_pickled_on_the_compiled_engine_too() -> None:
    done = run("compiled", "-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", *COPYING)
    assert done.returncode == 0, done.stdout


@pytest.mark.usefixtures("built")
def test_a_simulation_over_two_processes_finds_the_same_on_both_engines() -> None:
    compiled, pure = run("compiled", *SIMULATE), run("pure", *SIMULATE)
    assert compiled.returncode == pure.returncode == 0, compiled.stderr
    assert compiled.stdout == pure.stdout != ""


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("masters", [("--milady", "master:4"), ("--musketeers", "master:2")])
def test_a_master_plays_the_same_game_on_both_engines(masters: tuple[str, str]) -> None:
    words = ("-m", "mousquetaires", "simulate", "--games", "1", "--players", "3", "--jobs", "1", *masters)
    compiled, pure = run("compiled", *words), run("pure", *words)
    assert compiled.returncode == pure.returncode == 0, compiled.stderr
    assert compiled.stdout == pure.stdout != ""


@pytest.mark.usefixtures("built")
def test_the_server_describes_and_tells_the_printed_values_on_both_engines() -> None:
    compiled, pure = run("compiled", "-c", BOX), run("pure", "-c", BOX)
    assert compiled.stdout == pure.stdout != "", compiled.stderr


@pytest.mark.usefixtures("built")
def test_a_build_is_used_without_a_word_and_the_program_says_so() -> None:
    assert run("", "-m", "mousquetaires", "--version").stdout.endswith("\nEngine: compiled.\n")
    assert "Engine: interpreted." in run("pure", "-m", "mousquetaires", "--version").stdout


def test_the_build_of_a_package_is_found_beside_it(copy: Copy) -> None:
    modules = "import mousquetaires.engine.rules.siege as a, mousquetaires.bots.novice.siege as b"
    told = copy.run("compiled", "-c", f"{modules}; print(a.__name__, b.__name__, a.__file__, b.__file__)")
    first, second, *files = told.stdout.split()
    assert (first, second) == ("mousquetaires.engine.rules.siege", "mousquetaires.bots.novice.siege"), told.stderr
    assert all(Path(file).is_relative_to(copy.compiled) for file in files)


def test_a_build_of_other_sources_is_refused(copy: Copy) -> None:
    with (copy.package / "engine" / "rules" / "duel.py").open("a") as duel:
        duel.write("\n")
    insisting = copy.run("compiled", "-m", "mousquetaires", "odds")
    assert (insisting.returncode, insisting.stdout) == (2, "")
    assert insisting.stderr.startswith("The compiled build was made from other sources")
    assert insisting.stderr.count("\n") == 1
    at_ease = copy.run("auto", "-m", "mousquetaires", "--version")
    assert "Engine: interpreted. The compiled build was made from other sources" in at_ease.stdout
    playing = copy.run("compiled", "-c", "import mousquetaires.engine")
    assert "EngineError: engine-other-sources" in playing.stderr


def test_a_build_that_was_given_another_name_cannot_be_loaded(copy: Copy) -> None:
    with (copy.package / "engine" / "rules" / "duel.py").open("a") as duel:
        duel.write("\n")
    (library,) = copy.compiled.glob(f"*__mypyc{SUFFIX}")
    library.rename(library.with_name(library_name(sources.hash_of(copy.package)) + SUFFIX))
    refused = copy.run("compiled", "-m", "mousquetaires", "odds")
    assert refused.returncode == 2
    assert "can’t be loaded" in refused.stderr
    assert "Engine: interpreted." in copy.run("auto", "-m", "mousquetaires", "--version").stdout


def test_every_byte_and_every_name_of_the_sources_counts(tmp_path: Path) -> None:
    package = tmp_path / "mousquetaires"
    shutil.copytree(sources.PACKAGE / "engine", package / "engine")
    first = sources.hash_of(package)
    assert sources.hash_of(package) == first
    ids = package / "engine" / "ids.py"
    ids.write_bytes(ids.read_bytes().replace(b"CARDS", b"CARDZ", 1))
    second = sources.hash_of(package)
    ids.rename(ids.with_name("idz.py"))
    assert len({first, second, sources.hash_of(package)}) == 3


def test_without_a_build_or_a_c_compiler_there_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    missing = run("compiled", "-m", "mousquetaires", "odds", cache=tmp_path)
    assert (missing.returncode, missing.stderr.count("\n")) == (2, 1)
    assert "mousquetaires compile" in missing.stderr
    monkeypatch.setenv("CC", "no-such-compiler")
    alone = run("", "-m", "mousquetaires", "compile", cache=tmp_path)
    assert (alone.returncode, alone.stderr.count("\n")) == (2, 1)
    assert "C compiler" in alone.stderr
    assert not list(tmp_path.rglob(f"*{SUFFIX}"))


def test_a_cache_that_cannot_be_written_is_told_and_does_not_keep_anybody_from_playing() -> None:
    compiling = run("", "-m", "mousquetaires", "compile", cache=Path(os.devnull))
    assert (compiling.returncode, compiling.stderr.count("\n")) == (2, 1)
    assert compiling.stderr.startswith("The engine couldn’t be compiled: ")
    assert run("", "-c", "import mousquetaires.engine", cache=Path(os.devnull)).returncode == 0


def test_builds_are_kept_in_the_users_own_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    assert cache_folder({"XDG_CACHE_HOME": "/somewhere"}) == Path("/somewhere/mousquetaires")
    assert cache_folder({"XDG_CACHE_HOME": "here"}) == cache_folder({}) == Path.home() / ".cache" / "mousquetaires"
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)  # as for a user that the machine does not know
    assert cache_folder({}) == Path("/nonexistent/.cache/mousquetaires")


def test_an_engine_that_does_not_exist_is_refused() -> None:
    refused = run("fast", "-m", "mousquetaires", "odds")
    assert refused.returncode == 2
    assert refused.stderr == "MOUSQUETAIRES_ENGINE can’t be “fast”: use one of auto, pure, compiled.\n"


def test_no_compiled_file_is_in_the_source_tree() -> None:
    assert not list((CHECKOUT / "src").rglob("*.so")) + list((CHECKOUT / "src").rglob("*.pyd"))
