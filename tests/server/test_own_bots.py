"""Bots of others sit at a server's tables if its operator allows them, by the names that the operator gave them."""

from dataclasses import replace
from pathlib import Path

import pytest

from krainy.engine.errors import BadInput
from krainy.server.bots.own import check_own
from tests.server.running import quick_settings, serving, until

LAST = """
class Last:
    def __init__(self, seed): ...
    def choose(self, sight):
        open({marker!r}, "a").write(".")
        return sight.actions[-1]
"""


def test_an_allowed_bot_plays_and_no_other_can_be_named(tmp_path: Path) -> None:
    marker, touched = tmp_path / "asked", tmp_path / "touched"
    (tmp_path / "my_bot.py").write_text(LAST.format(marker=str(marker)))
    own = (f"club={tmp_path}/my_bot.py:Last",)
    with serving(replace(quick_settings(tmp_path), own_bots=own)) as server:
        person = server.guest()
        for game in person.http.get("/api/games").json():
            assert game["bots"][-2:] == ["master", "club"], "nobody is told what is behind a name"
        for chair in (own[0].partition("=")[2], own[0], f"program:touch {touched}", "program:id", "last"):
            answer = person.http.post("/api/tables", json={"game": "eko", "chairs": ["me", chair]})
            assert answer.status_code in (400, 422), "unknown, or too long for the name of a bot"
        assert "there is no 'last' to sit down; there are: me, " in answer.text
        made = person.make("club", "club", watch="open")["table"]
        until(lambda: marker.exists() and len(marker.read_text()) > 3, "the bot to be asked")
        person.http.get(f"/api/tables/{made}").raise_for_status()
    assert not touched.exists()


@pytest.mark.parametrize(
    ("setting", "told"),
    [
        ("my_bot.py:MyBot", "is not name=bot"),
        ("easy=my_bot.py:MyBot", "is not name=bot"),
        ("Club=my_bot.py:MyBot", "is not name=bot"),
        ("club=nowhere.py:MyBot", "there is no file nowhere.py"),
        ("club=program:no-such-program", "there is no program to start"),
    ],
)
def test_what_could_not_play_is_refused_at_the_start(setting: str, told: str) -> None:
    with pytest.raises(BadInput, match=told):
        check_own((setting,))
