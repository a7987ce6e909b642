"""Sentences about the game: events, prompts, actions and reasons in the user's language.

Every id becomes a name in all its forms (``hero``, ``hero_to``, ``hero_acc`` ..., and ``hero_id``, the id's
internal name). The Fluent files choose among them. A second id of the same kind is called ``hero2``.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from mousquetaires.engine import actions, ids
from mousquetaires.engine.chance import lilies_of, shields_of, swords_of
from mousquetaires.engine.config import Table
from mousquetaires.engine.events import EVENT_FIELDS, NOW, Event
from mousquetaires.engine.notation import fields, unused_name
from mousquetaires.engine.reasons import Reason
from mousquetaires.engine.rules.duel_outcome import BEATEN, FOE_WOUNDED, HERO_OUT, HERO_WOUNDED

from . import Texts, Values
from .errors import Value

# fmt: off
NAMES: Final[dict[str, tuple[str, ...]]] = {
    "hero": ids.HERO_NAMES, "place": ids.PLACE_NAMES, "card": ids.CARD_NAMES, "treachery": ids.TREACHERY_NAMES,
    "foe": ids.FOE_NAMES, "trap": ids.TRAP_NAMES, "token": ids.TOKEN_NAMES, "paris": ids.PARIS_NAMES,
    "louvre": ids.LOUVRE_NAMES, "item": ids.ITEM_NAMES, "board": ids.BOARD_NAMES, "path": ids.PATH_NAMES,
    "ending": ids.ENDING_NAMES, "skill": ids.SKILL_NAMES, "face": ids.FACE_NAMES, "one": actions.ONE_NAMES,
}
# fmt: on
INSTEAD: Final = "instead"  # the value of a reason that is an action
NONE: Final = "none"  # the name for no Musketeer, no card, or an unseen Musketeer


@dataclass(frozen=True)
class Setting:
    """What a sentence needs from the table: which seat runs which Musketeers, the Quest board, the current prompt."""

    table: Table | None = None
    board: int = ids.INN
    prompt: str = NONE


NO_SETTING: Final = Setting()


# --- names ----------------------------------------------------------------------------------------


def id_name(group: str, value: int) -> str:
    """The internal name of an id, as used in component tables and records."""
    names = NAMES[group]
    return names[value] if 0 <= value < len(names) else NONE


def name_text(texts: Texts, group: str, value: int, form: str = "") -> str:
    """A name in its plain form, or in the given form."""
    key = f"{group}-{id_name(group, value)}"
    return texts.form(key, form) if form else texts.say(key)


def _named(texts: Texts, name: str, group: str, value: int) -> dict[str, Value]:
    own = id_name(group, value)
    return {**texts.forms(name, f"{group}-{own}"), f"{name}_id": own}


def seat_forms(texts: Texts, name: str, seat: int, table: Table | None) -> dict[str, Value]:
    """The name of a seat: Milady, its only Musketeer, or a player by number."""
    if seat == ids.MILADY:
        return texts.forms(name, "seat-milady")
    if seat == ids.SPECTATOR:
        return texts.forms(name, "seat-spectator")
    if table is not None and len(table.run_by[seat]) == 1:
        return texts.forms(name, f"hero-{ids.HERO_NAMES[table.run_by[seat][0]]}")
    if table is not None and len(table.seats) == 1:
        return texts.forms(name, "seat-only")
    return texts.forms(name, "seat-player", n=seat)


def _spot_forms(texts: Texts, name: str, spot: int) -> dict[str, Value]:
    """A place in the Inn: 0 is the common room."""
    return texts.forms(name, "spot-common") if spot == 0 else _inn_forms(texts, name, spot - 1)


def _inn_forms(texts: Texts, name: str, space: int) -> dict[str, Value]:
    path = texts.forms("path", f"path-{ids.PATH_NAMES[space // ids.INN_LENGTH]}")
    return texts.forms(name, "spot-path", n=space % ids.INN_LENGTH + 1, **path)


def space_forms(texts: Texts, name: str, space: int, board: int) -> dict[str, Value]:
    """The space of a token, in the words of its board."""
    if not 0 <= space < ids.INN_SPACES:
        return texts.forms(name, "spot-none")
    if board == ids.RETURN:
        return texts.forms(name, "spot-road", n=space + 1)
    if board == ids.GALLERIES:
        return texts.forms(name, "spot-gallery", n=space // 3 + 1, slot=space % 3)
    return _inn_forms(texts, name, space)


# --- numbers, dice, results -----------------------------------------------------------------------


def _numbers(name: str, value: int) -> dict[str, Value]:
    """A number without its sign, the sign, and the number plus one (tracks count from 0)."""
    sign = "minus" if value < 0 else "plus" if value else "zero"
    return {name: abs(value), f"{name}_sign": sign, f"{name}_next": value + 1}


def roll_text(texts: Texts, roll: int) -> str:
    """A dice roll in words: 2 Swords and 1 Lily."""
    counts = (swords_of(roll), shields_of(roll), lilies_of(roll))
    faces = [texts.say(f"face-{ids.FACE_NAMES[face]}-count", n=n) for face, n in enumerate(counts) if n]
    return texts.listed(faces) if faces else texts.say("face-none")


def roll_letters(texts: Texts, roll: int) -> str:
    """A dice roll as letters, one per die: SSL."""
    counts = (swords_of(roll), shields_of(roll), lilies_of(roll))
    return "".join(texts.say(f"face-{ids.FACE_NAMES[face]}-letter") * n for face, n in enumerate(counts))


def result_name(flags: int) -> str:
    """The result of a duel, as one word that a text can select on."""
    foe = "won" if flags & BEATEN else "hit" if flags & FOE_WOUNDED else ""
    if flags & HERO_OUT:
        return f"{foe or 'lost'}_out"
    if flags & HERO_WOUNDED:
        return f"{foe}_wounded" if foe else "lost"
    return foe or "draw"


# --- traded cards and items ------------------------------------------------------------------------


def cards_text(texts: Texts, counts: list[int], form: str = "") -> list[str]:
    """Adventure cards by kind, with their numbers."""
    return [texts.counted(n, name_text(texts, "card", kind, form)) for kind, n in enumerate(counts) if n]


def gear_text(texts: Texts, mask: int) -> list[str]:
    return [name_text(texts, "item", item) for item in range(ids.EQUIPMENT) if mask >> item & 1]


def _offer(texts: Texts, offer: int) -> dict[str, Value]:
    give = cards_text(texts, actions.offer_give(offer)) + gear_text(texts, actions.offer_hand_over(offer))
    want = cards_text(texts, actions.offer_want(offer)) + gear_text(texts, actions.offer_ask_for(offer))
    return {"give": texts.listed(give), "want": texts.listed(want)}


# --- sentences ------------------------------------------------------------------------------------


def sentence(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def event_values(texts: Texts, event: Event, setting: Setting = NO_SETTING) -> dict[str, Value]:
    """All values that an event's sentence may use."""
    made: dict[str, Value] = {}
    for kind, value in zip(EVENT_FIELDS[event.kind], event.values, strict=False):  # old logs lack the last ones
        made |= _event_field(texts, unused_name(kind, made), kind, value, setting)
    return made


def _event_field(texts: Texts, name: str, kind: str, value: int, setting: Setting) -> dict[str, Value]:
    if kind == "n":
        return _numbers(name, value)
    if kind == NOW:
        return {name: value}
    if kind == "seat":
        return seat_forms(texts, name, value, setting.table)
    if kind == "roll":
        return {name: roll_text(texts, value), f"{name}_letters": roll_letters(texts, value)}
    if kind == "result":
        return {name: result_name(value)}
    if kind == "offer":
        offer = _offer(texts, value)
        return {name: texts.say("offer", **offer), **offer}
    if kind == "space":
        return space_forms(texts, name, value, setting.board)
    if kind == "spot":
        return _spot_forms(texts, name, value)
    return _named(texts, name, kind, value)


def event_text(texts: Texts, event: Event, setting: Setting = NO_SETTING) -> str:
    """An event as a sentence."""
    return sentence(texts.say(f"event-{event.kind}", **event_values(texts, event, setting)))


def prompt_values(texts: Texts, hero: int, yours: bool) -> dict[str, Value]:
    """All values that a question may use: the Musketeer, and whether the reader is the one to answer."""
    return {**_named(texts, "hero", "hero", hero), "yours": "yes" if yours else "no"}


def prompt_text(texts: Texts, kind: str, hero: int, yours: bool = True) -> str:
    """A prompt as a question to the player who answers, or as a sentence for the others."""
    return sentence(texts.say(f"prompt-{kind}", **prompt_values(texts, hero, yours)))


def action_values(texts: Texts, action: int, setting: Setting = NO_SETTING) -> dict[str, Value]:
    """All values that an action's label may use."""
    made: dict[str, Value] = {"prompt": setting.prompt, "board_id": ids.BOARD_NAMES[setting.board]}
    for kind, value in fields(action):
        made |= _action_field(texts, unused_name(kind, made), kind, value, setting)
    if actions.VERB_NAMES[actions.verb_of(action)] == "cards":
        made |= _combat_cards(texts, int(made["number"]), int(made["number2"]))
    return made


def _action_field(texts: Texts, name: str, kind: str, value: int, setting: Setting) -> dict[str, Value]:
    if kind == "number" or kind == "slot":
        return {name: value}
    if kind == "trade":
        return _offer(texts, value << actions.VERB_BITS)
    if kind == "space":
        return space_forms(texts, name, value, setting.board)
    if kind == "adversaries":
        foes = [name_text(texts, "foe", foe) for foe in range(ids.ADVERSARIES) if value >> foe & 1]
        return {name: texts.listed(foes)}
    if kind == "tokens":
        laid = [token for token in actions.assigned(value << actions.VERB_BITS) if token != ids.NO_TOKEN]
        return {name: texts.listed([name_text(texts, "token", token, "short") for token in laid])}
    return _named(texts, name, kind, value)


def _combat_cards(texts: Texts, singles: int, doubles: int) -> dict[str, Value]:
    counts = [0] * len(ids.CARD_NAMES)
    counts[ids.COMBAT], counts[ids.DOUBLE] = singles, doubles
    return {"cards": texts.listed(cards_text(texts, counts)), "cards_count": singles + doubles}


def action_text(texts: Texts, action: int, setting: Setting = NO_SETTING) -> str:
    """An action as a label for a menu."""
    verb = actions.VERB_NAMES[actions.verb_of(action)]
    return sentence(texts.say(f"action-{verb}", **action_values(texts, action, setting)))


def reason_values(texts: Texts, values: Mapping[str, Value]) -> Values:
    """All values that a reason's sentence may use. A number that is an id becomes its name, an action its label."""
    made: dict[str, Value] = {}
    for name, value in values.items():
        if name == INSTEAD and isinstance(value, int):
            made[name] = action_text(texts, value)
        else:
            made |= _named(texts, name, name, value) if name in NAMES and isinstance(value, int) else {name: value}
    return made


def reason_text(texts: Texts, reason: Reason) -> str:
    """A reason why an action is not legal, as a sentence."""
    return sentence(texts.say(reason.key, **reason_values(texts, reason.values)))


def why_text(texts: Texts, key: str, values: Mapping[str, Value]) -> str:
    """A bot's reason for its move, as a sentence."""
    return sentence(texts.say(key, **reason_values(texts, values)))
