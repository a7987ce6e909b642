"""Replays: through every seat's eyes, forward and back, without spoilers, from a file, and what if."""

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from mousquetaires.server.table.replay_messages import EVERYTHING
from tests.browser.appearance import USUAL, Looker, none
from tests.browser.people import Person, somebody
from tests.browser.replays import (
    DROP,
    FIVE,
    FOUR,
    RECORD,
    SIX,
    TWO,
    Moment,
    let_bots_play,
    moment_of,
    moments,
    show,
    shown,
)
from tests.browser.tables import At, play_until
from tests.server import plain_http
from tests.server.served import Served

MILADY: Final = 0
STEPS: Final = 8
# The parts of Musketeers' cards that reach beyond their card, by more than a rounded pixel.
OUTSIDE: Final = """() => [...document.querySelectorAll('.column > .hero')].flatMap((card) => {
  const { top, bottom, left, right } = card.getBoundingClientRect();
  return [...card.querySelectorAll('h3, .life, .place, .skills, .skills li, .manoeuvre, .slot')].filter((part) => {
    const box = part.getBoundingClientRect();
    return box.top < top - 1 || box.bottom > bottom + 1 || box.left < left - 1 || box.right > right + 1;
  }).map((part) => `${card.dataset.spot}: ${part.className}`);
})"""
HAND: Final = "[aria-label=Hands] > [data-seat='{}']"


@pytest.fixture
def person(browser: Browser, replays: Served) -> Iterator[Person]:
    with somebody(browser, replays.url) as visitor:
        yield visitor


def some_of(all_of: list[Moment]) -> list[Moment]:
    return Random(1625).sample(all_of[1:], 4)


# --- through whose eyes ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [MILADY, 1, 3])
def test_a_seat_sees_its_own_hand_as_it_was_then_and_the_backs_of_the_others(
    person: Person, replays: Served, seat: int
) -> None:
    for moment in some_of(moments(replays.url, FOUR, seat)):
        show(person.page, FOUR, at=moment.version, eyes=seat)
        assert_hand(person.page, seat, moment.view["treachery_hand" if seat == MILADY else "hand"])
        for other in {MILADY, 1, 2, 3} - {seat}:
            many = moment.view["treachery_hand_size"] if other == MILADY else moment.view["hand_size"][other]
            cards = re.compile(f"{many} cards?$" if many else "cards$")
            expect(person.page.locator(HAND.format(other))).to_have_text(cards)
        expect(person.page.locator(".course")).to_contain_text(f"Turn {moment.view['turn']}")


def test_with_everything_revealed_all_hands_are_open_and_milady_stands_where_she_is(
    person: Person, replays: Served
) -> None:
    truth = moments(replays.url, FOUR)
    hiding = [one for one in truth if one.view["destination"] >= 0 and not one.view["shown"]]
    for moment in some_of(truth):
        show(person.page, FOUR, at=moment.version)
        assert_hand(person.page, MILADY, moment.view["treachery_hand"])
        for seat in (1, 2, 3):
            assert_hand(person.page, seat, moment.hands[seat])
    show(person.page, FOUR, at=hiding[0].version)
    milady = person.page.locator(".figure.who-1")
    expect(milady).to_be_attached()
    person.page.get_by_label("Athos", exact=True).check(force=True)
    expect(milady).not_to_be_attached()


def assert_hand(page: Page, seat: int, counts: list[int]) -> None:
    """The strip shows each kind of card with its number."""
    found = page.locator(f"{HAND.format(seat)} .cards li:not(.none) > span[aria-hidden]").all_inner_texts()
    assert [int(many) for many in found][: sum(map(bool, counts))] == [many for many in counts if many]


# --- forward and back ------------------------------------------------------------------------------------


@pytest.mark.parametrize("unit", ["step", "decision", "duel", "Musketeer", "key moment"])
def test_stepping_back_shows_the_same_as_stepping_forward(person: Person, replays: Served, unit: str) -> None:
    page = person.page
    middle = moments(replays.url, FOUR, 1)
    show(page, FOUR, at=middle[len(middle) // 3].version, eyes=1)
    page.get_by_label(unit, exact=True).check(force=True)
    page.locator(".course").click()  # the arrows are no longer those of the choice
    walk(page, "ArrowRight")  # the page loads the parts that it needs on this way
    back = dict(walk(page, "ArrowLeft"))
    forward = dict(walk(page, "ArrowRight"))
    both = forward.keys() & back.keys()
    assert len(both) >= min(STEPS, len(forward)) // 2
    assert {at: back[at] for at in both} == {at: forward[at] for at in both}


def walk(page: Page, key: str) -> list[tuple[str, str]]:
    """The moments on a way of some steps, each with all that is written there."""
    seen = []
    for _ in range(STEPS):
        page.keyboard.press(key)
        seen.append((moment_of(page), shown(page)))
    return seen


def test_the_keys_go_to_both_ends_and_play(person: Person, replays: Served) -> None:
    page = person.page
    first, last = (moments(replays.url, TWO)[at].version for at in (0, -1))
    show(page, TWO, at=60)
    page.keyboard.press("End")
    expect(page.locator("[data-moment]")).to_have_attribute("data-moment", str(last))
    expect(page.locator("#question")).to_have_text("The game is over.")
    page.keyboard.press("Home")
    expect(page.locator("[data-moment]")).to_have_attribute("data-moment", str(first))
    page.get_by_label("Playback speed").select_option("16×")
    page.locator(".course").click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator("[data-moment]")).not_to_have_attribute("data-moment", str(first))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_press_on_the_time_line_goes_there_and_the_link_leads_back(person: Person, replays: Served) -> None:
    page = person.page
    show(page, TWO, eyes=1)
    line = page.get_by_role("slider", name="Time line")
    line.click(position={"x": 400, "y": 30})
    here = moment_of(page)
    assert int(here.split(".")[0]) > moments(replays.url, TWO)[0].version
    page.get_by_role("button", name="Link").click()
    link = page.get_by_role("dialog").get_by_label("Link").input_value()
    page.goto(link)
    expect(page.locator("[data-moment]")).to_have_attribute("data-moment", here)
    expect(page.get_by_label("The Musketeers’ player", exact=True)).to_be_checked()


# --- without spoilers --------------------------------------------------------------------------------------


def inputs_until(url: str, version: int) -> int:
    """The inputs of the record up to an entry."""
    answer = plain_http.get(f"{url}/api/tables/{TWO}/replay", params={"viewer": EVERYTHING})
    lines = [json.loads(line) for line in answer.text.split("\n")[1:]]
    return next(int(line["inputs"]) for line in lines if line["update"]["version"] == version)


@pytest.mark.parametrize("first", [0, 40], ids=["from the start", "from a moment in a story"])
def test_without_spoilers_the_page_has_no_byte_of_what_comes_later(person: Person, replays: Served, first: int) -> None:
    page = person.page
    whole = moments(replays.url, TWO, 1)
    bodies: list[str] = []

    def heard(response: Response) -> None:
        if "/api/" in response.url and "/texts/" not in response.url:
            bodies.append(response.text())

    page.on("response", heard)
    link = {"at": f"i{inputs_until(replays.url, whole[first].version)}"} if first else {}
    show(page, TWO, eyes=1, veil=1, **link)
    begun = [one.version for one in whole].index(int(moment_of(page).split(".")[0]))
    assert begun == first
    for step in range(begun, begun + STEPS):
        page.keyboard.press("ArrowRight")
        expect(page.locator("[data-moment]")).to_have_attribute(
            "data-moment", re.compile(rf"^{whole[step + 1].version}")
        )
    reached = int(moment_of(page).split(".")[0])
    versions = {int(found) for body in bodies for found in re.findall(r'"version":(\d+)', body)}
    assert max(versions) == reached, "nothing later was fetched"
    assert '"status":"over"' not in "".join(bodies)
    expect(page.get_by_role("slider", name="Time line")).to_have_count(0)
    page.get_by_role("button", name="Show everything").click()
    expect(page.get_by_role("slider", name="Time line")).to_be_visible()
    expect(page.locator("[data-moment]")).to_have_attribute("data-moment", re.compile(f"^{reached}"))


# --- files -------------------------------------------------------------------------------------------------


DAMAGED: Final = RECORD.replace(":", ";", 30)
CHANGED: Final = json.dumps({**json.loads(RECORD), "inputs": json.loads(RECORD)["inputs"][1:]})


def test_a_record_that_is_dropped_on_the_page_is_replayed(person: Person, replays: Served) -> None:
    page = person.page
    page.goto("/replay")
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    page.evaluate(DROP, ["game.json", RECORD])
    expect(page.locator("[data-moment]")).to_be_visible()
    page.keyboard.press("End")
    turn = moments(replays.url, TWO)[-1].view["turn"]
    expect(page.locator(".course")).to_contain_text(f"Turn {turn}")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (DAMAGED, "This file isn’t a record of a game."),
        ('{"game": "chess"}', "This file isn’t a record of a game."),
        (CHANGED, "The record is damaged"),
    ],
)
def test_a_damaged_or_foreign_record_gets_a_sentence(person: Person, text: str, said: str) -> None:
    person.forgives_the_network()
    person.page.goto("/replay")
    chooser = person.page.locator("input[type=file]")
    chooser.set_input_files({"name": "game.json", "mimeType": "application/json", "buffer": text.encode()})
    expect(person.page.get_by_role("alert")).to_contain_text(said)


def test_bots_play_a_game_whose_link_contains_all_of_it(person: Person) -> None:
    page = person.page
    let_bots_play(page, 1625)
    page.keyboard.press("End")
    expect(page.locator("#question")).to_have_text("The game is over.")
    page.get_by_role("button", name="Link").click()
    link = page.get_by_role("dialog").get_by_label("Link").input_value()
    assert "#game=" in link
    assert len(link) < 2000
    page.goto("/rules")
    page.goto(link)
    expect(page.locator("#question")).to_have_text("The game is over.")


# --- what if -------------------------------------------------------------------------------------------------


def test_a_game_is_played_on_from_a_moment_and_marked_and_leads_back(person: Person, replays: Served) -> None:
    page = person.page
    truth = moments(replays.url, TWO)
    moment = next(one for one in truth if one.view["turn"] == truth[-1].view["turn"])
    show(page, TWO, at=moment.version)
    page.get_by_role("button", name="What if").click()
    dialog = page.get_by_role("dialog", name="What if")
    dialog.get_by_label("Milady").uncheck()
    dialog.get_by_label("Musketeers").check()
    dialog.get_by_label("Its name").fill("Had we stayed")
    dialog.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    page.get_by_role("button", name="Bookmark this moment").click()
    back = page.get_by_role("link", name="The real game")
    assert f"/replay/{TWO}?at=i" in str(back.get_attribute("href"))
    branch = At(person, page.url.rsplit("/", 1)[1], [1])
    play_until([branch], lambda _seat, hello: bool(hello["view"]["ending"]), seed=1625)
    expect(page.locator("#ending")).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("tab", name="Bookmarks").click()
    expect(page.get_by_role("button", name="Remove the bookmark")).to_be_visible()
    show(page, TWO)
    page.get_by_role("tab", name="What if").click()
    expect(page.get_by_role("link", name="Had we stayed")).to_be_visible()


# --- together ------------------------------------------------------------------------------------------------


def test_two_browsers_watch_together_and_one_leads(browser: Browser, replays: Served) -> None:
    with somebody(browser, replays.url) as ann, somebody(browser, replays.url) as bob:
        for person, name in ((ann, "Ann"), (bob, "Bob")):
            show(person.page, TWO, eyes=1)
            person.page.get_by_role("tab", name="Together").click()
            person.page.get_by_label("Nickname").fill(name)
            person.page.get_by_role("button", name="Watch together").click()
            expect(person.page.get_by_text("No one leads yet.")).to_be_visible()
        ann.page.get_by_role("button", name="Lead", exact=True).click()
        expect(bob.page.get_by_text("You’re following Ann.")).to_be_visible()
        ann.page.get_by_label("All revealed").check(force=True)
        ann.page.get_by_role("button", name="To the end").click()
        at_end(bob.page, moment_of(ann.page))
        expect(bob.page.get_by_label("All revealed")).to_be_checked()
        bob.page.get_by_role("button", name="To the beginning").click()
        expect(bob.page.get_by_text("You’re looking around by yourself.")).to_be_visible()
        at_end(ann.page, moment_of(ann.page))
        bob.page.get_by_role("button", name="Return to the leader").click()
        at_end(bob.page, moment_of(ann.page))
        bob.page.get_by_label("Write a message").fill("There it was lost")
        bob.page.keyboard.press("Enter")
        expect(ann.page.get_by_role("list", name="Chat")).to_contain_text("There it was lost")


def at_end(page: Page, moment: str) -> None:
    expect(page.locator("[data-moment]")).to_have_attribute("data-moment", moment)
    expect(page.locator("#question")).to_have_text("The game is over.")


# --- appearance ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wanted", [{"at": 150}, {"at": 90, "eyes": 2, "veil": 1}], ids=["revealed", "veiled"])
def test_it_looks_right_in_every_language_and_size(person: Person, wanted: dict[str, int]) -> None:
    show(person.page, FOUR, **wanted)
    none(Looker(person.page).faults("replay", USUAL))


@pytest.mark.parametrize("table", [FIVE, SIX])
def test_what_is_on_a_card_stays_on_it(browser: Browser, replays: Served, table: str) -> None:
    """Four and five cards share a low column. German needs two lines below the map."""
    with somebody(browser, replays.url, language="de") as visitor:
        visitor.page.set_viewport_size({"width": 1280, "height": 720})
        show(visitor.page, table, at=150)
        assert visitor.page.evaluate(OUTSIDE) == []


def test_a_file_is_chosen_on_a_page_that_looks_right(person: Person) -> None:
    person.page.goto("/replay")
    expect(person.page.get_by_role("heading", name="Replay")).to_be_visible()
    none(Looker(person.page).faults("choose a record", USUAL))
