"""The schedule: when somebody wants to hear of something, by the clock of the place where they live."""

import datetime
from typing import NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from krainy.engine.errors import BadInput

UTC = "UTC"
DAY_MINUTES = 24 * 60


class Preferences(NamedTuple):
    """When a person wants to be notified, of all tables or of one."""

    mode: str = "now"
    """'now', 'digest' (once a day) or 'off'; of one table also '': as for all."""
    digest: int = 18 * 60
    """When the digest comes, in minutes of the day."""
    quiet_from: int = 22 * 60
    quiet_to: int = 8 * 60
    """Between these minutes of the day nothing comes; never quiet if they are the same."""
    zone: str = UTC
    snoozed: float = 0.0
    """Nothing comes before this moment."""


NOT_SET = Preferences()
AS_FOR_ALL = Preferences(mode="")


def zone_of(name: str) -> datetime.tzinfo:
    """A time zone by its name, as 'Europe/Warsaw'."""
    if name == UTC:
        return datetime.UTC
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise BadInput("zone: there is no time zone of this name here; use one like Europe/Warsaw, or UTC") from None


def moment(made: float, everywhere: Preferences, here: Preferences, grace: float) -> float | None:
    """When somebody wants to hear of what happened at a moment at a table; None for never."""
    mode = here.mode or everywhere.mode
    if mode == "off":
        return None
    due = max(made + grace, everywhere.snoozed, here.snoozed)
    if mode == "digest":
        return next_time(due, everywhere.digest, everywhere.zone)
    return after_quiet(due, everywhere)


def after_quiet(due: float, wanted: Preferences) -> float:
    """The same moment, or the end of the quiet hours in which it lies."""
    local = at(due, wanted.zone)
    minute = local.hour * 60 + local.minute
    length = (wanted.quiet_to - wanted.quiet_from) % DAY_MINUTES
    if (minute - wanted.quiet_from) % DAY_MINUTES >= length:
        return due
    return next_time(due, wanted.quiet_to, wanted.zone)


def next_time(due: float, minute: int, zone: str) -> float:
    """The first moment from then on at which clocks in a zone show this minute of the day."""
    local = at(due, zone)
    shown = local.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
    while shown.timestamp() < due:
        shown += datetime.timedelta(days=1)  # by the clock on the wall: a day may have 23 or 25 hours
    return shown.timestamp()


def at(time: float, zone: str) -> datetime.datetime:
    """A moment as clocks in a zone show it; of a zone that is not known here any more, in UTC."""
    try:
        known = zone_of(zone)
    except BadInput:
        known = datetime.UTC
    return datetime.datetime.fromtimestamp(time, known)
