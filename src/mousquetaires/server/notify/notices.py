"""Word for who is away from the table: it is your turn, the game is over.

A notice says what anybody at the table knows: which table, which seat, where to click. It goes to a browser
(Web Push), to a program (a webhook) or into a feed; where to is a `Subscription`, kept by whoever calls us.
"""

import re
from base64 import b64decode
from binascii import Error as NotBase64
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final, Literal, NamedTuple, assert_never

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey
from msgspec import Struct
from yarl import URL

from mousquetaires.i18n import ENGLISH, languages, texts
from mousquetaires.i18n.errors import KeyedError
from mousquetaires.i18n.sentences import seat_forms

Kind = Literal["your_turn", "game_over"]

GAME: Final = "Mousquetaires du Roy"  # stands where a table has no name
LONGEST_NAME: Final = 60
LONGEST_ADDRESS: Final = 2048
POINT_BYTES: Final = 65  # a browser's public key: a point of P-256, not compressed
AUTH_BYTES: Final = 16
SECRET_START: Final = "whsec_"
SECRET_BYTES: Final = (24, 64)
BASE64_ROOM: Final = 100  # characters; more than any key needs

HOST: Final = re.compile(r"(?=.{1,253}$)[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*\.?")
NUMBER: Final = re.compile(r"[0-9]+|0x[0-9a-f]*")
GLOBAL_UNICAST: Final = IPv6Network("2000::/3")
NAT64: Final = IPv6Network("64:ff9b::/96")


class NoticeError(KeyedError):
    """A notice that cannot be sent there: a text key with what is wrong and what is possible."""


# --- what is said ---------------------------------------------------------------------------------


class Notice(Struct, frozen=True):
    """One thing to tell a seat; nothing in it that only some at the table may know."""

    table: str
    seat: int
    kind: Kind
    link: str
    language: str
    table_name: str

    def __post_init__(self) -> None:
        """Refuse a link that carries a secret: those of resume links stand behind a #."""
        if not may_be_linked(self.link):
            raise NoticeError("notice-link", most=LONGEST_ADDRESS)


class Words(NamedTuple):
    """A notice in somebody's language: the table, and what is the matter there."""

    title: str
    text: str


def words(notice: Notice, language: str) -> Words:
    """What the notice says; a language nobody has written is said in English."""
    spoken = texts(language if language in languages() else ENGLISH)
    title = plain_name(notice) or GAME
    seat = str(seat_forms(spoken, "seat", notice.seat, None)["seat"])
    match notice.kind:
        case "your_turn":
            return Words(title, spoken.say("notice-your-turn", seat=seat))
        case "game_over":
            return Words(title, spoken.say("notice-game-over"))
        case _:
            assert_never(notice.kind)


def plain_name(notice: Notice) -> str:
    """The table's name, as much of it as a notice has room for."""
    return one_line(notice.table_name)[:LONGEST_NAME].rstrip()


def one_line(text: str) -> str:
    r"""One line of printable letters: nothing that XML forbids, or that turns a line around.

    >>> one_line("The Red\n Dove\x00\u202e")
    'The Red Dove'
    """
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def may_be_linked(link: str) -> bool:
    """Whether it is an address of the web, and holds nothing else."""
    if len(link) > LONGEST_ADDRESS or "#" in link or one_line(link) != link or " " in link:
        return False
    try:
        url = URL(link)
        return url.scheme in ("http", "https") and bool(url.raw_host) and "@" not in url.authority
    except ValueError:  # the authority of a name that begins with xn-- is decoded, too
        return False


# --- where it goes --------------------------------------------------------------------------------


class PushTo(Struct, frozen=True, tag="push", forbid_unknown_fields=True):
    """A browser, as its push service knows it; who has the endpoint can disturb its owner, so it is a secret."""

    endpoint: str
    p256dh: str
    auth: str

    def __repr__(self) -> str:
        return f"PushTo({host_of(self)})"


class WebhookTo(Struct, frozen=True, tag="webhook", forbid_unknown_fields=True):
    """A program that is called, and the secret we sign with (`outbound.new_secret` makes one)."""

    url: str
    secret: str

    def __repr__(self) -> str:
        return f"WebhookTo({host_of(self)})"


Subscription = PushTo | WebhookTo


def address_of(subscription: Subscription) -> str:
    return subscription.endpoint if isinstance(subscription, PushTo) else subscription.url


def host_of(subscription: Subscription) -> str:
    """The host alone, for logs: the rest of the address is a secret."""
    try:
        return URL(address_of(subscription)).raw_host or ""
    except ValueError:
        return ""


def check(subscription: Subscription, *, private: bool) -> None:
    """Refuse what we could not, or should not, send to.

    ``private`` is the operator's word that http and addresses inside the own network are wanted. A host's
    name is looked up only when something is sent, and its addresses are checked then.
    """
    check_url(address_of(subscription), private=private)
    if isinstance(subscription, PushTo):
        _check_push_keys(subscription)
    else:
        secret_key(subscription.secret)


def check_url(text: str, *, private: bool) -> URL:
    """The address as it will be called; one parser for the check and for the call, so that they cannot differ."""
    if len(text) > LONGEST_ADDRESS:
        raise NoticeError("notice-url-long", most=LONGEST_ADDRESS)
    url = _parsed(text)
    if "@" in url.authority or "@" in text.partition("//")[2].partition("/")[0]:
        raise NoticeError("notice-url-password")
    if url.scheme not in (("https", "http") if private else ("https",)):
        raise NoticeError("notice-url-https")
    _check_host(url.raw_host or "", private=private)
    return url


def _parsed(text: str) -> URL:
    if " " in text or one_line(text) != text:
        raise NoticeError("notice-url")
    try:
        url = URL(text)
        if not url.raw_host or not url.port or not url.authority:  # a name that begins with xn-- is decoded for it
            raise NoticeError("notice-url")
    except ValueError as error:
        raise NoticeError("notice-url") from error
    return url


def _check_host(host: str, *, private: bool) -> None:
    """A name, or an address in its usual spelling: programs disagree on what 0177.0.0.1 or 2130706433 means."""
    last = host.rstrip(".").rpartition(".")[2]
    if ":" in host or NUMBER.fullmatch(last):
        try:
            address = ip_address(host)
        except ValueError as error:
            raise NoticeError("notice-url") from error
        if "%" in host:  # a network card of this machine
            raise NoticeError("notice-url")
        if not private:
            check_address(address)
    elif not HOST.fullmatch(host):
        raise NoticeError("notice-url")


def check_address(address: IPv4Address | IPv6Address) -> None:
    if not is_public(address):
        raise NoticeError("notice-url-private")


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address lies in the open internet, also when an older address hides in a newer one.

    >>> [is_public(ip_address(address)) for address in ("9.9.9.9", "192.168.1.1", "::ffff:127.0.0.1")]
    [True, False, False]
    """
    if isinstance(address, IPv4Address):
        return address.is_global and not address.is_multicast
    inside = address.ipv4_mapped or address.sixtofour
    if address in NAT64:
        inside = IPv4Address(int(address) & 0xFFFF_FFFF)
    if inside is not None:
        return is_public(inside)
    return address in GLOBAL_UNICAST and address.is_global


# --- keys -----------------------------------------------------------------------------------------


def _check_push_keys(to: PushTo) -> None:
    point, auth = plain_base64(to.p256dh), plain_base64(to.auth)
    if len(point) != POINT_BYTES or len(auth) != AUTH_BYTES:
        raise NoticeError("notice-push-keys")
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except ValueError as error:
        raise NoticeError("notice-push-keys") from error


def secret_key(secret: str) -> bytes:
    """The bytes behind a webhook's secret."""
    least, most = SECRET_BYTES
    key = plain_base64(secret.removeprefix(SECRET_START), altchars=b"+/")
    if not secret.startswith(SECRET_START) or not least <= len(key) <= most:
        raise NoticeError("notice-secret", start=SECRET_START, least=least, most=most)
    return key


def plain_base64(text: str, altchars: bytes = b"-_") -> bytes:
    """The bytes of a short Base64 text, padded or not; none if it is no such text."""
    bare = text.rstrip("=")
    if len(bare) > BASE64_ROOM or not bare.isascii():
        return b""
    try:
        return b64decode(bare + "=" * (-len(bare) % 4), altchars=altchars, validate=True)
    except NotBase64:
        return b""
