"""A fixed number for every action that can be listed, and for every piece of an answer that is composed.

Learning programs choose among a fixed number of actions. Numbers below ``FIRST_PIECE`` are whole actions.
The others are pieces: laying adversaries, laying tokens and offering trades take several small choices, see
``composed_answers``. The numbers follow from the names in ``ids``; no box and no table changes them.

>>> number_text(number_of(parse("move louvre")))
'move louvre'
>>> number_text(GIVE + 4)
'+give combat'
>>> parse_number("+give combat") == GIVE + 4
True
"""

from itertools import product
from typing import Final

from .actions import (
    ASSIGN,
    CARDS,
    FIELD_BITS,
    FIGHT,
    LAY,
    OFFER,
    PLAY,
    SKILL_CARDS,
    TASK,
    VERB_BITS,
    VERB_FIELDS,
    VERB_NAMES,
    VERBS,
)
from .ids import ADVERSARIES, CARD_NAMES, EQUIPMENT, FIRST_CHARACTER, FOE_NAMES, HEROES, ITEM_NAMES, TOKEN_NAMES
from .ids import CARDS as CARD_KINDS
from .ids import INN_SPACES as SPACES
from .ids import TRAP_NAMES as TRAPS
from .notation import NAMES, NotationError, parse, to_text

COMPOSED_VERBS: Final = (OFFER, LAY, ASSIGN)
NO_HERO: Final = 7
NO_CARD: Final = 15
# The values of fields for which not all named values make sense. At most six dice are rolled, three Combat cards are
# double, and six cards of each skill are in the box.
# fmt: off
FEWER_VALUES: Final[dict[int, tuple[tuple[int, ...], ...]]] = {
    PLAY: (tuple(range(FIRST_CHARACTER, CARD_KINDS)), (*range(HEROES), NO_HERO)),
    TASK: ((*range(CARD_KINDS), NO_CARD),),
    CARDS: (tuple(range(7)), tuple(range(4))),
    SKILL_CARDS: (tuple(range(7)),),
    FIGHT: (tuple(range(3)),),
}
# fmt: on


def field_values(verb: int) -> tuple[tuple[int, ...], ...]:
    """The values of each field of a verb."""
    return FEWER_VALUES.get(verb) or tuple([_named_values(kind) for kind in VERB_FIELDS[verb]])


def _named_values(kind: str) -> tuple[int, ...]:
    if kind == "space":
        return tuple(range(SPACES))
    return tuple(range(len(NAMES[kind]) if kind in NAMES else 1 << FIELD_BITS[kind]))


def _actions_of(verb: int) -> list[int]:
    """Every action of a verb, in the order of its fields' values."""
    found = []
    for values in product(*field_values(verb)):
        action, shift = verb, VERB_BITS
        for kind, value in zip(VERB_FIELDS[verb], values, strict=True):
            action |= value << shift
            shift += FIELD_BITS[kind]
        found.append(action)
    return found


LISTED: Final[tuple[int, ...]] = tuple(
    [action for verb in range(VERBS) if verb not in COMPOSED_VERBS for action in _actions_of(verb)]
)
NUMBERS: Final[dict[int, int]] = {action: number for number, action in enumerate(LISTED)}

FIRST_PIECE: Final[int] = len(LISTED)
ADVERSARY: Final[int] = FIRST_PIECE  # + the adversary that is laid
TRAP: Final[int] = ADVERSARY + ADVERSARIES  # + the trap, which ends the answer
TOKEN: Final[int] = TRAP + len(TRAPS)  # + the kind of token on the next space
GIVE: Final[int] = TOKEN + len(TOKEN_NAMES)  # + the kind of a card that is offered
WANT: Final[int] = GIVE + CARD_KINDS  # + the kind of a card that is asked for
GEAR: Final[int] = WANT + CARD_KINDS  # + the equipment that is handed over
ASK: Final[int] = GEAR + EQUIPMENT  # + the equipment that is asked for
DONE: Final[int] = ASK + EQUIPMENT  # the answer is complete
SIZE: Final[int] = DONE + 1
PIECES: Final[int] = SIZE - FIRST_PIECE

# The pieces in the order of their numbers: a word, the first number and the names.
# fmt: off
PIECE_GROUPS: Final[tuple[tuple[str, int, tuple[str, ...]], ...]] = (
    ("+adversary", ADVERSARY, FOE_NAMES[:ADVERSARIES]), ("+trap", TRAP, TRAPS), ("+token", TOKEN, TOKEN_NAMES),
    ("+give", GIVE, CARD_NAMES), ("+want", WANT, CARD_NAMES), ("+gear", GEAR, ITEM_NAMES[:EQUIPMENT]),
    ("+for", ASK, ITEM_NAMES[:EQUIPMENT]),
)
# fmt: on
DONE_TEXT: Final = "done"
PIECE_TEXTS: Final[tuple[str, ...]] = (
    *[f"{word} {name}" for word, _, names in PIECE_GROUPS for name in names],
    DONE_TEXT,
)


def number_of(action: int) -> int:
    """The number of a whole action. Composed answers have none: see ``composed_answers.pieces_of``."""
    return NUMBERS[action]


def action_of(number: int) -> int:
    """The action that has this number. A piece is not an action."""
    if not 0 <= number < FIRST_PIECE:
        raise ValueError(f"{number} is not the number of an action: these are 0 to {FIRST_PIECE - 1}")
    return LISTED[number]


def number_text(number: int) -> str:
    """The action or piece of this number as text."""
    return PIECE_TEXTS[number - FIRST_PIECE] if number >= FIRST_PIECE else to_text(action_of(number))


def parse_number(text: str) -> int:
    """The number that ``number_text`` wrote. Raises ``NotationError`` for other texts."""
    words = " ".join(text.split())
    if words in PIECE_TEXTS:
        return FIRST_PIECE + PIECE_TEXTS.index(words)
    if words.startswith("+"):
        raise NotationError("notation-verb", read=text[:40], known=", ".join(PIECE_TEXTS))
    action = parse(words)
    if action not in NUMBERS:
        raise NotationError("notation-verb", read=text[:40], known=", ".join(VERB_NAMES))
    return NUMBERS[action]
