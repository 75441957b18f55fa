"""Data packs: the components of a game that the owner of a printed box may replace by a folder of data files.

A game declares one `Pack` in its `pack.py` and reads these files through it, so that another folder of the same files
can take the place of its data/ there and nowhere else.
"""

from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from .errors import BadInput
from .facts import fact_file, facts, pack_folder
from .game import AnyGame, Option

OWN: Final = "reconstructed"
"""What a game without a pack names instead of one."""
OPTION: Final = "pack"
"""The option by which records name the pack."""


class Pack:
    """The data files of a game that a pack may have, and what may be otherwise in them."""

    def __init__(
        self,
        game: str,
        files: dict[str, list[str]],
        words: list[str],
        numbers: dict[str, list[str]] | None = None,
        names: str = "",
    ) -> None:
        self.game: Final = game
        self.files: Final = files
        """By file, the facts that may differ: `section.field`, with `*` for any one name. All others stay as ours."""
        self.words: Final = words
        """The fields whose words the rules know: a pack may only use those that our own file has in them."""
        self.numbers: Final = numbers or {}
        """By operation, the numbers that may differ; the others are part of what the operation is."""
        self.names: Final = names
        """The file that says which names are ours; a pack may leave out of it what it likes."""
        self.folder: Final = pack_folder(game)
        """The folder of the pack in play, or nothing."""
        self.mark: Final = self.find_mark()
        """The pack in play as records name it: the name of its folder and a part of the hash of all facts."""

    def find_mark(self) -> str:
        if not self.folder:
            return OWN
        whole = sha256()
        for name in self.files:
            whole.update(fact_file(self.game, name, self.folder).read_bytes())
        return f"{Path(self.folder).resolve().name}-{whole.hexdigest()[:12]}"

    def facts(self, name: str) -> dict[str, Any]:
        """A data file: that of the pack in play where it has one."""
        return facts(self.game, name, self.folder)

    def wrong(self, name: str, what: str) -> BadInput:
        """An error that says what is impossible in a file."""
        return BadInput(f"{fact_file(self.game, name, self.folder)}: {what}")

    def option(self) -> Option:
        """The option of the game that names the pack in play; it leaves no choice."""
        return Option(OPTION, "choice", self.mark, choices=[self.mark])


def stored_options(game: AnyGame, options: dict[str, object]) -> dict[str, object]:
    """The options of a game begun earlier, as it was begun: one that names no pack was played with our own facts."""
    named = any(option.name == OPTION for option in game.options)
    return {OPTION: OWN, **options} if named else options
