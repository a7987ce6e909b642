"""PAR and LOU: when a mission is done, and what its end leaves alone."""

import pytest

from mousquetaires.engine.ids import ARAMIS, ATHOS, NO_CHALLENGE, PARIS_NAMES
from tests.rules.duels import wins
from tests.rules.solo import alone
from tests.scene import scene


@pytest.mark.rule("PAR-2", "CARD-DUELS")
def test_a_paris_card_without_a_challenge_is_done_with_its_stipulation() -> None:
    s = scene().paris("duels").at("paris", ATHOS)
    printed = s.table.components.paris[PARIS_NAMES.index("duels")]
    assert printed.skill == NO_CHALLENGE
    s.put(progress=printed.stipulation_amount - 1).turn(ATHOS)
    assert len(wins(s, ATHOS, "duellist").said("paris_closed")) == 1


@pytest.mark.rule("SOLO-4", "PAR-2")
def test_a_paris_card_that_has_come_into_play_never_comes_again() -> None:
    s = alone().put(paris_unused=63).draws("solo_place", "louvre").draws("treachery_draw", "reinforcements").settle()
    assert s.s.paris_unused == 63 & ~(1 << s.s.paris_card)


@pytest.mark.rule("CARD-NEMESIS", "FORCE-4", "TRAP-2")
@pytest.mark.parametrize(("place", "over"), [("paris", "louvre"), ("louvre", "paris")])
def test_a_nemesis_stays_named_while_the_mission_of_the_other_place_ends(place: str, over: str) -> None:
    s = scene().paris("message").louvre("poisons").trap("nemesis", place, ARAMIS).at(over, ATHOS)
    s.foe("henchman", over).put(**{f"{over}_done": 1}).turn(ATHOS)
    wins(s, ATHOS, "henchman")
    assert len(s.said("paris_closed" if over == "paris" else "louvre_done")) == 1
    assert s.s.nemesis == ARAMIS
