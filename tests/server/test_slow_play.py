"""Slow play: clocks of days, weekends, holidays, reminders, more time, and bots that sit in meanwhile."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

import krainy
from krainy.play.playthrough import PERSON
from krainy.server.clock import Clock
from krainy.server.storage.database import Head, Row
from krainy.server.tables.deadlines import DAY, SPAN, Deadline, day_of, deadlines
from krainy.server.tables.loaded import LoadedTable
from krainy.server.tables.table import fold
from tests.server.running import Place, open_registries, quick_settings, serving, until
from tests.server.test_endings import TableInMemory

HOUR = 3_600
FRIDAY = datetime(2026, 7, 17, 12, tzinfo=UTC).timestamp()


class SlowTable(TableInMemory):
    """A table in memory with a clock of days, begun at noon of a Friday."""

    def __init__(self, *chairs: str, **terms: Any) -> None:
        self.moment = FRIDAY
        super().__init__(*chairs, **{"clock": "hard", "seconds": 2 * DAY, "holidays": 3, **terms})

    def row(self, kind: str, seat: int, action: int) -> Row:
        return super().row(kind, seat, action)._replace(time=self.moment)

    def due(self) -> float:
        """How many hours after that noon the time of the seat that is asked ends."""
        return (deadlines(self.table)[0].due - FRIDAY) / HOUR

    def day(self, after: int) -> int:
        """The day so many days after that Friday."""
        return day_of(self.table, FRIDAY) + after


def test_weekends_do_not_count_where_the_table_says_so_in_its_own_time() -> None:
    assert SlowTable(PERSON, PERSON).due() == 48
    assert SlowTable(PERSON, PERSON, weekends=True).due() == 96
    # The Saturday begins earlier in the east, so more is left for Monday; the Monday begins earlier as well.
    assert SlowTable(PERSON, PERSON, weekends=True, offset=11 * 60).due() == 96
    # Where it is Saturday already, the clock does not run at all before Monday.
    assert SlowTable(PERSON, PERSON, weekends=True, offset=13 * 60).due() == 47 + 48
    [deadline] = deadlines(SlowTable(PERSON, PERSON, weekends=True).table)
    assert (deadline.remind - FRIDAY) / HOUR == 12 + 48 + 24
    [quick] = deadlines(SlowTable(PERSON, PERSON, seconds=60).table)
    assert quick.remind == 0
    for clock, status in (("none", "playing"), ("hard", "paused")):
        one = SlowTable(PERSON, PERSON, clock=clock)
        if status == "paused":
            one.do("pause", 0)
            one.do("pause", 1)
        assert not deadlines(one.table)


def test_days_off_are_limited_public_and_only_ones_own() -> None:
    one = SlowTable(PERSON, PERSON, weekends=True)
    assert SlowTable(PERSON, PERSON, holidays=0).refused("holiday", 0, 0) == "no-holidays"
    assert one.refused("holiday", 0, one.day(-1) * SPAN + 1) == "no-such-days"
    assert one.refused("holiday", 0, one.day(401) * SPAN + 1) == "no-such-days"
    assert one.refused("holiday", 0, one.day(3) * SPAN + 4) == "holidays-spent"
    [asked] = one.table.actors
    one.do("holiday", asked, one.day(1) * SPAN + 4)  # from Saturday to Tuesday: the weekend costs nothing
    assert len(one.table.holidays[one.table.sitters[asked]]) == 2
    assert one.due() == 96 + 48
    one.do("holiday", 1 - asked, one.day(3) * SPAN + 3)
    assert one.due() == 96 + 48
    one.do("holiday", asked, one.day(4) * SPAN)  # back on Tuesday
    assert one.due() == 96 + 24
    assert fold(one.head, one.rows).holidays == one.table.holidays


def test_a_day_off_that_has_begun_is_used() -> None:
    """Else it could be taken for one decision after another, each time a moment before the time is over."""
    one = SlowTable(PERSON, PERSON, holidays=2)
    [asked] = one.table.actors
    one.do("holiday", asked, one.day(0) * SPAN + 2)
    one.do("holiday", asked, one.day(0) * SPAN)
    assert one.table.holidays[one.table.sitters[asked]] == {one.day(0)}
    assert one.refused("holiday", asked, one.day(1) * SPAN + 2) == "holidays-spent"


def test_any_other_person_may_give_more_time_once_for_each_decision() -> None:
    one = SlowTable(PERSON, PERSON, PERSON)
    [asked] = one.table.actors
    other, third = [seat for seat in range(3) if seat != asked]
    assert one.refused("extend", asked, asked) == "own-time"
    assert one.refused("extend", other, third) == "not-waited-for"
    one.do("extend", other, asked)
    assert one.due() == 96
    assert one.refused("extend", other, asked) == "extended"
    one.do("extend", third, asked)
    assert one.due() == 144
    told = [line.text for line in one.table.log("en", -1)[-2:]]
    assert all("gets more time" in text for text in told)
    one.move()
    assert one.due() == 48
    assert one.table.log("pl", 0)[-1].event != "extended"
    assert SlowTable(PERSON, PERSON, clock="none").refused("extend", 0, 1) == "no-clock"


def test_moves_of_a_bot_that_sits_in_are_marked_and_the_log_tells_of_it() -> None:
    one = SlowTable(PERSON, PERSON, PERSON)
    one.move()
    [asked] = one.table.actors
    one.do("bot", asked)
    one.move()
    assert one.table.substituted == [2]
    if one.table.actors == [asked]:
        one.move()
    count = len(one.table.substituted)
    one.do("back", asked)
    one.move()
    assert len(one.table.substituted) == count
    events = [line.event for line in one.table.log("en", -1)]
    assert events.index("substituted") < events.index("returned") < len(events) - 1
    plies = [line.ply for line in one.table.log("en", -1)]
    assert plies == sorted(plies)
    one.do("resign", asked)
    while one.table.actors != [asked]:
        one.move()
    one.move()
    assert len(one.table.substituted) == count  # nobody comes back to this seat
    assert fold(one.head, one.rows).substituted == one.table.substituted


def test_a_head_of_before_has_clocks_as_they_were() -> None:
    terms = {"watch": "none", "clock": "hard", "seconds": 60, "pace": 0.0}
    head = Head("t", "ala", "eko", krainy.load("eko").version, {}, 7, "00", ["screen"] * 2, terms, False, "new", 0.0)
    table = fold(head, [Row("t", 0, "start", -1, -1, "ala", "", FRIDAY)])
    assert [one.due for one in deadlines(table)] == [FRIDAY + 60]


# -- over real sockets, with a clock that is moved ---------------------------------------------------------------------


def play(places: list[Place]) -> Place:
    """Whoever is asked takes the first action; their place, once everybody has seen it."""
    for place in places:
        place.hello()
    mover = next(place for place in places if place.last["actions"])
    mover.move(mover.last["actions"][0]["action"])
    for place in places:
        place.await_snapshot(lambda last: last["ply"] >= mover.last["ply"])
    return mover


def test_three_people_play_slowly(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    registries = open_registries(monkeypatch)
    reminded: list[Deadline] = []

    async def remind(loaded: LoadedTable, deadline: Deadline) -> None:
        reminded.append(deadline)

    with serving(quick_settings(tmp_path, seed=1)) as server:
        registries[-1].reminders.append(remind)
        people = [server.guest() for _ in range(3)]
        made = people[0].make("me", "person", "person", clock="hard", seconds=DAY, holidays=2)
        for person, code in zip(people[1:], made["invitations"].values(), strict=True):
            person.join(code)
        assert people[0].http.post(f"/api/tables/{made['table']}/start").status_code == 200
        places = [person.sit(made["table"]) for person in people]
        for _ in range(6):  # six calls, each answered half a day later
            clock.ahead += DAY / 2
            play(places)
        assert not reminded
        slow = next(place for place in places if place.hello()["actions"])
        others = [place for place in places if place is not slow]
        clock.ahead += 0.8 * DAY
        others[0].await_snapshot(lambda last: last["ply"] > 0)
        until_reminded(reminded, 1)
        assert reminded[0].seat == slow.last["seat"]
        # A day off, taken in time, and more time from somebody else: two days more, and a half.
        first = int(slow.hello()["clock"]["now"] // DAY)
        assert slow.ask("holiday", first=first, days=2)["type"] == "done"
        assert slow.ask("holiday", first=first + 2, days=1)["code"] == "holidays-spent"
        others[0].hello()
        assert others[0].last["extend"] == [slow.last["seat"]]
        assert others[0].ask("extend", to=slow.last["seat"])["type"] == "done"
        assert slow.ask("extend", to=slow.last["seat"])["code"] == "own-time"
        assert others[0].hello()["clock"]["off"][slow.last["seat"]] == [first, first + 1]
        clock.ahead += 2.5 * DAY
        assert others[0].hello()["players"][slow.last["seat"]]["player"] == PERSON
        clock.ahead += 2 * DAY
        others[0].await_snapshot(lambda last: last["players"][slow.last["seat"]]["player"] != PERSON)
        slow.await_snapshot(lambda last: bool(last["substituted"]))
        assert slow.insist("back")["type"] == "done"
        slow.await_snapshot(lambda last: last["players"][last["seat"]]["player"] == PERSON)
        told = [line["event"] for line in others[1].hello()["log"]]
        assert {"extended", "substituted", "returned"} <= set(told)
        assert others[1].last["substituted"] == slow.last["substituted"]


def until_reminded(reminded: list[Deadline], count: int) -> None:
    until(lambda: len(reminded) >= count, "the reminder")


def test_a_soft_clock_reminds_without_anybody_at_the_table(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    registries = open_registries(monkeypatch)
    reminded: list[Deadline] = []

    async def remind(loaded: LoadedTable, deadline: Deadline) -> None:
        reminded.append(deadline)

    with serving(quick_settings(tmp_path, seed=1)) as server:
        table = server.guest().make("me", "random", clock="soft", seconds=2 * DAY)["table"]
    with serving(quick_settings(tmp_path, seed=1)):  # nobody comes to it after a new start
        registries[-1].reminders.append(remind)
        clock.ahead += 3 * DAY
        until_reminded(reminded, 1)
        assert registries[-1].loaded[table].table.players[0] == PERSON
    assert [(one.seat, one.hard) for one in reminded] == [(0, False)]


def test_who_chooses_in_secret_with_others_has_a_clock_of_their_own(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sealed choices are collected in whatever order they come; who is late loses the seat alone."""
    registries = open_registries(monkeypatch)
    with serving(quick_settings(tmp_path, seed=1)) as server:
        people = [server.guest() for _ in range(3)]
        made = people[0].make("me", "person", "person", game="xidit", clock="hard", seconds=DAY, holidays=5)
        for person, code in zip(people[1:], made["invitations"].values(), strict=True):
            person.join(code)
        assert people[0].http.post(f"/api/tables/{made['table']}/start").status_code == 200
        places = [person.sit(made["table"]) for person in people]
        table = registries[-1].loaded[made["table"]].table
        while len(table.g.actors()) < 3:
            play(places)
        away, quick, late = (next(one for one in places if one.last["seat"] == seat) for seat in range(3))
        first = int(away.hello()["clock"]["now"] // DAY)
        assert away.ask("holiday", first=first, days=5)["type"] == "done"
        while quick.hello()["actions"]:
            quick.move(quick.last["actions"][0]["action"])
        before = late.hello()
        assert sorted(before["view"]["actors"]) == [0, 2]
        assert before["extend"] == [0]
        clock.ahead += 2 * DAY
        quick.await_snapshot(lambda last: last["players"][2]["player"] != PERSON)
        quick.await_snapshot(lambda last: last["view"]["actors"] == [0])
        assert quick.last["players"][0]["player"] == PERSON
        assert quick.last["substituted"]
