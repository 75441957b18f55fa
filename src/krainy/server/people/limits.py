"""Limits: one table of what a person and an address may have, and how often."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

HOUR, MINUTE = 3600.0, 60.0


class Quota(NamedTuple):
    """So many at once, and so many again within these seconds."""

    most: float
    seconds: float


PERSON: Mapping[str, Quota] = {
    "tables": Quota(40, HOUR),
    "tournaments": Quota(6, HOUR),
    "uploads": Quota(20, HOUR),
    "analyses": Quota(30, 10 * MINUTE),
    "hints": Quota(20, MINUTE),
    "foresights": Quota(300, MINUTE),
    "lessons": Quota(200, MINUTE),
    "chat": Quota(20, MINUTE),
    "reactions": Quota(12, MINUTE),
    "handshakes": Quota(60, MINUTE),
    "letters": Quota(5, HOUR),
    "exports": Quota(10, HOUR),
    "channels": Quota(20, HOUR),
    "invitations": Quota(20, HOUR),
    "matches": Quota(60, HOUR),
    "blocks": Quota(60, HOUR),
}
"""What one guest may do; a person who has not come as a guest is known by the address alone. Letters are counted by the
mail address to which they go."""
ADDRESS: Mapping[str, Quota] = {
    "tables": Quota(200, HOUR),
    "tournaments": Quota(30, HOUR),
    "uploads": Quota(60, HOUR),
    "analyses": Quota(60, 10 * MINUTE),
    "hints": Quota(100, MINUTE),
    "foresights": Quota(3000, MINUTE),
    "lessons": Quota(600, MINUTE),
    "chat": Quota(200, MINUTE),
    "reactions": Quota(200, MINUTE),
    "guests": Quota(60, HOUR),
    "handshakes": Quota(600, MINUTE),
    "letters": Quota(30, HOUR),
    "logins": Quota(200, HOUR),
    "invitations": Quota(100, HOUR),
    "matches": Quota(600, HOUR),
    "blocks": Quota(600, HOUR),
    "channels": Quota(60, HOUR),
}
"""What all behind one address may do together: a school has one."""


@dataclass(frozen=True)
class Limits:
    """All limits of persons and addresses."""

    person: Mapping[str, Quota] = field(default_factory=lambda: PERSON)
    address: Mapping[str, Quota] = field(default_factory=lambda: ADDRESS)
    tables_under_way: int = 30
    """Open and running tables that one person has made."""
    bots_under_way: int = 60
    """Bots at the running tables that one person has made."""
    thinking: float = 100.0
    """Seconds that bots have thought for one person, which fade by half every minute. Bots that think for one person
    without a pause come to 87 for each worker; beyond the limit there are no hints, analyses and new bots."""
    sockets_a_person: int = 40
    analyses_at_once: int = 2
    """Analyses of one person that are being made or wait; of all together, ten times as many."""
    listed: int = 3
    """Tables of one person that the lobby shows, the newest."""
    wait: int = 60
    """Seconds after which to come again where only an end of something helps."""


NONE = Limits({}, {}, 10**9, 10**9, math.inf, 10**9, 10**9, 10**9)
"""Without limits: for tests of other things."""
