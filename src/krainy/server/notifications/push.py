"""Web push: a message that only one browser can read (RFC 8291), signed so that its push service knows who sends
(RFC 8292)."""

import base64
import json
import os
from functools import lru_cache
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from krainy.engine.errors import BadInput

P256_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD_BYTES = 4096
TOKEN_SECONDS = 12 * 3600
"""How long a signature is good; push services take a day at most."""
HOUR = 3600


def plain(data: bytes) -> str:
    """Bytes in the base64 of addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unplain(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def derived(secret: bytes, salt: bytes | None, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as its 65 bytes."""
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse what is no key of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unplain(p256dh))
        if len(unplain(auth)) == 16:
            return
    except ValueError:
        pass
    raise BadInput("body: these are no keys of a push subscription")


def encrypted(
    message: bytes, p256dh: str, auth: str, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """The body of a push message. The key and the salt are new for every message; a test may give them."""
    browser, secret = unplain(p256dh), unplain(auth)
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    public = point(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser))
    input_key = derived(shared, secret, b"WebPush: info\0" + browser + public, 32)
    key = derived(input_key, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(input_key, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(public)]) + public
    return header + AESGCM(key).encrypt(nonce, message + b"\x02", None)


class Vapid:
    """The key by which push services know this server. It comes from the server's own key, so that it is made at the
    first start and is in every backup."""

    def __init__(self, key: bytes, contact: str) -> None:
        number = int.from_bytes(derived(key, None, b"krainy web push", 48), "big") % (P256_ORDER - 1) + 1
        self.private = ec.derive_private_key(number, ec.SECP256R1())
        self.contact = contact
        self.public = plain(point(self.private.public_key()))
        """What a browser needs to subscribe."""
        self.signed = lru_cache(256)(self.sign)

    def authorization(self, endpoint: str, now: float) -> str:
        """The header by which a push service knows us."""
        parts = urlsplit(endpoint)
        token = self.signed(f"{parts.scheme}://{parts.netloc}", int(now) // HOUR)
        return f"vapid t={token}, k={self.public}"

    def sign(self, audience: str, hour: int) -> str:
        claims = {"aud": audience, "exp": hour * HOUR + TOKEN_SECONDS, "sub": self.contact}
        parts = [plain(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        made = ".".join(parts)
        r, s = utils.decode_dss_signature(self.private.sign(made.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{made}.{plain(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
