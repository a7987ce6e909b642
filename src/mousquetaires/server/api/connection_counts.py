"""Counts the open connections of each address, and warns when open files run low."""

import resource
from collections import Counter
from collections.abc import Callable, Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Final

from ..logs import log
from ..refusals import Denied

IPV6_PREFIX: Final = 64  # bits: one household or one rented machine gets at least this many addresses
OPEN_FILES_WARNING: Final = 0.9  # share of the possible open files
WARN_EVERY: Final = 60.0  # seconds


class AddressCounter:
    """How many connections, or requests in progress, each address has. Trusted proxies are not counted."""

    def __init__(self, limit: int, trusted_proxies: Sequence[str]) -> None:
        self.limit = limit
        self._trusted = [ip_network(proxy) for proxy in trusted_proxies]
        self._open: Counter[str] = Counter()
        self._throttle = Throttle()

    def enter(self, address: str) -> bool:
        """Count one more. False if the address has reached its limit: then nothing is counted."""
        group = self._group(address)
        if self._open[group] >= self.limit and group:
            self._throttle.run(lambda: log.warning("connections_refused", most=self.limit))
            return False
        self._open[group] += 1
        return True

    def leave(self, address: str) -> None:
        group = self._group(address)
        self._open[group] -= 1
        if self._open[group] <= 0:
            del self._open[group]

    def _group(self, address: str) -> str:
        """What is counted together: an IPv4 address or an IPv6 network. Empty if it has no limit."""
        found = parse_address(address)
        if found is None or any(found in network for network in self._trusted):
            return ""
        return str(found) if found.version == 4 else str(ip_network((int(found), IPV6_PREFIX), strict=False))


def parse_address(address: str) -> IPv4Address | IPv6Address | None:
    """An IP address. An IPv4 address that came through an IPv6 socket becomes IPv4 again.

    >>> parse_address("::ffff:192.0.2.7")
    IPv4Address('192.0.2.7')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def too_many_connections(limit: int) -> Denied:
    return Denied("server-address-connections", 429, most=limit)


class OpenFiles:
    """Warns when the process has few open files left.

    The system gives each new connection the lowest free file number, so the number says how many files are open.
    """

    def __init__(self) -> None:
        self._throttle = Throttle()

    def on_connection(self, file_number: int) -> None:
        """A connection was accepted with this file number."""
        limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        if file_number >= OPEN_FILES_WARNING * limit:
            self._throttle.run(lambda: log.warning("open_files_low", open=file_number, most=limit))


class Throttle:
    """Runs something at most once a minute."""

    def __init__(self) -> None:
        self._next = 0.0

    def run(self, action: Callable[[], None]) -> None:
        now = monotonic()
        if now >= self._next:
            self._next = now + WARN_EVERY
            action()
