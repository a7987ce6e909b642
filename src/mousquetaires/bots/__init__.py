"""The bots, by name.

>>> sorted(BOTS)
['adept', 'master', 'novice', 'random']
>>> bot("novice").name
'novice'
>>> bot("master:64").name
'master:64'
"""

from collections.abc import Callable
from typing import Final

from .adept import AdeptBot
from .base import Bot, BotError, Explained, Explainer, SeatPrompt, Why, seat_prompt
from .master import MASTER, USUAL, Budget, MasterBot, budget_of
from .master.fitted_policy import FittedPolicy, fitted_scores
from .novice import NoviceBot
from .random_bot import RandomBot

__all__ = ["BOTS", "Bot", "BotError", "Explained", "Explainer", "SeatPrompt", "Why", "bot", "seat_prompt"]


def master(budget: Budget) -> MasterBot:
    """A master whose playouts follow a policy that is fitted to the adept."""
    adept = AdeptBot()
    return MasterBot(adept, FittedPolicy(adept, fitted_scores()), budget)


BOTS: Final[dict[str, Callable[[], Explainer]]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "adept": AdeptBot,
    MASTER: lambda: master(USUAL),
}


def bot(name: str) -> Explainer:
    """The bot with this name. A master takes a budget: ``master:64`` or ``master:0.5s``."""
    kind, colon, wish = name.partition(":")
    if kind not in BOTS or (colon and kind != MASTER):
        raise BotError("bot-unknown", bot=name, known=", ".join(BOTS))
    return master(budget_of(wish)) if colon else BOTS[kind]()
