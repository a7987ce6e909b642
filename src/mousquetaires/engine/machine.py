"""The state machine: runs a stack of frames until a seat has to choose or a random outcome is due.

The inputs are ``act``, ``land`` (a random outcome), ``run_out`` (the hourglass) and ``show`` (a card).
After each input the game waits for the next one, or it is over. Computing the pending prompt changes
nothing.
"""

from .actions import FREE_VERBS, VERB_MASK
from .chance import PURPOSE_NAMES, Chance
from .config import Table
from .effects.on_cards import show_card
from .effects.on_history import count_aside, count_decision, count_roll
from .effects.on_turn import empty_hourglass
from .events import Event
from .frames import ASK, ROLL, RUN, Frame, stack_of, stacked
from .ids import CARDS, ENDING_NAMES, EVERYONE
from .notation import to_text
from .prompts import Prompt
from .reasons import GAME_OVER, NOT_OFFERED, NOT_YOUR_PROMPT, NOTHING_PENDING, Reason, Refused
from .rules.free_actions import Aside, free_actions, play_free, why_not_free
from .rules.hourglass import sand_refusal
from .state import State


class Game:
    """A game in progress: the table, the position, and where in the rules the game is."""

    __slots__ = ("_chance", "_prompt", "_state_shared", "events", "s", "table", "top", "waiting")

    def __init__(self, table: Table, state: State, top: Frame) -> None:
        self.table = table
        self.s = state
        self.top = top  # the current frame, above those that called it
        self.events: list[Event] = []  # since the last ``take_events``
        self.waiting = RUN
        self._prompt: Prompt | None = None
        self._chance: Chance | None = None
        self._state_shared = False  # whether the state is shared with a clone and copied before it changes

    # --- looking ----------------------------------------------------------------------------------
    @property
    def over(self) -> bool:
        return self.s.ending != 0

    @property
    def asking(self) -> bool:
        """Whether a seat has to choose."""
        return self.waiting == ASK and not self.s.ending

    @property
    def rolling(self) -> bool:
        """Whether a random outcome is due."""
        return self.waiting == ROLL and not self.s.ending

    def prompt(self) -> Prompt:
        """The choice that is due."""
        if self._prompt is None:
            if not self.asking:
                raise self._refused(GAME_OVER if self.over else NOTHING_PENDING, "prompt")
            self._prompt = self.top.step.ask(self, self.top)
        return self._prompt

    def pending_prompt(self) -> Prompt | None:
        """The choice that is due, or None if none is."""
        return self.prompt() if self.asking else None

    def chance(self) -> Chance:
        """The roll, draw or pick that is due."""
        if self._chance is None:
            if not self.rolling:
                raise self._refused(GAME_OVER if self.over else NOTHING_PENDING, "chance")
            self._chance = self.top.step.chance(self, self.top)
        return self._chance

    def free_actions(self, prompt: Prompt) -> list[int]:
        return free_actions(self, prompt)

    def options(self, seat: int) -> list[int]:
        """Everything this seat may do now: answers to the prompt, then free actions."""
        if not self.asking or seat < 0:
            return []
        prompt = self.prompt()
        answers = prompt.options() if prompt.seats >> seat & 1 else []
        return answers + prompt.free() if self.table.team_mask >> seat & 1 else answers

    def refusal(self, seat: int, action: int) -> Reason | None:
        """Why this seat may not do this now, or None if it may."""
        if self.s.ending:
            return GAME_OVER
        if self.waiting != ASK:
            return NOTHING_PENDING
        prompt = self.prompt()
        if action < 0:
            return NOT_OFFERED
        if FREE_VERBS >> (action & VERB_MASK) & 1:
            if not (seat >= 0 and self.table.team_mask >> seat & 1):
                return NOT_YOUR_PROMPT
            return None if action in prompt.free() else why_not_free(self, prompt, action)
        if not (seat >= 0 and prompt.seats >> seat & 1):
            return NOT_YOUR_PROMPT
        return prompt.validate(action)

    # --- inputs -----------------------------------------------------------------------------------
    def act(self, seat: int, action: int) -> None:
        """A seat answers its prompt or plays a free action. A refused action raises ``Refused`` and changes nothing."""
        reason = self.refusal(seat, action)
        if reason is not None:
            raise self._refused(reason, f"{to_text(action)} by seat {seat}", seat)
        self._prompt = None
        self.own_state()
        if FREE_VERBS >> (action & VERB_MASK) & 1:
            self._play_free(action)
        else:
            self._count()
            frame = self._own_top()
            frame.step.answer(self, frame, action)
            self.advance()

    def _play_free(self, action: int) -> None:
        """A free action does not change the pending prompt, unless the prompt asked for it (ACT-12, ONE-2)."""
        asking = self._own_top()
        step = asking.step
        play_free(self, action)
        self.advance()
        if asking.step is not step or asking not in self.stack:
            count_decision(self)

    def _count(self) -> None:
        """Count the answer. Choices inside a free action do not change the number of the pending prompt."""
        if self.in_free_action():
            count_aside(self)
        else:
            count_decision(self)

    def land(self, outcome: int) -> None:
        """Apply the outcome of the roll, draw or pick that is due."""
        chance = self.chance()
        if not chance.possible(outcome):
            raise self._refused(Reason("DUEL-4", "reason-impossible-outcome", outcome=outcome), "chance")
        self._chance = None
        self.own_state()
        count_roll(self, chance.purpose)
        frame = self._own_top()
        frame.step.land(self, frame, outcome)
        self.advance()

    def run_out(self) -> None:
        """The hourglass is empty (HOUR-1)."""
        reason = sand_refusal(self)
        if reason is not None:
            raise self._refused(reason, "hourglass")
        self._prompt = None
        self.own_state()
        empty_hourglass(self)
        self.advance()

    def show(self, seat: int, card: int) -> None:
        """A player shows all others, Milady included, that they hold a card."""
        if self.s.ending:
            raise self._refused(GAME_OVER, "show")
        if not (0 < seat < 6 and self.table.team_mask >> seat & 1):
            raise self._refused(NOT_YOUR_PROMPT, "show")
        if not 0 <= card < CARDS or not self.s.hands[seat * CARDS + card]:
            raise self._refused(Reason("MUS-6", "reason-not-in-hand"), "show")
        self.own_state()
        show_card(self, seat, card)  # MUS-6

    def _refused(self, reason: Reason, tried: str, seat: int = -1) -> Refused:
        """A refusal with the current position and what the seat could do instead."""
        legal = self.options(seat)
        if self.asking and self.prompt().seats >> max(seat, 0) & 1 and not self.prompt().listed:
            legal = [self.prompt().default(), *legal]  # one of many legal actions
        return Refused(reason, tried, self.position(), tuple([to_text(action) for action in legal]))

    def position(self) -> str:
        """The position in a few words: turn, phase, and what the game waits for."""
        if self.over:
            waits = f"over: {ENDING_NAMES[self.s.ending]}"
        elif self.asking:
            waits = repr(self.prompt())
        else:
            waits = f"chance {PURPOSE_NAMES[self.chance().purpose]}" if self.rolling else "running"
        return f"turn {self.s.turn}, phase {self.s.phase}, {waits}"

    def __repr__(self) -> str:
        return f"<Game {self.position()}>"

    # --- for frames -------------------------------------------------------------------------------
    def advance(self) -> None:
        """Run steps until a choice or a random outcome is due, or the game is over."""
        waiting = RUN
        while waiting == RUN and not self.s.ending:
            frame = self._own_top()
            waiting = frame.step.run(self, frame)
        self.waiting = waiting
        self._prompt = None
        self._chance = None

    def call(self, frame: Frame) -> int:
        """Put a frame on the stack. The current frame continues when it is done."""
        frame.below = self.top
        self.top = frame
        return RUN

    def done(self, value: int = 0) -> int:
        """Remove the finished current frame. The frame below gets ``value`` as its result."""
        self.drop()
        self._own_top().result = value
        return RUN

    def drop(self) -> None:
        """Remove the current frame. The frame below gets no result."""
        below = self.top.below
        assert below is not None, "the whole game is never done"
        self.top = below

    def _own_top(self) -> Frame:
        """The current frame, not shared with a clone."""
        if self.top.shared:
            self.top = self.top.clone()
        return self.top

    def emit(self, kind: str, *values: int) -> None:
        """Tell an event to all viewers."""
        self.events.append(Event(kind, EVERYONE, values))

    def tell(self, seat: int, kind: str, *values: int) -> None:
        """Tell an event to one seat only."""
        self.events.append(Event(kind, 1 << seat, values))

    def tell_others(self, seat: int, kind: str, *values: int) -> None:
        """Tell an event to all viewers but one seat."""
        self.events.append(Event(kind, EVERYONE & ~(1 << seat), values))

    def take_events(self) -> list[Event]:
        """The events since the last call."""
        events = self.events
        self.events = []
        return events

    # --- copying ----------------------------------------------------------------------------------
    def clone(self) -> "Game":
        """An independent copy without events.

        The state is shared until the next input of one of the two games, and frames until one of them changes them.
        """
        frame: Frame | None = self.top
        while frame is not None and not frame.shared:
            frame.shared = True
            frame = frame.below
        new = Game(self.table, self.s, self.top)
        new.waiting = self.waiting
        new._state_shared = self._state_shared = True
        return new

    def own_state(self) -> None:
        """Copy the state if it is shared with a clone. Each input does so before anything changes.

        Code that changes a state by hand, such as a test, has to call this after cloning its game.
        """
        if self._state_shared:
            self.s = self.s.clone()
            self._state_shared = False

    def __copy__(self) -> "Game":
        """An independent copy, events included. The table never changes and is shared."""
        new = self.clone()
        new.events = self.events[:]
        return new

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        return restored_game, (self.table, self.s, self.stack, self.events, self.waiting)

    # --- where in the rules the game is -----------------------------------------------------------
    @property
    def stack(self) -> list[Frame]:
        """The frames in progress, the whole game first and the current one last."""
        return stack_of(self.top)

    def in_frame(self, kind: str) -> bool:
        return any(frame.kind == kind for frame in self.stack)

    def in_free_action(self) -> bool:
        """Whether a free action started what happens now."""
        frame: Frame | None = self.top
        while frame is not None:
            if isinstance(frame, Aside):
                return True
            frame = frame.below
        return False


def restored_game(table: Table, state: State, stack: list[Frame], events: list[Event], waiting: int) -> Game:
    """Unpickle a game."""
    game = Game(table, state, stacked(stack))
    game.events = events
    game.waiting = waiting
    return game
