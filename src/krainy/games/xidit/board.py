"""The kingdom of Xidit: cities, coloured roads and regions. It never changes, so all games share it."""

from typing import Final, Literal

from krainy.engine.facts import facts

from .pack import kingdom

NOWHERE: Final = -1
"""Where a road of a colour leads that a city does not have; where an Idrakis is before it is placed."""
COLOURS_OF_ROADS: Final = 3


PIECES: Final = facts("xidit", "components")
Road = Literal["black", "red", "blue"]
ROAD_COLOURS: Final[list[Road]] = PIECES["orders"]["symbols"][:COLOURS_OF_ROADS]


class Kingdom:
    """Which roads lead where, and which regions touch which cities. Cities are counted from 0, called from 1.
    [xidit.three.2]"""

    def __init__(self) -> None:
        drawn = kingdom([*ROAD_COLOURS])
        self.places: Final = [(city["x"], city["y"]) for city in drawn["cities"]]
        self.roads: list[int] = [NOWHERE] * (len(self.places) * COLOURS_OF_ROADS)
        """At 3 city + colour: the city at the other end of that road, or NOWHERE. [xidit.move.4]"""
        for road in drawn["roads"]:
            one, other = [number - 1 for number in road["ends"]]
            colour = ROAD_COLOURS.index(road["colour"])
            self.roads[one * COLOURS_OF_ROADS + colour] = other
            self.roads[other * COLOURS_OF_ROADS + colour] = one
        self.regions: Final[list[str]] = [region["id"] for region in drawn["regions"]]
        self.centre: Final = [region["central"] for region in drawn["regions"]].index(True)
        """The central region, in which the Bastion stands. [xidit.setup.2]"""
        self.slot: Final[list[int]] = [region["wasteland_slot"] for region in drawn["regions"]]
        """The number by which a region becomes wasteland, or 0.
        [xidit.three.1, xidit.short.2, xidit.short.3, xidit.short.4]"""
        self.larger: Final[list[int]] = [region["first"] for region in drawn["regions"]]
        """The lyre number for the most bards. [xidit.end.4]"""
        self.smaller: Final[list[int]] = [region["second"] for region in drawn["regions"]]
        """The lyre number for the second most bards."""
        self.corners: Final = [[number - 1 for number in region["border_cities"]] for region in drawn["regions"]]
        """The cities around each region, in order."""
        self.captions: Final = [(region["label"][0], region["label"][1]) for region in drawn["regions"]]
        self.snow: Final = [region["snow"] for region in drawn["regions"]]
        self.borders: Final = [
            [region for region, corners in enumerate(self.corners) if city in corners]
            for city in range(len(self.places))
        ]
        """The regions that touch each city. [xidit.bard.1]"""


KINGDOM: Final = Kingdom()
CENTRE: Final[int] = KINGDOM.centre
