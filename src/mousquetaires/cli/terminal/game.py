"""A game at one terminal: the seats somebody runs, the seats of bots, and the record of it all."""

import time
from collections.abc import Mapping
from random import Random
from typing import Final

from rich.text import Text

from mousquetaires.bots import Bot, SeatPrompt
from mousquetaires.engine import actions as verbs
from mousquetaires.engine import ids
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.notation import NotationError, parse
from mousquetaires.engine.outlook import actions_left
from mousquetaires.engine.reasons import Refused
from mousquetaires.engine.record import Session
from mousquetaires.engine.rules.hour import sand_runs
from mousquetaires.engine.view import Observation, observe
from mousquetaires.i18n import Texts
from mousquetaires.i18n.sentences import name_text, prompt_text

from ..common import number_of
from ..errors import Problem, problem_text
from .action_labels import label
from .board import board, hand, hands, where
from .console import Desk, Quit
from .look import look
from .questions import Asking, Choice, asking
from .record_file import Keeper
from .story import Teller
from .why_not import Why

SAND: Final = 120.0  # seconds in the hourglass (HOUR-1)
OPENING: Final = frozenset(("next_musketeer", "destination", "opening_paris", "ordered_action", "sacrifice"))
ACTING: Final = frozenset(("musketeer_action", "ordered_action"))
# fmt: off
WITH_CARDS: Final = frozenset((
    "combat_cards", "skill_cards", "gift", "payment", "task_card", "trade_offer", "trade_answer", "trade_last_word",
))
# fmt: on
LOG_LINES: Final = 40
COMMANDS: Final = ("board", "hand", "look", "log", "undo", "save", "quit", "help")


class Match:
    """Plays a session to its end, or until whoever sits here has had enough."""

    def __init__(
        self, texts: Texts, session: Session, fate: Seed, mine: tuple[int, ...], bots: Mapping[int, Bot], keeper: Keeper
    ) -> None:
        self.texts = texts
        self.session = session
        self.fate = fate  # rolls the dice where the record keeps its seed to itself
        self.mine = mine
        self.bots = bots
        self.keeper = keeper
        self.desk = Desk(texts)
        self.why = Why(texts, self.desk)
        chooses = mine == session.table.seats  # and so knows whose turn begins
        self.teller = Teller(texts, session.table, mine, frozenset(("turn_started",) if chooses else ()))
        whim = fate.commitment()  # the same seed, the same bots
        self.rngs = {seat: Random(f"{whim}/{seat}") for seat in (ids.MILADY, *session.table.seats)}
        self.chosen: list[int] = []  # the inputs somebody here chose himself
        self.shown = (-1, -1)  # turn and Musketeer of the last board on the screen
        self.sand = (-1, SAND)  # the turn of an Emergency!, and the seconds left in it

    def welcome(self) -> None:
        """Who plays, and how to ask for help."""
        table = self.session.table
        names = {hero: name_text(self.texts, "hero", hero) for hero in table.heroes}
        heroes = self.texts.listed(list(names.values()))
        ours = self.texts.listed([name for hero, name in names.items() if table.seat_of[hero] in self.mine])
        self.desk.show(Text(self.texts.say("cli-play-welcome", heroes=heroes), style="bold"))
        side = "solo" if table.solo else "milady" if ids.MILADY in self.mine else "musketeers"
        self.desk.show(Text(self.texts.say("cli-play-you", side=side, heroes=ours)))
        for variant in table.setup.variants:
            name, about = self.texts.say(f"variant-{variant}"), self.texts.say(f"about-variant-{variant}")
            self.desk.say("cli-play-variant", name=name, about=about)
        self.desk.say("cli-play-hint")

    def play(self) -> None:
        """The whole game."""
        try:
            self._tell()
            while not self.session.game.over:
                self._next()
        except (Quit, KeyboardInterrupt):
            self.desk.tell(self.teller.rest())
            self.desk.say("cli-play-goodbye")
        else:
            self.desk.show(board(self.texts, self._views()))
            self.desk.tell(self.teller.rest())
        self.desk.say("cli-play-record", file=self.keeper.keep(self.session))

    def _next(self) -> None:
        """Somebody answers the question that is due."""
        prompt = self.session.game.prompt()
        seat = self._seat_here()
        if seat is None:
            seat = self._first(prompt.seats)
            view = observe(self.session.game, seat)
            self.session.act(seat, self.bots[seat].choose(view, SeatPrompt(prompt, seat), self.rngs[seat]))
            self._tell()
            return
        face = SeatPrompt(prompt, seat)
        if face.listed and face.choices == 1:
            self.session.act(seat, face.options[0])  # nothing to choose
            self._tell()
            return
        self._ask(seat, face)

    def _seat_here(self) -> int | None:
        """The seat of ours that is asked: that of the Musketeer it is about, if he is ours."""
        prompt = self.session.game.prompt()
        asked = [seat for seat in self.mine if prompt.seats >> seat & 1]
        own = self.session.table.seat_of[prompt.hero] if prompt.hero >= 0 else -1
        return own if own in asked else asked[0] if asked else None

    def _first(self, seats: int) -> int:
        return (seats & -seats).bit_length() - 1

    def _views(self) -> list[Observation]:
        return [observe(self.session.game, seat) for seat in self.mine]

    def _tell(self) -> None:
        """What came of the last input, once all dice have fallen."""
        while self.session.game.rolling:
            chance = self.session.game.chance()
            state = self.session.game.s
            self.session.land(self.fate.answer(chance, state.rolls[chance.purpose], state.undos))
        self.desk.tell(self.teller.tell(self.session.game.take_events()))

    # --- asking -----------------------------------------------------------------------------------
    def _ask(self, seat: int, prompt: SeatPrompt) -> None:
        """Put a question until it is answered, or something else has changed the game."""
        self.keeper.keep(self.session)  # whoever closes the window here loses nothing
        self.desk.tell(self.teller.rest())
        view = observe(self.session.game, seat)
        question = asking(self.texts, view, prompt, self._views(), self.rngs[seat])
        self._open(view, prompt)
        while True:
            choices = question.choices()
            self._put(view, prompt, question, choices)
            action = self._answer(seat, view, choices)
            if action == verbs.END:
                action = self._end(view, prompt.hero)
            if action is None:
                return
            if action >= 0:
                self.chosen.append(len(self.session.inputs))
                self.session.act(seat, action)
                self._tell()
                return

    def _open(self, view: Observation, prompt: SeatPrompt) -> None:
        """The board, when a new Musketeer's turn or a new phase begins."""
        now = (view.turn, prompt.hero if prompt.kind == "musketeer_action" else -1)
        if now != self.shown and (prompt.kind in OPENING or prompt.kind == "musketeer_action"):
            if not (now[0] == self.shown[0] and self.shown[1] == -1):
                self.desk.show(board(self.texts, self._views()))
            self.shown = now

    def _put(self, view: Observation, prompt: SeatPrompt, question: Asking, choices: list[Choice]) -> None:
        self.desk.show("")
        self.desk.show(Text(prompt_text(self.texts, prompt.kind, prompt.hero), style="bold"))
        if prompt.kind in ACTING:
            self.desk.show(Text(self._status(view, prompt.hero), style="dim"))
        if prompt.kind in ACTING or prompt.kind in WITH_CARDS:
            self.desk.show(hand(self.texts, view))
        for note in question.notes():
            self.desk.show(Text(note))
        self.desk.menu(choices)

    def _status(self, view: Observation, hero: int) -> str:
        """The few things to keep in mind: his actions, his place, his life, the purse."""
        left = actions_left(view, hero)
        said = [
            *([] if left is None else [self.texts.say("cli-status-actions", n=left)]),
            where(self.texts, view, hero),
            self.texts.say("cli-status-life", now=view.life[hero], full=view.table.components.heroes[hero].life),
            self.texts.say("cli-board-purse", n=view.purse),
        ]
        return " · ".join(said)

    # --- understanding ----------------------------------------------------------------------------
    def _answer(self, seat: int, view: Observation, choices: list[Choice]) -> int | None:
        """The action that was chosen; -1 to put the question again, None when the game has changed."""
        while True:
            line = self._read()
            if line is None:
                return None
            word, _, rest = line.partition(" ")
            if line.isascii() and line.isdigit():
                number = number_of(line)
                if not 1 <= number <= len(choices):
                    self.desk.say("cli-play-number", most=len(choices))
                    continue
                choice = choices[number - 1]
                if choice.change is not None:
                    choice.change()
                    return -1
                return choice.action
            if word == "undo":
                if self._undo():
                    return None
            elif word in COMMANDS:
                self._command(word, rest.strip())
            elif line.startswith("?"):
                self.why.question(self.session.game, view, line[1:].strip(), choices)
            elif word == "why":
                self.why.written(self.session.game, view, rest.strip())
            elif line:
                action = self._written(seat, line)
                if action >= 0:
                    return action

    def _end(self, view: Observation, hero: int) -> int | None:
        """The end of his turn; with actions left only on a word, so that no number typed ahead gives them up."""
        left = actions_left(view, hero)
        if not left:
            return verbs.END
        yes = self.texts.say("cli-play-yes")
        self.desk.show(Text(self.texts.say("cli-play-end", n=left, yes=yes), style="yellow"))
        line = self._read()
        if line is None:
            return None
        return verbs.END if line and yes.startswith(line.lower()) else -1

    def _read(self) -> str | None:
        """What was typed; None when the hourglass ran out meanwhile."""
        running = sand_runs(self.session.game)
        started = time.monotonic()
        line = self.desk.read()
        if not running:
            return line
        turn = self.session.game.s.turn
        left = self.sand[1] if self.sand[0] == turn else SAND
        self.sand = (turn, left - (time.monotonic() - started))
        if self.sand[1] > 0:
            self.desk.say("cli-play-sand", seconds=int(self.sand[1]))
            return line
        self.session.run_out()
        self._tell()
        return None

    def _written(self, seat: int, line: str) -> int:
        """An action written out, if it is one and is allowed."""
        try:
            action = parse(line)
        except NotationError:
            self.desk.say("cli-play-unknown", read=line[:40])
            return -1
        reason = self.session.game.refusal(seat, action)
        if reason is None:
            return action
        self.why.refuse(reason)
        return -1

    def _command(self, word: str, rest: str) -> None:
        """What changes nothing in the game."""
        if word == "board":
            self.desk.show(board(self.texts, self._views()))
        elif word == "hand":
            for line in hands(self.texts, self._views()):
                self.desk.show(line)
        elif word == "look":
            for text in look(self.texts, self._views()):
                self.desk.show(Text(text))
        elif word == "log":
            for line in self.desk.log[-LOG_LINES:]:
                self.desk.show(line)
        elif word == "save":
            self._save(rest)
        elif word == "quit":
            raise Quit
        else:
            self.desk.show(Text(self.texts.say("cli-play-help")))

    def _save(self, file: str) -> None:
        try:
            self.desk.say("cli-play-record", file=self.keeper.save(self.session, file))
        except Problem as problem:
            self.desk.show(Text(problem_text(self.texts, problem), style="yellow"))

    def _undo(self) -> bool:
        """Take back what was chosen last here, if nothing was seen or rolled since."""
        if not self.chosen:
            self.desk.say("cli-play-nothing-to-undo")
            return False
        index = self.chosen[-1]
        seat = int(self.session.inputs[index].split()[0])
        try:
            self.session.undo(seat, index, self.mine)
        except Refused as refused:
            self.why.refuse(refused.reason)
            return False
        self.chosen.pop()
        action = parse(self.session.inputs[index].partition(" ")[2])
        what = label(self.texts, observe(self.session.game, seat), action)  # the question is open again
        self.desk.tell(self.teller.undone(self.session.game.s.board, self.texts.say("cli-play-undone", what=what)))
        return True
