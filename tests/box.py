"""The box the rules are tested with: its values stay, however ours are tuned."""

from functools import cache

from mousquetaires.data import texts
from mousquetaires.engine.components import Components
from mousquetaires.engine.tables import parse
from tools.balance.knobs import FIRST, values_of
from tools.balance.tables import changed


@cache
def first_box() -> Components:
    """The values we began with."""
    return parse(changed(texts(), values_of(FIRST)))
