"""The drawn boards of the Quest: whole on every screen in every language, and pressed by pointer, finger and key."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from mousquetaires.engine.ids import BOARD_NAMES
from tests.browser.appearance import BOTH, USUAL, Care, Looker, none
from tests.browser.named_states import NamedState, StoredTables, look_at, named_states, quest_steps
from tests.browser.people import Person, somebody
from tests.browser.tables import At

FEW: Final = 30  # Tabs: the board is that near
DRAWN: Final = Care(BOTH, USUAL.heard)  # a tablet shows the same drawing as a desktop
BOARDS: Final = tuple(state for state in named_states() if state.name in BOARD_NAMES)
INN: Final = BOARDS[0]

Press = Callable[[Page, Locator], None]


def at_the_board(person: Person, stored: StoredTables, table: str) -> tuple[Page, list[str]]:
    """The page where the board is drawn, and the steps that can be taken on it."""
    state = stored.states[table]
    page = look_at(person, state)
    result, scene = page.get_by_role("button", name="Continue"), page.locator(".quest-board .quest-scene")
    expect(result.or_(scene).first).to_be_visible()
    if result.is_visible():  # the last duel's result stays over the board until it is dismissed
        result.click()
    expect(scene).to_be_visible()
    return page, quest_steps(At(person, state.table).now(state.state.seat)["prompt"]["options"])


@pytest.mark.parametrize("board", BOARD_NAMES)
def test_a_board_is_whole_on_every_screen_in_every_language(browser: Browser, stored: StoredTables, board: str) -> None:
    with somebody(browser, stored.url) as ann:
        page, steps = at_the_board(ann, stored, board)
        assert steps
        for step in steps:
            expect(page.locator(f'.quest-scene [data-action="{step}"]')).to_be_visible()
        none(Looker(page).faults(board, DRAWN))


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


def to_be_pressed(press: Press) -> NamedState:
    return replace(INN, use=press.__name__)


PRESSES: Final = (click, tap, press_enter)
STORED: Final = (*BOARDS, *map(to_be_pressed, PRESSES))


@pytest.mark.parametrize("press", PRESSES)
def test_a_space_in_the_drawing_is_pressed(browser: Browser, stored: StoredTables, press: Press) -> None:
    with somebody(browser, stored.url, phone=press is tap) as ann:
        page, steps = at_the_board(ann, stored, to_be_pressed(press).table)
        before = page.locator("section.prompt").get_attribute("data-prompt") or ""
        spot = page.locator(f'.quest-scene [data-action="{steps[0]}"]')
        assert ", one action" in (spot.get_attribute("aria-label") or "")
        press(page, spot)
        if press is tap:
            page.get_by_role("button", name="Do it").tap()
        expect(page.locator("section.prompt")).not_to_have_attribute("data-prompt", before)


def test_without_the_drawing_the_board_is_told_in_words(browser: Browser, stored: StoredTables) -> None:
    with somebody(browser, stored.url) as ann:
        ann.forgives_the_network()
        ann.context.route("**/InnBoard*.js", lambda route: route.abort())
        look_at(ann, stored.states[INN.table])
        board = ann.page.locator(".quest-board")
        expect(board.get_by_text("Stables, first token, face down", exact=True)).to_be_visible()
        assert board.locator(".quest-scene").count() == 0
        expect(board.locator('[data-action="path stables"]')).to_be_visible()
