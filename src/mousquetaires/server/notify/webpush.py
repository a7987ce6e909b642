"""Web Push with our own keys: a notice sealed for one browser (RFC 8291) and signed by this server (RFC 8292)."""

import re
import time
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Final, NamedTuple, Self

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import json
from py_vapid import jwt  # type: ignore[import-untyped]  # ships no types
from pywebpush import WebPusher  # type: ignore[import-untyped]  # ships no types
from yarl import URL

from .notices import Notice, NoticeError, PushTo, plain_base64, words

TTL: Final = 3 * 86_400  # seconds a push service keeps a notice for a browser that is off
TOKEN_LIFE: Final = 12 * 3_600  # seconds; push services refuse more than a day
TOPIC_LETTERS: Final = 32  # RFC 8030 allows no more
ENCODING: Final = "aes128gcm"
KEY_BYTES: Final = 32
SUBJECT: Final = re.compile(r"mailto:[^@\s]+@[^@\s]+|https://[^\s]+")


class Post(NamedTuple):
    """A request ready to be sent."""

    url: URL
    headers: dict[str, str]
    body: bytes


class Vapid:
    """This server's own key pair: browsers subscribe to the public half, push services check it."""

    def __init__(self, key: ec.EllipticCurvePrivateKey) -> None:
        self._key = key
        point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key = _base64(point)  # the browser's applicationServerKey

    @classmethod
    def generate(cls) -> Self:
        return cls(ec.generate_private_key(ec.SECP256R1()))

    def to_text(self) -> str:
        """The private key as one word, to be kept; it is a secret."""
        return _base64(self._key.private_numbers().private_value.to_bytes(KEY_BYTES, "big"))

    @classmethod
    def from_text(cls, text: str) -> Self:
        """The key pair that was kept."""
        raw = plain_base64(text)
        if len(raw) != KEY_BYTES:
            raise NoticeError("notice-vapid")
        try:
            return cls(ec.derive_private_key(int.from_bytes(raw, "big"), ec.SECP256R1()))
        except ValueError as error:
            raise NoticeError("notice-vapid") from error

    def authorization(self, url: URL, subject: str) -> str:
        """The header that tells the push service of ``url`` who sends; good for half a day."""
        claims = {"aud": str(url.origin()), "exp": int(time.time()) + TOKEN_LIFE, "sub": subject}
        return f"vapid t={jwt.sign(claims, self._key)}, k={self.public_key}"


def check_subject(subject: str) -> None:
    """Push services want to know whom to write to when something goes wrong."""
    if not SUBJECT.fullmatch(subject):
        raise NoticeError("notice-subject")


def push(vapid: Vapid, subject: str, to: PushTo, notice: Notice) -> Post:
    """A notice for a browser: only its owner can read it, and a later one for the same seat takes its place."""
    url = URL(to.endpoint)
    headers = {
        "Authorization": vapid.authorization(url, subject),
        "Content-Type": "application/octet-stream",
        "Content-Encoding": ENCODING,
        "TTL": str(TTL),
        "Topic": topic(notice),
    }
    return Post(url, headers, sealed(to, message(notice)))


def message(notice: Notice) -> bytes:
    """What the page's service worker is told, as JSON."""
    said = words(notice, notice.language)
    return json.encode(
        {
            "kind": notice.kind,
            "title": said.title,
            "body": said.text,
            "link": notice.link,
            "tag": topic(notice),
            "language": notice.language,
        }
    )


def topic(notice: Notice) -> str:
    """One topic a seat, whatever the kind: "it is your turn" is stale once the game is over."""
    return _base64(sha256(f"{notice.table} {notice.seat}".encode()).digest())[:TOPIC_LETTERS]


def sealed(to: PushTo, plain: bytes) -> bytes:
    """The message, readable only with the browser's private key."""
    browser = {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}}
    return bytes(WebPusher(browser).encode(plain, ENCODING)["body"])


def _base64(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")
