"""One press is one answer. On a touch screen, a choice that cannot be undone asks once."""

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.people import Person, somebody
from tests.browser.tables import At, asks, came, opened, play_until, prefers, until
from tests.server.served import Json, Served

# Every message that the page sends, by its type.
OUTBOX = """
window.sent = [];
const plainSend = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
  window.sent.push(JSON.parse(data).type);
  return plainSend.call(this, data);
};
"""


def sent(page: Page, kind: str) -> int:
    """How many messages of a kind the page has sent by now."""
    return list(page.evaluate("() => window.sent")).count(kind)


def at_the_menu(person: Person) -> At:
    """The player's own Musketeer is to act."""
    person.context.add_init_script(OUTBOX)
    at = opened(person, "Ann", [1], players=2, bots={"0": "novice"})
    play_until([at], asks("musketeer_action"))
    person.page.goto(at.path)
    expect(person.page.locator('.answers [data-action="draw"]')).to_be_visible()
    return at


def asked(page: Page) -> str:
    return page.locator("section.prompt").get_attribute("data-prompt") or ""


def answered(page: Page, before: str) -> None:
    expect(page.locator("section.prompt")).not_to_have_attribute("data-prompt", before)
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def slow_double_click(page: Page, here: Locator) -> None:
    """The second half comes when the first has been answered, and falls on what is there by then."""
    box = here.bounding_box()
    assert box
    before = asked(page)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.up()
    answered(page, before)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)


def test_a_double_click_is_one_move_also_where_the_answer_comes_between(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        at_the_menu(ann)
        page = ann.page
        slow_double_click(page, page.locator('.answers [data-action="draw"]'))
        assert sent(page, "act") == 1
        slow_double_click(page, page.locator(".map .press[data-action]").first)
        assert sent(page, "act") == 2


def test_a_key_that_is_held_down_is_one_move(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        at_the_menu(ann)
        page = ann.page
        draw = page.locator('.answers [data-action="draw"]')
        page.locator("#question").focus()
        page.keyboard.down("Enter")  # answers nothing here
        for here in (draw, page.locator(".map .press[data-action]").first):
            here.focus()
            page.keyboard.down("Enter")  # held: the browser says it again
        page.keyboard.up("Enter")
        assert sent(page, "act") == 0
        before = asked(page)
        key = draw.get_attribute("aria-keyshortcuts") or ""
        page.keyboard.down(key)
        answered(page, before)
        page.keyboard.down(key)
        page.keyboard.up(key)
        assert sent(page, "act") == 1


# --- on a touch screen ------------------------------------------------------------------------------------


def may_duel(_seat: int, hello: Json) -> bool:
    prompt = hello["prompt"]
    return bool(prompt and prompt["kind"] == "musketeer_action" and duels(hello))


def duels(hello: Json) -> list[str]:
    return [one for one in hello["prompt"]["options"] if one.startswith("duel ")]


def test_a_tap_that_cannot_be_taken_back_asks_once_and_keeps_the_keyboard(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url, phone=True) as ann:
        ann.context.add_init_script(OUTBOX)
        at = opened(ann, "Ann", [1], players=2, bots={"0": "novice"})
        action = duels(play_until([at], may_duel, prefers("move paris", "move louvre")))[0]
        page = ann.page
        page.goto(at.path)
        mission = page.locator(".map button.mission.lit").first
        pick = page.get_by_role("dialog").locator(f'[data-action="{action}"]')
        question = page.get_by_role("alertdialog")
        mission.tap()
        pick.tap()
        question.get_by_role("button", name="Not now").tap()
        expect(question).to_have_count(0)
        mission.tap()
        pick.tap()
        expect(question).to_be_visible()
        assert page.evaluate("() => document.activeElement.matches('[role=alertdialog] *')")
        page.keyboard.press("Escape")
        expect(question).to_have_count(0)
        expect(mission).to_be_focused()
        assert sent(page, "act") == 0
        before = asked(page)
        page.keyboard.press("Enter")
        pick.press("Enter")
        question.get_by_role("button", name="Do it").tap()
        answered(page, before)
        expect(question).to_have_count(0)
        assert sent(page, "act") == 1


def staking(_seat: int, hello: Json) -> bool:
    return bool(hello["prompt"] and hello["prompt"]["kind"] == "combat_cards")


def test_no_single_tap_throws_the_dice(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url, phone=True) as ann:
        ann.context.add_init_script(OUTBOX)
        at = opened(ann, "Ann", [1], players=2, bots={"0": "novice"})
        play_until([at], staking, prefers("duel", "move paris", "move louvre"))
        page = ann.page
        page.goto(at.path)
        dare = page.locator("[data-action=send]")
        dare.tap()
        expect(dare).to_contain_text("Tap again")  # on the button itself, where one looks
        assert sent(page, "act") == 0
        before = asked(page)
        page.locator("input[name=commit]:checked + .what, input[name=commit]:checked ~ .what").first.tap()
        dare.tap()
        answered(page, before)
        assert sent(page, "act") == 1


def test_a_card_is_shown_by_its_button_and_on_a_touch_screen_by_two_taps(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url, phone=True) as ann:
        at_the_menu(ann)
        page = ann.page
        page.locator("#tab-talk").tap()
        cards = page.get_by_label("Show everyone a card")
        cards.focus()
        page.keyboard.press("ArrowDown")  # chooses, and no more
        expect(cards).not_to_have_value("")
        show = page.get_by_role("button", name="Show", exact=True)
        show.tap()
        expect(page.get_by_text("Tap again")).to_be_visible()
        assert sent(page, "show") == 0
        page.locator("#tab-chat").tap()  # else it may be a double tap, which is one
        show.tap()
        expect(cards).to_have_value("")
        assert sent(page, "show") == 1
        page.get_by_role("tab", name="Story").tap()
        expect(page.get_by_role("tabpanel", name="Story")).to_contain_text("showed")


# --- a bot in the player's seat -------------------------------------------------------------------------------------


NO_DELETING = """() => {
  const plain = window.fetch;
  const fails = () => Promise.reject(new TypeError("no network"));
  window.fetch = (what, how) => (how?.method === "DELETE" ? fails() : plain(what, how));
}"""


def test_a_seat_that_cannot_be_had_back_says_why(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann, somebody(browser, served.url) as bob:
        heroes = [["dartagnan", "athos"], ["aramis", "porthos"]]
        at = opened(ann, "Ann", [1], deal=False, players=3, heroes=heroes, bots={"0": "novice"})
        came(bob, at.table, "Bob", [2])  # and takes his time
        at.start()
        at.ask("POST", "/seats/1/bot", {"bot": "novice"})  # in her own place
        until(lambda: bool(at.now(1)["prompt"]["seats"] & 1 << 2))  # nothing happens before he has answered
        page = ann.page
        page.goto(at.path)
        ann.forgives_the_network()
        page.evaluate(NO_DELETING)  # a route would miss it where the service worker is already there
        page.get_by_role("button", name="Take over").click()
        expect(page.get_by_role("alert")).to_contain_text("The server can’t be reached")


def test_on_a_touch_screen_nothing_stays_lit_where_the_finger_was(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url, phone=True) as ann:
        at_the_menu(ann)
        go = ann.page.locator('.answers [data-action="move"]')
        for unfolded in ("true", "false"):
            go.tap()
            expect(go).to_have_attribute("aria-expanded", unfolded)
        looks = "(one) => getComputedStyle(one).backgroundColor"
        assert go.evaluate(looks) == ann.page.locator('.answers [data-action="draw"]').evaluate(looks)
