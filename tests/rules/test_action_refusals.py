"""ACT: what is refused here and now, for this Musketeer, and with which reason."""

import pytest

from mousquetaires.engine.actions import DRAW, FIGHT, PATH, VERB_BITS, play_action
from mousquetaires.engine.ids import ARAMIS, ATHOS, CARDS, DARTAGNAN, HERO_NAMES, INN_PATHS, NOBODY, PORTHOS, TREVILLE
from mousquetaires.engine.reasons import NOT_OFFERED
from mousquetaires.engine.rules.action_refusals import IN_BASTILLE, NO_DUEL, NO_SUCH_STEP
from tests.scene import Scene, scene

GALLERY = "panache three two nobility two two gallantry three three erudition three four"


def on_board(board: str, tokens: str = "") -> Scene:
    """Aramis alone at the Quest, with this board in play."""
    s = scene() if board == "inn" else scene().board(board, tokens)
    return s.at("quest", ARAMIS).put(epic=7).turn(ARAMIS)


# --- the Quest ------------------------------------------------------------------------------------


@pytest.mark.rule("ACT-10", "QST-1")
@pytest.mark.parametrize(
    ("board", "tokens", "others"),
    [
        ("inn", "", ["fight 0", "fight 1", "passage"]),
        ("england", "", ["path rooms", "fight 0", "fight 1", "passage"]),
        ("return", "two two two", ["path rooms", "fight 1", "fight 2", "passage"]),
        ("galleries", GALLERY, ["path rooms", "fight 0"]),
    ],
)
def test_each_quest_board_has_steps_of_its_own(board: str, tokens: str, others: list[str]) -> None:
    s = on_board(board, tokens)
    assert not set(others) & set(s.options)
    assert [s.refuses(step) for step in others] == [NO_SUCH_STEP] * len(others)


@pytest.mark.rule("ACT-10", "INN-7", "GAL-2")
def test_there_is_no_fourth_path_and_no_third_adversary() -> None:
    s = on_board("inn")
    assert s.g.refusal(s.seat, PATH | INN_PATHS << VERB_BITS) == NO_SUCH_STEP
    s = on_board("galleries", GALLERY)
    assert s.g.refusal(s.seat, FIGHT | 3 << VERB_BITS) == NO_SUCH_STEP


@pytest.mark.rule("INN-7", "RUL-LEAVE-PATH")
@pytest.mark.parametrize(("hero", "other"), [(ARAMIS, PORTHOS), (PORTHOS, ARAMIS)])
def test_only_one_who_is_inside_a_path_is_bound_to_it_and_may_go_back(hero: int, other: int) -> None:
    s = scene().at("quest", hero, other).tokens("- two two two three three snare decoy decoy decoy decoy three")
    s.s.spot[hero] = 1
    s.turn(hero)
    assert s.refuses("path stables").key == "reason-other-path"
    assert {"back", "path rooms"} <= set(s.options)
    s = scene().at("quest", hero, other).tokens("- two two two three three snare decoy decoy decoy decoy three")
    s.s.spot[other] = 1
    s.turn(hero)
    assert s.refuses("back") == NO_SUCH_STEP
    assert {"path rooms", "path stables", "path cellar"} <= set(s.options)


@pytest.mark.rule("ACT-7", "ENG-1")
@pytest.mark.parametrize("foe", ["gaoler", "rochefort", "duellist", "nemesis", "henchman"])
def test_after_the_four_challenges_of_board_two_de_wardes_is_the_only_one_to_fight(foe: str) -> None:
    s = scene().board("england").put(england=15).at("quest", ARAMIS).turn(ARAMIS)
    assert [text for text in s.options if text.startswith("duel")] == ["duel wardes"]
    assert s.refuses(f"duel {foe}") == NO_DUEL


# --- the Bastille ---------------------------------------------------------------------------------


@pytest.mark.rule("BAS-2", "ACT-5")
@pytest.mark.parametrize(("hero", "other"), [(ARAMIS, PORTHOS), (PORTHOS, ARAMIS)])
def test_only_the_prisoner_himself_is_held_back_by_the_bastille(hero: int, other: int) -> None:
    s = scene().at("bastille", hero).at("rochelle", other).hand(hero, "combat").hand(other, "combat").turn(hero)
    assert s.refuses("reinforce combat") == IN_BASTILLE
    assert "reinforce combat" in s.does("end").turn(other).options


@pytest.mark.rule("BAS-2", "ACT-8")
@pytest.mark.parametrize("hero", [DARTAGNAN, ARAMIS, PORTHOS])
def test_in_the_bastille_he_equips_himself_by_his_own_means(hero: int) -> None:
    s = scene().at("bastille", hero).put(purse=0).turn(hero)
    for other in (DARTAGNAN, ARAMIS, PORTHOS):
        s.hand(other, "panache" if other != hero else "")
    assert s.refuses("equip").rule == "ACT-8"
    assert "equip" in s.hand(hero, "panache").options


# --- character cards ------------------------------------------------------------------------------


@pytest.mark.rule("ACT-4", "CARD-CONSTANCE", "RUL-LYING")
def test_constance_heals_any_musketeer_in_play_who_stands() -> None:
    s = scene(5, heroes=((DARTAGNAN,), (ATHOS,), (ARAMIS,), (TREVILLE,))).lying(ATHOS).hand(ARAMIS, "constance")
    s.turn(ARAMIS)
    standing = [HERO_NAMES[hero] for hero in (DARTAGNAN, ARAMIS, TREVILLE)]
    assert [text for text in s.options if text.startswith("play")] == [f"play constance {name}" for name in standing]
    assert s.refuses("play constance athos").key == "reason-lying"
    assert s.refuses("play constance porthos").rule == "ACT-4"


@pytest.mark.rule("ACT-4", "CARD-BASSOMPIERRE")
def test_a_full_siege_keeps_nobody_but_bassompierre_from_being_played() -> None:
    s = scene().siege(0, "combat*3").hand(ARAMIS, "kitty bassompierre").turn(ARAMIS)
    assert [text.split()[1] for text in s.options if text.startswith("play")] == ["kitty"]
    assert s.refuses("play bassompierre -").key == "reason-siege-full"


@pytest.mark.rule("ACT-1", "ACT-4")
def test_what_is_no_card_or_no_action_is_not_offered() -> None:
    s = scene().hand(ARAMIS, "combat").turn(ARAMIS)
    for card in (0, CARDS):
        assert s.g.refusal(s.seat, play_action(card, NOBODY)) == NOT_OFFERED
    assert s.g.refusal(s.seat, DRAW | 1 << VERB_BITS) == NOT_OFFERED
