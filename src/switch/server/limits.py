"""Token buckets: how much one connection or one address may ask for."""

import ipaddress
from collections import Counter
from dataclasses import dataclass

from switch.server.clock import Clock
from switch.server.settings import Settings


@dataclass(slots=True)
class Bucket:
    """Holds up to ``burst`` tokens and gains ``rate`` of them a second."""

    rate: float
    burst: float
    tokens: float
    since: float

    def take(self, now: float) -> bool:
        gained = max(0.0, now - self.since) * self.rate
        self.tokens = min(self.burst, self.tokens + gained)
        self.since = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def full(self, now: float) -> bool:
        return self.tokens + max(0.0, now - self.since) * self.rate >= self.burst


def network(address: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 an IPv6 household has."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return address


class Limits:
    """Counts by address. Full buckets are forgotten at each sweep."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self._settings = settings
        self._clock = clock
        self._requests: dict[str, Bucket] = {}
        self._creations: dict[str, Bucket] = {}
        self._rules: dict[str, Bucket] = {}
        self.open_sockets: Counter[str] = Counter()

    def connection_bucket(self) -> Bucket:
        rate, burst = self._settings.frame_rate, self._settings.frame_burst
        return Bucket(rate, burst, burst, self._clock.now())

    def allow_request(self, address: str) -> bool:
        rate, burst = self._settings.address_rate, self._settings.address_burst
        return self._take(self._requests, address, rate, burst)

    def allow_creation(self, address: str) -> bool:
        rate, burst = self._settings.creation_rate, self._settings.creation_burst
        return self._take(self._creations, address, rate, burst)

    def allow_rules(self, address: str) -> bool:
        rate, burst = self._settings.rules_rate, self._settings.rules_burst
        return self._take(self._rules, address, rate, burst)

    def _take(self, buckets: dict[str, Bucket], address: str, rate: float, burst: float) -> bool:
        now = self._clock.now()
        bucket = buckets.get(address)
        if bucket is None:
            bucket = buckets[address] = Bucket(rate, burst, burst, now)
        return bucket.take(now)

    def enter(self, address: str) -> bool:
        """One more socket; False if there are too many, and then it does not count."""
        if self.open_sockets[address] >= self._settings.connections:
            return False
        self.open_sockets[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.open_sockets[address] -= 1
        if self.open_sockets[address] <= 0:
            del self.open_sockets[address]

    def sweep(self) -> None:
        now = self._clock.now()
        for buckets in (self._requests, self._creations, self._rules):
            for address in [a for a, bucket in buckets.items() if bucket.full(now)]:
                del buckets[address]
