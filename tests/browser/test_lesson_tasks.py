"""Lessons in the browser: tasks that are missed, wrong answers of several parts, leaving at each step, playing on."""

from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.clicker import Clicker
from tests.browser.lesson_player import BAR, MISSED, OVER, Input, LessonPlayer
from tests.browser.people import LANGUAGES, barriers, cut_off, somebody, without_text
from tests.seeds import SOAK
from tests.server.served import Served

# A lesson, its step, an answer of several parts that is wrong there, and its rule.
PRESENT: Final = "assign decoy,decoy,decoy,two,two,three,three,four,decoy,two,three,four"
LAST_DECOY: Final = "assign two,three,four,decoy,decoy,two,three,three,decoy,decoy,four,two"
COMPOSED: Final[tuple[tuple[str, str, str, str, Input, str], ...]] = (
    ("first_scheme", "guards", "lay henchman,boisrenard beggars", "FORCE-1", "mouse", "fr"),
    ("first_scheme", "louvre", "lay lubin thief", "FORCE-1", "phone", "de"),
    ("tokens_of_the_inn", "tokens", PRESENT, "INN-6", "keyboard", "it"),
    ("tokens_of_the_inn", "tokens", LAST_DECOY, "INN-6", "phone", "en"),
)
# A task that is missed in different ways: which of its misses, how it is played, and the language.
MISSES: Final[tuple[tuple[str, int, Input, str], ...]] = (
    ("siege_and_sacrifice", 2, "mouse", "en"),
    ("richelieus_gamble", 0, "phone", "pl"),
    ("one_for_all_in_time", 0, "keyboard", "de"),
    ("timing_treachery", 2, "phone", "fr"),
    ("exact_strength", 1, "mouse", "it"),
)
MOVES_AFTER: Final = 12


@pytest.mark.parametrize(("name", "step", "move", "rule", "input_", "language"), COMPOSED)
def test_a_wrong_answer_of_several_parts_is_explained_and_can_be_corrected(
    browser: Browser, served: Served, name: str, step: str, move: str, rule: str, input_: Input, language: str
) -> None:
    with somebody(browser, served.url, language=language, phone=input_ == "phone") as ann:
        player = LessonPlayer(ann, name, input_)
        player.start()
        while player.step() != step:
            player.play(1)
        player.answer(move)
        explained = ann.page.locator("[role=alert]")
        expect(explained.get_by_role("link", name=rule)).to_be_visible()
        assert player.step() == step
        assert [*barriers(ann.page), *without_text(ann.page)] == []
        explained.get_by_role("button").click()
        player.take_apart()
        player.play(1)
        assert player.step() != step


@pytest.mark.parametrize(("name", "miss", "input_", "language"), MISSES)
def test_a_missed_task_says_what_it_cost_and_can_be_tried_again(
    browser: Browser, served: Served, name: str, miss: int, input_: Input, language: str
) -> None:
    with somebody(browser, served.url, language=language, phone=input_ == "phone") as ann:
        player = LessonPlayer(ann, name, input_)
        player.start()
        task = next(one for one in player.lesson.notes.steps if one.until)
        while player.step() != task.name:
            player.play(1)
        missed = task.miss[miss]
        player.miss(missed.moves)
        panel = ann.page.locator(MISSED)
        expect(panel.get_by_role("link", name=missed.rule)).to_be_visible()
        assert [*barriers(ann.page), *cut_off(ann.page), *without_text(ann.page)] == []
        player.press(panel.locator("[data-lesson=retry]"))
        ann.page.wait_for_selector(f"{BAR}[data-tries='0']")
        expect(panel).to_have_count(0)
        player.play()
        expect(ann.page.locator(OVER)).to_be_visible()


def test_the_last_move_of_a_missed_task_can_be_undone(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        player = LessonPlayer(ann, "trade_first", "mouse")
        player.start()
        player.step()
        player.miss(["move louvre", "draw", "draw"])
        ann.page.locator("[data-lesson=undo]").click()
        ann.page.wait_for_selector(f"{BAR}[data-tries='2']")
        expect(ann.page.locator(MISSED)).to_have_count(0)
        ann.page.locator("[data-lesson=back]").click()
        ann.page.wait_for_selector(f"{BAR}[data-tries='1']")
        for tries, move in enumerate(player.lesson.notes.steps[0].plays[1:], 1):
            ann.page.wait_for_selector(f"{BAR}[data-tries='{tries}']")
            player.when_asked(move)
        expect(ann.page.locator(OVER)).to_be_visible()


def test_an_offer_that_is_declined_costs_an_action_and_the_task_goes_on(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url, language="it") as ann:
        player = LessonPlayer(ann, "trade_first", "mouse")
        player.start()
        player.step()
        player.miss(["move louvre", "trade porthos", "offer give=panache want=nobility gear=- for=-", "draw"])
        expect(ann.page.locator(MISSED).get_by_role("link", name="CHAL-5")).to_be_visible()


@pytest.mark.parametrize("input_", ["mouse", "phone"])
def test_a_challenge_out_of_reach_is_explained_by_its_sum_in_cards(
    browser: Browser, served: Served, input_: Input
) -> None:
    with somebody(browser, served.url, phone=input_ == "phone") as ann:
        player = LessonPlayer(ann, "trade_first", input_)
        player.start()
        player.step()
        player.when_asked("move louvre")
        ann.page.wait_for_selector(f"{BAR}[data-tries='1']")
        ann.page.locator(".answers [data-action='challenge panache']").click(force=True)
        explained = ann.page.locator("[popover]:popover-open")
        expect(explained.get_by_role("link", name="CHAL-5")).to_be_visible()
        expect(explained.locator(".sum .card")).to_have_count(2)  # Panache 4 and two cards are 6
        expect(explained.locator(".sum")).to_contain_text("= 6 against 7")


def leave_and_return(page: Page, lesson: str) -> None:
    page.locator("[data-lesson=leave]").click()
    page.wait_for_url("**/lessons")
    page.locator(f"[data-lesson={lesson}] button").first.click()


LEFT: Final = ("first_turn", "first_scheme", "trade_first") if SOAK else ("first_scheme",)


@pytest.mark.parametrize("name", LEFT)
def test_a_lesson_can_be_left_and_resumed_at_each_step(browser: Browser, served: Served, name: str) -> None:
    with somebody(browser, served.url) as ann:
        player = LessonPlayer(ann, name, "mouse")
        player.start()
        for step in player.lesson.notes.steps:
            assert player.step() == step.name
            leave_and_return(ann.page, name)
            assert player.step() == step.name
            player.play(1)
        expect(ann.page.locator(OVER)).to_be_visible()


def test_a_task_that_was_left_goes_on_after_the_moves_that_were_made(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        player = LessonPlayer(ann, "richelieus_gamble", "mouse")
        player.start()
        player.step()
        player.when_asked("play kitty -")
        ann.page.wait_for_selector(f"{BAR}[data-tries='1']")
        leave_and_return(ann.page, "richelieus_gamble")
        ann.page.wait_for_selector(f"{BAR}[data-tries='1']")
        player.when_asked("move richelieu")
        expect(ann.page.locator(OVER)).to_be_visible()


@pytest.mark.parametrize(
    ("name", "language"),
    [("first_turn", "en"), ("first_scheme", "de"), *[("first_turn", one) for one in LANGUAGES] * SOAK],
)
def test_after_a_first_game_the_learner_plays_on_against_a_bot(
    browser: Browser, served: Served, name: str, language: str
) -> None:
    with somebody(browser, served.url, language=language) as ann:
        player = LessonPlayer(ann, name, "mouse")
        player.start()
        player.play()
        ann.page.locator(OVER).click()
        expect(ann.page.locator(OVER)).to_have_count(0)
        expect(ann.page.locator(BAR)).to_have_count(0)
        free = Clicker(ann.page, 1625)
        ended = free.play_on(MOVES_AFTER)
        assert free.kinds.total() == MOVES_AFTER or (ended and free.kinds.total() > MOVES_AFTER // 2)
        assert [*barriers(ann.page), *without_text(ann.page)] == []
