"""Passkeys: a device signs a challenge with a key that it keeps for this page alone (WebAuthn).

A passkey belongs to the host name of the page (its relying party), so it cannot be used at another one. Which passkey
is whose follows from its id; nobody has to name themselves.
"""

import ipaddress
from base64 import urlsafe_b64decode
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from fido2.server import Fido2Server
from fido2.utils import websafe_encode
from fido2.webauthn import (
    AttestationConveyancePreference,
    AttestedCredentialData,
    AuthenticatorData,
    CollectedClientData,
    PublicKeyCredentialRpEntity,
)

from ..errors import Refused
from ..storage.database import Guest
from .accounts import Accounts, Key, by_passkey
from .guests import People
from .secret import digest
from .sessions import Device
from .tickets import MINUTE, Purpose

WAIT = 10 * MINUTE
"""How long somebody may take for it."""


class Signed(NamedTuple):
    """What a device has signed, as the page brings it: each part in the base64 of addresses."""

    credential: str
    client: str
    authenticator: str
    signature: str


class Unproved(Exception):
    """What was signed proves nothing; why is told to nobody."""


def rp_of(origin: str) -> str:
    """The host name to which passkeys of a page belong. Browsers know none for an address made of numbers."""
    parts = urlsplit(origin)
    host = parts.hostname or ""
    try:
        ipaddress.ip_address(host)
        host = ""
    except ValueError:
        pass
    if not host or (parts.scheme != "https" and host != "localhost"):
        raise Refused("no-passkeys", "passkeys need https, or http://localhost")
    return host


def server_of(origin: str) -> Fido2Server:
    rp = PublicKeyCredentialRpEntity(name="Krainy", id=rp_of(origin))
    nothing = AttestationConveyancePreference.NONE  # which maker's device it is matters to nobody here
    return Fido2Server(rp, attestation=nothing, verify_origin=lambda told: told == origin)


def algorithms() -> list[int]:
    """The numbers of the signatures that can be checked here, the best first."""
    return [one.alg for one in server_of("http://localhost").allowed_algorithms]


def handle(guest: str) -> str:
    """By what a device knows whose passkey it is, so that a new one takes the place of an older one; the id of a guest
    is told to nobody."""
    return websafe_encode(digest(f"passkey {guest}").encode()[:32])


async def challenge(accounts: Accounts, purpose: Purpose, guest: str = "") -> str:
    """What a device has to sign."""
    return websafe_encode((await accounts.tickets.issue(purpose, WAIT, guest)).encode())


async def add(accounts: Accounts, guest: str, origin: str, client: str, attestation: str, device: Device) -> None:
    """A new passkey of a guest, whose device has answered the challenge."""
    state = await answered(accounts, "passkey-new", client, guest)
    made = {"clientDataJSON": client, "attestationObject": attestation}
    try:
        found = server_of(origin).register_complete(state, {"rawId": "", "response": made, "type": "public-key"})
        data = found.credential_data
        assert data is not None
    except Exception:  # the parsers of these formats fail in many ways, and all of them mean the same
        raise Unproved from None
    key = Key(guest, rp_of(origin), bytes(data), found.counter)
    await accounts.add_passkey(websafe_encode(data.credential_id), key, device)


async def log_in(people: People, origin: str, signed: Signed, device: Device) -> tuple[Guest, str] | None:
    """The guest whose passkey has signed the challenge, with a cookie for this device."""
    state = await answered(people.accounts, "passkey-login", signed.client)
    key = await people.accounts.passkey(signed.credential)
    if key is None or key.rp != rp_of(origin):
        raise Unproved
    response = {
        "clientDataJSON": signed.client,
        "authenticatorData": signed.authenticator,
        "signature": signed.signature,
    }
    try:
        known = [AttestedCredentialData(key.key)]
        whole = {"rawId": signed.credential, "response": response, "type": "public-key"}
        server_of(origin).authenticate_complete(state, known, whole)
        counter = AuthenticatorData(decoded(signed.authenticator)).counter
    except Exception:
        raise Unproved from None
    if (counter or key.counter) and counter <= key.counter:
        raise Unproved  # somebody has copied the key
    return await people.enter(by_passkey(signed.credential, key.counter, counter), device)


async def answered(accounts: Accounts, purpose: Purpose, client: str, guest: str = "") -> dict[str, Any]:
    """The challenge that a device says it has signed, if it was given for this and is used for the first time."""
    try:
        told = CollectedClientData(decoded(client)).challenge.decode("ascii")
    except Exception:
        raise Unproved from None
    ticket = await accounts.tickets.use(purpose, told)
    if ticket is None or ticket.guest != guest:
        raise Unproved
    return {"challenge": websafe_encode(told.encode()), "user_verification": None}


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
