"""The tool that looks for balance turns nothing that is printed, and finds what is there."""

from pathlib import Path
from random import Random

import pytest

from mousquetaires.bots import bot
from mousquetaires.data import sources, texts
from mousquetaires.engine.component_table_parser import parse
from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.notation import parse as action
from mousquetaires.sim.play import play_game, seats_to_fill
from tools.balance.card_use import cards_of
from tools.balance.check import SOLO, Job, Played, play, tables_with_milady, tables_without, with_options
from tools.balance.edit_component_tables import changed
from tools.balance.survey import COUNTS, SurveyGame, findings, intended_turns, play_draw
from tools.balance.tables import Rows, missions, openings, uses, ways, wins
from tools.balance.targets import Target, even_games, target_table, targets_with_milady, targets_without
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
    assert wins([(usual_setup(4), played)]).splitlines()[-1].startswith("| 4 players | 2 | ")
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


# --- targets --------------------------------------------------------------------------------------


def sample(jobs: list[Job]) -> Rows:
    """The results of some games."""
    rows = []
    for job in jobs:
        played = Played()
        played.add(play(job))
        rows.append((job.setup, played))
    return rows


def made_up(games: int, milady: int) -> Played:
    """Games of which Milady has won some, all by the siege, in ten turns."""
    played = Played()
    played.games.games, played.games.musketeers = games, games - milady
    played.games.endings.update({1: games - milady, 3: milady})
    played.games.turns[10] = games
    return played


def test_every_table_and_target_can_be_shown_after_a_few_games() -> None:
    played = sample(tables_with_milady("novice", "novice", range(1)))
    for table in (wins, ways, missions, openings):
        assert len(table(played).splitlines()) == 2 + len(COUNTS)
    alone = {name: sample(jobs) for name, jobs in tables_without("random", range(1)).items()}
    targets = [*targets_with_milady(played), *targets_without(*(alone[name] for name in SOLO))]
    assert len(target_table(targets).splitlines()) == 2 + len(targets) == 2 + 3 * 5 + 2 + 6 + 1 + 4 + 2 * 5


def test_an_opening_is_counted_once_a_game() -> None:
    played = sample([Job(usual_setup(6), "random", "random", range(3))])
    assert sum(many for card, many in played[0][1].taken.items() if card.startswith("opening ")) == 3


def test_a_target_is_met_or_not_met() -> None:
    played = [(usual_setup(5), made_up(1000, 500)), (usual_setup(6), made_up(1000, 420))]
    found = {one.what: one.met for one in even_games(played)}
    assert found == {
        "Milady wins, 5 players": True,
        "required, 5 players": True,
        "Milady wins, 6 players": False,
        "required, 6 players": True,
    }
    assert "| **not met** |" in target_table([Target("turns", "many", "few", met=False)])


def test_with_an_option_the_interval_must_reach_the_even_games() -> None:
    (job,) = with_options([Job(usual_setup(6), "adept", "adept", range(1))], ["late_start"])
    assert job.setup.variants == ("late_start",)
    required = [[*even_games([(job.setup, made_up(1000, milady))])][1].met for milady in (400, 425, 575, 600)]
    assert required == [False, True, True, False]


def test_what_nobody_uses_and_how_milady_never_wins_is_told() -> None:
    played = [(usual_setup(players), made_up(100, 50)) for players in COUNTS]
    found = {one.what: one for one in targets_with_milady(played)}
    assert "treachery emergency" in found["Treachery cards, adversaries and items"].found
    assert found["Milady wins by siege"].met
    assert not found["Milady wins by honour"].met
    assert not found["Louvre missions done in a game"].met


def test_six_players_start_later_and_play_fewer_turns() -> None:
    assert [intended_turns(usual_setup(players)) for players in (5, 6)] == [range(9, 13), range(8, 11)]
