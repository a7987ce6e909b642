"""Secrets that replace accounts: 128 random bits each. The server stores only their hashes."""

from hashlib import blake2b, sha256
from secrets import token_bytes, token_urlsafe
from typing import Final

SESSION: Final = "session"  # a browser's cookie
RESUME: Final = "resume"  # a personal link, good for one use
TOKEN: Final = "token"  # a bot's
FEED: Final = "feed"
ADDRESS: Final = "address"  # no secret: a hashed address, so that a banned person can't return
COOKIE: Final = "mousquetaires"
SECURE_COOKIE: Final = f"__Secure-{COOKIE}"  # over HTTPS: with this prefix, browsers accept it from secure pages only
SECRET_BYTES: Final = 16
TABLE_BYTES: Final = 12  # a table's id proves nothing, but private tables must not be guessed
LONGEST: Final = 64


def new_secret() -> str:
    return token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> str:
    """What is stored. The bits are random, so a plain hash cannot be reversed by guessing."""
    return sha256(secret.encode()).hexdigest()


def new_table() -> str:
    return token_urlsafe(TABLE_BYTES)


def new_seed() -> bytes:
    """The seed of a game's dice: 256 random bits."""
    return token_bytes(32)


def address_hash(address: str, salt: str) -> str:
    """A hashed address, for counting the tables opened from it."""
    return blake2b(address.encode(), key=salt.encode()[:64], digest_size=16).hexdigest()
