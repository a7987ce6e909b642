"""Takes the screenshots of README.md and docs/ from a real game in a real browser (`make screenshots`)."""

import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.people import PATIENCE, Person, launch, somebody
from tests.browser.tables import asks, opened, play_until, prefers
from tests.server.served import Json, Served

PICTURES: Final = Path(__file__).resolve().parents[1] / "docs" / "images"
COLOURS: Final = 256  # a palette needs a third of the space, without visible loss
SEED: Final = 1625
BOT: Final = {"0": "novice"}


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for name, (phone, show) in SCENES.items():
            take(browser, server.url, name, phone, show)
        browser.close()


def take(browser: Browser, url: str, name: str, phone: bool, show: Callable[[Person], Page]) -> None:
    with somebody(browser, url, phone=phone) as person:
        page = show(person)
        page.evaluate("() => document.fonts.ready")
        page.wait_for_load_state("networkidle")
        file = PICTURES / f"{name}.png"
        picture = Image.open(BytesIO(page.screenshot(animations="disabled")))
        palette = picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
        palette.save(file, optimize=True)
        print(f"{file.name}: {picture.width} x {picture.height}, {file.stat().st_size // 1024} KB")


# --- the screenshots --------------------------------------------------------------------------------


def front(person: Person) -> Page:
    person.page.goto("/")
    expect(person.page.locator("button.side").first).to_be_visible()
    return person.page


def in_the_middle(turn: int) -> Callable[[int, Json], bool]:
    """A Musketeer is to act, some turns into the game."""
    ready = asks("musketeer_action")
    return lambda seat, hello: ready(seat, hello) and hello["view"]["turn"] >= turn


def table(person: Person) -> Page:
    at = opened(person, "Grimaud", [1], players=2, bots=BOT)
    play_until([at], in_the_middle(3), seed=SEED)
    return shown(person.page, at.path, ".answers")


def duel(person: Person) -> Page:
    """The choice of Combat cards with their odds, after one round."""
    at = opened(person, "Grimaud", [1], players=2, bots=BOT)
    play_until([at], choice_of_cards, prefers("duel", "move paris", "move louvre", "draw"), seed=SEED)
    page = shown(person.page, at.path, "input[name=commit]")
    page.locator(".answers label").last.click()
    page.evaluate("() => scrollTo(0, document.querySelector('.stage').getBoundingClientRect().top + scrollY - 70)")
    return page


def choice_of_cards(_seat: int, hello: Json) -> bool:
    prompt = hello["prompt"]
    return bool(prompt and prompt["kind"] == "combat_cards" and len(prompt["options"]) > 2)


def milady(person: Person) -> Page:
    at = opened(person, "Kitty", [0], players=3, bots={"1": "novice", "2": "novice"})
    play_until([at], asks("adversaries"), seed=SEED)
    page = shown(person.page, at.path, ".placing")
    page.locator("[data-action=suggest]").click()
    expect(page.locator("[data-action=send]:not([aria-disabled=true])")).to_be_visible()
    return page


def phone(person: Person) -> Page:
    at = opened(person, "Grimaud", [1], players=2, bots=BOT)
    play_until([at], in_the_middle(2), seed=SEED)
    return shown(person.page, at.path, ".answers")


def end(person: Person) -> Page:
    at = opened(person, "Grimaud", [1], players=2, bots=BOT)
    play_until([at], lambda _seat, hello: hello["view"]["ending"] != 0, seed=SEED)
    page = shown(person.page, at.path, ".end h2")
    page.evaluate("() => scrollTo(0, document.querySelector('.end').getBoundingClientRect().top + scrollY - 72)")
    return page


def shown(page: Page, path: str, what: str) -> Page:
    page.goto(path)
    expect(page.locator(what).first).to_be_visible()
    return page


SCENES: Final[dict[str, tuple[bool, Callable[[Person], Page]]]] = {
    "front": (False, front),
    "table": (False, table),
    "duel": (False, duel),
    "milady": (False, milady),
    "phone": (True, phone),
    "end": (False, end),
}


if __name__ == "__main__":
    main()
