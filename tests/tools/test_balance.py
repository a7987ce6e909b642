"""The tool that looks for balance turns nothing that is printed, and finds what is there."""

from pathlib import Path
from random import Random

import pytest

from mousquetaires.bots import bot
from mousquetaires.data import sources, texts
from mousquetaires.engine.component_tables import parse
from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.notation import parse as action
from mousquetaires.sim.play import play_game, seats_to_fill
from tools.balance.card_use import cards_of
from tools.balance.check import Job, Played, play, tables_without, uses, wins
from tools.balance.edit_component_tables import changed
from tools.balance.survey import COUNTS, SurveyGame, findings, play_draw
from tools.balance.tunable_values import FIRST, TUNABLE_VALUES, TunableValue, drawn, settings_of, values_of

PAGE = (Path(__file__).parents[2] / "docs" / "balance.md").read_text("utf-8")


@pytest.mark.parametrize("tunable", TUNABLE_VALUES, ids=lambda tunable: tunable.name)
def test_only_assumed_values_move_and_every_setting_is_a_box_one_could_print(tunable: TunableValue) -> None:
    origin = sources(texts())
    for setting in tunable.settings:
        for key in setting:
            where = [f"{key}.{space}" for space in range(6, 13)] if key == "tracks.time.siege_dice" else [key]
            assert {origin[one] for one in where} == {"assumed"}
        parse(changed(texts(), setting))


def test_the_box_is_one_that_the_knobs_can_be_turned_to() -> None:
    here = settings_of(texts())
    assert here != FIRST
    assert parse(changed(texts(), values_of(here))) == parse(texts())
    assert settings_of(changed(texts(), values_of(FIRST))) == FIRST


def test_a_changed_value_is_the_only_thing_that_changes() -> None:
    first, after = (changed(texts(), {"tracks.honour.points": points}) for points in (10, 13))
    assert parse(after).honour == 13
    assert {file for file in first if first[file] != after[file]} == {"tracks.toml"}
    assert after["tracks.toml"].replace("points = 13", "points = 10") == first["tracks.toml"]


def test_a_value_that_is_not_there_is_not_changed() -> None:
    with pytest.raises(KeyError, match=r"tracks\.honour\.dice"):
        changed(texts(), {"tracks.honour.dice": 3})


def test_the_survey_finds_a_setting_that_helps_milady() -> None:
    rng = Random(1625)
    told = []
    for _ in range(6000):
        settings = drawn(rng, FIRST, 0.45)
        won = rng.random() < (0.7 if settings[3] == 1 else 0.5)
        told.append(SurveyGame(rng.choice(COUNTS), settings, won, long=True))
    effects = findings(told, FIRST).effects
    helped = effects[TUNABLE_VALUES[3].name, 1]
    assert helped.milady == pytest.approx(0.2, abs=2 * helped.error)
    assert max(effects, key=lambda one: effects[one].milady / effects[one].error) == (TUNABLE_VALUES[3].name, 1)


def test_a_draw_is_a_game_at_every_count() -> None:
    settings = drawn(Random(7), FIRST, 0.0)
    told = play_draw((settings, 7))
    assert [one.players for one in told] == list(COUNTS)
    assert {one.settings for one in told} == {settings}
    assert play_draw((settings, 7)) == told


@pytest.mark.parametrize(
    ("said", "cards"),
    [
        ("lay boisrenard,lubin nemesis", ["adversaries boisrenard", "adversaries lubin", "trap nemesis"]),
        ("lay cavois -", ["adversaries cavois"]),
        ("paris abduction", ["paris abduction"]),
        ("treachery balm", ["treachery balm"]),
        ("buy pistol", ["item pistol"]),
        ("play constance athos", ["card constance"]),
        ("draw", []),
    ],
)
def test_what_a_bot_played_is_written_down(said: str, cards: list[str]) -> None:
    assert cards_of(action(said)) == cards


def test_the_tables_say_what_was_played() -> None:
    batch = play(Job(usual_setup(4), "adept", "adept", range(2)))
    played = Played()
    played.add(batch)
    assert wins([("4 players", played.games)]).splitlines()[-1].startswith("| 4 players | 2 | ")
    assert batch.taken["card bassompierre"] <= batch.offered["card bassompierre"]
    assert f"| paris disappearance | {50 * batch.offered['paris disappearance']:.0f} |" in uses([played])
    assert batch.taken
    assert played.taken == batch.taken


def test_watching_a_bot_changes_nothing() -> None:
    watched = play(Job(usual_setup(3), "novice", "novice", range(5, 7))).results
    table = Table(usual_setup(3), parse(texts()))
    alone = [play_game(table, {seat: bot("novice") for seat in seats_to_fill(table)}, seed) for seed in range(5, 7)]
    assert watched == alone


def test_without_milady_there_are_three_set_ups_at_every_count() -> None:
    jobs = tables_without("novice", range(1))
    assert {name: len(found) for name, found in jobs.items()} == {"easy": 5, "normal": 5, "hard": 5}
    assert all(play(job).results for job in jobs["hard"])


def test_the_first_values_are_those_we_began_with() -> None:
    assert values_of(FIRST)["tracks.honour.points"] == 10


def test_the_document_tells_how_many_settings_there_are() -> None:
    settings = sum(len(tunable.settings) - 1 for tunable in TUNABLE_VALUES)
    assert f"{settings} besides those we began with" in PAGE
