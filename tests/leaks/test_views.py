"""No view, event, prompt or reason of the engine tells a viewer what they may not know."""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

import pytest

from mousquetaires.engine.config import Table
from mousquetaires.engine.events import Event, heard_by
from mousquetaires.engine.machine import Game
from mousquetaires.engine.prompts import PromptView
from mousquetaires.engine.reasons import Reason
from mousquetaires.engine.record import Session
from mousquetaires.engine.rules.hourglass import sand_refusal
from mousquetaires.engine.view import Observation, observe, prompt_for
from tests.leaks.changed_secrets import Twin, twins
from tests.leaks.positions import (
    TRIED,
    asked_by_his_cards,
    common_input,
    open_prompt,
    secrets_of,
    too_good_a_reason,
)
from tests.leaks.sessions import Leak, play, positions, session_of, worlds_with
from tools.random_play import BOX, some_setup


@dataclass(frozen=True)
class Wire:
    """How viewers are told things; the tests that show a leak put a leaky part in."""

    look: Callable[[Game, int], Observation] = observe
    ask: Callable[[Game, int], PromptView | None] = prompt_for
    hear: Callable[[list[Event], int], list[Event]] = heard_by
    refuse: Callable[[Game, int, int], Reason | None] = Game.refusal


HONEST: Final = Wire()


def sent(wire: Wire, session: Session, viewer: int, events: list[Event], tried: tuple[int, ...]) -> bytes:
    """Everything one viewer can read off the wire now, refusals of what he tries included."""
    game = session.game
    prompt = wire.ask(game, viewer)
    reasons = [wire.refuse(game, viewer, action) for action in tried]
    sand = sand_refusal(game)
    return json.dumps(
        {
            "view": wire.look(game, viewer).to_json(),
            "prompt": prompt and prompt.to_json(),
            "events": [event.to_json() for event in wire.hear(events, viewer)],
            "reasons": [reason and reason.to_json() for reason in reasons],
            "undo": [session.undo_depth(viewer), session.blocks_undo, game.s.barriers],
            "sand": sand and sand.to_json(),
        }
    ).encode()


def compare(wire: Wire, one: Session, other: Session, twin: Twin, events: tuple[list[Event], list[Event]]) -> None:
    for viewer in one.table.viewers:
        if not twin.knows >> viewer & 1:
            idle = bool(one.line) and not (one.game.asking and one.game.prompt().seats >> viewer & 1)
            tried = TRIED[len(one.line) % 9 :: 9] if idle else TRIED  # time is short: some now, some later
            first, second = sent(wire, one, viewer, events[0], tried), sent(wire, other, viewer, events[1], tried)
            if first != second:
                raise Leak(f"{twin.secret} told to {viewer} at {one.game.stack}\n{difference(first, second)}")


def difference(first: bytes, second: bytes) -> str:
    one, other = json.loads(first), json.loads(second)
    parts = [(key, one[key], other[key]) for key in one if one[key] != other[key]]
    return "\n".join(f"{key}: {a}\n{key}: {b}" for key, a, b in parts)


# --- two worlds side by side ----------------------------------------------------------------------


def side_by_side(wire: Wire, game: Game, twin: Twin, rng: Random, inputs: int) -> int:
    """Compare what is sent now and after each of so many inputs; answers how many there were."""
    one, other = session_of(game.clone()), session_of(twin.game)
    if twin.first is None:
        compare(wire, one, other, twin, ([], []))
    else:
        compare(wire, one, other, twin, (play(one, twin.first[0]), play(other, twin.first[1])))
    for done in range(inputs):
        what = None if one.game.over else common_input(one.game, other.game, rng)
        if what is None:
            return done
        events = play(one, what), play(other, what)
        if twin.out(one.game.s) or twin.out(other.game.s):
            return done
        compare(wire, one, other, twin, events)
    return inputs


def look_for_leaks(wire: Wire, index: int, late: bool, seed: int, inputs: int, seen: Counter[str]) -> None:
    """Secrets of some positions of a game, the seldom ones first, each held against its twin."""
    rng = Random(seed)
    for game in positions(index, late, seed):
        for twin in sorted(twins(game, rng), key=lambda twin: seen[twin.secret])[:3]:
            seen[twin.secret] += 1 + side_by_side(wire, game, twin, rng, inputs)


# --- the tests ------------------------------------------------------------------------------------


@pytest.mark.parametrize("index", range(10))
def test_a_secret_changes_nothing_that_is_sent_to_those_it_does_not_concern(index: int) -> None:
    due = secrets_of(Table(some_setup(index, Random(0)), BOX))
    seen: Counter[str] = Counter()
    for seed in range(60):
        if seed < 7 or not due <= set(seen):
            look_for_leaks(HONEST, index + 10 * seed, seed > 1, seed, 8, seen)
    assert due <= set(seen), f"never compared: {due - set(seen)}"


def hears_everything(events: list[Event], viewer: int) -> list[Event]:
    return events


def leaky_view(**fields: Callable[[Game], object]) -> Callable[[Game, int], Observation]:
    def look(game: Game, viewer: int) -> Observation:
        shown = {name: value(game) for name, value in fields.items()}
        return observe(game, viewer)._replace(**shown)  # type: ignore[arg-type]  # whatever leaks

    return look


@pytest.mark.parametrize(
    ("leaky", "secret"),
    [
        (Wire(look=leaky_view(destination=lambda g: g.s.destination)), "place"),
        (Wire(look=leaky_view(spaces=lambda g: tuple(g.s.spaces))), "two tokens"),
        (Wire(look=leaky_view(reserve=lambda g: tuple(g.s.reserve))), "token and reserve"),
        (Wire(look=leaky_view(treachery_hand=lambda g: tuple(g.s.treachery_hand))), "treachery"),
        (Wire(look=leaky_view(paris_hand=lambda g: g.s.paris_hand)), "paris"),
        (Wire(look=leaky_view(hand=lambda g: tuple(g.s.hands))), "two hands"),
        (Wire(look=leaky_view(rolls=lambda g: tuple(g.s.deck))), "hand and deck"),
        (Wire(look=leaky_view(hand=lambda g: tuple(g.s.hands))), "asked for"),
        (Wire(hear=hears_everything), "going"),
        (Wire(hear=hears_everything), "drawing"),
        (Wire(hear=hears_everything), "drawing treachery"),
        (Wire(hear=hears_everything), "searching"),
        (Wire(hear=hears_everything), "taking paris"),
        (Wire(ask=open_prompt), "treachery"),
        (Wire(ask=asked_by_his_cards), "hand and deck"),
        (Wire(refuse=too_good_a_reason), "hand and deck"),
    ],
)
def test_a_deliberate_leak_is_found(leaky: Wire, secret: str) -> None:
    """The same search as above finds every leaky view, event, prompt and reason."""
    with pytest.raises(Leak, match=secret):
        look_at_one(leaky, secret)


def look_at_one(wire: Wire, secret: str) -> None:
    for game, twin, rng in worlds_with(secret):
        side_by_side(wire, game, twin, rng, 8)
