"""The law of combinations: whatever people do in whatever order, nobody learns what they may not know.

A run is played at two servers at once, in twin worlds (`twins.py`). At both the same people do the same: they sit
down, move, resign, are too slow and come back, and one of them, the observer, tries every call and every message at
every table, under several names and on several devices. What the observer's stakes show (`Run.known`) is worked out
here anew, without the server's own notion of it. As long as that is equal in both worlds, all that the observer
receives must be equal, too. When it is not, the worlds have parted, and another run begins.

A new HTTP call goes into ROUTES, a new message of the socket into MESSAGES (`random_requests.py`): how to make one at
random. That is all; a test fails as long as one is missing.

    python -m tests.server.combinations --minutes 10     # all games, until the time is over
"""

import os

if __name__ == "__main__":
    os.environ["KRAINY_PURE"] = "1"  # a method of the engine is replaced, which the compiled one does not allow

import argparse
import json
import re
import sys
import time
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from krainy.engine.anatomy import dump
from krainy.engine.flow import Joint
from krainy.play.playthrough import PERSON
from krainy.server.storage.database import Row
from krainy.server.tables.table import Table
from tests.server.random_requests import (
    LEAVER,
    MESSAGES,
    NEWCOMER,
    ROUTES,
    TELLS_WORLD,
    Draw,
)
from tests.server.running import Frame, Person, run_out, until
from tests.server.twins import ANSWERED, SEED, WORLDS, Eye, Twins, World, differing, look, twin_of

GAMES = ("mysthea", "eko", "oath", "runewars", "xidit")
CHAIRS = (
    ["me", "person"],
    ["person", "person"],  # who made the table has no seat there
    ["me", "person", "person"],
    ["me", "person", "greedy"],
    ["me", "screen", "person"],
)
HOST = "Ala"
INVITED = ("Ola", "Iga")
STRANGER = "Eva"
LONGEST = 700
"""Rows after which a table is left alone."""
CLOCK_SECONDS = 100_000
TOO_LONG_AGO = 1.0
LONG_TURN = 40
"""So many moves are made at most until somebody is asked what can be answered once for all."""

SPOKEN = [
    "back",
    "back",
    "pause",
    "resume",
    "resign",
    "offer",
    "decline",
    "take-back",
    "take-back",
    "agree",
    "agree",
    "chat",
    "react",
]
"""What people say besides moving; who comes back from a bot has more to hide."""
ENDING = ("resign", "offer")
"""What can end a game, and so is said less often: then nothing is hidden any more."""

tally: Counter[str] = Counter()
"""What the observers received while the twin worlds really differed: how much in all, and answers by call or message
that were no refusal."""


class Leak(AssertionError):
    """The observer received something that hangs on what it may not know, or did what is not its right."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        tally["found"] = tally["found"] or tally["runs"]


# -- a run --------------------------------------------------------------------------------------------------------

NUMBER = st.integers(0, 1 << 30)
WHICH = st.sampled_from([0, 0, 0, 1, 2, 3])
"""Which of its names and devices the observer uses: mostly the first."""


class Run(RuleBasedStateMachine):
    """People at a table, twice."""

    games: tuple[str, ...] = GAMES
    twins: Twins
    parted = True
    """Whether the worlds are known to differ, so that nothing can be compared any more."""

    @initialize(data=st.data())
    def open(self, data: st.DataObject) -> None:
        """A table is made, sometimes as the rematch of a game that is over; mostly the game begins at once."""

        def choose(label: str, *choices: Any) -> Any:
            return data.draw(st.sampled_from(choices), label)

        self.game = choose("game", *self.games)
        chairs = choose("chairs", *[one for one in CHAIRS if self.game != "xidit" or len(one) == 3])
        one_seat = [] if "screen" in chairs else [HOST]  # there is no twin for somebody who sees two hands
        self.observer = choose("observer", *one_seat, "Ola", STRANGER)
        self.watch = choose("watch", "none", "delayed", "open")
        before = choose("before", "nothing", "nothing", "a game", "a seed")
        self.late = False
        tally["runs"] += 1
        invited = INVITED[: chairs.count("person")]
        self.worlds = self.twins.begin(sorted({HOST, *invited, self.observer}))
        self.parted = False
        for world in self.worlds:
            world.aliases = [world.people[self.observer], Person(world.server)]
            if before == "a seed":  # as in a server for tests: nothing may be seen of the game before it starts
                self.twins.set(test_seed=SEED + world.number)
            self.host = self.make(world, chairs)
            if before == "a game":
                self.play_out(world)
                self.host = self.make_rematch(world)
        self.twins.set(test_seed=None)
        self.deal()
        if before != "a seed" and choose("begins at once", True, True, False):
            for _ in INVITED:
                self.before("join")
            self.before("start")
        self.look(0, 0, 0)

    def make(self, world: World, chairs: list[str]) -> str:
        """A table, in Oath from a world that the host has brought; who made it."""
        wish: Frame = {
            "game": self.game,
            "watch": self.watch,
            "clock": "hard",
            "seconds": CLOCK_SECONDS,
            "holidays": 3,
            "listed": True,
        }
        host = world.people[HOST]
        if self.game == "oath":
            text = {"text": WORLDS[world.number], "game": "oath"}
            wish["world"] = host.http.post("/api/worlds", json=text).json()["world"]
            world.worlds.append(wish["world"])
        self.take(world, host.make(*chairs, **wish))
        return HOST

    def take(self, world: World, made: Frame) -> None:
        """This is the table of the run."""
        world.tables.insert(0, made["table"])
        world.codes = {int(seat): code for seat, code in made["invitations"].items()}

    def play_out(self, world: World) -> None:
        """All sit down and play a game of random moves to its end. Its rows are written at once, as another process
        would: nobody looks on."""
        for seat, name in zip(world.codes, INVITED, strict=False):
            world.people[name].join(world.codes[seat])
        assert world.people[HOST].http.post(f"/api/tables/{world.tables[0]}/start").status_code == 200
        loaded, choice = world.loaded(), Random(SEED)
        g, rows = loaded.table.g.clone(), list[Row]()
        while not g.over:
            seat = g.actors()[0]
            action = choice.choice(g.actions(seat))
            g.apply(seat, action)
            rows.append(Row(loaded.head.id, loaded.table.length + len(rows), "move", seat, action, "", "", time.time()))
        world.wait_for(world.registry.storage.append([(row, "over" if row is rows[-1] else None) for row in rows]))
        world.wait_for(world.registry.catch_up(loaded))
        assert world.loaded().table.status == "over"

    def make_rematch(self, world: World) -> str:
        """Somebody who played asks for another game, which is the one of the run; who did."""
        name = HOST if world.loaded().table.seats_of(world.ids[world.people[HOST]]) else "Ola"
        answer = world.people[name].http.post(f"/api/tables/{world.tables[0]}/rematch")
        assert answer.status_code == 201, answer.text
        if self.game == "oath":
            world.worlds.append(world.tables[0])
        self.take(world, answer.json())
        return name

    def teardown(self) -> None:
        for world in getattr(self, "worlds", []):
            world.forget()

    def table(self, world: int = 0) -> Table:
        return self.worlds[world].loaded().table

    def mine(self, world: World) -> set[str]:
        """The ids of all guests that the observer is."""
        return {world.ids[alias] for alias in world.aliases if alias in world.ids}

    def deal(self) -> None:
        """Say what will be drawn when the game of the run starts: in the second world its twin for the seat that
        the observer has by now."""
        world = self.worlds[1]
        table = self.table(1)
        seat = next((seat for seat, guest in enumerate(table.sitters) if guest in self.mine(world)), -1)
        self.twins.dealt = {table.head.salt: twin_of(SEED, seat)}

    # -- what people do ------------------------------------------------------------------------------------------------

    @precondition(lambda self: not self.parted and not self.table().started)
    @rule(kind=st.sampled_from(["join", "join", "start", "start", "commit", "reveal", "leave", "kick", "cancel"]))
    def before(self, kind: str) -> None:
        """Before the game, people come and go."""
        if kind in ("commit", "reveal"):
            for seat in range(len(self.table().sitters)):
                self.say(seat, kind, **MESSAGES[kind](self.draw(0)))
            return
        for world in self.worlds:
            table = f"/api/tables/{world.tables[0]}"
            sitters, free = world.loaded().table.sitters, world.loaded().table.free_seats
            invited = [name for name in INVITED if name in world.people]
            absent = [name for name in invited if world.ids[world.people[name]] not in sitters]
            if kind == "join" and absent and free:
                world.people[absent[0]].http.post(f"/api/invitations/{world.codes[free[0]]}")
            elif kind == "leave":
                world.people[invited[-1]].http.post(f"{table}/leave")
            elif kind == "kick":
                world.people[self.host].http.post(f"{table}/kick", json={"seat": len(sitters) - 1})
            elif kind != "join":
                world.people[self.host].http.post(f"{table}/{kind}")
        self.settle()

    @precondition(lambda self: not self.parted and self.table().started)
    @rule(number=NUMBER, times=st.integers(1, 4))
    def move(self, number: int, times: int) -> None:
        """Whoever is asked moves; what somebody else seals may be different in both worlds."""
        for turn in range(times):
            if not self.parted and self.asked():
                self.choose(self.asked()[0], number + turn)

    def asked(self) -> list[int]:
        """The seats of people who are asked."""
        table = self.table()
        return [seat for seat in table.g.actors() if seat in table.persons and table.status == "playing"]

    def choose(self, seat: int, number: int) -> None:
        """Somebody makes a move that both worlds allow; what another than the observer seals, or must do with cards
        that only one world has, is different."""
        offers = [self.table(n).playthrough.actions(seat) for n in (0, 1)]
        common = sorted(set(offers[0]) & set(offers[1]))
        offers = [common, common] if common else offers
        if not all(offers):
            self.parted = True
            return
        if common and self.observes(seat) and number % 2:
            self.consult([world.places.get(seat) for world in self.worlds], number)
        sealed = isinstance(self.table().g.asked, Joint) and not self.observes(seat)
        apart = number % 2 if sealed else 0
        self.say(seat, "move", action=[one[(number + apart * n) % len(one)] for n, one in enumerate(offers)])

    @precondition(lambda self: not self.parted and self.table().started)
    @rule(seat=st.integers(0, 2), kind=st.sampled_from(SPOKEN))
    def speak(self, seat: int, kind: str) -> None:
        """A person does something besides moving. What of it the observer may not hear differs in both worlds."""
        seat %= len(self.table().players)
        if kind == "chat":
            self.say(seat, kind, text=["hello", "hello" if self.hears(self.worlds[1]) else "good day"])
        elif kind == "react":
            self.say(seat, kind, sign=["well", "well" if self.hears(self.worlds[1]) else "oops"])
        elif kind != "resign" or len(self.table().persons) > 1:
            self.say(seat, kind)

    @precondition(lambda self: not self.parted and self.table().persons and self.table().playthrough.moves)
    @rule(seat=st.integers(0, 2), number=NUMBER)
    def undo(self, seat: int, number: int) -> None:
        """A person takes moves back, but none of another who has a stake."""
        persons, before = self.table().persons, self.table().playthrough.moves[:]
        seat = persons[seat % len(persons)]
        self.say(seat, "undo", **({"to": number % len(before)} if number % 3 else {}))
        taken = before[len(self.table().playthrough.moves) :]
        if any(mover != seat for mover, _ in taken) and len(self.stakes(self.worlds[0])) > 1:
            raise Leak(f"seat {seat} has taken back a move of another who has a stake")

    @precondition(lambda self: not self.parted and self.table().started)
    @rule(seat=st.integers(0, 2), number=NUMBER)
    def clock_runs_out(self, seat: int, number: int) -> None:
        """One person takes too long, when the others who are asked have chosen; then a bot sits in. Others play on, and
        the observer tries to get what only somebody who plays alone may have."""
        persons = self.table().persons or [seat]
        seat = persons[seat % len(persons)]
        for _ in range(6):
            if self.parted or self.asked() in ([], [seat]):
                break
            self.choose(next(other for other in self.asked() if other != seat), 0)
        if self.asked() == [seat] and len(self.table().persons) > 1:
            for world in self.worlds:
                run_out(world.registry, world.tables[0])
            self.settle()
            self.tell("hint", 0, number)
            self.call("POST /api/tables/{table}/fork", 0, number - number % len(self.worlds[0].tables))

    @precondition(lambda self: not self.parted and self.table().drawing and not self.table().started)
    @rule()
    def nobody_reveals(self) -> None:
        """The time for revealing salts is over."""
        for world in self.worlds:
            world.loaded().table.drawing = TOO_LONG_AGO
            run_out(world.registry, world.tables[0])
        self.settle()

    @precondition(lambda self: not self.parted and self.watch == "delayed" and not self.late)
    @rule()
    def delay_is_over(self) -> None:
        """Delayed spectators have waited long enough for all that has happened."""
        self.late = True
        self.twins.set(watch_delay=0.0)

    def say(self, seat: int, kind: str, **fields: Any) -> None:
        """The person at a seat sends a message. A list has something for each world. Where only one world allows it,
        they have parted, unless the observer asked: that is compared."""
        answers: list[Frame] = []
        for world in self.worlds:
            place = self.place(world, seat)
            if place is None:
                self.parted = self.parted or bool(answers)
                return
            own = {name: part[world.number] if isinstance(part, list) else part for name, part in fields.items()}
            answers.append(place.tell(kind, ply=world.loaded().table.length, **own))
            if answers[-1]["type"] == "closed":
                del world.places[seat]
        if [answer.get("code") for answer in answers] != [answers[0].get("code")] * 2:
            self.parted = self.parted or not self.observes(seat)
        self.settle()

    def place(self, world: World, seat: int) -> Eye | None:
        """A connection of the person at a seat, if there is one."""
        person = world.known.get(world.loaded().table.sitters[seat])
        place = world.places.get(seat)
        if person and (place is None or place.person is not person):
            place, _ = look(person, world.tables[0], seat=seat)
        if person is None or place is None:
            return None
        world.places[seat] = place
        return place

    @precondition(lambda self: not self.parted and self.table().started and self.table().g.game.standing)
    @rule()
    def say_no_once_for_all(self) -> None:
        """Somebody else says no to a standing question: in one world now, in the other it is said for them because they
        have said so once for all."""
        for _ in range(LONG_TURN):
            if self.parted or not self.asked() or self.declining() >= 0:
                break
            self.choose(self.asked()[0], 0)
        seat = -1 if self.parted else self.declining()
        places = [self.place(world, seat) for world in self.worlds] if seat >= 0 else []
        if seat < 0 or self.observes(seat) or None in places:
            return
        table, asks = self.table(1), places[1]
        game, length = table.g.game, table.length
        assert places[0] is not None
        assert asks is not None
        places[0].tell("move", ply=length, action=game.vocabulary.number_of(game.declines))
        question = game.standing_question(table.g.asked_name())
        asks.tell("standing", ply=length, question=question, answered=True)
        self.answer_for_people(self.worlds[1], length)
        asks.tell("standing", ply=length, question=question, answered=False)
        tally["standing answers"] += 1
        self.settle()

    def declining(self) -> int:
        """A seat for which a standing answer could be given now; -1 if there is none."""
        table = self.table()
        asked = self.asked() if table.g.game.standing_question(table.g.asked_name()) else []
        held = table.proposal is not None or table.offers or self.worlds[0].loaded().rows[-1].kind == "undo"
        return -1 if held or not asked else asked[0]

    def answer_for_people(self, world: World, length: int) -> None:
        """The pauses of all standing answers are over."""
        loaded = world.loaded()

        async def hurry() -> None:
            loaded.pauses = dict.fromkeys(loaded.pauses, 0.0)
            loaded.changed.set()

        until(lambda: bool(loaded.pauses), "a standing answer")
        world.wait_for(hurry())
        until(lambda: loaded.table.length > length, "the standing answer to be given")

    def observes(self, seat: int) -> bool:
        """Whether the observer sits there, under any name."""
        return self.table().sitters[seat] in self.mine(self.worlds[0])

    # -- the observer --------------------------------------------------------------------------------------------------

    def draw(self, number: int) -> Draw:
        return Draw(number, self.game, self.table())

    @precondition(lambda self: not self.parted)
    @rule(which=WHICH, table=st.integers(0, 3), number=NUMBER)
    def look(self, which: int, table: int, number: int) -> None:
        """The observer comes to a table."""
        hello = self.draw(number).choice([{}, MESSAGES["hello"](self.draw(number))])
        for world in self.worlds:
            person = world.aliases[which % len(world.aliases)]
            eye, refusal = look(person, world.tables[table % len(world.tables)], **hello)
            world.eyes.append(eye)
            world.note("look", refusal)
        self.consult([world.eyes[-1] for world in self.worlds], number)

    @precondition(lambda self: not self.parted)
    @rule(
        kinds=st.lists(st.sampled_from(sorted(MESSAGES)), min_size=1, max_size=4), eye=st.integers(0, 5), number=NUMBER
    )
    def try_messages(self, kinds: list[str], eye: int, number: int) -> None:
        for more, kind in enumerate(kinds):
            if not self.parted:
                self.tell(kind, eye, number + more)

    def tell(self, kind: str, eye: int, number: int) -> None:
        """The observer sends any message, also for seats of others."""
        if kind in ENDING and (number % 4 or len(self.table().persons) < 2):
            return
        fields = MESSAGES[kind](self.draw(number))
        for world in self.worlds:
            eyes = self.eyes(world)
            chosen = eyes[eye % len(eyes)] if eyes else None
            if chosen is not None:
                if "seat" in fields and number % 3:  # mostly for its own
                    fields["seat"] = chosen.last.get("seat", -1)
                answer = chosen.tell(kind, **fields)
                world.note(kind, answer if answer["type"] != "done" else "done")
                self.count(kind, world.number == 0 and answer["type"] not in ("error", "closed"))
        self.settle()

    @precondition(lambda self: not self.parted)
    @rule(names=st.lists(st.sampled_from(sorted(ROUTES)), min_size=1, max_size=6), which=WHICH, number=NUMBER)
    def try_calls(self, names: list[str], which: int, number: int) -> None:
        for more, name in enumerate(names):
            if not self.parted:
                self.call(name, which, number + more)

    def call(self, name: str, which: int, number: int) -> None:
        """The observer makes any call, under any of its names. A table that it finds or makes it looks at, too."""
        method, path = name.split(" ")
        if self.game == "oath" and method == "GET" and TELLS_WORLD.search(path) and not self.in_play():
            return
        text = json.dumps(ROUTES[name](self.draw(number)))
        answers = []
        for world in self.worlds:
            caller = world.aliases[0 if method == "DELETE" else which % len(world.aliases)]
            if name in NEWCOMER or name == LEAVER:
                caller = Person(world.server) if name in NEWCOMER else world.server.guest("Iza")
            bring = json.loads(self.fill(world, text, number))
            answer = caller.http.request(method, self.fill(world, path, number), **bring)
            told: Any = answer.json() if answer.content else None
            if name in NEWCOMER:
                world.aliases.append(world.welcome(caller))
            if method == "POST" and "asked" in (told or {}):  # a table, where bots may have moved meanwhile
                world.tables += [told["table"]] if answer.status_code == 201 else []
                self.wait(world)
                told = caller.http.get(f"/api/tables/{told['table']}").json()
            answers.append(answer)
            world.note(name, answer.status_code, told)
        self.settle()
        self.count(name, answers[0].status_code < 400)
        renamed = name.startswith("PUT /api/worlds") and answers[0].status_code < 400
        if renamed and (self.in_play() or self.observer == STRANGER):
            raise Leak(f"{self.observer} has named a world of others, or one in which people play")
        if answers[0].status_code == 201 and "asked" in answers[0].text:
            self.look(which, len(self.worlds[0].tables) - 1, number)

    def consult(self, eyes: Sequence[Eye | None], number: int) -> None:
        """The observer asks about something that it may do now, from a connection of each world: these questions are
        answered only to whoever names an own seat and a legal action."""
        if any(eye is None for eye in eyes):
            return
        found = [eye.hello() for eye in eyes if eye is not None]
        offers = [[one["action"] for one in last.get("actions", [])] for last in found]
        if not offers[0] or offers[0] != offers[1]:
            return
        for kind in ("why", "foresee", "hint"):
            about = {"seat": found[0]["seat"]}
            if kind != "hint":
                about["action"] = offers[0][number % len(offers[0])]
            for world, eye in zip(self.worlds, eyes, strict=True):
                answer = eye.tell(kind, **about) if eye is not None else {"type": "closed"}
                world.note(kind, answer)
                self.count(kind, world.number == 0 and answer["type"] == ANSWERED.get(kind, kind))

    def fill(self, world: World, text: str, number: int) -> str:
        """Put ids in the place of words in braces."""

        def found(word: re.Match[str]) -> str:
            if word[1] == "link":
                return str(world.aliases[0].http.post("/api/guest/link").json()["link"])
            if word[1] == "device":
                devices = world.aliases[0].http.get("/api/guest/devices").json()
                return next((str(one["device"]) for one in devices if not one["this"]), "none")
            if word[1] == "profile":
                return str(world.aliases[0].http.get("/api/profile").json().get("profile") or "none")
            if word[1] == "block":
                blocks = world.aliases[0].http.get("/api/blocks").json()
                return str(blocks[0]["block"]) if isinstance(blocks, list) and blocks else "none"
            if word[1] == "tournament":
                made = world.aliases[0].http.get("/api/tournaments", params={"which": "mine"}).json()
                return str(made[number % len(made)]["tournament"]) if made else "none"
            if word[1] == "game":
                return str(self.game)
            ids = {"table": world.tables, "world": world.worlds, "code": list(world.codes.values())}[word[1]]
            return ids[number % len(ids)] if ids else "none"

        return re.sub(r"\{(table|world|code|device|link|profile|block|tournament|game)\}", found, text)

    @precondition(lambda self: not self.parted and self.table().started)
    @rule(which=WHICH, number=NUMBER)
    def fork(self, which: int, number: int) -> None:
        """A call that is worth trying more often."""
        self.call("POST /api/tables/{table}/fork", which, number)

    @precondition(lambda self: not self.parted and self.game == "oath")
    @rule(name=st.sampled_from(sorted(name for name in ROUTES if "/{world}" in name)), number=NUMBER)
    def read_world(self, name: str, number: int) -> None:
        """The observer asks for a world under all its names."""
        for which in range(len(self.worlds[0].aliases)):
            self.call(name, which, number)

    @precondition(lambda self: not self.parted and self.game == "oath")
    @rule(number=NUMBER)
    def make_decoy(self, number: int) -> None:
        """The observer begins another game in the world of the run, with a second guest of its own, and takes the
        world for its own then."""
        codes = []
        for world in self.worlds:
            wish = {"game": "oath", "chairs": ["me", "person"], "world": world.worlds[number % len(world.worlds)]}
            answer = world.aliases[0].http.post("/api/tables", json=wish)
            world.note("decoy", answer.status_code)
            codes += answer.json().get("invitations", {}).values()
            if answer.status_code == 201:
                world.tables.append(answer.json()["table"])
        if len(codes) == 2:
            self.call("POST /api/guest", 0, 0)
            for world, code in zip(self.worlds, codes, strict=True):
                world.aliases[-1].join(code)
                if number % 2:
                    world.aliases[0].http.post(f"/api/tables/{world.tables[-1]}/start")
            self.settle()
            self.read_world("PUT /api/worlds/{world}", number)

    def eyes(self, world: World) -> list[Eye | None]:
        """All connections of the observer."""
        mine = self.mine(world)
        own = [place for seat, place in sorted(world.places.items()) if world.ids[place.person] in mine]
        return [*world.eyes, *own]

    # -- the law -------------------------------------------------------------------------------------------------------

    def wait(self, world: World) -> None:
        """Wait until no bot is asked at any table of a world, and nothing else happens by itself."""

        def quiet(id: str) -> bool:
            loaded = world.registry.loaded.get(id)
            if loaded is None:
                return True
            table = loaded.table
            hurried = loaded.head.terms["clock"] == "hard" and table.asked_at < time.time() - CLOCK_SECONDS / 2
            bots = [seat for seat in table.g.actors() if table.players[seat] != PERSON]
            drawn = table.revealed or table.drawing == TOO_LONG_AGO
            drawing = bool(table.drawing) and not table.started and drawn
            playing = table.status == "playing" and bool(bots or hurried) and len(loaded.rows) < LONGEST
            return not (playing or drawing or loaded.lock.locked())

        until(lambda: all(quiet(id) for id in world.tables), "the bots")
        until(lambda: not world.registry.recorder.due, "the results")
        world.wait_for(world.registry.refresh())

    def settle(self) -> None:
        for world in self.worlds:
            self.wait(world)
        if any(len(world.loaded().rows) >= LONGEST for world in self.worlds):
            self.parted = True
        elif not self.table().started:
            self.deal()

    def stakes(self, world: World) -> dict[int, str]:
        """Who has a stake at the table of the run, said here once more: the law does not believe the server."""
        table = world.loaded().table
        return {seat: guest for seat, guest in enumerate(table.sitters) if guest and seat not in table.resigned}

    def in_play(self) -> bool:
        """Whether several people play in the world of the run."""
        return self.table().status in ("playing", "paused") and len(set(self.stakes(self.worlds[0]).values())) > 1

    def hears(self, world: World) -> bool:
        """Whether the observer may hear at once what everybody at the table hears."""
        mine, table = self.mine(world), world.loaded().table
        host = self.watch == "none" and table.head.host in mine and not mine & set(table.sitters)
        return self.late or self.watch == "open" or host or bool(mine & set(self.stakes(world).values()))

    def known(self, world: World) -> Any:
        """What the observer's stakes show; the number of the world where nothing is hidden any more."""
        table, held, mine = world.loaded().table, self.stakes(world), self.mine(world)
        said = [line.text for line in world.loaded().chat] if self.hears(world) else []
        if table.status in ("open", "cancelled"):
            return said
        if table.status == "over" or set(held.values()) <= mine:
            return world.number
        seats = [seat for seat, guest in held.items() if guest in mine] + [-1] * self.hears(world)
        shown = [
            (seat, table.g.view(seat), table.playthrough.actions(seat), table.log("en", seat).copy()) for seat in seats
        ]
        return [shown, table.resigned, table.players, table.status, said]

    def heard(self, world: World, eye: Eye | None) -> dict[str, Frame]:
        """What a connection has heard: the last frame of each kind, and every snapshot by its ply."""
        if eye is None:
            return {}
        eye.tell("hello")
        kinds = ("snapshot", "talk", "standing", "error", "why", "foresight", "hint", "bye", "rematch", "reaction")
        found = [frame for frame in eye.frames if frame["type"] in kinds]
        eye.frames.clear()
        return {f"{frame['type']} {frame.get('seat')} {frame.get('ply')}": frame for frame in found}

    def differs(self) -> bool:
        """Whether the games of both worlds are different ones."""
        one, other = [{**dump(self.table(n).g), "seed": 0} for n in (0, 1)]
        return one != other

    def count(self, what: str, done: bool) -> None:
        if done and self.differs():
            tally[what] += 1

    @invariant()
    def the_observer_receives_only_what_its_stakes_show(self) -> None:
        if self.parted:
            return
        if differing(self.known(self.worlds[0]), self.known(self.worlds[1])):
            self.parted = True
            return
        for eyes in zip(*[self.eyes(world) for world in self.worlds], strict=True):
            frames = [self.heard(world, eye) for world, eye in zip(self.worlds, eyes, strict=True)]
            for what in sorted(frames[0].keys() & frames[1].keys()):  # two servers may send one snapshot more or less
                for world, found in zip(self.worlds, frames, strict=True):
                    world.note(what, found[what])
        for one, other in zip(*[world.received for world in self.worlds], strict=True):
            if different := differing(one, other):
                raise Leak(f"{self.observer}, the observer of {self.game}, received {different}")
        tally["received"] += len(self.worlds[0].received) if self.differs() else 0
        for world in self.worlds:
            world.received.clear()

    @precondition(lambda self: self.parted)
    @rule(data=st.data())
    def begin_another(self, data: st.DataObject) -> None:
        """The worlds have parted: everybody goes home, and another run begins."""
        self.teardown()
        self.open(data)


# -- running it --------------------------------------------------------------------------------------------------------


def run(twins: Twins, runs: int, steps: int, number: int, games: tuple[str, ...]) -> None:
    """Some runs, the same for the same number."""
    chosen = type("Run", (Run,), {"games": games, "twins": twins})
    law = settings(
        max_examples=runs,
        stateful_step_count=steps,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        print_blob=False,
    )
    run_state_machine_as_test(seed(number)(chosen), settings=law)


def main() -> int:
    parser = argparse.ArgumentParser(description="Look for combinations that tell somebody what they may not know.")
    parser.add_argument("--minutes", type=float, default=0.0, help="go on for so long, with one seed after another")
    parser.add_argument("--runs", type=int, default=10, help="runs of one seed")
    parser.add_argument("--steps", type=int, default=25, help="the most steps of a run")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", default=",".join(GAMES))
    wish = parser.parse_args()
    end = time.monotonic() + wish.minutes * 60
    number, twins = wish.seed, Twins()
    with twins.stack:
        while True:
            try:
                run(twins, wish.runs, wish.steps, number, tuple(wish.games.split(",")))
            except Leak as leak:
                print(f"seed {number}, run {tally['found']}: {leak}", *getattr(leak, "__notes__", []), sep="\n")
                return 1
            print(f"seed {number}: {tally['runs']} runs, {tally['received']} things", file=sys.stderr, flush=True)
            number += 1
            if time.monotonic() >= end:
                break
    print("\n".join(f"{tally[name]:6} {name}" for name in sorted({*ROUTES, *MESSAGES})))
    print(f"{tally['runs']} runs, {tally['received']} things received in worlds that differed, no leak")
    return 0


if __name__ == "__main__":
    sys.exit(main())
