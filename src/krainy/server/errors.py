"""Errors that are answers: what somebody wanted cannot be, and the answer says why."""

from typing import NamedTuple

from krainy.engine.errors import KrainyError


class Refused(KrainyError):
    """A row that cannot follow; `code` says why in one word, `rule` names the rule that forbids a move."""

    def __init__(self, code: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.code = code
        self.rule = rule


NAME_TAKEN = ("name-taken", "somebody at the table has this name, or one that looks like it; choose another")


class Against(NamedTuple):
    """What a refusal would say; it is asked at every move, and an exception takes longer to make."""

    code: str
    text: str
