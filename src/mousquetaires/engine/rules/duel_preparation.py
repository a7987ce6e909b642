"""DUEL: before the dice are rolled. Cards, Aramis's gift and Epic tokens add dice."""

from typing import TYPE_CHECKING

from ..actions import GIFT, SPEND, VERB_BITS, VERB_MASK
from ..effects.on_cards import turn_up
from ..effects.on_tracks import spend_epic
from ..frames import ASK, Step
from ..ids import RETURN, TOKEN_FOE, TOKEN_SNARE, UNKNOWN_FOE
from ..prompts import Prompt
from ..reasons import Reason
from .combat_cards import combat_choices, gift_choices, may_use_gift, play_combat, use_gift
from .duel_outcome import SNARED

if TYPE_CHECKING:
    from ..machine import Game
    from .duel import Duel


class CombatCards(Step["Duel"]):
    """Announce the duel. A player who holds cards is asked for Combat cards."""

    __slots__ = ()

    def run(self, g: "Game", duel: "Duel") -> int:
        if not duel.announced:
            duel.announced = True
            duel.blue_dice = g.table.components.heroes[duel.hero].combat  # DUEL-1
            g.emit("duel_began", duel.hero, duel.foe)
        return ASK if g.s.hand_size[g.table.seat_of[duel.hero]] and duel.room(g) > 0 else duel.next_step()

    def ask(self, g: "Game", duel: "Duel") -> Prompt:
        return Prompt(g, duel, "combat_cards", 1 << g.table.seat_of[duel.hero], duel.hero)

    def options(self, g: "Game", duel: "Duel") -> list[int]:
        return combat_choices(g, g.table.seat_of[duel.hero], duel.room(g))

    def why(self, g: "Game", duel: "Duel", action: int) -> Reason:
        return Reason("DUEL-1", "reason-combat-cards", room=duel.room(g))

    def answer(self, g: "Game", duel: "Duel", action: int) -> None:
        duel.add_dice(g, play_combat(g, duel.hero, action >> VERB_BITS))  # DUEL-1
        duel.next_step()


class Gift(Step["Duel"]):
    """Aramis may discard a card for a die."""

    __slots__ = ()

    def run(self, g: "Game", duel: "Duel") -> int:
        return ASK if duel.room(g) > 0 and may_use_gift(g, duel.hero) else duel.next_step()  # DUEL-2

    def ask(self, g: "Game", duel: "Duel") -> Prompt:
        return Prompt(g, duel, "gift", 1 << g.table.seat_of[duel.hero], duel.hero)

    def options(self, g: "Game", duel: "Duel") -> list[int]:
        return gift_choices(g, g.table.seat_of[duel.hero])

    def answer(self, g: "Game", duel: "Duel", action: int) -> None:
        if action & VERB_MASK == GIFT:
            use_gift(g, duel.hero, action >> VERB_BITS)
            duel.add_dice(g, 1)  # DUEL-2
        duel.next_step()


class TurnUpToken(Step["Duel"]):
    """A token that lies face down is turned up. A snare is no duel."""

    __slots__ = ()

    def run(self, g: "Game", duel: "Duel") -> int:
        if duel.foe == UNKNOWN_FOE:
            turn_up(g, duel.space)  # RET-1
            token = g.s.spaces[duel.space]
            if token == TOKEN_SNARE:
                return g.done(SNARED)  # RUL-BLIND-SNARE
            duel.foe = TOKEN_FOE[token]
        duel.red_dice = duel.foe_card(g).dice  # DUEL-3
        return duel.next_step()


class EpicForDuel(Step["Duel"]):
    """On the way back to Paris, Epic tokens add dice against a token. One for All gives such tokens."""

    __slots__ = ()

    def run(self, g: "Game", duel: "Duel") -> int:
        helps = duel.space >= 0 and g.s.board == RETURN  # RET-2
        return ASK if helps and duel.room(g) > 0 and (g.s.epic or g.s.one_for_all) else duel.next_step()

    def ask(self, g: "Game", duel: "Duel") -> Prompt:
        return Prompt(g, duel, "epic_for_duel", g.table.team_mask, duel.hero)  # RUL-TEAM-DECIDES

    def options(self, g: "Game", duel: "Duel") -> list[int]:
        return [SPEND | n << VERB_BITS for n in range(min(g.s.epic, duel.room(g)) + 1)]  # RET-2

    def answer(self, g: "Game", duel: "Duel", action: int) -> None:
        spend_epic(g, action >> VERB_BITS)
        duel.add_dice(g, action >> VERB_BITS)  # RET-2
        duel.next_step()
