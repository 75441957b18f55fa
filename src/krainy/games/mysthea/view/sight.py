"""What a seat may know of a position, in the words of the game; and everything, for those who may know it all.

What somebody cannot tell is a "?": cards in other hands, the order of the decks. The back of an encounter that was not
turned is shown to nobody, nor its number, for that would tell the back. [mysthea.encounter.4, mysthea.ruling.41]
"""

from typing import Final, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64

from krainy.engine.knowledge import EVERYTHING, UNKNOWN
from krainy.engine.shape import Nothing
from krainy.engine.vocabulary import Thing

from ..actions.islands import attunement, in_the_centre
from ..battle.clash import battle_strength, fighters
from ..board import (
    ARTEFACTS,
    CHOSEN,
    EVENT_CARDS,
    GUILDS,
    ISLANDS,
    KINDS,
    MONSTERS,
    REGION_NAMES,
    REGIONS,
    RINGS,
    SLOTS,
    TRACK,
    UNITS,
)
from ..cards import ANY_TYPE, ATTUNEMENTS, DRAFT_KINDS, ENCOUNTERS, FRONTS, KIND, NAMES, SYMBOLS
from ..control import controller, strength
from ..effects.price import Payment
from ..state import (
    PHASES,
    Mysthea,
    all_encounters,
    count,
    equipment_of,
    gone_encounters,
    spot,
    top_front,
    track,
)
from ..vocabulary import CARD
from .shape import Armies, Battle, Front, Monster, Personal, Position, Region, Reward, Units

Moved = Literal["moved_chosen", "moved_construct", "moved_golem", "moved_fortification"]
MOVED: Final[list[Moved]] = list(get_args(Moved))
"""What a unit of each kind is called once it has moved."""


def sight(g: Mysthea, viewer: int) -> Position:
    """All that a seat may know; -1 is somebody who only watches."""
    seats = range(g.seats)
    about = g.about()
    centre = in_the_centre(g)
    own = personal(g, viewer)
    return {
        "seats": [GUILDS[seat] for seat in seats],
        "era": g.era,
        "phase": PHASES[g.phase],
        "turn": GUILDS[g.turn] if g.turn >= 0 else "",
        "base_done": g.base_done,
        "special_done": g.special_done,
        "asked": g.asked_name(),
        "points": about["points"][1] if "points" in about else 0,
        "left": about["left"][1] if "left" in about else 0,
        "card": NAMES[card_in_question(g)],
        "reward": reward(about),
        "order": [GUILDS[seat] for seat in g.order],
        "artefacts": {
            GUILDS[seat]: {"number": ARTEFACTS[g.number[seat]], "charged": g.charged >> seat & 1 == 1} for seat in seats
        },
        "glory": {GUILDS[seat]: g.glory[seat] for seat in seats},
        "energy": {GUILDS[seat]: g.energy[seat] for seat in seats},
        "experience": {GUILDS[seat]: g.experience[seat] for seat in seats},
        "ring": [ISLANDS[island] for island in RINGS[g.ring].order],
        "centre": ISLANDS[centre] if centre >= 0 else "",
        "mirages": [REGION_NAMES[region] for region in range(REGIONS) if g.mirages >> region & 1],
        "regions": regions(g),
        "wounded": [GUILDS[seat] for seat in seats if g.wounded >> seat & 1],
        "created": {GUILDS[seat]: stock(g.created, seat) for seat in seats},
        "beside": {GUILDS[seat]: stock(g.beside, seat) for seat in seats},
        "tokens": {GUILDS[seat]: ISLANDS[g.token[seat]] for seat in seats if g.token[seat] >= 0},
        "monsters": monsters(g),
        "track": [{"event": EVENT_CARDS[event], "glory": TRACK[space]} for space, event in enumerate(track(g))],
        "events": own["events"],
        "attunements": {island: ATTUNEMENTS[attunement(g, number)] for number, island in enumerate(ISLANDS)},
        "attuned": {GUILDS[seat]: ISLANDS[g.attuned[seat]] for seat in seats if g.attuned[seat] >= 0},
        "encounter": encounter(g),
        "encounters": all_encounters(g) - gone_encounters(g),
        "faced": {GUILDS[seat]: [ENCOUNTERS[e] if e >= 0 else UNKNOWN for e in g.faced[seat]] for seat in seats},
        "chosen": {GUILDS[seat]: NAMES[g.hero[seat]] for seat in seats if g.hero[seat]},
        "upgrades": {GUILDS[seat]: upgrades(g, seat) for seat in seats},
        "equipment": {GUILDS[seat]: [NAMES[card] for card in equipment_of(g, seat)] for seat in seats},
        "hands": own["hands"],
        # everybody has seen what lies in a discard pile [mysthea.ruling.29]
        "discards": {GUILDS[seat]: [NAMES[card] for card in sorted(g.discards[seat])] for seat in seats},
        "removed": [NAMES[card] for card in sorted(g.removed)],
        "played": [NAMES[card] for card in g.played],
        "row": g.cards.told(EVERYTHING, g.row, NAMES),
        "deck": own["deck"],
        "offer": {DRAFT_KINDS[kind]: NAMES[card] for kind, card in enumerate(g.offer) if card},
        "battle": battle(g),
    }


def personal(g: Mysthea, viewer: int) -> Personal:
    """What of it is not the same for all who look."""
    seats = range(g.seats)
    return {
        "events": g.events.told(viewer, list(range(g.laid, len(g.events.content))), EVENT_CARDS),
        "hands": {GUILDS[seat]: g.cards.told(viewer, g.hands[seat], NAMES, True) for seat in seats},
        "deck": g.cards.told(viewer, g.deck, NAMES),
    }


def card_in_question(g: Mysthea) -> int:
    """The card that is asked about: being played, placed, able to do something now, or doing what is asked; or 0."""
    domain, number = g.about().get("source", (CARD, 0))
    return number if domain is CARD else 0


def reward(about: dict[str, Thing]) -> Reward | Nothing:
    """The encounter and the symbol whose reward is asked about, if one is."""
    if "symbol" not in about:
        return {}
    return {"encounter": ENCOUNTERS[about["source"][1]], "symbol": SYMBOLS[about["symbol"][1]]}


def regions(g: Mysthea) -> dict[str, Region]:
    """Every region with units: who has which there, how many have moved this turn, strength and control."""
    found: dict[str, Region] = {}
    for region in range(REGIONS):
        there: Armies = {}
        for seat in range(g.seats):
            if count(g, seat, region):
                units: Units = {}
                for kind in range(KINDS):
                    at = spot(seat, kind, region)
                    if g.units[at]:
                        units[UNITS[kind]] = g.units[at]
                        if g.moved[at]:
                            units[MOVED[kind]] = g.moved[at]
                there[GUILDS[seat]] = {**units, "strength": strength(g, seat, region)}
        if there:
            found[REGION_NAMES[region]] = {**there, "control": GUILDS[controller(g, region)]}
    return found


def stock(supply: vec[i64], seat: int) -> dict[str, int]:
    """Units in a created pool or beside a board."""
    return {UNITS[kind]: supply[seat * KINDS + kind] for kind in range(KINDS) if kind != CHOSEN}


def monsters(g: Mysthea) -> dict[str, Monster]:
    """The three monsters of this game: their Era, where they are, whether they were defeated this Era."""
    return {
        MONSTERS[monster]: {
            "era": place + 1,
            "island": ISLANDS[g.lair[monster]] if g.lair[monster] >= 0 else "",
            "defeated": g.defeated >> monster & 1 == 1,
        }
        for place, monster in enumerate(g.monsters)
    }


def encounter(g: Mysthea) -> Front | Nothing:
    """The open front on top of the encounter deck, once it lies open."""
    front = top_front(g)
    if front < 0 or not g.encounters.knows(-1, gone_encounters(g)):
        return {}
    glory, one, other = FRONTS[front]
    return {"glory": glory, "symbols": [SYMBOLS[one], SYMBOLS[other]]}


def upgrades(g: Mysthea, seat: int) -> dict[str, str]:
    """The upgrade cards of a seat by their slots."""
    row = g.upgrades[seat * len(SLOTS) : (seat + 1) * len(SLOTS)]
    return {SLOTS[slot]: NAMES[card] for slot, card in enumerate(row) if card}


def battle(g: Mysthea) -> Battle | Nothing:
    """The battle that is on: where, who started it, and what each fighter has laid, added and lost so far."""
    if not g.battle.on:
        return {}
    return {
        "region": REGION_NAMES[g.battle.region],
        "starter": GUILDS[g.battle.starter],
        "fighters": {
            GUILDS[seat]: {
                "card": NAMES[g.battle.by_seat[seat].card],
                "bonus": g.battle.by_seat[seat].bonus,
                "strength": battle_strength(g, seat),
                "retreated": g.battle.by_seat[seat].retreated,
                "lost": g.battle.by_seat[seat].lost,
            }
            for seat in fighters(g)
        },
    }


# -- imagining ---------------------------------------------------------------------------------------------------------

TRIES: Final = 100


def resample(g: Mysthea, seat: int) -> None:
    """Deal anew all that the seat cannot tell: hands and decks."""
    g.events = g.events.dealt(g, seat)
    g.encounters = g.encounters.dealt(g, seat)
    g.cards = g.cards.dealt(g, seat)
    asked = g.asked
    if isinstance(asked, Payment) and asked.seat != seat and asked.owed()[0] != ANY_TYPE:
        for _ in range(TRIES):
            if keeps_promise(g, seat, asked.seat, asked.owed()):
                return
            g.cards.sample(g, seat)


def keeps_promise(g: Mysthea, viewer: int, payer: int, owed: list[int]) -> bool:
    """Whoever began to pay with cards has them: where a hand lacks one, change a card that it does not need for one
    that the viewer cannot tell from it. Whether that was possible."""
    content, row = g.cards.content, g.cards.group[viewer]
    hand = g.hands[payer]
    for _ in range(len(owed) + 1):
        spare = [0] * ANY_TYPE
        for slot in hand:
            spare[KIND[content[slot]]] += 1
        for kind in owed:
            spare[kind] -= 1
        if min(spare) >= 0:
            return True
        wanted = spare.index(min(spare))
        pairs = [
            (mine, other)
            for mine in hand
            if row[mine] >= 0 and spare[KIND[content[mine]]] > 0
            for other in range(len(row))
            if row[other] == row[mine] and other not in hand and KIND[content[other]] == wanted
        ]
        if not pairs:
            return False
        mine, other = pairs[g.below(len(pairs))]
        content[mine], content[other] = content[other], content[mine]
    return False
