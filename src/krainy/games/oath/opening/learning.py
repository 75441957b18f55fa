"""The learning game of the rulebook. [oath.setup.15, oath.setup.16, oath.setup.17]"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from krainy.engine.flow import replaced_row

from ..board import REGIONS
from ..cards import DENIZENS, FIRST_GAME, NUMBER, RELICS, SITE_NUMBERS, dealt
from ..state import Oath
from ..table import see, tell_top
from ..turn import Round
from .new_table import (
    LEARNING,
    crown_chancellor,
    fill_banks,
    give_tokens,
    give_warbands,
    hide,
    later_slots,
    purple_at,
    put_denizen,
    relic_of_name,
    slot_of_name,
    turn_up,
)


def learning(g: Oath) -> None:
    """The learning game of the rulebook.
    [oath.setup.1, oath.setup.2, oath.setup.3, oath.setup.4, oath.setup.10, oath.setup.11, oath.setup.12, oath.setup.13,
    oath.setup.15, oath.setup.16, oath.setup.17, oath.setup.20]"""
    places: list[dict[str, Any]] = LEARNING["sites"]
    named = [NUMBER[place["id"].replace("_", "-")] for place in places]
    hide(g, named + [card for card in dealt(SITE_NUMBERS, g.expansions) if card not in named], False)
    fill_banks(g)
    for player in range(g.players):
        give_tokens(g, player)
        give_warbands(g, player)
    crown_chancellor(g)
    for spot, place in enumerate(places):
        if place["up"]:
            turn_up(g, spot)
            put_denizen(g, place["denizen"], spot)
            purple_at(g, spot, place["warbands"])
        if "relic" in place:
            g.site_relics = replaced_row(g.site_relics, spot, [relic_of_name(place["relic"])])
    g.pawn = vec[i64]([LEARNING["pawns"][colour] for colour in g.colour])
    for player, colour in enumerate(g.colour):
        slot = slot_of_name(LEARNING["advisers"][colour])
        g.advisers = replaced_row(g.advisers, player, [-1 - slot])
        see(g, player, slot)
    g.piles = [[slot_of_name(name) for name in LEARNING[region]] for region in REGIONS]
    g.deck = [slot_of_name(name) for name in LEARNING["deck"]]
    g.zones = [12, 18, len(g.deck) - 30]
    g.archive = [*range(FIRST_GAME, DENIZENS), *later_slots(g)]
    below = range(RELICS, len(g.relics.content))  # those of expansions
    g.relic_deck = [*[relic_of_name(name) for name in LEARNING["relics"]], *below]
    g.reliquary = [relic_of_name(name) for name in LEARNING["reliquary"]]
    tell_top(g)
    g.unsettled = True
    g.then([Round()])
