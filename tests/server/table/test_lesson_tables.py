"""Tables at which a lesson is played: what a step allows, what the others do, back, resumed, and the game after it."""

import json

import pytest

from mousquetaires.data import load
from mousquetaires.engine.notation import to_text
from mousquetaires.engine.record_replay import verify
from mousquetaires.engine.save_load import digest
from mousquetaires.lessons import Lesson, lesson_names, read_lesson
from mousquetaires.server.refusals import Denied
from mousquetaires.server.table.entries import AnyEntry, Came, Opened, Sat, decode, encode
from mousquetaires.server.table.entry_effects import apply_entry, fold
from mousquetaires.server.table.game_commands import Act, Begin, MoveBot, Undo
from mousquetaires.server.table.lesson_options import lesson_options
from mousquetaires.server.table.state import TableState
from mousquetaires.server.table.table_info import table_info
from mousquetaires.server.table.views import hello
from tests.server.steps import does

BOX = load()
LEARNER = 1  # the person


class LessonTable:
    """One lesson at one table, with its log."""

    def __init__(self, name: str) -> None:
        self.lesson: Lesson = read_lesson(name, BOX)
        seats = list(self.lesson.notes.seats)
        self.state = TableState("lesson", BOX, b"its own secret")
        self.log: list[AnyEntry] = [
            Opened(at=0, by=LEARNER, agreed=lesson_options(self.lesson, BOX, 120)),
            Came(at=0, by=LEARNER, nickname="Constance"),
            Sat(at=0, by=LEARNER, seats=seats, nonce=""),
        ]
        for entry in self.log:
            apply_entry(self.state, entry)
        self.log.append(does(self.state, Begin(), LEARNER))

    def moves(self) -> list[tuple[int, str]]:
        (seat,) = self.lesson.notes.seats
        return [(seat, move) for move in self.lesson.own_moves]

    def steps(self) -> int:
        """How many steps with moves are done."""
        progress = self.state.lesson_progress()
        assert progress is not None
        return progress.step

    def others_answer(self) -> None:
        """The server's bots, as long as the script answers for them."""
        while (turn := self.state.bot_turn()) is not None:
            action = self.state.scripted_answer()
            if action is None:
                return
            self.log.append(does(self.state, MoveBot(turn, action)))

    def act(self, seat: int, move: str) -> None:
        self.others_answer()
        self.log.append(does(self.state, Act("mark", self.state.asked, move), LEARNER, seat))

    def play(self) -> None:
        for seat, move in self.moves():
            self.act(seat, move)
        self.others_answer()


@pytest.mark.parametrize("name", lesson_names())
def test_a_lesson_is_played_at_a_table_as_in_its_record_and_read_again_from_its_log(name: str) -> None:
    table = LessonTable(name)
    table.play()
    assert table.state.session is not None
    assert table.state.session.inputs[: len(table.lesson.parts.inputs)] == table.lesson.parts.inputs
    assert table.steps() == len(table.lesson.notes.moves)
    again = TableState("lesson", BOX, b"its own secret")
    for entry in table.log:
        fold(again, decode(encode(entry)))
    assert digest(again.game) == digest(table.state.game)
    assert again.lesson == table.state.lesson
    record = json.loads(json.dumps(table.state.session.to_json()))
    assert verify(record, BOX).to_json() == record


def test_a_move_that_the_step_does_not_allow_is_refused_by_a_rule_and_nothing_has_changed() -> None:
    table = LessonTable("first_turn")
    table.act(1, "turn dartagnan")
    before = digest(table.state.game)
    for move, rule, key in (("draw", "ACT-1", "reason-lesson-draw"), ("duel lubin", "ACT-7", "reason-lesson-duel")):
        with pytest.raises(Denied) as refused:
            table.act(1, move)
        assert (refused.value.rule, refused.value.key) == (rule, key)
    with pytest.raises(Denied) as refused:  # the engine's own refusals stay as they are
        table.act(1, "challenge gallantry")
    assert not refused.value.key.startswith("reason-lesson")
    assert digest(table.state.game) == before
    table.act(1, "duel henchman")


def test_back_takes_a_step_back_and_the_same_dice_come_again() -> None:
    table = LessonTable("first_turn")
    for seat, move in table.moves()[:3]:
        table.act(seat, move)
    assert table.state.session is not None
    rolled = [line for line in table.state.session.inputs if line.startswith("* duel")]
    table.log.append(does(table.state, Undo("mark", table.state.asked, ask=True), LEARNER, 1))
    assert table.steps() == 2
    table.act(1, table.moves()[2][1])
    standing = [table.state.session.inputs[index] for index in table.state.session.line]
    assert [line for line in standing if line.startswith("* duel")] == rolled


def test_after_the_last_step_everything_is_allowed_and_the_bot_decides() -> None:
    table = LessonTable("first_turn")
    table.play()
    assert table.state.scripted_answer() is None
    assert table.state.seat_to_move() == 1
    options = [to_text(action) for action in table.state.game.prompt().options()]
    table.act(1, options[-1])
    assert table.steps() == len(table.lesson.notes.moves)


def test_viewers_know_how_far_it_is_but_not_what_the_others_will_do() -> None:
    table = LessonTable("first_turn")
    sent = hello(table.state, 1, LEARNER, [], 0)
    assert sent["lesson"] == {"steps": 0, "tries": 0, "miss": None}
    text = repr(sent)
    assert "go quest" not in text
    assert table_info(table.state)["start"] == {
        "source": "lesson:first_turn",
        "inputs": len(table.lesson.opening),
        "dice": "fixed",
    }


def test_after_a_missed_task_all_moves_are_refused_with_its_reason_until_one_is_undone() -> None:
    table = LessonTable("rochefort_interrupts")
    table.act(1, "challenge panache")
    table.act(1, "cards 0 0")
    sent = hello(table.state, 1, LEARNER, [], 0)["lesson"]
    miss = {"rule": "ROCH-5", "key": "lesson-rochefort-interrupts-miss-stood", "values": {}}
    assert sent == {"steps": 0, "tries": 2, "miss": miss}
    with pytest.raises(Denied) as refused:
        table.act(1, "challenge panache")
    assert (refused.value.rule, refused.value.key) == (miss["rule"], miss["key"])
    table.log.append(does(table.state, Undo("mark", table.state.asked, ask=True), LEARNER, 1))
    table.act(1, "cards 3 0")
    table.act(1, "skill 4")
    assert table.steps() == 1


def test_the_others_wait_after_a_missed_task() -> None:
    table = LessonTable("timing_treachery")
    table.act(0, "go paris")
    table.act(0, "take")
    assert table.state.seat_to_move() == 1
    assert table.state.bot_turn() is None
