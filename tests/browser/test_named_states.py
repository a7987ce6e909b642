"""Each named state of a table is whole: nothing scrolls at a desk, nothing is cut off or covered, in every language.

`make test` looks at each state at a desk and in the hand, and goes round the sizes, languages and colours from state to
state. `make soak` looks at every combination.
"""

from collections.abc import Iterator
from itertools import product
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.appearance import Looker, Screen, none
from tests.browser.named_states import NamedState, StoredTables, look_at, named_states
from tests.browser.people import LANGUAGES, somebody
from tests.seeds import SOAK

DESKS: Final = (
    Screen("1280x720", 1280, 720, touch=False),
    Screen("1440x900", 1440, 900, touch=False),
    Screen("1920x1080", 1920, 1080, touch=False),
)
TABLET: Final = Screen("820x1180", 820, 1180, touch=True)
PHONE: Final = Screen("390x844", 390, 844, touch=True)
HANDS: Final = (PHONE, TABLET)
SCREENS: Final = (*DESKS, *HANDS)
COLOURS: Final = ("light", "dark")
STATES: Final = {state.name: state for state in named_states()}
STORED: Final = tuple(STATES.values())
# The names of places on the map, from end to end of their ribbons: those that leave the map or touch another one.
RIBBONS: Final = """() => {
  const map = document.querySelector(".map .terrain").getBoundingClientRect();
  const ribbons = [...document.querySelectorAll(".place .ribbon")].map((ribbon) => {
    const {left, right, top, bottom} = ribbon.getBoundingClientRect();
    const end = getComputedStyle(ribbon, "::before");
    const ends = {left: left + parseFloat(end.left), right: right - parseFloat(end.right)};
    return {name: ribbon.textContent, ...ends, top, bottom};
  });
  const cut = ribbons.filter(({left, right}) => left < map.left || right > map.right);
  const touch = (one, other) =>
    one.left <= other.right && other.left <= one.right && one.top < other.bottom && other.top < one.bottom;
  const touching = ribbons.filter((one) => ribbons.some((other) => one !== other && touch(one, other)));
  return [...cut.map(({name}) => `cut at the edge: ${name}`), ...touching.map(({name}) => `touching: ${name}`)];
}"""
# How far the numbers of the clocks reach under the hourglass beside them, in pixels.
UNDER_THE_HOURGLASS: Final = """() => {
  const numbers = [...document.querySelectorAll(".clocks .left")].map((one) => one.getBoundingClientRect().right);
  return Math.max(...numbers) - document.querySelector("details.sand").getBoundingClientRect().left;
}"""
OVERFLOW: Final = "() => [document.documentElement.scrollHeight - innerHeight, scrollY]"


def looks(state: NamedState) -> Iterator[tuple[Screen, str, str]]:
    """Screen, language and colours of each look."""
    if SOAK:
        yield from product(SCREENS, LANGUAGES, COLOURS)
        return
    first = list(STATES).index(state.name)
    for at, screens in enumerate((DESKS, HANDS)):
        language = LANGUAGES[(first + at) % len(LANGUAGES)]
        yield screens[first % len(screens)], language, COLOURS[(first // len(HANDS) + at) % len(COLOURS)]


def faults_of(looker: Looker, screen: Screen, language: str, colours: str) -> list[str]:
    looker.take(screen)
    looker.paint(colours)
    found = [*looker.in_languages([language]), *looker.sizes(screen)]
    below, scrolled = looker.page.evaluate(OVERFLOW)
    if below > 0 or scrolled:
        found.append(f"the page scrolls by {below}")
    return [f"{screen.name}, {language}, {colours}: {fault}" for fault in found]


@pytest.mark.parametrize("name", STATES)
def test_the_state_fits_the_screens_and_has_no_barriers(browser: Browser, stored: StoredTables, name: str) -> None:
    at = list(STATES).index(name)
    with somebody(browser, stored.url) as person:
        looker = Looker(look_at(person, stored.states[name]))
        seen = list(looks(STATES[name]))
        faults = [fault for look in seen for fault in faults_of(looker, *look)]
        for screen in SCREENS if SOAK else (seen[at // 2 % len(seen)][0],):
            looker.take(screen)
            faults += [f"{screen.name}: {fault}" for fault in looker.barriers()]
        none(faults)


def test_the_names_of_places_on_a_phones_map_keep_apart_and_on_the_map(browser: Browser, stored: StoredTables) -> None:
    with somebody(browser, stored.url) as person:
        looker = Looker(look_at(person, stored.states["turn"]))
        looker.take(PHONE)
        faults = []
        for language in LANGUAGES:
            assert looker.in_languages([language]) == []
            faults += [f"in {language}: {fault}" for fault in looker.page.evaluate(RIBBONS)]
        assert faults == []


def test_the_hourglass_on_a_phone_covers_no_clock(browser: Browser, stored: StoredTables) -> None:
    with somebody(browser, stored.url) as person:
        looker = Looker(look_at(person, stored.states["sacrifice"]))
        looker.take(PHONE)
        for language in LANGUAGES:
            assert looker.in_languages([language]) == []
            assert looker.page.evaluate(UNDER_THE_HOURGLASS) <= 0, language
