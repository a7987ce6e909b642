"""Converts actions to text and JSON and back.

>>> to_text(parse("move louvre"))
'move louvre'
>>> to_text(parse("cards 2 1"))
'cards 2 1'
>>> to_json(parse("play constance athos"))
{'verb': 'play', 'card': 'constance', 'hero': 'athos'}
>>> to_text(parse("offer give=combat*2,panache want=kitty gear=pistol for=-"))
'offer give=panache,combat*2 want=kitty gear=pistol for=-'
"""

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Final

from .actions import (
    FIELD_BITS,
    ONE_NAMES,
    VERB_BITS,
    VERB_FIELDS,
    VERB_MASK,
    VERB_NAMES,
    VERBS,
    assign_action,
    assigned,
    offer_action,
    offer_ask_for,
    offer_give,
    offer_hand_over,
    offer_want,
)
from .chance import PURPOSE_NAMES
from .ids import (
    CARD_NAMES,
    CARDS,
    EQUIPMENT,
    FACE_NAMES,
    FOE_NAMES,
    HERO_NAMES,
    ITEM_NAMES,
    LOUVRE_NAMES,
    PARIS_NAMES,
    PATH_NAMES,
    PLACE_NAMES,
    SKILL_NAMES,
    TOKEN_NAMES,
    TRAP_NAMES,
    TREACHERY_NAMES,
)

# fmt: off
NAMES: Final[dict[str, tuple[str, ...]]] = {
    "place": PLACE_NAMES, "hero": HERO_NAMES, "card": CARD_NAMES, "skill": SKILL_NAMES, "foe": FOE_NAMES,
    "path": PATH_NAMES, "face": FACE_NAMES, "item": ITEM_NAMES, "paris": PARIS_NAMES,
    "treachery": TREACHERY_NAMES, "trap": TRAP_NAMES, "one": ONE_NAMES, "adversaries": FOE_NAMES[:12],
    "tokens": TOKEN_NAMES,
}
# fmt: on
# The names of the outcomes of each purpose that is not a roll of dice.
# fmt: off
PICKS: Final[dict[str, tuple[str, ...]]] = {
    "adventure": CARD_NAMES, "treachery_draw": TREACHERY_NAMES, "louvre_draw": LOUVRE_NAMES,
    "solo_place": PLACE_NAMES, "solo_paris": PARIS_NAMES, "solo_force": (*FOE_NAMES[:12], *TRAP_NAMES),
    "solo_token": TOKEN_NAMES, "solo_hero": HERO_NAMES, "solo_siege": CARD_NAMES,
}
# fmt: on
FACE_LETTERS: Final = "SHL"  # Sword, sHield, Lily
NONE: Final = "-"
MOST_DIGITS: Final = 9  # of a number in an action; Python refuses to convert thousands of digits
TRADE_PARTS: Final = ("give", "want", "gear", "for")


class NotationError(ValueError):
    """A text that is not an action: what was read, and what would be accepted."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(f"{key} {values}")
        self.key = key
        self.values = values


def to_text(action: int) -> str:
    """An action as text, as in records."""
    verb = action & VERB_MASK
    if action < 0 or verb >= VERBS:
        return f"?{action}"
    return " ".join([VERB_NAMES[verb], *(_field_text(kind, value) for kind, value in fields(action))])


def to_texts(actions: Iterable[int]) -> list[str]:
    """Each action as text, remembered: the same few hundred actions are offered over and over."""
    return [remembered_text(action) for action in actions]


remembered_text: Final = lru_cache(4096)(to_text)


def fields(action: int) -> list[tuple[str, int]]:
    """The fields of an action with their values, in order."""
    rest = action >> VERB_BITS
    found = []
    for kind in VERB_FIELDS[action & VERB_MASK]:
        bits = FIELD_BITS[kind]
        found.append((kind, rest & (1 << bits) - 1))
        rest >>= bits
    return found


def to_json(action: int) -> dict[str, str]:
    """An action as a JSON object: its verb and a name for each field."""
    made = {"verb": VERB_NAMES[action & VERB_MASK]}
    for kind, value in fields(action):
        made[unused_name(kind, made)] = _field_text(kind, value)
    return made


def unused_name(kind: str, used: Collection[str]) -> str:
    """A name for another field of this kind.

    >>> unused_name("number", ["verb", "number"])
    'number2'
    """
    name = kind
    while name in used:
        name += "2"
    return name


def from_json(made: dict[str, str]) -> int:
    return parse(" ".join(str(part) for part in made.values()))


def parse(text: str) -> int:
    """The action that a text means. Raises ``NotationError`` for other texts."""
    words = text.split()
    if not words or words[0] not in VERB_NAMES:
        raise NotationError("notation-verb", read=text[:40], known=", ".join(VERB_NAMES))
    verb = VERB_NAMES.index(words[0])
    kinds = VERB_FIELDS[verb]
    if kinds == ("trade",):
        return _parse_offer(words[1:])
    if len(words) != len(kinds) + 1:
        raise NotationError("notation-fields", verb=words[0], fields=len(kinds))
    action, shift = verb, VERB_BITS
    for kind, word in zip(kinds, words[1:], strict=True):
        action |= _parse_field(kind, word) << shift
        shift += FIELD_BITS[kind]
    return action


# --- fields ---------------------------------------------------------------------------------------


def _field_text(kind: str, value: int) -> str:
    if kind == "trade":
        return _offer_text(value)
    if kind == "adversaries":
        return ",".join(name for foe, name in enumerate(NAMES[kind]) if value >> foe & 1) or NONE
    if kind == "tokens":
        return ",".join(NONE if t < 0 else _name("tokens", t) for t in assigned(value << VERB_BITS))
    return str(value) if kind not in NAMES else _name(kind, value)


def _name(kind: str, value: int) -> str:
    names = NAMES[kind]
    if value == (1 << FIELD_BITS.get(kind, 4)) - 1:
        return NONE
    return names[value] if 0 <= value < len(names) else f"?{value}"


def _parse_field(kind: str, word: str) -> int:
    if kind == "adversaries":
        return sum(1 << foe for foe in {_parse_name(kind, part) for part in _parts(word)})
    if kind == "tokens":
        parts = word.split(",")
        if len(parts) > 12:
            raise NotationError("notation-name", read=word, known=", ".join(TOKEN_NAMES))
        return assign_action([-1 if p == NONE else _parse_name(kind, p) for p in parts]) >> VERB_BITS
    if kind in NAMES:
        return (1 << FIELD_BITS[kind]) - 1 if word == NONE else _parse_name(kind, word)
    most = (1 << FIELD_BITS[kind]) - 1
    if not (word.isascii() and word.isdigit()) or len(word) > MOST_DIGITS or int(word) > most:
        raise NotationError("notation-number", read=word, most=most)
    return int(word)


def _parts(word: str) -> list[str]:
    return [] if word == NONE else word.split(",")


def _parse_name(kind: str, word: str) -> int:
    if word not in NAMES[kind]:
        raise NotationError("notation-name", read=word, known=", ".join(NAMES[kind]))
    return NAMES[kind].index(word)


# --- trades ---------------------------------------------------------------------------------------


def _offer_text(packed: int) -> str:
    offer = packed << VERB_BITS
    give, want = _cards_text(offer_give(offer)), _cards_text(offer_want(offer))
    gear, ask = _gear_text(offer_hand_over(offer)), _gear_text(offer_ask_for(offer))
    return f"give={give} want={want} gear={gear} for={ask}"


def _cards_text(counts: list[int]) -> str:
    named = [CARD_NAMES[kind] + (f"*{n}" if n > 1 else "") for kind, n in enumerate(counts) if n]
    return ",".join(named) or NONE


def _gear_text(mask: int) -> str:
    return ",".join(ITEM_NAMES[item] for item in range(EQUIPMENT) if mask >> item & 1) or NONE


def _parse_offer(words: list[str]) -> int:
    parts = dict.fromkeys(TRADE_PARTS, NONE)
    for word in words:
        key, equals, value = word.partition("=")
        if key not in parts or not equals:
            raise NotationError("notation-offer", read=word)
        parts[key] = value
    give, want = _parse_cards(parts["give"]), _parse_cards(parts["want"])
    return offer_action(give, want, _parse_gear(parts["gear"]), _parse_gear(parts["for"]))


def _parse_cards(word: str) -> list[int]:
    counts = [0] * CARDS
    for part in _parts(word):
        name, star, number = part.partition("*")
        if star and not (number.isascii() and number.isdigit() and 0 < int(number) < 16):
            raise NotationError("notation-number", read=part, most=15)
        counts[_parse_name("card", name)] = int(number) if star else 1
    return counts


def _parse_gear(word: str) -> int:
    mask = 0
    for part in _parts(word):
        item = _parse_name("item", part)
        if item >= EQUIPMENT:
            raise NotationError("notation-name", read=part, known=", ".join(ITEM_NAMES[:EQUIPMENT]))
        mask |= 1 << item
    return mask


# --- chance -------------------------------------------------------------------------------------------


def outcome_text(purpose: int, outcome: int) -> str:
    """An outcome of chance as text: the faces of dice as letters, or the name of what was picked.

    >>> outcome_text(0, 1 + 2 * 16)
    'SHH'
    """
    name = PURPOSE_NAMES[purpose]
    if name in PICKS:
        return PICKS[name][outcome]
    return "".join(letter * (outcome >> 4 * face & 15) for face, letter in enumerate(FACE_LETTERS))


def parse_outcome(purpose: int, text: str) -> int:
    """The outcome that ``outcome_text`` wrote."""
    names = PICKS.get(PURPOSE_NAMES[purpose])
    if names is not None:
        if text not in names:
            raise NotationError("notation-name", read=text, known=", ".join(names))
        return names.index(text)
    if not text or len(text) > 15 or set(text) - set(FACE_LETTERS):
        raise NotationError("notation-faces", read=text)
    return sum(1 << 4 * FACE_LETTERS.index(letter) for letter in text)
