"""Records: a game as one JSON document that can be replayed and verified, and attached to a bug report.

Inputs are lines of text: ``2 move louvre`` (a seat acts), ``* duel_blue SSH`` (a random outcome),
``sand`` (the hourglass runs out), ``1 shows combat``, ``undo 2 17 by 2`` (seat 2 takes back
everything from input 17 on; the seats after ``by`` agreed). A ``Session`` plays a game and writes its
record. ``record_replay`` reads it.
"""

from copy import copy
from typing import Final

from .chance import PURPOSE_NAMES, Seed
from .components import Components
from .config import Setup, Table
from .effects.on_history import count_undos
from .ids import CARD_NAMES, ENDING_NAMES, MILADY
from .machine import Game
from .notation import NotationError, outcome_text, parse, parse_outcome, to_text
from .reasons import Reason, Refused
from .record_start import NO_START, FixedChance, RecordStart
from .rules.setup import new_game
from .save_load import digest

FORMAT: Final = "mousquetaires-record"
FORMAT_VERSION: Final = 1
STARTED_VERSION: Final = 2  # of a record with a start: earlier programs cannot read it
ENGINE_VERSION: Final = 2  # increased when the same inputs no longer give the same game
CHECKPOINT_EVERY: Final = 50


class RecordError(ValueError):
    """A record that cannot be read or is not true: a text key, values, and the index of the input that failed."""

    def __init__(self, key: str, at: int = -1, **values: str | int) -> None:
        super().__init__(f"{key} at {at} {values}")
        self.key = key
        self.at = at
        self.values = values


class Session:
    """A game in progress together with its record."""

    def __init__(self, setup: Setup, components: Components, seed: Seed | None, going_on: Game | None = None) -> None:
        self.setup = setup
        self.table = Table(setup, components) if going_on is None else going_on.table
        self.seed = seed
        self.game = new_game(self.table) if going_on is None else going_on
        self.inputs: list[str] = []
        self.line: list[int] = []  # the indices of the inputs that were not undone
        self.standing: dict[str, int] = {}  # how many of those inputs begin with each word: a seat, * or sand
        self.blocks_undo: list[bool] = []  # for each input: did it cause a random outcome or reveal something hidden
        self.checkpoints: list[tuple[int, str]] = []
        self.start = NO_START
        self.fixed: FixedChance | None = None
        if going_on is None:
            self.settle()

    def start_here(self, start: RecordStart) -> None:
        """All inputs so far are from another game or a lesson and can't be undone. The start's outcomes come next."""
        self.start = start
        self.fixed = FixedChance(start.chance, self.game.s.rolls)
        self.standing = {}

    def clone(self) -> "Session":
        """An independent copy of the game, without its events, and of the record."""
        new = Session(self.setup, self.table.components, self.seed, self.game.clone())
        new.inputs, new.line, new.blocks_undo = self.inputs[:], self.line[:], self.blocks_undo[:]
        new.standing, new.checkpoints = self.standing.copy(), self.checkpoints[:]
        new.start, new.fixed = self.start, self.fixed
        return new

    # --- inputs -----------------------------------------------------------------------------------
    def act(self, seat: int, action: int) -> None:
        """A seat acts. Fixed outcomes and the seed, if there are any, decide the random outcomes that follow."""
        before = self.game.s.barriers
        self.game.act(seat, action)
        self.write(f"{seat} {to_text(action)}", before)
        self.settle()

    def run_out(self) -> None:
        """The hourglass is empty."""
        before = self.game.s.barriers
        self.game.run_out()
        self.write("sand", before)
        self.settle()

    def show(self, seat: int, card: int) -> None:
        """A player shows a card to all others."""
        before = self.game.s.barriers
        self.game.show(seat, card)
        self.write(f"{seat} shows {CARD_NAMES[card]}", before)

    def land(self, outcome: int) -> None:
        """Apply a random outcome, from the seed or from the caller."""
        purpose = self.game.chance().purpose
        before = self.game.s.barriers
        self.game.land(outcome)
        self.write(f"* {PURPOSE_NAMES[purpose]} {outcome_text(purpose, outcome)}", before)

    def settle(self) -> None:
        """Apply the random outcomes that are due, as far as they are decided."""
        while self.game.rolling:
            outcome = decided_outcome(self.game, self.fixed, self.seed)
            if outcome is None:
                return
            self.land(outcome)

    def write(self, text: str, barriers: int) -> None:
        """Add an input to the record. ``barriers`` is their number before the input."""
        self.line.append(len(self.inputs))
        self.inputs.append(text)
        self._count(text)
        self.blocks_undo.append(self.game.s.barriers != barriers)
        self._checkpoint()

    def _count(self, text: str) -> None:
        who = text.split(" ", 1)[0]
        self.standing[who] = self.standing.get(who, 0) + 1

    def _checkpoint(self) -> None:
        if len(self.inputs) % CHECKPOINT_EVERY == 0 or self.game.over:
            self.checkpoints.append((len(self.inputs), digest(self.game)))

    # --- taking back ----------------------------------------------------------------------------------
    def inputs_of(self, seat: int) -> int:
        """How many of its inputs this seat can undo without asking the others."""
        return self.standing.get(str(seat), 0)

    def undo_depth(self, seat: int) -> int:
        """How many of its last inputs this seat may take back alone."""
        depth = 0
        for index in reversed(self.line):
            if index < self.start.inputs or self.blocks_undo[index] or not self.inputs[index].startswith(f"{seat} "):
                break
            depth += 1
        return depth

    def undo_depths(self, seat: int, asks: bool) -> tuple[int, int]:
        """How many of its last inputs a seat may take back, and how many without keeping what it has seen since.

        A seat that asks nobody may take back all its inputs.
        """
        safe = self.undo_depth(seat)
        return (safe if asks else self.inputs_of(seat)), safe

    def undo(self, seat: int, index: int, agreed: tuple[int, ...] = ()) -> None:
        """A seat takes back everything from one of its inputs on, alone or if all other players agreed."""
        reason = self.undo_refusal(seat, index, agreed)
        if reason is not None:
            raise Refused(reason, f"undo {index} by seat {seat}", self.game.position())
        by = sorted({seat, *agreed})
        self._take_back(index)
        self.inputs.append(f"undo {seat} {index} by {','.join(str(player) for player in by)}")
        self.blocks_undo.append(True)
        self._checkpoint()

    def undo_refusal(self, seat: int, index: int, agreed: tuple[int, ...] = ()) -> Reason | None:
        if index not in self.line or not self.inputs[index].startswith(f"{seat} "):
            return Reason("TURN-1", "reason-undo-not-yours", index=index)
        if index < self.start.inputs:
            return Reason("TURN-1", "reason-undo-start")
        depth = self.undo_depth(seat)
        if depth and index >= self.line[-depth]:
            return None
        missing = [player for player in self._players() if player != seat and player not in agreed]
        if missing:
            return Reason("TURN-1", "reason-undo-needs-consent", depth=depth, missing=len(missing))
        return None

    def _players(self) -> tuple[int, ...]:
        return ((MILADY,) if self.table.milady else ()) + self.table.seats

    def _take_back(self, index: int) -> None:
        """Replay the inputs before ``index``. If dice were undone, the next rolls are different."""
        undos = self.game.s.undos
        taken = self.line[self.line.index(index) :]
        self.line = self.line[: self.line.index(index)]
        self.standing = {}
        self.game = new_game(self.table)
        for standing in self.line:
            apply_line(self.game, self.inputs[standing], standing)
            if standing >= self.start.inputs:
                self._count(self.inputs[standing])
        self.game.take_events()
        count_undos(self.game, undos + any(self.inputs[input_].startswith("*") for input_ in taken))

    # --- copying ----------------------------------------------------------------------------------
    def __copy__(self) -> "Session":
        """An independent copy, events of the game included."""
        parts = (self.inputs[:], self.line[:], self.blocks_undo[:], self.checkpoints[:], self.start, self.fixed)
        return restored_session(self.table, self.seed, copy(self.game), *parts)

    def __deepcopy__(self, memo: dict[int, object]) -> "Session":
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        parts = (self.inputs, self.line, self.blocks_undo, self.checkpoints, self.start, self.fixed)
        return restored_session, (self.table, self.seed, self.game, *parts)

    def __repr__(self) -> str:
        return f"<Session of {self.setup.players}, {len(self.inputs)} inputs, {self.game.position()}>"

    # --- the document -----------------------------------------------------------------------------------
    def to_json(self, reveal_seed: bool = True) -> dict[str, object]:
        """The record. A server does not reveal the seed before the game is over."""
        seed = self.seed
        return {
            "format": FORMAT,
            "version": FORMAT_VERSION if self.start == NO_START else STARTED_VERSION,
            "engine": ENGINE_VERSION,
            "components": self.table.components.digest,
            "setup": self.setup.to_json(),
            "commitment": seed.commitment() if seed else None,
            "seed": seed.to_text() if seed and reveal_seed else None,
            **_nonces_json(seed),
            **({} if self.start == NO_START else {"start": self.start.to_json()}),
            "inputs": list(self.inputs),
            "checkpoints": [list(point) for point in self.checkpoints],
            "ending": ENDING_NAMES[self.game.s.ending],
        }


def restored_session(
    table: Table,
    seed: Seed | None,
    game: Game,
    inputs: list[str],
    line: list[int],
    blocks_undo: list[bool],
    checkpoints: list[tuple[int, str]],
    start: RecordStart,
    fixed: FixedChance | None,
) -> Session:
    """Copy or unpickle a session."""
    session = Session(table.setup, table.components, None)
    session.table, session.seed, session.game = table, seed, game
    session.inputs, session.line, session.checkpoints = inputs, line, checkpoints
    session.blocks_undo, session.start, session.fixed = blocks_undo, start, fixed
    for index in line:
        if index >= start.inputs:
            session._count(inputs[index])
    return session


def decided_outcome(game: Game, fixed: FixedChance | None, seed: Seed | None) -> int | None:
    """The outcome of the roll or draw that is due: the fixed one, else the seed's; None if neither is there."""
    chance = game.chance()
    n = game.s.rolls[chance.purpose]
    outcome = fixed.answer(chance, n) if fixed is not None else None
    if outcome is None and seed is not None:
        outcome = seed.answer(chance, n, game.s.undos)
    return outcome


def _nonces_json(seed: Seed | None) -> dict[str, object]:
    """The nonces that the seats mixed into the dice. There is no entry if no seat was asked, as in the terminal."""
    if seed is None or seed.nonces is None:
        return {}
    return {"nonces": [[seat, nonce.hex()] for seat, nonce in seed.nonces]}


def apply_line(game: Game, text: str, at: int) -> None:
    """Apply one line of a record to a game. Raises ``RecordError`` with the line's index if it does not fit."""
    words = text.split()
    try:
        if words[:1] == ["*"] and len(words) == 3:
            land_line(game, words[1], words[2])
        elif words == ["sand"]:
            game.run_out()
        elif len(words) == 3 and words[1] == "shows" and words[2] in CARD_NAMES:
            game.show(seat_number(words[0]), CARD_NAMES.index(words[2]))
        elif len(words) >= 2:
            game.act(seat_number(words[0]), parse(" ".join(words[1:])))
        else:
            raise RecordError("record-line", at, line=text)
    except Refused as refused:
        raise RecordError("record-refused", at, line=text, reason=refused.reason.key) from refused
    except NotationError as error:
        raise RecordError("record-line", at, line=text) from error


def land_line(game: Game, purpose: str, outcome: str) -> None:
    due = PURPOSE_NAMES[game.chance().purpose]
    if purpose != due:
        raise Refused(Reason("DUEL-4", "reason-other-chance", due=due, read=purpose), purpose)
    game.land(parse_outcome(PURPOSE_NAMES.index(purpose), outcome))


def seat_number(word: str) -> int:
    if word not in ("0", "1", "2", "3", "4", "5"):
        raise NotationError("notation-seat", read=word)
    return int(word)
