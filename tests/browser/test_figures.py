"""Figures that players feel: how much is loaded, how soon a move is on the screen, how soon one plays."""

import gzip
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Response, expect

from tests.browser.people import Person, somebody
from tests.browser.tables import At, Players, opened, usual
from tests.server.served import Served

MOST_SCRIPT = 100 * 1024  # bytes, gzipped
MOST_WAIT = 100  # milliseconds from the server's message to the painted frame
EVENTS = 1000
MEASURED = 50
SOON = 20.0  # seconds
CLICKS = 3
# From the moment a socket's message is there until the first frame after it has been painted.
STOPWATCH = """
window.waits = [];
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...where) {
    super(...where);
    this.addEventListener("message", (event) => {
      const came = performance.now();
      if (!event.data.startsWith('{"type":"update"')) return;
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => window.waits.push(performance.now() - came);
        painted.port2.postMessage(null);
      });
    });
  }
};
"""


# --- what is loaded ---------------------------------------------------------------------------------------


def scripts_of(person: Person, path: str, seen: str) -> dict[str, int]:
    """Every script that comes until the page is there, with its gzipped size."""
    heard: list[Response] = []
    person.page.on("response", heard.append)
    person.page.goto(path)
    expect(person.page.locator(seen).first).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    scripts = [one for one in heard if "javascript" in one.headers.get("content-type", "")]
    return {one.url.rsplit("/", 1)[1]: len(gzip.compress(body_of(one), 9)) for one in scripts}


def body_of(response: Response) -> bytes:
    try:
        return response.body()
    except Error:  # what was preloaded is kept by the browser, not by the response
        return response.frame.page.context.request.get(response.url).body()


def test_the_first_load_of_the_front_page_is_at_most_100_kilobytes_of_script(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as visitor:
        scripts = scripts_of(visitor, "/", "button.side")
    print("front page:", sum(scripts.values()), scripts)
    assert scripts
    assert sum(scripts.values()) <= MOST_SCRIPT


@pytest.mark.parametrize("playing", [False, True], ids=["waiting", "playing"])
def test_the_first_load_of_a_table_is_at_most_100_kilobytes_of_script(
    browser: Browser, served: Served, playing: bool
) -> None:
    with somebody(browser, served.url) as host, somebody(browser, served.url) as visitor:
        at = opened(host, "Ann", [1], deal=playing, players=2, bots={"0": "novice"})
        scripts = scripts_of(visitor, at.path, "section.prompt" if playing else ".waiting h2")
    print("table:", sum(scripts.values()), scripts)
    assert scripts
    assert sum(scripts.values()) <= MOST_SCRIPT


# --- how soon a move is on the screen ------------------------------------------------------------------------


def long_game(person: Person) -> tuple[At, Players, Random]:
    """A game of his own, both sides, with a long story and far from its end."""
    for seed in range(20):
        at = opened(person, "Ann", [0, 1], players=2, open=True, variants=["easier"])
        players, rng = Players(at), Random(seed)
        while not (ended := players.asked()[2]["view"]["ending"]):
            if sum(len(line.get("events", ())) for line in at.story(6)) >= EVENTS:
                return at, players, rng
            for _ in range(25):
                move(players, rng)
        assert ended
    raise AssertionError(f"no game has {EVENTS} events")


def move(players: Players, rng: Random) -> bool:
    at, seat, hello = players.asked()
    if hello["view"]["ending"]:
        return False
    at.act(seat, usual(hello, rng), hello["prompt"]["id"])
    return True


def test_a_move_is_on_the_screen_within_100_milliseconds_of_its_message_at_1000_events(
    browser: Browser, served: Served
) -> None:
    with somebody(browser, served.url) as player, somebody(browser, served.url) as watcher:
        at, players, rng = long_game(player)
        watcher.context.add_init_script(STOPWATCH)
        watcher.page.goto(at.path)
        expect(watcher.page.locator("section.prompt")).to_be_visible()
        waits = measured(watcher, players, rng)
    print(f"milliseconds until painted: median {median(waits):.0f} of", *(f"{one:.0f}" for one in waits))
    print("quarters:", [round(one) for one in quantiles(waits)])
    assert len(waits) >= MEASURED
    assert median(waits) <= MOST_WAIT


def measured(watcher: Person, players: Players, rng: Random) -> list[float]:
    """One move after another: nothing else of ours runs while one is being painted."""
    waits: list[float] = []
    while len(waits) < MEASURED and move(players, rng):
        watcher.page.wait_for_function("(before) => window.waits.length > before", arg=len(waits))
        waits = watcher.page.evaluate("() => window.waits")
    return waits


# --- how soon one plays ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["musketeers", "milady", "solo"])
def test_from_the_front_page_to_the_first_decision_are_3_clicks_and_20_seconds_at_most(
    browser: Browser, tmp_path: Path, side: str
) -> None:
    """With bots that take their time and moves told as usual: nothing is made quicker for the test."""
    usual_pace = {"MOUSQUETAIRES_BOT_PACE_MS": "700"}
    with (
        Served(tmp_path, settings=usual_pace) as server,
        somebody(browser, server.url, speed="normal", calm=False) as visitor,
    ):
        clicks = 0
        visitor.page.goto("/")
        began = monotonic()
        visitor.page.locator(f"button.side.{side}").click()
        clicks += 1
        answers: Any = visitor.page.locator(".answers [data-action]:not([aria-disabled=true])").first
        expect(answers).to_be_visible()
        took = monotonic() - began
    print(f"{side}: {clicks} click, {took:.1f} s to the first decision")
    assert clicks <= CLICKS
    assert took <= SOON
