"""The targets of the balance, each with what was found: met or not met."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from mousquetaires.engine.ids import ADVERSARIES, ENDING_NAMES, FOE_NAMES, ITEM_NAMES, PARIS_NAMES, TREACHERY_NAMES
from mousquetaires.sim.stats import wilson

from .card_use import OPENING
from .tables import WAYS, Rows, grid, long_games, name_of, percent, share

EVEN: Final = (0.45, 0.55)  # Milady's share of the games
REQUIRED: Final = (0.40, 0.60)  # at every count, without options
SOLO: Final = (0.40, 0.60)  # the Musketeers' share without Milady
MOST: Final = 0.5  # of the games have the intended length
LOUVRE_DONE: Final = 1.0  # in an average game
LOUVRE_FAILED: Final = 0.5
OPENS: Final = (0.05, 0.40)  # of the games, each Paris card
WAY: Final = 0.05  # of Milady's victories
COUNTS_FOR_WAYS: Final = 3  # of the five counts
# fmt: off
USED: Final = (
    *(f"treachery {name}" for name in TREACHERY_NAMES), *(f"adversaries {name}" for name in FOE_NAMES[:ADVERSARIES]),
    *(f"item {name}" for name in ITEM_NAMES),
)
# fmt: on


class Target(NamedTuple):
    """One target: what is measured, what is wanted, what was found, and whether that is enough."""

    what: str
    wanted: str
    found: str
    met: bool


def target_table(targets: Sequence[Target]) -> str:
    rows = [(one.what, one.wanted, one.found, "met" if one.met else "**not met**") for one in targets]
    return grid(["target", "wanted", "found", ""], rows)


def within(part: float, bounds: tuple[float, float]) -> bool:
    return bounds[0] <= part <= bounds[1]


def between(bounds: tuple[float, float]) -> str:
    return f"{100 * bounds[0]:.0f} to {100 * bounds[1]:.0f}%"


# --- with Milady ------------------------------------------------------------------------------------
def targets_with_milady(played: Rows) -> list[Target]:
    """All targets for tables with Milady."""
    return [*even_games(played), *lengths(played), *louvre(played), *opening_cards(played), *used(played), *won(played)]


def even_games(played: Rows) -> Iterator[Target]:
    """Neither side wins too often. With an option, the 95% interval must reach 45 to 55%."""
    for setup, one in played:
        games = one.games
        part, (low, high) = games.milady / games.games, wilson(games.milady, games.games)
        found = share(games.milady, games.games)
        yield Target(f"Milady wins, {name_of(setup)}", between(EVEN), found, within(part, EVEN))
        if setup.variants:
            met = low <= EVEN[1] and high >= EVEN[0]
            yield Target(f"required, {name_of(setup)}", f"{between(EVEN)} within the interval", found, met)
        else:
            yield Target(f"required, {name_of(setup)}", between(REQUIRED), found, within(part, REQUIRED))


def lengths(played: Rows) -> Iterator[Target]:
    for setup, one in played:
        long = long_games(setup, one.games)
        found = share(long, one.games.games)
        yield Target(f"intended length, {name_of(setup)}", "most games", found, long / one.games.games > MOST)


def louvre(played: Rows) -> Iterator[Target]:
    games = sum(one.games.games for _, one in played)
    done, failed = (sum(one.games.events[f"louvre_{how}"] for _, one in played) / games for how in ("done", "failed"))
    yield Target("Louvre missions done in a game", f"at least {LOUVRE_DONE}", f"{done:.2f}", done >= LOUVRE_DONE)
    yield Target(
        "Louvre missions failed in a game", f"at least {LOUVRE_FAILED}", f"{failed:.2f}", failed >= LOUVRE_FAILED
    )


def opening_cards(played: Rows) -> Iterator[Target]:
    games, taken = sum(one.games.games for _, one in played), all_taken(played)
    for name in PARIS_NAMES:
        part = taken[f"{OPENING} {name}"] / games
        yield Target(f"games opened with {name}", between(OPENS), percent(part), within(part, OPENS))


def used(played: Rows) -> Iterator[Target]:
    taken = all_taken(played)
    never = [card for card in USED if not taken[card]]
    yield Target(
        "Treachery cards, adversaries and items", "all used", f"never: {', '.join(never) or 'none'}", not never
    )


def won(played: Rows) -> Iterator[Target]:
    """Each of Milady's ways to win is common enough at some counts."""
    for way in WAYS:
        shares = [one.games.endings[way] / max(1, one.games.milady) for _, one in played]
        enough = sum(part >= WAY for part in shares)
        wanted = f"at least {100 * WAY:.0f}% of her wins at {COUNTS_FOR_WAYS} counts"
        found = ", ".join(percent(part) for part in shares)
        yield Target(f"Milady wins by {ENDING_NAMES[way]}", wanted, found, enough >= COUNTS_FOR_WAYS)


def all_taken(played: Rows) -> Counter[str]:
    return sum((one.taken for _, one in played), Counter[str]())


# --- without Milady ---------------------------------------------------------------------------------
def targets_without(easy: Rows, normal: Rows, hard: Rows) -> Iterator[Target]:
    """The Musketeers win about half of the games; Easier is easier than that, and Mortal Quest harder."""
    for (setup, usual), (_, easier), (_, harder) in zip(normal, easy, hard, strict=True):
        parts = [one.games.musketeers / one.games.games for one in (easier, usual, harder)]
        yield Target(
            f"Musketeers win alone, {name_of(setup)}", between(SOLO), percent(parts[1]), within(parts[1], SOLO)
        )
        found = ", ".join(percent(part) for part in parts)
        ordered = parts[0] > parts[1] > parts[2]
        yield Target(f"easy, normal, hard, {name_of(setup)}", "in this order", found, ordered)
