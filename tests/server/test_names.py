"""Nobody can pass for somebody else at the same table, and nobody can take a name away from the whole server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from krainy.server.people.names import BadName, alike, tidy
from tests.server.running import Person, RunningServer, quick_settings, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serving(quick_settings(tmp_path_factory.mktemp("data"))) as server:
        yield server


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ala", "Ala"),
        ("Ala", "\u0410l\u0430"),  # Cyrillic
        ("Ala", "AIa"),
        ("Ala", "ALA"),
        ("Iza", "iza"),
        ("Ala", "A la"),
        ("Ala", "\uff21\uff4c\uff41"),  # full width
        ("Max", "\u039cax"),  # Greek
        ("max", "rnax"),
        ("Zo\u00eb", "Zoe\u0308"),
        ("Player 10", "Player 1O"),
    ],
)
def test_names_that_look_alike(name: str, other: str) -> None:
    assert alike(name, ["Ola", other])
    assert alike(other, [name])


@pytest.mark.parametrize(
    ("name", "other"), [("Ala", "Ola"), ("Jan", "Jań"), ("Łucja", "Lucja"), ("Guest 1", "Guest 2"), ("Zoe", "Zoë")]
)
def test_names_that_do_not(name: str, other: str) -> None:
    assert not alike(name, [other])


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("A\u200dla", "name-unseen"),
        ("Ala\u202e", "name-unseen"),
        ("Ala\u2066", "name-unseen"),
        ("\u3164", "name-unseen"),
        ("Ala\u2800", "name-unseen"),
        ("Ala\u00ad", "name-unseen"),
        ("Ala\x00", "name-unseen"),
        ("Ala\U000e0041", "name-unseen"),
        ("A" + "\u0301" * 5 + "la", "name-marks"),
        ("   ", "name-empty"),
        (" \u2003\u00a0", "name-empty"),
        ("...", "name-empty"),
    ],
)
def test_what_cannot_be_seen_or_read_is_no_name(server: RunningServer, name: str, code: str) -> None:
    with pytest.raises(BadName):
        tidy(name)
    answer = Person(server).http.post("/api/guest", json={"name": name})
    assert (answer.status_code, answer.json()["error"]) == (422, code)
    answer = server.guest().http.put("/api/guest", json={"name": name})
    assert (answer.status_code, answer.json()["error"]) == (422, code)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Ala\u00a0\u2003z  Gór ", "Ala z Gór"),
        ("Zoe\u0308", "Zoë"),
        ("Ola ❤\ufe0f", "Ola ❤"),
        ("小春", "小春"),
        ("Żółć", "Żółć"),
        ("🐉", "🐉"),
    ],
)
def test_names_of_all_scripts_are_kept_tidy(name: str, kept: str) -> None:
    assert tidy(name) == kept


def test_nobody_sits_down_under_a_name_that_looks_like_another(server: RunningServer) -> None:
    ala, false, other = server.guest("Ala"), server.guest("\u0410l\u0430"), server.guest("Ola")
    made = ala.make("me", "person", "person")
    codes = made["invitations"]
    assert false.http.post(f"/api/invitations/{codes['1']}").json()["error"] == "name-taken"
    assert false.http.put("/api/guest", json={"name": "Fałszywa"}).status_code == 200
    assert false.join(codes["1"])["mine"] == [1]
    other.join(codes["2"])
    answer = false.http.put("/api/guest", json={"name": "O1a"})
    assert (answer.status_code, answer.json()["error"]) == (409, "name-taken")
    assert false.http.get("/api/guest").json() == {"name": "Fałszywa"}
    assert ala.http.put("/api/guest", json={"name": "ALA"}).json() == {"name": "ALA"}  # one's own name is no other's


def test_a_name_is_taken_at_one_table_only(server: RunningServer) -> None:
    one, other = server.guest("Ala"), server.guest("Ala")
    one.make("me", "person", listed=True)
    made = other.make("me", "person")
    assert made["players"][0]["name"] == "Ala"


def test_two_servers_let_only_one_of_two_alike_sit_down_last(tmp_path: Path) -> None:
    with serving(quick_settings(tmp_path)) as here, serving(quick_settings(tmp_path)) as there:
        made = here.guest("Ala").make("me", "person", "person")
        here.guest("Ola").join(made["invitations"]["1"])
        late = there.guest("0la")
        assert late.http.post(f"/api/invitations/{made['invitations']['2']}").json()["error"] == "name-taken"


def test_whoever_shares_the_screen_of_the_host_has_a_name_of_their_own(server: RunningServer) -> None:
    ala = server.guest("Ala")
    names = ["", " Ola ", "unused", ""]
    made = ala.make("me", "screen", "person", "screen", names=names)
    assert [one["name"] for one in made["players"]] == ["Ala", "Ola", "", "Ala"], (
        "who has no name goes by that of the host"
    )
    assert [one["name"] for one in ala.sit(made["table"]).last["players"]] == ["Ala", "Ola", "", "Ala"]
    late = server.guest("0la").http.post(f"/api/invitations/{made['invitations']['2']}")
    assert (late.status_code, late.json()["error"]) == (409, "name-taken")
    answer = ala.http.put("/api/guest", json={"name": "O1a"})
    assert (answer.status_code, answer.json()["error"]) == (409, "name-taken")
    for wrong, status in ((["", "Ola", "", "0la"], 409), (["", "\u200b"], 422), (["", "", "", "", "Iza"], 422)):
        wish = {"game": "eko", "chairs": ["me", "screen", "person", "screen"], "names": wrong}
        assert ala.http.post("/api/tables", json=wish).status_code == status, wrong


def test_a_rematch_keeps_the_names_at_a_screen(server: RunningServer) -> None:
    ala = server.guest("Ala")
    made = ala.make("me", "screen", names=["", "Ola"])
    assert ala.sit(made["table"]).ask("resign", seat=1)["type"] == "done"
    again = ala.http.post(f"/api/tables/{made['table']}/rematch").json()
    assert sorted(one["name"] for one in again["players"]) == ["Ala", "Ola"]
