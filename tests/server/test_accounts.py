"""A guest becomes an account by a way to come back: a passkey, a code or a mail address; nothing of theirs is lost."""

import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from krainy.cli.main import main
from krainy.server.clock import Clock
from krainy.server.people.limits import NONE, Quota
from krainy.server.people.passkeys import WAIT
from krainy.server.storage.maintenance import DAY, Maintenance
from tests.server.authenticator import Authenticator
from tests.server.running import Person, RunningServer, quick_settings, serving

DATA: dict[int, Path] = {}
"""By port, the folder of a server."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    settings = quick_settings(tmp_path_factory.mktemp("data"))
    DATA[settings.port] = settings.data
    with serving(settings) as server:
        yield server


def page_of(server: RunningServer) -> str:
    """Where browsers allow passkeys without https."""
    return f"http://localhost:{server.port}"


def say(person: Person, method: str, path: str, origin: str = "", **body: Any) -> httpx.Response:
    """A call from the page."""
    headers = {"origin": origin or page_of(person.server)}
    return person.http.request(method, f"/api{path}", headers=headers, json=body or None)


def with_passkey(person: Person, device: Authenticator) -> dict[str, Any]:
    """This person's account, now with a passkey."""
    wish = say(person, "POST", "/account/passkeys/challenge", device.origin).json()
    answer = say(person, "POST", "/account/passkeys", device.origin, **device.make(wish))
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def log_in(person: Person, device: Authenticator) -> httpx.Response:
    wish = say(person, "POST", "/login/challenge", device.origin).json()
    return say(person, "POST", "/login/passkey", device.origin, **device.sign(wish))


def letters(server: RunningServer, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The secrets of the links that the operator prints."""
    capsys.readouterr()
    monkeypatch.setattr("sys.argv", ["krainy", "admin", "letters", "--data", str(DATA[server.port])])
    monkeypatch.setenv("KRAINY_LANG", "en")
    assert main() == 0
    return [line.rpartition("/")[2] for line in capsys.readouterr().out.splitlines() if "/#/" in line]


# -- passkeys --------------------------------------------------------------------------------------------------------


def test_a_guest_with_a_running_game_comes_back_by_a_passkey_on_another_device(server: RunningServer) -> None:
    ala, ola = server.guest("Ala"), server.guest()
    table = ala.make("me", "person")
    ola.join(table["invitations"]["1"])
    ala.http.post(f"/api/tables/{table['table']}/start")
    device = Authenticator(page_of(server))
    account = with_passkey(ala, device)
    assert [len(account["passkeys"]), account["mail"], account["codes"], account["posts"]] == [1, "", 0, False]
    assert ala.http.delete("/api/guest/devices").status_code == 200

    again = server.guest("Somebody")
    before = dict(again.http.cookies)
    assert log_in(again, device).json() == {"name": "Ala"}
    assert again.sit(table["table"]).last["seat"] == 0
    stale = Person(server)
    stale.http.cookies.update(before)
    assert stale.http.get("/api/guest").json() is None, "whoever was here before is here no longer"
    assert log_in(Person(server), device).json() == {"name": "Ala"}, "on several devices"

    (passkey,) = say(again, "GET", "/account").json()["passkeys"]
    assert passkey["used"] >= passkey["made"] > 0
    assert say(server.guest(), "DELETE", f"/account/passkeys/{passkey['passkey']}").status_code == 404
    assert say(again, "DELETE", f"/account/passkeys/{passkey['passkey']}").json()["passkeys"] == []
    assert log_in(Person(server), device).status_code == 404


def test_behind_a_proxy_a_passkey_belongs_to_the_name_of_the_page(tmp_path: Path) -> None:
    origin = "https://play.example.org"
    with serving(replace(quick_settings(tmp_path), origins=(origin,))) as server:
        device = Authenticator(origin)
        with_passkey(server.guest("Ala"), device)
        assert log_in(Person(server), device).json() == {"name": "Ala"}
        device.origin = page_of(server)  # the same key at another page: no browser does that
        assert log_in(Person(server), device).status_code == 404


def test_without_a_name_of_its_own_a_page_has_no_passkeys(server: RunningServer) -> None:
    person = server.guest()
    for origin in (server.address, f"http://127.0.0.1:{server.port}"):
        assert say(person, "POST", "/account/passkeys/challenge", origin).json()["error"] == "no-passkeys"
    assert person.http.post("/api/login/challenge").json()["error"] == "no-passkeys"


def test_what_proves_nothing_is_answered_alike(server: RunningServer, clock: Clock) -> None:
    person, device = server.guest(), Authenticator(page_of(server))
    with_passkey(person, device)
    thief = Person(server)

    def wish() -> Any:
        return say(thief, "POST", "/login/challenge").json()

    signed = device.sign(wish())
    assert say(thief, "POST", "/login/passkey", **signed).status_code == 200
    thief = Person(server)
    other = Authenticator(device.origin)
    foreign = Authenticator("https://evil.example")
    foreign.key, foreign.id, foreign.counter = device.key, device.id, 90
    copied = Authenticator(device.origin)
    copied.key, copied.id, copied.counter = device.key, device.id, 1
    late = device.sign(wish())
    clock.ahead += WAIT + 1
    mine = say(person, "POST", "/account/passkeys/challenge").json()
    tries = {
        "used already": signed,
        "too late": late,
        "nobody's": other.sign(wish()),
        "signed by another": device.sign(wish()) | {"signature": other.sign(wish())["signature"]},
        "for another page": foreign.sign(wish()),
        "copied": copied.sign(wish()),
        "for another purpose": device.sign(mine),
        "invented": device.sign({"challenge": "AAAAAAAAAAAAAAAAAAAAAA", "rp": "localhost"}),
        "no such thing": dict.fromkeys(signed, "AAAA"),
    }
    found = {what: say(thief, "POST", "/login/passkey", **proof) for what, proof in tries.items()}
    assert {what: (answer.status_code, answer.text) for what, answer in found.items()} == dict.fromkeys(
        tries, (404, '{"error":"absent","text":"there is no such thing here"}')
    )
    assert thief.http.get("/api/guest").json() is None
    assert log_in(thief, device).status_code == 200, "the passkey itself is as good as before"


def test_a_new_passkey_is_for_whoever_was_asked_for_it(server: RunningServer) -> None:
    ala, eve, device = server.guest(), server.guest(), Authenticator(page_of(server))
    made = device.make(say(ala, "POST", "/account/passkeys/challenge").json())
    assert say(eve, "POST", "/account/passkeys", **made).status_code == 404
    with_passkey(ala, device)
    wish = say(eve, "POST", "/account/passkeys/challenge").json()
    assert say(eve, "POST", "/account/passkeys", **device.make(wish)).json()["error"] == "passkey-known"
    assert Person(server).http.post("/api/account/passkeys/challenge").status_code == 401


# -- codes -----------------------------------------------------------------------------------------------------------


def test_a_code_lets_in_once_however_it_is_typed(server: RunningServer) -> None:
    ala = server.guest("Ala")
    codes = say(ala, "POST", "/account/codes").json()["codes"]
    assert len({*codes}) == 8
    assert say(ala, "GET", "/account").json()["codes"] == 8
    typed = f" {codes[0].upper().replace('-', ' ')} "
    assert say(Person(server), "POST", "/login/code", code=typed).json() == {"name": "Ala"}
    assert say(Person(server), "POST", "/login/code", code=codes[0]).status_code == 404
    assert say(ala, "GET", "/account").json()["codes"] == 7
    renewed = say(ala, "POST", "/account/codes").json()["codes"]
    assert say(Person(server), "POST", "/login/code", code=codes[1]).status_code == 404
    assert say(Person(server), "POST", "/login/code", code=renewed[1]).json() == {"name": "Ala"}


# -- mail, where no server sends any -----------------------------------------------------------------------------------


def test_without_a_mail_server_the_operator_passes_links_on(
    server: RunningServer,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def printed() -> list[str]:
        return letters(server, monkeypatch, capsys)

    ala, eve = server.guest("Ala"), server.guest("Eve")
    assert say(ala, "PUT", "/account/mail", mail=" Ala@Example.org ").json() == {"posts": False}
    (link,) = printed()
    assert printed() == [], "every letter is printed once"
    assert say(eve, "POST", "/account/mail", link=link).status_code == 404, "it is for the one who asked"
    assert say(Person(server), "POST", "/login/letter", link=link).status_code == 404, "and for this alone"
    assert say(ala, "GET", "/account").json()["mail"] == ""
    assert say(ala, "POST", "/account/mail", link=link).json()["mail"] == "ala@example.org"

    answers = [say(eve, "POST", "/login/mail", mail=mail) for mail in ("ala@example.org", "nobody@example.org")]
    assert {(one.status_code, one.text) for one in answers} == {(200, '{"posts":false}')}
    (link,) = printed()
    phone = Person(server)
    assert say(phone, "POST", "/login/letter", link=link).json() == {"name": "Ala"}
    assert say(Person(server), "POST", "/login/letter", link=link).status_code == 404, "once"

    say(phone, "POST", "/login/mail", mail="ala@example.org")
    (link,) = printed()
    clock.ahead += DAY + 1
    assert say(Person(server), "POST", "/login/letter", link=link).status_code == 404, "for a short time"

    say(eve, "PUT", "/account/mail", mail="ala@example.org")
    (link,) = printed()
    assert say(eve, "POST", "/account/mail", link=link).json()["error"] == "mail-taken"
    say(phone, "POST", "/login/mail", mail="ala@example.org")
    (link,) = printed()
    assert say(ala, "DELETE", "/account/mail").json()["mail"] == ""
    assert say(Person(server), "POST", "/login/letter", link=link).status_code == 404, "with the address its links end"
    for wrong in ("ala", "ala@", "a b@example.org", "ala@example.org\nbcc: x@example.org", "ała@example.org"):
        assert say(eve, "POST", "/login/mail", mail=wrong).json()["error"] == "wrong"


# -- for everybody -----------------------------------------------------------------------------------------------------


def test_letters_are_counted_by_address_and_by_who_asks(tmp_path: Path) -> None:
    limits = replace(
        NONE, person={"letters": Quota(2, 3600)}, address={"letters": Quota(4, 3600), "logins": Quota(1, 3600)}
    )
    with serving(replace(quick_settings(tmp_path), limits=limits)) as server:
        person = Person(server)
        mails = ["a@example.org", "a@example.org", "a@example.org", "b@example.org", "c@example.org", "d@example.org"]
        told = [say(person, "POST", "/login/mail", mail=mail) for mail in mails]
        assert [answer.status_code for answer in told] == [200, 200, 429, 200, 200, 429]
        assert told[2].json()["error"] == "too-many-letters"
        tries = [say(person, "POST", "/login/code", code="x") for _ in range(2)]
        assert [answer.status_code for answer in tries] == [404, 429]


def test_nothing_secret_reaches_an_answer_or_a_log(
    server: RunningServer,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Of what the database keeps of accounts nobody is told anything: hashes, keys, tickets, and the mail of others."""
    heard: list[str] = []
    caplog.set_level("INFO")

    def call(person: Person, method: str, path: str, **body: Any) -> Any:
        answer = say(person, method, path, **body)
        heard.append(f"{answer.headers} {answer.text}")
        return answer.json() if answer.content else None

    ala, eve, device = server.guest("Ala"), server.guest("Eve"), Authenticator(page_of(server))
    table = ala.make("me", "person")
    with_passkey(ala, device)
    codes = say(ala, "POST", "/account/codes").json()["codes"]
    say(ala, "PUT", "/account/mail", mail="secret-ala@example.org")
    (link,) = letters(server, monkeypatch, capsys)
    say(ala, "POST", "/account/mail", link=link)
    with sqlite3.connect(DATA[server.port] / "krainy.sqlite") as database:
        hidden = [
            row[0] for name in ("sessions", "codes", "tickets") for row in database.execute(f"SELECT hash FROM {name}")
        ]
        hidden += [row[0].hex() for row in database.execute("SELECT key FROM passkeys")]
    hidden += [*codes, link]
    assert len(hidden) > 10

    eve.join(table["invitations"]["1"])
    for person in (eve, Person(server)):
        call(person, "POST", "/login/mail", mail="secret-ala@example.org")
        call(person, "POST", "/login/code", code="nothing")
        call(person, "POST", "/login/letter", link=link)
        call(person, "POST", "/login/challenge")
        for path in (
            "/account",
            "/guest",
            "/guest/devices",
            "/guest/export",
            "/guest/parting",
            f"/tables/{table['table']}",
        ):
            call(person, "GET", path)
        call(person, "PUT", "/account/mail", mail="secret-ala@example.org")
        call(person, "DELETE", "/account/mail")
    call(ala, "GET", "/account")
    told = "\n".join(heard)
    assert "secret-ala@example.org" in told, "she herself is told"
    assert heard.pop().count("secret-ala") == 1
    told, logged = "\n".join(heard), caplog.text
    assert [secret for secret in [*hidden, "secret-ala"] if secret in told or secret in logged] == []
    own = say(ala, "GET", "/guest/export").text
    assert [secret for secret in hidden if secret in own] == []
    assert "secret-ala@example.org" in own


def test_a_ban_ends_every_way_to_come_back(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ala, device = server.guest(), Authenticator(page_of(server))
    with_passkey(ala, device)
    code = say(ala, "POST", "/account/codes").json()["codes"][0]
    say(ala, "PUT", "/account/mail", mail="banned@example.org")
    say(ala, "POST", "/account/mail", link=letters(server, monkeypatch, capsys)[-1])
    say(ala, "POST", "/login/mail", mail="banned@example.org")
    maintenance = Maintenance(DATA[server.port])
    (id,) = [row["guest"] for row in maintenance.rows("SELECT guest FROM mails WHERE mail = 'banned@example.org'")]
    maintenance.ban(id)
    maintenance.close()
    assert log_in(Person(server), device).status_code == 404
    assert say(Person(server), "POST", "/login/code", code=code).status_code == 404
    assert letters(server, monkeypatch, capsys) == []
    assert ala.http.get("/api/guest").json() is None


def test_who_has_an_account_is_not_forgotten_unless_it_is_wanted(tmp_path: Path) -> None:
    settings = quick_settings(tmp_path)
    with serving(settings) as server:
        server.guest("Guest")
        say(server.guest("Account"), "POST", "/account/codes")
    maintenance = Maintenance(tmp_path)
    later = maintenance.rows("SELECT max(time) AS time FROM guests")[0]["time"] + 100 * DAY
    assert maintenance.forget(settings, later).guests == 1
    assert [row["name"] for row in maintenance.rows("SELECT name FROM guests")] == ["Account"]
    assert maintenance.forget(replace(settings, forget_accounts_days=90.0), later).guests == 1
    maintenance.close()
