"""The HTTP calls: games, people, tables, records. What one may not see does not exist."""

import contextlib
import json
from bisect import bisect_right
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Query, Request, Response
from msgspec import UNSET, structs

import krainy
from krainy.play.catalogue import Cards
from krainy.play.languages import DEFAULT
from krainy.play.transcript import as_field

from ..bots.analyses import moment
from ..clock import now
from ..company.blocks import blockers, has_blocked
from ..errors import Refused
from ..process.engine import engine_calls
from ..storage.database import Guest, Head
from ..storage.worlds import chapters_of
from ..tables.creation import checked, fork, keep_record, make_table, rematch_of
from ..tables.loaded import LoadedTable
from ..tables.readonly import ReadOnlyTable
from ..tables.table import SUBSTITUTE, open_options
from ..websocket.snapshots import better, ended, faced, fairness, leaves_world, players, replay, replayed
from ..wire import answers
from ..wire.answers import Analysis, Better, Invitation, Point, Replay, Summary
from ..wire.bodies import Again, Chosen, Fork, Kick, NewTable
from ..wire.messages import ENCODER
from ..wire.parts import Language, Player
from . import precomputed as prepared
from .accounts import accounts, logins
from .company import company
from .dependencies import (
    Absent,
    Answer,
    Known,
    Services,
    ServicesDep,
    TableId,
    Visitor,
    address_in,
    as_file,
    check_playable,
    table_seen,
)
from .descriptions import judge, reference_of
from .guests import guests
from .lessons import lessons
from .matching import matching
from .notifications import notifications
from .puzzles import puzzles
from .routes import Encoded, Route, errors
from .tournaments import tournaments
from .worlds import begins, check_told, worlds

MOST_BETWEEN = 50
"""Moves among which somebody may look for one that could have been better."""
Ply = Annotated[int, Query(ge=0, le=1_000_000)]
Seat = Annotated[int, Query(ge=-1, le=15)]

ERRORS = errors(
    {
        400: "Not understood",
        401: "Make yourself a guest first",
        403: "From another site",
        404: "Not there, or not for you",
        408: "The rest of the call did not come",
        409: "Not possible now",
        413: "Too large",
        422: "Wrong input",
        429: "Too many calls",
        503: "Not possible at this moment",
    }
)
UNCHANGED: dict[int | str, dict[str, Any]] = {304: {"description": "Not changed"}}
api = APIRouter(prefix="/api", responses=ERRORS, route_class=Route)
api.include_router(guests)
api.include_router(accounts)
api.include_router(logins)
api.include_router(company)
api.include_router(matching)
api.include_router(notifications)
api.include_router(tournaments)
api.include_router(worlds)
api.include_router(lessons)
api.include_router(puzzles)
api.include_router(engine_calls)


# -- games -----------------------------------------------------------------------------------------------------------


@api.get("/games", response_model=list[answers.Game], responses=UNCHANGED)
def list_games(services: ServicesDep, request: Request) -> Response:
    """Every game, described so that a form can be made from it, in both languages."""
    return prepared.games(services.tables.settings.bots).answer(request.headers)


@api.get("/games/{game}/rules")
def read_rules(
    game: str, lang: Language = DEFAULT, words: Annotated[str, Query(max_length=100)] = ""
) -> list[answers.Rule]:
    """The rules reference, or the rules with all these words."""
    if game not in krainy.names():
        raise Absent
    return reference_of(game, lang, words)


@api.get("/games/{game}/aid", response_model=list[answers.AidPart], responses=UNCHANGED)
def read_aid(game: str, request: Request, lang: Language = DEFAULT) -> Response:
    """The player aid: what one wants to have before one while playing."""
    if game not in krainy.names():
        raise Absent
    return prepared.answer("aid", game, lang).answer(request.headers)


@api.post("/games/{game}/options")
def judge_options(game: str, body: Chosen) -> answers.Judged:
    """Which options of a game matter with these, and what of them does not go together."""
    if game not in krainy.names():
        raise Absent
    return judge(game, body.seats, body.options, body.world)


@api.get("/games/{game}/cards", response_model=Cards, responses=UNCHANGED)
def read_cards(game: str, request: Request, lang: Language = DEFAULT) -> Response:
    """The components of the game, such as its cards: facts, words, sources, and what is reconstructed."""
    if game not in krainy.names():
        raise Absent
    return prepared.answer("cards", game, lang).answer(request.headers)


@api.get("/games/{game}/words", response_model=dict[str, str], responses=UNCHANGED)
def read_words(game: str, request: Request, lang: Language = DEFAULT) -> Response:
    """The names and texts of what is on the table, by their keys."""
    if game not in krainy.names():
        raise Absent
    return prepared.answer("words", game, lang).answer(request.headers)


# -- tables ----------------------------------------------------------------------------------------------------------


async def shown_table(services: Services, loaded: LoadedTable, guest: Guest | None) -> answers.Table:
    """A table without its position: that comes over the socket."""
    table, head = loaded.table, loaded.head
    host = guest is not None and guest.id == head.host
    codes = await services.storage.invitations(head.id) if host or head.listed else {}
    free = await free_for(services, loaded, guest)
    shown = {
        **terms_of(head, table.status),
        "practice": table.practice,
        "host": host,
        "mine": table.seats_of(guest.id) if guest else [],
        "players": seated(loaded, free),
        "invitations": {seat: code for seat, code in codes.items() if seat in free},
        "commitment": fairness(table).commitment,
        **progress(loaded, guest),
    }
    return msgspec.convert(shown, answers.Table)


def progress(loaded: LoadedTable, guest: Guest | None) -> Answer:
    """How far a table has come; those who watch with a delay hear of it when it is over."""
    table = loaded.table
    told = table.follows(guest.id if guest else "")
    asked = table.g.shown(-1) if told and table.status == "playing" else 0
    return {
        "asked": [seat for seat in range(len(table.players)) if asked >> seat & 1],
        "moves": len(table.playthrough.moves) if told else 0,
        "moved": loaded.rows[-1].time if told and loaded.rows else loaded.head.time,
        "winners": table.winners if table.closed else [],
        "ended": ended(table),
        "leaves": leaves_world(table),
    }


def summary(head: Head, status: str) -> Summary:
    """A table in a list."""
    return msgspec.convert(terms_of(head, status), Summary)


def terms_of(head: Head, status: str) -> Answer:
    """What all answers about a table say of it."""
    terms = {name: head.terms[name] for name in ("watch", "clock", "seconds", "pace")}
    settled = {"table": head.id, "game": head.game, "options": open_options(head), "chairs": head.chairs}
    made = {"origin": head.origin, "world": head.world, "status": status, "time": head.time}
    clock = {"weekends": head.terms.get("weekends", False), "holidays": head.terms.get("holidays", 0)}
    later = {"together": head.terms.get("together", False), "endless": head.terms.get("endless", 0)}
    return {**settled, **terms, **clock, "listed": head.listed, **later, **made}


@api.get("/tables")
async def list_tables(
    services: ServicesDep, guest: Visitor, which: Literal["mine", "listed", "finished"] = "mine"
) -> list[Summary]:
    """My tables, those listed for all and not over, or finished games: the listed and my own; the newest hundred."""
    me = guest.id if guest else ""
    if which == "listed":
        avoid = await services.storage.read(partial(blockers, guest=me)) if me else set()
        found = await services.storage.listed(services.tables.settings.limits.listed)
        found = [(head, status) for head, status in found if status != "open" or head.host not in avoid]
    else:
        found = await (services.storage.mine(me) if which == "mine" else services.storage.finished(me))
    return [line for head, status in found if (line := line_of_list(services, head, status))]


def line_of_list(services: Services, head: Head, status: str) -> Summary | None:
    """A table in a list; one of a game that is not here is left out and named in the log."""
    try:
        return summary(head, status)
    except Exception as error:
        services.tables.faults.add(head.id, error)
        return None


@api.post("/tables", status_code=201)
async def create_table(body: NewTable, services: ServicesDep, guest: Known, request: Request) -> answers.Table:
    """Make a table; it starts at once if it waits for nobody."""
    await may_make(services, guest, request, body.chairs)
    world = await begins(services, body.world, guest) if body.world else None
    made = await make_table(
        services.storage, guest.id, body, services.tables.settings.test_seed, world, bots=services.tables.settings.bots
    )
    return await answer_new(services, made, guest)


async def may_make(services: Services, guest: Guest, request: Request, chairs: list[str]) -> None:
    """Whether a person may have one more table with these chairs."""
    bots = sum(chair in services.tables.settings.bots for chair in chairs)
    if not services.tables.quotas.free(address_in(request)):
        services.tables.quotas.check_new(await services.storage.chairs_under_way(guest.id), bots)
    if bots:
        services.tables.quotas.check_thinking(services.tables.bot_pool.spent(guest.id), address_in(request))
    services.tables.quotas.take("tables", guest.id, address_in(request))


async def answer_new(services: Services, id: str, guest: Guest) -> answers.Table:
    loaded = await services.tables.find(id)
    assert loaded is not None
    return await shown_table(services, loaded, guest)


@api.get("/tables/{table}")
async def show_table(id: TableId, services: ServicesDep, guest: Visitor) -> answers.Table:
    """A table: who sits where, and how it is played."""
    return await shown_table(services, await table_seen(services, id, guest), guest)


@api.get("/invitations/{code}")
async def show_invitation(code: str, services: ServicesDep, guest: Visitor) -> Invitation:
    """What an invitation is for."""
    loaded, seat = await invited(services, code)
    free = await free_for(services, loaded, guest)
    shown = {
        **terms_of(loaded.head, loaded.table.status),
        "seat": seat,
        "free": seat in free,
        "players": seated(loaded, free),
    }
    return msgspec.convert(shown, Invitation)


@api.post("/invitations/{code}")
async def accept_invitation(code: str, services: ServicesDep, guest: Known, request: Request) -> answers.Table:
    """Take the seat that an invitation is for."""
    loaded, seat = await invited(services, code)
    seats = loaded.table.seats_of(guest.id)
    if seat not in seats:
        if seats:
            raise Refused("seated", "you already sit at this table")
        if seat in loaded.table.free_seats and seat not in await free_for(services, loaded, guest):
            raise Refused("seat-taken", "this seat is taken")
        address = request.client.host if request.client else ""
        alone = loaded.head.listed and not loaded.head.terms.get("together", False) and guest.id != loaded.head.host
        key = services.people.address_code(loaded.head.id, address) if alone else ""
        await services.tables.commit(loaded, "sit", seat, guest=guest.id, key=key)
    return await shown_table(services, loaded, guest)


def seated(loaded: LoadedTable, free: list[int]) -> list[Player]:
    """Who sits where; a seat that this visitor could not take looks taken."""
    found = players(loaded.table, loaded.names, loaded.present)
    for seat in loaded.table.free_seats:
        found[seat].taken |= seat not in free
    return found


async def free_for(services: Services, loaded: LoadedTable, guest: Guest | None) -> list[int]:
    """The seats that this visitor could take: none at a listed table of somebody who has blocked them."""
    free = list(loaded.table.free_seats)
    if not free or guest is None or not loaded.head.listed:
        return free
    host = loaded.head.host
    return [] if await services.storage.read(partial(has_blocked, guest=host, other=guest.id)) else free


async def invited(services: Services, code: str) -> tuple[LoadedTable, int]:
    found = await services.storage.invitation(code) if len(code) < 64 else None
    loaded = await services.tables.find(found[0]) if found else None
    if found is None or loaded is None:
        raise Absent
    return loaded, found[1]


@api.post("/tables/{table}/start")
async def start_table(id: TableId, services: ServicesDep, guest: Known) -> answers.Table:
    """Start the game; only who made the table can. If people have promised salts, they are revealed first."""
    loaded = await hosted(services, id, guest)
    await services.tables.start(loaded, guest.id)
    return await shown_table(services, loaded, guest)


@api.post("/tables/{table}/leave", status_code=204)
async def leave_table(id: TableId, services: ServicesDep, guest: Known) -> None:
    """Leave an open table; the invitation to the seat holds for others."""
    loaded = await table_seen(services, id, guest)
    await services.tables.catch_up(loaded)
    seats = loaded.table.seats_of(guest.id)
    if not seats:
        raise Refused("not-yours", "you do not sit at this table")
    await services.tables.commit(loaded, "leave", seats[0], guest=guest.id)


@api.post("/tables/{table}/kick")
async def kick(id: TableId, body: Kick, services: ServicesDep, guest: Known) -> answers.Table:
    """Ask somebody to leave an open table, for good; only who made it can."""
    loaded = await hosted(services, id, guest)
    await services.tables.catch_up(loaded)
    if body.seat >= len(loaded.table.sitters) or not loaded.table.sitters[body.seat]:
        raise Refused("seat", "nobody sits there")
    await services.tables.commit(loaded, "kick", body.seat, guest=loaded.table.sitters[body.seat])
    return await shown_table(services, loaded, guest)


@api.post("/tables/{table}/cancel")
async def cancel_table(id: TableId, services: ServicesDep, guest: Known) -> answers.Table:
    """Give up an open table; only who made it can."""
    loaded = await hosted(services, id, guest)
    await services.tables.commit(loaded, "cancel", -1, guest=guest.id)
    return await shown_table(services, loaded, guest)


async def hosted(services: Services, id: str, guest: Guest) -> LoadedTable:
    """A table that this guest has made."""
    loaded = await table_seen(services, id, guest)
    if guest.id != loaded.head.host:
        raise Refused("not-yours", "only the person who made the table can do this")
    return loaded


@api.post("/tables/{table}/rematch", status_code=201)
async def rematch(
    id: TableId, services: ServicesDep, guest: Known, request: Request, body: Again | None = None
) -> answers.Table:
    """The same once more, or the next game of the world; those who are still here get their invitations over the
    socket."""
    loaded = await table_seen(services, id, guest)
    if loaded.table.status != "over" or not loaded.table.seats_of(guest.id):
        raise Refused("not-over", "a rematch follows a finished game, and only those who played it can ask for one")
    await may_make(services, guest, request, loaded.head.chairs)
    kept = await services.tables.keep_world(loaded)  # a practice leaves none: then the world that it began from
    came_from = kept.id if kept else loaded.head.world
    world = await begins(services, came_from, guest) if came_from else None
    first = chapters_of(kept)[-1].ruler if kept else 0  # whoever has won a world sits first in its next game
    turned = first if first < len(loaded.head.chairs) else 0
    wish = rematch_of(loaded.table, guest.id, turned, body.salt if body else "")
    made = await make_table(
        services.storage,
        guest.id,
        wish,
        services.tables.settings.test_seed,
        world,
        loaded.head.id,
        turned,
        services.tables.settings.bots,
    )
    await services.tables.invite_again([loaded])
    return await answer_new(services, made, guest)


@api.post("/tables/{table}/fork", status_code=201)
async def fork_table(id: TableId, body: Fork, services: ServicesDep, guest: Known, request: Request) -> answers.Table:
    """Play on against bots from a ply of a finished game, or of a practice game at which nobody else has a stake."""
    loaded = await table_seen(services, id, guest)
    table = loaded.table
    if not table.closed and not (table.practice and table.alone(guest.id)):
        raise Refused("not-over", "only a finished game or your own practice game can be forked")
    check_playable(table)
    await check_told(services, loaded.head)
    await may_make(services, guest, request, [SUBSTITUTE] * (len(loaded.head.chairs) - 1))
    made = await fork(services.storage, table, guest.id, body.ply, body.seat)
    services.tables.quotas.charge("tables", guest.id, address_in(request), body.ply)  # the game had so many plies
    return await answer_new(services, made, guest)


# -- looking back ----------------------------------------------------------------------------------------------------


@api.get("/tables/{table}/replay", response_model=Replay)
async def replay_table(
    id: TableId, services: ServicesDep, guest: Visitor, ply: Ply = 0, seat: Seat = -1, lang: Language = DEFAULT
) -> Response:
    """The position after some moves as a seat saw it; in a running game only for the seat's own person, and for one who
    has resigned only as far as it had come then."""
    loaded = await table_seen(services, id, guest)
    me, table = guest.id if guest else "", loaded.table
    if not table.shown:
        raise Refused("not-playing", "this game has not begun")
    if not table.closed:
        if seat not in table.seats_of(me) and (seat >= 0 or loaded.head.terms["watch"] != "open"):
            raise Refused("not-over", "this game is still being played")
        table = services.tables.broadcaster.seen(loaded, me, seat)
    if seat >= len(table.players) or ply > len(table.playthrough.moves):
        raise Refused("ply", "this game has no such ply or seat")
    await services.tables.broadcaster.prepare(table, lang)
    log = table.log(lang, seat)
    told = log[: bisect_right(log, ply, key=lambda line: line.ply)]
    addressed = seat in table.seats_of(me) and table.alone_at(seat)
    if isinstance(table, ReadOnlyTable):
        if table.kept < 0:
            raise table.refusal()
        seen = replay(table.position(ply, seat, lang, addressed), min(ply, table.kept), table.kept, told)
        return Encoded(ENCODER.encode(seen))
    past = table.playthrough.frozen()
    content = await services.tables.background.run(len(told), as_json, replayed, past, ply, seat, lang, told, addressed)
    return Encoded(content)


def as_json(make: Callable[..., object], *args: Any) -> bytes:
    """What is made of these, written down; run beside the event loop where it is long."""
    return ENCODER.encode(make(*args))


@api.get("/tables/{table}/analysis")
async def analyse_table(
    id: TableId, services: ServicesDep, guest: Visitor, request: Request, seat: Seat = -1
) -> Analysis:
    """How likely each seat was to win along a finished game, as far as a seat could tell then."""
    loaded = await table_seen(services, id, guest)
    table = loaded.table
    if not table.closed:
        raise Refused("not-over", "this game is still being played")
    check_playable(table)
    if seat >= len(table.players):
        raise Refused("ply", "this game has no such ply or seat")
    analyses, address = services.tables.analyses, address_in(request)
    wanted = (id, seat, table.length)  # a practice game can be taken up again
    who = guest.id if guest else address
    if not analyses.knows(wanted):
        services.tables.quotas.check_thinking(services.tables.bot_pool.spent(who), address)
        services.tables.quotas.take("analyses", guest.id if guest else "", address)
    course = await analyses.course(wanted, table.playthrough, seat, who)
    return Analysis(seat, [Point(ply, [round(chance, 3) for chance in row]) for ply, row in course])


@api.get("/tables/{table}/better")
async def tell_better(
    id: TableId, services: ServicesDep, guest: Visitor, request: Request, since: Ply, ply: Ply, lang: Language = DEFAULT
) -> Better:
    """What would have been better than the move that was made between two plies of a finished game, as far as its seat
    could tell then."""
    loaded = await table_seen(services, id, guest)
    table = loaded.table
    if not table.closed:
        raise Refused("not-over", "this game is still being played")
    check_playable(table)
    if ply - since > MOST_BETWEEN:
        raise Refused("ply", "there are too many moves between these plies")
    past = table.playthrough.frozen()
    background = services.tables.background
    found = await background.run(past.steps_to(since), moment, past, since, ply)
    if found is None:
        return Better(-1, -1, "", True, 0.0, 0.0, [], [], [])
    analyses, address = services.tables.analyses, address_in(request)
    wanted = (id, table.length, "better", found.ply)
    who = guest.id if guest else address
    if not analyses.knows(wanted):
        services.tables.quotas.check_thinking(services.tables.bot_pool.spent(who), address)
        services.tables.quotas.take("hints", guest.id if guest else "", address)
    advice = await analyses.better(wanted, found, who)
    return await background.run(0, better, found, lang, advice)


@api.get("/tables/{table}/record")
async def download_record(id: TableId, services: ServicesDep, guest: Visitor) -> Response:
    """The record of a finished game, with the salt that proves its seed."""
    loaded = await table_seen(services, id, guest)
    if not loaded.table.closed:
        raise Refused("not-over", "the record is kept secret until the game is over")
    await check_told(services, loaded.head)
    record = await recorded(services, loaded)
    parts = await services.tables.transcriber.bring(id)
    content = await services.tables.background.run(len(record["moves"]), as_json, told_record, record, parts)
    return as_file(content, f"{loaded.head.game}.json")


def told_record(record: Answer, parts: list[bytes]) -> Answer:
    """A record with its transcript, unless that is too long."""
    transcript = as_field(parts)
    return {**record, "account": transcript} if transcript else record


async def recorded(services: Services, loaded: LoadedTable) -> Answer:
    """A record; that of our own table carries what the table promised at its start."""
    playthrough = loaded.table.playthrough.frozen()
    record: Answer = await services.tables.background.run(
        len(playthrough.moves), lambda: json.loads(playthrough.record().dumps())
    )
    if loaded.head.origin != "upload":
        proof = msgspec.to_builtins(fairness(loaded.table))
        record |= {name: proof[name] for name in ("commitment", "salt", "secret", "shares") if name in proof}
    if loaded.table.ending is not None:
        record["ending"] = loaded.table.ending.told()
    return record


@api.post(
    "/records",
    status_code=201,
    openapi_extra={"requestBody": {"content": {"application/json": {"schema": {}}}}},
)
async def upload_record(request: Request, services: ServicesDep, guest: Known) -> Summary:
    """Keep a record, to replay it or to play on from it."""
    services.tables.quotas.take("uploads", guest.id, address_in(request))
    text = (await request.body()).decode("utf-8", "replace")
    read = await services.tables.background.run(len(text) // 10, checked, text)
    services.tables.quotas.charge("uploads", guest.id, address_in(request), len(read.record.moves))
    return summary(await keep_record(services.storage, guest.id, read), "record")


@api.get("/tables/{table}/report")
async def report_problem(
    id: TableId, services: ServicesDep, guest: Known, seat: Seat = -1, lang: Language = DEFAULT
) -> Response:
    """A file for those who mend Krainy: what this seat sees now; the record only when nothing is secret any more."""
    loaded = await table_seen(services, id, guest)
    if seat not in loaded.table.seats_of(guest.id):
        if not loaded.table.closed:
            raise Absent
        seat = -1
    about = {"version": krainy.__version__, "rules": loaded.head.rules, "time": now(), "table": loaded.head.id}
    async with services.tables.broadcaster.looking(loaded, guest.id, seat, lang) as table:
        stands = {"ply": table.length, "status": table.status, "ended": ended(table)}
        report = {
            **about,
            **stands,
            **{name: part for name, part in structs.asdict(faced(table, seat, lang)).items() if part is not UNSET},
            "log": table.log(lang, seat).copy(),
        }
    if table.closed:
        with contextlib.suppress(Refused):
            await check_told(services, loaded.head)
            report["record"] = await recorded(services, loaded)
    content = await services.tables.background.run(len(loaded.table.playthrough.moves), ENCODER.encode, report)
    return as_file(content, f"krainy-{loaded.head.game}-problem.json")
