"""All of Milady's secrets as weights for dealing a world."""

from mousquetaires.engine.determinization import EVEN, SecretWeights
from mousquetaires.engine.ids import MILADY
from mousquetaires.engine.view import Observation

from .destinations import place_chances
from .face_down_tokens import token_weights
from .paris_hand import paris_weights
from .treachery_hand import treachery_weights


def secret_weights(o: Observation) -> SecretWeights:
    """What this viewer believes about Milady's secrets. She knows them, and without her there are none."""
    if o.viewer == MILADY or not o.table.milady:
        return EVEN
    treachery = treachery_weights(o)
    return SecretWeights(place_chances(o), paris_weights(o), treachery.kept, treachery.fresh, token_weights(o))
