"""What a game leaves behind: a world that the next game starts from, and what is written of it into a history.

Both are kept for years, so they hold names and keys of words, never numbers that another version might count otherwise.
"""

from typing import Final


class Line:
    """One sentence: its key, and what it gets; a text names a thing by the key of its word."""

    def __init__(self, key: str, args: dict[str, str | int]) -> None:
        self.key: Final = key
        self.args: Final = args


class Note:
    """Some sentences of one kind under a label, the message `annal-<name>`."""

    def __init__(self, name: str, lines: list[Line], secret: bool = False) -> None:
        self.name: Final = name
        self.lines: Final = lines
        self.secret: Final = secret
        """Whether the next game is better played without having read it."""


class Legacy:
    """What one game leaves to the next."""

    def __init__(self, world: str, players: list[str], ruler: int, notes: list[Note]) -> None:
        self.world: Final = world
        """The document for the option of the kind 'world'."""
        self.players: Final = players
        """The key of what each player was called; the seats first, then whoever has none."""
        self.ruler: Final = ruler
        """The player who won, and sits first in the next game."""
        self.notes: Final = notes
        """What is written down, first of all how the game was won."""


class Save:
    """A world on its way from or to another program: beside the document what that program tells of it."""

    def __init__(self, world: str, name: str, games: int, ruler: str = "") -> None:
        self.world: Final = world
        self.name: Final = name
        self.games: Final = games
        """How many games it has seen."""
        self.ruler: Final = ruler
        """What the person is called who won the last of them; nothing if nobody knows."""
