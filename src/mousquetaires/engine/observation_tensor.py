"""An observation as a fixed number of values between 0 and 1, for learning programs.

``FIELDS`` says what each value means; the table in docs/research.md is made from it. Everything comes from an
``Observation``, and from what the seat itself has composed so far.
"""

from array import array
from typing import Any, Final, NamedTuple

from .action_index import FIRST_PIECE, PIECES
from .actions import offer_ask_for, offer_give, offer_hand_over, offer_want
from .config import VARIANTS
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
from .view import HIDDEN_TOKEN, Observation

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
# Values that are worked out from the observation, in the order in which ``_worked_out`` makes them.
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

_POSITIONS: Final[tuple[int, ...]] = tuple([Observation._fields.index(field.name) for field in SEEN_FIELDS])


def observation_tensor(
    o: Observation, made: tuple[int, ...] = (), team: tuple[Observation, ...] = ()
) -> "array[float]":
    """The values of ``FIELDS``, one after another.

    ``made`` is what the seat has composed so far. ``team`` are the observations of other seats whose hands this
    player sees, too, if one player plays the whole team.
    """
    values = ZEROS[:]
    at = 0
    for number, field in enumerate(SEEN_FIELDS):
        seen: Any = o[_POSITIONS[number]]
        _write(values, at, field, seen if isinstance(seen, tuple) else (seen,))
        at += field.size
    worked_out = _worked_out(o, made, team)
    for number, field in enumerate(WORKED_OUT):  # mypyc cannot unpack a zip of named tuples
        _write(values, at, field, worked_out[number])
        at += field.size
    return values


def _write(values: "array[float]", at: int, field: TensorField, numbers: tuple[int, ...]) -> None:
    width, how = field.width, field.how
    for number in numbers:
        if how == NUMBER:
            if number > 0:
                values[at] = min(number / field.most, 1.0)
        elif how == BITS:
            for bit in range(width):
                if number >> bit & 1:
                    values[at + bit] = 1.0
        elif number >= 0:
            values[at + min(number, width - 1)] = 1.0
        at += width


def _worked_out(o: Observation, made: tuple[int, ...], team: tuple[Observation, ...]) -> list[tuple[int, ...]]:
    return [(o.siege + 5,), *_table(o), *_board(o, team), *_offer(o), *_rules(o), *_duel(o), _pieces(made)]


def _table(o: Observation) -> list[tuple[int, ...]]:
    table, setup = o.table, o.table.setup
    flags = table.solo | setup.hourglass << 1 | setup.bastille_must_win << 2 | setup.rochefort_one_wound << 3
    variants = sum([1 << bit for bit, name in enumerate(VARIANTS) if name in setup.variants])
    in_play = sum([1 << hero for hero in table.heroes])
    return [(in_play,), table.seat_of, (setup.players,), (flags,), (variants,)]


def _board(o: Observation, team: tuple[Observation, ...]) -> list[tuple[int, ...]]:
    hands = [0] * (ROWS * CARDS)
    for seat_view in (o, *team):
        if 0 < seat_view.viewer <= ROWS:
            first = (seat_view.viewer - 1) * CARDS
            hands[first : first + CARDS] = seat_view.hand
    known = [0] * (ROWS * CARDS)
    for seat, card, count in o.open_hands:
        known[(seat - 1) * CARDS + card] = count
    tokens = [TOKENS if token == HIDDEN_TOKEN else TOKENS + 1 if token < 0 else token for token in o.spaces]
    return [_lies(o.foe_at), _lies(o.trap_at), tuple(tokens), tuple(hands), tuple(known)]


def _lies(where: tuple[int, ...]) -> tuple[int, ...]:
    """IN_HAND and OUT_OF_GAME follow the two places."""
    return tuple([at if at <= LOUVRE else at - IN_HAND + LOUVRE + 1 for at in where])


def _offer(o: Observation) -> list[tuple[int, ...]]:
    offer = o.offer
    gear = (offer_hand_over(offer), offer_ask_for(offer))
    return [tuple(offer_give(offer)), tuple(offer_want(offer)), gear]


def _rules(o: Observation) -> list[tuple[int, ...]]:
    """What is asked, and where in the rules the game is."""
    kinds = 0
    turn = (-1, 0)
    for frame in o.stack:
        kinds |= 1 << FRAME_KINDS[frame.kind]
        if frame.kind == "hero_turn":
            turn = (frame["hero"], frame["actions_left"])
    asked = PROMPT_KINDS[o.asked] if o.asked else -1
    if not o.stack:
        return [(asked,), (kinds,), (-1,), (-1,), (-1,), (-1,), (0,)]
    top = o.stack[-1]
    where = (_named(top, "hero"), _named(top, "place"))
    return [(asked,), (kinds,), (top.at.number,), (where[0],), (where[1],), (turn[0],), (turn[1],)]


def _named(frame: FrameView, name: str) -> int:
    return frame[name] if name in frame.at.contents.places else -1


def _duel(o: Observation) -> list[tuple[int, ...]]:
    duel = next((frame for frame in reversed(o.stack) if frame.kind == "duel"), None)
    if duel is None:
        return [(-1,), (0,), (0, 0), NO_NUMBERS, NO_NUMBERS, (0,)]
    used = duel["blade_used"] | duel["foe_reroll_used"] << 1 | duel["announced"] << 2
    dice = (duel["blue_dice"], duel["red_dice"])
    return [(duel["foe"],), (duel["round"],), dice, _faces(duel["blue_roll"]), _faces(duel["red_roll"]), (used,)]


def _faces(roll: int) -> tuple[int, ...]:
    return (roll & 15, roll >> 4 & 15, roll >> 8)


def _pieces(made: tuple[int, ...]) -> tuple[int, ...]:
    counts = [0] * PIECES
    for piece in made:
        counts[piece - FIRST_PIECE] += 1
    return tuple(counts)
