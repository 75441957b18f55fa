"""A campaign from the battle plans to its end. [oath.campaign]"""

from typing import Final

from krainy.engine.flow import AnyStep, Step
from krainy.engine.vocabulary import Thing

from .asking import ATTACKER, DEFENDER, NO_YES, QUIET, Asking
from .board import BANDITS, BLANK_FACES, HOLLOW_FACES, ONE_FACES, SLOTS, SWORD_FACES, TWO_FACE
from .campaign import (
    ALLIES,
    ATTACK,
    BANNED,
    BANNERS,
    CAPTIVES,
    DEAD,
    DEFENSE,
    DOOMED,
    FLAGS,
    HALF,
    HUNTED,
    INVOLVED,
    NO_BEST,
    NO_HOLLOW,
    NO_ONES,
    NO_SKULLS,
    OUTCOME,
    PAWN,
    PEACE,
    ROLLED,
    SAFE,
    SAVED,
    SHIELDS,
    SITES,
    SLANDER,
    SWORDS,
    TWICE,
    WARD,
    WIND,
    WORTH,
    FreeCampaign,
    attack_force,
    close_war,
    defending,
    defense_force,
    joins,
    saved_colour,
)
from .cards import ATTACKER as FOR_ATTACKER
from .cards import BURN_SECRET, PLACE_FAVOR, SIDE, is_edifice
from .cards import DEFENDER as FOR_DEFENDER
from .costs import usable
from .hooks import (
    ON_PLAN,
    PLAN_COST,
    PLAN_VETO,
    POWERS,
    REROLL,
    TO_CAMPAIGN,
    TO_GARRISON,
    TO_USE_SECRETS,
    WAR_DONE,
    card_at,
    owner_at,
    place_at,
)
from .play import from_active
from .recover import Taken
from .ruling import forbidden, locked_at, place_of, purse, ruler, rules, rules_card, side
from .state import ADVISER, HELD, Oath, home
from .table import bury_relic, discard_up, gain_relic, lift, open_relic, pass_relic, relic_slot, seize_banner
from .tokens import (
    burn_favor,
    burn_secrets,
    kill_at_site,
    kill_on_board,
    march,
    place_favor,
    place_secrets,
    set_army,
    withdraw,
)
from .travel import FreeTravel, can_be_sent, send
from .vocabulary import (
    AT,
    ATTACK_ROLLED,
    CAMPAIGN_WON,
    CARD,
    COUNTER,
    DEFENSE_ROLLED,
    KILLED,
    MARCHED,
    NUM,
    NUMBER,
    PASS,
    PICK,
    PLAN,
    PLANNED,
    PLAYER,
    POOLS,
    RELEASED,
    SACRIFICED,
    SEAT,
    SITE,
    WITHDREW,
    YES,
)
from .vocabulary import SAVED as SAVED_EVENT

BY_BANDITS: Final = 7
ANOTHER_WAY: Final = 4096
"""Marks a plan that was used in the second of its two ways."""


def plan_card(plan: int) -> int:
    """The card of a plan that was used."""
    return plan >> 3 & 511


class Battle(Step[Oath]):
    """Plans of the attacker, the defender and the Allies, then the rolls. [oath.campaign.12]"""

    def run(self, g: Oath) -> None:
        war = g.war
        steps: list[AnyStep] = [Plans(war[ATTACKER], True)]
        if war[DEFENDER] < 0:
            steps.append(BanditPlans())
        else:
            steps.append(Plans(war[DEFENDER], False))
            for player in g.order:
                if war[ALLIES] >> player & 1:
                    steps.append(Plans(player, False))
        g.then([*steps, RollDefense(), RollAttack(), Decide(), Aftermath()])


# -- battle plans ------------------------------------------------------------------------------------------------------


def plan_price(g: Oath, user: int, card: int) -> int:
    """What a plan costs its user: favor, plus 8 for each secret. [oath.power.8]"""
    total = POWERS[card].price(card)
    for at in g.live[PLAN_COST]:
        total += POWERS[card_at(at)].plan_cost(g, at, user, card)
    return total


def opposes(g: Oath, owner: int, user: int) -> bool:
    """Whether an adviser's owner takes part in the campaign against this user of plans. [oath.campaign.27]"""
    war = g.war
    attacking = user == war[ATTACKER]
    if owner == war[ATTACKER]:
        return not attacking
    if owner == war[DEFENDER] or (war[ALLIES] >> owner & 1 == 1):
        return attacking
    return False


def barred(g: Oath, user: int, attacking: bool, card: int) -> bool:
    """Whether a card or an earlier plan forbids this plan. [oath.campaign.12]"""
    war = g.war
    if war[BANNED] & (1 if attacking else 2):
        return True
    for at in g.live[PLAN_VETO]:
        if POWERS[card_at(at)].bars_plan(g, at, user, attacking, card):
            return True
    return False


def was_used(g: Oath, card: int) -> bool:
    """Whether a plan was already used in this campaign."""
    for plan in g.plans:
        if plan_card(plan) == card:
            return True
    return False


def used_by_side(g: Oath, attacking: bool) -> int:
    """How many plans a side has used."""
    found = 0
    for plan in g.plans:
        if (plan & 7 == g.war[ATTACKER]) == attacking:
            found += 1
    return found


def usable_plan(g: Oath, user: int, attacking: bool, at: int) -> int:
    """In which ways a player may use this battle plan now: 0 for none. [oath.power.8]"""
    card = card_at(at)
    if not SIDE[card] & (FOR_ATTACKER if attacking else FOR_DEFENDER) or was_used(g, card):
        return 0
    if not rules_card(g, user, at) or barred(g, user, attacking, card):
        return 0
    if place_at(at) >= HELD and user != g.war[ATTACKER] and user != g.war[DEFENDER]:
        return 0  # Allies use those at Imperial sites and in their advisers [oath.campaign.12]
    price = plan_price(g, user, card)
    if price:
        if purse(g, user) < price & 7 or g.secrets[user] < price >> 3:
            return 0
        if price >= 8 and forbidden(g, user, TO_USE_SECRETS, card):
            return 0
    return POWERS[card].plan_modes(g, user, attacking)


class Plans(Asking):
    """A player uses battle plans, each once. [oath.campaign.12, oath.power.8]"""

    name = "Plans"
    rule = "oath.power.8"
    lapses = True
    discretion = True

    def __init__(self, seat: int, attacking: bool) -> None:
        super().__init__(seat)
        self.attacking: Final = attacking

    def actions(self, g: Oath, seat: int) -> list[int]:
        if g.war[OUTCOME]:
            return []
        found: list[int] = []
        others: list[int] = []
        for at in g.live[ON_PLAN]:
            modes = usable_plan(g, seat, self.attacking, at)
            if modes & 1:
                found.append(PLAN.base + card_at(at))
            if modes & 2:
                others.append(COUNTER.base + card_at(at))
        found.sort()
        others.sort()
        found += others
        return [PASS.base, *found] if found else []

    def automatic(self, g: Oath, found: list[int]) -> int:
        """The Prince uses what costs nothing and is not discarded. [oath.prince.19]"""
        for action in found[1:]:
            card = action - PLAN.base if action < COUNTER.base else action - COUNTER.base
            discarded = POWERS[card].plan_discards(g, self.seat, self.attacking, False, False)
            if plan_price(g, self.seat, card) == 0 and not discarded and not POWERS[card].asks:
                return action
        return PASS.base

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        other = action >= COUNTER.base
        card = action - (COUNTER.base if other else PLAN.base)
        g.then([self])
        use_plan(g, seat, self.attacking, card, other)


def use_plan(g: Oath, user: int, attacking: bool, card: int, other: bool) -> None:
    """Pay for a plan and let it act. A last line."""
    price = plan_price(g, user, card)
    place_favor(g, user, card, PLACE_FAVOR[card])
    place_secrets(g, user, card, (price >> 3) - BURN_SECRET[card])
    burn_favor(g, user, (price & 7) - PLACE_FAVOR[card])
    burn_secrets(g, user, BURN_SECRET[card])
    g.tell(PLANNED, user, card)
    g.plans = [*g.plans, (ANOTHER_WAY if other else 0) | card << 3 | user]
    attack, defense = g.war[ATTACK], g.war[DEFENSE]
    POWERS[card].plan(g, user, attacking, other)
    if (attack, defense) != (g.war[ATTACK], g.war[DEFENSE]):
        g.tell(POOLS, g.war[ATTACK], g.war[DEFENSE])


class BanditPlans(Step[Oath]):
    """Bandits use every plan that costs nothing, the top of the Cradle first. [oath.campaign.26]"""

    def run(self, g: Oath) -> None:
        cards: list[int] = []
        for spot in range(SLOTS):
            if ruler(g, spot) != BANDITS:
                continue
            for card in g.denizens[spot]:
                if not SIDE[card] & FOR_DEFENDER or POWERS[card].price(card) > 0:
                    continue
                if not barred(g, BY_BANDITS, False, card) and not taxed(g, card):
                    cards.append(card)
        for card in cards:
            if POWERS[card].alone:
                cards = [card]
                break
        for card in cards:
            power = POWERS[card]
            if power.asks:  # what it lets one choose they leave, but it is used up
                if power.plan_discards(g, BY_BANDITS, False, False, False):
                    g.tell(PLANNED, BANDITS, card)
                    g.plans = [*g.plans, card << 3 | BY_BANDITS]
                continue
            if power.plan_modes(g, BANDITS, False) == 0 or g.war[OUTCOME]:
                continue
            g.tell(PLANNED, BANDITS, card)
            g.plans = [*g.plans, card << 3 | BY_BANDITS]
            power.plan(g, BANDITS, False, False)


def taxed(g: Oath, card: int) -> bool:
    """Whether an attacker's power gives the bandits' plan a cost. [oath.campaign.26]"""
    for at in g.live[PLAN_COST]:
        if POWERS[card_at(at)].plan_cost(g, at, BY_BANDITS, card) > 0:
            return True
    return False


# -- rolls -------------------------------------------------------------------------------------------------------------


def roll_defense(g: Oath, number: int) -> int:
    """Roll defense dice: ones, twos and doublings, eight bits each."""
    found = 0
    for _ in range(number):
        face = g.roll(6)
        if face < BLANK_FACES:
            continue
        if face < ONE_FACES:
            found += 1
        elif face == TWO_FACE:
            found += 1 << 8
        else:
            found += 1 << 16
    return found


def roll_attack(g: Oath, number: int) -> int:
    """Roll attack dice: hollow swords, swords and skulls, eight bits each."""
    found = 0
    for _ in range(number):
        face = g.roll(6)
        if face < HOLLOW_FACES:
            found += 1
        elif face < SWORD_FACES:
            found += 1 << 8
        else:
            found += 1 << 16
    return found


def shields(roll: int, no_ones: bool, no_best: bool) -> int:
    """The shields of a roll, doubled as often as it says. [oath.campaign.14]"""
    ones = 0 if no_ones else roll & 255
    twos = 0 if no_best else roll >> 8 & 255
    total = ones + 2 * twos
    for _ in range(min(roll >> 16, 6)):
        total *= 2
    return total


def rerolls(g: Oath, player: int) -> int:
    """A card with which a player may roll again, or 0."""
    if player < 0:
        return 0
    for at in g.live[REROLL]:
        card = card_at(at)
        if rules_card(g, player, at) and POWERS[card].can(g, player) and usable(g, player, card):
            return card
    return 0


class RollDefense(Step[Oath]):
    """The defender rolls. [oath.campaign.14, oath.campaign.15, oath.campaign.16, oath.campaign.28]"""

    def run(self, g: Oath) -> None:
        if g.war[OUTCOME]:
            return
        g.war[ROLLED + 1] = roll_defense(g, g.war[DEFENSE])
        steps: list[AnyStep] = [CountDefense()]
        if rerolls(g, g.war[DEFENDER]):
            tell_defense(g)
            steps = [Reroll(g.war[DEFENDER], False), *steps]
        g.then(steps)


def tell_defense(g: Oath) -> None:
    """Tell the roll as it lies."""
    roll = g.war[ROLLED + 1]
    flags = g.war[FLAGS + 1]
    total = shields(roll, flags & NO_ONES != 0, flags & NO_BEST != 0)
    twos = roll >> 8 & 255
    g.tell(DEFENSE_ROLLED, g.war[DEFENDER], (roll & 255) + 2 * twos, roll >> 16, min(40, total), twos)


class CountDefense(Step[Oath]):
    """Shields and warbands together. [oath.campaign.14, oath.campaign.15]"""

    def run(self, g: Oath) -> None:
        flags = g.war[FLAGS + 1]
        tell_defense(g)
        total = shields(g.war[ROLLED + 1], flags & NO_ONES != 0, flags & NO_BEST != 0)
        if flags & TWICE:
            total *= 2
        g.war[SHIELDS] = total + defense_force(g)


class RollAttack(Step[Oath]):
    """The attacker rolls. [oath.campaign.17, oath.campaign.28]"""

    def run(self, g: Oath) -> None:
        if g.war[OUTCOME]:
            return
        number = g.war[ATTACK]
        if g.war[FLAGS] & HALF:
            number //= 2
        g.war[ROLLED] = roll_attack(g, number)
        steps: list[AnyStep] = [CountAttack()]
        if rerolls(g, g.war[ATTACKER]):
            tell_attack(g)
            steps = [Reroll(g.war[ATTACKER], True), *steps]
        g.then(steps)


def tell_attack(g: Oath) -> None:
    """Tell the roll as it lies."""
    roll = g.war[ROLLED]
    g.tell(ATTACK_ROLLED, g.war[ATTACKER], roll >> 8 & 255, roll & 255, roll >> 16)


class Reroll(Asking):
    """Roll the whole set again, once, for a price."""

    name = "Reroll"
    rule = "oath.campaign.14"
    discretion = True

    def __init__(self, seat: int, attacking: bool) -> None:
        super().__init__(seat)
        self.attacking: Final = attacking

    def about(self, g: Oath) -> dict[str, Thing]:
        return {**super().about(g), "source": (CARD, rerolls(g, self.seat))}

    def actions(self, g: Oath, seat: int) -> list[int]:
        return NO_YES

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        card = rerolls(g, seat)
        POWERS[card].pay(g, seat, card)
        g.tell(PLANNED, seat, card)
        if self.attacking:
            g.war[ROLLED] = roll_attack(g, g.war[ATTACK] // 2 if g.war[FLAGS] & HALF else g.war[ATTACK])
        else:
            g.war[ROLLED + 1] = roll_defense(g, g.war[DEFENSE])


class CountAttack(Step[Oath]):
    """Swords count, skulls kill. [oath.campaign.17, oath.campaign.18]"""

    def run(self, g: Oath) -> None:
        war = g.war
        tell_attack(g)
        flags = war[FLAGS]
        times = 2 if flags & TWICE else 1
        hollow = 0 if flags & NO_HOLLOW else (war[ROLLED] & 255) * times
        skulls = (war[ROLLED] >> 16) * times
        swords = (war[ROLLED] >> 8 & 255) * times + (0 if flags & NO_BEST else 2 * skulls)
        war[SWORDS] = swords + hollow // 2
        if skulls and not flags & NO_SKULLS:
            g.then([Losses(war[ATTACKER], True, min(skulls, attack_force(g)), False)])


class Decide(Step[Oath]):
    """Who wins; the attacker may sacrifice exactly what is missing. [oath.campaign.18, oath.campaign.19]"""

    def run(self, g: Oath) -> None:
        war = g.war
        if war[OUTCOME]:
            return
        if war[SWORDS] > war[SHIELDS]:
            war[OUTCOME] = 1
            return
        war[OUTCOME] = 2
        needed = missing(g)
        if needed <= attack_force(g) and not spared(g):
            g.then([Sacrifice(war[ATTACKER], needed)])


def missing(g: Oath) -> int:
    """How many warbands must be sacrificed to win. [oath.campaign.18]"""
    lacking = g.war[SHIELDS] - g.war[SWORDS] + 1
    return -(-lacking // g.war[WORTH])


def spared(g: Oath) -> bool:
    """Whether a card of the defender forbids to sacrifice."""
    defender = g.war[DEFENDER]
    return defender >= 0 and forbidden(g, defender, TO_CAMPAIGN, 1)


class Sacrifice(Asking):
    """Sacrifice so many warbands and win, or none and lose. [oath.campaign.18, oath.term.15]"""

    name = "Sacrifice"
    rule = "oath.campaign.18"

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final = number

    def about(self, g: Oath) -> dict[str, Thing]:
        return {**super().about(g), "number": (NUMBER, self.number)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        return NO_YES

    def automatic(self, g: Oath, found: list[int]) -> int:
        return YES.base  # [oath.prince.16]

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        g.war[OUTCOME] = 1
        g.tell(SACRIFICED, seat, self.number)
        g.then([Losses(seat, True, self.number, True)])


# -- losses ------------------------------------------------------------------------------------------------------------


def sources(g: Oath, attacking: bool) -> list[int]:
    """Where the warbands of a force are, as actions: boards, then sites."""
    found: list[int] = []
    if attacking:
        if g.board[g.war[ATTACKER]] > 0:
            found.append(SEAT.base + g.war[ATTACKER])
        found += [AT.base + spot for spot in range(SLOTS) if joins(g, spot)]
        return found
    if g.war[DEFENDER] < 0:
        return found
    for player in defending(g):
        if g.board[player] > 0:
            found.append(SEAT.base + player)
    for spot in range(SLOTS):
        if g.war[SITES] >> spot & 1 and g.army[spot] > 0 and not joins(g, spot):
            found.append(AT.base + spot)
    found.sort()
    return found


def slay(g: Oath, attacking: bool, source: int, number: int) -> None:
    """Warbands of a force die, or are carried to where a plan saves them. [oath.term.6]"""
    place = 0 if attacking else 1
    if g.war[WARD + place]:
        if source >= AT.base:
            spot = source - AT.base
            number = min(number, g.army[spot])
            g.tell(WITHDREW, g.army_of[spot], spot, number)
            set_army(g, spot, g.army_of[spot], g.army[spot] - number)
        else:
            number = min(number, g.board[source - SEAT.base])
            g.board[source - SEAT.base] -= number
        g.war[SAVED + place] += number
        g.tell(SAVED_EVENT, home(g, g.war[ATTACKER + place]), number)
        return
    if source >= AT.base:
        number = kill_at_site(g, source - AT.base, number)
    else:
        number = kill_on_board(g, source - SEAT.base, number)
    g.war[DEAD + place] += number


class Losses(Asking):
    """Which warbands of a force die, one by one where there is a choice. [oath.campaign.20, oath.campaign.21]"""

    name = "Losses"
    rule = "oath.campaign.20"
    lapses = True

    def __init__(self, seat: int, attacking: bool, number: int, sacrificed: bool) -> None:
        super().__init__(seat)
        self.attacking: Final = attacking
        self.number: Final = number
        self.sacrificed: Final = sacrificed

    def about(self, g: Oath) -> dict[str, Thing]:
        return {**super().about(g), "number": (NUMBER, self.number)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        found = sources(g, self.attacking)
        return found if self.number > 0 and len(found) > 1 and strength(g, found) > self.number else []

    def lapse(self, g: Oath) -> None:
        left = self.number
        for source in sources(g, self.attacking):
            there = g.army[source - AT.base] if source >= AT.base else g.board[source - SEAT.base]
            slay(g, self.attacking, source, min(left, there))
            left -= min(left, there)

    def take(self, g: Oath, seat: int, action: int) -> None:
        slay(g, self.attacking, action, 1)
        g.then([Losses(seat, self.attacking, self.number - 1, self.sacrificed)])


def strength(g: Oath, found: list[int]) -> int:
    """How many warbands are at these sources."""
    total = 0
    for source in found:
        total += g.army[source - AT.base] if source >= AT.base else g.board[source - SEAT.base]
    return total


# -- the end -----------------------------------------------------------------------------------------------------------


class Aftermath(Step[Oath]):
    """The loser's losses, the winner's gains, then results and discards.
    [oath.campaign.20, oath.campaign.21, oath.campaign.22, oath.campaign.23, oath.campaign.24]"""

    def run(self, g: Oath) -> None:
        war = g.war
        attacker, defender = war[ATTACKER], war[DEFENDER]
        won = war[OUTCOME] == 1
        war[QUIET] = 1
        g.tell(CAMPAIGN_WON, attacker if won else defender)
        number = doomed_number(g, not won)
        if won:
            chooser = defender
            if defender >= 0 and side(g, defender) == g.chancellor:
                chooser = g.chancellor  # [oath.campaign.21]
        else:
            chooser = attacker
        steps: list[AnyStep] = []
        if chooser >= 0 and number > 0:
            steps.append(Losses(chooser, not won, number, False))
        if won:
            steps += [Retreat(), Occupy(attacker, 0), Loot(), Banish(attacker)]
        else:
            steps.append(Retreat())
        g.then([*steps, Results(), EndCampaign()])


def doomed_number(g: Oath, attacking: bool) -> int:
    """How many of the loser's force die. [oath.campaign.20, oath.reliquary.2]"""
    flags = g.war[FLAGS if attacking else FLAGS + 1]
    other = g.war[FLAGS + 1 if attacking else FLAGS]
    force = strength(g, sources(g, attacking))
    if flags & SAFE or other & PEACE:
        return 0
    if flags & DOOMED or brutal(g):
        return force
    return force // 2


def brutal(g: Oath) -> bool:
    """Whether the attacker's campaigns spare nobody."""
    return forbidden(g, g.war[ATTACKER], TO_CAMPAIGN, 2)


class Retreat(Step[Oath]):
    """What is left of a defeated defender's force at targeted sites goes to the board.
    [oath.campaign.20, oath.campaign.21]"""

    def run(self, g: Oath) -> None:
        war = g.war
        defender = war[DEFENDER]
        if war[OUTCOME] == 2:
            war[CAPTIVES] = strength(g, sources(g, True))
            war[QUIET] = 0
            return
        if defender < 0:
            return
        war[CAPTIVES] = strength(g, sources(g, False))
        for player in defending(g):
            war[INVOLVED] |= 1 << player
        home_board = g.chancellor if side(g, defender) == g.chancellor else defender
        for spot in range(SLOTS):
            if war[SITES] >> spot & 1 and g.army[spot] > 0 and not joins(g, spot):
                withdraw(g, home_board, spot, g.army[spot])


class Occupy(Asking):
    """How many warbands of the force come to each targeted site. [oath.campaign.22, oath.campaign.23]"""

    name = "Occupy"
    rule = "oath.campaign.22"
    lapses = True

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.spot: Final = spot

    def about(self, g: Oath) -> dict[str, Thing]:
        return {**super().about(g), "site": (SITE, self.spot)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        if self.spot >= SLOTS:
            return []
        if not g.war[SITES] >> self.spot & 1 or forbidden(g, seat, TO_GARRISON, self.spot):
            return []
        most = min(40, movable(g, seat, self.spot))
        return [NUM.base + number for number in range(most + 1)] if most else []

    def lapse(self, g: Oath) -> None:
        self.go_on(g)

    def go_on(self, g: Oath) -> None:
        """The next site, or the end of the change. [oath.ruling.10]"""
        if self.spot < SLOTS:
            g.then([Occupy(self.seat, self.spot + 1)])
        else:
            g.war[QUIET] = 0

    def automatic(self, g: Oath, found: list[int]) -> int:
        return found[min(1, len(found) - 1)]  # [oath.prince.16]

    def take(self, g: Oath, seat: int, action: int) -> None:
        occupy(g, seat, self.spot, action - NUM.base)
        self.go_on(g)


def movable(g: Oath, player: int, spot: int) -> int:
    """The warbands of the force that could come to a site."""
    total = g.board[player]
    for other in range(SLOTS):
        if other != spot and joins(g, other):
            total += g.army[other]
    return total


def occupy(g: Oath, player: int, spot: int, number: int) -> None:
    """Warbands come to a won site: first those of the board, then those of sites that joined."""
    from_board = min(number, g.board[player])
    march(g, player, spot, from_board)
    left = number - from_board
    for other in range(SLOTS):
        if left > 0 and other != spot and joins(g, other):
            some = min(left, g.army[other])
            set_army(g, other, g.army_of[other], g.army[other] - some)
            set_army(g, spot, home(g, player), g.army[spot] + some)
            g.tell(MARCHED, player, spot, some)
            left -= some


class Loot(Step[Oath]):
    """All targeted relics and banners are taken. [oath.campaign.22]"""

    def run(self, g: Oath) -> None:
        war = g.war
        attacker, defender = war[ATTACKER], war[DEFENDER]
        taken: list[int] = []
        for item in g.spoils:
            if item < 0:
                slot = -1 - item
                for spot in range(SLOTS):
                    if slot in g.site_relics[spot]:
                        g.site_relics[spot] = [other for other in g.site_relics[spot] if other != slot]
                        card = open_relic(g, slot)
                        gain_relic(g, attacker, card)
                        taken.append(card)
            elif item in g.held[defender]:
                pass_relic(g, item, defender, attacker)
                taken.append(item)
                if POWERS[item].royal:
                    g.scepter_taken = attacker == g.turn
        for banner in range(2):
            if war[BANNERS] >> banner & 1 and g.banner_of[banner] == defender:
                seize_banner(g, banner, attacker)
        steps: list[AnyStep] = []
        if taken:
            steps.append(Taken(attacker, taken, []))
            if war[HUNTED]:
                steps.append(BuryLoot(attacker, taken))
        g.then(steps)


class BuryLoot(Asking):
    """Relics taken in this campaign may be buried. [oath.ruling.33]"""

    name = "BuryLoot"
    rule = "oath.campaign.22"
    lapses = True

    def __init__(self, seat: int, cards: list[int]) -> None:
        super().__init__(seat)
        self.cards: Final = cards

    def actions(self, g: Oath, seat: int) -> list[int]:
        found = [PICK.base + card for card in self.cards if card in g.held[seat] and not POWERS[card].royal]
        found.sort()
        return [PASS.base, *found] if found else []

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        bury_held(g, seat, action - PICK.base)
        g.then([self])


def bury_held(g: Oath, player: int, card: int) -> None:
    """A relic that a player holds goes under the relic deck; what is locked up on it is released."""
    slot = relic_slot(g, card)
    lift(g, card, HELD + player)
    strip_relic(g, player, card)
    bury_relic(g, player, slot, True)


def strip_relic(g: Oath, player: int, card: int) -> None:
    """Secrets on a relic that leaves play come back facedown; its captives go home. [oath.ruling.16]"""
    if card in g.secret_on:
        g.dark[g.turn if g.turn >= 0 else player] += g.secret_on.pop(card)
    if POWERS[card].cages:
        for other in range(g.players):
            release(g, other, g.caged[other])


def release(g: Oath, player: int, number: int) -> None:
    """Caged warbands return to a board of their colour; those of a former Exile become purple."""
    if number <= 0:
        return
    g.caged[player] -= number
    g.tell(RELEASED, player, number)
    if home(g, player) == player:
        g.board[player] += number
    else:
        g.bank[player] += number
        purple = min(number, g.bank[g.chancellor])
        g.bank[g.chancellor] -= purple
        g.board[player] += purple


class Banish(Asking):
    """The defender's pawn may be sent off, and half of its favor burnt. [oath.campaign.22]"""

    name = "Banish"
    rule = "oath.campaign.22"
    lapses = True

    def about(self, g: Oath) -> dict[str, Thing]:
        return {"other": (PLAYER, g.war[DEFENDER])}

    def actions(self, g: Oath, seat: int) -> list[int]:
        if not g.war[PAWN]:
            return []
        defender = g.war[DEFENDER]
        return [PASS.base, *[AT.base + spot for spot in range(SLOTS) if can_be_sent(g, defender, spot)]]

    def automatic(self, g: Oath, found: list[int]) -> int:
        return found[-1]

    def take(self, g: Oath, seat: int, action: int) -> None:
        g.then([BurnHalf(seat)])
        if action != PASS.base:
            send(g, g.war[DEFENDER], action - AT.base)


class BurnHalf(Asking):
    """Half of the defender's favor may be burnt, rounded down; with some plans all of it. [oath.campaign.22]"""

    name = "BurnHalf"
    rule = "oath.campaign.22"
    lapses = True

    def about(self, g: Oath) -> dict[str, Thing]:
        return {"other": (PLAYER, g.war[DEFENDER])}

    def actions(self, g: Oath, seat: int) -> list[int]:
        return NO_YES if fine(g) else []

    def automatic(self, g: Oath, found: list[int]) -> int:
        return YES.base

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == YES.base:
            burn_favor(g, g.war[DEFENDER], fine(g))


def fine(g: Oath) -> int:
    """How much favor of a banished player may be burnt."""
    favor = g.favor[g.war[DEFENDER]]
    return favor if g.war[SLANDER] else favor // 2


class Results(Step[Oath]):
    """What plans do for the winner or the loser, in the order of their use. [oath.campaign.24, oath.ruling.37]"""

    def run(self, g: Oath) -> None:
        won = g.war[OUTCOME] == 1
        steps: list[AnyStep] = [PlanResult(plan, won) for plan in g.plans if not POWERS[plan_card(plan)].last]
        steps.append(Sheltered())
        steps += [PlanResult(plan, won) for plan in g.plans if POWERS[plan_card(plan)].last]
        g.then([*steps, EndDiscards([])])


class PlanResult(Step[Oath]):
    """What one plan does now that the campaign is decided."""

    def __init__(self, plan: int, won: bool) -> None:
        self.plan: Final = plan
        self.won: Final = won
        """Whether the attacker won."""

    def run(self, g: Oath) -> None:
        card, user = plan_card(self.plan), self.plan & 7
        attacking = user == g.war[ATTACKER]
        POWERS[card].plan_won(g, BANDITS if user == BY_BANDITS else user, attacking, attacking == self.won)


class Sheltered(Step[Oath]):
    """Casualties that a plan saved come to its site if its user rules it, else they die."""

    def run(self, g: Oath) -> None:
        for place in range(2):
            number = g.war[SAVED + place]
            if number == 0:
                continue
            g.war[SAVED + place] = 0
            spot = g.war[WARD + place] - 1
            player = g.war[ATTACKER + place]
            colour = home(g, player)
            if colour != saved_colour(g, place):  # it has become a Citizen since [oath.citizen.3]
                g.bank[player] += number
                number = min(number, g.bank[colour])
                g.bank[colour] -= number
            if rules(g, player, spot) and not forbidden(g, player, TO_GARRISON, spot):
                set_army(g, spot, colour, g.army[spot] + number)
                g.tell(MARCHED, player, spot, number)
            else:
                g.bank[colour] += number
                g.war[DEAD + place] += number
                g.tell(KILLED, player, number)


class EndDiscards(Step[Oath]):
    """Plans that are used up are discarded. [oath.campaign.24]"""

    def __init__(self, kept: list[int]) -> None:
        self.kept: Final = kept
        """Plans that something else was discarded for."""

    def run(self, g: Oath) -> None:
        going = ending(g, self.kept)
        for plan in g.plans:
            user = plan & 7
            power = POWERS[plan_card(plan)]
            if power.saves and plan not in self.kept:
                saved = [other for other in going if other & 7 == user and power.saves_plan(g, plan_card(other))]
                if user == BY_BANDITS:
                    if len(saved) > 1 and power.bandits_save(g):
                        g.then([EndDiscards([*self.kept, plan, *saved])])
                        return
                elif saved:
                    g.then([SavePlans(user, plan, self.kept)])
                    return
        for plan in going:
            card = plan_card(plan)
            place = place_of(g, card)
            player = g.war[ATTACKER] if plan & 7 == BY_BANDITS else plan & 7
            if place >= 0 and not is_edifice(card) and not (place < ADVISER and locked_at(g, player, card, place)):
                discard_up(g, player, card, place)


def ending(g: Oath, kept: list[int]) -> list[int]:
    """The plans that are about to be discarded."""
    won = g.war[OUTCOME] == 1
    found: list[int] = []
    for plan in g.plans:
        attacking = plan & 7 == g.war[ATTACKER]
        other = plan & ANOTHER_WAY != 0
        if plan not in kept and POWERS[plan_card(plan)].plan_discards(g, plan & 7, attacking, attacking == won, other):
            found.append(plan)
    return found


class SavePlans(Asking):
    """One card that the player rules may be discarded in place of all such plans."""

    name = "SavePlans"
    rule = "oath.campaign.24"
    lapses = True

    def __init__(self, seat: int, plan: int, kept: list[int]) -> None:
        super().__init__(seat)
        self.plan: Final = plan
        self.kept: Final = kept

    def about(self, g: Oath) -> dict[str, Thing]:
        return {**super().about(g), "source": (CARD, plan_card(self.plan))}

    def actions(self, g: Oath, seat: int) -> list[int]:
        return [PASS.base, *POWERS[plan_card(self.plan)].options(g, seat, 9, 0)]

    def take(self, g: Oath, seat: int, action: int) -> None:
        power = POWERS[plan_card(self.plan)]
        kept = [*self.kept, self.plan]
        if action != PASS.base:
            kept += [p for p in ending(g, self.kept) if p & 7 == seat and power.saves_plan(g, plan_card(p))]
            card = action - PICK.base
            discard_up(g, seat, card, place_of(g, card))
        g.then([EndDiscards(kept)])


class EndCampaign(Step[Oath]):
    """The campaign is over; what waits for that follows. [oath.campaign.24]"""

    def run(self, g: Oath) -> None:
        attacker, defender = g.war[ATTACKER], g.war[DEFENDER]
        wind = g.war[WIND] and g.war[OUTCOME] == 1
        if attacker == g.prince and g.war[OUTCOME] == 2:  # [oath.prince.18]
            g.mind[2] = min(4, g.mind[2] + 1)
        close_war(g)
        if wind:
            g.then([FreeTravel(attacker, True, -1), FreeCampaign(attacker, -1, 0)])
        for player in from_active(g)[::-1]:
            for at in g.live[WAR_DONE][::-1]:
                if owner_at(g, at) == player:
                    POWERS[card_at(at)].war_done(g, at, attacker, defender)


def enemy_players(g: Oath, user: int, attacking: bool) -> list[int]:
    """The players on the other side."""
    war = g.war
    if not attacking:
        return [war[ATTACKER]]
    if war[DEFENDER] < 0:
        return []
    return [p for p in g.order if p == war[DEFENDER] or war[ALLIES] >> p & 1]
