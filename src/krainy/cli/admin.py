"""`krainy admin`: look after the tables and people of a server, also while it runs."""

import asyncio
import contextlib
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from krainy.engine.errors import BadInput
from krainy.server.app import prepare
from krainy.server.company.recorder import rebuild
from krainy.server.configuration import settings_of
from krainy.server.mail.letters import HANDED_SECONDS, write
from krainy.server.mail.outbox import Outbox
from krainy.server.people.accounts import Accounts
from krainy.server.settings import DATABASE, Settings
from krainy.server.storage.database import Storage
from krainy.server.storage.dry_run import line, rehearse
from krainy.server.storage.maintenance import Maintenance, forget_once
from krainy.server.storage.transcripts import keep_all

from .serve import Config
from .terminal import Lang, speech_of

admin_app = typer.Typer(help="Look after the tables and people of a server, also while it runs.", no_args_is_help=True)

Data = Annotated[Path | None, typer.Option(metavar="DIR", help="The server's folder for data.")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, or its beginning.")]
PersonId = Annotated[str, typer.Argument(metavar="PERSON", help="The id of a person, or its beginning.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask whether it is meant.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@contextlib.contextmanager
def maintenance(data: Path | None, config: Path | None) -> Iterator[Maintenance]:
    """The database in the folder of a server, up to date."""
    folder = settings_of({"data": data}, config).data
    if not (folder / DATABASE).is_file():
        raise BadInput(f"there are no tables in {folder}; name the server's folder with --data")
    prepare(folder)
    with contextlib.closing(Maintenance(folder)) as found:
        yield found


def meant(yes: bool, lang: str) -> None:
    """Ask before something cannot be undone."""
    if not yes:
        typer.confirm(speech_of(lang).say("admin-meant"), abort=True)


def day(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def show(rows: list[dict[str, Any]], times: tuple[str, ...], as_json: bool) -> None:
    """A list, one a line with tabs between its parts, or as JSON."""
    if as_json:
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return
    for row in rows:
        print("\t".join(f"{name}={day(value) if name in times else value}" for name, value in row.items()))


@admin_app.command("tables")
def tables_command(data: Data = None, config: Config = None, as_json: AsJson = False) -> None:
    """List the tables, the last used first."""
    with maintenance(data, config) as found:
        show(found.tables(), ("last",), as_json)


@admin_app.command("people")
def people_command(data: Data = None, config: Config = None, as_json: AsJson = False) -> None:
    """List the people, the last seen first."""
    with maintenance(data, config) as found:
        show(found.people(), ("made", "seen"), as_json)


@admin_app.command("close")
def close_command(table: TableId, data: Data = None, config: Config = None, yes: Yes = False, lang: Lang = "") -> None:
    """End an open or running table, without a winner."""
    with maintenance(data, config) as found:
        id = found.table(table)
        meant(yes, lang)
        found.close_table(id)


@admin_app.command("delete")
def delete_command(table: TableId, data: Data = None, config: Config = None, yes: Yes = False, lang: Lang = "") -> None:
    """Delete a table with all that happened there; the world that it left stays."""
    with maintenance(data, config) as found:
        id = found.table(table)
        meant(yes, lang)
        found.delete_table(id)


@admin_app.command("ban")
def ban_command(person: PersonId, data: Data = None, config: Config = None, yes: Yes = False, lang: Lang = "") -> None:
    """Shut a person out: every device is logged out, every way to come back ends."""
    with maintenance(data, config) as found:
        id = found.person(person)
        meant(yes, lang)
        found.ban(id)


@admin_app.command("link")
def link_command(person: PersonId, data: Data = None, config: Config = None) -> None:
    """Print a new private link for a person who was shut out or has lost every device: open it as …/#/return/LINK."""
    with maintenance(data, config) as found:
        print(found.new_link(found.person(person)))


@admin_app.command("letters")
def letters_command(data: Data = None, config: Config = None, lang: Lang = "") -> None:
    """Print the letters that wait where no mail server is set: to whom, and a new link to pass on."""
    settings = settings_of({"data": data}, config)
    with maintenance(data, config) as found:
        lines = asyncio.run(handed_over(Storage(found.path), settings))
    print("\n".join(lines) if lines else speech_of(lang).say("admin-letters"))


async def handed_over(storage: Storage, settings: Settings) -> list[str]:
    """The letters that wait, each with its link; from now on they are the operator's."""
    outbox, accounts, lines = Outbox(storage, True), Accounts(storage), []
    address = settings.origins[0] if settings.origins else "…"
    try:
        for letter in await outbox.waiting():
            if await outbox.claim(letter):
                written = await write(accounts, letter, address, HANDED_SECONDS)
                await outbox.drop(letter)
                if written is not None:
                    lines.append(f"{day(letter.made)}\t{letter.kind}\t{written.mail}\t{written.link}")
    finally:
        await storage.close()
    return lines


@admin_app.command("export")
def export_command(person: PersonId, data: Data = None, config: Config = None) -> None:
    """Print all that is kept about a person, as JSON."""
    with maintenance(data, config) as found:
        print(json.dumps(found.export(found.person(person)), ensure_ascii=False, indent=1))


@admin_app.command("erase")
def erase_command(
    person: PersonId, data: Data = None, config: Config = None, yes: Yes = False, lang: Lang = ""
) -> None:
    """Erase a person: name, account, devices, chat, and the tables and worlds that are theirs alone."""
    with maintenance(data, config) as found:
        id = found.person(person)
        meant(yes, lang)
        found.erase(id)


@admin_app.command("forget")
def forget_command(data: Data = None, config: Config = None, lang: Lang = "") -> None:
    """Forget what the settings of retention say, now."""
    with maintenance(data, config):
        gone = forget_once(settings_of({"data": data}, config))
    print(speech_of(lang).say("admin-forgotten", tables=gone.tables, guests=gone.guests, lines=gone.lines))


@admin_app.command("backup")
def backup_command(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A new folder for the backup.")],
    data: Data = None,
    config: Config = None,
    lang: Lang = "",
) -> None:
    """Copy database and key into a new folder, also while the server runs."""
    with maintenance(data, config) as found:
        path = found.back_up(folder)
    print(speech_of(lang).say("admin-backup", path=str(path)))


@admin_app.command("restore")
def restore_command(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder of a backup.")],
    data: Data = None,
    config: Config = None,
    yes: Yes = False,
    lang: Lang = "",
) -> None:
    """Put a backup in the place of everything, also while the server runs."""
    speech = speech_of(lang)
    target = settings_of({"data": data}, config).data
    prepare(target)
    with maintenance(data, config) as found:
        meant(yes, lang)
        other_key = found.restore(folder)
    print(speech.say("admin-restored-key" if other_key else "admin-restored"))


@admin_app.command("keep")
def keep_command(data: Data = None, config: Config = None, lang: Lang = "") -> int:
    """Bring up to date what is needed to read games when their rules have changed; do this before an upgrade."""
    with maintenance(data, config) as found:
        storage = Storage(found.path)
        try:
            kept, failed = keep_all(storage)
        finally:
            asyncio.run(storage.close())
    for table, why in failed.items():
        print(f"table={table}\twhy={why}")
    print(speech_of(lang).say("admin-kept", games=kept, failed=len(failed)))
    return 1 if failed else 0


@admin_app.command("ratings")
def ratings_command(data: Data = None, config: Config = None, lang: Lang = "") -> None:
    """Work out all results and ratings anew, from the tables that are kept."""
    with maintenance(data, config) as found:
        games, pools = asyncio.run(rebuilt(Storage(found.path)))
    print(speech_of(lang).say("admin-ratings", games=games, pools=pools))


async def rebuilt(storage: Storage) -> tuple[int, int]:
    try:
        return await rebuild(storage)
    finally:
        await storage.close()


@admin_app.command("rules")
def rules_command(
    data: Data = None,
    config: Config = None,
    finished: Annotated[bool, typer.Option("--finished", help="Look at finished games too.")] = False,
    lang: Lang = "",
) -> int:
    """Replay all running games under the rules of this version and list those that differ; nothing is written."""
    games = differ = 0
    for found in rehearse(settings_of({"data": data}, config).data, finished):
        games += 1
        if found.difference is not None:
            differ += 1
            print(line(found), flush=True)
    print(speech_of(lang).say("admin-rules", games=games, differ=differ))
    return 1 if differ else 0


@admin_app.command("check")
def check_command(data: Data = None, config: Config = None, lang: Lang = "") -> int:
    """Look for damage in the database; exit code 1 if there is any."""
    with maintenance(data, config) as found:
        wrong = found.check()
    print("\n".join(wrong) if wrong else speech_of(lang).say("admin-sound"))
    return 1 if wrong else 0
