"""An observation as a fixed number of values between 0 and 1, for learning programs.

``FIELDS`` says what each value means; the table in docs/research.md is made from it. Everything comes from an
``Observation``, and from what the seat itself has composed so far.
"""

from array import array
from collections.abc import Callable
from operator import itemgetter
from typing import Any, Final, NamedTuple

from .action_index import FIRST_PIECE, PIECES
from .actions import offer_ask_for, offer_give, offer_hand_over, offer_want
from .config import VARIANTS, Table
from .frames import FrameView
from .ids import (
    ADVERSARIES,
    ANTECHAMBERS,
    BOARDS,
    CARDS,
    EQUIPMENT,
    FOES,
    HEROES,
    IN_HAND,
    INN_SPACES,
    ITEMS,
    LOUVRE,
    LOUVRE_CARDS,
    NAMED_FOES,
    PARIS_CARDS,
    PLACES,
    SEATS,
    SKILLS,
    TOKENS,
    TRAPS,
    TREACHERIES,
)
from .prompts import PROMPTS
from .save_load import FRAMES
from .view import HIDDEN_TOKEN, Observation, Row

# How a value is written.
NUMBER: Final = 0  # numbers, divided by ``most`` and cut off at 1
ONE_OF: Final = 1  # a 1 at the value's position for each number; a negative number has none
BITS: Final = 2  # a 1 for each bit of each mask
HOW_NAMES: Final = ("number", "one of", "set")

ROWS: Final = 5  # Musketeer seats
LYING_AT: Final = 4  # Paris, the Louvre, in Milady's hand, out of the game
TOKEN_STATES: Final = TOKENS + 2  # each kind, face down, none
PROMPT_KINDS: Final[dict[str, int]] = {kind: number for number, kind in enumerate(PROMPTS)}
FRAME_KINDS: Final[dict[str, int]] = {frame.kind: number for number, frame in enumerate(FRAMES)}
MOST_STEPS: Final = 12  # of a kind of frame
NO_NUMBERS: Final = (0, 0, 0)
Numbers = tuple[int, ...]


class TensorField(NamedTuple):
    """Some values of the tensor: where they come from and how they are written."""

    name: str
    how: int
    numbers: int
    width: int  # values for each number
    most: int
    what: str

    @property
    def size(self) -> int:
        return self.numbers * self.width


def _number(name: str, most: int, what: str, count: int = 1) -> TensorField:
    return TensorField(name, NUMBER, count, 1, most, what)


def _one_of(name: str, width: int, what: str, count: int = 1) -> TensorField:
    return TensorField(name, ONE_OF, count, width, 1, what)


def _bits(name: str, width: int, what: str, count: int = 1) -> TensorField:
    return TensorField(name, BITS, count, width, 1, what)


# Fields of the observation, with the same names.
SEEN_FIELDS: Final[tuple[TensorField, ...]] = (
    _one_of("viewer", SEATS, "the seat that sees this"),
    _number("turn", 16, "turn"),
    _one_of("phase", 5, "phase of the turn"),
    _one_of("ending", 7, "how the game ended"),
    _number("time", 12, "space of the Time token"),
    _number("purse", 20, "pistoles"),
    _number("honour", 16, "the Queen's honour"),
    _number("louvre_space", 4, "space of the Louvre token"),
    _number("constance", 6, "space on Constance's track"),
    _number("epic", 8, "Epic tokens"),
    _number("one_for_all", 3, "One for All cards of the Musketeers"),
    _number("one_stock", 3, "One for All cards that are left"),
    _bits("siege_rewards", 4, "rewards of the siege that were taken"),
    _number("shown", 1, "Milady has been shown"),
    _number("fled", 1, "Rochefort has fled this turn"),
    _number("found", 1, "Milady was found this turn"),
    _bits("excluded", PLACES, "places where Milady is not"),
    _number("rochefort_fell", 1, "Rochefort has fallen"),
    _number("reinforced", 1, "Reinforcements at the siege"),
    _number("emergency", 1, "the hourglass runs"),
    _number("sand_out", 1, "the hourglass is empty"),
    _number("conscripts", 4, "conscripts at the siege"),
    _number("isolated", 1, "no trades this turn"),
    _number("time_stopped", 1, "the Time token stays where it is"),
    _number("gift_used", 1, "Aramis has used his gift"),
    _one_of("paris_card", PARIS_CARDS, "mission in Paris"),
    _number("paris_done", 1, "its challenge is overcome"),
    _number("progress", 4, "progress of its task"),
    _one_of("louvre_card", LOUVRE_CARDS, "mission at the Louvre"),
    _number("louvre_done", 1, "its challenge is overcome"),
    _bits("louvre_deck", LOUVRE_CARDS, "Louvre cards in the deck"),
    _one_of("nemesis", HEROES, "whose Nemesis"),
    _bits("played", HEROES, "Musketeers who have had their turn"),
    _bits("lying", HEROES, "Musketeers out of action"),
    _bits("barred", HEROES, "Musketeers barred from the Quest"),
    _bits("must_leave", HEROES, "Musketeers who have to leave Richelieu's palace"),
    _bits("jailed", HEROES, "Musketeers in the Bastille"),
    _bits("marked", HEROES, "Musketeers who go to the Bastille after recovering"),
    _bits("ridden", HEROES, "Musketeers who have used their horse"),
    _bits("improved", HEROES, "Musketeers with the improved manoeuvre"),
    _one_of("board", BOARDS, "Quest board in play"),
    _bits("england", SKILLS, "challenges overcome on board 2"),
    _one_of("antechamber", ANTECHAMBERS, "antechamber on board 4"),
    _bits("face_up", INN_SPACES, "spaces whose token lies face up"),
    _one_of("place", PLACES, "place of each Musketeer", HEROES),
    _number("life", 6, "life of each Musketeer", HEROES),
    _one_of("spot", INN_SPACES, "space of each Musketeer on the Quest board", HEROES),
    _bits("equipment", EQUIPMENT, "equipment of each Musketeer", HEROES),
    _bits("upgrades", SKILLS, "improved skills of each Musketeer", HEROES),
    _number("foe_life", 6, "life of each named foe", NAMED_FOES),
    _number("stock", 4, "items in the Arsenal", ITEMS),
    _number("siege_cards", 8, "cards at La Rochelle, by kind", CARDS),
    _number("hand_size", 16, "cards in each hand, by seat", ROWS + 1),
    _number("discard", 13, "discarded Adventure cards, by kind", CARDS),
    _number("treachery_discard", 4, "discarded Treachery cards, by kind", TREACHERIES),
    _number("token_wounds", 3, "wounds of the token on each space", INN_SPACES),
    _number("tokens_out", 6, "tokens out of the game, by kind", TOKENS),
    _number("deck_size", 47, "cards in the Adventure deck"),
    _number("treachery_hand_size", 15, "Treachery cards in Milady's hand"),
    _number("treachery_deck_size", 15, "cards in the Treachery deck"),
    _number("paris_hand_size", 6, "Paris cards in Milady's hand"),
    _bits("paris_unseen", PARIS_CARDS, "Paris cards that were never in play"),
    _number("reserve_size", 31, "tokens in the reserve"),
    _number("hiding", 1, "Milady is where this seat does not know"),
    _one_of("destination", PLACES, "Milady's place, if this seat knows it"),
    _number("treachery_hand", 4, "Milady's Treachery cards, by kind; hers alone", TREACHERIES),
    _number("treachery_deck", 4, "the Treachery deck, by kind; hers alone", TREACHERIES),
    _bits("paris_hand", PARIS_CARDS, "Milady's Paris cards; hers alone"),
    _bits("paris_unused", PARIS_CARDS, "Paris cards that nobody holds; hers alone"),
    _number("reserve", 6, "tokens in the reserve, by kind; hers alone", TOKENS),
    _bits("asked_seats", ROWS + 1, "seats that are asked"),
    _one_of("asked_hero", HEROES, "Musketeer that the question is about"),
)
# Values that are worked out from the observation: see ``WORKED_OUT_FROM``.
WORKED_OUT: Final[tuple[TensorField, ...]] = (
    _number("siege_space", 10, "space of the siege token, from Milady's end"),
    _bits("in_play", HEROES, "Musketeers in play"),
    _one_of("run_by", ROWS + 1, "seat that runs each Musketeer", HEROES),
    _one_of("players", SEATS, "number of players"),
    _bits("options", 4, "without Milady, hourglass, bastille_must_win, rochefort_one_wound"),
    _bits("variants", len(VARIANTS), "variants: " + ", ".join(VARIANTS)),
    _one_of("foe_lies", LYING_AT, "each adversary: Paris, Louvre, in hand, out of the game", ADVERSARIES),
    _one_of("trap_lies", LYING_AT, "each trap: Paris, Louvre, in hand, out of the game", TRAPS),
    _one_of("tokens", TOKEN_STATES, "each space: a kind of token, face down, none", INN_SPACES),
    _number("hands", 8, "cards by seat and kind, in the hands that this seat sees", ROWS * CARDS),
    _number("open_hands", 8, "cards by seat and kind that all players know of", ROWS * CARDS),
    _number("offer_give", 4, "cards that the pending offer gives", CARDS),
    _number("offer_want", 4, "cards that it asks for", CARDS),
    _bits("offer_gear", EQUIPMENT, "equipment that it gives, and asks for", 2),
    _one_of("asked", len(PROMPTS), "kind of the pending question"),
    _bits("frames", len(FRAMES), "procedures of the rules that are in progress"),
    _one_of("step", MOST_STEPS, "step of the innermost one"),
    _one_of("frame_hero", HEROES, "Musketeer of the innermost one"),
    _one_of("frame_place", PLACES, "place of the innermost one"),
    _one_of("turn_of", HEROES, "Musketeer whose turn it is"),
    _number("actions_left", 4, "actions that this Musketeer has left"),
    _one_of("duel_foe", FOES, "foe of the duel in progress"),
    _number("duel_round", 6, "round of the duel"),
    _number("duel_dice", 6, "blue dice, red dice", 2),
    _number("duel_blue", 6, "blue Swords, Shields and Lilies", 3),
    _number("duel_red", 6, "red Swords, Shields and Lilies", 3),
    _bits("duel_used", 3, "blade used, foe's re-roll used, announced"),
    _number("composed", 4, "pieces that this seat has chosen so far, by their number", PIECES),
)
FIELDS: Final = SEEN_FIELDS + WORKED_OUT
SIZE: Final[int] = sum([field.size for field in FIELDS])
ZEROS: Final = array("f", bytes(4 * SIZE))  # NumPy can use a copy of it without another copy
# Fields of the observation that are written in another form above.
# fmt: off
OTHER_FORM: Final = frozenset((
    "table", "siege", "foe_at", "trap_at", "spaces", "hand", "open_hands", "offer", "asked", "stack",
))
# fmt: on
# Counters for the record, and what can be looked up in the information state.
LEFT_OUT: Final = frozenset(("decisions", "asides", "barriers", "undos", "rolls", "choices"))


def _position(name: str) -> int:
    """Where a field stands in the observation."""
    return Observation._fields.index(name)


_STARTS: Final[tuple[int, ...]] = tuple(
    [sum([field.size for field in FIELDS[:number]]) for number in range(len(FIELDS))]
)
# The numbers of a field all of whose values are 0.
_BLANK: Final[tuple[Numbers, ...]] = tuple([(-1 if field.how == ONE_OF else 0,) * field.numbers for field in FIELDS])
_seen_values: Final[Callable[[Observation], tuple[object, ...]]] = itemgetter(
    *[_position(field.name) for field in SEEN_FIELDS]
)


def observation_tensor(o: Observation, made: Numbers = (), team: tuple[Observation, ...] = ()) -> "array[float]":
    """The values of ``FIELDS``, one after another. See ``TensorWriter.write``."""
    return TensorWriter().write(o, made, team)


class TensorWriter:
    """Writes observations as values. After the first one, it rewrites only what differs from the observation before."""

    __slots__ = ("_hands", "_made", "_seen", "_sources", "_values", "_written")

    def __init__(self) -> None:
        self._values = ZEROS[:]
        self._written: list[Numbers] = list(_BLANK)
        self._seen: list[object] = [None] * len(SEEN_FIELDS)
        self._sources: list[object] = [None] * len(WORKED_OUT_FROM)
        self._hands: list[Numbers] = []
        self._made: Numbers = ()

    def write(self, o: Observation, made: Numbers = (), team: tuple[Observation, ...] = ()) -> "array[float]":
        """The values of ``FIELDS``, one after another.

        ``made`` is what the seat has composed so far. ``team`` are the observations of other seats whose hands this
        player sees, too, if one player plays the whole team.
        """
        seen = self._seen
        for number, now in enumerate(_seen_values(o)):
            if now != seen[number]:
                seen[number] = now
                self._rewrite(number, now if isinstance(now, tuple) else (now,))
        self._work_out(o)
        hands = [(view.viewer, *view.hand) for view in (o, *team)]
        if hands != self._hands:
            self._hands = hands
            self._rewrite(_HANDS, _cards_by_seat(hands))
        if made != self._made:
            self._made = made
            self._rewrite(_COMPOSED, _pieces(made))
        return self._values[:]

    def _work_out(self, o: Observation) -> None:
        """Work out again what is made from values that differ."""
        sources = self._sources
        for group, (first, source, work_out) in enumerate(WORKED_OUT_FROM):
            now = o[source]
            if now != sources[group]:
                sources[group] = now
                for number, numbers in enumerate(work_out(now), first):
                    self._rewrite(number, numbers)

    def _rewrite(self, number: int, now: Numbers) -> None:
        """Change the values of a field from what was written before."""
        before = self._written[number]
        if now == before:
            return
        blank, field, at = _BLANK[number], FIELDS[number], _STARTS[number]
        if len(now) < len(blank):
            now += blank[len(now) :]  # a viewer who may not see it
        self._written[number] = now
        for position, new in enumerate(now):
            old = before[position]
            if new != old:
                _change(self._values, at + position * field.width, field, old, new)


def _change(values: "array[float]", at: int, field: TensorField, old: int, new: int) -> None:
    """Change the values of one number of a field."""
    if field.how == NUMBER:
        values[at] = 0.0 if new <= 0 else 1.0 if new >= field.most else new / field.most
    elif field.how == BITS:
        for bit in range(field.width):
            if (old ^ new) >> bit & 1:
                values[at + bit] = float(new >> bit & 1)
    else:
        if old >= 0:
            values[at + min(old, field.width - 1)] = 0.0
        if new >= 0:
            values[at + min(new, field.width - 1)] = 1.0


# --- what is worked out -----------------------------------------------------------------------------


def _siege_space(siege: int) -> list[Numbers]:
    return [(siege + 5,)]


def _table(table: Table) -> list[Numbers]:
    setup = table.setup
    flags = table.solo | setup.hourglass << 1 | setup.bastille_must_win << 2 | setup.rochefort_one_wound << 3
    variants = sum([1 << bit for bit, name in enumerate(VARIANTS) if name in setup.variants])
    in_play = sum([1 << hero for hero in table.heroes])
    return [(in_play,), table.seat_of, (setup.players,), (flags,), (variants,)]


def _lies(where: Numbers) -> list[Numbers]:
    """IN_HAND and OUT_OF_GAME follow the two places."""
    return [tuple([at if at <= LOUVRE else at - IN_HAND + LOUVRE + 1 for at in where])]


def _tokens(spaces: Numbers) -> list[Numbers]:
    return [tuple([TOKENS if token == HIDDEN_TOKEN else TOKENS + 1 if token < 0 else token for token in spaces])]


def _open_hands(rows: tuple[Row, ...]) -> list[Numbers]:
    known = [0] * (ROWS * CARDS)
    for seat, card, count in rows:
        known[(seat - 1) * CARDS + card] = count
    return [tuple(known)]


def _offer(offer: int) -> list[Numbers]:
    gear = (offer_hand_over(offer), offer_ask_for(offer))
    return [tuple(offer_give(offer)), tuple(offer_want(offer)), gear]


def _asked(kind: str) -> list[Numbers]:
    return [(PROMPT_KINDS[kind] if kind else -1,)]


def _rules(stack: tuple[FrameView, ...]) -> list[Numbers]:
    """Where in the rules the game is, and the duel in progress."""
    kinds, turn = 0, (-1, 0)
    duel = None
    for frame in stack:
        kinds |= 1 << FRAME_KINDS[frame.kind]
        if frame.kind == "hero_turn":
            turn = (frame["hero"], frame["actions_left"])
        elif frame.kind == "duel":
            duel = frame
    if not stack:
        return [(kinds,), (-1,), (-1,), (-1,), (-1,), (0,), *_duel(duel)]
    top = stack[-1]
    hero, place = _named(top, "hero"), _named(top, "place")
    return [(kinds,), (top.at.number,), (hero,), (place,), (turn[0],), (turn[1],), *_duel(duel)]


def _named(frame: FrameView, name: str) -> int:
    return frame[name] if name in frame.at.contents.places else -1


def _duel(duel: FrameView | None) -> list[Numbers]:
    if duel is None:
        return [(-1,), (0,), (0, 0), NO_NUMBERS, NO_NUMBERS, (0,)]
    used = duel["blade_used"] | duel["foe_reroll_used"] << 1 | duel["announced"] << 2
    dice = (duel["blue_dice"], duel["red_dice"])
    return [(duel["foe"],), (duel["round"],), dice, _faces(duel["blue_roll"]), _faces(duel["red_roll"]), (used,)]


def _faces(roll: int) -> Numbers:
    return (roll & 15, roll >> 4 & 15, roll >> 8)


def _cards_by_seat(hands: list[Numbers]) -> Numbers:
    """The hands of these viewers, each with the viewer in front, in the order of the Musketeers' seats."""
    cards = [0] * (ROWS * CARDS)
    for viewer, *hand in hands:
        if 0 < viewer <= ROWS:
            cards[(viewer - 1) * CARDS : viewer * CARDS] = hand
    return tuple(cards)


def _pieces(made: Numbers) -> Numbers:
    counts = [0] * PIECES
    for piece in made:
        counts[piece - FIRST_PIECE] += 1
    return tuple(counts)


def _number_of(name: str) -> int:
    """The number of the field of this name."""
    return [field.name for field in FIELDS].index(name)


_HANDS: Final[int] = _number_of("hands")
_COMPOSED: Final[int] = _number_of("composed")
# The first field of each group that is worked out together, the field of the observation that it is made from, and how.
WORKED_OUT_FROM: Final[tuple[tuple[int, int, Callable[[Any], list[Numbers]]], ...]] = (
    (_number_of("siege_space"), _position("siege"), _siege_space),
    (_number_of("in_play"), _position("table"), _table),
    (_number_of("foe_lies"), _position("foe_at"), _lies),
    (_number_of("trap_lies"), _position("trap_at"), _lies),
    (_number_of("tokens"), _position("spaces"), _tokens),
    (_number_of("open_hands"), _position("open_hands"), _open_hands),
    (_number_of("offer_give"), _position("offer"), _offer),
    (_number_of("asked"), _position("asked"), _asked),
    (_number_of("frames"), _position("stack"), _rules),
)
