"""Effects on the turn, the Musketeers and the tracks.

Only effects write the state, and each emits what it did. The other effects are in ``card_effects``,
``mission_effects`` and ``milady_effects``.
"""

from typing import TYPE_CHECKING

from .ids import (
    BARRED,
    BASTILLE,
    COLOMBIER,
    HONOUR,
    QUEST,
    RICHELIEU,
    STRANGLED,
    TIME,
)

if TYPE_CHECKING:
    from .machine import Game


def end_game(g: "Game", ending: int) -> None:
    g.s.ending = ending
    g.emit("game_over", ending)


def begin_turn(g: "Game") -> None:
    """A new turn begins: effects that last a turn end, and Milady has all Location cards again."""
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
    """A Musketeer who is at Richelieu when a round or their own turn begins has to leave first."""
    if g.s.place[hero] == RICHELIEU:
        g.s.must_leave |= 1 << hero  # RIC-5


def begin_phase(g: "Game", phase: int) -> None:
    g.s.phase = phase
    g.emit("phase_began", phase)


# --- counting inputs ------------------------------------------------------------------------------


def count_decision(g: "Game") -> None:
    g.s.decisions += 1


def count_aside(g: "Game") -> None:
    """Count a choice inside a free action, separately from the answers to prompts."""
    g.s.asides += 1


def count_roll(g: "Game", purpose: int) -> None:
    g.s.rolls[purpose] += 1
    g.s.barriers += 1


def count_undos(g: "Game", undos: int) -> None:
    """Set how often dice were taken back. The seed gives other outcomes after that."""
    g.s.undos = undos


def bar_undo(g: "Game") -> None:
    """Something hidden was shown: earlier inputs can be taken back only if all other players agree."""
    g.s.barriers += 1


def empty_hourglass(g: "Game") -> None:
    g.s.sand_out = 1
    g.emit("sand_ran_out")


# --- the Musketeers -------------------------------------------------------------------------------


def is_lying(g: "Game", hero: int) -> bool:
    return bool(g.s.lying >> hero & 1)


def has_played(g: "Game", hero: int) -> bool:
    return bool(g.s.played >> hero & 1)


def standing(g: "Game") -> list[int]:
    """The Musketeers who are not out of action."""
    return [hero for hero in g.table.heroes if not g.s.lying >> hero & 1]


def mark_played(g: "Game", hero: int) -> None:
    g.s.played |= 1 << hero


def set_place(g: "Game", hero: int, place: int) -> None:
    s = g.s
    s.place[hero] = place
    s.spot[hero] = 0
    s.must_leave &= ~(1 << hero)


def lose_life(g: "Game", hero: int, wounds: int) -> None:
    """A Musketeer loses life. The caller calls ``put_out`` if none is left."""
    lost = min(wounds, g.s.life[hero])
    g.s.life[hero] -= lost
    g.emit("life_lost", hero, lost, g.s.life[hero])


def regain_life(g: "Game", hero: int, points: int) -> None:
    s = g.s
    gained = min(points, g.table.components.heroes[hero].life - s.life[hero])  # ARM-6
    s.life[hero] += gained
    g.emit("life_regained", hero, gained, s.life[hero])


def put_out(g: "Game", hero: int) -> None:
    """A Musketeer is out of action: they lie at the Vieux Colombier and keep all they own."""
    s = g.s
    if s.place[hero] == QUEST and g.table.mortal:
        s.barred |= 1 << hero  # VAR-2
        g.emit("barred", hero)
    set_place(g, hero, COLOMBIER)  # DUEL-14, VXC-1
    s.lying |= 1 << hero
    g.emit("fell", hero)


def stand_up(g: "Game", hero: int) -> None:
    """The Musketeer stands up with full life; their turn is over."""
    s = g.s
    s.lying &= ~(1 << hero)
    s.life[hero] = g.table.components.heroes[hero].life  # MUS-3
    mark_played(g, hero)
    g.emit("recovered", hero, s.life[hero])


def jail(g: "Game", hero: int) -> None:
    set_place(g, hero, BASTILLE)
    g.emit("jailed", hero)


def mark_jailed(g: "Game", hero: int) -> None:
    """A Musketeer was jailed this turn and may not leave the Bastille before the next one."""
    g.s.jailed |= 1 << hero


def mark_for_bastille(g: "Game", hero: int) -> None:
    """A Musketeer will go to the Bastille after recovering."""
    g.s.marked |= 1 << hero


def unmark_for_bastille(g: "Game", hero: int) -> None:
    g.s.marked &= ~(1 << hero)


def tire_horse(g: "Game", hero: int) -> None:
    """A Musketeer's thoroughbred was ridden this turn."""
    g.s.ridden |= 1 << hero


def spend_gift(g: "Game") -> None:
    """Aramis's gift is used up for this turn."""
    g.s.gift_used = 1


def walk(g: "Game", hero: int, spot: int) -> None:
    """A Musketeer walks to another spot of the Quest board."""
    g.s.spot[hero] = spot
    g.emit("walked", hero, spot)


def check_barred(g: "Game") -> None:
    """Mortal Quest: the game is lost when no Musketeer may go to the Quest any more."""
    if g.table.mortal and all(g.s.barred >> hero & 1 for hero in g.table.heroes):
        end_game(g, BARRED)  # GOAL-7


# --- tracks ---------------------------------------------------------------------------------------


def move_time(g: "Game", spaces: int) -> None:
    """The Time token moves. Milady wins when it leaves the last space."""
    last = len(g.table.components.time_dice)
    g.s.time = min(last, g.s.time + spaces)
    g.emit("time_moved", g.s.time)
    if g.s.time == last:
        end_game(g, TIME)  # GOAL-3


def gain_pistoles(g: "Game", pistoles: int) -> None:
    gained = min(pistoles, g.table.components.purse_most - g.s.purse)  # TRACK-PURSE
    if gained:
        g.s.purse += gained
        g.emit("purse_changed", gained, g.s.purse)


def lose_pistoles(g: "Game", pistoles: int) -> None:
    lost = min(pistoles, g.s.purse)  # RUL-PURSE-FLOOR
    if lost:
        g.s.purse -= lost
        g.emit("purse_changed", -lost, g.s.purse)


def gain_epic(g: "Game", tokens: int) -> None:
    gained = min(tokens, g.table.components.epic_tokens - g.s.epic)  # QST-6, RUL-EPIC-LIMIT
    if gained:
        g.s.epic += gained
        g.emit("epic_changed", gained, g.s.epic)


def spend_epic(g: "Game", tokens: int) -> None:
    """Spent tokens go back to the stock."""
    if tokens:
        g.s.epic -= tokens  # QST-6, RUL-EPIC-STOCK
        g.emit("epic_changed", -tokens, g.s.epic)


def gain_one_for_all(g: "Game") -> None:
    if g.s.one_stock:
        g.s.one_stock -= 1
        g.s.one_for_all += 1
        g.emit("one_gained", g.s.one_for_all)


def spend_one_for_all(g: "Game", effect: int) -> None:
    g.s.one_for_all -= 1
    g.emit("one_played", effect, g.s.one_for_all)


def stop_time(g: "Game") -> None:
    """The Time token stays where it is for the rest of the turn."""
    g.s.time_stopped = 1
    g.emit("time_held")


def lose_honour(g: "Game", points: int) -> None:
    """The Queen loses honour, down to Richelieu's space."""
    lost = min(points, g.s.honour)  # ONE-4
    g.s.honour -= lost
    g.emit("honour_lost", lost, g.s.honour)


def regain_honour(g: "Game", points: int) -> None:
    gained = min(points, g.table.components.honour - g.s.honour)  # ONE-4
    g.s.honour += gained
    g.emit("honour_regained", gained, g.s.honour)


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


def move_siege_token(g: "Game", spaces: int) -> None:
    """The siege token moves, to the left for Milady, up to the ends of its track."""
    end = g.table.components.siege_end
    g.s.siege = max(-end, min(end, g.s.siege + spaces))  # SIEGE-7, RUL-SIEGE-END
    if spaces:
        g.emit("siege_moved", g.s.siege)


def mark_siege_reward(g: "Game", reward: int) -> None:
    """A reward of the siege track is given only once."""
    g.s.siege_rewards |= reward
