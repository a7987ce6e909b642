"""Bots: somebody to play with, and against.

>>> sorted(BOTS)
['adept', 'novice', 'random']
>>> bot("novice").name
'novice'
"""

from collections.abc import Callable
from typing import Final

from .adept import AdeptBot
from .base import Bot, BotError, SeatPrompt
from .novice import NoviceBot
from .random_bot import RandomBot

__all__ = ["BOTS", "Bot", "BotError", "SeatPrompt", "bot"]

BOTS: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot, "novice": NoviceBot, "adept": AdeptBot}


def bot(name: str) -> Bot:
    """The bot of this name; an unknown one is refused with the names there are."""
    if name not in BOTS:
        raise BotError("bot-unknown", bot=name, known=", ".join(BOTS))
    return BOTS[name]()
