"""Reads what the cards of data/ do, and fills the tables that the rules look it up in.

This is the only place that knows the words of the data files. An effect is `{ op = "…" }`:

gain        what (glory, energy, experience, points), amount or "X", per (see COUNTS), of (a type or unit), over
recharge    operate  develop  meditate  fortify  monster  encounter  wound: nothing more
create      deploy: unit
step        unit, count
travel      unit, count, up_to
travel_group  units
remove      unit, where (region, anywhere)
battle      bonus, encounter
draw        count, up_to
choose      options (two lists of effects), both

What an upgrade or a Chosen changes for good is `{ ask = "…" }`: strength (unit, amount), carry (unit, units),
free_effect and free_placing (type), fight (amount), reward (times), attune_any. What it does at a moment is
`{ on = "…", effects, may }`, the moment being one of hooks.HOOKS. A cost is `{ energy, experience, discard, remove }`,
the last two lists of types.
"""

from typing import Any, Final

from krainy.engine.additions import edition

from ..actions.encounter import REWARD, REWARD_COST
from ..actions.islands import AT_ERA_END, SCORING
from ..actions.operate import COST_OF, EFFECT_OF
from ..board import CHOSEN, MEDALS, MONSTER_FACTS, REGION_TYPES, RESOURCES, UNITS
from ..cards import (
    ADDITIONS,
    ANY_TYPE,
    ATTUNEMENT_FACTS,
    CHOSEN_FACTS,
    CHOSEN_NUMBERS,
    COMMAND_FACTS,
    COMMAND_NUMBERS,
    ENCOUNTER_FACTS,
    SLOT,
    TYPES,
)
from ..hooks import (
    ATTUNES_ANY,
    CARRIES,
    DOUBLES_REWARD,
    FIGHT_BONUS,
    FREE_EFFECT,
    FREE_PLACING,
    HOOKS,
    MAY,
    ON,
    STRENGTH_BONUS,
)
from ..monsters import DOUBLE_PRIZE, PRIZE
from .effect import Effect, script
from .extra_actions import (
    Choose,
    DrawCards,
    GrantBattle,
    GrantDevelopment,
    GrantEncounter,
    GrantMeditation,
    GrantOperate,
    SummonMonster,
)
from .gains import (
    ONE,
    Casualties,
    Controlled,
    Count,
    Defeated,
    Deployed,
    Discards,
    Encounters,
    Equipment,
    Experience,
    Gain,
    Occupied,
    Recharge,
    Upgrades,
)
from .price import FREE, price
from .travel import StepUnits, TravelGroup, TravelUnits
from .units import CreateUnit, DeployFortification, DeployUnit, RemoveAnywhere, RemoveThere

Fact = dict[str, Any]

COUNTS: Final[dict[str, Count]] = {
    "encounters": Encounters(),
    "upgrades": Upgrades(),
    "equipment": Equipment(),
    "discards": Discards(),
    "experience": Experience(),
    "occupied": Occupied(),
    "defeated": Defeated(),
    "casualties": Casualties(),
}
PLAIN: Final[dict[str, Effect]] = {
    "recharge": Recharge(),
    "operate": GrantOperate(),
    "develop": GrantDevelopment(),
    "meditate": GrantMeditation(),
    "fortify": DeployFortification(),
    "monster": SummonMonster(),
    "encounter": GrantEncounter(),
    "wound": RemoveThere(CHOSEN),
}


def counted(fact: Fact) -> Count:
    """What a gain is counted by."""
    per = fact.get("per", "")
    if not per:
        return ONE
    if per == "controlled":
        kind = REGION_TYPES.index(fact["of"]) if "of" in fact else -1
        return Controlled(kind, fact.get("over", 1))
    if per == "deployed":
        return Deployed(UNITS.index(fact["of"]))
    return COUNTS[per]


def effect_of(fact: Fact, card: int, option: int) -> Effect:
    """One effect of a card or of an option of an encounter."""
    op = str(fact["op"])
    if op in PLAIN:
        return PLAIN[op]
    if op == "gain":
        amount = 0 if fact["amount"] == "X" else int(fact["amount"])
        return Gain(RESOURCES.index(fact["what"]), amount, counted(fact))
    if op == "battle":
        return GrantBattle(fact["bonus"], fact.get("encounter", False))
    if op == "draw":
        return DrawCards(fact["count"], fact.get("up_to", False))
    if op == "choose":
        one, other = [script_of(part, card, option) for part in fact["options"]]
        return Choose(one, other, fact["both"])
    if op == "travel_group":
        return TravelGroup([UNITS.index(unit) for unit in fact["units"]])
    kind = UNITS.index(fact["unit"])
    if op == "create":
        return CreateUnit(kind)
    if op == "deploy":
        return DeployUnit(kind)
    if op == "step":
        return StepUnits(kind, fact["count"])
    if op == "travel":
        return TravelUnits(kind, fact["count"], fact.get("up_to", False))
    assert op == "remove", op
    return RemoveThere(kind) if fact["where"] == "region" else RemoveAnywhere(kind)


def script_of(effects: list[Fact], card: int = 0, option: int = -1) -> int:
    """A list of effects, by its number; it is called by its first."""
    first = effects[0] if effects else {"op": "nothing"}
    name = "-".join([first["op"], *[first[key] for key in ("unit", "what") if key in first]])
    return script([effect_of(fact, card, option) for fact in effects], name, card, option)


def doubled(effects: list[Fact]) -> list[Fact]:
    """Twice these effects as one reward: gains are added up, anything else is done twice. [mysthea.ruling.27]"""
    found: list[Fact] = []
    for fact in effects:
        found += [{**fact, "amount": 2 * fact["amount"]}] if fact["op"] == "gain" else [fact, fact]
    return found


def price_of(cost: Fact) -> int:
    """A cost, by its number."""
    if not cost:
        return FREE
    types = [*TYPES, "any"]
    assert types[ANY_TYPE] == "any"
    return price(
        cost.get("energy", 0),
        cost.get("experience", 0),
        [types.index(kind) for kind in cost.get("discard", [])],
        [types.index(kind) for kind in cost.get("remove", [])],
    )


def read_permanent(card: int, fact: Fact) -> None:
    """What an upgrade or a Chosen answers at the hooks."""
    for ask in fact.get("asks", []):
        query = ask["ask"]
        if query == "strength":
            assert SLOT[card] == UNITS.index(ask["unit"]), "a bonus is looked up in the slot of its unit"
            STRENGTH_BONUS[card] = ask["amount"]
        elif query == "carry":
            assert SLOT[card] == UNITS.index(ask["unit"]), "a carrier is looked up in the slot of its unit"
            CARRIES[card] = sum(1 << UNITS.index(unit) for unit in ask["units"])
        elif query == "free_effect":
            FREE_EFFECT[card] = TYPES.index(ask["type"])
        elif query == "free_placing":
            FREE_PLACING[card] = TYPES.index(ask["type"])
        elif query == "fight":
            FIGHT_BONUS[card] = ask["amount"]
        elif query == "reward":
            assert ask["times"] == 2, "a reward is doubled"
            DOUBLES_REWARD[card] = True
        else:
            assert query == "attune_any", query
            ATTUNES_ANY[card] = True
    for fire in fact.get("fires", []):
        hook = HOOKS.index(fire["on"])
        ON[hook][card] = script_of(fire["effects"], card)
        MAY[hook][card] = fire.get("may", False)


def read_command(card: int, fact: Fact) -> None:
    """The tables of one command card."""
    EFFECT_OF[card] = script_of(fact.get("effects", []), card)
    COST_OF[card] = price_of(fact.get("cost", {}))
    read_permanent(card, fact)


def read_edition(added: int) -> None:
    """The cards, encounters and monsters that came with an addition, or with the first edition (0)."""
    for place, fact in edition(COMMAND_FACTS, added):
        read_command(COMMAND_NUMBERS[place], fact)
    for place, fact in edition(CHOSEN_FACTS, added):
        read_permanent(CHOSEN_NUMBERS[place], fact)
    for number, fact in edition(ENCOUNTER_FACTS, added):
        for place, option in enumerate(fact["option"]):
            REWARD[2 * number + place] = script_of(option["effects"], 0, 2 * number + place)
            REWARD_COST[2 * number + place] = price_of(option.get("cost", {}))
    for number, fact in edition(MONSTER_FACTS, added):
        for place, medal in enumerate(MEDALS):
            PRIZE[len(MEDALS) * number + place] = script_of(fact[medal])


def read_double_prizes(added: int) -> None:
    """The rewards for monsters, doubled."""
    for number, fact in edition(MONSTER_FACTS, added):
        for place, medal in enumerate(MEDALS):
            DOUBLE_PRIZE[len(MEDALS) * number + place] = script_of(doubled(fact[medal]))


def read_cards() -> None:
    """Fill every table, once. Scripts are numbered in the order in which they are read."""
    read_edition(0)
    for number, fact in enumerate(ATTUNEMENT_FACTS):
        SCORING[number] = script_of(fact["effects"])
        AT_ERA_END[number] = fact.get("at", "") == "era_end"
    read_double_prizes(0)
    for added in range(1, ADDITIONS.count + 1):  # last, so that the scripts of the first edition keep their numbers
        read_edition(added)
        read_double_prizes(added)


read_cards()
