"""Every HTTP call and every message of the socket, with what it brings along at random, for the law of combinations."""

import hashlib
import json
import re
import time
from collections.abc import Callable
from random import Random
from typing import Any

import krainy
from krainy.play.playthrough import PERSON, Playthrough
from krainy.server.tables.table import Table
from tests.games.oath.worlds import any_world
from tests.server.running import Frame
from tests.server.twins import SEED

SALT = hashlib.sha256(b"salt").hexdigest()


class Draw(Random):
    """Draws what goes into a call or a message, the same for both worlds."""

    def __init__(self, number: int, game: str, table: Table) -> None:
        super().__init__(number)
        self.game = game
        self.table = table

    def seat(self) -> int:
        return self.randrange(-1, len(self.table.players))

    def lang(self) -> str:
        return self.choice(["pl", "en"])

    def ply(self) -> int:
        moves = len(self.table.playthrough.moves)
        return self.choice([0, moves, max(0, moves - 1), self.randrange(moves + 1)])

    def day(self) -> int:
        """Today, or a day after."""
        return int(time.time() // 86_400) + self.choice([0, 1, 2])

    def action(self) -> int:
        g = self.table.g
        asked = [action for seat in g.actors() for action in g.actions(seat)]
        return self.choice([*asked, self.randrange(g.game.vocabulary.size)])

    def click(self) -> Frame:
        """A click on something that some action points at."""
        targets = self.table.g.game.vocabulary.targets(self.action())
        return {"picked": targets[:-1], "clicked": targets[-1:] or ["seat:0"]}

    def puzzle(self, **body: Any) -> Frame:
        """A question about a position that was."""
        return {"params": {"ply": self.ply(), "seat": max(0, self.seat())}, "json": {"lang": self.lang(), **body}}

    def room(self) -> str:
        """A webhook to which nothing can be sent."""
        return self.choice(["https://localhost/", "https://127.0.0.1/"])

    def record(self) -> Any:
        """A record from elsewhere."""
        return json.loads(Playthrough(krainy.load(self.game), [PERSON] * 3, SEED, {}).record().dumps())

    def new_table(self) -> Frame:
        """What a new table shall be like."""
        chairs = self.choice([["me", "greedy", "greedy"], ["me", "person", "person"], ["me", "screen", "screen"]])
        about = {"watch": self.choice(["none", "open"]), "listed": self.choice([True, False]), "pace": 0}
        return {"game": self.game, "chairs": chairs, "world": self.choice(["", "{world}"]), **about}

    def new_tournament(self) -> Frame:
        """A tournament that has too few players to start: its seeds would be drawn, in each world others."""
        return {"name": "Cup", "game": "oath", "seats": 6, "format": "swiss", "listed": self.choice([True, False])}


def nothing(_: Draw) -> Frame:
    return {}


QUIET = {"digest": 0, "quiet_from": 0, "quiet_to": 0, "zone": "UTC"}
SIGNED = ("passkey", "client", "authenticator", "signature")
"""The parts of what a passkey has signed."""

ROUTES: dict[str, Callable[[Draw], Frame]] = {
    "POST /api/guest": lambda draw: {"json": {"name": "Ewa"}},
    "GET /api/guest": nothing,
    "PUT /api/guest": lambda draw: {"json": {"name": draw.choice(["Ula", "Ola"])}},
    "POST /api/guest/link": nothing,
    "POST /api/guest/return": lambda draw: {"json": {"link": "{link}"}},
    "GET /api/guest/devices": nothing,
    "DELETE /api/guest/devices": lambda draw: {"params": {"others": True}},
    "DELETE /api/guest/devices/{device}": nothing,
    "GET /api/guest/export": nothing,
    "GET /api/guest/parting": nothing,
    "DELETE /api/guest": nothing,
    "GET /api/account": nothing,
    "POST /api/account/passkeys/challenge": nothing,
    "POST /api/account/passkeys": lambda draw: {"json": {"client": "AAAA", "attestation": "AAAA"}},
    "DELETE /api/account/passkeys/{passkey}": nothing,
    "PUT /api/account/mail": lambda draw: {"json": {"mail": "ala@example.org", "lang": draw.lang()}},
    "POST /api/account/mail": lambda draw: {"json": {"link": "none"}},
    "DELETE /api/account/mail": nothing,
    "POST /api/account/codes": nothing,
    "GET /api/notifications": nothing,
    "PUT /api/notifications": lambda draw: {"json": {**QUIET, "mode": draw.choice(["now", "digest", "off"])}},
    "PUT /api/notifications/tables/{table}": lambda draw: {"json": {"mode": draw.choice(["", "off"])}},
    "POST /api/notifications/push": lambda draw: {
        "json": {"endpoint": "https://127.0.0.1/", "p256dh": "A", "auth": "A"}
    },
    "POST /api/notifications/webhook": lambda draw: {"json": {"url": draw.room(), "shape": "slack"}},
    "POST /api/notifications/mail": lambda draw: {"json": {"lang": draw.lang()}},
    "DELETE /api/notifications/channels/{channel}": nothing,
    "POST /api/notifications/test": nothing,
    "POST /api/notifications/unsubscribe": lambda draw: {"params": {"link": "none"}},
    "POST /api/login/challenge": nothing,
    "POST /api/login/passkey": lambda draw: {"json": dict.fromkeys(SIGNED, "AAAA")},
    "POST /api/login/mail": lambda draw: {"json": {"mail": "ala@example.org", "lang": draw.lang()}},
    "POST /api/login/letter": lambda draw: {"json": {"link": "none"}},
    "POST /api/login/code": lambda draw: {"json": {"code": "none"}},
    "GET /api/profile": nothing,
    "PUT /api/profile": lambda draw: {
        "json": {"hidden": draw.choice([True, False]), "beside": draw.choice([True, False])}
    },
    "GET /api/profile/history": nothing,
    "GET /api/tables/{table}/achievements": nothing,
    "GET /api/profile/opponents": nothing,
    "POST /api/tables/{table}/invite": lambda draw: {"json": {"profile": "{profile}", "seat": max(0, draw.seat())}},
    "GET /api/match": nothing,
    "PUT /api/match": lambda draw: {
        "json": {"game": draw.game, "seats": draw.choice(krainy.load(draw.game).seats), "pace": "days"}
    },
    "DELETE /api/match": nothing,
    "GET /api/blocks": nothing,
    "POST /api/blocks": lambda draw: {
        "json": draw.choice([{"profile": "{profile}"}, {"table": "{table}", "seat": max(0, draw.seat())}])
    },
    "DELETE /api/blocks/{block}": nothing,
    "GET /api/people/{profile}": nothing,
    "GET /api/people/{profile}/history": nothing,
    "GET /api/leaderboards/{game}": lambda draw: {"params": {"seats": draw.choice([2, 3])}},
    "GET /api/tables/{table}/ratings": nothing,
    "GET /api/tables": lambda draw: {"params": {"which": draw.choice(["mine", "listed", "finished"])}},
    "POST /api/tables": lambda draw: {"json": draw.new_table()},
    "GET /api/tables/{table}": nothing,
    "POST /api/tables/{table}/start": nothing,
    "POST /api/tables/{table}/leave": nothing,
    "POST /api/tables/{table}/kick": lambda draw: {"json": {"seat": max(0, draw.seat())}},
    "POST /api/tables/{table}/cancel": nothing,
    "POST /api/tables/{table}/rematch": nothing,
    "POST /api/tables/{table}/fork": lambda draw: {"json": {"ply": draw.ply(), "seat": max(0, draw.seat())}},
    "GET /api/tables/{table}/replay": lambda draw: {
        "params": {"seat": draw.seat(), "ply": draw.ply(), "lang": draw.lang()}
    },
    "GET /api/tables/{table}/analysis": lambda draw: {"params": {"seat": draw.seat()}},
    "POST /api/tables/{table}/puzzle": lambda draw: draw.puzzle(do=draw.choice(["look", "skip"])),
    "POST /api/tables/{table}/puzzle/hint": lambda draw: draw.puzzle(number=draw.choice([0, 1])),
    "POST /api/tables/{table}/puzzle/foresight": lambda draw: draw.puzzle(action=draw.action()),
    "GET /api/tables/{table}/better": lambda draw: {
        "params": {"since": draw.ply(), "ply": draw.ply(), "lang": draw.lang()}
    },
    "GET /api/tables/{table}/record": nothing,
    "GET /api/tables/{table}/report": lambda draw: {"params": {"seat": draw.seat()}},
    "GET /api/tables/{table}/picture": nothing,
    "GET /api/invitations/{code}": nothing,
    "POST /api/invitations/{code}": nothing,
    "POST /api/records": lambda draw: {"json": draw.record()},
    "GET /api/tournaments": lambda draw: {"params": {"which": draw.choice(["mine", "listed"])}},
    "POST /api/tournaments": lambda draw: {"json": draw.new_tournament()},
    "GET /api/tournaments/{tournament}": nothing,
    "POST /api/tournaments/{tournament}/join": nothing,
    "POST /api/tournaments/{tournament}/withdraw": nothing,
    "POST /api/tournaments/{tournament}/start": nothing,
    "POST /api/tournaments/{tournament}/cancel": nothing,
    "GET /api/worlds": nothing,
    "POST /api/worlds": lambda draw: {"json": {"text": any_world(2), "game": "oath"}},
    "GET /api/worlds/{world}": lambda draw: {"params": {"secrets": draw.choice([True, False]), "lang": draw.lang()}},
    "PUT /api/worlds/{world}": lambda draw: {"json": {"name": "Isles"}},
    "GET /api/worlds/{world}/file": nothing,
    "GET /api/worlds/{world}/string": nothing,
}
"""By method and path as the OpenAPI document has them, what a call brings along. Words in braces stand for an id that
the observer has."""
CONSTANT = {
    "GET /api/games",
    "GET /api/games/{game}/rules",
    "GET /api/games/{game}/cards",
    "GET /api/games/{game}/words",
    "GET /api/games/{game}/aid",
    "POST /api/games/{game}/options",
    "GET /api/games/{game}/lessons",
    "GET /api/games/{game}/lessons/{lesson}/picture",
    "POST /api/games/{game}/lessons/{lesson}",
    "POST /api/games/{game}/lessons/{lesson}/hint",
    "POST /api/games/{game}/lessons/{lesson}/foresight",
    "GET /api/engine",
}
"""Calls whose answers hang on no table and no person."""
NEWCOMER = {"POST /api/guest", "POST /api/guest/return"}
"""Calls that somebody makes on a new device."""
LEAVER = "DELETE /api/guest"
"""A call that somebody makes who came only for that: the observer stays."""
TELLS_WORLD = re.compile(r"/\{world\}|/record$|/report$|/export$")
"""Calls that may tell what lies face down in a world, to its owners while nobody plays there."""

MESSAGES: dict[str, Callable[[Draw], Frame]] = {
    "hello": lambda draw: {"seat": draw.seat(), "lang": draw.lang()},
    "away": nothing,
    "move": lambda draw: {"seat": draw.seat(), "action": draw.action()},
    "undo": lambda draw: {"seat": draw.seat(), **draw.choice([{}, {"to": draw.ply()}])},
    "resign": lambda draw: {"seat": draw.seat()},
    "offer": lambda draw: {"seat": draw.seat()},
    "decline": lambda draw: {"seat": draw.seat()},
    "claim": lambda draw: {"seat": draw.seat()},
    "pause": lambda draw: {"seat": draw.seat()},
    "resume": lambda draw: {"seat": draw.seat()},
    "back": lambda draw: {"seat": draw.seat()},
    "take-back": lambda draw: {"seat": draw.seat()},
    "abandon": lambda draw: {"seat": draw.seat()},
    "agree": lambda draw: {"seat": draw.seat()},
    "refuse": lambda draw: {"seat": draw.seat()},
    "holiday": lambda draw: {"seat": draw.seat(), "first": draw.day(), "days": draw.choice([0, 1, 2])},
    "extend": lambda draw: {"seat": draw.seat(), "to": draw.seat()},
    "standing": lambda draw: {
        "seat": draw.seat(),
        "question": draw.choice([*krainy.load(draw.game).standing, "only"]),
        "answered": draw.choice([True, False]),
    },
    "commit": lambda draw: {"key": hashlib.sha256(SALT.encode()).hexdigest()},
    "reveal": lambda draw: {"key": SALT},
    "chat": lambda draw: {"text": "hello"},
    "react": lambda draw: {"sign": draw.choice(["well", "oops"])},
    "why": lambda draw: {"seat": draw.seat(), **draw.choice([{"action": draw.action()}, draw.click()])},
    "foresee": lambda draw: {"seat": draw.seat(), "action": draw.action()},
    "hint": lambda draw: {"seat": draw.seat()},
}
"""By its type, the fields of a message of the socket."""
