"""Dispatching: what is due goes to the channels of its people, beside the event loop of those who play, and is tried
again where it fails."""

import asyncio
import json
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING

from ..clock import CLOCK, now
from ..tables.faults import reason
from .endpoints import Endpoints, Unreachable
from .push import Vapid, encrypted
from .schedule import AS_FOR_ALL, moment
from .store import Channel, Delivery, Store, Waiting, preferences_of
from .wording import for_push, for_room, items_of

if TYPE_CHECKING:
    from ..mail.outbox import Outbox
    from ..tables.registry import Tables

LOGGER = logging.getLogger("krainy")
PAUSES = (10.0, 60.0, 600.0, 3600.0)
"""Seconds after each try that failed; after the last one a delivery is given up."""
GIVEN_UP = 3
"""So many deliveries in a row that were given up end a webhook."""
LOOK = 5.0
"""Seconds after which this process looks for what another one has written down; a third of the grace at most."""
AT_ONCE = 8
"""So many endpoints are called at the same time."""
TTL_SECONDS = 2 * 24 * 3600
"""For so long a push service keeps a message for a device that is switched off."""
REMEMBERED = 10_000
"""So many people of whom it is known when they were last notified."""
GONE = (404, 410)
REFUSED = (400, 401, 403, 413)


class Dispatcher:
    """Sends notifications."""

    def __init__(self, tables: "Tables", store: Store, outbox: "Outbox", vapid: Vapid, found: asyncio.Event) -> None:
        self.tables = tables
        self.settings = tables.settings
        self.store = store
        self.outbox = outbox
        self.vapid = vapid
        self.woken = found
        self.endpoints = Endpoints(self.settings.private_endpoints)
        self.sending: dict[str, asyncio.Task[None]] = {}
        """By channel, what is being sent now: one that answers slowly keeps only itself waiting."""
        self.last: OrderedDict[str, float] = OrderedDict()
        """When each person was last notified."""

    async def dispatch_for_ever(self) -> None:
        while True:
            self.woken.clear()
            try:
                wait = await self.dispatch()
            except Exception as error:  # a locked database: what waits is there the next time
                LOGGER.error("the notifications that wait could not be looked at: %s", reason(error))
                wait = LOOK
            await CLOCK.wait(self.woken, wait)

    async def dispatch(self) -> float:
        """Send what is due; after how many seconds to look again."""
        nearest = await self.gather()
        for delivery in await self.store.deliveries():
            if delivery.channel in self.sending:
                continue
            if delivery.due > now():
                nearest = min(nearest, delivery.due)
            elif len(self.sending) < AT_ONCE and await self.store.claim(delivery):
                self.sending[delivery.channel] = asyncio.create_task(self.send(delivery))
        return max(0.05, min(LOOK, self.settings.notify_grace_seconds / 3, nearest - now()))

    async def gather(self) -> float:
        """Make deliveries of the notifications that are due; when the next one will be."""
        waiting = await self.store.waiting()
        seen = [one for one in waiting if self.looked_at(one)]
        await self.store.settled(seen)
        nearest = min([one.due for one in waiting if one.due > now()], default=now() + LOOK)
        due: dict[str, list[Waiting]] = {}
        for one in waiting:
            if one.due <= now() and one not in seen:
                due.setdefault(one.guest, []).append(one)
        if not due:
            return nearest
        wanted = await self.store.preferences(due)
        grace = self.settings.notify_grace_seconds
        for guest, ones in due.items():
            ready, later, never = list[Waiting](), list[tuple[Waiting, float]](), list[Waiting]()
            for one in ones:
                here = wanted.get((guest, one.table), AS_FOR_ALL)
                when = moment(one.made, preferences_of(wanted, guest), here, grace)
                when = None if when is None else max(when, self.last.get(guest, 0.0) + grace)
                if when is None:
                    never.append(one)
                elif when > now():
                    later.append((one, when))
                else:
                    ready.append(one)
            await self.store.settled(never)
            await self.store.postpone(later)
            nearest = min([nearest, *[when for _, when in later]])
            if ready:
                await self.store.send(guest, ready)
                self.remember(guest)
                self.outbox.woken.set()
        return nearest

    def looked_at(self, one: Waiting) -> bool:
        """Whether the person has the table before their eyes, at this process."""
        loaded = self.tables.loaded.get(one.table)
        return loaded is not None and loaded.looks(one.guest)

    def remember(self, guest: str) -> None:
        self.last[guest] = now()
        self.last.move_to_end(guest)
        if len(self.last) > REMEMBERED:
            self.last.popitem(last=False)

    async def send(self, delivery: Delivery) -> None:
        """Send a delivery that this process has claimed, or say when to try again."""
        try:
            channel = await self.store.channel(delivery.channel)
            if channel is not None and channel.target:
                await self.send_by(channel, delivery)
        except Exception as error:  # it is tried again when its lease is over
            LOGGER.error("a notification could not be sent: %s", reason(error))
        finally:
            del self.sending[delivery.channel]
            self.woken.set()

    async def send_by(self, channel: Channel, delivery: Delivery) -> None:
        try:
            reply = await (self.push if channel.kind == "push" else self.call)(channel, delivery)
            status, wait = reply
        except Unreachable:
            status, wait = 0, 0
        sent = 200 <= status < 300
        self.tables.meter.notified(channel.kind, "sent" if sent else "failed")
        if sent:
            await self.store.drop(delivery)
            await self.store.note_success(channel)
        elif channel.kind == "push" and (status in GONE or status in (401, 403)):
            await self.store.drop_channel(channel.id)  # the browser has ended it, or knows another key of ours
        elif status in GONE or 300 <= status < 400 or status in REFUSED:
            await self.give_up(channel, delivery, 1 if channel.kind == "webhook" else GIVEN_UP, "refused")
        elif delivery.tries < len(PAUSES):
            await self.store.try_again(delivery, now() + max(PAUSES[delivery.tries], min(wait, PAUSES[-1])))
        else:
            await self.give_up(channel, delivery, GIVEN_UP, "silent")

    async def give_up(self, channel: Channel, delivery: Delivery, most: int, problem: str) -> None:
        await self.store.drop(delivery)
        if await self.store.note_failure(channel, most, problem):
            LOGGER.info("a %s was forgotten, because it no longer takes notifications", channel.kind)

    async def push(self, channel: Channel, delivery: Delivery) -> tuple[int, int]:
        target = json.loads(channel.target)
        items = items_of(delivery.items)
        body = encrypted(for_push(items, channel), target["p256dh"], target["auth"])
        headers = {
            "Authorization": self.vapid.authorization(target["endpoint"], now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL_SECONDS),
            "Urgency": "normal",
            "Topic": delivery.id.replace("-", "_")[:32],  # sent again after a crash, it takes the place of itself
        }
        return await self.endpoints.post(target["endpoint"], headers, body)

    async def call(self, channel: Channel, delivery: Delivery) -> tuple[int, int]:
        """Post to a webhook; what is tried again has the same id."""
        target = json.loads(channel.target)
        address = self.settings.origins[0] if self.settings.origins else channel.origin
        body = for_room(items_of(delivery.items), channel, target["shape"], address)
        headers = {"Content-Type": "application/json", "Idempotency-Key": delivery.id, "User-Agent": "Krainy"}
        return await self.endpoints.post(target["url"], headers, body)

    def close(self) -> None:
        """What is being sent is sent again after its lease, by whoever is there then."""
        for task in list(self.sending.values()):
            task.cancel()
        self.endpoints.close()
