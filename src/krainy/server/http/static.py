"""Answers that never change while the server runs: made and packed once, with a tag that says whether they are new."""

import gzip
import hashlib
from collections.abc import Mapping

from fastapi import Response

from ..wire.messages import ENCODER


class StaticAnswer:
    """An answer in JSON, plain and packed, with the tag by which a browser knows that it has it already."""

    def __init__(self, content: object) -> None:
        plain = ENCODER.encode(content)
        self.fill(plain, gzip.compress(plain, mtime=0))

    @classmethod
    def unpacked(cls, packed: bytes) -> "StaticAnswer":
        """The answer whose packed form was kept."""
        made = cls.__new__(cls)
        made.fill(gzip.decompress(packed), packed)
        return made

    def fill(self, plain: bytes, packed: bytes) -> None:
        self.plain = plain
        self.packed = packed
        self.tag = f'W/"{hashlib.sha256(self.plain).hexdigest()[:32]}"'  # weak: the same for plain and packed

    def answer(self, asked: Mapping[str, str]) -> Response:
        """The answer to a call with these headers: nothing new, packed, or plain."""
        headers = {"etag": self.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
        if self.tag in [tag.strip() for tag in asked.get("if-none-match", "").split(",")]:
            return Response(status_code=304, headers=headers)
        if takes_gzip(asked.get("accept-encoding", "")):
            headers["content-encoding"] = "gzip"
            return Response(self.packed, media_type="application/json", headers=headers)
        return Response(self.plain, media_type="application/json", headers=headers)


def takes_gzip(accepted: str) -> bool:
    """Whether a caller can unpack; 'gzip;q=0' says that it cannot."""
    for part in accepted.lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() == "gzip":
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
