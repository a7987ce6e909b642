"""How an adept plays: one scene for each thing it does better than a novice."""

from collections import Counter
from random import Random
from time import process_time

import pytest

from mousquetaires.bots import SeatPrompt, bot, seat_prompt
from mousquetaires.bots.adept import milady, musketeers
from mousquetaires.bots.adept.adversary_placement import sets
from mousquetaires.bots.adept.inn_paths import actions_saved
from mousquetaires.bots.adept.milady_destinations import MOST_LIKELY, destination_weights
from mousquetaires.bots.adept.milady_position import MiladyPosition
from mousquetaires.bots.adept.milady_prices import MILADY_PRICES
from mousquetaires.bots.adept.mission_values import louvre_worth, strangled
from mousquetaires.bots.adept.musketeer_position import MusketeerPosition
from mousquetaires.bots.adept.musketeer_prices import MUSKETEER_PRICES
from mousquetaires.bots.adept.trades import gift_worth
from mousquetaires.bots.novice.position import Position
from mousquetaires.bots.random_playout import answering_seat
from mousquetaires.engine.actions import arg_of, lay_action
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.ids import ARAMIS, ATHOS, DARTAGNAN, MILADY, PARIS, PLACE_NAMES, PORTHOS, SPECTATOR
from mousquetaires.engine.prompts import PROMPTS
from mousquetaires.engine.view import observe
from tests.bots.advice import advice, advices, face, opening_prompt, way_back
from tests.bots.test_fairness import prompts
from tests.scene import Scene, scene


def adept(table: Scene, tries: int = 12) -> set[str]:
    return advices(table, tries, "adept")


def adept_position(table: Scene) -> MusketeerPosition:
    prompt = face(table)
    return MusketeerPosition(prompt.view, prompt, Random(0), MUSKETEER_PRICES)


def test_there_is_advice_for_every_prompt() -> None:
    assert set(musketeers.ANSWERS) | set(milady.ANSWERS) == set(PROMPTS)
    assert not set(musketeers.ANSWERS) & set(milady.ANSWERS)


def test_a_decision_takes_less_than_a_fiftieth_of_a_second() -> None:
    decisions, spent = 0, 0.0
    for game in prompts(6, True, 200, "adept"):
        seat = answering_seat(game.prompt(), game.table)
        view = observe(game, seat)
        prompt = seat_prompt(game, view)
        start = process_time()
        bot("adept").choose(view, prompt, Random(1))
        spent += process_time() - start
        decisions += 1
    assert spent / decisions < 0.02


# --- the Musketeers -------------------------------------------------------------------------------


def test_constance_near_her_end_comes_before_everything() -> None:
    table = scene().paris("abduction").put(constance=5).foe("henchman", "paris").played(DARTAGNAN)
    table.hand(PORTHOS, "combat*2 panache*3")
    assert adept(table.turn(PORTHOS)) == {"move paris"}


def test_a_siege_that_may_fall_tonight_is_guarded() -> None:
    def goes(token: int, time: int) -> set[str]:
        table = scene().siege(token).put(time=time, purse=0).gear(PORTHOS, "thoroughbred")
        table.played(DARTAGNAN, ATHOS, ARAMIS)
        table.milady("quarters", shown=True)
        return {last_place(table.at("colombier", PORTHOS).turn(PORTHOS), seed) for seed in range(6)}

    assert goes(-4, 9) == {"rochelle"}
    assert "rochelle" not in goes(4, 5)


def last_place(table: Scene, seed: int) -> str:
    """Where the one whose turn it is ends it."""
    twin = table.g.clone()
    player = bot("adept")
    while twin.s.phase == 2 and not twin.over:
        if twin.rolling:
            twin.land(Seed.of(seed).answer(twin.chance(), twin.s.rolls[twin.chance().purpose], 0))
            continue
        seat = answering_seat(twin.prompt(), twin.table)
        twin.act(seat, player.choose(observe(twin, seat), seat_prompt(twin, observe(twin, seat)), Random(seed)))
    return PLACE_NAMES[twin.s.place[PORTHOS]]


def test_a_life_is_given_when_it_saves_the_siege() -> None:
    table = scene().siege(-4).at("rochelle", ATHOS).life(ATHOS, 1).put(time=9).rolls(red="SHHH").phase("siege")
    assert adept(table) == {"sacrifice"}
    table = scene().siege(4).at("rochelle", ATHOS).life(ATHOS, 1).put(time=2).rolls(red="S").phase("siege")
    assert adept(table) == {"pass"}


def test_one_who_has_the_cards_leaves_the_challenge_to_the_better_man_beside_him() -> None:
    def asked(hero: int) -> set[str]:
        table = scene(players=2).board("england").at("quest", ARAMIS, ATHOS).hand(ATHOS, "nobility*4")
        table.gear(ARAMIS, "manoeuvre erudition").gear(ATHOS, "manoeuvre nobility").put(purse=0)
        assert "challenge nobility" in table.turn(hero).options
        return adept(table)

    assert asked(ATHOS) == {"challenge nobility"}
    assert "challenge nobility" not in asked(ARAMIS)


def test_cards_go_to_him_who_excels_in_them_and_something_is_hoped_for() -> None:
    table = scene().at("quest", ATHOS, PORTHOS).hand(ATHOS, "gallantry*2 nobility").hand(PORTHOS, "nobility*2 combat")
    table.turn(ATHOS).does("trade porthos")
    assert adept(table) == {"offer give=gallantry*2 want=- gear=- for=-"}
    table.does("offer give=gallantry*2 want=- gear=- for=-")
    assert adept(table) == {"offer give=nobility*2 want=gallantry*2 gear=- for=-"}
    table.does("offer give=nobility*2 want=gallantry*2 gear=- for=-")
    assert adept(table) == {"accept"}


def test_combat_cards_go_to_the_better_armed_musketeer_on_the_quest() -> None:
    def offered(place: str) -> set[str]:
        table = scene().at(place, ATHOS, PORTHOS).gear(PORTHOS, "manoeuvre pistol").hand(ATHOS, "combat*2 nobility")
        return adept(table.hand(PORTHOS, "panache").turn(ATHOS).does("trade porthos"))

    assert offered("quest") == {"offer give=combat*2 want=- gear=- for=-"}
    assert offered("louvre") == {"offer give=combat want=- gear=- for=-"}  # the least card


def test_what_was_offered_before_is_hardly_offered_again() -> None:
    table = scene().at("quest", ATHOS, PORTHOS).hand(ATHOS, "gallantry*3").hand(PORTHOS, "panache")
    before = gift_worth(adept_position(table.turn(ATHOS)), ATHOS, PORTHOS)
    table.does("trade porthos", "offer give=gallantry*3 want=- gear=- for=-", "decline")
    assert gift_worth(adept_position(table), ATHOS, PORTHOS) < 0.5 * before


def test_with_nothing_that_fits_the_least_card_is_offered_and_a_bad_return_is_declined() -> None:
    table = scene().at("quest", ATHOS, PORTHOS).hand(ATHOS, "nobility panache").hand(PORTHOS, "nobility*2 combat")
    table.turn(ATHOS).does("trade porthos")
    assert adept(table) == {"offer give=panache want=- gear=- for=-"}
    table.does("offer give=panache want=- gear=- for=-", "offer give=- want=nobility gear=- for=-")
    assert adept(table) == {"decline"}


def test_a_man_of_two_lives_is_worth_a_wound() -> None:
    """Cavois is hardly ever beaten in one duel, but every wound counts."""
    table = scene().paris("abduction").put(constance=4, purse=0, paris_done=1).foe("cavois", "paris")
    table.at("paris", DARTAGNAN).gear(DARTAGNAN, "manoeuvre armour").hand(DARTAGNAN, "combat*2").turn(DARTAGNAN)
    assert adept(table) == {"duel cavois"}


def test_a_louvre_mission_is_worth_more_if_honour_would_run_out_before_the_quest_is_done() -> None:
    def worth(honour: int, board: str, antechamber: int = 0) -> float:
        table = scene().louvre("whisper", space=1).board(board).put(honour=honour, time=2, antechamber=antechamber)
        return louvre_worth(adept_position(table.turn(ATHOS)))

    assert worth(4, "england") > 2 * worth(13, "england")
    assert worth(4, "england") > 1.5 * worth(4, "galleries", antechamber=3)


def test_the_danger_for_constance_follows_from_the_dice() -> None:
    """Four dice a turn, half of their faces Swords: 6 of 8 are needed in two turns."""
    position = adept_position(scene().paris("abduction").turn(ATHOS))
    assert [strangled(position, turns) for turns in (1, 2, 3)] == pytest.approx([0.0, 37 / 256, 0.6128], abs=1e-4)
    near = adept_position(scene().paris("abduction").put(constance=5).turn(ATHOS))
    assert strangled(near, 1) == pytest.approx(15 / 16)


def test_each_path_of_the_inn_is_sometimes_the_first_and_none_too_often() -> None:
    table = scene().at("quest", ATHOS).put(purse=0).gear(ATHOS, "manoeuvre").hand(ATHOS, "combat*3")
    paths = Counter(advice(table.turn(ATHOS), seed, "adept") for seed in range(300))
    assert set(paths) == {"path stables", "path cellar", "path rooms"}
    assert min(paths.values()) > 0.2 * 300
    assert max(paths.values()) < 0.47 * 300


def test_the_path_with_the_weakest_tokens_is_taken() -> None:
    tokens = "four two three decoy " + "decoy two decoy two " + "three four three decoy"
    table = scene().at("quest", ATHOS).put(purse=0).gear(ATHOS, "manoeuvre").hand(ATHOS, "combat*3")
    assert adept(table.tokens(tokens, face_up=(0, 4, 5, 6, 8, 9)).turn(ATHOS)) == {"path stables"}


def test_epic_tokens_turn_up_what_lies_at_the_inn_only_if_that_decides_between_paths() -> None:
    def saved(tokens: str) -> float:
        return actions_saved(adept_position(scene().at("quest", ATHOS).tokens(tokens).put(epic=4).turn(ATHOS)))

    open_paths = "two decoy three sword_sword " * 2 + "two decoy three snare"
    one_is_nearly_done = "- - - two " + "three decoy sword_sword decoy two three decoy snare"
    assert saved(open_paths) > 0.3
    assert saved(one_is_nearly_done) < 0.1


# --- Milady ---------------------------------------------------------------------------------------


def test_her_destination_is_a_mixture_that_follows_the_prey() -> None:
    def nights(heroes: tuple[int, ...]) -> list[str]:
        table = scene().at("quest", *heroes).paris("abduction").louvre("whisper").phase("milady")
        return [advice(table, seed, "adept") for seed in range(120)]

    empty, full = nights(()), nights((DARTAGNAN, ARAMIS, PORTHOS))
    assert len(set(full)) >= 4
    assert full.count("go quest") > empty.count("go quest") + 15


def test_no_destination_is_likely_enough_to_be_predicted() -> None:
    for game in prompts(5, True, 300, "adept"):
        view = observe(game, SPECTATOR)
        shares = destination_weights(Position(view, SeatPrompt(view, 0, [], [], 0), Random(0)))
        assert sum(shares.values()) == pytest.approx(1.0)
        assert max(shares.values()) <= max(MOST_LIKELY, 1 / 3) + 1e-9


def test_without_rochefort_she_goes_where_she_needs_no_duel() -> None:
    table = scene().at("quest", DARTAGNAN, ARAMIS, PORTHOS).paris("abduction").rochefort(0).phase("milady")
    assert {advice(table, seed, "adept") for seed in range(80)} == {"go rochelle", "go quarters", "go richelieu"}


def test_each_paris_card_is_sometimes_the_first_and_none_too_often() -> None:
    prompt = opening_prompt()
    assert prompt.kind == "opening_paris"
    opened = Counter(arg_of(bot("adept").choose(prompt.view, prompt, Random(seed))) for seed in range(1000))
    assert set(opened) == set(range(6))
    assert max(opened.values()) < 410
    assert min(opened.values()) > 40


def test_every_set_of_adversaries_she_thinks_of_is_legal_and_none_is_forgotten() -> None:
    table = scene().paris_hand("message").phase("milady").does("go quest", "paris message")
    prompt = face(table)
    position = MiladyPosition(observe(table.g, MILADY), prompt, Random(0), MILADY_PRICES)
    thought_of = {lay_action(mask, trap) for mask, trap in sets(position, PARIS)}
    assert all(prompt.validate(action) is None for action in thought_of)
    assert {prompt.sample(Random(seed)) for seed in range(300)} <= thought_of


def test_the_hardest_men_wait_on_the_way_back() -> None:
    table = way_back()
    laid = [advice(table, seed, "adept").split()[1].split(",")[:3] for seed in range(40)]
    hard = sum(token in ("shield_shield", "four") for trio in laid for token in trio)
    assert hard > 0.6 * 3 * len(laid)
    assert len({tuple(trio) for trio in laid}) > 10


def test_an_ambush_waits_for_one_it_puts_out_of_action() -> None:
    weak = scene().life(PORTHOS, 1).at("quest", PORTHOS).treachery("ambush").phase("milady").does("go quarters")
    assert adept(weak) == {"treachery ambush"}
    hale = scene().at("quest", PORTHOS).treachery("ambush").phase("milady").does("go quarters")
    assert adept(hale) == {"take"}


def test_a_paris_card_as_good_as_done_is_driven_out_and_a_good_one_stays() -> None:
    spent = scene().paris("message").put(paris_done=1).paris_hand("disappearance").phase("milady").does("go quest")
    assert adept(spent) == {"paris disappearance"}
    fresh = scene().paris("abduction").put(constance=4).foe("cavois", "paris").paris_hand("disappearance")
    assert adept(fresh.phase("milady").does("go quest")) == {"pass"}
