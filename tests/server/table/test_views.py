"""Viewers share a message only if they see the same."""

import json
from random import Random
from typing import Any

import msgspec

from mousquetaires.engine.ids import EVERYONE, SPECTATOR
from mousquetaires.server.table.entries import Came, Opened, Played
from mousquetaires.server.table.entry_effects import apply_entry
from mousquetaires.server.table.game_commands import Begin
from mousquetaires.server.table.options import TableOptions, check_options
from mousquetaires.server.table.people_commands import Sit
from mousquetaires.server.table.state import TableState
from mousquetaires.server.table.views import UpdateMessages, events_for, own_of, prompt_json, shown, view_of, viewers_of
from tests.server.recorders import BOX
from tests.server.steps import does, plays

MOVES = 200


def begun(seed: int) -> TableState:
    """Milady and three Musketeers, each run by a different player."""
    state = TableState("table", BOX, seed.to_bytes(32))
    apply_entry(state, Opened(at=0, by=1, agreed=check_options(TableOptions(players=4), 120)))
    for person in range(1, 5):
        apply_entry(state, Came(at=0, by=person, nickname=f"Guest {person}"))
        does(state, Sit([person - 1], f"{person:032x}"), person, at=0)
    does(state, Begin(), 1, at=0)
    return state


def play(state: TableState, rng: Random) -> Played:
    """A seat that is asked answers at random."""
    prompt = state.game.prompt()
    options = prompt.options() or [prompt.default()]
    entry = plays(state, state.responder(prompt), rng.choice(options), 0)
    assert isinstance(entry, Played)
    return entry


def plain(value: object) -> Any:
    """A value as it comes out of JSON."""
    return json.loads(msgspec.json.encode(value))


def share(state: TableState, rng: Random) -> bool:
    """Sends a move to all viewers in some order. Returns whether a part of it was secret."""
    viewers = list(viewers_of(state))
    gallery = view_of(state, SPECTATOR)
    before = {viewer: plain(shown(state, viewer)) for viewer in viewers}
    own = {viewer: own_of(state, viewer, gallery) for viewer in viewers}
    entry = play(state, rng)
    rng.shuffle(viewers)
    together = UpdateMessages(state, entry, gallery, 0)
    for viewer in viewers:
        alone = UpdateMessages(state, entry, gallery, 0)
        told = together.for_seat(viewer, dict(own))
        assert told == alone.for_seat(viewer, dict(own))
        message = json.loads(told or b"")
        assert message["entry"]["events"] == plain(events_for(entry.events, viewer))
        assert {**before[viewer], **message["view"]} == plain(shown(state, viewer))
        assert message["prompt"] == plain(prompt_json(state, viewer))
        assert (message["undo"], message["undo_safe"]) == state.undo_depths(viewer)
    return any(audience != EVERYONE for _, audience, _ in entry.events)


def test_everybody_is_told_as_if_he_were_alone() -> None:
    whispered = free = 0
    for seed in range(1, 7):
        state, rng = begun(seed), Random(seed)
        while not state.game.over and state.version < MOVES:
            whispered += share(state, rng)
            free += state.game.asking and bool(state.game.prompt().free())  # what only Musketeers see of a prompt
    assert min(whispered, free) > 20
