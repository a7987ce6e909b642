"""The search for leaks finds each leak that is put into the server on purpose."""

import dataclasses
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
import pytest

from mousquetaires.engine.machine import Game
from mousquetaires.engine.notation import parse
from mousquetaires.engine.reasons import Reason
from mousquetaires.engine.record import Session
from mousquetaires.engine.save_load import digest
from mousquetaires.server.api import websocket_play
from mousquetaires.server.live import presence, registry
from mousquetaires.server.live.broadcast import Broadcaster, send_to_all
from mousquetaires.server.live.live_table import LiveTable
from mousquetaires.server.live.presence import Presence
from mousquetaires.server.live.table_cache import TableCache
from mousquetaires.server.live.table_lifecycle import Tables
from mousquetaires.server.live.viewers import Viewer
from mousquetaires.server.logs import log
from mousquetaires.server.refusals import Denied
from mousquetaires.server.table import entry_effects, table_info
from mousquetaires.server.table import views as sight
from mousquetaires.server.table.entries import AnyEntry, Played
from mousquetaires.server.table.state import Change, TableState
from tests.leaks.positions import asked_by_his_cards, open_prompt, too_good_a_reason
from tests.leaks.scenes import Stage, hunt, search
from tests.leaks.server_pair import Leak, Worlds

# The framework's next version wants parameters written another way; that is no matter of secrets.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
Patch = pytest.MonkeyPatch
Break = Callable[[Patch], None]


def place_in_info(patch: Patch) -> None:
    """Where Milady is, for everyone with the link."""
    patch.setattr(table_info, "people_info", lambda state: [state.session and state.session.game.s.destination])


def place_in_the_lobby(patch: Patch) -> None:
    honest = table_info.lobby_line
    patch.setattr(
        registry, "lobby_line", lambda state: honest(state) | {"people": state.session and destination(state)}
    )


def destination(state: TableState) -> int:
    return state.game.s.destination


def lines_in_the_hello(patch: Patch) -> None:
    """The record's lines before the end."""
    honest = sight.hello

    def hello(state: TableState, *rest: Any) -> dict[str, object]:
        return honest(state, *rest) | {"lines": state.session and state.session.inputs}

    patch.setattr(presence, "hello", hello)


def lines_in_the_story(patch: Patch) -> None:
    honest = sight.seen

    def seen(entry: AnyEntry, viewer: int, over: bool) -> dict[str, object] | None:
        told = honest(entry, viewer, over)
        return told | {"lines": entry.lines} if told is not None and isinstance(entry, Played) else told

    patch.setattr(sight, "seen", seen)


def all_events(patch: Patch) -> None:
    patch.setattr(sight, "events_for", lambda events, _: [[kind, *values] for kind, _, values in events])


def options_for_everybody(patch: Patch) -> None:
    patch.setattr(sight, "prompt_for", open_prompt)


def asks_by_his_cards(patch: Patch) -> None:
    patch.setattr(sight, "prompt_for", asked_by_his_cards)


def undo_tells_what_it_would_take_back(patch: Patch) -> None:
    honest = Session.undo_refusal

    def undo_refusal(self: Session, seat: int, index: int, agreed: tuple[int, ...] = ()) -> Reason | None:
        reason = honest(self, seat, index, agreed)
        return reason and Reason(reason.rule, reason.key, lines=" ".join(self.inputs))

    patch.setattr(Session, "undo_refusal", undo_refusal)


def undo_depth_by_her_place(patch: Patch) -> None:
    patch.setattr(TableState, "undo_depths", lambda state, _: (destination(state), 0))


def prompt_ids_by_the_hands(patch: Patch) -> None:
    patch.setattr(TableState, "prompt_id", lambda state, _: f"{digest(state.game)[:4]}")


def why_by_whoever_is_asked(patch: Patch) -> None:
    patch.setattr(
        websocket_play,
        "reason_why",
        lambda state, seat, text: str(too_good_a_reason(state.game, seat, parse(text))),
    )


def a_message_more(patch: Patch) -> None:
    """A second presence when a hand is of one kind."""
    honest = Broadcaster.send

    def send(self: Broadcaster, live: LiveTable, entry: AnyEntry, now: int) -> None:
        honest(self, live, entry, now)
        if live.state.session is not None and sum(live.state.game.s.hands[::2]) % 2:
            send_to_all(live, {"type": "presence", "people": [], "onlookers": 0})

    patch.setattr(Broadcaster, "send", send)


def clock_by_her_cards(patch: Patch) -> None:
    def move_deadline(state: TableState) -> int:
        held = enumerate(state.game.s.treachery_hand if state.session is not None else [])
        return state.timers.asked_at + 10**9 + sum(card * count for card, count in held)

    patch.setattr(TableState, "move_deadline", move_deadline)


def place_in_the_log(patch: Patch) -> None:
    honest = entry_effects.accept

    def accept(state: TableState, change: Change) -> None:
        honest(state, change)
        if state.session is not None:
            log.info("noted", table=state.id, place=state.game.s.destination)

    patch.setattr(registry, "accept", accept)


def digest_in_a_refusal(patch: Patch) -> None:
    async def record(self: Tables, table: str) -> dict[str, object]:
        raise Denied("server-not-over", digest=digest((await self.registry.live(table)).state.game))

    patch.setattr(Tables, "record", record)


def a_line_more_in_the_stream(patch: Patch) -> None:
    """A heartbeat that beats by the deck."""
    honest = Presence.watching

    @asynccontextmanager
    async def watching(
        self: Presence, table: str, person: int, seat: int, since: int | None, *rest: Any
    ) -> AsyncIterator[Viewer]:
        async with honest(self, table, person, seat, since, *rest) as viewer:
            if since is not None:
                viewer.send(
                    msgspec.json.encode({"type": "beat", "n": (await self.registry.live(table)).state.game.s.deck})
                )
            yield viewer

    patch.setattr(Presence, "watching", watching)


def place_in_how_a_socket_closes(patch: Patch) -> None:
    honest = TableCache.drop_deleted

    def drop_deleted(self: TableCache, live: LiveTable) -> None:
        for viewer in live.all_viewers():
            viewer.dismiss("server-too-slow" if destination(live.state) % 2 else "server-removed")
        honest(self, live)

    patch.setattr(TableCache, "drop_deleted", drop_deleted)


def refusals_by_rule_in_the_figures(patch: Patch) -> None:
    patch.setattr(Denied, "label", property(lambda denied: f"{denied.key} {denied.values}"))


@pytest.mark.parametrize(
    ("leaky", "secret"),
    [
        (place_in_info, "place"),
        (place_in_the_lobby, "place"),
        (lines_in_the_hello, "going"),
        (lines_in_the_story, "drawing"),
        (all_events, "drawing"),
        (options_for_everybody, "treachery"),
        (asks_by_his_cards, "hand and deck"),
        (undo_tells_what_it_would_take_back, "going"),
        (undo_depth_by_her_place, "place"),
        (prompt_ids_by_the_hands, "two hands"),
        (why_by_whoever_is_asked, "hand and deck"),
        (a_message_more, "hand and deck"),
        (clock_by_her_cards, "treachery"),
        (place_in_the_log, "place"),
        (digest_in_a_refusal, "paris"),
        (a_line_more_in_the_stream, "hand and deck"),
        (place_in_how_a_socket_closes, "place"),
    ],
)
def test_a_deliberate_leak_is_found(stage: Stage, monkeypatch: Patch, leaky: Break, secret: str) -> None:
    """The same search as above finds whatever a server could let slip."""
    leaky(monkeypatch)
    with pytest.raises(Leak, match=secret):
        stage.run(search(stage.worlds, secret, 1625, 25))


REFUSED: Final = ("cards 9 0", "beggars paris")  # by two rules, unless the Beggars are in Paris


def seat_asked(game: Game) -> int:
    return game.prompt().seats.bit_length() - 1


def refuses_both(game: Game) -> bool:
    """Whether a player is asked for Combat cards, and may do neither of the two."""
    asked = game.prompt().kind == "combat_cards"
    return asked and all(game.refusal(seat_asked(game), parse(action)) is not None for action in REFUSED)


async def refused_otherwise(worlds: Worlds) -> None:
    """A player is refused in both worlds, by a different rule in each."""
    scene = next(one for one in hunt("hand and deck", 1625, 200) if refuses_both(one.one))
    seat = seat_asked(scene.one)
    scene = dataclasses.replace(scene, other=scene.one, knows=1 << seat)
    async with worlds.at(scene) as pair:
        asked = {"type": "act", "prompt": pair.worlds[0].state.asked}
        answers = await pair.say(seat, *(asked | {"action": action} for action in REFUSED))
        assert answers[0]["reason"] != answers[1]["reason"]


def test_the_figures_do_not_tell_which_rule_stood_in_somebodys_way(stage: Stage, monkeypatch: Patch) -> None:
    stage.run(refused_otherwise(stage.worlds))
    monkeypatch.setattr(Denied, "label", property(lambda denied: denied.key))
    with pytest.raises(Leak, match="figures"):
        stage.run(refused_otherwise(stage.worlds))
