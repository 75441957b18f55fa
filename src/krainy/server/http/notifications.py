"""The HTTP calls of notifications: by which ways and when somebody wants to be notified."""

import hashlib
import json
from urllib.parse import urlsplit

import msgspec
from fastapi import APIRouter, Request

from krainy.play.languages import DEFAULT, LANGUAGES

from ..clock import now
from ..errors import Refused
from ..notifications.push import check_keys
from ..notifications.schedule import AS_FOR_ALL, Preferences, zone_of
from ..notifications.store import Channel, preferences_of
from ..people.links import stopped_by
from ..people.secret import token
from ..storage.database import Guest
from ..wire import answers
from ..wire.bodies import ByMail, Subscription, Wanted, WantedHere, Webhook
from .dependencies import Absent, Known, Services, ServicesDep, TableId, address_in, belongs, device_in, table_seen
from .routes import Route

notifications = APIRouter(prefix="/notifications", route_class=Route)


async def shown(services: Services, guest: Guest) -> answers.Notifications:
    """By which ways and when a guest is notified."""
    service = services.notifications
    found = await service.store.preferences([guest.id])
    everywhere = preferences_of(found, guest.id)
    account = await services.people.accounts.of(guest.id)
    told = {
        "channels": [
            {"channel": one.id, "kind": one.kind, "name": one.name, "here": here(one), "problem": one.problem}
            for one in await service.store.channels(guest.id)
            if one.kind != "mail" or account.mail
        ],
        "mode": everywhere.mode,
        "digest": everywhere.digest,
        "quiet_from": everywhere.quiet_from,
        "quiet_to": everywhere.quiet_to,
        "zone": everywhere.zone if (guest.id, "") in found else "",
        "snoozed": everywhere.snoozed,
        "tables": [
            {"table": table, "mode": one.mode, "snoozed": one.snoozed}
            for (_, table), one in sorted(found.items())
            if table
        ],
        "key": service.vapid.public,
        "mail": account.mail,
        "posts": service.store.mails,
    }
    return msgspec.convert(told, answers.Notifications)


def here(channel: Channel) -> str:
    """By what a browser knows that a channel is its own."""
    if channel.kind != "push" or not channel.target:
        return ""
    return hashlib.sha256(json.loads(channel.target)["endpoint"].encode()).hexdigest()


async def add(
    services: Services, guest: Guest, request: Request, kind: str, name: str, target: object, lang: str
) -> answers.Notifications:
    services.tables.quotas.take("channels", guest.id, address_in(request))
    known = lang if lang in LANGUAGES else DEFAULT
    text = json.dumps(target) if target else ""
    origin = request.headers.get("origin") or str(request.base_url).rstrip("/")
    channel = Channel(token(), guest.id, kind, name, text, known, origin, now(), 0, "")
    await services.notifications.store.add_channel(channel)
    return await shown(services, guest)


@notifications.get("")
async def show_notifications(services: ServicesDep, guest: Known) -> answers.Notifications:
    """By which ways and when I am notified."""
    return await shown(services, guest)


@notifications.put("")
async def set_notifications(body: Wanted, services: ServicesDep, guest: Known) -> answers.Notifications:
    """When I want to be notified, of all tables."""
    zone_of(body.zone)
    wanted = Preferences(body.mode, body.digest, body.quiet_from, body.quiet_to, body.zone, body.snoozed)
    await services.notifications.store.prefer(guest.id, "", wanted)
    services.notifications.wake()
    return await shown(services, guest)


@notifications.put("/tables/{table}")
async def set_table_notifications(
    body: WantedHere, id: TableId, services: ServicesDep, guest: Known
) -> answers.Notifications:
    """The same of one table of mine."""
    if not belongs(await table_seen(services, id, guest), guest):
        raise Absent
    wanted = AS_FOR_ALL._replace(mode=body.mode, snoozed=body.snoozed)
    await services.notifications.store.prefer(guest.id, id, wanted)
    services.notifications.wake()
    return await shown(services, guest)


@notifications.post("/push", status_code=201)
async def add_push(body: Subscription, services: ServicesDep, guest: Known, request: Request) -> answers.Notifications:
    """Notify me in this browser."""
    services.notifications.dispatcher.endpoints.check(body.endpoint)
    check_keys(body.p256dh, body.auth)
    device = device_in(request)
    name = ", ".join(part for part in device if part)
    target = {"endpoint": body.endpoint, "p256dh": body.p256dh, "auth": body.auth}
    return await add(services, guest, request, "push", name, target, body.lang)


@notifications.post("/webhook", status_code=201)
async def add_webhook(body: Webhook, services: ServicesDep, guest: Known, request: Request) -> answers.Notifications:
    """Notify me in a room, by its webhook."""
    services.notifications.dispatcher.endpoints.check(body.url)
    target = {"url": body.url, "shape": body.shape}
    return await add(services, guest, request, "webhook", urlsplit(body.url).hostname or "", target, body.lang)


@notifications.post("/mail", status_code=201)
async def add_mail(body: ByMail, services: ServicesDep, guest: Known, request: Request) -> answers.Notifications:
    """Notify me at the mail address of my account."""
    if not (await services.people.accounts.of(guest.id)).mail or not services.notifications.store.mails:
        raise Refused("no-mail", "confirm a mail address first; a server without a mail server sends none")
    return await add(services, guest, request, "mail", "", None, body.lang)


@notifications.delete("/channels/{channel}")
async def drop_channel(channel: str, services: ServicesDep, guest: Known) -> answers.Notifications:
    """Forget one of my ways."""
    if not await services.notifications.store.drop_channel(channel, guest.id):
        raise Absent
    return await shown(services, guest)


@notifications.post("/test", status_code=204)
async def try_out(services: ServicesDep, guest: Known, request: Request) -> None:
    """Send me a message by every way, so that I see that it comes."""
    services.tables.quotas.take("channels", guest.id, address_in(request))
    await services.notifications.store.try_out(guest.id)
    services.outbox.woken.set()
    services.notifications.wake()


@notifications.post("/unsubscribe", status_code=204)
async def unsubscribe(link: str, services: ServicesDep) -> None:
    """No more notifications by the channel of this link, without a login; mail programs do this with one click."""
    channel = stopped_by(services.people, link)
    if not channel:
        raise Absent
    await services.notifications.store.drop_channel(channel)
