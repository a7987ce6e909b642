"""Plays the games of a plan on a Ray cluster, with the same results as on one machine.

Every node must run the same version of this program. Each node reports its version first.
"""

import os
import socket
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

from mousquetaires.engine.components import Components

from .executors import GameQueue, Games
from .optional_packages import import_optional
from .plan import Ended, Plan, Player
from .play import SimulationError
from .program_fingerprint import fingerprint

LOCAL: Final = "local"
SECONDS: Final = 5.0  # an address that has not answered by then counts as dead
AHEAD: Final = 2  # games in progress per processor, so that no processor waits for its next game
# Ray uses gRPC over HTTP/2. A Ray server answers this greeting at once with a SETTINGS frame.
GREETING: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\x00\x00\x00\x04\x00\x00\x00\x00\x00"
FRAME_HEAD: Final = 9
SETTINGS: Final = 4
QUIET: Final[dict[str, str]] = {
    "RAY_USAGE_STATS_ENABLED": "0",  # send no usage statistics
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # no warnings about accelerators
}


def require_ray() -> None:
    """Raise an error if Ray is not installed."""
    if find_spec("ray") is None:
        raise SimulationError("sim-extra", package="Ray", extra="ray")


def check_address(address: str) -> None:
    """Raise an error within seconds if no Ray server answers. Ray itself would retry for minutes."""
    if address == LOCAL:
        return
    host, port = _host_and_port(address)
    try:
        with socket.create_connection((host, port), SECONDS) as line:
            answer = _answer(line) if os.environ.get("RAY_USE_TLS", "0") != "1" else None
    except OSError as error:
        why = error.strerror or str(error)
        raise SimulationError("sim-ray-dead", address=address, why=why) from error
    if answer is not None and (len(answer) < FRAME_HEAD or answer[3] != SETTINGS):
        raise SimulationError("sim-ray-not", address=address)


def _host_and_port(address: str) -> tuple[str, int]:
    parts = urlsplit(address if "://" in address else f"//{address}")
    try:
        host, port = parts.hostname, parts.port
    except ValueError:  # the port is not a number
        host, port = None, None
    if not host or port is None or parts.scheme not in ("", "ray"):
        raise SimulationError("sim-ray-address", address=address)
    return host, port


def _answer(line: socket.socket) -> bytes:
    """The first bytes that a server answers to the greeting; empty if it does not answer."""
    line.settimeout(SECONDS)
    try:
        line.sendall(GREETING)
        return line.recv(FRAME_HEAD)
    except OSError:
        return b""


class RayCluster:
    """An executor on a Ray cluster, or on a local Ray instance."""

    def __init__(self, address: str, jobs: int | None = None) -> None:
        """``jobs`` is the number of games in progress at once. A local Ray uses all processors by default."""
        require_ray()
        check_address(address)
        self.address = address
        self.jobs = jobs

    def play(self, box: Components, queue: GameQueue) -> Games:
        for name, value in QUIET.items():
            os.environ.setdefault(name, value)
        ray = import_optional("ray", "Ray", "ray")
        try:
            self._join(ray)
            yield from self._games(ray, box, queue)
        finally:
            ray.shutdown()

    def _join(self, ray: Any) -> None:
        started = {"num_cpus": self.jobs, "include_dashboard": False} if self.address == LOCAL else {}
        try:
            ray.init(address=self.address, log_to_driver=False, logging_level="critical", **started)
        except Exception as error:  # Ray raises many different exceptions here
            why = str(error).partition("\n")[0]
            raise SimulationError("sim-ray-join", address=self.address, why=why) from error

    def _games(self, ray: Any, box: Components, queue: GameQueue) -> Iterator[Ended]:
        remote = ray.remote(max_retries=0)(_play_on_node)  # the game queue counts and retries lost games
        shared = [ray.put((queue.plan, box))]  # in a list, so that a node fetches it once instead of once per game
        program = fingerprint(box.digest)
        most = self._most(ray)
        playing: dict[Any, int] = {}
        while True:
            while len(playing) < most and (number := queue.next()) is not None:
                playing[remote.remote(shared, program, number)] = number
            if not playing:
                return
            for one in ray.wait(list(playing))[0]:
                yield from self._receive(ray, one, playing.pop(one), queue)

    def _most(self, ray: Any) -> int:
        """The number of games in progress at once."""
        if self.jobs is not None and self.address != LOCAL:
            return self.jobs
        return AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))

    def _receive(self, ray: Any, one: Any, number: int, queue: GameQueue) -> Iterator[Ended]:
        try:
            ended = ray.get(one)
        except ray.exceptions.RayTaskError as error:  # the node could not start the game
            raise SimulationError("sim-ray-node", why=str(error.cause).partition("\n")[0]) from error
        except ray.exceptions.RayError:
            yield from queue.lost(number)
        else:
            if isinstance(ended, str):
                raise SimulationError("sim-ray-other", program=ended)
            yield queue.ended(ended)


_players: dict[str, Player] = {}  # the players of this node, by the plan's id in Ray's object store


def _play_on_node(shared: list[Any], program: str, number: int) -> Ended | str:
    """Runs on a node: play one game, or return this node's fingerprint if it runs another program."""
    key = shared[0].hex()
    if key not in _players:
        ray = import_optional("ray", "Ray", "ray")
        plan: Plan
        plan, box = ray.get(shared[0])
        here = fingerprint(box.digest)
        if here != program:
            return here
        _players.clear()
        _players[key] = Player(plan, box)
    return _players[key].play(number)
