"""Powers that are always at work: vetoes, tolls, overlays, limits, triggers, replacements. [oath.power.5]"""

from typing import ClassVar, Final

from ..actions.costs import usable
from ..actions.recover import Taken
from ..asking import Pick
from ..board import BEAST, DARKEST_SECRET, EXILE, NOMAD, ORDER, PEOPLES_FAVOR, SLOTS
from ..campaign.defender import FreeCampaign
from ..campaign.plans import opposes
from ..campaign.rolls import rerolls, roll_defense
from ..cards import CONSPIRACY, FIRST_RELIC, RELICS, SUIT, is_vision
from ..cards import SEARCH as SEARCHING
from ..cards import TRADE as TRADING
from ..cards import TRAVEL as TRAVELING
from ..hooks import (
    AMOUNT,
    BANDIT_COUNT,
    CROWN,
    DIE_ROLLED,
    DOUBLE,
    FORCE,
    KIN,
    LOCK,
    MASK,
    MUSTERED,
    PAWN_DICE,
    PLAN_COST,
    PLAN_VETO,
    PLAYED,
    POWERS,
    RELIC_DICE,
    RENEWAL,
    REROLL,
    SITE_DICE,
    TAKEN,
    TARGETS,
    TITLE_MOVED,
    TO_BE_EXILED,
    TO_CAMPAIGN,
    TO_GARRISON,
    TO_GIVE_SECRETS,
    TO_LEAVE,
    TO_MOVE,
    TO_MUSTER_ON,
    TO_PLAY_DOWN,
    TO_PLAY_TO,
    TO_PLAY_UP,
    TO_PLAY_VISION,
    TO_RECOVER_BANNER,
    TO_RECOVER_RELIC,
    TO_TAKE_BANNER,
    TO_TAKE_RELIC,
    TO_TARGET_BANNER,
    TO_TARGET_RELIC,
    TO_TRADE_FAVOR,
    TO_TRADE_WITH,
    TO_USE_SECRETS,
    TOLL,
    TRAVELED,
    VETO,
    WAR_DONE,
    Power,
    owner_at,
    place_at,
)
from ..playing.room import unseated
from ..ruling import (
    card_ruler,
    enemies,
    enemy_of_ruler,
    forbidden,
    has_suit,
    regional,
    removable,
    ruled_of_suit,
    ruler,
    rules,
    rules_card,
    side,
    site_of,
)
from ..state import ADVISER, Oath
from ..table import discard_up, pass_relic, set_mob
from ..tokens import gain_favor, gain_secrets, kill_at_site, kill_on_board, take_favor, to_bank
from ..vocabulary import DICE_ROLLED, PASS, PICK, SEAT, SHARED_VISION, YES
from .helping import face_up, move_to_advisers, picks, power, seats
from .tokens import OneBank, RestFavor, local_banks

# -- battle plans of enemies -------------------------------------------------------------------------------------------


class TrueNames(Power):
    """Enemies cannot use plans of a suit among the holder's face-up advisers."""

    hooks: ClassVar[list[int]] = [PLAN_VETO]

    def bars_plan(self, g: Oath, at: int, user: int, attacking: bool, card: int) -> bool:
        owner = owner_at(g, at)
        return opposes(g, owner, user) and has_suit(g, owner, SUIT[card])


class BeastTamer(Power):
    """Enemies cannot use Beast and Nomad plans."""

    hooks: ClassVar[list[int]] = [PLAN_VETO]

    def bars_plan(self, g: Oath, at: int, user: int, attacking: bool, card: int) -> bool:
        return opposes(g, owner_at(g, at), user) and SUIT[card] in (BEAST, NOMAD)


class MarshSpirit(Power):
    """Whoever targets this site uses no plans."""

    hooks: ClassVar[list[int]] = [PLAN_VETO]

    def bars_plan(self, g: Oath, at: int, user: int, attacking: bool, card: int) -> bool:
        return attacking and g.war.targets(place_at(at))


class PlanTax(Power):
    """Enemies' plans cost more: favor burnt, plus 8 for each secret placed."""

    hooks: ClassVar[list[int]] = [PLAN_COST]

    def __init__(self, price: int) -> None:
        super().__init__()
        self.tax: Final = price

    def plan_cost(self, g: Oath, at: int, user: int, card: int) -> int:
        return self.tax if opposes(g, owner_at(g, at), user) else 0


power("true-names", TrueNames())
power("beast-tamer", BeastTamer())
power("marsh-spirit", MarshSpirit())
power("gleaming-armor", PlanTax(8))
power("insect-swarm", PlanTax(1))


# -- what may not be done ----------------------------------------------------------------------------------------------


class VowOfSilence(Power):
    """No Darkest Secret by Recover, no secrets given; secrets when somebody recovers it."""

    hooks: ClassVar[list[int]] = [VETO, TAKEN]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        if owner_at(g, at) != player:
            return False
        return verb == TO_GIVE_SECRETS or (verb == TO_RECOVER_BANNER and what == DARKEST_SECRET)

    def taken(self, g: Oath, at: int, player: int, items: int) -> None:
        if items == 100 + DARKEST_SECRET and owner_at(g, at) != player:
            gain_secrets(g, owner_at(g, at), g.banner_tokens[DARKEST_SECRET])


class Gossip(Power):
    """Enemies of the ruler play nothing facedown."""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_PLAY_DOWN and enemy_of_ruler(g, player, at)


class TomeGuardians(Power):
    """Enemies of the ruler cannot touch the Darkest Secret."""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        if verb not in (TO_RECOVER_BANNER, TO_TARGET_BANNER, TO_TAKE_BANNER) or what != DARKEST_SECRET:
            return False
        return enemy_of_ruler(g, player, at)


class SecretPolice(Power):
    """Enemies at a site of the ruler reveal no Visions."""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        if verb != TO_PLAY_VISION or not enemy_of_ruler(g, player, at):
            return False
        return ruler(g, g.pawn[player]) == card_ruler(g, at)


class SacredGround(Power):
    """True Visions are revealed only by players here."""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_PLAY_VISION and what != CONSPIRACY and g.pawn[player] != place_at(at)


class RuinedTemple(Power):
    """Enemies of the ruler play no Beast cards face up."""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_PLAY_UP and SUIT[what] == BEAST and enemy_of_ruler(g, player, at)


class CouncilSeat(Power):
    """Its holder cannot be exiled."""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_BE_EXILED and owner_at(g, at) == player


class VowOfPeace(Power):
    """No campaigns; who attacks its holder sacrifices nothing."""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_CAMPAIGN and what < 2 and owner_at(g, at) == player


class LostTongue(Power):
    """Relics and banners are safe from players who rule no Nomad card."""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        owner = owner_at(g, at)
        if owner == player or not touches(g, owner, verb, what):
            return False
        return ruled_of_suit(g, player, NOMAD) == 0


def touches(g: Oath, owner: int, verb: int, what: int) -> bool:
    """Whether a verb is about taking or targeting a relic or banner of this owner."""
    if verb in (TO_TARGET_RELIC, TO_TAKE_RELIC):
        return what in g.held[owner]
    if verb in (TO_TARGET_BANNER, TO_TAKE_BANNER, TO_RECOVER_BANNER):
        return g.banner_of[what] == owner
    return False


class CircletOfCommand(Power):
    """All banners and other relics are safe from everybody; the pawn is worth a die more."""

    hooks: ClassVar[list[int]] = [VETO, AMOUNT]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        owner = owner_at(g, at)
        if owner == player or not touches(g, owner, verb, what):
            return False
        return verb not in (TO_TARGET_RELIC, TO_TAKE_RELIC) or what != self.card

    def amount(self, g: Oath, at: int, player: int, what: int, target: int) -> int:
        return 1 if what == PAWN_DICE and owner_at(g, at) == player else 0


class SpellBreaker(Power):
    """Enemies of the ruler use no powers that cost secrets."""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_USE_SECRETS and enemy_of_ruler(g, player, at)


class ForestCouncil(Power):
    """Beast cards are closed to enemies of the ruler."""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        if verb not in (TO_TRADE_WITH, TO_MUSTER_ON) or SUIT[what] != BEAST:
            return False
        return enemy_of_ruler(g, player, at)


class HallOfDebate(Power):
    """Nobody targets the People's Favor."""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_TARGET_BANNER and what == PEOPLES_FAVOR


class HallOfMockery(Power):
    """A recovered People's Favor shows the Mob."""

    hooks: ClassVar[list[int]] = [TAKEN]

    def taken(self, g: Oath, at: int, player: int, items: int) -> None:
        if items == 100 + PEOPLES_FAVOR:
            set_mob(g)


class RingOfDevotion(Power):
    """No warbands on sites; two more in every Muster."""

    hooks: ClassVar[list[int]] = [VETO, AMOUNT]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_GARRISON and owner_at(g, at) == player

    def amount(self, g: Oath, at: int, player: int, what: int, target: int) -> int:
        return 2 if what == MUSTERED and owner_at(g, at) == player else 0


power("vow-of-silence", VowOfSilence())
power("gossip", Gossip())
power("tome-guardians", TomeGuardians())
power("secret-police", SecretPolice())
power("sacred-ground", SacredGround())
power("forest-temple-ruined", RuinedTemple())
power("council-seat", CouncilSeat())
power("vow-of-peace", VowOfPeace())
power("lost-tongue", LostTongue())
power("circlet-of-command", CircletOfCommand())
power("spell-breaker", SpellBreaker())
power("forest-council", ForestCouncil())
power("hall-of-debate", HallOfDebate())
power("hall-of-debate-ruined", HallOfMockery())
power("ring-of-devotion", RingOfDevotion())


class VowOfObedience(RestFavor):
    """No Visions face up. Rest: a favor from any bank."""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_PLAY_VISION and owner_at(g, at) == player


class VowOfPoverty(RestFavor):
    """No favor from Trade. Rest: without favor, two from a bank."""

    hooks: ClassVar[list[int]] = [VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_TRADE_FAVOR and owner_at(g, at) == player


power("vow-of-obedience", VowOfObedience(1, 99))
power("vow-of-poverty", VowOfPoverty(2, 0))


# -- tolls -------------------------------------------------------------------------------------------------------------


class Toll(Power):
    """Enemies give the ruler a favor before a Search, a Trade or a Travel at what it rules."""

    hooks: ClassVar[list[int]] = [TOLL]

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.of: Final = kind

    def toll(self, g: Oath, at: int, player: int, kind: int, target: int) -> int:
        if kind != self.of or not enemy_of_ruler(g, player, at):
            return 0
        spot = site_of(g, target) if kind == TRADING else target
        return 1 if spot >= 0 and ruler(g, spot) == card_ruler(g, at) else 0


power("forced-labor", Toll(SEARCHING))
power("curfew", Toll(TRADING))
power("toll-roads", Toll(TRAVELING))


# -- amounts -----------------------------------------------------------------------------------------------------------


class SealingWard(Power):
    """The holder's relics are worth a die more."""

    hooks: ClassVar[list[int]] = [AMOUNT]

    def amount(self, g: Oath, at: int, player: int, what: int, target: int) -> int:
        return 1 if what == RELIC_DICE and owner_at(g, at) == player else 0


class SprawlingRampart(Power):
    """Sites of the ruler are worth a die more."""

    hooks: ClassVar[list[int]] = [AMOUNT]

    def amount(self, g: Oath, at: int, player: int, what: int, target: int) -> int:
        return 1 if what == SITE_DICE and ruler(g, target) == ruler(g, place_at(at)) else 0


class BanditChief(Power):
    """A warband at each site dies; every site has two more bandits."""

    hooks: ClassVar[list[int]] = [AMOUNT]

    def use(self, g: Oath, player: int) -> None:
        for spot in range(SLOTS):
            kill_at_site(g, spot, 1)

    def amount(self, g: Oath, at: int, player: int, what: int, target: int) -> int:
        return 2 if what == BANDIT_COUNT else 0


power("sealing-ward", SealingWard())
power("sprawling-rampart", SprawlingRampart())
power("bandit-chief", BanditChief())


# -- overlays ----------------------------------------------------------------------------------------------------------


class BanditCrown(Power):
    """Bandits count as the holder's warbands. [oath.power.10]"""

    hooks: ClassVar[list[int]] = [CROWN]


class GrandMask(Power):
    """In an Exile's own turn the cards at Imperial sites are the holder's."""

    hooks: ClassVar[list[int]] = [MASK]


class Marriage(Power):
    """Counts as two Hearth advisers."""

    hooks: ClassVar[list[int]] = [DOUBLE]


class AncientBloodline(Power):
    """Enemies treat denizens and relics at the holder's sites as locked."""

    hooks: ClassVar[list[int]] = [LOCK, VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        if verb not in (TO_RECOVER_RELIC, TO_MOVE):
            return False
        owner = owner_at(g, at)
        return enemies(g, player, owner) and rules(g, owner, what)


class VowOfUnion(Power):
    """All warbands at ruled sites join an attack; a ruled site is not left while warbands are on the board."""

    hooks: ClassVar[list[int]] = [FORCE, VETO]

    def adds_force(self, g: Oath, at: int, attacker: int) -> int:
        if owner_at(g, at) != attacker:
            return 0
        found = 0
        for spot in range(SLOTS):
            if rules(g, attacker, spot):
                found |= 1 << spot
        return found

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        if verb != TO_LEAVE or owner_at(g, at) != player:
            return False
        return g.board[player] > 0 and rules(g, player, what)


class GiantPython(Power):
    """Attacks on its holder need an even number of target dice."""

    hooks: ClassVar[list[int]] = [TARGETS]

    def even_only(self, g: Oath, at: int) -> bool:
        defender = g.war.defender
        owner = owner_at(g, at)
        if defender < 0:
            return False
        if owner == defender:
            return True
        return owner == g.chancellor and side(g, defender) == g.chancellor


power("bandit-crown", BanditCrown())
power("grand-mask", GrandMask())
power("marriage", Marriage())
power("ancient-bloodline", AncientBloodline())
power("vow-of-union", VowOfUnion())
power("giant-python", GiantPython())


# -- limits ------------------------------------------------------------------------------------------------------------


class Assassin(Power):
    """Limit 2. Action: a face-up adviser of somebody at the site is discarded."""

    limit = 2

    def can(self, g: Oath, player: int) -> bool:
        return len(self.options(g, player, 0, 0)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        found: list[int] = []
        for other in range(g.players):
            if other != player and g.pawn[other] == g.pawn[player]:
                found += face_up(g, other)
        return picks(found)

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        card = action - PICK.base
        for other in range(g.players):
            if card in g.advisers[other]:
                discard_up(g, player, card, ADVISER + other)
                g.then(unseated(g, other, card))


class SilverTongue(OneBank):
    """Limit 2. Rest: a favor from the bank of a suit at the site."""

    limit = 2

    def can(self, g: Oath, player: int) -> bool:
        return len(local_banks(g, player)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card, 0, 1)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return local_banks(g, player)


class Insomnia(Power):
    """Limit 2. Rest: a secret."""

    limit = 2

    def use(self, g: Oath, player: int) -> None:
        gain_secrets(g, player, 1)


class FamilyWagon(Power):
    """Nomad advisers do not count; one adviser may be anything else. [oath.ruling.36]"""

    limit = 1
    free_suit = NOMAD


class PiedPiper(Power):
    """Ignores the limit. Action: it goes to another player, for two of that player's favor."""

    squeezes = True

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def can(self, g: Oath, player: int) -> bool:
        return g.players > 1

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return seats([other for other in range(g.players) if other != player])

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        other = action - SEAT.base
        take_favor(g, player, other, 2)
        move_to_advisers(g, self.card, other)


class SaltTheEarth(Power):
    """It fits anywhere without locked cards; all other denizens go, and the site holds only it. [oath.ruling.35]"""

    room = 1
    fits = True

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        if verb != TO_PLAY_TO:
            return False
        return len(removable(g, player, what)) < len(g.denizens[what])

    def use(self, g: Oath, player: int) -> None:
        spot = site_of(g, self.card)
        for card in removable(g, player, spot):
            discard_up(g, player, card, spot)


power("assassin", Assassin())
power("silver-tongue", SilverTongue())
power("insomnia", Insomnia())
power("family-wagon", FamilyWagon())
power("pied-piper", PiedPiper())
power("salt-the-earth", SaltTheEarth())


# -- triggers ----------------------------------------------------------------------------------------------------------


class BoilingLake(Power):
    """Whoever travels here without ruling it loses two warbands of the board."""

    hooks: ClassVar[list[int]] = [TRAVELED]

    def traveled(self, g: Oath, at: int, player: int, frm: int, to: int) -> None:
        if to == place_at(at) and not rules_card(g, player, at):
            kill_on_board(g, player, 2)


class GraspingVines(Power):
    """Leaving a site of the ruler costs an enemy a warband."""

    hooks: ClassVar[list[int]] = [TRAVELED]

    def traveled(self, g: Oath, at: int, player: int, frm: int, to: int) -> None:
        if enemy_of_ruler(g, player, at) and ruler(g, frm) == card_ruler(g, at):
            kill_on_board(g, player, 1)


class ChaosCult(Power):
    """A favor of whoever else takes the title."""

    hooks: ClassVar[list[int]] = [TITLE_MOVED]

    def title_moved(self, g: Oath, at: int, player: int) -> None:
        if owner_at(g, at) != player:
            take_favor(g, owner_at(g, at), player, 1)


class BookBinders(OneBank):
    """Two favor from a bank when another reveals a Vision or the Conspiracy."""

    hooks: ClassVar[list[int]] = [PLAYED]

    def played(self, g: Oath, at: int, player: int, card: int, place: int, drawn: bool) -> None:
        if is_vision(card) and owner_at(g, at) != player:
            g.then([Pick(owner_at(g, at), self.card, 0, 2)])


class SaddleMakers(Power):
    """Two favor from its bank when another plays a Nomad or Order card face up."""

    hooks: ClassVar[list[int]] = [PLAYED]

    def played(self, g: Oath, at: int, player: int, card: int, place: int, drawn: bool) -> None:
        if SUIT[card] in (NOMAD, ORDER) and owner_at(g, at) != player:
            gain_favor(g, owner_at(g, at), SUIT[card], 2)


class Herald(OneBank):
    """A favor from a bank after another's campaign against a player."""

    hooks: ClassVar[list[int]] = [WAR_DONE]

    def war_done(self, g: Oath, at: int, attacker: int, defender: int) -> None:
        if attacker != owner_at(g, at) and defender >= 0:
            g.then([Pick(owner_at(g, at), self.card, 0, 1)])


class SneakAttack(Power):
    """After another's campaign a campaign against that player without Supply."""

    hooks: ClassVar[list[int]] = [WAR_DONE]

    def war_done(self, g: Oath, at: int, attacker: int, defender: int) -> None:
        if attacker != owner_at(g, at):
            g.then([FreeCampaign(owner_at(g, at), -1, 0, attacker)])


class RelicThief(Power):
    """Relics just taken in the region may be stolen: a defense die each, and no shield among them."""

    hooks: ClassVar[list[int]] = [TAKEN]

    def relics_taken(self, g: Oath, at: int, player: int, cards: list[int]) -> None:
        owner = owner_at(g, at)
        if owner == player or not regional(g, owner, g.pawn[player]) or not usable(g, owner, self.card):
            return
        mask = 0
        for card in cards:
            if card in g.held[player] and not forbidden(g, owner, TO_TAKE_RELIC, card):
                mask |= 1 << (card - FIRST_RELIC)
        if mask:
            g.then([Pick(owner, self.card, player, mask)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return [PASS.base, YES.base]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if action == PASS.base:
            return
        if stage < 8:
            self.pay(g, player, self.card)
        else:
            again = rerolls(g, player)
            POWERS[again].pay(g, player, again)
        cards = [
            FIRST_RELIC + number
            for number in range(RELICS + 1)
            if x >> number & 1 and FIRST_RELIC + number in g.held[stage & 7]
        ]
        roll = roll_defense(g, len(cards))
        g.tell(DICE_ROLLED, player, (roll & 255) + 2 * (roll >> 8 & 255))
        if roll & 0xFFFF and stage < 8 and rerolls(g, player):
            g.then([Pick(player, self.card, stage | 8, x)])
            return
        if roll & 0xFFFF == 0:
            for card in cards:
                pass_relic(g, card, stage & 7, player)
                g.scepter_taken |= POWERS[card].royal and player == g.turn
            g.then([Taken(player, cards, [])])


power("boiling-lake", BoilingLake())
power("grasping-vines", GraspingVines())
power("chaos-cult", ChaosCult())
power("book-binders", BookBinders())
power("saddle-makers", SaddleMakers())
power("herald", Herald())
power("sneak-attack", SneakAttack())
power("relic-thief", RelicThief())


class SqualidDistrict(Power):
    """Its ruler may shift the end die by one; for the Empire the Chancellor."""

    hooks: ClassVar[list[int]] = [DIE_ROLLED]

    def die_shifter(self, g: Oath, at: int) -> int:
        who = card_ruler(g, at)
        return who if who >= 0 else -1


power("festival-district-ruined", SqualidDistrict())


# -- replacements ------------------------------------------------------------------------------------------------------


class Jinx(Power):
    """Its ruler may roll a whole set of dice again."""

    hooks: ClassVar[list[int]] = [REROLL]


class VowOfRenewal(Power):
    """No People's Favor by Recover; all burnt favor comes to the holder."""

    hooks: ClassVar[list[int]] = [RENEWAL, VETO]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_RECOVER_BANNER and what == PEOPLES_FAVOR and owner_at(g, at) == player


class VowOfKinship(Power):
    """The holder's favor lies in the Nomad bank, and that bank is the holder's to spend."""

    hooks: ClassVar[list[int]] = [KIN, PLAYED]

    def played(self, g: Oath, at: int, player: int, card: int, place: int, drawn: bool) -> None:
        if card == self.card:
            number = g.favor[player]
            g.favor[player] = 0
            to_bank(g, NOMAD, number)


class FalseProphet(Power):
    """An Exile marks somebody's revealed Vision and shares it from then on."""

    def can(self, g: Oath, player: int) -> bool:
        return g.role[player] == EXILE and g.bank[player] > 0 and len(self.options(g, player, 0, 0)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return seats([other for other in range(g.players) if g.vision[other]])

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        g.bank[player] -= 1
        g.prophet[player] = action - SEAT.base
        g.tell(SHARED_VISION, player, action - SEAT.base)


power("jinx", Jinx())
power("vow-of-renewal", VowOfRenewal())
power("vow-of-kinship", VowOfKinship())
power("false-prophet", FalseProphet())
