"""Web Push: a notice encrypted for one browser (RFC 8291) and signed by this server (RFC 8292)."""

import re
import time
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Final, Self

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import json
from py_vapid import jwt  # type: ignore[import-untyped]  # ships no types
from pywebpush import WebPusher  # type: ignore[import-untyped]  # ships no types
from yarl import URL

from .errors import NoticeError
from .http_post import HttpPost
from .notices import Notice, notice_text
from .subscriptions import PushTo, decode_base64

TTL: Final = 3 * 86_400  # seconds for which a push service keeps a notice if the browser is offline
TOKEN_LIFETIME: Final = 12 * 3_600  # seconds; push services refuse more than a day
TOPIC_LENGTH: Final = 32  # the longest that RFC 8030 allows
ENCODING: Final = "aes128gcm"
KEY_BYTES: Final = 32
SUBJECT: Final = re.compile(r"mailto:[^@\s]+@[^@\s]+|https://[^\s]+")


class Vapid:
    """This server's key pair. Browsers subscribe with the public key, push services check it."""

    def __init__(self, key: ec.EllipticCurvePrivateKey) -> None:
        self._key = key
        point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key = _base64(point)  # the browser's applicationServerKey

    @classmethod
    def generate(cls) -> Self:
        return cls(ec.generate_private_key(ec.SECP256R1()))

    def to_text(self) -> str:
        """The private key as text, to be stored. It is a secret."""
        return _base64(self._key.private_numbers().private_value.to_bytes(KEY_BYTES, "big"))

    @classmethod
    def from_text(cls, text: str) -> Self:
        """The key pair from its stored text."""
        raw = decode_base64(text)
        if len(raw) != KEY_BYTES:
            raise NoticeError("notice-vapid")
        try:
            return cls(ec.derive_private_key(int.from_bytes(raw, "big"), ec.SECP256R1()))
        except ValueError as error:
            raise NoticeError("notice-vapid") from error

    def authorization(self, url: URL, subject: str) -> str:
        """The header that identifies this server to the push service of ``url``."""
        claims = {"aud": str(url.origin()), "exp": int(time.time()) + TOKEN_LIFETIME, "sub": subject}
        return f"vapid t={jwt.sign(claims, self._key)}, k={self.public_key}"


def check_subject(subject: str) -> None:
    """The contact address that push services require: ``mailto:`` or ``https:``."""
    if not SUBJECT.fullmatch(subject):
        raise NoticeError("notice-subject")


def push_post(vapid: Vapid, subject: str, to: PushTo, notice: Notice) -> HttpPost:
    """The request for a notice. A later notice for the same seat replaces it."""
    url = URL(to.endpoint)
    headers = {
        "Authorization": vapid.authorization(url, subject),
        "Content-Type": "application/octet-stream",
        "Content-Encoding": ENCODING,
        "TTL": str(TTL),
        "Topic": topic(notice),
    }
    return HttpPost(url, headers, encrypted(to, push_message(notice)))


def push_message(notice: Notice) -> bytes:
    """The JSON message for the page's service worker."""
    said = notice_text(notice, notice.language)
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
    """One topic per seat for all kinds: "game over" replaces "it is your turn"."""
    return _base64(sha256(f"{notice.table} {notice.seat}".encode()).digest())[:TOPIC_LENGTH]


def encrypted(to: PushTo, plain: bytes) -> bytes:
    """The message, encrypted for the browser's private key."""
    browser = {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}}
    return bytes(WebPusher(browser).encode(plain, ENCODING)["body"])


def _base64(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")
