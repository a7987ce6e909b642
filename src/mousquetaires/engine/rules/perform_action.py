"""ACT: carries out a Musketeer's action, including the effects of character cards."""

from typing import TYPE_CHECKING

from ..actions import (
    BACK,
    BRIBE,
    DRAW,
    EQUIP,
    ESCAPE,
    MOVE,
    PATH,
    PLAY,
    REINFORCE,
    TRADE,
    VERB_BITS,
    VERB_MASK,
    play_card,
    play_hero,
)
from ..components import (
    CHARACTER_DRAWS,
    CHARACTER_EPIC,
    CHARACTER_HEALS,
    CHARACTER_HONOUR,
    CHARACTER_PISTOLES,
    CHARACTER_SIEGE,
)
from ..effects.on_cards import discard_cards, lay_at_siege
from ..effects.on_milady import show_milady
from ..effects.on_musketeers import regain_life, walk
from ..effects.on_tracks import gain_epic, gain_pistoles, regain_honour
from ..frames import RUN
from ..ids import FIRST_CHARACTER, NEMESIS_DUELLIST, NOWHERE
from .action_refusals import is_mission_step
from .arsenal import Equip
from .bastille import Escape, bribe
from .card_drawing import DrawCards
from .entering_places import Enter
from .mission_duels import NemesisDuel
from .mission_step import MissionStep
from .quest_inn import walk_path
from .trade import Trade

if TYPE_CHECKING:
    from ..machine import Game


def perform(g: "Game", hero: int, action: int) -> int:
    """Carry out a legal action. What needs more choices becomes a frame."""
    verb = action & VERB_MASK
    arg = action >> VERB_BITS
    if is_mission_step(g, hero, action):
        return g.call(MissionStep(hero, g.s.place[hero], action))
    if verb == DRAW:
        return g.call(DrawCards(g.table.seat_of[hero], 1))  # ACT-1
    if verb == MOVE:
        return g.call(Enter(hero, arg))  # ACT-2
    if verb == TRADE:
        return g.call(Trade(hero, arg))  # ACT-3
    if verb == PLAY:
        return play_character(g, hero, play_card(action), play_hero(action))
    if verb == EQUIP:
        return g.call(Equip(hero))  # ACT-8
    if verb == ESCAPE:
        return g.call(Escape(hero))  # ACT-11
    if verb == BRIBE:
        bribe(g, hero)  # ACT-11
    elif verb == REINFORCE:
        lay_at_siege(g, hero, arg)  # ACT-5
    elif verb == PATH:
        walk_path(g, hero, arg)  # INN-3
    elif verb == BACK:
        walk(g, hero, 0)  # INN-7, RUL-LEAVE-PATH
    else:
        return g.call(NemesisDuel(hero, g.s.place[hero], NEMESIS_DUELLIST))  # CARD-NEMESIS
    return RUN


def play_character(g: "Game", hero: int, card: int, target: int) -> int:
    """A character card takes effect and is discarded. Bassompierre stays at La Rochelle."""
    printed = g.table.components.characters[card - FIRST_CHARACTER]
    effect = printed.effect
    seat = g.table.seat_of[hero]
    g.emit("character_played", hero, card)
    if effect == CHARACTER_SIEGE:
        lay_at_siege(g, hero, card)  # CARD-BASSOMPIERRE
        return RUN
    discard_cards(g, seat, card)  # ACT-4
    if effect == CHARACTER_PISTOLES:
        gain_pistoles(g, printed.amount)  # CARD-ESSARTS
    elif effect == CHARACTER_EPIC:
        gain_epic(g, printed.amount)  # CARD-BUCKINGHAM
    elif effect == CHARACTER_HEALS:
        regain_life(g, target, printed.amount)  # CARD-CONSTANCE
    elif effect == CHARACTER_HONOUR:
        regain_honour(g, printed.amount)  # CARD-LA-PORTE
    elif effect == CHARACTER_DRAWS:
        return g.call(DrawCards(seat, printed.amount))  # CARD-WINTER
    elif g.table.solo:
        return g.call(DrawCards(seat, printed.amount_alone))  # CARD-KITTY
    elif g.s.destination != NOWHERE:
        show_milady(g)  # CARD-KITTY, RUL-KITTY
    return RUN
