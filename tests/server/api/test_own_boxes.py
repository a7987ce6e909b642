"""A box of the host's own: checked while it is edited, played with at a table, and visible to everyone."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import pytest

from mousquetaires.data import load
from mousquetaires.data.box_file import own_box
from mousquetaires.engine.component_table_values import written_values
from mousquetaires.i18n import languages, texts
from mousquetaires.server.box_odds_changes import odds_changes
from tests.cli.terminal import program
from tests.server import plain_http
from tests.server.served import Served, new_game, play_on

Json = dict[str, Any]
CHANGES: Final = {"foes.rochefort.life": 4, "heroes.athos.life": 4, "tracks.honour.points": 9}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("boxes")) as server:
        yield server


def checked(served: Served, values: Json) -> Json:
    answer = plain_http.post(f"{served.url}/api/box/check", json={"values": values})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_every_printed_value_is_listed_with_its_source(served: Served) -> None:
    listed = plain_http.get(f"{served.url}/api/box/values").json()
    values = {field["key"]: field["value"] for field in listed["fields"]}
    assert values == written_values(load())
    assert listed["digest"] == load().digest
    assert all(field["sources"] for field in listed["fields"])


def test_a_value_that_is_not_possible_gets_a_sentence(served: Served) -> None:
    bad = {"foes.rochefort.life": 44, "heroes.athos.life": "many", "heroes.planchet.life": 1}
    mistakes = checked(served, bad)["mistakes"]
    assert [one["key"] for one in mistakes] == list(bad)
    for language in languages():
        for one in mistakes:
            assert one["values"]["place"] in texts(language).say(one["reason"], **one["values"])


def test_values_that_contradict_each_other_get_a_sentence(served: Served) -> None:
    (one,) = checked(served, {"dice.blue.sword": 1})["mistakes"]
    assert (one["key"], one["reason"]) == ("dice.blue", "component-wrong-faces")


def test_a_possible_box_has_a_digest_and_changes_the_odds(served: Served) -> None:
    found = checked(served, {**written_values(load()), **CHANGES})
    assert found["digest"] == own_box(dict(CHANGES)).digest
    assert sorted(found["changed"]) == sorted(CHANGES)
    rows = odds_changes(load(), own_box(dict(CHANGES)))
    assert found["odds"] == json.loads(json.dumps([{"type": "duel", **vars_of(row)} for row in rows]))


def vars_of(row: object) -> Json:
    return {name: getattr(row, name) for name in ("hero", "foe", "usual", "here")}


def test_a_table_with_its_own_values_shows_them(served: Served) -> None:
    table = {"players": 1, "milady": False, "box": CHANGES, "bots": {1: "random"}}
    opened = plain_http.post(f"{served.url}/api/tables", json={"nickname": "Ann", "table": table})
    assert opened.status_code == 201, opened.text
    info = opened.json()["info"]
    assert {one["key"]: one["here"] for one in info["box_changes"]} == CHANGES
    digest = own_box(dict(CHANGES)).digest
    assert info["box"] == digest
    asked = {"digest": digest, "table": info["table"]}
    printed = plain_http.get(f"{served.url}/api/box", params=asked).json()["printed"]
    assert printed["digest"] == digest
    assert printed["honour"] == CHANGES["tracks.honour.points"]


def test_a_game_with_its_own_values_is_replayed_and_verified_also_elsewhere(served: Served, tmp_path: Path) -> None:
    async def story() -> None:
        host = await new_game(served.url, (1,), 1, milady=False, box=CHANGES)
        async with host.look(1) as seat:
            await play_on(seat, Random(1))
        record = await host.must("GET", "/record")
        assert record["components"] == own_box(dict(CHANGES)).digest
        views = views_of(await host.ask("GET", "/replay"))
        assert views[0]["honour"] == CHANGES["tracks.honour.points"]
        assert views[-1]["ending"]
        assert views_of(plain_http.post(f"{served.url}/api/replays", json={"record": record})) == views
        file = tmp_path / "game.json"
        file.write_text(json.dumps(record), "utf-8")
        told = program(tmp_path, "verify", str(file))
        assert (told.code, told.err) == (0, "")
        file.write_text(json.dumps({**record, "box": written_values(load())}), "utf-8")
        assert program(tmp_path, "verify", str(file)).code != 0

    asyncio.run(story())


def views_of(replay: httpx.Response) -> list[Json]:
    lines = [json.loads(line) for line in replay.text.splitlines()]
    return [line.get("update", line).get("view", {}) for line in lines]


def test_a_table_with_an_impossible_value_is_refused(served: Served) -> None:
    table = {"players": 4, "box": {"foes.rochefort.life": 0}}
    answer = plain_http.post(f"{served.url}/api/tables", json={"nickname": "Ann", "table": table})
    assert answer.status_code == 400
    assert answer.json()["key"] == "component-out-of-range"
