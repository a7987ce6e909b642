"""The fitted policy for playouts: a table of scores that imitates the adept, without making an observation.

For each answer of a listed prompt, it adds whole numbers from a table: one for each fact of the position and one for
how well the answer would go. The highest sum wins. ``tools/fit_playout_policy.py`` fits the table to the adept's own
choices. Whole numbers make it fast, and the same on every machine. Rare prompts are left to the adept itself.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from random import Random
from typing import Final

from mousquetaires.engine.actions import VERB_BITS
from mousquetaires.engine.machine import Game
from mousquetaires.engine.prompts import Prompt
from mousquetaires.engine.rules.combat_cards import may_use_gift
from mousquetaires.engine.rules.skill_challenge import Challenge

from ..base import Bot
from ..random_playout import answering_seat
from .fitted_policy_features import (
    CLASSES,
    EASES,
    FACTS,
    MENU,
    WIDTHS,
    Facts,
    menu_class,
    menu_ease,
    plain_class,
    plain_ease,
    unknown_places,
)
from .playout_policy import BotPolicy

NEVER: Final = -100_000  # lower than any sum of fitted scores


class PromptScores:
    """The scores for one kind of prompt."""

    __slots__ = ("facts", "kind", "menu", "offsets", "scores", "width")

    def __init__(self, kind: str, scores: Sequence[int]) -> None:
        self.kind = kind
        self.menu = kind in MENU
        self.facts: Facts = FACTS[kind]
        self.width = sum(WIDTHS[kind]) + EASES
        self.offsets = [EASES + sum(WIDTHS[kind][:number]) for number in range(len(WIDTHS[kind]))]
        if len(scores) != CLASSES * self.width:
            raise ValueError(f"{len(scores)} scores for {kind}, which needs {CLASSES * self.width}")
        self.scores: list[int] = list(scores)

    def seen(self, game: Game, hero: int) -> list[int]:
        """Where the position's facts stand in each class's part of the table."""
        offsets = self.offsets
        return [offsets[number] + fact for number, fact in enumerate(self.facts(game, hero))]

    def choose(self, game: Game, prompt: Prompt) -> int:
        """The answer with the highest score."""
        options = prompt.options()
        if len(options) == 1:
            return options[0]
        hero, scores, places = prompt.hero, self.scores, unknown_places()
        seen = self.seen(game, hero)
        best, chosen = 10 * NEVER, options[0]
        for action in options:
            if self.menu:
                first = self.width * menu_class(game, hero, action)
                total = scores[first + menu_ease(game, hero, action, places)]
            else:
                first = self.width * plain_class(action)
                total = scores[first + plain_ease(self.kind, game, hero, action)]
            for fact in seen:
                total += scores[first + fact]
            if total > best:
                best, chosen = total, action
        return chosen


class FittedPolicy:
    """Answers for all seats in a playout."""

    __slots__ = ("rest", "table")

    def __init__(self, bot: Bot, table: dict[str, PromptScores]) -> None:
        self.rest = BotPolicy(bot)
        self.table = table

    def act(self, game: Game, rng: Random) -> None:
        """Answer the prompt that is due."""
        prompt = game.prompt()
        seat = answering_seat(prompt, game.table)
        scores = self.table.get(prompt.kind)
        if scores is not None:
            game.act(seat, scores.choose(game, prompt))
        elif prompt.kind == "skill_cards":
            game.act(seat, skill_cards(game, prompt))
        elif prompt.kind == "adversaries":  # every set has the same strength
            game.act(seat, prompt.sample(rng))
        else:
            self.rest.act(game, rng)


def skill_cards(game: Game, prompt: Prompt) -> int:
    """Exactly as many as needed. Aramis leaves one point for his gift."""
    challenge = game.stack[-1]
    assert isinstance(challenge, Challenge)
    options = prompt.options()
    most = options[-1] >> VERB_BITS
    wanted = challenge.lacks
    if may_use_gift(game, challenge.hero) and game.s.hand_size[game.table.seat_of[challenge.hero]] > most:
        wanted -= 1
    return options[max(0, min(wanted, most))]


@cache
def fitted_scores() -> dict[str, PromptScores]:
    """The fitted table."""
    with files("mousquetaires.bots.master").joinpath("fitted_policy.toml").open("rb") as file:
        found = tomllib.load(file)["scores"]
    found["ordered_action"] = found["musketeer_action"]
    return {kind: PromptScores(kind, expanded(kind, rows)) for kind, rows in found.items()}


def expanded(kind: str, rows: dict[str, Sequence[int]]) -> list[int]:
    """The scores of all classes. Classes that never occurred are not in the file: they are never chosen."""
    width = sum(WIDTHS[kind]) + EASES
    never = [NEVER] * EASES + [0] * (width - EASES)
    return [score for number in range(CLASSES) for score in rows.get(str(number), never)]
