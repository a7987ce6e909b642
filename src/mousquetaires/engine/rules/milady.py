"""MIL, QRT, RIC, SOLO: phase I, and what Milady does when phase II is over."""

from typing import TYPE_CHECKING, Final

from ..actions import CHOOSE_PARIS, DISCARD, FILL, GO, NAME, PASS, SEARCH, TAKE, TREACHERY, VERB_BITS, VERB_MASK
from ..bags import (
    can_draw_treachery,
    lose_siege_card,
    refill_treachery,
    reveal_treachery,
    siege_count,
    take_treachery,
)
from ..chance import SOLO_HERO, SOLO_PARIS, SOLO_PLACE, SOLO_SIEGE, TREACHERY_DRAW, Chance, pick
from ..effects import (
    begin_phase,
    check_barred,
    exclude_places,
    heal_rochefort,
    isolate,
    jail,
    lose_life,
    put_out,
    reinforce_siege,
    set_destination,
    show_milady,
    standing,
    start_hourglass,
    stay_away,
    take_conscripts,
    take_paris,
)
from ..frames import ASK, ROLL, Frame
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
from ..prompts import Prompt
from ..reasons import NOT_OFFERED, Reason
from .draw import DrawTreachery, Recover
from .force import Force
from .mission import open_paris, unused_paris
from .one import AFTER_TREACHERY, OneWindow, QueenLoses, TimeMove

if TYPE_CHECKING:
    from ..machine import Game

RICHELIEU_HAND: Final = 3  # RIC-1
SOLO_SIEGE_CARDS: Final = 2  # cards at the siege that put La Rochelle in the draw


def destinations(g: "Game") -> list[int]:
    """Where she may go: Rochefort out of action keeps her from his haunts."""
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
    steps = ("begin", "destination", "paris", "treachery", "done")

    def blank(self) -> "MiladyPhase":
        return MiladyPhase.__new__(MiladyPhase)

    def step(self, g: "Game") -> int:
        solo = g.table.solo
        if self.pc == 0:
            begin_phase(g, 1)
            self.pc = 1
        if self.pc == 1:
            if not solo or solo_destinations(g):
                return ROLL if solo else ASK
            stay_away(g)  # RUL-SOLO-NOWHERE
            self.pc = 2
        if self.pc == 2:
            if g.s.paris_card == NO_MISSION and g.s.paris_unused if solo else g.s.paris_hand:
                return ROLL if solo else ASK  # SOLO-4, MIL-3
            self.pc = 3
        if self.pc == 3:
            return self._treachery(g)
        return g.done()

    def _treachery(self, g: "Game") -> int:
        if g.table.milady and (can_draw_treachery(g) or any(g.s.treachery_hand)):
            return ASK
        self.pc = 4
        if g.table.solo:
            return g.call(SoloTreachery())  # SOLO-3
        return 0  # RUL-MILADY-IDLE

    # --- with Milady ------------------------------------------------------------------------------
    def ask(self, g: "Game") -> Prompt:
        return Prompt(g, self, ("", "destination", "new_paris", "treachery")[self.pc], 1 << MILADY)

    def options(self, g: "Game") -> list[int]:
        s = g.s
        if self.pc == 1:
            return [GO | place << VERB_BITS for place in destinations(g)]
        if self.pc == 2:
            return [PASS] + [CHOOSE_PARIS | card << VERB_BITS for card in unused_paris(s.paris_hand)]
        hand = [TREACHERY | card << VERB_BITS for card in range(TREACHERIES) if s.treachery_hand[card]]
        return [TAKE, *hand] if can_draw_treachery(g) else hand  # MIL-4

    def why(self, g: "Game", action: int) -> Reason:
        if self.pc == 1 and action & VERB_MASK == GO and action >> VERB_BITS in (PARIS, LOUVRE, QUEST):
            return Reason("MIL-2", "reason-rochefort-out")
        return NOT_OFFERED

    def answer(self, g: "Game", action: int) -> None:
        value = action >> VERB_BITS
        if self.pc == 1:
            self._go(g, value)
            self.pc = 2
        elif self.pc == 2:
            self.pc = 3
            if action != PASS:
                open_paris(g, value, True)  # MIL-3
                g.call(Force(place=PARIS))
        else:
            self.pc = 4
            g.call(DrawTreachery(n=1) if action == TAKE else PlayTreachery(what=value))  # MIL-4

    def _go(self, g: "Game", place: int) -> None:
        set_destination(g, place)  # MIL-1
        if not g.s.rochefort:
            exclude_places(g, 1 << PARIS | 1 << LOUVRE | 1 << QUEST)  # MIL-2
        g.tell(MILADY, "destination_chosen", place)
        g.tell_others(MILADY, "destination_hidden")

    # --- without her ------------------------------------------------------------------------------
    def chance(self, g: "Game") -> Chance:
        if self.pc == 1:
            return pick(SOLO_PLACE, [int(place in solo_destinations(g)) for place in range(PLACES)])  # SOLO-1
        return pick(SOLO_PARIS, [g.s.paris_unused >> card & 1 for card in range(PARIS_CARDS)])  # SOLO-4

    def land(self, g: "Game", outcome: int) -> None:
        if self.pc == 1:
            set_destination(g, outcome)
            show_milady(g)  # SOLO-1
            self.pc = 2
        else:
            self.pc = 3
            open_paris(g, outcome, False)  # SOLO-4
            g.call(Force(place=PARIS))  # SOLO-8


class SoloTreachery(Frame):
    """Without Milady a Treachery card is drawn and takes effect; Balm for an unhurt Rochefort is drawn again."""

    __slots__ = ()
    kind = "solo_treachery"
    steps = ("draw", "done")

    def blank(self) -> "SoloTreachery":
        return SoloTreachery.__new__(SoloTreachery)

    def step(self, g: "Game") -> int:
        if self.pc == 1 or not can_draw_treachery(g):
            return g.done()
        refill_treachery(g)
        return ROLL

    def chance(self, g: "Game") -> Chance:
        return pick(TREACHERY_DRAW, g.s.treachery_deck[:])  # SOLO-3

    def land(self, g: "Game", outcome: int) -> None:
        unhurt = g.s.rochefort == g.table.components.foes[ROCHEFORT].life
        if outcome == BALM and unhurt:
            reveal_treachery(g, outcome, False)  # SOLO-3
            g.emit("treachery_without_effect", outcome)
            return
        self.pc = 1
        g.call(PlayTreachery(what=outcome))


class PlayTreachery(Frame):
    """A Treachery card (``what``) takes effect at once; then the Musketeers may answer it."""

    __slots__ = ()
    kind = "play_treachery"
    steps = ("play", "victim", "answer", "done")

    def blank(self) -> "PlayTreachery":
        return PlayTreachery.__new__(PlayTreachery)

    def step(self, g: "Game") -> int:
        if self.pc == 0:
            reveal_treachery(g, self.what, g.table.milady)
            self.pc = 2
            return self._effect(g)
        if self.pc == 1:
            return ASK if g.table.milady else ROLL
        if self.pc == 2:
            self.pc = 3
            return g.call(OneWindow(what=AFTER_TREACHERY))  # ONE-2
        return g.done()

    def _effect(self, g: "Game") -> int:
        amount = g.table.components.treachery_amount[self.what]
        if self.what == AMBUSH or self.what == PRISON:
            if standing(g):
                self.pc = 1
            else:
                g.emit("treachery_without_effect", self.what)  # RUL-PRISON-NOBODY
        elif self.what == DEAD_END:
            self.pc = 3  # the window before the move is the answer to it
            return g.call(TimeMove(n=amount))  # CARD-DEAD-END, RUL-DEAD-END
        elif self.what == PLOT:
            return g.call(QueenLoses(n=amount))  # CARD-PLOT
        elif self.what == BALM:
            heal_rochefort(g, amount)  # CARD-BALM
        elif self.what == REINFORCEMENTS:
            reinforce_siege(g, amount)  # CARD-REINFORCEMENTS
        elif self.what == EMERGENCY:
            start_hourglass(g)  # CARD-EMERGENCY
        elif self.what == CONSCRIPTS:
            take_conscripts(g, amount)  # CARD-CONSCRIPTS
        elif self.what == ISOLATION:
            isolate(g)  # CARD-ISOLATION
        return 0

    def ask(self, g: "Game") -> Prompt:
        return Prompt(g, self, "victim", 1 << MILADY)

    def options(self, g: "Game") -> list[int]:
        return [NAME | hero << VERB_BITS for hero in standing(g)]  # RUL-STANDING-VICTIM

    def why(self, g: "Game", action: int) -> Reason:
        return Reason("MIL-4", "reason-lying")

    def answer(self, g: "Game", action: int) -> None:
        self._strike(g, action >> VERB_BITS)

    def chance(self, g: "Game") -> Chance:
        return pick(SOLO_HERO, [int(hero in standing(g)) for hero in range(HEROES)])  # SOLO-7

    def land(self, g: "Game", outcome: int) -> None:
        self._strike(g, outcome)

    def _strike(self, g: "Game", hero: int) -> None:
        self.pc = 2
        if self.what == PRISON:
            jail(g, hero)  # CARD-PRISON, BAS-1, BAS-4
            return
        lose_life(g, hero, g.table.components.treachery_amount[AMBUSH])  # CARD-AMBUSH
        if g.s.life[hero] == 0:
            put_out(g, hero)
            check_barred(g)  # GOAL-7
            g.call(Recover(hero))  # CARD-AMBUSH, MUS-3


class Deed(Frame):
    """The end of phase II: Milady turns up her card and does what its place allows."""

    __slots__ = ()
    kind = "deed"
    steps = ("show", "choose", "done")

    def blank(self) -> "Deed":
        return Deed.__new__(Deed)

    def step(self, g: "Game") -> int:
        s = g.s
        if self.pc == 0:
            if s.destination != NOWHERE:
                show_milady(g)  # MUS-5
            if s.fled or s.found:  # MUS-5, RIC-2, ROCH-4
                return g.done()
            if s.destination == RICHELIEU:
                refill_treachery(g)  # DECK-TREACHERY
            self.pc = 1
        if self.pc == 1 and self._has_choice(g):
            return ROLL if g.table.solo else ASK
        return g.done()

    def _has_choice(self, g: "Game") -> bool:
        """By open facts: cards at the siege, unused Paris cards, Treachery cards left."""
        place = g.s.destination
        if place == ROCHELLE:
            return any(g.s.siege_cards[card] for card in COMBAT_CARDS)  # SIEGE-1, RUL-BASSOMPIERRE
        if place == QUARTERS:
            return g.s.paris_unused > 0  # QRT-1
        return place == RICHELIEU and can_draw_treachery(g)  # RIC-1

    def ask(self, g: "Game") -> Prompt:
        kinds = {ROCHELLE: "siege_discard", QUARTERS: "quarters_card", RICHELIEU: "richelieu_deed"}
        return Prompt(g, self, kinds[g.s.destination], 1 << MILADY)

    def options(self, g: "Game") -> list[int]:
        s = g.s
        if s.destination == ROCHELLE:
            return [DISCARD | card << VERB_BITS for card in COMBAT_CARDS if s.siege_cards[card]]  # RUL-BASSOMPIERRE
        if s.destination == QUARTERS:
            cards = [CHOOSE_PARIS | card << VERB_BITS for card in unused_paris(s.paris_unused)]
            return [PASS, *cards]  # QRT-1, RUL-QUARTERS-CARD
        searches = [SEARCH | card << VERB_BITS for card in range(TREACHERIES) if s.treachery_deck[card]]
        return [FILL, *searches] if sum(s.treachery_hand) < RICHELIEU_HAND else searches  # RIC-1

    def answer(self, g: "Game", action: int) -> None:
        self.pc = 2
        value = action >> VERB_BITS
        verb = action & VERB_MASK
        if verb == DISCARD:
            lose_siege_card(g, value)  # SIEGE-1
        elif verb == CHOOSE_PARIS:
            take_paris(g, value)  # QRT-1
        elif verb == SEARCH:
            take_treachery(g, value)  # RIC-1
        elif verb == FILL:
            g.call(DrawTreachery(n=RICHELIEU_HAND - sum(g.s.treachery_hand)))  # RIC-1

    def chance(self, g: "Game") -> Chance:
        laid = g.s.siege_cards
        return pick(SOLO_SIEGE, [laid[card] if card in COMBAT_CARDS else 0 for card in range(CARDS)])  # SOLO-7, SIEGE-1

    def land(self, g: "Game", outcome: int) -> None:
        self.pc = 2
        lose_siege_card(g, outcome)
