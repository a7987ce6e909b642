"""A bot's turn: let it think, wait as long as a person would, and answer with its move."""

import asyncio
from secrets import token_hex

from mousquetaires.bots.master import MASTER
from mousquetaires.engine.notation import NotationError, parse
from mousquetaires.engine.view import observe

from ..live.registry import Registry
from ..settings import Settings
from ..table.game_commands import MoveBot
from ..table.state import TableState, Turn
from .bot_workers import BotWorkers

MOVE = "move"
DEFAULT = "default"
SCRIPTED = "scripted"  # by the lesson


class BotTurns:
    """Asks the bot workers for moves."""

    def __init__(self, registry: Registry, bot_workers: BotWorkers) -> None:
        self.registry = registry
        self.bot_workers = bot_workers

    async def choose(self, state: TableState, turn: Turn) -> tuple[MoveBot, str] | None:
        """The bot's move and whose it is (its own, the default, a lesson's); None when the game has gone on."""
        if state.bot_turn() != turn:
            return None
        action, outcome = await self._choice(state, turn.seat)
        await self._wait_like_a_person(state, turn.prompt)
        return MoveBot(turn, action), outcome

    async def _choice(self, state: TableState, seat: int) -> tuple[int, str]:
        scripted = state.scripted_answer()
        if scripted is not None:
            return scripted, SCRIPTED
        default = state.game.prompt().default()
        view = observe(state.game, seat)
        name = in_time(state.seats[seat].bot, self.registry.settings)
        agreed = state.agreed
        text = await self.bot_workers.choose(name, agreed.setup, view, seat, token_hex(8), agreed.box)
        try:
            return (parse(text), MOVE) if text is not None else (default, DEFAULT)
        except NotationError:
            return default, DEFAULT

    async def _wait_like_a_person(self, state: TableState, asked: str) -> None:
        """Bots answer at fixed intervals, so that their thinking time does not tell how much there was to choose."""
        now = self.registry.now
        pace, asked_at = self.registry.settings.bot_pace_ms, min(state.timers.asked_at, now())
        paces = -((asked_at - now()) // pace) if pace else 0  # rounded up
        due = asked_at + pace * max(1, paces)
        while state.asked == asked and (left := due - now()) > 0:  # a timer may ring a moment too early
            await asyncio.sleep(left / 1000)


def in_time(bot: str, settings: Settings) -> str:
    """The bot that is to think: a master has half an interval for it.

    How long it would like to think depends on how much there is to choose, which must not be seen.
    """
    seconds = min(settings.bot_pace_ms / 1000, settings.bot_think_seconds) / 2
    return f"{bot}:{seconds:g}s" if bot == MASTER and seconds else bot
