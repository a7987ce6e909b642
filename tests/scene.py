"""Scenes: positions laid out by hand, with forced dice.

A scene starts in phase II of turn 1 with empty hands, no missions, all pieces in their starting
places and Milady hidden in her quarters. Every method changes one thing and returns the scene, so that
a test reads like a description of the table:

    scene().at("louvre", PORTHOS).foe("cavois", "louvre").turn(PORTHOS)
           .rolls(blue="SSL", red="SHHH").does("duel cavois", "cards 0 0")
"""

from collections import deque

from mousquetaires.engine.actions import VERB_BITS
from mousquetaires.engine.chance import PURPOSE_NAMES, Chance
from mousquetaires.engine.config import Setup, Table, musketeer_players, usual_heroes
from mousquetaires.engine.events import Event
from mousquetaires.engine.frames import RUN, Frame, FrameView, stacked
from mousquetaires.engine.ids import (
    BOARD_NAMES,
    CARD_NAMES,
    CARDS,
    FOE_NAMES,
    HERO_NAMES,
    IN_HAND,
    ITEM_NAMES,
    LOUVRE_NAMES,
    MILADY,
    PARIS_NAMES,
    PLACE_NAMES,
    ROCHEFORT,
    SKILL_NAMES,
    TOKEN_NAMES,
    TRAP_NAMES,
    TREACHERY_NAMES,
)
from mousquetaires.engine.machine import Game
from mousquetaires.engine.notation import parse, to_text
from mousquetaires.engine.reasons import Reason, Refused
from mousquetaires.engine.rules.milady_phase import MiladyPhase
from mousquetaires.engine.rules.musketeer_phase import MusketeerPhase
from mousquetaires.engine.rules.setup import Root, empty_table
from mousquetaires.engine.rules.siege import Siege
from mousquetaires.engine.rules.turn import EndPhase, Turn
from tests.box import box

FACES = {"S": 1, "H": 16, "L": 256}  # Sword, sHield, Lily
# the number of a phase, its frame, and the turn's step after it
PHASES: dict[str, tuple[int, type[Frame], str]] = {
    "milady": (1, MiladyPhase, "musketeers"),
    "musketeers": (2, MusketeerPhase, "siege"),
    "siege": (3, Siege, "end"),
    "end": (4, EndPhase, "done"),
}
# which forced rolls a purpose takes its dice from
# fmt: off
DICE = {
    "duel_blue": "blue", "duel_red": "red", "blade_die": "blade", "foe_reroll": "reroll", "trap_die": "trap",
    "siege_red": "red", "siege_blue": "blue", "siege_reroll": "reroll", "strangle_dice": "red",
    "search_dice": "blue",
}
# fmt: on
# fmt: off
PICKS = {
    "adventure": CARD_NAMES, "treachery_draw": TREACHERY_NAMES, "louvre_draw": LOUVRE_NAMES, "solo_place": PLACE_NAMES,
    "solo_paris": PARIS_NAMES, "solo_force": (*FOE_NAMES[:12], *TRAP_NAMES), "solo_token": TOKEN_NAMES,
    "solo_hero": HERO_NAMES, "solo_siege": CARD_NAMES,
}
# fmt: on


def pack(faces: str) -> int:
    """A roll written as letters: S Sword, H Shield, L Lily."""
    return sum(FACES[face] for face in faces)


def counts(text: str, names: tuple[str, ...]) -> list[int]:
    """'combat*2 panache' as a count by kind."""
    found = [0] * len(names)
    for word in text.split():
        name, _, number = word.partition("*")
        found[names.index(name)] += int(number or 1)
    return found


class Scene:
    """A game laid out by hand, with forced dice and draws."""

    def __init__(
        self,
        players: int = 5,
        milady: bool = True,
        heroes: tuple[tuple[int, ...], ...] | None = None,
        variants: tuple[str, ...] = (),
        hourglass: bool = True,
        bastille_must_win: bool = False,
        rochefort_one_wound: bool = False,
    ) -> None:
        run = heroes or usual_heroes(musketeer_players(players, milady))
        setup = Setup(players, milady, run, variants, hourglass, bastille_must_win, rochefort_one_wound)
        self.table = Table(setup, box())
        state = empty_table(self.table)
        state.turn = 1
        state.paris_unused = 63
        self.g = Game(self.table, state, Root())
        self.forced: dict[str, deque[int]] = {}
        self.log: list[Event] = []
        if milady:
            state.destination = PLACE_NAMES.index("quarters")
        else:
            state.shown = 1
        self._lay_decoys()
        self.phase("musketeers")

    def _lay_decoys(self) -> None:
        """Lay out board 1: four decoys first, then adversaries of 2 and 3 dice."""
        self.tokens("decoy decoy decoy decoy two two two two three three three three")

    # --- putting pieces down ----------------------------------------------------------------------
    def at(self, place: str, *heroes: int) -> "Scene":
        for hero in heroes:
            self.s.place[hero] = PLACE_NAMES.index(place)
            self.s.spot[hero] = 0
        return self._touched()

    def life(self, hero: int, points: int) -> "Scene":
        self.s.life[hero] = points
        return self._touched()

    def lying(self, *heroes: int) -> "Scene":
        for hero in heroes:
            self.s.life[hero] = 0
            self.s.lying |= 1 << hero
            self.s.place[hero] = PLACE_NAMES.index("colombier")
        return self._touched()

    def played(self, *heroes: int) -> "Scene":
        for hero in heroes:
            self.s.played |= 1 << hero
        return self._touched()

    def hand(self, hero: int, cards: str) -> "Scene":
        """Deal these cards from the deck to the player who runs this Musketeer."""
        seat = self.table.seat_of[hero]
        for kind, n in enumerate(counts(cards, CARD_NAMES)):
            assert self.s.deck[kind] >= n, "the box has no more of these"
            self.s.deck[kind] -= n
            self.s.hands[seat * CARDS + kind] += n
            self.s.hand_size[seat] += n
        return self._touched()

    def gear(self, hero: int, items: str) -> "Scene":
        """Equipment, skill upgrades or the improved manoeuvre, taken from the Arsenal."""
        for name in items.split():
            item = ITEM_NAMES.index(name)
            self.s.stock[item] -= 1
            if item < 4:
                self.s.equipment[hero] |= 1 << item
            elif item == 5:
                self.s.improved |= 1 << hero
            else:
                self.s.upgrades[hero] |= 1 << item - 6
        return self._touched()

    def paris(self, card: str) -> "Scene":
        self.s.paris_card = PARIS_NAMES.index(card)
        self.s.paris_unused &= ~(1 << self.s.paris_card)
        return self._touched()

    def louvre(self, card: str, space: int = 0) -> "Scene":
        self.s.louvre_card = LOUVRE_NAMES.index(card)
        self.s.louvre_deck &= ~(1 << self.s.louvre_card)
        self.s.louvre_space = space
        return self._touched()

    def foe(self, name: str, place: str) -> "Scene":
        foe = FOE_NAMES.index(name)
        self.s.foe_at[foe] = PLACE_NAMES.index(place)
        self.s.foe_life[foe] = self.table.components.foes[foe].life
        return self._touched()

    def trap(self, name: str, place: str, victim: int = -1) -> "Scene":
        """Lay a trap; ``victim`` is the Musketeer named for the Nemesis."""
        self.s.trap_at[TRAP_NAMES.index(name)] = PLACE_NAMES.index(place)
        self.s.nemesis = victim if name == "nemesis" else self.s.nemesis
        return self._touched()

    def milady(self, place: str, shown: bool = False) -> "Scene":
        self.s.destination = PLACE_NAMES.index(place)
        self.s.shown = int(shown)
        return self._touched()

    def treachery(self, cards: str) -> "Scene":
        """Deal these cards from the Treachery deck to Milady."""
        for kind, n in enumerate(counts(cards, TREACHERY_NAMES)):
            self.s.treachery_deck[kind] -= n
            self.s.treachery_hand[kind] += n
        return self._touched()

    def paris_hand(self, *cards: str) -> "Scene":
        for card in cards:
            self.s.paris_unused &= ~(1 << PARIS_NAMES.index(card))
            self.s.paris_hand |= 1 << PARIS_NAMES.index(card)
        return self._touched()

    def siege(self, token: int = 0, cards: str = "") -> "Scene":
        self.s.siege = token
        for kind, n in enumerate(counts(cards, CARD_NAMES)):
            self.s.deck[kind] -= n
            self.s.siege_cards[kind] += n
        return self._touched()

    def ones(self, cards: int) -> "Scene":
        self.s.one_stock -= cards - self.s.one_for_all
        self.s.one_for_all = cards
        return self._touched()

    def rochefort(self, life: int) -> "Scene":
        """Rochefort has so much life left."""
        self.s.foe_life[ROCHEFORT] = life
        return self._touched()

    def put(self, **values: int) -> "Scene":
        """Set plain numbers of the state: purse, epic, time, honour, constance ..."""
        for name, value in values.items():
            assert isinstance(getattr(self.s, name), int), name
            setattr(self.s, name, value)
        return self._touched()

    def board(self, name: str, tokens: str = "") -> "Scene":
        """Set the Quest board and its tokens. The tokens of board 1 go back to the reserve."""
        self.tokens(tokens)
        self.s.board = BOARD_NAMES.index(name)
        return self._touched()

    def tokens(self, names: str, face_up: tuple[int, ...] = ()) -> "Scene":
        """Lay tokens from space 0 on ('-' for an empty space). The old tokens go back to the reserve."""
        for token in self.s.spaces:
            if token >= 0:
                self.s.reserve[token] += 1
        laid = [-1 if name == "-" else TOKEN_NAMES.index(name) for name in names.split()]
        for token in laid:
            if token >= 0:
                assert self.s.reserve[token] > 0, "the box has no more of these"
                self.s.reserve[token] -= 1
        self.s.spaces = (laid + [-1] * 12)[:12]
        self.s.face_up = sum(1 << space for space in face_up)
        return self._touched()

    # --- where in the turn ------------------------------------------------------------------------
    def phase(self, name: str) -> "Scene":
        """Start this phase of the turn afresh: milady, musketeers, siege or end."""
        number, frame, after = PHASES[name]
        root, turn = Root(), Turn()
        root.go_to("turns")
        turn.go_to(after)
        self.s.phase = number
        if name == "milady":
            self.s.destination = -1
        self.g.top = stacked([root, turn, frame()])
        self.g.waiting = RUN
        return self._touched()

    def skip_to(self, name: str) -> "Scene":
        """Drop the pending prompt and start this phase."""
        return self.phase(name)

    def next_phase(self, name: str) -> "Scene":
        """Start this phase in a game that is under way."""
        return self.phase(name)

    def frame(self, kind: str) -> FrameView:
        """The innermost frame of a kind, as viewers see it."""
        return next(frame.view() for frame in reversed(self.g.stack) if frame.kind == kind)

    @property
    def actions_left(self) -> int:
        """The actions left to the Musketeer whose turn it is."""
        return int(self.frame("hero_turn")["actions_left"])

    def turn(self, hero: int) -> "Scene":
        """Begin this Musketeer's turn, unless it has already begun."""
        self.settle()
        if self.asked == "next_musketeer":
            self.does(f"turn {HERO_NAMES[hero]}")
        assert self.g.stack[-1].hero == hero, f"it is {self.g.stack} instead"
        return self

    def _touched(self) -> "Scene":
        """Drop the cached prompt after a change by hand."""
        self.g._prompt = None
        self.g._chance = None
        return self

    # --- chance -----------------------------------------------------------------------------------
    def rolls(self, **dice: str) -> "Scene":
        """Force the next rolls: blue, red, blade, reroll, trap. Several rolls are separated by spaces."""
        for key, faces in dice.items():
            queue = self.forced.setdefault(key, deque())
            queue.extend(pack(roll) for roll in faces.split())
        return self

    def draws(self, purpose: str, names: str) -> "Scene":
        """Force the next draws of a purpose (adventure, treachery_draw, louvre_draw, solo_...)."""
        queue = self.forced.setdefault(purpose, deque())
        queue.extend(PICKS[purpose].index(name) for name in names.split())
        return self

    def _fall(self, chance: Chance) -> int:
        purpose = PURPOSE_NAMES[chance.purpose]
        queue = self.forced.get(DICE.get(purpose, purpose))
        if queue:
            return queue.popleft()
        assert purpose in PICKS, f"nobody forced the {chance.dice} dice of {purpose}"
        return chance.outcomes()[0][0]

    # --- acting -----------------------------------------------------------------------------------
    def settle(self) -> "Scene":
        """Continue to the next prompt, with the forced dice and draws."""
        if not self.g.over and self.g.waiting == 0:
            self.g.advance()
        while self.g.rolling:
            self.g.land(self._fall(self.g.chance()))
        self.log += self.g.take_events()
        return self

    def does(self, *actions: str) -> "Scene":
        """The seat that is asked takes these actions in order."""
        for text in actions:
            self.settle()
            self.g.act(self.seat, parse(text))
            self.settle()
        return self

    def acts(self, seat: int, action: str) -> "Scene":
        """This seat acts."""
        self.settle()
        self.g.act(seat, parse(action))
        return self.settle()

    def refuses(self, action: str, seat: int | None = None) -> Reason:
        """The reason why an action is refused now. Fails if it is allowed, or if the refusal changes the game."""
        self.settle()
        before = (self.s.dump(), repr(self.g.stack))
        try:
            self.g.act(self.seat if seat is None else seat, parse(action))
        except Refused as refused:
            assert before == (self.s.dump(), repr(self.g.stack)), "a refusal changed the game"
            return refused.reason
        raise AssertionError(f"{action} was allowed")

    def rest(self) -> "Scene":
        """Every Musketeer who could still act ends their turn, so phase II ends."""
        while self.asked in ("next_musketeer", "musketeer_action"):
            self.does("end" if self.asked == "musketeer_action" else self.options[0])
        return self

    # --- looking ----------------------------------------------------------------------------------
    @property
    def s(self):  # type: ignore[no-untyped-def]  # a State; untyped so that tests may compare anything
        return self.g.s

    @property
    def seat(self) -> int:
        """The first seat that is asked."""
        return self.g.prompt().first_seat

    @property
    def asked(self) -> str:
        """The kind of the pending prompt, or empty."""
        self.settle()
        return self.g.prompt().kind if self.g.asking else ""

    @property
    def options(self) -> list[str]:
        """What the asked seat may do, free actions included."""
        self.settle()
        return [to_text(action) for action in self.g.options(self.seat)]

    def verbs(self) -> set[str]:
        return {text.split()[0] for text in self.options}

    def said(self, kind: str) -> list[tuple[int, ...]]:
        """The values of every event of a kind so far."""
        self.settle()
        return [event.values for event in self.log if event.kind == kind]

    def held(self, hero: int, card: str) -> int:
        return int(self.s.hands[self.table.seat_of[hero] * CARDS + CARD_NAMES.index(card)])

    def where(self, hero: int) -> str:
        return PLACE_NAMES[self.s.place[hero]]

    def foe_at(self, name: str) -> int:
        return int(self.s.foe_at[FOE_NAMES.index(name)])


def scene(players: int = 5, **options: object) -> Scene:
    return Scene(players, **options)  # type: ignore[arg-type]  # passed through as written in the test


__all__ = ["IN_HAND", "MILADY", "SKILL_NAMES", "VERB_BITS", "Scene", "pack", "scene"]
