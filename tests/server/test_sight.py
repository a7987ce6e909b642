"""What viewers of one moment share is shared only by those who see the same."""

import json
from random import Random

import msgspec

from mousquetaires.engine.ids import EVERYBODY, SPECTATOR
from mousquetaires.server.table.entries import Came, Opened, Played
from mousquetaires.server.table.options import Wish, agree
from mousquetaires.server.table.room import Room
from mousquetaires.server.table.views import Moment, heard, own_of, prompt_json, undo_depth, view_of, viewers_of
from tests.server.diaries import BOX

MOVES = 200


def begun(seed: int) -> Room:
    """Milady and three Musketeers, each somebody else's."""
    room = Room("table", BOX, seed.to_bytes(32))
    room.note(Opened(at=0, by=1, agreed=agree(Wish(players=4), 120)))
    for person in range(1, 5):
        room.note(Came(at=0, by=person, nickname=f"Guest {person}"))
        room.note(room.sit(person, [person - 1], f"{person:032x}", 0))
    room.note(room.begin(1, 0))
    return room


def play(room: Room, rng: Random) -> Played:
    """Somebody answers at random."""
    prompt = room.game.prompt()
    options = prompt.options() or [prompt.default()]
    entry = room.play_for(room.responder(prompt), rng.choice(options), "bot", 0)
    room.note(entry)
    return entry


def plain(value: object) -> object:
    """A value as it comes out of JSON."""
    return json.loads(msgspec.json.encode(value))


def share(room: Room, rng: Random) -> bool:
    """A move is told to everybody in some order; whether it had something in it that not everybody hears."""
    viewers = list(viewers_of(room))
    gallery = view_of(room, SPECTATOR)
    own = {viewer: own_of(room, viewer, gallery) for viewer in viewers}
    entry = play(room, rng)
    rng.shuffle(viewers)
    together = Moment(room, entry, gallery, 0)
    for viewer in viewers:
        alone = Moment(room, entry, gallery, 0)
        after = own_of(room, viewer, alone.gallery)
        told = together.told(viewer, own[viewer], after)
        assert told == alone.told(viewer, own[viewer], after)
        message = json.loads(told or b"")
        assert message["entry"]["events"] == plain(heard(entry.events, viewer))
        assert message["prompt"] == plain(prompt_json(room, viewer))
        assert message["undo"] == undo_depth(room, viewer)
    return any(audience != EVERYBODY for _, audience, _ in entry.events)


def test_everybody_is_told_as_if_he_were_alone() -> None:
    whispered = free = 0
    for seed in range(1, 7):
        room, rng = begun(seed), Random(seed)
        while not room.game.over and room.version < MOVES:
            whispered += share(room, rng)
            free += room.game.asking and bool(room.game.prompt().free())  # what only Musketeers see of a prompt
    assert min(whispered, free) > 20
