"""Bad requests that once caused a server error, or an error in the log."""

import asyncio
import socket

import pytest

from mousquetaires.i18n import texts
from mousquetaires.server.notify.webhook import new_secret
from tests.server import plain_http
from tests.server.served import PATIENCE, Guest, Served, open_table

UNDECODABLE = ("xn--a", "xn--", "xn--a.example", "hook.xn--zzzzzzzzzzzzzzzzzzzzzzzzzz")  # no name in any script


@pytest.fixture
def host(served: Served) -> Guest:
    return asyncio.run(open_table(served.url))


@pytest.mark.parametrize("name", UNDECODABLE)
def test_a_webhook_at_a_name_that_cannot_be_decoded_is_refused(host: Guest, name: str) -> None:
    to = {"type": "webhook", "url": f"https://{name}/", "secret": new_secret()}
    answer = asyncio.run(host.ask("POST", "/notices", {"to": to}))
    assert answer.status_code == 400, answer.text
    assert (answer.json()["key"], answer.json()["text"]) == ("notice-url", texts("en").say("notice-url"))


@pytest.mark.parametrize("name", UNDECODABLE)
def test_who_calls_the_server_by_such_a_name_is_answered(host: Guest, name: str) -> None:
    """Links begin with the server's own name then."""
    secret = asyncio.run(host.must("POST", "/feed"))["secret"]
    answer = asyncio.run(host.ask("GET", "/feed", headers={"Host": name, "X-Feed-Key": secret}))
    assert answer.status_code == 200, answer.text
    assert f"http://localhost:{host.url.rpartition(':')[2]}/api/tables/{host.table}/feed" in answer.text


def half_an_upload(served: Served) -> None:
    """Send the headers and half of the body, and hang up."""
    with socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE) as wire:
        wire.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: game.example\r\nContent-Type: application/json\r\n"
            b"Content-Length: 100\r\n\r\n{"
        )
        wire.shutdown(socket.SHUT_WR)
        while wire.recv(65_536):
            pass


def test_an_upload_that_is_broken_off_is_no_error_in_the_log(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Served(tmp_path_factory.mktemp("upload")) as server:
        half_an_upload(server)
        figures = plain_http.get(f"{server.url}/metrics").text
    assert [line for line in server.log_lines() if line["level"] not in ("info", "debug")] == []
    assert "server-fault" not in figures
