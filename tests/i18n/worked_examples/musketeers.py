"""Examples of a Musketeer's turn: getting up, trading, buying, Tréville."""

from mousquetaires.engine.ids import ARAMIS, ATHOS, PORTHOS, TREVILLE
from tests.box import box
from tests.rules.printed import louvre, price
from tests.scene import scene


def mus_3() -> list[int]:
    s = scene().at("rochelle", ARAMIS).life(ARAMIS, 1).phase("siege").rolls(red="S").does("sacrifice")
    assert s.s.lying == 1 << ARAMIS
    sacrificed = len(s.said("sacrificed"))
    s.does("go louvre", "take", "turn aramis")
    assert (s.asked, s.s.played) == ("next_musketeer", 1 << ARAMIS)
    usual = scene().turn(ARAMIS).actions_left
    return [sacrificed, s.s.life[ARAMIS], s.s.hand_size[s.table.seat_of[ARAMIS]], usual]


def act_3() -> list[int]:
    s = scene().at("paris", ATHOS, PORTHOS).hand(ATHOS, "panache*2").hand(PORTHOS, "combat*3").turn(ATHOS)
    had = s.actions_left
    s.does("trade porthos", "offer give=panache*2 want=combat*3", "decline")
    assert s.actions_left == had
    s.does("trade porthos", "offer give=panache*2 want=combat*3", "accept")
    left = s.actions_left
    given, got = s.held(PORTHOS, "panache"), s.held(ATHOS, "combat")
    s.does("end", "turn porthos")
    return [given, got, had, left, s.actions_left]


def arm_1() -> list[int]:
    s = scene().put(purse=box().purse_start).turn(PORTHOS)
    had = s.actions_left
    s.does("equip", "buy pistol")
    assert "buy armour" in s.options
    s.does("buy armour")
    assert s.asked == "musketeer_action"
    return [box().purse_start, had - s.actions_left, price("pistol"), price("armour"), s.s.purse, s.actions_left]


def arm_8() -> list[int]:
    level, printed = louvre("ambassador").level, box().heroes[ATHOS].skills[1]
    s = scene().hand(ATHOS, "kitty").at("louvre", ATHOS).louvre("ambassador").foe("henchman", "louvre").turn(ATHOS)
    assert s.refuses("challenge nobility").rule == "CHAL-5"
    had = s.actions_left
    s.does("equip", "buy nobility", "pay kitty", "pass")
    assert (s.s.hand_size[s.table.seat_of[ATHOS]], s.asked) == (0, "musketeer_action")
    used = had - s.actions_left
    assert s.does("challenge nobility").s.louvre_done
    return [level, printed, used, 1, printed + 1, printed]


def trev_1() -> list[int]:
    s = scene(6).at("louvre", PORTHOS).turn(TREVILLE)
    had = s.actions_left
    s.does("order porthos", "draw")
    left = s.actions_left
    assert s.refuses("order porthos").rule == "TREV-1"
    s.does("end", "turn porthos")
    return [had, 1, s.actions_left, left]
