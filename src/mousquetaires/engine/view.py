"""The game as one viewer may see it: Milady, a Musketeer player or a spectator.

An ``Observation`` is built from a whitelist: every public field of the state by name, then the fields
that only this viewer may see. A new field of the state is hidden until it is added here. A test
compares this list with ``state.FIELDS``.

>>> from mousquetaires.data import load
>>> from mousquetaires.engine.config import Table, usual_setup
>>> from mousquetaires.engine.rules.setup import new_game
>>> game = new_game(Table(usual_setup(5), load()))
>>> observe(game, SPECTATOR).rochefort  # his life is public
5
"""

from itertools import compress
from operator import ne
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .config import Table
from .frames import FrameView, stack_json, stack_view
from .ids import CARDS, INN_SPACES, MILADY, NO_TOKEN, NOWHERE, ROCHEFORT, SPECTATOR
from .milady_choice_history import Choice, choices_from
from .notation import parse, to_text
from .prompts import PromptView
from .save_load import frame_view

if TYPE_CHECKING:
    from .machine import Game

HIDDEN_TOKEN: Final = -2  # a token lies here face down, and this viewer may not know it
NO_HAND: Final = (0,) * CARDS

Row = tuple[int, int, int]  # a player's seat, a kind of card, and how many of it the hand holds at least


class Observation(NamedTuple):
    """The game as one viewer sees it, as plain numbers and tuples. Equal if nothing visible differs."""

    viewer: int
    table: Table
    # --- public, named as in the state
    turn: int
    phase: int
    ending: int
    decisions: int
    asides: int
    barriers: int
    undos: int
    time: int
    purse: int
    siege: int
    honour: int
    louvre_space: int
    constance: int
    epic: int
    one_for_all: int
    one_stock: int
    siege_rewards: int
    shown: int
    fled: int
    found: int
    excluded: int
    rochefort_fell: int
    choices: tuple[Choice, ...]  # what was public when Milady chose, one per turn
    reinforced: int
    emergency: int
    sand_out: int
    conscripts: int
    isolated: int
    time_stopped: int
    gift_used: int
    paris_card: int
    paris_done: int
    progress: int
    louvre_card: int
    louvre_done: int
    louvre_deck: int
    nemesis: int
    played: int
    lying: int
    barred: int
    must_leave: int
    jailed: int
    marked: int
    ridden: int
    improved: int
    board: int
    england: int
    antechamber: int
    face_up: int
    place: tuple[int, ...]
    life: tuple[int, ...]
    spot: tuple[int, ...]
    equipment: tuple[int, ...]
    upgrades: tuple[int, ...]
    foe_at: tuple[int, ...]
    foe_life: tuple[int, ...]
    trap_at: tuple[int, ...]
    stock: tuple[int, ...]
    siege_cards: tuple[int, ...]
    hand_size: tuple[int, ...]
    discard: tuple[int, ...]
    treachery_discard: tuple[int, ...]
    token_wounds: tuple[int, ...]  # of the tokens on the board in play, by space
    tokens_out: tuple[int, ...]
    rolls: tuple[int, ...]
    offer: int  # the pending offer of a trade, else 0
    open_hands: tuple[Row, ...]  # what all players know about hands
    # --- public counts of hidden things
    deck_size: int
    treachery_hand_size: int
    treachery_deck_size: int
    paris_hand_size: int
    paris_unseen: int  # a mask of the Paris cards that were never in play, in Milady's hand or not
    reserve_size: int
    hiding: int  # 1 while Milady is somewhere this viewer does not know
    # --- what this viewer may see beyond that
    destination: int  # NOWHERE if Milady has not chosen yet, or the viewer does not know
    spaces: tuple[int, ...]  # HIDDEN_TOKEN where a token lies face down for this viewer
    hand: tuple[int, ...]  # the viewer's own Adventure cards by kind; a spectator and Milady have none
    treachery_hand: tuple[int, ...]  # from here to ``reserve``: empty, or 0 for a mask, for all viewers but Milady
    treachery_deck: tuple[int, ...]
    paris_hand: int
    paris_unused: int
    reserve: tuple[int, ...]
    # --- where in the rules the game is, and which seats are asked
    stack: tuple[FrameView, ...]
    asked: str  # the kind of the pending prompt, or empty
    asked_seats: int
    asked_hero: int

    @property
    def rochefort(self) -> int:
        """The life Rochefort has left."""
        return self.foe_life[ROCHEFORT]

    def as_chosen(self, choice: Choice) -> "Observation":
        """The game as it was when Milady chose. What cannot be remembered stays as it is now."""
        public: dict[str, Any] = {name: getattr(choice, name) for name in REMEMBERED}
        foe_life = (*self.foe_life[:ROCHEFORT], choice.rochefort, *self.foe_life[ROCHEFORT + 1 :])
        hidden = self._replace(shown=0, hiding=0, destination=NOWHERE, excluded=0, fled=0, found=0)
        return hidden._replace(foe_life=foe_life, **public)

    def to_json(self) -> dict[str, object]:
        """As sent to this viewer: every field by name, without the table, which all viewers already have."""
        return {name: self._json_of(name) for name in self._fields if name != "table"}

    def changes_since(self, before: "Observation") -> dict[str, object]:
        """The public fields that differ from an earlier observation, as sent."""
        changed = compress(self._fields, map(ne, before, self))
        return {name: self._json_of(name) for name in changed if name not in OWN_FIELDS}

    def _json_of(self, name: str) -> object:
        """One field as sent."""
        if name == "offer":
            return to_text(self.offer) if self.offer else ""  # the number is too long for JavaScript
        if name == "stack":
            return stack_json(self.stack)
        return getattr(self, name)

    @staticmethod
    def from_json(made: dict[str, object], table: Table) -> "Observation":
        """The observation that ``to_json`` wrote, at the same table."""
        values: dict[str, object] = {name: _tuples(value) for name, value in made.items()}
        offer = made["offer"]
        values["offer"] = parse(offer) if isinstance(offer, str) and offer else 0
        stack = made["stack"]
        assert isinstance(stack, list)
        values["stack"] = tuple([frame_view(frame) for frame in stack])
        values["choices"] = choices_from(made["choices"])
        values["table"] = table
        return Observation(**values)  # type: ignore[arg-type]  # an unknown or missing name is a TypeError


REMEMBERED: Final = tuple(name for name in Choice._fields if name not in ("seen_at", "rochefort", "ruled_out"))


def _tuples(value: object) -> object:
    return tuple([_tuples(item) for item in value]) if isinstance(value, (list, tuple)) else value


# --- looking --------------------------------------------------------------------------------------


def observe(game: "Game", viewer: int) -> Observation:
    """The game as Milady, a Musketeer player or a spectator sees it now."""
    table = game.table
    if viewer not in table.viewers:
        raise ValueError(f"no seat {viewer} at this table: {table.viewers}")
    s = game.s
    own = own_part(game, viewer)
    paris_unseen = s.paris_hand | s.paris_unused  # FORCE-5: cards that were in play have been seen
    prompt = game.pending_prompt()
    return Observation(  # by position: naming a hundred fields takes longer than everything else here
        viewer,
        table,
        s.turn,
        s.phase,
        s.ending,
        s.decisions,
        s.asides,
        s.barriers,
        s.undos,
        s.time,
        s.purse,
        s.siege,
        s.honour,
        s.louvre_space,
        s.constance,
        s.epic,
        s.one_for_all,
        s.one_stock,
        s.siege_rewards,
        s.shown,
        s.fled,
        s.found,
        s.excluded,
        s.rochefort_fell,
        s.choices,
        s.reinforced,
        s.emergency,
        s.sand_out,
        s.conscripts,
        s.isolated,
        s.time_stopped,
        s.gift_used,
        s.paris_card,
        s.paris_done,
        s.progress,
        s.louvre_card,
        s.louvre_done,
        s.louvre_deck,
        s.nemesis,
        s.played,
        s.lying,
        s.barred,
        s.must_leave,
        s.jailed,
        s.marked,
        s.ridden,
        s.improved,
        s.board,
        s.england,
        s.antechamber,
        s.face_up,
        tuple(s.place),
        tuple(s.life),
        tuple(s.spot),
        tuple(s.equipment),
        tuple(s.upgrades),
        tuple(s.foe_at),
        tuple(s.foe_life),
        tuple(s.trap_at),
        tuple(s.stock),
        tuple(s.siege_cards),
        tuple(s.hand_size),
        tuple(s.discard),
        tuple(s.treachery_discard),
        tuple(s.token_wounds),
        tuple(s.tokens_out),
        tuple(s.rolls),
        s.offer,
        s.open_hands,
        sum(s.deck),
        sum(s.treachery_hand),
        sum(s.treachery_deck),
        s.paris_hand.bit_count(),
        paris_unseen,
        sum(s.reserve),
        own.hiding,
        own.destination,
        own.spaces,
        own.hand,
        own.treachery_hand,
        own.treachery_deck,
        own.paris_hand,
        own.paris_unused,
        own.reserve,
        stack_view(game.top),
        prompt.kind if prompt else "",
        prompt.seats if prompt else 0,
        prompt.hero if prompt else -1,
    )


class OwnPart(NamedTuple):
    """The fields of an observation that differ between viewers, with the same names."""

    viewer: int
    hiding: int
    destination: int
    spaces: tuple[int, ...]
    hand: tuple[int, ...]
    treachery_hand: tuple[int, ...]
    treachery_deck: tuple[int, ...]
    paris_hand: int
    paris_unused: int
    reserve: tuple[int, ...]


OWN_FIELDS: Final = frozenset(OwnPart._fields)


def own_part(game: "Game", viewer: int, face_up: tuple[int, ...] | None = None) -> OwnPart:
    """The part of an observation that is this viewer's own. All viewers share the rest.

    A caller that needs several viewers can compute ``face_up_only`` once and pass it as ``face_up``.
    """
    s = game.s
    milady = viewer == MILADY
    place = s.destination if milady or s.shown else NOWHERE  # MIL-1
    return OwnPart(
        viewer=viewer,
        hiding=int(place != s.destination),
        destination=place,
        spaces=tuple(s.spaces) if milady else face_up or face_up_only(s.spaces, s.face_up),  # FORCE-5
        hand=tuple(s.hands[viewer * CARDS : viewer * CARDS + CARDS]) if 0 < viewer < SPECTATOR else NO_HAND,
        treachery_hand=tuple(s.treachery_hand) if milady else (),
        treachery_deck=tuple(s.treachery_deck) if milady else (),
        paris_hand=s.paris_hand if milady else 0,
        paris_unused=s.paris_unused if milady else 0,
        reserve=tuple(s.reserve) if milady else (),
    )


def face_up_only(spaces: list[int], face_up: int) -> tuple[int, ...]:
    """The Quest tokens as all viewers but Milady see them."""
    return tuple(
        [
            HIDDEN_TOKEN if spaces[space] != NO_TOKEN and not face_up >> space & 1 else spaces[space]
            for space in range(INN_SPACES)
        ]
    )


# --- the prompt -----------------------------------------------------------------------------------


def prompt_for(game: "Game", viewer: int) -> PromptView | None:
    """The pending prompt as this viewer may see it, or None if there is none."""
    prompt = game.pending_prompt()
    return prompt.seen_by(viewer) if prompt is not None else None
