"""QST: what the boards of the Quest share. Tokens are laid, a snare bites, a board is completed."""

from itertools import product
from random import Random
from typing import TYPE_CHECKING, Final

from ..actions import ASSIGN, VERB_MASK, assign_action, assigned
from ..chance import SOLO_TOKEN, Chance, pick
from ..compiled_random import shuffle_list
from ..effects.on_cards import clear_board, discard_token, lay_token, turn_up
from ..effects.on_missions import open_next_board
from ..effects.on_musketeers import check_barred, lose_life, put_out
from ..frames import ASK, ROLL, RUN, Contents, Done, Frame, Step
from ..ids import (
    ADVERSARY_TOKENS,
    CHALLENGE_TOKENS,
    ENGLAND,
    GALLERIES,
    INN,
    INN_SPACES,
    MILADY,
    NO_TOKEN,
    RETURN,
    TOKEN_DECOY,
    TOKENS,
)
from ..prompts import Prompt
from ..reasons import NOT_OFFERED, Reason
from .card_drawing import DrawCards

if TYPE_CHECKING:
    from ..machine import Game

SPACES: Final = (12, 0, 3, 12)  # tokens laid on each board
SPACES_RETURN: Final = 3
TOKEN_PROMPTS: Final = ("inn_tokens", "", "return_tokens", "gallery_tokens")
TOKEN_RULES: Final = ("INN-1", "", "RET-1", "GAL-1")


# --- setting up a board ---------------------------------------------------------------------------


def is_challenge_space(space: int) -> bool:
    """On board 4 every antechamber has one challenge and two adversaries, in this order."""
    return space % 3 == 0


class LayTokens(Frame):
    """Milady lays the tokens of the board in play. Without Milady they are drawn one by one."""

    __slots__ = ("laid",)
    kind = "lay_tokens"
    fields = ("result", "", "", "", "laid")

    def __init__(self) -> None:
        super().__init__()
        self.laid = 0  # how many spaces have their token

    def contents(self) -> Contents:
        return LAY_TOKENS_STEPS

    def numbers(self) -> list[int]:
        return [self.result, -1, -1, -1, self.laid]

    def fill(self, numbers: list[int]) -> None:
        self.result, self.hero, self.place, _, self.laid = numbers


class LayBoard(Step[LayTokens]):
    __slots__ = ()

    def run(self, g: "Game", frame: LayTokens) -> int:
        if frame.laid < SPACES[g.s.board]:
            return ASK if g.table.milady else ROLL
        g.emit("tokens_laid", frame.laid)
        if g.s.board == GALLERIES:
            show_antechamber(g)  # GAL-1
        return g.done()

    def ask(self, g: "Game", frame: LayTokens) -> Prompt:
        return Prompt(g, frame, TOKEN_PROMPTS[g.s.board], 1 << MILADY)

    def options(self, g: "Game", frame: LayTokens) -> list[int]:
        """Only the three spaces of board 3 are few enough to list."""
        kinds = [token for token in ADVERSARY_TOKENS if g.s.reserve[token]]
        trios = product(kinds, repeat=SPACES_RETURN)
        return [assign_action(list(t)) for t in trios if all(t.count(k) <= g.s.reserve[k] for k in t)]  # RET-1

    def refusal(self, g: "Game", frame: LayTokens, action: int) -> Reason | None:
        if action & VERB_MASK != ASSIGN or assign_action(assigned(action)) != action:
            return NOT_OFFERED
        tokens = assigned(action)
        rule = TOKEN_RULES[g.s.board]
        spaces = SPACES[g.s.board]
        if any(t == NO_TOKEN for t in tokens[:spaces]) or any(t != NO_TOKEN for t in tokens[spaces:]):
            return Reason(rule, "reason-token-spaces", spaces=spaces)
        for token in set(tokens[:spaces]):
            if not 0 <= token < TOKENS or tokens.count(token) > g.s.reserve[token]:
                return Reason(rule, "reason-token-missing", token=token)
        return why_not_layout(g.s.board, tokens)

    def answer(self, g: "Game", frame: LayTokens, action: int) -> None:
        for token in assigned(action)[: SPACES[g.s.board]]:
            lay_token(g, frame.laid, token)
            frame.laid += 1

    def sample(self, g: "Game", frame: LayTokens, rng: Random) -> int:
        return some_layout(g, rng)

    def default(self, g: "Game", frame: LayTokens) -> int:
        return some_layout(g, Random(0))

    def chance(self, g: "Game", frame: LayTokens) -> Chance:
        return pick(SOLO_TOKEN, token_weights(g, frame.laid))  # SOLO-6

    def land(self, g: "Game", frame: LayTokens, outcome: int) -> None:
        lay_token(g, frame.laid, outcome)
        frame.laid += 1


LAY_TOKENS_STEPS: Final = Contents(LayTokens, {"lay": LayBoard()})


def why_not_layout(board: int, tokens: list[int]) -> Reason | None:
    """Decoys belong to board 1, challenges to board 4."""
    decoys = tokens.count(TOKEN_DECOY)
    challenges = [space for space, token in enumerate(tokens) if token in CHALLENGE_TOKENS]
    if board == INN and (decoys != 4 or challenges):  # INN-1, QST-2
        return Reason("INN-1", "reason-inn-tokens", decoys=decoys)
    if board == GALLERIES and (challenges != [0, 3, 6, 9] or decoys):  # GAL-1, QST-2
        return Reason("GAL-1", "reason-gallery-tokens")
    if board == RETURN and (challenges or decoys):  # RET-1, QST-2
        return Reason("RET-1", "reason-return-tokens")
    return None


def some_layout(g: "Game", rng: Random) -> int:
    """A random legal layout."""
    pool = [token for token in ADVERSARY_TOKENS for _ in range(g.s.reserve[token])]
    shuffle_list(rng, pool)
    if g.s.board == INN:
        tokens = pool[:8] + [TOKEN_DECOY] * 4
        shuffle_list(rng, tokens)
    elif g.s.board == RETURN:
        tokens = pool[:SPACES_RETURN]
    else:
        challenges = list(CHALLENGE_TOKENS)
        shuffle_list(rng, challenges)
        tokens = [challenges.pop() if is_challenge_space(space) else pool.pop() for space in range(INN_SPACES)]
    return assign_action(tokens)


def token_weights(g: "Game", laid: int) -> list[int]:
    """How likely each token comes next. All layouts that the board allows are equally likely."""
    reserve = g.s.reserve
    adversaries = [reserve[token] if token in ADVERSARY_TOKENS else 0 for token in range(TOKENS)]
    if g.s.board == GALLERIES and is_challenge_space(laid):
        return [reserve[token] if token in CHALLENGE_TOKENS else 0 for token in range(TOKENS)]
    if g.s.board == INN:
        decoys = reserve[TOKEN_DECOY]
        others = INN_SPACES - laid - decoys
        weights = [count * others for count in adversaries]
        weights[TOKEN_DECOY] = decoys * sum(adversaries)
        return weights
    return adversaries


# --- tokens on a board ---------------------------------------------------------------------------


def challenge_space(g: "Game") -> int:
    """Where the challenge of the antechamber in play lies. Its adversaries lie on the next two spaces."""
    return 3 * g.s.antechamber


def show_antechamber(g: "Game") -> None:
    first = challenge_space(g)
    for space in range(first, first + 3):
        turn_up(g, space)  # GAL-1, GAL-3


def bitten(g: "Game", hero: int, space: int) -> None:
    """A snare takes a life and is discarded, as if beaten."""
    g.emit("snare_bit", hero)
    lose_life(g, hero, 1)  # QST-3, TOKEN-SNARE
    discard_token(g, space)  # QST-3, RUL-SNARE-BEATEN
    if g.s.life[hero] == 0:
        put_out(g, hero)


# --- finishing a board ----------------------------------------------------------------------------


class BoardDone(Frame):
    """A Musketeer has completed a board: they draw two cards, and the next board is opened."""

    __slots__ = ()
    kind = "board_done"
    fields = ("result", "hero")

    def contents(self) -> Contents:
        return BOARD_DONE_STEPS


class CompleteBoard(Step[BoardDone]):
    __slots__ = ()

    def run(self, g: "Game", frame: BoardDone) -> int:
        g.emit("board_completed", frame.hero, g.s.board)
        clear_board(g)  # INN-6
        frame.next_step()
        return g.call(DrawCards(g.table.seat_of[frame.hero], 2))  # QST-4, RUL-FALLEN-FINISHER


class OpenBoard(Step[BoardDone]):
    __slots__ = ()

    def run(self, g: "Game", frame: BoardDone) -> int:
        s = g.s
        check_barred(g)  # GOAL-7: when no Musketeer may enter it, no other board is laid
        if s.ending:
            return RUN
        open_next_board(g)  # QST-1, QST-4
        frame.next_step()
        return g.call(LayTokens()) if s.board != ENGLAND else RUN


BOARD_DONE_STEPS: Final = Contents(BoardDone, {"draw": CompleteBoard(), "next": OpenBoard(), "done": Done()})
