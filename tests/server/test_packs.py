"""Tables made before games had packs: they are played on, and what is kept of them stays as it is."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import krainy
from krainy.engine.pack import OWN
from krainy.server.settings import DATABASE
from tests.server.running import Person, quick_settings, serving


def kept_options(data: Path, table: str) -> dict[str, object]:
    with closing(sqlite3.connect(data / DATABASE)) as database:
        [text] = database.execute("SELECT options FROM tables WHERE id = ?", (table,)).fetchone()
    return dict(json.loads(text))


@pytest.mark.parametrize("game", krainy.names())
def test_a_table_from_before_the_packs_is_played_on(game: str, tmp_path: Path) -> None:
    settings = quick_settings(tmp_path, seed=1)
    seats = krainy.load(game).seats[0]
    with serving(settings) as server:
        person = server.guest()
        table = person.make("me", *["greedy"] * (seats - 1), game=game)["table"]
        place = person.sit(table)
        assert place.last["options"]["pack"] == OWN
        assert place.my_turn()
        assert place.move(place.last["actions"][0]["action"])["type"] == "done"
        stood = place.my_turn()["ply"]
    options = {name: value for name, value in kept_options(tmp_path, table).items() if name != "pack"}
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database, database:
        database.execute("UPDATE tables SET options = ? WHERE id = ?", (json.dumps(options), table))
    with serving(settings) as server:
        there = Person(server)
        there.http.cookies.update(person.http.cookies)
        place = there.sit(table)
        assert place.last["status"] == "playing"
        assert "pack" not in place.last["options"]
        assert place.my_turn()["ply"] >= stood > 0
        assert place.move(place.last["actions"][0]["action"])["type"] == "done"
    assert kept_options(tmp_path, table) == options
