"""People join, leave, are asked to leave, move, take back, rest, agree, speak and resign in any order; tables are
cancelled, and the server restarts meanwhile."""

import contextlib
import shutil
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from websockets.exceptions import InvalidStatus

from tests.server.running import Person, Place, RunningServer, quick_settings, serving

SEATS = 3
seats = st.integers(0, SEATS - 1)


class Gathering(RuleBasedStateMachine):
    """Three persons at one table. What was acknowledged is kept here, and must be there."""

    first = SEATS
    """How many come at first."""

    @initialize()
    def open(self) -> None:
        self.data = Path(tempfile.mkdtemp(prefix="krainy-session-"))
        self.settings = quick_settings(self.data, seed=1)
        self.stack = contextlib.ExitStack()
        self.server: RunningServer = self.stack.enter_context(serving(self.settings))
        self.people = [self.server.guest(name) for name in ("Ala", "Ela", "Ola")]
        self.lay()
        self.gather(self.first)

    def gather(self, count: int) -> None:
        """So many come to the table; the game begins when all are there."""
        for seat in range(1, count):
            self.join(seat)
        if count == SEATS:
            self.start()
        for seat in range(count):
            self.come(seat)

    def lay(self) -> None:
        """The first one makes a table for all."""
        made = self.people[0].make("me", "person", "person")
        self.table, self.codes = made["table"], made["invitations"]
        self.joined = {0}
        self.started = False
        self.places: dict[int, Place] = {}
        self.rows = 1
        """How many rows have been acknowledged; bots may have added some since."""
        self.bots = False
        self.left: dict[int, int] = {}
        """By seat that has resigned, the ply it has seen last: it sees no more."""
        self.said: list[str] = []
        self.ply = 0
        self.keys: dict[int, set[str]] = {seat: set() for seat in range(SEATS)}

    def teardown(self) -> None:
        if hasattr(self, "stack"):
            self.stack.close()
            shutil.rmtree(self.data)

    # -- what people do ------------------------------------------------------------------------------------------------

    @rule(seat=st.integers(1, SEATS - 1))
    def join(self, seat: int) -> None:
        assert self.people[seat].join(self.codes[str(seat)])["mine"] == [seat]
        self.rows += seat not in self.joined
        self.joined.add(seat)

    @precondition(lambda self: not self.started)
    @rule()
    def start(self) -> None:
        answer = self.people[0].http.post(f"/api/tables/{self.table}/start")
        self.started = len(self.joined) == SEATS
        assert answer.status_code == (200 if self.started else 409)
        self.rows += self.started

    @rule(seat=seats)
    def come(self, seat: int) -> None:
        if seat in self.joined and seat not in self.places:
            self.places[seat] = self.people[seat].sit(self.table)

    @rule(seat=seats)
    def leave(self, seat: int) -> None:
        if seat in self.places:
            self.places.pop(seat).close()

    @rule(seat=seats)
    def speak(self, seat: int) -> None:
        if seat in self.places:
            text = f"line {len(self.said)}"
            place = self.places[seat]
            place.send("chat", key=f"chat-key-{len(self.said)}", text=text)
            place.await_frame("done")
            self.said.append(text)

    @rule()
    def restart(self) -> None:
        for place in self.places.values():
            place.close()
        cookies = [dict(person.http.cookies) for person in self.people]
        self.stack.close()
        self.server = self.stack.enter_context(serving(self.settings))
        self.people = [Person(self.server) for _ in cookies]
        for person, cookie in zip(self.people, cookies, strict=True):
            person.http.cookies.update(cookie)
        self.places = {seat: self.people[seat].sit(self.table) for seat in self.places}

    def ask(self, place: Place, kind: str, **fields: Any) -> bool:
        """Ask for something; whether it was done. Only an acknowledged row counts."""
        place.hello()
        key = f"key-{self.rows}-{kind}-{place.last['seat']}-{len(self.keys[place.last['seat']])}"
        self.keys[place.last["seat"]].add(key)
        answer = place.ask(kind, key=key, **fields)
        done: bool = answer["type"] == "done"
        assert not done or answer["ply"] == self.rows or self.bots
        self.rows = max(self.rows + 1, answer["ply"] + 1) if done else self.rows
        return done

    # -- what always holds ---------------------------------------------------------------------------------------------

    @invariant()
    def what_is_seen_heard_and_kept(self) -> None:
        """Everybody says hello once, and all laws look at the answers."""
        places = getattr(self, "places", {})
        for place in places.values():
            place.hello()
        self.all_see_the_same(places)
        self.nothing_said_is_lost(places)
        self.nobody_hears_what_is_not_theirs(places)

    def all_see_the_same(self, places: dict[int, Place]) -> None:
        for seat, place in places.items():
            last = place.last
            if seat in self.left and last["status"] != "over":
                assert last["ply"] == self.left[seat]
                continue
            assert last["ply"] == self.rows or (self.bots and last["ply"] > self.rows)
            assert last["ply"] >= self.ply
            self.ply = last["ply"]
        if not getattr(self, "bots", True) and self.started:
            views = [{**place.last["view"], "seat": -1} for place in places.values()]
            assert all(view == views[0] for view in views)

    def nothing_said_is_lost(self, places: dict[int, Place]) -> None:
        for seat, place in places.items():
            if place.last["status"] != "over" and seat in self.left:
                continue  # they hear it later
            talk = [frame for frame in place.frames if frame["type"] == "talk"][-1]
            assert [line["text"] for line in talk["lines"]] == self.said

    def nobody_hears_what_is_not_theirs(self, places: dict[int, Place]) -> None:
        for seat, place in places.items():
            for frame in place.frames:
                assert frame.get("key") is None or frame["key"] in self.keys[seat] or frame["key"].startswith("chat")
                if frame["type"] == "snapshot":
                    assert frame["seat"] == seat
                    assert frame["view"] is None or frame["view"]["seat"] == seat
                    assert not frame["actions"] or seat in frame["view"]["actors"]
                    assert "seed" not in frame["fairness"] or frame["status"] == "over"
            place.frames.clear()


class Hall(Gathering):
    """Somebody is still to come, and others go."""

    first = SEATS - 1

    @rule(kind=st.sampled_from(["give_up", "kick", "kick", "cancel"]), seat=seats, by=st.sampled_from([0, 0, 1]))
    def part(self, kind: str, seat: int, by: int) -> None:
        if kind == "give_up":
            self.give_up(seat)
        elif kind == "kick":
            self.kick(seat, by)
        else:
            self.cancel(by)

    def give_up(self, seat: int) -> None:
        """A person wants to leave the table for good; the host cannot, and nobody can once the game has begun."""
        answer = self.people[seat].http.post(f"/api/tables/{self.table}/leave")
        if seat not in self.joined:
            assert answer.status_code == 404
        elif self.started or not seat:
            assert answer.status_code == 409
        else:
            assert answer.status_code == 204
            self.gone(seat, "left")

    def kick(self, seat: int, by: int) -> None:
        """Somebody asks a person to leave; only the host can, and whoever was asked to does not come back."""
        answer = self.people[by].http.post(f"/api/tables/{self.table}/kick", json={"seat": seat})
        if by not in self.joined:
            assert answer.status_code == 404
        elif by or not seat or self.started or seat not in self.joined:
            assert answer.status_code == 409
        else:
            assert answer.json()["invitations"][str(seat)] == self.codes[str(seat)]
            self.gone(seat, "kicked")
            back = self.people[seat].http.post(f"/api/invitations/{self.codes[str(seat)]}")
            assert (back.status_code, back.json()["error"]) == (409, "kicked")
            self.people[seat] = self.server.guest()

    def gone(self, seat: int, why: str) -> None:
        """Somebody does not sit here any more, and was told so."""
        self.joined.discard(seat)
        self.rows += 1
        if seat in self.places:
            assert self.places.pop(seat).await_frame("bye")["why"] == why

    def cancel(self, by: int) -> None:
        """Somebody gives the table up; only the host can, before the game. Then there is another one."""
        answer = self.people[by].http.post(f"/api/tables/{self.table}/cancel")
        if by not in self.joined:
            assert answer.status_code == 404
        elif by or self.started:
            assert answer.status_code == 409
        else:
            assert answer.json()["status"] == "cancelled"
            for place in self.places.values():
                assert (place.hello()["status"], place.last["ply"]) == ("cancelled", self.rows + 1)
                place.close()
            assert self.people[0].http.post(f"/api/tables/{self.table}/start").status_code == 409
            free = [code for seat, code in self.codes.items() if int(seat) not in self.joined]
            assert all(self.people[1].http.post(f"/api/invitations/{code}").status_code == 409 for code in free)
            self.lay()
            self.gather(self.first)


class Game(Gathering):
    """All are there, and play."""

    @rule(pick=st.integers(0, 1000), times=st.integers(1, 6))
    def move(self, pick: int, times: int) -> None:
        for _ in range(times):
            for place in list(self.places.values()):
                actions = place.hello()["actions"]
                if actions:
                    self.ask(place, "move", action=actions[pick % len(actions)]["action"])

    @rule(seat=seats)
    def undo(self, seat: int) -> None:
        if seat in self.places:
            possible = self.places[seat].hello()["undo"] is not None
            assert self.ask(self.places[seat], "undo") == possible or self.bots

    @rule(seat=seats, kind=st.sampled_from(["pause", "resume"]))
    def rest(self, seat: int, kind: str) -> None:
        if seat in self.places:
            self.ask(self.places[seat], kind)

    @precondition(lambda self: self.rows > 12)
    @rule(seat=seats, kind=st.sampled_from(["offer", "offer", "decline", "claim"]))
    def end(self, seat: int, kind: str) -> None:
        if seat in self.places:
            possible = kind in self.places[seat].hello()["may"]
            assert self.ask(self.places[seat], kind) == possible or self.bots

    @precondition(lambda self: self.rows > 12)
    @rule(seat=seats)
    def resign(self, seat: int) -> None:
        if seat in self.places:
            self.places[seat].hello()
            if self.ask(self.places[seat], "resign"):
                self.bots = True
                self.left[seat] = self.places[seat].last["ply"]

    @precondition(lambda self: self.started)
    @rule()
    def a_stranger_is_not_let_in(self) -> None:
        with pytest.raises(InvalidStatus):
            Person(self.server).sit(self.table)


TestHall, TestGame = Hall.TestCase, Game.TestCase
TestHall.settings = TestGame.settings = settings(
    max_examples=8,
    stateful_step_count=20,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
