"""Replays in the browser: finished games in a server's database, and what the server says of each moment."""

import json
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page, expect

from mousquetaires.server.table.replay_messages import EVERYTHING
from tests.server import plain_http
from tests.server.served import Json
from tools.golden_views import golden_records

GAMES: Final = {  # by table, sixteen letters each
    "FourPlayersPlay1": "milady-4",
    "TheSiegeIsEnding": "milady-2",
    "HardlyMissedEach": "treville-for-athos",
    "FivePlayersPlay1": "milady-5",
    "SixPlayersPlayed": "milady-6",
}
FOUR, TWO, NEAR, FIVE, SIX = GAMES
SETTLED: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
# The first scene is fetched when it is needed.
STAGED: Final = "() => [...document.querySelectorAll('.stage > .content')].every((stage) => stage.firstElementChild)"
# The log is shown as far back as the way to a moment was long: only its last lines belong to the moment.
READ: Final = """() => {
  const root = document.querySelector('[data-moment]');
  const story = [...root.querySelectorAll('.log li.line')].slice(-20).map((line) => line.innerText);
  const others = [...root.children].map((part) => part.innerText).filter((part) => !part.includes(story.at(-1)));
  const question = root.querySelector('section[aria-labelledby=question]').innerText;
  return [...others, question, ...story].join('\\n');
}"""


def let_bots_play(page: Page, seed: int) -> None:
    """Open the replay of a game of bots for two players."""
    page.goto("/replay")
    page.locator("form select").first.select_option("2")
    page.get_by_label("Seed").fill(str(seed))
    page.get_by_role("button", name="Let them play").click()
    expect(page.locator("[data-moment]")).to_be_visible()


def finished() -> dict[str, object]:
    """The records of the tables."""
    records = golden_records()
    return {table: records[name] for table, name in GAMES.items()}


RECORD: Final = json.dumps(finished()[TWO])
DROP: Final = """([name, text]) => {
  const files = new DataTransfer();
  files.items.add(new File([text], name, {type: 'application/json'}));
  document.body.dispatchEvent(new DragEvent('drop', {dataTransfer: files, bubbles: true, cancelable: true}));
}"""


@dataclass(frozen=True)
class Moment:
    """The game after one entry of its log, as one viewer was sent it."""

    version: int
    view: Json
    hands: list[list[int]]
    chosen: str


def moments(url: str, table: str, viewer: int = EVERYTHING) -> list[Moment]:
    """Every moment of a game, computed here from the server's lines."""
    answer = plain_http.get(f"{url}/api/tables/{table}/replay", params={"viewer": viewer})
    lines = [json.loads(line) for line in answer.text.split("\n")]
    made = [Moment(lines[0]["version"], lines[0]["view"], lines[0].get("hands", []), "")]
    for line in lines[1:]:
        update, last = line["update"], made[-1]
        view = {**last.view, **(update.get("view") or {})}
        made.append(Moment(update["version"], view, line.get("hands", last.hands), line["chosen"]))
    return made


def show(page: Page, table: str, **wanted: object) -> None:
    """Open a replay at a moment."""
    asked = "&".join(f"{name}={value}" for name, value in wanted.items())
    page.goto(f"/replay/{table}?{asked}")
    expect(page.locator("[data-moment]")).to_be_visible()


def moment_of(page: Page) -> str:
    return page.locator("[data-moment]").get_attribute("data-moment") or ""


def shown(page: Page) -> str:
    """Everything that can be read on the page, once it is drawn."""
    page.evaluate(SETTLED)
    page.wait_for_function(STAGED)
    return str(page.evaluate(READ))
