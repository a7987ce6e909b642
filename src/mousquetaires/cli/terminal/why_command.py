"""Explains why actions are not legal: the commands ``?`` and ``why``."""

from rich.text import Text

from mousquetaires.engine.machine import Game
from mousquetaires.engine.notation import NotationError, parse
from mousquetaires.engine.reasons import Reason
from mousquetaires.engine.view import Observation
from mousquetaires.i18n import Texts
from mousquetaires.i18n.sentences import reason_text

from ..errors import error_text
from ..options import number_of
from .action_labels import label
from .console import GameConsole
from .illegal_actions import illegal_actions
from .questions import Choice


class WhyNot:
    """Prints reasons, each with its rule."""

    def __init__(self, texts: Texts, console: GameConsole) -> None:
        self.texts = texts
        self.console = console

    def refuse(self, reason: Reason) -> None:
        """Print one reason."""
        self.console.show(Text(f"{reason_text(self.texts, reason)} ({reason.rule})", style="yellow"))

    def question(self, game: Game, view: Observation, about: str, choices: list[Choice]) -> None:
        """List what is not legal now, or explain one entry of that list or a typed action."""
        refused = illegal_actions(game, view)
        first = len(choices) + 1
        if not about:
            self._list(view, refused, first)
        elif not (about.isascii() and about.isdigit()):
            self.written(game, view, about)
        elif 1 <= (number := number_of(about)) <= len(choices):
            self.console.say("cli-play-possible", what=choices[number - 1].label)
        elif first <= number < first + len(refused):
            self.refuse(refused[number - first][1])
        else:
            self.console.say("cli-play-number", most=len(choices) + len(refused))

    def _list(self, view: Observation, refused: list[tuple[int, Reason]], first: int) -> None:
        """Print each reason once, with all actions it forbids."""
        if not refused:
            self.console.say("cli-play-all-possible")
        because: dict[Reason, list[str]] = {}
        for number, (action, reason) in enumerate(refused, first):
            because.setdefault(reason, []).append(f"{number} {label(self.texts, view, action)}")
        for reason, lines in because.items():
            why = reason_text(self.texts, reason)
            text = self.texts.say("cli-play-refused", why=why, rule=reason.rule, what=" · ".join(lines))
            self.console.show(Text(text))

    def written(self, game: Game, view: Observation, text: str) -> None:
        """Explain why a typed action is not legal."""
        try:
            action = parse(text)
        except NotationError as error:
            self.console.show(Text(error_text(self.texts, error), style="yellow"))
            return
        reason = game.refusal(view.viewer, action)
        if reason is None:
            self.console.say("cli-play-possible", what=label(self.texts, view, action))
        else:
            self.refuse(reason)
