"""Steers random play until every component has been used at least once, and lists what is missing.

It covers every card drawn and used, adversary placed and beaten, trap triggered, token turned, place visited, ending,
prompt, event, verb, frame and kind of chance. Before each input the choices are tried on clones. It takes one that
brings something new, or else one that was rarely taken. Chance is steered in the same way, within what is possible.
Run it as ``make coverage-run``. It fails if something is missing.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # needed when this file runs as a script

from mousquetaires.engine import ids  # noqa: E402 (the path comes first)
from mousquetaires.engine.actions import ONE_NAMES, VERB_MASK, VERB_NAMES  # noqa: E402
from mousquetaires.engine.chance import PURPOSE_NAMES  # noqa: E402
from mousquetaires.engine.config import Setup, Table  # noqa: E402
from mousquetaires.engine.events import EVENT_FIELDS, Event  # noqa: E402
from mousquetaires.engine.machine import Game  # noqa: E402
from mousquetaires.engine.prompts import PROMPTS  # noqa: E402
from mousquetaires.engine.rules.duel_outcome import BEATEN  # noqa: E402
from mousquetaires.engine.rules.hourglass import sand_refusal  # noqa: E402
from mousquetaires.engine.save_load import FRAME_KINDS  # noqa: E402
from tools.fuzz import MOST_INPUTS, check, counted_game  # noqa: E402
from tools.late_positions import THEMES  # noqa: E402
from tools.random_play import ACT, BOX, LAND, SAND, SHOW, Input, late_game, put, some_input, some_setup, theme_for  # noqa: E402

TRIES = 16  # choices tried before each input
SAMPLES = 4  # of placements and trades, which are too many to list

# Everything that must occur, by group.
GOALS: dict[str, tuple[str, ...]] = {
    "ending": ids.ENDING_NAMES[1:],
    "prompt": tuple(PROMPTS),
    "event": tuple(EVENT_FIELDS),
    "verb": VERB_NAMES,
    "frame": tuple(FRAME_KINDS),
    "chance": PURPOSE_NAMES,
    "Adventure card drawn": ids.CARD_NAMES,
    "Adventure card used": ids.CARD_NAMES,
    "Treachery card played": ids.TREACHERY_NAMES,
    "Paris card opened": ids.PARIS_NAMES,
    "Paris card completed": ids.PARIS_NAMES,
    "Louvre card opened": ids.LOUVRE_NAMES,
    "Louvre card done": ids.LOUVRE_NAMES,
    "Louvre card failed": ids.LOUVRE_NAMES,
    "adversary laid": ids.FOE_NAMES[: ids.ADVERSARIES],
    "foe fought": ids.FOE_NAMES,
    "foe beaten": ids.FOE_NAMES,
    "trap laid": ids.TRAP_NAMES,
    "trap sprung or overcome": ids.TRAP_NAMES,
    "trap gone": ids.TRAP_NAMES,
    "token turned up": ids.TOKEN_NAMES,
    "token gone": ids.TOKEN_NAMES,
    "place entered": tuple(ids.PLACE_NAMES[place] for place in (*ids.OPEN_PLACES, ids.BASTILLE)),
    "Milady's place": tuple(ids.PLACE_NAMES[place] for place in ids.LOCATION_CARDS),
    "item bought": ids.ITEM_NAMES,
    "item replaced": (*ids.ITEM_NAMES[: ids.EQUIPMENT], *ids.ITEM_NAMES[ids.FIRST_UPGRADE :]),
    "One for All": ONE_NAMES,
    "board completed": ids.BOARD_NAMES[: ids.GALLERIES],
    "Musketeer's turn": ids.HERO_NAMES,
}

# What an event shows: the group, the names, and the index of the value that is the name.
SHOWS: dict[str, tuple[tuple[str, tuple[str, ...], int], ...]] = {
    "game_over": (("ending", ids.ENDING_NAMES, 0),),
    "card_drawn": (("Adventure card drawn", ids.CARD_NAMES, 1),),
    "card_discarded": (("Adventure card used", ids.CARD_NAMES, 1),),
    "siege_card_laid": (("Adventure card used", ids.CARD_NAMES, 1),),
    "treachery_played": (("Treachery card played", ids.TREACHERY_NAMES, 0),),
    "paris_opened": (("Paris card opened", ids.PARIS_NAMES, 0),),
    "louvre_opened": (("Louvre card opened", ids.LOUVRE_NAMES, 0),),
    "louvre_done": (("Louvre card done", ids.LOUVRE_NAMES, 0),),
    "louvre_failed": (("Louvre card failed", ids.LOUVRE_NAMES, 0),),
    "adversary_laid": (("adversary laid", ids.FOE_NAMES, 1),),
    "trap_laid": (("trap laid", ids.TRAP_NAMES, 1),),
    "trap_gone": (("trap gone", ids.TRAP_NAMES, 0),),
    "token_turned": (("token turned up", ids.TOKEN_NAMES, 1),),
    "token_gone": (("token gone", ids.TOKEN_NAMES, 1),),
    "moved": (("place entered", ids.PLACE_NAMES, 1),),
    "rode": (("place entered", ids.PLACE_NAMES, 1),),
    "milady_shown": (("Milady's place", ids.PLACE_NAMES, 0),),
    "bought": (("item bought", ids.ITEM_NAMES, 1),),
    "replaced": (("item replaced", ids.ITEM_NAMES, 1),),
    "one_played": (("One for All", ONE_NAMES, 0),),
    "board_completed": (("board completed", ids.BOARD_NAMES, 1),),
    "turn_started": (("Musketeer's turn", ids.HERO_NAMES, 0),),
    "duel_ended": (("foe fought", ids.FOE_NAMES, 1),),
}

# Late positions in which something that takes several steps is close: a group or a name, and a theme.
# fmt: off
HELPS = {
    "Louvre card done": "nearly_done", "Paris card completed": "nearly_done", "epic_for_passage": "passage",
    "gallery_tokens": "road", "return_tokens": "wardes", "wardes": "wardes", "england": "wardes", "harlot": "worn",
    "task_card": "paris_task", "siege_reroll": "siege_lost", "louvre_empty": "little_left", "diamonds": "galleries",
    "milady_nowhere": "rochefort", "abduction": "strangling", "honour": "dishonour", "time": "last_hour",
}
# fmt: on

Mark = tuple[str, str]  # a group and a name


def marks_of(what: Input, events: list[Event], game: Game) -> set[Mark]:
    """What an input has brought: itself, its events, and the new prompt."""
    found: set[Mark] = set()
    if what[0] == ACT:
        found.add(("verb", VERB_NAMES[what[2] & VERB_MASK]))
    if what[0] == LAND:
        found.add(("chance", PURPOSE_NAMES[what[1]]))
    for event in events:
        found.add(("event", event.kind))
        found |= {(group, names[event.values[at]]) for group, names, at in SHOWS.get(event.kind, ())}
    for find in (beaten, sprung, completed, jailed):
        found |= find(events)
    if game.asking:
        found.add(("prompt", game.prompt().kind))
    return found


def beaten(events: list[Event]) -> set[Mark]:
    ended = [event.values for event in events if event.kind == "duel_ended"]
    return {("foe beaten", ids.FOE_NAMES[foe]) for _, foe, result in ended if result & BEATEN}


def sprung(events: list[Event]) -> set[Mark]:
    """Traps that had an effect or were removed."""
    kinds = {event.kind for event in events}
    traps = {
        event.values[1]
        for event in events
        if event.kind == "trap_rolled" and event.values[2] == BOX.traps[event.values[1]].face
    }
    names = {ids.TRAP_NAMES[trap] for trap in traps}
    if "beggars_paid" in kinds:
        names.add("beggars")
    gone = {event.values[0] for event in events if event.kind == "trap_gone"}
    if "challenge_overcome" in kinds and ids.HARLOT in gone:
        names.add("harlot")
    if any(event.kind == "duel_ended" and event.values[1] == ids.NEMESIS_DUELLIST for event in events):
        names.add("nemesis")
    return {("trap sprung or overcome", name) for name in names}


def completed(events: list[Event]) -> set[Mark]:
    """A Paris card that left without a replacement was completed."""
    closed = [event.values[0] for event in events if event.kind == "paris_closed"]
    replaced = any(event.kind == "paris_opened" for event in events)
    return set() if replaced else {("Paris card completed", ids.PARIS_NAMES[card]) for card in closed}


def jailed(events: list[Event]) -> set[Mark]:
    return {("place entered", ids.PLACE_NAMES[ids.BASTILLE]) for event in events if event.kind == "jailed"}


# --- steering -----------------------------------------------------------------------------------------


class CoverageRun:
    """Plays games towards what has not occurred yet."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.seen: Counter[Mark] = Counter()
        self.left: set[Mark] = {(group, name) for group, names in GOALS.items() for name in names}
        self.taken: Counter[tuple[str, int]] = Counter()  # by prompt kind or purpose, and verb or outcome
        self.games = 0
        self.inputs = 0

    def missing(self) -> list[Mark]:
        """What has not occurred."""
        return [(group, name) for group, names in GOALS.items() for name in names if (group, name) in self.left]

    def saw(self, marks: set[Mark]) -> None:
        """Note what has occurred."""
        self.seen.update(marks)
        self.left -= marks

    def play(self) -> None:
        """One game, from the start or from a late position."""
        setup = some_setup(self.games // 2, self.rng)  # each table early and late
        table = Table(setup, BOX)
        theme = self.theme(setup)
        frames: Counter[str] = Counter()
        game = counted_game(table, late_game(table, self.rng, theme) if self.games % 2 else None, frames)
        self.games += 1
        for _ in range(MOST_INPUTS):
            if game.over or not self.left:
                break
            what = self.choose(game)
            self.note(game, what)
            put(game, what)
            check(game)
            self.saw(marks_of(what, game.take_events(), game))
            self.inputs += 1
        self.saw({("frame", kind) for kind in frames})

    def theme(self, setup: Setup) -> str:
        """A late position in which something missing is close, or a random one."""
        near = [HELPS[key] for group, name in self.missing() for key in (group, name) if key in HELPS]
        if near and self.rng.random() < 0.7:
            return self.rng.choice(near)
        return theme_for(self.rng.randrange(len(THEMES)), setup)

    def note(self, game: Game, what: Input) -> None:
        self.taken[self.habit(game, what)] += 1

    def habit(self, game: Game, what: Input) -> tuple[str, int]:
        """The kind of this choice. Rare kinds are preferred."""
        if what[0] == LAND:
            return (PURPOSE_NAMES[what[1]], what[2])
        kind = game.prompt().kind
        return (kind, what[2] & 1023) if what[0] == ACT else (kind, -1)

    def choose(self, game: Game) -> Input:
        """A choice that brings something new, or else a rare one, or else a random one."""
        choices = self.choices(game)
        if len(choices) > 1:
            for what in self.rng.sample(choices, min(TRIES, len(choices))):
                if self.brings_news(game, what):
                    return what
        if self.rng.random() < 0.6:
            return some_input(game, self.rng)
        return min(choices, key=lambda what: (self.taken[self.habit(game, what)], self.rng.random()))

    def brings_news(self, game: Game, what: Input) -> bool:
        trial = game.clone()
        put(trial, what)
        return not self.left.isdisjoint(marks_of(what, trial.take_events(), trial))

    def choices(self, game: Game) -> list[Input]:
        """The possible inputs. Only a sample of placements and trades."""
        if game.rolling:
            chance = game.chance()
            return [(LAND, chance.purpose, outcome) for outcome, _ in chance.outcomes()]
        prompt = game.prompt()
        seat = prompt.first_seat
        answers = prompt.options() if prompt.listed else [prompt.sample(self.rng) for _ in range(SAMPLES)]
        found: list[Input] = [(ACT, seat, action) for action in answers]
        found += [(ACT, game.table.seats[0], action) for action in prompt.free()]
        if sand_refusal(game) is None and not self.seen["event", "sand_ran_out"]:
            found.append((SAND, -1, -1))
        shown = some_input(game, self.rng)
        return [*found, shown] if shown[0] == SHOW else found


# --- the run ------------------------------------------------------------------------------------------


def report(coverage: CoverageRun, console: Console) -> None:
    """Print what occurred, by group."""
    grid = Grid("group", "occurred", "of", "most seldom", title="what occurred")
    for group, names in GOALS.items():
        times = {name: coverage.seen[group, name] for name in names}
        seldom = min(times, key=lambda name: times[name])
        occurred = sum(1 for name in names if times[name])
        grid.add_row(group, str(occurred), str(len(names)), f"{seldom} ({times[seldom]})")
    console.print(grid)


def run_coverage(seed: int, games: int, console: Console) -> CoverageRun:
    """Play until nothing is missing, or for this many games."""
    coverage = CoverageRun(seed)
    total = sum(len(names) for names in GOALS.values())
    with Progress(console=console) as bar:
        task = bar.add_task("occurred", total=total)
        while coverage.games < games and coverage.left:
            coverage.play()
            bar.update(task, completed=total - len(coverage.left))
    return coverage


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, default=1, help="the same seed plays the same games")
    parser.add_argument("--games", type=int, default=1000, help="at most so many")
    given = parser.parse_args()
    console = Console()
    coverage = run_coverage(given.seed, given.games, console)
    report(coverage, console)
    missing = coverage.missing()
    total = sum(len(names) for names in GOALS.values())
    occurred = total - len(missing)
    console.print(f"{occurred} of {total} occurred, in {coverage.games} games and {coverage.inputs} inputs.")
    for group, name in missing:
        console.print(f"never: {group}: {name}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
