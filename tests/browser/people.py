"""Somebody at a browser: a real Chromium with a profile of his own, and what he would notice."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, ViewportSize

HERE: Final = Path(__file__).parent
WEB: Final = HERE.parents[1] / "web"
CHROMIUM: Final = "/usr/bin/chromium"
QUIET: Final = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
PATIENCE: Final = 30_000  # milliseconds: far more than anything here takes
LANGUAGES: Final = ("en", "fr", "it", "pl", "de")
# A key that has no text in any language is shown as itself.
GROUPS: Final = "web|event|action|prompt|reason|server|seat|hero|place|card|about|page"
BARE: Final = re.compile(rf"\b(?:{GROUPS})-[a-z][a-z_-]{{2,}}\b")
EYES: Final = (HERE / "eyes.js").read_text("utf-8")
SIZES: Final = (HERE / "sizes.js").read_text("utf-8")
AXE: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)


class Person:
    """A page of his own, and everything that went wrong in it."""

    def __init__(self, context: BrowserContext) -> None:
        context.set_default_timeout(PATIENCE)
        self.context = context
        self.complaints: list[str] = []
        self.page = self.another_tab()

    def another_tab(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)


@contextmanager
def somebody(
    browser: Browser, url: str, *, phone: bool = False, dark: bool = False, language: str = "en", calm: bool = True,
) -> Iterator[Person]:
    """A visitor; he must not have been given any reason to complain."""
    context = browser.new_context(
        base_url=url, viewport=PHONE if phone else DESKTOP, has_touch=phone, is_mobile=phone, locale=language,
        color_scheme="dark" if dark else "light", reduced_motion="reduce" if calm else "no-preference",
    )
    person = Person(context)
    try:
        yield person
        assert person.complaints == []
    finally:
        context.close()


# --- what he notices ------------------------------------------------------------------------------


def nothing_is_cut_off(page: Page) -> None:
    assert page.evaluate(EYES) == [], page.url


def targets_are_large_enough(page: Page, least: int) -> None:
    assert page.evaluate(SIZES, least) == [], page.url


def every_text_is_there(page: Page) -> None:
    shown = page.locator("body").inner_text()
    assert BARE.findall(shown) == []
    assert "{$" not in shown.replace(" ", "")
    assert "undefined" not in shown
    assert "NaN" not in shown


def everybody_can_use_it(page: Page) -> None:
    """axe-core finds nothing; it is put into the page by the browser, past the content policy."""
    page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")["violations"]
    assert [(one["id"], [node["html"][:160] for node in one["nodes"]][:3]) for one in found] == []
