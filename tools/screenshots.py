"""Takes pictures of the table in a real browser (`make screenshots`).

The pictures of README.md and docs/ go to docs/images. Every named state, on a desktop and on a phone, goes to
build/screenshots, with a contact sheet of all of them.
"""

import tempfile
from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.named_states import StoredState, look_at, named_states, stored_states
from tests.browser.people import PATIENCE, launch, somebody
from tests.server.served import Served

ROOT: Final = Path(__file__).resolve().parents[1]
DOCS: Final = ROOT / "docs" / "images"
EVERY: Final = ROOT / "build" / "screenshots"
SHEET: Final = EVERY / "contact-sheet.png"
COLOURS: Final = 256  # a palette needs a third of the space, without visible loss
CELL_HEIGHT: Final = 450  # pixels of each picture on the contact sheet
CAPTION: Final = 18
COLUMNS: Final = 3
# The pictures of the documents: which state each shows, and whether on a phone.
DOCUMENTED: Final = {
    "table": ("turn", False),
    "duel": ("duel", False),
    "milady": ("adversaries", False),
    "phone": ("turn", True),
    "end": ("end-musketeers", False),
}


def main() -> None:
    DOCS.mkdir(parents=True, exist_ok=True)
    EVERY.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(Path(folder))
        states = {one.state.name: one for one in stored_states(server.database, list(named_states()))}
        with server:
            browser = launch(playwright.chromium)
            save(front(browser, server.url), DOCS / "front.png")
            for name, (state, phone) in DOCUMENTED.items():
                save(picture(browser, server.url, states[state], phone), DOCS / f"{name}.png")
            contact_sheet(dict(every_state(browser, server.url, states))).save(SHEET, optimize=True)
            browser.close()
    print(f"{SHEET.relative_to(ROOT)}: {len(states)} states")


def every_state(
    browser: Browser, url: str, states: Mapping[str, StoredState]
) -> Iterator[tuple[str, list[Image.Image]]]:
    """Each state's two pictures: on a desktop, and on a phone."""
    for name, state in states.items():
        pictures = [picture(browser, url, state, phone) for phone in (False, True)]
        for where, one in zip(("desktop", "phone"), pictures, strict=True):
            save(one, EVERY / f"{name}-{where}.png")
        yield name, pictures


def front(browser: Browser, url: str) -> Image.Image:
    with somebody(browser, url) as person:
        person.page.goto("/")
        expect(person.page.locator("button.side").first).to_be_visible()
        return photograph(person.page)


def picture(browser: Browser, url: str, state: StoredState, phone: bool) -> Image.Image:
    with somebody(browser, url, phone=phone) as person:
        return photograph(look_at(person, state))


def photograph(page: Page) -> Image.Image:
    page.evaluate("() => document.fonts.ready")
    page.wait_for_load_state("networkidle")
    return Image.open(BytesIO(page.screenshot(animations="disabled"))).convert("RGB")


def save(image: Image.Image, file: Path) -> None:
    image.quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)
    print(f"{file.name}: {image.width} x {image.height}, {file.stat().st_size // 1024} KB")


def contact_sheet(states: Mapping[str, list[Image.Image]]) -> Image.Image:
    """All states beside each other, each with its name."""
    cells = {name: [scaled(one) for one in pictures] for name, pictures in states.items()}
    width = max(sum(one.width for one in pictures) for pictures in cells.values()) + 12
    height = CELL_HEIGHT + CAPTION + 8
    rows = -(-len(cells) // COLUMNS)
    sheet = Image.new("RGB", (width * COLUMNS, height * rows), "white")
    draw = ImageDraw.Draw(sheet)
    for at, (name, pictures) in enumerate(cells.items()):
        x, y = at % COLUMNS * width, at // COLUMNS * height
        draw.text((x + 4, y + 2), name, fill="black")
        for one in pictures:
            sheet.paste(one, (x, y + CAPTION))
            x += one.width + 4
    return sheet


def scaled(image: Image.Image) -> Image.Image:
    return image.resize((image.width * CELL_HEIGHT // image.height, CELL_HEIGHT), Image.Resampling.LANCZOS)


if __name__ == "__main__":
    main()
