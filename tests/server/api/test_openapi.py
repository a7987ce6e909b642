"""The OpenAPI document is true: Schemathesis asks the running server everything it promises, and what it forbids.

Every check of Schemathesis is switched on. What is left out, and why, stands in schemathesis_hooks.py; besides, only
the bots' stream, which does not end (tests/server/api/test_websocket_play.py reads it).
"""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.seeds import SOAK, seeds
from tests.server import plain_http
from tests.server.served import PATIENCE, Guest, Served, new_game, open_table

EXAMPLES = 100 if SOAK else 3  # generated for each operation and phase, beside those that cover each form
ROOT = Path(__file__).parents[3]
PLENTY = {
    "MOUSQUETAIRES_MAX_TABLES": "1000000",
    "MOUSQUETAIRES_MAX_TABLES_PER_ADDRESS": "1000000",
    "MOUSQUETAIRES_MAX_VIEWERS_PER_TABLE": "1000000",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("schema"), settings=PLENTY) as served:
        yield served


async def lay_tables(url: str) -> list[Guest]:
    """A table that waits, one at play, and one whose game is over."""
    waiting = await open_table(url, players=3, listed=True)
    await waiting.sit(1)
    playing = await new_game(url, (0, 1), open=True)
    over = await open_table(url, players=2, bots={"0": "novice", "1": "novice"})
    await over.start()
    async with over.look(6) as gallery:
        await gallery.hear()
        while not gallery.view.get("ending"):
            await gallery.hear()
    return [waiting, playing, over]


@pytest.mark.parametrize("seed", seeds(1))
def test_everything_the_document_says_is_true(server: Served, tmp_path: Path, seed: int) -> None:
    said = schemathesis(server, tmp_path, seed)
    assert said.returncode == 0, f"seed {seed}\n{said.stdout}{said.stderr}\n{server.tail()}"
    assert not [line for line in server.log_lines() if line["level"] in ("error", "critical")], server.tail()


def schemathesis(server: Served, folder: Path, seed: int) -> subprocess.CompletedProcess[str]:
    guests = asyncio.run(lay_tables(server.url))
    laid = {"url": server.url, "seed": seed, "secrets": {one.table: one.secret for one in guests}}
    tables = folder / "tables.json"
    tables.write_text(json.dumps(laid), "utf-8")
    command = [
        sys.executable,
        "-m",
        "schemathesis.cli",
        "run",
        f"{server.url}/schema/openapi.json",
        "--checks",
        "all",
        "--exclude-path-regex",
        "/stream$",
        "--max-examples",
        str(EXAMPLES),
        "--seed",
        str(seed),
        "--no-color",
        "--workers",
        "1",
        "--request-timeout",
        str(PATIENCE),
        "--generation-database",
        "none",
        "--suppress-health-check",
        "all",
        "--continue-on-failure",
    ]
    environment = {
        **os.environ,
        "SCHEMATHESIS_HOOKS": "tests.server.api.schemathesis_hooks",
        "SCHEMATHESIS_TABLES": str(tables),
        "PYTHONPATH": str(ROOT),
        "PYTHONWARNINGS": "ignore",
        "PYTHONHASHSEED": "0",
    }
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_every_operation_is_in_the_document_with_its_refusals(server: Served) -> None:
    document = plain_http.get(f"{server.url}/schema/openapi.json").json()
    operations = [one for path in document["paths"].values() for one in path.values()]
    assert len(operations) == len({one["operationId"] for one in operations}) > 30
    for one in operations:
        assert one["summary"]
        for status, answer in one["responses"].items():
            if status[0] in "45" and status != "503":
                assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}
