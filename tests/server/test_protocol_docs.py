"""docs/protocol.md and a running server say the same: messages, fields and their types, entries, addresses, codes."""

import asyncio
import json
import re
import sqlite3
from collections import defaultdict
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from mousquetaires.engine.save_load import FRAME_KINDS, blank_frame, frame_view
from mousquetaires.i18n import texts
from mousquetaires.server.api.box_contents import Box
from mousquetaires.server.api.client_messages import CLOSE_CODES, AnyMessage, read_message
from mousquetaires.server.choice_odds import AnyChance, DuelOdds
from mousquetaires.server.settings import Settings
from mousquetaires.server.table.server_messages import AnySent
from tests.server import plain_http
from tests.server.served import CODES, PATIENCE, Guest, Json, Seat, Served, come, new_game, open_table, play_on

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
EVERY_ENTRY = {"kind", "at", "by"}
OPTIONAL = "optional"
ROW = re.compile(r"^\| (`.*?) \|(.*)\|$", re.MULTILINE)
CODE_ROW = re.compile(r"^\| ([0-9][0-9, ]*) \| `(server-[a-z-]+)` \|", re.MULTILINE)
ROUTE = re.compile(r"^\| `(GET|POST|DELETE) (/\S*)` \|", re.MULTILINE)


# --- the page -------------------------------------------------------------------------------------


def chapter(title: str) -> str:
    """The text under a heading of the second level."""
    found = re.search(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None, title
    return found[1]


def parts(title: str) -> dict[str, str]:
    """The texts under a chapter's headings of the third level that are names."""
    found = re.findall(r"^### `(\w+)`\n(.*?)(?=^### |\Z)", chapter(title), re.MULTILINE | re.DOTALL)
    return dict(found)


def fields(text: str) -> dict[str, set[str]]:
    """The fields in a text's tables, with the words of their types."""
    rows = [(name.strip("`"), rest.split("|")[0]) for name, rest in ROW.findall(text)]
    return {name: set(re.findall(r"\w+", types)) - {"or"} for name, types in rows}


def examples(text: str) -> list[Json]:
    found = re.findall(r"^```json\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [json.loads(one.replace("{…}", "{}")) for one in found]


def type_of(value: object) -> str:
    names = {bool: "boolean", int: "integer", float: "number", str: "text", list: "list", dict: "object"}
    return "null" if value is None else names[type(value)]


def agrees(what: str, documented: dict[str, set[str]], found: list[Json]) -> None:
    """Every field is described and there, as its type says."""
    assert found, f"{what} was never sent"
    seen: dict[str, set[str]] = defaultdict(set)
    for one in found:
        for name, value in one.items():
            seen[name].add(type_of(value))
        missing = {name for name, types in documented.items() if OPTIONAL not in types} - set(one)
        assert not missing, f"{what} lacks {missing}"
    assert set(seen) == set(documented), what
    wrong = {name: types for name, types in seen.items() if types - documented[name]}
    assert not wrong, f"{what}: {wrong}"


# --- a server that says everything ----------------------------------------------------------------


class Heard:
    """Everything that a server has sent."""

    def __init__(self) -> None:
        self.messages: list[Json] = []
        self.routes: set[tuple[str, str]] = set()

    def of_type(self, kind: str) -> list[Json]:
        return [message for message in self.messages if message["type"] == kind]

    def parts(self, name: str) -> list[Json]:
        return [message[name] for message in self.messages if isinstance(message.get(name), dict)]

    def entries(self) -> list[Json]:
        missed = [entry for message in self.messages for entry in message.get("missed", [])]
        return [*missed, *self.parts("entry")]


@pytest.fixture(scope="module")
def heard(tmp_path_factory: pytest.TempPathFactory) -> Heard:
    """Everything a server can say, brought about at a real one."""
    told = Heard()
    served = Served(tmp_path_factory.mktemp("server"))
    with served:
        host, guest = asyncio.run(play(served, told))
        document = plain_http.get(f"{served.url}/schema/openapi.json").json()
        told.routes = {(way.upper(), path) for path, ways in document["paths"].items() for way in ways}
        asyncio.run(until_stopped(served, guest, told))
    with served:  # the game goes on
        asyncio.run(look(host, 0, told))
    spoil(served)
    with served:  # it cannot go on
        asyncio.run(until_frozen(host, told))
    return told


async def play(served: Served, told: Heard) -> tuple[Guest, Guest]:
    """A game between people in which everything happens that people can do."""
    host = await open_table(served.url, players=3, name="The Red Dove", coach=True, clock={"move_seconds": 86_400})
    guest, onlooker = await come(served.url, host.table, "Bob"), await come(served.url, host.table, "Cy")
    async with onlooker.look(6) as gallery:
        await host.sit(0)
        await guest.sit(1, 2)
        await guest.must("DELETE", "/seats/2")
        await host.must("POST", "/seats/2/offer", {"person": onlooker.person})
        await host.must("POST", "/seats/2/bot", {"bot": "random"})
        await host.must("POST", "/host")
        await host.start()
        async with host.look(0) as milady, guest.look(1) as player:
            await talk(milady, player)
            await take_back(milady, player)
            await gallery.do("say", text="She never learns.")
            await host.must("POST", "/clock", {"move_seconds": 3_600})
            await host.must("POST", "/verdicts", {"person": onlooker.person, "what": "mute"})
            last = (await player.do("ping"))["version"]
            while gallery.version < last:
                await gallery.hear()
            told.messages += [*gallery.heard, *milady.heard, *player.heard]
    await rematch(served, told)
    await learn(served, told)
    return host, guest


async def learn(served: Served, told: Heard) -> None:
    """The first move of a lesson."""
    async with plain_http.AsyncClient(base_url=served.url, timeout=PATIENCE) as client:
        answer = await client.post("/api/lessons/first_turn/tables", json={"nickname": "Constance"})
    made = answer.json()
    learner = Guest(served.url, made["table"], answer.cookies["mousquetaires"], made["person"])
    async with learner.look(1) as player:
        await player.hear()
        await player.act("turn dartagnan")
        await player.do("resume", since=player.version - 1)
        told.messages += player.heard


async def talk(milady: Seat, player: Seat) -> None:
    await milady.hear()
    await player.hear()
    await player.do("say", text="Bonsoir, Milady")
    await player.say("point", place="louvre")
    await milady.until("point")
    await milady.do("why", action="move louvre")
    await milady.do("why", action="paris message")
    await milady.do("odds", action="paris message")
    await milady.do("sample")
    await milady.do("coach")
    await milady.do("resume", since=2)
    await milady.do("act", prompt="0.9", action="paris message")
    await milady.do("dance")


async def take_back(milady: Seat, player: Seat) -> None:
    """Milady asks twice to take back her move."""
    for yes in (False, True):
        if not yes:
            await milady.act("paris message")
        asked = (await milady.do("undo", prompt=(milady.prompt or {})["id"], ask=True))["version"]
        await player.do("agree", asked=asked, yes=yes)
    await player.do("ping")
    await milady.until("update", version=player.version)
    await milady.act("paris message")


async def rematch(served: Served, told: Heard) -> None:
    """A whole game, and another table for the same people."""
    host = await new_game(served.url)
    async with host.look(1) as player:
        await play_on(player, Random(1))
        await player.say("cursor", moment="12.3", eyes=7)
        await player.until("cursor")
        await host.must("POST", "/rematch")
        await player.until("update", view={})
        told.messages += player.heard


async def look(guest: Guest, seat: int, told: Heard) -> None:
    async with guest.look(seat, since=0) as looking:
        told.messages.append(await looking.hear())


async def until_stopped(served: Served, guest: Guest, told: Heard) -> None:
    """A stream until the server stops."""
    async with (
        plain_http.AsyncClient(timeout=PATIENCE) as client,
        client.stream("GET", f"{served.url}/api/tables/{guest.table}/seats/1/stream", headers=guest.headers) as stream,
    ):
        async for line in stream.aiter_lines():
            told.messages.append(json.loads(line))
            if told.messages[-1]["type"] == "hello":
                assert served.process is not None
                served.process.terminate()


def spoil(served: Served) -> None:
    """Make it look as if another version of the program had played the game otherwise."""
    file = served.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file)) as base, base:
        rows = base.execute("SELECT table_id, version, body FROM entries").fetchall()
        for table, version, body in rows:
            other = bytes(body).replace(b"paris message", b"paris nowhere")
            base.execute("UPDATE entries SET body = ? WHERE table_id = ? AND version = ?", (other, table, version))
        base.execute("UPDATE tables SET engine = 'another'")


async def until_frozen(host: Guest, told: Heard) -> None:
    async with host.look(0, since=0) as looking:
        while not looking.info.get("frozen") or "froze" not in {one["kind"] for one in told.entries()}:
            told.messages.append(await looking.hear())
    assert (await host.must("GET", "/record"))["inputs"]


# --- what the server says -------------------------------------------------------------------------

SENT = parts("What the server sends")
PARTS = parts("The parts of messages")


def test_every_message_of_the_server_is_described_and_no_other(heard: Heard) -> None:
    assert set(SENT) == {message["type"] for message in heard.messages}


@pytest.mark.parametrize("kind", SENT)
def test_a_message_has_the_fields_that_are_described(heard: Heard, kind: str) -> None:
    agrees(kind, fields(SENT[kind]), heard.of_type(kind))


@pytest.mark.parametrize("kind", SENT)
def test_the_example_of_a_message_is_one(kind: str) -> None:
    documented = fields(SENT[kind])
    assert examples(SENT[kind])
    for example in examples(SENT[kind]):
        assert example["type"] == kind
        needed = {name for name, types in documented.items() if OPTIONAL not in types}
        assert needed <= set(example) <= set(documented)


def test_the_parts_of_messages_have_the_fields_that_are_described(heard: Heard) -> None:
    infos = heard.parts("info")
    found = {name: heard.parts(name) for name in PARTS} | {"setup": [info["setup"] for info in infos]}
    for name, text in PARTS.items():
        agrees(name, fields(text), found[name])


def test_the_parts_of_an_info_are_described(heard: Heard) -> None:
    for info in heard.parts("info"):
        for name in ("people", "seats"):
            row = next(line for line in PARTS["info"].splitlines() if line.startswith(f"| `{name}`"))
            for one in info[name]:
                assert set(one) == set(re.findall(r"`(\w+)`", row)) - {name}
    assert [set(example) for example in examples(PARTS["info"])] == [set(fields(PARTS["info"]))]


def test_every_field_of_a_view_is_described_once(heard: Heard) -> None:
    rows = [name.strip("`") for name, _ in ROW.findall(chapter("The view"))]
    assert sorted(rows) == sorted(set(rows))
    views = [message["view"] for message in heard.of_type("hello") if message["view"]]
    assert {*rows} == set(views[0])


def test_every_frame_is_described_with_its_steps_and_fields() -> None:
    rows = [(kind.strip("`"), *rest.split("|")) for kind, rest in ROW.findall(chapter("Frames"))]
    described = {kind: (re.findall(r"\w+", steps), {*re.findall(r"\w+", names)}) for kind, steps, names in rows}
    frames = {kind: blank_frame(kind) for kind in FRAME_KINDS}
    names = {kind: {*" ".join(frame.fields).split()} for kind, frame in frames.items()}
    real = {kind: ([*frame.contents().by_name], names[kind] - {"result"}) for kind, frame in frames.items()}
    assert described == real
    assert [kind for kind in frames if "result" not in names[kind]] == ["duel"]


def test_frames_in_examples_have_the_fields_of_their_kind() -> None:
    stacks = [example.get("view", {}).get("stack", []) for example in examples(SENT["update"])]
    shown = [*examples(chapter("Frames")), *(frame for stack in stacks for frame in stack)]
    assert len(shown) > 1
    for frame in shown:
        assert frame_view(frame).to_json() == frame


def test_every_entry_of_the_log_is_described(heard: Heard) -> None:
    documented = {kind: set(re.findall(r"`(\w+)`", rest.split("|")[0])) for kind, rest in _entry_rows()}
    seen: dict[str, set[str]] = defaultdict(set)
    for entry in heard.entries():
        seen[entry["kind"]] |= set(entry) - EVERY_ENTRY - {"version"}
        assert set(entry) >= EVERY_ENTRY
    assert dict(seen) == documented


def _entry_rows() -> list[tuple[str, str]]:
    return [(name.strip("`"), rest) for name, rest in ROW.findall(chapter("Entries"))]


def test_everything_the_server_says_has_its_declared_form(heard: Heard) -> None:
    for message in heard.messages:
        msgspec.convert(message, AnySent)  # a field too many, too few or of another type raises


def test_every_kind_of_odds_is_described() -> None:
    rows = {kind.strip("`"): rest for kind, rest in ROW.findall(chapter("Odds of a choice"))}
    known: dict[str, Any] = {one.__struct_config__.tag: one for one in AnyChance.__args__}
    described = {kind: set(re.findall(r"`(\w+)`", rest.split("|")[0])) for kind, rest in rows.items()}
    assert described == {kind: {one.name for one in msgspec.structs.fields(form)} for kind, form in known.items()}
    words = set(re.findall(r"`(\w+)`", chapter("Odds of a choice")))
    assert {one.name for one in msgspec.structs.fields(DuelOdds)} <= words


def test_the_box_is_described() -> None:
    real = {one.name for one in msgspec.structs.fields(Box)}
    assert set(fields(chapter("The box"))) == real


# --- what is sent to it ---------------------------------------------------------------------------

SAID = parts("What you send")


def test_every_message_to_the_server_is_described() -> None:
    known: dict[str, Any] = {one.__struct_config__.tag: one for one in AnyMessage.__args__}
    assert set(SAID) == set(known)
    common = set(fields(chapter("What you send").partition("###")[0]))
    for kind, text in SAID.items():
        described = fields(text)
        real = msgspec.structs.fields(known[kind])
        assert {one.encode_name for one in real} | {"type"} == common | set(described), kind
        free = {one.encode_name for one in real if not one.required}
        assert free == {name for name, types in described.items() if OPTIONAL in types}, kind


@pytest.mark.parametrize("kind", SAID)
def test_the_example_of_a_message_to_the_server_can_be_read(kind: str) -> None:
    (example,) = examples(SAID[kind])
    assert example["type"] == kind
    read_message(json.dumps(example))


# --- around it ------------------------------------------------------------------------------------


def test_every_address_is_described(heard: Heard) -> None:
    assert sorted(ROUTE.findall(PAGE)) == sorted(heard.routes)


def test_close_codes_are_those_of_the_server() -> None:
    rows = {reason: int(code) for code, reason in CODE_ROW.findall(chapter("Close codes"))}
    assert rows == CLOSE_CODES
    named = {int(code) for code in re.findall(r"\b(?:1|4)\d{3}\b", chapter("Close codes")) if code != "4000"}
    assert named <= CODES


def test_limits_are_the_usual_ones() -> None:
    usual = Settings()
    text = chapter("Limits")
    for words in (
        f"| {usual.requests_per_minute} a minute |",
        f"| {usual.max_connections_per_address} |",
        f"| {usual.max_header_bytes:,} bytes |",
        f"| {usual.header_seconds} and {usual.body_seconds} seconds |",
        f"| {usual.idle_seconds} seconds |",
        f"| {usual.messages_per_second} a second, {usual.message_burst} at once |",
        f"| {usual.max_message_bytes:,} bytes |",
        f"| {usual.max_viewers_per_table} |",
        f"| {usual.max_connections_per_person} |",
        f"| {usual.max_tables} and {usual.max_tables_per_address} |",
        f"| {usual.max_nickname} and {usual.max_chat} letters |",
    ):
        assert words in text
    assert f"({usual.bot_pace_ms} ms" in chapter("Clocks")


def test_every_text_key_on_the_page_is_one() -> None:
    keys = set(re.findall(r"`((?:server|reason|notation)-[a-z-]+[a-z])`", PAGE))
    assert len(keys) > 10
    assert [key for key in keys if texts("en").checked(key, {})[0] == key] == []


def test_links_on_the_page_lead_to_its_headings() -> None:
    titles = re.findall(r"^#+ (.*)$", PAGE, re.MULTILINE)
    headings = {re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in titles}
    assert set(re.findall(r"\]\(#([^)]*)\)", PAGE)) <= headings
