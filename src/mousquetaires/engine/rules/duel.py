"""DUEL: steel against steel, to the first blood."""

from typing import TYPE_CHECKING, Final

from ..actions import BLADE, GIFT, PASS, REROLL, SPEND, VERB_BITS, VERB_MASK, cards_action
from ..bags import discard_cards, equipped, held, turn_up
from ..chance import BLADE_DIE, DUEL_BLUE, DUEL_RED, FOE_REROLL, Chance, roll
from ..components import (
    CUT_PURSE,
    FOE_ARMOUR,
    FOE_PISTOL,
    JAILER,
    NO_FACES,
    PARTING_WOUND,
    REROLLS_SHIELD,
    STEADY,
    Faces,
    FoeCard,
)
from ..effects import (
    lose_life,
    lose_pistoles,
    mark_for_bastille,
    put_out,
    spend_epic,
    spend_gift,
    wound_foe,
    wound_token,
)
from ..frames import ASK, ROLL, Frame
from ..ids import (
    ARAMIS,
    ARMOUR,
    CARDS,
    COMBAT,
    DOUBLE,
    LILY,
    MILADY,
    NAMED_FOES,
    PISTOL,
    RETURN,
    SHIELD,
    SWORD,
    TOKEN_FOE,
    TOKEN_SNARE,
    UNKNOWN_FOE,
)
from ..ids import BLADE as TOLEDO
from ..prompts import Prompt
from ..reasons import NOT_OFFERED, Reason

if TYPE_CHECKING:
    from ..machine import Game

# What a duel answers, as bits.
FOE_WOUNDED: Final = 1
HERO_WOUNDED: Final = 2
BEATEN: Final = 4
HERO_OUT: Final = 8
SNARED: Final = 16  # the face-down token was a snare: no duel took place

# Steps
CARDS_STEP: Final = 0
GIFT_STEP: Final = 1
TURN_STEP: Final = 2
EPIC_STEP: Final = 3
BLUE_STEP: Final = 4
RED_STEP: Final = 5
REROLL_STEP: Final = 6
REROLL_DIE_STEP: Final = 7
BLADE_STEP: Final = 8
BLADE_DIE_STEP: Final = 9
COMPARE_STEP: Final = 10
END_STEP: Final = 11

FACE_COUNT: Final = (1, 16, 256)  # one die of each face in a packed roll


def shows(blue: int, manoeuvre: Faces) -> bool:
    """Whether the roll contains a manoeuvre's three faces."""
    return (blue & 15) >= manoeuvre[0] and (blue >> 4 & 15) >= manoeuvre[1] and (blue >> 8) >= manoeuvre[2]


def combat_choices(g: "Game", seat: int, room: int) -> list[int]:
    """Every way to add Combat cards within so many dice, none first."""
    single, double = g.table.components.combat_dice
    found = []
    for doubles in range(held(g, seat, DOUBLE) + 1):
        for singles in range(held(g, seat, COMBAT) + 1):  # RUL-BLIND-FIGHT: playing none is a choice, too
            if singles * single + doubles * double > room:  # DUEL-1, RUL-SIX-DICE
                break
            found.append(cards_action(singles, doubles))
    return found


def play_combat(g: "Game", hero: int, cards: int) -> int:
    """Discard the chosen Combat cards (singles, then doubles, packed); the dice they bring."""
    seat = g.table.seat_of[hero]
    single, double = g.table.components.combat_dice
    singles, doubles = cards & 15, cards >> 4
    if singles:
        discard_cards(g, seat, COMBAT, singles)
    if doubles:
        discard_cards(g, seat, DOUBLE, doubles)
    return singles * single + doubles * double  # DUEL-1, CARD-COMBAT, CARD-DOUBLE


def gift_choices(g: "Game", seat: int) -> list[int]:
    """Aramis may discard any one card, or keep his gift."""
    hand = g.s.hands
    return [PASS] + [GIFT | card << VERB_BITS for card in range(CARDS) if hand[seat * CARDS + card]]


def may_use_gift(g: "Game", hero: int) -> bool:
    return hero == ARAMIS and not g.s.gift_used and g.s.hand_size[g.table.seat_of[hero]] > 0  # CHAL-4, HERO-ARAMIS


def use_gift(g: "Game", hero: int, card: int) -> None:
    spend_gift(g)  # CHAL-4, DUEL-2
    discard_cards(g, g.table.seat_of[hero], card)
    g.emit("gift_used", hero, card)


class Duel(Frame):
    """One duel: ``what`` is the foe; for a Quest token, ``place`` is its space.

    ``blue`` and ``red`` are the dice each side still rolls, ``n`` the round, ``blue_roll`` and
    ``red_roll`` what lies on the table, ``flags`` what has been used up and what has come of it.
    """

    __slots__ = ("blue", "blue_roll", "flags", "red", "red_roll", "used")

    kind = "duel"
    # fmt: off
    steps = (
        "combat_cards", "gift", "turn_up", "epic", "roll_blue", "roll_red", "foe_rerolls", "foe_die", "blade",
        "blade_die", "compare", "end",
    )
    # fmt: on

    def __init__(self, hero: int = -1, place: int = -1, what: int = -1, n: int = 0) -> None:
        super().__init__(hero, place, what, n)
        self.blue = 0
        self.red = 0
        self.blue_roll = 0
        self.red_roll = 0
        self.used = 0  # bit 0: Toledo blade, bit 1: the foe's reroll, bit 2: the duel was announced
        self.flags = 0  # what came of it: FOE_WOUNDED ...

    def blank(self) -> "Duel":
        return Duel.__new__(Duel)

    def clone(self) -> "Duel":
        new = Duel.__new__(Duel)
        new.pc = self.pc
        new.result = self.result
        new.hero = self.hero
        new.place = self.place
        new.what = self.what
        new.n = self.n
        new.blue = self.blue
        new.red = self.red
        new.blue_roll = self.blue_roll
        new.red_roll = self.red_roll
        new.used = self.used
        new.flags = self.flags
        return new

    def dump(self) -> list[int]:
        return [*super().dump(), self.blue, self.red, self.blue_roll, self.red_roll, self.used, self.flags]

    def restore(self, values: list[int]) -> None:
        super().restore(values)
        self.blue, self.red, self.blue_roll, self.red_roll, self.used, self.flags = values[6:]

    # --- the course of the duel -------------------------------------------------------------------
    def step(self, g: "Game") -> int:
        pc = self.pc
        if pc == CARDS_STEP:
            return self._open(g)
        if pc == GIFT_STEP:
            if self.blue < g.table.components.blue_dice and may_use_gift(g, self.hero):
                return ASK  # DUEL-2
            self.pc = TURN_STEP
        elif pc == TURN_STEP:
            return self._face(g)
        elif pc == EPIC_STEP:
            if self.place >= 0 and g.s.board == RETURN and self._epic_room(g) > 0:  # RET-2: only against tokens
                return ASK  # RET-2
            self.pc = BLUE_STEP
        elif pc == BLUE_STEP:
            if self.blue:
                return ROLL
            self.blue_roll = 0
            self.pc = RED_STEP
        elif pc == RED_STEP:
            return self._roll_red(g)
        elif pc == REROLL_STEP:
            return self._foe_may_reroll(g)
        elif pc == REROLL_DIE_STEP or pc == BLADE_DIE_STEP:
            return ROLL
        elif pc == BLADE_STEP:
            if equipped(g, self.hero, TOLEDO) and not self.used & 1 and self.blue:
                return ASK  # DUEL-18, DUEL-22
            self.pc = COMPARE_STEP
        elif pc == COMPARE_STEP:
            self._compare(g)
        else:
            return self._end(g)
        return 0

    def foe(self, g: "Game") -> FoeCard:
        return g.table.foes[self.what]

    def _open(self, g: "Game") -> int:
        """Announce the duel; ask for Combat cards when he has cards at all."""
        if not self.used & 4:
            self.used |= 4
            self.blue = g.table.components.heroes[self.hero].combat  # DUEL-1
            g.emit("duel_began", self.hero, self.what)
        if g.s.hand_size[g.table.seat_of[self.hero]] and self.blue < g.table.components.blue_dice:
            return ASK
        self.pc = GIFT_STEP
        return 0

    def _face(self, g: "Game") -> int:
        """A token fought blind is turned up; a snare is no duel."""
        if self.what == UNKNOWN_FOE:
            turn_up(g, self.place)  # RET-1
            token = g.s.spaces[self.place]
            if token == TOKEN_SNARE:
                return g.done(SNARED)  # RUL-BLIND-SNARE
            self.what = TOKEN_FOE[token]
        self.red = self.foe(g).dice  # DUEL-3
        self.pc = EPIC_STEP
        return 0

    def _epic_room(self, g: "Game") -> int:
        """Dice that Epic tokens, or One for All, could still add."""
        room = g.table.components.blue_dice - self.blue
        return room if g.s.epic or g.s.one_for_all else 0

    def _roll_red(self, g: "Game") -> int:
        foe = self.foe(g)
        if not foe.rolls:
            self.red_roll = foe.fixed[0] | foe.fixed[1] << 4  # DUEL-19
        elif self.red:
            return ROLL
        else:
            self.red_roll = 0
        self.pc = REROLL_STEP
        return 0

    def _foe_may_reroll(self, g: "Game") -> int:
        """Cahusac's Toledo blade comes before the Musketeer's."""
        shield = self.red_roll >> 4 & 15
        if self.foe(g).ability == REROLLS_SHIELD and not self.used & 2 and shield:  # CARD-CAHUSAC, DUEL-22
            if g.table.milady:
                return ASK
            self.used |= 2
            self.pc = REROLL_DIE_STEP  # SOLO-7
        else:
            self.pc = BLADE_STEP
        return 0

    # --- choices ----------------------------------------------------------------------------------
    def ask(self, g: "Game") -> Prompt:
        kinds = {CARDS_STEP: "combat_cards", GIFT_STEP: "gift", EPIC_STEP: "epic_for_duel", BLADE_STEP: "blade"}
        if self.pc == REROLL_STEP:
            return Prompt(g, self, "foe_reroll", 1 << MILADY, self.hero)
        seats = g.table.team_mask if self.pc == EPIC_STEP else 1 << g.table.seat_of[self.hero]  # RUL-TEAM-DECIDES
        return Prompt(g, self, kinds[self.pc], seats, self.hero)

    def options(self, g: "Game") -> list[int]:
        seat = g.table.seat_of[self.hero]
        if self.pc == CARDS_STEP:
            return combat_choices(g, seat, g.table.components.blue_dice - self.blue)
        if self.pc == GIFT_STEP:
            return gift_choices(g, seat)
        if self.pc == EPIC_STEP:
            most = min(g.s.epic, g.table.components.blue_dice - self.blue)  # RET-2
            return [SPEND | n << VERB_BITS for n in range(most + 1)]
        if self.pc == REROLL_STEP:
            return [PASS, REROLL]
        faces = [face for face in (SWORD, SHIELD, LILY) if self.blue_roll >> 4 * face & 15]
        return [PASS] + [BLADE | face << VERB_BITS for face in faces]

    def why(self, g: "Game", action: int) -> Reason:
        if self.pc == CARDS_STEP:
            return Reason("DUEL-1", "reason-combat-cards", room=g.table.components.blue_dice - self.blue)
        return NOT_OFFERED

    def answer(self, g: "Game", action: int) -> None:
        verb = action & VERB_MASK
        value = action >> VERB_BITS
        if self.pc == CARDS_STEP:
            self._add_dice(g, play_combat(g, self.hero, value))  # DUEL-1
            self.pc = GIFT_STEP
        elif self.pc == GIFT_STEP:
            if verb == GIFT:
                use_gift(g, self.hero, value)
                self._add_dice(g, 1)  # DUEL-2
            self.pc = TURN_STEP
        elif self.pc == EPIC_STEP:
            spend_epic(g, value)
            self._add_dice(g, value)  # RET-2
            self.pc = BLUE_STEP
        elif self.pc == REROLL_STEP:
            self.used |= 2 if verb == REROLL else 0
            self.pc = REROLL_DIE_STEP if verb == REROLL else BLADE_STEP
        elif verb == BLADE:
            self.used |= 1  # DUEL-18
            self.blue_roll -= FACE_COUNT[value]
            self.result = value
            self.pc = BLADE_DIE_STEP
        else:
            self.pc = COMPARE_STEP

    def _add_dice(self, g: "Game", dice: int) -> None:
        if dice:
            self.blue += dice
            g.emit("dice_added", self.hero, dice)

    # --- dice -------------------------------------------------------------------------------------
    def chance(self, g: "Game") -> Chance:
        printed = g.table.components
        if self.pc == BLUE_STEP:
            return roll(DUEL_BLUE, self.blue, printed.blue_die)  # DUEL-4
        if self.pc == RED_STEP:
            return roll(DUEL_RED, self.red, printed.red_die)  # DUEL-4
        if self.pc == REROLL_DIE_STEP:
            return roll(FOE_REROLL, 1, printed.red_die)
        return roll(BLADE_DIE, 1, printed.blue_die)

    def land(self, g: "Game", outcome: int) -> None:
        if self.pc == BLUE_STEP:
            self.blue_roll = outcome
            self.pc = RED_STEP
            g.emit("blue_rolled", self.hero, outcome)
        elif self.pc == RED_STEP:
            self.red_roll = outcome
            self.pc = REROLL_STEP
            g.emit("red_rolled", self.what, outcome)
        elif self.pc == REROLL_DIE_STEP:
            self.red_roll += outcome - FACE_COUNT[SHIELD]
            self.pc = BLADE_STEP
            g.emit("foe_rerolled", self.what, face_of(outcome))
        else:
            self.blue_roll += outcome
            self.pc = COMPARE_STEP
            g.emit("blade_used", self.hero, self.result, face_of(outcome))

    # --- blood ------------------------------------------------------------------------------------
    def _compare(self, g: "Game") -> None:
        """Manoeuvres first, then Swords against Shields; both sides strike at once."""
        foe = self.foe(g)
        improved = bool(g.s.improved >> self.hero & 1)
        mine = any(shows(self.blue_roll, m) for m in g.table.manoeuvres(self.hero, improved))  # DUEL-5, DUEL-15
        his = foe.manoeuvre != NO_FACES and foe.rolls and shows(self.red_roll, foe.manoeuvre)
        if mine:
            g.emit("manoeuvre_shown", self.hero)
        if his:
            g.emit("foe_manoeuvre_shown", self.what)
        if mine or his:
            self._strike(g, int(mine), int(his))  # DUEL-5, DUEL-6, DUEL-7, DUEL-22
        else:
            self._swords(g, foe)
        if self.flags & (FOE_WOUNDED | HERO_WOUNDED):  # DUEL-9
            self.pc = END_STEP
        else:
            self._next_round(foe)

    def _swords(self, g: "Game", foe: FoeCard) -> None:
        items = g.table.components.items
        first = self.n == 0
        swords = self.blue_roll & 15
        shields = self.blue_roll >> 4 & 15
        if first and equipped(g, self.hero, PISTOL):
            swords += items[PISTOL].amount  # DUEL-16, ITEM-PISTOL
        if equipped(g, self.hero, ARMOUR):
            shields += items[ARMOUR].amount  # DUEL-17, ITEM-ARMOUR
        red_swords = self.red_roll & 15
        red_shields = self.red_roll >> 4 & 15
        if foe.ability == FOE_PISTOL and first:
            red_swords += foe.ability_amount  # CARD-BOISRENARD
        if foe.ability == FOE_ARMOUR:
            red_shields += foe.ability_amount  # DUEL-21, CARD-VITRAY
        self._strike(g, max(0, swords - red_shields), max(0, red_swords - shields))  # DUEL-8

    def _strike(self, g: "Game", dealt: int, taken: int) -> None:
        if dealt and taken and self.foe(g).one_wound_each:
            dealt = taken = 1  # RUL-MUTUAL-ROCHEFORT
        if dealt:
            self.flags |= FOE_WOUNDED
            self._wound_foe(g, dealt)
        if taken:
            self.flags |= HERO_WOUNDED
            lose_life(g, self.hero, taken)

    def _wound_foe(self, g: "Game", wounds: int) -> None:
        if self.what < NAMED_FOES:
            wound_foe(g, self.what, wounds)
            left = g.s.foe_life[self.what]
        else:
            wound_token(g, self.place, wounds)
            left = self.foe(g).life - g.s.token_wounds[self.place]
        if left <= 0:
            self.flags |= BEATEN  # DUEL-12, DUEL-13, RUL-PLAIN-DUELLIST

    def _next_round(self, foe: FoeCard) -> None:
        """Each side drops a die; with nothing left to roll there is no result."""
        stays = foe.ability == STEADY or not foe.rolls  # DUEL-19, CARD-BISCARAT
        if stays and self.blue == 0:  # DUEL-19, RUL-FIXED-TOKENS
            self.pc = END_STEP
            return
        self.n += 1
        self.blue = max(0, self.blue - 1)  # DUEL-10
        if not stays:
            self.red = max(0, self.red - 1)  # DUEL-10
        self.pc = BLUE_STEP
        if self.blue == 0 and self.red == 0 and not stays:  # DUEL-11, RUL-NO-DICE
            self.pc = END_STEP

    def _end(self, g: "Game") -> int:
        """Last blows and consequences; the answer tells what came of it."""
        foe = self.foe(g)
        if foe.ability == PARTING_WOUND:
            self._parting_wound(g, foe.ability_amount)
        if foe.ability == CUT_PURSE and not self.flags & BEATEN:
            lose_pistoles(g, foe.ability_amount)  # CARD-LUBIN
        if g.s.life[self.hero] == 0:
            self.flags |= HERO_OUT
            if foe.ability == JAILER:
                mark_for_bastille(g, self.hero)  # CARD-LAFFEMAS
            put_out(g, self.hero)  # DUEL-14
        g.emit("duel_ended", self.hero, self.what, self.flags)
        return g.done(self.flags)

    def _parting_wound(self, g: "Game", wounds: int) -> None:
        if equipped(g, self.hero, ARMOUR):
            g.emit("parting_wound_absorbed", self.hero)  # DUEL-20, CARD-JUSSAC
        elif g.s.life[self.hero]:
            lose_life(g, self.hero, wounds)  # DUEL-20, CARD-JUSSAC


def face_of(die: int) -> int:
    """The face a single packed die shows."""
    return SWORD if die & 15 else SHIELD if die >> 4 & 15 else LILY
