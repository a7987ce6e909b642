"""What each viewer is sent: built field by field from what they may see, never an entry with parts removed.

>>> events_for([("moved", 255, (0, 3)), ("card_drawn", 2, (1, 4))], 2)
[['moved', 0, 3]]
"""

from collections.abc import Sequence
from itertools import compress
from operator import ne
from typing import Final

from msgspec.json import Encoder

from mousquetaires.engine.ids import EVERYONE, SPECTATOR
from mousquetaires.engine.notation import remembered_text, to_text, to_texts
from mousquetaires.engine.prompts import PromptView
from mousquetaires.engine.view import Observation, OwnPart, observe, own_part, prompt_for

from .entries import KINDS, AnyEntry, Began, Played, Shown, StoredEvent, fields_for, kind_of
from .state import OVER, TableState
from .table_info import table_info

Json = dict[str, object]
encode: Final = Encoder().encode


# --- the game -------------------------------------------------------------------------------------


def view_of(state: TableState, viewer: int) -> Observation | None:
    """The game as one seat sees it; None before the cards are dealt."""
    return observe(state.session.game, viewer) if state.session is not None else None


def shown(state: TableState, viewer: int) -> Json | None:
    """The game as one viewer is shown it. A game that we cannot follow is shown as it was stored."""
    if state.snapshot is not None:
        return state.snapshot.views.get(str(viewer))
    return view_json(view_of(state, viewer))


def view_json(view: Observation | None) -> Json | None:
    return view.to_json() if view is not None else None


def own_of(state: TableState, viewer: int, gallery: Observation | None) -> OwnPart | None:
    """What this viewer sees besides what spectators see."""
    if state.session is None or gallery is None:
        return None
    return own_part(state.session.game, viewer, gallery.spaces)


def own_changes(before: OwnPart, after: OwnPart) -> Json:
    """The fields of one viewer's own part that have changed."""
    return {name: getattr(after, name) for name in compress(after._fields, map(ne, before, after))}


def prompt_json(state: TableState, viewer: int) -> Json | None:
    """The pending prompt as this viewer may see it, with actions as text."""
    if state.session is None:
        return None
    prompt = prompt_for(state.session.game, viewer)
    return None if prompt is None else _prompt(prompt, state.asked)


def _prompt(prompt: PromptView, name: str) -> Json:
    return {
        "id": name,
        "kind": prompt.kind,
        "shape": prompt.shape,
        "rule": prompt.rule,
        "seats": prompt.seats,
        "hero": prompt.hero,
        "mine": prompt.mine,
        "listed": prompt.listed,
        "options": to_texts(prompt.options),
        "free": to_texts(prompt.free),
        "default": remembered_text(prompt.default) if prompt.mine else "",
    }


def clock_json(state: TableState, now: int) -> Json:
    """The public clocks: when the move ends, and the sand."""
    runs = state.timers.sand_running
    return {"now": now, "deadline": state.move_deadline(), "sand": state.sand_left(now), "sand_runs": runs}


# --- the log --------------------------------------------------------------------------------------


def events_for(events: Sequence[StoredEvent], viewer: int) -> list[list[object]]:
    """The events whose audience this viewer belongs to."""
    bit = 1 << viewer
    return [[kind, *readable(kind, values)] for kind, audience, values in events if audience & bit]


def audiences(events: Sequence[StoredEvent]) -> list[int]:
    """The audiences of the events that not everyone is told."""
    return [audience for _, audience, _ in events if audience != EVERYONE]


def readable(kind: str, values: tuple[int, ...]) -> tuple[int | str, ...]:
    """An event's values. An offer is sent as text, because its number is too long for JavaScript."""
    return (*values[:-1], to_text(values[-1])) if kind == "offer_made" else values


def seen(entry: AnyEntry, viewer: int, over: bool) -> Json | None:
    """An entry as one viewer may see it, by its declaration; None when they may not see it at all."""
    if viewer != SPECTATOR and not over and for_spectators(entry):
        return None  # spectators see more than a player may know
    made: Json = {"kind": NAMES[type(entry)]}
    for name in PUBLIC_FIELDS[type(entry)]:
        made[name] = getattr(entry, name)
    for name in EVENT_FIELDS[type(entry)]:
        made[name] = events_for(getattr(entry, name), viewer)
    return made


def for_spectators(entry: AnyEntry) -> bool:
    """Whether players are not told of it before the game is over."""
    field = entry.spectators_only_if
    return bool(field) and getattr(entry, field)


def may_hear(state: TableState, entry: AnyEntry, person: int) -> bool:
    """Players do not get the spectators' chat before the end, not even when they watch as spectators."""
    hidden = state.status != OVER and for_spectators(entry)
    return not (hidden and person in state.people and state.people[person].held)


NAMES: Final = {entry: kind_of(entry) for entry in KINDS}
PUBLIC_FIELDS: Final = {entry: fields_for(entry, Shown.ALL) for entry in KINDS}
EVENT_FIELDS: Final = {entry: fields_for(entry, Shown.AUDIENCE) for entry in KINDS}


# --- messages -------------------------------------------------------------------------------------


def hello(state: TableState, viewer: int, person: int, missed: list[tuple[int, AnyEntry]], now: int) -> Json:
    """The first message to a viewer: the table, the game as they see it, and what they have missed."""
    depth, safe = state.undo_depths(viewer)
    return {
        "type": "hello",
        "version": state.version,
        "info": table_info(state),
        "you": {"person": person, "seat": viewer, "seats": state.seats_of(person)},
        "view": shown(state, viewer),
        "prompt": prompt_json(state, viewer),
        "undo": depth,
        "undo_safe": safe,
        "request": request_json(state),
        "clock": clock_json(state, now),
        "missed": missed_json(state, viewer, person, missed),
        **lesson_json(state),
    }


def lesson_json(state: TableState) -> Json:
    """How far a lesson is; nothing at other tables."""
    made = state.lesson_progress()
    if made is None:
        return {}
    miss = made.miss.to_json() if made.miss is not None else None
    return {"lesson": {"steps": made.step, "tries": made.tries, "miss": miss}}


def missed_json(state: TableState, viewer: int, person: int, missed: list[tuple[int, AnyEntry]]) -> list[Json]:
    """A part of the log, as this viewer may see it."""
    over = state.status == OVER
    made = [(version, seen(entry, viewer, over)) for version, entry in missed if may_hear(state, entry, person)]
    return [{"version": version, **entry} for version, entry in made if entry is not None]


def request_json(state: TableState) -> Json | None:
    """The open request to take something back."""
    request = state.request
    return (
        None
        if request is None
        else {
            "seat": request.seat,
            "asked": request.asked,
            "agreed": sorted(request.agreed),
        }
    )


class UpdateMessages:
    """The messages about one new entry, made for one viewer after another.

    What all viewers are sent is encoded once. Each message is put together from encoded parts.
    """

    def __init__(self, state: TableState, entry: AnyEntry, before: Observation | None, now: int) -> None:
        self.state = state
        self.entry = entry
        self.gallery = view_of(state, SPECTATOR)
        self._over = state.finished
        self.hidden = for_spectators(entry) and not self._over  # ask ``may_hear`` about each person
        self._audiences = audiences(entry.events) if isinstance(entry, (Began, Played)) else None
        self._changed = self.gallery.changes_since(before) if before is not None and self.gallery is not None else None
        self._open_view = encode(self._changed)
        self._prompt = prompt_json(state, SPECTATOR)
        self._unasked = encode(self._prompt)  # for viewers who cannot answer it
        self._team: bytes | None = None
        self._start = b'{"type":"update","version":%d,"entry":' % state.version
        common: Json = {"info": table_info(state)} if self._over or entry.changes_info else {}
        if entry.changes_game:
            common |= {"request": request_json(state), "clock": clock_json(state, now), **lesson_json(state)}
        self._common = encode(common)
        self._entries: dict[tuple[int, ...], bytes] = {}  # by which of the secret events are heard

    def for_seat(self, seat: int, own: dict[int, OwnPart | None]) -> bytes | None:
        """The message for the viewers at one seat; None when the entry is not for them.

        ``own`` has what each seat saw besides the public part; it is brought up to date.
        """
        before, after = own.get(seat), own_of(self.state, seat, self.gallery)
        own[seat] = after
        entry = self._entry_for(seat)
        if not entry:
            return None
        message = joined(self._start + entry + b"}", self._common)
        if not self.entry.changes_game:
            return message
        parts = (self._view_for(seat, before, after), self._prompt_for(seat), *self.state.undo_depths(seat))
        return joined(message, b'{"view":%b,"prompt":%b,"undo":%d,"undo_safe":%d}' % parts)

    def _entry_for(self, viewer: int) -> bytes:
        """The entry as one viewer sees it; nothing when it is not for them."""
        in_audience = (viewer,) if self._audiences is None else tuple([bits >> viewer & 1 for bits in self._audiences])
        made = self._entries.get(in_audience)
        if made is None:
            entry = seen(self.entry, viewer, self._over)
            made = self._entries[in_audience] = encode(entry) if entry is not None else b""
        return made

    def _view_for(self, viewer: int, before: OwnPart | None, after: OwnPart | None) -> bytes:
        if self._changed is None or before is None or after is None:
            return encode(view_json(view_of(self.state, viewer)))
        return joined(self._open_view, encode(own_changes(before, after))) if before != after else self._open_view

    def _prompt_for(self, viewer: int) -> bytes:
        """The prompt as ``prompt_json`` has it."""
        session = self.state.session
        if self._prompt is None or session is None:
            return self._unasked
        if self._prompt["seats"] >> viewer & 1:  # type: ignore[operator]  # a number
            return encode(prompt_json(self.state, viewer))
        return self._team_prompt() if session.table.team_mask >> viewer & 1 else self._unasked

    def _team_prompt(self) -> bytes:
        """The prompt for a Musketeer who is not asked: only their free actions may differ."""
        if self._team is None:
            free = to_texts(self.state.game.prompt().free())
            self._team = encode({**self._prompt, "free": free}) if self._prompt and free else self._unasked
        return self._team


def joined(one: bytes, other: bytes) -> bytes:
    """Two encoded objects as one.

    >>> joined(b'{"life":3}', b'{"hand":[1,0]}'), joined(b"{}", b'{"hand":[1,0]}')
    (b'{"life":3,"hand":[1,0]}', b'{"hand":[1,0]}')
    """
    if one == b"{}" or other == b"{}":
        return other if one == b"{}" else one
    return one[:-1] + b"," + other[1:]


def viewers_of(state: TableState) -> tuple[int, ...]:
    """Every seat of the table, and the spectators."""
    return (*state.seats, SPECTATOR)
