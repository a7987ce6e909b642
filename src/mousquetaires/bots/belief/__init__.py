"""What a player can infer about Milady's secrets from what everyone sees.

It is computed from an observation alone, under a stated model of her: a mixture of the bots' own policies.
"""

from .destinations import place_chances
from .secrets import secret_weights

__all__ = ["place_chances", "secret_weights"]
