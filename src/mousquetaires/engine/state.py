"""Everything that can change in a game, as plain integers in slots.

``FIELDS`` says for every field who may know it. Views, dumps, digests and the leak tests use that table.
A test fails if a field is missing there. Sets of Musketeers, cards or spaces are bit
masks. A deck is a count by kind, because no player knows its order.
"""

from typing import Final

from .chance import PURPOSE_NAMES
from .ids import (
    ADVERSARIES,
    CARDS,
    HEROES,
    IN_HAND,
    INN_SPACES,
    ITEMS,
    NAMED_FOES,
    NO_MISSION,
    NO_TOKEN,
    NOBODY,
    NOWHERE,
    ROCHEFORT,
    TOKENS,
    TRAPS,
    TREACHERIES,
)
from .milady_choice_history import Choice, choices_from
from .mypyc_hints import mypyc_attr

PUBLIC: Final = "public"
MILADY_ONLY: Final = "milady"  # only Milady may know it
OWN_HAND: Final = "hand"  # each player sees their own hand
NOBODYS: Final = "nobody"  # no viewer may know it
DESTINATION: Final = "destination"  # only Milady may know it until she is shown
FACE_DOWN: Final = "face_down"  # Milady sees all tokens; the others see those that lie face up

# fmt: off
FIELDS: Final = (
    # the course of the game
    ("turn", PUBLIC), ("phase", PUBLIC), ("ending", PUBLIC), ("decisions", PUBLIC), ("asides", PUBLIC),
    ("barriers", PUBLIC), ("undos", PUBLIC),
    # tracks and stocks
    ("time", PUBLIC), ("purse", PUBLIC), ("siege", PUBLIC), ("honour", PUBLIC), ("louvre_space", PUBLIC),
    ("constance", PUBLIC), ("epic", PUBLIC), ("one_for_all", PUBLIC), ("one_stock", PUBLIC),
    ("siege_rewards", PUBLIC),
    # Milady and Rochefort
    ("destination", DESTINATION), ("shown", PUBLIC), ("fled", PUBLIC), ("found", PUBLIC), ("excluded", PUBLIC),
    ("rochefort_fell", PUBLIC), ("choices", PUBLIC),
    # this turn
    ("reinforced", PUBLIC), ("emergency", PUBLIC), ("sand_out", PUBLIC), ("conscripts", PUBLIC),
    ("isolated", PUBLIC), ("time_stopped", PUBLIC), ("gift_used", PUBLIC),
    # missions
    ("paris_card", PUBLIC), ("paris_done", PUBLIC), ("progress", PUBLIC), ("louvre_card", PUBLIC),
    ("louvre_done", PUBLIC), ("louvre_deck", PUBLIC), ("nemesis", PUBLIC), ("paris_hand", MILADY_ONLY),
    ("paris_unused", MILADY_ONLY),
    # the Musketeers, as masks
    ("played", PUBLIC), ("lying", PUBLIC), ("barred", PUBLIC), ("must_leave", PUBLIC), ("jailed", PUBLIC),
    ("marked", PUBLIC), ("ridden", PUBLIC), ("improved", PUBLIC),
    # the Quest
    ("board", PUBLIC), ("england", PUBLIC), ("antechamber", PUBLIC), ("face_up", PUBLIC),
    # what all players know about hands
    ("offer", PUBLIC), ("open_hands", PUBLIC),
    # lists
    ("place", PUBLIC), ("life", PUBLIC), ("spot", PUBLIC), ("equipment", PUBLIC), ("upgrades", PUBLIC),
    ("foe_at", PUBLIC), ("foe_life", PUBLIC), ("trap_at", PUBLIC), ("stock", PUBLIC), ("siege_cards", PUBLIC),
    ("hand_size", PUBLIC), ("hands", OWN_HAND), ("deck", NOBODYS), ("discard", PUBLIC),
    ("treachery_hand", MILADY_ONLY), ("treachery_deck", MILADY_ONLY), ("treachery_discard", PUBLIC),
    ("spaces", FACE_DOWN), ("reserve", MILADY_ONLY), ("token_wounds", PUBLIC), ("tokens_out", PUBLIC),
    ("rolls", PUBLIC),
)
# fmt: on
FIELD_NAMES: Final = tuple(name for name, _ in FIELDS)
# What players remember. No rule reads it, so it is no part of the position: two games that differ only here go on in
# the same way. It is not in digests either, so records from before this field still verify.
MEMORY: Final = ("choices",)

PURPOSES: Final = len(PURPOSE_NAMES)
NOT_YET: Final[list[int]] = []  # a placeholder that is never written
HAND_ROWS: Final = 6  # by seat; row 0 is Milady's and stays empty


@mypyc_attr(acyclic=True)
class State:
    """One position of the whole game, secrets included.

    ``__init__`` does not make the lists: ``fresh``, ``clone`` and ``load`` do. (In the compiled engine
    ``State.__new__`` also runs ``__init__``, so each clone would make them twice.)
    """

    __slots__ = FIELD_NAMES

    def __init__(self) -> None:
        self.turn = 0
        self.phase = 0
        self.ending = 0
        self.decisions = 0
        self.asides = 0
        self.barriers = 0
        self.undos = 0
        self.time = 0
        self.purse = 0
        self.siege = 0
        self.honour = 0
        self.louvre_space = 0
        self.constance = 0
        self.epic = 0
        self.one_for_all = 0
        self.one_stock = 0
        self.siege_rewards = 0
        self.destination = NOWHERE
        self.shown = 0
        self.fled = 0
        self.found = 0
        self.excluded = 0
        self.rochefort_fell = 0
        self.choices: tuple[Choice, ...] = ()  # one per turn
        self.reinforced = 0
        self.emergency = 0
        self.sand_out = 0
        self.conscripts = 0
        self.isolated = 0
        self.time_stopped = 0
        self.gift_used = 0
        self.paris_card = NO_MISSION
        self.paris_done = 0
        self.progress = 0
        self.louvre_card = NO_MISSION
        self.louvre_done = 0
        self.louvre_deck = 0
        self.nemesis = NOBODY
        self.paris_hand = 0
        self.paris_unused = 0
        self.played = 0
        self.lying = 0
        self.barred = 0
        self.must_leave = 0
        self.jailed = 0
        self.marked = 0
        self.ridden = 0
        self.improved = 0
        self.board = 0
        self.england = 0
        self.antechamber = 0
        self.face_up = 0
        self.offer = 0
        self.open_hands: tuple[tuple[int, int, int], ...] = ()  # (seat, kind of card, at least so many)
        self.place: list[int] = NOT_YET
        self.life: list[int] = NOT_YET
        self.spot: list[int] = NOT_YET
        self.equipment: list[int] = NOT_YET
        self.upgrades: list[int] = NOT_YET
        self.foe_at: list[int] = NOT_YET
        self.foe_life: list[int] = NOT_YET
        self.trap_at: list[int] = NOT_YET
        self.stock: list[int] = NOT_YET
        self.siege_cards: list[int] = NOT_YET
        self.hand_size: list[int] = NOT_YET
        self.hands: list[int] = NOT_YET
        self.deck: list[int] = NOT_YET
        self.discard: list[int] = NOT_YET
        self.treachery_hand: list[int] = NOT_YET
        self.treachery_deck: list[int] = NOT_YET
        self.treachery_discard: list[int] = NOT_YET
        self.spaces: list[int] = NOT_YET
        self.reserve: list[int] = NOT_YET
        self.token_wounds: list[int] = NOT_YET
        self.tokens_out: list[int] = NOT_YET
        self.rolls: list[int] = NOT_YET

    @staticmethod
    def fresh() -> "State":
        """The state before anything is laid out."""
        new = State()
        new.place = [NOWHERE] * HEROES
        new.life = [0] * HEROES
        new.spot = [0] * HEROES
        new.equipment = [0] * HEROES
        new.upgrades = [0] * HEROES
        new.foe_at = [IN_HAND] * ADVERSARIES
        new.foe_life = [0] * NAMED_FOES
        new.trap_at = [IN_HAND] * TRAPS
        new.stock = [0] * ITEMS
        new.siege_cards = [0] * CARDS
        new.hand_size = [0] * HAND_ROWS
        new.hands = [0] * (HAND_ROWS * CARDS)
        new.deck = [0] * CARDS
        new.discard = [0] * CARDS
        new.treachery_hand = [0] * TREACHERIES
        new.treachery_deck = [0] * TREACHERIES
        new.treachery_discard = [0] * TREACHERIES
        new.spaces = [NO_TOKEN] * INN_SPACES
        new.reserve = [0] * TOKENS
        new.token_wounds = [0] * INN_SPACES
        new.tokens_out = [0] * TOKENS
        new.rolls = [0] * PURPOSES
        return new

    def clone(self) -> "State":
        """An independent copy. Written field by field for speed: searches clone all the time."""
        new = State.__new__(State)
        new.turn = self.turn
        new.phase = self.phase
        new.ending = self.ending
        new.decisions = self.decisions
        new.asides = self.asides
        new.barriers = self.barriers
        new.undos = self.undos
        new.time = self.time
        new.purse = self.purse
        new.siege = self.siege
        new.honour = self.honour
        new.louvre_space = self.louvre_space
        new.constance = self.constance
        new.epic = self.epic
        new.one_for_all = self.one_for_all
        new.one_stock = self.one_stock
        new.siege_rewards = self.siege_rewards
        new.destination = self.destination
        new.shown = self.shown
        new.fled = self.fled
        new.found = self.found
        new.excluded = self.excluded
        new.rochefort_fell = self.rochefort_fell
        new.choices = self.choices
        new.reinforced = self.reinforced
        new.emergency = self.emergency
        new.sand_out = self.sand_out
        new.conscripts = self.conscripts
        new.isolated = self.isolated
        new.time_stopped = self.time_stopped
        new.gift_used = self.gift_used
        new.paris_card = self.paris_card
        new.paris_done = self.paris_done
        new.progress = self.progress
        new.louvre_card = self.louvre_card
        new.louvre_done = self.louvre_done
        new.louvre_deck = self.louvre_deck
        new.nemesis = self.nemesis
        new.paris_hand = self.paris_hand
        new.paris_unused = self.paris_unused
        new.played = self.played
        new.lying = self.lying
        new.barred = self.barred
        new.must_leave = self.must_leave
        new.jailed = self.jailed
        new.marked = self.marked
        new.ridden = self.ridden
        new.improved = self.improved
        new.board = self.board
        new.england = self.england
        new.antechamber = self.antechamber
        new.face_up = self.face_up
        new.offer = self.offer
        new.open_hands = self.open_hands
        new.place = self.place[:]
        new.life = self.life[:]
        new.spot = self.spot[:]
        new.equipment = self.equipment[:]
        new.upgrades = self.upgrades[:]
        new.foe_at = self.foe_at[:]
        new.foe_life = self.foe_life[:]
        new.trap_at = self.trap_at[:]
        new.stock = self.stock[:]
        new.siege_cards = self.siege_cards[:]
        new.hand_size = self.hand_size[:]
        new.hands = self.hands[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.treachery_hand = self.treachery_hand[:]
        new.treachery_deck = self.treachery_deck[:]
        new.treachery_discard = self.treachery_discard[:]
        new.spaces = self.spaces[:]
        new.reserve = self.reserve[:]
        new.token_wounds = self.token_wounds[:]
        new.tokens_out = self.tokens_out[:]
        new.rolls = self.rolls[:]
        return new

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return restored_state, (self.dump(),)

    def __repr__(self) -> str:
        """Only what all players know, because logs may contain it."""
        tracks = f"time {self.time}, siege {self.siege}, honour {self.honour}, constance {self.constance}"
        return f"<State turn {self.turn}, phase {self.phase}: {tracks}, purse {self.purse}, epic {self.epic}>"

    @property
    def rochefort(self) -> int:
        """The life Rochefort has left."""
        return self.foe_life[ROCHEFORT]

    def dump(self) -> dict[str, object]:
        """Every field by name, as plain values."""
        return {name: _plain(getattr(self, name)) for name in FIELD_NAMES}

    @staticmethod
    def load(values: dict[str, object]) -> "State":
        state = State()
        for name in FIELD_NAMES:
            if name not in MEMORY:
                value = values[name]
                own = list(value) if isinstance(value, list) else value  # a copy: the saved game keeps its list
                setattr(state, name, _rows(value) if name == "open_hands" else own)
        state.choices = choices_from(values.get("choices", ()))  # older saved games have none
        return state


def _plain(value: object) -> object:
    if not isinstance(value, (list, tuple)):
        return value
    return [list(row) if isinstance(row, tuple) else row for row in value]


def _rows(rows: object) -> tuple[tuple[int, int, int], ...]:
    assert isinstance(rows, (list, tuple))
    return tuple((int(holder), int(kind), int(least)) for holder, kind, least in rows)


def restored_state(values: dict[str, object]) -> State:
    """Unpickle a state."""
    return State.load(values)
