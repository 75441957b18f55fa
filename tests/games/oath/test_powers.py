"""Every card has its power in the folder where players look for it: by suit, relics, edifices, sites, traits."""

import ast
from pathlib import Path

import krainy.games.oath.powers
from krainy.games.oath.board import SUITS, TRAITS
from krainy.games.oath.cards import DENIZENS, ENTRIES, FIRST_RELIC, FIRST_SITE, NAMES, NUMBER, PLAN, SCEPTER, SUIT
from krainy.games.oath.hooks import POWERS, Power

ROOM = Path(str(krainy.games.oath.powers.__file__)).parent


def registered() -> dict[str, list[str]]:
    """The files in which each card gets its power."""
    found: dict[str, list[str]] = {}
    for path in sorted(ROOM.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "power":
                name = node.args[0]
                if isinstance(name, ast.Constant):
                    found.setdefault(str(name.value), []).append(path.relative_to(ROOM).with_suffix("").as_posix())
    return found


def folder_of(number: int) -> str:
    """Where players look for a card."""
    if number <= DENIZENS:
        return SUITS[SUIT[number]]
    if number < FIRST_RELIC:
        return "edifices"
    if number <= SCEPTER:
        return "relics"
    return "sites" if number >= FIRST_SITE and NAMES[number] not in TRAITS else "traits"


def test_powers_lie_by_suit() -> None:
    for name, files in registered().items():
        assert len(files) == 1, f"{name} has a power in {files}"
        assert files[0].split("/")[0] == folder_of(NUMBER[name]), f"{name} lies in {files[0]}"


def test_battle_plans_lie_together() -> None:
    for name, [file] in registered().items():
        if NUMBER[name] <= DENIZENS:
            assert bool(ENTRIES[NUMBER[name]] & PLAN) == file.endswith("/plans"), f"{name} lies in {file}"


def test_every_denizen_relic_and_edifice_has_a_power() -> None:
    without = [NAMES[number] for number in range(1, SCEPTER + 1) if type(POWERS[number]) is Power]
    assert without == []
