"""Bad arguments and files: one clear sentence on standard error, exit code 2, never a traceback."""

import json
import os
import socket
import subprocess
from pathlib import Path
from typing import NoReturn

import pytest

from mousquetaires import cli, native
from mousquetaires.__main__ import main as program
from mousquetaires.data import load
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import usual_setup
from mousquetaires.engine.record import Session
from tests.cli.terminal import PROGRAM, Result, Terminal, environment, start
from tests.server.served import PATIENCE

ARGUMENTS = [
    ("fly", "no command “fly”"),
    ("odds --wings", "no option --wings"),
    ("odds 3 4", "One word too many: “3 4”"),
    ("replay", "missing: FILE"),
    ("verify", "missing: FILE"),
    ("odds --life", "--life needs a value"),
    ("odds --life many", "--life needs a whole number"),
    ("odds --life 0", "--life must be between"),
    ("odds --dice 9x", "--dice: “9x” isn’t a number"),
    ("odds --dice 6-3", "--dice: 6-3 is backwards, write 3-6."),
    ("odds --dice 3,6-4", "--dice: 6-4 is backwards, write 4-6."),
    ("odds --dice 99", "--dice must be between"),
    ("odds --foe dracula", "no adversary called dracula"),
    ("odds --hero zorro", "no Musketeer called zorro"),
    ("odds --aim moon", "no aim called moon"),
    ("odds --lang tlh", "language tlh isn’t available"),
    ("--lang tlh", "language tlh isn’t available"),
    ("play --lang", "--lang needs a value"),
    ("play --players 7", "takes 2 to 6 players, not 7"),
    ("play --players 1", "takes 2 to 6 players, not 1"),
    ("play --solo --players 6", "takes 1 to 5 players, not 6"),
    ("play --players four", "--players needs a whole number"),
    ("play --bot hal", "no bot called hal: use one of"),
    ("play --variant chess", "no variant called chess"),
    ("play --variant easier --variant easier", "chosen twice"),
    ("play --heroes athos", "plays 4 Musketeers, not 1"),
    ("play --heroes athos,athos,aramis,porthos", "The Musketeer athos was chosen twice"),
    ("play --heroes athos,zorro,aramis,porthos", "no Musketeer called zorro"),
    ("play --as zorro", "You can’t play zorro here"),
    ("play --as treville", "You can’t play treville here"),
    ("play --solo --as milady", "Nobody plays Milady in a solo game"),
    ("play --seed x", "--seed needs a whole number"),
    ("play --record /no/such/folder/game.json", "/no/such/folder/game.json can’t be written"),
    ("play --resume /no/such/game.json", "There is no file /no/such/game.json"),
    ("play --box /no/such/box", "/no/such/box: there is no such folder"),
    ("simulate --games 0", "--games must be between"),
    ("simulate --games -3", "--games must be between"),
    ("simulate --games x", "--games needs a whole number"),
    ("simulate --jobs 0", "--jobs must be between"),
    ("simulate --seed 99999999999999999999", ", not 99,999,999,999,999,999,999."),
    ("tournament --seed -99999999999999999999", ", not -99,999,999,999,999,999,999."),
    ("simulate --sand -1", "--sand must be between"),
    ("simulate --players 7", "takes 2 to 6 players, not 7"),
    ("simulate --players 2-9", "takes 2 to 6 players, not 7"),
    ("simulate --players 5-3", "--players: 5-3 is backwards, write 3-5."),
    ("simulate --players two", "--players: “two” isn’t a number"),
    ("simulate --players 0", "--players must be between"),
    ("simulate --milady hal", "no bot called hal"),
    ("simulate --musketeers hal", "no bot called hal"),
    ("simulate --variant chess", "no variant called chess"),
    ("simulate --json /no/such/folder/x.json", "/no/such/folder/x.json can’t be written"),
    ("simulate --jsonl /no/such/folder/x.jsonl", "/no/such/folder/x.jsonl can’t be written"),
    ("simulate --jsonl /dev/zero --resume", "/dev/zero isn’t a file of games"),
    ("simulate --jsonl /tmp", "/tmp can’t be written"),
    ("simulate --parquet /no/such/folder/x.parquet", "/no/such/folder/x.parquet can’t be written"),
    ("simulate --games 1 --parquet /", "/ isn’t the Parquet file of this run"),
    ("simulate --games 1 --parquet /tmp", "/tmp isn’t the Parquet file of this run"),
    ("simulate --plots /dev/null/plots", "/dev/null/plots can’t be written"),
    ("simulate --plots /tmp --plot-format gif", "Plots can’t be gif: use one of svg, png."),
    ("simulate --resume", "--resume needs the file to continue: name it with --jsonl."),
    ("simulate --bot athos", "--bot: “athos” isn’t a seat and its bot"),
    ("simulate --bot spectator=random", "no seat called spectator at this table: use one of milady, "),
    ("simulate --bot 6=random", "use one of milady, dartagnan, athos, aramis, porthos, 0, 1, 2, 3, 4."),
    ("simulate --bot zorro=random", "no seat called zorro at this table"),
    ("simulate --players 2-5 --bot 3=random", "no seat called 3 at this table"),
    ("simulate --solo --bot milady=random", "no seat called milady at this table"),
    ("simulate --bot athos=hal", "no bot called hal"),
    ("simulate --ray 127.0.0.1:6379", 'Ray isn’t installed: run pip install "mousquetaires[ray]".'),
    ("tournament --deals 0", "--deals must be between"),
    ("tournament --milady hal", "no bot called hal"),
    ("tournament --musketeers novice,hal", "no bot called hal"),
    ("tournament --milady novice,novice", "--milady: novice is named twice; once is enough."),
    ("tournament --deals 1 --milady master:10,master:010", "--milady: master:10 is named twice; once is enough."),
    ("simulate --games 1 --players=", "--players: “” isn’t a number"),
    ("tournament --deals 1 --players=", "--players: “” isn’t a number"),
    ("tournament --players 1", "takes 2 to 6 players, not 1"),
    ("tournament --json /no/such/folder/x.json", "/no/such/folder/x.json can’t be written"),
    ("tournament --jsonl /no/such/folder/x.jsonl", "/no/such/folder/x.jsonl can’t be written"),
    ("tournament --resume", "--resume needs the file"),
    ("bench --rounds 0", "--rounds must be between"),
    ("bench --rounds x", "--rounds needs a whole number"),
    ("replay /no/such/game.json", "There is no file /no/such/game.json"),
    ("verify /no/such/game.json", "There is no file /no/such/game.json"),
]


def complains(result: Result, sentence: str) -> None:
    assert result.code == 2
    assert result.out == ""
    assert result.err.count("\n") == 1, result.err
    assert result.err.endswith("\n")
    assert sentence in result.err


@pytest.mark.parametrize(("arguments", "sentence"), ARGUMENTS)
def test_bad_arguments_get_one_sentence(terminal: Terminal, arguments: str, sentence: str) -> None:
    complains(terminal.run(*arguments.split()), sentence)


def test_in_a_process_of_its_own_there_is_no_traceback_either(tmp_path: Path) -> None:
    process = start(tmp_path, "play", "--players", "7")
    out, err = process.communicate(timeout=PATIENCE)
    complains(Result(process.returncode, out, err), "takes 2 to 6 players, not 7")


# --- files ----------------------------------------------------------------------------------------


def record() -> dict[str, object]:
    """A game of a few inputs."""
    session = Session(usual_setup(5), load(), Seed.of(7))
    while len(session.inputs) < 60:
        prompt = session.game.prompt()
        session.act(prompt.first_seat, prompt.default())
    return session.to_json()


def lines(made: dict[str, object]) -> list[str]:
    inputs = made["inputs"]
    assert isinstance(inputs, list)
    return inputs


def other_dice(made: dict[str, object]) -> None:
    number = next(at for at, line in enumerate(lines(made)) if line.startswith("* adventure"))
    lines(made)[number] = "* adventure kitty" if "kitty" not in lines(made)[number] else "* adventure combat"


def no_such_action(made: dict[str, object]) -> None:
    lines(made)[-1] = "1 fly moon"


def not_allowed(made: dict[str, object]) -> None:
    lines(made).append("0 go paris")
    lines(made).append("0 go paris")


def control_letters(made: dict[str, object]) -> None:
    lines(made)[-1] = "1 \x1b[2J\nfly"


TAMPERED = [
    (other_dice, "isn’t what the seed rolled"),
    (no_such_action, "of the record can’t be read"),
    (not_allowed, "of the record isn’t allowed"),
    (control_letters, "of the record can’t be read"),
    (lambda made: made.update(format="chess"), "isn’t a record of a game"),
    (lambda made: made.update(version=99), "format version 99"),
    (lambda made: made.update(engine=99), "rules version 99"),
    (lambda made: made.update(components="0"), "other component tables"),
    (lambda made: made.update(setup={}), "The record’s setup makes no sense. The setup must have"),
    (lambda made: made["setup"].update(players=9), "takes 2 to 6 players, not 9"),
    (lambda made: made.update(inputs=7), "inputs must be a list"),
    (lambda made: made.update(inputs=[7]), "inputs must be a list"),
    (lambda made: made.update(checkpoints=7), "checkpoints are damaged"),
    (lambda made: made.update(checkpoints=[[50, "0" * 32]]), "the position is a different one"),
    (lambda made: made.update(checkpoints=[[9999, "0" * 32]]), "cut off"),
    (lambda made: made.update(seed="xyz"), "seed is damaged"),
    (lambda made: made.update(seed="integer:8"), "isn’t the one that was promised"),
    (lambda made: made.update(nonces=[[0, "00"]]), "in order and once, with 16 to 64 bytes"),
    (lambda made: made.update(nonces=[[0, "00" * 16]]), "isn’t what the seed rolled"),
]


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(("tamper", "sentence"), TAMPERED)
def test_a_tampered_record_is_refused(
    terminal: Terminal, tmp_path: Path, command: str, tamper: object, sentence: str
) -> None:
    made = record()
    assert callable(tamper)
    tamper(made)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(made))
    complains(terminal.run(command, str(file)), sentence)


def test_a_record_that_lies_about_its_end_is_not_true(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**record(), "ending": "diamonds"}))
    complains(terminal.run("verify", str(file)), "ended with “diamonds”")


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe\x00", b"[" * 100_000, b"not json", b"1" * 5000])
def test_a_file_that_is_no_json_is_refused(terminal: Terminal, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    complains(terminal.run("replay", str(file)), "isn’t valid JSON")


@pytest.mark.parametrize("content", ["[]", "null", "7", '"game"', "{}"])
def test_json_that_is_no_record_is_refused(terminal: Terminal, tmp_path: Path, content: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(content)
    complains(terminal.run("verify", str(file)), "isn’t a record of a game")


def test_a_folder_is_no_file(terminal: Terminal, tmp_path: Path) -> None:
    complains(terminal.run("verify", str(tmp_path)), "is a folder, not a file")


def test_a_file_that_cannot_be_opened_is_unreadable(terminal: Terminal, tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as door:
        door.bind(str(tmp_path / "door"))
        complains(terminal.run("verify", str(tmp_path / "door")), "can’t be read: No such device or address")


@pytest.mark.parametrize("number", ["-1", "999"])
def test_a_replay_stops_within_the_record(terminal: Terminal, tmp_path: Path, number: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record()))
    complains(terminal.run("replay", str(file), "--to", number), "--to must be between")


def test_a_game_that_is_not_over_keeps_its_secrets_unless_somebody_wants_them(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record()))
    complains(terminal.run("replay", str(file)), "--as shows what one seat knew, --truth shows every secret.")
    assert "Milady chose where to go: " in terminal.run("replay", str(file), "--truth").out
    assert "Milady chose where to go: " not in terminal.run("replay", str(file), "--as", "athos").out


def test_a_seat_nobody_has_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record()))
    complains(terminal.run("replay", str(file), "--as", "richelieu"), "no seat called richelieu")
    complains(terminal.run("replay", str(file), "--as", "treville"), "no seat called treville")


def test_a_broken_box_is_refused_with_file_and_key(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "dice.toml").write_text("[dice.blue]\ndice = 6\n")
    complains(terminal.run("odds", "--box", str(tmp_path)), "dice.toml")
    (tmp_path / "dice.toml").write_text("not toml")
    complains(terminal.run("play", "--box", str(tmp_path)), "line 1 isn’t valid TOML")
    (tmp_path / "dice.toml").rename(tmp_path / "dices.toml")
    complains(terminal.run("odds", "--box", str(tmp_path)), "dices.toml: there is no such table")


# --- the other side of a pipe ---------------------------------------------------------------------


def test_a_broken_pipe_is_silent(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record()))
    process = start(tmp_path, "replay", str(file), "--truth")
    assert process.stdout is not None
    process.stdout.close()  # nobody will ever read it
    assert process.stderr is not None
    assert process.stderr.read() == ""
    assert process.wait(timeout=PATIENCE) in (0, 1)
    process.stderr.close()
    assert process.stdin is not None
    process.stdin.close()


def test_who_closed_standard_output_hears_nothing(tmp_path: Path) -> None:
    closing = ("/bin/sh", "-c", 'exec "$@" >&-', "sh", *PROGRAM, "odds", "--dice", "3")
    process = subprocess.run(closing, stderr=subprocess.PIPE, env={**os.environ, **environment(tmp_path)}, check=False)
    assert (process.returncode, process.stderr) == (0, b"")


# --- Ctrl-C before anything has begun -------------------------------------------------------------


def stop(*_: object) -> NoReturn:
    raise KeyboardInterrupt


def test_ctrl_c_while_the_texts_are_read_is_quiet(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "texts", stop)
    assert terminal.run("simulate") == Result(130, "", "")


def test_ctrl_c_while_the_program_is_read_is_quiet(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(native, "blocked_engine_error", stop)
    with pytest.raises(SystemExit) as ended:
        program()
    assert ended.value.code == 130
    assert capsys.readouterr() == ("", "")


def test_standard_input_may_be_the_file(terminal: Terminal) -> None:
    result = terminal.run("verify", "-", typed=[json.dumps(record())])
    assert result.code == 0, result.err
    assert "The record is genuine: 6" in result.out


def test_a_letter_the_terminal_does_not_have_is_replaced(tmp_path: Path) -> None:
    process = start(tmp_path, "odds", "--foe", "la_houdiniere", "--dice", "3", PYTHONIOENCODING="ascii")
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    assert "La Houdini?re" in out
