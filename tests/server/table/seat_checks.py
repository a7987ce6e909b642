"""Who sits where, and which request about a seat is refused."""

from websockets.exceptions import ConnectionClosed

from tests.server.served import Guest, Seat, nonce


async def refused(guest: Guest, method: str, path: str, body: object = None) -> tuple[int, str]:
    answer = await guest.ask(method, path, body)
    return answer.status_code, answer.json().get("key", "")


async def sits(guest: Guest, *seats: int) -> tuple[int, str]:
    """The result of a request to take seats."""
    return await refused(guest, "POST", "/seats", {"seats": list(seats), "nonce": nonce()})


async def until_let_go(eyes: Seat) -> str:
    """Listen until the connection is closed; the reason."""
    try:
        while True:
            await eyes.hear()
    except ConnectionClosed:
        return str(eyes.wire.close_reason)


KEPT = (403, "server-seat-kept")
