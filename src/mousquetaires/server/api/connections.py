"""Counts what each address has open, and warns when open files run low."""

import resource
from collections import Counter
from collections.abc import Callable, Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Final

from ..logs import log
from ..refusals import Denied

IPV6_PREFIX: Final = 64  # bits: one household or one rented machine gets at least this many addresses
LOW: Final = 0.9  # share of the open files that are possible
AGAIN: Final = 60.0  # seconds before the same warning is logged again


class AddressCounter:
    """How many connections, or requests in progress, each address has. Trusted proxies are not counted."""

    def __init__(self, most: int, trusted_proxies: Sequence[str]) -> None:
        self.most = most
        self._trusted = [ip_network(one) for one in trusted_proxies]
        self._open: Counter[str] = Counter()
        self._warn = Seldom()

    def enter(self, address: str) -> bool:
        """Count one more; False, and nothing counted, when the address has as many as it may."""
        group = self._group(address)
        if self._open[group] >= self.most and group:
            self._warn(lambda: log.warning("connections_refused", most=self.most))
            return False
        self._open[group] += 1
        return True

    def leave(self, address: str) -> None:
        group = self._group(address)
        self._open[group] -= 1
        if self._open[group] <= 0:
            del self._open[group]

    def _group(self, address: str) -> str:
        """What is counted together: an IPv4 address or an IPv6 network. Nothing for what is not limited."""
        found = parsed(address)
        if found is None or any(found in network for network in self._trusted):
            return ""
        return str(found) if found.version == 4 else str(ip_network((int(found), IPV6_PREFIX), strict=False))


def parsed(address: str) -> IPv4Address | IPv6Address | None:
    """An address; an IPv4 address that came through an IPv6 socket is an IPv4 address again.

    >>> parsed("::ffff:192.0.2.7")
    IPv4Address('192.0.2.7')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def too_many(most: int) -> Denied:
    return Denied("server-address-connections", 429, most=most)


class OpenFiles:
    """Warns when the process has few open files left.

    The system gives a new connection the lowest free number, so that many files are open.
    """

    def __init__(self) -> None:
        self._warn = Seldom()

    def opened(self, number: int) -> None:
        """A connection was accepted under this file number."""
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        if number >= LOW * most:
            self._warn(lambda: log.warning("open_files_low", open=number, most=most))


class Seldom:
    """Does something at most once a minute."""

    def __init__(self) -> None:
        self._next = 0.0

    def __call__(self, do: Callable[[], None]) -> None:
        now = monotonic()
        if now >= self._next:
            self._next = now + AGAIN
            do()
