"""The files that a data pack of Lords of Xidit may have: the map, and the faces of tokens and titans; reconstructed."""

from typing import Any, Final

from krainy.engine.pack import Pack

FACE: Final = ["recruit", "requires", "gold", "bards", "floors"]
REWARDS: Final = ["gold", "bards", "floors"]
PACK: Final = Pack(
    "xidit",
    {
        "map": ["canvas", "regions.*", "cities.x", "cities.y", "roads.*"],
        "tokens": [
            *[f"{group}.{fact}" for group in ("set45", "set3") for fact in FACE],
            *[f"titans.{fact}" for fact in REWARDS],
        ],
    },
    words=["colour", "recruit"],
)
"""The pack in play."""
MOST_OF_A_KIND: Final = 7
"""A token shows no more units of one kind, see `BAND_BITS`."""
MOST_REWARD: Final = 20
WASTELANDS: Final = 2


def kingdom(colours: list[str]) -> dict[str, Any]:
    """The map; that of a pack is looked at first."""
    drawn = PACK.facts("map")
    if PACK.folder:
        check_roads(drawn, colours)
        check_regions(drawn)
    return drawn


def check_roads(drawn: dict[str, Any], colours: list[str]) -> None:
    """A city has at most one road of each colour, and roads join all cities. [xidit.move.4]"""
    cities = len(drawn["cities"])
    near: list[list[int]] = [[] for _ in range(cities)]
    met: list[tuple[int, str]] = []
    for road in drawn["roads"]:
        ends, colour = road["ends"], road["colour"]
        if len(ends) != 2 or ends[0] == ends[1] or min(ends) < 1 or max(ends) > cities:
            raise PACK.wrong("map", f"a road joins two of the cities 1 to {cities}, not {ends}")
        if colour not in colours:
            raise PACK.wrong("map", f"there is no road of the colour '{colour}'; there are: {', '.join(colours)}")
        for city in ends:
            if (city, colour) in met:
                raise PACK.wrong("map", f"city {city} has two {colour} roads")
            met.append((city, colour))
        near[ends[0] - 1].append(ends[1] - 1)
        near[ends[1] - 1].append(ends[0] - 1)
    reached = [0]
    for city in reached:
        reached += [other for other in dict.fromkeys(near[city]) if other not in reached]
    if len(reached) < cities:
        lost = next(city for city in range(cities) if city not in reached)
        raise PACK.wrong("map", f"no way leads from city 1 to city {lost + 1}; roads join all cities")


def check_regions(drawn: dict[str, Any]) -> None:
    """One central region; the wastelands; cities around every region. [xidit.setup.2, xidit.short.2]"""
    cities, regions = len(drawn["cities"]), drawn["regions"]
    for region in regions:
        around = region["border_cities"]
        if not around or min(around) < 1 or max(around) > cities or len(region["label"]) != 2:
            raise PACK.wrong(
                "map", f"region {region['id']} lies between some of the cities 1 to {cities}, with a label"
            )
        if not 0 <= region["second"] <= region["first"] <= MOST_REWARD:
            raise PACK.wrong("map", f"region {region['id']}: 'first' is at most {MOST_REWARD}, 'second' is not more")
    if [region["central"] for region in regions].count(True) != 1:
        raise PACK.wrong("map", "one region is central, and only one")
    slots = sorted(region["wasteland_slot"] for region in regions if region["wasteland_slot"] != 0)
    if slots != list(range(1, WASTELANDS + 1)):
        raise PACK.wrong(
            "map", f"each 'wasteland_slot' from 1 to {WASTELANDS} belongs to one region; the others have 0"
        )
    for city in range(1, cities + 1):
        if not any(city in region["border_cities"] for region in regions):
            raise PACK.wrong("map", f"city {city} touches no region")


def faces(units: list[str]) -> dict[str, Any]:
    """The faces of tokens and titans; those of a pack are looked at first."""
    found = PACK.facts("tokens")
    if PACK.folder:
        for group in ("set45", "set3"):
            for token in found[group]:
                check_token(f"the token of city {token['city']} in {group}", token, units)
        for titan in found["titans"]:
            check_rewards(f"titan {titan['id']}", titan)
    return found


def check_token(which: str, token: dict[str, Any], units: list[str]) -> None:
    """Units that there are, and a threat that asks for some. [xidit.recruit.1, xidit.threat.2]"""
    for unit in [*token["recruit"], *token["requires"]]:
        if unit not in units:
            raise PACK.wrong("tokens", f"{which}: there is no unit '{unit}'; there are: {', '.join(units)}")
    numbers = [token["recruit"].count(unit) for unit in token["recruit"]] + list(token["requires"].values())
    if any(type(number) is not int or not 1 <= number <= MOST_OF_A_KIND for number in numbers):
        raise PACK.wrong("tokens", f"{which} shows 1 to {MOST_OF_A_KIND} units of a kind")
    if not token["recruit"] or not token["requires"]:
        raise PACK.wrong("tokens", f"{which} shows units on both sides")
    check_rewards(which, token)


def check_rewards(which: str, face: dict[str, Any]) -> None:
    """What a threat or a titan brings. [xidit.reward.1]"""
    for reward in REWARDS:
        if not 0 <= face[reward] <= MOST_REWARD:
            raise PACK.wrong("tokens", f"{which}: '{reward}' is 0 to {MOST_REWARD}, not {face[reward]}")
