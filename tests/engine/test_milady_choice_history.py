"""What all players remember of Milady's choices."""

import json
from random import Random
from typing import Final

import pytest

from mousquetaires.engine.config import Setup, Table, usual_setup
from mousquetaires.engine.determinization import determinize
from mousquetaires.engine.effects.on_milady import rule_out, show_milady
from mousquetaires.engine.ids import ARAMIS, LOUVRE, NOWHERE, PARIS, QUEST, SPECTATOR
from mousquetaires.engine.machine import Game
from mousquetaires.engine.milady_choice_history import choices_from
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.engine.save_load import digest, dump, load
from mousquetaires.engine.view import Observation, observe
from tests.box import FIRST_BOX as BOX
from tests.scene import Scene, scene
from tools.random_play import put, some_input

USUAL: Final = usual_setup(4)


def she_hides_at_the_louvre() -> Scene:
    s = scene(3).at("quest", ARAMIS).paris("smuggler").treachery("plot").phase("milady")
    return s.does("go louvre")


def test_her_choice_is_remembered_with_what_was_public() -> None:
    s = she_hides_at_the_louvre()
    (choice,) = s.s.choices
    assert (choice.turn, choice.seen_at, choice.place[ARAMIS]) == (s.s.turn, NOWHERE, QUEST)
    assert (choice.paris_card, choice.treachery_hand_size) == (s.s.paris_card, 1)


def test_later_changes_do_not_reach_the_memory() -> None:
    s = she_hides_at_the_louvre()
    s.s.place[ARAMIS] = PARIS
    s.s.paris_done = 1
    s.s.foe_life[12] -= 1
    for viewer in s.g.table.viewers:
        now = observe(s.g, viewer)
        then = now.as_chosen(now.choices[-1])
        assert (then.place[ARAMIS], then.paris_done, then.rochefort) == (QUEST, 0, now.rochefort + 1)
        assert (then.hiding, then.destination) == (0, NOWHERE)


def test_the_place_is_filled_in_when_she_is_shown() -> None:
    s = she_hides_at_the_louvre()
    before = s.s.choices
    show_milady(s.g)
    assert s.s.choices == (before[0]._replace(seen_at=LOUVRE),)


def test_what_had_been_ruled_out_is_filled_in_when_she_is_shown() -> None:
    s = she_hides_at_the_louvre()
    rule_out(s.g, QUEST)
    assert s.s.choices[0].ruled_out == 0  # the view's own field has it meanwhile
    show_milady(s.g)
    rule_out(s.g, PARIS)  # too late: everyone sees where she is
    assert s.s.choices[0].ruled_out == 1 << QUEST


def test_games_saved_before_places_were_remembered_can_still_be_read() -> None:
    (choice,) = she_hides_at_the_louvre().s.choices
    assert choices_from([list(choice)[:-1]]) == (choice,)


def test_her_hidden_place_is_not_in_the_memory() -> None:
    elsewhere = scene(3).at("quest", ARAMIS).paris("smuggler").treachery("plot").phase("milady")
    elsewhere.does("go richelieu")
    for viewer in (1, 2, SPECTATOR):
        assert observe(elsewhere.g, viewer).to_json() == observe(she_hides_at_the_louvre().g, viewer).to_json()


def played(setup: Setup = USUAL) -> Game:
    """A game between random players after three turns."""
    game, rng = new_game(Table(setup, BOX)), Random(5)
    while game.s.turn < 4:
        put(game, some_input(game, rng))
    return game


def test_one_choice_per_turn_and_only_the_last_is_open() -> None:
    game = played()
    turns = [choice.turn for choice in game.s.choices]
    assert turns == list(range(1, len(turns) + 1))
    assert all(choice.seen_at != NOWHERE for choice in game.s.choices[:-1])


def test_copies_saves_and_deals_keep_the_memory() -> None:
    game = played()
    assert game.s.choices
    saved = json.loads(json.dumps(dump(game)))
    view = observe(game, 1)
    assert game.clone().s.choices == load(game.table, saved).s.choices == game.s.choices
    assert determinize(view, Random(1)).s.choices == game.s.choices
    assert Observation.from_json(json.loads(json.dumps(view.to_json())), game.table) == view


def test_the_memory_is_no_part_of_the_position() -> None:
    game = played()
    saved = json.loads(json.dumps(dump(game)))
    del saved["state"]["choices"]
    forgotten = load(game.table, saved)
    assert forgotten.s.choices == ()
    assert digest(forgotten) == digest(game)


@pytest.mark.rule("SOLO-1")
def test_without_milady_there_is_nothing_to_remember() -> None:
    game = played(usual_setup(2, milady=False))
    assert game.s.choices == ()
