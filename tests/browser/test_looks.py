"""Every page and every state of a table, in every language, at a desk and on a phone, light and dark."""

import re
from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import LANGUAGES, Person, barriers, cut_off, somebody, too_small, without_text
from tests.browser.tables import At, Players, came, opened, until, usual
from tests.server.served import Json, Served

SIZES: Final = {"desktop": 24, "phone": 44}  # the smallest target of a pointer, and of a finger
TEAM: Final = [["dartagnan", "athos"], ["aramis", "porthos"]]
MOST: Final = 1500  # moves of one game
GAMES: Final = 4  # in which everything has to have been seen
# What must be looked at; whatever else comes is looked at as well.
KINDS: Final = frozenset((
    "opening_paris", "inn_tokens", "adversaries", "destination", "treachery", "next_musketeer", "musketeer_action",
    "combat_cards", "skill_cards", "trade_offer", "trade_answer",
))
PHASES: Final = frozenset(f"phase {n}" for n in range(1, 5))


# In place, also where a dialog or a phone hides the choice of languages.
SPEAK: Final = """(language) => {
  const choice = document.querySelector(`option[lang=${language}]`).parentElement;
  choice.value = language;
  choice.dispatchEvent(new Event("change", {bubbles: true}));
}"""


def speak(page: Page, language: str) -> None:
    page.evaluate(SPEAK, language)
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)


def faults_of(page: Page, where: str, least: int) -> list[str]:
    """All five languages in place, then everything else once, and the colours of the dark."""
    found = []
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        speak(page, language)
        found += [f"in {language}: {fault}" for fault in (*without_text(page), *cut_off(page))]
    found += [f"too small: {fault}" for fault in too_small(page, least)]
    found += barriers(page)
    page.emulate_media(color_scheme="dark")
    found += [f"in the dark: {fault}" for fault in barriers(page, only="color-contrast")]
    page.emulate_media(color_scheme="light")
    return [f"{where}: {fault}" for fault in found]


def none(faults: list[str]) -> None:
    """All of them; of those that are alike only the first few."""
    alike: dict[str, list[str]] = {}
    for fault in faults:
        alike.setdefault(re.sub(r"\d+|in \w\w:|\".*", "", fault), []).append(fault)
    assert not faults, "\n".join(f"{len(group)} x {one}" for group in alike.values() for one in group[:2])


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
    plain("/")(person)
    person.page.evaluate("() => history.pushState(null, '', '/nowhere')")
    person.page.evaluate("() => void dispatchEvent(new PopStateEvent('popstate'))")
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
    for language in LANGUAGES:  # texts come over the network, too
        speak(person.page, language)
    person.context.set_offline(True)
    expect(person.page.get_by_role("alert").first).to_be_visible()


PAGES: Final[dict[str, Callable[[Person], None]]] = {
    "front": plain("/"), "front, unfolded": front_unfolded, "settings": settings, "lobby": lobby, "new": plain("/new"),
    "waiting": waiting, "rules": plain("/rules"), "credits": plain("/credits"), "lost": lost,
    "no such table": no_table, "curtain": curtain, "offline": offline,
}


@pytest.mark.parametrize("size", SIZES)
def test_every_page_is_whole_in_every_language(browser: Browser, served: Served, size: str) -> None:
    faults = []
    for name, go in PAGES.items():
        with somebody(browser, served.url, phone=size == "phone") as person:
            go(person)
            faults += faults_of(person.page, name, SIZES[size])
    none(faults)


@pytest.mark.parametrize("size", SIZES)
def test_the_servers_own_page_for_a_wrong_address_is_whole_in_every_language(
    browser: Browser, served: Served, size: str
) -> None:
    faults = []
    for language in LANGUAGES:
        with somebody(browser, served.url, phone=size == "phone", language=language) as person:
            person.forgives_the_network()
            plain("/nowhere")(person)
            assert person.page.evaluate("() => document.documentElement.lang") == language
            page = person.page
            faults += [*without_text(page), *cut_off(page), *too_small(page, SIZES[size])]
            faults += barriers(page) if language == LANGUAGES[0] else []
    none(faults)


# --- a table, from the first question to the end ---------------------------------------------------------


class Tour:
    """A game that goes where nobody has looked yet."""

    def __init__(self, size: str) -> None:
        self.team: At
        self.size = size
        self.seen: set[str] = set()
        self.faults: list[str] = []
        self.rng = Random(1)

    @property
    def missing(self) -> frozenset[str]:
        return (KINDS | PHASES) - self.seen

    def play(self, milady: At, team: At) -> None:
        """A game to its end."""
        self.team = team
        players = Players(milady, team)
        for _ in range(MOST):
            at, seat, hello = players.asked()
            if hello["view"]["ending"]:
                self.look(at, hello, "the end")
                return
            for name in (hello["prompt"]["kind"], f"phase {hello['view']['phase']}"):
                if name not in self.seen:
                    self.look(at, hello, name)
            at.act(seat, self.choice(seat, hello), hello["prompt"]["id"])

    def choice(self, seat: int, hello: Json) -> str:
        """What leads to something new; else whatever brings the game on."""
        options: list[str] = hello["prompt"]["options"]
        others = [f"trade {hero}" for run in TEAM[2 - seat:3 - seat] for hero in run]
        wishes = [
            *(others if self.missing & {"trade_offer"} else []),
            *(["duel"] if "combat_cards" in self.missing else []),
            *(["challenge"] if "skill_cards" in self.missing else []),
        ]
        for wish in wishes:
            for option in options:
                if f"{option} ".startswith(f"{wish} "):
                    return option
        if hello["prompt"]["kind"] == "trade_offer" and "trade_answer" in self.missing:
            return self.an_offer(hello)
        if not self.missing and "end" in options:
            return "end"
        return usual(hello, self.rng)

    def an_offer(self, hello: Json) -> str:
        names = self.team.person.context.request.get(f"{self.team.person.url}/api/names").json()
        held = [name for name, many in zip(names["ids"]["card"], hello["view"]["hand"], strict=True) if many]
        return f"offer give={held[0]} want=- gear=- for=-" if held else str(hello["prompt"]["default"])

    def look(self, at: At, hello: Json, name: str) -> None:
        page = at.person.page
        self.seen.add(name)
        if name == "the end":
            expect(page.locator(".end h2")).to_be_visible()
        else:
            expect(page.locator("section.prompt")).to_have_attribute("data-prompt", hello["prompt"]["id"])
            expect(page.locator(".answers button, .answers input").first).to_be_visible()
        self.faults += faults_of(page, name, SIZES[self.size])


@pytest.mark.parametrize("size", SIZES)
def test_a_table_is_whole_in_each_of_its_states_in_every_language(browser: Browser, served: Served, size: str) -> None:
    phone = size == "phone"
    tour = Tour(size)
    with somebody(browser, served.url, phone=phone) as ann, somebody(browser, served.url, phone=phone) as bob:
        for _ in range(GAMES):
            milady = opened(ann, "Ann", [0], deal=False, players=3, heroes=TEAM)
            team = came(bob, milady.table, "Bob", [1, 2])
            milady.start()
            for at in (milady, team):
                at.person.page.goto(at.path)
            tour.play(milady, team)
            if not tour.missing:
                break
    none(tour.faults)
    assert not tour.missing, f"not seen in {GAMES} games"


@pytest.mark.parametrize("size", SIZES)
def test_talk_and_people_are_whole_in_every_language(browser: Browser, served: Served, size: str) -> None:
    with somebody(browser, served.url, phone=size == "phone") as ann, somebody(browser, served.url) as bob:
        at = opened(ann, "Ann", [1], deal=False, players=3, heroes=TEAM, bots={"0": "novice"})
        other = came(bob, at.table, "Bob", [2])
        at.start()
        other.say(2, "A rather long line, so that it has to be broken somewhere: tous pour un, un pour tous!")
        until(lambda: at.now(1)["view"]["phase"] == 2)
        ann.page.goto(at.path)
        ann.page.get_by_role("tab", name="Talk").click()
        expect(ann.page.get_by_role("tabpanel")).to_contain_text("tous pour un")
        faults = faults_of(ann.page, "talk", SIZES[size])
        ann.page.get_by_role("button", name="People").click()
        expect(ann.page.get_by_role("dialog")).to_contain_text("Bob")
        none(faults + faults_of(ann.page, "people", SIZES[size]))
