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
from mousquetaires.engine.notation import parse
from mousquetaires.engine.reasons import Reason
from mousquetaires.i18n import languages, texts
from mousquetaires.i18n.sentences import action_text
from mousquetaires.lessons import Lesson, lesson_files, lesson_names, problems, read_lesson, task_check
from mousquetaires.lessons.notes import EXERCISE, LESSON
from mousquetaires.lessons.play_through import PlayThrough
from mousquetaires.lessons.script import OTHER, VERB_RULES
from tools.make_lessons import FOLDER, LessonRecord

BOX = load()
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
    """Tries, before each step, every listed move that it does not allow, and answers of several parts."""

    def __init__(self, lesson: Lesson, components: Components) -> None:
        self.steps: list[str] = []
        self.reasons: dict[tuple[str, str], tuple[str, str]] = {}  # the rule and the text, by step and move
        super().__init__(lesson, components)

    def let_others_answer(self, step: str) -> None:
        super().let_others_answer(step)
        due = self.script.step(self.session)
        if due is None:
            return
        self.steps += [step] * (step not in self.steps)
        before = list(self.session.inputs)
        for text in (*self.possible(), *COMPOSED.get((self.lesson.notes.name, step), ())):
            reason = self.reason(text)
            assert (reason is None) == (due.allows(text) and self.is_legal(text)), text
            if reason is not None:
                assert reason.rule
                assert reason.key != f"reason-lesson-{OTHER}", text
                self.reasons[step, text] = (reason.rule, reason.key)
        assert self.session.inputs == before

    def reason(self, text: str) -> Reason | None:
        action, seat = parse(text), self.session.game.prompt().first_seat
        own = self.script.refusal(self.session, seat, action, text)
        return own or self.session.game.refusal(seat, action)

    def is_legal(self, text: str) -> bool:
        return self.session.game.refusal(self.session.game.prompt().first_seat, parse(text)) is None


PRESENT = "assign decoy,decoy,decoy,two,two,three,three,four,decoy,two,three,four"
LAST_DECOY = "assign two,three,four,decoy,decoy,two,three,three,decoy,decoy,four,two"
ALL_GUARDS = "assign two,three,four,two,two,three,three,four,three,three,two,snare"
# Wrong answers of several parts: what the rules forbid, and what the step does not allow.
COMPOSED = {
    ("first_scheme", "tokens"): [ALL_GUARDS],
    ("first_scheme", "guards"): ["lay henchman -", "lay henchman,boisrenard beggars"],
    ("first_scheme", "louvre"): ["lay cahusac,vitray -", "lay lubin thief"],
    ("tokens_of_the_inn", "tokens"): [ALL_GUARDS, PRESENT, LAST_DECOY],
    ("exact_strength", "task"): ["lay henchman -", "lay cavois,jussac beggars"],
    ("trade_first", "task"): ["offer give=- want=- gear=- for=-"],
}


# A lesson, its step, a move that is wrong there, the rule, and the text without "reason-lesson-".
# fmt: off
WRONG = (
    ("first_turn", "duel", "draw", "ACT-1", "draw"),
    ("first_turn", "duel", "move richelieu", "RIC-3", "to-richelieu"),
    ("first_turn", "stop", "reinforce combat", "ACT-5", "keep-cards"),
    ("first_turn", "stop", "draw", "MUS-2", "stop-early"),
    ("first_turn", "further", "back", "INN-7", "back"),
    ("first_turn", "sacrifice", "pass", "SIEGE-5", "pass"),
    ("first_scheme", "paris", "paris duels", "SETUP-3", "paris"),
    ("first_scheme", "victim", "name athos", "MIL-4", "name"),
    ("first_scheme", "search", "search prison", "RIC-1", "search"),
    ("first_scheme", "guards", "lay henchman,boisrenard beggars", "FORCE-1", "lay"),
    ("first_scheme", "louvre", "lay lubin thief", "FORCE-1", "lay"),
    ("tokens_of_the_inn", "tokens", PRESENT, "INN-6", "path-present"),
    ("tokens_of_the_inn", "tokens", LAST_DECOY, "INN-6", "path-end"),
)
# fmt: on


@pytest.mark.parametrize(("name", "step", "move", "rule", "text"), WRONG)
def test_a_wrong_move_is_explained_by_what_it_would_do_there(
    name: str, step: str, move: str, rule: str, text: str
) -> None:
    tried = WrongMoves(read_lesson(name, BOX), BOX)
    tried.play()
    assert tried.reasons[step, move] == (rule, f"reason-lesson-{text}")


# --- tasks ----------------------------------------------------------------------------------------


TASKS = [(name, step.name) for name in lesson_names() for step in read_lesson(name, BOX).notes.steps if step.until]


def test_every_exercise_has_something_to_decide() -> None:
    exercises = [read_lesson(name, BOX).notes for name in lesson_names()]
    closed = [one.name for one in exercises if one.kind == EXERCISE and (one.name, "task") not in TASKS]
    assert closed == ["tokens_of_the_inn"]  # any tokens may be laid, but for two mistakes


@pytest.mark.parametrize(("name", "step"), TASKS)
def test_the_text_of_a_task_does_not_name_the_moves_that_solve_it(name: str, step: str) -> None:
    notes = read_lesson(name, BOX).notes
    plays = next(one.plays for one in notes.steps if one.name == step)
    for language in languages():
        said = texts(language)
        task = said.say(notes.text_key(step)).lower()
        named = [move for move in plays if action_text(said, parse(move)).lower() in task]
        assert len(named) < len(plays), (language, named)


def test_a_task_needs_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(task_check, "FEWEST_CHOICES", 99)
    found = problems(read_lesson("one_for_all_in_time", BOX), BOX)
    assert [(one.step, one.key, one.values) for one in found] == [("task", "lesson-problem-choice", {"n": 3})]


# --- broken lessons -----------------------------------------------------------------------------------


def replaced(old: str, new: str) -> Broken:
    def broken(text: str) -> str:
        assert old in text, old
        return text.replace(old, new, 1)

    return broken


def without(first: str, after: str) -> Broken:
    """Without the part from one text up to another."""

    def broken(text: str) -> str:
        at = text.index(first)
        return text[:at] + text[text.index(after, at) :]

    return broken


def with_record(change: Callable[[dict[str, Any]], None]) -> Broken:
    def broken(text: str) -> str:
        made = json.loads(text)
        change(made)
        return json.dumps(made)

    return broken


def without_last_move(made: dict[str, Any]) -> None:
    made["inputs"].remove("1 sacrifice")


def without_dice(made: dict[str, Any]) -> None:
    made["start"]["chance"] = [one for one in made["start"]["chance"] if not one.startswith("duel_red")]


def with_wrong_opening(made: dict[str, Any]) -> None:
    made["inputs"] = [line.replace("0 go quest", "0 go bastille") for line in made["inputs"]]


TURN, ROCHEFORT, HIDE = "first_turn", "rochefort_interrupts", "where_to_hide"
ENDED = '[[step.miss]]\nevent = "turn_ended'
# what is broken, the lesson, its file, how, and the step that is named
# fmt: off
BROKEN = {
    "not TOML": (TURN, ".toml", replaced('kind = "lesson"', "kind = lesson"), ""),
    "a field that does not exist": (TURN, ".toml", replaced('at = "mission louvre"', 'where = "louvre"'), "challenge"),
    "a place that does not exist": (TURN, ".toml", replaced('at = "mission louvre"', 'at = "cathedral"'), "challenge"),
    "a text that does not exist": (TURN, ".toml", replaced('name = "resume"', 'name = "carry_on"'), "carry_on"),
    "another move than in the record": (TURN, ".toml", replaced("challenge panache", "duel brisemont"), "challenge"),
    "a move too many": (TURN, ".toml", replaced('moves = ["skill 3"]\n', ""), "aramis"),
    "a step without a move in the record": (TURN, ".json", with_record(without_last_move), "sacrifice"),
    "dice that are not fixed": (TURN, ".json", with_record(without_dice), "move"),
    "a first position that is not reached": (TURN, ".json", with_record(with_wrong_opening), ""),
    "a goal that is not reached": (TURN, ".toml", replaced('"rochefort_fled"', '"rochefort_fell"'), "sacrifice"),
    "a move that leads nowhere": (
        TURN, ".toml", replaced('"challenge panache"', '"challenge panache", "duel brisemont"'), "skill",
    ),
    "an unknown rule": (TURN, ".toml", replaced('"MUS-2"', '"MUS-99"'), "stop"),
    "a task that is not solved": (ROCHEFORT, ".toml", replaced('until = ["rochefort_fled', 'until = ["fell'), "task"),
    "a miss that does not happen": (
        ROCHEFORT, ".toml", replaced("rochefort_stood porthos", "rochefort_stood athos"), "task",
    ),
    "a task that cannot be missed": (HIDE, ".toml", without("[[step.miss]]", "[recipe]"), "task"),
    "a task that does not end": ("richelieus_gamble", ".toml", without(ENDED, "[recipe]"), "task"),
    "a miss of a step that is no task": (
        TURN, ".toml", replaced('moves = ["skill 3"]', 'moves = ["skill 3"]\nplays = ["skill 3"]'), "skill",
    ),
}
# fmt: on


def copied(folder: Path, name: str, suffix: str, broken: Broken) -> Path:
    for ending in (".toml", ".json"):
        shutil.copy(FOLDER / f"{name}{ending}", folder)
    file = folder / f"{name}{suffix}"
    file.write_text(broken(file.read_text("utf-8")), "utf-8")
    return folder / f"{name}.toml"


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_lesson_is_found_with_the_name_of_its_step(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name, suffix, broken, step = BROKEN[what]
    notes = copied(tmp_path, name, suffix, broken)
    assert run(["lesson", "check", str(notes)]) == 1
    lines = capsys.readouterr().out.splitlines()
    where = f"{name}, {step}: " if step else f"{name}: "
    assert [line for line in lines if line.startswith(where)] != [], lines


def test_a_lesson_of_ones_own_needs_no_code(tmp_path: Path) -> None:
    notes = copied(tmp_path, ROCHEFORT, ".toml", lambda text: text)
    assert run(["lesson", "check", str(notes)]) == 0


def test_all_lessons_are_listed_and_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lesson", "list", "--lang", "fr"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(lesson_names())
    assert run(["lesson", "check"]) == 0
