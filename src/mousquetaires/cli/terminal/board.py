"""The board on the screen, as some seats see it, at most 80 columns wide."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from mousquetaires.engine import ids
from mousquetaires.engine.components import (
    ABILITY_NAMES,
    LILIES,
    NO_ABILITY,
    NO_FACES,
    NO_STIPULATION,
    PARIS_EFFECT_NAMES,
    STIPULATION_NAMES,
)
from mousquetaires.engine.derived_values import siege_red_dice
from mousquetaires.engine.view import HIDDEN_TOKEN, Observation
from mousquetaires.engine.view_queries import adversaries_at, challenge_level, frame_of, life_of, skill_of, trap_at
from mousquetaires.i18n import Texts
from mousquetaires.i18n.descriptions import reward_texts
from mousquetaires.i18n.sentences import cards_text, gear_text, name_text

WIDTH: Final = 80
GAP: Final = Text("   ")
DONE: Final = "✓"
LIFE: Final = "♥"
LOST: Final = "·"
EMPTY: Final = "·"
ACTING: Final = "▶"
PLAYED: Final = "✓"
LYING: Final = "✗"
SECRETS: Final = ("treachery", "paris", "reserve")  # visible only to Milady


def board(texts: Texts, views: Sequence[Observation]) -> RenderableType:
    """Everything these seats see: tracks, missions, the Quest, the Musketeers, their own cards."""
    view = views[0]
    parts: list[RenderableType] = [Rule(heading(texts, view)), tracks(texts, view), missions(texts, view)]
    parts += [*quest(texts, view), musketeers(texts, view), siege(texts, view)]
    parts += secrets(texts, view) if view.viewer == ids.MILADY else hands(texts, views)
    return Group(*parts, Rule())


def heading(texts: Texts, view: Observation) -> Text:
    phase = texts.say(f"cli-board-phase-{view.phase}")
    return Text(texts.say("cli-board-heading", turn=view.turn, phase=phase))


def tracks(texts: Texts, view: Observation) -> Text:
    """The tracks and counters."""
    components = view.table.components
    last = len(components.time_dice)
    dice = siege_red_dice(components, view.time, view.reinforced)
    said = [
        texts.say("cli-board-time", now=min(view.time + 1, last), last=last),
        texts.say("cli-board-siege", n=abs(view.siege), side=_side(view.siege), dice=dice),
        texts.say("cli-board-honour", now=view.honour, full=components.honour),
        texts.say("cli-board-purse", n=view.purse),
        texts.say("cli-board-epic", n=view.epic),
        texts.say("cli-board-one", n=view.one_for_all),
    ]
    return Text("  ".join(said))


def _side(siege: int) -> str:
    return "richelieu" if siege < 0 else "king" if siege else "middle"


# --- missions -------------------------------------------------------------------------------------


def missions(texts: Texts, view: Observation) -> Grid:
    """Paris and the Louvre side by side."""
    grid = Grid.grid(expand=True, padding=(0, 1))
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    left, right = paris(texts, view), louvre(texts, view)
    for row in range(max(len(left), len(right))):
        grid.add_row(left[row] if row < len(left) else "", right[row] if row < len(right) else "")
    return grid


def titled(texts: Texts, label: Text, what: str) -> Text:
    """A label with its content, joined by this language's punctuation."""
    title = Text(texts.labelled(label.plain, what))
    title.stylize("bold", 0, len(label))
    return title


def paris(texts: Texts, view: Observation) -> list[Text]:
    title = Text(name_text(texts, "place", ids.PARIS), style="bold")
    if view.paris_card == ids.NO_MISSION:
        return [title, Text(texts.say("cli-board-quiet"), style="dim")]
    printed = view.table.components.paris[view.paris_card]
    lines = [titled(texts, title, name_text(texts, "paris", view.paris_card))]
    if printed.skill != ids.NO_CHALLENGE:
        lines.append(challenge(texts, view, ids.PARIS, printed.skill, bool(view.paris_done)))
    if printed.stipulation != NO_STIPULATION:
        made = view.constance if printed.stipulation == LILIES else view.progress
        asked = texts.say(f"about-stipulation-{STIPULATION_NAMES[printed.stipulation]}", n=printed.stipulation_amount)
        lines.append(Text(f"{asked} ({min(made, printed.stipulation_amount)}/{printed.stipulation_amount})"))
    lines += opponents(texts, view, ids.PARIS)
    harm = texts.say(
        f"cli-board-effect-{PARIS_EFFECT_NAMES[printed.effect]}",
        n=printed.effect_amount,
        dice=printed.effect_dice,
        now=view.constance,
    )
    return [*lines, Text(harm, style="dim")]


def louvre(texts: Texts, view: Observation) -> list[Text]:
    title = Text(name_text(texts, "place", ids.LOUVRE), style="bold")
    if view.louvre_card == ids.NO_MISSION:
        return [title, Text(texts.say("cli-board-quiet"), style="dim")]
    printed = view.table.components.louvre[view.louvre_card]
    title = titled(texts, title, name_text(texts, "louvre", view.louvre_card))
    lines = [title, challenge(texts, view, ids.LOUVRE, printed.skill, bool(view.louvre_done))]
    lines += opponents(texts, view, ids.LOUVRE)
    space, spaces = view.louvre_space + 1, view.table.components.louvre_spaces
    token = texts.say("cli-board-louvre-token", space=space, spaces=spaces)
    said = [*reward_texts(texts, printed.pistoles, printed.epic), token]
    return [*lines, Text(", ".join(said), style="dim")]


def challenge(texts: Texts, view: Observation, place: int, skill: int, done: bool) -> Text:
    level = challenge_level(view, place, skill)
    text = texts.say("cli-board-challenge", skill=name_text(texts, "skill", skill), level=level)
    return Text(f"{text} {DONE}", style="green") if done else Text(text)


def opponents(texts: Texts, view: Observation, place: int) -> list[Text]:
    """Adversaries and a trap at a mission."""
    lines = [Text(foe_text(texts, view, foe)) for foe in adversaries_at(view, place)]
    trap = trap_at(view, place)
    if trap != ids.NO_TRAP:
        line = Text(texts.say("cli-board-trap", trap=name_text(texts, "trap", trap)), style="magenta")
        if trap == ids.NEMESIS and view.nemesis >= 0:
            line.append(f" ({name_text(texts, 'hero', view.nemesis)})")
        lines.append(line)
    return lines


def foe_text(texts: Texts, view: Observation, foe: int) -> str:
    """An adversary in a few words: dice, life if more than 1, special abilities."""
    card = view.table.components.foes[foe]
    text = texts.say("cli-board-foe", foe=name_text(texts, "foe", foe), dice=card.dice, life=life_of(view, foe))
    if card.ability != NO_ABILITY:
        text += f", {texts.say(f'ability-{ABILITY_NAMES[card.ability]}')}"
    return f"{text}, {texts.say('ability-manoeuvre')}" if card.manoeuvre != NO_FACES else text


# --- the Quest ------------------------------------------------------------------------------------


def quest(texts: Texts, view: Observation) -> list[RenderableType]:
    title = Text(name_text(texts, "place", ids.QUEST), style="bold")
    title = titled(texts, title, name_text(texts, "board", view.board))
    if view.board == ids.INN:
        cells = [_inn_path(texts, view, path) for path in range(ids.INN_PATHS)]
    elif view.board == ids.ENGLAND:
        cells = [_england(texts, view, skill) for skill in range(ids.SKILLS)]
        cells.append(Text(foe_text(texts, view, ids.WARDES)))
    elif view.board == ids.RETURN:
        cells = [_space(texts, view, space, space + 1) for space in range(3)]
    else:
        first = 3 * min(view.antechamber, ids.ANTECHAMBERS - 1)
        title.append(" " + texts.say("cli-board-antechamber", n=first // 3 + 1, all=ids.ANTECHAMBERS))
        cells = [_space(texts, view, first + slot, slot) for slot in range(3)]
    return [title, *side_by_side(cells)]


def side_by_side(cells: list[Text]) -> list[Text]:
    """The cells in as few lines as possible, without breaking a cell."""
    rows: list[list[Text]] = [[]]
    for cell in cells:
        if rows[-1] and GAP.join([*rows[-1], cell]).cell_len > WIDTH:
            rows.append([])
        rows[-1].append(cell)
    return [GAP.join(row) for row in rows]


def _inn_path(texts: Texts, view: Observation, path: int) -> Text:
    spaces = range(path * ids.INN_LENGTH, (path + 1) * ids.INN_LENGTH)
    row = "".join(f"[{lying_token(texts, view, space)}]" for space in spaces)
    return Text(f"{name_text(texts, 'path', path)} {row}")


def _england(texts: Texts, view: Observation, skill: int) -> Text:
    done = bool(view.england >> skill & 1)
    text = f"{name_text(texts, 'skill', skill)} {view.table.components.england[skill]}"
    return Text(f"{text} {DONE}", style="green") if done else Text(text)


def _space(texts: Texts, view: Observation, space: int, number: int) -> Text:
    label = f"{number}. " if number else ""
    return Text(f"{label}{lying_token(texts, view, space)}")


def lying_token(texts: Texts, view: Observation, space: int) -> str:
    """The token on a space, with its remaining life if it is wounded."""
    token = view.spaces[space]
    text = token_text(texts, token)
    return f"{text} {LIFE * life_of(view, ids.TOKEN_FOE[token], space)}" if view.token_wounds[space] else text


def token_text(texts: Texts, token: int) -> str:
    """A short text for a Quest token."""
    if token == ids.NO_TOKEN:
        return EMPTY
    return name_text(texts, "token", -1 if token == HIDDEN_TOKEN else token, "short")


# --- the Musketeers -------------------------------------------------------------------------------


def musketeers(texts: Texts, view: Observation) -> Grid:
    """One line per Musketeer: place, life, skills, equipment."""
    grid = Grid.grid(padding=(0, 2), pad_edge=False)
    for justify in ("left", "left", "left", "left", *("right",) * ids.SKILLS, "left"):
        grid.add_column(justify=justify, no_wrap=True)
    skills = [name_text(texts, "skill", skill, "short") for skill in range(ids.SKILLS)]
    title = Text(texts.say("cli-board-musketeers"), style="bold")
    grid.add_row("", title, "", "", *(Text(skill, style="dim") for skill in skills), "")
    turn = frame_of(view, "hero_turn")
    for hero in view.table.heroes:
        acting = turn is not None and turn["hero"] == hero
        grid.add_row(*_hero_row(texts, view, hero, acting), style="bold" if acting else "")
    return grid


def _hero_row(texts: Texts, view: Observation, hero: int, acting: bool) -> list[Text | str]:
    lying = bool(view.lying >> hero & 1)
    mark = ACTING if acting else LYING if lying else PLAYED if view.played >> hero & 1 else " "
    full = view.table.components.heroes[hero].life
    life = Text(LIFE * view.life[hero] + LOST * (full - view.life[hero]), style="red")
    skills = [str(skill_of(view, hero, skill)) for skill in range(ids.SKILLS)]
    carried = gear_text(texts, view.equipment[hero])
    if view.improved >> hero & 1:
        carried.append(name_text(texts, "item", ids.MANOEUVRE, "short"))
    return [mark, name_text(texts, "hero", hero, "short"), where(texts, view, hero), life, *skills, ", ".join(carried)]


def where(texts: Texts, view: Observation, hero: int) -> str:
    """Where a Musketeer is, including the room in the Inn."""
    place = name_text(texts, "place", view.place[hero], "short")
    if view.place[hero] != ids.QUEST or view.board != ids.INN or not view.spot[hero]:
        return place
    path, space = divmod(view.spot[hero] - 1, ids.INN_LENGTH)
    return texts.labelled(place, f"{name_text(texts, 'path', path)} {space + 1}")


def siege(texts: Texts, view: Observation) -> Text:
    """Cards at La Rochelle, Rochefort's life, and where Milady may be."""
    cards = texts.listed(cards_text(texts, list(view.siege_cards)))
    full = view.table.components.foes[ids.ROCHEFORT].life
    said = [
        texts.say("cli-board-siege-cards", cards=cards),
        texts.say("cli-board-rochefort", now=view.rochefort, full=full),
        milady(texts, view),
    ]
    return Text("  ".join(said))


def milady(texts: Texts, view: Observation) -> str:
    """What this viewer knows about Milady's location."""
    if view.destination != ids.NOWHERE:
        state = "fled" if view.fled else "found" if view.found else "shown" if view.shown else "secret"
        return texts.say("cli-board-milady-at", place=name_text(texts, "place", view.destination), state=state)
    if not view.hiding:
        return texts.say("cli-board-milady-nowhere")
    not_there = [name_text(texts, "place", place) for place in range(ids.PLACES) if view.excluded >> place & 1]
    if not not_there:
        return texts.say("cli-board-milady-hidden")
    return texts.say("cli-board-milady-not", places=texts.listed(not_there))


# --- hands and secrets ----------------------------------------------------------------------------


def hands(texts: Texts, views: Sequence[Observation]) -> list[Text]:
    """The viewers' own cards, with the player's name if there are several."""
    return [hand(texts, view, len(views) > 1) for view in views]


def hand(texts: Texts, view: Observation, named: bool = False) -> Text:
    """The cards of one player."""
    heroes = [name_text(texts, "hero", hero, "short") for hero in view.table.run_by[view.viewer]]
    title = texts.say("cli-board-hand-of", heroes=texts.listed(heroes)) if named else texts.say("cli-board-hand")
    cards = texts.listed(cards_text(texts, list(view.hand), "short"))
    return Text(title, style="bold").append(f" {cards}", style="not bold")


def secrets(texts: Texts, view: Observation) -> list[RenderableType]:
    """What only Milady knows."""
    held = [(card, many) for card, many in enumerate(view.treachery_hand) if many]
    treachery = [texts.counted(many, name_text(texts, "treachery", card)) for card, many in held]
    plots = [name_text(texts, "paris", card) for card in range(ids.PARIS_CARDS) if view.paris_hand >> card & 1]
    men = [name_text(texts, "foe", foe) for foe in adversaries_at(view, ids.IN_HAND)]
    traps = [name_text(texts, "trap", trap) for trap in range(ids.TRAPS) if view.trap_at[trap] == ids.IN_HAND]
    return [
        Text(texts.say(f"cli-board-{row}"), style="bold").append(" " + texts.listed(things), style="not bold")
        for row, things in zip(SECRETS, (treachery, plots, men + traps), strict=True)
    ]
