"""A game in the terminal, played by typing."""

import json
import os
import pty
import re
import signal
import subprocess
from itertools import count
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from mousquetaires.bots import bot, seat_prompt
from mousquetaires.bots.random_playout import answering_seat
from mousquetaires.data import load
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import usual_setup
from mousquetaires.engine.ids import FOE_NAMES
from mousquetaires.engine.machine import Game
from mousquetaires.engine.record import Session
from mousquetaires.engine.record_replay import verify
from mousquetaires.engine.rules.hourglass import sand_runs
from mousquetaires.engine.view import observe
from mousquetaires.engine.view_queries import actions_left
from tests.cli.terminal import PROGRAM, Result, Terminal, environment, start
from tests.server.served import PATIENCE

ENDS = ("The Musketeers have won", "Milady has won")


def numbers(seed: int, most: int = 12) -> list[str]:
    """A player who answers every question with a number."""
    rng = Random(seed)
    return [str(rng.choice((1, 1, rng.randint(1, most)))) for _ in range(30_000)]


def record_of(result: Result) -> dict[str, object]:
    """The record whose place the last line names."""
    file = result.out.replace("\n", "").rpartition("The record of the game is in ")[2].strip()
    made = json.loads(Path(file).read_text())
    assert isinstance(made, dict)
    return made


# fmt: off
TABLES = [
    "--seed 1", "--seed 2 --as milady", "--seed 3 --solo", "--seed 4 --players 5",
    "--seed 5 --players 6 --as milady", "--seed 6 --players 4 --as athos",
    "--seed 7 --solo --players 5 --variant mortal_quest", "--seed 8 --players 3 --variant easier --hourglass",
    "--seed 9 --heroes treville,athos,aramis,porthos --bot random",
]
# fmt: on


@pytest.mark.parametrize("arguments", TABLES)
def test_a_whole_game_answered_by_numbers(terminal: Terminal, arguments: str) -> None:
    result = terminal.run("play", *arguments.split(), typed=numbers(1))
    assert (result.code, result.err) == (0, "")
    assert any(end in result.out for end in ENDS)
    record = record_of(result)
    assert verify(record, load()).game.over
    assert max(len(line) for line in result.out.splitlines()) <= 80


def test_always_the_first_answer_ends_a_game_too(terminal: Terminal) -> None:
    result = terminal.run("play", "--seed", "1", typed=["1", "yes"] * 2500)
    assert any(end in result.out for end in ENDS)
    assert record_of(result)["ending"] != "not_over"


def test_the_same_seed_and_answers_make_the_same_game(terminal: Terminal) -> None:
    """The game as far as the player plays it."""
    typed = numbers(2)[:300]
    first = record_of(terminal.run("play", "--seed", "5", "--record", str(terminal.home / "a"), typed=typed))
    again = record_of(terminal.run("play", "--seed", "5", "--record", str(terminal.home / "b"), typed=typed))
    other = record_of(terminal.run("play", "--seed", "6", "--record", str(terminal.home / "c"), typed=typed))
    assert first == again != other
    assert len(first["inputs"]) > 100  # type: ignore[arg-type]


def test_the_welcome_says_who_plays_and_by_which_variants(terminal: Terminal) -> None:
    result = terminal.run("play", "--seed", "1", "--variant", "easier", typed=["quit"])
    assert "d’Artagnan, Athos, Aramis and Porthos" in result.out
    assert "Variant Easier" in result.out
    assert "Type help" in result.out


# --- what can be typed ----------------------------------------------------------------------------


def typed(terminal: Terminal, *lines: str) -> str:
    """A game alone, so that what is asked does not depend on how well bots play."""
    return terminal.run("play", "--solo", "--seed", "5", typed=lines).out


def test_a_menu_takes_numbers_and_nothing_else(terminal: Terminal) -> None:
    assert "Type a number from 1 to 4" in typed(terminal, "0")
    assert "Type a number from 1 to 4" in typed(terminal, "5")
    assert "“xyzzy” isn’t an answer" in typed(terminal, "xyzzy")
    assert "“-1” isn’t an answer" in typed(terminal, "-1")
    assert "“²” isn’t an answer" in typed(terminal, "²")


def test_an_action_may_be_written_out(terminal: Terminal) -> None:
    out = typed(terminal, "turn athos", "move louvre")
    assert "Athos went to the Louvre." in out


def test_why_not_is_answered_with_the_rule(terminal: Terminal) -> None:
    out = typed(terminal, "turn athos", "why move bastille", "?move colombier", "why draw", "why fly")
    assert "Musketeers can’t go there" in out
    assert "(ACT-2)" in out
    assert "He’s already there" in out
    assert "That is possible: Draw an Adventure card." in out
    assert "doesn’t begin with a known action" in out


def test_names_that_would_do_are_listed_as_people_write_lists(terminal: Terminal) -> None:
    said = " ".join(typed(terminal, "turn athos", "why move moon", "why lay moon none").split())
    assert "“moon” is unknown: use one of paris, louvre, rochelle, " in said
    assert "henchman, boisrenard, " in said


def test_a_refused_action_says_why(terminal: Terminal) -> None:
    assert "Only a Musketeer at La Rochelle can reinforce the siege. (ACT-5)" in typed(
        terminal, "turn athos", "reinforce combat"
    )


def test_a_question_mark_lists_what_is_not_possible(terminal: Terminal) -> None:
    out = typed(terminal, "turn athos", "?", "?1", "?999")
    listed = " ".join(out.partition("> ?\n")[2].split())
    assert "Trade with Porthos: They aren’t in the same place. (ACT-3)" in listed
    number = listed.partition(" Go to the Bastille")[0].rpartition(" ")[2].lstrip("> ")
    assert "That is possible: End his turn." in out
    again = typed(terminal, "turn athos", f"?{number}")
    assert "Musketeers can’t go there" in again.partition(f"> ?{number}")[2]


def test_undo_takes_back_what_showed_nothing(terminal: Terminal) -> None:
    out = typed(terminal, "undo", "turn athos", "move louvre", "undo", "board")
    assert "You have no move to undo" in out
    assert "Undone: Go to the Louvre." in out
    shown = [line for line in out.splitlines() if "Athos" in line and "♥" in line]
    assert "V. Colombier" in shown[-1], "Athos is back where he was"


def test_undo_stops_at_the_dice(terminal: Terminal) -> None:
    out = terminal.run("play", "--seed", "4", typed=["turn athos", "draw", "undo"]).out
    assert "1 other player has to agree" in " ".join(out.split())


def test_alone_one_may_take_back_the_dice(terminal: Terminal) -> None:
    assert "Undone: Draw an Adventure card." in typed(terminal, "turn athos", "draw", "undo")


def test_undo_names_each_choice_as_it_stood_in_the_menu(terminal: Terminal) -> None:
    out = typed(terminal, "turn athos", "move louvre", "undo", "undo", "undo")
    assert "Undone: Go to the Louvre." in out
    assert "Undone: Athos" in out
    assert "You have no move to undo" in out


# --- ending a turn too early ----------------------------------------------------------------------


def inputs_of(out: str) -> list[str]:
    made = record_of(Result(0, out, ""))["inputs"]
    assert isinstance(made, list)
    return made


@pytest.mark.parametrize("answer", ["1", "2", "end", "", "no", "y e s"])
def test_a_turn_with_actions_left_does_not_end_by_what_was_typed_ahead(terminal: Terminal, answer: str) -> None:
    out = typed(terminal, "turn athos", "end", answer)
    assert "He still has 3 actions: type yes to end his turn anyway" in " ".join(out.split())
    assert out.count("Athos: what do you do?") == 2, "the question is put again"
    assert "1 end" not in inputs_of(out)


@pytest.mark.parametrize("answer", ["yes", "Y", "YES"])
def test_a_word_ends_a_turn_with_actions_left(terminal: Terminal, answer: str) -> None:
    out = typed(terminal, "turn athos", "1", answer)
    assert inputs_of(out)[-1] == "1 end"
    assert "Which Musketeer acts next?" in out.rpartition("anyway")[2]


@pytest.mark.parametrize(("language", "word"), [("fr", "oui"), ("it", "sì"), ("it", "s"), ("pl", "tak"), ("de", "ja")])
def test_the_word_is_one_of_the_players_own_language(terminal: Terminal, language: str, word: str) -> None:
    lines = ("turn athos", "end", word, "quit")
    folder = terminal.home / "game.json"
    terminal.run("play", "--solo", "--seed", "5", "--lang", language, "--record", str(folder), typed=lines)
    assert json.loads(folder.read_text())["inputs"][-1] == "1 end"


def test_a_turn_without_actions_ends_without_a_question(terminal: Terminal) -> None:
    out = typed(terminal, "turn athos", *["draw"] * 4, "end")
    assert "anyway" not in out


def in_an_emergency() -> Session:
    """A game of two in which the hourglass runs and a Musketeer is asked for his action."""
    return next(session for session in map(up_to_an_emergency, range(100)) if not session.game.over)


def up_to_an_emergency(deal: int) -> Session:
    """A game of novices, up to that moment or to its end."""
    session = Session(usual_setup(2), load(), Seed.of(deal))
    rng, novice = Random(deal), bot("novice")
    while not (session.game.over or asks_while_sand_runs(session.game)):
        prompt = session.game.prompt()
        seat = answering_seat(prompt, session.table)
        view = observe(session.game, seat)
        session.act(seat, novice.choose(view, seat_prompt(session.game, view), rng))
    return session


def asks_while_sand_runs(game: Game) -> bool:
    prompt = game.prompt()
    if not sand_runs(game) or prompt.kind != "musketeer_action":
        return False
    view = observe(game, prompt.first_seat)
    return bool(actions_left(view, prompt.hero))


def test_the_sand_may_run_out_over_the_question(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    file = terminal.home / "mine.json"
    file.write_text(json.dumps(in_an_emergency().to_json()))
    clock = SimpleNamespace(monotonic=count(0, 70).__next__)  # seconds that pass while the player types
    monkeypatch.setattr("mousquetaires.cli.terminal.game.time", clock)
    out = terminal.run("play", "--resume", str(file), typed=["end", "yes", "quit"]).out
    assert "The hourglass: 50 seconds left." in out
    assert "anyway" in out
    assert "sand" in inputs_of(out)
    assert "1 end" not in inputs_of(out)[inputs_of(out).index("sand") - 1 :]


def test_board_hand_look_log_and_help_change_nothing(terminal: Terminal) -> None:
    plain = terminal.run("play", "--seed", "4", typed=["turn athos", "draw"])
    talk = terminal.run("play", "--seed", "4", typed=["board", "hand", "turn athos", "look", "log", "help", "draw"])
    assert record_of(plain)["inputs"] == record_of(talk)["inputs"]
    assert "Rochefort: 4 red dice, life 5; manoeuvre 3 Swords" in talk.out
    assert talk.out.count("Turn 1 began.") == 2, "once as it happened, once in the log"
    assert "save FILE" in talk.out


def test_exact_odds_stand_beside_the_combat_cards(terminal: Terminal) -> None:
    out = typed(terminal, "turn porthos", "beggars louvre", *(f"duel {foe}" for foe in FOE_NAMES[:12]))
    assert re.search(r"Play no Combat card \((wins|drives him off) \d+%, wounded \d+%, falls \d+%\)", out)


def test_save_writes_a_record_and_quit_keeps_one(terminal: Terminal) -> None:
    file = terminal.home / "mine.json"
    out = typed(terminal, "turn athos", f"save {file}", "save /no/such/folder/game.json", "draw", "quit")
    assert str(file) in out.replace("\n", "")
    assert "can’t be written" in out
    assert "Until next time!" in out
    kept = record_of(Result(0, out, ""))
    saved = json.loads(file.read_text())
    assert kept["inputs"][: len(saved["inputs"])] == saved["inputs"]  # type: ignore[index]
    assert len(kept["inputs"]) > len(saved["inputs"])  # type: ignore[arg-type]
    verify(saved, load())


def test_a_kept_game_can_be_gone_on_with(terminal: Terminal) -> None:
    file = str(terminal.home / "mine.json")
    terminal.run("play", "--seed", "4", "--record", file, typed=["turn athos", "move louvre"])
    result = terminal.run("play", "--resume", file, "--record", file, typed=["draw", "quit"])
    assert "drew an Adventure card" in result.out
    inputs = json.loads(Path(file).read_text())["inputs"]
    assert [line for line in inputs if line.startswith("1 ")] == ["1 turn athos", "1 move louvre", "1 draw"]


def test_a_record_that_keeps_its_seed_goes_on_with_other_dice(terminal: Terminal) -> None:
    file = terminal.home / "mine.json"
    terminal.run("play", "--seed", "4", "--record", str(file), typed=["turn athos", "move louvre"])
    made = json.loads(file.read_text())
    made.update(seed=None, inputs=made["inputs"][:2], checkpoints=[])
    file.write_text(json.dumps(made))
    result = terminal.run("play", "--resume", str(file), "--record", str(file), typed=numbers(1))
    assert any(end in result.out for end in ENDS)
    finished = json.loads(file.read_text())
    assert finished["seed"] is None
    assert verify(finished, load()).game.over


def test_where_nothing_can_be_kept_the_games_folder_is_elsewhere(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = terminal.home / "file"
    blocked.write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(blocked))
    monkeypatch.setattr("tempfile.tempdir", str(terminal.home))
    result = terminal.run("play", "--seed", "4", typed=["quit"])
    assert result.code == 0
    assert record_of(result)["format"] == "mousquetaires-record"
    assert list(terminal.home.glob("game-*.json"))


# --- leaving --------------------------------------------------------------------------------------


def test_the_end_of_input_is_a_goodbye(terminal: Terminal) -> None:
    result = terminal.run("play", "--seed", "4", typed=[])
    assert (result.code, result.err) == (0, "")
    assert "Until next time!" in result.out
    assert record_of(result)["ending"] == "not_over"


def test_ctrl_c_is_a_goodbye(tmp_path: Path) -> None:
    process = start(tmp_path, "play", "--seed", "4", PYTHONUNBUFFERED="1")
    assert process.stdout is not None
    said = ""
    while "Which Musketeer acts next?" not in said:
        said += process.stdout.readline()
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    assert "Until next time!" in out
    assert record_of(Result(0, out, ""))["ending"] == "not_over"


def test_at_a_real_terminal_of_80_by_24(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*PROGRAM, "play", "--seed", "4"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        close_fds=True,
        env={**os.environ, **environment(tmp_path)},
    )
    os.close(theirs)
    os.write(ours, b"turn athos\nquit\n")
    said = b""
    while True:
        try:
            part = os.read(ours, 4096)
        except OSError:  # how a pseudo-terminal says that nobody is there any more
            break
        if not part:
            break
        said += part
    os.close(ours)
    assert process.wait(timeout=PATIENCE) == 0
    assert "Athos: what do you do?" in said.decode()
    assert "Until next time!" in said.decode()
    assert b"Traceback" not in said
