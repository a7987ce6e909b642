"""The games of a plan on a Ray cluster: the same games, the same numbers.

Every node needs the same version of this program: the first thing a node does is to say which one it has.
"""

import os
import socket
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

from mousquetaires.engine.components import Components

from .executors import Games, Ledger
from .extras import extra
from .fingerprint import fingerprint
from .plan import Ended, Plan, Player
from .play import SimulationError

LOCAL: Final = "local"
SECONDS: Final = 5.0  # an address that has not answered by then is dead
AHEAD: Final = 2  # games under way for each processor, so that none has to wait for the next one
# Ray speaks gRPC, that is HTTP/2: whoever is greeted so answers at once with a frame of settings.
GREETING: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\x00\x00\x00\x04\x00\x00\x00\x00\x00"
FRAME_HEAD: Final = 9
SETTINGS: Final = 4
QUIET: Final[dict[str, str]] = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is told to anybody
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # no talk about processors that play no part
}


def ray_there() -> None:
    """Say at once that Ray is not installed."""
    if find_spec("ray") is None:
        raise SimulationError("sim-extra", package="Ray", extra="ray")


def check_address(address: str) -> None:
    """Say within seconds that nobody is there: Ray itself would go on trying for minutes."""
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
    except ValueError:  # a port that is no number
        host, port = None, None
    if not host or port is None or parts.scheme not in ("", "ray"):
        raise SimulationError("sim-ray-address", address=address)
    return host, port


def _answer(line: socket.socket) -> bytes:
    """What somebody answers to the greeting; nothing is an answer, too."""
    line.settimeout(SECONDS)
    try:
        line.sendall(GREETING)
        return line.recv(FRAME_HEAD)
    except OSError:
        return b""


class RayCluster:
    """A crew on a Ray cluster, or on a Ray of this machine's own."""

    def __init__(self, address: str, jobs: int | None = None) -> None:
        """``jobs`` is how many games are played at once: by a local Ray all processors' worth, if nobody says."""
        ray_there()
        check_address(address)
        self.address = address
        self.jobs = jobs

    def play(self, box: Components, ledger: Ledger) -> Games:
        for name, value in QUIET.items():
            os.environ.setdefault(name, value)
        ray = extra("ray", "Ray", "ray")
        try:
            self._join(ray)
            yield from self._games(ray, box, ledger)
        finally:
            ray.shutdown()

    def _join(self, ray: Any) -> None:
        started = {"num_cpus": self.jobs, "include_dashboard": False} if self.address == LOCAL else {}
        try:
            ray.init(address=self.address, log_to_driver=False, logging_level="critical", **started)
        except Exception as error:  # Ray has many ways to say no
            why = str(error).partition("\n")[0]
            raise SimulationError("sim-ray-join", address=self.address, why=why) from error

    def _games(self, ray: Any, box: Components, ledger: Ledger) -> Iterator[Ended]:
        remote = ray.remote(max_retries=0)(_play_on_node)  # who died, and how often, is for the ledger
        shared = [ray.put((ledger.plan, box))]  # in a list, so that a node fetches it once and not for every game
        program = fingerprint(box.digest)
        most = self._most(ray)
        playing: dict[Any, int] = {}
        while True:
            while len(playing) < most and (number := ledger.next()) is not None:
                playing[remote.remote(shared, program, number)] = number
            if not playing:
                return
            for one in ray.wait(list(playing))[0]:
                yield from self._hear(ray, one, playing.pop(one), ledger)

    def _most(self, ray: Any) -> int:
        """How many games are under way at once."""
        if self.jobs is not None and self.address != LOCAL:
            return self.jobs
        return AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))

    def _hear(self, ray: Any, one: Any, number: int, ledger: Ledger) -> Iterator[Ended]:
        try:
            ended = ray.get(one)
        except ray.exceptions.RayTaskError as error:  # a node that cannot even begin
            raise SimulationError("sim-ray-node", why=str(error.cause).partition("\n")[0]) from error
        except ray.exceptions.RayError:
            yield from ledger.lost(number)
        else:
            if isinstance(ended, str):
                raise SimulationError("sim-ray-other", program=ended)
            yield ledger.ended(ended)


_players: dict[str, Player] = {}  # this node's own, by the plan's place in the cluster's store


def _play_on_node(shared: list[Any], program: str, number: int) -> Ended | str:
    """On a node: one game; or which program is there, if it is another one."""
    key = shared[0].hex()
    if key not in _players:
        ray = extra("ray", "Ray", "ray")
        plan: Plan
        plan, box = ray.get(shared[0])
        here = fingerprint(box.digest)
        if here != program:
            return here
        _players.clear()
        _players[key] = Player(plan, box)
    return _players[key].play(number)
