"""Thousands of bad messages, on sockets and over HTTP: each is refused with a reason, and nothing changes."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, suppress
from random import Random

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mousquetaires.engine.actions import VERB_NAMES
from mousquetaires.server.api.protocol import GOODBYE, REFUSED
from tests.seeds import SOAK, seeds
from tests.server import plain_http
from tests.server.api.attacked_table import GALLERY, JSON, LARGEST, LAST, Ear, Hall, Sent, check_reason, known
from tests.server.api.bad_messages import NO, TEXT, bad_shape, frame, message_of
from tests.server.served import CODES, PATIENCE, Guest, Json, Served

MESSAGES = 50_000 if SOAK else 2_500  # for each seed
BATCH = 6  # messages at once on each socket


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("wire")) as server:
        yield server


@pytest.mark.parametrize("seed", seeds(1))
def test_bad_messages_are_refused_and_change_nothing(served: Served, seed: int) -> None:
    told = asyncio.run(Siege(served, Random(seed)).run(MESSAGES))
    print(f"seed {seed}: {told}")
    assert served.process is not None
    assert served.process.poll() is None, f"seed {seed}: the server fell\n{served.tail()}"
    faults = [line for line in served.log_lines() if line["level"] in ("error", "critical") or "exception" in line]
    assert not faults, f"seed {seed}: {faults[:3]}"
    assert "Traceback" not in served.log.read_text("utf-8"), f"seed {seed}\n{served.tail()}"


class Siege:
    """Everything at once: two tables, all their sockets, posts beside them, and doors that are knocked at."""

    def __init__(self, served: Served, rng: Random) -> None:
        self.served = served
        self.rng = rng
        self.sent = 0
        self.outcomes: dict[str, int] = {}
        self.http = plain_http.AsyncClient(base_url=served.url, timeout=PATIENCE)

    async def run(self, messages: int) -> dict[str, int]:
        async with self.http:
            while self.sent < messages:
                async with AsyncExitStack() as stack:
                    halls = [Hall(self.served.url), Hall(self.served.url)]
                    for hall in halls:
                        await hall.open(stack)
                    await self._besiege(halls, messages)
                for hall in halls:
                    hall.check_log(self.served.folder / "games.sqlite3")
        return self.outcomes

    async def _besiege(self, halls: list[Hall], messages: int) -> None:
        """Until enough was sent, or a game is over."""
        while self.sent < messages and not any(hall.over() for hall in halls):
            for hall, other in (halls, halls[::-1]):
                await hall.caught_up()
                batches = [self._batch(ear, hall, other) for ear in hall.ears]
                await asyncio.gather(
                    *(self._exchange(ear, batch) for ear, batch in zip(hall.ears, batches, strict=True)),
                    *(self._post(hall, other) for _ in range(12)),
                    self._knock(hall, other),
                    self._break_in(hall),
                )

    def _note(self, about: str) -> None:
        self.sent += 1
        self.outcomes[about] = self.outcomes.get(about, 0) + 1

    # --- on open sockets --------------------------------------------------------------------------------
    def _batch(self, ear: Ear, hall: Hall, other: Hall) -> list[Sent]:
        """Bad messages, and sometimes a good one somewhere among them."""
        batch = [self._bad(ear, hall, other) for _ in range(BATCH)]
        if ear.asked and self.rng.random() < 0.5:
            move = self._move(ear)
            batch.insert(self.rng.randrange(BATCH), move)
            if self.rng.random() < 0.5:
                batch.append(Sent(move.text, move.may | {"again"}, "twice", move.mark))
        return batch

    def _bad(self, ear: Ear, hall: Hall, other: Hall) -> Sent:
        prompt = ear.prompt["id"] if ear.prompt is not None else "0.1"
        ways = (self._harmless, self._stolen, self._not_mine, self._by_no_rule, self._again, self._unasked)
        if self.rng.random() < 0.5:
            return bad_shape(self.rng, prompt)
        return self.rng.choice(ways)(ear, hall, other)

    def _move(self, ear: Ear) -> Sent:
        assert ear.prompt is not None
        settled = ear.prompt["kind"] in ("trade_offer", "trade_answer", "trade_last_word") or not ear.prompt["options"]
        action = ear.prompt["default"] if settled else self.rng.choice(ear.prompt["options"])
        text, mark = message_of("act", prompt=ear.prompt["id"], action=action)
        return Sent(text, NO | {"done"}, "legal", mark)

    def _harmless(self, ear: Ear, hall: Hall, other: Hall) -> Sent:
        """What may be asked and changes nothing."""
        kind, fields = self.rng.choice(
            (
                ("ping", {}),
                ("resume", {"since": self.rng.randrange(10**9)}),
                ("why", {"action": "pass"}),
                ("why", {"action": self.rng.choice(VERB_NAMES) + " 99 louvre \x00"}),
                ("odds", {"action": "pass"}),
                ("odds", {"action": (ear.prompt or {}).get("default") or "cards 99 99"}),
                ("sample", {}),
            )
        )
        text, mark = message_of(kind, **fields)
        return Sent(text, NO | {"pong", "missed", "why", "odds", "sample"}, f"harmless {kind}", mark)

    def _stolen(self, ear: Ear, hall: Hall, other: Hall) -> Sent:
        """A good answer to a prompt of another time, of another table, or of no time at all."""
        asked = next((one for one in hall.ears if one.asked), ear)
        action = (asked.prompt or {}).get("default") or "pass"
        there = next((one.prompt["id"] for one in other.ears if one.prompt is not None), "0.1")
        now = asked.prompt["id"] if asked.prompt is not None else ""
        odd = ["", "0.", ".", "-1.-1", "0.99999999999999999999", now + " ", now + "0", "1" + now]
        first, _, number = now.rpartition(".")
        early = f"{first}.{int(number) + 1}" if number.isdigit() else ""
        prompt = self.rng.choice([*hall.old[-20:], there, early, *odd])
        text, mark = message_of("act", prompt=prompt, action=action)
        if prompt and prompt == early:  # the second answer before the first; unless that has come meanwhile
            return Sent(text, NO | {"done"}, "too early", mark)
        if prompt == now or (ear.plays and prompt == there):  # by chance the right one, here or after another move
            return Sent(text, NO | {"done"}, "the same prompt elsewhere", mark)
        return Sent(text, NO, "stolen prompt", mark)

    def _not_mine(self, ear: Ear, hall: Hall, other: Hall) -> Sent:
        """A good answer, from whoever was not asked: another seat, a spectator, a token for watching."""
        asked = next((one for one in hall.ears if one.asked), None)
        if asked is None:
            return bad_shape(self.rng, "0.1")
        move = self._move(asked)
        mine = ear.asked or (ear.plays and json.loads(move.text)["action"] in (ear.prompt or {}).get("free", ()))
        return Sent(move.text, move.may if mine else NO, "mine" if mine else "not mine", move.mark)

    def _by_no_rule(self, ear: Ear, hall: Hall, other: Hall) -> Sent:
        """The right prompt from the right seat, and an answer nobody offered."""
        prompt = ear.prompt or {"id": "0.1", "options": [], "free": []}
        odd = self.rng.choice(
            (
                "",
                " ",
                "\x00",
                "fly louvre",
                "move",
                "move nowhere",
                "cards 99 99",
                "challenge",
                "x" * 1000,
                "move\n",
                "MOVE LOUVRE",
                "offer give=all",
                "roll SSS",
                "undo 1",
                "0 move louvre",
                "* dice",
                "pass pass",
                "9" * 900,
            )
        )
        text, mark = message_of("act", prompt=prompt["id"], action=odd)
        return Sent(text, NO, "no such action", mark)

    def _again(self, ear: Ear, hall: Hall, other: Hall) -> Sent:
        """What was done long ago, sent once more: by its sender, or by somebody who overheard it."""
        if not hall.kept:
            return bad_shape(self.rng, "0.1")
        first, sent, _ = self.rng.choice(hall.kept[-50:])
        own = ear.plays and ear.guest.person == first.guest.person
        return Sent(sent.text, frozenset(("again",)) if own else NO, "again" if own else "overheard", sent.mark)

    def _unasked(self, ear: Ear, hall: Hall, other: Hall) -> Sent:
        """What nobody has asked for, what is too long, what does not exist; now and then a word that may be said."""
        if self.rng.random() < 0.1:
            return self._word(ear.guest.person != 0 and (ear.plays or not ear.guest.bearer))
        kind, field, value = self.rng.choice(
            (
                ("agree", "yes", True),
                ("agree", "yes", False),
                ("show", "card", "crown"),
                ("show", "card", ""),
                ("say", "text", ""),
                ("say", "text", " \n\t"),
                ("say", "text", "ä" * 401),
                ("say", "text", "x" * 4000),
                ("point", "place", "bastion"),
                ("point", "place", ""),
            )
        )
        wish = {"asked": self.rng.randrange(100)} if kind == "agree" else {}
        text, mark = message_of(kind, **wish, **{field: value})
        return Sent(text, NO, f"unasked {kind}", mark)

    def _word(self, speaks: bool) -> Sent:
        text, mark = message_of("say", text="Un pour tous\x00\u202e")
        return Sent(text, frozenset(("done",)) if speaks else NO, "a word", mark)

    async def _exchange(self, ear: Ear, batch: list[Sent]) -> None:
        for sent in batch:
            await ear.wire.send(sent.text)
        for sent in batch:
            answer = await asyncio.wait_for(ear.answers.get(), PATIENCE)
            self._judge(ear, sent, answer)

    def _judge(self, ear: Ear, sent: Sent, answer: Json) -> None:
        """Every message has one answer, and none but a legal one is followed."""
        hall, what = ear.hall, answer["type"]
        if what == "done" and (answer["version"], ear.guest.person, sent.mark) in hall.done:
            what = "again"
        assert what in sent.may, (sent, answer, ear.seat)
        assert not sent.mark or answer["mark"] == sent.mark, (sent, answer)
        if what == "refused":
            check_reason(answer["reason"])
        elif what == "done":
            self._keep(ear, ear.seat, sent, answer["version"])
        self._note(f"{sent.about}: {what}")

    def _keep(self, ear: Ear, seat: int, sent: Sent, version: int) -> None:
        hall = ear.hall
        hall.done.append((version, ear.guest.person, sent.mark))
        if seat != GALLERY:  # what is said in the gallery stays there
            hall.heard = max(hall.heard, version)
        message = json.loads(sent.text)
        if message["type"] == "act":
            hall.kept.append((ear, sent, version))
            hall.old.append(message["prompt"])

    # --- over HTTP --------------------------------------------------------------------------------------
    async def _post(self, hall: Hall, other: Hall) -> None:
        """A posted message, with a key, a seat, a table, a body or a header that does not belong to it."""
        ear = self.rng.choice([one for one in hall.ears if one.plays])
        guest, table, seat = self._whoever(hall, other, ear)
        right = guest is hall.players[ear.seat] and (table, seat) == (hall.table, ear.seat)
        sent = self._bad(ear, hall, other)
        if not right:
            speaks = seat == GALLERY and sent.about == "a word"
            sent.may = sent.may if speaks else NO
        body = sent.text.encode("utf-8", "surrogatepass") if isinstance(sent.text, str) else sent.text
        headers = {name.encode(): value.encode() for name, value in guest.headers.items()} | {b"Content-Type": JSON}
        if self.rng.random() < 0.2:
            body, headers, sent.about = self._spoil(body, headers)
            sent.may = NO
        elif self.rng.random() < 0.1 and right:
            sent = self._move(ear) if ear.asked else sent
            body = str(sent.text).encode()
        answer = await self.http.post(f"/api/tables/{table}/seats/{seat}/moves", content=body, headers=headers)
        self._judge_post(ear, seat, sent, answer)

    def _whoever(self, hall: Hall, other: Hall, ear: Ear) -> tuple[Guest, str, int]:
        """Half of the time the right one."""
        if self.rng.random() < 0.5:
            return hall.players[ear.seat], hall.table, ear.seat
        unknown = [Guest(hall.url, hall.table, secret, 0, bearer=True) for secret in (*hall.links, "x" * 22, "é" * 70)]
        wrong = (
            [(guest, hall.table, ear.seat) for seat, guest in hall.players.items() if seat != ear.seat]
            + [
                (guest, hall.table, ear.seat)
                for guest in (hall.onlooker, hall.stranger, hall.tokens["watch:1"], *unknown)
            ]
            + [
                (hall.tokens["play:1"], hall.table, 2),
                (hall.tokens["play:1"], hall.table, 0),
                (hall.tokens["play:1"], other.table, 1),
                (other.players[ear.seat], hall.table, ear.seat),
                (hall.players[ear.seat], other.table, ear.seat),
                (hall.players[ear.seat], hall.table, GALLERY),
                (hall.players[ear.seat], hall.table, 5),
                (hall.players[ear.seat], hall.table, 7),
                (hall.players[ear.seat], "A" * 16, ear.seat),
                (hall.players[ear.seat], "no-table", ear.seat),
            ]
        )
        return self.rng.choice(wrong)

    def _spoil(self, body: bytes, headers: dict[bytes, bytes]) -> tuple[bytes, dict[bytes, bytes], str]:
        return self.rng.choice(
            (
                (body + b" " * LARGEST, headers, "too large"),
                (b"\xff\xfe" + body, headers, "no UTF-8"),
                (body, {**headers, b"Content-Type": b"text/plain"}, "no JSON"),
                (b"", headers, "empty"),
                (b'{"type": "say", "mark": "x", "text": "\xc3\x28"}', headers, "bad UTF-8"),
                (body, {**headers, b"Content-Type": b"application/x-www-form-urlencoded"}, "a form"),
                (body, {**headers, b"Origin": b"https://rochefort.example"}, "another page"),
                (body, {**headers, b"Origin": b"http://["}, "no page"),
            )
        )

    def _judge_post(self, ear: Ear, seat: int, sent: Sent, answer: httpx.Response) -> None:
        said = answer.json()
        if answer.is_success:
            version = said.get("version", 0)
            again = (version, ear.guest.person, sent.mark) in ear.hall.done
            what = "why" if "reason" in said else "again" if again else "done"
            if what == "done":
                self._keep(ear, seat, sent, version)
        else:
            what = "refused"
            assert 400 <= answer.status_code < 500, (sent, answer.status_code, said)
            assert said["text"]
            check_reason(said)
        assert what in sent.may, (sent, said, ear.seat)
        self._note(f"posted {sent.about}: {what}")

    # --- at the door ------------------------------------------------------------------------------------
    async def _knock(self, hall: Hall, other: Hall) -> None:
        """Somebody who may not come in is told why, and the door is closed."""
        guest, table, seat, more, query = self.rng.choice(self._callers(hall, other))
        address = f"{self.served.ws}/api/tables/{table}/seats/{seat}/socket{query}"
        self._note("knocked")
        if seat == "one":  # no such address at all
            with pytest.raises(InvalidStatus):
                await connect(address, additional_headers=guest.headers)
            return
        async with connect(address, additional_headers={**guest.headers, **more}, open_timeout=PATIENCE) as wire:
            answer = json.loads(await asyncio.wait_for(wire.recv(), PATIENCE))
            assert answer["type"] == "refused", (address, answer)
            check_reason(answer["reason"])
            await wire.wait_closed()
            assert wire.close_code in CODES, wire.close_code
            assert wire.close_code > REFUSED
            assert wire.close_reason == answer["reason"]["key"]

    def _callers(self, hall: Hall, other: Hall) -> list[tuple[Guest, str, object, dict[str, str], str]]:
        one, two, here = hall.players[1], hall.players[2], hall.table
        thieves = [Guest(hall.url, here, secret, 0, bearer=secret < "T") for secret in (*hall.links, "y" * 22)]
        return [
            (two, here, 1, {}, ""),
            (one, here, 0, {}, ""),
            (one, here, 5, {}, ""),
            (one, other.table, 1, {}, ""),
            (one, other.table, GALLERY, {}, ""),
            (hall.stranger, here, 1, {}, ""),
            (hall.onlooker, here, 2, {}, ""),
            (hall.tokens["play:1"], here, 2, {}, ""),
            (hall.tokens["play:1"], here, GALLERY, {}, ""),
            (hall.tokens["watch:6"], here, 1, {}, ""),
            (one, "A" * 16, 1, {}, ""),
            (one, "x", 1, {}, ""),
            (one, "%00" * 16, 1, {}, ""),
            (one, here, 7, {}, ""),
            (one, here, 9**80, {}, ""),
            (one, here, "one", {}, ""),
            (one, here, 1, {}, "?since=-1"),
            (one, here, 1, {}, "?since=x"),
            (one, here, 1, {}, f"?since={9**80}"),
            (one, here, 1, {"Origin": "https://rochefort.example"}, ""),
            (one, here, 1, {"Origin": "null"}, ""),
            *((thief, here, 1, {}, "") for thief in thieves),
        ]

    # --- no messages at all -----------------------------------------------------------------------------
    async def _break_in(self, hall: Hall) -> None:
        """A socket that is used as none should be: it is closed, with a code that is written down."""
        guest = self.rng.choice((*hall.players.values(), hall.onlooker))
        seat = next((seat for seat, one in hall.players.items() if one is guest), GALLERY)
        about, way = self.rng.choice(self._tools())
        async with guest.look(seat) as opened:
            wire = opened.wire
            with suppress(ConnectionClosed):
                await way(wire)
                if about != "gone":
                    async with asyncio.timeout(PATIENCE):
                        while True:
                            await wire.recv()
            if about != "gone":
                await wire.wait_closed()
                # Who is still sending when the door closes may find the line cut before he has read why.
                cut = wire.close_code == 1006 and about.startswith("too large")
                assert cut or wire.close_code in CODES, (about, wire.close_code)
                if wire.close_code in (1008, *GOODBYE.values()):
                    assert known(wire.close_reason or ""), wire.close_reason
        self._note(f"{about}: closed")

    def _tools(self) -> list[tuple[str, Callable[[ClientConnection], Awaitable[None]]]]:
        good, _ = message_of("say", text="x")
        long = json.dumps({"type": "say", "mark": "x", "text": "x" * (LARGEST + self.rng.randrange(50_000))})

        async def parts(wire: ClientConnection) -> None:
            await wire.send(iter(long[at : at + 1000] for at in range(0, len(long), 1000)))

        async def gone(wire: ClientConnection) -> None:
            """In the middle of a word."""
            wire.transport.write(frame(TEXT, good.encode())[:-3])
            wire.transport.abort()

        def raw(*frames: bytes) -> Callable[[ClientConnection], Awaitable[None]]:
            async def write(wire: ClientConnection) -> None:
                wire.transport.write(b"".join(frames))

            return write

        bad = b'{"type": "say", "mark": "x", "text": "\xff"}'
        return [
            ("too large", lambda wire: wire.send(long)),
            ("too large in parts", parts),
            ("gone", gone),
            ("no UTF-8", lambda wire: wire.send(bad, text=True)),
            ("half a letter", lambda wire: wire.send("é".encode()[:1], text=True)),
            ("not masked", raw(bytes((TEXT, len(good))) + good.encode())),
            ("no such frame", raw(frame(LAST | 3, b""))),
            ("a reserved bit", raw(frame(TEXT | 0x40, good.encode()))),
            ("a ping in parts", raw(frame(9, b"x"))),
            ("a part of nothing", raw(frame(LAST, good.encode()))),
            ("a bad goodbye", raw(frame(LAST | 8, b"\x00\x01"))),
            ("a length without end", raw(b"\x81\xff" + b"\xff" * 12)),
            ("a request", raw(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")),
            ("noise", raw(b"\xf0" + self.rng.randbytes(200))),
        ]
