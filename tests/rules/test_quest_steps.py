"""QST: on the Quest it is the Musketeer who takes the step that is affected, and nothing happens twice."""

import pytest

from mousquetaires.engine.actions import VERB_BITS, assign_action
from mousquetaires.engine.ids import (
    ARAMIS,
    ATHOS,
    DARTAGNAN,
    MILADY,
    PORTHOS,
    TOKEN_FOE,
    TOKEN_NAMES,
    TOKENS,
)
from mousquetaires.engine.reasons import NOT_OFFERED
from mousquetaires.engine.rules.one_for_all import WORTH
from mousquetaires.engine.rules.quest import LayTokens
from tests.scene import Scene, scene

GALLERY = "panache three two nobility two two gallantry three three erudition three four"


def galleries(hero: int, tokens: str = GALLERY) -> Scene:
    """This Musketeer, alone at the Quest, before the first antechamber."""
    return scene().at("quest", hero).board("galleries", tokens).tokens(tokens, (0, 1, 2))


def dice(s: Scene, token: str) -> int:
    return int(s.table.components.foes[TOKEN_FOE[TOKEN_NAMES.index(token)]].dice)


def lives(s: Scene) -> list[int]:
    """What each Musketeer has lost."""
    return [s.table.components.heroes[hero].life - s.s.life[hero] for hero in s.table.heroes]


# --- snares ---------------------------------------------------------------------------------------


@pytest.mark.rule("QST-3", "INN-2", "TOKEN-SNARE", "ACT-10")
@pytest.mark.parametrize("hero", [ATHOS, ARAMIS])
def test_a_snare_at_the_inn_bites_the_one_who_steps_on_it_and_he_stands_there(hero: int) -> None:
    s = scene().at("quest", DARTAGNAN, hero).tokens("two two two two snare decoy decoy decoy decoy three three three")
    s.turn(hero).does("path stables")
    assert s.said("snare_bit") == [(hero,)]
    assert lives(s) == [int(one == hero) for one in s.table.heroes]
    assert [s.s.spot[one] for one in s.table.heroes] == [5 * int(one == hero) for one in s.table.heroes]


@pytest.mark.rule("QST-3", "GAL-2", "TOKEN-SNARE", "ACT-10")
@pytest.mark.parametrize("hero", [ATHOS, ARAMIS])
def test_a_snare_in_an_antechamber_bites_the_one_who_takes_it_on(hero: int) -> None:
    s = galleries(hero, GALLERY.replace("three two", "snare two", 1)).turn(hero).does("fight 1")
    assert s.said("snare_bit") == [(hero,)]
    assert lives(s) == [int(one == hero) for one in s.table.heroes]
    assert (s.s.spaces[1], s.s.antechamber, s.said("duel_began")) == (-1, 0, [])


@pytest.mark.rule("RET-1", "RUL-BLIND-SNARE", "ACT-10")
def test_against_a_snare_that_lies_face_down_he_plays_his_cards_blind() -> None:
    s = scene().at("quest", ARAMIS).board("return", "snare two two").hand(ARAMIS, "combat").turn(ARAMIS)
    assert s.does("fight 0").asked == "combat_cards"
    assert s.said("snare_bit") == []
    s = scene().at("quest", ARAMIS).board("return").tokens("snare two two", (0,)).hand(ARAMIS, "combat").turn(ARAMIS)
    assert s.does("fight 0").said("snare_bit") == [(ARAMIS,)]
    assert s.held(ARAMIS, "combat") == 1


@pytest.mark.rule("GAL-2", "QST-3", "RUL-SNARE-BEATEN", "ACT-10")
@pytest.mark.parametrize("hero", [ATHOS, ARAMIS])
def test_a_musketeer_bitten_by_the_last_token_of_an_antechamber_passes_it(hero: int) -> None:
    s = galleries(hero, GALLERY.replace("three two", "- snare", 1)).turn(hero).does("fight 2")
    assert s.said("snare_bit") == [(hero,)]
    assert s.said("antechamber_passed") == [(hero, 1)]


# --- duels ----------------------------------------------------------------------------------------


@pytest.mark.rule("INN-2", "INN-4", "RUL-INN-BEATEN", "ACT-10")
@pytest.mark.parametrize("hero", [ATHOS, ARAMIS])
def test_a_musketeer_who_beats_an_adversary_at_the_inn_stands_there(hero: int) -> None:
    s = scene().at("quest", DARTAGNAN, hero, PORTHOS).tokens("two two two two decoy decoy decoy decoy").turn(hero)
    s.rolls(blue="SSS", red="H" * dice(s, "two")).does("path rooms")
    assert [values[0] for values in s.said("duel_began")] == [hero]
    assert (s.s.spaces[0], s.said("walked")) == (-1, [(hero, 1)])


@pytest.mark.rule("GAL-2", "ACT-10")
@pytest.mark.parametrize("hero", [ATHOS, ARAMIS])
def test_who_takes_on_an_adversary_of_an_antechamber_fights_him(hero: int) -> None:
    s = galleries(hero).turn(hero)
    s.rolls(blue="HHL", red="S" * dice(s, "three")).does("fight 1")
    assert [values[0] for values in s.said("duel_began")] == [hero]
    assert lives(s) == [int(one == hero) for one in s.table.heroes]


@pytest.mark.rule("INN-2", "GAL-2", "RET-2", "QST-6")
@pytest.mark.parametrize("board", ["inn", "galleries"])
def test_epic_tokens_add_no_dice_at_the_inn_or_in_the_galleries(board: str) -> None:
    if board == "inn":
        s = scene().at("quest", ARAMIS).tokens("two two two two snare decoy decoy decoy decoy three three three")
    else:
        s = galleries(ARAMIS, GALLERY.replace("three two", "two two", 1))
    s.put(epic=1).turn(ARAMIS).rolls(blue="SSS", red="S" * dice(s, "two"))
    s.does("path rooms" if board == "inn" else "fight 1")
    assert (s.asked, s.s.epic, len(s.said("duel_ended"))) == ("musketeer_action", 1, 1)


# --- the antechambers -----------------------------------------------------------------------------


@pytest.mark.rule("GAL-2", "ACT-10")
def test_who_beats_the_second_adversary_passes_the_antechamber() -> None:
    s = galleries(ATHOS, GALLERY.replace("three two", "- two", 1)).turn(ATHOS)
    s.rolls(blue="SSS", red="H" * dice(s, "two")).does("fight 2")
    assert s.said("antechamber_passed") == [(ATHOS, 1)]


@pytest.mark.rule("GAL-2", "ACT-10")
@pytest.mark.parametrize("hero", [ATHOS, ARAMIS])
def test_one_action_and_one_price_pass_one_antechamber_by_the_secret_passage(hero: int) -> None:
    price = scene().table.components.passage_price
    s = galleries(hero).put(epic=2 * price).turn(hero).does("passage")
    assert (s.s.antechamber, s.s.epic) == (1, price)
    assert s.said("antechamber_passed") == [(hero, 1)]
    assert (s.asked, s.g.prompt().hero) == ("musketeer_action", hero)


@pytest.mark.rule("GAL-2", "ONE-5", "RUL-TEAM-DECIDES")
def test_one_for_all_may_make_up_exactly_what_is_lacking_for_the_passage() -> None:
    price = scene().table.components.passage_price
    s = galleries(ATHOS).put(epic=price - WORTH).ones(1).turn(ATHOS).does("passage")
    assert s.asked == "epic_for_passage"
    assert (s.g.prompt().seats, s.g.prompt().hero) == (s.table.team_mask, ATHOS)
    s.does("one epic")
    assert (s.s.epic, s.said("antechamber_passed")) == (0, [(ATHOS, 1)])


# --- laying tokens --------------------------------------------------------------------------------


@pytest.mark.rule("INN-1", "RET-1")
def test_a_layout_that_cannot_be_read_is_no_layout() -> None:
    s = scene().board("return")
    s.g.call(LayTokens())
    assert s.asked == "return_tokens"
    two = TOKEN_NAMES.index("two")
    good = assign_action([two] * 3)
    assert s.g.refusal(MILADY, good) is None
    assert s.g.refusal(MILADY, good | 1 << VERB_BITS + 48) == NOT_OFFERED, "it names a thirteenth space"
    unknown = s.g.refusal(MILADY, assign_action([two, two, TOKENS]))
    assert unknown is not None
    assert unknown.key == "reason-token-missing"
