"""What people call the things on the table, and how a part of a scene is read: names, lists, mappings, numbers."""

from typing import Any, Final, Literal, get_args

from krainy.engine.errors import BadInput
from krainy.engine.scene import listing, mapping

from ..board import (
    ARTEFACTS,
    EVENT_CARDS,
    GUILDS,
    ISLANDS,
    MEDALS,
    MIRAGES,
    MONSTERS,
    REGION_NAMES,
    RESOURCES,
    RINGS,
    UNITS,
)
from ..cards import ATTUNEMENTS, DRAFT_KINDS, ENCOUNTERS, FRONT, NAMES, SYMBOLS
from ..effects.effect import SCRIPTS
from ..effects.extra_actions import Alternative
from ..state import Mysthea
from ..vocabulary import (
    CHOSEN_LOT,
    DECK_LOT,
    ENCOUNTER_LOT,
    EVENT_LOT,
    FRONT_LOT,
    MIRAGE_LOT,
    MONSTER_LOT,
    ORDER_LOT,
    RING_LOT,
    START_LOT,
    TRIBUTE_LOT,
)

ALTERNATIVES: Final = ["first", "second"]
BattleOrder = Literal["attack", "retreat", "sacrifice", "defence"]
ORDERS: Final[list[BattleOrder]] = list(get_args(BattleOrder))
WORDS: Final[dict[str, list[str]]] = {
    "seat": [*GUILDS],
    "card": NAMES,
    "region": REGION_NAMES,
    "island": [*ISLANDS],
    "unit": [*UNITS],
    "kind": DRAFT_KINDS,
    "symbol": [*SYMBOLS],
    "monster": MONSTERS,
    "alternative": ALTERNATIVES,
    "encounter": ENCOUNTERS,
    "event": EVENT_CARDS,
    "attunement": ATTUNEMENTS,
    "resource": RESOURCES,
    "artefact": ARTEFACTS,
    "medal": MEDALS,
    "order": [*ORDERS],
}
"""What the things of every domain are called."""


def label(g: Mysthea, domain: str, index: int) -> str:
    """What a person calls a thing on the table."""
    words = WORDS.get(domain)
    if domain == "alternative":
        words = alternatives(g)
    return str(index) if words is None else words[index]


def alternatives(g: Mysthea) -> list[str]:
    """The two things between which a card lets one choose now; at other times just the first and the second."""
    asked = g.asked
    if isinstance(asked, Alternative):
        return [SCRIPTS[asked.one].name, SCRIPTS[asked.other].name]
    return WORDS["alternative"]


def find(g: Mysthea, domain: str, text: str) -> int:
    """The number of the thing that a person calls so."""
    words = WORDS.get(domain)
    if domain == "alternative" and text not in WORDS[domain]:
        words = alternatives(g)
    if words is not None and text in words:
        index = words.index(text)
        if domain != "seat" or index < g.seats:
            return index
    raise BadInput(f"there is no {domain} '{text}' here")


def lot_name(g: Mysthea, lot: str, item: int) -> str:
    """What a person calls one of the things that chance chooses from."""
    if lot == RING_LOT:
        return "-".join(ISLANDS[island] for island in RINGS[item].order)
    if lot == MIRAGE_LOT:
        return "+".join(name for region, name in enumerate(REGION_NAMES) if MIRAGES[item] >> region & 1)
    if lot == FRONT_LOT:
        return ENCOUNTERS[FRONT.index(item)]
    return WORDS[LOT_WORDS[lot]][item]


LOT_WORDS: Final = {
    MONSTER_LOT: "monster",
    ORDER_LOT: "seat",
    ENCOUNTER_LOT: "encounter",
    START_LOT: "card",
    CHOSEN_LOT: "card",
    DECK_LOT: "card",
    EVENT_LOT: "event",
    TRIBUTE_LOT: "card",
}
"""Of which domain the things are."""


# -- parts of a scene --------------------------------------------------------------------------------------------------


def named(g: Mysthea, scene: dict[str, Any], key: str, domain: str) -> list[int]:
    """A part of a scene that is a list of things of a domain; each at most once."""
    found = [find(g, domain, text) for text in listing(scene.get(key, []), key)]
    if len(set(found)) < len(found):
        raise BadInput(f"{key}: something is named twice")
    return found


def by_seat(g: Mysthea, scene: dict[str, Any], key: str) -> dict[int, Any]:
    """A part of a scene that is a mapping from guilds."""
    return {find(g, "seat", guild): value for guild, value in mapping(scene, key).items()}
