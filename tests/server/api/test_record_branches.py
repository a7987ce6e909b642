"""A game from a file, or of bots from a link, is played on at a new table."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import httpx
import pytest

from mousquetaires import __version__
from mousquetaires.data import load
from mousquetaires.data.box_file import own_box
from mousquetaires.engine import usual_setup
from mousquetaires.engine.component_table_values import written_values
from mousquetaires.engine.record import Session
from tests.leaks.sessions import play
from tests.server import plain_http
from tests.server.served import PATIENCE, Json, Served
from tools.golden_views import golden_records
from tools.random_play import some_input

RECORD: Final[dict[str, Any]] = golden_records()["milady-2"]
NOVICES: Final = {"0": "novice", "1": "novice"}
BOTS: Final[dict[str, Any]] = {
    "setup": usual_setup(2).to_json(),
    "seed": 1625,
    "bots": NOVICES,
    "box": load().digest,
    "version": __version__,
}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("branches")) as server:
        yield server


def branched(served: Served, source: Json, inputs: int = 120, dice: str = "new") -> httpx.Response:
    branch = {"inputs": inputs, "seats": [1], "dice": dice, "bot": "random"}
    body = {"nickname": "Athos", "branch": branch, **source}
    return plain_http.post(f"{served.url}/api/branches", json=body, timeout=PATIENCE)


@pytest.mark.parametrize("source", [{"record": RECORD}, {"game": BOTS}], ids=["file", "bots"])
def test_a_game_from_elsewhere_is_played_on_by_its_host_and_bots(served: Served, source: Json) -> None:
    answer = branched(served, source)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert made["info"]["status"] == "playing"
    assert made["info"]["start"] == {"source": "record:", "inputs": 120, "dice": "new"}
    assert [(seat["person"], seat["bot"]) for seat in made["info"]["seats"]] == [(0, "random"), (1, "")]
    key = {"Cookie": f"mousquetaires={answer.cookies['mousquetaires']}"}
    found = plain_http.get(f"{served.url}/api/tables/{made['table']}/seats/1/now", headers=key).json()
    assert found["view"]["turn"] > 0


def test_the_same_dice_are_those_of_the_record(served: Served) -> None:
    assert branched(served, {"record": RECORD}, dice="same").json()["info"]["start"]["dice"] == "same"


@pytest.mark.parametrize(
    ("source", "inputs", "key"),
    [
        ({}, 1, "server-record-foreign"),
        ({"record": []}, 1, "server-record-foreign"),
        ({"record": {"format": "another"}}, 1, "server-start-record"),
        ({"record": {**RECORD, "inputs": ["1 dances"]}}, 1, "server-start-record"),
        ({"record": {**RECORD, "setup": {"players": 9}}}, 1, "server-start-record"),
        ({"record": RECORD}, 5001, "server-replay-long"),
        ({"record": RECORD}, 5000, "server-start-inputs"),
        ({"record": RECORD}, len(RECORD["inputs"]), "server-start-over"),
        ({"game": {**BOTS, "version": "0"}}, 1, "server-record-rules"),
    ],
)
def test_what_cannot_be_played_on_is_refused_with_a_sentence(
    served: Served, source: Json, inputs: int, key: str
) -> None:
    answer = branched(served, source, inputs)
    assert (answer.status_code >= 400, answer.json()["key"]) == (True, key)
    assert answer.json()["text"]


def test_a_record_with_printed_values_of_its_own_keeps_them(served: Served) -> None:
    box = own_box({"heroes.athos.life": 4})
    session = Session(usual_setup(2), box, None)
    rng = Random(1625)
    while len(session.inputs) < 60:
        play(session, some_input(session.game, rng))
    record = {**session.to_json(), "box": written_values(box)}
    answer = branched(served, {"record": record}, 50)
    assert answer.status_code == 201, answer.text
    info = answer.json()["info"]
    assert {one["key"]: one["here"] for one in info["box_changes"]} == {"heroes.athos.life": 4}
    assert info["box"] == box.digest
