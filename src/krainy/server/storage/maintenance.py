"""Maintenance: what an operator and the retention do to tables and people, in small transactions.

Everything works while servers run: each change leaves a notice in its own transaction, and they act on it.
"""

import asyncio
import contextlib
import json
import logging
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import krainy
from krainy.engine.errors import BadInput, KrainyError

from ..clock import CLOCK, now
from ..people.secret import digest, token
from ..settings import DATABASE, Settings
from .migrate import migrate

LOGGER = logging.getLogger("krainy")
FIRST_ROUND = 60.0
"""Seconds after the start in which nothing is looked for: others want to get in then."""
BATCH = 50
"""So many rows of a kind go in one transaction, so that nobody who plays waits long for the database."""
DAY = 24 * 3600.0
TOLD_DAYS = 60
"""For so long it is known of what somebody was notified, so that it is told only once."""
WAYS = ("passkeys", "mails", "codes")
"""Where the ways are by which people come back without their device: who has one has an account."""
AT_TABLES = (
    *("moves", "chat", "invitations", "sitters", "accounts", "notifications", "watermarks", "notifying"),
    "standing_answers",
)
"""What is kept of tables, beside themselves and their results."""
ERASED = "?"
"""What a guest is called who was erased: the others' finished games stay whole."""
LAST_ROW = 'coalesce((SELECT max(moves.time) FROM moves WHERE moves."table" = tables.id), tables.time)'
"""When something last happened at a table."""
IDLE = (
    "SELECT id FROM guests WHERE time < ? "
    "AND NOT EXISTS (SELECT 1 FROM sessions WHERE guest = guests.id AND seen >= ?) "
    "AND NOT EXISTS (SELECT 1 FROM sitters WHERE guest = guests.id) "
    "AND NOT EXISTS (SELECT 1 FROM tables WHERE host = guests.id) "
    "AND NOT EXISTS (SELECT 1 FROM worlds WHERE guest = guests.id) "
    "AND NOT EXISTS (SELECT 1 FROM tournaments WHERE status IN ('open', 'playing') AND (host = guests.id OR id IN "
    "(SELECT tournament FROM entries WHERE guest = guests.id AND withdrawn = 0))) "
    f"AND {{account}} ({' OR '.join(f'EXISTS (SELECT 1 FROM {way} WHERE guest = guests.id)' for way in WAYS)}) "
    f"LIMIT {BATCH}"
)
"""Guests who were not seen for so long and of whom nothing is left, those with or those without an account."""


class Forgotten(NamedTuple):
    """What a round of retention has deleted."""

    tables: int
    guests: int
    lines: int


class Maintenance:
    """The database of a server, running or not, as an operator changes it."""

    def __init__(self, data: Path) -> None:
        self.path = data / DATABASE
        if not self.path.is_file():
            raise BadInput(f"there are no tables in {data}; name the server's folder with --data")
        self.db = sqlite3.connect(self.path, timeout=30, isolation_level=None)
        self.db.row_factory = sqlite3.Row
        self.db.execute("PRAGMA foreign_keys=ON")
        self.db.execute("PRAGMA synchronous=FULL")

    def close(self) -> None:
        self.db.close()

    @contextlib.contextmanager
    def transaction(self) -> Iterator[None]:
        self.db.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self.db.execute("ROLLBACK")
            raise
        self.db.execute("COMMIT")

    def rows(self, query: str, *values: object) -> list[dict[str, Any]]:
        return [dict(row) for row in self.db.execute(query, values)]

    def notice(self, kind: str, subject: str) -> None:
        self.db.execute("INSERT INTO notices (kind, subject, time) VALUES (?, ?, ?)", (kind, subject, now()))

    # -- looking ---------------------------------------------------------------------------------------------------

    def tables(self) -> list[dict[str, Any]]:
        """Every table, the last used first."""
        return self.rows(
            f"SELECT tables.id, game, status, listed, origin, guests.name AS host, {LAST_ROW} AS last, "
            '(SELECT count(*) FROM moves WHERE moves."table" = tables.id) AS rows '
            "FROM tables JOIN guests ON guests.id = tables.host ORDER BY last DESC"
        )

    def people(self) -> list[dict[str, Any]]:
        """Every guest, the last seen first."""
        return self.rows(
            "SELECT guests.id, guests.name, guests.time AS made, "
            "coalesce((SELECT max(seen) FROM sessions WHERE guest = guests.id), guests.time) AS seen, "
            "(SELECT count(*) FROM sessions WHERE guest = guests.id) AS devices, "
            "(SELECT count(*) FROM sitters WHERE guest = guests.id) AS tables FROM guests ORDER BY seen DESC"
        )

    def table(self, start: str) -> str:
        """The id of a table that begins so."""
        return self.one("tables", "table", start)

    def person(self, start: str) -> str:
        """The id of a guest that begins so."""
        return self.one("guests", "person", start)

    def one(self, kind: str, called: str, start: str) -> str:
        found = [row["id"] for row in self.rows(f"SELECT id FROM {kind} WHERE substr(id, 1, ?) = ?", len(start), start)]
        if len(found) != 1 or not start:
            raise BadInput(f"{len(found)} ids of a {called} begin with '{start}'; give one that fits exactly one")
        return str(found[0])

    # -- tables ----------------------------------------------------------------------------------------------------

    def close_table(self, table: str) -> None:
        """End an open or running table for good, without a winner; whoever sits there sees it."""
        with self.transaction():
            (found,) = self.rows("SELECT status FROM tables WHERE id = ?", table)
            if found["status"] not in ("open", "playing", "stopped"):
                raise BadInput(f"this table is not open and not being played; it is: {found['status']}")
            (last,) = self.rows('SELECT coalesce(max(ply) + 1, 0) AS ply FROM moves WHERE "table" = ?', table)
            row = (table, last["ply"], "cancel", -1, -1, "", "", now())
            self.db.execute("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
            self.db.execute("UPDATE tables SET status = 'cancelled' WHERE id = ?", (table,))

    def delete_table(self, table: str) -> None:
        """A table with all that happened there; the world that it left stays, because later ones may come from it."""
        with self.transaction():
            self.drop_table(table)
            self.drop_result(table)

    def drop_result(self, table: str) -> None:
        """The result of a table; ratings that follow from it stay until `krainy admin ratings`."""
        for kind in ("achievements", "standings", "results"):
            self.db.execute(f'DELETE FROM {kind} WHERE "table" = ?', (table,))

    def drop_table(self, table: str) -> None:
        """A table without its result: what retention forgets has been played all the same."""
        for kind in AT_TABLES:
            self.db.execute(f'DELETE FROM {kind} WHERE "table" = ?', (table,))
        self.db.execute("DELETE FROM tables WHERE id = ?", (table,))
        self.notice("table", table)

    # -- people ----------------------------------------------------------------------------------------------------

    def ban(self, guest: str) -> None:
        """Shut a guest out: every device is logged out, and every way to come back ends. Only a new link lets them in
        again."""
        with self.transaction():
            self.end_sessions(guest)
            self.end_account(guest)
            self.end_notifications(guest)
            self.end_seeking(guest)

    def new_link(self, guest: str) -> str:
        """A private link for a guest who was shut out, or has lost every device."""
        link = token()
        with self.transaction():
            self.db.execute("DELETE FROM secrets WHERE guest = ?", (guest,))
            self.db.execute("INSERT INTO secrets VALUES (?, 'link', ?)", (digest(link), guest))
        return link

    def end_sessions(self, guest: str) -> None:
        for row in self.rows("SELECT id FROM sessions WHERE guest = ?", guest):
            self.notice("session", row["id"])
        for kind in ("sessions", "secrets", "tickets", "letters"):
            self.db.execute(f"DELETE FROM {kind} WHERE guest = ?", (guest,))

    def end_notifications(self, guest: str) -> None:
        """Where a guest is notified, what waits there, and when they wanted it."""
        own = "SELECT id FROM channels WHERE guest = ?"
        self.db.execute(f"DELETE FROM deliveries WHERE channel IN ({own})", (guest,))
        for kind in ("channels", "notifications", "notifying"):
            self.db.execute(f"DELETE FROM {kind} WHERE guest = ?", (guest,))

    def end_blocks(self, guest: str) -> None:
        """Whom a guest has blocked, and who has blocked them."""
        self.db.execute("DELETE FROM blocks WHERE guest = ? OR other = ?", (guest, guest))

    def end_seeking(self, guest: str) -> None:
        """The wish of a guest to play with whoever wants the same."""
        self.db.execute("DELETE FROM seekers WHERE guest = ?", (guest,))

    def end_account(self, guest: str) -> None:
        """Every way by which a guest could come back, and the letters that wait for their address."""
        mail = "SELECT mail FROM mails WHERE guest = ?"
        self.db.execute(f"DELETE FROM letters WHERE guest IS NULL AND mail IN ({mail})", (guest,))
        for way in WAYS:
            self.db.execute(f"DELETE FROM {way} WHERE guest = ?", (guest,))

    def export(self, guest: str, shut: Collection[str] = ()) -> dict[str, Any]:
        """All that is kept about a person, without the documents of worlds that are shut: they tell what lies face down
        in a game that is being played."""
        own = "SELECT {} FROM {} WHERE guest = ?"
        tables = self.rows(
            "SELECT tables.id, game, options, chairs, terms, listed, origin, status, time, host = ? AS host "
            'FROM tables JOIN sitters ON sitters."table" = tables.id WHERE sitters.guest = ?',
            guest,
            guest,
        )
        worlds = self.rows(own.format("id, game, name, games, document, time", "worlds"), guest)
        return {
            "guest": self.rows("SELECT * FROM guests WHERE id = ?", guest)[0],
            "devices": self.rows(own.format("id, browser, system, made, seen", "sessions"), guest),
            "passkeys": self.rows(own.format("id, rp, browser, system, made, used", "passkeys"), guest),
            "mails": self.rows(own.format("mail, made", "mails"), guest),
            "codes": self.rows(own.format("count(*) AS unused", "codes"), guest)[0]["unused"],
            "channels": self.rows(own.format("kind, name, target, lang, made, problem", "channels"), guest),
            "notifying": self.rows(
                own.format('"table", mode, digest, quiet_from, quiet_to, zone, snoozed', "notifying"), guest
            ),
            "notifications": self.rows(own.format('"table", kind, ply, made, waiting', "notifications"), guest),
            "tables": [{**table, "options": open_to_all(table)} for table in tables],
            "rows": self.rows(own.format('"table", ply, kind, seat, action, time', "moves"), guest),
            "standing": self.rows(own.format('"table", seat, question', "standing_answers"), guest),
            "chat": self.rows(own.format('"table", seat, text, time', "chat"), guest),
            "profile": self.rows(own.format("id, hidden, beside, invited", "profiles"), guest),
            "ratings": self.rows(own.format("game, seats, season, mu, sigma, games", "ratings"), guest),
            "blocks": self.rows(
                "SELECT guests.name, blocks.made FROM blocks JOIN guests ON guests.id = blocks.other "
                "WHERE blocks.guest = ?",
                guest,
            ),
            "seeking": self.rows(own.format("game, seats, pace, fill, since", "seekers"), guest),
            "tournaments": self.rows(
                "SELECT tournaments.id, name, game, format, status, number, withdrawn FROM entries "
                "JOIN tournaments ON tournaments.id = tournament WHERE guest = ?",
                guest,
            ),
            "results": self.rows(
                "SELECT results.*, standings.seat, standings.place, standings.outcome FROM results "
                'JOIN standings ON standings."table" = results."table" WHERE standings.guest = ?',
                guest,
            ),
            "achievements": self.rows(own.format('"table", name', "achievements"), guest),
            "worlds": [world | ({"document": ""} if world["id"] in shut else {}) for world in worlds],
        }

    def erase(self, guest: str) -> None:
        """Forget a person: name, devices, ways to come back, chat, and the tables and worlds that are theirs alone. In
        games with others the seat stays without a name, because their games are theirs too."""
        with self.transaction():
            self.end_sessions(guest)
            self.end_account(guest)
            self.end_notifications(guest)
            self.db.execute("DELETE FROM chat WHERE guest = ?", (guest,))
            self.db.execute("DELETE FROM standing_answers WHERE guest = ?", (guest,))
            self.forget_name(guest)
            self.forget_names_at_screen(guest)
            self.end_company(guest)
            self.end_blocks(guest)
            self.end_seeking(guest)
            self.leave_tournaments(guest)
            self.db.execute("UPDATE guests SET name = ? WHERE id = ?", (ERASED, guest))
            self.notice("guest", guest)
            self.notice("erased", guest)
        tables, worlds = self.alone(guest)
        for table in tables:
            with self.transaction():
                self.drop_table(table)
                self.drop_result(table)
        with self.transaction():
            for world in worlds:
                self.db.execute("DELETE FROM worlds WHERE id = ?", (world,))
            self.drop_guest(guest)

    def leave_tournaments(self, guest: str) -> None:
        """Withdraw a person from all tournaments, and give up those of theirs that have not begun."""
        self.db.execute("DELETE FROM entries WHERE guest = ? AND number < 0", (guest,))
        self.db.execute("UPDATE entries SET withdrawn = 1 WHERE guest = ?", (guest,))
        self.db.execute("UPDATE tournaments SET status = 'cancelled' WHERE host = ? AND status = 'open'", (guest,))

    def alone(self, guest: str) -> tuple[list[str], list[str]]:
        """The tables at which nobody else sits, and the worlds that games at these left or that the guest brought, as
        long as no game and no world of others came from them."""
        mine = 'SELECT "table" AS id FROM sitters WHERE guest = ? EXCEPT SELECT "table" FROM sitters WHERE guest != ?'
        tables = {row["id"] for row in self.rows(mine, guest, guest)}
        own = self.rows("SELECT id, ply FROM worlds WHERE guest = ?", guest)
        worlds = {row["id"] for row in own if row["id"] in tables or not row["ply"]}
        while True:
            begun = [row["world"] for row in self.rows("SELECT id, world FROM tables") if row["id"] not in tables]
            later = [row["parent"] for row in self.rows("SELECT id, parent FROM worlds") if row["id"] not in worlds]
            if worlds.isdisjoint([*begun, *later]):
                break
            worlds.difference_update(begun, later)
        left = {row["id"] for row in self.rows("SELECT id FROM worlds")} - worlds
        return sorted(tables - left), sorted(worlds)

    def forget_name(self, guest: str) -> None:
        """Take the name of a person out of the histories of worlds."""
        (name,) = [row["name"] for row in self.rows("SELECT name FROM guests WHERE id = ?", guest)]
        sat = 'id IN (SELECT "table" FROM sitters WHERE guest = ?) OR guest = ?'
        for world in self.rows(f"SELECT id, ruler, chapters FROM worlds WHERE {sat}", guest, guest):
            chapters = json.loads(world["chapters"])
            for chapter in chapters:
                for player in chapter["players"]:
                    player["name"] = "" if player["name"] == name else player["name"]
            ruler = "" if world["ruler"] == name else world["ruler"]
            values = (ruler, json.dumps(chapters, ensure_ascii=False), world["id"])
            self.db.execute("UPDATE worlds SET ruler = ?, chapters = ? WHERE id = ?", values)

    def forget_names_at_screen(self, guest: str) -> None:
        """Take the names of those who played at the screen of a person out of the tables that stay."""
        for table in self.rows("SELECT id, terms FROM tables WHERE host = ?", guest):
            terms = json.loads(table["terms"])
            if terms.pop("names", None):
                self.db.execute("UPDATE tables SET terms = ? WHERE id = ?", (json.dumps(terms), table["id"]))

    def end_company(self, guest: str) -> None:
        """Nobody reads of a person any more; results and ratings of the games of others stay as they are."""
        for kind in ("profiles", "achievements"):
            self.db.execute(f"DELETE FROM {kind} WHERE guest = ?", (guest,))

    def drop_guest(self, guest: str) -> bool:
        """Delete a guest of whom nothing is left; whether that was so."""
        kept = "SELECT 1 FROM sitters WHERE guest = ? UNION SELECT 1 FROM tables WHERE host = ? UNION "
        kept += "SELECT 1 FROM worlds WHERE guest = ? UNION "
        kept += "SELECT 1 FROM tournaments WHERE host = ? AND status IN ('open', 'playing')"
        if self.rows(kept, guest, guest, guest, guest):
            return False
        self.end_sessions(guest)
        self.end_account(guest)
        self.end_company(guest)
        self.end_blocks(guest)
        self.end_seeking(guest)
        self.end_notifications(guest)
        self.db.execute("DELETE FROM standing_answers WHERE guest = ?", (guest,))
        self.db.execute("DELETE FROM guests WHERE id = ?", (guest,))
        return True

    # -- retention -------------------------------------------------------------------------------------------------

    def forget(self, settings: Settings, now: float) -> Forgotten:
        """One round of retention; whatever it does not finish in a batch comes with the next one."""
        tables = 0
        kinds = {
            "status IN ('open', 'playing') AND origin = 'new'": settings.forget_tables_days,
            "origin != 'new'": settings.forget_practice_days,
            "status = 'cancelled'": settings.forget_cancelled_days,
            "status = 'over' AND origin = 'new'": settings.forget_games_days,
        }
        for kind, days in kinds.items():
            if days > 0:
                query = f"SELECT id FROM tables WHERE {kind} AND time < ? AND {LAST_ROW} < ? LIMIT {BATCH}"
                tables += self.each(query, (now - days * DAY, now - days * DAY), self.drop_table)
        self.forget_tournaments(settings, now)
        guests = lines = 0
        for account, days in (("NOT", settings.forget_guests_days), ("", settings.forget_accounts_days)):
            if days > 0:
                before = now - days * DAY
                guests += self.each(IDLE.format(account=account), (before, before), self.drop_guest)
        if settings.forget_chat_days > 0:
            query = f"SELECT number AS id FROM chat WHERE time < ? LIMIT {BATCH}"
            lines = self.each(query, (now - settings.forget_chat_days * DAY,), self.drop_line)
        with self.transaction():
            self.db.execute("DELETE FROM notices WHERE time < ?", (now - DAY,))
            self.db.execute("DELETE FROM letters WHERE made < ?", (now - DAY,))
            self.db.execute("DELETE FROM tickets WHERE until < ?", (now,))
            self.db.execute("DELETE FROM notifications WHERE waiting = 0 AND made < ?", (now - TOLD_DAYS * DAY,))
            self.db.execute("DELETE FROM deliveries WHERE made < ?", (now - DAY,))
        return Forgotten(tables, guests, lines)

    def forget_tournaments(self, settings: Settings, now: float) -> None:
        """Tournaments go as tables do, and those that were played when none of their tables is left."""
        kinds = {
            "'open'": settings.forget_tables_days,
            "'cancelled'": settings.forget_cancelled_days,
            "'over'": settings.forget_games_days,
        }
        for status, days in kinds.items():
            if days > 0:
                left = 'SELECT 1 FROM pairings JOIN tables ON tables.id = "table" WHERE tournament = tournaments.id'
                query = f"SELECT id FROM tournaments WHERE status = {status} AND time < ? AND begins < ? "
                before = now - days * DAY
                self.each(f"{query} AND NOT EXISTS ({left}) LIMIT {BATCH}", (before, before), self.drop_tournament)

    def drop_tournament(self, tournament: str) -> None:
        for kind in ("pairings", "rounds", "entries"):
            self.db.execute(f"DELETE FROM {kind} WHERE tournament = ?", (tournament,))
        self.db.execute("DELETE FROM tournaments WHERE id = ?", (tournament,))

    def each(self, query: str, values: tuple[object, ...], drop: Any) -> int:
        """Delete what a query finds, a batch a transaction, until nothing is left."""
        count = 0
        while True:
            with self.transaction():
                found = [row["id"] for row in self.rows(query, *values)]
                for one in found:
                    drop(one)
            count += len(found)
            if len(found) < BATCH:
                return count

    def drop_line(self, number: int) -> None:
        self.db.execute("DELETE FROM chat WHERE number = ?", (number,))

    # -- the file --------------------------------------------------------------------------------------------------

    def check(self) -> list[str]:
        """What is wrong with the file; nothing if all is well."""
        wrong = [str(row[0]) for row in self.db.execute("PRAGMA integrity_check") if row[0] != "ok"]
        for row in self.db.execute("PRAGMA foreign_key_check"):
            wrong.append(f"a row of {row[0]} names something that is not there")
        gaps = 'SELECT "table" AS id FROM moves GROUP BY "table" HAVING max(ply) + 1 != count(*)'
        wrong += [f"table {row['id']} has a gap in its rows" for row in self.rows(gaps)]
        for row in self.rows("SELECT id, options, chairs, terms FROM tables"):
            for name in ("options", "chairs", "terms"):
                try:
                    json.loads(row[name])
                except ValueError:
                    wrong.append(f"table {row['id']} has damaged {name}")
        return wrong

    def back_up(self, folder: Path) -> Path:
        """A copy of the database as it is at one moment, with what lies in its log, and of the key."""
        if folder.exists() and any(folder.iterdir()):
            raise BadInput(f"{folder} is not empty; name a new folder for the backup")
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        target = folder / DATABASE
        with contextlib.closing(sqlite3.connect(target)) as copy:
            target.chmod(0o600)
            self.db.backup(copy, pages=1000, sleep=0.01)
            copy.execute("PRAGMA journal_mode=DELETE")
        key = self.path.with_name("key")
        if key.is_file():
            private = os.open(folder / "key", os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(private, "wb") as file:
                file.write(key.read_bytes())
        return target

    def restore(self, folder: Path) -> bool:
        """Put a backup in the place of everything, at one moment, also under running servers, which then drop what they
        have in memory. Whether the key is another one, so that servers have to be restarted."""
        source = folder / DATABASE
        if not source.is_file():
            raise BadInput(f"{folder} has no {DATABASE}; name the folder of a backup")
        with tempfile.TemporaryDirectory(dir=self.path.parent) as place:
            copy = Path(place) / DATABASE
            shutil.copyfile(source, copy)
            migrate(copy)
            (last,) = self.rows("SELECT max((SELECT max(number) FROM notices), 0) AS number")
            with contextlib.closing(sqlite3.connect(copy)) as prepared:
                with prepared:
                    number = prepared.execute("SELECT coalesce(max(number), 0) FROM notices").fetchone()[0]
                    row = (max(number, last["number"] or 0) + 1, "house", "restored", now())
                    prepared.execute("INSERT INTO notices VALUES (?, ?, ?, ?)", row)
                prepared.backup(self.db)
        key, old = folder / "key", self.path.with_name("key")
        if not key.is_file() or (old.is_file() and old.read_bytes() == key.read_bytes()):
            return False
        fresh = self.path.with_name("key.new")
        fresh.touch(0o600)
        fresh.write_bytes(key.read_bytes())
        fresh.replace(old)
        return True


def open_to_all(table: dict[str, Any]) -> str:
    """The options of a table without the world in them, which tells what lies face down."""
    hidden = krainy.load(table["game"]).world_option() if table["game"] in krainy.names() else ""
    options = json.loads(table["options"])
    return json.dumps({name: value for name, value in options.items() if name != hidden}, ensure_ascii=False)


async def forget_for_ever(settings: Settings) -> None:
    """In a running server: forget what is due, again and again, in a thread."""
    while settings.retention_seconds > 0:
        await CLOCK.sleep(min(settings.retention_seconds, FIRST_ROUND))
        try:
            found = await asyncio.to_thread(forget_once, settings)
            if any(found):
                LOGGER.info("forgotten", extra={"facts": found._asdict()})
            await CLOCK.sleep(max(0.0, settings.retention_seconds - FIRST_ROUND))
        except (sqlite3.Error, KrainyError) as error:  # a full disk, a lock: the next round will do it
            LOGGER.error("nothing could be forgotten: %s", type(error).__name__)


def forget_once(settings: Settings) -> Forgotten:
    with contextlib.closing(Maintenance(settings.data)) as maintenance:
        return maintenance.forget(settings, now())
