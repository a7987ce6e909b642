"""The tests' own PostgreSQL and Redis: they keep their port and their data, and end with the tests."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

import asyncpg
import psutil  # type: ignore[import-untyped]  # ships no types
import pytest
from redis.asyncio import Redis as RedisClient

from tests.server.services import (
    LINUX,
    LOOPBACK,
    PATIENCE,
    Postgres,
    Redis,
    Service,
    ServiceError,
    first_that_runs,
    postgres_programs,
    wait_until_gone,
)

ROOT = Path(__file__).parents[2]

# Starts both servers, says which processes they are, and waits for its end.
TESTS_THAT_ARE_KILLED = """
import sys
from pathlib import Path
import psutil
from tests.server.services import Postgres, Redis
folder = Path(sys.argv[1])
with Postgres(folder / "postgres", fsync=False) as postgres, Redis(folder / "redis") as redis:
    children = [child.pid for child in psutil.Process(postgres.pid).children()]
    print(postgres.pid, redis.pid, *children, flush=True)
    sys.stdin.read()
"""


async def execute(url: str, *statements: str) -> None:
    connection = await asyncpg.connect(url)
    for statement in statements:
        await connection.execute(statement)
    await connection.close()


async def rows(url: str, query: str) -> list[object]:
    connection = await asyncpg.connect(url)
    found = [row[0] for row in await connection.fetch(query)]
    await connection.close()
    return found


async def put(url: str, key: str, value: str) -> None:
    async with RedisClient.from_url(url, decode_responses=True) as client:
        await client.set(key, value)


async def get(url: str, key: str) -> object:
    async with RedisClient.from_url(url, decode_responses=True) as client:
        return await client.get(key)


def refuses_clients(service: Service) -> bool:
    with socket.socket() as client:
        return client.connect_ex((LOOPBACK, service.port)) != 0


def test_postgres_is_stopped_and_started_again_with_the_same_port_and_data(postgres: Postgres) -> None:
    url = postgres.fresh_database("stopped")
    asyncio.run(execute(url, "CREATE TABLE heroes (name text)", "INSERT INTO heroes VALUES ('athos'), ('porthos')"))
    port = postgres.port
    postgres.stop()
    assert postgres.pid is None
    assert refuses_clients(postgres)
    postgres.start()
    assert postgres.port == port
    assert asyncio.run(rows(url, "SELECT name FROM heroes ORDER BY name")) == ["athos", "porthos"]


def test_postgres_is_killed_in_the_middle_of_its_work_and_keeps_what_was_committed(postgres: Postgres) -> None:
    url = postgres.fresh_database("killed")

    async def scene() -> None:
        await execute(url, "CREATE TABLE heroes (name text)", "INSERT INTO heroes VALUES ('aramis')")
        busy = await asyncpg.connect(url)
        await busy.execute("BEGIN; INSERT INTO heroes VALUES ('rochefort')")
        work = asyncio.create_task(busy.execute("SELECT pg_sleep(3600)"))
        async with asyncio.timeout(PATIENCE):
            while await rows(url, "SELECT 1 FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(3600)'") == []:
                pass
        await asyncio.to_thread(postgres.kill)
        with pytest.raises((OSError, asyncpg.PostgresError)):
            await work
        assert refuses_clients(postgres)
        await asyncio.to_thread(postgres.start)
        assert await rows(url, "SELECT name FROM heroes") == ["aramis"]

    asyncio.run(scene())


def test_redis_is_stopped_and_started_again_with_the_same_port_and_data(redis: Redis) -> None:
    asyncio.run(put(redis.url, "stopped", "athos"))
    url = redis.url
    redis.stop()
    assert redis.pid is None
    assert refuses_clients(redis)
    redis.start()
    assert redis.url == url
    assert asyncio.run(get(url, "stopped")) == "athos"


def test_redis_is_killed_and_keeps_what_it_acknowledged(redis: Redis) -> None:
    asyncio.run(put(redis.url, "killed", "porthos"))
    redis.kill()
    assert refuses_clients(redis)
    redis.start()
    assert asyncio.run(get(redis.url, "killed")) == "porthos"


@pytest.mark.skipif(not LINUX, reason="only Linux lets a server listen on a port that another process reserved")
def test_nobody_else_gets_the_port_of_a_server_that_is_down(redis: Redis) -> None:
    redis.stop()
    with socket.socket() as thief, pytest.raises(OSError, match="in use"):
        thief.bind((LOOPBACK, redis.port))
    redis.start()


def test_starting_twice_and_stopping_twice_is_harmless(redis: Redis) -> None:
    pid = redis.pid
    redis.start()
    assert redis.pid == pid
    redis.stop()
    redis.stop()
    redis.kill()
    redis.start()


def test_a_server_outlives_the_thread_that_started_it(redis: Redis) -> None:
    redis.stop()
    starter = threading.Thread(target=redis.start)
    starter.start()
    starter.join()
    asyncio.run(put(redis.url, "thread", "gone"))
    assert asyncio.run(get(redis.url, "thread")) == "gone"


def test_a_fresh_database_is_empty_whatever_was_there_before(postgres: Postgres) -> None:
    async def scene() -> None:
        url = postgres.fresh_database("fresh")
        left_open = await asyncpg.connect(url)
        await left_open.execute("CREATE TABLE heroes (name text)")
        assert postgres.fresh_database("fresh") == url
        assert await rows(url, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == [0]
        left_open.terminate()

    asyncio.run(scene())


def test_databases_of_one_server_do_not_see_each_other(postgres: Postgres) -> None:
    ours, theirs = postgres.fresh_database("ours"), postgres.fresh_database('their "own"')
    asyncio.run(execute(ours, "CREATE TABLE heroes (name text)"))
    assert asyncio.run(rows(theirs, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'")) == [0]


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("fsync", "on"),
        ("synchronous_commit", "on"),
        ("full_page_writes", "on"),
        ("listen_addresses", "127.0.0.1"),
        ("max_connections", "200"),
    ],
)
def test_postgres_is_set_up_as_honestly_as_a_real_one(postgres: Postgres, setting: str, value: str) -> None:
    assert asyncio.run(rows(postgres.url, f"SHOW {setting}")) == [value]


def test_postgres_wants_its_password(postgres: Postgres) -> None:
    stranger = postgres.url.replace(postgres.password, "richelieu")
    with pytest.raises(asyncpg.InvalidPasswordError):
        asyncio.run(rows(stranger, "SELECT 1"))


def test_postgres_runs_as_another_user_for_root_and_in_a_folder_that_only_root_may_enter(tmp_path: Path) -> None:
    private = tmp_path / "private"
    private.mkdir(mode=0o700)
    with Postgres(private / "postgres", fsync=False) as postgres:
        assert asyncio.run(rows(postgres.url, "SHOW fsync")) == ["off"]
        user = psutil.Process(postgres.pid).uids().effective
        assert (user != 0) if os.geteuid() == 0 else (user == os.geteuid())
    assert private.stat().st_mode & 0o777 == 0o700


def test_the_servers_go_when_the_tests_are_killed(tmp_path: Path) -> None:
    command = [sys.executable, "-c", TESTS_THAT_ARE_KILLED, str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as tests:
        assert tests.stdout is not None
        servers = [int(pid) for pid in tests.stdout.readline().split()]
        assert len(servers) > 2
        tests.send_signal(signal.SIGKILL)
    wait_until_gone(servers)


def test_a_server_that_cannot_start_says_why(tmp_path: Path) -> None:
    service = Postgres(tmp_path)
    service.data.mkdir()
    (service.data / "PG_VERSION").write_text("1625")
    with pytest.raises(ServiceError, match=r"postgres on port \d+ ended with code \d+ instead of answering") as error:
        service.start()
    assert "FATAL" in str(error.value) or "postgres:" in str(error.value)
    assert service.pid is None


def test_a_program_that_does_not_run_here_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "postgres").write_bytes(b"made for another machine")
    (tmp_path / "postgres").chmod(0o755)
    real = postgres_programs()
    assert first_that_runs("postgres", [tmp_path / "missing", tmp_path, real]) == real / "postgres"
    with pytest.raises(ServiceError, match=f"no postgres that runs here; tried {tmp_path}"):
        first_that_runs("postgres", [tmp_path])
