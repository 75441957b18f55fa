"""Nomad denizens with powers that are used: Actions, Rest powers, and when they are played."""

from krainy.engine.flow import AnyStep, replaced_row

from ...actions.search import AsSearch, pay_tolls
from ...asking import Pick, SecretPick
from ...board import DARKEST_SECRET, NOMAD, REGION_OF, REGIONS, SLOTS
from ...cards import SEARCH as SEARCHING
from ...cards import SUIT
from ...deals.bargain import ADVISERS, FAVOR, RELICS, SECRETS
from ...deals.offer import may_propose, propose
from ...hooks import Power
from ...ruling import at_your_site, purse, removable, site_of, tolls
from ...state import Oath
from ...table import (
    advance_visions,
    back,
    confuse,
    front,
    knows,
    lift,
    pass_banner,
    see,
    shrink,
    slot_of,
    strip,
    tell_top,
    to_pile,
)
from ...tokens import burn_down, put_secrets_on, refresh, take_secrets_off
from ...vocabulary import (
    AT,
    BURNED_SECRETS,
    DISCARD,
    DISPOSSESSED_LOT,
    PASS,
    PICK,
    PILE,
    REPLACED,
    SEAT,
    STACKED,
    TRAVELED,
    YES,
)
from ..shared.choice import Choice, face_up, others, picks, power, seats
from ..shared.citizens import TurnCitizenWithRelic
from ..shared.moving import cards_at_sites, may_move_to_site, may_swap, relocate, swap
from ..shared.tokens import Gain, LastSecret


class AncientBinding(Power):
    """Everybody else burns secrets down to one of their choice; the player keeps only the one placed here.
    [oath.ruling.30, oath.power.16]"""

    def use(self, g: Oath, player: int) -> None:
        burn_down(g, player, 0)
        for card in sorted(g.secret_on):
            if card != self.card:
                g.tell(BURNED_SECRETS, player, take_secrets_off(g, card))
        if g.secret_on.get(self.card, 0) > 1:
            take_secrets_off(g, self.card)
            put_secrets_on(g, self.card, 1)
        g.then([LastSecret(other) for other in g.order if other != player])


power("ancient-binding", AncientBinding())
power("elders", Gain(0, 1, 0, False))


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
power("faithful-friend", Gain(0, 0, 4, False))


class GreatHerd(Choice):
    """May be swapped with a Nomad card of any site."""

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        found = [card for card in cards_at_sites(g, player, [NOMAD], -1) if may_swap(g, player, self.card, card)]
        return [PASS.base, *picks(found)] if found else []

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if action != PASS.base:
            swap(g, player, self.card, action - PICK.base)


power("great-herd", GreatHerd())


class Convoys(Choice):
    """Another region's whole pile comes on top of the pile of this region."""

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        here = REGION_OF[g.pawn[player]]
        return [PILE.base + 1 + r for r in range(len(REGIONS)) if r != here and g.piles[r]]

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        here, region = REGION_OF[g.pawn[player]], action - PILE.base - 1
        g.piles = replaced_row(g.piles, here, g.piles[here] + g.piles[region])
        g.piles = replaced_row(g.piles, region, [])
        g.tell(STACKED, player, region, here)


power("convoys", Convoys())


class Resettle(Choice):
    """A face-up Nomad adviser of any player moves to a site; stage 1: x is the adviser."""

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


power("resettle", Resettle())


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


power("oracle", Oracle())


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
        g.cards.mix(g, pile, 0, DISPOSSESSED_LOT)
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


power("pilgrimage", Pilgrimage())


class AncientPact(TurnCitizenWithRelic):
    """For the Darkest Secret, handed to the Chancellor."""

    def ready(self, g: Oath, player: int) -> bool:
        return g.banner_of[DARKEST_SECRET] == player

    def before(self, g: Oath, player: int) -> None:
        pass_banner(g, DARKEST_SECRET, g.chancellor)


power("ancient-pact", AncientPact())


class TwinBrother(Choice):
    """May be swapped with another player's face-up Nomad adviser."""

    def options(self, g: Oath, player: int, stage: int, x: int) -> list[int]:
        found: list[int] = []
        for other in others(g, player):
            found += [c for c in face_up(g, other) if SUIT[c] == NOMAD and may_swap(g, player, self.card, c)]
        return [PASS.base, *picks(found)] if found else []

    def pick(self, g: Oath, player: int, stage: int, x: int, action: int) -> None:
        if action != PASS.base:
            swap(g, player, self.card, action - PICK.base)


power("twin-brother", TwinBrother())
