"""Each named state of a table is whole: nothing scrolls at a desk, nothing is cut off or covered, in every language.

`make test` looks at each state at each size, in one language each. `make soak` looks at every combination.
"""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.appearance import Looker, Screen, none
from tests.browser.named_states import NamedState, StoredState, look_at, named_states, stored_states
from tests.browser.people import LANGUAGES, somebody
from tests.seeds import SOAK
from tests.server.served import Served

DESKS: Final = (
    Screen("1280x720", 1280, 720, touch=False),
    Screen("1440x900", 1440, 900, touch=False),
    Screen("1920x1080", 1920, 1080, touch=False),
)
TABLET: Final = Screen("820x1180", 820, 1180, touch=True)
PHONE: Final = Screen("390x844", 390, 844, touch=True)
SCREENS: Final = (*DESKS, TABLET, PHONE)
STATES: Final = {state.name: state for state in named_states()}
OVERFLOW: Final = "() => [document.documentElement.scrollHeight - innerHeight, scrollY]"


@pytest.fixture(scope="session")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, dict[str, StoredState]]]:
    """A server on a database in which every state is a table."""
    server = Served(tmp_path_factory.mktemp("states"))
    states = stored_states(server.database, list(STATES.values()))
    with server:
        yield server, {one.state.name: one for one in states}


def looks(state: NamedState) -> Iterator[tuple[Screen, str, str]]:
    """Screen, language and colours of each look."""
    first = list(STATES).index(state.name)
    for at, screen in enumerate(SCREENS):
        if SOAK:
            yield from ((screen, language, colours) for language in LANGUAGES for colours in ("light", "dark"))
        else:
            yield screen, LANGUAGES[(first + at) % len(LANGUAGES)], ("light", "dark")[(first + at) % 2]


def faults_of(looker: Looker, screen: Screen, language: str, colours: str) -> list[str]:
    looker.take(screen)
    looker.paint(colours)
    found = [*looker.in_languages([language]), *looker.sizes(screen)]
    below, scrolled = looker.page.evaluate(OVERFLOW)
    if below > 0 or scrolled:
        found.append(f"the page scrolls by {below}")
    return [f"{screen.name}, {language}, {colours}: {fault}" for fault in found]


@pytest.mark.parametrize("name", STATES)
def test_the_state_fits_every_screen(
    browser: Browser, stored: tuple[Served, dict[str, StoredState]], name: str
) -> None:
    server, states = stored
    with somebody(browser, server.url) as person:
        looker = Looker(look_at(person, states[name]))
        none([fault for look in looks(STATES[name]) for fault in faults_of(looker, *look)])


@pytest.mark.parametrize("name", STATES)
def test_the_state_has_no_barriers(browser: Browser, stored: tuple[Served, dict[str, StoredState]], name: str) -> None:
    server, states = stored
    at = list(STATES).index(name)
    with somebody(browser, server.url) as person:
        looker = Looker(look_at(person, states[name]))
        for screen in SCREENS if SOAK else (SCREENS[at % len(SCREENS)],):
            looker.take(screen)
            none([f"{screen.name}: {fault}" for fault in looker.barriers()])
