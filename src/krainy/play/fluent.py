"""Files of Project Fluent, of which each message is parsed when it is first said.

To parse the texts of all games takes seconds, and most processes say a few sentences of one game.
"""

import re
from functools import cache, cached_property
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

Message = ast.Message | ast.Term

START = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins; it goes on until the next one begins, or a comment."""
COMMENT = re.compile(r"^#.*$", re.MULTILINE)
CHOSEN = re.compile(r'\[ *([^\]\s]*) *\]|"([^"]*)"')
"""A word by which a sentence chooses among forms, or a text in quotation marks with which it may compare one."""


class MissingWords(LookupError):
    """A key, a case or an argument that a sentence needs and our texts do not have."""


class Entry:
    """One message or term of a file."""

    def __init__(self, path: Path, text: str) -> None:
        self.path = path
        self.text = text

    @cached_property
    def parsed(self) -> Message:
        found = read(self.path, self.text)
        if len(found) != 1:
            raise MissingWords(f"{self.path}: cannot read {self.text!r}")
        return found[0]


class ParsedEntry(Entry):
    """A message of a file that was parsed as a whole."""

    def __init__(self, path: Path, message: Message) -> None:
        super().__init__(path, "")
        self.parsed = message


def read(path: Path, text: str) -> list[Message]:
    """The messages and terms of a text; a line that cannot be read is a mistake."""
    body = FluentResource(text).body
    for entry in body:
        if isinstance(entry, ast.Junk):
            raise MissingWords(f"{path}: cannot read {entry.content!r}")
    return [entry for entry in body if isinstance(entry, Message)]


def key_of(message: Message) -> str:
    """The name of a message; that of a term begins with a hyphen, as in the file."""
    return f"-{message.id.name}" if isinstance(message, ast.Term) else message.id.name


@cache
def entries(path: Path) -> dict[str, Entry]:
    """The entries of a file of our own by their keys; some files belong to every game. No key may be there twice."""
    text = COMMENT.sub("", path.read_text(encoding="utf-8"))
    starts = list(START.finditer(text))
    before = text[: starts[0].start()] if starts else text
    if before.strip():
        raise MissingWords(f"{path}: cannot read {before!r}")
    found: dict[str, Entry] = {}
    for start, end in zip(starts, [*[one.start() for one in starts[1:]], len(text)], strict=True):
        if start[1] in found:
            raise MissingWords(f"{path}: '{start[1]}' is there twice")
        found[start[1]] = Entry(path, text[start.start() : end])
    return found


class References(Visitor):
    """Finds the keys of the messages and terms that a message quotes."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (the name is Fluent's)
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)


class Texts(dict[str, Entry]):
    """The entries of several files by their keys, and the bundle that says those which were needed so far."""

    def __init__(self, bundle: FluentBundle) -> None:
        super().__init__()
        self.bundle = bundle
        self.given: set[str] = set()
        """The keys of those that the bundle has."""
        self.chosen: set[str] = {""}
        """The words by which sentences choose among forms, with all that only looks like one."""

    def add(self, path: Path) -> None:
        """Add a file of our own; a key that is there already is a mistake."""
        for key, entry in entries(path).items():
            if key in self:
                raise MissingWords(f"{path}: '{key}' is there already")
            self[key] = entry
            self.note_chosen(entry.text)

    def override(self, path: Path) -> None:
        """Add the file of a data pack, whose words may take the place of ours. What it leaves out stays as it was."""
        text = path.read_text(encoding="utf-8")
        self.note_chosen(text)
        for message in read(path, text):
            key = key_of(message)
            if key in self:
                complete(message, self[key].parsed)
            self[key] = ParsedEntry(path, message)

    def note_chosen(self, text: str) -> None:
        """Note by which words the messages of a text choose."""
        for word, quoted in CHOSEN.findall(text):
            self.chosen |= {word, quoted}

    def give(self, key: str) -> None:
        """Give the bundle a message, with all that it quotes."""
        if key in self.given:
            return
        wanted, messages = [key], dict[str, Message]()
        while wanted:
            quoted = wanted.pop()
            if quoted in messages or quoted not in self:
                continue
            messages[quoted], references = self[quoted].parsed, References()
            references.visit(messages[quoted])
            wanted += references.found
        self.bundle.add_resource(ast.Resource(list(messages.values())))
        self.given.update(messages)  # last, because another thread may ask for the same message


def complete(message: Message, older: Message) -> None:
    """What a message of a data pack leaves out stays as it was."""
    told = [attribute.id.name for attribute in message.attributes]
    message.attributes += [attribute for attribute in older.attributes if attribute.id.name not in told]
    if message.value is None:
        message.value = older.value
