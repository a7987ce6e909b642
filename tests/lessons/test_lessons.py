"""Our lessons play through; broken ones are found, with the name of the step."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mousquetaires.cli import run
from mousquetaires.data import load
from mousquetaires.engine.components import Components
from mousquetaires.engine.notation import to_text
from mousquetaires.lessons import Lesson, lesson_files, lesson_names, problems, read_lesson
from mousquetaires.lessons.notes import EXERCISE, LESSON
from mousquetaires.lessons.play_through import PlayThrough
from mousquetaires.lessons.script import OTHER, VERB_RULES
from tools.make_lessons import FOLDER, LessonRecord

BOX = load()
NAME = "rochefort_interrupts"
QUESTIONS = Path(__file__).parents[2] / "docs" / "lessons.md"
Broken = Callable[[str], str]


@pytest.mark.parametrize("name", lesson_names())
def test_a_lesson_plays_through_by_every_move_that_it_allows(name: str) -> None:
    assert problems(read_lesson(name, BOX), BOX) == []


@pytest.mark.parametrize("name", lesson_names())
def test_a_record_is_what_its_recipe_makes(name: str) -> None:
    notes = read_lesson(name, BOX).notes
    stored = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    assert LessonRecord(notes).made() == {**stored, "components": BOX.digest}


def test_there_are_two_first_games_and_twelve_exercises() -> None:
    kinds = [read_lesson(name, BOX).notes.kind for name in lesson_names()]
    assert kinds == [LESSON] * 2 + [EXERCISE] * 12


def test_each_of_the_ten_questions_names_the_steps_that_answer_it() -> None:
    rows = [row.split("|") for row in QUESTIONS.read_text("utf-8").splitlines() if row.count("|") == 4]
    shown = [name for row in rows[2:] for name in row[3].strip().split(", ")]
    assert len(rows) == 12  # with the heading
    assert set(shown) <= {step.name for step in read_lesson("first_turn", BOX).notes.steps}


def test_every_kind_of_move_names_a_rule() -> None:
    rules = (Path(lesson_files.__file__).parents[1] / "data" / "rules.toml").read_text("utf-8")
    assert [rule for rule in VERB_RULES.values() if f'"{rule}"' not in rules] == []


@pytest.mark.parametrize("name", lesson_names())
def test_a_wrong_move_at_each_step_is_explained_by_a_rule_and_changes_nothing(name: str) -> None:
    lesson = read_lesson(name, BOX)
    explained = WrongMoves(lesson, BOX)
    explained.play()
    assert explained.steps == [step.name for step in lesson.notes.moves]


class WrongMoves(PlayThrough):
    """Tries, before each step, every listed move that it does not allow."""

    def __init__(self, lesson: Lesson, components: Components) -> None:
        self.steps: list[str] = []
        self.reasons: dict[tuple[str, str], tuple[str, str]] = {}  # the rule and the text, by step and move
        super().__init__(lesson, components)

    def let_others_answer(self, step: str) -> None:
        super().let_others_answer(step)
        self.steps.append(step)
        due = self.script.step(self.session)
        assert due is not None
        prompt, before = self.session.game.prompt(), list(self.session.inputs)
        for action in prompt.options():
            text = to_text(action)
            reason = self.script.refusal(self.session, prompt.first_seat, action, text)
            assert (reason is None) == due.allows(text), text
            if reason is not None:
                assert reason.key != f"reason-lesson-{OTHER}", text
                self.reasons[step, text] = (reason.rule, reason.key)
        assert self.session.inputs == before


# A lesson, its step, a move that is wrong there, the rule, and the text without "reason-lesson-".
# fmt: off
WRONG = (
    ("first_turn", "duel", "draw", "ACT-1", "draw"),
    ("first_turn", "duel", "move richelieu", "RIC-3", "to-richelieu"),
    ("first_turn", "stop", "reinforce combat", "ACT-5", "keep-cards"),
    ("first_turn", "stop", "draw", "MUS-2", "stop-early"),
    ("first_turn", "further", "back", "INN-7", "back"),
    ("first_turn", "sacrifice", "pass", "SIEGE-5", "pass"),
    ("siege_and_sacrifice", "first", "reinforce double", "SIEGE-3", "single-first"),
    ("siege_and_sacrifice", "second", "reinforce combat", "SIEGE-3", "double-now"),
    ("richelieus_gamble", "kitty", "move richelieu", "RIC-3", "to-richelieu"),
    ("richelieus_gamble", "kitty", "reinforce combat", "ACT-5", "reinforce"),
    ("first_scheme", "paris", "paris duels", "SETUP-3", "paris"),
    ("first_scheme", "victim", "name athos", "MIL-4", "name"),
    ("first_scheme", "search", "search prison", "RIC-1", "search"),
    ("duel_with_toledo_sword", "buy", "buy pistol", "ARM-1", "buy"),
    ("duel_with_toledo_sword", "enough", "buy pistol", "ARM-1", "buy-enough"),
    ("duel_with_toledo_sword", "blade", "blade lily", "DUEL-18", "blade"),
    ("duel_with_toledo_sword", "blade", "pass", "DUEL-18", "pass"),
    ("challenge_with_epic_tokens", "epic", "spend 0", "ENG-2", "spend"),
    ("paths_of_the_inn", "turn_up", "end", "INN-5", "look-first"),
    ("paths_of_the_inn", "rooms", "space 3", "INN-5", "space"),
    ("one_for_all_in_time", "time", "pass", "ONE-2", "pass"),
)
# fmt: on


@pytest.mark.parametrize(("name", "step", "move", "rule", "text"), WRONG)
def test_a_wrong_move_is_explained_by_what_it_would_do_there(
    name: str, step: str, move: str, rule: str, text: str
) -> None:
    tried = WrongMoves(read_lesson(name, BOX), BOX)
    tried.play()
    assert tried.reasons[step, move] == (rule, f"reason-lesson-{text}")


# --- broken lessons -----------------------------------------------------------------------------------


def replaced(old: str, new: str) -> Broken:
    def broken(text: str) -> str:
        assert old in text, old
        return text.replace(old, new, 1)

    return broken


def with_record(change: Callable[[dict[str, Any]], None]) -> Broken:
    def broken(text: str) -> str:
        made = json.loads(text)
        change(made)
        return json.dumps(made)

    return broken


def without_last_input(made: dict[str, Any]) -> None:
    made["inputs"].pop()


def without_dice(made: dict[str, Any]) -> None:
    made["start"]["chance"] = [one for one in made["start"]["chance"] if not one.startswith("duel_red")]


def with_wrong_opening(made: dict[str, Any]) -> None:
    made["inputs"] = [line.replace("0 go louvre", "0 go bastille") for line in made["inputs"]]


EXPLAINED = 'moves = ["skill 4"]\nwrong = [{ move = "skill 0", rule = "CHAL-99", text = "reason-lesson-skill" }]'
OTHER_DUEL = '"challenge panache", "duel brisemont"'
# what is broken, the file, how, and the step that is named
# fmt: off
BROKEN = {
    "not TOML": (".toml", replaced('kind = "exercise"', "kind = exercise"), ""),
    "a field that does not exist": (".toml", replaced('at = "mission louvre"', 'where = "louvre"'), "challenge"),
    "a place that does not exist": (".toml", replaced('at = "mission louvre"', 'at = "cathedral"'), "challenge"),
    "a text that does not exist": (".toml", replaced('name = "resume"', 'name = "carry_on"'), "carry_on"),
    "another move than in the record": (".toml", replaced("challenge panache", "duel brisemont"), "challenge"),
    "a move too many": (".toml", replaced('moves = ["skill 4"]\n', ""), "duel"),
    "a step without a move in the record": (".json", with_record(without_last_input), "resume"),
    "dice that are not fixed": (".json", with_record(without_dice), "resume"),
    "a first position that is not reached": (".json", with_record(with_wrong_opening), ""),
    "a goal that is not reached": (".toml", replaced("rochefort_fled porthos", "rochefort_fled athos"), "resume"),
    "a move that leads nowhere": (".toml", replaced('"challenge panache"', OTHER_DUEL), "resume"),
    "an unknown rule": (".toml", replaced('moves = ["skill 4"]', EXPLAINED), "resume"),
}
# fmt: on


def copied(folder: Path, suffix: str, broken: Broken) -> Path:
    for ending in (".toml", ".json"):
        shutil.copy(FOLDER / f"{NAME}{ending}", folder)
    file = folder / f"{NAME}{suffix}"
    file.write_text(broken(file.read_text("utf-8")), "utf-8")
    return folder / f"{NAME}.toml"


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_lesson_is_found_with_the_name_of_its_step(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    suffix, broken, step = BROKEN[what]
    notes = copied(tmp_path, suffix, broken)
    assert run(["lesson", "check", str(notes)]) == 1
    lines = capsys.readouterr().out.splitlines()
    where = f"{NAME}, {step}: " if step else f"{NAME}: "
    assert [line for line in lines if line.startswith(where)] != [], lines


def test_a_lesson_of_ones_own_needs_no_code(tmp_path: Path) -> None:
    notes = copied(tmp_path, ".toml", lambda text: text)
    assert run(["lesson", "check", str(notes)]) == 0


def test_all_lessons_are_listed_and_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lesson", "list", "--lang", "fr"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(lesson_names())
    assert run(["lesson", "check"]) == 0
