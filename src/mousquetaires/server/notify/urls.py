"""Which URLs the server may link to or call: no passwords, no unusual spellings, no private networks."""

import re
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

from yarl import URL

from ..text_lines import single_spaced_line
from .errors import NoticeError

LONGEST_URL: Final = 2048
HOST_NAME: Final = re.compile(r"(?=.{1,253}$)[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*\.?")
NUMBER: Final = re.compile(r"[0-9]+|0x[0-9a-f]*")
GLOBAL_UNICAST: Final = IPv6Network("2000::/3")
NAT64: Final = IPv6Network("64:ff9b::/96")


def is_web_link(link: str) -> bool:
    """Whether this is a plain http or https address, without a fragment or a password."""
    if len(link) > LONGEST_URL or "#" in link or single_spaced_line(link) != link or " " in link:
        return False
    try:
        url = URL(link)
        return url.scheme in ("http", "https") and bool(url.raw_host) and "@" not in url.authority
    except ValueError:  # reading ``authority`` decodes names that begin with xn--
        return False


def check_url(text: str, *, private: bool) -> URL:
    """Parse a URL that the server will call. Refuses private networks and plain http unless ``private`` is set.

    The call uses the returned URL, so that the check and the call cannot parse it differently. Host names are
    resolved when a notice is sent, and the addresses are checked then.
    """
    if len(text) > LONGEST_URL:
        raise NoticeError("notice-url-long", most=LONGEST_URL)
    url = _parse(text)
    if "@" in url.authority or "@" in text.partition("//")[2].partition("/")[0]:
        raise NoticeError("notice-url-password")
    if url.scheme not in (("https", "http") if private else ("https",)):
        raise NoticeError("notice-url-https")
    _check_host(url.raw_host or "", private=private)
    return url


def _parse(text: str) -> URL:
    if " " in text or single_spaced_line(text) != text:
        raise NoticeError("notice-url")
    try:
        url = URL(text)
        if not url.raw_host or not url.port or not url.authority:  # ``authority`` decodes names that begin with xn--
            raise NoticeError("notice-url")
    except ValueError as error:
        raise NoticeError("notice-url") from error
    return url


def _check_host(host: str, *, private: bool) -> None:
    """Accept a name, or an address in its usual form: programs disagree on what 0177.0.0.1 or 2130706433 means."""
    last = host.rstrip(".").rpartition(".")[2]
    if ":" in host or NUMBER.fullmatch(last):
        try:
            address = ip_address(host)
        except ValueError as error:
            raise NoticeError("notice-url") from error
        if "%" in host:  # names a network interface of this machine
            raise NoticeError("notice-url")
        if not private:
            check_address(address)
    elif not HOST_NAME.fullmatch(host):
        raise NoticeError("notice-url")


def check_address(address: IPv4Address | IPv6Address) -> None:
    if not is_public(address):
        raise NoticeError("notice-url-private")


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is on the public internet. An IPv4 address inside an IPv6 address is checked, too.

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
