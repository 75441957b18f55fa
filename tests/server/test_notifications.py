"""Each is notified when they are needed, once, and only while they do not look: by a real push service, mail server and
webhook. What is sent says nothing that is secret."""

import asyncio
import contextlib
import datetime
import email
import email.policy
import json
import math
import re
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import Envelope
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils

from krainy.engine.errors import BadInput
from krainy.server.clock import Clock
from krainy.server.notifications.dispatch import PAUSES
from krainy.server.notifications.endpoints import Endpoints, Unreachable
from krainy.server.notifications.push import encrypted, unplain
from krainy.server.notifications.schedule import AS_FOR_ALL, Preferences, moment
from krainy.server.settings import Settings
from tests.server.endpoint import Browser, Endpoint, decrypted
from tests.server.running import Frame, Person, Place, free_port, quick_settings, serving, until

GRACE = 600.0
"""Long, so that what waits is seen waiting on a busy machine, too; tests move the clock."""
ALWAYS = {"mode": "now", "digest": 0, "quiet_from": 0, "quiet_to": 0, "zone": "UTC"}


class Office:
    """A mail server that keeps what it is given."""

    def __init__(self) -> None:
        self.came: list[Any] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        self.came.append(email.message_from_bytes(envelope.content, policy=email.policy.default))
        return "250 OK"


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    endpoint = Endpoint()
    yield endpoint
    endpoint.close()


@pytest.fixture
def office() -> Iterator[tuple[Office, int]]:
    office, port = Office(), free_port()
    controller = Controller(office, hostname="127.0.0.1", port=port)
    controller.start()
    yield office, port
    controller.stop()


def settings_for(data: Path, mail_port: int = 0) -> Settings:
    settings = replace(
        quick_settings(data, seed=7), private_endpoints=True, notify_grace_seconds=GRACE, metrics_token="token"
    )
    if not mail_port:
        return settings
    mail = replace(settings, mail_from="Krainy <table@example.org>", origins=("https://play.example.org",))
    return replace(mail, mail_host="127.0.0.1", mail_port=mail_port, mail_security="none")


def together(host: Person, *others: Person, **wishes: Any) -> str:
    table = host.make("me", *["person"] * len(others), **wishes)
    for code, other in zip(table["invitations"].values(), others, strict=True):
        other.join(code)
    assert host.http.post(f"/api/tables/{table['table']}/start").status_code == 200
    return str(table["table"])


def subscribe(person: Person, browser: Browser, lang: str = "en", **wanted: Any) -> Frame:
    """Be notified in a browser, at any hour."""
    answer = person.http.post("/api/notifications/push", json={**browser.subscription, "lang": lang})
    assert answer.status_code == 201, answer.text
    answer = person.http.put("/api/notifications", json={**ALWAYS, **wanted})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def asked_now(people: list[Person], table: str) -> Person:
    """Who has to decide, without looking at the table."""
    return people[int(people[0].http.get(f"/api/tables/{table}").json()["asked"][0])]


def pass_turn(people: list[Person], table: str) -> Person:
    """Whoever is asked moves until somebody else is, and goes; who that is."""
    with contextlib.closing(asked_now(people, table).sit(table)) as place:
        move_on(place)
    return asked_now(people, table)


def move_on(place: Place) -> None:
    """Move until somebody else is asked."""
    place.my_turn()
    while place.last["actions"]:
        assert place.move(place.last["actions"][-1]["action"])["type"] == "done"


def waiting(data: Path) -> list[tuple[str, int]]:
    """The kinds of all notifications there are, and whether they wait."""
    with sqlite3.connect(data / "krainy.sqlite") as database:
        return list(database.execute("SELECT kind, waiting FROM notifications ORDER BY kind, ply"))


def noticed(data: Path, kind: str, waits: int, number: int = 1) -> bool:
    return waiting(data).count((kind, waits)) == number


def came(posted: list[Any], number: int) -> bool:
    return len(posted) == number


def deliveries(data: Path, within: float = math.inf) -> int:
    """How many deliveries there are, or those to be sent within these seconds after they were made."""
    with sqlite3.connect(data / "krainy.sqlite") as database:
        return sum(due - made < within for made, due in database.execute("SELECT made, due FROM deliveries"))


def test_a_turn_reaches_its_person_by_push_mail_and_webhook_once(
    tmp_path: Path, endpoint: Endpoint, office: tuple[Office, int], clock: Clock
) -> None:
    post, port = office
    with serving(settings_for(tmp_path, port)) as server:
        ala, ola = server.guest("Ala"), server.guest("Ola")
        table = together(ala, ola)
        first = asked_now([ala, ola], table)
        second = ola if first is ala else ala
        ola_browser = Browser(endpoint)
        key = subscribe(second, ola_browser, "pl")["key"]
        for shape in ("discord", "slack", "matrix"):
            hook = {"url": f"{endpoint.address}/{shape}", "shape": shape}
            assert second.http.post("/api/notifications/webhook", json=hook).status_code == 201
        second.http.put("/api/account/mail", json={"mail": "ola@example.org", "lang": "pl"})
        until(partial(came, post.came, 1), "the letter to confirm")
        link = re.search(r"/#/confirm/(\S+)", post.came.pop().get_content())
        assert link
        assert second.http.post("/api/account/mail", json={"link": link[1]}).status_code == 200
        found = second.http.post("/api/notifications/mail", json={"lang": "pl"}).json()
        assert [one["kind"] for one in found["channels"]] == ["push", "webhook", "webhook", "webhook", "mail"]

        assert pass_turn([ala, ola], table) is second
        until(partial(noticed, tmp_path, "turn", 1), "somebody to notice the turn")
        assert not endpoint.came, "there is time to look first"
        clock.ahead += GRACE + 1
        until(partial(came, endpoint.came, 4), "all webhooks and the browser")
        until(partial(came, post.came, 1), "the letter")

        sent = {posted.path: posted for posted in endpoint.came}
        push = sent["/push"]
        told = ola_browser.read(push.body)
        assert told == {
            "title": "Ekö: teraz twój ruch", "body": "", "link": f"#/table/{table}", "tag": table, "lang": "pl",
        }  # fmt: skip
        assert "Ekö".encode() not in push.body
        assert (push.headers["content-encoding"], push.headers["urgency"]) == ("aes128gcm", "normal")
        check_vapid(push.headers["authorization"], key, endpoint.address)
        text = f"Ekö: it is your turn: https://play.example.org/#/table/{table}"
        assert json.loads(sent["/discord"].body) == {"content": text, "allowed_mentions": {"parse": []}}
        assert json.loads(sent["/slack"].body) == {"text": text}
        assert json.loads(sent["/matrix"].body) == {"text": text, "username": "Krainy"}
        (letter,) = post.came
        assert (letter["to"], letter["subject"]) == ("ola@example.org", "Ekö: teraz twój ruch")
        assert f"https://play.example.org/#/table/{table}" in letter.get_content()

        # Nobody logs in to end it: the button of the mail program, or the link in the text.
        stop = re.fullmatch(
            r"<https://play\.example\.org(/api/notifications/unsubscribe\?link=\S+)>", letter["list-unsubscribe"]
        )
        assert stop
        assert Person(server).http.post(f"{stop[1]}x").status_code == 404
        one_click = {"List-Unsubscribe": "One-Click"}
        assert Person(server).http.post(stop[1], data=one_click).status_code == 204
        assert "mail" not in [one["kind"] for one in second.http.get("/api/notifications").json()["channels"]]

        until(lambda: deliveries(tmp_path) == 0, "all of it is done with")
        clock.ahead += 10 * GRACE
        assert pass_turn([ala, ola], table) is first
        until(partial(noticed, tmp_path, "turn", 0), "it is told")
        assert len(endpoint.came) == 4, "one turn is told once, and the other one has no way to be told"

        assert pass_turn([ala, ola], table) is second
        until(partial(noticed, tmp_path, "turn", 1), "the next turn")
        clock.ahead += GRACE + 1
        until(partial(came, endpoint.came, 8), "it is told, too")
        counted = Person(server).http.get("/metrics", headers={"authorization": "Bearer token"}).text
        assert 'krainy_notifications_total{channel="push",outcome="sent"} 2.0' in counted


def check_vapid(header: str, key: str, address: str) -> None:
    """Whether a push service knows that our server has sent it."""
    match = re.fullmatch(r"vapid t=(\S+)\.(\S+), k=(\S+)", header)
    assert match
    assert match[3] == key
    signed, signature = match[1], unplain(match[2])
    number = utils.encode_dss_signature(int.from_bytes(signature[:32], "big"), int.from_bytes(signature[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unplain(key))
    public.verify(number, signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(unplain(signed.partition(".")[2]))
    assert (claims["aud"], claims["sub"]) == (address, "mailto:table@example.org")


def test_nobody_is_notified_who_looks_and_nothing_is_lost_or_doubled_by_a_restart(
    tmp_path: Path, endpoint: Endpoint, clock: Clock
) -> None:
    settings = settings_for(tmp_path)
    with serving(settings) as server:
        ala, ola = server.guest("Ala"), server.guest("Ola")
        table = together(ala, ola)
        first = asked_now([ala, ola], table)
        second = ola if first is ala else ala
        browser = Browser(endpoint)
        subscribe(second, browser)

        page = second.sit(table)
        move_on(first.sit(table))
        until(partial(noticed, tmp_path, "turn", 0), "whoever looks knows")
        move_on(page)
        page.send("away", key="away-key-1")
        page.await_frame("done")
        move_on(first.sit(table))
        until(partial(noticed, tmp_path, "turn", 1), "a hidden page is not looked at")
        page.hello()
        until(partial(noticed, tmp_path, "turn", 0, 2), "who comes back in time is not notified")
        move_on(page)
        page.close()
        move_on(first.sit(table))
        until(partial(noticed, tmp_path, "turn", 1), "the turn of somebody who has gone")
        cookies = [dict(person.http.cookies) for person in (first, second)]
    assert not endpoint.came

    clock.ahead += GRACE + 1
    with serving(settings) as server:
        until(partial(came, endpoint.came, 1), "the message that the stopped server had not sent")
        assert browser.read(endpoint.came[0].body)["title"] == "Ekö: it is your turn"
        until(lambda: deliveries(tmp_path) == 0, "it is done with")
    # A server that is killed between the row and the look at it: its row is found by the next one.
    with sqlite3.connect(tmp_path / "krainy.sqlite") as database:
        database.execute("DELETE FROM notifications")
        database.execute("UPDATE watermarks SET ply = ply - 1")
    clock.ahead += GRACE + 1
    with serving(settings) as server:
        until(partial(came, endpoint.came, 2), "the message about the row that nobody has noticed")

        first, second = Person(server), Person(server)
        for person, cookie in zip((first, second), cookies, strict=True):
            person.http.cookies.update(cookie)
        assert second.http.get("/api/guest/export").json()["channels"][0]["kind"] == "push"
        second.sit(table).ask("offer")
        first.sit(table).ask("resign")
        until(lambda: any(kind == "over" for kind, _ in waiting(tmp_path)), "the end is noticed")
        assert second.http.delete("/api/guest").status_code == 204
    with sqlite3.connect(tmp_path / "krainy.sqlite") as database:
        for kind in ("channels", "notifications", "notifying", "deliveries"):
            assert database.execute(f"SELECT count(*) FROM {kind}").fetchone() == (0,)


def test_a_dead_endpoint_is_forgotten_and_its_person_reads_why(
    tmp_path: Path, endpoint: Endpoint, clock: Clock
) -> None:
    with serving(settings_for(tmp_path)) as server:
        ala = server.guest("Ala")
        subscribe(ala, Browser(endpoint))
        shown = ala.http.post("/api/notifications/webhook", json={"url": f"{endpoint.address}/x", "shape": "slack"})
        assert len(shown.json()["channels"]) == 2

        def channels() -> list[tuple[str, str]]:
            return [(one["kind"], one["problem"]) for one in ala.http.get("/api/notifications").json()["channels"]]

        endpoint.answers = [(503, {"retry-after": "7"})] * 2
        ala.http.post("/api/notifications/test")
        until(partial(came, endpoint.came, 2), "the first try")
        until(
            lambda: deliveries(tmp_path, PAUSES[0] + 60) == 2,
            "both wait for the second one, and no longer than they should",
        )
        clock.ahead += PAUSES[0] + 1
        until(partial(came, endpoint.came, 4), "the second try")
        until(lambda: deliveries(tmp_path) == 0, "both came")

        endpoint.answers = [(410, {})] * 2
        ala.http.post("/api/notifications/test")
        until(lambda: channels() == [("webhook", "refused")], "both are forgotten")
        with sqlite3.connect(tmp_path / "krainy.sqlite") as database:
            assert endpoint.address not in "\n".join(database.iterdump())
        ala.http.delete(
            f"/api/notifications/channels/{ala.http.get('/api/notifications').json()['channels'][0]['channel']}"
        )
        assert channels() == []

        # A redirect could lead anywhere: it is not followed, and the webhook ends by it.
        hook = {"url": f"{endpoint.address}/away", "shape": "discord"}
        ala.http.post("/api/notifications/webhook", json=hook)
        endpoint.answers = [(302, {"location": f"{endpoint.address}/secret"})]
        ala.http.post("/api/notifications/test")
        until(lambda: channels() == [("webhook", "refused")], "it is forgotten")
        assert "/secret" not in [posted.path for posted in endpoint.came]


def test_a_decision_of_which_the_time_runs_out_is_called_to_mind_once(
    tmp_path: Path, endpoint: Endpoint, clock: Clock
) -> None:
    day = 24 * 3600
    with serving(settings_for(tmp_path)) as server:
        people = [server.guest("Ala"), server.guest("Ola")]
        table = together(*people, clock="soft", seconds=day)
        browsers = [Browser(endpoint, f"/{name}") for name in ("ala", "ola")]
        for person, browser in zip(people, browsers, strict=True):
            subscribe(person, browser)
        second = pass_turn(people, table)
        browser = browsers[people.index(second)]
        clock.ahead += GRACE + 1
        until(partial(came, endpoint.came, 1), "the turn")
        clock.ahead += 0.75 * day
        until(partial(came, endpoint.came, 2), "the reminder")
        assert browser.read(endpoint.came[1].body)["title"] == "Ekö: your time to decide is running out"
        clock.ahead += 2 * day
        assert pass_turn(people, table) is not second
        until(partial(noticed, tmp_path, "turn", 1), "the next turn")
        assert waiting(tmp_path).count(("reminder", 0)) == 1
        # It is looked at when it is called to mind: nothing is sent.
        with contextlib.closing(asked_now(people, table).sit(table)):
            clock.ahead += 0.8 * day
            until(partial(noticed, tmp_path, "reminder", 0, 2), "who looks knows")
        assert len(endpoint.came) == 2


def test_messages_wait_for_a_digest_the_end_of_quiet_hours_and_of_a_snooze(
    tmp_path: Path, endpoint: Endpoint, clock: Clock
) -> None:
    with serving(settings_for(tmp_path)) as server:
        ala, ola = server.guest("Ala"), server.guest("Ola")
        tables = [together(ala, ola) for _ in range(3)]
        first = asked_now([ala, ola], tables[0])
        browsers = {person: Browser(endpoint, f"/{name}") for person, name in ((ala, "ala"), (ola, "ola"))}
        for person, browser in browsers.items():
            subscribe(person, browser, snoozed=clock.now() + 3600)
        off = (ola if first is ala else ala).http.put(f"/api/notifications/tables/{tables[2]}", json={"mode": "off"})
        assert off.json()["tables"] == [{"table": tables[2], "mode": "off", "snoozed": 0.0}]
        for table in tables:
            pass_turn([ala, ola], table)
        until(partial(noticed, tmp_path, "turn", 1, 2), "two turns wait, and one is not wanted")
        clock.ahead += 1800
        until(partial(noticed, tmp_path, "turn", 0, 1), "the one that is not wanted")
        assert not endpoint.came
        clock.ahead += 3600
        until(partial(came, endpoint.came, 1), "one message about both")
        called = browsers[ola if first is ala else ala].read(endpoint.came[0].body)
        assert (called["title"], called["link"]) == ("2 messages from your tables", "#/")
        assert called["body"].splitlines() == ["Ekö: it is your turn"] * 2
        stranger = server.guest()
        assert stranger.http.put(f"/api/notifications/tables/{tables[0]}", json={}).status_code == 404
        assert stranger.http.put("/api/notifications", json={**ALWAYS, "zone": "Mars/Olympus"}).status_code == 422


@pytest.mark.parametrize(
    ("wanted", "here", "made", "due"),
    [
        (Preferences(zone="Europe/Warsaw"), AS_FOR_ALL, "2026-03-10T12:00+01:00", "2026-03-10T12:00:30+01:00"),
        (Preferences(zone="Europe/Warsaw"), AS_FOR_ALL, "2026-03-10T23:00+01:00", "2026-03-11T08:00+01:00"),
        (Preferences(zone="Europe/Warsaw"), AS_FOR_ALL, "2026-03-29T01:30+01:00", "2026-03-29T08:00+02:00"),
        (Preferences(zone="America/Lima"), AS_FOR_ALL, "2026-03-10T12:00+00:00", "2026-03-10T13:00+00:00"),
        (Preferences("digest", 18 * 60, zone="UTC"), AS_FOR_ALL, "2026-03-10T18:00+00:00", "2026-03-11T18:00+00:00"),
        (Preferences("digest"), Preferences("now"), "2026-03-10T19:00+00:00", "2026-03-10T19:00:30+00:00"),
        (Preferences("now", zone="UTC"), Preferences("off"), "2026-03-10T19:00+00:00", ""),
        (Preferences(quiet_from=0, quiet_to=0), AS_FOR_ALL, "2026-03-10T00:00+00:00", "2026-03-10T00:00:30+00:00"),
    ],
)  # fmt: skip
def test_the_schedule_goes_by_the_clock_on_the_wall(
    wanted: Preferences, here: Preferences, made: str, due: str
) -> None:
    found = moment(datetime.datetime.fromisoformat(made).timestamp(), wanted, here, 30.0)
    assert found == (datetime.datetime.fromisoformat(due).timestamp() if due else None)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/", "ftp://example.org/", "https:///x", "https://user:pw@example.org/", "https://127.0.0.1/",
        "https://10.0.0.1/", "https://169.254.169.254/latest/meta-data", "https://[::1]/", "https://[::ffff:10.0.0.1]/",
        "https://[64:ff9b::a00:1]/", "https://[2002:0a00:0001::]/", "https://[fe80::1]/", "https://100.64.0.1/",
        "https://0.0.0.0/", "https://224.0.0.1/", "https://example.org/\r\nx: y", "https://ex ample.org/", "x",
        "https://example.org:99999/",
    ],
)  # fmt: skip
def test_no_endpoint_leads_into_a_private_network(tmp_path: Path, url: str) -> None:
    with pytest.raises(BadInput):
        Endpoints(False).check(url)


def test_a_name_that_leads_into_a_private_network_is_not_called(endpoint: Endpoint) -> None:
    with pytest.raises(Unreachable, match="private"):
        asyncio.run(Endpoints(False).post("https://localhost/", {}, b""))
    assert asyncio.run(Endpoints(True).post(f"{endpoint.address}/x?y=1", {}, b"z")).status == 201
    assert (endpoint.came[0].path, endpoint.came[0].body) == ("/x?y=1", b"z")


def test_push_messages_are_encrypted_as_the_standard_says() -> None:
    """The example of RFC 8291, section 5 and appendix A."""

    def private(text: str) -> ec.EllipticCurvePrivateKey:
        return ec.derive_private_key(int.from_bytes(unplain(text), "big"), ec.SECP256R1())

    auth, salt = "BTBZMqHH6r4Tts7J_aSIgg", unplain("DGv6ra1nlYgDCS1FRnbzlw")
    browser = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    own = private("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    body = encrypted(b"When I grow up, I want to be a watermelon", browser, auth, own, salt)
    assert body == unplain(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    reader = private("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")
    assert decrypted(body, reader, unplain(auth)) == b"When I grow up, I want to be a watermelon"
