"""The HTTP calls of company: profiles, histories, leaderboards, and ratings beside names."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query

import krainy
from krainy.play.languages import DEFAULT

from ..company import profiles
from ..company.achievements import earned_at_table
from ..storage.database import Guest
from ..wire.bodies import ProfileWish
from ..wire.company import EarnedAchievement, History, Leaderboard, Profile, SeatRating
from ..wire.parts import Language
from .dependencies import Absent, Known, ServicesDep, TableId, Visitor, table_seen
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
    await services.storage.change(partial(profiles.set_profile, guest=guest.id, hidden=body.hidden, beside=body.beside))
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


def found(profile: Profile | None) -> Profile:
    """A profile that is there for whoever asks."""
    if profile is None:
        raise Absent
    return profile
