"""Tables that make no sense are refused, with what is wrong and what would be right (GOAL-1, COUNT)."""

import pytest

from mousquetaires.engine.config import Setup, SetupError, Table, check_setup, usual_setup
from mousquetaires.engine.ids import ARAMIS, ATHOS, DARTAGNAN, PORTHOS, TREVILLE
from tests.box import box

FOUR = ((DARTAGNAN,), (ATHOS,), (ARAMIS,), (PORTHOS,))


def refused(setup: Setup) -> tuple[str, dict[str, int | str]]:
    """The key and the values of the refusal; a table is refused the same way."""
    with pytest.raises(SetupError) as error:
        check_setup(setup)
    with pytest.raises(SetupError) as same:
        Table(setup, box())
    assert (same.value.key, same.value.values) == (error.value.key, error.value.values)
    assert error.value.key in str(error.value)
    return error.value.key, error.value.values


@pytest.mark.rule("GOAL-1", "COUNT-7")
@pytest.mark.parametrize(
    ("players", "milady", "least", "most"),
    [(7, True, 2, 6), (1, True, 2, 6), (0, True, 2, 6), (-1, True, 2, 6), (6, False, 1, 5), (0, False, 1, 5)],
)
def test_too_many_or_too_few_players(players: int, milady: bool, least: int, most: int) -> None:
    wrong = {"players": players, "least": least, "most": most}
    assert refused(Setup(players, milady, FOUR)) == ("setup-players", wrong)
    with pytest.raises(SetupError) as error:
        usual_setup(players, milady)
    assert (error.value.key, error.value.values) == ("setup-players", wrong)


@pytest.mark.rule("GOAL-1", "COUNT-7")
@pytest.mark.parametrize(("players", "milady"), [(2, True), (6, True), (1, False), (5, False)])
def test_the_smallest_and_the_largest_tables_are_welcome(players: int, milady: bool) -> None:
    check_setup(usual_setup(players, milady))


def test_seats_without_a_player_or_players_without_a_seat() -> None:
    assert refused(Setup(5, True, FOUR[:3])) == ("setup-seats", {"seats": 3, "team": 4})
    assert refused(Setup(4, True, FOUR)) == ("setup-seats", {"seats": 4, "team": 3})
    assert refused(Setup(5, False, FOUR)) == ("setup-seats", {"seats": 4, "team": 5})


def test_athos_twice() -> None:
    twice = ((DARTAGNAN,), (ATHOS,), (ATHOS,), (PORTHOS,))
    assert refused(Setup(5, True, twice)) == ("setup-hero-twice", {"hero": "athos", "free": "aramis, treville"})
    one_player = ((ATHOS, ATHOS, ARAMIS, PORTHOS),)
    assert refused(Setup(2, True, one_player)) == ("setup-hero-twice", {"hero": "athos", "free": "dartagnan, treville"})


@pytest.mark.parametrize("stranger", [5, -1, 99])
def test_a_musketeer_nobody_has_heard_of(stranger: int) -> None:
    known = "dartagnan, athos, aramis, porthos, treville"
    assert refused(Setup(5, True, (*FOUR[:3], (stranger,)))) == ("setup-hero", {"hero": stranger, "known": known})


@pytest.mark.rule("COUNT-2", "COUNT-3", "COUNT-4", "COUNT-5", "COUNT-6")
@pytest.mark.parametrize(
    ("players", "heroes", "found", "needed"),
    [
        (2, ((DARTAGNAN, ATHOS, ARAMIS),), 3, 4),
        (2, ((DARTAGNAN, ATHOS, ARAMIS, PORTHOS, TREVILLE),), 5, 4),
        (3, ((DARTAGNAN, ATHOS), (ARAMIS,)), 3, 4),
        (4, ((DARTAGNAN, PORTHOS), (ATHOS,), (ARAMIS,)), 4, 3),
        (4, ((DARTAGNAN,), (), (ARAMIS,)), 2, 3),
        (5, ((DARTAGNAN, TREVILLE), (ATHOS,), (ARAMIS,), (PORTHOS,)), 5, 4),
        (6, ((DARTAGNAN,), (ATHOS,), (ARAMIS,), (PORTHOS,), ()), 4, 5),
    ],
)
def test_the_wrong_number_of_musketeers(
    players: int, heroes: tuple[tuple[int, ...], ...], found: int, needed: int
) -> None:
    wrong = {"heroes": found, "needed": needed, "team": players - 1}
    assert refused(Setup(players, True, heroes)) == ("setup-hero-count", wrong)


@pytest.mark.rule("COUNT-3", "COUNT-5")
def test_one_player_runs_more_than_his_share() -> None:
    greedy = ((DARTAGNAN, ATHOS, ARAMIS), (PORTHOS,))
    assert refused(Setup(3, True, greedy)) == ("setup-hero-share", {"shares": "3, 1", "each": 2, "team": 2})
    empty = ((DARTAGNAN, ATHOS), (ARAMIS,), (PORTHOS,), ())
    assert refused(Setup(5, True, empty)) == ("setup-hero-share", {"shares": "2, 1, 1, 0", "each": 1, "team": 4})


def test_a_variant_nobody_has_heard_of_or_one_named_twice() -> None:
    known = "easier, mortal_quest, athos_the_brave, extra_card, one_card_less, extra_treachery, late_start"
    assert refused(Setup(5, True, FOUR, ("easier", "harder"))) == (
        "setup-variant",
        {"variant": "harder", "known": known},
    )
    assert refused(Setup(5, True, FOUR, ("easier", "easier"))) == (
        "setup-variant-twice",
        {"variants": "easier, easier", "known": known},
    )
