"""What everyone with the link may know of a table, and the line about it in the lobby."""

from functools import lru_cache

from mousquetaires.data.box_file import changed_values
from mousquetaires.engine.components import Components

from .state import FROZEN, Json, TableState
from .table_start import start_info


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
        "coach": state.coach_allowed(),
        "hourglass_seconds": agreed.hourglass_seconds,
        "clock": state.clock,
        "box": state.box,
        "box_changes": box_changes(state),
        "commitment": state.commitment(),
        "people": people_info(state),
        "seats": seats_info(state),
        "host": state.host,
        "opened_at": state.opened_at,
        "rematch": state.rematch,
        "start": start_info(state.agreed.start),
        **frozen_info(state),
    }


def lobby_line(state: TableState) -> Json:
    """What the lobby shows of a table."""
    info = table_info(state)
    return {name: info[name] for name in ("table", "name", "setup", "open", "spectators", "clock", "seats")} | {
        "people": len(state.people),
        "nicknames": [state.nickname(seat.owner) for seat in state.seats.values()],
    }


def box_changes(state: TableState) -> list[Json]:
    """The printed values at this table that are not those of the release; none if this program lacks its box."""
    return changes_of(state.components) if state.components.digest == state.box else []


@lru_cache(100)
def changes_of(components: Components) -> list[Json]:
    changed = changed_values(components)
    return [{"key": key, "usual": usual, "here": here} for key, (usual, here) in changed.items()]


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
