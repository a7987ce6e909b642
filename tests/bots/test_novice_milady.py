"""The novice's rules of thumb for Milady, one scene each."""

from mousquetaires.engine.ids import ARAMIS, ATHOS, DARTAGNAN, PORTHOS
from tests.bots.advice import advice, advices
from tests.scene import scene


def test_her_destination_is_hard_to_read() -> None:
    assert len(advices(scene().paris("abduction").louvre("whisper").phase("milady"), 100)) >= 4


def test_she_likes_the_quest_best_when_musketeers_stand_there() -> None:
    def quest(heroes: tuple[int, ...]) -> int:
        table = scene().at("quest", *heroes).paris("abduction").phase("milady")
        return sum(advice(table, seed) == "go quest" for seed in range(200))

    assert quest((DARTAGNAN, ARAMIS, PORTHOS)) > quest(()) + 20


def test_a_double_at_the_siege_draws_her_and_is_what_she_takes() -> None:
    table = scene().siege(-2, "combat double").phase("milady")
    assert "go rochelle" in advices(table, 60)
    table = scene().siege(-2, "combat double bassompierre").milady("rochelle").rest()
    assert table.asked == "siege_discard"
    assert advice(table) == "discard double"


def test_she_fills_an_empty_paris_with_her_worst_card() -> None:
    table = scene().paris_hand("duels", "abduction").phase("milady").does("go quest")
    assert advice(table) == "paris abduction"


def test_she_keeps_an_abduction_that_goes_well() -> None:
    table = scene().paris("abduction").put(constance=4).foe("cavois", "paris").paris_hand("disappearance")
    assert advice(table.phase("milady").does("go quest")) == "pass"


def test_a_dead_end_is_kept_for_the_last_hours() -> None:
    def plays(time: int) -> str:
        return advice(scene().put(time=time).treachery("dead_end").phase("milady").does("go quest"))

    assert plays(9) == "treachery dead_end"
    assert plays(2) == "take"


def test_balm_is_for_a_wounded_rochefort() -> None:
    def plays(life: int) -> str:
        return advice(scene().rochefort(life).treachery("balm").phase("milady").does("go quarters"))

    assert plays(1) == "treachery balm"
    assert plays(5) == "take"


def test_an_ambush_falls_on_the_wounded() -> None:
    table = scene().life(PORTHOS, 1).at("quest", PORTHOS).treachery("ambush").phase("milady")
    table.does("go quarters")
    assert advice(table) == "treachery ambush"
    assert advice(table.does("treachery ambush")) == "name porthos"


def test_the_one_on_the_quest_goes_to_prison() -> None:
    table = scene().at("quest", ATHOS).treachery("prison").phase("milady").does("go quarters")
    assert advices(table.does("treachery prison")) == {"name athos"}


def test_rerolls_are_always_taken() -> None:
    table = scene().louvre("whisper").foe("cahusac", "louvre").at("louvre", ATHOS).turn(ATHOS)
    table.rolls(blue="HHL", red="SHH").does("duel cahusac")
    assert table.asked == "foe_reroll"
    assert advice(table) == "reroll"
    table = scene().put(time=11, reinforced=1).rolls(red="SHHH").phase("siege")
    assert table.asked == "siege_reroll"
    assert advice(table) == "reroll"


def test_the_nemesis_is_one_who_is_elsewhere() -> None:
    table = scene().at("paris", DARTAGNAN).paris_hand("duels").phase("milady").does("go quest", "paris duels")
    table.does("lay henchman nemesis")
    assert table.asked == "nemesis"
    assert "name dartagnan" not in advices(table)


def test_her_men_and_tokens_differ_from_game_to_game() -> None:
    table = scene().paris_hand("message").phase("milady").does("go quest", "paris message")
    assert table.asked == "adversaries"
    assert len(advices(table)) > 3


def test_an_empty_hand_is_filled_at_richelieu() -> None:
    table = scene().milady("richelieu").rest()
    assert table.asked == "richelieu_deed"
    assert advice(table) == "fill"
    table = scene().milady("richelieu").put(time=10).treachery("isolation conscripts plot").rest()
    assert advices(table) != {"fill"}


def test_from_her_quarters_she_takes_a_card_that_hurts() -> None:
    table = scene().milady("quarters").rest()
    assert table.asked == "quarters_card"
    assert advices(table) <= {"paris abduction", "paris disappearance"}
