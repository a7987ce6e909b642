"""Which web pages may talk to the server: our own and the allowed ones, no others."""

from tests.server import plain_http
from tests.server.security.clients import FOREIGN, FRIEND, PUBLIC, ask_all, at_a_table, key_of, knock, told
from tests.server.served import Served, new_game, open_table


def foreign_pages(served: Served) -> list[str]:
    return [
        FOREIGN,
        "null",
        f"http://127.0.0.1.rochefort.example:{served.port}",
        "http://[",
        "",
        "file://",
        f"http://localhost:{served.port}.rochefort.example",
        f"http://127.0.0.1:{served.port + 1}",
        f"https://127.0.0.1:{served.port}",
        f"{PUBLIC}.rochefort.example",
        f"{FRIEND}:444",
        "http://game.example",
    ]


def test_a_foreign_page_is_refused_on_the_socket_even_with_a_good_cookie(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url)
        for page in foreign_pages(served):
            assert await knock(host, 1, Origin=page) == ("server-origin", 4403), page

    told(story)


def test_a_foreign_page_is_refused_whatever_it_wants_to_change(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url)
        before = await host.must("GET", "")
        unsafe = [one for one in at_a_table(served) if one[0] not in ("GET", "HEAD", "OPTIONS")]
        assert len(unsafe) > 15
        said = await ask_all(host, unsafe, Origin=FOREIGN)
        assert set(said.values()) == {(403, "server-origin")}, said
        for page in foreign_pages(served):
            answer = await key_of(host.ask("POST", "/resume-link", headers={"Origin": page}))
            assert answer == (403, "server-origin"), page
        assert await host.must("GET", "") == before
        opened = plain_http.post(f"{served.url}/api/tables", json={"nickname": "x"}, headers={"Origin": FOREIGN})
        assert opened.status_code == 403
        assert "set-cookie" not in opened.headers

    told(story)


def test_own_and_allowed_pages_may_talk_to_the_server(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url)
        own = [f"http://{name}:{served.port}" for name in ("127.0.0.1", "localhost", "[::1]")]
        for page in (*own, PUBLIC, FRIEND):
            assert await knock(host, 1, Origin=page) == ("hello", 0), page
            answer = await host.ask("POST", "/resume-link", headers={"Origin": page})
            assert answer.status_code == 201, page
            assert answer.headers.get("access-control-allow-origin") == (FRIEND if page == FRIEND else None)
        there = {"Host": f"192.168.0.7:{served.port}", "Origin": f"http://192.168.0.7:{served.port}"}
        assert (await host.ask("POST", "/resume-link", headers=there)).status_code == 201
        preflight = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "content-type"}
        for page, allowed in ((FRIEND, FRIEND), (FOREIGN, None)):
            answer = await host.ask("OPTIONS", "/start", headers={"Origin": page, **preflight})
            assert answer.headers.get("access-control-allow-origin") == allowed

    told(story)


def test_a_name_that_was_turned_to_point_at_the_server_is_no_own_page(served: Served) -> None:
    """DNS rebinding: the browser believes that rochefort.example is here, so page and host agree."""

    async def story() -> None:
        host = await new_game(served.url)
        name = f"rochefort.example:{served.port}"
        assert await knock(host, 1, Host=name, Origin=f"http://{name}") == ("server-origin", 4403)
        there = {"Host": name, "Origin": f"http://{name}"}
        assert await key_of(host.ask("POST", "/start", headers=there)) == (403, "server-origin")

    told(story)


def test_what_a_form_can_send_is_not_understood(served: Served) -> None:
    """A form needs no permission to send to us, but cannot send JSON as such; and browsers say where it stood."""

    async def story() -> None:
        host = await open_table(served.url)
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
            body = b'{"seats": [1], "nonce": "00000000000000000000000000000000"}'
            headers = {**host.headers, "Content-Type": kind}
            answer = plain_http.post(f"{served.url}/api/tables/{host.table}/seats", content=body, headers=headers)
            assert (answer.status_code, answer.json()["key"]) == (415, "server-content-type"), kind
        for site in ("cross-site", "same-site"):
            assert await key_of(host.ask("POST", "/start", headers={"Sec-Fetch-Site": site})) == (403, "server-origin")

    told(story)
