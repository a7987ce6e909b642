"""Checks one state of a page in all languages, sizes and colours, and lists every fault."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import CDPSession, Page

from tests.browser.people import DESKTOP, EYES, HERE, LANGUAGES, PHONE, SHOWN, bare, barriers, too_small
from tests.seeds import SOAK


@dataclass(frozen=True)
class Screen:
    """Something to look at it with."""

    name: str
    width: int
    height: int
    touch: bool

    @property
    def least(self) -> int:
        """The smallest target of a finger, and of a pointer."""
        return 44 if self.touch else 24


AT_A_DESK: Final = Screen("desktop", DESKTOP["width"], DESKTOP["height"], touch=False)
IN_THE_HAND: Final = Screen("phone", PHONE["width"], PHONE["height"], touch=True)
ON_THE_LAP: Final = Screen("tablet", 820, 1180, touch=True)
BOTH: Final = (AT_A_DESK, IN_THE_HAND)
ALL: Final = (*BOTH, ON_THE_LAP)


@dataclass(frozen=True)
class Care:
    """Through which screens something is looked at, where also with a screen reader's ears, and in which languages."""

    screens: tuple[Screen, ...] = ALL
    heard: tuple[Screen, ...] = ALL
    languages: tuple[str, ...] = LANGUAGES


UTMOST: Final = Care()
GREAT: Final = UTMOST if SOAK else Care(ALL, BOTH)
USUAL: Final = UTMOST if SOAK else Care(BOTH, (AT_A_DESK,))
EYES_ALONE: Final = EYES.rstrip().rstrip(";")
SPEAKING: Final = (HERE / "languages.js").read_text("utf-8")
IN_LANGUAGES: Final = SPEAKING.replace("EYES,", f"{EYES_ALONE},").replace("SHOWN]", f"{SHOWN}]")


class Looker:
    """Looks at a page through any screen: the page stays as it is, only what it is seen with changes."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taken: Screen | None = None
        self.session: CDPSession = page.context.new_cdp_session(page)

    def take(self, screen: Screen) -> None:
        if screen == self.taken:
            return
        self.taken = screen
        self.page.set_viewport_size({"width": screen.width, "height": screen.height})
        self.session.send("Emulation.setTouchEmulationEnabled", {"enabled": screen.touch, "maxTouchPoints": 1})
        self.page.wait_for_function("(touch) => matchMedia('(pointer: coarse)').matches === touch", arg=screen.touch)

    def paint(self, colours: str) -> None:
        """Light or dark, as the visitor's system says."""
        self.page.emulate_media(color_scheme="dark" if colours == "dark" else "light")
        self.page.wait_for_function("(colours) => document.documentElement.dataset.theme === colours", arg=colours)

    def faults(self, where: str, care: Care) -> list[str]:
        """Everything that is wrong."""
        found = [sense(self, where, screen, care) for screen in ALL for sense in SENSES.values()]
        return [fault for some in found for fault in some]

    def seen(self, where: str, screen: Screen, care: Care) -> list[str]:
        """What eyes notice through this screen, as far as so much care is taken."""
        if screen not in care.screens:
            return []
        self.take(screen)
        wrong = [*self.in_languages(care.languages), *self.sizes(screen)]
        return [f"{where}, {screen.name}: {fault}" for fault in wrong]

    def heard(self, where: str, screen: Screen, care: Care) -> list[str]:
        """What stands in a screen reader's way; in one language, as long as there is little time."""
        if screen not in care.heard:
            return []
        self.take(screen)
        wrong = self.barriers_in_languages() if SOAK else self.barriers()
        return [f"{where}, {screen.name}: {fault}" for fault in wrong]

    def in_languages(self, languages: Sequence[str] = LANGUAGES) -> list[str]:
        """What is seen in each of them; afterwards the first is spoken."""
        seen = self.page.evaluate(IN_LANGUAGES, languages)
        return [
            f"in {language}: {fault}"
            for language, one in seen.items()
            for fault in (*one["faults"], *bare(one["text"]))
        ]

    def sizes(self, screen: Screen) -> list[str]:
        return [f"too small: {fault}" for fault in too_small(self.page, screen.least)]

    def barriers(self) -> list[str]:
        """By everything that axe knows; in the dark nothing but the colours is another."""
        self.paint("light")
        found = barriers(self.page)
        self.paint("dark")
        found += [f"in the dark: {fault}" for fault in barriers(self.page, only="" if SOAK else "color-contrast")]
        self.paint("light")
        return found

    def barriers_in_languages(self) -> list[str]:
        found = []
        for language in (*LANGUAGES[1:], LANGUAGES[0]):
            self.in_languages([language])
            found += [f"in {language}: {fault}" for fault in self.barriers()]
        return found


SENSES: Final = {"eyes": Looker.seen, "ears": Looker.heard}


def none(faults: Sequence[str]) -> None:
    """All of them; of those that are alike only the first few."""
    alike: dict[str, list[str]] = {}
    for fault in faults:
        alike.setdefault(re.sub(r"\d+|in \w\w:|\".*", "", fault), []).append(fault)
    assert not faults, "\n".join(f"{len(group)} x {one}" for group in alike.values() for one in group[:2])
