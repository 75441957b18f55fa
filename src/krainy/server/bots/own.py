"""The bots of others that an operator allows at tables: short names for what people never see or send."""

import re
import time
from collections.abc import Mapping, Sequence
from functools import cache

from krainy.bots import NAMES
from krainy.engine.errors import BadInput
from krainy.play.own import check

NAME = re.compile(r"[a-z][a-z0-9-]{0,19}")
NO_BOTS: Mapping[str, str] = {}
TAKEN = (*NAMES, "me", "screen", "person", "bot", "search")


def own_bots(setting: Sequence[str]) -> dict[str, str]:
    """By name, what plays under it."""
    return dict(split(one) for one in setting)


@cache
def split(text: str) -> tuple[str, str]:
    """One entry of the setting, `name=bot`."""
    name, sign, bot = text.partition("=")
    if not sign or NAME.fullmatch(name) is None or name in TAKEN:
        raise BadInput(
            f"own_bots: '{text}' is not name=bot, as in club=/srv/bots/club.py:Club; a name is new and short"
        )
    return name, bot


def check_own(setting: Sequence[str]) -> None:
    """Refuse at the start what could not play."""
    for bot in own_bots(setting).values():
        check(bot, time.monotonic)
