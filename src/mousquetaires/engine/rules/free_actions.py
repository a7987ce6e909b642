"""ACT-12: free actions, which players may take while another choice is pending."""

from typing import TYPE_CHECKING, Final

from ..actions import ONE, ONE_EPIC, ONE_HONOUR, ONE_TIME, PAY_BEGGARS, SPACE, TURN_UP, VERB_BITS, VERB_MASK
from ..effects.on_cards import remove_trap, turn_up
from ..effects.on_tracks import lose_pistoles, spend_epic
from ..frames import ASK, RUN, Contents, Done, Frame, Step
from ..ids import BEGGARS, INN, INN_SPACES, LOUVRE, NO_TOKEN
from ..prompts import Prompt
from ..reasons import NOT_OFFERED, Reason
from .mission_cards import MissionCheck
from .one_for_all import play_one_for_all

if TYPE_CHECKING:
    from ..machine import Game


def free_actions(g: "Game", prompt: Prompt) -> list[int]:
    """Every free action open to the Musketeer players beside this prompt."""
    s = g.s
    found: list[int] = []
    beggars = s.trap_at[BEGGARS]
    if beggars <= LOUVRE and s.purse >= g.table.components.traps[BEGGARS].amount:
        found.append(PAY_BEGGARS | beggars << VERB_BITS)  # TRAP-3, TRAP-5
    if s.one_for_all and _one_may_be_played(g, prompt):
        for effect in (ONE_TIME, ONE_HONOUR, ONE_EPIC):
            if _one_has_effect(g, effect):
                found.append(ONE | effect << VERB_BITS)
    if s.board == INN and s.epic and _between_actions(prompt) and face_down(g):  # INN-5, QST-6
        found.append(TURN_UP)  # INN-5
    return found


def why_not_free(g: "Game", prompt: Prompt, action: int) -> Reason:
    """The reason for a free action that is not open now."""
    verb = action & VERB_MASK
    s = g.s
    if verb == PAY_BEGGARS:
        price = g.table.components.traps[BEGGARS].amount
        if s.trap_at[BEGGARS] != action >> VERB_BITS or s.trap_at[BEGGARS] > LOUVRE:
            return Reason("TRAP-3", "reason-no-beggars")
        return Reason("TRAP-3", "reason-pistoles", needed=price, purse=s.purse)
    if verb == ONE and action >> VERB_BITS <= ONE_EPIC:
        if not s.one_for_all:
            return Reason("ONE-1", "reason-no-one-for-all")
        if not _one_may_be_played(g, prompt):
            return Reason("ONE-2", "reason-not-now")
        return Reason("ONE-2", "reason-no-effect")
    if action == TURN_UP:
        if s.board != INN:
            return Reason("INN-5", "reason-not-this-board")
        if not s.epic:
            return Reason("INN-5", "reason-epic", needed=1, epic=0)
        return Reason("QST-6", "reason-not-now")
    return NOT_OFFERED


def play_free(g: "Game", action: int) -> None:
    """Carry a free action out, above the pending step."""
    verb = action & VERB_MASK
    if verb == PAY_BEGGARS:
        place = action >> VERB_BITS
        lose_pistoles(g, g.table.components.traps[BEGGARS].amount)  # TRAP-3, CARD-BEGGARS
        g.emit("beggars_paid", place)
        remove_trap(g, BEGGARS)  # TRAP-2
        g.call(Aside())
        g.call(MissionCheck(place))
    elif verb == ONE:
        play_one_for_all(g, action >> VERB_BITS)
    else:
        spend_epic(g, 1)  # INN-5
        g.call(Aside())
        g.call(TurnUp())


def _one_may_be_played(g: "Game", prompt: Prompt) -> bool:
    """At any Musketeer decision in phase II, and in the windows of ONE-2."""
    if prompt.kind == "one_for_all":
        return True
    return g.s.phase == 2 and bool(prompt.seats & g.table.team_mask)  # ONE-2, RUL-TEAM-DECIDES


def _one_has_effect(g: "Game", effect: int) -> bool:
    s = g.s
    if effect == ONE_TIME:
        return not s.time_stopped
    if effect == ONE_HONOUR:
        return s.honour < g.table.components.honour
    return s.epic < g.table.components.epic_tokens


def _between_actions(prompt: Prompt) -> bool:
    return prompt.kind == "musketeer_action" or prompt.kind == "next_musketeer"  # QST-6


def face_down(g: "Game") -> list[int]:
    """The spaces of the Inn whose token lies face down."""
    s = g.s
    return [x for x in range(INN_SPACES) if s.spaces[x] != NO_TOKEN and not s.face_up >> x & 1]


class Aside(Frame):
    """Marks what a free action has started, above the step it was played beside (ACT-12)."""

    __slots__ = ()
    kind = "aside"

    def contents(self) -> Contents:
        return ASIDE_STEPS


class ReturnFromAside(Step[Aside]):
    __slots__ = ()

    def run(self, g: "Game", aside: Aside) -> int:
        g.drop()  # without a result: the step below waits for another frame's
        return RUN


ASIDE_STEPS: Final = Contents(Aside, {"return": ReturnFromAside()})


class TurnUp(Frame):
    """An Epic token turns up three tokens of the Inn. All three are named before any is turned."""

    __slots__ = ("named", "spaces")
    kind = "turn_up"
    fields = ("result", "", "", "spaces", "named")

    def __init__(self) -> None:
        super().__init__()
        self.spaces = 0  # that were named, as a mask
        self.named = 0  # how many

    def contents(self) -> Contents:
        return TURN_UP_STEPS

    def numbers(self) -> list[int]:
        return [self.result, -1, -1, self.spaces, self.named]

    def fill(self, numbers: list[int]) -> None:
        self.result, self.hero, self.place, self.spaces, self.named = numbers


class NameTokens(Step[TurnUp]):
    __slots__ = ()

    def run(self, g: "Game", frame: TurnUp) -> int:
        if frame.named < g.table.components.inn_reveals and self.options(g, frame):  # INN-5
            return ASK
        for space in range(INN_SPACES):
            if frame.spaces >> space & 1:
                turn_up(g, space)
        return g.done()

    def ask(self, g: "Game", frame: TurnUp) -> Prompt:
        return Prompt(g, frame, "token_to_turn", g.table.team_mask)

    def options(self, g: "Game", frame: TurnUp) -> list[int]:
        return [SPACE | space << VERB_BITS for space in face_down(g) if not frame.spaces >> space & 1]

    def answer(self, g: "Game", frame: TurnUp, action: int) -> None:
        frame.spaces |= 1 << (action >> VERB_BITS)
        frame.named += 1


TURN_UP_STEPS: Final = Contents(TurnUp, {"name": NameTokens(), "show": Done()})
