"""Makes the records of lessons from the recipes in their notes: ``python -m tools.make_lessons [NAME ...]``.

A recipe (``[recipe]`` in ``src/mousquetaires/lessons/files/NAME.toml``) has the set-up, the inputs of all seats up to
the lesson's first position, what the other seats answer after it, and the random outcomes for each purpose, from the
deal on. Outcomes that it does not name come from a fixed seed. The player's moves are those of the steps. Run it again
after a change of the notes, the rules or the box; ``mousquetaires lesson check`` says what does not fit any more.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

from mousquetaires.data import load
from mousquetaires.engine.chance import PURPOSE_NAMES, Seed
from mousquetaires.engine.config import Setup, musketeer_players, usual_heroes
from mousquetaires.engine.ids import HERO_NAMES
from mousquetaires.engine.notation import outcome_text, parse, parse_outcome, to_text
from mousquetaires.engine.record import Session
from mousquetaires.engine.record_start import RecordStart
from mousquetaires.lessons import lesson_files
from mousquetaires.lessons.notes import Notes, Step, parse_notes

FOLDER: Final = Path(lesson_files.__file__).parent / lesson_files.FOLDER
SEED: Final = Seed(b"the dice of our lessons".ljust(32, b"."))
SOURCE: Final = "lesson:"


class LessonRecord:
    """A game that is played by a recipe."""

    def __init__(self, notes: Notes) -> None:
        self.notes = notes
        self.recipe: dict[str, Any] = notes.recipe
        self.session = Session(_setup(self.recipe["setup"]), load(), None)
        self.chance: dict[str, list[str]] = {name: list(all_) for name, all_ in self.recipe["chance"].items()}
        self.answers = list(self.recipe.get("answers", []))
        self.outcomes: list[str] = []  # dice as the recipe names them: another number of dice may be rolled

    def made(self) -> dict[str, object]:
        """The record: to the start, through all steps, and the last answers."""
        self.roll()
        for line in self.recipe["inputs"]:
            self.act(*_seat_and_action(line))
        started = len(self.session.inputs)
        self.outcomes = []
        for step in self.notes.moves:
            for move in step.plays or (self.move(step),):
                self.let_others_answer()
                self.act(self.session.game.prompt().first_seat, self.fitting(step, move))
        while self.answers:
            self.act(*_seat_and_action(self.answers.pop(0)))
        record = {**self.session.to_json(), "version": 2, "checkpoints": []}
        start = RecordStart(started, tuple(self.outcomes), SOURCE + self.notes.name)
        return {**record, "start": start.to_json()}

    def move(self, step: Step) -> str:
        """The player's move: the recipe's, or the first one that the step names."""
        return str(self.recipe.get("moves", {}).get(step.name, step.moves[0]))

    def fitting(self, step: Step, named: str) -> str:
        """The move that is named, or for a pattern, one that fits it."""
        if "*" not in named:
            return named
        prompt = self.session.game.prompt()
        listed = prompt.options() or [prompt.default()]
        return next(text for text in map(to_text, listed) if step.allows(text))

    def let_others_answer(self) -> None:
        while not any(seat in self.notes.seats for seat in self.session.game.prompt().asked):
            prompt = self.session.game.prompt()
            default = f"{prompt.first_seat} {to_text(prompt.default())}"
            self.act(*_seat_and_action(self.answers.pop(0) if self.answers else default))

    def act(self, seat: int, action: str) -> None:
        self.session.act(seat, parse(action))
        self.roll()

    def roll(self) -> None:
        """The recipe's outcomes, then those of the seed."""
        game = self.session.game
        while game.rolling:
            due = game.chance()
            named = self.chance.get(PURPOSE_NAMES[due.purpose])
            fallback = outcome_text(due.purpose, SEED.answer(due, game.s.rolls[due.purpose], 0))
            text = named.pop(0) if named else fallback
            self.outcomes.append(f"{PURPOSE_NAMES[due.purpose]} {text}")
            self.session.land(parse_outcome(due.purpose, text[: due.dice] if due.dice else text))


def _setup(made: dict[str, Any]) -> Setup:
    milady = made.get("milady", True)
    run = usual_heroes(musketeer_players(made["players"], milady))
    heroes = [[HERO_NAMES[hero] for hero in one] for one in run]
    # Lessons have no hourglass.
    rest = {"variants": [], "bastille_must_win": False, "rochefort_one_wound": False, "hourglass": False}
    return Setup.from_json({"milady": milady, "heroes": heroes, **rest, **made})


def _seat_and_action(line: str) -> tuple[int, str]:
    seat, _, action = line.partition(" ")
    return int(seat), action


def main(names: list[str]) -> None:
    for path in sorted(FOLDER.glob("*.toml")):
        if names and path.stem not in names:
            continue
        record = LessonRecord(parse_notes(path.stem, path.read_text("utf-8"))).made()
        path.with_suffix(".json").write_text(json.dumps(record, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
