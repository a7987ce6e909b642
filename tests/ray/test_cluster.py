"""The same games on a real Ray, with two workers.

Ray is not among what contributors install: ``make ray`` puts it beside the environment and runs this.
"""

import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from time import monotonic

import psutil  # type: ignore[import-untyped]  # ships no types
import pytest
import ray

from mousquetaires.engine.config import usual_setup
from mousquetaires.sim import cluster
from mousquetaires.sim.cluster import RayCluster
from mousquetaires.sim.executors import SingleProcess
from mousquetaires.sim.journal import Journal
from mousquetaires.sim.plan import Plan, seated
from mousquetaires.sim.play import SimulationError
from mousquetaires.sim.simulation import Simulation, simulate
from tests.box import FIRST_BOX as BOX

WORKER = "ray::_play_on_node"  # what Ray calls a process that plays
PLAN = Plan((seated(usual_setup(2), "random", "random"), seated(usual_setup(3), "random", "novice")), 6, seed=7)


def free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        port = line.getsockname()[1]
    assert isinstance(port, int)
    return port


@pytest.fixture(scope="module")
def addresses() -> Iterator[tuple[str, str]]:
    """A cluster of one machine with two processors, started in the usual way: for its nodes and for outside clients."""
    port, outside = free_port(), free_port()
    script = "import sys; from ray.scripts.scripts import main; sys.exit(main())"
    options = ("--head", "--block", f"--port={port}", f"--ray-client-server-port={outside}", "--num-cpus=2")
    command = [sys.executable, "-c", script, "start", "--include-dashboard=false", *options]
    head = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        yield ready(f"127.0.0.1:{port}", head), ready(f"ray://127.0.0.1:{outside}", head)
    finally:
        head.terminate()  # it takes along what it has started, and nothing else
        head.wait(timeout=60)


def ready(address: str, head: subprocess.Popen[bytes]) -> str:
    """Wait until the cluster answers."""
    until = monotonic() + 120
    while True:
        try:
            cluster.check_address(address)
            return address
        except SimulationError:
            assert monotonic() < until
            with suppress(subprocess.TimeoutExpired):
                head.wait(timeout=0.2)
            assert head.returncode is None


@pytest.fixture
def address(addresses: tuple[str, str]) -> str:
    return addresses[0]


@pytest.fixture(scope="module")
def here() -> Simulation:
    """The same games in this process."""
    return simulate(PLAN, BOX, SingleProcess())


def test_a_cluster_comes_to_the_same_numbers(address: str, here: Simulation, tmp_path: Path) -> None:
    busy: set[int] = set()

    def look(*_: int) -> None:
        busy.update(players())

    with Journal(tmp_path / "games.jsonl", PLAN, BOX, False) as journal:
        done = simulate(PLAN, BOX, RayCluster(address), journal=journal, progress=look)
    assert done == here
    assert len(busy) == 2
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 13
    assert not ray.is_initialized()


def players() -> list[int]:
    """The processes that play just now."""
    found = psutil.process_iter(["cmdline"])
    return [one.pid for one in found if one.info["cmdline"] and one.info["cmdline"][0].startswith(WORKER)]


def test_games_of_a_worker_that_is_killed_are_played_again(address: str, here: Simulation) -> None:
    killed: list[int] = []

    def murder(done: int, _: int) -> None:
        if done >= 2 and not killed:
            for victim in players()[:1]:
                os.kill(victim, signal.SIGKILL)
                killed.append(victim)

    plan = replace(PLAN, games=12)
    done = simulate(plan, BOX, RayCluster(address), progress=murder)
    assert (len(killed), done.report.failed, done.total.games) == (1, [], 24)
    assert (done.report.died, done.report.again) == (1, 1)
    assert done.total == simulate(plan, BOX, SingleProcess()).total


def test_who_is_no_part_of_the_cluster_comes_to_the_same_numbers(addresses: tuple[str, str], here: Simulation) -> None:
    assert simulate(PLAN, BOX, RayCluster(addresses[1])) == here


def test_a_run_on_a_cluster_can_be_stopped(address: str) -> None:
    def impatient(done: int, _: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    done = simulate(PLAN, BOX, RayCluster(address), progress=impatient)
    assert (done.total.games, done.stopped) == (3, True)
    assert not ray.is_initialized()


def test_a_node_with_another_program_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "fingerprint", lambda _: "another")
    with pytest.raises(SimulationError) as error:
        simulate(PLAN, BOX, RayCluster(address))
    assert error.value.key == "sim-ray-other"


# --- addresses ------------------------------------------------------------------------------------


def refused(address: str) -> str:
    """Why an address is no good; within seconds."""
    begun = monotonic()
    with pytest.raises(SimulationError) as error:
        RayCluster(address)
    assert monotonic() - begun < cluster.SECONDS + 5
    return error.value.key


def test_a_dead_address_is_refused_within_seconds() -> None:
    assert refused(f"127.0.0.1:{free_port()}") == "sim-ray-dead"
    assert refused(f"ray://127.0.0.1:{free_port()}") == "sim-ray-dead"
    assert refused("nobody.invalid:6379") == "sim-ray-dead"


@pytest.mark.parametrize("address", ["moon", "auto", "moon:", "moon:x", "moon:99999", ":6379", "http://moon:1", ""])
def test_an_address_that_is_none_is_refused(address: str) -> None:
    assert refused(address) == "sim-ray-address"


@pytest.fixture
def neighbour() -> Iterator[Callable[[bytes], str]]:
    """A server that answers a line with these words."""
    opened: list[socket.socket] = []

    def listen(words: bytes) -> str:
        server = socket.create_server(("127.0.0.1", 0))
        opened.append(server)

        def answer() -> None:
            line, _ = server.accept()
            line.recv(100)
            line.sendall(words)
            opened.append(line)

        threading.Thread(target=answer, daemon=True).start()
        return f"127.0.0.1:{server.getsockname()[1]}"

    yield listen
    for one in opened:
        one.close()


@pytest.mark.parametrize("words", [b"HTTP/1.1 400 Bad Request\r\n\r\n", b"+"])
def test_somebody_else_at_the_address_is_refused(neighbour: Callable[[bytes], str], words: bytes) -> None:
    assert refused(neighbour(words)) == "sim-ray-not"


def test_somebody_who_says_nothing_is_refused(
    neighbour: Callable[[bytes], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "SECONDS", 0.2)
    assert refused(neighbour(b"")) == "sim-ray-not"
