"""YAML as plain words for people: strict, small, and every complaint names the file and the line.

Only mappings, lists, texts, whole numbers, true, false and null; 'on', '1:30' or '2017-05-01' are
texts. Aliases, tags, repeated keys and deep nesting are refused.
"""

import contextlib
import re
from pathlib import Path
from typing import Any, Final

import yaml
from yaml.composer import Composer
from yaml.constructor import SafeConstructor
from yaml.resolver import Resolver

from krainy.engine.errors import BadInput

try:
    from yaml import CSafeLoader
except ImportError:  # PyYAML was built without libyaml; mypy knows only the case above
    from yaml import SafeLoader as CSafeLoader  # type: ignore[assignment]

MOST_BYTES: Final = 1_000_000
MOST_DEPTH: Final = 20


class Block(dict[str, Any]):
    """A mapping of a file, and the line on which it begins."""

    line = 0


class Strict(Composer, SafeConstructor, Resolver):
    """What a loader makes of the events of a parser: it knows no more than the few kinds above."""

    depth = 0

    def compose_node(self, parent: yaml.Node | None, index: Any) -> yaml.Node | None:
        parser: Any = self  # the stubs leave its methods untyped
        event = parser.peek_event()
        if isinstance(event, yaml.AliasEvent) or event.anchor:
            raise complaint("there are no anchors and aliases here; write it out", event.start_mark)
        if event.tag:
            raise complaint("there are no tags here", event.start_mark)
        if self.depth == MOST_DEPTH:
            raise complaint(f"this is nested more than {MOST_DEPTH} deep", event.start_mark)
        self.depth += 1
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node

    def block(self, node: yaml.MappingNode) -> Block:
        """A mapping whose keys are texts, each once."""
        made = Block()
        made.line = node.start_mark.line + 1
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise complaint("a key must be a text", key.start_mark)
            if key.value in made:
                raise complaint(f"the key '{key.value}' comes twice", key.start_mark)
            made[key.value] = self.construct_object(value, deep=True)
        return made


class Loader(Strict, yaml.SafeLoader):
    """Reads with the parser in Python, which says best what is wrong."""


class QuickLoader(Strict, CSafeLoader):
    """Reads with the parser in C where there is one: it takes a fifth of the time."""

    def __init__(self, text: str) -> None:
        CSafeLoader.__init__(self, text)
        Composer.__init__(self)


def complaint(text: str, mark: Any) -> yaml.MarkedYAMLError:
    """An error at a place of the file."""
    return yaml.MarkedYAMLError(problem=text, problem_mark=mark)


def resolvers(kinds: dict[str, tuple[str, str]]) -> dict[str, list[tuple[str, re.Pattern[str]]]]:
    """What a bare word can be besides a text: kinds with their patterns, by first letter."""
    table: dict[str, list[tuple[str, re.Pattern[str]]]] = {}
    for kind, (letters, pattern) in kinds.items():
        for letter in letters or [""]:
            table.setdefault(letter, []).append((f"tag:yaml.org,2002:{kind}", re.compile(pattern)))
    return table


Strict.yaml_implicit_resolvers = resolvers(
    {
        "bool": ("tf", r"^(true|false)$"),
        "int": ("-0123456789", r"^(0|-?[1-9][0-9]{0,8})$"),
        "null": ("n~", r"^(null|~)$"),
    }
)
Strict.yaml_implicit_resolvers[""] = resolvers({"null": ("", r"^$")})[""]
Strict.yaml_constructors = {**SafeConstructor.yaml_constructors, "tag:yaml.org,2002:map": Strict.block}


def documents(text: str, name: str) -> list[object]:
    """The documents of a text; `name` is what a complaint calls the file."""
    with contextlib.suppress(yaml.YAMLError):
        return list(yaml.load_all(text, QuickLoader))
    try:
        return list(yaml.load_all(text, Loader))
    except yaml.MarkedYAMLError as error:
        line = f", line {error.problem_mark.line + 1}" if error.problem_mark else ""
        raise BadInput(f"{name}{line}: {' '.join(str(error.problem).split())}") from None
    except yaml.YAMLError as error:
        raise BadInput(f"{name}: this is not YAML: {' '.join(str(error).split())}") from None


def file_text(path: Path) -> str:
    """The text of a file of sane size."""
    try:
        data = path.read_bytes()
        if len(data) > MOST_BYTES:
            raise BadInput(f"{path}: the file has more than {MOST_BYTES} bytes")
        return data.decode("utf-8")
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path}: the file is not UTF-8 text") from None
