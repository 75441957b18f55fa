"""Powers that move cards, look at hidden ones, take relics, send pawns, change roles or strike deals, once."""

from typing import Final

from krainy.engine.flow import AnyStep, Step

from ..actions.costs import beast_site
from ..actions.recover import Taken
from ..actions.search import AsSearch, mix_dispossessed, pay_tolls, swap_dispossessed
from ..actions.travel import FreeTravel, can_be_sent, send
from ..asking import Pick, SecretPick
from ..board import (
    BANKS,
    BEAST,
    DARKEST_SECRET,
    EXILE,
    HEARTH,
    NOMAD,
    ORDER,
    PEOPLES_FAVOR,
    REGION_OF,
    REGIONS,
    RELIQUARY,
    SLOTS,
)
from ..campaign.defender import FreeCampaign, attack_actions
from ..campaign.spoils import bury_held
from ..cards import CONSPIRACY, FIRST_EDIFICE, FIRST_RUIN, SCEPTER, SUIT, is_vision
from ..cards import SEARCH as SEARCHING
from ..citizen import become_citizen
from ..deals.bargain import ADVISERS, FAVOR, RELICS, SECRETS, SITES
from ..deals.offer import may_propose, propose
from ..hooks import POWERS, TO_CAMPAIGN, TO_GIVE_SECRETS, TO_MOVE, TO_TAKE_RELIC, Power, enter, leave
from ..playing.card import PlayCard
from ..playing.discards import AS_USUAL, FROM_ELSEWHERE
from ..playing.room import MakeRoom, may_make_room, unseated
from ..ruling import at_your_site, forbidden, locked_at, purse, removable, ruled_sites, rules, site_of, tolls
from ..state import ADVISER, Oath
from ..table import (
    advance_visions,
    back,
    bury_relic,
    confuse,
    discard_up,
    drop_adviser,
    from_reliquary,
    front,
    gain_relic,
    knows,
    lift,
    open_relic,
    pass_banner,
    pass_relic,
    reveal_site,
    see,
    see_relic,
    show,
    shrink,
    site_ruled_by_empire,
    slot_of,
    spots_up,
    strip,
    tell_top,
    to_pile,
)
from ..tokens import all_secrets, gain_favor, gain_supply, gain_warbands, give_favor, refresh, to_board
from ..vocabulary import (
    AT,
    BACK_OF,
    BANK,
    BANNER_TOKENS,
    BURIED_UNSEEN,
    DISCARD,
    LOOKED,
    NUM,
    PASS,
    PICK,
    PILE,
    RELIC_AT,
    REPLACED,
    SAW,
    SEAT,
    SPACE_OF,
    STACKED,
    SWAPPED_BACKS,
    TOOK_FAVOR,
    TOOK_SECRETS,
    TRAVELED,
    TURNED_CARD,
    YES,
)
from .helping import (
    cards_at_sites,
    carry_to_site,
    face_up,
    may_move_to_site,
    may_swap,
    others,
    picks,
    power,
    seats,
    swap,
)
from .sites import Exchange

# -- cards at sites and advisers ---------------------------------------------------------------------------------------


class GreatHerd(Power):
    """May be swapped with a Nomad card of any site."""

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        found = [card for card in cards_at_sites(g, player, [NOMAD], -1) if may_swap(g, player, self.card, card)]
        return [PASS.base, *picks(found)] if found else []

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if action != PASS.base:
            swap(g, player, self.card, action - PICK.base)


class TwinBrother(Power):
    """May be swapped with another player's face-up Nomad adviser."""

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        found: list[int] = []
        for other in others(g, player):
            found += [c for c in face_up(g, other) if SUIT[c] == NOMAD and may_swap(g, player, self.card, c)]
        return [PASS.base, *picks(found)] if found else []

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if action != PASS.base:
            swap(g, player, self.card, action - PICK.base)


class Enchantress(Power):
    """Is swapped with any face-up adviser."""

    def can(self, g: Oath, player: int) -> bool:
        return len(self.options(g, player, 0, 0)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        found: list[int] = []
        for other in others(g, player):
            found += [card for card in face_up(g, other) if may_swap(g, player, self.card, card)]
        return picks(found)

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        swap(g, player, self.card, action - PICK.base)


class HornedMask(Power):
    """A face-up adviser of the player is swapped with a card of the site; stage 1: x is the adviser."""

    def can(self, g: Oath, player: int) -> bool:
        return len(self.options(g, player, 0, 0)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

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


class Purge(Power):
    """All cards of these suits at the sites of the region are discarded, but for this one."""

    def __init__(self, suits: list[int]) -> None:
        super().__init__()
        self.suits: Final = suits

    def use(self, g: Oath, player: int) -> None:
        for card in cards_at_sites(g, player, self.suits, REGION_OF[g.pawn[player]]):
            if card != self.card:
                discard_up(g, player, card, site_of(g, card))


class Riots(Power):
    """Under the Mob: the cards of the most frequent suit at sites are discarded, but for this one."""

    def can(self, g: Oath, player: int) -> bool:
        return g.mob

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        counts = [0] * (BANKS + 1)
        for spot in range(SLOTS):
            for card in g.denizens[spot]:
                counts[SUIT[card]] += 1
        most = max(counts[:BANKS])
        return [BANK.base + suit for suit in range(BANKS) if counts[suit] == most and most > 0]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        for card in cards_at_sites(g, player, [action - BANK.base], -1):
            if card != self.card:
                discard_up(g, player, card, site_of(g, card))


class TamingCharm(Power):
    """A Beast or Nomad card of the site is discarded for two favor of its bank."""

    def can(self, g: Oath, player: int) -> bool:
        return len(self.options(g, player, 0, 0)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return picks([card for card in removable(g, player, g.pawn[player]) if SUIT[card] in (BEAST, NOMAD)])

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        card = action - PICK.base
        discard_up(g, player, card, g.pawn[player])
        gain_favor(g, player, SUIT[card], 2)


class RovingTerror(Power):
    """A denizen at another site is discarded, and this card moves there."""

    def can(self, g: Oath, player: int) -> bool:
        return len(self.options(g, player, 0, 0)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        here = site_of(g, self.card)
        found: list[int] = []
        if locked_at(g, player, self.card, here):
            return found
        for spot in range(SLOTS):
            if spot != here:
                found += removable(g, player, spot)
        return picks(found)

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        card = action - PICK.base
        spot = site_of(g, card)
        discard_up(g, player, card, spot)
        relocate(g, player, self.card, spot)


class ArmedMob(Power):
    """A face-up adviser of whoever has the Darkest Secret without the People's Favor is discarded."""

    def can(self, g: Oath, player: int) -> bool:
        return len(self.options(g, player, 0, 0)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        holder = g.banner_of[DARKEST_SECRET]
        if holder < 0 or g.banner_of[PEOPLES_FAVOR] == holder:
            return []
        return picks(face_up(g, holder))

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        holder = g.banner_of[DARKEST_SECRET]
        discard_up(g, player, action - PICK.base, ADVISER + holder)
        g.then(unseated(g, holder, action - PICK.base))


class Homesteaders(Power):
    """A face-up adviser of the player moves to the site."""

    def can(self, g: Oath, player: int) -> bool:
        return len(self.options(g, player, 0, 0)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return picks([c for c in face_up(g, player) if may_move_to_site(g, player, c, g.pawn[player])])

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        refresh(g)  # no free move brings it back [oath.ruling.31]
        relocate(g, player, action - PICK.base, g.pawn[player])


def relocate(g: Oath, player: int, card: int, spot: int) -> None:
    """Move a face-up card to a site that may first make room. A last line."""
    steps: list[AnyStep] = [CarryTo(player, card, spot)]
    if may_make_room(g, spot, []):
        steps = [MakeRoom(player, spot, AS_USUAL, []), *steps]
    g.then(steps)


class CarryTo(Step[Oath]):
    """The move, once there is room."""

    def __init__(self, seat: int, card: int, spot: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.spot: Final = spot

    def run(self, g: Oath) -> None:
        carry_to_site(g, self.seat, self.card, self.spot)


class Resettle(Power):
    """A face-up Nomad adviser of any player moves to a site; stage 1: x is the adviser."""

    def can(self, g: Oath, player: int) -> bool:
        return len(self.options(g, player, 0, 0)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def places(self, g: Oath, player: int, card: int) -> list[int]:
        """The sites to which an adviser can go."""
        return [spot for spot in range(SLOTS) if may_move_to_site(g, player, card, spot)]

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        if stage == 1:
            return [AT.base + spot for spot in self.places(g, player, x)]
        found: list[int] = []
        for other in range(g.players):
            found += [c for c in face_up(g, other) if SUIT[c] == NOMAD and self.places(g, player, c)]
        return picks(found)

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if stage == 0:
            g.then([Pick(player, self.card, 1, action - PICK.base)])
        else:
            refresh(g)  # no free move brings it back [oath.ruling.31]
            relocate(g, player, x, action - AT.base)


class DreamThief(Power):
    """Two facedown advisers change places; stage 1: x is the first, as 8 * player + place."""

    def can(self, g: Oath, player: int) -> bool:
        owners = [other for other in range(g.players) if any(entry < 0 for entry in g.advisers[other])]
        return len(owners) > 1

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        found: list[int] = []
        for other in range(g.players):
            if stage == 1 and other <= x // 8:
                continue
            later = any(entry < 0 for after in range(other + 1, g.players) for entry in g.advisers[after])
            if stage == 0 and not later:
                continue
            found += [BACK_OF.encode([other, p]) for p, entry in enumerate(g.advisers[other]) if entry < 0]
        return found

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        owner, place = BACK_OF.decode(action)
        if stage == 0:
            g.then([Pick(player, self.card, 1, 8 * owner + place)])
            return
        first, spot = x // 8, x % 8
        one, other = g.advisers[first][spot], g.advisers[owner][place]
        g.advisers[first] = [other if entry == one else entry for entry in g.advisers[first]]
        g.advisers[owner] = [one if entry == other else entry for entry in g.advisers[owner]]
        g.tell(SWAPPED_BACKS, first, owner, back(-1 - other), back(-1 - one))
        see(g, first, -1 - other)
        see(g, owner, -1 - one)


power("great-herd", GreatHerd())
power("twin-brother", TwinBrother())
power("enchantress", Enchantress())
power("horned-mask", HornedMask())
power("dazzle", Purge([HEARTH, ORDER]))
power("threatening-roar", Purge([NOMAD, BEAST]))
power("riots", Riots())
power("taming-charm", TamingCharm())
power("roving-terror", RovingTerror())
power("armed-mob", ArmedMob())
power("homesteaders", Homesteaders())
power("resettle", Resettle())
power("dream-thief", DreamThief())


# -- hidden cards ------------------------------------------------------------------------------------------------------


class Scryer(Power):
    """A whole discard pile is looked through."""

    def can(self, g: Oath, player: int) -> bool:
        return len(self.options(g, player, 0, 0)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return [PILE.base + 1 + region for region in range(len(REGIONS)) if g.piles[region]]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        g.tell(LOOKED, player)
        g.learned()
        for slot in g.piles[action - PILE.base - 1][::-1]:
            see(g, player, slot)


class TavernSongs(Power):
    """The top three cards of the region's pile, if they are news."""

    def can(self, g: Oath, player: int) -> bool:
        return any(not g.cards.knows(g.driver[player], slot) for slot in self.top(g, player))

    def top(self, g: Oath, player: int) -> list[int]:
        """The cards that would be seen."""
        return g.piles[REGION_OF[g.pawn[player]]][-3:]

    def use(self, g: Oath, player: int) -> None:
        g.tell(LOOKED, player)
        g.learned()
        for slot in self.top(g, player)[::-1]:
            see(g, player, slot)


class OracularPig(TavernSongs):
    """The top three cards of the world deck, if they are news."""

    def top(self, g: Oath, player: int) -> list[int]:
        return g.deck[:3][::-1]


class Inquisitor(Power):
    """An adviser of somebody at the site is peeked at: the Conspiracy is played or discarded, else its owner is
    paid."""

    def can(self, g: Oath, player: int) -> bool:
        return len(self.options(g, player, 0, 0)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        found: list[int] = []
        for other in at_your_site(g, player):
            found += [BACK_OF.encode([other, p]) for p, entry in enumerate(g.advisers[other]) if entry < 0]
        found.sort()
        return found

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        other, place = BACK_OF.decode(action)
        slot = -1 - g.advisers[other][place]
        g.tell(LOOKED, player)
        g.learned()
        see(g, player, slot)
        if front(g, slot) == CONSPIRACY:
            drop_adviser(g, other, place)
            show(g, player, slot)
            g.hand = [*g.hand, slot]
            g.then([PlayCard(player, slot, FROM_ELSEWHERE, AS_USUAL, [], False, False)])
            return
        g.learned()
        if self.card in g.favor_on:
            favor = g.favor_on.pop(self.card)
            to_board(g, other, favor)
            g.tell(TOOK_FAVOR, other, player, favor)


class Convoys(Power):
    """Another region's whole pile comes on top of the pile of this region."""

    def can(self, g: Oath, player: int) -> bool:
        return len(self.options(g, player, 0, 0)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        here = REGION_OF[g.pawn[player]]
        return [PILE.base + 1 + r for r in range(len(REGIONS)) if r != here and g.piles[r]]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        here, region = REGION_OF[g.pawn[player]], action - PILE.base - 1
        g.piles[here] = g.piles[here] + g.piles[region]
        g.piles[region] = []
        g.tell(STACKED, player, region, here)


class Oracle(Power):
    """The first Vision of the world deck is fetched and played as at the end of a Search."""

    def can(self, g: Oath, player: int) -> bool:
        # Whether a Vision is left follows from the backs on the table and the marker, which all can see.
        return sum(1 for slot in g.deck if back(slot)) > 0 and purse(g, player) >= len(
            tolls(g, player, SEARCHING, g.pawn[player])
        )

    def use(self, g: Oath, player: int) -> None:
        pay_tolls(g, player, SEARCHING, g.pawn[player])
        place = 0
        while not back(g.deck[place]):
            place += 1
        slot = g.deck[place]
        shrink(g, place)
        g.deck = g.deck[:place] + g.deck[place + 1 :]
        g.learned()
        advance_visions(g, player)
        tell_top(g)
        see(g, player, slot)
        g.hand = [slot]
        g.then([AsSearch(player, slot, [])])


class Pilgrimage(Power):
    """The denizens of the site join the Dispossessed; as many come out of it onto the region's pile.
    [oath.ruling.34]"""

    def use(self, g: Oath, player: int) -> None:
        spot = g.pawn[player]
        gone = removable(g, player, spot)
        for card in gone:
            lift(g, card, spot)
            strip(g, player, card)
            g.dispossessed = [*g.dispossessed, slot_of(g, card)]
        if not gone:
            return
        g.tell(REPLACED, player, len(gone))
        pile = list(g.dispossessed)
        g.shuffle(pile)
        g.cards = g.cards.copy()
        g.cards.mix(g, pile, 0)
        g.hand = pile[: len(gone)]
        g.dispossessed = pile[len(gone) :]
        for slot in g.hand:
            see(g, player, slot)
        confuse(g, g.hand, knows(g, player))
        g.then([SecretPick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        found = [DISCARD.base + front(g, slot) for slot in g.hand]
        found.sort()
        return found

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        slot = slot_of(g, action - DISCARD.base)
        g.hand = [other for other in g.hand if other != slot]
        to_pile(g, player, slot, REGION_OF[g.pawn[player]])
        g.then([SecretPick(player, self.card)])


class FallenSpire(Power):
    """Up to five denizens of the region's pile, from the top, are exchanged for cards of the Dispossessed."""

    def can(self, g: Oath, player: int) -> bool:
        return len(self.options(g, player, 0, 0)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        pile = [slot for slot in g.piles[REGION_OF[g.pawn[player]]] if not back(slot)]
        return [NUM.base + n for n in range(1, min(5, len(pile), len(g.dispossessed)) + 1)]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        region = REGION_OF[g.pawn[player]]
        left = action - NUM.base
        given = 0
        g.tell(REPLACED, player, left)
        pile = list(g.piles[region])
        for place in range(len(pile) - 1, -1, -1):
            if left > 0 and not back(pile[place]):
                pile[place] = swap_dispossessed(g, pile[place], given)
                left -= 1
                given += 1
        g.piles[region] = pile
        mix_dispossessed(g)


class IvoryEye(Power):
    """One facedown site, adviser or relic at a site is peeked at."""

    def can(self, g: Oath, player: int) -> bool:
        return len(self.options(g, player, 0, 0)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

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


class BrassHorse(Power):
    """The top card of the region's pile is shown; a free travel to a site with its suit, or anywhere."""

    def can(self, g: Oath, player: int) -> bool:
        return len(g.piles[REGION_OF[g.pawn[player]]]) > 0

    def use(self, g: Oath, player: int) -> None:
        slot = g.piles[REGION_OF[g.pawn[player]]][-1]
        show(g, player, slot)
        card = front(g, slot)
        g.then([FreeTravel(player, False, -1 if is_vision(card) else SUIT[card])])


power("scryer", Scryer())
power("tavern-songs", TavernSongs())
power("oracular-pig", OracularPig())
power("inquisitor", Inquisitor())
power("convoys", Convoys())
power("oracle", Oracle())
power("pilgrimage", Pilgrimage())
power("great-spire-ruined", FallenSpire())
power("ivory-eye", IvoryEye())
power("brass-horse", BrassHorse())


# -- relics ------------------------------------------------------------------------------------------------------------


class DrawRelic(Power):
    """The top relic is kept or buried."""

    def can(self, g: Oath, player: int) -> bool:
        return len(g.relic_deck) > 0

    def use(self, g: Oath, player: int) -> None:
        g.tell(LOOKED, player)
        g.learned()
        see_relic(g, player, g.relic_deck[0])
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return [PASS.base, YES.base]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        slot = g.relic_deck[0]
        g.relic_deck = g.relic_deck[1:]
        if action == YES.base:
            keep_relic(g, player, slot)
        else:
            bury_relic(g, player, slot, False)
            g.tell(BURIED_UNSEEN, player)


def keep_relic(g: Oath, player: int, slot: int) -> None:
    """A relic of the deck is kept, which is taking it. A last line. [oath.term.20]"""
    card = open_relic(g, slot)
    gain_relic(g, player, card)
    g.then([Taken(player, [card], [])])


class FaeMerchant(Power):
    """The top relic is kept, then another one buried."""

    def can(self, g: Oath, player: int) -> bool:
        return len(g.relic_deck) > 0

    def use(self, g: Oath, player: int) -> None:
        slot = g.relic_deck[0]
        g.relic_deck = g.relic_deck[1:]
        card = open_relic(g, slot)
        gain_relic(g, player, card)
        g.unsettled = False  # all of it is one change [oath.title.5]
        g.then([Pick(player, self.card), Taken(player, [card], [])])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return picks([card for card in g.held[player] if card != SCEPTER])

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        bury_held(g, player, action - PICK.base)


class RelicBreaker(Power):
    """A facedown relic of the site is buried for three warbands."""

    def can(self, g: Oath, player: int) -> bool:
        spot = g.pawn[player]
        return len(g.site_relics[spot]) > 0 and not forbidden(g, player, TO_MOVE, spot)

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        spot = g.pawn[player]
        return [RELIC_AT.encode([spot, place]) for place in range(len(g.site_relics[spot]))]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        spot, place = RELIC_AT.decode(action)
        row = g.site_relics[spot]
        g.site_relics[spot] = row[:place] + row[place + 1 :]
        bury_relic(g, player, row[place], False)
        g.tell(BURIED_UNSEEN, player)
        gain_warbands(g, player, 3)


class Blackmail(Power):
    """A relic of somebody at the site, unless its owner pays three favor; stage 1: x is the relic and who wants it."""

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        if stage == 1:
            return [PASS.base, YES.base] if purse(g, player) >= 3 else [PASS.base]
        found: list[int] = []
        for other in at_your_site(g, player):
            found += [card for card in g.held[other] if not forbidden(g, player, TO_TAKE_RELIC, card)]
        return picks(found)

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if stage == 0:
            card = action - PICK.base
            for other in range(g.players):
                if card in g.held[other]:
                    g.then([Pick(other, self.card, 1, card << 3 | player)])
            return
        card, taker = x >> 3, x & 7
        if action == YES.base:
            give_favor(g, player, taker, 3)
            return
        pass_relic(g, card, player, taker)
        if POWERS[card].royal:
            g.scepter_taken = taker == g.turn
        g.then([Taken(taker, [card], [])])


class SkeletonKey(Power):
    """At a site of the Chancellor: a relic of the Reliquary is peeked at and may be kept; stage 1: x is the space."""

    def can(self, g: Oath, player: int) -> bool:
        return site_ruled_by_empire(g, g.pawn[player]) and len(self.options(g, player, 0, 0)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

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


class Map(Power):
    """Buried for four Supply."""

    def use(self, g: Oath, player: int) -> None:
        bury_held(g, player, self.card)
        gain_supply(g, player, 4)


class Scepter(Power):
    """Its powers are minor actions of the rules. [oath.citizen.1, oath.minor.4]"""

    royal = True

    def can(self, g: Oath, player: int) -> bool:
        return False


power("family-heirloom", DrawRelic())
power("dowsing-sticks", DrawRelic())
power("ancient-forge", DrawRelic())
power("fae-merchant", FaeMerchant())
power("relic-breaker", RelicBreaker())
power("blackmail", Blackmail())
power("skeleton-key", SkeletonKey())
power("map", Map())
power("the-grand-scepter", Scepter())


class BrokenForge(Power):
    """Turned over to its intact side, with the tokens on it."""

    def use(self, g: Oath, player: int) -> None:
        spot = site_of(g, self.card)
        intact = self.card - FIRST_RUIN + FIRST_EDIFICE
        leave(g, self.card, spot)
        g.denizens[spot] = [intact if card == self.card else card for card in g.denizens[spot]]
        enter(g, intact, spot)
        if self.card in g.favor_on:
            g.favor_on[intact] = g.favor_on.pop(self.card)
        if self.card in g.secret_on:
            g.secret_on[intact] = g.secret_on.pop(self.card)
        g.tell(TURNED_CARD, intact)


power("ancient-forge-ruined", BrokenForge())


class ForestTemple(Power):
    """In the Chronicle no site with a Beast card is discarded. [oath.chron.27]"""

    keeps = BEAST


power("forest-temple", ForestTemple())


# -- banners -----------------------------------------------------------------------------------------------------------


class Storyteller(Power):
    """A secret more on the Darkest Secret."""

    def use(self, g: Oath, player: int) -> None:
        change_secret(g, 1)


class ForgottenVault(Power):
    """A secret more or (while one remains) less on the Darkest Secret."""

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return [NUM.base, NUM.base + 1] if g.banner_tokens[DARKEST_SECRET] > 1 else [NUM.base + 1]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        change_secret(g, 1 if action > NUM.base else -1)


class Charlatan(Power):
    """The Darkest Secret keeps a single secret."""

    def use(self, g: Oath, player: int) -> None:
        change_secret(g, 1 - g.banner_tokens[DARKEST_SECRET])


def change_secret(g: Oath, number: int) -> None:
    """Secrets come on the Darkest Secret or leave it."""
    g.banner_tokens[DARKEST_SECRET] += number
    g.tell(BANNER_TOKENS, DARKEST_SECRET, g.banner_tokens[DARKEST_SECRET])


power("storyteller", Storyteller())
power("forgotten-vault", ForgottenVault())
power("charlatan", Charlatan())


# -- pawns and campaigns -----------------------------------------------------------------------------------------------


class Palanquin(Power):
    """The player's pawn moves with somebody at the site, who travels there; stage 1: x is that player."""

    def can(self, g: Oath, player: int) -> bool:
        return len(self.options(g, player, 0, 0)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        if stage == 1:
            return [AT.base + spot for spot in range(SLOTS) if can_be_sent(g, x, spot)]
        return seats([p for p in at_your_site(g, player) if any(can_be_sent(g, p, spot) for spot in range(SLOTS))])

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if stage == 0:
            g.then([Pick(player, self.card, 1, action - SEAT.base)])
            return
        to = action - AT.base
        g.then([Carried(player, to)])
        send(g, x, to)


class Carried(Step[Oath]):
    """A pawn is carried along, which is no travel; a facedown site is turned up all the same."""

    def __init__(self, seat: int, to: int) -> None:
        self.seat: Final = seat
        self.to: Final = to

    def run(self, g: Oath) -> None:
        g.pawn[self.seat] = self.to
        g.tell(TRAVELED, self.seat, self.to)
        if g.site[self.to] == 0:
            reveal_site(g, self.to)


class Whistle(Power):
    """Somebody elsewhere travels here if that is possible, and gets the secret that lies on this relic."""

    def can(self, g: Oath, player: int) -> bool:
        return len(self.options(g, player, 0, 0)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

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
            number = g.secret_on.pop(self.card)
            g.secrets[self.other] += number
            g.tell(TOOK_SECRETS, self.other, self.seat, number)


class FarCampaign(Power):
    """A campaign without Supply as if the pawn were at another site, whose warbands join."""

    def __init__(self, beasts: bool) -> None:
        super().__init__()
        self.beasts: Final = beasts

    def can(self, g: Oath, player: int) -> bool:
        return not forbidden(g, player, TO_CAMPAIGN, 0) and len(self.options(g, player, 0, 0)) > 0

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        found: list[int] = []
        for spot in spots_up(g):
            allowed = beast_site(g, spot) if self.beasts else rules(g, player, spot)
            if allowed and attack_actions(g, player, spot, 1 << spot):
                found.append(AT.base + spot)
        return found

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        spot = action - AT.base
        g.then([FreeCampaign(player, spot, 1 << spot)])


power("palanquin", Palanquin())
power("whistle", Whistle())
power("captains", FarCampaign(False))
power("wild-allies", FarCampaign(True))


# -- Citizens ----------------------------------------------------------------------------------------------------------


class TurnCitizen(Power):
    """An Exile may turn Citizen, if some condition holds."""

    def ready(self, g: Oath, player: int) -> bool:
        """The condition."""
        return True

    def can(self, g: Oath, player: int) -> bool:
        return g.role[player] == EXILE and self.ready(g, player)

    def use(self, g: Oath, player: int) -> None:
        g.then([Pick(player, self.card)])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        return [PASS.base, YES.base]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if action == YES.base:
            become_citizen(g, player)


class Bewitch(TurnCitizen):
    """With more secrets than the Chancellor."""

    def ready(self, g: Oath, player: int) -> bool:
        return all_secrets(g, player) > all_secrets(g, g.chancellor)


class BallotBox(TurnCitizen):
    """With the People's Favor; an Action."""

    def ready(self, g: Oath, player: int) -> bool:
        return g.banner_of[PEOPLES_FAVOR] == player

    def use(self, g: Oath, player: int) -> None:
        become_citizen(g, player)


class RoyalAmbitions(TurnCitizen):
    """With more sites than the Chancellor; a relic of the Reliquary comes along unseen. Stage 1: which."""

    def ready(self, g: Oath, player: int) -> bool:
        return ruled_sites(g, player) > ruled_sites(g, g.chancellor)

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        if stage == 0:
            return [PASS.base, YES.base]
        return [SPACE_OF.base + space for space in range(RELIQUARY) if g.reliquary[space] >= 0]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if stage == 1:
            card = from_reliquary(g, player, action - SPACE_OF.base)
            g.then([Taken(player, [card], [])])
        elif action == YES.base:
            self.before(g, player)
            g.then([Pick(player, self.card, 1)])
            become_citizen(g, player)

    def before(self, g: Oath, player: int) -> None:
        """What is given up first."""


class AncientPact(RoyalAmbitions):
    """For the Darkest Secret, handed to the Chancellor."""

    def ready(self, g: Oath, player: int) -> bool:
        return g.banner_of[DARKEST_SECRET] == player

    def before(self, g: Oath, player: int) -> None:
        pass_banner(g, DARKEST_SECRET, g.chancellor)


power("long-lost-heir", TurnCitizen())
power("bewitch", Bewitch())
power("ballot-box", BallotBox())
power("royal-ambitions", RoyalAmbitions())
power("ancient-pact", AncientPact())


# -- deals -------------------------------------------------------------------------------------------------------------

power("tinkers-fair", Exchange(FAVOR | SECRETS | RELICS))
power("deed-writer", Exchange(FAVOR | SECRETS | SITES))
power("festival-district", Exchange(FAVOR | SECRETS | ADVISERS))


class TheGathering(Power):
    """All may come to this site; then each who is there may propose deals to others who are. Stage 1: with whom.
    [oath.power.16]"""

    goods = FAVOR | SECRETS | RELICS | ADVISERS

    def use(self, g: Oath, player: int) -> None:
        steps: list[AnyStep] = [Pick(other, self.card) for other in g.order]
        g.then([*steps, *[Pick(other, self.card, 1) for other in g.order]])

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        spot = site_of(g, self.card)
        if stage == 0:
            return [PASS.base, YES.base] if g.pawn[player] != spot and spot >= 0 else []
        if g.pawn[player] != spot or g.driver[player] < 0:
            return []
        partners = [
            other
            for other in at_your_site(g, player)
            if g.driver[other] >= 0 and may_propose(g, player, other, self.goods, -1)
        ]
        return [PASS.base, *seats(partners)] if partners else []

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if action == PASS.base:
            return
        if stage == 0:
            g.pawn[player] = site_of(g, self.card)
            g.tell(TRAVELED, player, g.pawn[player])
        else:
            g.then([Pick(player, self.card, 1)])
            propose(g, player, action - SEAT.base, self.goods, -1)


power("the-gathering", TheGathering())
