"""What the end of a turn costs, found by ending it in the rules and playing on to the next turn."""

from mousquetaires.engine.actions import END
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.components import EFFECT_HONOUR, EFFECT_PURSE, EFFECT_STRANGLES, EFFECT_TIME, EFFECT_TREACHERY
from mousquetaires.engine.ids import NO_MISSION
from mousquetaires.engine.machine import Game

TURNS = ("musketeer_action", "next_musketeer")
LAST_PHASE = 4
Losses = dict[str, dict[str, int]]


def own_losses(game: Game, rides: bool) -> Losses:
    """The Musketeer's unused actions and ride."""
    turn = next(frame for frame in reversed(game.stack) if frame.kind == "hero_turn")
    left = turn.actions_left  # type: ignore[attr-defined]  # a hero's turn has them
    return {
        **({"coach-lose-actions": {"n": left}} if left else {}),
        **({"coach-lose-ride": {}} if rides else {}),
    }


def end_losses(game: Game, seat: int) -> Losses | None:
    """What the end of the turn costs, without the siege; None if other Musketeers come first."""
    game.act(seat, END)
    turn = game.s.turn
    if game.asking and game.prompt().kind in TURNS:
        return None
    game.s.siege = 0  # whatever is rolled, the siege is not decided in this turn
    while True:
        before = game.clone()
        game.take_events()
        proceed(game)
        if game.s.phase == LAST_PHASE or game.s.turn != turn or game.over:
            return last_phase(before, game, turn)


def proceed(game: Game) -> None:
    if game.rolling:
        chance = game.chance()
        game.land(Seed.of(1).answer(chance, game.s.rolls[chance.purpose], 0))
    else:
        game.act(game.prompt().first_seat, game.prompt().default())


def last_phase(before: Game, game: Game, turn: int) -> Losses:
    """Plays the last phase, and reads off what it costs, compared with the position before it."""
    dice, failed = 0, failed_at_louvre(game)
    while not game.over and game.s.turn == turn:
        if game.rolling and game.stack[-1].kind == "end_phase":
            dice = game.chance().dice
        proceed(game)
        failed |= failed_at_louvre(game)
    s = before.s
    time = {"coach-end-time": {"n": len(game.table.components.time_dice) - s.time - 1}}
    louvre = louvre_losses(s.louvre_card, s.louvre_space, failed or game.over, s.honour)
    return {**({} if s.time_stopped else time), **louvre, **paris_losses(before, game, dice)}


def failed_at_louvre(game: Game) -> bool:
    return any(event.kind == "louvre_failed" for event in game.take_events())


def louvre_losses(card: int, space: int, failed: bool, honour: int) -> Losses:
    if card == NO_MISSION or space == 0:
        return {}
    if space == 1:  # LOU-4, and LOU-3 no longer
        return {"coach-end-louvre-late": {"n": 1}, "coach-end-louvre-epic": {"n": 2}}
    assert failed
    return {"coach-end-louvre-failed": {"n": min(2, honour)}}


def paris_losses(before: Game, after: Game, dice: int) -> Losses:
    """The effect of the Paris card in play. What was really lost must fit, unless the game ended before."""
    old, new = before.s, after.s
    if old.paris_card == NO_MISSION:
        return {}
    printed = after.table.components.paris[old.paris_card]
    amount, over = printed.effect_amount, after.over
    if printed.effect == EFFECT_STRANGLES:
        assert over or dice == printed.effect_dice
        return {"coach-end-paris-constance": {"n": printed.effect_dice, "has": old.constance, "most": amount}}
    if printed.effect == EFFECT_TIME and not old.time_stopped:
        assert over or new.time - old.time == 1 + amount
        return {"coach-end-paris-time": {"n": amount}}
    if printed.effect == EFFECT_TREACHERY:
        return {"coach-end-paris-treachery": {"n": amount}}
    if printed.effect == EFFECT_HONOUR:
        assert over or old.honour - new.honour >= amount
        return {"coach-end-paris-honour": {"n": min(amount, old.honour)}}
    lost = min(amount, old.purse) if printed.effect == EFFECT_PURSE else 0
    assert over or printed.effect != EFFECT_PURSE or old.purse - new.purse == lost
    return {"coach-end-paris-purse": {"n": lost}} if lost else {}
