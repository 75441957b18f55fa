"""The HTTP calls of quick matches: wait for whoever wants to play the same."""

from functools import partial

from fastapi import APIRouter, Request

from ..clock import now
from ..company import seekers
from ..company.matching import check_wish
from ..storage.database import Guest
from ..wire.bodies import MatchWish
from ..wire.company import Match
from .dependencies import Known, Services, ServicesDep, Visitor, address_in
from .routes import Route

matching = APIRouter(route_class=Route)


@matching.get("/match")
async def show_match(services: ServicesDep, guest: Visitor) -> Match | None:
    """How my wish stands; whoever asks shows that they are still there."""
    if guest is None:
        return None
    found = await standing(services, guest)
    if found and not found.table:
        await services.storage.change(partial(seekers.note_presence, guest=guest.id, moment=now()))
    return found


@matching.put("/match")
async def seek(body: MatchWish, services: ServicesDep, guest: Known, request: Request) -> Match | None:
    """Wait for others who want the same; whoever waits for it already keeps the place in line."""
    check_wish(body)
    tables, bots = services.tables, body.seats - 1 if body.fill else 0
    if not tables.quotas.free(address_in(request)):
        tables.quotas.check_new(await services.storage.chairs_under_way(guest.id), bots)
    if bots:
        tables.quotas.check_thinking(tables.bot_pool.spent(guest.id), address_in(request))
    tables.quotas.take("matches", guest.id, address_in(request))
    await services.storage.change(partial(seekers.seek, guest=guest.id, wish=body, moment=now()))
    await services.matching.match()
    return await standing(services, guest)


@matching.delete("/match", status_code=204)
async def give_up(services: ServicesDep, guest: Known) -> None:
    """Wait no longer; or the table that was found is known."""
    await services.storage.change(partial(seekers.give_up, guest=guest.id))


async def standing(services: Services, guest: Guest) -> Match | None:
    asked = partial(seekers.standing, guest=guest.id, moment=now(), waits=services.matching.waits)
    return await services.storage.read(asked)
