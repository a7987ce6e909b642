"""Where notices are sent: a browser (Web Push) or a program (webhook), and checking their addresses and keys."""

from base64 import b64decode
from binascii import Error as NotBase64
from typing import Annotated, Final

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey
from msgspec import Meta, Struct
from yarl import URL

from .errors import NoticeError
from .urls import check_url

POINT_BYTES: Final = 65  # a browser's public key: an uncompressed point of P-256
AUTH_BYTES: Final = 16
SECRET_PREFIX: Final = "whsec_"
SECRET_BYTES: Final = (24, 64)
LONGEST_BASE64: Final = 100  # characters; more than any key needs


class PushTo(Struct, frozen=True, tag="push", forbid_unknown_fields=True):
    """A browser at its push service. The endpoint is a secret: anyone who knows it can send to the browser."""

    endpoint: str
    p256dh: str
    auth: str

    def __repr__(self) -> str:
        return f"PushTo({host_of(self)})"


class WebhookTo(Struct, frozen=True, tag="webhook", forbid_unknown_fields=True):
    """A program's URL, and the secret that signs the calls (see ``webhook.new_secret``)."""

    url: str
    secret: str

    def __repr__(self) -> str:
        return f"WebhookTo({host_of(self)})"


Subscription = PushTo | WebhookTo


class NewSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends to subscribe: where to send notices, and in which language."""

    to: Subscription
    language: Annotated[str, Meta(max_length=16)] = "en"


class StoredSubscription(NewSubscription, frozen=True):
    """A subscription as it is stored. ``base`` is the server's URL as the subscriber reached it."""

    base: str = ""


def address_of(subscription: Subscription) -> str:
    return subscription.endpoint if isinstance(subscription, PushTo) else subscription.url


def host_of(subscription: Subscription) -> str:
    """Only the host, for logs: the rest of the address is a secret."""
    try:
        return URL(address_of(subscription)).raw_host or ""
    except ValueError:
        return ""


def check_subscription(subscription: Subscription, *, private: bool) -> None:
    """Refuse a subscription with a bad address or bad keys.

    ``private``: the operator allows http and addresses in the server's own network.
    """
    check_url(address_of(subscription), private=private)
    if isinstance(subscription, PushTo):
        _check_push_keys(subscription)
    else:
        webhook_key(subscription.secret)


def _check_push_keys(to: PushTo) -> None:
    point, auth = decode_base64(to.p256dh), decode_base64(to.auth)
    if len(point) != POINT_BYTES or len(auth) != AUTH_BYTES:
        raise NoticeError("notice-push-keys")
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except ValueError as error:
        raise NoticeError("notice-push-keys") from error


def webhook_key(secret: str) -> bytes:
    """The signing key in a webhook's secret."""
    least, most = SECRET_BYTES
    key = decode_base64(secret.removeprefix(SECRET_PREFIX), altchars=b"+/")
    if not secret.startswith(SECRET_PREFIX) or not least <= len(key) <= most:
        raise NoticeError("notice-secret", start=SECRET_PREFIX, least=least, most=most)
    return key


def decode_base64(text: str, altchars: bytes = b"-_") -> bytes:
    """The bytes of a short Base64 text, padded or not. Empty if it is not valid."""
    bare = text.rstrip("=")
    if len(bare) > LONGEST_BASE64 or not bare.isascii():
        return b""
    try:
        return b64decode(bare + "=" * (-len(bare) % 4), altchars=altchars, validate=True)
    except NotBase64:
        return b""
