"""Templates: Fluent makes a sentence once, with blanks for the labels that it only quotes; they are filled in later.

A label such as 'F4' has no message of its own, so a sentence shows it as it is. Every table has its own labels for the
same things; without blanks every table would need its own sentences.
"""

import re
from collections.abc import Callable
from typing import Final

from .fluent import Texts
from .naming import Named

Thing = str | int
Args = tuple[tuple[str, Thing], ...]
FIRST: Final = 0xF000
MOST: Final = 256
BLANK: Final = re.compile(f"[{chr(FIRST)}-{chr(FIRST + MOST - 1)}]")
"""Letters that no text has: they are for private use."""
NONE: Final = "none"
"""What nothing is called, which sentences count as nothing."""
BLANKS: Final = [chr(FIRST + number) for number in range(MOST)]


class Template:
    """A sentence with blanks."""

    def __init__(self, said: str) -> None:
        self.said = BLANK.sub("%s", said.replace("%", "%%"))
        self.order = [ord(blank) - FIRST for blank in BLANK.findall(said)]
        """By their places in the sentence, the numbers of the blanks."""

    def filled(self, labels: list[str]) -> str:
        """The sentence with these labels."""
        return self.said % tuple([labels[number] for number in self.order])


class Templates:
    """The templates of one language and game."""

    def __init__(self, texts: Texts, make: Callable[[str, Args], str], longest: int, most: int) -> None:
        self.texts = texts
        self.make = make
        """What puts a sentence into words."""
        self.longest = longest
        """A longer text is cut by a sentence, so it is no label."""
        self.most = most
        """So many templates are kept."""
        self.made: dict[tuple[object, ...], Template] = {}
        self.labels: dict[str, bool] = {}
        """By the things that were last spoken of, whether each is a label that sentences only quote."""

    def say(self, key: str, args: Args) -> str:
        """A sentence in words."""
        names = [name for name, _ in args]

        def make(things: list[Thing]) -> str:
            return self.make(key, tuple(zip(names, things, strict=True)))

        return self.filled((key, *names), [thing for _, thing in args], make)

    def filled(self, made_of: tuple[object, ...], things: list[Thing], make: Callable[[list[Thing]], str]) -> str:
        """What is made of some things, once for all that differ only in their labels; `made_of` is what else it is made
        of."""
        labels: list[str] = []
        blanked = [thing if isinstance(thing, int) else self.blanked(thing, labels) for thing in things]
        if not labels or len(labels) > MOST or len(max(labels, key=len)) > self.longest:
            return make(things)
        named = [(place, one.first, one.counted) for place, one in enumerate(things) if isinstance(one, Named)]
        everything = (*made_of, *blanked, *named)
        found = self.made.get(everything)
        if found is None:
            if len(self.made) >= self.most:
                self.made.clear()
            pairs = zip(things, blanked, strict=True)
            same = [Named(str(two), one.first, one.counted) if isinstance(one, Named) else two for one, two in pairs]
            found = self.made[everything] = Template(make(same))
        return found.filled(labels)

    def blanked(self, text: str, labels: list[str]) -> str:
        """A thing, or several joined by '+', with blanks for labels. What a sentence may know by its name stays: keys
        of messages, and words by which it chooses among forms."""
        if "+" in text:
            return "+".join([self.blanked(part, labels) for part in text.split("+")])
        label = self.labels.get(text)
        if label is None:
            if len(self.labels) >= self.most:
                self.labels.clear()
            label = self.labels[text] = not (
                text in self.texts or text in self.texts.chosen or text == NONE or text.endswith(f"-{NONE}")
            )
        if not label:
            return text
        if text not in labels:
            labels.append(text)
        return BLANKS[labels.index(text) % MOST]
