"""MIL, SOLO: phase I. Milady chooses a destination, perhaps a Paris mission, and a Treachery card."""

from typing import TYPE_CHECKING, Final

from ..actions import CHOOSE_PARIS, GO, PASS, TAKE, TREACHERY, VERB_BITS, VERB_MASK
from ..chance import SOLO_PARIS, SOLO_PLACE, Chance, pick
from ..effects.on_cards import can_draw_treachery, siege_count
from ..effects.on_history import remember_choice
from ..effects.on_milady import exclude_places, set_destination, show_milady, stay_away
from ..effects.on_turn import begin_phase
from ..frames import ASK, ROLL, RUN, Contents, Done, Frame, Step
from ..ids import (
    GALLERIES,
    LOCATION_CARDS,
    LOUVRE,
    MILADY,
    NO_MISSION,
    PARIS,
    PARIS_CARDS,
    PLACES,
    QUEST,
    ROCHELLE,
    TREACHERIES,
)
from ..prompts import Prompt
from ..reasons import NOT_OFFERED, Reason
from .adversary_placement import Force
from .card_drawing import DrawTreachery
from .mission_cards import open_paris, unused_paris
from .treachery import PlayTreachery, SoloTreachery

if TYPE_CHECKING:
    from ..machine import Game

SOLO_SIEGE_CARDS: Final = 2  # cards at the siege that put La Rochelle in the draw


def destinations(g: "Game") -> list[int]:
    """Where Milady may go. With Rochefort out of action she stays away from the missions."""
    if g.s.rochefort:
        return list(LOCATION_CARDS)  # MIL-1
    return [place for place in LOCATION_CARDS if place not in (PARIS, LOUVRE, QUEST)]  # MIL-2


def solo_destinations(g: "Game") -> list[int]:
    """What can be drawn without Milady."""
    if g.s.board == GALLERIES and g.s.rochefort:
        return [QUEST]  # SOLO-2, RUL-SOLO-GALLERIES
    found = [PARIS, LOUVRE, QUEST] if g.s.rochefort else []  # SOLO-1, MIL-2
    return [*found, ROCHELLE] if siege_count(g) >= SOLO_SIEGE_CARDS else found  # SOLO-1


class MiladyPhase(Frame):
    """Phase I: a secret destination, perhaps a Paris card, Treachery."""

    __slots__ = ()
    kind = "milady_phase"

    def contents(self) -> Contents:
        return MILADY_PHASE_STEPS


class BeginMilady(Step[MiladyPhase]):
    __slots__ = ()

    def run(self, g: "Game", phase: MiladyPhase) -> int:
        begin_phase(g, 1)
        return phase.next_step()


class ChooseDestination(Step[MiladyPhase]):
    """Milady chooses in secret where she goes. Without Milady the place is drawn and shown."""

    __slots__ = ()

    def run(self, g: "Game", phase: MiladyPhase) -> int:
        solo = g.table.solo
        if not solo or solo_destinations(g):
            return ROLL if solo else ASK
        stay_away(g)  # RUL-SOLO-NOWHERE
        return phase.next_step()

    def ask(self, g: "Game", phase: MiladyPhase) -> Prompt:
        return Prompt(g, phase, "destination", 1 << MILADY)

    def options(self, g: "Game", phase: MiladyPhase) -> list[int]:
        return [GO | place << VERB_BITS for place in destinations(g)]

    def why(self, g: "Game", phase: MiladyPhase, action: int) -> Reason:
        if action & VERB_MASK == GO and action >> VERB_BITS in (PARIS, LOUVRE, QUEST):
            return Reason("MIL-2", "reason-rochefort-out")
        return NOT_OFFERED

    def answer(self, g: "Game", phase: MiladyPhase, action: int) -> None:
        place = action >> VERB_BITS
        remember_choice(g)
        set_destination(g, place)  # MIL-1
        if not g.s.rochefort:
            exclude_places(g, 1 << PARIS | 1 << LOUVRE | 1 << QUEST)  # MIL-2
        g.tell(MILADY, "destination_chosen", place)
        g.tell_others(MILADY, "destination_hidden")
        phase.next_step()

    def chance(self, g: "Game", phase: MiladyPhase) -> Chance:
        return pick(SOLO_PLACE, [int(place in solo_destinations(g)) for place in range(PLACES)])  # SOLO-1

    def land(self, g: "Game", phase: MiladyPhase, outcome: int) -> None:
        set_destination(g, outcome)
        show_milady(g)  # SOLO-1
        phase.next_step()


class NewParis(Step[MiladyPhase]):
    """Milady may play a Paris card from her hand. Without Milady one is drawn when none is in play."""

    __slots__ = ()

    def run(self, g: "Game", phase: MiladyPhase) -> int:
        if g.table.solo:
            due = g.s.paris_card == NO_MISSION and g.s.paris_unused
            return ROLL if due else phase.next_step()  # SOLO-4
        return ASK if g.s.paris_hand else phase.next_step()  # MIL-3

    def ask(self, g: "Game", phase: MiladyPhase) -> Prompt:
        return Prompt(g, phase, "new_paris", 1 << MILADY)

    def options(self, g: "Game", phase: MiladyPhase) -> list[int]:
        return [PASS] + [CHOOSE_PARIS | card << VERB_BITS for card in unused_paris(g.s.paris_hand)]

    def answer(self, g: "Game", phase: MiladyPhase, action: int) -> None:
        phase.next_step()
        if action != PASS:
            open_paris(g, action >> VERB_BITS, True)  # MIL-3
            g.call(Force(PARIS))

    def chance(self, g: "Game", phase: MiladyPhase) -> Chance:
        return pick(SOLO_PARIS, [g.s.paris_unused >> card & 1 for card in range(PARIS_CARDS)])  # SOLO-4

    def land(self, g: "Game", phase: MiladyPhase, outcome: int) -> None:
        phase.next_step()
        open_paris(g, outcome, False)  # SOLO-4
        g.call(Force(PARIS))  # SOLO-8


class TreacheryCard(Step[MiladyPhase]):
    """Milady draws or plays a Treachery card. Without Milady one is drawn and played."""

    __slots__ = ()

    def run(self, g: "Game", phase: MiladyPhase) -> int:
        if g.table.milady and (can_draw_treachery(g) or any(g.s.treachery_hand)):
            return ASK
        phase.next_step()
        return g.call(SoloTreachery()) if g.table.solo else RUN  # SOLO-3, RUL-MILADY-IDLE

    def ask(self, g: "Game", phase: MiladyPhase) -> Prompt:
        return Prompt(g, phase, "treachery", 1 << MILADY)

    def options(self, g: "Game", phase: MiladyPhase) -> list[int]:
        hand = [TREACHERY | card << VERB_BITS for card in range(TREACHERIES) if g.s.treachery_hand[card]]
        return [TAKE, *hand] if can_draw_treachery(g) else hand  # MIL-4

    def answer(self, g: "Game", phase: MiladyPhase, action: int) -> None:
        phase.next_step()
        g.call(DrawTreachery(1) if action == TAKE else PlayTreachery(action >> VERB_BITS))  # MIL-4


MILADY_PHASE_STEPS: Final = Contents(
    MiladyPhase,
    {
        "begin": BeginMilady(),
        "destination": ChooseDestination(),
        "paris": NewParis(),
        "treachery": TreacheryCard(),
        "done": Done(),
    },
)
