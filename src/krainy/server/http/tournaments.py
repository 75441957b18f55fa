"""The HTTP calls of tournaments. Whoever has the address of one may read it and, as long as it is open, join it."""

from functools import partial
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Request

from ..errors import Refused
from ..storage.database import Guest
from ..tournaments import store
from ..tournaments.store import Kept
from ..tournaments.telling import line_of, told
from ..wire.bodies import NewTournament
from ..wire.tournaments import Tournament, TournamentLine
from .dependencies import Absent, Known, Services, ServicesDep, Visitor, address_in
from .routes import Route

tournaments = APIRouter(route_class=Route)
TournamentId = Annotated[str, Path(alias="tournament")]


@tournaments.get("/tournaments")
async def list_tournaments(
    services: ServicesDep, guest: Visitor, which: Literal["mine", "listed"] = "listed"
) -> list[TournamentLine]:
    """Tournaments that are listed for all and not over, or those that I made or take part in; the newest fifty."""
    asked = partial(store.lines, guest=guest.id if guest else "", listed=which == "listed")
    return [line_of(*one) for one in await services.storage.read(asked)]


@tournaments.post("/tournaments", status_code=201)
async def create_tournament(body: NewTournament, services: ServicesDep, guest: Known, request: Request) -> Tournament:
    """Make a tournament that is open for others."""
    quotas, address = services.tables.quotas, address_in(request)
    if not quotas.free(address):
        quotas.check_new(await services.storage.chairs_under_way(guest.id), len(body.bots))
    if body.bots:
        quotas.check_thinking(services.tables.bot_pool.spent(guest.id), address)
    quotas.take("tournaments", guest.id, address)
    return await shown(services, await services.organizer.make(guest, body), guest)


@tournaments.get("/tournaments/{tournament}")
async def show_tournament(id: TournamentId, services: ServicesDep, guest: Visitor) -> Tournament:
    """A tournament: who takes part, the rounds, the table of results, and my next table."""
    return await shown(services, id, guest)


@tournaments.post("/tournaments/{tournament}/join")
async def join_tournament(id: TournamentId, services: ServicesDep, guest: Known) -> Tournament:
    """Take part in a tournament that is open."""
    await found(services, id)
    await services.organizer.join(id, guest)
    return await shown(services, id, guest)


@tournaments.post("/tournaments/{tournament}/withdraw")
async def withdraw(id: TournamentId, services: ServicesDep, guest: Known) -> Tournament:
    """Take part no more; a game that is being played is resigned."""
    kept = await found(services, id)
    if not any(one.guest == guest.id for one in kept.entries):
        raise Refused("not-yours", "you do not take part in this tournament")
    await services.organizer.withdraw(id, guest.id)
    return await shown(services, id, guest)


@tournaments.post("/tournaments/{tournament}/start")
async def start_tournament(id: TournamentId, services: ServicesDep, guest: Known, request: Request) -> Tournament:
    """Draw the seeds and begin; only who made the tournament can."""
    kept, quotas, address = await hosted(services, id, guest), services.tables.quotas, address_in(request)
    bots = sum(bool(one.bot) for one in kept.entries)
    if bots and not quotas.free(address):
        quotas.check_new(await services.storage.chairs_under_way(guest.id), bots)
        quotas.check_thinking(services.tables.bot_pool.spent(guest.id), address)
    await services.organizer.start(id)
    return await shown(services, id, guest)


@tournaments.post("/tournaments/{tournament}/cancel")
async def cancel_tournament(id: TournamentId, services: ServicesDep, guest: Known) -> Tournament:
    """Give up a tournament that has not begun; only who made it can."""
    await hosted(services, id, guest)
    await services.organizer.cancel(id)
    return await shown(services, id, guest)


async def found(services: Services, id: str) -> Kept:
    kept = await services.organizer.kept(id) if len(id) < 64 else None
    if kept is None:
        raise Absent
    return kept


async def hosted(services: Services, id: str, guest: Guest) -> Kept:
    """A tournament that this guest has made."""
    kept = await found(services, id)
    if kept.tournament.host != guest.id:
        raise Refused("not-yours", "only the person who made the tournament can do this")
    return kept


async def shown(services: Services, id: str, guest: Guest | None) -> Tournament:
    return told(await found(services, id), guest.id if guest else "")
