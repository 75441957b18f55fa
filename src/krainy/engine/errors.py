"""What can go wrong, said to a person in one line."""


class KrainyError(Exception):
    """Something a person asked for cannot be done; the text says what is wrong and what is allowed."""


class BadInput(KrainyError):
    """A name, an option, a file or a number that the project does not know."""


class Conflict(BadInput):
    """Options that do not go together; `key` and `words` make the sentence `conflict-…` of the game's texts."""

    def __init__(self, key: str, text: str, words: dict[str, str] | None = None) -> None:
        super().__init__(text)
        self.key = key
        self.words = words or {}


class IllegalAction(KrainyError):
    """An action that the rules forbid now; `rule` is the id of the rule that forbids it."""

    def __init__(self, seat: int, action: int, rule: str) -> None:
        super().__init__(f"seat {seat} may not take action {action} now: {rule}")
        self.seat = seat
        self.action = action
        self.rule = rule


class DeadEnd(Exception):
    """The rules lead nowhere, as at a decision without actions: a game's mistake, no person's."""
