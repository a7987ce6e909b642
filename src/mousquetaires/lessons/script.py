"""What a table needs of a lesson: the moves that each step allows, and what the other seats answer.

The table's record says how far the lesson is: the number of moves that the player has made since its start. Moves that
were undone don't count.
"""

from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Final

from mousquetaires.engine.actions import VERB_NAMES
from mousquetaires.engine.notation import NotationError, parse
from mousquetaires.engine.prompts import PROMPTS
from mousquetaires.engine.reasons import Reason
from mousquetaires.engine.record import Session

# The rule that each kind of move belongs to. A refusal shows it, to explain what the move would do.
# fmt: off
VERB_RULES: Final = {
    "end": "MUS-2", "draw": "ACT-1", "move": "ACT-2", "ride": "ARM-5", "trade": "ACT-3", "play": "ACT-4",
    "reinforce": "ACT-5", "challenge": "ACT-6", "duel": "ACT-7", "fight": "GAL-2", "task": "ACT-9", "path": "INN-2",
    "back": "INN-7", "passage": "GAL-2", "equip": "ACT-8", "bribe": "BAS-2", "escape": "BAS-2", "order": "TREV-1",
    "cards": "DUEL-1", "skill": "CHAL-2", "gift": "CHAL-4", "blade": "DUEL-18", "buy": "ARM-1", "pay": "ARM-3",
    "replace": "ARM-2", "offer": "ACT-3", "accept": "ACT-3", "decline": "ACT-3", "space": "INN-5", "turn": "MUS-1",
    "sacrifice": "SIEGE-5", "go": "MIL-1", "treachery": "MIL-4", "take": "MIL-4", "lay": "FORCE-1", "search": "RIC-1",
    "fill": "RIC-1", "discard": "SIEGE-1", "beggars": "TRAP-3", "one": "ONE-2", "turnup": "INN-5",
}
# Moves that answer several questions. Their rule is that of the question: a pass refuses a sacrifice, or a reroll.
RULE_OF_PROMPT: Final = frozenset(("pass", "name", "spend", "paris", "assign", "reroll"))
# fmt: on
# Moves with an explanation of their own: reason-lesson-draw and so on.
# fmt: off
EXPLAINED: Final = frozenset((
    "end", "draw", "move", "trade", "play", "reinforce", "challenge", "duel", "path", "equip", "pass", "cards", "skill",
    "turn", "go", "treachery", "take", "lay", "one", "offer", "back", "spend", "blade", "buy", "name", "search",
    "paris", "space",
))
# fmt: on
OTHER: Final = "other"
TO_RICHELIEU: Final = ("move richelieu", "ride richelieu")


@dataclass(frozen=True)
class ScriptStep:
    """A step with a move: what is allowed, what is explained, and what the other seats do after it."""

    name: str
    moves: list[str]
    wrong: list[tuple[str, str, str]]  # a pattern, a rule and a text key
    answers: list[str]  # "0 go louvre"

    def allows(self, action: str) -> bool:
        return any(fnmatchcase(action, pattern) for pattern in self.moves)

    def refusal(self, action: str, prompt: str) -> Reason:
        """Why this move is not for now: the step's own explanation, or what the rules say about such a move.

        >>> step = ScriptStep("sacrifice", ["sacrifice"], [], [])
        >>> step.refusal("pass", "sacrifice")
        Reason(SIEGE-5, reason-lesson-pass, {})
        """
        for pattern, rule, text in self.wrong:
            if fnmatchcase(action, pattern):
                return Reason(rule, text)
        if action in TO_RICHELIEU:
            return Reason("RIC-3", "reason-lesson-to-richelieu")
        verb = action.split(" ")[0]
        rule = PROMPTS[prompt][1] if verb in RULE_OF_PROMPT else VERB_RULES[verb]
        return Reason(rule, f"reason-lesson-{verb if verb in EXPLAINED else OTHER}")


@dataclass(frozen=True)
class LessonScript:
    """The steps with moves, the player's seats, and what the other seats do before the first move."""

    name: str
    seats: list[int]
    opening: list[str]
    steps: list[ScriptStep]

    def moves_made(self, session: Session) -> int:
        """How many moves the player has made since the start."""
        return sum(seat in self.seats for seat in self._acting_seats(session))

    def step(self, session: Session) -> ScriptStep | None:
        """The step that waits for the player's move; None after the last one."""
        made = self.moves_made(session)
        return self.steps[made] if made < len(self.steps) else None

    def refusal(self, session: Session, seat: int, action: int, text: str) -> Reason | None:
        """Why a move is not the one that the lesson asks for. The engine's own refusals come first."""
        step = self.step(session)
        if step is None or seat not in self.seats or step.allows(text):
            return None
        return session.game.refusal(seat, action) or step.refusal(text, session.game.prompt().kind)

    def answer(self, session: Session) -> int | None:
        """What the script says another seat does, or the default if it says nothing. None after the lesson."""
        made = self.moves_made(session)
        if self.step(session) is None and self._answers_given(session) >= len(self._answers(made)):
            return None
        prompt = session.game.prompt()
        found = self._scripted(session, made)
        legal = found is not None and session.game.refusal(prompt.first_seat, found) is None
        return found if legal else prompt.default()

    def _scripted(self, session: Session, made: int) -> int | None:
        answers, given = self._answers(made), self._answers_given(session)
        if given >= len(answers):
            return None
        try:
            return parse(answers[given].partition(" ")[2])
        except NotationError:
            return None

    def _answers(self, made: int) -> list[str]:
        """What the other seats do after so many moves."""
        after = [self.opening, *(step.answers for step in self.steps)]
        return after[made] if made < len(after) else []

    def _answers_given(self, session: Session) -> int:
        """How many answers the other seats have given since the player's last move."""
        given = 0
        for seat in reversed(self._acting_seats(session)):
            if seat in self.seats:
                break
            given += 1
        return given

    def _acting_seats(self, session: Session) -> list[int]:
        """The seat of each action since the start."""
        lines = [session.inputs[index].split(" ", 2) for index in session.line if index >= session.start.inputs]
        return [int(words[0]) for words in lines if len(words) > 1 and words[1] in VERB_NAMES and words[0] != "*"]
