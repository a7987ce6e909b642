"""Counts how often bots were offered each card and item, and how often they took it."""

from collections import Counter
from random import Random
from typing import Final

from mousquetaires.bots import Bot, SeatPrompt
from mousquetaires.engine.actions import BUY, CHOOSE_PARIS, LAY, PLAY, TREACHERY, verb_of
from mousquetaires.engine.notation import to_json
from mousquetaires.engine.view import Observation

OPENING: Final = "opening"  # the Paris card that Milady plays first
# The verbs that play a card, and the fields that name it.
PLAYED: Final = {
    BUY: ("item",),
    LAY: ("adversaries", "trap"),
    CHOOSE_PARIS: ("paris",),
    PLAY: ("card",),
    TREACHERY: ("treachery",),
}


class CountedBot:
    """A bot whose options and choices are counted."""

    def __init__(self, bot: Bot, offered: Counter[str], taken: Counter[str]) -> None:
        self.name = bot.name
        self._bot = bot
        self._offered = offered
        self._taken = taken

    def choose(self, view: Observation, prompt: SeatPrompt, rng: Random) -> int:
        action = self._bot.choose(view, prompt, rng)
        self._offered.update({card for option in prompt.options for card in cards_of(option)})
        self._taken.update(cards_of(action))
        if prompt.kind == "opening_paris":
            self._taken.update(f"{OPENING} {card.split()[1]}" for card in cards_of(action))
        return action


def cards_of(action: int) -> list[str]:
    """The cards and items that an action uses, each with its kind."""
    kinds = PLAYED.get(verb_of(action), ())
    said = to_json(action) if kinds else {}
    return [f"{kind} {name}" for kind in kinds for name in said.get(kind, "").split(",") if name not in ("", "-")]
