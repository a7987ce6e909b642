"""Worn positions: a table changed after its set-up as if turns had passed, piece by piece.

Every piece is put where play could have put it, so that the invariants of the engine hold.
"""

from random import Random

from mousquetaires.engine import ids
from mousquetaires.engine.config import Table
from mousquetaires.engine.ids import CARDS, NO_TOKEN, NOBODY, QUEST, SKILLS
from mousquetaires.engine.state import State


class WornPosition:
    """A table that is being changed, and the pieces that can be moved there."""

    def __init__(self, state: State, table: Table, rng: Random) -> None:
        self.s = state
        self.table = table
        self.box = table.components
        self.rng = rng

    def wear(self) -> None:
        """Change everything as if turns had passed."""
        s, rng = self.s, self.rng
        s.turn = rng.randint(2, 9)
        s.time = rng.randint(self.table.start_time, self.hours - 2)
        s.purse = rng.randint(0, self.box.purse_most)
        s.epic = rng.randint(0, self.box.epic_tokens)
        s.honour = rng.randint(3, self.box.honour)
        s.siege = rng.randint(2 - self.box.siege_end, self.box.siege_end - 2)
        s.foe_life[ids.ROCHEFORT] = rng.randint(1, self.box.foes[ids.ROCHEFORT].life)
        self.wear_decks()
        self.wear_reserve()
        for hero in self.table.heroes:
            self.equip(hero)
            self.wound(hero)
        self.besiege()

    @property
    def hours(self) -> int:
        return len(self.box.time_dice)

    @property
    def standing(self) -> list[int]:
        return [hero for hero in self.table.heroes if not self.s.lying >> hero & 1]

    def wear_decks(self) -> None:
        """Cards have been played and discarded; missions are over."""
        s, rng = self.s, self.rng
        for card in range(CARDS):
            gone = rng.randint(0, s.deck[card])
            s.deck[card] -= gone
            s.discard[card] += gone
        for card in range(ids.TREACHERIES):
            gone = rng.randint(0, s.treachery_deck[card])
            s.treachery_deck[card] -= gone
            s.treachery_discard[card] += gone
        s.louvre_deck &= rng.randrange(1 << ids.LOUVRE_CARDS)
        s.paris_unused &= rng.randrange(1 << ids.PARIS_CARDS)

    def wear_reserve(self) -> None:
        """Some adversaries are beaten, some traps are gone."""
        for pieces in (self.s.foe_at, self.s.trap_at):
            for piece, at in enumerate(pieces):
                if at == ids.IN_HAND and self.rng.random() < 0.3:
                    pieces[piece] = ids.OUT_OF_GAME

    def equip(self, hero: int) -> None:
        """The Musketeer has bought items."""
        s = self.s
        for item in range(ids.EQUIPMENT):
            if self.rng.random() < 0.4:
                self.arm(hero, item)
        for skill in range(SKILLS):
            item = ids.FIRST_UPGRADE + skill
            if s.stock[item] and s.upgrades[hero].bit_count() < 2 and self.rng.random() < 0.3:
                s.stock[item] -= 1
                s.upgrades[hero] |= 1 << skill

    def arm(self, hero: int, item: int) -> None:
        """Give the Musketeer this item, if it is available and can be carried."""
        s = self.s
        if s.stock[item] and s.equipment[hero].bit_count() < 2 and not s.equipment[hero] >> item & 1:
            s.stock[item] -= 1
            s.equipment[hero] |= 1 << item

    def wound(self, hero: int) -> None:
        """The Musketeer stands somewhere, perhaps wounded, or lies at the Vieux Colombier."""
        life = self.rng.randint(0, self.box.heroes[hero].life)
        if life:
            self.stand(hero, self.rng.choice((*ids.OPEN_PLACES, QUEST, ids.BASTILLE)), life)
        else:
            self.lay_down(hero)

    def stand(self, hero: int, place: int, life: int) -> None:
        """The Musketeer stands at a place. From Richelieu they will have to leave."""
        s = self.s
        s.place[hero] = place
        s.life[hero] = life
        s.lying &= ~(1 << hero)
        s.must_leave &= ~(1 << hero)
        s.must_leave |= (place == ids.RICHELIEU) << hero

    def lay_down(self, hero: int) -> None:
        self.stand(hero, ids.COLOMBIER, 0)
        self.s.lying |= 1 << hero

    def all_stand_at(self, place: int) -> None:
        for hero in self.standing:
            self.stand(hero, place, self.s.life[hero])

    def besiege(self) -> None:
        s = self.s
        for _ in range(self.rng.randint(0, 3)):
            card = self.rng.choice((ids.COMBAT, ids.DOUBLE, ids.BASSOMPIERRE))
            if s.deck[card]:
                s.deck[card] -= 1
                s.siege_cards[card] += 1

    def deal(self, card: int, count: int) -> None:
        """Give each player cards of a kind, as far as the deck has any."""
        s = self.s
        for seat in self.table.seats:
            got = min(count, s.deck[card])
            s.deck[card] -= got
            s.hands[seat * CARDS + card] += got
            s.hand_size[seat] += got

    def deal_treachery(self, card: int) -> None:
        """Give Milady this Treachery card. In a game without her, it is the only one left to draw."""
        s = self.s
        if self.table.milady:
            pile = s.treachery_deck if s.treachery_deck[card] else s.treachery_discard
            if pile[card]:
                pile[card] -= 1
                s.treachery_hand[card] += 1
            return
        s.treachery_discard = [a + b for a, b in zip(s.treachery_discard, s.treachery_deck, strict=True)]
        s.treachery_deck = [0] * ids.TREACHERIES
        s.treachery_deck[card], s.treachery_discard[card] = s.treachery_discard[card], 0

    def own_one(self) -> None:
        """The Musketeers own a One for All card."""
        if not self.s.one_for_all:
            self.s.one_stock -= 1
            self.s.one_for_all = 1

    # --- tokens, adversaries and traps ----------------------------------------------------------------
    def drop(self, space: int) -> None:
        """A token has been beaten."""
        s = self.s
        if s.spaces[space] != NO_TOKEN:
            s.tokens_out[s.spaces[space]] += 1
            s.spaces[space] = NO_TOKEN
            s.face_up &= ~(1 << space)

    def clear_tokens(self) -> None:
        """Remove all tokens on the board from the game."""
        for space in range(ids.INN_SPACES):
            self.drop(space)

    def lay(self, space: int, kinds: tuple[int, ...]) -> None:
        """Place a token of these kinds from the reserve."""
        s = self.s
        token = self.rng.choices(kinds, [s.reserve[kind] for kind in kinds])[0]
        s.reserve[token] -= 1
        s.spaces[space] = token

    def clear(self, place: int) -> None:
        """Remove all adversaries and traps from a place."""
        s = self.s
        for trap in range(ids.TRAPS):
            if s.trap_at[trap] == place:
                s.trap_at[trap] = ids.OUT_OF_GAME
                s.nemesis = NOBODY if trap == ids.NEMESIS else s.nemesis
        for foe in range(ids.ADVERSARIES):
            if s.foe_at[foe] == place:
                s.foe_at[foe] = ids.IN_HAND

    def lay_one(self, place: int) -> None:
        """Place one adversary from the reserve, if there is any."""
        reserve = [foe for foe in range(ids.ADVERSARIES) if self.s.foe_at[foe] == ids.IN_HAND]
        if reserve:
            foe = self.rng.choice(reserve)
            self.s.foe_at[foe] = place
            self.s.foe_life[foe] = self.box.foes[foe].life
