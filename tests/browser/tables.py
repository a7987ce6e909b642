"""Tables for somebody at a browser: opened, manned and played on over HTTP, with his browser's own cookies."""

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from tests.browser.people import PATIENCE, Person
from tests.server.served import Json, new_mark, nonce

MOST: Final = 3000  # moves: far more than a game has
GALLERY: Final = 6


class At:
    """One person at one table."""

    def __init__(self, person: Person, table: str, seats: Sequence[int] = ()) -> None:
        self.person = person
        self.table = table
        self.seats = list(seats)

    @property
    def path(self) -> str:
        return f"/table/{self.table}"

    def sit(self, *seats: int) -> None:
        self.person.ask("POST", f"/{self.table}/seats", {"seats": list(seats), "nonce": nonce()})
        self.seats += seats

    def start(self) -> None:
        self.person.ask("POST", f"/{self.table}/start")

    def now(self, seat: int) -> Json:
        """What this seat is told when it comes to the table."""
        return dict(self.person.ask("GET", f"/{self.table}/seats/{seat}/now"))

    def act(self, seat: int, action: str, prompt: str = "") -> None:
        move = {"type": "act", "mark": new_mark(), "prompt": prompt or self.now(seat)["prompt"]["id"], "action": action}
        self.person.ask("POST", f"/{self.table}/seats/{seat}/moves", move)

    def say(self, seat: int, text: str) -> None:
        self.person.ask("POST", f"/{self.table}/seats/{seat}/moves", {"type": "say", "mark": new_mark(), "text": text})


def opened(person: Person, nickname: str, seats: Sequence[int], *, deal: bool = True, **wish: object) -> At:
    """A new table of his own with him at these seats, and the cards dealt unless somebody else is waited for."""
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


def until(so: Callable[[], bool]) -> None:
    """Ask the server again and again until something is so."""
    late = time.monotonic() + PATIENCE / 1000
    while not so():
        assert time.monotonic() < late, "it has not come about"


# --- playing on until something is reached ------------------------------------------------------------


Wanted = Callable[[int, Json], bool]
Chooser = Callable[[int, Json], str | None]


def play_until(players: Sequence[At], wanted: Wanted, choose: Chooser = lambda seat, hello: None, seed: int = 0) -> Json:
    """Moves for all these seats until what is wanted of a seat's `hello` is so; that `hello`.

    A choice of nothing means the usual: whatever brings the game on.
    """
    rng = Random(seed)
    for _ in range(MOST):
        asked = None
        for at in players:
            for seat in at.seats:
                hello = at.now(seat)
                if wanted(seat, hello):
                    return hello
                if asked is None and hello["prompt"] and hello["prompt"]["mine"]:
                    asked = at, seat, hello
        if asked is not None:
            at, seat, hello = asked
            at.act(seat, choose(seat, hello) or usual(hello, rng), hello["prompt"]["id"])
    raise AssertionError(f"not reached in {MOST} moves")


def usual(hello: Json, rng: Random) -> str:
    """What brings the game on: something at random, but no haggling and no passing."""
    prompt = hello["prompt"]
    options = [one for one in prompt["options"] if one.split()[0] not in ("trade", "pass", "order")]
    settled = prompt["kind"] in ("trade_offer", "trade_answer", "trade_last_word")
    return rng.choice(options) if options and not settled else str(prompt["default"])


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
