"""Examples of challenges and of Milady's guards."""

from mousquetaires.engine.ids import ARAMIS, PARIS, PORTHOS
from tests.box import box
from tests.rules.printed import england, foe, lacking, paris
from tests.scene import Scene, scene


def chal_2() -> list[int]:
    level, cards = england("gallantry"), lacking(PORTHOS, "gallantry", england("gallantry"))
    s = scene().board("england").at("quest", PORTHOS).hand(PORTHOS, f"gallantry*{cards - 1}").turn(PORTHOS)
    assert s.refuses("challenge gallantry").rule == "CHAL-5"
    s.hand(PORTHOS, "gallantry").does("challenge gallantry", f"skill {cards}")
    assert s.s.hand_size[s.table.seat_of[PORTHOS]] == 0
    own = box().heroes[PORTHOS].skills[2]
    return [level, own, cards, own + cards, cards - 1]


def chal_4() -> list[int]:
    level, own = paris("abduction").level, box().heroes[ARAMIS].skills[1]
    s = scene().at("paris", ARAMIS).paris("abduction").foe("henchman", "paris").hand(ARAMIS, "nobility combat")
    s.turn(ARAMIS).does("challenge nobility", "skill 1", "gift combat")
    assert (s.s.paris_done & 1, s.s.hand_size[s.table.seat_of[ARAMIS]]) == (1, 0)
    return [level, own, 1, own, 1, 1, own + 1 + 1]


def force_1() -> list[int]:
    def guarding() -> Scene:
        return scene().at("colombier", 0).paris_hand("abduction").phase("milady").does("go quarters", "paris abduction")

    rating = paris("abduction").rating
    two, three = foe("brisemont").strength, foe("cavois").strength
    assert guarding().does("lay brisemont beggars").foe_at("brisemont") == PARIS
    assert guarding().does("lay cavois -").foe_at("cavois") == PARIS
    assert guarding().refuses("lay brisemont,bernajoux -").rule == "FORCE-1"
    return [rating, two, 1, two, 1, two + 1, three, two, foe("bernajoux").strength, two + foe("bernajoux").strength]
