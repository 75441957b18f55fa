"""What a form is told about options before anything is sent."""

from pathlib import Path
from typing import Any

import pytest

import krainy
from krainy.engine.errors import Conflict
from tests.server.running import RunningServer, quick_settings, serving


def judged(server: RunningServer, game: str, seats: int, **wish: Any) -> Any:
    answer = server.guest().http.post(f"/api/games/{game}/options", json={"seats": seats, **wish})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_form_hears_which_options_matter_and_what_does_not_go_together(tmp_path: Path) -> None:
    with serving(quick_settings(tmp_path)) as server:
        for name in krainy.names():
            assert judged(server, name, krainy.load(name).seats[-1])["problem"] is None, "the defaults go together"
        matter = [judged(server, "eko", 2, options={"modules": modules})["matter"] for modules in ([], ["pyramids"])]
        assert ("pyramids" in matter[0], "pyramids" in matter[1], "storms" in matter[1]) == (False, True, False)
        alone = judged(server, "eko", 2, options={"modules": ["lighthouse"]})["problem"]
        assert "Pyramids" in alone["en"]
        assert "Piramid" in alone["pl"]
        ready = judged(server, "eko", 2, options={"modules": ["portals"], "board": "example"})
        assert "“example”" in ready["problem"]["en"]
        assert judged(server, "eko", 2, options={"board": "example"})["problem"] is None
        assert "virtual" in judged(server, "xidit", 3)["matter"]
        assert "virtual" not in judged(server, "xidit", 4)["matter"]
        assert judged(server, "xidit", 4, options={"first": "black"})["problem"]["pl"].startswith("Czarny nie siedzi")
        assert judged(server, "xidit", 5, options={"first": "black"})["problem"] is None
        learning = {"options": {"start": "learning"}}
        assert "leaves" in judged(server, "oath", 3, **learning)["matter"]
        assert "leaves" not in judged(server, "oath", 4, **learning)["matter"]
        assert "3 or 4 players" in judged(server, "oath", 5, **learning)["problem"]["en"]
        from_world = judged(server, "oath", 5, **learning, world=True)
        assert (from_world["problem"], "start" in from_world["matter"]) == (None, False)
        assert "Clockwork" in judged(server, "oath", 6, options={"prince": "exile"})["problem"]["en"]
        assert "Clockwork" in judged(server, "oath", 1, options={"prince": "off"})["problem"]["en"]


def test_what_is_not_understood_is_refused(tmp_path: Path) -> None:
    with serving(quick_settings(tmp_path)) as server:
        person = server.guest()
        for game, body, code in (
            ("chess", {"seats": 2}, 404),
            ("eko", {"seats": 7}, 422),
            ("eko", {"seats": 2, "options": {"pyramids": 9}}, 422),
            ("eko", {"seats": 2, "options": {"dragons": 1}}, 422),
        ):
            assert person.http.post(f"/api/games/{game}/options", json=body).status_code == code


def test_a_game_refuses_what_a_form_is_warned_of() -> None:
    with pytest.raises(Conflict, match="nobody plays black") as found:
        krainy.load("xidit").new(seats=3, first="black")
    assert (found.value.key, found.value.words) == ("first", {"who": "colour-black"})
