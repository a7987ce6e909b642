"""Proving who one is without an account: 128 random bits, of which the server keeps a hash."""

from hashlib import blake2b, sha256
from secrets import token_bytes, token_urlsafe
from typing import Final

SESSION: Final = "session"  # a browser's cookie
RESUME: Final = "resume"  # a personal link, good for one use
TOKEN: Final = "token"  # a bot's
FEED: Final = "feed"
ADDRESS: Final = "address"  # no secret: whence somebody came, for keeping out whom a host has banned
COOKIE: Final = "mousquetaires"
SECURE_COOKIE: Final = f"__Secure-{COOKIE}"  # over HTTPS: so called, a browser takes it from nobody else
SECRET_BYTES: Final = 16
TABLE_BYTES: Final = 12  # a table's name is no proof of anything, but private ones must not be guessed
LONGEST: Final = 64


def new_secret() -> str:
    return token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> str:
    """What is stored: the bits are random, so a plain hash cannot be reversed by guessing."""
    return sha256(secret.encode()).hexdigest()


def new_table() -> str:
    return token_urlsafe(TABLE_BYTES)


def new_seed() -> bytes:
    """A game's dice: 256 random bits."""
    return token_bytes(32)


def address_hash(address: str, salt: str) -> str:
    """Somebody's address, for counting his tables and for nothing else."""
    return blake2b(address.encode(), key=salt.encode()[:64], digest_size=16).hexdigest()
