"""The version of the environments. Results with different versions must not be compared."""

from hashlib import blake2b
from typing import Final

from mousquetaires.data import load
from mousquetaires.engine.action_index import SIZE, number_text
from mousquetaires.engine.observation_tensor import FIELDS
from mousquetaires.engine.record import ENGINE_VERSION

# Raise VERSION and set FINGERPRINT (a test prints it) if the rules, our box, the numbers of actions or the observation
# have changed. The ids ``mousquetaires_v3`` and ``mousquetaires/Seat-v3`` change with it.
VERSION: Final = 3
FINGERPRINT: Final = "c20a77ab19e5fb05"


def fingerprint() -> str:
    """A short hash of what an agent depends on."""
    parts = [str(ENGINE_VERSION), load().digest, *map(number_text, range(SIZE)), *map(repr, FIELDS)]
    return blake2b("\n".join(parts).encode(), digest_size=8).hexdigest()
