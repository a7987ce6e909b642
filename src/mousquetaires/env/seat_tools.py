"""A seat at a table with bots, for a player that reads and writes text: list, look, act and explain.

All answers are made for this seat: from its observation, its own events and its own prompt.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from mousquetaires.engine.action_index import DONE_TEXT, FIRST_PIECE, action_of, number_text, parse_number
from mousquetaires.engine.composed_answers import numbers_of
from mousquetaires.engine.events import EVENT_FIELDS
from mousquetaires.engine.ids import ENDING_NAMES
from mousquetaires.engine.notation import NotationError, parse, to_text
from mousquetaires.engine.prompts import PROMPTS
from mousquetaires.engine.reasons import GAME_OVER, NOT_OFFERED, Reason
from mousquetaires.engine.view import Observation, observe
from mousquetaires.i18n import Texts
from mousquetaires.i18n.sentences import Setting, action_text, event_text, prompt_text, reason_text

from .seeded_play import SeededPlay

Answer = dict[str, Any]
RULE_KINDS: Final = ("rules", "rulings", "components")


class SeatTools:
    """A game in which one seat is played by the caller and bots play the others."""

    def __init__(self, playing: SeededPlay, seat: int, texts: Texts) -> None:
        self.playing = playing
        self.seat = seat
        self.texts = texts
        self.told = 0  # events that the player has been told

    # --- the four tools ---------------------------------------------------------------------------
    def list_actions(self) -> Answer:
        """The question, and every action or piece of an answer that is legal now."""
        play, view = self.playing.play, self._view()
        if play.over:
            return {"over": True, "ending": ENDING_NAMES[view.ending], "won": self._won()}
        shape, rule = PROMPTS[view.asked]
        return {
            "over": False,
            "question": prompt_text(self.texts, view.asked, view.asked_hero),
            "kind": view.asked,
            "rule": rule,
            "shape": shape,
            "composed": [number_text(number) for number in play.made],
            "default": to_text(play.game.prompt().default()),
            "actions": [self._choice(number, view) for number in play.legal()],
        }

    def look(self) -> Answer:
        """The game as this seat sees it, and what has happened since it was last told."""
        return {"seat": self.seat, "happened": self._news(), "view": self._view().to_json()}

    def act(self, action: str) -> Answer:
        """Take an action, or add a piece to a composed answer. A refused action changes nothing."""
        checked = self._check(action)
        if "why" in checked:
            return {"done": False, **checked, **self.list_actions()}
        for number in numbers_in(action):
            self.playing.act(number)
        return {"done": True, "happened": self._news(), **self.list_actions()}

    def explain(self, about: str) -> Answer:
        """A rule by its id, or whether an action is legal and why not."""
        rule = about.strip().upper()
        told = rule_texts(self.texts.language)
        if rule in told:
            return {"rule": rule, "text": told[rule]}
        return {"legal": "why" not in (checked := self._check(about)), **checked}

    # --- parts ------------------------------------------------------------------------------------
    def _view(self) -> Observation:
        return observe(self.playing.play.game, self.seat)

    def _won(self) -> bool:
        won = self.playing.play.winner()
        return won == (1 if self.seat else -1)

    def _choice(self, number: int, view: Observation) -> Answer:
        text = number_text(number)
        if number >= FIRST_PIECE:
            return {"action": text}
        return {"action": text, "label": action_text(self.texts, action_of(number), self._setting(view))}

    def _setting(self, view: Observation) -> Setting:
        return Setting(view.table, view.board, view.asked or "none")

    def _check(self, text: str) -> Answer:
        """Nothing if this is legal now, or else the reason with its rule."""
        try:
            reason = self._refusal(text)
        except NotationError as error:
            return {"why": self.texts.say(error.key, **error.values)}
        if reason is None:
            return {}
        told = rule_texts(self.texts.language).get(reason.rule, "")
        return {"why": reason_text(self.texts, reason), "refused_by": reason.rule, "says": told}

    def _refusal(self, text: str) -> Reason | None:
        play = self.playing.play
        if play.over:
            return GAME_OVER
        if is_piece(text):
            return None if parse_number(text) in play.legal() else NOT_OFFERED
        return NOT_OFFERED if play.made else play.game.refusal(self.seat, parse(text))

    def _news(self) -> list[str]:
        """What this seat was told since the last call, as sentences."""
        told = [event for event in self.playing.play.events_told(1 << self.seat) if event.kind in EVENT_FIELDS]
        fresh, self.told = told[self.told :], len(told)
        setting = self._setting(self._view())
        return [event_text(self.texts, event, setting) for event in fresh]


def is_piece(text: str) -> bool:
    """Whether a text is a piece of a composed answer."""
    return text.strip().startswith("+") or text.strip() == DONE_TEXT


def numbers_in(text: str) -> list[int]:
    """The choices that a legal text means."""
    return [parse_number(text)] if is_piece(text) else numbers_of(parse(text))


@cache
def rule_texts(language: str) -> dict[str, str]:
    """Every rule, ruling and component by id, as the rulebook of this language says it."""
    english = tomllib.loads(files("mousquetaires.data").joinpath("rules.toml").read_text("utf-8"))
    own = files("mousquetaires.i18n").joinpath(language, "rules.toml")
    told = tomllib.loads(own.read_text("utf-8")) if language != "en" else {}
    found: dict[str, str] = {}
    for kind in RULE_KINDS:
        for rule, row in english[kind].items():
            found[rule] = told[kind][rule] if told else row["text"]
    return found
