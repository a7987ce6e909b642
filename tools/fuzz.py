"""Plays many random games at every table. None may crash, hang, lose a card or go on forever.

A third of the games start from a prepared late position (see ``random_play``), so that the last Quest board and every
ending occur often. After every input the invariants of the engine are checked. Now and then the game is saved, loaded
and cloned, and some finished games are replayed from their inputs.

Run it as ``make fuzz`` (``GAMES=10000``, ``SEED=n`` to repeat a run). It fails if a game fails, or if some kind of
frame, prompt or ending occurs too rarely. A failed game is written to ``build/fuzz``; ``tools/fuzz.py --replay FILE``
replays it.
"""

import argparse
import json
import secrets
import sys
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # needed when this file runs as a script

from mousquetaires.engine.config import Setup, Table  # noqa: E402 (the path comes first)
from mousquetaires.engine.frames import Frame  # noqa: E402
from mousquetaires.engine.ids import ENDING_NAMES, NOT_OVER  # noqa: E402
from mousquetaires.engine.invariants import broken  # noqa: E402
from mousquetaires.engine.machine import Game  # noqa: E402
from mousquetaires.engine.prompts import PROMPTS  # noqa: E402
from mousquetaires.engine.record import apply_line  # noqa: E402
from mousquetaires.engine.rules.setup import (  # noqa: E402
    Root,
    empty_table,
    new_game,
)
from mousquetaires.engine.save_load import FRAME_KINDS, digest, dump, load  # noqa: E402
from mousquetaires.native import COMPILED, running  # noqa: E402
from tools.random_play import BOX, Input, late_game, put, some_input, some_setup, theme_for, written  # noqa: E402

FLOOR = 20  # how often each kind must occur in FLOOR * GAMES_EACH games
GAMES_EACH = 500
MOST_INPUTS = 5000  # five times the longest random games
SAVE_EVERY = 53
REPLAY_EVERY = 25
CHUNK = 20
FAILURES = ROOT / "build" / "fuzz"


class FuzzError(Exception):
    """Something that must never happen in a game."""


def counted_game(table: Table, start: Game | None, frames: Counter[str]) -> Game:
    """A game at its first prompt that counts all its frames, including those without a prompt.

    A compiled game cannot be observed: there only frames with a prompt or a roll are counted.
    """
    made = Game if running().kind == COMPILED else counting(frames)
    game = made(table, empty_table(table), Root()) if start is None else made(table, start.s, start.top)
    frames.update(frame.kind for frame in game.stack)
    game.advance()
    return game


def counting(frames: Counter[str]) -> type[Game]:
    """A subclass of Game that counts every frame."""

    class Watched(Game):
        def call(self, frame: Frame) -> int:
            frames[frame.kind] += 1
            return super().call(frame)

    return Watched


@dataclass
class Tally:
    """Counts of what has happened."""

    games: int = 0
    late: int = 0
    inputs: int = 0
    longest: int = 0
    last: int = 0  # a checksum of all final positions: equal on every engine
    tables: set[Setup] = field(default_factory=set)
    frames: Counter[str] = field(default_factory=Counter)
    prompts: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Add another tally to this one."""
        self.games += other.games
        self.late += other.late
        self.inputs += other.inputs
        self.longest = max(self.longest, other.longest)
        self.last ^= other.last
        self.tables |= other.tables
        self.frames += other.frames
        self.prompts += other.prompts
        self.endings += other.endings
        self.failures += other.failures

    def seldom(self, floor: int) -> list[str]:
        """The kinds that occurred less often than ``floor``."""
        frames = {} if running().kind == COMPILED else FRAME_KINDS
        groups = (("frame", frames, self.frames), ("prompt", PROMPTS, self.prompts))
        found = [f"{what} {kind}" for what, kinds, seen in groups for kind in kinds if seen[kind] < floor]
        return found + [f"ending {name}" for name in ENDING_NAMES[NOT_OVER + 1 :] if self.endings[name] < floor]


# --- one game ---------------------------------------------------------------------------------------


class FuzzGame:
    """One random game."""

    def __init__(self, seed: int, index: int) -> None:
        self.rng = Random(f"{seed}/{index}")
        self.index = index
        self.setup = some_setup(index, self.rng)
        self.table = Table(self.setup, BOX)
        self.start: dict[str, object] | None = None
        self.log: list[Input] = []

    def play(self, tally: Tally) -> None:
        """Play to the end. Raises an error if anything goes wrong."""
        start = None
        if self.index % 3 == 2:
            start = late_game(self.table, self.rng, theme_for(self.index // 3, self.setup))
            self.start = dump(start)
            tally.late += 1
        frames: Counter[str] = Counter()
        game = counted_game(self.table, start, frames)
        check(game)
        while not game.over:
            if game.asking:
                tally.prompts[game.prompt().kind] += 1
            self.step(game)
            if running().kind == COMPILED:
                frames.update(frame.kind for frame in game.stack[-1:])
        tally.frames += frames
        tally.last ^= int(digest(game), 16)
        tally.endings[ENDING_NAMES[game.s.ending]] += 1
        tally.inputs += len(self.log)
        tally.longest = max(tally.longest, len(self.log))
        if self.index % REPLAY_EVERY == 0 and digest(self.again()) != digest(game):
            raise FuzzError("played again, the same inputs lead elsewhere")

    def step(self, game: Game) -> None:
        """One input, followed by all checks."""
        what = some_input(game, self.rng)
        self.log.append(what)
        put(game, what)
        game.take_events()
        check(game)
        if len(self.log) % SAVE_EVERY == 0:
            check_saving(game)
        if len(self.log) > MOST_INPUTS:
            raise FuzzError(f"no end after {MOST_INPUTS} inputs")

    def again(self) -> Game:
        """The same game, replayed from its inputs."""
        game = new_game(self.table) if self.start is None else load(self.table, self.start)
        for at, what in enumerate(self.log):
            apply_line(game, written(what), at)
        return game

    def to_json(self, message: str) -> dict[str, object]:
        """Everything needed to reproduce the failure."""
        inputs = [written(what) for what in self.log]
        return {"message": message, "setup": self.setup.to_json(), "start": self.start, "inputs": inputs}


def check(game: Game) -> None:
    wrong = broken(game)
    if wrong:
        raise FuzzError("; ".join(wrong))


def check_saving(game: Game) -> None:
    """Check that saving, loading and cloning give the same game."""
    here = digest(game)
    if digest(load(game.table, dump(game))) != here:
        raise FuzzError("saved and loaded, it is another game")
    if digest(game.clone()) != here:
        raise FuzzError("its clone is another game")


def look(game: Game) -> None:
    """Compute everything that a player could be shown."""
    for seat in game.table.viewers:
        game.options(seat)
    if game.asking:
        game.prompt().sample(Random(0))
        game.prompt().default()


def play_some(seed: int, first: int, count: int) -> Tally:
    """Play ``count`` games from number ``first``, in a worker process."""
    tally = Tally()
    for index in range(first, first + count):
        match = FuzzGame(seed, index)
        tally.games += 1
        tally.tables.add(match.setup)
        try:
            match.play(tally)
        except Exception:  # any exception is evidence
            tally.failures.append(save_failure(match, seed))
    return tally


def save_failure(match: FuzzGame, seed: int) -> str:
    """Save a failed game. Returns its file and the error."""
    FAILURES.mkdir(parents=True, exist_ok=True)
    file = FAILURES / f"{seed}-{match.index}.json"
    lines = traceback.format_exc().splitlines()
    file.write_text(json.dumps(match.to_json(lines[-1]), indent=1) + "\n", encoding="utf-8")
    where = lines[-3].strip() if len(lines) > 2 else ""
    return f"{lines[-1]}\n  {where}\n  again: python tools/fuzz.py --replay {file.relative_to(ROOT)}"


# --- the run ------------------------------------------------------------------------------------------


def run(games: int, seed: int, jobs: int, console: Console) -> Tally:
    """Play all games in parallel, with a progress bar."""
    tally = Tally()
    with ProcessPoolExecutor(jobs) as pool, Progress(console=console) as bar:
        task = bar.add_task("games", total=games)
        chunks = [pool.submit(play_some, seed, first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
        for done in as_completed(chunks):
            part = done.result()
            tally.add(part)
            bar.advance(task, part.games)
    return tally


def report(tally: Tally, console: Console) -> None:
    """Print how often each kind occurred, and the counts."""
    grid = Grid("frame", "times", "prompt", "times", "ending", "times", title="what occurred")
    columns = [
        [(kind, tally.frames[kind]) for kind in FRAME_KINDS],
        [(kind, tally.prompts[kind]) for kind in PROMPTS],
        [(name, tally.endings[name]) for name in ENDING_NAMES[NOT_OVER + 1 :]],
    ]
    for row in range(max(len(column) for column in columns)):
        cells = [column[row] if row < len(column) else ("", "") for column in columns]
        grid.add_row(*(str(part) for cell in cells for part in cell))
    console.print(grid)
    console.print(
        f"{tally.games} games ({tally.late} from late positions), {tally.inputs} inputs, "
        f"{len(tally.tables)} different tables; the longest game took {tally.longest} inputs"
    )
    console.print(f"engine: {running().kind}; the last positions come to {tally.last:032x}")


def replay(file: Path) -> int:
    """Replay a failed game, input by input, until it fails."""
    kept = json.loads(file.read_text(encoding="utf-8"))
    table = Table(Setup.from_json(kept["setup"]), BOX)
    game = new_game(table) if kept["start"] is None else load(table, kept["start"])
    print(f"It failed with: {kept['message']}")
    for at, line in enumerate(kept["inputs"]):
        if at >= len(kept["inputs"]) - 5:
            print(f"{at:5} {line:40} {game.stack}")
        apply_line(game, line, at)
        wrong = broken(game)
        if wrong:
            print(f"After input {at}, {line!r}: {'; '.join(wrong)}")
            return 1
        check_saving(game)
        look(game)
    print(f"All {len(kept['inputs'])} inputs were played; nothing went wrong.")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="how many")
    parser.add_argument("--seed", type=int, help="the same seed gives the same games; a fresh one if none is given")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--floor", type=int, help="how often each frame, prompt and ending has to occur")
    parser.add_argument("--replay", type=Path, help="play a failed game again")
    given = parser.parse_args()
    if given.replay:
        return replay(given.replay)
    if given.games < 1 or given.jobs < 1:
        parser.error("--games and --jobs start at 1")
    seed = secrets.randbits(31) if given.seed is None else given.seed
    floor = min(FLOOR, given.games // GAMES_EACH) if given.floor is None else given.floor
    console = Console()
    console.print(f"seed {seed}")
    tally = run(given.games, seed, given.jobs, console)
    report(tally, console)
    failed = verdict(tally, floor, console)
    if failed:
        console.print(f"To repeat it: make fuzz GAMES={given.games} SEED={seed}")
    return failed


def verdict(tally: Tally, floor: int, console: Console) -> int:
    """0 if no game failed and every kind occurred often enough."""
    for failure in tally.failures[:10]:
        console.print(f"FAILED {failure}", markup=False, soft_wrap=True)
    if tally.failures:
        console.print(f"{len(tally.failures)} of {tally.games} games failed.")
    seldom = tally.seldom(floor)
    if seldom:
        console.print(f"Fewer than {floor} times: {', '.join(seldom)}", soft_wrap=True)
    return 1 if tally.failures or seldom else 0


if __name__ == "__main__":
    sys.exit(main())
