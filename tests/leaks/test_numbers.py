"""Tensors, information states and masks tell a seat nothing that it may not know."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final

import pytest

from mousquetaires.engine.config import Table
from mousquetaires.engine.ids import SPECTATOR
from mousquetaires.engine.machine import Game
from mousquetaires.engine.numbered_game import NumberedGame
from mousquetaires.engine.observation_tensor import observation_tensor
from mousquetaires.engine.view import observe
from tests.leaks.changed_secrets import Twin, twins
from tests.leaks.positions import common_input, secrets_of
from tests.leaks.sessions import Leak, positions, put_by_number, worlds_with
from tests.seeds import SOAK
from tools.random_play import BOX, some_setup

Sent = Callable[[NumberedGame, int], object]
INPUTS: Final = 3
TEAM: Final = -2  # one player who plays all Musketeers, beside the viewers


def mask_of(table: Table, viewer: int) -> int:
    return table.team_mask if viewer == TEAM else 1 << viewer


def sent(play: NumberedGame, viewer: int) -> object:
    """Everything that a seat's program gets: the tensor, the memory, and the mask if it is asked."""
    if viewer == TEAM:
        mask = mask_of(play.game.table, TEAM)
        return play.team_tensor(), play.information_state(mask), play.legal() if mask >> max(play.seat, 0) & 1 else None
    memory = play.information_state(1 << viewer) if viewer != SPECTATOR else ""
    return play.tensor(viewer), memory, play.legal() if play.seat == viewer else None


def compare(sending: Sent, one: NumberedGame, other: NumberedGame, twin: Twin) -> None:
    table = one.game.table
    for viewer in (*table.viewers, TEAM):
        if not twin.knows & mask_of(table, viewer) and sending(one, viewer) != sending(other, viewer):
            raise Leak(f"{twin.secret} told to {viewer} at {one.game.stack}")


def side_by_side(sending: Sent, game: Game, twin: Twin, rng: Random) -> None:
    """Two worlds that differ in one secret, now and after some inputs that are possible in both."""
    one, other = NumberedGame(game.clone(), (), []), NumberedGame(twin.game, (), [])
    if twin.first is not None:
        put_by_number(one, twin.first[0])
        put_by_number(other, twin.first[1])
    compare(sending, one, other, twin)
    for _ in range(INPUTS):
        what = None if one.over else common_input(one.game, other.game, rng)
        if what is None:
            return
        put_by_number(one, what)
        put_by_number(other, what)
        if twin.out(one.game.s) or twin.out(other.game.s):
            return
        compare(sending, one, other, twin)


def look_for_leaks(sending: Sent, index: int, seed: int, seen: Counter[str]) -> None:
    rng = Random(seed)
    for game in positions(index, seed > 1, seed):
        for twin in sorted(twins(game, rng), key=lambda twin: seen[twin.secret])[:2]:
            seen[twin.secret] += 1
            side_by_side(sending, game, twin, rng)


@pytest.mark.parametrize("index", range(10))
def test_a_secret_changes_no_number_of_those_it_does_not_concern(index: int) -> None:
    due = secrets_of(Table(some_setup(index, Random(0)), BOX))
    seen: Counter[str] = Counter()
    for seed in range(600 if SOAK else 60):
        if SOAK or seed < 1 or not due <= set(seen):
            look_for_leaks(sent, index + 10 * seed, seed, seen)
    assert due <= set(seen), f"never compared: {due - set(seen)}"


def all_hands(play: NumberedGame, viewer: int) -> object:
    return play.team_tensor()


def full_memory(play: NumberedGame, viewer: int) -> object:
    return play.information_state(-1)


def open_mask(play: NumberedGame, viewer: int) -> object:
    return play.legal()


def true_place(play: NumberedGame, viewer: int) -> object:
    view = observe(play.game, play.game.table.seats[0] if viewer == TEAM else viewer)
    return observation_tensor(view._replace(destination=play.game.s.destination))


def miladys_memory_for_the_team(play: NumberedGame, viewer: int) -> object:
    return play.information_state(-1) if viewer == TEAM else sent(play, viewer)


@pytest.mark.parametrize(
    ("leaky", "secret"),
    [
        (all_hands, "hand and deck"),
        (full_memory, "drawing"),
        (open_mask, "treachery"),
        (true_place, "place"),
        (miladys_memory_for_the_team, f"going told to {TEAM}"),
    ],
)
def test_a_deliberate_leak_is_found(leaky: Sent, secret: str) -> None:
    with pytest.raises(Leak, match=secret):
        look_for_one(leaky, secret.split(" told")[0])


def look_for_one(sending: Sent, secret: str) -> None:
    for game, twin, rng in worlds_with(secret):
        side_by_side(sending, game, twin, rng)
