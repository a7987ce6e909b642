"""Milady places adversaries on the map and tokens on the drawn boards, by dragging, by tapping and by keys."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from mousquetaires.engine.ids import FOE_NAMES, IN_HAND, PLACE_NAMES, TOKEN_NAMES, TRAP_NAMES
from tests.browser.people import somebody
from tests.browser.tables import At, asks, came, opened, play_until
from tests.server.served import Served

STEPS = 6  # of a mouse on its way
MOST_STEPS = 150

Sender = Callable[[Page, list[str]], None]
Layer = Callable[[Page, list[int]], None]


def at_the_question(at: At, kind: str) -> str:
    """Milady's page where this is asked; an answer that would do."""
    hello = play_until([at], asks(kind))
    page = at.person.page
    page.goto(at.path)
    expect(page.locator("section.prompt")).to_have_attribute("data-kind", kind)
    expect(page.locator(".placing")).to_be_visible()
    return str(hello["prompt"]["default"])


def middle(locator: Locator) -> tuple[float, float]:
    locator.scroll_into_view_if_needed()
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, what: Locator, where: Locator) -> None:
    """Drag with the mouse, slowly enough for the page to follow."""
    where.scroll_into_view_if_needed()
    x, y = middle(what)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 8, y + 8)
    carry_to(page, where)
    expect(page.locator(".ghost")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)


def carry_to(page: Page, where: Locator) -> None:
    """Move onto the target until it is highlighted and rests: the page scrolls while the pointer is near its edge."""
    for _ in range(MOST_STEPS):
        to = where.bounding_box()
        assert to is not None
        page.mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2, steps=STEPS)
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        highlighted = where.evaluate("element => element.closest('[data-drop]').matches('.over')")
        if highlighted and where.bounding_box() == to:
            return
    raise AssertionError("the target is never below the pointer")


def tab_to(page: Page, selector: str) -> None:
    for _ in range(MOST_STEPS):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} is not reached by Tab")


def ready(page: Page) -> Locator:
    return page.locator("[data-action=send]:not([aria-disabled=true])")


# --- adversaries ------------------------------------------------------------------------------------------


def cards_of(action: str) -> list[str]:
    """The cards of `lay boisrenard,lubin thief`, as the page calls them."""
    foes, trap = action.split()[1:]
    cards = [f"foe-{FOE_NAMES.index(name)}" for name in foes.split(",") if name != "-"]
    return cards + ([f"trap-{TRAP_NAMES.index(trap)}"] if trap != "-" else [])


def send_by_dragging(page: Page, cards: list[str]) -> None:
    mission = page.locator("[data-drop=mission] h3")
    for card in cards:
        drag(page, page.locator(f'[data-card="{card}"]'), mission)
        expect(page.locator(f'[data-drop=mission] [data-card="{card}"]')).to_be_visible()
    drag(page, page.locator(f'[data-card="{cards[0]}"]'), page.locator("[data-drop=reserve]"))  # and back
    expect(page.locator(f'[data-drop=reserve] [data-card="{cards[0]}"]')).to_be_visible()
    assert ready(page).count() == 0
    drag(page, page.locator(f'[data-card="{cards[0]}"]'), mission)
    ready(page).click()


def send_by_tapping(page: Page, cards: list[str]) -> None:
    for card in cards:
        page.locator(f'[data-card="{card}"]').tap()
        expect(page.locator(f'[data-drop=mission] [data-card="{card}"]')).to_be_visible()
    ready(page).tap()


def send_by_keys(page: Page, cards: list[str]) -> None:
    """The first by arrows and Enter, the others by the keys written on them."""
    tab_to(page, "[data-drop=reserve] [data-card]")
    for _ in range(MOST_STEPS):
        if page.evaluate("(card) => document.activeElement.dataset.card === card", cards[0]):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-drop=mission] [data-card="{cards[0]}"]')).to_be_visible()
    assert page.evaluate("() => document.activeElement !== document.body")
    for card in cards[1:]:
        page.keyboard.press(page.locator(f'[data-card="{card}"]').get_attribute("aria-keyshortcuts") or "")
        expect(page.locator(f'[data-drop=mission] [data-card="{card}"]')).to_be_visible()
    expect(ready(page)).to_be_visible()
    tab_to(page, "[data-action=send]")
    page.keyboard.press("Enter")


@pytest.mark.parametrize("send", [send_by_dragging, send_by_tapping, send_by_keys])
def test_adversaries_are_sent_to_the_exact_strength(browser: Browser, served: Served, send: Sender) -> None:
    with somebody(browser, served.url, phone=send is send_by_tapping) as ann:
        at = opened(ann, "Ann", [0], players=2, bots={"1": "novice"})
        cards = cards_of(at_the_question(at, "adversaries"))
        before = ann.page.locator("section.prompt").get_attribute("data-prompt") or ""
        assert ready(ann.page).count() == 0
        send(ann.page, cards)
        expect(ann.page.locator("section.prompt")).not_to_have_attribute("data-prompt", before)
        view = at.now(0)["view"]
        sent = [f"foe-{foe}" for foe, where in enumerate(view["foe_at"]) if where != IN_HAND]
        sent += [f"trap-{trap}" for trap, where in enumerate(view["trap_at"]) if where != IN_HAND]
        assert sorted(sent) == sorted(cards)


# --- tokens -------------------------------------------------------------------------------------------------


def tokens_of(action: str) -> list[int]:
    return [TOKEN_NAMES.index(name) for name in action.split()[1].split(",")]


def lay_by_dragging(page: Page, tokens: list[int]) -> None:
    for space, token in enumerate(tokens):
        drag(page, page.locator(f'[data-token="{token}"]'), page.locator(f'[data-space="{space}"]'))
    ready(page).click()


def lay_by_tapping(page: Page, tokens: list[int]) -> None:
    """A sort of token is taken in hand and stays there as long as there are any."""
    for token in dict.fromkeys(tokens):
        page.locator(f'[data-token="{token}"]').tap()
        for space in (space for space, wanted in enumerate(tokens) if wanted == token):
            page.locator(f'[data-space="{space}"]').tap()
        if page.locator(f'[data-token="{token}"][aria-pressed=true]').count():
            page.locator(f'[data-token="{token}"]').tap()  # put down again
    ready(page).tap()


def lay_by_keys(page: Page, tokens: list[int]) -> None:
    """From space to space by arrows, on each the key of a token."""
    tab_to(page, "[data-space]")
    for space, token in enumerate(tokens):
        if space:
            page.keyboard.press("ArrowRight")
        page.wait_for_function("(space) => document.activeElement.dataset.space === String(space)", arg=space)
        page.keyboard.press(page.locator(f'[data-token="{token}"]').get_attribute("aria-keyshortcuts") or "")
    expect(ready(page)).to_be_visible()
    tab_to(page, "[data-action=send]")
    page.keyboard.press("Enter")


@pytest.mark.parametrize("lay", [lay_by_dragging, lay_by_tapping, lay_by_keys])
def test_tokens_are_laid_space_by_space(browser: Browser, served: Served, lay: Layer) -> None:
    with somebody(browser, served.url, phone=lay is lay_by_tapping) as ann:
        at = opened(ann, "Ann", [0], players=2, bots={"1": "novice"})
        tokens = tokens_of(at_the_question(at, "inn_tokens"))
        tokens = [*tokens[1:], tokens[0]]  # not just what was suggested
        before = ann.page.locator("section.prompt").get_attribute("data-prompt") or ""
        lay(ann.page, tokens)
        expect(ann.page.locator("section.prompt")).not_to_have_attribute("data-prompt", before)
        assert at.now(0)["view"]["spaces"] == tokens


def test_what_is_placed_is_taken_back_step_by_step(browser: Browser, served: Served) -> None:
    """Ctrl+Z takes back a step of the placement, and the game's last move only when no step is left."""
    with somebody(browser, served.url) as ann:
        at = opened(ann, "Ann", [0], players=2, bots={"1": "novice"})
        cards = cards_of(at_the_question(at, "adversaries"))
        page, sent = ann.page, ann.page.locator("[data-drop=mission] [data-card]")
        before = page.locator("section.prompt").get_attribute("data-prompt") or ""
        for card in cards:
            page.locator(f'[data-drop=reserve] [data-card="{card}"]').click()
        expect(sent).to_have_count(len(cards))
        page.locator("[data-action=undo-step]").click()
        expect(sent).to_have_count(len(cards) - 1)
        for left in reversed(range(len(cards) - 1)):
            page.keyboard.press("Control+z")
            expect(sent).to_have_count(left)
        expect(page.locator("section.prompt")).to_have_attribute("data-prompt", before)
        page.keyboard.press("Control+z")
        page.get_by_role("button", name="Undo anyway").click()  # cards have been dealt since
        expect(page.locator("section.prompt")).not_to_have_attribute("data-prompt", before)


# --- where she goes -----------------------------------------------------------------------------------------


def go_by_the_map(page: Page) -> None:
    page.locator('[data-place][data-action="go louvre"]').click()


def go_by_the_list(page: Page) -> None:
    page.locator('section.prompt [data-action="go louvre"]').click()


def go_by_key(page: Page) -> None:
    page.keyboard.press(
        page.locator('section.prompt [data-action="go louvre"]').get_attribute("aria-keyshortcuts") or ""
    )


@pytest.mark.parametrize("go", [go_by_the_map, go_by_the_list, go_by_key])
def test_milady_chooses_her_destination(browser: Browser, served: Served, go: Callable[[Page], None]) -> None:
    with somebody(browser, served.url) as ann:
        at = opened(ann, "Ann", [0], players=2, bots={"1": "novice"})
        play_until([at], asks("destination"))
        page = ann.page
        page.goto(at.path)
        expect(page.locator("section.prompt")).to_have_attribute("data-kind", "destination")
        go(page)
        expect(page.locator("section.prompt")).not_to_have_attribute("data-kind", "destination")
        assert at.now(0)["view"]["destination"] == PLACE_NAMES.index("louvre")


# --- what others see ----------------------------------------------------------------------------------------

HERS = ".milady-tray, [data-secret], [data-card], [data-token], [data-space], [data-drop]"


@pytest.mark.parametrize("kind", ["inn_tokens", "adversaries", "destination"])
def test_nothing_of_hers_is_in_the_page_of_anybody_else(browser: Browser, served: Served, kind: str) -> None:
    with somebody(browser, served.url) as ann, somebody(browser, served.url) as bob:
        milady = opened(ann, "Ann", [0], deal=False, players=2)
        team = came(bob, milady.table, "Bob", [1])
        milady.start()
        play_until([milady, team], asks(kind))
        ann.page.goto(milady.path)
        expect(ann.page.locator(HERS).first).to_be_visible()
        bob.page.goto(milady.path)
        expect(bob.page.locator("section.prompt")).to_have_attribute("data-kind", kind)
        bob.page.wait_for_load_state("networkidle")
        assert bob.page.locator(HERS).count() == 0


# Whether somebody would touch this element at its middle, and nothing that lies over it.
FREE = """(e) => {
  const box = e.getBoundingClientRect();
  return e.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""


def test_on_a_phone_tokens_and_every_space_are_in_sight_together(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url, phone=True, language="de") as ann:  # the longest words
        at = opened(ann, "Ann", [0], players=2, bots={"1": "novice"})
        ann.page.set_viewport_size({"width": 390, "height": 664})  # less the browser's own bars
        tokens = tokens_of(at_the_question(at, "inn_tokens"))
        token = ann.page.locator("[data-token]").first
        for space in range(len(tokens)):
            there = ann.page.locator(f'[data-space="{space}"]')
            there.evaluate("(e) => e.scrollIntoView({block: 'nearest'})")
            assert [there.evaluate(FREE), token.evaluate(FREE)] == [True, True], space


def test_escape_puts_back_what_is_carried(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        at = opened(ann, "Ann", [0], players=2, bots={"1": "novice"})
        cards = cards_of(at_the_question(at, "adversaries"))
        page = ann.page
        x, y = middle(page.locator(f'[data-card="{cards[0]}"]'))
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y - 40, steps=STEPS)
        expect(page.locator(".ghost")).to_be_visible()
        page.clock.install()
        page.keyboard.press("Escape")
        expect(page.locator(".ghost")).to_have_count(0)
        page.clock.run_for(60_000)  # however long the button is still held
        page.mouse.up()
        expect(page.locator(f'[data-drop=reserve] [data-card="{cards[0]}"]')).to_be_visible()
        assert page.locator("[data-drop=mission] [data-card]").count() == 0
