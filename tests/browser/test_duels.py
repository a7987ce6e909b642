"""The player's own duel, from the first roll to the result. All of it is shown, and it waits for the player."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.named_states import StoredState, StoredTables, named_states
from tests.browser.people import PHONE, Person, somebody

DESKS: Final = ((1280, 720), (1440, 900), (1920, 1080))
PHONES: Final = ((PHONE["width"], PHONE["height"]),)
MOST_LINES: Final = 60
A_MINUTE: Final = 60_000  # milliseconds
LINE: Final = 1_700  # longer than one line takes at the usual speed
NO_CARDS: Final = "cards 0 0"
ALL_AT_ONCE: Final = """if (location.host) {
  const liked = JSON.parse(localStorage.mousquetaires);
  localStorage.mousquetaires = JSON.stringify({ ...liked, duelRolls: "all" });
}"""
# Dice, sums and the result that aren't wholly inside the stage, or are under something else.
HIDDEN: Final = """() => {
  const stage = document.querySelector("section.stage").getBoundingClientRect();
  const seen = [...document.querySelectorAll(".strike .die, .strike .wounds b, .result, .result button")];
  const inside = (box) =>
    box.left >= stage.left - 1 && box.right <= stage.right + 1 && box.top >= stage.top && box.bottom <= stage.bottom;
  return seen.flatMap((e) => {
    const box = e.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (inside(box) && (e.contains(top) || top?.contains(e))) return [];
    return `${e.className} ${e.textContent.trim()} at ${box.left}, ${box.top} under ${top?.className}`;
  });
}"""
# Dice that stick out of the sum they belong to.
LOOSE: Final = """() => [...document.querySelectorAll(".strike")].flatMap((strike) => {
  const around = strike.getBoundingClientRect();
  const boxes = [...strike.querySelectorAll(".die")].map((die) => die.getBoundingClientRect());
  return boxes.filter((box) => box.bottom > around.bottom + 1 || box.right > around.right + 1).map((box) => box.bottom);
})"""
SCROLLS: Final = "() => document.documentElement.scrollHeight > innerHeight || scrollY > 0"
MOVING: Final = "() => document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime > 1).length"


# With reduced motion, each animation lasts a millisecond.
AT_REST: Final = "() => Promise.all(document.getAnimations().map((one) => one.finished))"
SIZES: Final = (*DESKS, *PHONES)
ROUNDS: Final = next(state for state in named_states() if state.name == "duel-rounds")
STORED: Final = tuple(replace(ROUNDS, use=use) for use in (*(f"at {width}" for width, _ in SIZES), "at once"))


def fight(person: Person, state: StoredState) -> Page:
    """Roll without cards. Time stands still afterwards: the playback goes on only when the test lets it."""
    page = person.page
    cookie = {"name": "mousquetaires", "value": state.secret, "url": f"{person.url}/api/tables/{state.table}"}
    person.context.add_cookies([cookie])  # type: ignore[list-item]  # a TypedDict of its own
    page.clock.install()
    page.goto(f"/table/{state.table}")
    page.locator(f'input[name=commit][value="{NO_CARDS}"]').check()
    page.clock.pause_at(page.evaluate("() => Date.now()") + 1000)
    question = page.locator("section.prompt").get_attribute("data-prompt") or ""
    send = page.locator(".answers [data-action=send]")
    send.click()
    if any("confirm" in text for text in send.all_inner_texts()):  # by touch, dice are thrown by a second tap
        send.click()
    expect(page.locator("section.prompt")).not_to_have_attribute("data-prompt", question)
    return page


def play_back(page: Page) -> Iterator[str]:
    """Line by line to the result; each wait for the player on the way: "roll" or "continue"."""
    for _ in range(MOST_LINES):
        for waits in ("continue", "roll"):
            button = page.locator(f"[data-action={waits}]")
            if button.count():
                yield waits
                if waits == "continue":
                    return
                button.click()
        page.clock.run_for(LINE)
    raise AssertionError("the duel has no result")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_dice_and_result_are_seen_round_by_round(
    browser: Browser, stored: StoredTables, width: int, height: int
) -> None:
    phone = (width, height) in PHONES
    with somebody(browser, stored.url, phone=phone, speed="normal") as person:
        person.page.set_viewport_size({"width": width, "height": height})
        page = fight(person, stored.states[f"duel-rounds at {width}"])
        waits = []
        for wait in play_back(page):
            waits.append(wait)
            expect(page.locator(".strike")).to_have_count(2)
            assert page.evaluate(MOVING) == 0  # the visitor's system asks for reduced motion
            page.evaluate(AT_REST)
            assert page.evaluate(HIDDEN) == []
            assert page.evaluate(LOOSE) == []
            assert not page.evaluate(SCROLLS)
        rounds = int(re.sub(r"\D", "", page.locator(".stage .round").inner_text()))
        assert waits == [*["roll"] * (rounds - 1), "continue"]
        page.clock.run_for(A_MINUTE)
        expect(page.locator(".duel .result")).to_be_visible()
        page.locator("[data-action=continue]").click()
        expect(page.locator(".duel")).to_have_count(0)


def test_all_rounds_at_once_by_a_setting(browser: Browser, stored: StoredTables) -> None:
    with somebody(browser, stored.url, speed="normal") as person:
        person.context.add_init_script(ALL_AT_ONCE)
        page = fight(person, stored.states["duel-rounds at once"])
        assert list(play_back(page)) == ["continue"]
        page.keyboard.press("Enter")
        expect(page.locator(".duel")).to_have_count(0)
