"""Telling: what people are shown of a tournament. Nothing of a running game is in it but that it runs."""

from fractions import Fraction

from krainy.play.tournaments import Line, table_of

from ..storage.maintenance import ERASED
from ..wire.tournaments import Entrant, Pairing, TournamentLine, TournamentRound, TournamentStanding
from ..wire.tournaments import Tournament as Told
from .store import Entry, Kept, Tournament


def told(kept: Kept, reader: str) -> Told:
    """A tournament as somebody reads it."""
    one = kept.tournament
    started = one.status in ("playing", "over")
    return Told(
        tournament=one.id,
        name=one.name,
        game=one.game,
        seats=one.seats,
        format=one.format,
        planned=kept.terms.length if one.format == "swiss" and started else one.rounds,
        listed=one.listed,
        status=one.status,
        begins=one.begins,
        seconds=one.terms["seconds"],
        host=bool(reader) and one.host == reader,
        players=[entrant(entry, reader) for entry in kept.entries],
        rounds=[
            TournamentRound(
                [Pairing(id, list(game.players), list(game.places)) for id, game in zip(ids, one.games, strict=True)],
                list(one.byes),
            )
            for one, ids in zip(kept.rounds, kept.tables, strict=True)
        ],
        standings=[standing(line) for line in table_of(kept.terms, kept.rounds)] if started else [],
        next=next_table(kept, reader),
    )


def entrant(entry: Entry, reader: str) -> Entrant:
    name = "" if entry.bot or entry.name == ERASED else entry.name
    return Entrant(name, entry.bot, entry.withdrawn, bool(reader) and entry.guest == reader)


def standing(line: Line) -> TournamentStanding:
    direct = None if line.direct is None else number(line.direct)
    settled = (line.rank, line.player, number(line.points), direct, number(line.berger))
    return TournamentStanding(*settled, line.wins, line.games, line.byes, line.reached)


def number(points: Fraction) -> float:
    return round(float(points), 3)


def next_table(kept: Kept, reader: str) -> str:
    """The table at which a reader plays now."""
    for one, tables in zip(kept.rounds, kept.tables, strict=True):
        for game, table in zip(one.games, tables, strict=True):
            if reader and not game.places and reader in [kept.entries[player].guest for player in game.players]:
                return table
    return ""


def line_of(one: Tournament, players: int) -> TournamentLine:
    """A tournament in a list."""
    return TournamentLine(one.id, one.name, one.game, one.seats, one.format, one.status, one.begins, players)
