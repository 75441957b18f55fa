"""The HTTP calls of a guest about themselves: the name, the private link, the devices, everything kept and its end."""

import asyncio
from functools import partial

from fastapi import APIRouter, Request, Response

from ..people.guests import COOKIE, COOKIE_SECONDS
from ..people.leaving import part, prospect, with_maintenance
from ..storage.database import Guest
from ..storage.maintenance import Maintenance
from ..wire.answers import Device, Link, Named, Parting
from ..wire.bodies import Called, Return
from ..wire.messages import ENCODER
from .dependencies import Absent, Known, Services, ServicesDep, Visitor, address_in, as_file, device_in
from .routes import Route
from .worlds import shut_worlds

guests = APIRouter(prefix="/guest", route_class=Route)


def with_cookie(response: Response, request: Request, cookie: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, cookie, COOKIE_SECONDS, path="/", httponly=True, samesite="lax", secure=secure)


@guests.post("", status_code=201)
async def become_guest(
    body: Called, services: ServicesDep, before: Visitor, request: Request, response: Response
) -> Named:
    """Become a guest of this name; whoever was known on this device before is known there no longer."""
    services.tables.quotas.take("guests", "", address_in(request))
    guest, cookie = await services.people.welcome(body.name, device_in(request))
    await log_out(services, before)
    with_cookie(response, request, cookie)
    return Named(guest.name)


@guests.get("")
async def show_guest(guest: Visitor) -> Named | None:
    """Who I am; null for a newcomer."""
    return Named(guest.name) if guest else None


@guests.put("")
async def rename_guest(body: Called, services: ServicesDep, guest: Known) -> Named:
    """Change my name."""
    return Named((await services.people.rename(guest, body.name)).name)


@guests.post("/link", status_code=201)
async def make_link(services: ServicesDep, guest: Known) -> Link:
    """A private link by which I can return on one other device, once; the one before ends."""
    return Link(await services.people.new_link(guest))


@guests.post("/return")
async def return_by_link(
    body: Return, services: ServicesDep, before: Visitor, request: Request, response: Response
) -> Named:
    """Return by a private link, which ends by that; whoever was known on this device is known there no longer."""
    return await let_in(
        services, await services.people.return_by(body.link, device_in(request)), before, request, response
    )


@guests.get("/devices")
async def list_devices(services: ServicesDep, guest: Known) -> list[Device]:
    """The devices on which I am known, the last seen first."""
    return await shown_devices(services, guest)


@guests.delete("/devices")
async def end_devices(services: ServicesDep, guest: Known, response: Response, others: bool = False) -> list[Device]:
    """Log out everywhere, or everywhere else (`others`); an unused private link ends too."""
    services.tables.end_sessions(await services.people.sessions.end_all(guest.id, guest.session if others else ""))
    if not others:
        response.delete_cookie(COOKIE, path="/")
    return await shown_devices(services, guest)


@guests.delete("/devices/{device}")
async def end_device(device: str, services: ServicesDep, guest: Known, response: Response) -> list[Device]:
    """Log out on one device; the devices that are left."""
    if not await log_out(services, guest._replace(session=device)):
        raise Absent
    if device == guest.session:
        response.delete_cookie(COOKIE, path="/")
    return await shown_devices(services, guest)


@guests.get("/export")
async def export_guest(services: ServicesDep, guest: Known, request: Request) -> Response:
    """Everything that is kept about me, as a file."""
    services.tables.quotas.take("exports", guest.id, address_in(request))
    shut = await shut_worlds(services, guest)
    found = await asyncio.to_thread(with_maintenance, services.tables, partial(Maintenance.export, shut=shut), guest.id)
    return as_file(ENCODER.encode(found), "krainy.json")


@guests.get("/parting")
async def show_parting(services: ServicesDep, guest: Known) -> Parting:
    """What erasing everything of mine would do to tables."""
    return await prospect(services.tables, guest)


@guests.delete("", status_code=204)
async def erase_guest(services: ServicesDep, guest: Known, response: Response) -> None:
    """Erase everything of mine. I resign from running games with others; what is over stays without my name."""
    await part(services.tables, guest)
    response.delete_cookie(COOKIE, path="/")


async def let_in(
    services: Services, found: tuple[Guest, str] | None, before: Guest | None, request: Request, response: Response
) -> Named:
    """Whoever has proved who they are is here from now on; whoever was here before is here no longer."""
    if found is None:
        raise Absent
    guest, cookie = found
    await log_out(services, before)
    with_cookie(response, request, cookie)
    return Named(guest.name)


async def log_out(services: Services, guest: Guest | None) -> bool:
    """End the session by which a guest is here, and its sockets; whether there was one."""
    there = guest is not None and await services.people.sessions.end(guest.id, guest.session)
    if guest is not None and there:
        services.tables.end_sessions([guest.session])
    return there


async def shown_devices(services: Services, guest: Guest) -> list[Device]:
    found = await services.people.devices(guest)
    return [Device(one.id, one.browser, one.system, one.made, one.seen, one.id == guest.session) for one in found]
