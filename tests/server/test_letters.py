"""Letters are sent through a real mail server: over TLS, with a login, in the reader's language, again if needed."""

import datetime
import email
import email.policy
import ipaddress
import re
import ssl
from collections.abc import Iterator
from dataclasses import replace
from email.message import EmailMessage
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, Envelope, LoginPassword
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from krainy.engine.errors import BadInput
from krainy.play.languages import LANGUAGES
from krainy.play.words import speak
from krainy.server.clock import Clock
from krainy.server.mail.post import PAUSES
from krainy.server.settings import Settings
from tests.server.running import Person, RunningServer, free_port, quick_settings, serving, until

USER, PASSWORD = "krainy", "a password of the mail server"


class Office:
    """A mail server: what it was given, and what it answers instead."""

    def __init__(self) -> None:
        self.came: list[EmailMessage] = []
        self.answers: list[str] = []
        """What the next ones are told who bring a letter; after that it takes them."""
        self.asked = 0
        self.logged_in = False
        """Whether the last one has begun TLS by STARTTLS, and logged in."""

    async def handle_RCPT(self, server: Any, session: Any, envelope: Envelope, to: str, options: Any) -> str:  # noqa: N802
        self.asked += 1
        if self.answers:
            return self.answers.pop(0)
        envelope.rcpt_tos.append(to)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Envelope) -> str:  # noqa: N802
        self.logged_in = bool(session.ssl and session.authenticated)
        assert isinstance(envelope.content, bytes)
        message = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(message, EmailMessage)
        self.came.append(message)
        return "250 OK"


def certificate(folder: Path) -> tuple[Path, ssl.SSLContext]:
    """A certificate for localhost, which is its own authority."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    names = x509.SubjectAlternativeName([x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    day, today = datetime.timedelta(days=1), datetime.datetime.now(datetime.UTC)
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), today - day, today + day)
    signed = made.add_extension(names, critical=False).sign(key, hashes.SHA256())
    path = folder / "certificate.pem"
    pem, plain = serialization.Encoding.PEM, serialization.NoEncryption()
    secret = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain)
    path.write_bytes(signed.public_bytes(pem) + secret)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(path)
    return path, context


@pytest.fixture(scope="module")
def trust(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ssl.SSLContext]:
    """The server trusts the mail server's certificate."""
    path, context = certificate(tmp_path_factory.mktemp("tls"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(path))
        yield context


@pytest.fixture
def office() -> Office:
    return Office()


def open_office(office: Office, trust: ssl.SSLContext, security: str) -> Controller:
    def known(server: Any, session: Any, envelope: Any, mechanism: str, data: LoginPassword) -> AuthResult:
        return AuthResult(success=data.login == USER.encode() and data.password == PASSWORD.encode())

    strict = {"authenticator": known, "auth_required": True, "tls_context": trust, "require_starttls": True}
    options: dict[str, Any] = {"ssl_context": trust} if security == "tls" else strict
    controller = Controller(office, hostname="localhost", port=free_port(), **options)
    controller.start()
    return controller


@pytest.fixture(params=["starttls", "tls"])
def server(
    request: pytest.FixtureRequest, tmp_path: Path, office: Office, trust: ssl.SSLContext
) -> Iterator[RunningServer]:
    """A server that sends letters through the office."""
    controller = open_office(office, trust, request.param)
    try:
        with serving(with_mail(quick_settings(tmp_path), controller.port, request.param)) as server:
            yield server
            assert office.logged_in == (request.param == "starttls")
    finally:
        controller.stop()


def with_mail(settings: Settings, port: int, security: str) -> Settings:
    user, password = (USER, PASSWORD) if security == "starttls" else ("", "")
    return replace(
        settings,
        origins=(f"http://localhost:{settings.port}",),
        mail_host="localhost",
        mail_port=port,
        mail_security=security,
        mail_user=user,
        mail_password=password,
        mail_from="Krainy <table@example.org>",
    )


def secret_in(message: EmailMessage, server: RunningServer, page: str) -> str:
    """The secret of the link in a letter, which leads to a page."""
    text = message.get_content().replace("\r", "")
    link = re.search(rf"^http://localhost:{server.port}/#/{page}/(\S+)$", text, re.MULTILINE)
    assert link, text
    return link[1]


def came(office: Office, number: int) -> bool:
    return len(office.came) == number


def asked(office: Office, number: int) -> bool:
    return office.asked == number


def told(caplog: pytest.LogCaptureFixture, what: str, number: int) -> bool:
    return caplog.text.count(what) == number


def test_a_link_comes_by_mail_in_the_language_of_its_reader(server: RunningServer, office: Office) -> None:
    ala = server.guest("Ala")
    mail = {"mail": "ala@example.org", "lang": "pl"}
    assert ala.http.put("/api/account/mail", json=mail).json() == {"posts": True}
    until(partial(came, office, 1), "the letter")
    (message,) = office.came
    assert (message["to"], message["from"]) == ("ala@example.org", "Krainy <table@example.org>")
    assert (message["subject"], message["auto-submitted"]) == ("Czy to Twój adres?", "auto-generated")
    assert "przez 30 minut." in message.get_content()
    link = secret_in(message, server, "confirm")
    assert ala.http.post("/api/account/mail", json={"link": link}).json()["mail"] == "ala@example.org"

    somebody = Person(server)
    for address in ("nobody@example.org", "ala@example.org"):
        body = {"mail": address, "lang": "en"}
        assert somebody.http.post("/api/login/mail", json=body).json() == {"posts": True}
    until(partial(came, office, 2), "the letter to her who has an account")
    link = secret_in(office.came[1], server, "letter")
    assert somebody.http.post("/api/login/letter", json={"link": link}).json() == {"name": "Ala"}
    assert office.asked == 2, "nobody else got a letter"


def test_a_letter_is_sent_again_until_it_is_taken_or_turned_away(
    tmp_path: Path, office: Office, trust: ssl.SSLContext, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    controller = open_office(office, trust, "starttls")
    settings = with_mail(quick_settings(tmp_path), controller.port, "starttls")
    with serving(settings) as server:
        person = server.guest()
        office.answers = ["451 come again", "451 come again"]
        person.http.put("/api/account/mail", json={"mail": "late@example.org"})
        for number, pause in enumerate(PAUSES[:2], 1):
            until(partial(asked, office, number), "a try")
            clock.ahead += pause + 1
        until(partial(came, office, 1), "the letter")

        office.answers = ["550 no such person"]
        person.http.put("/api/account/mail", json={"mail": "gone@example.org"})
        until(partial(told, caplog, "turned away", 1), "the log")
        assert office.asked == 4

        controller.stop()
        person.http.put("/api/account/mail", json={"mail": "down@example.org"})
        for number in range(len(PAUSES) + 1):
            until(partial(told, caplog, "ConnectionRefusedError", number + 1), "a try")
            clock.ahead += max(PAUSES) + 1
        until(partial(told, caplog, "is given up", 1), "the end")
    assert "example.org" not in caplog.text
    assert PASSWORD not in caplog.text + repr(settings)


def test_mail_needs_to_know_who_sends_and_where_links_lead(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="mail_from"):
        Settings(tmp_path, mail_host="localhost", origins=("https://play.example.org",))
    with pytest.raises(BadInput, match="origins"):
        Settings(tmp_path, mail_host="localhost", mail_from="table@example.org")


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_letters_are_written_in_every_language(lang: str) -> None:
    for kind in ("login", "confirm"):
        args = (("address", "https://a"), ("link", "https://a/#/x/y"), ("minutes", 30))
        assert "\nhttps://a/#/x/y\n" in speak(lang).put(f"letter-{kind}", args)
        assert speak(lang).say(f"letter-{kind}.subject")
