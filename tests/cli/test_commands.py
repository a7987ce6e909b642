"""Replay, verify and odds, the version and the help."""

import json
from fractions import Fraction
from importlib.metadata import version
from pathlib import Path

import pytest

from mousquetaires.cli.odds import share
from mousquetaires.data import load
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import usual_setup
from mousquetaires.engine.ids import ARAMIS, CAVOIS, DARTAGNAN, FOE_NAMES
from mousquetaires.engine.odds import Fighter, duel_odds
from mousquetaires.engine.record import Session
from mousquetaires.i18n import texts
from tests.cli.terminal import Terminal
from tests.cli.test_misuse import record
from tools.golden import FOLDER

COMMANDS = ("play", "simulate", "replay", "verify", "odds", "bench")


def written(folder: Path, made: dict[str, object]) -> str:
    file = folder / "game.json"
    file.write_text(json.dumps(made))
    return str(file)


def test_the_version_is_the_packages_and_the_engine_is_named(terminal: Terminal) -> None:
    first, second = terminal.run("--version").out.splitlines()
    assert first == f"mousquetaires {version('mousquetaires')}"
    assert second.startswith("Engine: ")


@pytest.mark.parametrize("arguments", [(), ("--help",), *((command, "--help") for command in COMMANDS)])
def test_help_explains_every_command_and_option(terminal: Terminal, arguments: tuple[str, ...]) -> None:
    result = terminal.run(*arguments)
    assert (result.code, result.err) == (0, "")
    assert "cli-" not in result.out, "a key without its text"
    if len(arguments) < 2:
        assert all(command in result.out for command in COMMANDS)


# --- records --------------------------------------------------------------------------------------


def test_a_record_is_told_as_a_story(terminal: Terminal, tmp_path: Path) -> None:
    out = terminal.run("replay", written(tmp_path, record()), "--truth").out
    assert out.startswith("The game began")
    assert "Milady drew Treachery cards: " in out
    assert "Turn 1 began." in out
    assert "Milady chose where to go: " in out


def test_a_seat_is_told_only_what_it_heard(terminal: Terminal, tmp_path: Path) -> None:
    file = written(tmp_path, record())
    seats = ("milady", "athos", "spectator")
    milady, athos, spectator = (terminal.run("replay", file, "--as", seat).out for seat in seats)
    assert "Milady drew Treachery cards: " in milady
    assert "Athos drew 5 Adventure cards." in milady
    assert "Athos drew Adventure cards: " in athos
    assert "Milady placed her Location card face down." in athos
    for told in (athos, spectator):
        assert "Milady chose where to go" not in told
        assert "Milady drew 3 Treachery cards." in told
    assert "drew Adventure cards: " not in spectator


def test_a_replay_stops_where_it_is_told_to(terminal: Terminal, tmp_path: Path) -> None:
    file = written(tmp_path, record())
    whole, part = (terminal.run("replay", file, "--truth", *to).out for to in ((), ("--to", "3")))
    assert whole.startswith(part.rstrip(".\n")[:-20])
    assert "Turn 1" not in part
    assert terminal.run("replay", file, "--truth", "--to", "0").out.startswith("The game began")


def test_what_was_taken_back_is_told_so(terminal: Terminal, tmp_path: Path) -> None:
    session = Session(usual_setup(2), load(), Seed.of(4))
    while session.game.prompt().kind != "next_musketeer":
        session.act(0, session.game.prompt().default())
    session.act(1, session.game.options(1)[1])
    at = len(session.inputs)
    session.act(1, session.game.options(1)[2])
    session.undo(1, at)
    session.act(1, session.game.options(1)[1])
    out = terminal.run("replay", written(tmp_path, session.to_json()), "--truth").out
    assert "A move was undone." in out
    assert terminal.run("verify", written(tmp_path, session.to_json())).code == 0


def test_verify_says_how_the_game_went(terminal: Terminal, tmp_path: Path) -> None:
    result = terminal.run("verify", written(tmp_path, record()))
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith("The record is genuine: ")
    assert "not over yet" in result.out
    assert "nonce" not in result.out


def test_a_finished_game_is_told_with_all_its_secrets(terminal: Terminal) -> None:
    result = terminal.run("replay", str(FOLDER / "milady-5.json"))
    assert (result.code, result.err) == (0, "")
    assert "Milady chose where to go: " in result.out


def test_verify_says_that_the_dice_were_promised_and_mixed(terminal: Terminal, tmp_path: Path) -> None:
    nonces = {seat: bytes([seat]) * 16 for seat in range(5)}
    made = Session(usual_setup(5), load(), Seed.mixed(bytes(32), nonces)).to_json()
    result = terminal.run("verify", written(tmp_path, made))
    assert (result.code, result.err) == (0, "")
    mixed = "Its dice come from the seed promised before the game, mixed with the nonces of 5 seats."
    assert result.out.splitlines()[1:] == [mixed]
    assert "nonce" not in terminal.run("verify", written(tmp_path, {**made, "seed": None})).out, "nothing was checked"


# --- odds -----------------------------------------------------------------------------------------


def test_odds_are_those_of_the_engine(terminal: Terminal) -> None:
    box = load()
    fighter = Fighter(5, 3, (box.heroes[ARAMIS].manoeuvre,), pistol=True, blade=True)
    found = duel_odds(fighter, box.foes[CAVOIS], 2, box)
    out = terminal.run("odds", "--hero", "aramis", "--foe", "cavois", "--dice", "5", "--pistol", "--blade").out
    row = next(line for line in out.splitlines() if line.startswith("│") and " 5 " in line)
    cells = [cell.strip() for cell in row.strip("│").split("│")]
    chances = (found.beats, found.wounds_foe, found.wounded, found.out, found.no_result)
    assert cells == ["5", *(share(texts("en"), chance) for chance in chances), f"{float(found.life_lost):.2f}"]
    assert "The Toledo sword is used to beat him." in out


def test_exact_odds_are_fractions(terminal: Terminal) -> None:
    out = terminal.run("odds", "--foe", "two_dice", "--dice", "3", "--exact").out
    box = load()
    hero, foe = box.heroes[DARTAGNAN], box.foes[FOE_NAMES.index("two_dice")]
    found = duel_odds(Fighter(3, hero.life, (hero.manoeuvre,)), foe, foe.life, box)
    assert only_row(out)[:2] == ["3", str(found.beats)]
    assert isinstance(found.beats, Fraction)


def only_row(table: str) -> list[str]:
    """The cells of a printed table with one row. Long ones go on in the next line."""
    lines = [line.split("│")[1:-1] for line in table.splitlines() if line.startswith("│")]
    return ["".join(part.strip() for part in cell) for cell in zip(*lines, strict=True)]


def test_all_adversaries_and_a_hidden_token_fit_in_80_columns(terminal: Terminal) -> None:
    out = terminal.run("odds").out
    for name in ("Henchman", "Rochefort", "De Wardes", "Guard (2 Shields)", "Face-down token"):
        assert name in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_a_footnote_says_why_nobody_beats_rochefort(terminal: Terminal) -> None:
    out = " ".join(terminal.run("odds").out.split())
    assert (
        "Rochefort has 5 life points, and a duel ends with first blood: wounding him is enough, and --aim wound shows"
        in out
    )
    assert "first blood" not in terminal.run("odds", "--aim", "wound").out
    assert "first blood" not in terminal.run("odds", "--foe", "cavois").out


def test_other_aims_and_equipment_change_the_odds(terminal: Terminal) -> None:
    def cells(*options: str) -> str:
        return next(line for line in terminal.run("odds", "--dice", "3", *options).out.splitlines() if "Cavois" in line)

    found = {cells(), cells("--pistol"), cells("--armour"), cells("--blade"), cells("--improved"), cells("--life", "1")}
    assert len(found) == 6
    assert len({cells(), cells("--aim", "wound"), cells("--aim", "stand")}) == 3


def test_what_is_not_certain_does_not_look_it() -> None:
    assert share(texts("en"), Fraction(0)) == "0%"
    assert share(texts("en"), Fraction(1, 1000)) == "<1%"
    assert share(texts("en"), Fraction(999, 1000)) == ">99%"
    assert share(texts("en"), Fraction(1)) == "100%"
    assert share(texts("en"), Fraction(1, 3), exact=True) == "1/3"


def test_somebodys_own_box_is_used(terminal: Terminal, tmp_path: Path) -> None:
    ours = (Path(load.__code__.co_filename).parent / "box" / "heroes.toml").read_text()
    (tmp_path / "heroes.toml").write_text(ours.replace("life = 3", "life = 4"))
    assert "with 4 life" in terminal.run("odds", "--dice", "3", "--box", str(tmp_path)).out
    assert "with 3 life" in terminal.run("odds", "--dice", "3").out
