"""What a table needs of a lesson: the moves that each step allows, and what the other seats answer.

The table's record says how far the lesson is: the moves that the player has made since its start, and what happened
after them. Moves that were undone don't count.
"""

from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Final

from mousquetaires.engine.actions import VERB_NAMES
from mousquetaires.engine.notation import NotationError, parse
from mousquetaires.engine.prompts import PROMPTS
from mousquetaires.engine.reasons import Reason
from mousquetaires.engine.record import Session

from .event_words import events_of_lines, fits, has_happened

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
    "paris", "space", "turnup",
))
# fmt: on
OTHER: Final = "other"
TO_RICHELIEU: Final = ("move richelieu", "ride richelieu")


@dataclass(frozen=True)
class ScriptStep:
    """A step with a move: what is allowed, what is explained, and what the other seats do after it.

    A task (``until``) takes any number of moves, and ends when all of these events have happened, or with a miss.
    """

    name: str
    moves: list[str]
    wrong: list[tuple[str, str, str]]  # a pattern, a rule and a text key
    answers: list[str]  # "0 go louvre"
    barred: list[tuple[str, str, str]] = field(default_factory=list)  # exceptions from the moves, like ``wrong``
    until: list[str] = field(default_factory=list)
    misses: list[tuple[str, str, str]] = field(default_factory=list)  # an event's pattern, a rule and a text key

    def allows(self, action: str) -> bool:
        allowed = any(fnmatchcase(action, pattern) for pattern in self.moves)
        return allowed and not any(fnmatchcase(action, pattern) for pattern, _, _ in self.barred)

    def refusal(self, action: str, prompt: str) -> Reason:
        """Why this move is not for now: the step's own explanation, or what the rules say about such a move.

        >>> step = ScriptStep("sacrifice", ["sacrifice"], [], [])
        >>> step.refusal("pass", "sacrifice")
        Reason(SIEGE-5, reason-lesson-pass, {})
        """
        for pattern, rule, text in (*self.barred, *self.wrong):
            if fnmatchcase(action, pattern):
                return Reason(rule, text)
        if action in TO_RICHELIEU:
            return Reason("RIC-3", "reason-lesson-to-richelieu")
        verb = action.split(" ")[0]
        rule = PROMPTS[prompt][1] if verb in RULE_OF_PROMPT else VERB_RULES[verb]
        return Reason(rule, f"reason-lesson-{verb if verb in EXPLAINED else OTHER}")


@dataclass
class Progress:
    """How far a lesson is."""

    step: int = 0  # how many steps with moves are done
    tries: int = 0  # moves made for the task that is open
    miss: Reason | None = None  # why it can't be solved any more
    block: int = 0  # the answers that are due: 0 the opening's, then those of each step
    given: list[str] = field(default_factory=list)  # what the other seats have done since those are due
    happened: list[str] = field(default_factory=list)  # events since the task began

    def moved(self, step: ScriptStep) -> None:
        """The player has made a move."""
        if self.tries == 0:
            self.block, self.given = self.step + 1, []
        if step.until:
            self.tries += 1
        else:
            self.step += 1

    def saw(self, step: ScriptStep, events: tuple[str, ...]) -> None:
        """Something happened while a task was open."""
        self.happened += events
        if has_happened(step.until, self.happened):
            self.step, self.tries, self.miss, self.happened = self.step + 1, 0, None, []
            return
        for pattern, rule, text in step.misses:
            if self.miss is None and any(fits(event, pattern) for event in self.happened):
                self.miss = Reason(rule, text)


@dataclass(frozen=True)
class LessonScript:
    """The steps with moves, the player's seats, and what the other seats do before the first move."""

    name: str
    seats: list[int]
    opening: list[str]
    steps: list[ScriptStep]

    def progress(self, session: Session) -> Progress:
        """How far the lesson is at this table."""
        lines = tuple(session.inputs[index] for index in session.line)
        start = sum(index < session.start.inputs for index in session.line)
        tasks = any(step.until for step in self.steps)
        events = events_of_lines(session.table, lines, start) if tasks else ((),) * (len(lines) - start)
        reached = Progress()
        for line, seen in zip(lines[start:], events, strict=True):
            self._count(reached, line, seen)
        return reached

    def _count(self, reached: Progress, line: str, events: tuple[str, ...]) -> None:
        seat, _, action = line.partition(" ")
        due = self.steps[reached.step] if reached.step < len(self.steps) else None
        if seat != "*" and action.split(" ")[0] in VERB_NAMES:
            if int(seat) not in self.seats:
                reached.given.append(line)
            elif due is not None:
                reached.moved(due)
        if due is not None and reached.tries:
            reached.saw(due, events)

    def step(self, session: Session) -> ScriptStep | None:
        """The step that waits for the player's move; None after the last one."""
        done = self.progress(session).step
        return self.steps[done] if done < len(self.steps) else None

    def refusal(self, session: Session, seat: int, action: int, text: str) -> Reason | None:
        """Why a move is not the one that the lesson asks for. The engine's own refusals come first."""
        reached = self.progress(session)
        if reached.step >= len(self.steps) or seat not in self.seats:
            return None
        step = self.steps[reached.step]
        if step.allows(text) and reached.miss is None:
            return None
        return session.game.refusal(seat, action) or reached.miss or step.refusal(text, session.game.prompt().kind)

    def answer(self, session: Session) -> int | None:
        """What the script says another seat does, or the default if it says nothing. None after the lesson."""
        reached = self.progress(session)
        due = [self.opening, *(step.answers for step in self.steps)][reached.block]
        if reached.step == len(self.steps) and len(reached.given) >= len(due):
            return None
        prompt = session.game.prompt()
        possible = [found for found in map(_parsed, _not_given(due, reached.given)) if found is not None]
        legal = (found for found in possible if session.game.refusal(prompt.first_seat, found) is None)
        return next(legal, prompt.default())


def _not_given(answers: list[str], given: list[str]) -> list[str]:
    """The answers that are left. Defaults in between don't count, and an answer that was passed over is not given.

    >>> _not_given(["0 take", "0 go paris", "0 take"], ["0 pass", "0 go paris"])
    ['0 take']
    """
    left = answers
    for line in given:
        if line in left:
            left = left[left.index(line) + 1 :]
    return left


def _parsed(line: str) -> int | None:
    try:
        return parse(line.partition(" ")[2])
    except NotationError:
        return None
