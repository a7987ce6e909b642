"""Nobody is told what he may not know: not by the view, the events, the prompts, the reasons or the undo.

Two worlds that differ in one secret are shown to everybody whom it does not concern, and then played
on by the same inputs until the secret comes out; every byte sent has to be the same.
"""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

import pytest

from mousquetaires.engine.chance import ADVENTURE, SOLO_TOKEN, TREACHERY_DRAW
from mousquetaires.engine.config import Setup, Table
from mousquetaires.engine.events import Event, heard_by
from mousquetaires.engine.game import new_game
from mousquetaires.engine.ids import CARDS, COMBAT, ROCHEFORT
from mousquetaires.engine.machine import Game
from mousquetaires.engine.notation import parse
from mousquetaires.engine.reasons import Reason
from mousquetaires.engine.record import Session
from mousquetaires.engine.rules.hour import sand_refusal
from mousquetaires.engine.view import Observation, PromptView, observe, prompt_for
from tests.wire.twins import DOINGS, SECRETS, Twin, twins
from tools.randomplay import ACT, BOX, LAND, SHOW, Input, late_game, some_input, some_setup, theme_for

# What every viewer tries at every position: one or more of each verb.
TRIED: Final = tuple(
    parse(text)
    for text in (
        "end",
        "draw",
        "move louvre",
        "move richelieu",
        "ride paris",
        "trade athos",
        "trade porthos",
        "play kitty -",
        "play constance athos",
        "reinforce combat",
        "challenge nobility",
        "challenge panache",
        "duel henchman",
        "duel duellist",
        "duel nemesis",
        "duel wardes",
        "fight 0",
        "fight 1",
        "task -",
        "task combat",
        "task double",
        "path rooms",
        "path cellar",
        "back",
        "passage",
        "equip",
        "bribe",
        "escape",
        "order aramis",
        "pass",
        "cards 1 0",
        "cards 0 1",
        "skill 1",
        "skill 3",
        "gift combat",
        "gift erudition",
        "spend 1",
        "blade sword",
        "buy manoeuvre",
        "buy pistol",
        "buy panache",
        "pay combat",
        "pay double",
        "replace pistol",
        "offer give=combat",
        "offer want=combat",
        "offer give=panache want=nobility",
        "accept",
        "decline",
        "space 3",
        "sacrifice",
        "turn athos",
        "go paris",
        "go quarters",
        "paris duels",
        "treachery prison",
        "treachery plot",
        "take",
        "lay henchman -",
        "name athos",
        "assign decoy,two",
        "reroll",
        "search balm",
        "fill",
        "discard combat",
        "beggars paris",
        "one time",
        "one epic",
        "turnup",
    )
)


@dataclass(frozen=True)
class Wire:
    """How viewers are told things; the tests that show a leak put a leaky part in."""

    look: Callable[[Game, int], Observation] = observe
    ask: Callable[[Game, int], PromptView | None] = prompt_for
    hear: Callable[[list[Event], int], list[Event]] = heard_by
    refuse: Callable[[Game, int, int], Reason | None] = Game.refusal


HONEST: Final = Wire()


class Leak(AssertionError):
    """A viewer was told something he may not know."""


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
            "undo": [session.undo_depth(viewer), session.walls, game.s.barriers],
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


def session_of(game: Game) -> Session:
    session = Session(game.table.setup, BOX, None)
    session.game = game
    return session


def common_input(one: Game, other: Game, rng: Random) -> Input | None:
    """Something that may happen in both worlds, or None."""
    if one.rolling:
        fates = [fate for fate, _ in one.chance().outcomes() if other.rolling and other.chance().possible(fate)]
        return (LAND, -1, rng.choice(fates)) if fates else None
    for _ in range(10):
        what, seat, value = some_input(one, rng)
        if what == ACT and other.refusal(seat, value) is not None:
            continue
        if what == SHOW and not other.s.hands[seat * CARDS + value]:
            continue
        return (what, seat, value)
    return None


def play(session: Session, what: Input) -> list[Event]:
    kind, seat, value = what
    session.game.take_events()
    if kind == LAND:
        session.land(value)
    elif kind == ACT:
        session.act(seat, value)
    elif kind == SHOW:
        session.show(seat, value)
    else:
        session.run_out()
    return session.game.take_events()


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


# --- positions ------------------------------------------------------------------------------------

MOST: Final = 12  # positions of one game
# Prompts and draws whose secrets are few and far between are looked at more often than others.
# fmt: off
RARE: Final = (
    "trade_offer", "trade_answer", "trade_last_word", "payment", "task_card", "quarters_card", "richelieu_deed",
    "opening_paris_hand", "inn_tokens", "return_tokens", "gallery_tokens", "epic_for_challenge", "epic_for_duel",
)
# fmt: on


def share_of(game: Game) -> float:
    """How often a position like this is looked at."""
    if game.rolling:
        return {ADVENTURE: 0.1, TREACHERY_DRAW: 0.2, SOLO_TOKEN: 0.2}.get(game.chance().purpose, 0.0)
    kind = game.prompt().kind
    fights_rochefort = any(frame.kind == "duel" and frame.what == ROCHEFORT for frame in game.stack)
    return 0.5 if kind in RARE else 0.2 if kind == "destination" or fights_rochefort else 0.04


def some_game(index: int, late: bool, rng: Random) -> Game:
    """A game at this table; Milady holds a Paris card, so that there is one to hide."""
    setup: Setup = some_setup(index, rng)
    table = Table(setup, BOX)
    game = late_game(table, rng, theme_for(rng.randrange(100), setup)) if late else new_game(table)
    s = game.s
    if late and table.milady:
        unseen = 63 & ~(1 << s.paris_card) if s.paris_card >= 0 else 63
        s.paris_hand = unseen & -unseen
        s.paris_unused = unseen ^ s.paris_hand
    return game


def positions(index: int, late: bool, seed: int) -> list[Game]:
    """Some prompts and draws of a random game."""
    rng = Random(seed)
    game = some_game(index, late, rng)
    found: list[Game] = []
    for _ in range(300):
        if game.over or len(found) == MOST:
            break
        if rng.random() < share_of(game):
            found.append(game.clone())
        play(session_of(game), some_input(game, rng))
    return found


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


def secrets_of(table: Table) -> set[str]:
    """What there is to hide at a table."""
    due = {*SECRETS, *DOINGS}
    if table.milady:
        due -= {"token falling"}
    else:
        due -= {"place", "treachery", "paris", "going", "drawing treachery", "searching", "taking paris"}
        due -= {"laying tokens"}
    if len(table.seats) == 1:
        due -= {"two hands", "asked for"}
    return due


def hears_everything(events: list[Event], viewer: int) -> list[Event]:
    return events


def open_prompt(game: Game, viewer: int) -> PromptView | None:
    """The options of whoever is asked, for everybody."""
    prompt = prompt_for(game, viewer)
    return prompt and prompt._replace(options=tuple(game.prompt().options()))


def asked_by_his_cards(game: Game, viewer: int) -> PromptView | None:
    """A duellist without Combat cards is not asked for any."""
    prompt = prompt_for(game, viewer)
    if prompt is None or prompt.kind != "combat_cards":
        return prompt
    seat = game.table.seat_of[prompt.hero]
    return prompt if game.s.hands[seat * CARDS + COMBAT] else None


def too_good_a_reason(game: Game, viewer: int, action: int) -> Reason | None:
    """Why the one who is asked could not do it, told to anybody."""
    seats = game.prompt().seats if game.asking else 0
    return game.refusal((seats & -seats).bit_length() - 1, action)


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
    rng = Random(5)
    for seed in range(60):
        for game in positions(4 + 10 * seed, seed % 4 > 0, seed):
            for twin in twins(game, rng):
                if twin.secret == secret:
                    side_by_side(wire, game, twin, rng, 8)
