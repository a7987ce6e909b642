"""Nicknames are visible, and different from the others at the table."""

import asyncio
from collections.abc import Iterator

import pytest

from mousquetaires.i18n import languages
from mousquetaires.server.access.nicknames import look_alike
from tests.server import plain_http
from tests.server.served import PATIENCE, Json, Served, open_table

# fmt: off
UNSEEN = (
    "\u3164", "\u2800\u2800", "\uffa0", "\u115f\u1160", "\u034f", "\ufe0f", "\U000e0100", "\u0301", "\u200b \u3164",
)
# fmt: on
# Each pair looks the same, or nearly: other scripts, other letters, nothing added that can be seen.
# fmt: off
PAIRS = (
    ("Athos", "\u0410thos"), ("Athos", "Ath\u043es"), ("Athos", "\u0391thos"), ("Athos", "\uff21thos"),
    ("Athos", "Athos\u3164"), ("Athos", "At\ufe0fhos"), ("Athos", "\u0430thos"), ("Athos", "ATH0S"),
    ("Ilona", "llona"), ("Bill", "BiIl"), ("Player 1", "Player l"), ("Carmen", "Carrnen"), ("Zo\u00e9", "Zoe\u0301"),
    ("Straße", "STRASSE"),
)
# fmt: on
# fmt: off
APART = (
    ("Athos", "Porthos"), ("Zoé", "Zoe"), ("Łukasz", "Lukasz"), ("Jörg", "Jorg"), ("Ann", "Anna"),
    ("Player 1", "Player 2"),
    ("Атос", "Портос"), ("❤", "♠"), ("达达尼昂", "阿拉密斯"), ("Αθως", "Πορθος"),
)
# fmt: on


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("nicknames"), settings={"MOUSQUETAIRES_MAX_NICKNAME": "60"}) as server:
        yield server


def comes(served: Served, table: str, nickname: str, language: str = "en") -> tuple[int, Json]:
    """What a guest with a nickname is answered."""
    path, speaks = f"{served.url}/api/tables/{table}/people", {"Accept-Language": language}
    answer = plain_http.post(path, json={"nickname": nickname}, headers=speaks, timeout=PATIENCE)
    return answer.status_code, answer.json()


def test_a_nickname_that_cannot_be_seen_is_refused(served: Served) -> None:
    host = asyncio.run(open_table(served.url))
    for nickname in UNSEEN:
        status, problem = comes(served, host.table, nickname)
        assert (status, problem["key"]) == (400, "server-nickname-invisible"), ascii(nickname)
        opened = plain_http.post(f"{served.url}/api/tables", json={"nickname": nickname, "table": {}}, timeout=PATIENCE)
        assert (opened.status_code, opened.json()["key"]) == (400, "server-nickname-invisible"), ascii(nickname)


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_a_nickname_that_looks_like_another_at_the_table_is_refused(served: Served, first: str, second: str) -> None:
    host = asyncio.run(open_table(served.url, first))
    status, problem = comes(served, host.table, second)
    assert (status, problem["key"]) in ((409, "server-nickname-alike"), (409, "server-nickname-taken"))
    other = asyncio.run(open_table(served.url, second))
    assert comes(served, other.table, first)[0] == 409


def test_the_refusal_names_both_in_every_language(served: Served) -> None:
    host = asyncio.run(open_table(served.url, "Athos"))
    said = {language: comes(served, host.table, "\u0410thos", language)[1]["text"] for language in languages()}
    assert len(set(said.values())) == len(said)
    assert all("Athos" in text and "\u0410thos" in text for text in said.values())


def test_who_is_gone_keeps_no_nickname(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, "Milady")
        _, made = comes(served, host.table, "Athos")
        await host.must("POST", "/verdicts", {"person": made["person"], "what": "remove"})
        assert comes(served, host.table, "\u0410thos")[0] == 201

    asyncio.run(story())


@pytest.mark.parametrize(("first", "second"), APART)
def test_names_that_differ_are_told_apart(first: str, second: str) -> None:
    assert not look_alike(first, second)
    assert look_alike(first, first)
