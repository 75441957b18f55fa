"""A made-up language: English in other letters, added to a copy of the sources as CONTRIBUTING tells to add a language.

`python -m tests.pseudo FOLDER` makes the copy; `tests/play/test_languages.py` and `tests/web/language.spec.ts` look for
what is still said in English there.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

ROOT = Path(__file__).resolve().parent.parent
CODE = "eo"
"""That of a real language, because libraries ask for its plurals: like English it has one and other."""
LINE = f'    Language("{CODE}", "Ƥşḗŭḓǿ", "ja-JP"),\n'
"""What the page lets the browser say, like 'yesterday', is neither English nor ours."""
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
OTHER = "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ"
LETTERS = str.maketrans(PLAIN, OTHER)
KEPT = re.compile(r"\{#[^}]*\}|\b[a-z]+(?:\.[a-z_]+)+(?:\.\d+)?|\b\w*\d\w*\b|`[^`]*`|<[^>]*>")
"""Anchors, rules, numbers of cards and other ids, commands, marks: what is no language."""


def pseudo(text: str) -> str:
    """A text in the made-up language."""
    kept = KEPT.findall(text)
    parts = [part.translate(LETTERS) for part in KEPT.split(text)]
    return "".join(part for pair in zip(parts, [*kept, ""], strict=True) for part in pair)


class Words(Transformer):
    """Changes the letters of a Fluent text, and nothing that it refers to."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the name that Fluent calls
        node.value = pseudo(node.value)
        return node


def make(folder: Path) -> None:
    """A copy of the sources that has one more language."""
    skipped = shutil.ignore_patterns("__pycache__", "node_modules", "page", ".svelte-check", ".vite")
    for part in ("src", "tools", "web", "docs"):
        shutil.copytree(ROOT / part, folder / part, ignore=skipped)
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    languages = folder / "src" / "krainy" / "play" / "languages.py"
    listed, count = re.subn(r'( +Language\("en".*\n)', rf"\1{LINE}", languages.read_text(encoding="utf-8"))
    assert count == 1
    languages.write_text(listed, encoding="utf-8")
    texts = ("src/krainy/**/text/en.ftl", "src/krainy/games/*/lessons/en.ftl", "web/src/**/text/en.ftl")
    for text in [text for pattern in texts for text in folder.glob(pattern)]:
        resource = FluentParser().parse(text.read_text(encoding="utf-8"))
        Words().visit(resource)
        text.with_stem(CODE).write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    for rules in folder.glob("src/krainy/games/*/rules/en.md"):
        rules.with_stem(CODE).write_text(pseudo(rules.read_text(encoding="utf-8")), encoding="utf-8")
    subprocess.run([sys.executable, "-m", "tools.wire"], cwd=folder, env=environment(folder), check=True)


def environment(folder: Path) -> dict[str, str]:
    """In which Python runs the copy, and keeps nothing outside it."""
    paths = {"PYTHONPATH": f"{folder / 'src'}:{folder}", "KRAINY_CACHE": str(folder / "cache"), "KRAINY_PURE": "1"}
    return {**os.environ, **paths}


if __name__ == "__main__":
    make(Path(sys.argv[1]))
