"""The record of a campaign. [oath.campaign]"""

from typing import Final

from krainy.engine.underway import Underway

# Who has won.
UNDECIDED: Final = 0
ATTACKER_WON: Final = 1
DEFENDER_WON: Final = 2

# What plans have done to a side's roll and losses, as bits of `Side.flags`.
NO_SKULLS: Final = 1
NO_HOLLOW: Final = 2
NO_ONES: Final = 4
TWICE: Final = 8
HALF: Final = 16
NO_BEST: Final = 32
SAFE: Final = 64
DOOMED: Final = 128
PEACE: Final = 512


class Side:
    """What has happened to the attacker or the defender, and what plans have done to it."""

    def __init__(self, player: int, exile: bool) -> None:
        self.player: Final = player
        """Who leads it; -1 for bandits."""
        self.exile: Final = exile
        """Whether that was an Exile when the campaign began; a plan may make a Citizen of it."""
        self.flags = 0
        """What plans have done to its roll and its losses, as bits."""
        self.banned = False
        """It may use no more battle plans."""
        self.refuge = -1
        """The site to which its casualties go instead of dying, or -1."""
        self.saved = 0
        """How many were saved so."""
        self.dead = 0
        """How many of its warbands were killed."""
        self.rolled = 0
        """Its roll, eight bits each: hollow swords, swords and skulls, or ones, twos and doublings."""

    def copy(self) -> "Side":
        side = Side(self.player, self.exile)
        side.flags = self.flags
        side.banned = self.banned
        side.refuge = self.refuge
        side.saved = self.saved
        side.dead = self.dead
        side.rolled = self.rolled
        return side


class War(Underway):
    """A campaign from the choice of the defender to its end. Sites, banners and players are masks."""

    def __init__(self, on: bool, attack: Side, defense: Side) -> None:
        self.on: Final = on
        """Whether there is a campaign now."""
        self.attack: Final = attack
        self.defense: Final = defense
        self.attacker: Final = attack.player
        self.defender: Final = defense.player
        """The chosen opponent; -1 for bandits."""
        self.allies = 0
        self.renegade = -1
        """The Citizen who is not Imperial in this campaign, or -1. [oath.campaign.4]"""
        self.spot = -1
        """Where the attacker is, or acts as if."""
        self.joining = 0
        """The sites whose warbands join the attacker's force. [oath.campaign.30]"""

        self.sites = 0
        """The targeted sites. [oath.campaign.25]"""
        self.banners = 0
        """The targeted banners."""
        self.pawn = False
        """The defender's pawn and favor are a target."""
        self.paid = 0
        """The sites for which a secret was turned. [oath.site.10]"""

        self.attack_pool = 0
        """Dice. [oath.campaign.9]"""
        self.defense_pool = 0
        """Dice. [oath.campaign.7]"""
        self.swords = 0
        self.shields = 0
        """The defense in full, warbands included. [oath.campaign.14]"""
        self.sacrifice_worth = 1
        """What a sacrificed warband counts."""
        self.outcome = UNDECIDED
        self.quiet = False
        """The title waits for the next step. [oath.ruling.10]"""

        self.involved = 0
        """The defending players whose boards belonged to the beaten force."""
        self.captives = 0
        """Survivors of the loser's force."""
        self.slander = False
        """All favor is burnt instead of half."""
        self.hunted = False
        """Relics taken may be buried."""
        self.second_wind = False
        """A further travel and campaign follow a victory."""

    def side(self, attacking: bool) -> Side:
        """The attacker's side, or the defender's."""
        return self.attack if attacking else self.defense

    def targets(self, spot: int) -> bool:
        """Whether a site is a target."""
        return self.sites >> spot & 1 == 1

    def targets_banner(self, banner: int) -> bool:
        """Whether a banner is a target."""
        return self.banners >> banner & 1 == 1

    def has_ally(self, player: int) -> bool:
        """Whether a player is an Ally of the defender."""
        return self.allies >> player & 1 == 1

    def copy(self) -> "War":
        war = War(self.on, self.attack.copy(), self.defense.copy())
        war.allies = self.allies
        war.renegade = self.renegade
        war.spot = self.spot
        war.joining = self.joining
        war.sites = self.sites
        war.banners = self.banners
        war.pawn = self.pawn
        war.paid = self.paid
        war.attack_pool = self.attack_pool
        war.defense_pool = self.defense_pool
        war.swords = self.swords
        war.shields = self.shields
        war.sacrifice_worth = self.sacrifice_worth
        war.outcome = self.outcome
        war.quiet = self.quiet
        war.involved = self.involved
        war.captives = self.captives
        war.slander = self.slander
        war.hunted = self.hunted
        war.second_wind = self.second_wind
        return war

    def spelled(self) -> list[int]:
        if not self.on:
            return []
        attack, defense = self.attack, self.defense
        return [
            *[self.attacker, self.defender, self.allies, self.renegade, self.spot],
            *[self.sites, self.banners, int(self.pawn), self.attack_pool, self.defense_pool, self.joining],
            *[attack.flags, defense.flags, self.sacrifice_worth, int(attack.banned) + 2 * int(defense.banned)],
            *[self.outcome, attack.dead, defense.dead, self.swords, self.shields, self.involved, self.paid],
            *[attack.refuge + 1, defense.refuge + 1, attack.saved, defense.saved],
            *[int(self.slander), int(self.hunted), self.captives, int(self.second_wind), int(self.quiet), 0],
            *[attack.rolled, defense.rolled, int(attack.exile) + 2 * int(defense.exile)],
        ]


NO_WAR: Final = War(False, Side(-1, False), Side(-1, False))
"""Between campaigns; all states share it, and nobody changes it."""
