"""``odds``: the exact odds of a duel."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Final

import typer
from rich.table import Table as Grid

from mousquetaires.engine.components import Components
from mousquetaires.engine.config import hero_named
from mousquetaires.engine.ids import ADVERSARY_TOKENS, DARTAGNAN, FOE_NAMES, FOES, ROCHEFORT, TOKEN_FOE, UNKNOWN_FOE
from mousquetaires.engine.odds import (
    BEAT,
    STAND,
    WOUND_ROCHEFORT,
    Fighter,
    Odds,
    certain_odds,
    duel_odds,
    mix_odds,
)
from mousquetaires.i18n import Texts
from mousquetaires.i18n.sentences import name_text, sentence

from .errors import CliError
from .options import BoxOption, LangOption, box_of, numbers_of, texts_of
from .standard_streams import plain_console

ALL: Final = "all"
TOKEN: Final = "token"  # any Quest token that lies face down
AIMS: Final = {"beat": BEAT, "wound": WOUND_ROCHEFORT, "stand": STAND}
MOST_DICE: Final = 12
MOST_LIFE: Final = 20
COLUMNS: Final = ("beats", "wounds", "wounded", "out", "nothing", "lost")


@dataclass(frozen=True)
class Duellist:
    """A Musketeer before a duel, without the number of dice."""

    life: int
    manoeuvres: tuple[tuple[int, int, int], ...]
    pistol: bool
    armour: bool
    blade: bool

    def with_dice(self, dice: int) -> Fighter:
        return Fighter(dice, self.life, self.manoeuvres, self.pistol, self.armour, self.blade)


def odds(
    context: typer.Context,
    hero: Annotated[str, typer.Option("--hero", metavar="NAME")] = "dartagnan",
    foe: Annotated[str, typer.Option("--foe", metavar="NAME")] = ALL,
    dice: Annotated[str, typer.Option("--dice", metavar="N-M")] = "3-6",
    pistol: Annotated[bool, typer.Option("--pistol")] = False,
    armour: Annotated[bool, typer.Option("--armour")] = False,
    blade: Annotated[bool, typer.Option("--blade")] = False,
    improved: Annotated[bool, typer.Option("--improved")] = False,
    life: Annotated[int | None, typer.Option("--life", metavar="N")] = None,
    aim: Annotated[str, typer.Option("--aim", metavar="AIM")] = "beat",
    exact: Annotated[bool, typer.Option("--exact")] = False,
    box: BoxOption = None,
    lang: LangOption = None,
) -> None:
    texts = texts_of(context, lang)
    components = box_of(box)
    numbers = numbers_of("--dice", dice, 1, MOST_DICE)
    if aim not in AIMS:
        raise CliError("cli-aim", aim=aim, known=", ".join(AIMS))
    who = hero_named(hero)
    lives = components.heroes[who].life if life is None else life
    if not 1 <= lives <= MOST_LIFE:
        raise CliError("cli-range", option="--life", value=lives, low=1, high=MOST_LIFE)
    duellist = Duellist(lives, _manoeuvres(components, who, improved), pistol, armour, blade)
    grid = (
        _all_foes(texts, components, duellist, numbers, AIMS[aim], exact)
        if foe == ALL
        else _one_foe(texts, components, duellist, foe, numbers, AIMS[aim], exact)
    )
    grid.title = sentence(texts.say("cli-odds-title", **texts.forms("hero", f"hero-{hero}"), life=lives))
    console = plain_console()
    console.print(grid)
    if foe == ALL:
        console.print(texts.say("cli-odds-brackets"), style="dim")
    if foe == ALL and AIMS[aim] == BEAT:
        console.print(texts.say("cli-odds-rochefort", life=components.foes[ROCHEFORT].life), style="dim")
    if blade:
        console.print(texts.say(f"cli-odds-aim-{aim}"), style="dim")


def _manoeuvres(components: Components, hero: int, improved: bool) -> tuple[tuple[int, int, int], ...]:
    own, better = components.heroes[hero].manoeuvre, components.improved_manoeuvre
    if not improved:
        return (own,)
    return (own, better) if hero == DARTAGNAN else (better,)  # ARM-7


def foe_odds(components: Components, fighter: Fighter, foe: int, aim: int) -> Odds:
    """The odds against one adversary, or against an unknown face-down token."""
    if foe != UNKNOWN_FOE:
        card = components.foes[foe]
        return duel_odds(fighter, card, card.life, components, aim)
    parts = []
    for token in ADVERSARY_TOKENS:
        hidden = TOKEN_FOE[token]
        met = certain_odds(fighter, 1) if hidden == UNKNOWN_FOE else foe_odds(components, fighter, hidden, aim)
        parts.append((components.token_copies[token], met))
    return mix_odds(parts)


def _foe_named(name: str) -> int:
    if name == TOKEN:
        return UNKNOWN_FOE
    if name not in FOE_NAMES:
        raise CliError("cli-foe", foe=name, known=", ".join((ALL, TOKEN, *FOE_NAMES)))
    return FOE_NAMES.index(name)


def _one_foe(
    texts: Texts, components: Components, duellist: Duellist, name: str, numbers: list[int], aim: int, exact: bool
) -> Grid:
    """One adversary: a row per number of dice, a column per outcome."""
    foe = _foe_named(name)
    grid = Grid(caption=sentence(_foe_name(texts, foe)))
    grid.add_column(texts.say("cli-odds-dice"), justify="right")
    for column in COLUMNS:
        grid.add_column(texts.say(f"cli-odds-{column}"), justify="right", overflow="fold")
    for dice in numbers:
        found = foe_odds(components, duellist.with_dice(dice), foe, aim)
        chances = (found.beats, found.wounds_foe, found.wounded, found.out, found.no_result)
        lost = str(found.life_lost) if exact else f"{float(found.life_lost):.2f}"
        grid.add_row(str(dice), *(share(texts, chance, exact) for chance in chances), lost)
    return grid


def _all_foes(
    texts: Texts, components: Components, duellist: Duellist, numbers: list[int], aim: int, exact: bool
) -> Grid:
    """Every adversary: the chance of the aim, and in brackets the chance that the Musketeer falls."""
    grid = Grid()
    grid.add_column(texts.say("cli-odds-foe"))
    for dice in numbers:
        grid.add_column(texts.say("cli-odds-with", dice=dice), justify="right", overflow="fold")
    for foe in (*range(FOES), UNKNOWN_FOE):
        cells = []
        for dice in numbers:
            found = foe_odds(components, duellist.with_dice(dice), foe, aim)
            wanted = found.beats if aim == BEAT else found.wounds_foe if aim == WOUND_ROCHEFORT else 1 - found.out
            cells.append(f"{share(texts, wanted, exact)} ({share(texts, found.out, exact)})")
        grid.add_row(sentence(_foe_name(texts, foe)), *cells)
    return grid


def _foe_name(texts: Texts, foe: int) -> str:
    return name_text(texts, "token", -1) if foe == UNKNOWN_FOE else name_text(texts, "foe", foe)


def share(texts: Texts, chance: Fraction, exact: bool = False) -> str:
    """A chance in percent, or as an exact fraction. Only a certain result is shown as 0 or 100%."""
    if exact:
        return str(chance)
    percent = round(100 * chance)
    if percent == 0 and chance:
        return texts.percent("<1")
    if percent == 100 and chance != 1:
        return texts.percent(">99")
    return texts.percent(str(percent))
