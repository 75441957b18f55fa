"""Rewrites mypyc's C files so that each stands alone: with no more declarations than it uses, and its own literals.

mypyc numbers the literals of a whole library and declares all of its functions in one header. One new literal or one
new function of a game would therefore change every C file of the game, and all would be compiled anew. Rewritten, a C
file changes only when its own module changes, or something that it uses.

mypyc's headers are lists of declarations, each of which names one thing. A declaration left out by mistake makes
the C compiler fail (mypyc asks for `-Werror`); it cannot change the meaning of the rest. Text that is not understood is
an error too. `compile.py` answers every error here and every failure later by compiling mypyc's C files as they are.
"""

from __future__ import annotations

import re
from hashlib import blake2b
from pathlib import Path
from string import ascii_letters, digits

from .paths import SetupError

COMMON = "common_{}.h"
"""The file that includes the headers of Python and of mypyc's runtime, named by what it includes."""
HIDDEN = "#pragma GCC visibility push(hidden)\n"
"""What is declared from here on is in the same library, and is reached without a detour through the dynamic linker."""
INCLUDE = re.compile(r'#include ["<]([\w/]+\.h)[">]')
PART = re.compile(
    r"^#include .*$"
    r"|^#ifndef MYPYC_DECLARED_\w+\n[^#]*#define \w+\n[^#]*#endif$"  # a tuple type, which others may have declared
    r"|^\w.*(?:\n[ }].*)*$",  # anything else, with its fields and its closing brace
    re.M,
)
GUARD = re.compile(r"^#(?:ifndef \w+_H|define \w+_H|endif)$|\s+", re.M)
"""What is left of a header without its parts."""
DECLARED = re.compile(
    r"\Astruct (\w+) \{"  # struct name { … };
    r"|^typedef struct .*^\} (\w+);$"  # typedef struct { … } name;
    r"|\A[\w *]*?(\w+)\(.*\);\Z"  # extern type name(…);
    r"|(\w+)(?:\[\d*\])?;\Z",  # extern type name[…];
    re.S | re.M,
)
TABLE = re.compile(r"struct export_table_\w+ \{\n")
"""What a library offers to others: pointers, one a line. A C file uses a few of some thousand."""
ENTRY = re.compile(r" +[\w ]+\*+(\w+);| +[\w *]+\(\*(\w+)\)\(.*\);")
MODULE_START = re.compile(r"^(?=char CPyDef_\w+_____top_level__\(void\) \{$)", re.M)
"""The function that runs a module when it is imported: long, and run once."""
UNOPTIMIZED = """\
#ifdef __clang__
#define UNOPTIMIZED __attribute__((optnone))
#else
#define UNOPTIMIZED __attribute__((optimize("O0")))
#endif
"""
"""Marks a function that the C compiler leaves as it is, which takes it less time."""
LITERAL = re.compile(r"CPyStatics\[(\d+)\]")
LITERALS_MADE = "    is_initialized = 1;\n"
"""The line in the start of a library at which its literals exist."""
BETWEEN_WORDS = bytes(byte if chr(byte) in f"{ascii_letters}{digits}_" else ord(" ") for byte in range(256))


def stand_alone(library: str, sources: list[Path], folder: Path) -> list[Path]:
    """Write the C files of a library anew into a folder; those of mypyc's runtime stay as they are."""
    folder.mkdir(parents=True, exist_ok=True)
    made = [source for source in sources if not source.name.startswith("__native_")]
    start = sources[0].with_name(f"__native_{library}.c")
    header = Header(sources[0].with_name(f"__native_internal_{library}.h"))
    common = COMMON.format(blake2b(header.includes.encode(), digest_size=4).hexdigest())
    (folder / common).write_text(header.includes, "utf-8")
    literals: dict[str, list[int]] = {}

    def write(source: Path, text: str) -> None:
        made.append(folder / source.name)
        text = header.needed(text) + MODULE_START.sub("UNOPTIMIZED ", text)
        made[-1].write_text(f"#include <{common}>\n{HIDDEN}{UNOPTIMIZED}{text}", "utf-8")

    for source in sources:
        if source not in made and source != start:
            name = f"CPyStatics_{source.stem.removeprefix('__native_')}"
            text, literals[name] = with_own_literals(without_includes(source), name)
            write(source, text)
    write(start, with_copies(without_includes(start), literals))
    return made


def without_includes(source: Path) -> str:
    return INCLUDE.sub("", source.read_text("utf-8"))


class Header:
    """What the C files of one library may use, by name, in the order in which it has to be declared."""

    def __init__(self, file: Path) -> None:
        self.includes = ""
        """Includes the headers that mypyc did not write: Python's and those of its runtime."""
        self._declarations: dict[str, str] = {}
        self._files: set[Path] = set()
        self._read(file)
        self._used = {name: words(text) & self._declarations.keys() for name, text in self._declarations.items()}
        self._tables = {name for name, text in self._declarations.items() if TABLE.match(text)}
        self._places = {name: place for place, name in enumerate(self._declarations)}

    def _read(self, file: Path) -> None:
        self._files.add(file)
        text = file.read_text("utf-8")
        unread = GUARD.sub("", PART.sub("", text))
        if unread:
            raise SetupError(f"{file.name} has what tools/standalone.py cannot read: {unread[:80]}")
        for part in PART.findall(text):
            included = INCLUDE.match(part)
            if included:
                other = file.parent / included[1]
                if other.parent != file.parent or not other.exists():  # mypyc copies some of its own into folders
                    self.includes += f"{part}\n"
                elif other not in self._files:
                    self._read(other)
                continue
            found = DECLARED.search(part)
            if not found:
                raise SetupError(f"{file.name} has what tools/standalone.py cannot read: {part[:80]}")
            name = found[found.lastindex or 0]
            if self._declarations.setdefault(name, part) != part:  # it may be declared twice, but not differently
                raise SetupError(f"{file.name} declares {name} for the second time and differently")

    def needed(self, text: str) -> str:
        """The declarations of everything that a C file uses, and of what those declarations use in turn."""
        wanted = words(text)
        tables = {name: shortened(self._declarations[name], wanted) for name in self._tables}
        used = self._used | {name: words(table) & self._declarations.keys() for name, table in tables.items()}
        chosen: set[str] = set()
        left = wanted & self._declarations.keys()
        while left:
            chosen |= left
            left = {other for name in left for other in used[name]} - chosen
        declared = self._declarations | tables
        return "".join(declared[name] + "\n" for name in sorted(chosen, key=self._places.__getitem__))


def shortened(table: str, wanted: set[str]) -> str:
    """A table of exports in which those that nobody wants are only places, as large as they were."""
    first, *entries, last = table.split("\n")
    lines, unused = [first], 0
    for entry in entries:
        found = ENTRY.fullmatch(entry)
        if not found:
            raise SetupError(f"an export that tools/standalone.py cannot read: {entry[:80]}")
        if wanted.isdisjoint(found.groups()):
            unused += 1
            continue
        if unused:
            lines.append(f"    void *before_{found[found.lastindex or 0]}[{unused}];")
            unused = 0
        lines.append(entry)
    if unused:
        lines.append(f"    void *at_the_end[{unused}];")
    return "\n".join([*lines, last])


def words(text: str) -> set[str]:
    """Every word of a text. There are some 60 MB of C, for which a regular expression would be slow."""
    return {word.decode() for word in set(text.encode().translate(BETWEEN_WORDS).split())}


def with_own_literals(text: str, name: str) -> tuple[str, list[int]]:
    """A C file with its literals numbered as they come, and for each of them its number in the library."""
    numbers: dict[str, int] = {}

    def renumbered(found: re.Match[str]) -> str:
        return f"{name}[{numbers.setdefault(found[1], len(numbers))}]"

    text = LITERAL.sub(renumbered, text)
    return f"PyObject *{name}[{len(numbers) or 1}];\n{text}", [int(number) for number in numbers]


def with_copies(text: str, literals: dict[str, list[int]]) -> str:
    """The C file that starts a library: it gives each module its literals as soon as they exist."""
    if text.count(LITERALS_MADE) != 1:
        raise SetupError("mypyc starts a library otherwise than tools/standalone.py expects")
    tables = ""
    copies = ""
    for name, numbers in literals.items():
        if numbers:
            tables += f"extern PyObject *{name}[{len(numbers)}];\n"
            tables += f"static const int {name}_numbers[] = {{{', '.join(map(str, numbers))}}};\n"
            copies += f"    for (int i = 0; i < {len(numbers)}; i++) {name}[i] = CPyStatics[{name}_numbers[i]];\n"
    return tables + text.replace(LITERALS_MADE, copies + LITERALS_MADE)
