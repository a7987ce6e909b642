"""Bots think in worker processes: one that dies or hangs is replaced, and the game goes on."""

import asyncio
import json
import os
import re
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec
import psutil  # type: ignore[import-untyped]
import pytest

from mousquetaires.bots import bot, seat_prompt
from mousquetaires.bots.master import MasterBot
from mousquetaires.bots.random_playout import answering_seat
from mousquetaires.data import load
from mousquetaires.data.released_boxes import released_box
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import usual_setup
from mousquetaires.engine.notation import parse
from mousquetaires.engine.record import Session
from mousquetaires.engine.record_replay import verify
from mousquetaires.engine.view import observe
from mousquetaires.server.jobs.bot_turns import in_time
from mousquetaires.server.jobs.bot_workers import BotRequest, choose_move, set_components, table_for
from mousquetaires.server.settings import load_settings
from tests.box import FIRST_RELEASED, changed_box
from tests.server import plain_http
from tests.server.served import Served, open_table


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    settings = {"MOUSQUETAIRES_BOT_THINK_SECONDS": "1.5", "MOUSQUETAIRES_BOT_PACE_MS": "5"}
    with Served(tmp_path, settings=settings) as server:
        yield server


def workers(served: Served) -> list[psutil.Process]:
    assert served.process is not None
    children = psutil.Process(served.process.pid).children()
    return [child for child in children if any("spawn_main" in word for word in child.cmdline())]


def figure(served: Served, name: str) -> float:
    text = plain_http.get(f"{served.url}/metrics").text
    return sum(float(found) for found in re.findall(rf"^mousquetaires_{name}(?:{{.*}})? (\S+)$", text, re.MULTILINE))


@pytest.mark.parametrize(("pace", "limit"), [(700, 10.0), (1, 10.0), (60_000, 0.1), (60_000, 600.0)])
def test_a_master_has_decided_before_a_bot_may_answer(pace: int, limit: float) -> None:
    """How many paces he takes would else tell how much there was to choose."""
    settings = msgspec.structs.replace(load_settings(None, {}), bot_pace_ms=pace, bot_think_seconds=limit)
    master = bot(in_time("master", settings))
    assert isinstance(master, MasterBot)
    assert 0 < master.budget.seconds <= min(pace / 1000, limit) / 2
    assert [in_time(name, settings) for name in ("random", "novice", "adept")] == ["random", "novice", "adept"]


def test_where_bots_answer_at_once_a_master_thinks_as_long_as_he_likes() -> None:
    assert in_time("master", msgspec.structs.replace(load_settings(None, {}), bot_pace_ms=0)) == "master"


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP], ids=["crashed", "hanging"])
def test_a_worker_that_is_gone_is_replaced_and_the_move_made(served: Served, how: signal.Signals) -> None:
    async def story() -> None:
        host = await open_table(served.url, players=3, bots={str(seat): "novice" for seat in range(3)})
        async with host.look(6) as gallery:
            await gallery.hear()
            await host.start()
            struck = 0
            while not gallery.view.get("ending"):
                message = await gallery.hear()
                if message["type"] == "update" and message["version"] in (8, 20):
                    for worker in workers(served):
                        with suppress(psutil.NoSuchProcess):
                            os.kill(worker.pid, how)
                            struck += 1
        assert struck >= 2
        assert verify(await host.must("GET", "/record"), load()).game.over

    asyncio.run(story())
    assert figure(served, "worker_restarts_total") >= 1
    assert figure(served, "bot_moves_total") > 30


def test_a_worker_plays_with_the_box_that_the_game_names() -> None:
    set_components(changed_box({"tracks.honour.points": 12}))
    setup = json.dumps(usual_setup(4).to_json())
    assert table_for(setup, FIRST_RELEASED, "").components == released_box(FIRST_RELEASED)


def test_a_worker_finds_the_same_move_without_ever_seeing_the_game() -> None:
    """It is sent an observation; options in the world it deals itself are those of the true one."""
    box, setup = load(), usual_setup(4)
    set_components(box)
    session = Session(setup, box, Seed.of(4))
    novice, rng = bot("novice"), Random(4)
    for number in range(120):
        if session.game.over:
            break
        prompt = session.game.prompt()
        seat = answering_seat(prompt, session.table)
        view = observe(session.game, seat)
        seen = json.loads(json.dumps(view.to_json()))  # as it comes through the pipe
        request = BotRequest("novice", json.dumps(setup.to_json()), box.digest, seen, seat, f"whim {number}")
        text = choose_move(request)
        face = seat_prompt(session.game, view)
        assert face.validate(parse(text)) is None
        session.act(seat, novice.choose(view, face, rng))
