"""A turn by keyboard alone: no mouse, no touch, and the focus is always visible."""

import re

from playwright.sync_api import Browser, Page, expect

from tests.browser.people import somebody, without_a_mouse
from tests.browser.tables import asks, opened, play_until, prefers
from tests.server.served import Json, Served

MOST_STEPS = 120
# Where the keyboard is, and whether one can see it: a ring, or the caret in a field.
FOCUS = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame();
  const at = document.activeElement;
  if (!at || at === document.body) return {where: "body", ring: false, inside: false};
  const style = getComputedStyle(at);
  const outlined = (style) => style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  const own = outlined(style) || outlined(getComputedStyle(at, "::after"));
  const drawn = [...at.querySelectorAll(".brackets")].some((e) => parseFloat(getComputedStyle(e).strokeWidth) >= 5);
  const box = at.getBoundingClientRect();
  const inside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  return {
    where: at.tagName.toLowerCase() + "#" + at.id + "." + at.getAttribute("class"),
    name: (at.getAttribute("aria-label") || at.textContent || "").trim().slice(0, 60),
    visible: at.matches(":focus-visible"), ring: own || (at.matches("g") && drawn), inside,
  };
}"""


def focus(page: Page) -> dict[str, object]:
    found: dict[str, object] = page.evaluate(FOCUS)
    return found


def must_be_seen(page: Page) -> None:
    """The keyboard is somewhere, and one sees where."""
    at = focus(page)
    assert at["where"] != "body", "the keyboard has lost its place"
    assert at["visible"], at
    assert at["ring"], at
    assert at["inside"], at


def tab_to(page: Page, selector: str, back: bool = False) -> None:
    """By Tab alone; every step is seen."""
    for _ in range(MOST_STEPS):
        page.keyboard.press("Shift+Tab" if back else "Tab")
        must_be_seen(page)
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} is not reached by Tab")


def asked(page: Page) -> str:
    return page.locator("section.prompt").get_attribute("data-prompt") or ""


def key_of(page: Page, action: str) -> str:
    """The key that is written on an answer."""
    return page.locator(f'section.prompt [data-action="{action}"]').get_attribute("aria-keyshortcuts") or ""


def answered(page: Page, before: str) -> None:
    expect(page.locator("section.prompt")).not_to_have_attribute("data-prompt", before)
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def test_a_turn_is_played_by_keyboard_alone_from_the_front_page_on(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        without_a_mouse(ann)
        page = ann.page
        page.goto("/")
        expect(page.get_by_role("heading", name="Play now")).to_be_visible()
        tab_to(page, "button.side.musketeers")
        page.keyboard.press("Enter")
        expect(page.locator(".answers [data-action]").first).to_be_visible()
        assert focus(page)["where"] != "body"

        if page.locator("section.prompt").get_attribute("data-kind") == "one_for_all":
            before = asked(page)
            page.keyboard.press(key_of(page, "pass"))
            answered(page, before)
        expect(page.get_by_role("button", name=re.compile(r"D’Artagnan (In|At|On) ")).first).to_be_visible()
        before = asked(page)
        page.keyboard.press("1")  # the first Musketeer
        answered(page, before)
        assert focus(page)["where"] != "body"
        hero = page.locator("#question").inner_text()

        before = asked(page)
        tab_to(page, '.answers [data-action="draw"]')
        page.keyboard.press("Enter")
        answered(page, before)
        must_be_seen(page)

        before = asked(page)
        page.keyboard.press(key_of(page, "move"))
        expect(page.locator(".within")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".within")).to_have_count(0)
        page.keyboard.press(key_of(page, "move"))
        tab_to(page, '.within [data-action]:not([aria-disabled="true"])')
        page.keyboard.press("Escape")
        expect(page.locator(".within")).to_have_count(0)
        expect(page.locator('.answers [data-action="move"]')).to_be_focused()
        page.keyboard.press("Enter")
        tab_to(page, '.within [data-action]:not([aria-disabled="true"])')
        page.keyboard.press("Space")
        answered(page, before)
        must_be_seen(page)

        page.keyboard.press("Backspace")  # a move can be taken back
        expect(page.locator("section.prompt")).to_have_attribute("data-kind", "musketeer_action")
        assert focus(page)["where"] != "body"

        expect(page.locator("#question")).to_have_text(hero)
        page.keyboard.press(key_of(page, "end"))
        expect(page.locator("#question")).not_to_have_text(hero)
        assert focus(page)["where"] != "body"


def test_what_is_lit_on_the_board_can_be_chosen_by_keyboard(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        without_a_mouse(ann)
        at = opened(ann, "Ann", [1], players=2, bots={"0": "novice"})
        play_until([at], asks("musketeer_action"))
        page = ann.page
        page.goto(at.path)
        expect(page.locator(".answers [data-action]").first).to_be_visible()
        before = asked(page)
        tab_to(page, '.map .press[data-action^="move"]')
        target = str(focus(page)["name"])
        page.keyboard.press("Enter")
        answered(page, before)
        must_be_seen(page)
        assert target
        assert "move" in at.story(1)[-1]["events"][0][0]


def test_cards_are_committed_to_a_duel_by_keyboard(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        without_a_mouse(ann)
        at = opened(ann, "Ann", [1], players=2, bots={"0": "novice"})
        play_until([at], several_ways, prefers("duel", "move paris", "move louvre", "draw"))
        page = ann.page
        page.goto(at.path)
        expect(page.locator("input[name=commit]").first).to_be_visible()
        before = asked(page)
        page.keyboard.press("2")
        expect(page.locator("input[name=commit]").nth(1)).to_be_checked()
        tab_to(page, "input[name=commit]")
        page.keyboard.press("ArrowUp")
        expect(page.locator("input[name=commit]").nth(0)).to_be_checked()
        assert asked(page) == before
        tab_to(page, "[data-action=send]")
        page.keyboard.press("Enter")
        answered(page, before)
        must_be_seen(page)


def test_enter_confirms_what_a_number_has_selected(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        at = opened(ann, "Ann", [1], players=2, bots={"0": "novice"})
        hello = play_until([at], several_ways, prefers("duel", "move paris", "move louvre", "draw"))
        page = ann.page
        page.goto(at.path)
        expect(page.locator("input[name=commit]").first).to_be_visible()
        before = asked(page)
        page.keyboard.press("2")
        expect(page.locator("input[name=commit]").nth(1)).to_be_checked()
        assert asked(page) == before
        page.keyboard.press("Enter")
        answered(page, before)
        assert sum(at.now(1)["view"]["hand"]) < sum(hello["view"]["hand"])


def several_ways(_seat: int, hello: Json) -> bool:
    """A duel, and Combat cards to choose from."""
    prompt = hello["prompt"]
    return bool(prompt and prompt["kind"] == "combat_cards" and len(prompt["options"]) > 1)


def test_talk_is_held_by_keyboard_and_is_no_answer(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        without_a_mouse(ann)
        at = opened(ann, "Ann", [1], players=2, bots={"0": "novice"})
        page = ann.page
        page.goto(at.path)
        expect(page.locator(".answers [data-action]").first).to_be_visible()
        tab_to(page, "#tab-log")
        page.keyboard.press("ArrowRight")
        must_be_seen(page)
        tab_to(page, "input[type=text]")
        page.keyboard.type("1 Bonjour")  # digits here are talk, no answers
        before = asked(page)
        page.keyboard.press("Enter")
        expect(page.get_by_role("tabpanel")).to_contain_text("1 Bonjour")
        assert asked(page) == before


def test_the_first_tab_skips_to_the_page(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        page = ann.page
        page.goto("/rules")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.keyboard.press("Tab")
        must_be_seen(page)
        assert focus(page)["name"] == "Skip to content"
        page.keyboard.press("Enter")
        assert page.evaluate("() => document.activeElement.id") == "main"


def test_at_a_table_the_first_tab_skips_to_the_question(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        without_a_mouse(ann)
        at = opened(ann, "Ann", [1], players=2, bots={"0": "novice"})
        page = ann.page
        page.goto(at.path)
        expect(page.locator(".answers [data-action]").first).to_be_visible()
        page.evaluate("() => document.activeElement.blur()")
        page.keyboard.press("Tab")
        assert focus(page)["name"] == "Skip to content"
        page.keyboard.press("Enter")
        expect(page.locator("#question")).to_be_focused()
        page.keyboard.press("Tab")
        assert page.evaluate("() => document.activeElement.matches('.answers [data-action]')")


def test_a_dialog_keeps_the_keyboard_and_gives_it_back(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        page = ann.page
        page.goto("/")
        expect(page.get_by_role("heading", name="Play now")).to_be_visible()
        tab_to(page, 'button[aria-label="Settings"]')
        page.keyboard.press("Enter")
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        for _ in range(40):
            page.keyboard.press("Tab")
            assert page.evaluate("() => document.activeElement.matches('body, dialog, dialog *')")
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        must_be_seen(page)
        assert focus(page)["name"] == "Settings"
