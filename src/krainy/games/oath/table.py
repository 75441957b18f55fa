"""Moving cards: drawn, put face up, discarded, buried, peeked at. Who saw what is kept here. [oath.term.8,
oath.term.18, oath.term.19]"""

from krainy.engine.flow import replaced, replaced_row

from .board import NEXT_REGION, REGION_OF, SLOTS
from .cards import DENIZENS, FIRST_TRAIT, SITE_FAVOR, SITE_RELICS, SITE_SECRETS, SUIT, VISIONS, is_edifice
from .hooks import enter, leave
from .ruling import ruler
from .state import ADVISER, HELD, TRAIT, Oath, mask_of
from .tokens import burnt, take_favor_off, take_secrets_off, to_bank
from .vocabulary import (
    BANNER_TOKENS,
    BURIED,
    BURIED_RELIC,
    DISCARDED,
    DISCARDED_CARD,
    DREW,
    DREW_PILE,
    DREW_VISION,
    FOUND_RELICS,
    FOUND_SITE,
    GOT_BANNER,
    GOT_RELIC,
    MOB,
    NEXT_BACK,
    SAW,
    SHOWED,
    UNCOVERED_TRAIT,
)

# -- backs and fronts --------------------------------------------------------------------------------------------------


def front(g: Oath, slot: int) -> int:
    """The card whose back is this slot."""
    return g.cards.content[slot]


def back(slot: int) -> int:
    """What a back shows: 0 a denizen, 1 a Vision."""
    return 1 if DENIZENS <= slot < DENIZENS + VISIONS else 0


def slot_of(g: Oath, card: int) -> int:
    """The slot of a card."""
    return g.cards.slot_of(card)


def relic_slot(g: Oath, card: int) -> int:
    """The slot of a relic."""
    return g.relics.slot_of(card)


def see(g: Oath, player: int, slot: int) -> None:
    """A player looks at a card."""
    seat = g.driver[player]
    if seat >= 0:
        g.cards = g.cards.copy()
        g.cards.see(g, seat, slot)
        g.whisper(1 << seat, SAW, player, front(g, slot))


def show(g: Oath, player: int, slot: int) -> None:
    """All see a card."""
    knowing = g.cards.knowing(slot)
    g.cards = g.cards.copy()
    g.cards.reveal(g, slot)
    g.learned(knowing=knowing)
    g.tell(SHOWED, player, front(g, slot))


def open_card(g: Oath, slot: int) -> int:
    """A card turns face up for good; its number. [oath.opt.4]"""
    knowing = g.cards.knowing(slot)
    g.cards = g.cards.copy()
    g.cards.reveal(g, slot)
    g.learned(knowing=knowing)
    return front(g, slot)


def see_relic(g: Oath, player: int, slot: int) -> None:
    """A player peeks at a relic. [oath.minor.3, oath.minor.4]"""
    seat = g.driver[player]
    if seat >= 0:
        g.relics = g.relics.copy()
        g.relics.see(g, seat, slot)
        g.whisper(1 << seat, SAW, player, g.relics.content[slot])


def open_relic(g: Oath, slot: int) -> int:
    """A relic turns face up; its number. [oath.opt.4]"""
    knowing = g.relics.knowing(slot)
    g.relics = g.relics.copy()
    g.relics.reveal(g, slot)
    g.learned(knowing=knowing)
    return g.relics.content[slot]


def confuse(g: Oath, slots: list[int], knowing: int) -> None:
    """Only the seats of a mask can still tell which of these cards is which; backs stay visible."""
    for kind in range(2):
        some = [slot for slot in slots if back(slot) == kind]
        if len(some) > 1:
            g.cards = g.cards.copy()
            g.cards.rearrange(some, list(range(len(some))), knowing)


# -- drawing -----------------------------------------------------------------------------------------------------------


def top_back(g: Oath) -> int:
    """The back on top of the world deck, or -1."""
    return back(g.deck[0]) if g.deck else -1


def off_top(g: Oath) -> int:
    """Take the top card of the world deck; its slot."""
    slot = g.deck[0]
    g.deck = g.deck[1:]
    shrink(g, 0)
    return slot


def shrink(g: Oath, place: int) -> None:
    """The card at this place has left the deck: its zone is one smaller."""
    zones = g.zones.copy()
    for zone in range(len(zones)):
        if place < zones[zone]:
            zones[zone] -= 1
            break
        place -= zones[zone]
    while len(zones) > 1 and zones[0] == 0:
        zones = zones[1:]
    g.zones = zones


def advance_visions(g: Oath, player: int) -> None:
    """A Vision came out of the world deck. [oath.search.3]"""
    if g.visions < 5:
        g.visions += 1
    g.tell(DREW_VISION, player, g.visions)


def draw_deck(g: Oath, player: int, number: int) -> list[int]:
    """Draw from the world deck one by one; a Vision ends it.
    [oath.search.2, oath.search.3, oath.search.7, oath.opt.4]"""
    drawn: list[int] = []
    for slot in g.deck[:number]:
        drawn.append(slot)
        if back(slot):
            break
    g.learned()
    g.tell(DREW, player, len(drawn))
    if drawn and back(drawn[-1]):
        advance_visions(g, player)
    uncover_top(g, drawn)
    return drawn


def uncover_top(g: Oath, drawn: list[int]) -> None:
    """The cards that were drawn leave the world deck, and all see the back of the next one."""
    for _ in drawn:
        off_top(g)
    tell_top(g)


def tell_top(g: Oath) -> None:
    """The back of the card now on top of the world deck is seen by all."""
    if g.deck:
        g.tell(NEXT_BACK, top_back(g))


def draw_pile(g: Oath, player: int, region: int, number: int, bottom: bool) -> list[int]:
    """Draw from a discard pile, its top or its bottom; the front one first. [oath.search.2]"""
    pile = g.piles[region]
    number = min(number, len(pile))
    if bottom:
        drawn = pile[:number]
        g.piles = replaced_row(g.piles, region, pile[number:])
    else:
        drawn = pile[len(pile) - number :][::-1]
        g.piles = replaced_row(g.piles, region, pile[: len(pile) - number])
    g.tell(DREW_PILE, player, region, number)
    return drawn


# -- discarding --------------------------------------------------------------------------------------------------------


def to_pile(g: Oath, player: int, slot: int, region: int) -> None:
    """A facedown card comes on top of a pile."""
    g.piles = replaced_row(g.piles, region, [*g.piles[region], slot])
    g.tell(DISCARDED, player, region, back(slot))


def under_pile(g: Oath, player: int, slot: int, region: int) -> None:
    """A facedown card comes under a pile."""
    g.piles = replaced_row(g.piles, region, [slot, *g.piles[region]])
    g.tell(DISCARDED, player, region, back(slot))


def under_deck(g: Oath, player: int, slot: int) -> None:
    """A facedown card comes under the world deck."""
    g.deck = [*g.deck, slot]
    zones = g.zones.copy()
    zones[-1] += 1
    g.zones = zones
    g.tell(BURIED, player, back(slot))
    if len(g.deck) == 1:
        g.learned()
        tell_top(g)


def discard_region(g: Oath, player: int, spot: int) -> int:
    """The pile to which a card is discarded that lies at a site, or (-1) with a player. [oath.term.8]"""
    return NEXT_REGION[REGION_OF[g.pawn[player] if spot < 0 else spot]]


def strip(g: Oath, player: int, card: int) -> None:
    """The tokens of a card that is discarded: favor to its bank, secrets facedown to the acting player, whoever
    discards it. [oath.term.9, oath.ruling.16]"""
    if card in g.favor_on:
        to_bank(g, SUIT[card], take_favor_off(g, card))
    if card in g.secret_on:
        g.dark[g.turn if g.turn >= 0 else player] += take_secrets_off(g, card)


def lift(g: Oath, card: int, place: int) -> None:
    """A face-up card leaves its place."""
    if place < ADVISER:
        g.denizens = replaced_row(g.denizens, place, [other for other in g.denizens[place] if other != card])
    elif place < HELD:
        owner = place - ADVISER
        g.advisers = replaced_row(g.advisers, owner, [other for other in g.advisers[owner] if other != card])
    else:
        g.held = replaced_row(g.held, place - HELD, [other for other in g.held[place - HELD] if other != card])
        g.unsettled = True
    leave(g, card, place)


def lay(g: Oath, card: int, place: int) -> None:
    """A face-up card comes to a place."""
    if place < ADVISER:
        g.denizens = replaced_row(g.denizens, place, [*g.denizens[place], card])
    elif place < HELD:
        g.advisers = replaced_row(g.advisers, place - ADVISER, [*g.advisers[place - ADVISER], card])
    else:
        g.held = replaced_row(g.held, place - HELD, [*g.held[place - HELD], card])
        g.unsettled = True
    enter(g, card, place)


def discard_up(g: Oath, player: int, card: int, place: int) -> None:
    """Discard a face-up denizen: from a site to the next region, from advisers to the one after the owner's pawn.
    [oath.term.8, oath.term.9, oath.ruling.28]"""
    lift(g, card, place)
    strip(g, player, card)
    if place < ADVISER:
        if player == g.turn:  # a Homeland asks what its player has discarded [oath.site.2]
            g.gone_suits = replaced(g.gone_suits, place, g.gone_suits[place] | 1 << SUIT[card])
        region = discard_region(g, player, place)
    else:
        region = discard_region(g, place - ADVISER, -1)
    g.piles = replaced_row(g.piles, region, [*g.piles[region], slot_of(g, card)])
    g.tell(DISCARDED_CARD, player, card, region)


def drop_adviser(g: Oath, player: int, place: int) -> None:
    """An adviser leaves the row."""
    row = g.advisers[player]
    g.advisers = replaced_row(g.advisers, player, row[:place] + row[place + 1 :])


def discard_vision(g: Oath, player: int, owner: int) -> None:
    """A revealed Vision goes to the pile after its owner's region. [oath.ruling.28]"""
    card = g.vision[owner]
    g.vision = replaced(g.vision, owner, 0)
    region = discard_region(g, owner, -1)
    g.piles = replaced_row(g.piles, region, [*g.piles[region], slot_of(g, card)])
    g.tell(DISCARDED_CARD, player, card, region)


# -- relics and banners ------------------------------------------------------------------------------------------------


def gain_relic(g: Oath, player: int, card: int) -> None:
    """A relic comes to a player, face up."""
    lay(g, card, HELD + player)
    g.tell(GOT_RELIC, player, card)


def pass_relic(g: Oath, card: int, frm: int, to: int) -> None:
    """A relic goes from one player to another."""
    lift(g, card, HELD + frm)
    gain_relic(g, to, card)


def bury_relic(g: Oath, player: int, slot: int, seen: bool) -> None:
    """A relic goes under the relic deck."""
    g.relic_deck = [*g.relic_deck, slot]
    if seen:
        g.tell(BURIED_RELIC, player, g.relics.content[slot])


def from_reliquary(g: Oath, player: int, space: int) -> int:
    """A relic leaves the Reliquary for a player; the trait beneath binds the Chancellor. [oath.reliquary.2]"""
    slot = g.reliquary[space]
    g.reliquary = replaced(g.reliquary, space, -1)
    card = open_relic(g, slot)
    gain_relic(g, player, card)
    if g.prince != g.chancellor:  # the Princely Reliquary has no traits [oath.prince.21]
        enter(g, FIRST_TRAIT + space, TRAIT)
        g.tell(UNCOVERED_TRAIT, FIRST_TRAIT + space)
    return card


def pass_banner(g: Oath, banner: int, to: int) -> None:
    """A banner goes to a player with all that lies on it. [oath.banner.4, oath.banner.1]"""
    g.banner_of = replaced(g.banner_of, banner, to)
    g.unsettled = True
    g.tell(GOT_BANNER, to, banner)


def seize_banner(g: Oath, banner: int, to: int) -> None:
    """A banner is taken other than by Recover: it loses two tokens, the People's Favor becomes the Mob.
    [oath.banner.5, oath.banner.2]"""
    loss = min(2, g.banner_tokens[banner] - 1)
    g.banner_tokens[banner] -= loss
    if banner == 0:
        burnt(g, loss)
        set_mob(g)
    g.tell(BANNER_TOKENS, banner, g.banner_tokens[banner])
    pass_banner(g, banner, to)


def set_mob(g: Oath) -> None:
    """The People's Favor shows its Mob side."""
    if not g.mob:
        g.mob = True
        g.tell(MOB)


# -- sites -------------------------------------------------------------------------------------------------------------


def reveal_site(g: Oath, spot: int) -> None:
    """A facedown site is turned up and gets what its icons show. [oath.travel.3, oath.term.14, oath.ruling.23]"""
    knowing = g.sites.knowing(spot)
    g.sites = g.sites.copy()
    g.sites.reveal(g, spot)
    g.learned(knowing=knowing)
    card = g.sites.content[spot]
    g.site[spot] = card
    enter(g, card, spot)
    stock_site(g, spot)
    g.tell(FOUND_SITE, spot, card)
    found = min(SITE_RELICS[card], len(g.relic_deck))
    if found:
        g.site_relics = replaced_row(g.site_relics, spot, g.relic_deck[:found])
        g.relic_deck = g.relic_deck[found:]
        g.tell(FOUND_RELICS, spot, found)
    g.unsettled = True


def enter_site(g: Oath, spot: int) -> None:
    """The power of a site that lies face up begins to work."""
    enter(g, g.site[spot], spot)


def stock_site(g: Oath, spot: int, with_favor: bool = True) -> None:
    """Favor, as far as there is any, and secrets come on a site. [oath.travel.3, oath.next.9]"""
    card = g.site[spot]
    favor = min(SITE_FAVOR[card], g.box) if with_favor else 0
    g.box -= favor
    g.site_favor = replaced(g.site_favor, spot, favor)
    g.site_secrets = replaced(g.site_secrets, spot, SITE_SECRETS[card])


def site_ruled_by_empire(g: Oath, spot: int) -> bool:
    """Whether the Chancellor rules a site."""
    return ruler(g, spot) == g.chancellor


def edifice_at(g: Oath, spot: int) -> int:
    """The edifice or ruin at a site, or 0."""
    for card in g.denizens[spot]:
        if is_edifice(card):
            return card
    return 0


def adviser_place(g: Oath, player: int, card: int) -> int:
    """The place of a card among a player's advisers, face up or facedown; -1 if it is not there."""
    for place, entry in enumerate(g.advisers[player]):
        if entry == card or (entry < 0 and front(g, -1 - entry) == card):
            return place
    return -1


def spots_up(g: Oath) -> list[int]:
    """The face-up sites."""
    return [spot for spot in range(SLOTS) if g.site[spot]]


def knows(g: Oath, player: int) -> int:
    """The seats that know what a player knows, as a mask."""
    return mask_of(g, player)
