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
from mousquetaires.server.api.client_messages import CLOSE_CODES, REFUSED
from tests.seeds import SOAK, seeds
from tests.server import plain_http
from tests.server.api.attacked_table import (
    GALLERY,
    JSON,
    LARGEST,
    LAST,
    AttackedTable,
    Listener,
    Sent,
    check_reason,
    known,
)
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
    told = asyncio.run(Attack(served, Random(seed)).run(MESSAGES))
    print(f"seed {seed}: {told}")
    assert served.process is not None
    assert served.process.poll() is None, f"seed {seed}: the server fell\n{served.tail()}"
    faults = [line for line in served.log_lines() if line["level"] in ("error", "critical") or "exception" in line]
    assert not faults, f"seed {seed}: {faults[:3]}"
    assert "Traceback" not in served.log.read_text("utf-8"), f"seed {seed}\n{served.tail()}"


class Attack:
    """Bad messages at once to two tables: on all their sockets, by HTTP, and by sockets that may not be opened."""

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
                    targets = [AttackedTable(self.served.url), AttackedTable(self.served.url)]
                    for target in targets:
                        await target.open(stack)
                    await self._attack(targets, messages)
                for target in targets:
                    target.check_log(self.served.folder / "games.sqlite3")
        return self.outcomes

    async def _attack(self, targets: list[AttackedTable], messages: int) -> None:
        """Until enough was sent, or a game is over."""
        while self.sent < messages and not any(target.over() for target in targets):
            for target, other in (targets, targets[::-1]):
                await target.caught_up()
                batches = [self._batch(listener, target, other) for listener in target.listeners]
                await asyncio.gather(
                    *(
                        self._exchange(listener, batch)
                        for listener, batch in zip(target.listeners, batches, strict=True)
                    ),
                    *(self._post(target, other) for _ in range(12)),
                    self._knock(target, other),
                    self._break_in(target),
                )

    def _note(self, about: str) -> None:
        self.sent += 1
        self.outcomes[about] = self.outcomes.get(about, 0) + 1

    # --- on open sockets --------------------------------------------------------------------------------
    def _batch(self, listener: Listener, target: AttackedTable, other: AttackedTable) -> list[Sent]:
        """Bad messages, and sometimes a good one somewhere among them."""
        batch = [self._bad(listener, target, other) for _ in range(BATCH)]
        if listener.asked and self.rng.random() < 0.5:
            move = self._move(listener)
            batch.insert(self.rng.randrange(BATCH), move)
            if self.rng.random() < 0.5:
                batch.append(Sent(move.text, move.may | {"again"}, "twice", move.mark))
        return batch

    def _bad(self, listener: Listener, target: AttackedTable, other: AttackedTable) -> Sent:
        prompt = listener.prompt["id"] if listener.prompt is not None else "0.1"
        ways = (self._harmless, self._stolen, self._not_mine, self._by_no_rule, self._again, self._unasked)
        if self.rng.random() < 0.5:
            return bad_shape(self.rng, prompt)
        return self.rng.choice(ways)(listener, target, other)

    def _move(self, listener: Listener) -> Sent:
        assert listener.prompt is not None
        settled = (
            listener.prompt["kind"] in ("trade_offer", "trade_answer", "trade_last_word")
            or not listener.prompt["options"]
        )
        action = listener.prompt["default"] if settled else self.rng.choice(listener.prompt["options"])
        text, mark = message_of("act", prompt=listener.prompt["id"], action=action)
        return Sent(text, NO | {"done"}, "legal", mark)

    def _harmless(self, listener: Listener, target: AttackedTable, other: AttackedTable) -> Sent:
        """What may be asked and changes nothing."""
        kind, fields = self.rng.choice(
            (
                ("ping", {}),
                ("resume", {"since": self.rng.randrange(10**9)}),
                ("why", {"action": "pass"}),
                ("why", {"action": self.rng.choice(VERB_NAMES) + " 99 louvre \x00"}),
                ("odds", {"action": "pass"}),
                ("odds", {"action": (listener.prompt or {}).get("default") or "cards 99 99"}),
                ("sample", {}),
            )
        )
        text, mark = message_of(kind, **fields)
        return Sent(text, NO | {"pong", "missed", "why", "odds", "sample", "coach"}, f"harmless {kind}", mark)

    def _stolen(self, listener: Listener, target: AttackedTable, other: AttackedTable) -> Sent:
        """A good answer to a prompt of another time, of another table, or of no time at all."""
        asked = next((one for one in target.listeners if one.asked), listener)
        action = (asked.prompt or {}).get("default") or "pass"
        there = next((one.prompt["id"] for one in other.listeners if one.prompt is not None), "0.1")
        now = asked.prompt["id"] if asked.prompt is not None else ""
        odd = ["", "0.", ".", "-1.-1", "0.99999999999999999999", now + " ", now + "0", "1" + now]
        first, _, number = now.rpartition(".")
        early = f"{first}.{int(number) + 1}" if number.isdigit() else ""
        prompt = self.rng.choice([*target.old[-20:], there, early, *odd])
        text, mark = message_of("act", prompt=prompt, action=action)
        if prompt and prompt == early:  # the second answer before the first; unless that has come meanwhile
            return Sent(text, NO | {"done"}, "too early", mark)
        if prompt == now or (listener.plays and prompt == there):  # by chance the right one, here or after another move
            return Sent(text, NO | {"done"}, "the same prompt elsewhere", mark)
        return Sent(text, NO, "stolen prompt", mark)

    def _not_mine(self, listener: Listener, target: AttackedTable, other: AttackedTable) -> Sent:
        """A legal answer from a seat that was not asked, a spectator, or a token for watching."""
        asked = next((one for one in target.listeners if one.asked), None)
        if asked is None:
            return bad_shape(self.rng, "0.1")
        move = self._move(asked)
        mine = listener.asked or (
            listener.plays and json.loads(move.text)["action"] in (listener.prompt or {}).get("free", ())
        )
        return Sent(move.text, move.may if mine else NO, "mine" if mine else "not mine", move.mark)

    def _by_no_rule(self, listener: Listener, target: AttackedTable, other: AttackedTable) -> Sent:
        """The right prompt from the right seat, and an answer nobody offered."""
        prompt = listener.prompt or {"id": "0.1", "options": [], "free": []}
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

    def _again(self, listener: Listener, target: AttackedTable, other: AttackedTable) -> Sent:
        """An old message, sent again by its sender or by a client that has seen it."""
        if not target.kept:
            return bad_shape(self.rng, "0.1")
        first, sent, _ = self.rng.choice(target.kept[-50:])
        own = listener.plays and listener.guest.person == first.guest.person
        return Sent(sent.text, frozenset(("again",)) if own else NO, "again" if own else "overheard", sent.mark)

    def _unasked(self, listener: Listener, target: AttackedTable, other: AttackedTable) -> Sent:
        """What nobody has asked for, what is too long, what does not exist; now and then a word that may be said."""
        if self.rng.random() < 0.1:
            return self._word(listener.guest.person != 0 and (listener.plays or not listener.guest.bearer))
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

    async def _exchange(self, listener: Listener, batch: list[Sent]) -> None:
        for sent in batch:
            await listener.wire.send(sent.text)
        for sent in batch:
            answer = await asyncio.wait_for(listener.answers.get(), PATIENCE)
            self._judge(listener, sent, answer)

    def _judge(self, listener: Listener, sent: Sent, answer: Json) -> None:
        """Every message has one answer, and none but a legal one is followed."""
        target, what = listener.target, answer["type"]
        if what == "done" and (answer["version"], listener.guest.person, sent.mark) in target.done:
            what = "again"
        assert what in sent.may, (sent, answer, listener.seat)
        assert not sent.mark or answer["mark"] == sent.mark, (sent, answer)
        if what == "refused":
            check_reason(answer["reason"])
        elif what == "done":
            self._keep(listener, listener.seat, sent, answer["version"])
        self._note(f"{sent.about}: {what}")

    def _keep(self, listener: Listener, seat: int, sent: Sent, version: int) -> None:
        target = listener.target
        target.done.append((version, listener.guest.person, sent.mark))
        if seat != GALLERY:  # what is said in the gallery stays there
            target.heard = max(target.heard, version)
        message = json.loads(sent.text)
        if message["type"] == "act":
            target.kept.append((listener, sent, version))
            target.old.append(message["prompt"])

    # --- over HTTP --------------------------------------------------------------------------------------
    async def _post(self, target: AttackedTable, other: AttackedTable) -> None:
        """A posted message, with a key, a seat, a table, a body or a header that does not belong to it."""
        listener = self.rng.choice([one for one in target.listeners if one.plays])
        guest, table, seat = self._whoever(target, other, listener)
        right = guest is target.players[listener.seat] and (table, seat) == (target.table, listener.seat)
        sent = self._bad(listener, target, other)
        if not right:
            speaks = seat == GALLERY and sent.about == "a word"
            sent.may = sent.may if speaks else NO
        body = sent.text.encode("utf-8", "surrogatepass") if isinstance(sent.text, str) else sent.text
        headers = {name.encode(): value.encode() for name, value in guest.headers.items()} | {b"Content-Type": JSON}
        if self.rng.random() < 0.2:
            body, headers, sent.about = self._spoil(body, headers)
            sent.may = NO
        elif self.rng.random() < 0.1 and right:
            sent = self._move(listener) if listener.asked else sent
            body = str(sent.text).encode()
        answer = await self.http.post(f"/api/tables/{table}/seats/{seat}/moves", content=body, headers=headers)
        self._judge_post(listener, seat, sent, answer)

    def _whoever(self, target: AttackedTable, other: AttackedTable, listener: Listener) -> tuple[Guest, str, int]:
        """Half of the time the right one."""
        if self.rng.random() < 0.5:
            return target.players[listener.seat], target.table, listener.seat
        unknown = [
            Guest(target.url, target.table, secret, 0, bearer=True) for secret in (*target.links, "x" * 22, "é" * 70)
        ]
        wrong = (
            [(guest, target.table, listener.seat) for seat, guest in target.players.items() if seat != listener.seat]
            + [
                (guest, target.table, listener.seat)
                for guest in (target.onlooker, target.stranger, target.tokens["watch:1"], *unknown)
            ]
            + [
                (target.tokens["play:1"], target.table, 2),
                (target.tokens["play:1"], target.table, 0),
                (target.tokens["play:1"], other.table, 1),
                (other.players[listener.seat], target.table, listener.seat),
                (target.players[listener.seat], other.table, listener.seat),
                (target.players[listener.seat], target.table, GALLERY),
                (target.players[listener.seat], target.table, 5),
                (target.players[listener.seat], target.table, 7),
                (target.players[listener.seat], "A" * 16, listener.seat),
                (target.players[listener.seat], "no-table", listener.seat),
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

    def _judge_post(self, listener: Listener, seat: int, sent: Sent, answer: httpx.Response) -> None:
        said = answer.json()
        if answer.is_success:
            version = said.get("version", 0)
            again = (version, listener.guest.person, sent.mark) in listener.target.done
            what = "why" if "reason" in said else "again" if again else "done"
            if what == "done":
                self._keep(listener, seat, sent, version)
        else:
            what = "refused"
            assert 400 <= answer.status_code < 500, (sent, answer.status_code, said)
            assert said["text"]
            check_reason(said)
        assert what in sent.may, (sent, said, listener.seat)
        self._note(f"posted {sent.about}: {what}")

    # --- at the door ------------------------------------------------------------------------------------
    async def _knock(self, target: AttackedTable, other: AttackedTable) -> None:
        """A client that may not connect is told why, and is disconnected."""
        guest, table, seat, more, query = self.rng.choice(self._callers(target, other))
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

    def _callers(
        self, target: AttackedTable, other: AttackedTable
    ) -> list[tuple[Guest, str, object, dict[str, str], str]]:
        one, two, here = target.players[1], target.players[2], target.table
        thieves = [Guest(target.url, here, secret, 0, bearer=secret < "T") for secret in (*target.links, "y" * 22)]
        return [
            (two, here, 1, {}, ""),
            (one, here, 0, {}, ""),
            (one, here, 5, {}, ""),
            (one, other.table, 1, {}, ""),
            (one, other.table, GALLERY, {}, ""),
            (target.stranger, here, 1, {}, ""),
            (target.onlooker, here, 2, {}, ""),
            (target.tokens["play:1"], here, 2, {}, ""),
            (target.tokens["play:1"], here, GALLERY, {}, ""),
            (target.tokens["watch:6"], here, 1, {}, ""),
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
    async def _break_in(self, target: AttackedTable) -> None:
        """A socket that is used as none should be: it is closed, with a code that is written down."""
        guest = self.rng.choice((*target.players.values(), target.onlooker))
        seat = next((seat for seat, one in target.players.items() if one is guest), GALLERY)
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
                if wire.close_code in (1008, *CLOSE_CODES.values()):
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
