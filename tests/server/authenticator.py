"""A device that keeps a passkey, as a browser and its authenticator would do together."""

from hashlib import sha256
from secrets import token_bytes
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from fido2.cose import ES256
from fido2.utils import websafe_decode, websafe_encode
from fido2.webauthn import (
    Aaguid,
    AttestationObject,
    AttestedCredentialData,
    AuthenticatorData,
    CollectedClientData,
)

FLAG = AuthenticatorData.FLAG
PRESENT, KEY = FLAG.UP | FLAG.UV, FLAG.AT
"""The flags of what it signs: a person is there and was recognised; a new key is in it."""


class Authenticator:
    """One passkey for the page of one origin."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = token_bytes(16)
        self.counter = 1

    def client(self, kind: str, challenge: str) -> bytes:
        return bytes(CollectedClientData.create(kind, websafe_decode(challenge), self.origin))

    def make(self, wish: dict[str, Any]) -> dict[str, str]:
        """The answer to the challenge for a new passkey."""
        public = ES256.from_cryptography_key(self.key.public_key())  # type: ignore[no-untyped-call]
        data = AttestedCredentialData.create(Aaguid(bytes(16)), self.id, public)
        told = AuthenticatorData.create(self.rp(wish), PRESENT | KEY, self.counter, data)
        made = AttestationObject.create("none", told, {})
        client = self.client("webauthn.create", wish["challenge"])
        return {"client": websafe_encode(client), "attestation": websafe_encode(bytes(made))}

    def sign(self, wish: dict[str, Any]) -> dict[str, str]:
        """The answer to the challenge for a login."""
        self.counter += 1
        told = bytes(AuthenticatorData.create(self.rp(wish), PRESENT, self.counter))
        client = self.client("webauthn.get", wish["challenge"])
        signature = self.key.sign(told + sha256(client).digest(), ec.ECDSA(SHA256()))
        parts = {"passkey": self.id, "client": client, "authenticator": told, "signature": signature}
        return {name: websafe_encode(part) for name, part in parts.items()}

    def rp(self, wish: dict[str, Any]) -> bytes:
        return sha256(wish["rp"].encode()).digest()
