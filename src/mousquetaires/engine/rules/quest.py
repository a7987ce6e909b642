"""QST, INN, ENG, RET, GAL: the Quest for the diamonds, board by board."""

from itertools import product
from random import Random
from typing import TYPE_CHECKING

from ..actions import ASSIGN, PASS, VERB_MASK, assign_action, assigned
from ..bags import clear_board, discard_token, lay_token, turn_up
from ..chance import SOLO_TOKEN, Chance, pick
from ..effects import check_barred, end_game, lose_life, open_next_board, pass_antechamber, put_out, spend_epic, walk
from ..frames import ASK, ROLL, Frame
from ..ids import (
    ADVERSARY_TOKENS,
    ANTECHAMBERS,
    CHALLENGE_TOKENS,
    DIAMONDS,
    ENGLAND,
    GALLERIES,
    INN,
    INN_LENGTH,
    INN_SPACES,
    MILADY,
    NO_TOKEN,
    QUEST,
    RETURN,
    TOKEN_DECOY,
    TOKEN_FOE,
    TOKEN_SNARE,
    TOKENS,
    UNKNOWN_FOE,
)
from ..prompts import Prompt
from ..reasons import NOT_OFFERED, Reason
from .draw import DrawCards
from .duel import BEATEN, SNARED, Duel
from .one import WORTH

if TYPE_CHECKING:
    from ..machine import Game

SPACES = (12, 0, 3, 12)  # tokens laid on each board
SPACES_RETURN = 3
TOKEN_PROMPTS = ("inn_tokens", "", "return_tokens", "gallery_tokens")
TOKEN_RULES = ("INN-1", "", "RET-1", "GAL-1")


# --- setting up a board ---------------------------------------------------------------------------


def is_challenge_space(space: int) -> bool:
    """On board 4 every antechamber has one challenge and two adversaries, in this order."""
    return space % 3 == 0


class LayTokens(Frame):
    """Milady lays the tokens of the board in play; without her they fall at random (``n`` laid so far)."""

    __slots__ = ()
    kind = "lay_tokens"
    steps = ("lay",)

    def blank(self) -> "LayTokens":
        return LayTokens.__new__(LayTokens)

    def step(self, g: "Game") -> int:
        if self.n < SPACES[g.s.board]:
            return ASK if g.table.milady else ROLL
        g.emit("tokens_laid", self.n)
        if g.s.board == GALLERIES:
            show_antechamber(g)  # GAL-1
        return g.done()

    def ask(self, g: "Game") -> Prompt:
        return Prompt(g, self, TOKEN_PROMPTS[g.s.board], 1 << MILADY)

    def options(self, g: "Game") -> list[int]:
        """Only the three spaces of board 3 are few enough to list."""
        kinds = [token for token in ADVERSARY_TOKENS if g.s.reserve[token]]
        trios = product(kinds, repeat=SPACES_RETURN)
        return [assign_action(list(t)) for t in trios if all(t.count(k) <= g.s.reserve[k] for k in t)]  # RET-1

    def refusal(self, g: "Game", action: int) -> Reason | None:
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
        return self._layout_refusal(g.s.board, tokens)

    def _layout_refusal(self, board: int, tokens: list[int]) -> Reason | None:
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

    def answer(self, g: "Game", action: int) -> None:
        for token in assigned(action)[: SPACES[g.s.board]]:
            lay_token(g, self.n, token)
            self.n += 1

    def sample(self, g: "Game", rng: Random) -> int:
        """A random legal layout."""
        pool = [token for token in ADVERSARY_TOKENS for _ in range(g.s.reserve[token])]
        rng.shuffle(pool)
        if g.s.board == INN:
            tokens = pool[:8] + [TOKEN_DECOY] * 4
            rng.shuffle(tokens)
        elif g.s.board == RETURN:
            tokens = pool[:SPACES_RETURN]
        else:
            challenges = list(CHALLENGE_TOKENS)
            rng.shuffle(challenges)
            tokens = [challenges.pop() if is_challenge_space(space) else pool.pop() for space in range(INN_SPACES)]
        return assign_action(tokens)

    def default(self, g: "Game") -> int:
        return self.sample(g, Random(0))

    def chance(self, g: "Game") -> Chance:
        return pick(SOLO_TOKEN, self._weights(g))  # SOLO-6

    def _weights(self, g: "Game") -> list[int]:
        """Every layout that the board allows is as likely as every other."""
        reserve = g.s.reserve
        adversaries = [reserve[token] if token in ADVERSARY_TOKENS else 0 for token in range(TOKENS)]
        if g.s.board == GALLERIES and is_challenge_space(self.n):
            return [reserve[token] if token in CHALLENGE_TOKENS else 0 for token in range(TOKENS)]
        if g.s.board == INN:
            decoys = reserve[TOKEN_DECOY]
            others = INN_SPACES - self.n - decoys
            weights = [count * others for count in adversaries]
            weights[TOKEN_DECOY] = decoys * sum(adversaries)
            return weights
        return adversaries

    def land(self, g: "Game", outcome: int) -> None:
        lay_token(g, self.n, outcome)
        self.n += 1


# --- finishing a board ----------------------------------------------------------------------------


class BoardDone(Frame):
    """A Musketeer has completed a board: two cards for him, the next board for everybody."""

    __slots__ = ()
    kind = "board_done"
    steps = ("draw", "next", "done")

    def blank(self) -> "BoardDone":
        return BoardDone.__new__(BoardDone)

    def step(self, g: "Game") -> int:
        s = g.s
        if self.pc == 0:
            g.emit("board_completed", self.hero, s.board)
            clear_board(g)  # INN-6
            self.pc = 1
            return g.call(DrawCards(what=g.table.seat_of[self.hero], n=2))  # QST-4, RUL-FALLEN-FINISHER
        if self.pc == 1:
            check_barred(g)  # GOAL-7: with nobody left to walk it, no other board is laid
            if s.ending:
                return 0
            open_next_board(g)  # QST-1, QST-4
            self.pc = 2
            return g.call(LayTokens()) if s.board != ENGLAND else 0
        return g.done()


# --- board 1: the Golden Lily Inn -----------------------------------------------------------------


def inn_front(g: "Game", path: int) -> int:
    """How many spaces of a path are empty: the next token lies there."""
    front = 0
    while front < INN_LENGTH and g.s.spaces[path * INN_LENGTH + front] == NO_TOKEN:
        front += 1
    return front


def path_of(spot: int) -> int:
    """The path a Musketeer stands in, or -1 in the common room."""
    return (spot - 1) // INN_LENGTH if spot else -1


def faces_token(g: "Game", hero: int, path: int) -> bool:
    """Whether his next action in this path steps on a token (or only walks)."""
    front = inn_front(g, path)
    spot = g.s.spot[hero]
    return front == 0 or spot == path * INN_LENGTH + front  # INN-2, INN-3


def walk_path(g: "Game", hero: int, path: int) -> None:
    """Along an opened path to its last empty space."""
    walk(g, hero, path * INN_LENGTH + inn_front(g, path))  # INN-3, RUL-INN-PATH


def bitten(g: "Game", hero: int, space: int) -> None:
    """A snare takes a life and is gone, as if beaten."""
    g.emit("snare_bit", hero)
    lose_life(g, hero, 1)  # QST-3, TOKEN-SNARE
    discard_token(g, space)  # QST-3, RUL-SNARE-BEATEN
    if g.s.life[hero] == 0:
        put_out(g, hero)


class PathStep(Frame):
    """A Musketeer steps on the next token of an Inn path (``what``)."""

    __slots__ = ()
    kind = "path_step"
    steps = ("turn_up", "duel", "board", "done")

    def blank(self) -> "PathStep":
        return PathStep.__new__(PathStep)

    def space(self, g: "Game") -> int:
        return self.what * INN_LENGTH + inn_front(g, self.what)

    def step(self, g: "Game") -> int:
        if self.pc == 0:
            return self._meet(g)
        if self.pc == 1:
            if self.result & BEATEN:  # INN-4, RUL-INN-BEATEN: else it stays face up and he before it
                space = self.space(g)
                discard_token(g, space)
                self._stand_on(g, space)
            self.pc = 2
        if self.pc == 2:
            self.pc = 3
            if inn_front(g, self.what) == INN_LENGTH:  # INN-6
                return g.call(BoardDone(self.hero))
        return g.done()

    def _meet(self, g: "Game") -> int:
        space = self.space(g)
        turn_up(g, space)  # INN-2
        token = g.s.spaces[space]
        if token == TOKEN_DECOY:
            discard_token(g, space)  # INN-2, TOKEN-DECOY
            self._stand_on(g, space)
        elif token == TOKEN_SNARE:
            bitten(g, self.hero, space)
            self._stand_on(g, space)
        else:
            self.pc = 1
            return g.call(Duel(self.hero, space, TOKEN_FOE[token]))
        self.pc = 2
        return 0

    def _stand_on(self, g: "Game", space: int) -> None:
        if g.s.place[self.hero] == QUEST:
            walk(g, self.hero, space + 1)  # INN-2


# --- board 3: the Return to Paris -----------------------------------------------------------------


def road_space(g: "Game") -> int:
    """The first token left on the road."""
    return next(space for space in range(SPACES_RETURN) if g.s.spaces[space] != NO_TOKEN)  # RET-1


class RoadFight(Frame):
    """A Musketeer takes on the first token left of board 3, blind unless it lies face up."""

    __slots__ = ()
    kind = "road_fight"
    steps = ("fight", "result", "done")

    def blank(self) -> "RoadFight":
        return RoadFight.__new__(RoadFight)

    def step(self, g: "Game") -> int:
        if self.pc == 2:
            return g.done()
        if self.pc == 0:
            self.place = road_space(g)
            self.pc = 1
            token = g.s.spaces[self.place]
            face_up = bool(g.s.face_up >> self.place & 1)
            if not (face_up and token == TOKEN_SNARE):
                foe = TOKEN_FOE[token] if face_up else UNKNOWN_FOE  # RET-1, RET-3, RUL-RETURN-FACE-UP
                return g.call(Duel(self.hero, self.place, foe))
            self.result = SNARED
        self.pc = 2
        if self.result & SNARED:
            bitten(g, self.hero, self.place)
        elif self.result & BEATEN:
            discard_token(g, self.place)
        if all(g.s.spaces[space] == NO_TOKEN for space in range(SPACES_RETURN)):
            return g.call(BoardDone(self.hero))
        return g.done()


# --- board 4: the Galleries of the Louvre ---------------------------------------------------------


def challenge_space(g: "Game") -> int:
    return 3 * g.s.antechamber


def show_antechamber(g: "Game") -> None:
    first = challenge_space(g)
    for space in range(first, first + 3):
        turn_up(g, space)  # GAL-1, GAL-3


class PassAntechamber(Frame):
    """An antechamber is passed: what is left of it goes, the next is turned up."""

    __slots__ = ()
    kind = "pass_antechamber"
    steps = ("pass",)

    def blank(self) -> "PassAntechamber":
        return PassAntechamber.__new__(PassAntechamber)

    def step(self, g: "Game") -> int:
        s = g.s
        first = challenge_space(g)
        for space in range(first, first + 3):
            if s.spaces[space] != NO_TOKEN:
                discard_token(g, space)  # GAL-3
        pass_antechamber(g, self.hero)
        if s.antechamber == ANTECHAMBERS:
            end_game(g, DIAMONDS)  # GAL-4, GOAL-2, RUL-WIN-FIRST
        else:
            show_antechamber(g)  # GAL-3
        return g.done()


class GalleryFight(Frame):
    """A Musketeer fights one of the two adversaries (``what``: 1 or 2) of the antechamber."""

    __slots__ = ()
    kind = "gallery_fight"
    steps = ("fight", "result", "done")

    def blank(self) -> "GalleryFight":
        return GalleryFight.__new__(GalleryFight)

    def step(self, g: "Game") -> int:
        if self.pc == 2:
            return g.done()
        first = challenge_space(g)
        space = first + self.what
        if self.pc == 0:
            self.pc = 1
            token = g.s.spaces[space]
            if token != TOKEN_SNARE:
                return g.call(Duel(self.hero, space, TOKEN_FOE[token]))
            bitten(g, self.hero, space)
        elif self.result & BEATEN:
            discard_token(g, space)
        self.pc = 2
        if g.s.spaces[first + 1] == NO_TOKEN and g.s.spaces[first + 2] == NO_TOKEN:
            return g.call(PassAntechamber(self.hero))  # GAL-2
        return g.done()


class Passage(Frame):
    """The secret passage: three Epic tokens pass an antechamber."""

    __slots__ = ()
    kind = "passage"
    steps = ("pay", "done")

    def blank(self) -> "Passage":
        return Passage.__new__(Passage)

    def step(self, g: "Game") -> int:
        price = g.table.components.passage_price
        if self.pc == 1:
            return g.done()
        if g.s.epic < price:
            if g.s.epic + WORTH * g.s.one_for_all >= price:
                return ASK
            g.emit("action_lost", self.hero)  # ROCH-9
            return g.done()
        spend_epic(g, price)  # GAL-2
        self.pc = 1
        return g.call(PassAntechamber(self.hero))  # GAL-2

    def ask(self, g: "Game") -> Prompt:
        """One for All, a free action, has to make up what is lacking (ONE-5)."""
        return Prompt(g, self, "epic_for_passage", g.table.team_mask, self.hero)

    def options(self, g: "Game") -> list[int]:
        return [PASS]

    def answer(self, g: "Game", action: int) -> None:
        g.emit("action_lost", self.hero)
        self.pc = 1
