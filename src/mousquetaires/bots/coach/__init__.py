"""The coach: what a strong bot would answer for one seat, how sure that is, and which facts speak for it.

It gets an observation and a prompt, like a bot, so it can't know more than the player who asks. The same view gives the
same advice: the seed of its tries is a hash of the view.
"""

from .advice_types import Advice, Answer, Fact, PlaceChance
from .advise import TRIES, advise

__all__ = ["TRIES", "Advice", "Answer", "Fact", "PlaceChance", "advise"]
