"""Tables for the browser tests: opened, filled and played over HTTP, with the browser's own cookies."""

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator, Page

from tests.browser.people import PATIENCE, Person
from tests.server.served import Json, new_mark, nonce

MOST: Final = 3000  # moves: far more than a game has
GALLERY: Final = 6
SETTLED: Final = frozenset(("trade_offer", "trade_answer", "trade_last_word"))  # else two bots haggle for ever
IDLE: Final = frozenset(("trade", "pass", "order"))


class At:
    """One person at one table."""

    def __init__(self, person: Person, table: str, seats: Sequence[int] = ()) -> None:
        self.person = person
        self.table = table
        self.seats = list(seats)
        self.key = self._key()

    def _key(self) -> dict[str, str]:
        """What his browser would send; the server's cookies are for one table each."""
        kept = self.person.context.cookies(f"{self.person.url}/api/tables/{self.table}")
        return {"Cookie": "; ".join(f"{one.get('name')}={one.get('value')}" for one in kept)} if kept else {}

    @property
    def path(self) -> str:
        return f"/table/{self.table}"

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """A request at this table that has to work; the answer's JSON."""
        url = f"{self.person.url}/api/tables/{self.table}{path}"
        answer = self.person.http.request(method, url, json=body, headers=self.key)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def sit(self, *seats: int) -> None:
        self.ask("POST", "/seats", {"seats": list(seats), "nonce": nonce()})
        self.seats += seats

    def start(self) -> None:
        self.ask("POST", "/start")

    def now(self, seat: int) -> Json:
        """What this seat is told when it comes to the table."""
        return dict(self.ask("GET", f"/seats/{seat}/now"))

    def act(self, seat: int, action: str, prompt: str = "") -> None:
        move = {"type": "act", "mark": new_mark(), "prompt": prompt or self.now(seat)["prompt"]["id"], "action": action}
        self.ask("POST", f"/seats/{seat}/moves", move)

    def say(self, seat: int, text: str) -> None:
        self.ask("POST", f"/seats/{seat}/moves", {"type": "say", "mark": new_mark(), "text": text})

    def story(self, seat: int) -> list[Json]:
        """Everything that happened, as this seat was told it."""
        return list(self.ask("GET", f"/story?seat={seat}&since=0"))


def opened(person: Person, nickname: str, seats: Sequence[int], *, deal: bool = True, **wish: object) -> At:
    """A new table with this person in these seats. The game begins unless other people are expected."""
    made = person.ask("POST", "", {"nickname": nickname, "table": wish})
    at = At(person, made["table"])
    if seats:
        at.sit(*seats)
    if deal:
        at.start()
    return at


def came(person: Person, table: str, nickname: str, seats: Sequence[int] = ()) -> At:
    person.ask("POST", f"/{table}/people", {"nickname": nickname})
    at = At(person, table)
    if seats:
        at.sit(*seats)
    return at


def company(page: Page) -> Locator:
    """Who is at the table, opened as a dialog from the menu."""
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="People", exact=True).click()
    return page.get_by_role("dialog", name="People")


def until(so: Callable[[], bool]) -> None:
    """Ask the server again and again until something is so."""
    late = time.monotonic() + PATIENCE / 1000
    while not so():
        assert time.monotonic() < late, "it has not come about"


# --- playing on until something is reached ------------------------------------------------------------


Wanted = Callable[[int, Json], bool]
Chooser = Callable[[int, Json], str | None]


class Players:
    """All the seats at a table that people hold, to be played over HTTP."""

    def __init__(self, *players: At) -> None:
        self.players = players
        self.seats = {seat: at for at in players for seat in at.seats}
        self.last = next(iter(self.seats))

    def asked(self) -> tuple[At, int, Json]:
        """A person who is asked now, and their question. After the end, any person."""
        late = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < late:
            hello = self.seats[self.last].now(self.last)
            prompt = hello["prompt"]
            if hello["view"]["ending"] or (prompt and prompt["mine"]):
                return self.seats[self.last], self.last, hello
            others = [seat for seat in self.seats if prompt and prompt["seats"] >> seat & 1]
            self.last = others[0] if others else self.last
        raise AssertionError("nobody of these is asked")


def play_until(players: Sequence[At], wanted: Wanted, choose: Chooser | None = None, seed: int = 0) -> Json:
    """Moves for all these seats until what is wanted of the asked seat's `hello` is so; that `hello`.

    Where nothing is chosen the usual is played: whatever brings the game on.
    """
    rng = Random(seed)
    team = Players(*players)
    for _ in range(MOST):
        at, seat, hello = team.asked()
        if wanted(seat, hello):
            return hello
        assert not hello["view"]["ending"], "the game is over, and it was not reached"
        chosen = choose(seat, hello) if choose else None
        at.act(seat, chosen or usual(hello, rng), hello["prompt"]["id"])
    raise AssertionError(f"not reached in {MOST} moves")


def usual(hello: Json, rng: Random) -> str:
    """What brings the game on: something at random, but no haggling and no passing."""
    prompt = hello["prompt"]
    options = [one for one in prompt["options"] if one.split()[0] not in IDLE]
    return rng.choice(options) if options and prompt["kind"] not in SETTLED else str(prompt["default"])


def asks(*kinds: str, seat: int | None = None) -> Wanted:
    """Until one of these is asked (of this seat)."""

    def reached(who: int, hello: Json) -> bool:
        prompt = hello["prompt"]
        return bool(prompt and prompt["mine"] and prompt["kind"] in kinds and seat in (None, who))

    return reached


def prefers(*wishes: str) -> Chooser:
    """The first option that begins with one of these, in their order."""

    def choose(_seat: int, hello: Json) -> str | None:
        options: list[str] = hello["prompt"]["options"]
        found = [one for wish in wishes for one in options if one == wish or one.startswith(f"{wish} ")]
        return found[0] if found else None

    return choose
