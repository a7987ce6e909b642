"""FORCE: the adversaries and the trap that Milady lays at a mission."""

import pytest

from mousquetaires.engine.actions import lay_action
from mousquetaires.engine.events import heard_by
from mousquetaires.engine.ids import (
    ADVERSARIES,
    BEGGARS,
    CAVOIS,
    FOE_NAMES,
    HENCHMAN,
    IN_HAND,
    LOUVRE,
    MILADY,
    NO_TOKEN,
    OUT_OF_GAME,
    PARIS,
    PORTHOS,
    THIEF,
    TOKEN_THREE,
    TRAP_NAMES,
    TRAPS,
)
from mousquetaires.engine.notation import NotationError, parse
from mousquetaires.engine.view import HIDDEN_TOKEN, observe
from tests.rules import printed
from tests.scene import Scene, scene


def opening(card: str, foes: str = "", traps: str = "") -> Scene:
    """Milady has just put a Paris card in play; with foes or traps named, she holds no others."""
    s = scene().at("colombier", 0).paris_hand(card).phase("milady")
    if foes or traps:
        s.s.foe_at = [IN_HAND if name in foes.split() else OUT_OF_GAME for name in FOE_NAMES[:ADVERSARIES]]
        s.s.trap_at = [IN_HAND if name in traps.split() else OUT_OF_GAME for name in TRAP_NAMES]
    return s.does("go quarters", f"paris {card}")


def laid(s: Scene) -> tuple[set[str], set[str]]:
    """Who and which trap lies in Paris."""
    foes = {name for foe, name in enumerate(FOE_NAMES[:ADVERSARIES]) if s.s.foe_at[foe] == PARIS}
    return foes, {name for trap, name in enumerate(TRAP_NAMES) if s.s.trap_at[trap] == PARIS}


# --- strength -------------------------------------------------------------------------------------


@pytest.mark.rule("FORCE-1", "RUL-STRENGTH", "TRAP-1")
@pytest.mark.parametrize(
    ("action", "foes", "traps"),
    [
        ("lay cavois -", {"cavois"}, set()),
        ("lay henchman,lubin beggars", {"henchman", "lubin"}, {"beggars"}),
        ("lay vitray harlot", {"vitray"}, {"harlot"}),
        ("lay henchman,boisrenard,lubin -", {"henchman", "boisrenard", "lubin"}, set()),
    ],
)
def test_example_a_rating_of_three_is_met_exactly_and_a_trap_counts_one(
    action: str, foes: set[str], traps: set[str]
) -> None:
    s = opening("abduction")
    assert (s.asked, s.seat) == ("adversaries", MILADY)
    s.does(action)
    assert laid(s) == (foes, traps)


@pytest.mark.rule("FORCE-1", "RUL-STRENGTH")
@pytest.mark.parametrize(
    ("action", "total"),
    [
        ("lay vitray -", 2),
        ("lay cavois beggars", 4),
        ("lay cavois,henchman -", 4),
        ("lay - beggars", 1),
        ("lay - -", 0),
    ],
)
def test_neither_less_nor_more_than_the_rating_is_allowed(action: str, total: int) -> None:
    reason = opening("abduction").refuses(action)
    assert (reason.rule, reason.key, reason.values) == ("FORCE-1", "reason-strength", {"total": total, "due": 3})


@pytest.mark.rule("FORCE-1")
def test_only_cards_of_her_reserve_may_be_laid() -> None:
    s = opening("abduction", "cavois vitray henchman", "thief")
    assert s.refuses("lay jussac -").key == "reason-not-in-reserve"
    assert s.refuses("lay vitray beggars").key == "reason-trap-not-here"
    s.does("lay vitray,henchman -")
    assert laid(s) == ({"vitray", "henchman"}, set())


@pytest.mark.rule("FORCE-1")
def test_a_louvre_card_that_comes_into_play_is_guarded_too() -> None:
    s = scene().louvre("poisons", 2).at("colombier", PORTHOS).put(honour=9).phase("end")
    s.draws("louvre_draw", "chevreuse").settle()
    assert s.asked == "adversaries"
    assert s.refuses("lay vitray -").values == {"total": 2, "due": 3}
    s.does("lay cavois -")
    assert s.s.foe_at[CAVOIS] == LOUVRE


# --- traps ----------------------------------------------------------------------------------------


@pytest.mark.rule("FORCE-2", "RUL-ONE-TRAP")
def test_at_most_one_trap_lies_at_a_place() -> None:
    s = opening("abduction")
    with pytest.raises(NotationError):
        parse("lay henchman beggars,thief")
    two = lay_action(1 << HENCHMAN, BEGGARS) | lay_action(0, THIEF) << 15
    assert s.g.refusal(MILADY, two) is not None
    assert s.g.refusal(MILADY, lay_action(1 << HENCHMAN | 2, TRAPS)) is not None
    assert s.g.refusal(MILADY, lay_action(1 << HENCHMAN | 2, BEGGARS)) is None


@pytest.mark.rule("FORCE-2", "RUL-ONE-TRAP")
def test_one_trap_a_place_is_not_one_in_the_whole_game() -> None:
    s = scene().louvre("poisons").trap("thief", "louvre").paris_hand("abduction").phase("milady")
    s.does("go quarters", "paris abduction")
    assert s.refuses("lay vitray thief").key == "reason-trap-not-here"
    s.does("lay vitray beggars")
    assert (s.s.trap_at[THIEF], s.s.trap_at[BEGGARS]) == (LOUVRE, PARIS)


@pytest.mark.rule("RUL-ONE-TRAP", "SOLO-5")
def test_without_milady_a_second_trap_at_the_place_is_set_aside() -> None:
    s = scene(4, milady=False).at("colombier", 0).phase("milady").draws("solo_place", "louvre")
    s.draws("solo_paris", "message").draws("solo_force", "nemesis beggars henchman cavois vitray").settle()
    assert laid(s) == ({"henchman", "vitray"}, {"nemesis"})
    assert s.s.trap_at[BEGGARS] == IN_HAND


@pytest.mark.rule("RUL-ONE-TRAP", "SOLO-5", "CARD-HARLOT")
def test_without_milady_a_harlot_is_set_aside_where_there_is_no_challenge() -> None:
    s = scene(4, milady=False).at("colombier", 0).phase("milady").draws("solo_place", "louvre")
    others = printed.adversaries(printed.paris("duels").rating - 1)
    s.draws("solo_paris", "duels").draws("solo_force", f"harlot beggars {' '.join(others)}").settle()
    assert laid(s) == (set(others), {"beggars"})


# --- what cannot be met ---------------------------------------------------------------------------


@pytest.mark.rule("FORCE-3", "RUL-STRENGTH")
@pytest.mark.parametrize(
    ("foes", "traps", "due", "action"),
    [
        ("cavois", "", 3, "lay cavois -"),
        ("cavois", "beggars", 4, "lay cavois beggars"),
        ("jussac cavois", "", 3, "lay jussac -"),
        ("vitray jussac", "", 3, "lay jussac -"),
        ("vitray jussac", "thief", 4, "lay jussac thief"),
        ("henchman", "thief harlot", 2, "lay henchman harlot"),
        ("", "thief harlot", 1, "lay - harlot"),
        ("henchman vitray cavois", "", 4, "lay henchman,cavois -"),
    ],
)
def test_when_no_set_gives_the_rating_she_lays_the_highest_total_below(
    foes: str, traps: str, due: int, action: str
) -> None:
    s = opening("message", foes, traps)
    assert s.refuses("lay - -").values == {"total": 0, "due": due}
    s.does(action)
    assert s.asked == "treachery"


@pytest.mark.rule("FORCE-3")
def test_with_nothing_to_lay_she_lays_nothing() -> None:
    s = scene().paris_hand("message").phase("milady")
    s.s.foe_at = [OUT_OF_GAME] * ADVERSARIES
    s.s.trap_at = [OUT_OF_GAME] * TRAPS
    assert s.does("go quarters", "paris message").asked == "treachery"
    assert laid(s) == (set(), set())


# --- open and hidden ------------------------------------------------------------------------------


@pytest.mark.rule("FORCE-5")
def test_cards_laid_at_a_place_are_face_up_for_everybody() -> None:
    s = opening("abduction").does("lay vitray harlot")
    for viewer in s.table.viewers:
        told = [event.kind for event in heard_by(s.log, viewer)]
        assert told.count("adversary_laid") == told.count("trap_laid") == 1
    assert laid(s) == ({"vitray"}, {"harlot"})


@pytest.mark.rule("FORCE-5")
def test_her_treachery_and_paris_hand_and_unlaid_tokens_are_hidden_but_how_many_she_holds_is_open() -> None:
    s = scene().treachery("plot*2 balm").paris_hand("message", "duels").turn(PORTHOS)
    hers = observe(s.g, MILADY)
    assert (sum(hers.treachery_hand), hers.paris_hand, sum(hers.reserve)) == (3, 0b110000, 15)
    for viewer in s.table.viewers[1:]:
        seen = observe(s.g, viewer)
        assert (seen.treachery_hand, seen.treachery_deck, seen.paris_hand, seen.reserve) == ((), (), 0, ())
        assert (seen.treachery_hand_size, seen.treachery_deck_size) == (3, 12)
        assert (seen.paris_hand_size, seen.paris_unseen, seen.reserve_size) == (2, 0b111111, 15)
        assert seen.deck_size == 47


@pytest.mark.rule("FORCE-5")
def test_a_face_down_token_is_known_to_milady_alone() -> None:
    s = scene().tokens("two three decoy decoy decoy decoy", face_up=(1,)).turn(PORTHOS)
    assert observe(s.g, MILADY).spaces == tuple(s.s.spaces)
    for viewer in s.table.viewers[1:]:
        hidden = HIDDEN_TOKEN
        assert observe(s.g, viewer).spaces[:7] == (hidden, TOKEN_THREE, hidden, hidden, hidden, hidden, NO_TOKEN)


@pytest.mark.rule("FORCE-5")
def test_what_she_draws_only_she_sees() -> None:
    s = opening("abduction").does("lay vitray harlot", "take")
    assert "treachery_drawn" in [event.kind for event in heard_by(s.log, MILADY)]
    for viewer in s.table.viewers[1:]:
        told = [event.kind for event in heard_by(s.log, viewer)]
        assert "treachery_drawn" not in told
        assert "treachery_taken" in told


# --- when a mission ends --------------------------------------------------------------------------


@pytest.mark.rule("FORCE-4", "TRAP-2")
def test_undefeated_adversaries_return_when_a_paris_card_is_replaced_and_its_trap_is_gone() -> None:
    s = scene().paris("message").foe("cavois", "paris").foe("jussac", "louvre").trap("assassin", "paris")
    s.at("colombier", 0).paris_hand("abduction").phase("milady").does("go quarters", "paris abduction")
    assert s.foe_at("cavois") == IN_HAND
    assert s.foe_at("jussac") == LOUVRE
    assert s.s.trap_at[TRAP_NAMES.index("assassin")] == OUT_OF_GAME
    assert s.refuses("lay vitray assassin").key == "reason-trap-not-here"
    s.does("lay cavois -")
    assert laid(s) == ({"cavois"}, set())


@pytest.mark.rule("FORCE-4", "TRAP-2")
def test_undefeated_adversaries_return_when_a_louvre_mission_fails() -> None:
    s = scene().louvre("poisons", 2).foe("cavois", "louvre").foe("jussac", "paris").trap("thief", "louvre")
    s.put(honour=9).at("colombier", PORTHOS).phase("end").draws("louvre_draw", "ballet").settle()
    assert (s.foe_at("cavois"), s.foe_at("jussac")) == (IN_HAND, PARIS)
    assert s.s.trap_at[THIEF] == OUT_OF_GAME


@pytest.mark.rule("FORCE-4")
def test_defeated_adversaries_are_out_of_the_game_but_the_henchman() -> None:
    s = scene().at("paris", PORTHOS).paris("message").foe("henchman", "paris").foe("vitray", "paris").turn(PORTHOS)
    s.rolls(blue="LLL LLL", red=f"SS {printed.red('vitray', '')}").does("duel henchman", "duel vitray")
    assert (s.foe_at("henchman"), s.foe_at("vitray")) == (IN_HAND, OUT_OF_GAME)


@pytest.mark.rule("RUL-HEALED-FOE", "FORCE-4", "CARD-CAVOIS")
def test_a_wounded_adversary_back_in_her_hand_is_healed() -> None:
    s = scene().at("paris", PORTHOS).paris("message").foe("cavois", "paris").turn(PORTHOS)
    s.rolls(blue="LLL", red="SSSS").does("duel cavois")
    assert s.s.foe_life[CAVOIS] == 1
    s.paris_hand("abduction").skip_to("milady").does("go quarters", "paris abduction", "lay cavois -")
    assert (s.foe_at("cavois"), s.s.foe_life[CAVOIS]) == (PARIS, 2)
