"""Whole games without seeing the page: by roles, names, live regions and keys alone, as with a screen reader."""

import json
import re

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from tests.browser.people import Person, somebody, without_a_mouse
from tests.browser.screen_reader import ScreenReaderPlayer
from tests.server.served import Served

ENDINGS = re.compile("^(Milady wins|The Musketeers win)$")


def questions_sent(person: Person) -> list[str]:
    """The ids of all questions that the server asks the player's seat from now on; one may come again after another."""
    ids: list[str] = []
    last = ""

    def read(message: str | bytes) -> None:
        nonlocal last
        update = json.loads(message)
        if "prompt" not in update:
            return
        prompt = update["prompt"]
        asked = prompt["id"] if prompt and prompt["mine"] else ""
        if asked and asked != last:
            ids.append(asked)
        last = asked

    def follow(socket: WebSocket) -> None:
        socket.on("framereceived", read)

    person.page.on("websocket", follow)
    return ids


@pytest.mark.parametrize(("side", "seed"), [("As the Musketeers", 1), ("As Milady", 1)], ids=["musketeers", "milady"])
def test_a_whole_game_is_played_with_a_screen_reader(browser: Browser, served: Served, side: str, seed: int) -> None:
    with somebody(browser, served.url) as person:
        without_a_mouse(person)
        sent = questions_sent(person)
        player = ScreenReaderPlayer(person, seed)
        person.page.goto("/")
        person.page.get_by_role("button", name=re.compile(f"^{side}")).press("Enter")
        player.play()
        print(side, len(player.questions), "questions", player.pressed.most_common())
        heading = person.page.get_by_role("heading", name=ENDINGS)
        expect(heading).to_be_focused()
        assert len(player.questions) == len(sent)
