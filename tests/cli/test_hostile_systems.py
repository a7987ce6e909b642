"""Full disks, devices, overlong names, huge numbers and little memory: one sentence and exit code 2, no traceback.

Every test runs the program as a process of its own.
"""

import json
import os
import resource
import signal
import subprocess
from pathlib import Path

import pytest

from tests.cli.terminal import ENDLESS, MODULE, Result, environment, program
from tests.cli.test_verify import record

DIGITS = "9" * 5000  # more than Python reads as a number
MANY = "9" * 4000  # fewer, but more than Fluent formats
LONG = "x" * 5000  # longer than a name may be, and than a value Fluent formats
MEGABYTE = 1_000_000


def game(folder: Path) -> str:
    file = folder / "game.json"
    file.write_text(json.dumps(record()))
    return str(file)


def complains(result: Result, sentence: str) -> None:
    assert (result.code, result.out) == (2, "")
    assert sentence in result.err
    assert result.err.count("\n") == 1, result.err


# --- output that can't be written -----------------------------------------------------------------

WRITING = [
    "", "--help", "--version", "odds --dice 3", "verify GAME", "replay --truth GAME", "play --seed 3",
    "simulate --games 1 --jobs 1", "simulate --games 1 --jobs 1 --json -", "serve --show-settings",
    "tournament --deals 1 --jobs 1 --milady random --musketeers random", "bench --alone --rounds 1 --seconds 0",
]  # fmt: skip


@pytest.mark.parametrize("command", WRITING)
def test_output_to_a_full_disk(tmp_path: Path, command: str) -> None:
    with open("/dev/full", "wb") as full:
        result = program(tmp_path, *command.replace("GAME", game(tmp_path)).split(), stdout=full)
    complains(result, "The output can’t be written: No space left on device.")


@pytest.mark.parametrize(("command", "code"), [("fly", 2), ("odds --dice 3", 0)])
def test_errors_to_a_full_disk_keep_the_exit_code(tmp_path: Path, command: str, code: int) -> None:
    with open("/dev/full", "wb") as full:
        assert program(tmp_path, *command.split(), stderr=full).code == code


def test_a_server_goes_on_when_its_output_cannot_be_written(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite3'}"
    command = (*MODULE, "serve", "--port", "0", "--workers", "1", "--database", database)
    with open("/dev/full", "wb") as full:
        process = subprocess.Popen(
            command, stdout=full, stderr=subprocess.PIPE, text=True, env={**os.environ, **environment(tmp_path)}
        )
    assert process.stderr is not None
    started = process.stderr.readline()
    process.send_signal(signal.SIGTERM)
    rest = process.communicate(timeout=ENDLESS)[1]
    assert '"event": "started"' in started
    assert '"event": "stopped"' in rest
    assert (process.returncode, rest.count("\n")) == (0, 1), rest


# --- files without an end, and names that are none ------------------------------------------------

READING = [
    ("verify FILE", "is too large for a record: the limit is 16 MB."),
    ("play --resume FILE", "is too large for a record: the limit is 16 MB."),
    ("serve --show-settings --config FILE", "can’t be read: File too large."),
    ("backup copy.sqlite3 --config FILE", "can’t be read: File too large."),
    ("bot --token-file FILE http://127.0.0.1:9/table/x -- cat", "can’t be read: File too large."),
]


@pytest.mark.parametrize(("command", "sentence"), READING)
def test_a_file_without_an_end(tmp_path: Path, command: str, sentence: str) -> None:
    complains(program(tmp_path, *command.replace("FILE", "/dev/zero").split()), sentence)


def test_standard_input_without_an_end(tmp_path: Path) -> None:
    with open("/dev/zero", "rb") as zero:
        complains(program(tmp_path, "verify", "-", stdin=zero), "- is too large for a record")


def test_a_table_of_a_box_without_an_end(tmp_path: Path) -> None:
    (tmp_path / "dice.toml").symlink_to("/dev/zero")
    complains(program(tmp_path, "odds", "--box", str(tmp_path)), "dice.toml: the file can’t be read (EFBIG).")


@pytest.mark.parametrize("command", ["verify PIPE", "play --resume PIPE", "bot --token-file PIPE http://x/table/x a"])
def test_a_pipe_that_nobody_writes_to_is_empty(tmp_path: Path, command: str) -> None:
    os.mkfifo(tmp_path / "pipe")
    result = program(tmp_path, *command.replace("PIPE", str(tmp_path / "pipe")).split())
    complains(result, "isn’t valid JSON." if "bot" not in command else "There is no token")


def test_a_pipe_that_a_program_writes_to_is_read(tmp_path: Path) -> None:
    """As in ``verify <(zcat game.json.gz)``."""
    reading, writing = os.pipe()
    os.write(writing, json.dumps(record()).encode())
    os.close(writing)
    with open(reading, "rb") as pipe:
        result = program(tmp_path, "verify", "/dev/stdin", stdin=pipe)
    assert (result.code, result.err) == (0, "")


NAMING = [
    "verify FILE", "replay FILE", "play --resume FILE", "play --record FILE", "odds --box FILE",
    "simulate --games 1 --jsonl FILE", "simulate --games 1 --json FILE", "backup copy --database sqlite:///FILE",
    "serve --config FILE", "serve --port 0 --database sqlite:///FILE", "bot --token-file FILE http://x/table/x -- cat",
]  # fmt: skip


@pytest.mark.parametrize("command", NAMING)
def test_an_overlong_name_is_shown_with_both_ends(tmp_path: Path, command: str) -> None:
    result = program(tmp_path, *command.replace("FILE", f"/{LONG}end").split())
    complains(result, "too long")
    assert "/xxx" in result.err
    assert "xxx…xxx" in result.err
    assert "xxxend" in result.err


# --- huge numbers ---------------------------------------------------------------------------------

NUMBERS = [
    "odds --life", "odds --dice", "play --players", "simulate --games", "simulate --jobs", "simulate --sand",
    "simulate --seed", "tournament --deals", "bench --rounds", "bench --seconds", "replay --truth GAME --to",
    "serve --port",
]  # fmt: skip


@pytest.mark.parametrize("command", NUMBERS)
def test_an_option_with_a_huge_number(tmp_path: Path, command: str) -> None:
    words = command.replace("GAME", game(tmp_path)).split()
    result = program(tmp_path, *words, MANY)
    complains(result, "99999999")
    assert "Decimal" not in result.err
    assert len(result.err) < 400


@pytest.mark.parametrize("budget", [DIGITS, "9" * 20, "²"])
def test_a_bot_with_a_huge_number_of_tries(tmp_path: Path, budget: str) -> None:
    result = program(tmp_path, "simulate", "--games", "1", "--bot", f"athos=master:{budget}")
    complains(result, "A master thinks for 1 to 1,000,000 tries")


@pytest.mark.parametrize("typed", [DIGITS, f"?{DIGITS}", f"? {DIGITS}", f"why equip {DIGITS}", f"save {LONG}"])
def test_a_huge_answer_in_a_game_is_refused_and_asked_again(tmp_path: Path, typed: str) -> None:
    result = program(tmp_path, "play", "--seed", "3", typed=f"{typed}\nquit\n".encode())
    assert (result.code, result.err) == (0, "")
    assert "The record of the game is in" in result.out
    assert "???" not in result.out


@pytest.mark.parametrize("seed", [f"integer:{DIGITS}", "integer:--7"])
def test_a_record_whose_seed_is_no_number(tmp_path: Path, seed: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**record(), "seed": seed}))
    complains(program(tmp_path, "verify", str(file)), "seed is damaged")


# --- little memory --------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "option"), [(resource.RLIMIT_AS, "ulimit -v"), (resource.RLIMIT_DATA, "ulimit -d")])
def test_a_server_with_too_little_memory_does_not_start(tmp_path: Path, kind: int, option: str) -> None:
    result = program(tmp_path, "serve", "--port", "0", limits={kind: 200 * MEGABYTE})
    complains(result, f"may use only 200 MB: raise {option}.")


@pytest.mark.parametrize("megabytes", [40, 63])
def test_a_program_with_hardly_any_memory_says_so(tmp_path: Path, megabytes: int) -> None:
    """It is refused before anything large is imported: what fails there depends on the machine."""
    result = program(tmp_path, "odds", limits={resource.RLIMIT_AS: megabytes * MEGABYTE})
    complains(result, "Cannot allocate memory")
