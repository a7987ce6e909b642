"""FORCE and TRAP: what may be laid where, whom a trap falls on, and what is refused."""

import pytest

from mousquetaires.engine.actions import NAME, VERB_BITS, lay_action
from mousquetaires.engine.ids import (
    ADVERSARIES,
    ARAMIS,
    ASSASSIN,
    ATHOS,
    DARTAGNAN,
    FOE_NAMES,
    HENCHMAN,
    MILADY,
    NO_TRAP,
    NOBODY,
    OUT_OF_GAME,
    PARIS,
    PORTHOS,
    TRAPS,
)
from mousquetaires.engine.reasons import NOT_OFFERED
from tests.rules.duels import wins
from tests.rules.printed import adversaries, louvre, paris
from tests.rules.solo import alone, falls
from tests.scene import Scene, scene

# --- with Milady ----------------------------------------------------------------------------------


@pytest.mark.rule("CARD-HARLOT", "FORCE-1")
def test_a_harlot_may_lie_at_the_louvre_though_the_paris_card_has_no_challenge() -> None:
    s = scene().paris("duels").louvre("poisons").at("louvre", ATHOS).foe("henchman", "louvre").put(louvre_done=1)
    wins(s.turn(ATHOS).draws("louvre_draw", "gaming_debt"), ATHOS, "henchman")
    assert s.asked == "adversaries"
    others = adversaries(louvre("gaming_debt").rating - 1)
    s.does(f"lay {','.join(others)} harlot")
    assert s.said("trap_laid")[-1][0] == s.s.place[ATHOS]


@pytest.mark.rule("FORCE-1", "FORCE-3", "MIL-3")
def test_milady_is_not_asked_when_she_has_nothing_left_to_lay() -> None:
    s = scene().paris_hand("abduction").phase("milady")
    s.s.foe_at[:ADVERSARIES] = [OUT_OF_GAME] * ADVERSARIES
    s.s.trap_at = [OUT_OF_GAME] * TRAPS
    assert s.does("go quarters", "paris abduction").asked == "treachery"


@pytest.mark.rule("FORCE-1", "FORCE-2", "CARD-NEMESIS")
def test_what_cannot_be_read_as_a_set_of_cards_is_none_and_a_set_names_nobody() -> None:
    s = scene().paris_hand("abduction").phase("milady").does("go quarters", "paris abduction")
    rating = paris("abduction").rating
    foes = adversaries(rating)
    mask = sum(1 << FOE_NAMES.index(foe) for foe in foes)
    good = lay_action(mask, NO_TRAP)
    assert s.g.refusal(MILADY, good) is None
    assert s.g.refusal(MILADY, good | 1 << VERB_BITS + 40) == NOT_OFFERED
    assert s.g.refusal(MILADY, NAME | ARAMIS << VERB_BITS) == NOT_OFFERED
    fewer = adversaries(rating - s.table.components.traps[0].strength)
    s.does(f"lay {','.join(fewer)} nemesis")
    assert s.asked == "nemesis"
    left = [foe for foe in range(ADVERSARIES) if FOE_NAMES[foe] not in fewer]
    for foe in left:
        assert s.g.refusal(MILADY, lay_action(1 << foe, NO_TRAP)) is not None
    assert s.g.refusal(MILADY, lay_action(0, NO_TRAP)) is not None


@pytest.mark.rule("CARD-NEMESIS", "RUL-NEMESIS")
def test_milady_names_no_musketeer_when_she_lays_no_nemesis() -> None:
    s = scene().paris_hand("abduction").phase("milady").does("go quarters", "paris abduction")
    rating = paris("abduction").rating
    s.does(f"lay {','.join(adversaries(rating))} -")
    assert (s.asked, s.s.nemesis) == ("treachery", NOBODY)


# --- without her ----------------------------------------------------------------------------------


def paris_comes(hero: int) -> Scene:
    """The Message is turned up while one Musketeer is in Paris; adversaries are drawn for it."""
    others = [other for other in (DARTAGNAN, ATHOS, ARAMIS, PORTHOS) if other != hero]
    s = alone().put(paris_unused=0b111111).at("louvre", *others).at("paris", hero)
    return falls(falls(s, "solo_place", "louvre"), "solo_paris", "message")


@pytest.mark.rule("SOLO-5", "FORCE-1", "TRAP-4")
@pytest.mark.parametrize("hero", [DARTAGNAN, ATHOS, ARAMIS, PORTHOS])
def test_a_trap_may_make_the_rating_exact_and_falls_on_the_one_who_is_there(hero: int) -> None:
    s = paris_comes(hero)
    rating = paris("message").rating
    foes = adversaries(rating - s.table.components.traps[ASSASSIN].strength)
    face = s.table.components.traps[ASSASSIN].face
    falls(s, "solo_force", *foes, "assassin").rolls(trap="SH"[1 - face]).draws("treachery_draw", "reinforcements")
    s.settle()
    assert s.s.trap_at[ASSASSIN] == PARIS
    assert s.said("trap_rolled") == [(hero, ASSASSIN, 1 - face)]


@pytest.mark.rule("SOLO-5", "SOLO-7", "CARD-NEMESIS")
def test_naming_a_musketeer_for_the_nemesis_lays_no_card() -> None:
    s = alone().put(paris_unused=0b111111)
    s.s.foe_at[:ADVERSARIES] = [OUT_OF_GAME] * ADVERSARIES
    falls(falls(s, "solo_place", "louvre"), "solo_paris", "message")
    for trap in ("nemesis", "beggars", "thief", "assassin", "harlot"):
        falls(s, "solo_force", trap)
    falls(s, "solo_hero", "dartagnan")
    assert (s.s.nemesis, s.s.foe_at[HENCHMAN]) == (DARTAGNAN, OUT_OF_GAME)


# --- traps that bite ------------------------------------------------------------------------------


@pytest.mark.rule("TRAP-4", "MUS-3")
@pytest.mark.parametrize(("hero", "fallen"), [(ARAMIS, DARTAGNAN), (ARAMIS, PORTHOS), (DARTAGNAN, PORTHOS)])
def test_a_trap_falls_on_the_one_who_enters_whoever_else_lies(hero: int, fallen: int) -> None:
    s = scene().paris("message").trap("assassin", "paris").at("louvre", hero).lying(fallen).turn(hero)
    s.rolls(trap="S").does("move paris")
    assert [values[0] for values in s.said("trap_rolled")] == [hero]


@pytest.mark.rule("TRAP-4", "CARD-ASSASSIN", "MUS-3")
@pytest.mark.parametrize("hero", [ATHOS, ARAMIS, PORTHOS])
def test_the_assassin_puts_the_musketeer_who_loses_the_last_life_out_of_action(hero: int) -> None:
    s = scene().paris("message").trap("assassin", "paris").at("louvre", hero).life(hero, 1).turn(hero)
    s.rolls(trap="S").does("move paris")
    assert (s.s.lying, s.where(hero)) == (1 << hero, "colombier")
