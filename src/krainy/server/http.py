"""The HTTP calls: games, people, tables, records. What one may not see does not exist."""

import contextlib
import json
import time
from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Query, Request, Response
from msgspec import structs

import krainy
from krainy.bots import NAMES
from krainy.play.account import as_field
from krainy.play.catalogue import Cards

from . import prepared
from .bygone import Bygone
from .descriptions import reference_of
from .desk import Absent, Answer, At, Desk, Known, Visitor, address_in, as_file
from .engine import engine_calls
from .frames import ended, faced, fairness, leaves_world, open_options, players, replay, replayed
from .guest_calls import guests
from .making import checked, fork, keep_record, make_table, rematch_of
from .room import Live
from .routes import Encoded, Route, errors
from .sitting import SUBSTITUTE, Refused, Sitting
from .storage import Guest, Head
from .wire import answers
from .wire.answers import Analysis, Invitation, Point, Replay, Summary, Table
from .wire.bodies import Again, Fork, Kick, NewTable
from .wire.messages import ENCODER
from .wire.parts import Language
from .world_calls import begins, check_told, worlds
from .worlds import chapters_of

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
api.include_router(worlds)
api.include_router(engine_calls)


# -- games -----------------------------------------------------------------------------------------------------------


@api.get("/games", response_model=list[answers.Game], responses=UNCHANGED)
def list_games(request: Request) -> Response:
    """Every game, described so that a form can be made from it, in both languages."""
    return prepared.answer("games").answer(request.headers)


@api.get("/games/{game}/rules")
def read_rules(
    game: str, lang: Language = "en", words: Annotated[str, Query(max_length=100)] = ""
) -> list[answers.Rule]:
    """The rules reference, or the rules with all these words."""
    if game not in krainy.names():
        raise Absent
    return reference_of(game, lang, words)


@api.get("/games/{game}/cards", response_model=Cards, responses=UNCHANGED)
def read_cards(game: str, request: Request, lang: Language = "en") -> Response:
    """The components of the game, such as its cards: facts, words, sources, and what is reconstructed."""
    if game not in krainy.names():
        raise Absent
    return prepared.answer("cards", game, lang).answer(request.headers)


@api.get("/games/{game}/words", response_model=dict[str, str], responses=UNCHANGED)
def read_words(game: str, request: Request, lang: Language = "en") -> Response:
    """The names and texts of what is on the table, by their keys."""
    if game not in krainy.names():
        raise Absent
    return prepared.answer("words", game, lang).answer(request.headers)


# -- tables ----------------------------------------------------------------------------------------------------------


async def table_seen(desk: Desk, table: str, guest: Guest | None) -> Live:
    """A table that this visitor may see; any other does not exist."""
    live = await desk.room.find(table) if len(table) < 64 else None
    if live is None:
        raise Absent
    if not may_see(live, guest):
        raise Absent
    return live


def may_see(live: Live, guest: Guest | None) -> bool:
    """Those who sit here, and those whom the table lets watch, join or look back."""
    joining = live.head.listed and live.sitting.status in ("open", "over")
    return belongs(live, guest) or joining or live.head.terms["watch"] != "none"


def belongs(live: Live, guest: Guest | None) -> bool:
    """Whoever made the table or sits at it."""
    return guest is not None and (guest.id == live.head.host or bool(live.sitting.seats_of(guest.id)))


async def shown_table(desk: Desk, live: Live, guest: Guest | None) -> Table:
    """A table without its position: that comes over the socket."""
    sitting, head = live.sitting, live.head
    host = guest is not None and guest.id == head.host
    codes = await desk.storage.invitations(head.id) if host or head.listed else {}
    shown = {
        **terms_of(head, sitting.status),
        "practice": sitting.practice,
        "host": host,
        "mine": sitting.seats_of(guest.id) if guest else [],
        "players": players(sitting, live.names, live.present),
        "invitations": {seat: code for seat, code in codes.items() if seat in sitting.free_seats},
        "commitment": fairness(sitting).commitment,
        **progress(live, guest),
    }
    return msgspec.convert(shown, Table)


def progress(live: Live, guest: Guest | None) -> Answer:
    """How far a table has come; those who watch with a delay hear of it when it is over."""
    sitting = live.sitting
    told = sitting.follows(guest.id if guest else "")
    asked = sitting.g.shown(-1) if told and sitting.status == "playing" else 0
    return {
        "asked": [seat for seat in range(len(sitting.players)) if asked >> seat & 1],
        "moves": len(sitting.table.moves) if told else 0,
        "moved": live.rows[-1].time if told and live.rows else live.head.time,
        "winners": sitting.winners if sitting.closed else [],
        "ended": ended(sitting),
        "leaves": leaves_world(sitting),
    }


def summary(head: Head, status: str) -> Summary:
    """A table in a list."""
    return msgspec.convert(terms_of(head, status), Summary)


def terms_of(head: Head, status: str) -> Answer:
    """What all answers about a table say of it."""
    terms = {name: head.terms[name] for name in ("watch", "clock", "seconds", "pace")}
    settled = {"table": head.id, "game": head.game, "options": open_options(head), "chairs": head.chairs}
    made = {"origin": head.origin, "world": head.world, "status": status, "time": head.time}
    later = {"together": head.terms.get("together", False), "endless": head.terms.get("endless", 0)}
    return {**settled, **terms, "listed": head.listed, **later, **made}


@api.get("/tables")
async def list_tables(desk: At, guest: Visitor, which: Literal["mine", "listed", "finished"] = "mine") -> list[Summary]:
    """My tables, those listed for all and not over, or finished games: the listed and my own; the newest hundred."""
    me = guest.id if guest else ""
    if which == "listed":
        found = await desk.storage.listed(desk.room.settings.limits.listed)
    else:
        found = await (desk.storage.mine(me) if which == "mine" else desk.storage.finished(me))
    return [line for head, status in found if (line := line_of_list(desk, head, status))]


def line_of_list(desk: Desk, head: Head, status: str) -> Summary | None:
    """A table in a list; one of a game that is not here is left out and named in the log."""
    try:
        return summary(head, status)
    except Exception as error:
        desk.room.faults.add(head.id, error)
        return None


@api.post("/tables", status_code=201)
async def create_table(body: NewTable, desk: At, guest: Known, request: Request) -> Table:
    """Make a table; it starts at once if it waits for nobody."""
    await may_make(desk, guest, request, body.chairs)
    world = await begins(desk, body.world, guest) if body.world else None
    made = await make_table(desk.storage, guest.id, body, desk.room.settings.test_seed, world)
    return await answer_new(desk, made, guest)


async def may_make(desk: Desk, guest: Guest, request: Request, chairs: list[str]) -> None:
    """Whether a person may have one more table with these chairs."""
    bots = sum(chair in NAMES for chair in chairs)
    if not desk.room.quotas.free(address_in(request)):
        desk.room.quotas.check_new(await desk.storage.chairs_under_way(guest.id), bots)
    if bots:
        desk.room.quotas.check_thinking(desk.room.thinking.spent(guest.id), address_in(request))
    desk.room.quotas.take("tables", guest.id, address_in(request))


async def answer_new(desk: Desk, table: str, guest: Guest) -> Table:
    live = await desk.room.find(table)
    assert live is not None
    return await shown_table(desk, live, guest)


@api.get("/tables/{table}")
async def show_table(table: str, desk: At, guest: Visitor) -> Table:
    """A table: who sits where, and how it is played."""
    return await shown_table(desk, await table_seen(desk, table, guest), guest)


@api.get("/invitations/{code}")
async def show_invitation(code: str, desk: At, guest: Visitor) -> Invitation:
    """What an invitation is for."""
    live, seat = await invited(desk, code)
    shown = {
        **terms_of(live.head, live.sitting.status),
        "seat": seat,
        "free": seat in live.sitting.free_seats,
        "players": players(live.sitting, live.names, live.present),
    }
    return msgspec.convert(shown, Invitation)


@api.post("/invitations/{code}")
async def accept_invitation(code: str, desk: At, guest: Known, request: Request) -> Table:
    """Take the seat that an invitation is for."""
    live, seat = await invited(desk, code)
    seats = live.sitting.seats_of(guest.id)
    if seat not in seats:
        if seats:
            raise Refused("seated", "you already sit at this table")
        address = request.client.host if request.client else ""
        alone = live.head.listed and not live.head.terms.get("together", False) and guest.id != live.head.host
        key = desk.people.address_code(live.head.id, address) if alone else ""
        await desk.room.commit(live, "sit", seat, guest=guest.id, key=key)
    return await shown_table(desk, live, guest)


async def invited(desk: Desk, code: str) -> tuple[Live, int]:
    found = await desk.storage.invitation(code) if len(code) < 64 else None
    live = await desk.room.find(found[0]) if found else None
    if found is None or live is None:
        raise Absent
    return live, found[1]


@api.post("/tables/{table}/start")
async def start_table(table: str, desk: At, guest: Known) -> Table:
    """Start the game; only who made the table can. If people have promised salts, they are revealed first."""
    live = await hosted(desk, table, guest)
    await desk.room.start(live, guest.id)
    return await shown_table(desk, live, guest)


@api.post("/tables/{table}/leave", status_code=204)
async def leave_table(table: str, desk: At, guest: Known) -> None:
    """Leave an open table; the invitation to the seat holds for others."""
    live = await table_seen(desk, table, guest)
    await desk.room.catch_up(live)
    seats = live.sitting.seats_of(guest.id)
    if not seats:
        raise Refused("not-yours", "you do not sit at this table")
    await desk.room.commit(live, "leave", seats[0], guest=guest.id)


@api.post("/tables/{table}/kick")
async def kick(table: str, body: Kick, desk: At, guest: Known) -> Table:
    """Ask somebody to leave an open table, for good; only who made it can."""
    live = await hosted(desk, table, guest)
    await desk.room.catch_up(live)
    if body.seat >= len(live.sitting.sitters) or not live.sitting.sitters[body.seat]:
        raise Refused("seat", "nobody sits there")
    await desk.room.commit(live, "kick", body.seat, guest=live.sitting.sitters[body.seat])
    return await shown_table(desk, live, guest)


@api.post("/tables/{table}/cancel")
async def cancel_table(table: str, desk: At, guest: Known) -> Table:
    """Give up an open table; only who made it can."""
    live = await hosted(desk, table, guest)
    await desk.room.commit(live, "cancel", -1, guest=guest.id)
    return await shown_table(desk, live, guest)


async def hosted(desk: Desk, table: str, guest: Guest) -> Live:
    """A table that this guest has made."""
    live = await table_seen(desk, table, guest)
    if guest.id != live.head.host:
        raise Refused("not-yours", "only the person who made the table can do this")
    return live


@api.post("/tables/{table}/rematch", status_code=201)
async def rematch(table: str, desk: At, guest: Known, request: Request, body: Again | None = None) -> Table:
    """The same once more, or the next game of the world; those who are still here get their invitations over the
    socket."""
    live = await table_seen(desk, table, guest)
    if live.sitting.status != "over" or not live.sitting.seats_of(guest.id):
        raise Refused("not-over", "a rematch follows a finished game, and only those who played it can ask for one")
    await may_make(desk, guest, request, live.head.chairs)
    kept = await desk.room.keep_world(live)  # a practice leaves none: then the world that it began from
    came_from = kept.id if kept else live.head.world
    world = await begins(desk, came_from, guest) if came_from else None
    first = chapters_of(kept)[-1].ruler if kept else 0  # whoever has won a world sits first in its next game
    turned = first if first < len(live.head.chairs) else 0
    wish = rematch_of(live.sitting, guest.id, turned, body.salt if body else "")
    made = await make_table(desk.storage, guest.id, wish, desk.room.settings.test_seed, world, live.head.id, turned)
    await desk.room.invite_again([live])
    return await answer_new(desk, made, guest)


@api.post("/tables/{table}/fork", status_code=201)
async def fork_table(table: str, body: Fork, desk: At, guest: Known, request: Request) -> Table:
    """Play on against bots from a ply of a finished game, or of a practice game at which nobody else has a stake."""
    live = await table_seen(desk, table, guest)
    sitting = live.sitting
    if not sitting.closed and not (sitting.practice and sitting.alone(guest.id)):
        raise Refused("not-over", "only a finished game or your own practice game can be forked")
    check_playable(sitting)
    await check_told(desk, live.head)
    await may_make(desk, guest, request, [SUBSTITUTE] * (len(live.head.chairs) - 1))
    made = await fork(desk.storage, sitting, guest.id, body.ply, body.seat)
    desk.room.quotas.charge("tables", guest.id, address_in(request), body.ply)  # the game had so many plies
    return await answer_new(desk, made, guest)


def check_playable(sitting: Sitting) -> None:
    """Refuse what needs the rules of a game that are not here."""
    if isinstance(sitting, Bygone):
        raise sitting.refusal()


# -- looking back ----------------------------------------------------------------------------------------------------


@api.get("/tables/{table}/replay", response_model=Replay)
async def replay_table(
    table: str, desk: At, guest: Visitor, ply: Ply = 0, seat: Seat = -1, lang: Language = "en"
) -> Response:
    """The position after some moves as a seat saw it; in a running game only for the seat's own person, and for one who
    has resigned only as far as it had come then."""
    live = await table_seen(desk, table, guest)
    me, sitting = guest.id if guest else "", live.sitting
    if not sitting.shown:
        raise Refused("not-playing", "this game has not begun")
    if not sitting.closed:
        if seat not in sitting.seats_of(me) and (seat >= 0 or live.head.terms["watch"] != "open"):
            raise Refused("not-over", "this game is still being played")
        sitting = desk.room.seen(live, me, seat)
    if seat >= len(sitting.players) or ply > len(sitting.table.moves):
        raise Refused("ply", "this game has no such ply or seat")
    await desk.room.prepare(sitting, lang)
    told = [line for line in sitting.log(lang, seat) if line.ply <= ply]
    if isinstance(sitting, Bygone):
        if sitting.kept < 0:
            raise sitting.refusal()
        seen = replay(sitting.position(ply, seat, lang), min(ply, sitting.kept), sitting.kept, told)
        return Encoded(ENCODER.encode(seen))
    past = sitting.table.frozen()
    content = await desk.room.apart.run(len(told), as_json, replayed, past, ply, seat, lang, told)
    return Encoded(content)


def as_json(make: Callable[..., object], *args: Any) -> bytes:
    """What is made of these, written down; run beside the event loop where it is long."""
    return ENCODER.encode(make(*args))


@api.get("/tables/{table}/analysis")
async def analyse_table(table: str, desk: At, guest: Visitor, request: Request, seat: Seat = -1) -> Analysis:
    """How likely each seat was to win along a finished game, as far as a seat could tell then."""
    live = await table_seen(desk, table, guest)
    sitting = live.sitting
    if not sitting.closed:
        raise Refused("not-over", "this game is still being played")
    check_playable(sitting)
    if seat >= len(sitting.players):
        raise Refused("ply", "this game has no such ply or seat")
    analyses, address = desk.room.analyses, address_in(request)
    wanted = (table, seat, sitting.length)  # a practice game can be taken up again
    who = guest.id if guest else address
    if not analyses.knows(wanted):
        desk.room.quotas.check_thinking(desk.room.thinking.spent(who), address)
        desk.room.quotas.take("analyses", guest.id if guest else "", address)
    course = await analyses.make(wanted, sitting.table, who)
    return Analysis(seat, [Point(ply, [round(chance, 3) for chance in row]) for ply, row in course])


@api.get("/tables/{table}/record")
async def download_record(table: str, desk: At, guest: Visitor) -> Response:
    """The record of a finished game, with the salt that proves its seed."""
    live = await table_seen(desk, table, guest)
    if not live.sitting.closed:
        raise Refused("not-over", "the record is kept secret until the game is over")
    await check_told(desk, live.head)
    record = await recorded(desk, live)
    parts = await desk.room.keeper.bring(table)
    content = await desk.room.apart.run(len(record["moves"]), as_json, told_record, record, parts)
    return as_file(content, f"{live.head.game}.json")


def told_record(record: Answer, parts: list[bytes]) -> Answer:
    """A record with its account, unless that is too long."""
    account = as_field(parts)
    return {**record, "account": account} if account else record


async def recorded(desk: Desk, live: Live) -> Answer:
    """A record; that of our own table carries what the table promised at its start."""
    table = live.sitting.table.frozen()
    record: Answer = await desk.room.apart.run(len(table.moves), lambda: json.loads(table.record().dumps()))
    if live.head.origin != "upload":
        proof = msgspec.to_builtins(fairness(live.sitting))
        record |= {name: proof[name] for name in ("commitment", "salt", "secret", "shares") if name in proof}
    if live.sitting.ending is not None:
        record["ending"] = live.sitting.ending.told()
    return record


@api.post(
    "/records",
    status_code=201,
    openapi_extra={"requestBody": {"content": {"application/json": {"schema": {}}}}},
)
async def upload_record(request: Request, desk: At, guest: Known) -> Summary:
    """Keep a record, to replay it or to play on from it."""
    desk.room.quotas.take("uploads", guest.id, address_in(request))
    text = (await request.body()).decode("utf-8", "replace")
    read = await desk.room.apart.run(len(text) // 10, checked, text)
    desk.room.quotas.charge("uploads", guest.id, address_in(request), len(read.record.moves))
    return summary(await keep_record(desk.storage, guest.id, read), "record")


@api.get("/tables/{table}/report")
async def report_problem(table: str, desk: At, guest: Known, seat: Seat = -1, lang: Language = "en") -> Response:
    """A file for those who mend Krainy: what this seat sees now; the record only when nothing is secret any more."""
    live = await table_seen(desk, table, guest)
    if seat not in live.sitting.seats_of(guest.id):
        if not live.sitting.closed:
            raise Absent
        seat = -1
    about = {"version": krainy.__version__, "rules": live.head.rules, "time": time.time(), "table": live.head.id}
    async with desk.room.looking(live, guest.id, seat, lang) as sitting:
        stands = {"ply": sitting.length, "status": sitting.status, "ended": ended(sitting)}
        report = {**about, **stands, **structs.asdict(faced(sitting, seat, lang)), "log": sitting.log(lang, seat)}
    if sitting.closed:
        with contextlib.suppress(Refused):
            await check_told(desk, live.head)
            report["record"] = await recorded(desk, live)
    content = await desk.room.apart.run(len(live.sitting.table.moves), ENCODER.encode, report)
    return as_file(content, f"krainy-{live.head.game}-problem.json")
