"""The files that a data pack of Oath may have: the sheet of the Clockwork Prince, largely reconstructed, and which
names are ours."""

from typing import Any, Final

from krainy.engine.pack import Pack

PACK: Final = Pack(
    "oath",
    {
        "prince": [
            "tactics",
            "starred",
            "actions",
            "draw",
            "rows",
            "quadrant.friend",
            "quadrant.gains",
            "node.does",
            "node.exits",
        ]
    },
    words=["does"],
    names="names",
)
"""The pack in play."""
MOST: Final = 9
"""No number of the sheet is higher."""
TESTS: Final = [
    "always",
    "most_sites",
    "most_goods",
    "ready_site",
    "ready_goods",
    "ready_secret",
    "ready_people",
    "pay_relic",
    "pay_secret",
    "pay_people",
    "holds_secret",
    "holds_people",
    "lacks_secret",
]
"""What an exit of the Mind Map can ask."""
GAINS: Final = ["warbands", "favor", "secrets", "tactics"]
"""What he can gain in a quadrant where he plays nothing."""


def prince_sheet() -> dict[str, Any]:
    """The facts of the Clockwork Prince's sheet; those of a pack are looked at first."""
    sheet = PACK.facts("prince")
    if PACK.folder:
        check_numbers(sheet)
        check_mind_map(sheet)
    return sheet


def check_numbers(sheet: dict[str, Any]) -> None:
    """The tracks and rows of the sheet. [oath.prince.8, oath.prince.10, oath.prince.11, oath.prince.12,
    oath.prince.17]"""
    tactics, draw, rows, actions = sheet["tactics"], sheet["draw"], sheet["rows"], sheet["actions"]
    if not tactics or any(not 0 <= dice <= MOST for dice in tactics) or len(tactics) > MOST:
        raise PACK.wrong("prince", f"'tactics' has up to {MOST} spaces of 0 to {MOST} dice")
    if any(not 0 <= space < len(tactics) for space in sheet["starred"]):
        raise PACK.wrong("prince", f"'starred' names spaces of 'tactics', from 0 to {len(tactics) - 1}")
    if not 1 <= draw <= MOST:
        raise PACK.wrong("prince", f"'draw' is 1 to {MOST} cards, not {draw}")
    if len(rows) != 2 or not 1 <= rows[0] <= rows[1] <= MOST:
        raise PACK.wrong("prince", f"'rows' are the first and the highest row, from 1 to {MOST}")
    steps = [row[0] for row in actions if len(row) == 2 and 1 <= row[1] <= MOST]
    if len(steps) < len(actions) or steps != sorted(steps, reverse=True):
        raise PACK.wrong(
            "prince", f"'actions' are rows of warbands and of 1 to {MOST} actions, from many warbands down"
        )
    if not steps or steps[-1] != 0:
        raise PACK.wrong("prince", "the last row of 'actions' is for 0 warbands")
    for quadrant in sheet["quadrant"]:
        for what, number in quadrant["gains"].items():
            if what not in GAINS or not isinstance(number, int) or not 0 <= number <= MOST:
                known = ", ".join(GAINS)
                raise PACK.wrong(
                    "prince", f"quadrant {quadrant['id']} cannot gain {what} = {number}; it gains: {known}"
                )


def check_mind_map(sheet: dict[str, Any]) -> None:
    """Every exit has a test that the rules know and leads to a node; the last is always open. [oath.prince.13]"""
    nodes = [node["id"] for node in sheet["node"]]
    for node in sheet["node"]:
        exits = node["exits"]
        for way in exits:
            if len(way) != 2 or way[0] not in TESTS:
                raise PACK.wrong("prince", f"node {node['id']}: {way} is no exit; tests are: {', '.join(TESTS)}")
            if way[1] not in nodes:
                raise PACK.wrong("prince", f"node {node['id']}: there is no node '{way[1]}'")
        if not exits or exits[-1][0] != "always":
            raise PACK.wrong("prince", f"node {node['id']}: its last exit is not 'always'")


SHEET: Final = prince_sheet()
MOST_CAUTION: Final[int] = SHEET["caution"][1]
