"""A message that cannot be decoded is refused with the field and the values it accepts, in the client's language."""

import asyncio

import pytest

from mousquetaires.i18n import languages, texts
from tests.server import plain_http
from tests.server.served import Guest, Json, Served, new_game, open_table


@pytest.fixture(scope="module")
def host(served: Served) -> Guest:
    return asyncio.run(open_table(served.url, players=2))


def refusal(guest: Guest, method: str, path: str, body: object = None, **more: object) -> tuple[int, str, Json]:
    answer = asyncio.run(guest.ask(method, path, body, **more))
    problem = answer.json()
    return answer.status_code, problem["key"], problem["values"]


SEATS = "0, 1, 2, 3, 4, 5"
WISH = (
    "players, milady, heroes, variants, hourglass, bastille_must_win, rochefort_one_wound, "
    "name, listed, open, spectators, coach, bots, clock, hourglass_seconds, box"
)
NEW = [  # what is sent to open a table
    ({}, "missing", {"field": "nickname"}),
    ({"nickname": "a", "tabel": {}}, "unknown", {"field": "tabel", "known": "nickname, table"}),
    ({"nickname": "a", "table": {"colour": 1}}, "unknown", {"field": "table.colour", "known": WISH}),
    ({"nickname": 5}, "type", {"field": "nickname", "type": "str", "found": "int"}),
    ({"nickname": "a", "table": {"players": "3"}}, "type", {"field": "table.players", "type": "int", "found": "str"}),
    ({"nickname": "a", "table": []}, "type", {"field": "table", "type": "object", "found": "array"}),
    ({"nickname": "a", "table": {"heroes": [[5]]}}, "type", {"field": "table.heroes", "type": "str", "found": "int"}),
    (
        {"nickname": "a", "table": {"hourglass_seconds": "x"}},
        "type",
        {"field": "table.hourglass_seconds", "type": "int", "found": "str"},
    ),
    ({"nickname": "a", "table": {"players": -1}}, "least", {"field": "table.players", "type": "int", "least": 0}),
    ({"nickname": "a", "table": {"players": 100}}, "most", {"field": "table.players", "type": "int", "most": 99}),
    (
        {"nickname": "a", "table": {"clock": {"on_timeout": "sulk"}}},
        "choice",
        {"field": "table.clock.on_timeout", "read": "sulk", "known": "bot, default"},
    ),
]


@pytest.mark.parametrize(("sent", "what", "values"), NEW, ids=lambda one: str(one)[:40])
def test_a_table_that_cannot_be_read_is_refused_by_its_field(
    served: Served, sent: Json, what: str, values: Json
) -> None:
    answer = plain_http.post(f"{served.url}/api/tables", json=sent)
    assert (answer.status_code, answer.json()["key"], answer.json()["values"]) == (400, f"server-field-{what}", values)


# fmt: off
AT_A_TABLE: list[tuple[str, str, Json, int, str, Json]] = [
    ("POST", "/seats", {"seats": [7], "nonce": "x"}, 404, "server-no-seat", {"seat": "", "known": SEATS}),
    ("POST", "/seats", {"seats": [0] * 7, "nonce": ""}, 400, "server-field-most",
     {"field": "seats", "type": "array", "most": 6}),
    ("POST", "/verdicts", {"person": 2, "what": "kick"}, 400, "server-field-choice",
     {"field": "what", "read": "kick", "known": "ban, mute, remove, unmute"}),
    ("POST", "/people", {"nickname": ""}, 400, "server-nickname", {"most": 24}),
    ("POST", "/notices", {"to": {"type": "smoke"}}, 400, "server-field-choice",
     {"field": "to.type", "read": "smoke", "known": "push, webhook"}),
    ("POST", "/notices", {"to": {"type": "webhook", "url": "", "secret": "", "x": 1}}, 400, "server-field-unknown",
     {"field": "to.x", "known": "type, url, secret"}),
    ("POST", "/resume", {"secret": ""}, 400, "server-field-least", {"field": "secret", "type": "str", "least": 1}),
    ("POST", "/seats/1/moves", {"type": "show", "mark": "m", "card": "x", "z": 1}, 400, "server-field-unknown",
     {"field": "z", "known": "type, mark, card"}),
    ("POST", "/seats/1/moves", {"mark": "m"}, 400, "server-field-missing", {"field": "type"}),
    ("POST", "/seats/1/moves", {"type": "ping", "mark": "m"}, 400, "server-not-here",
     {"known": "ping, resume, point, cursor, odds, sample, coach"}),
]
# fmt: on


@pytest.mark.parametrize(("method", "path", "sent", "status", "key", "values"), AT_A_TABLE, ids=str)
def test_what_is_sent_to_a_table_is_refused_by_its_field(
    served: Served, host: Guest, method: str, path: str, sent: Json, status: int, key: str, values: Json
) -> None:
    guest = Guest(served.url, host.table, "", 0) if path == "/people" else host
    assert refusal(guest, method, path, sent) == (status, key, values)


def test_a_seat_for_a_bot_that_no_table_has_is_told_so(served: Served) -> None:
    for seat in ("7", "milady"):
        sent = {"nickname": "a", "table": {"bots": {seat: "novice"}}}
        answer = plain_http.post(f"{served.url}/api/tables", json=sent)
        assert (answer.status_code, answer.json()["key"]) == (404, "server-no-seat")


def test_a_message_of_no_kind_is_told_which_there_are(host: Guest) -> None:
    status, key, values = refusal(host, "POST", "/seats/1/moves", {"type": "dance", "mark": "m"})
    assert (status, key, values["field"], values["read"]) == (400, "server-field-choice", "type", "dance")
    assert {"act", "say", "undo", "why"} <= set(str(values["known"]).split(", "))


def test_an_address_with_a_wrong_part_is_told_which(served: Served, host: Guest) -> None:
    nowhere = Guest(served.url, "abc", "", 0)
    assert refusal(nowhere, "GET", "") == (404, "server-no-table", {})
    assert refusal(host, "GET", "/seats/7/now") == (404, "server-no-seat", {"seat": "", "known": f"{SEATS}, 6"})
    assert refusal(host, "DELETE", "/seats/6") == (404, "server-no-seat", {"seat": "", "known": SEATS})
    assert refusal(host, "DELETE", "/tokens") == (400, "server-field-missing", {"field": "X-Token"})
    assert refusal(host, "GET", "/story?seat=9")[1] == "server-no-seat"
    for path in ("/seats/6/now", "/seats/6/stream", "/story"):
        expected = {"field": "since", "type": "int", "found": "str"}
        assert refusal(host, "GET", f"{path}?since=x") == (400, "server-field-type", expected), path
        assert refusal(host, "GET", f"{path}?since=-1")[1] == "server-field-least", path
        assert refusal(host, "GET", f"{path}?since={2**31}")[1] == "server-field-most", path


def test_now_tells_what_was_missed_if_one_says_since_when(host: Guest) -> None:
    assert asyncio.run(host.must("GET", "/seats/6/now"))["missed"] == []
    missed = asyncio.run(host.must("GET", "/seats/6/now?since=1"))["missed"]
    assert [one["version"] for one in missed] == [2]


def test_what_is_no_json_object_is_told_so(served: Served) -> None:
    address = f"{served.url}/api/tables"
    assert plain_http.post(address, json=[1]).json()["key"] == "server-not-object"
    assert plain_http.post(address, content=b'{"nickname": "a"}').json()["key"] == "server-content-type"
    headers = {"Content-Type": "application/json"}
    deep = b'{"nickname": "a", "more": ' + b"[" * 5000 + b"]" * 5000 + b"}"
    for content in (b'{"nickname":', b'{"nickname": "a", "more": 1, ', deep):
        assert plain_http.post(address, content=content, headers=headers).json()["key"] == "server-not-json"


@pytest.mark.parametrize(
    ("method", "path", "known"),
    [
        ("PUT", "", "DELETE, GET"),
        ("GET", "/start", "POST"),
        ("GET", "/seats/1/moves", "POST"),
    ],
)
def test_another_method_is_told_which_there_are(host: Guest, method: str, path: str, known: str) -> None:
    assert refusal(host, method, path) == (405, "server-method", {"known": known})


def test_the_sockets_address_opens_as_a_web_socket_only(host: Guest) -> None:
    assert refusal(host, "GET", "/seats/1/socket") == (405, "server-socket-only", {})


def test_nobody_is_told_in_anothers_language(served: Served) -> None:
    for language in languages():
        answer = plain_http.post(f"{served.url}/api/tables", json={}, headers={"Accept-Language": language})
        assert answer.json()["text"] == texts(language).say("server-field-missing", field="nickname")
    assert len({texts(language).say("server-field-missing", field="x") for language in languages()}) == 5


def test_why_is_answered_with_a_sentence(served: Served) -> None:
    player = asyncio.run(new_game(served.url))
    asked = {"type": "why", "mark": "w", "action": "bribe"}
    for language in ("en", "fr"):
        answer = asyncio.run(player.ask("POST", "/seats/1/moves", asked, headers={"Accept-Language": language})).json()
        reason = answer["reason"]
        assert reason["rule"]
        assert reason["text"] == texts(language).say(reason["key"], **reason["values"])


# --- browsers -------------------------------------------------------------------------------------


def test_somebody_in_a_browser_gets_a_page(served: Served) -> None:
    reads = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    page = plain_http.get(f"{served.url}/nowhere", headers=reads)
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "<html" in page.text
    assert plain_http.get(f"{served.url}/nowhere").json()["key"] == "server-no-page"
    assert plain_http.get(f"{served.url}/api/nowhere", headers=reads).json()["key"] == "server-no-page"


def test_head_is_answered_where_get_is(served: Served) -> None:
    for path in ("/", "/health", "/ready", "/privacy", "/static/page.css"):
        asked, whole = plain_http.head(served.url + path), plain_http.get(served.url + path)
        assert (asked.status_code, asked.content) == (200, b""), path
        assert asked.headers["content-length"] == whole.headers["content-length"]
    assert plain_http.head(f"{served.url}/api/tables").status_code == 405
