"""The player aid: the sheet that lies beside everybody's place and says on one page what a turn holds."""

from typing import Final


class AidRow:
    """One line: `aid-<key>` is what it is about, `aid-<key>.text` what is to be known of it.

    The text gets the numbers and words given here, so that no number of the rules stands in a text.
    """

    def __init__(
        self,
        key: str,
        rule: str = "",
        sign: str = "",
        actions: list[str] | None = None,
        numbers: dict[str, int] | None = None,
        words: dict[str, str] | None = None,
    ) -> None:
        self.key: Final = key
        self.rule: Final = rule
        """The rule that tells the whole of it."""
        self.sign: Final = sign
        """The sign that boards draw for it; a line of `signs` explains it."""
        self.actions: Final = actions or []
        """The blocks of actions that it speaks of: who may take one now is shown this line as what can be done."""
        self.numbers: Final = numbers or {}
        self.words: Final = words or {}


class AidPart:
    """Some lines under one title, `aid-part-<key>`."""

    def __init__(self, key: str, rows: list[AidRow]) -> None:
        self.key: Final = key
        self.rows: Final = rows


def spelled(numbers: list[int], between: str = ", ") -> str:
    """Numbers in a row: '2, 3, 4'."""
    return between.join([str(number) for number in numbers])
