"""What the Musketeers think of Milady's place."""

from collections.abc import Iterator
from random import Random

import pytest

from mousquetaires.bots import bot, seat_prompt
from mousquetaires.bots.adept.milady_destinations import destination_weights
from mousquetaires.bots.adept.milady_position import MiladyPosition
from mousquetaires.bots.adept.milady_prices import MILADY_PRICES
from mousquetaires.bots.belief import place_chances, secret_weights
from mousquetaires.bots.belief.chosen_position import chosen_position
from mousquetaires.bots.belief.destinations import policy_chances, policy_shares
from mousquetaires.bots.belief.face_down_tokens import token_chances, token_weights
from mousquetaires.bots.belief.milady_policies import (
    POLICIES,
    adept_policy,
    master_policy,
    novice_policy,
    random_policy,
)
from mousquetaires.bots.belief.paris_hand import adept_takes
from mousquetaires.bots.belief.treachery_hand import last_draw, weights_of_hand
from mousquetaires.bots.novice.milady import destination_weight, raised
from mousquetaires.bots.random_playout import answering_seat
from mousquetaires.engine.actions import arg_of
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.determinization import EVEN, determinize_weighted
from mousquetaires.engine.effects.on_milady import rule_out, show_milady
from mousquetaires.engine.ids import (
    ABDUCTION,
    ARAMIS,
    DEAD_END,
    DUELS,
    EMERGENCY,
    GALLERIES,
    INN,
    LOCATION_CARDS,
    LOUVRE,
    MESSAGE,
    MILADY,
    NOWHERE,
    PARIS,
    PLACES,
    QUEST,
    RETURN,
    RICHELIEU,
    SMUGGLER,
    SPECTATOR,
    TOKEN_DECOY,
    TOKEN_FOUR,
    TOKEN_TWO,
)
from mousquetaires.engine.knowledge import knowledge, possible
from mousquetaires.engine.machine import Game
from mousquetaires.engine.milady_choice_history import Choice
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.engine.view import observe
from tests.box import FIRST_BOX as BOX
from tests.scene import Scene, scene

NAMES = [policy for _, policy in POLICIES]


def she_hides(where: str = "louvre") -> Scene:
    return scene(3).at("quest", ARAMIS).paris("smuggler").treachery("plot").phase("milady").does(f"go {where}")


def choices(players: int) -> Iterator[tuple[Game, MiladyPosition]]:
    """The positions in which an adept Milady chooses, with her own view."""
    game, fate, rng = new_game(Table(usual_setup(players), BOX)), Seed.of(players), Random(players)
    while not game.over and game.s.turn < 6:
        if game.rolling:
            chance = game.chance()
            game.land(fate.answer(chance, game.s.rolls[chance.purpose], game.s.undos))
            continue
        view = observe(game, answering_seat(game.prompt(), game.table))
        prompt = seat_prompt(game, view)
        action = bot("adept").choose(view, prompt, rng)
        game.act(view.viewer, action)
        if prompt.kind == "destination":
            yield game, MiladyPosition(view, prompt, rng, MILADY_PRICES)


@pytest.mark.parametrize("players", [2, 5])
def test_the_model_gives_the_chances_by_which_her_bots_draw(players: int) -> None:
    for game, hers in choices(players):
        rows = dict(zip(NAMES, policy_chances(game.table, game.s.choices[-1]), strict=True))
        places = [arg_of(action) for action in hers.prompt.options]
        weights = destination_weights(hers, hers.prices.weights)
        assert [rows[adept_policy][place] for place in places] == pytest.approx(
            [weights[place] / sum(weights[one] for one in places) for place in places]
        )
        shares = raised([destination_weight(hers, place) for place in places])
        assert [rows[novice_policy][place] for place in places] == pytest.approx(
            [share / sum(shares) for share in shares]
        )
        assert [rows[random_policy][place] for place in places] == pytest.approx([1 / len(places)] * len(places))


def test_a_master_begins_at_richelieus_more_often_than_an_adept() -> None:
    game, _ = next(choices(4))
    rows = dict(zip(NAMES, policy_chances(game.table, game.s.choices[-1]), strict=True))
    assert sum(rows[master_policy]) == pytest.approx(1)
    assert rows[master_policy][RICHELIEU] > rows[adept_policy][RICHELIEU]


def test_chances_add_up_and_no_possible_place_is_thought_impossible() -> None:
    view = observe(she_hides().g, 1)
    chances = place_chances(view)
    assert len(chances) == PLACES
    assert sum(chances) == pytest.approx(1)
    assert all((chance > 0) == (place in LOCATION_CARDS) for place, chance in enumerate(chances))


def test_what_happens_after_her_choice_does_not_change_the_belief() -> None:
    s = she_hides()
    before = place_chances(observe(s.g, 1))
    s.s.place[ARAMIS] = PARIS
    s.s.paris_done = 1
    s.s.siege = -3
    assert place_chances(observe(s.g, 1)) == before


def test_a_place_that_was_ruled_out_leaves_its_chance_to_the_others() -> None:
    s = she_hides()
    before = place_chances(observe(s.g, 1))
    rule_out(s.g, QUEST)
    after = place_chances(observe(s.g, 1))
    assert after[QUEST] == 0
    assert after[RICHELIEU] / after[PARIS] == pytest.approx(before[RICHELIEU] / before[PARIS])
    assert sum(after) == pytest.approx(1)


@pytest.mark.rule("MIL-2")
def test_without_rochefort_she_is_at_no_mission() -> None:
    s = scene(3).rochefort(0).phase("milady").does("go richelieu")
    chances = place_chances(observe(s.g, 1))
    assert chances[PARIS] == chances[LOUVRE] == chances[QUEST] == 0
    assert sum(chances) == pytest.approx(1)


def test_once_she_is_shown_her_place_is_certain() -> None:
    s = she_hides()
    show_milady(s.g)
    assert place_chances(observe(s.g, 1))[LOUVRE] == 1


def test_before_she_chooses_she_is_nowhere() -> None:
    s = scene(3).phase("milady")
    s.s.destination = NOWHERE
    assert not any(place_chances(observe(s.g, 1)))


def test_all_musketeers_and_spectators_believe_the_same_wherever_she_is() -> None:
    worlds = [she_hides(where) for where in ("louvre", "quest", "quarters")]
    believed = {place_chances(observe(s.g, viewer)) for s in worlds for viewer in (1, 2, SPECTATOR)}
    assert len(believed) == 1
    assert place_chances(observe(worlds[1].g, MILADY))[QUEST] == 1


def test_a_milady_who_goes_where_no_adept_would_is_thought_to_be_none() -> None:
    s = she_hides()
    last = s.s.choices[-1]
    rare = min(LOCATION_CARDS, key=lambda place: policy_chances(s.table, last)[NAMES.index(adept_policy)][place])
    shares = [policy_shares(s.table, (last._replace(seen_at=rare),) * n) for n in range(4)]
    adepts = [one[NAMES.index(adept_policy)] for one in shares]
    assert adepts == sorted(adepts, reverse=True)
    assert adepts[-1] < adepts[0]


# --- her cards and tokens -------------------------------------------------------------------------


def after_turns(sizes: tuple[int, ...], **changes: int) -> tuple[Choice, ...]:
    """Choices in which she was on the Quest, with these sizes of her Treachery hand."""
    (choice,) = she_hides().s.choices
    return tuple(
        choice._replace(turn=turn, seen_at=QUEST, treachery_hand_size=size, **changes)
        for turn, size in enumerate(sizes, start=1)
    )


def test_what_she_has_drawn_since_can_be_any_card() -> None:
    choices = after_turns((1, 2, 1))  # she drew, she played, and now she has drawn again
    drew, fresh = last_draw(choices, 2)
    assert (drew, fresh) == (choices[-1], 1)
    assert last_draw(choices, 0) == (choices[0], -1)
    assert last_draw(choices[:1], 0) == (None, 0)


def test_a_card_that_an_adept_would_have_played_is_hardly_in_her_hand() -> None:
    s = she_hides()
    weights = weights_of_hand(s.table, after_turns((1, 2)), 3)
    assert weights.fresh == 1
    assert weights.kept[DEAD_END] < 0.3 < 0.9 < weights.kept[EMERGENCY]


def test_an_adept_takes_a_paris_card_by_its_worth() -> None:
    s = she_hides()
    position = chosen_position(s.table, s.s.choices[-1])
    cards = (MESSAGE, ABDUCTION, DUELS)
    taken = adept_takes(position, sum(1 << card for card in cards))
    by_worth = sorted(cards, key=position.paris_worth)
    assert sum(taken) == pytest.approx(1, abs=0.01)
    assert [taken[card] for card in by_worth] == sorted(taken[card] for card in cards)
    assert taken[SMUGGLER] == 0


def test_weak_tokens_lie_at_the_inn_and_strong_ones_on_the_way_back() -> None:
    inn, back = [token_weights(observe(she_hides().put(board=board).g, 1)) for board in (INN, RETURN)]
    assert inn[TOKEN_TWO] > inn[TOKEN_FOUR]
    assert back[TOKEN_TWO] < back[TOKEN_FOUR]
    assert set(token_weights(observe(she_hides().put(board=GALLERIES).g, 1))) == {1.0}


def test_a_face_down_token_at_the_inn_is_a_decoy_in_a_third_of_cases_and_else_probably_weak() -> None:
    view = observe(she_hides().g, 1)
    chances = token_chances(view)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[TOKEN_DECOY] == pytest.approx(1 / 3)
    two, four = (chances[kind] / BOX.token_copies[kind] for kind in (TOKEN_TWO, TOKEN_FOUR))
    assert two > 1.5 * four


def test_decoys_that_are_turned_up_are_not_expected_again() -> None:
    names = "decoy " * 4 + "two three " * 4
    view = observe(she_hides().tokens(names, face_up=(0, 1, 2, 3)).g, 1)
    assert token_chances(view)[TOKEN_DECOY] == 0.0


def test_dealt_worlds_follow_the_belief_and_look_the_same() -> None:
    game = she_hides().g
    view = observe(game, 1)
    rng = Random(3)
    worlds = [determinize_weighted(view, secret_weights(view), rng) for _ in range(400)]
    assert all(observe(world, 1) == view and possible(knowledge(view), world) for world in worlds)
    chances = place_chances(view)
    for place in LOCATION_CARDS:
        share = sum(world.s.destination == place for world in worlds) / len(worlds)
        assert share == pytest.approx(chances[place], abs=0.08)


def test_milady_believes_what_she_knows() -> None:
    assert secret_weights(observe(she_hides().g, MILADY)) == EVEN
