"""The powers of relics."""

from typing import ClassVar, Final

from krainy.engine.flow import Step, replaced

from ..actions.costs import ANY_DISCARD, BURIES, HARP, granted
from ..actions.recover import Taken
from ..actions.travel import FreeTravel, can_be_sent, send
from ..asking import Pick
from ..board import REGION_OF, RELIQUARY, SLOTS
from ..campaign.losses import slay, sources, strength
from ..campaign.spoils import bury_held, release
from ..campaign.war import PEACE, SAFE
from ..cards import SUIT, is_vision
from ..hooks import (
    AMOUNT,
    CROWN,
    MASK,
    MUSTERED,
    PAWN_DICE,
    PRIZE,
    TO_GARRISON,
    TO_GIVE_SECRETS,
    TO_TAKE_RELIC,
    TO_TARGET_RELIC,
    VETO,
    Power,
    owner_at,
)
from ..ruling import forbidden, purse, side, touches
from ..state import Oath, home
from ..table import from_reliquary, front, see, see_relic, show, site_ruled_by_empire
from ..tokens import gain_supply, gain_warbands, give_favor, refresh, set_army, take_secrets_off
from ..vocabulary import AT, BACK_OF, CAGED, LOOKED, NUM, PASS, PICK, RELIC_AT, SAW, SEAT, SPACE_OF, TOOK_SECRETS, YES
from .shared.choice import Choice, face_up, others, picks, power, seats
from .shared.hidden import DrawRelic, TopThree
from .shared.modifiers import DrawMore, Free, counts
from .shared.moving import may_swap, swap


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


class BrassHorse(Power):
    """The top card of the region's pile is shown; a free travel to a site with its suit, or anywhere."""

    def can(self, g: Oath, player: int) -> bool:
        return len(g.piles[REGION_OF[g.pawn[player]]]) > 0

    def use(self, g: Oath, player: int) -> None:
        slot = g.piles[REGION_OF[g.pawn[player]]][-1]
        show(g, player, slot)
        card = front(g, slot)
        g.then([FreeTravel(player, False, -1 if is_vision(card) else SUIT[card])])


power("brass-horse", BrassHorse())


class TruthfulHarp(DrawMore):
    """Two more cards, and all see what was drawn and kept."""

    grants = HARP


power("truthful-harp", TruthfulHarp(2))


class GrandMask(Power):
    """In an Exile's own turn the cards at Imperial sites are the holder's."""

    hooks: ClassVar[list[int]] = [MASK]


power("grand-mask", GrandMask())


class HornedMask(Choice):
    """A face-up adviser of the player is swapped with a card of the site; stage 1: x is the adviser."""

    def partners(self, g: Oath, player: int, adviser: int) -> list[int]:
        """The cards of the site for which an adviser can be swapped."""
        return [card for card in g.denizens[g.pawn[player]] if may_swap(g, player, adviser, card)]

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        if stage == 1:
            return picks(self.partners(g, player, x))
        return picks([card for card in face_up(g, player) if self.partners(g, player, card)])

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if stage == 0:
            g.then([Pick(player, self.card, 1, action - PICK.base)])
        else:
            swap(g, player, x, action - PICK.base)


power("horned-mask", HornedMask())


class CupOfPlenty(Free):
    """Free with a card of a suit among the advisers."""

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return counts(g, player, SUIT[target], mods)

    def needs(self, target: int) -> int:
        return SUIT[target]


power("cup-of-plenty", CupOfPlenty())


class Whistle(Choice):
    """Somebody elsewhere travels here if that is possible, and gets the secret that lies on this relic."""

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return seats([p for p in others(g, player) if can_be_sent(g, p, g.pawn[player])])

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if action >= 0:
            other = action - SEAT.base
            g.then([Reward(player, other, self.card)])
            send(g, other, g.pawn[player])


class Reward(Step[Oath]):
    """Who came gets the secret of the relic, unless its giver may give none."""

    def __init__(self, seat: int, other: int, card: int) -> None:
        self.seat: Final = seat
        self.other: Final = other
        self.card: Final = card

    def run(self, g: Oath) -> None:
        if g.pawn[self.other] != g.pawn[self.seat] or forbidden(g, self.seat, TO_GIVE_SECRETS, self.other):
            return
        if self.card in g.secret_on:
            number = take_secrets_off(g, self.card)
            g.secrets[self.other] += number
            g.tell(TOOK_SECRETS, self.other, self.seat, number)


power("whistle", Whistle())
power("dowsing-sticks", DrawRelic())


class CrackedHorn(Power):
    """All discards go under the world deck."""

    grants = BURIES
    frames = True

    def applies(self, g: Oath, player: int, kind: int, target: int, mods: list[int]) -> bool:
        return not granted(mods, ANY_DISCARD)


power("cracked-horn", CrackedHorn())


class BanditCrown(Power):
    """Bandits count as the holder's warbands. [oath.power.10]"""

    hooks: ClassVar[list[int]] = [CROWN]


power("bandit-crown", BanditCrown())


class RingOfDevotion(Power):
    """No warbands on sites; two more in every Muster."""

    hooks: ClassVar[list[int]] = [VETO, AMOUNT]

    def forbids(self, g: Oath, at: int, player: int, verb: int, what: int) -> bool:
        return verb == TO_GARRISON and owner_at(g, at) == player

    def amount(self, g: Oath, at: int, player: int, what: int, target: int) -> int:
        return 2 if what == MUSTERED and owner_at(g, at) == player else 0


power("ring-of-devotion", RingOfDevotion())


class SkeletonKey(Choice):
    """At a site of the Chancellor: a relic of the Reliquary is peeked at and may be kept; stage 1: x is the space."""

    def can(self, g: Oath, player: int) -> bool:
        return site_ruled_by_empire(g, g.pawn[player]) and super().can(g, player)

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        if stage == 1:
            return [PASS.base, YES.base]
        return [SPACE_OF.base + space for space in range(RELIQUARY) if g.reliquary[space] >= 0]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if stage == 0:
            space = action - SPACE_OF.base
            g.tell(LOOKED, player)
            g.learned()
            see_relic(g, player, g.reliquary[space])
            g.then([Pick(player, self.card, 1, space)])
        elif action == YES.base:
            card = from_reliquary(g, player, x)
            g.then([Taken(player, [card], [])])


power("skeleton-key", SkeletonKey())


class OracularPig(TopThree):
    """The top three cards of the world deck."""

    def top(self, g: Oath, player: int) -> list[int]:
        return g.deck[:3][::-1]


power("oracular-pig", OracularPig())


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


power("circlet-of-command", CircletOfCommand())


class IvoryEye(Choice):
    """One facedown site, adviser or relic at a site is peeked at."""

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        seat = g.driver[player]
        found = [AT.base + spot for spot in range(SLOTS) if not g.site[spot] and not g.sites.knows(seat, spot)]
        for other in others(g, player):
            for place, entry in enumerate(g.advisers[other]):
                if entry < 0 and not g.cards.knows(seat, -1 - entry):
                    found.append(BACK_OF.encode([other, place]))
        for spot in range(SLOTS):
            for place, slot in enumerate(g.site_relics[spot]):
                if not g.relics.knows(seat, slot):
                    found.append(RELIC_AT.encode([spot, place]))
        return found

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        g.tell(LOOKED, player)
        g.learned()
        if action >= RELIC_AT.base:
            spot, place = RELIC_AT.decode(action)
            see_relic(g, player, g.site_relics[spot][place])
        elif action >= BACK_OF.base:
            other, place = BACK_OF.decode(action)
            see(g, player, -1 - g.advisers[other][place])
        else:
            spot = action - AT.base
            g.sites = g.sites.copy()
            g.sites.see(g, g.driver[player], spot)
            g.whisper(1 << g.driver[player], SAW, player, g.sites.content[spot])


power("ivory-eye", IvoryEye())


class Map(Power):
    """Buried for four Supply."""

    def use(self, g: Oath, player: int) -> None:
        bury_held(g, player, self.card)
        gain_supply(g, player, 4)


power("map", Map())


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
            g.caged = replaced(g.caged, home(g, other), g.caged[home(g, other)] + number)
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


class BookOfRecords(Power):
    """The reward for playing to a site is a secret."""

    hooks: ClassVar[list[int]] = [PRIZE]


power("book-of-records", BookOfRecords())


class DragonskinDrum(Power):
    """On arrival a warband."""

    strolls = True

    def traveled(self, g: Oath, at: int, player: int, frm: int, to: int) -> None:
        gain_warbands(g, player, 1)


power("dragonskin-drum", DragonskinDrum())


class Scepter(Power):
    """Its powers are minor actions of the rules. [oath.citizen.1, oath.minor.4]"""

    royal = True

    def can(self, g: Oath, player: int) -> bool:
        return False


power("the-grand-scepter", Scepter())
