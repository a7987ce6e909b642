"""Lessons in the browser: played to their end, left and resumed, wrong moves explained; the goal card."""

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from mousquetaires.lessons import lesson_names
from tests.browser.lesson_player import Input, LessonPlayer
from tests.browser.people import LANGUAGES, barriers, cut_off, somebody, without_text
from tests.browser.tables import opened
from tests.seeds import SOAK
from tests.server.served import Served

INPUTS: Final[tuple[Input, ...]] = ("mouse", "keyboard", "phone")
# Each lesson once, with each way of playing and each language several times; in the soak, all of them.
SAMPLE: Final[list[tuple[str, Input, str]]] = [
    (name, INPUTS[n % 3], LANGUAGES[n % 5]) for n, name in enumerate(lesson_names())
]
LIT: Final = """(wanted) => [...document.querySelectorAll(".spotlight .lit")].some((hole) =>
  Math.abs(hole.getBBox().y + 6 - document.querySelector(wanted)?.getBoundingClientRect().y) < 1)"""
BESIDE: Final = """(action) => {
  const [note, tried] = ["[role=alert] [popover]", `.answers [data-action="${action}"]`].map(
    (one) => document.querySelector(one).getBoundingClientRect());
  const gap = Math.max(note.top - tried.bottom, tried.top - note.bottom);
  return gap >= 0 && gap < 8 && note.left < tried.right && note.right > tried.left;
}"""
ALL: Final = [(name, input_, language) for name in lesson_names() for input_ in INPUTS for language in LANGUAGES]


@pytest.mark.parametrize(("name", "input_", "language"), ALL if SOAK else SAMPLE)
def test_a_lesson_is_played_to_its_end(
    browser: Browser, served: Served, name: str, input_: Input, language: str
) -> None:
    with somebody(browser, served.url, language=language, phone=input_ == "phone") as ann:
        player = LessonPlayer(ann, name, input_)
        player.start()
        player.step()
        assert barriers(ann.page) == []
        assert without_text(ann.page) == []
        player.play()
        assert player.steps == [step.name for step in player.lesson.notes.steps]
        expect(ann.page.locator("[data-lesson=play-on]")).to_be_visible()
        assert barriers(ann.page) == []


@pytest.mark.parametrize("input_", ["mouse", "phone"])
def test_a_wrong_move_is_explained_beside_it_by_its_rule_and_the_lesson_goes_on(
    browser: Browser, served: Served, input_: Input
) -> None:
    with somebody(browser, served.url, phone=input_ == "phone") as ann:
        player = LessonPlayer(ann, "first_turn", input_)
        player.start()
        player.play(3)
        for wrong, rule in (("draw", "ACT-1"), ("duel lubin", "ACT-7")):
            player.press_answer(wrong, wrong.split()[0])
            explained = ann.page.locator("[role=alert]")
            expect(explained.get_by_role("link", name=rule)).to_be_visible()
            ann.page.wait_for_function(BESIDE, arg=wrong)
            assert player.step() == "duel"
        explained.get_by_role("link", name="ACT-7").click()
        expect(explained).to_contain_text("Fight a duel")
        assert barriers(ann.page) == []
        explained.get_by_role("button").click()
        expect(explained).to_have_count(0)
        player.play(2)
        assert player.steps[-1] == "dice"


def test_a_lesson_that_was_left_is_resumed_at_its_step_and_can_go_back(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        player = LessonPlayer(ann, "first_turn", "mouse")
        player.start()
        player.play(5)
        assert player.step() == "lilies"
        # The next step waits until the player has seen how the duel ended.
        expect(ann.page.locator(".callout")).to_have_count(0)
        ann.page.locator("[data-action=continue]").click()
        expect(ann.page.locator(".callout")).to_contain_text("Lilies count only")
        ann.page.locator("[data-lesson=leave]").click()
        ann.page.wait_for_url("**/lessons")
        ann.page.locator("[data-lesson=first_turn] button").first.click()
        assert player.step() == "lilies"
        ann.page.locator("[data-lesson=back]").click()
        ann.page.wait_for_selector("[data-step=dice]")
        player.play(1)
        assert player.step() == "lilies"
        assert cut_off(ann.page) == []


def test_the_choice_that_a_step_asks_for_is_lit_although_another_is_marked(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        player = LessonPlayer(ann, "first_turn", "mouse")
        player.start()
        player.play(15)
        assert player.step() == "rochefort"
        ann.page.wait_for_function(LIT, arg=".answers label:has([value='cards 2 0'])")
        expect(ann.page.get_by_role("switch", name="Coach")).to_have_count(0)


def test_the_front_page_offers_the_first_lessons_at_the_first_visit(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        ann.page.goto("/")
        ann.page.locator("[data-lesson=first_scheme]").click()
        ann.page.wait_for_url("**/table/*")
        ann.page.wait_for_selector("[data-step=clocks]")
        ann.page.goto("/")
        expect(ann.page.locator(".sides button").first).to_be_visible()
        expect(ann.page.locator("[data-lesson=first_scheme]")).to_have_count(0)


@pytest.mark.parametrize(("seat", "language", "phone"), [(1, "en", False), (0, "de", True)])
def test_the_goal_card_is_dismissed_once_and_for_all(
    browser: Browser, served: Served, seat: int, language: str, phone: bool
) -> None:
    with somebody(browser, served.url, first_game=True, language=language, phone=phone) as ann:
        bots = {str(1 - seat): "novice"}
        at = opened(ann, "Ann", [seat], players=2, bots=bots)
        ann.page.goto(at.path)
        card = ann.page.locator("[data-goal=dismiss]")
        expect(card).to_be_visible()
        assert barriers(ann.page) == []
        assert without_text(ann.page) == []
        card.click()
        expect(card).to_have_count(0)
        expect(ann.page.locator("[data-pointer]")).to_have_count(1)
        again = opened(ann, "Ann", [seat], players=2, bots=bots)
        ann.page.goto(again.path)
        expect(ann.page.locator("[data-pointer]")).to_be_visible()
        expect(card).to_have_count(0)
        ann.page.locator("[data-pointer] button").click()
        expect(ann.page.locator("[data-pointer]")).to_have_count(0)
        ann.page.reload()
        expect(ann.page.locator("section.prompt.mine")).to_be_visible()
        expect(ann.page.locator("[data-pointer]")).to_have_count(0)
