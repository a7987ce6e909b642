"""Every page, in every language, on a desktop and on a phone, light and dark. The table's states: test_named_states."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.appearance import (
    AT_A_DESK,
    BOTH,
    GREAT,
    IN_THE_HAND,
    USUAL,
    Looker,
    Screen,
    none,
)
from tests.browser.people import LANGUAGES, Person, barriers, cut_off, somebody, without_text
from tests.browser.tables import came, company, opened, until
from tests.server.served import Served

TEAM: Final = [["dartagnan", "athos"], ["aramis", "porthos"]]


# --- whether the eyes see anything ------------------------------------------------------------------------


BAD: Final = {
    "the page is 30": '<p style="width: 3000px">a long road</p>',
    "cut off: p": '<div style="width: 50px; overflow: hidden"><p style="white-space: nowrap">a long line</p></div>',
    "cut off: button": '<div style="height: 20px; overflow: hidden"><button style="height: 60px">duel</button></div>',
    "shortened: p": '<p style="width: 2em; overflow: hidden; text-overflow: ellipsis; white-space: pre">too long</p>',
    "shortened: select": '<select style="width: 60px"><option>As fast as it goes</option></select>',
    "text over text": '<p style="margin: 0">one for all</p><p style="margin: -18px 0 0">all for one</p>',
    "control over control": '<button>attack</button><button style="margin-left: -25px">parry</button>',
    "covered: button": '<button>attack</button><div style="position: absolute; inset: 0"></div>',
    "out of reach: button": '<button>attack</button><div style="position: fixed; inset: 0"></div>',
}
GOOD: Final = """
<header style="position: sticky; top: 0; background: white"><button>up</button></header>
<p>one for all</p><p>all for one</p>
<div style="height: 90px; overflow-y: auto"><p>first</p><button>attack</button><p>second</p><button>parry</button></div>
<div style="height: 3000px"></div><button>down</button>
"""


def test_faults_are_seen_and_nothing_else_is_taken_for_one(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as person:
        person.page.set_content(GOOD)
        assert cut_off(person.page) == []
        for fault, html in BAD.items():
            person.page.set_content(html)
            assert [one for one in cut_off(person.page) if one.startswith(fault)], f"not seen: {fault}"


# --- the pages ----------------------------------------------------------------------------------------


def lobby(person: Person) -> None:
    opened(person, "Athos", [1], deal=False, players=4, listed=True, name="The Red Dove", bots={"0": "novice"})
    opened(person, "Porthos", [1], players=2, listed=True, bots={"0": "novice"})
    person.page.goto("/lobby")
    expect(person.page.get_by_text("The Red Dove").first).to_be_visible()


def plain(path: str) -> Callable[[Person], None]:
    def go(person: Person) -> None:
        person.page.goto(path)
        expect(person.page.get_by_role("heading", level=1).first).to_be_visible()

    return go


def front_unfolded(person: Person) -> None:
    plain("/")(person)
    person.page.locator("summary").first.click()
    person.page.locator("[aria-controls=friends]").click()
    expect(person.page.locator("#friends form")).to_be_visible()


def settings(person: Person) -> None:
    plain("/")(person)
    person.page.get_by_role("button", name="Settings").click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


def waiting(person: Person) -> None:
    at = opened(person, "Ann", [1], deal=False, players=4, bots={"0": "novice"}, name="The Golden Lily")
    person.page.goto(at.path)
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()


def lost(person: Person) -> None:
    person.forgives_the_network()
    person.page.goto("/rulez")  # the server knows no such page: the client says so
    expect(person.page.get_by_role("heading", name="Lost on the road")).to_be_visible()


def no_table(person: Person) -> None:
    person.forgives_the_network()
    person.page.goto("/table/AAAAAAAAAAAAAAAA")
    expect(person.page.get_by_role("alert")).to_be_visible()


def curtain(person: Person) -> None:
    at = opened(person, "Ann", [0, 1], players=2, open=True)
    person.page.goto(at.path)
    expect(person.page.locator(".curtain")).to_be_visible()


def offline(person: Person) -> None:
    at = opened(person, "Ann", [1], players=2, bots={"0": "novice"})
    person.page.goto(at.path)
    expect(person.page.locator(".answers")).to_be_visible()
    person.forgives_the_network()
    Looker(person.page).in_languages()  # texts come over the network, too
    person.context.set_offline(True)
    expect(person.page.get_by_role("alert").first).to_be_visible()


# fmt: off
PAGES: Final[dict[str, Callable[[Person], None]]] = {
    "front": plain("/"), "front, unfolded": front_unfolded, "settings": settings, "lobby": lobby, "new": plain("/new"),
    "waiting": waiting, "rules": plain("/rules/all"), "credits": plain("/credits"), "lost": lost,
    "learn": plain("/rules"), "advice": plain("/rules/advice"), "components": plain("/rules/components"),
    "own box": plain("/rules/box"), "booklet": plain("/rules/booklet"),
    "no such table": no_table, "curtain": curtain, "offline": offline,
}
# fmt: on
MAIN_PAGES: Final = frozenset(("front", "lobby", "waiting", "no such table"))


@pytest.mark.parametrize("name", PAGES)
def test_every_page_is_whole_in_every_language(browser: Browser, served: Served, name: str) -> None:
    with somebody(browser, served.url) as person:
        PAGES[name](person)
        none(Looker(person.page).faults(name, GREAT if name in MAIN_PAGES else USUAL))


def test_the_servers_own_pages_are_whole_in_every_language(browser: Browser, served: Served) -> None:
    faults = []
    for language in LANGUAGES:
        with somebody(browser, served.url, language=language) as person:
            person.forgives_the_network()
            plain("/privacy")(person)
            assert person.page.evaluate("() => document.documentElement.lang") == language
            for screen in BOTH:
                faults += [f"{language}, {screen.name}: {fault}" for fault in of_the_servers_page(person, screen)]
    none(faults)


def of_the_servers_page(person: Person, screen: Screen) -> list[str]:
    looker = Looker(person.page)
    looker.take(screen)
    found = [*without_text(person.page), *cut_off(person.page), *looker.sizes(screen)]
    for colours in ("light", "dark"):
        person.page.emulate_media(color_scheme="dark" if colours == "dark" else "light")
        found += barriers(person.page)
    return found


def test_talk_and_people_are_whole_in_every_language(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann, somebody(browser, served.url) as bob:
        at = opened(ann, "Ann", [1], deal=False, players=3, heroes=TEAM, bots={"0": "novice"})
        other = came(bob, at.table, "Bob", [2])
        at.start()
        other.say(2, "A rather long line, so that it has to be broken somewhere: tous pour un, un pour tous!")
        until(lambda: at.now(1)["view"]["phase"] == 2)
        ann.page.goto(at.path)
        ann.page.get_by_role("tab", name="Chat").click()
        expect(ann.page.get_by_role("tabpanel")).to_contain_text("tous pour un")
        looker = Looker(ann.page)
        faults = looker.faults("talk", GREAT)
        looker.take(IN_THE_HAND)
        ann.page.locator("#tab-talk").click()
        expect(ann.page.get_by_role("tabpanel", name="Chat").last).to_contain_text("tous pour un")
        faults += looker.seen("talk, alone", IN_THE_HAND, USUAL) + looker.heard("talk, alone", IN_THE_HAND, GREAT)
        looker.take(AT_A_DESK)
        expect(company(ann.page)).to_contain_text("Bob")
        none([*faults, *looker.faults("people", USUAL)])
