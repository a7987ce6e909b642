"""What every answer carries, and what an error may not tell."""

import re

import pytest
from websockets.exceptions import InvalidStatus

from mousquetaires.i18n import texts
from mousquetaires.server.app import CONTENT_SECURITY_POLICY, HEADERS
from tests.server import plain_http
from tests.server.security.clients import change_store, from_address, knock, told
from tests.server.served import Served, new_game

TELLTALE = re.compile(r"Traceback|File |sqlite|SELECT|\bkeys\b|\.py|Error|99")


# --- headers ------------------------------------------------------------------------------------------


def test_every_answer_has_the_headers(served: Served) -> None:
    asked = [
        ("GET", "/"),
        ("GET", "/privacy"),
        ("GET", "/table/AAAAAAAAAAAAAAAA"),
        ("GET", "/static/page.css"),
        ("GET", "/static/none"),
        ("GET", "/static/..%2fapp.py"),
        ("GET", "/nowhere"),
        ("PUT", "/api/tables"),
        ("OPTIONS", "/api/tables"),
        ("OPTIONS", "/static/page.css"),
        ("HEAD", "/"),
        ("GET", "/api/tables"),
        ("GET", "/api/tables/x"),
        ("GET", "/api/tables/AAAAAAAAAAAAAAAA"),
        ("POST", "/api/tables"),
        ("GET", "/health"),
        ("GET", "/ready"),
        ("GET", "/metrics"),
        ("GET", "/schema/openapi.json"),
        ("GET", "/schema"),
        ("TRACE", "/"),
        ("GET", "/api/tables/AAAAAAAAAAAAAAAA/seats/1/socket"),
        ("GET", "/api/texts/en"),
        ("GET", "/%00"),
        ("GET", "/api/box"),
        ("GET", "/api/about/en"),
        ("GET", "/sw.js"),
        ("GET", "/assets/none.js"),
    ]
    for method, path in asked:
        answer = plain_http.request(method, served.url + path)
        assert answer.status_code < 500, (method, path, answer.text)
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS, (method, path)
        assert answer.headers.get_list("content-security-policy") == [CONTENT_SECURITY_POLICY]
        assert "server" not in answer.headers
        assert ("no-store" in answer.headers.get("cache-control", "")) == path.startswith("/api/tables"), path
        if answer.status_code >= 400 and method not in ("HEAD", "TRACE"):
            assert texts("en").say(answer.json()["key"]) != answer.json()["key"]


def test_the_content_policy_lets_nothing_in_from_elsewhere() -> None:
    rules = dict(rule.split(" ", 1) for rule in CONTENT_SECURITY_POLICY.split("; "))
    assert rules["default-src"] == rules["object-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert "unsafe" not in CONTENT_SECURITY_POLICY
    assert "*" not in CONTENT_SECURITY_POLICY
    assert "http" not in CONTENT_SECURITY_POLICY


def test_our_own_pages_keep_the_content_policy(served: Served) -> None:
    for path in ("/", "/privacy", "/table/AAAAAAAAAAAAAAAA"):
        page = plain_http.get(served.url + path).text
        assert not re.search(r"<script(?![^>]*\bsrc=\"/)|<style|\son\w+=|\sstyle=|javascript:|https?://", page), path


# --- proxies, figures, faults -------------------------------------------------------------------------


def test_figures_can_be_switched_off(served: Served, strict: Served) -> None:
    assert plain_http.get(f"{served.url}/metrics").status_code == 200
    with from_address(strict, "127.0.0.101") as client:
        answer = client.get("/metrics")
    assert (answer.status_code, answer.json()["key"]) == (404, "server-no-page")


def test_a_fault_tells_a_visitor_nothing(served: Served) -> None:
    """The operator finds it in the log; the visitor gets one sentence, and the server goes on."""

    async def story() -> None:
        host = await new_game(served.url)
        change_store(served, "UPDATE keys SET person = 99 WHERE table_id = ?", host.table)  # who is nobody
        for answer in (await host.ask("GET", "/me"), await host.ask("POST", "/start"), await host.ask("DELETE", "")):
            assert answer.status_code == 500
            assert answer.json()["key"] == "server-fault"
            assert not TELLTALE.search(answer.text), answer.text
            assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
        with pytest.raises(InvalidStatus) as refused:
            await knock(host, 1)
        assert refused.value.response.status_code == 403
        assert not TELLTALE.search((refused.value.response.body or b"").decode())
        change_store(served, "UPDATE keys SET person = 1 WHERE table_id = ?", host.table)
        assert (await host.must("GET", "/me"))["person"] == 1
        failed = [line for line in served.log_lines() if line["event"] == "request_failed"]
        faults = [line for line in failed if host.table in line["path"]]
        assert len(faults) == 4
        assert all("KeyError" in line["exception"] for line in faults)

    told(story)
