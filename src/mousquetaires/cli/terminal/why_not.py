"""Why not: whoever sits at the terminal may ask about everything that is not possible."""

from rich.text import Text

from mousquetaires.engine.machine import Game
from mousquetaires.engine.notation import NotationError, parse
from mousquetaires.engine.reasons import Reason
from mousquetaires.engine.view import Observation
from mousquetaires.i18n import Texts
from mousquetaires.i18n.sentences import reason_text

from ..common import number_of
from ..errors import problem_text
from .action_labels import label
from .console import Desk
from .questions import Choice
from .refused_actions import refused_actions


class Why:
    """Answers with the sentence of a reason and its rule."""

    def __init__(self, texts: Texts, desk: Desk) -> None:
        self.texts = texts
        self.desk = desk

    def refuse(self, reason: Reason) -> None:
        """The sentence for one reason."""
        self.desk.show(Text(f"{reason_text(self.texts, reason)} ({reason.rule})", style="yellow"))

    def question(self, game: Game, view: Observation, about: str, choices: list[Choice]) -> None:
        """What is not possible now, and why; or why one thing of that list, or a written action, is not."""
        refused = refused_actions(game, view)
        first = len(choices) + 1
        if not about:
            self._list(view, refused, first)
        elif not (about.isascii() and about.isdigit()):
            self.written(game, view, about)
        elif 1 <= (number := number_of(about)) <= len(choices):
            self.desk.say("cli-play-possible", what=choices[number - 1].label)
        elif first <= number < first + len(refused):
            self.refuse(refused[number - first][1])
        else:
            self.desk.say("cli-play-number", most=len(choices) + len(refused))

    def _list(self, view: Observation, refused: list[tuple[int, Reason]], first: int) -> None:
        """Each reason once, with everything it stands in the way of."""
        if not refused:
            self.desk.say("cli-play-all-possible")
        because: dict[Reason, list[str]] = {}
        for number, (action, reason) in enumerate(refused, first):
            because.setdefault(reason, []).append(f"{number} {label(self.texts, view, action)}")
        for reason, lines in because.items():
            why = reason_text(self.texts, reason)
            text = self.texts.say("cli-play-refused", why=why, rule=reason.rule, what=" · ".join(lines))
            self.desk.show(Text(text))

    def written(self, game: Game, view: Observation, text: str) -> None:
        """Why an action that somebody wrote out is not possible."""
        try:
            action = parse(text)
        except NotationError as error:
            self.desk.show(Text(problem_text(self.texts, error), style="yellow"))
            return
        reason = game.refusal(view.viewer, action)
        if reason is None:
            self.desk.say("cli-play-possible", what=label(self.texts, view, action))
        else:
            self.refuse(reason)
