"""Reads what the cards of data/ do.

This is the only place that knows the operations of the data files. An effect is `{ op = "…", … }`; which words go with
it is said where it is read below. A card that needs several operations for one thing (call off a battle, found a ruin)
is read as one effect by the first of them.
"""

from typing import Any, Final, cast

from krainy.engine.effects import NOTHING
from krainy.engine.errors import BadInput

from ..battle.rounds import AIMED, DOUBLE, PLAIN, SPREAD, STURDY
from ..heroes.heroes import AT_STRONGHOLDS, STRONGHOLDS_OR_HOME
from ..hooks import DELAYED, RAISED_HEALTH
from ..map.tiles import BORDERS
from ..orders.rally import types_mask
from ..pieces import ATTRIBUTES, DESTINIES, MOST_HEALTH, RESOURCES, SHAPES, Resource, unit_number
from . import battle, bidding, board, choices, economy, harm, heroes, neutrals, runes
from .effect import Effect, script

Fact = dict[str, Any]

ANY_NUMBER: Final = 12
"""How often "any number of times" is: once for each hero there is."""

FIRST_OF_SEVERAL: Final = ["cancel_battle", "choose_number", "prevent_defeat"]
"""Operations whose successors in a card only spell out the same effect."""


def read(facts: list[Fact], cost: bool = False) -> int:
    """A list of operations, as a script."""
    effects: list[Effect] = []
    for fact in facts:
        if fact["op"] in ("discard_token",):  # an event token is discarded by the rules [runewars.explore.4]
            continue
        effects.append(effect_of(fact, cost))
        joined = fact["op"] in FIRST_OF_SEVERAL or (fact["op"] == "retreat_neutrals" and "to" not in fact)
        if joined or (fact["op"] == "change_dial" and fact.get("who") == "neighbour"):
            break
    return script(effects, script_name(facts[0]) if facts else "nothing")


def script_name(fact: Fact) -> str:
    """A script is called by its first operation, and the base that it names if it names one."""
    shapes = fact.get("shapes", [fact["shape"]] if "shape" in fact else [])
    return "-".join([str(fact["op"]).replace("_", "-"), *(shapes if len(shapes) == 1 else [])])


def effect_of(fact: Fact, cost: bool) -> Effect:
    """One operation."""
    op = str(fact["op"])
    for reader in (read_choice, read_economy, read_board, read_battle, read_hero):
        effect = reader(op, fact, cost)
        if effect is not None:
            return effect
    raise BadInput(f"the data speak of '{op}', which nobody knows")


def shapes_of(fact: Fact) -> int:
    """The bases that an operation names, as a mask; all if it names none."""
    if "shapes" not in fact:
        return harm.ALL_SHAPES
    return sum(1 << SHAPES.index(shape) for shape in fact["shapes"])


def units_of(fact: Fact) -> int:
    """The neutral types that an operation names by type or base, as a mask."""
    if "type" in fact:
        return 1 << unit_number(fact["type"])
    return types_mask(SHAPES.index(fact["shape"]))


def read_choice(op: str, fact: Fact, cost: bool) -> Effect | None:
    """Effects made of effects."""
    if op == "may":
        first = fact["cost"][0]
        if first["op"] == "reveal_rune":
            return runes.RevealForInfluence(fact["effect"][0]["n"])
        times = fact.get("times", 1)
        return choices.May(
            read(fact["cost"], True), read(fact["effect"], True), ANY_NUMBER if times == "any" else times
        )
    if op == "if":
        condition = choices.CONDITIONS.index(fact["cond"])
        return choices.If(condition, read(fact["then"]), read(fact.get("else", [])))
    if op == "choose_one":
        return choices.ChooseOne([read(option, True) for option in fact["options"]], fact.get("optional", False))
    if op == "enemy_choose_one":
        return harm.EnemyChooses([read(option) for option in fact["options"]])
    if op == "for_each_player":
        return choices.ForEachPlayer(read(fact["do"]))
    if op == "for_each_hero":
        which = choices.HERO_FILTERS.index(fact["filter"])
        return choices.ForEachHero(which, read(fact["do"]))
    if op == "for_each_area":
        assert fact["filter"] == "own_units_min_5"
        return choices.ThinOut(5, fact["do"][0]["n"])
    if op == "pay_or":
        return choices.PayOrLeave(fact["cost"]["neutral"], fact["cost"]["opposite"])
    if op == "delayed":
        DELAYED.append(read(fact["do"]))
        return choices.Delayed(len(DELAYED) - 1)
    if op == "forbid":
        return choices.ForbidMoves() if fact["what"] == "move_units_by_order" else choices.Truce()
    if op == "modify":
        return choices.Bitter(-fact["n"])
    if op == "test":
        return choices.Test(ATTRIBUTES.index(fact["attribute"]), [read(fact.get(d, [])) for d in DESTINIES])
    if op == "influence_bid":
        bidding.TERMS.append(
            bidding.Terms(
                read(fact.get("on_win", [])),
                read(fact.get("on_second", [])),
                read(fact.get("on_others", [])),
                read(fact.get("per_player", [])),
                fact.get("min_to_win", 0),
                fact.get("second_min", 0),
            )
        )
        return bidding.InfluenceBid(len(bidding.TERMS) - 1)
    return None


def read_economy(op: str, fact: Fact, cost: bool) -> Effect | None:
    """Influence, dials, cards, orders, titles, strongholds."""
    who = economy.EACH if fact.get("who") == "each" else economy.YOU
    number = fact.get("n", 0)
    if op == "gain_influence":
        if isinstance(number, dict):
            return economy.GainInfluence(who, number["base"], True)
        return economy.GainInfluence(who, number, False)
    if op in ("spend_influence", "lose_influence"):
        return economy.SpendInfluence(number, op == "lose_influence")
    if op == "draw_tactics":
        return economy.DrawTactics(number)
    if op == "discard_tactics":
        return economy.PayTactics(number, cost)
    if op == "draw_quests":
        return economy.DrawQuests(number)
    if op == "choose_number":
        return economy.Council(fact["min"], fact["max"])
    if op == "may_steal_tactics":
        return economy.Steal()
    if op == "change_dial":
        if fact.get("who") == "neighbour":
            return economy.Raid(-number)
        resource = str(fact["resource"])
        special = {"any": economy.ANY_DIAL, "wood_or_ore": economy.WOOD_OR_ORE, "chosen_at_use": economy.OF_AREA}
        if cost and resource == "food" and number == 1:
            return economy.RaiseFood()
        which = special[resource] if resource in special else RESOURCES.index(cast(Resource, resource))
        return economy.ChangeDial(who, which, number, fact.get("floor", 0), cost)
    if op == "set_dials":
        return economy.SetDials(fact["mode"] == "down_to_areas_controlled")
    if op == "recruit":
        return economy.RecruitUnits(SHAPES.index(fact["shapes"][0]) if "shapes" in fact else -1)
    if op == "repair_stronghold":
        return economy.RepairFree()
    if op == "build_development":
        return economy.DevelopFree()
    if op == "return_order":
        return economy.ReturnOrder()
    if op == "take_title":
        return economy.TakeTitle()
    if op == "may_swap_objective":
        return economy.SwapObjective()
    return None


def read_board(op: str, fact: Fact, cost: bool) -> Effect | None:
    """Neutral units, tokens, strongholds, runes."""
    if op == "place_neutral":
        if "else" in fact:
            return neutrals.PlaceByPoorest(units_of(fact), fact["n"], fact["else"][0]["n"])
        where = neutrals.PLACES.index(fact["where"])
        # A reward that offers two triangles says "up to".
        up_to = fact["where"] == "hero_area" and fact["n"] > 1
        return neutrals.PlaceNeutral(units_of(fact), fact["n"], where, fact.get("same_type", False), up_to)
    if op == "move_neutrals":
        return neutrals.MoveNeutrals(fact["from"] == "hero_area")
    if op == "retreat_neutrals":
        return neutrals.ScatterNeutrals() if "to" in fact else neutrals.FoundRuin()
    if op == "stand_units":
        return board.StandThere() if fact["where"] == "hero_area" else battle.RaiseUnits(fact["n"])
    if op == "rout_units":
        return board.RoutThere(fact["n"])
    if op == "remove_activation_token":
        return board.RemoveActivation()
    if op == "place_activation_token":
        return board.PlaceActivation()
    if op == "damage_stronghold":
        return board.DamageStronghold()
    if op == "ignore_borders":
        return board.IgnoreBorders(sum(BORDERS.index(kind) for kind in fact["kinds"]))
    if op == "move_range":
        return board.MoveRange(fact["n"])
    if op == "extra_fate":
        return board.ExtraFate(fact["n"])
    if op == "gain_dragon_rune":
        if fact.get("who") == "fewest_areas":
            bidding.TERMS.append(bidding.Terms(script([runes.GainRune(1)]), NOTHING, NOTHING, NOTHING, 0, 0))
            return bidding.FewestAreas(len(bidding.TERMS) - 1)
        return runes.GainRune(fact["n"])
    if op == "place_runes":
        return runes.ScatterRunes()
    if op == "move_rune":
        return runes.StealRune()
    if op == "peek_area":
        return runes.Peek(fact["n"], "where" in fact, fact.get("exploration", False))
    return None


def read_battle(op: str, fact: Fact, cost: bool) -> Effect | None:
    """What happens in a battle."""
    number = fact.get("n", 0)
    if op == "deal_damage":
        if isinstance(number, dict):
            if "damage_on" in number:
                return harm.Rage(unit_number("giant"))
            least = number["if"]["standing_units_min"]
            return harm.Overrun(unit_number(least["unit"]), least["n"], number["then"], number["else"])
        way = PLAIN
        if fact["assign"] == "you_choose":
            way = AIMED
        elif "prefer" in fact:
            way = STURDY
        elif "then_if_survives" in fact:
            way = DOUBLE
        elif fact.get("distinct_units", False):
            way = SPREAD
        return harm.DealDamage(number, way)
    if op == "deal_rout":
        if fact["assign"] == "you_choose":
            return harm.AimedRout(number, shapes_of(fact), fact.get("up_to", False))
        return harm.DealRout(number, fact.get("filter", {}).get("initiative_min", 1))
    if op == "cancel_damage":
        if fact["target"] == "this_hero":
            return heroes.CancelDuelDamage(heroes.ALL_DAMAGE if number == "all" else number)
        return harm.CancelDamage(number)
    if op == "set_health":
        unit = unit_number(fact["unit"])
        if fact["value"] > MOST_HEALTH:
            raise BadInput(f"set_health: no unit has more than {MOST_HEALTH} health")
        RAISED_HEALTH[unit] = fact["value"]
        return heroes.ToughenUnit() if fact["duration"] == "duel" else harm.Toughen(unit)
    if op == "destroy_units":
        chooser = harm.BY_USER if fact.get("chooser") == "you" else harm.BY_OWNER
        unit = unit_number(fact["unit"]) if "unit" in fact else -1
        weak = fact.get("filter") == "damaged_or_routed"
        own = fact["who"] == "you"
        return harm.DestroyUnits(own, number, chooser, shapes_of(fact), unit, weak, fact.get("up_to", False))
    if op == "choose_units":
        return harm.Terrify(number)
    if op == "add_units_to_battle":
        return battle.AddUnits(unit_number(fact["unit"]), number)
    if op == "retreat_units":
        return battle.RetreatUnit(fact["filter"] == "standing")
    if op == "cancel_battle":
        return battle.CallOff()
    if op == "strength":
        return battle.LastStand(number["max"]) if isinstance(number, dict) else battle.Strength(number)
    if op == "strength_override":
        return battle.Breach()
    if op == "support_draw":
        return battle.MoreSupport(fact["extra"])
    if op == "redraw_fate":
        return battle.Redraw(number)
    if op == "draw_fate_and_resolve":
        return battle.ExtraCard(SHAPES.index(fact["shape"]))
    return None


def read_hero(op: str, fact: Fact, cost: bool) -> Effect | None:
    """Heroes, their rewards, duels."""
    number = fact.get("n", 0)
    if op == "hero_damage":
        if isinstance(number, dict):
            if "attribute" in number:
                number = heroes.BY_ATTRIBUTE + ATTRIBUTES.index(number["attribute"])
            else:
                number = heroes.AS_UNIT
        whom = heroes.ENEMY if fact["hero"] == "enemy" else heroes.THIS
        return heroes.HeroDamage(whom, number, False, "if_defeats" in fact)
    if op == "hero_heal":
        whom = {"this": heroes.THIS, "own_in_area": heroes.OWN_IN_AREA, "all": heroes.ALL_HEROES}[fact["hero"]]
        return heroes.HeroHeal(whom, heroes.ALL_DAMAGE if number == "all" else number)
    if op == "hero_rout":
        return heroes.RoutWanderers()
    if op == "hero_stand":
        return heroes.StandChilled()
    if op == "recruit_hero":
        home = fact["where"] == "own_strongholds_or_home"
        return heroes.RecruitHero(fact["draw"], STRONGHOLDS_OR_HOME if home else AT_STRONGHOLDS)
    if op == "train":
        which = -1 if fact["attribute"] == "any" else ATTRIBUTES.index(fact["attribute"])
        return heroes.TrainHero(fact["hero"] == "any_own", which, fact.get("optional", False))
    if op == "gain_reward":
        return heroes.GainReward(number)
    if op == "discard_reward":
        return heroes.PayRewards(number, fact["hero"] == "any_own")
    if op == "cancel_duel":
        return heroes.CancelDuel()
    if op == "prevent_defeat":
        return heroes.PreventDefeat()
    if op == "cancel_tactics":
        return Effect()  # done by the window itself, see windows.Reaction
    return None
