"""QST, INN, ENG, RET, GAL: the Quest for the diamonds, board by board."""

from itertools import product
from random import Random
from typing import TYPE_CHECKING, Final

from ..actions import ASSIGN, PASS, VERB_MASK, assign_action, assigned
from ..card_effects import clear_board, discard_token, lay_token, turn_up
from ..chance import SOLO_TOKEN, Chance, pick
from ..effects import check_barred, end_game, lose_life, put_out, spend_epic, walk
from ..frames import ASK, ROLL, RUN, Contents, Done, Frame, Step
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
from ..mission_effects import open_next_board, pass_antechamber
from ..prompts import Prompt
from ..reasons import NOT_OFFERED, Reason
from .draw import DrawCards
from .duel import BEATEN, SNARED, Duel
from .one_for_all import WORTH

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
    """Whether a Musketeer's next action in this path steps on a token, or only walks."""
    front = inn_front(g, path)
    spot = g.s.spot[hero]
    return front == 0 or spot == path * INN_LENGTH + front  # INN-2, INN-3


def walk_path(g: "Game", hero: int, path: int) -> None:
    """Along an opened path to its last empty space."""
    walk(g, hero, path * INN_LENGTH + inn_front(g, path))  # INN-3, RUL-INN-PATH


def bitten(g: "Game", hero: int, space: int) -> None:
    """A snare takes a life and is discarded, as if beaten."""
    g.emit("snare_bit", hero)
    lose_life(g, hero, 1)  # QST-3, TOKEN-SNARE
    discard_token(g, space)  # QST-3, RUL-SNARE-BEATEN
    if g.s.life[hero] == 0:
        put_out(g, hero)


class PathStep(Frame):
    """A Musketeer steps on the next token of an Inn path."""

    __slots__ = ("path",)
    kind = "path_step"
    fields = ("result", "hero", "place", "path")

    def __init__(self, hero: int = -1, place: int = -1, path: int = -1) -> None:
        super().__init__(hero, place)
        self.path = path

    def contents(self) -> Contents:
        return PATH_STEP_STEPS

    def numbers(self) -> list[int]:
        return [self.result, self.hero, self.place, self.path, 0]

    def fill(self, numbers: list[int]) -> None:
        self.result, self.hero, self.place, self.path, _ = numbers

    def space(self, g: "Game") -> int:
        return self.path * INN_LENGTH + inn_front(g, self.path)


class MeetToken(Step[PathStep]):
    __slots__ = ()

    def run(self, g: "Game", step: PathStep) -> int:
        space = step.space(g)
        turn_up(g, space)  # INN-2
        token = g.s.spaces[space]
        if token == TOKEN_DECOY:
            discard_token(g, space)  # INN-2, TOKEN-DECOY
        elif token == TOKEN_SNARE:
            bitten(g, step.hero, space)
        else:
            step.next_step()
            return g.call(Duel(step.hero, TOKEN_FOE[token], space))
        stand_on(g, step.hero, space)
        return step.go_to("board")


class AfterPathDuel(Step[PathStep]):
    """A beaten foe makes room. Otherwise the token stays face up, and the Musketeer in front of it."""

    __slots__ = ()

    def run(self, g: "Game", step: PathStep) -> int:
        if step.result & BEATEN:  # INN-4, RUL-INN-BEATEN
            space = step.space(g)
            discard_token(g, space)
            stand_on(g, step.hero, space)
        return step.next_step()


class CheckPath(Step[PathStep]):
    __slots__ = ()

    def run(self, g: "Game", step: PathStep) -> int:
        step.next_step()
        if inn_front(g, step.path) == INN_LENGTH:  # INN-6
            return g.call(BoardDone(step.hero))
        return RUN


PATH_STEP_STEPS: Final = Contents(
    PathStep, {"turn_up": MeetToken(), "duel": AfterPathDuel(), "board": CheckPath(), "done": Done()}
)


def stand_on(g: "Game", hero: int, space: int) -> None:
    """Walk on to a space, unless a snare has put the Musketeer out."""
    if g.s.place[hero] == QUEST:
        walk(g, hero, space + 1)  # INN-2


# --- board 3: the Return to Paris -----------------------------------------------------------------


def road_space(g: "Game") -> int:
    """The first token left on the road."""
    return next(space for space in range(SPACES_RETURN) if g.s.spaces[space] != NO_TOKEN)  # RET-1


class RoadFight(Frame):
    """A Musketeer fights the first token left on board 3, without knowing it unless it lies face up."""

    __slots__ = ("space",)
    kind = "road_fight"
    fields = ("result", "hero", "space")

    def __init__(self, hero: int = -1) -> None:
        super().__init__(hero)
        self.space = -1  # of the token

    def contents(self) -> Contents:
        return ROAD_FIGHT_STEPS

    def numbers(self) -> list[int]:
        return [self.result, self.hero, self.space, -1, 0]

    def fill(self, numbers: list[int]) -> None:
        self.place = -1
        self.result, self.hero, self.space, _, _ = numbers


class FightOnRoad(Step[RoadFight]):
    __slots__ = ()

    def run(self, g: "Game", fight: RoadFight) -> int:
        space = fight.space = road_space(g)
        token = g.s.spaces[space]
        face_up = bool(g.s.face_up >> space & 1)
        fight.next_step()
        if face_up and token == TOKEN_SNARE:
            fight.result = SNARED
            return RUN
        foe = TOKEN_FOE[token] if face_up else UNKNOWN_FOE  # RET-1, RET-3, RUL-RETURN-FACE-UP
        return g.call(Duel(fight.hero, foe, space))


class AfterRoadFight(Step[RoadFight]):
    __slots__ = ()

    def run(self, g: "Game", fight: RoadFight) -> int:
        fight.next_step()
        if fight.result & SNARED:
            bitten(g, fight.hero, fight.space)
        elif fight.result & BEATEN:
            discard_token(g, fight.space)
        if all(g.s.spaces[space] == NO_TOKEN for space in range(SPACES_RETURN)):
            return g.call(BoardDone(fight.hero))
        return RUN


ROAD_FIGHT_STEPS: Final = Contents(RoadFight, {"fight": FightOnRoad(), "result": AfterRoadFight(), "done": Done()})


# --- board 4: the Galleries of the Louvre ---------------------------------------------------------


def challenge_space(g: "Game") -> int:
    return 3 * g.s.antechamber


def show_antechamber(g: "Game") -> None:
    first = challenge_space(g)
    for space in range(first, first + 3):
        turn_up(g, space)  # GAL-1, GAL-3


class PassAntechamber(Frame):
    """An antechamber is passed: its other tokens go, and the next antechamber is turned up."""

    __slots__ = ()
    kind = "pass_antechamber"
    fields = ("result", "hero")

    def contents(self) -> Contents:
        return PASS_ANTECHAMBER_STEPS


class NextAntechamber(Step[PassAntechamber]):
    __slots__ = ()

    def run(self, g: "Game", frame: PassAntechamber) -> int:
        s = g.s
        first = challenge_space(g)
        for space in range(first, first + 3):
            if s.spaces[space] != NO_TOKEN:
                discard_token(g, space)  # GAL-3
        pass_antechamber(g, frame.hero)
        if s.antechamber == ANTECHAMBERS:
            end_game(g, DIAMONDS)  # GAL-4, GOAL-2, RUL-WIN-FIRST
        else:
            show_antechamber(g)  # GAL-3
        return g.done()


PASS_ANTECHAMBER_STEPS: Final = Contents(PassAntechamber, {"pass": NextAntechamber()})


class GalleryFight(Frame):
    """A Musketeer fights one of the two adversaries of the antechamber."""

    __slots__ = ("slot",)
    kind = "gallery_fight"
    fields = ("result", "hero", "place", "slot")

    def __init__(self, hero: int = -1, place: int = -1, slot: int = -1) -> None:
        super().__init__(hero, place)
        self.slot = slot  # 1 or 2, counted from the challenge

    def contents(self) -> Contents:
        return GALLERY_FIGHT_STEPS

    def numbers(self) -> list[int]:
        return [self.result, self.hero, self.place, self.slot, 0]

    def fill(self, numbers: list[int]) -> None:
        self.result, self.hero, self.place, self.slot, _ = numbers


class FightInGallery(Step[GalleryFight]):
    __slots__ = ()

    def run(self, g: "Game", fight: GalleryFight) -> int:
        space = challenge_space(g) + fight.slot
        token = g.s.spaces[space]
        if token == TOKEN_SNARE:
            bitten(g, fight.hero, space)
            fight.go_to("done")
            return leave_if_cleared(g, fight.hero)
        fight.next_step()
        return g.call(Duel(fight.hero, TOKEN_FOE[token], space))


class AfterGalleryFight(Step[GalleryFight]):
    __slots__ = ()

    def run(self, g: "Game", fight: GalleryFight) -> int:
        if fight.result & BEATEN:
            discard_token(g, challenge_space(g) + fight.slot)
        fight.next_step()
        return leave_if_cleared(g, fight.hero)


GALLERY_FIGHT_STEPS: Final = Contents(
    GalleryFight, {"fight": FightInGallery(), "result": AfterGalleryFight(), "done": Done()}
)


def leave_if_cleared(g: "Game", hero: int) -> int:
    """With both adversaries gone, the antechamber is passed."""
    first = challenge_space(g)
    if g.s.spaces[first + 1] == NO_TOKEN and g.s.spaces[first + 2] == NO_TOKEN:
        return g.call(PassAntechamber(hero))  # GAL-2
    return RUN


class Passage(Frame):
    """The secret passage: three Epic tokens pass an antechamber."""

    __slots__ = ()
    kind = "passage"
    fields = ("result", "hero")

    def contents(self) -> Contents:
        return PASSAGE_STEPS


class PayPassage(Step[Passage]):
    """The team pays. One for All, a free action, can make up what is missing (ONE-5)."""

    __slots__ = ()

    def run(self, g: "Game", passage: Passage) -> int:
        price = g.table.components.passage_price
        if g.s.epic < price:
            if g.s.epic + WORTH * g.s.one_for_all >= price:
                return ASK
            g.emit("action_lost", passage.hero)  # ROCH-9
            return g.done()
        spend_epic(g, price)  # GAL-2
        passage.next_step()
        return g.call(PassAntechamber(passage.hero))  # GAL-2

    def ask(self, g: "Game", passage: Passage) -> Prompt:
        return Prompt(g, passage, "epic_for_passage", g.table.team_mask, passage.hero)

    def options(self, g: "Game", passage: Passage) -> list[int]:
        return [PASS]

    def answer(self, g: "Game", passage: Passage, action: int) -> None:
        g.emit("action_lost", passage.hero)
        passage.next_step()


PASSAGE_STEPS: Final = Contents(Passage, {"pay": PayPassage(), "done": Done()})
