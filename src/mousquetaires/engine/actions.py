"""Actions: each thing a seat can do, packed into one integer.

The low six bits are the verb. The fields follow in order, each as wide as ``FIELD_BITS`` says. A field
without a value (no Musketeer, no card) has all its bits set. ``notation`` converts actions to text and
JSON and back.
"""

from typing import Final

VERB_BITS: Final = 6
VERB_MASK: Final = 63

# A Musketeer's menu
END: Final = 0
DRAW: Final = 1
MOVE: Final = 2
RIDE: Final = 3
TRADE: Final = 4
PLAY: Final = 5
REINFORCE: Final = 6
CHALLENGE: Final = 7
DUEL: Final = 8
FIGHT: Final = 9
TASK: Final = 10
PATH: Final = 11
BACK: Final = 12
PASSAGE: Final = 13
EQUIP: Final = 14
BRIBE: Final = 15
ESCAPE: Final = 16
ORDER: Final = 17
# choices inside an action
PASS: Final = 18
CARDS: Final = 19
SKILL_CARDS: Final = 20
GIFT: Final = 21
SPEND: Final = 22
BLADE: Final = 23
BUY: Final = 24
PAY_CARD: Final = 25
REPLACE: Final = 26
OFFER: Final = 27
ACCEPT: Final = 28
DECLINE: Final = 29
SPACE: Final = 30
SACRIFICE: Final = 31
TURN: Final = 32
# Milady
GO: Final = 33
CHOOSE_PARIS: Final = 34
TREACHERY: Final = 35
TAKE: Final = 36
LAY: Final = 37
NAME: Final = 38
ASSIGN: Final = 39
REROLL: Final = 40
SEARCH: Final = 41
FILL: Final = 42
DISCARD: Final = 43
# free actions
PAY_BEGGARS: Final = 44
ONE: Final = 45
TURN_UP: Final = 46

# fmt: off
VERB_NAMES: Final = (
    "end", "draw", "move", "ride", "trade", "play", "reinforce", "challenge", "duel", "fight", "task", "path",
    "back", "passage", "equip", "bribe", "escape", "order", "pass", "cards", "skill", "gift", "spend", "blade",
    "buy", "pay", "replace", "offer", "accept", "decline", "space", "sacrifice", "turn", "go", "paris",
    "treachery", "take", "lay", "name", "assign", "reroll", "search", "fill", "discard", "beggars", "one",
    "turnup",
)
# fmt: on
VERBS: Final = 47
FREE_VERBS: Final = 1 << PAY_BEGGARS | 1 << ONE | 1 << TURN_UP  # as a mask: a set takes longer to ask

# What One for All does.
ONE_TIME: Final = 0
ONE_HONOUR: Final = 1
ONE_EPIC: Final = 2
ONE_NAMES: Final = ("time", "honour", "epic")

# The fields of each verb, by the group of ids they come from.
# fmt: off
VERB_FIELDS: Final[tuple[tuple[str, ...], ...]] = (
    (), (), ("place",), ("place",), ("hero",), ("card", "hero"), ("card",), ("skill",), ("foe",), ("slot",),
    ("card",), ("path",), (), (), (), (), (), ("hero",), (), ("number", "number"), ("number",), ("card",),
    ("number",), ("face",), ("item",), ("card",), ("item",), ("trade",), (), (), ("space",), (), ("hero",),
    ("place",), ("paris",), ("treachery",), (), ("adversaries", "trap"), ("hero",), ("tokens",), (),
    ("treachery",), (), ("card",), ("place",), ("one",), (),
)
# fmt: on
# fmt: off
FIELD_BITS: Final = {
    "place": 4, "hero": 3, "card": 4, "skill": 3, "foe": 5, "slot": 2, "path": 2, "number": 4, "face": 2,
    "item": 4, "space": 4, "paris": 3, "treachery": 4, "trap": 3, "one": 2, "adversaries": 12, "tokens": 48,
    "trade": 112,
}
# fmt: on


ALL_CARDS: Final = (1 << 52) - 1  # the cards of one side of an offer
OFFER_BITS: Final = VERB_BITS + 112


def verb_of(action: int) -> int:
    return action & VERB_MASK


def is_free(action: int) -> bool:
    """Whether it is an action that Musketeer players may take beside any prompt (ACT-12)."""
    return FREE_VERBS >> (action & VERB_MASK) & 1 != 0


def arg_of(action: int) -> int:
    """The only field of a one-field action."""
    return action >> VERB_BITS


def make(verb: int, arg: int) -> int:
    return verb | arg << VERB_BITS


# --- composed fields ------------------------------------------------------------------------------


def play_action(card: int, hero: int) -> int:
    """Play a character card; ``hero`` is the Musketeer it is for, or NOBODY."""
    return PLAY | (card | (hero & 7) << 4) << VERB_BITS


def play_card(action: int) -> int:
    return action >> VERB_BITS & 15


def play_hero(action: int) -> int:
    hero = action >> VERB_BITS + 4 & 7
    return -1 if hero == 7 else hero


def cards_action(combat: int, double: int) -> int:
    return CARDS | (combat | double << 4) << VERB_BITS


def lay_action(adversaries: int, trap: int) -> int:
    """Lay cards at a mission: ``adversaries`` is a mask, ``trap`` is -1 for none."""
    return LAY | (adversaries | (trap & 7) << 12) << VERB_BITS


def lay_trap(action: int) -> int:
    trap = action >> VERB_BITS + 12 & 7
    return -1 if trap == 7 else trap


def assign_action(tokens: list[int]) -> int:
    """A token kind for each of twelve spaces; spaces beyond the list stay empty."""
    packed = 0
    for space in range(12):
        token = tokens[space] if space < len(tokens) else -1
        packed |= (token & 15) << 4 * space
    return ASSIGN | packed << VERB_BITS


def assigned(action: int) -> list[int]:
    packed = action >> VERB_BITS
    tokens = [packed >> 4 * space & 15 for space in range(12)]
    return [-1 if token == 15 else token for token in tokens]


def offer_action(give: list[int], want: list[int], hand_over: int, ask_for: int) -> int:
    """Offer a trade: cards as counts by kind, equipment as masks."""
    offered = wanted = 0
    for kind in range(13):
        offered |= give[kind] << 4 * kind
        wanted |= want[kind] << 4 * kind
    return OFFER | offered << VERB_BITS | (wanted | hand_over << 52 | ask_for << 56) << VERB_BITS + 52


def cards_offered(action: int) -> int:
    """The cards that an offer gives: a count of four bits for each kind."""
    return action >> VERB_BITS & ALL_CARDS


def cards_wanted(action: int) -> int:
    """The cards that an offer asks for, packed in the same way."""
    return action >> VERB_BITS + 52 & ALL_CARDS


def offer_give(action: int) -> list[int]:
    return _kinds(cards_offered(action))


def offer_want(action: int) -> list[int]:
    return _kinds(cards_wanted(action))


def offer_hand_over(action: int) -> int:
    return action >> VERB_BITS + 104 & 15


def offer_ask_for(action: int) -> int:
    return action >> VERB_BITS + 108 & 15


def _kinds(cards: int) -> list[int]:
    return [cards >> 4 * kind & 15 for kind in range(13)]
