"""The HTTP calls of company: profiles, histories, leaderboards, ratings beside names, opponents and blocks."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Request

import krainy
from krainy.play.languages import DEFAULT

from ..company import blocks, opponents, profiles
from ..company.achievements import earned_at_table
from ..errors import Refused
from ..storage.database import Guest
from ..wire.bodies import Blocking, Invited, ProfileWish
from ..wire.company import Blocked, EarnedAchievement, History, Leaderboard, Opponent, Profile, SeatRating
from ..wire.parts import Language
from .dependencies import Absent, Known, Services, ServicesDep, TableId, Visitor, address_in, table_seen
from .routes import Route

company = APIRouter(route_class=Route)
PageNumber = Annotated[int, Query(ge=0, le=100_000)]
Season = Annotated[str, Query(pattern=r"^(\d{4}-[1-4])?$")]
Seats = Annotated[int, Query(ge=1, le=8)]


def reader(guest: Guest | None) -> str:
    return guest.id if guest else ""


@company.get("/profile")
async def show_own_profile(services: ServicesDep, guest: Known, lang: Language = DEFAULT) -> Profile:
    """My profile: what became of my games, and what others may see of me."""
    return found(await services.storage.read(partial(profiles.own_profile, guest=guest.id, lang=lang)))


@company.put("/profile")
async def set_own_profile(body: ProfileWish, services: ServicesDep, guest: Known, lang: Language = DEFAULT) -> Profile:
    """Say what others may see of me."""
    await services.storage.change(partial(profiles.set_profile, guest=guest.id, wish=body))
    return found(await services.storage.read(partial(profiles.own_profile, guest=guest.id, lang=lang)))


@company.get("/profile/history")
async def show_own_history(services: ServicesDep, guest: Known, page: PageNumber = 0) -> History:
    """My finished games, the last first."""
    return await services.storage.read(partial(profiles.history, guest=guest.id, page=page, listed=False))


@company.get("/people/{profile}")
async def show_profile(profile: str, services: ServicesDep, guest: Visitor, lang: Language = DEFAULT) -> Profile:
    """What others may read of a person: the name, the ratings, and what was earned in listed games."""
    asked = partial(profiles.public_profile, profile=profile, reader=reader(guest), lang=lang)
    return found(await services.storage.read(asked))


@company.get("/people/{profile}/history")
async def show_history(profile: str, services: ServicesDep, guest: Visitor, page: PageNumber = 0) -> History:
    """The finished games of a person that were listed for all."""
    whose = await services.storage.read(partial(profiles.person, profile=profile, reader=reader(guest)))
    if whose is None:
        raise Absent
    return await services.storage.read(partial(profiles.history, guest=whose, page=page, listed=True))


@company.get("/leaderboards/{game}")
async def show_leaderboard(
    game: str, services: ServicesDep, guest: Visitor, seats: Seats = 2, season: Season = ""
) -> Leaderboard:
    """The best in a game with so many seats, of all time or of a season."""
    if game not in krainy.names():
        raise Absent
    asked = partial(profiles.leaderboard, game=game, seats=seats, season=season, reader=reader(guest))
    return await services.storage.read(asked)


@company.get("/tables/{table}/ratings")
async def show_ratings(id: TableId, services: ServicesDep, guest: Visitor) -> list[SeatRating]:
    """The ratings of those at a table who wish them to be seen."""
    loaded = await table_seen(services, id, guest)
    sitters = list(loaded.table.sitters)
    return await services.storage.read(partial(profiles.seat_ratings, game=loaded.head.game, sitters=sitters))


@company.get("/tables/{table}/achievements")
async def show_earned(
    id: TableId, services: ServicesDep, guest: Visitor, lang: Language = DEFAULT
) -> list[EarnedAchievement]:
    """What I have earned in a finished game, once its result is written."""
    await table_seen(services, id, guest)
    if guest is None:
        return []
    await services.tables.recorder.settled(id)
    return await services.storage.read(partial(earned_at_table, table=id, guest=guest.id, lang=lang))


@company.get("/profile/opponents")
async def list_opponents(services: ServicesDep, guest: Known) -> list[Opponent]:
    """The people with whom I have finished games, the last first."""
    return await services.storage.read(partial(opponents.opponents, guest=guest.id))


@company.post("/tables/{table}/invite", status_code=204)
async def invite(id: TableId, body: Invited, services: ServicesDep, guest: Known, request: Request) -> None:
    """Let somebody with whom I have played know of a free seat at my table. Nobody is told whether they hear of it."""
    loaded = await table_seen(services, id, guest)
    if guest.id != loaded.head.host:
        raise Refused("not-yours", "only the person who made the table can do this")
    if loaded.table.status != "open" or body.seat not in loaded.table.free_seats:
        raise Refused("seat-taken", "this seat is taken")
    services.tables.quotas.take("invitations", guest.id, address_in(request))
    other = await services.storage.read(partial(opponents.has_met, guest=guest.id, profile=body.profile))
    if other is None:
        raise Absent
    asked = partial(opponents.invite, guest=guest.id, other=other, table=id, seat=body.seat)
    if await services.storage.change(asked):
        services.notifications.wake()


@company.get("/blocks")
async def list_blocks(services: ServicesDep, guest: Known) -> list[Blocked]:
    """Whom I have blocked, the last first."""
    return await services.storage.read(partial(blocks.blocked, guest=guest.id))


@company.post("/blocks")
async def block(body: Blocking, services: ServicesDep, guest: Known, request: Request) -> list[Blocked]:
    """Block somebody, who is not told: they cannot sit down at my listed tables, and neither of us hears the other."""
    services.tables.quotas.take("blocks", guest.id, address_in(request))
    other = await meant(services, body, guest)
    if not other or other == guest.id:
        raise Absent
    await services.storage.change(partial(blocks.block, guest=guest.id, other=other))
    await services.tables.act_on_notices()
    return await services.storage.read(partial(blocks.blocked, guest=guest.id))


@company.delete("/blocks/{block}")
async def unblock(block: str, services: ServicesDep, guest: Known) -> list[Blocked]:
    """Take a block back."""
    await services.storage.change(partial(blocks.unblock, guest=guest.id, id=block))
    await services.tables.act_on_notices()
    return await services.storage.read(partial(blocks.blocked, guest=guest.id))


async def meant(services: Services, body: Blocking, guest: Guest) -> str | None:
    """Whom somebody wants to block."""
    if body.profile:
        return await services.storage.read(partial(profiles.person, profile=body.profile, reader=guest.id))
    sitters = (await table_seen(services, body.table, guest)).table.sitters
    return sitters[body.seat] if body.seat < len(sitters) else None


def found(profile: Profile | None) -> Profile:
    """A profile that is there for whoever asks."""
    if profile is None:
        raise Absent
    return profile
