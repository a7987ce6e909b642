"""VAR: Mortal Quest and Athos the Brave (Easier is shown with the set-up)."""

import pytest

from mousquetaires.engine.ids import ATHOS, DARTAGNAN, PORTHOS
from mousquetaires.engine.reasons import Reason
from tests.scene import Scene, scene

MEN = "three two two two decoy decoy decoy decoy three three three three"
NO_BLOOD = {"blue": "HHH HH H", "red": "HHHH HHH HH H"}


# --- Mortal Quest -------------------------------------------------------------------------------------


def after_a_fall_on_the_quest(variants: tuple[str, ...]) -> Scene:
    """Porthos fell there, and is well again."""
    s = scene(variants=variants).at("quest", PORTHOS).life(PORTHOS, 1).tokens(MEN).gear(PORTHOS, "thoroughbred")
    s.turn(PORTHOS).rolls(blue="HLL", red="SSS").does("path rooms")
    assert s.s.lying == 1 << PORTHOS
    return s.put(played=0, lying=0).life(PORTHOS, 5).next_phase("musketeers")


@pytest.mark.rule("VAR-2")
def test_mortal_quest_who_was_put_out_of_action_there_may_not_go_back() -> None:
    s = after_a_fall_on_the_quest(("mortal_quest",)).turn(PORTHOS)
    assert (s.s.barred, s.said("barred")) == (1 << PORTHOS, [(PORTHOS,)])
    assert not {"move quest", "ride quest"} & set(s.options)
    assert {"move paris", "ride paris"} <= set(s.options)
    assert s.refuses("move quest") == Reason("VAR-2", "reason-barred")
    assert s.refuses("ride quest") == Reason("VAR-2", "reason-barred")


@pytest.mark.rule("VAR-2")
def test_without_the_variant_he_may() -> None:
    s = after_a_fall_on_the_quest(()).turn(PORTHOS)
    assert s.s.barred == 0
    assert {"move quest", "ride quest"} <= set(s.options)


@pytest.mark.rule("VAR-2")
def test_mortal_quest_the_others_may_still_go_and_falling_elsewhere_bars_nobody() -> None:
    s = scene(variants=("mortal_quest",)).put(barred=1 << PORTHOS).turn(DARTAGNAN)
    assert "move quest" in s.options
    s = scene(variants=("mortal_quest",)).paris("message").foe("cavois", "paris").life(DARTAGNAN, 1).turn(DARTAGNAN)
    s.rolls(blue="HHH", red="SSSS").does("duel cavois")
    assert (s.s.lying, s.s.barred) == (1 << DARTAGNAN, 0)


# --- Athos the Brave ----------------------------------------------------------------------------------


@pytest.mark.rule("VAR-3")
@pytest.mark.parametrize(
    ("variants", "shown", "met"),
    [(("athos_the_brave",), True, True), (("athos_the_brave",), False, False), ((), True, False), ((), False, False)],
)
def test_athos_the_brave_fights_rochefort_only_where_he_has_shown_himself(
    variants: tuple[str, ...], shown: bool, met: bool
) -> None:
    s = scene(variants=variants).louvre("poisons").foe("lubin", "louvre").at("louvre", ATHOS).milady("louvre", shown)
    s.turn(ATHOS).rolls(blue="SSS", red="HHHS" if met else "SH").does("duel lubin")
    assert s.said("rochefort_came") == ([(ATHOS, 1)] if met else [])
    assert s.s.shown == shown


@pytest.mark.rule("VAR-3")
def test_athos_the_brave_also_fights_one_who_showed_himself_after_he_came() -> None:
    s = scene(variants=("athos_the_brave",)).louvre("poisons").foe("lubin", "louvre").milady("louvre")
    s.at("louvre", ATHOS, PORTHOS).turn(PORTHOS).rolls(**NO_BLOOD).does("duel lubin", "end")
    assert s.said("rochefort_stood") == [(PORTHOS,)]
    s.turn(ATHOS).rolls(**NO_BLOOD).does("duel lubin")
    assert s.said("rochefort_came") == [(PORTHOS, 1), (ATHOS, 1)]


@pytest.mark.rule("VAR-3")
@pytest.mark.parametrize(("variants", "met"), [(("athos_the_brave",), True), ((), False)])
def test_without_milady_her_place_counts_as_shown(variants: tuple[str, ...], met: bool) -> None:
    s = scene(4, milady=False, variants=variants).louvre("poisons").foe("lubin", "louvre").at("louvre", ATHOS)
    s.phase("milady").draws("solo_place", "louvre").draws("treachery_draw", "reinforcements").put(paris_unused=0)
    s.turn(ATHOS).rolls(blue="SSS", red="HHHS" if met else "SH").does("duel lubin")
    assert s.said("rochefort_came") == ([(ATHOS, 1)] if met else [])


@pytest.mark.rule("VAR-3")
def test_athos_the_brave_is_not_met_where_rochefort_is_not() -> None:
    s = scene(variants=("athos_the_brave",)).louvre("poisons").foe("lubin", "louvre").at("louvre", ATHOS)
    s.milady("paris", True).turn(ATHOS).rolls(blue="SSS", red="SH").does("duel lubin")
    assert s.said("rochefort_came") == []
