"""Examples of the four Quest boards."""

from mousquetaires.engine.ids import ARAMIS, ATHOS, DARTAGNAN, PORTHOS
from tests.box import box
from tests.rules.printed import england, foe
from tests.scene import pack, scene


def inn_3() -> list[int]:
    s = scene().at("quest", PORTHOS).tokens("- - two two decoy decoy decoy two three three three three").turn(PORTHOS)
    had = s.actions_left
    s.does("path rooms")
    empty, walked = s.s.spot[PORTHOS], had - s.actions_left
    s.rolls(blue="SSH", red="HS").does("path rooms")
    (space, _), *_ = s.said("token_turned")
    return [empty, walked, empty, had - s.actions_left - walked, space + 1]


def inn_5() -> list[int]:
    s = scene().tokens("snare two two two decoy decoy decoy decoy three three three three").put(epic=2)
    s.at("quest", ATHOS).turn(ATHOS)
    had = s.actions_left
    s.does("turnup", "space 0", "space 1", "space 2", "turnup", "space 3", "space 4", "space 5")
    assert (s.actions_left, s.s.life[ATHOS], s.s.epic) == (had, box().heroes[ATHOS].life, 0)
    return [2, len(s.said("token_turned")), len(s.s.spaces)]


def eng_2() -> list[int]:
    level, own = england("panache"), box().heroes[DARTAGNAN].skills[3]
    cards = level - own - 1
    s = scene().board("england").at("quest", DARTAGNAN).put(epic=1).hand(DARTAGNAN, f"panache*{cards}").turn(DARTAGNAN)
    s.does("challenge panache", f"skill {cards}")
    while s.asked != "musketeer_action":
        s.does(s.options[-1])
    assert (s.s.epic, s.s.hand_size[s.table.seat_of[DARTAGNAN]]) == (0, 0)
    return [level, own, cards, own + cards, 1, 1]


def ret_2() -> list[int]:
    s = scene().at("quest", ARAMIS).board("return").tokens("four two two").put(epic=3).hand(ARAMIS, "combat")
    s.turn(ARAMIS).does("fight 0", "cards 1 0")
    assert (s.asked, s.options) == ("epic_for_duel", ["spend 0", "spend 1", "spend 2"])
    dice = box().heroes[ARAMIS].combat + 1
    s.rolls(blue="SSSSHL", red="SSHH").does("spend 2")
    assert s.said("blue_rolled") == [(ARAMIS, pack("SSSSHL"))]
    return [1, dice, foe("four_dice").dice, 2, dice + 2, 3]


def gal_3() -> list[int]:
    s = scene().at("quest", ATHOS).board("galleries").put(epic=3)
    s.tokens("panache two two nobility two three gallantry three three erudition three four", (0, 1, 2)).turn(ATHOS)
    had = s.actions_left
    s.rolls(blue="SSH", red="HS").does("fight 1")
    one = had - s.actions_left
    s.does("passage")
    assert s.s.antechamber == 1
    return [one, 1, 2, 3 - s.s.epic, had - one - s.actions_left]
