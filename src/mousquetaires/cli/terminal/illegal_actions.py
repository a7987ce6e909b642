"""Lists actions that are not legal now, with the reasons."""

from mousquetaires.engine import actions as verbs
from mousquetaires.engine import ids
from mousquetaires.engine.components import CHARACTER_HEALS
from mousquetaires.engine.machine import Game
from mousquetaires.engine.reasons import NOT_OFFERED, NOT_YOUR_PROMPT, Reason
from mousquetaires.engine.view import Observation

NO_CARD = 15  # card field of a task that costs no card


def illegal_actions(game: Game, view: Observation) -> list[tuple[int, Reason]]:
    """Actions this viewer may want to take now and cannot, each with its reason."""
    found = []
    for action in _candidates(view):
        reason = game.refusal(view.viewer, action)
        if reason is not None and reason not in (NOT_OFFERED, NOT_YOUR_PROMPT):
            found.append((action, reason))
    return found


def _candidates(view: Observation) -> list[int]:
    """All actions that fit the current prompt, legal or not."""
    if view.asked in ("musketeer_action", "ordered_action"):
        return [*_anywhere(view), *_steps(view), *_free(view)]
    if view.asked == "next_musketeer":
        return [*(_with(verbs.TURN, hero) for hero in view.table.heroes), *_free(view)]
    if view.asked == "purchase":
        return [_with(verbs.BUY, item) for item in range(ids.ITEMS)]
    if view.asked == "destination":
        return [_with(verbs.GO, place) for place in ids.LOCATION_CARDS]
    if view.asked == "one_for_all":
        return _free(view)
    return []


def _with(verb: int, value: int) -> int:
    return verbs.make(verb, value)


def _anywhere(view: Observation) -> list[int]:
    """Actions that do not depend on the place."""
    hero = view.asked_hero
    others = [other for other in view.table.heroes if other != hero]
    actions = [verbs.END, verbs.DRAW, verbs.EQUIP, verbs.BRIBE, verbs.ESCAPE]
    actions += [_with(verbs.MOVE, place) for place in range(ids.PLACES)]
    if view.equipment[hero] >> ids.THOROUGHBRED & 1:
        actions += [_with(verbs.RIDE, place) for place in ids.OPEN_PLACES]
    actions += [_with(verbs.TRADE, other) for other in others]
    actions += [action for card in range(ids.FIRST_CHARACTER, ids.CARDS) for action in _plays(view, card)]
    if hero == ids.TREVILLE:
        actions += [_with(verbs.ORDER, other) for other in others]
    return [*actions, _with(verbs.REINFORCE, ids.COMBAT)]


def _plays(view: Observation, card: int) -> list[int]:
    """Playing a character card in hand, once per Musketeer if it heals."""
    if not view.hand[card]:
        return []
    heals = view.table.components.characters[card - ids.FIRST_CHARACTER].effect == CHARACTER_HEALS
    return [verbs.play_action(card, hero) for hero in (view.table.heroes if heals else (ids.NOBODY,))]


def _steps(view: Observation) -> list[int]:
    """Steps of the current missions."""
    foes = [foe for foe in range(ids.ADVERSARIES) if view.foe_at[foe] in (ids.PARIS, ids.LOUVRE)]
    actions = [_with(verbs.DUEL, foe) for foe in foes]
    actions += [_with(verbs.CHALLENGE, skill) for skill in range(ids.SKILLS)]
    actions += [_with(verbs.TASK, NO_CARD), _with(verbs.TASK, ids.COMBAT)]
    if view.board == ids.INN:
        return actions + [_with(verbs.PATH, path) for path in range(ids.INN_PATHS)] + [verbs.BACK]
    if view.board == ids.ENGLAND:
        return [*actions, _with(verbs.DUEL, ids.WARDES)]
    if view.board == ids.RETURN:
        return [*actions, _with(verbs.FIGHT, 0)]
    return [*actions, _with(verbs.FIGHT, 1), _with(verbs.FIGHT, 2), verbs.PASSAGE]


def _free(view: Observation) -> list[int]:
    """Free actions."""
    beggars = view.trap_at[ids.BEGGARS]
    actions = [_with(verbs.PAY_BEGGARS, beggars)] if beggars in (ids.PARIS, ids.LOUVRE) else []
    return [*actions, *(_with(verbs.ONE, effect) for effect in range(len(verbs.ONE_NAMES))), verbs.TURN_UP]
