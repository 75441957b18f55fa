"""The lint finds every mistake that mypyc compiles without a word."""

from pathlib import Path

import pytest
from mypy import api

from tools.machine_ints import mistakes_in

ROOT = Path(__file__).parents[2]
HEAD = """
from librt.vecs import append, pop, vec
from mypy_extensions import i64
def tried(n: i64, m: int, row: vec[i64]) -> None:
"""
MISTAKES = {
    "    print(1 << n)": "32 bits",
    "    print(i64(1) << n)": "by a constant",
    "    print(m << row[0])": "32 bits",
    "    print(m >> n)": "32 bits",
    "    n <<= m": "by a constant",
    "    print(n >> m)": "by a constant",
}
RIGHT = ["    print(n << 3 >> 2)", "    print(1 << int(n))", "    print(n + row[0] - m)", "    print(m << 40)"]


def types_of(folder: Path, lines: list[str]) -> list[str]:
    """What mypy says about these lines, with the plugin of the project."""
    source = folder / "tried.py"
    source.write_text(HEAD + "\n".join(lines) + "\n")
    settings = folder / "mypy.ini"
    settings.write_text(f"[mypy]\nplugins = {ROOT / 'tools' / 'machine_ints.py'}\ncache_dir = {folder / 'cache'}\n")
    said, wrong, _ = api.run(["--config-file", str(settings), str(source)])
    assert not wrong, wrong
    return [line for line in said.splitlines() if ": error:" in line]


@pytest.mark.once
def test_every_mistake_is_told_and_nothing_else(tmp_path: Path) -> None:
    found = types_of(tmp_path, [*MISTAKES, *RIGHT])
    first = HEAD.count("\n") + 1
    assert len(found) == len(MISTAKES), found
    for number, (line, (mistake, words)) in enumerate(zip(found, MISTAKES.items(), strict=True)):
        assert f":{first + number}: " in line, (mistake, line)
        assert words in line, (mistake, line)


@pytest.mark.once
def test_the_project_is_checked_so() -> None:
    assert 'plugins = ["tools/machine_ints.py"]' in (ROOT / "pyproject.toml").read_text()


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("    append(row, n)", True),
        ("    other = append(row, n)", True),
        ("    print(append(row, n))", True),
        ("    row = append(row, n)", False),
        ("    row, last = pop(row)", False),
        ("    return append(row, n)", False),
        ("    from mypy_extensions import u8\n    total = u8(1) + n", True),
        ("    from mypy_extensions import i16\n    small: i16 = 1", True),
        ("    from mypy_extensions import i16\n    row[0] = i16(n) + 1", True),
        ("    from mypy_extensions import i16\n    row[0] += i16(n)", True),
        ("    from mypy_extensions import i16\n    row[0] = i16(n + 1)", False),
        ("    from mypy_extensions import i16\n    small = vec[i16]([0] * n)", False),
    ],
)
def test_a_lost_row_and_a_narrow_type_are_told(line: str, wrong: bool) -> None:
    assert bool(list(mistakes_in(HEAD + line))) == wrong


@pytest.mark.once
def test_the_sources_have_neither() -> None:
    read = 0
    for path in sorted((ROOT / "src").rglob("*.py")):
        text = path.read_text("utf-8")
        assert not list(mistakes_in(text)), path
        read += "librt" in text
    assert read > 5
