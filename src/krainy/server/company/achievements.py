"""Achievements that somebody has earned: in the database, and in words."""

import sqlalchemy as sa

import krainy
from krainy.play.words import speak

from ..wire.company import EarnedAchievement
from .ledger import ACHIEVEMENTS, RESULTS


def earned_by(db: sa.Connection, guest: str, lang: str, listed: bool = False) -> list[EarnedAchievement]:
    """Everything that somebody has earned, game by game; `listed`: only in games that were shown to all."""
    query = sa.select(RESULTS.c.game, ACHIEVEMENTS.c.name, sa.func.count().label("times"))
    query = query.join(RESULTS, RESULTS.c.table == ACHIEVEMENTS.c.table).where(ACHIEVEMENTS.c.guest == guest)
    if listed:
        query = query.where(RESULTS.c.listed == 1)
    query = query.group_by(RESULTS.c.game, ACHIEVEMENTS.c.name)
    return in_words([(row.game, row.name, row.times) for row in db.execute(query)], lang)


def earned_at_table(db: sa.Connection, table: str, guest: str, lang: str) -> list[EarnedAchievement]:
    """What somebody has earned in one game, with how often until then."""
    here = sa.select(RESULTS).where(RESULTS.c.table == table).subquery()
    names = sa.select(ACHIEVEMENTS.c.name).where(ACHIEVEMENTS.c.table == table, ACHIEVEMENTS.c.guest == guest)
    query = sa.select(RESULTS.c.game, ACHIEVEMENTS.c.name, sa.func.count().label("times"))
    query = query.join(RESULTS, RESULTS.c.table == ACHIEVEMENTS.c.table).join(here, here.c.game == RESULTS.c.game)
    until = sa.tuple_(RESULTS.c.ended, RESULTS.c.table) <= sa.tuple_(here.c.ended, here.c.table)
    query = query.where(ACHIEVEMENTS.c.guest == guest, ACHIEVEMENTS.c.name.in_(names), until)
    query = query.group_by(RESULTS.c.game, ACHIEVEMENTS.c.name)
    return in_words([(row.game, row.name, row.times) for row in db.execute(query)], lang)


def in_words(earned: list[tuple[str, str, int]], lang: str) -> list[EarnedAchievement]:
    """What was earned, in the order in which the games declare it; what a game no longer has is left out."""
    found: list[EarnedAchievement] = []
    for game in sorted({game for game, _, _ in earned} & set(krainy.names())):
        speech = speak(lang, game)
        times = {name: count for each, name, count in earned if each == game}
        for one in krainy.load(game).achievements:
            if one.key in times:
                title, text = speech.say(f"achievement-{one.key}"), speech.say(f"achievement-{one.key}.text")
                found.append(EarnedAchievement(game, one.key, title, text, times[one.key]))
    return found
