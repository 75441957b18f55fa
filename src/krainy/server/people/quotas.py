"""Quotas: how much one person and one address may ask for, each with its own refusal that says when to come again.

They are counted in memory, by each server process for itself; what is under way is counted in the database.
"""

import math
from collections import Counter, OrderedDict
from typing import TYPE_CHECKING

from ..bots.pool import HALF_LIFE
from ..errors import Refused
from ..http.middleware import Bucket
from ..http.network import place_of
from .limits import Quota

if TYPE_CHECKING:
    from ..settings import Settings

REMEMBERED = 50_000
"""So many persons and addresses; the one not heard of for longest is forgotten first."""
MOVES_FOR_ONE = 4_000
"""So many moves of an uploaded or forked game count as one more upload or table."""
REFUSALS = {
    "tables": "you have made many tables in a short time",
    "tournaments": "you have made many tournaments in a short time",
    "uploads": "you have uploaded many files in a short time",
    "analyses": "you have asked for many analyses in a short time",
    "hints": "you have asked for many hints in a short time",
    "foresights": "you have looked at many options in a short time",
    "lessons": "you have done much in lessons in a short time",
    "chat": "you have said much in a short time",
    "reactions": "you have shown many signs in a short time",
    "guests": "many guests came from your network in a short time",
    "handshakes": "you have connected many times in a short time",
    "letters": "many letters were asked for in a short time",
    "exports": "you have downloaded everything of yours many times in a short time",
    "channels": "you have changed much about your notifications in a short time",
    "invitations": "you have invited many people in a short time",
    "matches": "you have looked for others to play with many times in a short time",
    "blocks": "you have changed much about whom you block in a short time",
    "logins": "many logins came from your network in a short time",
}


class TooMany(Refused):
    """More than one person or address may have; `wait` is after how many seconds it is worth trying again."""

    def __init__(self, code: str, text: str, wait: int) -> None:
        super().__init__(code, text)
        self.wait = wait


class Quotas:
    """What everybody has left."""

    def __init__(self, settings: "Settings") -> None:
        self.settings = settings
        self.limits = settings.limits
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.sockets: Counter[str] = Counter()
        """How many sockets each person and each address has."""

    def take(self, name: str, guest: str, address: str) -> None:
        """Use one of what a person and an address may have, or refuse."""
        person, place = self.limits.person.get(name), self.limits.address.get(name)
        free = self.free(address)
        asked = [(who, quota) for who, quota in ((guest, person), (place_of(address), place)) if who and quota]
        found = [self.bucket(name, who, quota) for who, quota in asked if not free]
        waits = [bucket.wait() for bucket in found if not bucket.ready()]
        if waits:
            wait = max(waits)
            raise TooMany(f"too-many-{name}", f"{REFUSALS[name]}; wait {in_words(wait)}", wait)
        for bucket in found:
            bucket.take()

    def charge(self, name: str, guest: str, address: str, moves: int) -> None:
        """Count a long game as several: beyond what is left, the next one has to wait for longer."""
        for who, quotas in ((guest, self.limits.person), (place_of(address), self.limits.address)):
            quota = quotas.get(name)
            if who and quota and not self.free(address):
                self.bucket(name, who, quota).left -= moves // MOVES_FOR_ONE

    def bucket(self, name: str, who: str, quota: Quota) -> Bucket:
        key = (name, who)
        if key not in self.buckets:
            self.buckets[key] = Bucket(quota.most / quota.seconds, quota.most)
        self.buckets.move_to_end(key)
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return self.buckets[key]

    def free(self, address: str) -> bool:
        """Whether an address is not counted, as those are from which a load is measured."""
        return address in self.settings.unlimited

    def check_new(self, chairs: list[list[str]], bots: int) -> None:
        """Whether a person whose tables under way have these chairs may have one more, with so many bots."""
        if len(chairs) >= self.limits.tables_under_way:
            raise TooMany(
                "too-many-tables",
                f"you have {len(chairs)} tables under way, which is as many as one person may have; end one first",
                self.limits.wait,
            )
        seats = sum(chair not in ("person", "screen") for table in chairs for chair in table)
        if bots and seats + bots > self.limits.bots_under_way:
            raise TooMany(
                "too-many-bots",
                f"{seats} bots play for you now; one person may have {self.limits.bots_under_way}; end a game first",
                self.limits.wait,
            )

    def check_thinking(self, seconds: float, address: str) -> None:
        """Whether somebody for whom bots have thought so long of late may ask for more of it."""
        most = self.limits.thinking
        if seconds >= most and not self.free(address):
            wait = math.ceil(HALF_LIFE * math.log2(seconds / most)) + 1
            raise TooMany("too-many-thoughts", f"bots have thought much for you; wait {in_words(wait)}", wait)

    def enter(self, guest: str, address: str) -> None:
        """One more socket, or a refusal; whoever enters must leave."""
        places = self.places(guest, address)
        if not self.free(address):
            self.take("handshakes", guest, address)
            if guest and self.sockets[guest] >= self.limits.sockets_a_person:
                raise TooMany("too-many-sockets", "you are at many tables at once; leave one first", self.limits.wait)
            if self.sockets[place_of(address)] >= self.settings.sockets_an_address:
                raise TooMany("too-many-sockets", "many sockets of your network are open", self.limits.wait)
        self.sockets.update(places)

    def leave(self, guest: str, address: str) -> None:
        self.sockets.subtract(self.places(guest, address))
        self.sockets += Counter()

    def places(self, guest: str, address: str) -> list[str]:
        return [who for who in (guest, place_of(address)) if who]


def in_words(seconds: int) -> str:
    """How long that is."""
    return f"{seconds} s" if seconds < 120 else f"{math.ceil(seconds / 60)} minutes"
