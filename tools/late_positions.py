"""Late positions: worn ones with a theme, which brings one thing close to its end: a board, a track, a mission.

The game continues with Milady's choice of a destination.
"""

from collections.abc import Callable
from typing import Final

from mousquetaires.engine import ids
from mousquetaires.engine.ids import CARDS, LOUVRE, PARIS, QUEST, SKILLS
from mousquetaires.engine.rules.siege import LEFT_REWARD
from tools.worn_positions import WornPosition

ROAD_SPACES: Final = 3
ROOM: Final = 3  # tokens in an antechamber


class LatePosition(WornPosition):
    """A worn position to which one theme is added."""

    # --- the Quest ----------------------------------------------------------------------------------
    def england(self) -> None:
        """Board 2, with some of its challenges done and most standing Musketeers there."""
        self.clear_tokens()
        self.s.board = ids.ENGLAND
        self.s.england = self.rng.randrange(1 << SKILLS)
        for hero in self.standing:
            if self.rng.random() < 0.7:
                self.stand(hero, QUEST, self.s.life[hero])

    def wardes(self) -> None:
        """Only de Wardes is left on board 2."""
        self.england()
        self.s.england = (1 << SKILLS) - 1

    def road(self) -> None:
        """Board 3 with at least one token. The first may be known."""
        self.wardes()
        self.s.board = ids.RETURN
        for space in range(ROAD_SPACES):
            self.lay(space, ids.ADVERSARY_TOKENS)
        beaten = self.rng.randint(0, ROAD_SPACES - 1)
        for space in range(beaten):
            self.drop(space)
        self.s.face_up = self.rng.randint(0, 1) << beaten

    def galleries(self) -> None:
        """Board 4, in any of its antechambers. One of its adversaries may be beaten."""
        self.road()
        self.clear_tokens()
        self.s.board = ids.GALLERIES
        for space in range(ids.INN_SPACES):
            self.lay(space, ids.ADVERSARY_TOKENS if space % ROOM else ids.CHALLENGE_TOKENS)
        self.s.antechamber = self.rng.randrange(ids.ANTECHAMBERS)
        first = ROOM * self.s.antechamber
        self.s.face_up = 7 << first
        for space in range(first):
            self.drop(space)
        if self.rng.random() < 0.5:
            self.drop(first + self.rng.randint(1, 2))

    def passage(self) -> None:
        """Too few Epic tokens for the secret passage, but One for All would help."""
        self.galleries()
        self.s.epic = self.rng.randint(1, 2)
        self.own_one()
        if self.rng.random() < 0.5:
            self.s.foe_life[ids.ROCHEFORT], self.s.rochefort_fell = 0, 1

    def mortal(self) -> None:
        """All but one Musketeer are barred from the Quest, and that one is there with one life."""
        last = self.rng.choice(self.table.heroes)
        boards: tuple[Callable[[], None], ...] = (self.nothing, self.england, self.wardes, self.road, self.galleries)
        self.rng.choice(boards)()
        for hero in self.table.heroes:
            if hero != last:
                self.s.barred |= 1 << hero
                if self.s.place[hero] == QUEST:
                    self.stand(hero, LOUVRE, self.s.life[hero])
        self.stand(last, QUEST, 1)

    # --- tracks -------------------------------------------------------------------------------------
    def last_hour(self) -> None:
        self.s.time = self.hours - self.rng.randint(1, 2)
        if self.rng.random() < 0.5:
            self.own_one()

    def dishonour(self) -> None:
        self.s.honour = self.rng.randint(1, 2)
        self.s.louvre_space = self.rng.randint(1, 2)
        if self.rng.random() < 0.6:
            self.own_one()

    def siege_lost(self) -> None:
        """Four red dice against few blue ones, close to the left end, with Reinforcements in Milady's hand."""
        self.s.siege = 1 - self.box.siege_end
        self.s.siege_rewards |= LEFT_REWARD
        self.s.time = self.hours - 3
        self.deal_treachery(ids.REINFORCEMENTS)

    def siege_won(self) -> None:
        """Early in the day, close to the right end, with all Musketeers there."""
        self.s.siege = self.box.siege_end - 2
        self.s.time = self.table.start_time
        self.all_stand_at(ids.ROCHELLE)
        self.deal(ids.COMBAT, 2)

    def rochefort(self) -> None:
        """Rochefort has one life left, or is already down."""
        self.s.foe_life[ids.ROCHEFORT] = self.rng.randint(0, 1)
        if self.s.rochefort == 0:
            self.s.rochefort_fell = 1
            self.own_one()
        for hero in self.table.heroes:
            self.equip(hero)

    # --- missions -----------------------------------------------------------------------------------
    def paris_is(self, card: int) -> None:
        """This Paris card is in play, with nothing done."""
        s = self.s
        s.paris_unused &= ~(1 << card)
        s.paris_hand &= ~(1 << card)
        s.paris_card = card
        s.paris_done = s.progress = s.constance = 0
        if card == ids.DUELS and s.trap_at[ids.HARLOT] == PARIS:
            s.trap_at[ids.HARLOT] = ids.OUT_OF_GAME  # there is no challenge for her to spoil

    def strangling(self) -> None:
        self.paris_is(ids.ABDUCTION)
        self.s.constance = self.rng.randint(3, 5)

    def paris_task(self) -> None:
        """A Paris card with a task that is well under way, and Musketeers to continue it."""
        card = self.rng.choice((ids.DISAPPEARANCE, ids.SMUGGLER, ids.DUELS))
        self.paris_is(card)
        self.do_task(self.rng.randrange(self.box.paris[card].stipulation_amount))
        self.all_stand_at(PARIS)
        self.deal(ids.COMBAT, 2)

    def do_task(self, steps: int) -> None:
        """Complete this many steps of the Paris card's task."""
        if self.s.paris_card == ids.DISAPPEARANCE:
            self.s.constance = steps
        else:
            self.s.progress = steps

    def nearly_done(self) -> None:
        """Both missions need at most one more duel, and Musketeers are there with cards."""
        s, rng = self.s, self.rng
        self.paris_is(rng.randrange(ids.PARIS_CARDS))
        self.do_task(self.box.paris[s.paris_card].stipulation_amount)
        s.paris_done = int(self.box.paris[s.paris_card].skill != ids.NO_CHALLENGE)
        s.louvre_card = rng.randrange(ids.LOUVRE_CARDS)
        s.louvre_deck &= ~(1 << s.louvre_card)
        s.louvre_done = 1
        for place in (PARIS, LOUVRE):
            self.clear(place)
            self.lay_one(place)
        self.deal(ids.COMBAT, 2)
        for hero in self.table.heroes:
            self.stand(hero, rng.choice((PARIS, LOUVRE)), self.box.heroes[hero].life)

    def beggars(self) -> None:
        """Only Beggars are left at the Louvre, with all Musketeers there. An assassin may come with the next card."""
        s = self.s
        self.clear(LOUVRE)
        for trap in (ids.THIEF, ids.HARLOT):
            s.trap_at[trap] = ids.OUT_OF_GAME if s.trap_at[trap] == ids.IN_HAND else s.trap_at[trap]
        s.trap_at[ids.BEGGARS] = LOUVRE
        s.trap_at[ids.ASSASSIN] = ids.IN_HAND
        s.louvre_done = 1
        s.louvre_deck |= (1 << ids.LOUVRE_CARDS) - 1 & ~(1 << s.louvre_card)
        s.purse = self.box.purse_most
        for hero in self.standing:
            self.stand(hero, LOUVRE, 1)

    # --- the rest -----------------------------------------------------------------------------------
    def all_lie(self) -> None:
        """All Musketeers lie down."""
        for hero in self.table.heroes:
            self.lay_down(hero)

    def little_left(self) -> None:
        """Decks, Arsenal and reserve are almost empty."""
        s = self.s
        for card in range(CARDS):
            self.deal(card, s.deck[card])
        s.louvre_deck = s.paris_unused = 0
        s.stock = [min(1, left) for left in s.stock]
        s.purse = self.box.purse_most
        for foe in range(ids.ADVERSARIES):
            if s.foe_at[foe] == ids.IN_HAND and self.rng.random() < 0.8:
                s.foe_at[foe] = ids.OUT_OF_GAME

    def jailed(self) -> None:
        """All Musketeers are in the Bastille and well armed."""
        self.all_stand_at(ids.BASTILLE)
        for hero in self.standing:
            self.arm(hero, ids.BLADE)

    def nothing(self) -> None:
        """No theme."""


THEMES: Final[dict[str, Callable[[LatePosition], None]]] = {
    "worn": LatePosition.nothing,
    "england": LatePosition.england,
    "wardes": LatePosition.wardes,
    "road": LatePosition.road,
    "galleries": LatePosition.galleries,
    "passage": LatePosition.passage,
    "last_hour": LatePosition.last_hour,
    "dishonour": LatePosition.dishonour,
    "siege_lost": LatePosition.siege_lost,
    "siege_won": LatePosition.siege_won,
    "rochefort": LatePosition.rochefort,
    "strangling": LatePosition.strangling,
    "paris_task": LatePosition.paris_task,
    "nearly_done": LatePosition.nearly_done,
    "beggars": LatePosition.beggars,
    "all_lie": LatePosition.all_lie,
    "little_left": LatePosition.little_left,
    "jailed": LatePosition.jailed,
    "mortal": LatePosition.mortal,
}
