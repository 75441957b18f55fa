"""Every rule of a game is cited where the code carries it, in one notation: `[eko.move.3, eko.move.4]`."""

import ast
import re
import tokenize
from io import StringIO
from pathlib import Path

import pytest

import krainy
from krainy.games import names
from krainy.play.citations import citations
from krainy.play.reference import rules

pytestmark = pytest.mark.once

NO_CODE: dict[str, str] = {
    "xidit.ruling.4": "a misprint of the rulebook",
    "mysthea.ruling.19": "a value of the data: what card EN16 brings",
    "oath.opt.5": "an agreement between people: who keeps a colour from game to game",
    "oath.ruling.1": "which text of the publisher stands above which",
    "oath.ruling.20": "a roll in an example of the rulebook",
    "oath.ruling.21": "a step in an example of the rulebook",
    "oath.term.17": "what people promise each other",
    "oath.wake.7": "no card and no site has such a power",
    "runewars.fate.5": "what can be counted on the cards of the data",
    "runewars.ruling.46": "what people say to each other; nothing lets them trade",
    "runewars.rune.7": "what people say to each other",
}
"""The rules that no code can carry, and why."""


def citation(game: str) -> re.Pattern[str]:
    """Rules or whole sections of a game, in brackets."""
    id = rf"{game}\.[a-z0-9_]+(?:\.\d+)?"
    return re.compile(rf"\[{id}(?:,\s+{id})*\]")


def sources(game: str) -> dict[str, str]:
    """The code of a game, by the name of its file."""
    room = Path(str(krainy.__file__)).parent / "games" / game
    return {str(path.relative_to(room)): path.read_text(encoding="utf-8") for path in sorted(room.rglob("*.py"))}


def prose(code: str) -> list[str]:
    """The comments and docstrings of a file."""
    comments = [t.string for t in tokenize.generate_tokens(StringIO(code).readline) if t.type == tokenize.COMMENT]
    strings = [
        node.value.value
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    ]
    return comments + strings


def odd(game: str, text: str) -> list[str]:
    """What is left of ids when the citations are taken out: ranges, bare and shortened ids, numbers of rulings."""
    sections = "|".join(rule.id.removeprefix(f"{game}.") for rule in rules(game, "en") if rule.section)
    left = rf"\b{game}\.[a-z0-9_]+\.\d\S*|\b(?:{sections})\.\d\S*|\brulings?[ .]\s*R?\d+|\bR\d\d?\b|(?<=[\s,\[])\.\d+"
    return re.findall(left, citation(game).sub("", text))


@pytest.mark.parametrize("game", names())
def test_every_rule_is_cited_or_needs_no_code(game: str) -> None:
    known = [rule.id for rule in rules(game, "en") if not rule.section]
    cited = citations(game)
    assert [id for id in known if id not in cited and id not in NO_CODE] == []
    assert [id for id in NO_CODE if id in cited] == []
    assert [id for id in [*cited, *NO_CODE] if id.startswith(f"{game}.") and id not in known] == []


@pytest.mark.parametrize("game", names())
def test_citations_name_rules_or_sections_of_the_reference(game: str) -> None:
    known = {rule.id for rule in rules(game, "en")}
    for name, code in sources(game).items():
        for text in prose(code):
            for found in citation(game).findall(text):
                assert [id for id in re.split(r",\s+", found[1:-1]) if id not in known] == [], f"{name}: {found}"


@pytest.mark.parametrize("game", names())
def test_ids_are_written_in_one_notation(game: str) -> None:
    found = {name: [what for text in prose(code) for what in odd(game, text)] for name, code in sources(game).items()}
    assert {name: what for name, what in found.items() if what} == {}


@pytest.mark.parametrize(
    "text",
    [
        "[eko.move.2-8]",
        "[eko.build.2, .4]",
        "(eko.move.3)",
        "eko.move.3",
        "[move.3]",
        "(ruling 7)",
        "(ruling R49)",
        "ruling.22",
    ],
)
def test_other_notations_are_found(text: str) -> None:
    assert odd("eko", f"A stack moves. {text}")
