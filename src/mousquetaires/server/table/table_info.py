"""What everyone with the link may know of a table, and the line about it in the lobby."""

from .state import FROZEN, Json, TableState


def table_info(state: TableState) -> Json:
    """What everyone with the link may know of a table."""
    agreed = state.agreed
    return {
        "table": state.id,
        "name": agreed.name,
        "status": state.status,
        "setup": state.setup.to_json(),
        "listed": agreed.listed,
        "open": agreed.open,
        "spectators": agreed.spectators,
        "hourglass_seconds": agreed.hourglass_seconds,
        "clock": state.clock,
        "box": state.box,
        "commitment": state.commitment(),
        "people": people_info(state),
        "seats": seats_info(state),
        "host": state.host,
        "opened_at": state.opened_at,
        "rematch": state.rematch,
        **frozen_info(state),
    }


def lobby_line(state: TableState) -> Json:
    """What the lobby shows of a table."""
    info = table_info(state)
    return {name: info[name] for name in ("table", "name", "setup", "open", "spectators", "clock", "seats")} | {
        "people": len(state.people),
        "nicknames": [state.nickname(seat.owner) for seat in state.seats.values()],
    }


def frozen_info(state: TableState) -> Json:
    """Why a game cannot continue, and the version of the table that is shown instead."""
    if state.status != FROZEN:
        return {"frozen": "", "frozen_at": 0}
    return {"frozen": state.frozen, "frozen_at": state.snapshot.version if state.snapshot is not None else 0}


def people_info(state: TableState) -> list[Json]:
    return [
        {"person": one.number, "nickname": one.nickname, "muted": one.muted, "gone": one.gone}
        for one in state.people.values()
    ]


def seats_info(state: TableState) -> list[Json]:
    return [
        {
            "seat": number,
            "person": seat.owner,
            "bot": seat.bot,
            "left": seat.left,
            "nonce": seat.nonce,
            "offered": seat.offered,
            "lent": seat.lent,
        }
        for number, seat in state.seats.items()
    ]
