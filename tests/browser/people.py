"""A person at a browser: a real Chromium with a profile of its own, and what the person would notice."""

import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, BrowserType, ConsoleMessage, Page, ViewportSize

from tests.seeds import token
from tests.server import plain_http

HERE: Final = Path(__file__).parent
WEB: Final = HERE.parents[1] / "web"
CHROMIUM: Final = "/usr/bin/chromium"
# Chromium without windows and menus of its own, and without push messages. It needs less of the processor's time.
HEADLESS_SHELL: Final = "/usr/bin/chromium-headless-shell"
# Chromium's own surroundings cost half of a new window's time: the address bar's popups are pages of their own, and a
# spare process waits for the next site. Our option replaces Playwright's, so that its list comes first.
# fmt: off
PLAYWRIGHTS_OWN: Final = (
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled",
    "PreconnectToSearch",
)
# fmt: on
UNUSED: Final = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess")
# fmt: off
QUIET: Final = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--mute-audio",
    f"--disable-features={','.join((*PLAYWRIGHTS_OWN, *UNUSED))}",
]
# fmt: on
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
PATIENCE: Final = 120_000  # milliseconds: far more than anything here takes on a busy machine
# Finds tests that count on a fast machine: the pages' processor is so many times slower, and so is their network.
SLOWER: Final = int(os.environ.get("SLOW_BROWSER", "1"))
LATENCY: Final = 20  # milliseconds, for each time that it is slower
LANGUAGES: Final = ("en", "fr", "it", "pl", "de")
# A key that has no text in any language is shown as itself.
GROUPS: Final = "web|event|action|prompt|reason|server|seat|hero|place|card|about|page|notation"
BARE: Final = re.compile(rf"\b(?:{GROUPS})-[a-z][a-z_-]{{2,}}\b")
EYES: Final = (HERE / "eyes.js").read_text("utf-8")
SIZES: Final = (HERE / "sizes.js").read_text("utf-8")
SHOWN: Final = """() => [document.title, document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap(
    (e) => ['aria-label', 'title', 'placeholder'].map((a) => e.getAttribute(a) ?? ''))].join('\\n')"""
AXE: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"
# Bots' moves are told one after another at a pace; where that is not the point, all at once.
LIKES: Final = "if (location.host) localStorage.mousquetaires ??= JSON.stringify(%s)"
# The browser's own draws (nonces for the dice, a nickname, pauses) are the same in every run of a test.
DRAWS: Final = """{
  let state = %d;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  crypto.getRandomValues = (array) => array.map(() => Math.random() * 2 ** (8 * array.BYTES_PER_ELEMENT));
}"""
# What is written when a request is refused or a connection breaks: by the browser, for which the page answers in words,
# and by the page when it still fetches something, which depends on the machine's speed.
OF_A_BROKEN_NETWORK: Final = (
    "Failed to load resource",
    "WebSocket connection to",
    "The portraits could not be loaded.",
    "Unable to preload CSS",
    "Failed to fetch dynamically imported module",
)
# What Playwright writes into a page whose service worker it blocks.
BLOCKED: Final = "Service Worker registration blocked by Playwright"


def launch(chromium: BrowserType, program: str = HEADLESS_SHELL) -> Browser:
    return chromium.launch(executable_path=program, args=QUIET)


def slow_down(page: Page) -> None:
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    network = {"offline": False, "latency": SLOWER * LATENCY, "downloadThroughput": -1, "uploadThroughput": -1}
    devtools.send("Network.emulateNetworkConditions", network)


class Person:
    """A page of his own, and everything that went wrong in it."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        context.set_default_timeout(PATIENCE)
        self.context = context
        self.url = url
        self.http = plain_http.Client(timeout=PATIENCE / 1000)  # quicker than the browser's own, for many moves
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = (BLOCKED,)
        self.page = self.another_tab()

    def another_tab(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._complains(str(error)))
        if SLOWER > 1:
            slow_down(page)
        return page

    def forgives_the_network(self) -> None:
        """From now on the test itself takes the network away, or asks for what is refused."""
        self.forgiven = (BLOCKED, *OF_A_BROKEN_NETWORK)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complains(message.text)

    def _complains(self, text: str) -> None:
        if not text.startswith(self.forgiven):
            self.complaints.append(text)

    # --- over HTTP, with the browser's own cookies ----------------------------------------------------

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """A request that has to work; the answer's JSON."""
        answer = self.context.request.fetch(f"{self.url}/api/tables{path}", method=method, data=body)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None


@contextmanager
def somebody(
    browser: Browser,
    url: str,
    *,
    phone: bool = False,
    dark: bool = False,
    language: str = "en",
    calm: bool = True,
    speed: str = "instant",
    first_game: bool = False,
    service_worker: bool = False,
) -> Iterator[Person]:
    """A person with a browser of their own. At the end, the page must not have logged an error.

    Only where it matters do they have the service worker, which costs a third of a new page's processor time.
    """
    context = browser.new_context(
        base_url=url,
        viewport=PHONE if phone else DESKTOP,
        has_touch=phone,
        is_mobile=phone,
        locale=language,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce" if calm else "no-preference",
        service_workers="allow" if service_worker else "block",
    )
    context.add_init_script(
        LIKES % json.dumps({"speed": speed, "sound": False, "goalCard": first_game, "pointers": first_game})
    )
    context.add_init_script(DRAWS % int(token(4), 16))
    person = Person(context, url)
    try:
        yield person
        assert person.complaints == [], person.complaints
    finally:
        person.http.close()
        context.close()


def without_a_mouse(person: Person) -> None:
    """Whatever clicks must have been a key."""
    person.context.add_init_script(
        "for (const kind of ['pointerdown', 'mousedown', 'touchstart'])"
        " addEventListener(kind, () => console.error('a pointer was used'), true)"
    )


# --- what he notices: the faults, so that all of them can be told at once --------------------------------


def cut_off(page: Page) -> list[str]:
    """Text that is cut off, controls that lie over one another, a page wider than the screen."""
    return list(page.evaluate(EYES))


def too_small(page: Page, least: int) -> list[str]:
    return list(page.evaluate(SIZES, least))


def without_text(page: Page) -> list[str]:
    return bare(page.evaluate(SHOWN))


def bare(shown: str) -> list[str]:
    """Of all that is read or read out: keys without a text, values that are left out."""
    return [*BARE.findall(shown), *re.findall(r"\{\s*\$\w+|undefined|NaN|\[object", shown)]


def barriers(page: Page, only: str = "") -> list[str]:
    """What axe-core finds (by one of its rules); it is put into the page by the browser, past the content policy."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    wish = {"resultTypes": ["violations"], "preload": False, **({"runOnly": only} if only else {})}
    found: list[dict[str, Any]] = page.evaluate("(wish) => axe.run(document, wish)", wish)["violations"]
    return [
        f"{one['id']}: {node['html'][:160]} {' '.join(why['message'] for why in node['any'][:1])}"
        for one in found
        for node in one["nodes"]
    ]
