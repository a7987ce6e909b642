"""Random outcomes as inputs: which are possible, how likely they are, and a seed that decides.

The engine never rolls. It asks for an outcome of a purpose. A test, a search or a replay can give any
possible outcome; a real game uses a ``Seed``. Outcome ``n`` of purpose ``p`` depends only on the seed,
``p``, ``n`` and how often dice were undone. So two games with the same seed stay comparable even
if one of them rolls more dice.
"""

from collections.abc import Iterable, Mapping
from hashlib import blake2b
from math import factorial
from struct import Struct
from typing import Final

from .components import Faces
from .mypyc_hints import mypyc_attr

DUEL_BLUE: Final = 0
DUEL_RED: Final = 1
BLADE_DIE: Final = 2
FOE_REROLL: Final = 3
ADVENTURE: Final = 4
TREACHERY_DRAW: Final = 5
LOUVRE_DRAW: Final = 6
TRAP_DIE: Final = 7
SIEGE_RED: Final = 8
SIEGE_BLUE: Final = 9
SIEGE_REROLL: Final = 10
STRANGLE_DICE: Final = 11
SEARCH_DICE: Final = 12
SOLO_PLACE: Final = 13
SOLO_PARIS: Final = 14
SOLO_FORCE: Final = 15
SOLO_TOKEN: Final = 16
SOLO_HERO: Final = 17
SOLO_SIEGE: Final = 18
# fmt: off
PURPOSE_NAMES: Final = (
    "duel_blue", "duel_red", "blade_die", "foe_reroll", "adventure", "treachery_draw", "louvre_draw",
    "trap_die", "siege_red", "siege_blue", "siege_reroll", "strangle_dice", "search_dice", "solo_place",
    "solo_paris", "solo_force", "solo_token", "solo_hero", "solo_siege",
)
# fmt: on
SHORTEST_NONCE: Final = 16  # bytes that a seat may mix into the dice
LONGEST_NONCE: Final = 64
NUMBERS: Final = tuple([Struct(f">{count}Q") for count in range(9)])  # how so many numbers are read from a digest


def pack_faces(swords: int, shields: int, lilies: int) -> int:
    return swords | shields << 4 | lilies << 8


def swords_of(roll: int) -> int:
    return roll & 15


def shields_of(roll: int) -> int:
    return roll >> 4 & 15


def lilies_of(roll: int) -> int:
    return roll >> 8


@mypyc_attr(acyclic=True, free_list_len=1)
class Chance:
    """A random outcome that is due: a roll of so many dice, or a pick from weighted choices."""

    __slots__ = ("dice", "die", "purpose", "weights")

    def __init__(self, purpose: int, dice: int, die: Faces, weights: list[int]) -> None:
        self.purpose = purpose
        self.dice = dice  # 0: a pick by ``weights``
        self.die = die
        self.weights = weights

    def outcomes(self) -> list[tuple[int, int]]:
        """Every outcome with its weight; the weights sum to ``total``."""
        if not self.dice:
            return [(kind, weight) for kind, weight in enumerate(self.weights) if weight]
        return dice_outcomes(self.dice, self.die)

    def total(self) -> int:
        return int(sum(self.die) ** self.dice) if self.dice else sum(self.weights)

    def possible(self, outcome: int) -> bool:
        if not self.dice:
            return 0 <= outcome < len(self.weights) and self.weights[outcome] > 0
        swords, shields, lilies = outcome & 15, outcome >> 4 & 15, outcome >> 8
        if outcome < 0 or swords + shields + lilies != self.dice:
            return False
        die = self.die
        return (die[0] > 0 or not swords) and (die[1] > 0 or not shields) and (die[2] > 0 or not lilies)


def roll(purpose: int, dice: int, die: Faces) -> Chance:
    return Chance(purpose, dice, die, [])


def pick(purpose: int, weights: list[int]) -> Chance:
    return Chance(purpose, 0, (0, 0, 0), weights)


def dice_outcomes(dice: int, die: Faces) -> list[tuple[int, int]]:
    """Every count of faces that so many dice can show, with its multinomial weight.

    >>> [(swords_of(o), w) for o, w in dice_outcomes(2, (3, 3, 0))]
    [(0, 9), (1, 18), (2, 9)]
    """
    found = []
    for swords in range(dice + 1):
        for shields in range(dice + 1 - swords):
            lilies = dice - swords - shields
            ways = factorial(dice) // (factorial(swords) * factorial(shields) * factorial(lilies))
            weight = int(ways * die[0] ** swords * die[1] ** shields * die[2] ** lilies)
            if weight:
                found.append((pack_faces(swords, shields, lilies), weight))
    return found


class Dice:
    """What decides random outcomes: the seed of a game, or the quick dice of a playout."""

    __slots__ = ()

    def answer(self, chance: Chance, n: int, undos: int) -> int:
        """Outcome ``n`` of a purpose, after so many undos."""
        raise TypeError(f"{type(self).__name__} decides nothing")


class Seed(Dice):
    """Decides every random outcome. The same secret gives the same outcomes.

    >>> Seed.of(7).answer(roll(DUEL_RED, 2, (3, 3, 0)), 0, 0) == Seed.of(7).answer(roll(DUEL_RED, 2, (3, 3, 0)), 0, 0)
    True
    """

    __slots__ = ("_keyed", "key", "nonces", "secret")

    def __init__(self, secret: bytes, nonces: tuple[tuple[int, bytes], ...] | None = None) -> None:
        self.secret = secret
        self.nonces = nonces  # by seat; None if no seat was asked for one
        self.key = _mix(secret, nonces) if nonces else secret[:64]  # the key that decides the dice
        self._keyed = blake2b(key=self.key, digest_size=64)  # is copied for each outcome

    @staticmethod
    def of(number: int) -> "Seed":
        """An integer seed, for simulation; a served game uses 256 random bits."""
        return Seed(b"integer:%d" % number)

    @staticmethod
    def mixed(secret: bytes, nonces: Mapping[int, bytes] | Iterable[tuple[int, bytes]]) -> "Seed":
        """Dice that no side can choose alone: a secret that was committed to first, mixed with the seats' nonces.

        >>> promised, seed = Seed(bytes(32)), Seed.mixed(bytes(32), {0: b"milady's own bits", 1: b"a Musketeer's own"})
        >>> seed.commitment() == promised.commitment()
        True
        >>> seed.key == promised.key
        False
        """
        by_seat = tuple(sorted(dict(nonces).items()))
        for seat, nonce in by_seat:
            if not SHORTEST_NONCE <= len(nonce) <= LONGEST_NONCE:
                raise ValueError(f"a nonce of {len(nonce)} bytes from seat {seat}")
        return Seed(secret, by_seat)

    def __reduce__(self) -> tuple[object, ...]:
        return restored_seed, (self.secret, self.nonces)

    def __repr__(self) -> str:
        """Shows the commitment, not the secret."""
        return f"<Seed {self.commitment()[:8]}>"

    def to_text(self) -> str:
        """The secret as text. The record of a finished game publishes it."""
        return self.secret.decode() if self.secret.startswith(b"integer:") else self.secret.hex()

    @staticmethod
    def from_text(text: str) -> "Seed | None":
        """The seed that ``to_text`` wrote, or None for anything else."""
        number = text.removeprefix("integer:")
        try:
            if number != text:
                return Seed.of(int(number)) if number.lstrip("-").isdecimal() else None
            return Seed(bytes.fromhex(text)) if text else None
        except ValueError:
            return None

    def commitment(self) -> str:
        """A hash of the secret. It can be published before the game and before the seats choose their nonces."""
        return blake2b(self.secret, digest_size=32, person=b"commitment").hexdigest()

    def answer(self, chance: Chance, n: int, undos: int) -> int:
        """Outcome ``n`` of this purpose."""
        hashed = self._keyed.copy()
        hashed.update(b"%d/%d/%d" % (chance.purpose, n, undos))
        if chance.dice:
            return _dice(NUMBERS[chance.dice].unpack_from(hashed.digest()), chance.die)
        high, low = NUMBERS[2].unpack_from(hashed.digest())
        return picked(high << 64 | low, chance.weights)


def restored_seed(secret: bytes, nonces: tuple[tuple[int, bytes], ...] | None) -> Seed:
    """Unpickle a seed."""
    return Seed(secret) if nonces is None else Seed.mixed(secret, nonces)


def _mix(secret: bytes, nonces: tuple[tuple[int, bytes], ...]) -> bytes:
    """Hash the secret and the nonces. Each follows its length, so different parts never join to the same bytes."""
    mix = blake2b(len(secret).to_bytes(8, "big") + secret, digest_size=64, person=b"mixed dice")
    for seat, nonce in nonces:
        mix.update(bytes((seat, len(nonce))) + nonce)
    return mix.digest()


def _dice(numbers: tuple[int, ...], die: Faces) -> int:
    """Use a number for each die, so that one more die does not change the others."""
    swords, shields, lilies = die
    sides = swords + shields + lilies
    outcome = 0
    for number in numbers:
        side = number % sides
        outcome += 1 if side < swords else 16 if side < swords + shields else 256
    return outcome


def picked(number: int, weights: list[int]) -> int:
    """The kind that a number falls on."""
    total = 0
    for weight in weights:  # compiled, ``sum`` takes longer
        total += weight
    number %= total
    for kind, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return kind
    raise AssertionError("weights changed while being read")
