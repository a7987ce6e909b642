"""ROCH: who meets Rochefort, who may go on after him, and what all players know afterwards."""

import pytest

from mousquetaires.engine.ids import ARAMIS, ATHOS, DARTAGNAN, LOUVRE, PORTHOS
from tests.rules.duels import red_dice
from tests.scene import Scene, scene


def before_the_henchman(hero: int, place: str) -> Scene:
    """A Musketeer before the Henchman at the Louvre; Milady hides somewhere."""
    s = scene().at("louvre", hero).louvre("poisons").foe("henchman", "louvre").foe("cavois", "louvre")
    return s.milady(place).turn(hero)


def henchman_rolls(s: Scene) -> Scene:
    """A duel that the Henchman survives unhurt."""
    return s.rolls(blue="HLL", red="S" * red_dice(s, "henchman"))


def rochefort_rolls(s: Scene, blue: str, swords: int) -> Scene:
    return s.rolls(blue=blue, red="S" * swords + "H" * (red_dice(s, "rochefort") - swords))


# --- what all players know ------------------------------------------------------------------------


@pytest.mark.rule("ROCH-1", "ROCH-3")
@pytest.mark.parametrize(("hero", "known"), [(DARTAGNAN, True), (ARAMIS, True), (PORTHOS, True), (ATHOS, False)])
def test_a_step_that_goes_undisturbed_shows_that_she_is_not_there_unless_it_is_athos_s(hero: int, known: bool) -> None:
    s = henchman_rolls(before_the_henchman(hero, "paris")).does("duel henchman")
    assert s.s.excluded == (1 << LOUVRE if known else 0)


@pytest.mark.rule("ROCH-1", "ROCH-4")
def test_once_rochefort_has_fled_an_undisturbed_step_shows_nothing() -> None:
    s = henchman_rolls(before_the_henchman(PORTHOS, "paris").put(fled=1)).does("duel henchman")
    assert s.s.excluded == 0


# --- who may go on --------------------------------------------------------------------------------


@pytest.mark.rule("ROCH-4", "ROCH-6")
@pytest.mark.parametrize("hero", [DARTAGNAN, ARAMIS, PORTHOS])
def test_one_who_falls_while_he_wounds_rochefort_does_not_go_on_though_the_others_stand(hero: int) -> None:
    s = before_the_henchman(hero, "louvre").life(hero, 1)
    rochefort_rolls(s, "SSS", 2).does("duel henchman")
    assert (s.said("rochefort_fled"), s.s.lying) == ([(hero,)], 1 << hero)
    assert len(s.said("duel_began")) == 1


@pytest.mark.rule("ROCH-4", "ROCH-6")
@pytest.mark.parametrize(("hero", "other"), [(DARTAGNAN, PORTHOS), (PORTHOS, DARTAGNAN), (ARAMIS, PORTHOS)])
def test_one_who_stands_goes_on_though_another_lies(hero: int, other: int) -> None:
    s = before_the_henchman(hero, "louvre").lying(other)
    henchman_rolls(rochefort_rolls(s, "SSS", 2)).does("duel henchman")
    assert [values[0] for values in s.said("duel_began")] == [hero, hero]


@pytest.mark.rule("ROCH-9", "ACT-7")
def test_a_duel_in_paris_goes_on_after_rochefort_though_the_smuggler_s_card_could_not_be_paid() -> None:
    s = scene().paris("smuggler").foe("henchman", "paris").at("paris", ARAMIS).milady("paris").turn(ARAMIS)
    henchman_rolls(rochefort_rolls(s, "SSS", 2)).does("duel henchman")
    assert [values[0] for values in s.said("duel_began")] == [ARAMIS, ARAMIS]
    assert s.said("action_lost") == []


@pytest.mark.rule("ROCH-9", "ACT-9", "CARD-DISAPPEARANCE")
@pytest.mark.parametrize("hero", [DARTAGNAN, ARAMIS, PORTHOS])
def test_a_search_goes_on_after_rochefort_without_a_card_in_hand(hero: int) -> None:
    s = scene().paris("disappearance").at("paris", hero).milady("paris").turn(hero)
    rochefort_rolls(s, "SSS", 2).rolls(blue="L" + "H" * (s.table.components.heroes[hero].combat - 1)).does("task -")
    assert (s.said("action_lost"), s.s.constance) == ([], 1)
    assert [values[0] for values in s.said("blue_rolled")] == [hero, hero]
