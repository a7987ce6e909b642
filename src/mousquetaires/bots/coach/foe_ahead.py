"""The foe that an answer leads to: by name, or the token on a space of the Quest."""

from typing import NamedTuple

from mousquetaires.engine import actions as verbs
from mousquetaires.engine import ids
from mousquetaires.engine.view import Observation
from mousquetaires.engine.view_queries import NO_SPACE


class FoeAhead(NamedTuple):
    """A foe (``UNKNOWN_FOE``: a face-down token) and the space of a Quest token."""

    foe: int
    space: int


def foe_ahead(view: Observation, action: int) -> FoeAhead | None:
    """The foe of a duel that an answer begins; None if it begins none."""
    verb, arg = verbs.verb_of(action), verbs.arg_of(action)
    if verb == verbs.DUEL:
        return FoeAhead(arg, NO_SPACE)
    if verb == verbs.ESCAPE:
        return FoeAhead(ids.GAOLER, NO_SPACE)
    if verb == verbs.FIGHT:
        return guard_ahead(view, arg)
    return path_ahead(view, arg) if verb == verbs.PATH else None


def guard_ahead(view: Observation, slot: int) -> FoeAhead | None:
    """The guard on the road or in an antechamber."""
    spaces = range(3) if view.board == ids.RETURN else [3 * view.antechamber + slot]
    lies = [space for space in spaces if view.spaces[space] != ids.NO_TOKEN]
    return token_ahead(view, lies[0]) if lies else None


def path_ahead(view: Observation, path: int) -> FoeAhead | None:
    """The next token of a path at the Inn. None if the hero only walks up to it."""
    first = path * ids.INN_LENGTH
    ahead = [space for space in range(first, first + ids.INN_LENGTH) if view.spaces[space] != ids.NO_TOKEN]
    if not ahead or (ahead[0] != first and view.spot[view.asked_hero] != ahead[0]):
        return None
    return token_ahead(view, ahead[0])


def token_ahead(view: Observation, space: int) -> FoeAhead | None:
    token = view.spaces[space]
    if token in (ids.TOKEN_DECOY, ids.TOKEN_SNARE):
        return None
    return FoeAhead(ids.TOKEN_FOE[token] if token >= 0 else ids.UNKNOWN_FOE, space)
