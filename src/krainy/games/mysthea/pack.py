"""The files that a data pack of Mysthea may have: two artefacts are reconstructed; islands, track, points, slots, steps
and homes are told by the pictures of an application, not by the box."""

from typing import Any, Final

from krainy.engine.pack import Pack

PACK: Final = Pack(
    "mysthea",
    {
        "components": ["artefact.energy", "island.regions", "track.glory", "track.recharge"],
        "commands": ["card.points", "card.slot"],
        "encounters": ["encounter.option.steps"],
        "monsters": ["monster.home"],
    },
    words=["regions", "slot", "home"],
)
"""The pack in play."""
SPACES: Final = 9  # of the event track
MOST_POINTS: Final = 9
MOST_STEPS: Final = 4


def components() -> dict[str, Any]:
    """The board and the pieces; those of a pack are looked at first."""
    found = PACK.facts("components")
    if PACK.folder:
        check_components(found)
    return found


def check_components(found: dict[str, Any]) -> None:
    """What the rules count with. [mysthea.setup.2, mysthea.era.11, mysthea.round.2, mysthea.round.3]"""
    most = found["limits"]["energy"]
    for artefact in found["artefact"]:
        if not 0 <= artefact["energy"] <= most:
            raise PACK.wrong("components", f"artefact {artefact['id']}: 'energy' is 0 to {most}")
    types = sorted({event["kind"] for event in found["event"]} - {"storm"})
    for island in found["island"]:
        if len(island["regions"]) != 3 or len(set(island["regions"])) != 3:
            raise PACK.wrong("components", f"island {island['id']} has three regions of different types")
        for region in island["regions"]:
            if region not in types:
                raise PACK.wrong("components", f"there is no region '{region}'; there are: {', '.join(types)}")
    if not all_types([island["regions"] for island in found["island"]]):
        raise PACK.wrong("components", "a mirage on each island must be able to show all five region types")
    glory, recharge = found["track"]["glory"], found["track"]["recharge"]
    if len(glory) != SPACES or recharge not in glory or min(glory) < 0:
        raise PACK.wrong("components", f"the track has {SPACES} spaces, and 'recharge' is the worth of one of them")


def all_types(islands: list[list[str]]) -> bool:
    """Whether one region of each island can be chosen so that all are of different types. [mysthea.two.1]"""
    chosen: list[list[str]] = [[]]
    for regions in islands:
        chosen = [[*before, region] for before in chosen for region in regions if region not in before]
    return bool(chosen)


def commands() -> list[dict[str, Any]]:
    """The command cards; those of a pack are looked at first. [mysthea.card.1, mysthea.card.4]"""
    found: list[dict[str, Any]] = PACK.facts("commands")["card"]
    if PACK.folder:
        for card in found:
            if not 0 <= card["points"] <= MOST_POINTS:
                raise PACK.wrong("commands", f"{card['id']}: 'points' is 0 to {MOST_POINTS}")
            if ("slot" in card) != (card["type"] == "upgrade"):
                raise PACK.wrong("commands", f"{card['id']}: upgrades have a slot, and no other cards")
    return found


def encounters() -> list[dict[str, Any]]:
    """The encounter cards; those of a pack are looked at first. [mysthea.encounter.6]"""
    found: list[dict[str, Any]] = PACK.facts("encounters")["encounter"]
    if PACK.folder:
        for card in found:
            for option in card["option"]:
                if not 0 <= option["steps"] <= MOST_STEPS:
                    raise PACK.wrong("encounters", f"{card['id']}: 'steps' is 0 to {MOST_STEPS}")
    return found
