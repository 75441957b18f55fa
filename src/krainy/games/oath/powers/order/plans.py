"""Battle plans of Order denizens."""

from ...asking import Pick
from ...board import BANKS, EXILE, ORDER, SLOTS
from ...campaign.allies import enemy_players
from ...campaign.losses import slay, sources
from ...campaign.plans import plan_price, used_by_side
from ...campaign.pools import attack_force, cut_attack, defense_force, loose_bandits
from ...campaign.war import ATTACKER_WON, DEFENDER_WON, DOOMED, NO_SKULLS, PEACE
from ...citizen import become_citizen
from ...hooks import Power
from ...ruling import advisers_of_suit, purse
from ...state import Oath
from ...tokens import burnt, gain_favor, gain_supply, gain_warbands, give_favor
from ...vocabulary import PASS, POOLS, RELIC_AT, SEAT, TARGETED_RELIC_AT, YES
from ..shared.choice import power
from ..shared.plans import Dice, Roll, Walls, flag


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


class BearTraps(Power):
    """An attack die less, and a warband of the attacker's board dies."""

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        cut_attack(g, 1)
        if g.board[g.war.attacker] > 0:
            slay(g, True, SEAT.base + g.war.attacker, 1)


power("bear-traps", BearTraps())
power("longbows", Dice(1))
power("keep", Walls(2, True, False))


class Scouts(Power):
    """One Supply."""

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        gain_supply(g, player, 1)


power("scouts", Scouts())


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


class CodeOfHonor(Dice):
    """The only plan of its side."""

    alone = True

    def plan_modes(self, g: Oath, player: int, attacking: bool) -> int:
        return 1 if used_by_side(g, attacking) == 0 else 0

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        g.war.side(attacking).banned = True
        super().plan(g, player, attacking, minus)


power("code-of-honor", CodeOfHonor(2))
power("outriders", Roll(NO_SKULLS, True, False))


class FieldPromotion(Power):
    """Victory: three warbands."""

    def plan_won(self, g: Oath, player: int, attacking: bool, won: bool) -> None:
        if won and player >= 0:
            gain_warbands(g, player, 3)


power("field-promotion", FieldPromotion())


class ShieldWall(Walls):
    """Two dice; a defeat costs the whole force."""

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        super().plan(g, player, attacking, minus)
        flag(g, attacking, True, DOOMED)


power("shield-wall", ShieldWall(2, False, False))


class MilitaryParade(Power):
    """Victory: a favor from its bank for every face-up adviser of the enemy side."""

    def plan_won(self, g: Oath, player: int, attacking: bool, won: bool) -> None:
        if not won:
            return
        for other in enemy_players(g, player, attacking):
            for suit in range(BANKS):
                plunder(g, player, suit, advisers_of_suit(g, other, suit))


power("military-parade", MilitaryParade())


class Specialist(Power):
    """The defender and the Allies use no plans."""

    def plan(self, g: Oath, player: int, attacking: bool, minus: bool) -> None:
        g.war.defense.banned = True


power("specialist", Specialist())


class Encirclement(Dice):
    """Only with the larger force."""

    def count(self, g: Oath, player: int, attacking: bool) -> int:
        mine, theirs = attack_force(g) + loose_bandits(g, True), defense_force(g)
        if not attacking:
            mine, theirs = theirs, mine
        return self.number if mine > theirs else 0


power("encirclement", Encirclement(2))


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
        g.tell(TARGETED_RELIC_AT, player, spot)
        g.war.defense_pool += 1
        g.tell(POOLS, g.war.attack_pool, g.war.defense_pool)
        g.then([Pick(player, self.card)])


power("relic-hunter", RelicHunter())
