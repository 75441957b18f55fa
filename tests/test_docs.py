"""The documents name files that exist, and their links lead somewhere."""

import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GUIDES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))
"""They may speak of files that are gone, but their links must lead somewhere."""
PAST = {"CHANGELOG.md", "review-1.md", "review-2.md"}
"""Documents that speak of the past: what they name may be gone."""
CODE_BLOCK = re.compile(r"^( *)```.*?^\1```", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
TOP = ("src/", "tests/", "web/", "docs/", "tools/", "deploy/", "bench/", "examples/", "games/")
FILE = re.compile(r"[\w./*<>-]*[\w*>]\.(?:py|ts|mjs|svelte|css|md|ftl|service)")
MODULE = re.compile(r"\b(?:krainy|tests)(?:\.[a-z_]+)+")
MADE_UP = {"NN-name.yaml"}
"""Files that a reader is told to make."""


@cache
def files() -> frozenset[str]:
    """Every file of the sources, and every folder with a slash at its end."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if listed.returncode:  # the sources without their history
        names = [str(path.relative_to(ROOT)) for top in TOP[:-1] for path in (ROOT / top).rglob("*")]
        names = [name for name in names if "node_modules" not in name and (ROOT / name).is_file()]
    else:
        names = listed.stdout.splitlines()
    folders = {f"{parent}/" for name in names for parent in Path(name).parents}
    return frozenset([*names, *folders])


def exists(name: str) -> bool:
    """Whether a name, with `<game>` and `*` for anything, is the end of the path of a file or folder."""
    pattern = re.escape(name.removeprefix("./")).replace(r"\*", "[^/]*")
    pattern = re.sub(r"<[^/]*?>", "[^/]*", pattern)
    whole = re.compile(rf"(?:.*/)?{pattern}/?")
    return any(whole.fullmatch(file) for file in files())


def named_files(text: str) -> Iterator[str]:
    """The files and folders that are named in code style."""
    for code in CODE.findall(CODE_BLOCK.sub("", text)):
        for word in code.split():
            path = word.strip(",;:()[]'\"").partition("::")[0]
            if (path.startswith(TOP) and "…" not in path and "{" not in path) or FILE.fullmatch(path):
                yield path


def anchors(document: Path) -> set[str]:
    """The anchors of the headings of a document, as GitHub makes them."""
    headings = HEADING.findall(CODE_BLOCK.sub("", document.read_text("utf-8")))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def leads_somewhere(document: Path, link: str) -> bool:
    if "://" in link or link.startswith("mailto:"):
        return True
    path, _, anchor = link.partition("#")
    target = (document.parent / path).resolve() if path else document
    return target.exists() and (not anchor or target.suffix != ".md" or anchor in anchors(target))


@pytest.mark.parametrize("document", [*GUIDES, *DECISIONS], ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    links = LINK.findall(CODE.sub("`", CODE_BLOCK.sub("", document.read_text("utf-8"))))
    assert [link for link in links if not leads_somewhere(document, link)] == []


@pytest.mark.parametrize("document", [path for path in GUIDES if path.name not in PAST], ids=lambda path: path.name)
def test_files_that_are_named_exist(document: Path) -> None:
    named = dict.fromkeys(named_files(document.read_text("utf-8")))
    assert [name for name in named if Path(name).name not in MADE_UP and not exists(name)] == []


@pytest.mark.parametrize("document", [path for path in GUIDES if path.name not in PAST], ids=lambda path: path.name)
def test_modules_that_are_named_exist(document: Path) -> None:
    wrong = []
    for module in dict.fromkeys(MODULE.findall(document.read_text("utf-8"))):
        path = module.replace(".", "/")
        parent, _, last = path.rpartition("/")
        if parent == "krainy" and not exists(f"src/{path}/"):
            continue  # a function of the package, or a file of that name
        homes = [f"src/{parent}.py", f"src/{parent}/__init__.py", f"{parent}.py"]
        known = any(re.search(rf"\b{last}\b", (ROOT / home).read_text("utf-8")) for home in homes if home in files())
        if not known and not exists(f"{path}.py") and not exists(f"{path}/"):
            wrong.append(module)
    assert wrong == []


def test_the_walk_has_ten_links_to_the_code() -> None:
    walk = ROOT / "docs" / "walk.md"
    code = [link for link in LINK.findall(walk.read_text("utf-8")) if link.startswith(("../src/", "../web/"))]
    assert len(code) == len(set(code)) == 10
