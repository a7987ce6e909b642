"""MIL, QRT, RIC, SOLO: phase I, and what Milady does when phase II is over."""

from typing import TYPE_CHECKING, Final

from ..actions import CHOOSE_PARIS, DISCARD, FILL, GO, NAME, PASS, SEARCH, TAKE, TREACHERY, VERB_BITS, VERB_MASK
from ..card_effects import (
    can_draw_treachery,
    lose_siege_card,
    refill_treachery,
    reveal_treachery,
    siege_count,
    take_treachery,
)
from ..chance import SOLO_HERO, SOLO_PARIS, SOLO_PLACE, SOLO_SIEGE, TREACHERY_DRAW, Chance, pick
from ..effects import begin_phase, check_barred, jail, lose_life, put_out, standing
from ..frames import ASK, ROLL, RUN, Contents, Done, Frame, Step
from ..ids import (
    AMBUSH,
    BALM,
    CARDS,
    COMBAT_CARDS,
    CONSCRIPTS,
    DEAD_END,
    EMERGENCY,
    GALLERIES,
    HEROES,
    ISOLATION,
    LOCATION_CARDS,
    LOUVRE,
    MILADY,
    NO_MISSION,
    NOWHERE,
    PARIS,
    PARIS_CARDS,
    PLACES,
    PLOT,
    PRISON,
    QUARTERS,
    QUEST,
    REINFORCEMENTS,
    RICHELIEU,
    ROCHEFORT,
    ROCHELLE,
    TREACHERIES,
)
from ..milady_effects import (
    exclude_places,
    heal_rochefort,
    isolate,
    reinforce_siege,
    set_destination,
    show_milady,
    start_hourglass,
    stay_away,
    take_conscripts,
)
from ..mission_effects import take_paris
from ..prompts import Prompt
from ..reasons import NOT_OFFERED, Reason
from .adversary_placement import Force
from .card_drawing import DrawTreachery, Recover
from .mission import open_paris, unused_paris
from .one_for_all import AFTER_TREACHERY, OneWindow, QueenLoses, TimeMove

if TYPE_CHECKING:
    from ..machine import Game

RICHELIEU_HAND: Final = 3  # RIC-1
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


class SoloTreachery(Frame):
    """Without Milady a Treachery card is drawn and takes effect. Balm is drawn again if Rochefort is unhurt."""

    __slots__ = ()
    kind = "solo_treachery"

    def contents(self) -> Contents:
        return SOLO_TREACHERY_STEPS


class DrawSoloTreachery(Step[SoloTreachery]):
    __slots__ = ()

    def run(self, g: "Game", frame: SoloTreachery) -> int:
        if not can_draw_treachery(g):
            return g.done()
        refill_treachery(g)
        return ROLL

    def chance(self, g: "Game", frame: SoloTreachery) -> Chance:
        return pick(TREACHERY_DRAW, g.s.treachery_deck[:])  # SOLO-3

    def land(self, g: "Game", frame: SoloTreachery, outcome: int) -> None:
        unhurt = g.s.rochefort == g.table.components.foes[ROCHEFORT].life
        if outcome == BALM and unhurt:
            reveal_treachery(g, outcome, False)  # SOLO-3
            g.emit("treachery_without_effect", outcome)
            return
        frame.next_step()
        g.call(PlayTreachery(outcome))


SOLO_TREACHERY_STEPS: Final = Contents(SoloTreachery, {"draw": DrawSoloTreachery(), "done": Done()})


class PlayTreachery(Frame):
    """A Treachery card takes effect at once. Then the Musketeers may answer with One for All."""

    __slots__ = ("card",)
    kind = "play_treachery"
    fields = ("result", "", "", "card")

    def __init__(self, card: int = -1) -> None:
        super().__init__()
        self.card = card

    def contents(self) -> Contents:
        return PLAY_TREACHERY_STEPS

    def numbers(self) -> list[int]:
        return [self.result, -1, -1, self.card, 0]

    def fill(self, numbers: list[int]) -> None:
        self.result, self.hero, self.place, self.card, _ = numbers


class PlayCard(Step[PlayTreachery]):
    __slots__ = ()

    def run(self, g: "Game", play: PlayTreachery) -> int:
        card = play.card
        amount = g.table.components.treachery_amount[card]
        reveal_treachery(g, card, g.table.milady)
        play.go_to("answer")
        if card == AMBUSH or card == PRISON:
            if standing(g):
                return play.go_to("victim")
            g.emit("treachery_without_effect", card)  # RUL-PRISON-NOBODY
        elif card == DEAD_END:
            play.go_to("done")  # the Musketeers are asked before the Time token moves
            return g.call(TimeMove(amount))  # CARD-DEAD-END, RUL-DEAD-END
        elif card == PLOT:
            return g.call(QueenLoses(amount))  # CARD-PLOT
        elif card == BALM:
            heal_rochefort(g, amount)  # CARD-BALM
        elif card == REINFORCEMENTS:
            reinforce_siege(g, amount)  # CARD-REINFORCEMENTS
        elif card == EMERGENCY:
            start_hourglass(g)  # CARD-EMERGENCY
        elif card == CONSCRIPTS:
            take_conscripts(g, amount)  # CARD-CONSCRIPTS
        elif card == ISOLATION:
            isolate(g)  # CARD-ISOLATION
        return RUN


class ChooseVictim(Step[PlayTreachery]):
    """Milady names the Musketeer whom an Ambush or a Prison card hits. Without Milady one is drawn."""

    __slots__ = ()

    def run(self, g: "Game", play: PlayTreachery) -> int:
        return ASK if g.table.milady else ROLL

    def ask(self, g: "Game", play: PlayTreachery) -> Prompt:
        return Prompt(g, play, "victim", 1 << MILADY)

    def options(self, g: "Game", play: PlayTreachery) -> list[int]:
        return [NAME | hero << VERB_BITS for hero in standing(g)]  # RUL-STANDING-VICTIM

    def why(self, g: "Game", play: PlayTreachery, action: int) -> Reason:
        return Reason("MIL-4", "reason-lying")

    def answer(self, g: "Game", play: PlayTreachery, action: int) -> None:
        self.hit(g, play, action >> VERB_BITS)

    def chance(self, g: "Game", play: PlayTreachery) -> Chance:
        return pick(SOLO_HERO, [int(hero in standing(g)) for hero in range(HEROES)])  # SOLO-7

    def land(self, g: "Game", play: PlayTreachery, outcome: int) -> None:
        self.hit(g, play, outcome)

    def hit(self, g: "Game", play: PlayTreachery, hero: int) -> None:
        play.next_step()
        if play.card == PRISON:
            jail(g, hero)  # CARD-PRISON, BAS-1, BAS-4
            return
        lose_life(g, hero, g.table.components.treachery_amount[AMBUSH])  # CARD-AMBUSH
        if g.s.life[hero] == 0:
            put_out(g, hero)
            check_barred(g)  # GOAL-7
            g.call(Recover(hero))  # CARD-AMBUSH, MUS-3


class AnswerTreachery(Step[PlayTreachery]):
    __slots__ = ()

    def run(self, g: "Game", play: PlayTreachery) -> int:
        play.next_step()
        return g.call(OneWindow(AFTER_TREACHERY))  # ONE-2


PLAY_TREACHERY_STEPS: Final = Contents(
    PlayTreachery, {"play": PlayCard(), "victim": ChooseVictim(), "answer": AnswerTreachery(), "done": Done()}
)


class Deed(Frame):
    """The end of phase II: Milady turns up her card and does what its place allows."""

    __slots__ = ()
    kind = "deed"

    def contents(self) -> Contents:
        return DEED_STEPS


class ShowMilady(Step[Deed]):
    __slots__ = ()

    def run(self, g: "Game", deed: Deed) -> int:
        s = g.s
        if s.destination != NOWHERE:
            show_milady(g)  # MUS-5
        if s.fled or s.found:  # MUS-5, RIC-2, ROCH-4
            return g.done()
        if s.destination == RICHELIEU:
            refill_treachery(g)  # DECK-TREACHERY
        return deed.next_step()


class ChooseDeed(Step[Deed]):
    __slots__ = ()

    def run(self, g: "Game", deed: Deed) -> int:
        if self.has_choice(g):
            return ROLL if g.table.solo else ASK
        return g.done()

    def has_choice(self, g: "Game") -> bool:
        """By what all players see: cards at the siege, unused Paris cards, Treachery cards left."""
        place = g.s.destination
        if place == ROCHELLE:
            return any(g.s.siege_cards[card] for card in COMBAT_CARDS)  # SIEGE-1, RUL-BASSOMPIERRE
        if place == QUARTERS:
            return g.s.paris_unused > 0  # QRT-1
        return place == RICHELIEU and can_draw_treachery(g)  # RIC-1

    def ask(self, g: "Game", deed: Deed) -> Prompt:
        kinds = {ROCHELLE: "siege_discard", QUARTERS: "quarters_card", RICHELIEU: "richelieu_deed"}
        return Prompt(g, deed, kinds[g.s.destination], 1 << MILADY)

    def options(self, g: "Game", deed: Deed) -> list[int]:
        s = g.s
        if s.destination == ROCHELLE:
            return [DISCARD | card << VERB_BITS for card in COMBAT_CARDS if s.siege_cards[card]]  # RUL-BASSOMPIERRE
        if s.destination == QUARTERS:
            cards = [CHOOSE_PARIS | card << VERB_BITS for card in unused_paris(s.paris_unused)]
            return [PASS, *cards]  # QRT-1, RUL-QUARTERS-CARD
        searches = [SEARCH | card << VERB_BITS for card in range(TREACHERIES) if s.treachery_deck[card]]
        return [FILL, *searches] if sum(s.treachery_hand) < RICHELIEU_HAND else searches  # RIC-1

    def answer(self, g: "Game", deed: Deed, action: int) -> None:
        deed.next_step()
        value = action >> VERB_BITS
        verb = action & VERB_MASK
        if verb == DISCARD:
            lose_siege_card(g, value)  # SIEGE-1
        elif verb == CHOOSE_PARIS:
            take_paris(g, value)  # QRT-1
        elif verb == SEARCH:
            take_treachery(g, value)  # RIC-1
        elif verb == FILL:
            g.call(DrawTreachery(RICHELIEU_HAND - sum(g.s.treachery_hand)))  # RIC-1

    def chance(self, g: "Game", deed: Deed) -> Chance:
        laid = g.s.siege_cards
        return pick(SOLO_SIEGE, [laid[card] if card in COMBAT_CARDS else 0 for card in range(CARDS)])  # SOLO-7, SIEGE-1

    def land(self, g: "Game", deed: Deed, outcome: int) -> None:
        deed.next_step()
        lose_siege_card(g, outcome)


DEED_STEPS: Final = Contents(Deed, {"show": ShowMilady(), "choose": ChooseDeed(), "done": Done()})
