"""The drawn boards of the Quest: whole on every screen in every language, and pressed by pointer, finger and key."""

from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from mousquetaires.bots import bot, seat_prompt
from mousquetaires.data import load
from mousquetaires.engine.config import Setup, Table, usual_setup
from mousquetaires.engine.determinization import determinize
from mousquetaires.engine.ids import BOARD_NAMES, QUEST
from mousquetaires.engine.notation import to_text
from mousquetaires.engine.view import Observation
from tests.browser.appearance import BOTH, GREAT, Care, Looker, none
from tests.browser.people import somebody
from tests.browser.tables import At, Chooser, Wanted, opened, play_until
from tests.server.served import Json, Served

FEW: Final = 30  # Tabs: the board is that near
STEPS: Final = ("path", "fight", "passage", "challenge", "duel wardes")
OFTEN: Final = Care(BOTH, BOTH, GREAT.languages)  # a tablet shows the same drawing as a desktop

SETUP: Final = usual_setup(1, milady=False)

Press = Callable[[Page, Locator], None]


def adept(setup: Setup) -> Chooser:
    """What a bot would do: it gets further on the Quest than random moves."""
    table, player, rng = Table(setup, load()), bot("adept"), Random(1)

    def choose(_seat: int, hello: Json) -> str:
        view = Observation.from_json(hello["view"], table)
        return to_text(player.choose(view, seat_prompt(determinize(view, rng), view), rng))

    return choose


def acts_on(board: str) -> Wanted:
    """Until a Musketeer can take a step on this board of the Quest."""

    def reached(_seat: int, hello: Json) -> bool:
        view, prompt = hello["view"], hello["prompt"]
        if BOARD_NAMES[view["board"]] != board or not prompt or prompt["kind"] != "musketeer_action":
            return False
        at_it = view["place"][view["asked_hero"]] == QUEST
        return at_it and any(one.startswith(STEPS) for one in prompt["options"])

    return reached


def at_the_board(at: At, board: str) -> tuple[Page, list[str]]:
    """The page where the board is drawn, and the steps that can be taken on it."""
    hello = play_until([at], acts_on(board), adept(SETUP))
    page = at.person.page
    page.goto(at.path)
    result, scene = page.get_by_role("button", name="Continue"), page.locator(".quest-board .quest-scene")
    expect(result.or_(scene).first).to_be_visible()
    if result.is_visible():  # the last duel's result stays over the board until it is dismissed
        result.click()
    expect(scene).to_be_visible()
    return page, [one for one in hello["prompt"]["options"] if one.startswith(STEPS)]


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_a_board_is_whole_on_every_screen_in_every_language(browser: Browser, served: Served, board: str) -> None:
    with somebody(browser, served.url) as ann:
        at = opened(ann, "Ann", [1], players=1, milady=False)
        page, steps = at_the_board(at, board)
        for step in steps:
            expect(page.locator(f'.quest-scene [data-action="{step}"]')).to_be_visible()
        none(Looker(page).faults(board, OFTEN))


# --- pressing ------------------------------------------------------------------------------------------


def click(_page: Page, spot: Locator) -> None:
    spot.click()


def tap(_page: Page, spot: Locator) -> None:
    spot.tap()


def press_enter(page: Page, spot: Locator) -> None:
    """Reached by Tab from the button that shows the map, and pressed once, however long the key is held."""
    name = spot.get_attribute("data-action")
    page.locator('.quest-board [data-action="map"]').focus()
    for _ in range(FEW):
        page.keyboard.press("Tab")
        if page.evaluate("(name) => document.activeElement.matches(`.quest-scene [data-action='${name}']`)", name):
            break
    expect(spot).to_be_focused()
    page.keyboard.press("Enter")


@pytest.mark.parametrize("press", [click, tap, press_enter])
def test_a_space_in_the_drawing_is_pressed(browser: Browser, served: Served, press: Press) -> None:
    with somebody(browser, served.url, phone=press is tap) as ann:
        at = opened(ann, "Ann", [1], players=1, milady=False)
        page, steps = at_the_board(at, "inn")
        before = page.locator("section.prompt").get_attribute("data-prompt") or ""
        spot = page.locator(f'.quest-scene [data-action="{steps[0]}"]')
        assert ", one action" in (spot.get_attribute("aria-label") or "")
        press(page, spot)
        if press is tap:
            page.get_by_role("button", name="Do it").tap()
        expect(page.locator("section.prompt")).not_to_have_attribute("data-prompt", before)


def test_without_the_drawing_the_board_is_told_in_words(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        ann.forgives_the_network()
        ann.context.route("**/InnBoard*.js", lambda route: route.abort())
        at = opened(ann, "Ann", [1], players=1, milady=False)
        play_until([at], acts_on("inn"), adept(SETUP))
        ann.page.goto(at.path)
        board = ann.page.locator(".quest-board")
        expect(board.get_by_text("Stables, first token, face down", exact=True)).to_be_visible()
        assert board.locator(".quest-scene").count() == 0
        expect(board.locator('[data-action="path stables"]')).to_be_visible()
