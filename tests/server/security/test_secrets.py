"""Secrets: how they are made, and that none is found where it does not belong."""

import re
import string
from base64 import urlsafe_b64decode
from hashlib import sha256

import httpx

from mousquetaires.server.access.secret_tokens import new_secret
from tests.server import plain_http
from tests.server.security.clients import knock, to_the_end, told
from tests.server.served import Guest, Served, come, new_game, open_table

# --- secrets ------------------------------------------------------------------------------------------


def test_secrets_are_128_random_bits_each_a_new_one(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url)
        issued = [host.secret]
        for number in range(5):
            guest = await come(served.url, host.table, f"Guest {number}")
            issued += [guest.secret, (await guest.must("POST", "/resume-link"))["secret"]]
            issued += [(await guest.must("POST", "/feed"))["secret"]]
            issued += [(await guest.must("POST", "/tokens", {"scope": "watch:6"}))["token"]]
        letters = set(string.ascii_letters + string.digits + "-_")
        for secret in issued:
            assert len(urlsafe_b64decode(secret + "==")) == 16
            assert set(secret) <= letters
        assert len(set(issued)) == len(issued)

    told(story)
    many = 4096
    drawn = [int.from_bytes(urlsafe_b64decode(new_secret() + "=="), "big") for _ in range(many)]
    assert len(set(drawn)) == many
    for bit in range(128):  # six standard deviations: a fair bit fails once in millions of years of runs
        assert abs(sum(one >> bit & 1 for one in drawn) - many // 2) < 6 * many**0.5 / 2


def test_no_secret_is_found_in_the_store_the_log_the_figures_or_an_error(served: Served) -> None:
    """Every kind is issued, used rightly and wrongly, and then looked for in all that the server keeps and says."""

    async def story() -> None:
        host = await open_table(served.url, players=2, bots={"0": "novice", "1": "novice"}, name="secrets")
        guest = await come(served.url, host.table, "Ketty")
        link, spare = [(await one.must("POST", "/resume-link"))["secret"] for one in (guest, host)]
        back = await host.ask("POST", "/resume", {"secret": link}, headers={"Cookie": ""})
        feed = (await host.must("POST", "/feed"))["secret"]
        token = (await host.must("POST", "/tokens", {"scope": "watch:6"}))["token"]
        await host.start()
        await to_the_end(host)
        again = (await host.must("POST", "/rematch"))["table"]
        followed = await host.ask("POST", "/rematch/people")
        issued = {
            host.secret,
            guest.secret,
            link,
            spare,
            back.cookies["mousquetaires"],
            feed,
            token,
            followed.cookies["mousquetaires"],
        }
        assert len(issued) == 8
        answers = [text for secret in issued for text in await misused(host, again, secret)]
        answers.append(plain_http.get(f"{served.url}/metrics").text)
        check_nowhere(served, issued, answers)

    async def misused(host: Guest, again: str, secret: str) -> list[str]:
        """The answer to a request with a secret where it does not belong."""
        said = []
        for table in (host.table, again, secret[:16]):
            thief = Guest(served.url, table, secret, 0, bearer=True)
            for method, path, body in (
                ("GET", f"?token={secret}", None),
                ("GET", f"/{secret}", None),
                ("DELETE", f"/notices/{secret}", None),
                ("POST", "/resume", {"secret": secret + "x"}),
                ("POST", "/tokens", {"scope": 7, "secret": secret}),
                ("POST", "/people", {"nickname": 7, "secret": secret}),
                ("GET", "/feed", None),
                ("GET", "/me", None),
                ("POST", "/verdicts", {"person": secret}),
                ("DELETE", "", None),
                ("GET", f"/story?seat={secret}", None),
            ):
                if table == host.table and path in ("/me", "/tokens", "", "/people"):
                    continue  # there some of them are good
                said.append((await thief.ask(method, path, body)).text)
            said.append(str(await knock(Guest(served.url, table, secret + "x", 0), 6, f"?since={secret}")))
        return said

    told(story)


def check_nowhere(served: Served, issued: set[str], answers: list[str]) -> None:
    files = sorted(served.folder.glob("games.sqlite3*"))
    assert {file.name for file in files} >= {"games.sqlite3", "games.sqlite3-wal"}
    kept = b"".join(file.read_bytes() for file in files)
    said = served.log.read_text("utf-8")
    assert "started" in said
    for secret in issued:
        assert secret.encode() not in kept
        assert urlsafe_b64decode(secret + "==") not in kept
        assert secret not in said
        assert not [text for text in answers if secret in text]
    hashed = [sha256(secret.encode()).hexdigest().encode() in kept for secret in issued]
    assert sum(hashed) >= 6  # what stands there is a hash; the used link's is gone


def test_a_secret_in_an_address_opens_nothing(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url)
        nobody = Guest(served.url, host.table, "", 0)
        for name in ("token", "key", "secret", "mousquetaires", "access_token", "authorization"):
            assert await knock(nobody, 1, f"?{name}={host.secret}") == ("server-not-your-seat", 4403)
            assert (await nobody.must("GET", "/me", params={name: host.secret}))["person"] == 0
        links = re.findall(r'href="([^"]*)"', plain_http.get(f"{served.url}/table/{host.table}").text)
        assert links
        assert not any(host.secret in link for link in links)

    told(story)


# --- cookies ------------------------------------------------------------------------------------------


def cookie_of(answer: httpx.Response) -> tuple[str, set[str]]:
    """A cookie's name, and its attributes in small letters."""
    first, *rest = answer.headers["set-cookie"].split("; ")
    return first.partition("=")[0], {one.lower() for one in rest}


def test_the_cookie_is_for_one_table_and_not_for_scripts(served: Served) -> None:
    answer = plain_http.post(f"{served.url}/api/tables", json={"nickname": "Bazin"})
    name, attributes = cookie_of(answer)
    assert name == "mousquetaires"
    path = f"path=/api/tables/{answer.json()['table'].lower()}"
    assert attributes == {"httponly", "samesite=strict", path, "max-age=31536000"}
    assert answer.cookies["mousquetaires"] not in answer.text  # only the header has it


def test_over_https_the_cookie_stays_there(strict: Served, proxied: Served) -> None:
    for server, headers in ((strict, {}), (proxied, {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.9"})):
        answer = plain_http.post(f"{server.url}/api/tables", json={"nickname": "Bazin"}, headers=headers)
        name, attributes = cookie_of(answer)
        assert (name, "secure" in attributes) == ("__Secure-mousquetaires", True)
        over_https = bool(headers)
        assert ("strict-transport-security" in answer.headers) == over_https
        secret = re.search(r"=([^;]*)", answer.headers["set-cookie"])
        assert secret is not None
        mine = f"{server.url}/api/tables/{answer.json()['table']}/me"
        for cookie, person in ((name, 1), ("mousquetaires", 0)):
            asked = plain_http.get(mine, headers={**headers, "Cookie": f"{cookie}={secret[1]}"})
            assert asked.json()["person"] == person
