"""Special symbols of units."""

from ..effects import heroes
from ..effects.effect import belongs, script
from ..effects.reading import effect_of, read
from ..hooks import DUEL_SCRIPT, UNIT_SCRIPT
from ..pieces import SHAPES, UNIT_FACTS
from ..vocabulary import UNIT


def read_units() -> None:
    """What the special symbol does, in a battle and in a quest duel."""
    for unit, fact in enumerate(UNIT_FACTS):
        UNIT_SCRIPT[unit] = read(fact["ability"]["ops"])
        if "duel" in fact:
            DUEL_SCRIPT[unit] = script(
                [
                    heroes.ExtraDuelCard(SHAPES.index(op["shape"]))
                    if op["op"] == "draw_fate_and_resolve"
                    else effect_of(op, False)
                    for op in fact["duel"]["ops"]
                ]
            )
        belongs(UNIT, unit)
