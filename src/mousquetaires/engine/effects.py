"""Effects: the only writers of the Musketeers, tracks and Milady's doings; each tells what it did.

Cards and tokens on the move are in ``bags``.
"""

from typing import TYPE_CHECKING

from .ids import (
    BARRED,
    BASTILLE,
    COLOMBIER,
    HONOUR,
    QUEST,
    RICHELIEU,
    ROCHEFORT,
    STRANGLED,
    TIME,
    TOKEN_FOE,
)

if TYPE_CHECKING:
    from .machine import Game


def end_game(g: "Game", ending: int) -> None:
    g.s.ending = ending
    g.emit("game_over", ending)


def begin_turn(g: "Game") -> None:
    """A new round: what lasted a turn is over, all Location cards are hers again."""
    s = g.s
    s.turn += 1
    s.destination = -1
    s.shown = s.fled = s.found = s.excluded = 0  # MIL-1
    s.reinforced = s.emergency = s.sand_out = s.conscripts = s.isolated = s.time_stopped = s.gift_used = 0
    s.played = s.jailed = s.ridden = 0
    s.must_leave = 0
    for hero in g.table.heroes:
        hold_to_leaving(g, hero)
    g.emit("turn_began", s.turn)


def hold_to_leaving(g: "Game", hero: int) -> None:
    """One who is found at Richelieu when a round or his own turn begins has to leave first."""
    if g.s.place[hero] == RICHELIEU:
        g.s.must_leave |= 1 << hero  # RIC-5


def begin_phase(g: "Game", phase: int) -> None:
    g.s.phase = phase
    g.emit("phase_began", phase)


# --- the Musketeers -------------------------------------------------------------------------------


def is_lying(g: "Game", hero: int) -> bool:
    return bool(g.s.lying >> hero & 1)


def has_played(g: "Game", hero: int) -> bool:
    return bool(g.s.played >> hero & 1)


def standing(g: "Game") -> list[int]:
    """The Musketeers on their feet."""
    return [hero for hero in g.table.heroes if not g.s.lying >> hero & 1]


def mark_played(g: "Game", hero: int) -> None:
    g.s.played |= 1 << hero


def set_place(g: "Game", hero: int, place: int) -> None:
    s = g.s
    s.place[hero] = place
    s.spot[hero] = 0
    s.must_leave &= ~(1 << hero)


def lose_life(g: "Game", hero: int, wounds: int) -> None:
    """Wounds; at 0 he is out of action, which ``put_out`` carries out."""
    lost = min(wounds, g.s.life[hero])
    g.s.life[hero] -= lost
    g.emit("life_lost", hero, lost)


def regain_life(g: "Game", hero: int, points: int) -> None:
    s = g.s
    gained = min(points, g.table.components.heroes[hero].life - s.life[hero])  # ARM-6
    s.life[hero] += gained
    g.emit("life_regained", hero, gained)


def put_out(g: "Game", hero: int) -> None:
    """Out of action: to the Vieux Colombier, lying down, with all he owns."""
    s = g.s
    if s.place[hero] == QUEST and g.table.mortal:
        s.barred |= 1 << hero  # VAR-2
        g.emit("barred", hero)
    set_place(g, hero, COLOMBIER)  # DUEL-14, VXC-1
    s.lying |= 1 << hero
    g.emit("fell", hero)


def stand_up(g: "Game", hero: int) -> None:
    """He gets to his feet, whole again; his turn is over."""
    s = g.s
    s.lying &= ~(1 << hero)
    s.life[hero] = g.table.components.heroes[hero].life  # MUS-3
    mark_played(g, hero)
    g.emit("recovered", hero)


def jail(g: "Game", hero: int) -> None:
    set_place(g, hero, BASTILLE)
    g.emit("jailed", hero)


def check_barred(g: "Game") -> None:
    """Mortal Quest: with nobody left who may go there, the diamonds are lost."""
    if g.table.mortal and all(g.s.barred >> hero & 1 for hero in g.table.heroes):
        end_game(g, BARRED)  # GOAL-7


# --- tracks ---------------------------------------------------------------------------------------


def move_time(g: "Game", spaces: int) -> None:
    """The Time token goes down; past the last hour Milady has won."""
    last = len(g.table.components.time_dice)
    g.s.time = min(last, g.s.time + spaces)
    g.emit("time_moved", g.s.time)
    if g.s.time == last:
        end_game(g, TIME)  # GOAL-3


def gain_pistoles(g: "Game", pistoles: int) -> None:
    gained = min(pistoles, g.table.components.purse_most - g.s.purse)  # TRACK-PURSE
    if gained:
        g.s.purse += gained
        g.emit("purse_changed", gained)


def lose_pistoles(g: "Game", pistoles: int) -> None:
    lost = min(pistoles, g.s.purse)  # RUL-PURSE-FLOOR
    if lost:
        g.s.purse -= lost
        g.emit("purse_changed", -lost)


def gain_epic(g: "Game", tokens: int) -> None:
    gained = min(tokens, g.table.components.epic_tokens - g.s.epic)  # QST-6, RUL-EPIC-LIMIT
    if gained:
        g.s.epic += gained
        g.emit("epic_changed", gained)


def spend_epic(g: "Game", tokens: int) -> None:
    """Spent tokens go back to the stock."""
    if tokens:
        g.s.epic -= tokens  # QST-6, RUL-EPIC-STOCK
        g.emit("epic_changed", -tokens)


def gain_one_for_all(g: "Game") -> None:
    if g.s.one_stock:
        g.s.one_stock -= 1
        g.s.one_for_all += 1
        g.emit("one_gained")


def lose_honour(g: "Game", points: int) -> None:
    """Loss beyond Richelieu's space is dropped."""
    lost = min(points, g.s.honour)  # ONE-4
    g.s.honour -= lost
    g.emit("honour_lost", lost)


def regain_honour(g: "Game", points: int) -> None:
    gained = min(points, g.table.components.honour - g.s.honour)  # ONE-4
    g.s.honour += gained
    g.emit("honour_regained", gained)


def dishonour(g: "Game") -> None:
    end_game(g, HONOUR)  # GOAL-5


def set_constance(g: "Game", successes: int) -> None:
    if g.s.constance != successes:
        g.s.constance = successes
        g.emit("constance_moved", successes)


def strangle(g: "Game") -> None:
    end_game(g, STRANGLED)  # GOAL-6


def set_louvre_token(g: "Game", space: int) -> None:
    if g.s.louvre_space != space:
        g.s.louvre_space = space
        g.emit("louvre_moved", space)


# --- Milady and Rochefort -------------------------------------------------------------------------


def show_milady(g: "Game") -> None:
    """Her Location card is turned up; her figure stands there."""
    if not g.s.shown:
        g.s.shown = 1
        g.s.barriers += 1
        g.emit("milady_shown", g.s.destination)


def rule_out(g: "Game", place: int) -> None:
    """Everybody has seen that she is not there."""
    g.s.barriers += 1
    if not g.s.shown:
        g.s.excluded |= 1 << place


def wound_foe(g: "Game", foe: int, wounds: int) -> None:
    """A named foe is wounded, and stays so until the next duel."""
    lost = min(wounds, g.s.foe_life[foe])
    g.s.foe_life[foe] -= lost  # DUEL-13
    if foe == ROCHEFORT:
        g.emit("rochefort_wounded", lost)
    else:
        g.emit("foe_wounded", foe, wounds, g.s.foe_life[foe])


def heal_foe(g: "Game", foe: int) -> None:
    """A named foe at full life: healed, or another one in the place of the one who was beaten."""
    g.s.foe_life[foe] = g.table.components.foes[foe].life


def wound_token(g: "Game", space: int, wounds: int) -> None:
    """An adversary of the Quest is wounded, and stays so while the token lies there."""
    foe = TOKEN_FOE[g.s.spaces[space]]
    g.s.token_wounds[space] += wounds  # DUEL-13
    g.emit("foe_wounded", foe, wounds, max(0, g.table.components.foes[foe].life - g.s.token_wounds[space]))


def heal_rochefort(g: "Game", points: int) -> None:
    from_full = g.table.components.foes[ROCHEFORT].life - g.s.rochefort
    healed = min(points, from_full)
    g.s.foe_life[ROCHEFORT] += healed
    g.emit("rochefort_healed", healed)


# --- what everybody knows of hands ----------------------------------------------------------------


def least_known(g: "Game", holder: int, card: int) -> int:
    """How many cards of a kind everybody knows a hand to hold, at least."""
    for whose, kind, least in g.s.open_hands:
        if whose == holder and kind == card:
            return least
    return 0


def set_known(g: "Game", holder: int, card: int, least: int) -> None:
    rows = [row for row in g.s.open_hands if row[0] != holder or row[1] != card]
    if least > 0:
        rows.append((holder, card, least))
    g.s.open_hands = tuple(sorted(rows))


def learn(g: "Game", holder: int, card: int, count: int) -> None:
    """It was shown or said aloud that a hand holds at least so many cards of a kind."""
    set_known(g, holder, card, max(count, least_known(g, holder, card)))  # MUS-6


def forget(g: "Game", holder: int, card: int, count: int) -> None:
    """Cards have left a hand in the open: at least so many fewer are known."""
    set_known(g, holder, card, least_known(g, holder, card) - count)
