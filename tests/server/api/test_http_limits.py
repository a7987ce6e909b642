"""Connections that are silent, slow, too many or too large, on real sockets against a real server."""

import json
import re
import resource
import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from time import monotonic

import psutil  # type: ignore[import-untyped]
import pytest

from mousquetaires.server.api.connection_counts import AddressCounter
from tests.server import plain_http
from tests.server.served import PATIENCE, Json, Served

SHORT = {
    "MOUSQUETAIRES_IDLE_SECONDS": "0.3",
    "MOUSQUETAIRES_HEADER_SECONDS": "0.3",
    "MOUSQUETAIRES_BODY_SECONDS": "0.3",
}
LONG = {  # a test that is not about time must not meet it
    "MOUSQUETAIRES_IDLE_SECONDS": "3600",
    "MOUSQUETAIRES_HEADER_SECONDS": "3600",
    "MOUSQUETAIRES_BODY_SECONDS": "3600",
}
FEW = {**LONG, "MOUSQUETAIRES_MAX_CONNECTIONS_PER_ADDRESS": "5"}
COUNTED = "127.0.0.3"  # the address of the tests that count connections; others may still be closing
PAUSE = 3.0  # seconds, more than a busy machine takes between a client's requests
GET = b"GET /health HTTP/1.1\r\nHost: game.example\r\n"
POST = (
    b"POST /api/tables HTTP/1.1\r\nHost: game.example\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
)


def serve(factory: pytest.TempPathFactory, settings: dict[str, str]) -> Iterator[Served]:
    with Served(factory.mktemp("limits"), settings=settings) as server:
        yield server


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    yield from serve(tmp_path_factory, SHORT)


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    yield from serve(tmp_path_factory, FEW)


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    yield from serve(tmp_path_factory, {**SHORT, "MOUSQUETAIRES_IDLE_SECONDS": str(PAUSE)})


@contextmanager
def connected(served: Served, sent: bytes = b"", address: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A connection from an address of this machine, on which this much is sent."""
    here = ("127.0.0.1", served.port)
    with socket.create_connection(here, timeout=PATIENCE, source_address=(address, 0)) as wire:
        wire.sendall(sent)
        yield wire


def rest(wire: socket.socket) -> bytes:
    """Everything until the server hangs up."""
    found = b""
    while part := wire.recv(65_536):
        found += part
    return found


def refusal(answer: bytes) -> tuple[int, Json]:
    """The status and the body of an answer."""
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)


def asked(wire: socket.socket, request: bytes = GET + b"\r\n") -> int:
    """The status that a request on an open connection is answered with."""
    wire.sendall(request)
    return answered(wire)


def answered(wire: socket.socket) -> int:
    """The status of the next answer, which is read to its end."""
    head, _, body = received(wire, b"\r\n\r\n").partition(b"\r\n\r\n")
    length = re.search(rb"(?i)\r\ncontent-length: *(\d+)", head)
    missing = int(length[1]) - len(body) if length else 0
    while missing > 0:
        missing -= len(wire.recv(missing))
    return int(head.split()[1])


def received(wire: socket.socket, wanted: bytes) -> bytes:
    """What is received until these words have come."""
    found = b""
    while wanted not in found:
        part = wire.recv(65_536)
        assert part, found
        found += part
    return found


def hang_up(wire: socket.socket) -> None:
    """Close a connection, and wait until the server has done so as well."""
    wire.shutdown(socket.SHUT_WR)
    rest(wire)


# --- time ---------------------------------------------------------------------------------------------


def test_a_silent_connection_is_closed(quick: Served) -> None:
    with connected(quick) as wire:
        assert rest(wire) == b""


def test_a_connection_that_is_silent_after_a_request_is_closed(quick: Served) -> None:
    with connected(quick) as wire:
        assert asked(wire) == 200
        rest(wire)


def test_empty_lines_do_not_keep_a_connection_open(quick: Served) -> None:
    with connected(quick) as wire:
        assert asked(wire) == 200
        wire.sendall(b"\r\n")
        rest(wire)


@pytest.mark.parametrize("sent", [b"G", GET, GET + b"X-Long: abc", POST, POST + b"{"])
def test_half_a_request_is_told_that_it_came_too_late(quick: Served, sent: bytes) -> None:
    with connected(quick, sent) as wire:
        status, problem = refusal(rest(wire))
    assert (status, problem["key"]) == (408, "server-request-timeout")
    assert problem["text"]


def test_a_header_a_moment_does_not_buy_more_time(quick: Served) -> None:
    """The time is for all headers together."""
    with connected(quick, GET) as wire:
        wire.settimeout(0.05)
        answer = b""
        while not answer:
            try:
                answer = wire.recv(65_536)
            except TimeoutError:
                wire.sendall(b"X-More: 1\r\n")
        assert answer.startswith(b"HTTP/1.1 408 ")


def test_the_rest_of_a_refused_body_is_not_waited_for_for_ever(quick: Served) -> None:
    """The answer is complete before the request is; the last byte of the body comes after it."""
    large = POST.replace(b"Content-Length: 100", b"Content-Length: 20000")
    with connected(quick, large + b" " * 19_999) as wire:
        assert wire.recv(65_536).startswith(b"HTTP/1.1 413 ")
        wire.sendall(b" ")
        rest(wire)


def test_a_client_that_does_not_read_its_answers_is_let_go(quick: Served) -> None:
    """It asks for the largest page again and again until the server no longer reads, and reads nothing."""
    ask = b"GET /schema/openapi.json HTTP/1.1\r\nHost: game.example\r\n\r\n"
    with connected(quick) as wire, pytest.raises(ConnectionError):
        wire.sendall(ask * 1_000_000)


def test_one_connection_may_be_used_for_longer_than_any_of_the_times(busy: Served) -> None:
    began = monotonic()
    with connected(busy) as wire:
        while monotonic() - began < 1.5 * PAUSE:
            assert asked(wire) == 200


def test_a_request_that_arrived_while_the_process_was_stopped_is_answered(busy: Served) -> None:
    assert busy.process is not None
    process = psutil.Process(busy.process.pid)
    with connected(busy) as wire:
        assert asked(wire) == 200
        process.suspend()
        try:
            wire.sendall(GET + b"\r\n")
            with pytest.raises(subprocess.TimeoutExpired):
                busy.process.wait(1.2 * PAUSE)  # longer than the connection may be idle
        finally:
            process.resume()
        assert answered(wire) == 200


# --- size ---------------------------------------------------------------------------------------------


def test_headers_up_to_the_limit_are_read(patient: Served) -> None:
    with connected(patient) as wire:
        assert asked(wire, GET + b"X-Long: " + b"a" * 16_000 + b"\r\n\r\n") == 200


@pytest.mark.parametrize(
    "start",
    [
        GET + b"X-Long: ",
        GET + b"X-",
        b"GET /health?",
        b"GET /health HTTP/1.1\r\nHost: ",
        POST.replace(b"Content-Length: 100", b"Transfer-Encoding: chunked") + b"1\r\n{\r\n0\r\nX-Trailer: ",
        POST.replace(b"Content-Length: 100", b"Transfer-Encoding: chunked") + b"1;",
    ],
)
def test_too_large_headers_are_refused_with_a_reason(patient: Served, start: bytes) -> None:
    """However long they would go on: the server does not wait for their end."""
    with connected(patient, start) as wire:
        wire.sendall(b"a" * 100_000)
        status, problem = refusal(rest(wire))
    assert (status, problem["key"], problem["values"]) == (431, "server-headers-too-large", {"most": 16_384})


def test_many_small_headers_are_too_large_as_well(patient: Served) -> None:
    with connected(patient, GET + b"X-Small: 1\r\n" * 10_000 + b"\r\n") as wire:
        assert refusal(rest(wire))[0] == 431


def test_a_body_may_be_larger_than_the_headers(patient: Served) -> None:
    """It is refused for its own size."""
    with plain_http.Client(base_url=patient.url, timeout=PATIENCE) as client:
        answer = client.post("/api/tables", content=b" " * 400_000, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["key"]) == (413, "server-too-large")


def test_a_huge_header_costs_no_memory(patient: Served) -> None:
    assert patient.process is not None
    process = psutil.Process(patient.process.pid)
    before = process.memory_info().rss
    with connected(patient, GET + b"X-Long: ") as wire:
        try:
            for _ in range(64):
                wire.sendall(b"a" * 1_000_000)
        except ConnectionError:
            pass  # it has hung up
        assert plain_http.get(f"{patient.url}/health", timeout=PATIENCE).status_code == 200
    assert process.memory_info().rss - before < 32_000_000


# --- number -------------------------------------------------------------------------------------------


def test_one_address_has_so_many_connections_and_others_still_come_in(patient: Served) -> None:
    with ExitStack() as stack:
        wires = [stack.enter_context(connected(patient, address=COUNTED)) for _ in range(5)]
        with connected(patient, address=COUNTED) as wire:
            status, problem = refusal(rest(wire))
        assert (status, problem["key"], problem["values"]) == (429, "server-address-connections", {"most": 5})
        with connected(patient, address="127.0.0.2") as other:
            assert asked(other) == 200
        assert asked(wires[0]) == 200
        for wire in wires:
            hang_up(wire)
    assert "connections_refused" in [line["event"] for line in patient.log_lines()]


def test_who_hangs_up_makes_room_again(patient: Served) -> None:
    for _ in range(20):
        with ExitStack() as stack:
            for wire in [stack.enter_context(connected(patient, address=COUNTED)) for _ in range(5)]:
                assert asked(wire) == 200
                hang_up(wire)


def handshake(address: str = "", path: bytes = b"/api/tables/AAAAAAAAAAAAAAAA/seats/6/socket") -> bytes:
    """What opens a WebSocket, for this forwarded address."""
    forwarded = f"X-Forwarded-For: {address}\r\n".encode() if address else b""
    return (
        b"GET " + path + b" HTTP/1.1\r\nHost: game.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n" + forwarded + b"\r\n"
    )


def test_a_websocket_is_a_connection_until_it_is_closed(patient: Served) -> None:
    for _ in range(20):
        with ExitStack() as stack:
            for wire in [stack.enter_context(connected(patient, address=COUNTED)) for _ in range(5)]:
                assert asked(wire, handshake()) == 101
                hang_up(wire)


def open_socket(served: Served, path: bytes, address: str) -> socket.socket:
    wire = socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE)
    wire.sendall(handshake(address, path))
    return wire


def test_behind_a_trusted_proxy_each_forwarded_address_has_its_own_limit(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """The proxy itself may have any number of connections."""
    for served in serve(tmp_path_factory, {**FEW, "MOUSQUETAIRES_TRUSTED_PROXIES": "127.0.0.1"}):
        made = plain_http.post(f"{served.url}/api/tables", json={"nickname": "Athos", "table": {}}).json()
        path = f"/api/tables/{made['table']}/seats/6/socket".encode()
        with ExitStack() as stack:
            idle = [stack.enter_context(connected(served)) for _ in range(20)]
            for _ in range(5):
                wire = stack.enter_context(open_socket(served, path, "192.0.2.1"))
                received(wire, b'"hello"')
            sixth = stack.enter_context(open_socket(served, path, "192.0.2.1"))
            assert b"server-address-connections" in received(sixth, b"}")
            page = GET.replace(b"/health", b"/api/names")
            assert asked(idle[0], page + b"X-Forwarded-For: 192.0.2.1\r\n\r\n") == 429
            assert asked(idle[1], page + b"X-Forwarded-For: 192.0.2.2\r\n\r\n") == 200
            other = stack.enter_context(open_socket(served, path, "192.0.2.2"))
            received(other, b'"hello"')


def test_an_ipv6_network_counts_as_one_address() -> None:
    counter = AddressCounter(2, ["10.0.0.0/8"])
    assert [counter.enter(f"2001:db8::{one}") for one in range(3)] == [True, True, False]
    assert counter.enter("2001:db8:0:1::1")
    assert [counter.enter("::ffff:192.0.2.1"), counter.enter("192.0.2.1"), counter.enter("192.0.2.1")] == [
        True,
        True,
        False,
    ]
    assert all(counter.enter("::ffff:10.0.0.1") for _ in range(10))
    counter.leave("2001:db8::9")
    assert counter.enter("2001:db8::10")


def test_the_log_says_that_open_files_run_low(patient: Served) -> None:
    assert patient.process is not None
    soft, hard = resource.prlimit(patient.process.pid, resource.RLIMIT_NOFILE)
    most = psutil.Process(patient.process.pid).num_fds() + 100
    resource.prlimit(patient.process.pid, resource.RLIMIT_NOFILE, (most, hard))
    with ExitStack() as stack:
        for number in count():
            if lines := [line for line in patient.log_lines() if line["event"] == "open_files_low"]:
                break
            address = f"127.0.1.{number // 4}"  # one address may have five connections
            assert asked(stack.enter_context(connected(patient, address=address))) == 200
    resource.prlimit(patient.process.pid, resource.RLIMIT_NOFILE, (soft, hard))
    assert [(line["level"], line["most"]) for line in lines] == [("warning", most)]
    assert 0.9 * most <= lines[0]["open"] < most
