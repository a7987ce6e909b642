"""A game at one terminal: the user's seats, the bots' seats, and the record file."""

import time
from collections.abc import Mapping
from random import Random
from typing import Final

from rich.text import Text

from mousquetaires.bots import Bot, SeatPrompt, seat_prompt
from mousquetaires.engine import actions as verbs
from mousquetaires.engine import ids
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.notation import NotationError, parse
from mousquetaires.engine.reasons import Refused
from mousquetaires.engine.record import Session
from mousquetaires.engine.rules.hourglass import sand_runs
from mousquetaires.engine.view import Observation, observe
from mousquetaires.engine.view_queries import actions_left
from mousquetaires.i18n import Texts
from mousquetaires.i18n.sentences import name_text, prompt_text

from ..errors import CliError, error_text
from ..options import number_of
from .action_labels import label
from .board import board, hand, hands, where
from .console import GameConsole, Quit
from .event_lines import EventLines
from .look_command import look
from .questions import Choice, Question, question_for
from .record_file import RecordFile
from .why_command import WhyNot

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


class TerminalGame:
    """Plays a session until it ends or the user leaves."""

    def __init__(
        self,
        texts: Texts,
        session: Session,
        dice_seed: Seed,
        mine: tuple[int, ...],
        bots: Mapping[int, Bot],
        record_file: RecordFile,
    ) -> None:
        self.texts = texts
        self.session = session
        self.dice_seed = dice_seed  # rolls the dice if the record hides its seed
        self.mine = mine
        self.bots = bots
        self.record_file = record_file
        self.console = GameConsole(texts)
        self.why = WhyNot(texts, self.console)
        chooses = mine == session.table.seats  # so the user knows whose turn begins
        self.story = EventLines(texts, session.table, mine, frozenset(("turn_started",) if chooses else ()))
        bots_seed = dice_seed.commitment()  # the same seed gives the same bots
        self.rngs = {seat: Random(f"{bots_seed}/{seat}") for seat in (ids.MILADY, *session.table.seats)}
        self.chosen: list[int] = []  # the indices of inputs chosen by the user
        self.shown = (-1, -1)  # turn and Musketeer of the last board shown
        self.sand = (-1, SAND)  # the turn of an Emergency!, and the seconds left

    def welcome(self) -> None:
        """Print who plays, and how to get help."""
        table = self.session.table
        names = {hero: name_text(self.texts, "hero", hero) for hero in table.heroes}
        heroes = self.texts.listed(list(names.values()))
        ours = self.texts.listed([name for hero, name in names.items() if table.seat_of[hero] in self.mine])
        self.console.show(Text(self.texts.say("cli-play-welcome", heroes=heroes), style="bold"))
        side = "solo" if table.solo else "milady" if ids.MILADY in self.mine else "musketeers"
        self.console.show(Text(self.texts.say("cli-play-you", side=side, heroes=ours)))
        for variant in table.setup.variants:
            name, about = self.texts.say(f"variant-{variant}"), self.texts.say(f"about-variant-{variant}")
            self.console.say("cli-play-variant", name=name, about=about)
        self.console.say("cli-play-hint")

    def play(self) -> None:
        """Play the whole game."""
        try:
            self._tell()
            while not self.session.game.over:
                self._next()
        except (Quit, KeyboardInterrupt):
            self.console.tell(self.story.rest())
            self.console.say("cli-play-goodbye")
        else:
            self.console.show(board(self.texts, self._views()))
            self.console.tell(self.story.rest())
        self.console.say("cli-play-record", file=self.record_file.save_automatically(self.session))

    def _next(self) -> None:
        """Let a bot or the user answer the current prompt."""
        prompt = self.session.game.prompt()
        seat = self._seat_here()
        if seat is None:
            seat = prompt.first_seat
            view = observe(self.session.game, seat)
            self.session.act(seat, self.bots[seat].choose(view, seat_prompt(self.session.game, view), self.rngs[seat]))
            self._tell()
            return
        face = seat_prompt(self.session.game, observe(self.session.game, seat))
        if face.listed and face.choices == 1:
            self.session.act(seat, face.options[0])  # there is no choice
            self._tell()
            return
        self._ask(seat, face)

    def _seat_here(self) -> int | None:
        """The user's seat that is asked, preferably that of the Musketeer concerned. None if a bot is asked."""
        prompt = self.session.game.prompt()
        asked = [seat for seat in self.mine if prompt.seats >> seat & 1]
        own = self.session.table.seat_of[prompt.hero] if prompt.hero >= 0 else -1
        return own if own in asked else asked[0] if asked else None

    def _views(self) -> list[Observation]:
        return [observe(self.session.game, seat) for seat in self.mine]

    def _tell(self) -> None:
        """Roll pending dice, then print what happened."""
        while self.session.game.rolling:
            chance = self.session.game.chance()
            state = self.session.game.s
            self.session.land(self.dice_seed.answer(chance, state.rolls[chance.purpose], state.undos))
        self.console.tell(self.story.tell(self.session.game.take_events()))

    # --- questions --------------------------------------------------------------------------------
    def _ask(self, seat: int, prompt: SeatPrompt) -> None:
        """Ask until the user answers, or until the game has changed otherwise."""
        self.record_file.save_automatically(self.session)  # nothing is lost if the window is closed now
        self.console.tell(self.story.rest())
        view = observe(self.session.game, seat)
        question = question_for(self.texts, view, prompt, self._views(), self.rngs[seat])
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
        """Print the board when a Musketeer's turn or a new phase begins."""
        now = (view.turn, prompt.hero if prompt.kind == "musketeer_action" else -1)
        if now != self.shown and (prompt.kind in OPENING or prompt.kind == "musketeer_action"):
            if not (now[0] == self.shown[0] and self.shown[1] == -1):
                self.console.show(board(self.texts, self._views()))
            self.shown = now

    def _put(self, view: Observation, prompt: SeatPrompt, question: Question, choices: list[Choice]) -> None:
        self.console.show("")
        self.console.show(Text(prompt_text(self.texts, prompt.kind, prompt.hero), style="bold"))
        if prompt.kind in ACTING:
            self.console.show(Text(self._status(view, prompt.hero), style="dim"))
        if prompt.kind in ACTING or prompt.kind in WITH_CARDS:
            self.console.show(hand(self.texts, view))
        for note in question.notes():
            self.console.show(Text(note))
        self.console.menu(choices)

    def _status(self, view: Observation, hero: int) -> str:
        """The most important facts: actions, place, life, purse."""
        left = actions_left(view, hero)
        said = [
            *([] if left is None else [self.texts.say("cli-status-actions", n=left)]),
            where(self.texts, view, hero),
            self.texts.say("cli-status-life", now=view.life[hero], full=view.table.components.heroes[hero].life),
            self.texts.say("cli-board-purse", n=view.purse),
        ]
        return " · ".join(said)

    # --- answers ----------------------------------------------------------------------------------
    def _answer(self, seat: int, view: Observation, choices: list[Choice]) -> int | None:
        """The chosen action. -1 means ask again, None that the game has changed."""
        while True:
            line = self._read()
            if line is None:
                return None
            word, _, rest = line.partition(" ")
            if line.isascii() and line.isdigit():
                number = number_of(line)
                if not 1 <= number <= len(choices):
                    self.console.say("cli-play-number", most=len(choices))
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
        """Confirm the end of a turn with actions left. Asks for a word: a number may be typed too early."""
        left = actions_left(view, hero)
        if not left:
            return verbs.END
        yes = self.texts.say("cli-play-yes")
        self.console.show(Text(self.texts.say("cli-play-end", n=left, yes=yes), style="yellow"))
        line = self._read()
        if line is None:
            return None
        return verbs.END if line and yes.startswith(line.lower()) else -1

    def _read(self) -> str | None:
        """A typed line. None if the hourglass has run out."""
        running = sand_runs(self.session.game)
        started = time.monotonic()
        line = self.console.read()
        if not running:
            return line
        turn = self.session.game.s.turn
        left = self.sand[1] if self.sand[0] == turn else SAND
        self.sand = (turn, left - (time.monotonic() - started))
        if self.sand[1] > 0:
            self.console.say("cli-play-sand", seconds=int(self.sand[1]))
            return line
        self.session.run_out()
        self._tell()
        return None

    def _written(self, seat: int, line: str) -> int:
        """The action that was typed as text, or -1 if it is not legal."""
        try:
            action = parse(line)
        except NotationError:
            self.console.say("cli-play-unknown", read=line[:40])
            return -1
        reason = self.session.game.refusal(seat, action)
        if reason is None:
            return action
        self.why.refuse(reason)
        return -1

    def _command(self, word: str, rest: str) -> None:
        """Commands that do not change the game."""
        if word == "board":
            self.console.show(board(self.texts, self._views()))
        elif word == "hand":
            for line in hands(self.texts, self._views()):
                self.console.show(line)
        elif word == "look":
            for text in look(self.texts, self._views()):
                self.console.show(Text(text))
        elif word == "log":
            for line in self.console.log[-LOG_LINES:]:
                self.console.show(line)
        elif word == "save":
            self._save(rest)
        elif word == "quit":
            raise Quit
        else:
            self.console.show(Text(self.texts.say("cli-play-help")))

    def _save(self, file: str) -> None:
        try:
            self.console.say("cli-play-record", file=self.record_file.save(self.session, file))
        except CliError as error:
            self.console.show(Text(error_text(self.texts, error), style="yellow"))

    def _undo(self) -> bool:
        """Undo the user's last choice, if nothing has been revealed or rolled since."""
        if not self.chosen:
            self.console.say("cli-play-nothing-to-undo")
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
        self.console.tell(self.story.undone(self.session.game.s.board, self.texts.say("cli-play-undone", what=what)))
        return True
