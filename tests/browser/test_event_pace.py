"""Events are shown at a readable pace, and nothing on the page runs ahead of them."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.people import somebody
from tests.browser.tables import At, asks, opened, play_until, prefers
from tests.server.served import Json, Served

BLOOD = {"foe_wounded", "rochefort_wounded", "life_lost"}
MOST_LINES = 200
MOST_DUELS = 20  # those without blood are rare
TELLING = "Playing the moves…"
LINE = 1600  # milliseconds, when told slowly
WAITS = "[data-action=roll], [data-action=continue]"  # the player's own duel, before each round and at its result


def lives(page: Page) -> list[str]:
    """What is said under the two names of a duel."""
    return [text.strip() for text in page.locator(".duel .life").all_inner_texts()]


def with_blood(entry: Json) -> bool:
    """A duel that this move has ended with a wound."""
    told = {event[0] for event in entry["events"]}
    return "duel_ended" in told and bool(told & BLOOD)


def tell_until(page: Page, there: str) -> None:
    """Line by line and round by round, until something is on the screen."""
    for _ in range(MOST_LINES):
        if page.locator(there).count():
            return
        if page.locator(WAITS).count():
            page.locator(WAITS).click()
        page.clock.run_for(LINE)
    raise AssertionError(f"{there} is not told of")


def fight(at: At, page: Page) -> tuple[list[str], Json]:
    """A duel, told only as far as its first line: how it stood before, and what came of it."""
    hello = play_until([at], asks("combat_cards"), prefers("duel", "move paris", "move louvre", "draw"))
    tell_until(page, f'[data-prompt="{hello["prompt"]["id"]}"] input[name=commit]')
    tell_until(page, ".duel")
    stood = lives(page)
    before = page.locator("section.prompt").get_attribute("data-prompt") or ""
    page.locator(".answers [data-action=send]").click()
    expect(page.locator("section.prompt")).not_to_have_attribute("data-prompt", before)
    return stood, next(line for line in at.story(1) if line["version"] > hello["version"])


def nothing_is_asked(at: At, page: Page) -> None:
    """Neither in words nor by what is lit nor by whose turn it is, and no key answers it."""
    expect(page.locator("#question")).to_have_text(TELLING)
    expect(page.locator("[data-action=tell]")).to_be_visible()
    assert page.locator(".answers, .board .target, div.who .turn").count() == 0
    before = at.now(1)["version"]
    page.keyboard.press("1")
    assert at.now(1)["version"] == before


def test_blood_is_on_the_screen_only_when_its_dice_have_been_told(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url, speed="slow") as ann:
        at = opened(ann, "Ann", [1], players=2, bots={"0": "novice"})
        page = ann.page
        page.clock.install()
        page.goto(at.path)
        expect(page.locator("section.prompt")).to_be_visible()
        page.clock.pause_at(page.evaluate("() => Date.now()") + 1000)  # from now on nothing is told by itself
        fights = (fight(at, page) for _ in range(MOST_DUELS))
        bloody = (stood for stood, came in fights if with_blood(came))
        stood = next(bloody)
        assert lives(page) == stood
        nothing_is_asked(at, page)
        tell_until(page, ".duel .result")
        assert lives(page) != stood
        expect(page.locator("#question")).not_to_have_text(TELLING)
        next(bloody)  # not any duel: Aramis may be asked for his gift before there is something to tell
        expect(page.locator("#question")).to_have_text(TELLING)
        page.keyboard.press("Escape")
        expect(page.locator("#question")).not_to_have_text(TELLING)
