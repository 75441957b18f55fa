"""Battle plans: what they write into a campaign, and what they do when it is decided. [oath.power.8,
oath.campaign.12]"""

from typing import Final

from ..asking import Pick
from ..board import ARCANE, BANDITS, BANKS, BEAST, CITIZEN, DARKEST_SECRET, EXILE, NOMAD, ORDER, PEOPLES_FAVOR, SLOTS
from ..campaign.end import enemy_players
from ..campaign.losses import slay, sources, strength
from ..campaign.plans import plan_price, used_by_side
from ..campaign.pools import add_attack, attack_force, cut_attack, defense_force, loose_bandits
from ..campaign.spoils import release
from ..campaign.war import (
    ATTACKER_WON,
    DEFENDER_WON,
    DOOMED,
    HALF,
    NO_BEST,
    NO_HOLLOW,
    NO_ONES,
    NO_SKULLS,
    PEACE,
    SAFE,
    TWICE,
)
from ..cards import LOCKED, SUIT
from ..citizen import become_citizen
from ..hooks import Power
from ..ruling import (
    advisers_of_suit,
    has_suit,
    locked_at,
    purse,
    ruled_of_suit,
    ruled_suits,
    ruler,
    side,
    site_of,
    suit_count,
)
from ..state import Oath, home, is_chancellor
from ..table import discard_up
from ..tokens import burnt, gain_favor, gain_supply, gain_warbands, give_favor, refresh, set_army
from ..vocabulary import AT, CAGED, NUM, PASS, POOLS, RELIC_AT, SEAT, TARGETED_RELIC_AT, YES
from .helping import LastSecret, picks, power


def flag(g: Oath, attacking: bool, own: bool, what: int) -> None:
    """Set a flag of the user's side, or of the other side."""
    g.war.side(attacking == own).flags |= what


class Dice(Power):
    """Attack dice: the attacker adds them, the defender takes them away. [oath.power.8]"""

    def __init__(self, number: int, end: int = 0) -> None:
        super().__init__()
        self.number: Final = number
        self.end: Final = end
        """When the plan is discarded: 0 never, 1 always, 2 after a defeat."""

    def count(self, g: Oath, player: int, attacking: bool) -> int:
        """How many dice."""
        return self.number

    def plan_modes(self, g: Oath, player: int, attacking: bool) -> int:
        return 1 if self.count(g, player, attacking) > 0 else 0

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        number = self.count(g, player, attacking)
        if attacking:
            add_attack(g, number)
        else:
            cut_attack(g, number)

    def plan_discards(self, g: Oath, player: int, attacking: bool, won: bool, minus: bool) -> bool:
        return self.end == 1 or (self.end == 2 and not won)


power("longbows", Dice(1))
power("mercenaries", Dice(3, 2))
power("horse-archers", Dice(3, 1))


class SecretFire(Dice):
    """Only with the Darkest Secret; a Citizen counts the Chancellor's."""

    def count(self, g: Oath, player: int, attacking: bool) -> int:
        holder = g.banner_of[DARKEST_SECRET]
        mine = holder >= 0 and (
            holder == player or (player >= 0 and g.role[player] == CITIZEN and is_chancellor(g, holder))
        )
        return self.number if mine else 0


power("fire-talkers", SecretFire(3))


class OrderHaters(Dice):
    """Only if a targeted site has an Order card."""

    def count(self, g: Oath, player: int, attacking: bool) -> int:
        for spot in range(SLOTS):
            if g.war.targets(spot):
                for card in g.denizens[spot]:
                    if SUIT[card] == ORDER:
                        return self.number
        return 0


power("disgraced-captain", OrderHaters(4))


class PerTarget(Dice):
    """One for each targeted site."""

    def count(self, g: Oath, player: int, attacking: bool) -> int:
        return sum(1 for spot in range(SLOTS) if g.war.targets(spot))


power("cracking-ground", PerTarget(0))


class AgainstSuit(Dice):
    """Only if an enemy has a face-up adviser of a suit."""

    def __init__(self, number: int, suit: int, end: int) -> None:
        super().__init__(number, end)
        self.suit: Final = suit

    def count(self, g: Oath, player: int, attacking: bool) -> int:
        for other in enemy_players(g, player, attacking):
            if has_suit(g, other, self.suit):
                return self.number
        return 0


power("cracked-sage", AgainstSuit(4, ARCANE, 0))
power("rival-khan", AgainstSuit(4, NOMAD, 1))


class CodeOfHonor(Dice):
    """The only plan of its side."""

    alone = True

    def plan_modes(self, g: Oath, player: int, attacking: bool) -> int:
        return 1 if used_by_side(g, attacking) == 0 else 0

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        g.war.side(attacking).banned = True
        super().plan(g, player, attacking, minus)


power("code-of-honor", CodeOfHonor(2))


class Encirclement(Dice):
    """Only with the larger force."""

    def count(self, g: Oath, player: int, attacking: bool) -> int:
        mine, theirs = attack_force(g) + loose_bandits(g, True), defense_force(g)
        if not attacking:
            mine, theirs = theirs, mine
        return self.number if mine > theirs else 0


power("encirclement", Encirclement(2))


class NotThePeople(Dice):
    """Not against the People's Favor."""

    def __init__(self, number: int, skulls: bool) -> None:
        super().__init__(number)
        self.skulls: Final = skulls

    def count(self, g: Oath, player: int, attacking: bool) -> int:
        return 0 if g.banner_of[PEOPLES_FAVOR] in enemy_players(g, player, attacking) else self.number

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        super().plan(g, player, attacking, minus)
        if self.skulls and attacking:
            flag(g, attacking, True, NO_SKULLS)


power("village-constable", NotThePeople(2, False))
power("the-great-levy", NotThePeople(3, True))


class MountainGiant(Dice):
    """One die, or (the other way) three and the card is discarded."""

    asks = True

    def plan_modes(self, g: Oath, player: int, attacking: bool) -> int:
        return 3

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        number = 3 if minus else 1
        if attacking:
            add_attack(g, number)
        else:
            cut_attack(g, number)

    def plan_discards(self, g: Oath, player: int, attacking: bool, won: bool, minus: bool) -> bool:
        return minus


power("mountain-giant", MountainGiant(1))


class PerRuled(Dice):
    """One for each card of a suit that the user rules, or has among the advisers only."""

    def __init__(self, suit: int, advisers: bool, end: int) -> None:
        super().__init__(0, end)
        self.suit: Final = suit
        self.advisers: Final = advisers

    def count(self, g: Oath, player: int, attacking: bool) -> int:
        if player == BANDITS:
            if self.advisers:
                return 0
            return sum(
                1 for s in range(SLOTS) if ruler(g, s) == BANDITS for card in g.denizens[s] if SUIT[card] == self.suit
            )
        if self.advisers:
            return advisers_of_suit(g, player, self.suit)
        return ruled_of_suit(g, player, self.suit)


power("great-crusade", PerRuled(NOMAD, False, 1))
power("nature-worship", PerRuled(BEAST, True, 0))


class KindredWarriors(Dice):
    """Skulls are void; a die for each suit ruled besides Arcane."""

    def count(self, g: Oath, player: int, attacking: bool) -> int:
        suits = ruled_suits(g, player) if player >= 0 else 0
        return sum(1 for suit in range(BANKS) if suit != ARCANE and suits >> suit & 1)

    def plan_modes(self, g: Oath, player: int, attacking: bool) -> int:
        return 1

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        if attacking:
            flag(g, attacking, True, NO_SKULLS)
        super().plan(g, player, attacking, minus)


power("kindred-warriors", KindredWarriors(0))


# -- defense dice ------------------------------------------------------------------------------------------------------


class Walls(Power):
    """Defense dice, for the defender; some only if their own site is a target, some per Beast card at sites."""

    def __init__(self, number: int, here: bool, end: bool, beasts: bool = False) -> None:
        super().__init__()
        self.number: Final = number
        self.here: Final = here
        self.end: Final = end
        self.beasts: Final = beasts

    def plan_modes(self, g: Oath, player: int, attacking: bool) -> int:
        spot = site_of(g, self.card)
        return 0 if self.here and (spot < 0 or not g.war.targets(spot)) else 1

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        g.war.defense_pool += suit_count(g, BEAST) if self.beasts else self.number

    def plan_discards(self, g: Oath, player: int, attacking: bool, won: bool, minus: bool) -> bool:
        return self.end


power("keep", Walls(2, True, False))
power("extra-provisions", Walls(1, False, False))
power("storm-caller", Walls(2, False, True))
power("walled-garden", Walls(0, True, False, True))


class BanditRampart(Power):
    """Two attack dice less if its site is a target."""

    def plan_modes(self, g: Oath, player: int, attacking: bool) -> int:
        spot = site_of(g, self.card)
        return 1 if spot >= 0 and g.war.targets(spot) else 0

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        cut_attack(g, 2)


power("sprawling-rampart-ruined", BanditRampart())


class ShieldWall(Walls):
    """Two dice; a defeat costs the whole force."""

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        super().plan(g, player, attacking, minus)
        flag(g, attacking, True, DOOMED)


power("shield-wall", ShieldWall(2, False, False))


class Wrestlers(Power):
    """A warband of the defending force is sacrificed for a die."""

    asks = True

    def plan_modes(self, g: Oath, player: int, attacking: bool) -> int:
        return 1 if player >= 0 and sources(g, False) else 0

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return sources(g, False)

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        slay(g, False, action, 1)
        g.war.defense_pool += 1
        g.tell(POOLS, g.war.attack_pool, g.war.defense_pool)


power("wrestlers", Wrestlers())


class BearTraps(Power):
    """An attack die less, and a warband of the attacker's board dies."""

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        cut_attack(g, 1)
        if g.board[g.war.attacker] > 0:
            slay(g, True, SEAT.base + g.war.attacker, 1)


power("bear-traps", BearTraps())


# -- rolls -------------------------------------------------------------------------------------------------------------


class Roll(Power):
    """Changes how a roll is read: a flag of the own side or of the enemy's, perhaps only with the Darkest Secret."""

    def __init__(self, what: int, own: bool, end: bool, secret: bool = False) -> None:
        super().__init__()
        self.what: Final = what
        self.own: Final = own
        self.end: Final = end
        self.secret: Final = secret

    def plan_modes(self, g: Oath, player: int, attacking: bool) -> int:
        return 0 if self.secret and g.banner_of[DARKEST_SECRET] != player else 1

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        flag(g, attacking, self.own, self.what)

    def plan_discards(self, g: Oath, player: int, attacking: bool, won: bool, minus: bool) -> bool:
        return self.end


power("rain-boots", Roll(NO_ONES, False, True))
power("outriders", Roll(NO_SKULLS, True, False))
power("rusting-ray", Roll(NO_HOLLOW, False, False, True))
power("lancers", Roll(TWICE, True, True))
power("mounted-patrol", Roll(HALF, False, True))
power("war-tortoise", Roll(NO_BEST, False, False))
power("billowing-fog", Roll(SAFE, True, False))


class Rangers(Power):
    """Skulls are void; two dice more against at least four defense dice."""

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        flag(g, attacking, True, NO_SKULLS)
        if g.war.defense_pool >= 4:
            add_attack(g, 2)


power("rangers", Rangers())


class TravelingDoctor(Roll):
    """A defeat costs nothing but this card."""

    def plan_discards(self, g: Oath, player: int, attacking: bool, won: bool, minus: bool) -> bool:
        return not won


power("traveling-doctor", TravelingDoctor(SAFE, True, False))


class Hospital(Power):
    """Casualties come to this card's site instead of dying."""

    def plan_modes(self, g: Oath, player: int, attacking: bool) -> int:
        return 1 if player >= 0 and site_of(g, self.card) >= 0 else 0

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        g.war.side(attacking).refuge = site_of(g, self.card)


power("hospital", Hospital())


class Zealots(Power):
    """Against a larger force every sacrificed warband counts three."""

    def plan_modes(self, g: Oath, player: int, attacking: bool) -> int:
        return 1 if defense_force(g) > attack_force(g) + loose_bandits(g, True) else 0

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        g.war.sacrifice_worth = 3


power("zealots", Zealots())


class Specialist(Power):
    """The defender and the Allies use no plans."""

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        g.war.defense.banned = True


power("specialist", Specialist())


class Scouts(Power):
    """One Supply."""

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        gain_supply(g, player, 1)


power("scouts", Scouts())


# -- outcomes ----------------------------------------------------------------------------------------------------------


class PeaceEnvoy(Power):
    """Pay the enemy a favor for every defense die: the campaign is won, and nobody dies."""

    asks = True

    def plan_modes(self, g: Oath, player: int, attacking: bool) -> int:
        foe = g.war.side(not attacking).player
        if player < 0 or foe < 0 or g.pawn[foe if attacking else player] != g.war.spot:
            return 0
        return 1 if purse(g, player) >= g.war.defense_pool + (plan_price(g, player, self.card) & 7) else 0

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        give_favor(g, player, g.war.side(not attacking).player, g.war.defense_pool)
        g.war.side(attacking).banned = True
        flag(g, attacking, True, PEACE)
        g.war.outcome = ATTACKER_WON if attacking else DEFENDER_WON


power("peace-envoy", PeaceEnvoy())


class HeartsAndMinds(Power):
    """The defender wins at once; the card goes unless its user holds the People's Favor."""

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        g.war.outcome = DEFENDER_WON

    def plan_discards(self, g: Oath, player: int, attacking: bool, won: bool, minus: bool) -> bool:
        return g.banner_of[PEOPLES_FAVOR] != player


power("hearts-and-minds", HeartsAndMinds())


# -- results -----------------------------------------------------------------------------------------------------------


class BattleHonors(Power):
    """Victory: two favor from the Order bank; for bandits they are burnt."""

    def plan_won(self, g: Oath, player: int, attacking: bool, won: bool) -> None:
        if won:
            plunder(g, player, ORDER, 2)


def plunder(g: Oath, player: int, suit: int, number: int) -> None:
    """Favor of a bank for the winner; bandits burn it. [oath.power.12]"""
    if player >= 0:
        gain_favor(g, player, suit, number)
        return
    number = min(number, g.favor_bank[suit])
    g.favor_bank[suit] -= number
    burnt(g, number)


power("battle-honors", BattleHonors())


class FieldPromotion(Power):
    """Victory: three warbands."""

    def plan_won(self, g: Oath, player: int, attacking: bool, won: bool) -> None:
        if won and player >= 0:
            gain_warbands(g, player, 3)


power("field-promotion", FieldPromotion())


class MilitaryParade(Power):
    """Victory: a favor from its bank for every face-up adviser of the enemy side."""

    def plan_won(self, g: Oath, player: int, attacking: bool, won: bool) -> None:
        if not won:
            return
        for other in enemy_players(g, player, attacking):
            for suit in range(BANKS):
                plunder(g, player, suit, advisers_of_suit(g, other, suit))


power("military-parade", MilitaryParade())


class BookBurning(Power):
    """Victory over a targeted pawn: the defender's secrets are burnt down to one, which the defender chooses."""

    def plan_won(self, g: Oath, player: int, attacking: bool, won: bool) -> None:
        if won and g.war.pawn:
            g.then([LastSecret(g.war.defender)])


power("book-burning", BookBurning())


class Slander(Power):
    """Victory over a targeted pawn: all of the defender's favor is burnt."""

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        g.war.slander = True


power("slander", Slander())


class SecondWind(Power):
    """Victory: a travel and then a campaign follow, both without Supply."""

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        g.war.second_wind = True


power("second-wind", SecondWind())


class MartialCulture(Power):
    """An Exile who beats an Exile may turn Citizen."""

    asks = True

    def plan_modes(self, g: Oath, player: int, attacking: bool) -> int:
        foe = g.war.side(not attacking).player
        return 1 if player >= 0 and foe >= 0 and g.role[player] == EXILE and g.role[foe] == EXILE else 0

    def plan_won(self, g: Oath, player: int, attacking: bool, won: bool) -> None:
        if won:
            g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return [PASS.base, YES.base] if g.role[player] == EXILE else []

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if action == YES.base:
            become_citizen(g, player)


power("martial-culture", MartialCulture())


class RelicHunter(Power):
    """Facedown relics at targeted sites become targets, a die each; relics taken may be buried."""

    asks = True

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        g.war.hunted = True
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        found: list[int] = []
        for spot in range(SLOTS):
            if g.war.targets(spot):
                for place, slot in enumerate(g.site_relics[spot]):
                    if -1 - slot not in g.spoils:
                        found.append(RELIC_AT.encode([spot, place]))
        return [PASS.base, *found] if found else []

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if action == PASS.base:
            return
        spot, place = RELIC_AT.decode(action)
        g.spoils = [*g.spoils, -1 - g.site_relics[spot][place]]
        g.war.defense_pool += 1
        g.tell(TARGETED_RELIC_AT, player, spot)
        g.tell(POOLS, g.war.attack_pool, g.war.defense_pool)
        g.then([Pick(player, self.card)])


power("relic-hunter", RelicHunter())


class WildMounts(Power):
    """When Nomad plans of the user would be discarded, one Beast card that it rules may go in their place."""

    saves = True

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        pass

    def saves_plan(self, g: Oath, card: int) -> bool:
        return SUIT[card] == NOMAD

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        found = [card for card in g.advisers[player] if card > 0 and SUIT[card] == BEAST and not LOCKED[card]]
        for spot in range(SLOTS):
            if ruler(g, spot) == side(g, player):
                found += [c for c in g.denizens[spot] if SUIT[c] == BEAST and not locked_at(g, player, c, spot)]
        return picks(found)

    def bandits_save(self, g: Oath) -> bool:
        for spot in range(SLOTS):
            if ruler(g, spot) != BANDITS:
                continue
            for card in g.denizens[spot]:
                if SUIT[card] == BEAST and not locked_at(g, g.war.attacker, card, spot):
                    discard_up(g, g.war.attacker, card, spot)
                    return True
        return False


power("wild-mounts", WildMounts())


# -- relics ------------------------------------------------------------------------------------------------------------


class StickyFire(Power):
    """Victory: the whole enemy force may be wiped out, for a favor to the enemy."""

    asks = True

    def plan_won(self, g: Oath, player: int, attacking: bool, won: bool) -> None:
        foe = g.war.side(not attacking).player
        if won and foe >= 0:
            g.then([Pick(player, self.card, 1 if attacking else 0, foe)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return [PASS.base, YES.base]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if action == PASS.base:
            return
        attacking = stage == 1
        give_favor(g, player, x, min(1, purse(g, player)))
        if g.war.side(not attacking).flags & SAFE or g.war.side(attacking).flags & PEACE:
            return
        for source in survivors(g, attacking):
            number = min(g.war.captives, strength(g, [source]))
            g.war.captives -= number
            if number:
                slay(g, not attacking, source, number)


def survivors(g: Oath, attacking: bool) -> list[int]:
    """Where what is left of the beaten force now is; who took no part keeps what else is on the last board."""
    if not attacking:
        return sources(g, True)
    keeper = g.chancellor if side(g, g.war.defender) == g.chancellor else g.war.defender
    found = [player for player in g.order if g.war.involved >> player & 1]
    return [SEAT.base + player for player in (found if keeper in found else [*found, keeper])]


power("sticky-fire", StickyFire())


class CursedCauldron(Power):
    """Victory: as many warbands as enemies died."""

    last = True

    def plan_won(self, g: Oath, player: int, attacking: bool, won: bool) -> None:
        if won:
            gain_warbands(g, player, g.war.side(not attacking).dead)


power("cursed-cauldron", CursedCauldron())


class ObsidianCage(Power):
    """Victory: the survivors of the enemy force are locked up here. Action: release any number of them."""

    last = True
    cages = True

    def plan_won(self, g: Oath, player: int, attacking: bool, won: bool) -> None:
        if not won or (attacking and g.war.defender < 0):
            return
        for source in survivors(g, attacking):
            number = min(g.war.captives, strength(g, [source]))
            if number == 0:
                continue
            g.war.captives -= number
            other = g.war.attacker
            if source >= AT.base:
                spot = source - AT.base
                set_army(g, spot, g.army_of[spot], g.army[spot] - number)
            else:
                other = source - SEAT.base
                g.board[other] -= number
            g.caged[home(g, other)] += number
            g.tell(CAGED, player, other, number)

    def can(self, g: Oath, player: int) -> bool:
        return sum(g.caged) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card, other) for other in range(g.players) if g.caged[other] > 0])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return [NUM.base + number for number in range(g.caged[stage] + 1)]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        release(g, stage, action - NUM.base)
        if action > NUM.base:
            refresh(g)  # nobody goes back for nothing [oath.ruling.31]


power("obsidian-cage", ObsidianCage())
