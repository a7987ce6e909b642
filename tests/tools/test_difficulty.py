"""The opponents of the front page can be played, and their figures are for them."""

import json

from mousquetaires.engine.config import VARIANTS
from tools.difficulty import FILE, Level, Trial, levels_of, table, trials, won

STORED = json.loads(FILE.read_text("utf-8"))


def test_each_way_to_play_has_four_levels_with_known_variants() -> None:
    levels = levels_of(STORED)
    assert [one.name for one in levels] == ["first", "fair", "hard", "merciless"] * 3
    assert {variant for one in levels for variant in one.variants} <= set(VARIANTS)
    assert all(one.setup(players).variants == one.variants for one in levels for players in (2, 5))


def test_the_player_wins_what_the_other_side_loses() -> None:
    novices = [Level(side, "test", "novice", ()) for side in ("musketeers", "milady")]
    for seed in range(3):
        assert won(Trial(novices[0], "novice", 4, seed)) != won(Trial(novices[1], "novice", 4, seed))


def test_every_number_of_players_counts_equally() -> None:
    counts = [one.players for one in trials(levels_of(STORED)[0], "novice", 2)]
    assert counts == [2, 3, 4, 5, 6] * 2


def test_figures_without_games_are_not_shown() -> None:
    file = {"levels": STORED["levels"], "measured": {"wins": {}}}
    assert table(file).count("not measured") == 24
