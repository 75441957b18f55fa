"""Reads what the cards of data/ do, and fills the tables that the rules look it up in.

This is the only place that knows the words of the data files. An effect is `{ op = "…", … }`; which words go with it is
said where it is read below. A card that needs several operations for one thing (call off a battle, found a ruin)
is read
as one effect by the first of them.
"""

from typing import Any, Final

from krainy.engine.effects import NOTHING
from krainy.engine.errors import BadInput

from ..combat import AIMED, DOUBLE, PLAIN, SPREAD, STURDY
from ..exploring import IS_PORTAL, ON_ACTION_END, ON_REVEAL, STOPS, THRONE, VILLAGE
from ..heroes import AT_STRONGHOLDS, STRONGHOLDS_OR_HOME
from ..hooks import (
    ANYWHERE_ELSE,
    ARMOUR,
    ATTRIBUTE_BONUS,
    COLLECTS,
    COUNCIL_PAY,
    DECIDES_TIES,
    DELAYED,
    DEVELOPMENT_SCRIPT,
    DUEL,
    DUEL_SCRIPT,
    DUEL_START,
    DUEL_START_MAY,
    HEAL_SCRIPT,
    HERO_MOVE,
    HERO_SUPPORT,
    HOOKS,
    KEEPS_HEROES,
    LOST_BY_USE,
    NEEDS_CITY,
    NEEDS_DEFENDER,
    NEEDS_STRONGHOLD,
    NEEDS_SUPPORT,
    NOT_IN_BATTLE,
    OBJECTIVE_ASKS,
    OBJECTIVE_NUMBER,
    OBJECTIVE_OF,
    OBJECTIVE_REWARD,
    OBJECTIVE_SWAPS,
    ONCE_A_ROUND,
    PAY,
    PHASE_SCRIPT,
    QUEST_ATTRIBUTE,
    QUEST_COST,
    QUEST_KIND,
    QUEST_LOST,
    QUEST_NOT_WON,
    QUEST_RESULTS,
    QUEST_UNIT,
    QUEST_WHERE,
    QUEST_WON,
    RAISED_HEALTH,
    REWARD_HOOK,
    REWARD_MOVE,
    REWARD_ONCE,
    REWARD_SCRIPT,
    REWARD_SPENT,
    REWARD_SUPPORT,
    SEASON_SCRIPT,
    STUNS,
    TACTICS_HOOK,
    TACTICS_SCRIPT,
    TALK_BONUS,
    TEST,
    TEST_AGAIN,
    TEST_BONUS,
    TITLE_SCRIPT,
    TRAIT,
    UNIT_SCRIPT,
    VICTOR_DRAWS,
    VICTORY_SCRIPT,
    WEAPON,
)
from ..pieces import (
    ATTRIBUTES,
    DESTINIES,
    DEVELOPMENT_FACTS,
    EXPLORATION_FACTS,
    HERO_FACTS,
    MOST_HEALTH,
    MOST_HEROES,
    OBJECTIVE_FACTS,
    QUEST_FACTS,
    RESOURCES,
    REWARD_FACTS,
    SEASON_FACTS,
    SHAPES,
    TACTICS_FACTS,
    TITLE_FACTS,
    UNIT_FACTS,
    unit_number,
)
from ..rallying import types_mask
from ..tiles import BORDERS
from ..vocabulary import DEVELOPMENT, HERO, OBJECTIVE, QUEST, REWARD, SEASON_CARD, TACTIC, TITLE, TOKEN, UNIT
from . import battle, bidding, board, choices, economy, heroes, neutrals, runes
from .effect import SCRIPTS, Effect, belongs, script

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
        return battle.ALL_SHAPES
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
        return battle.EnemyChooses([read(option) for option in fact["options"]])
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
        which = special[resource] if resource in special else RESOURCES.index(resource)
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
                return battle.Rage(unit_number("giant"))
            least = number["if"]["standing_units_min"]
            return battle.Overrun(unit_number(least["unit"]), least["n"], number["then"], number["else"])
        way = PLAIN
        if fact["assign"] == "you_choose":
            way = AIMED
        elif "prefer" in fact:
            way = STURDY
        elif "then_if_survives" in fact:
            way = DOUBLE
        elif fact.get("distinct_units", False):
            way = SPREAD
        return battle.DealDamage(number, way)
    if op == "deal_rout":
        if fact["assign"] == "you_choose":
            return battle.AimedRout(number, shapes_of(fact), fact.get("up_to", False))
        return battle.DealRout(number, fact.get("filter", {}).get("initiative_min", 1))
    if op == "cancel_damage":
        if fact["target"] == "this_hero":
            return heroes.CancelDuelDamage(heroes.ALL_DAMAGE if number == "all" else number)
        return battle.CancelDamage(number)
    if op == "set_health":
        unit = unit_number(fact["unit"])
        if fact["value"] > MOST_HEALTH:
            raise BadInput(f"set_health: no unit has more than {MOST_HEALTH} health")
        RAISED_HEALTH[unit] = fact["value"]
        return heroes.ToughenUnit() if fact["duration"] == "duel" else battle.Toughen(unit)
    if op == "destroy_units":
        chooser = battle.BY_USER if fact.get("chooser") == "you" else battle.BY_OWNER
        unit = unit_number(fact["unit"]) if "unit" in fact else -1
        weak = fact.get("filter") == "damaged_or_routed"
        own = fact["who"] == "you"
        return battle.DestroyUnits(own, number, chooser, shapes_of(fact), unit, weak, fact.get("up_to", False))
    if op == "choose_units":
        return battle.Terrify(number)
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


# -- the files ---------------------------------------------------------------------------------------------------------


def read_tactics() -> None:
    """When a tactics card may be played, and what it does."""
    for number, fact in enumerate(TACTICS_FACTS):
        card = number + 1
        TACTICS_HOOK[card] = HOOKS.index(fact["hook"])
        TACTICS_SCRIPT[card] = read(fact["ops"])
        NEEDS_DEFENDER[card] = fact.get("only", "") == "defender"
        NEEDS_SUPPORT[card] = fact.get("only", "") == "supported"
        belongs(TACTIC, card)


def read_seasons() -> None:
    """The basic effects of the season cards."""
    for number, fact in enumerate(SEASON_FACTS):
        SEASON_SCRIPT[number + 1] = read(fact["ops"])
        belongs(SEASON_CARD, number + 1)


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


def read_rewards() -> None:
    """When a reward may be used, and what it does or changes."""
    for number, fact in enumerate(REWARD_FACTS):
        reward = number + 1
        REWARD_HOOK[reward] = HOOKS.index(fact["hook"])
        REWARD_SPENT[reward] = fact["discard_to_use"]
        TRAIT[reward] = {"weapon": WEAPON, "armor": ARMOUR}.get(fact.get("trait", ""), 0)
        NEEDS_STRONGHOLD[reward] = fact.get("at", "") == "own_stronghold"
        NEEDS_CITY[reward] = fact.get("at", "") == "city"
        NOT_IN_BATTLE[reward] = fact.get("peace", False)
        first = fact["ops"][0]
        limit = first.get("limit", "")
        ONCE_A_ROUND[reward] = limit == "once_per_duel_round"
        REWARD_ONCE[reward] = limit in ("once_per_turn", "once_per_duel")
        if first["op"] == "attribute":
            ATTRIBUTE_BONUS[reward][ATTRIBUTES.index(first["which"])] = first["n"]
        elif first["op"] == "quest_move_range":
            REWARD_MOVE[reward] = first["n"]
        elif first["op"] == "support_draw":
            REWARD_SUPPORT[reward] = first["extra"]
        else:
            REWARD_SCRIPT[reward] = read(fact["ops"])
        belongs(REWARD, reward)


def read_heroes() -> None:
    """What a hero can do that others cannot."""
    for hero, fact in enumerate(HERO_FACTS):
        ability = fact["ability"]
        hook, ops = ability["hook"], ability["ops"]
        first = ops[0]
        if hook == "quest.heal":
            HEAL_SCRIPT[hero] = read(ops)
        elif hook == "quest.move":
            HERO_MOVE[hero] = first["n"]
        elif hook == "battle.support":
            HERO_SUPPORT[hero] = first["extra"]
        elif hook == "diplomacy.draw":
            TALK_BONUS[hero] = first["n"]
        elif hook == "quest.test":
            which = ATTRIBUTES.index(first["attribute"])
            if first["op"] == "extra_fate":
                TEST_BONUS[hero][which] = first["n"]
            else:
                TEST_AGAIN[hero][which] = True
        elif hook == "duel.start":
            DUEL_START_MAY[hero] = first["op"] == "may"
            if first["op"] == "may":
                price = heroes.HeroDamage(heroes.THIS, first["cost"][0]["n"], True, False)
                DUEL_START[hero] = script([price, effect_of(first["effect"][0], False)])
            else:
                DUEL_START[hero] = read(ops)
        elif hook == "quest.phase_start":
            PHASE_SCRIPT[hero] = read(ops)
        elif hook == "duel.round":
            STUNS[hero] = True
        else:
            assert hook == "duel.victory", hook
            VICTORY_SCRIPT[hero] = read(ops)
        belongs(HERO, hero)


def read_quests() -> None:
    """What a quest asks for and brings."""
    for number, fact in enumerate(QUEST_FACTS):
        quest, attempt = number + 1, fact["attempt"]
        QUEST_WHERE[quest] = ANYWHERE_ELSE.index(fact.get("where", ""))
        QUEST_LOST[quest] = fact["discard_on_failure"]
        if attempt["type"] == "test":
            QUEST_KIND[quest] = TEST
            QUEST_ATTRIBUTE[quest] = ATTRIBUTES.index(attempt["attribute"])
            QUEST_RESULTS[quest] = [read(attempt["results"][destiny]) for destiny in DESTINIES]
        elif attempt["type"] == "duel":
            QUEST_KIND[quest] = DUEL
            QUEST_UNIT[quest] = unit_number(attempt["unit"])
            QUEST_WON[quest] = read(attempt["on_win"])
            QUEST_NOT_WON[quest] = read(attempt.get("on_not_win", []))
        else:
            QUEST_KIND[quest] = PAY
            QUEST_COST[quest] = attempt["cost"][0]["n"]
            QUEST_WON[quest] = read(attempt["on_pay"])
        belongs(QUEST, quest)


def read_titles() -> None:
    """What a title gives its holder."""
    for title, fact in enumerate(TITLE_FACTS):
        for effect in fact["effect"]:
            first = effect["ops"][0]
            if effect["hook"] == "bid.tie":
                DECIDES_TIES[title] = True
            elif effect["hook"] == "season.drawn":
                COUNCIL_PAY[title] = first["n"]
            elif effect["hook"] == "hero.leave":
                KEEPS_HEROES[title] = True
            elif effect["hook"] == "battle.end":
                VICTOR_DRAWS[title] = first["n"]
            else:
                assert effect["hook"] == "turn.any", effect["hook"]
                TITLE_SCRIPT[title] = script([choices.Office(read(first["cost"], True), read(first["effect"]))])
        belongs(TITLE, title)


def read_developments() -> None:
    """What developments give, and what fortifications do."""
    for number, fact in enumerate(DEVELOPMENT_FACTS):
        COLLECTS[number + 1] = fact["hook"] == "harvest.collect"
        LOST_BY_USE[number + 1] = fact.get("discard_after_use", False)
        DEVELOPMENT_SCRIPT[number + 1] = read(fact["ops"])
        belongs(DEVELOPMENT, number + 1)


def read_tokens() -> None:
    """What exploration tokens do. [runewars.explore.11, runewars.explore.14]"""
    for number, fact in enumerate(EXPLORATION_FACTS):
        token, hook, first = number + 1, fact["hook"], fact["ops"][0]
        if hook == "score.runes":
            THRONE[token] = first["n"]
        elif hook == "area.resources":
            VILLAGE[token] = RESOURCES.index(first["resource"])
        elif hook == "move.adjacency":
            IS_PORTAL[token] = True
        elif hook == "quest.move":
            STOPS[token] = True
        elif hook == "quest.action_end":
            ON_ACTION_END[token] = read(fact["ops"])
        else:
            assert hook == "explore.reveal", hook
            ON_REVEAL[token] = read(fact["ops"])
        belongs(TOKEN, token)


PREDICATES: Final[dict[str, str]] = {
    "all_neutral_units_allied": "all_allied",
    "allied_unit_in": "ally_at_stronghold",
    "influence_min": "influence",
    "cities_controlled_min": "cities",
    "allied_neutral_types_min": "ally_types",
    "heroes_min": "heroes_and_rewards",
    "titles_min": "titles",
    "won_as_defender_since_last_turn": "held",
    "enemy_player_units_destroyed_in_one_battle_this_turn": "slaughter",
    "enemy_stronghold_taken_this_turn": "stormed",
    "enemy_home_areas_controlled_min": "enemy_home",
    "enemy_hero_defeated_in_duel_since_last_turn": "duel",
    "areas_controlled_min": "areas",
    "units_on_board_min": "units",
    "neutral_units_destroyed_in_won_battles": "neutral_kills",
}
"""The conditions of the data, and what the rules call them."""


def read_objectives() -> None:
    """The conditions of the objective cards."""
    for number, fact in enumerate(OBJECTIVE_FACTS):
        card = number + 1
        name, value = next(iter(fact["predicate"].items()))
        if name in ("flag", "counter"):
            name = value["name"]
        OBJECTIVE_ASKS[card] = PREDICATES[name]
        least: Any = value
        if isinstance(value, dict):
            least = value.get("min", value.get("n", value.get("default", 1)))
        numbers = [least] * 3
        if isinstance(value, dict):
            for place, seats in enumerate((2, 3, 4)):
                numbers[place] = value.get(f"players_{seats}", least)
            if "shape" in value:
                OBJECTIVE_OF[card] = SHAPES.index(value["shape"])
            if "unit" in value:
                OBJECTIVE_OF[card] = unit_number(value["unit"])
        OBJECTIVE_NUMBER[card] = numbers
        OBJECTIVE_REWARD[card] = read(fact["reward"])
        OBJECTIVE_SWAPS[card] = "fallback" in fact
        belongs(OBJECTIVE, card)
        if name == "heroes_min":
            assert fact["predicate"]["rewards_min"] == value == MOST_HEROES, "one number serves for both"


read_tactics()
read_seasons()
read_units()
read_rewards()
read_heroes()
read_quests()
read_titles()
read_developments()
read_tokens()
read_objectives()
assert all(kept.about for kept in SCRIPTS), "every script belongs to something"
