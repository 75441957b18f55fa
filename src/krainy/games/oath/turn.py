"""A round and its turns: Wake, Act, Rest. [oath.turn, oath.wake, oath.act, oath.rest]"""

from typing import Final

from krainy.engine.flow import AnyStep, Step
from krainy.engine.vocabulary import Reason, Thing

from .asking import NO_YES, Asking, SettleTitle
from .board import (
    CHANCELLOR_SUPPLY,
    CITIZEN,
    END_DIE,
    EXILE,
    EXILE_SUPPLY,
    LAST_ROUND,
    MOST_SUPPLY,
    PEOPLES_FAVOR,
    RELIQUARY,
    SLOTS,
)
from .campaign import campaign, campaign_actions
from .cards import CAMPAIGN as CAMPAIGNING
from .cards import MODIFIES, OPPORTUNITY, SCEPTER, SUIT
from .cards import MUSTER as MUSTERING
from .cards import RECOVER as RECOVERING
from .cards import SEARCH as SEARCHING
from .cards import TRADE as TRADING
from .cards import TRAVEL as TRAVELING
from .citizen import exile, leave_empire, may_exile, may_leave
from .costs import lacking, modifiers, supply_needed, usable
from .deals import OFFER_OF_CITIZENSHIP, may_propose, propose, refuse
from .hooks import (
    DIE_ROLLED,
    MODIFIER_KINDS,
    ON_ACTION,
    ON_MODIFIER,
    ON_REST,
    POWERS,
    TO_CAMPAIGN,
    TO_GARRISON,
    card_at,
    lying,
)
from .muster import muster, muster_actions, trade, trade_actions, why_not_muster, why_not_trade
from .recover import recover_actions, recover_banner, recover_relic, why_not_banner, why_not_relic
from .ruling import accessible, at_your_site, crowned, forbidden, holder_of, place_of, purse, rules, veto
from .scoring import empire_wins, war_exhaustion, wins_at_wake, won
from .search import search, search_actions, uncover, uncover_actions, why_not_search
from .state import CARD_MASK, CITIZENS_BY_BANK, Oath, home, imperial
from .table import see_relic, set_mob
from .tokens import forget_camps, march, spend_favor, to_bank, to_board, withdraw
from .travel import travel, travel_actions, why_not_travel
from .vocabulary import (
    BANK,
    BORROW,
    CAMPAIGN,
    CARD,
    DRAINED_BANNER,
    FED_BANNER,
    GARRISON,
    GIVE,
    LEND,
    LENT,
    LOOKED,
    MUSTER,
    NUM,
    NUMBER,
    OFFER,
    PASS,
    PEEK,
    PEEK_RELIQUARY,
    PICKED_UP,
    PLAYER,
    RECOVER_BANNER,
    RECOVER_RELIC,
    RESTED,
    ROUND_BEGAN,
    SEARCH,
    SITE,
    TRADE_FAVOR,
    TRADE_SECRETS,
    TRAVEL,
    TURN_BEGAN,
    UNCOVER,
    USE,
    USED,
    USURPER,
    VOCABULARY,
    WITH,
    WITHDRAW,
    YES,
)
from .vocabulary import END_DIE as END_DIE_EVENT
from .vocabulary import EXILE as EXILE_ACTION

DENIED: Final = 8
"""A bit of `Oath.tired`: the Chancellor did not let a Citizen take warbands from the site. [oath.ruling.31]"""
FIRST_MOVE: Final = -1
"""In `Oath.camps` instead of where warbands were before the first move, so that it may be taken back.
[oath.ruling.31]"""
PILE_BITS: Final = 6
"""Warbands of one board or site in an entry of `Oath.camps`."""


# -- the round ---------------------------------------------------------------------------------------------------------


class Round(Step[Oath]):
    """Every player takes a turn, the Chancellor first; then the round ends. [oath.turn.1]"""

    def run(self, g: Oath) -> None:
        g.tell(ROUND_BEGAN, g.round)
        g.then([*[Turn(player) for player in g.order], SettleTitle(), EndRound()])


class Turn(Step[Oath]):
    """One turn: Wake, Act, Rest. [oath.turn.1]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Oath) -> None:
        player = self.seat
        if player >= g.players:  # an Exile who left the learning game [oath.setup.19]
            return
        g.turn = player
        g.act_over = False
        g.scepter_taken = False
        g.refused = []
        g.tired = 0
        g.camps = []
        g.worn = []
        g.gone_suits = [0] * SLOTS
        g.tell(TURN_BEGAN, player)
        if player == g.prince:
            from .prince import PrinceTurn

            g.then([PrinceTurn(player)])
            return
        steps: list[AnyStep] = []
        if g.banner_of[PEOPLES_FAVOR] == player:
            steps.append(Upkeep(player))
            if g.mob:
                steps.append(Upkeep(player))
            steps.append(MobCheck())
        g.then([*steps, SettleTitle(), Wake(player), Opportunity(player), Act(player), Rest(player)])


class EndRound(Step[Oath]):
    """After the last turn: the Stable Regime, or War Exhaustion. [oath.turn.2, oath.win.3, oath.win.5]"""

    def run(self, g: Oath) -> None:
        g.turn = -1
        if g.round == LAST_ROUND:
            war_exhaustion(g)
            return
        if g.round >= 5 and g.role[g.title] != EXILE:
            face = g.roll(6) + 1
            g.tell(END_DIE_EVENT, face - 1)
            steps: list[AnyStep] = [StableRegime(face)]
            for at in g.live[DIE_ROLLED]:
                shifter = POWERS[card_at(at)].die_shifter(g, at)
                if shifter >= 0:
                    steps = [ShiftDie(shifter, face)]
            g.then(steps)
            return
        g.then([NextRound()])


class ShiftDie(Asking):
    """A card lets its ruler shift the end die by one."""

    name = "ShiftDie"
    rule = "oath.win.3"

    def __init__(self, seat: int, face: int) -> None:
        super().__init__(seat)
        self.face: Final = face

    def about(self, g: Oath) -> dict[str, Thing]:
        return {**super().about(g), "number": (NUMBER, self.face)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        found = [PASS.base]
        if self.face > 1:
            found.append(NUM.base + self.face - 1)
        if self.face < 6:
            found.append(NUM.base + self.face + 1)
        return found

    def take(self, g: Oath, seat: int, action: int) -> None:
        face = self.face
        if action != PASS.base:
            face = action - NUM.base
            g.tell(END_DIE_EVENT, face - 1)
        g.then([StableRegime(face)])


class StableRegime(Step[Oath]):
    """The end die decides whether the Empire has won. [oath.win.3]"""

    def __init__(self, face: int) -> None:
        self.face: Final = face

    def run(self, g: Oath) -> None:
        if self.face >= END_DIE[g.round - 5]:
            empire_wins(g, "oath.win.3")
        else:
            g.then([NextRound()])


class NextRound(Step[Oath]):
    """The round marker moves on."""

    def run(self, g: Oath) -> None:
        g.round += 1
        if g.round == 2 and g.players > g.seats and g.prince < 0:
            from .setup import drop_borrowed

            drop_borrowed(g)
        g.then([Round()])


# -- Wake --------------------------------------------------------------------------------------------------------------


class Upkeep(Asking):
    """Feed the People's Favor, or drain it into the poorest bank; its last favor stays. [oath.wake.1, oath.wake.2]"""

    name = "Upkeep"
    rule = "oath.wake.1"
    lapses = True

    def actions(self, g: Oath, seat: int) -> list[int]:
        found: list[int] = []
        if g.banner_tokens[PEOPLES_FAVOR] > 1:
            least = min(g.favor_bank)
            found = [BANK.base + suit for suit in range(6) if g.favor_bank[suit] == least]
        elif g.favor[seat] == 0 and purse(g, seat) > 0:
            return NO_YES  # nobody is forced to use the favor of a bank
        return [YES.base, *found] if purse(g, seat) > 0 else found

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        if action == YES.base:
            spend_favor(g, seat, 1)
            g.banner_tokens[PEOPLES_FAVOR] += 1
            g.tell(FED_BANNER, seat)
        else:
            g.banner_tokens[PEOPLES_FAVOR] -= 1
            g.tell(DRAINED_BANNER, seat, action - BANK.base)
            to_bank(g, action - BANK.base, 1)


class MobCheck(Step[Oath]):
    """With six favor or more the People's Favor becomes the Mob. [oath.wake.3, oath.ruling.5]"""

    def run(self, g: Oath) -> None:
        if g.banner_tokens[PEOPLES_FAVOR] >= 6:
            set_mob(g)


class Wake(Step[Oath]):
    """An Exile may win, or become the Usurper. [oath.wake.4, oath.wake.5, oath.citizen.6]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Oath) -> None:
        player = self.seat
        how = wins_at_wake(g, player)
        if how:
            won(g, player, how, "oath.win.1" if how & 1 else "oath.win.2")
            return
        if g.title == player and g.role[player] == EXILE and not g.usurper:
            g.usurper = True
            g.tell(USURPER, player)


class Opportunity(Asking):
    """A token lying on the site may be taken. [oath.wake.6]"""

    name = "Opportunity"
    rule = "oath.wake.6"
    lapses = True

    def about(self, g: Oath) -> dict[str, Thing]:
        return {**super().about(g), "site": (SITE, g.pawn[self.seat])}

    def actions(self, g: Oath, seat: int) -> list[int]:
        spot = g.pawn[seat]
        if not OPPORTUNITY[g.site[spot]]:
            return []
        found: list[int] = []
        if g.site_favor[spot] > 0:
            found.append(GIVE.base)
        if g.site_secrets[spot] > 0:
            found.append(GIVE.base + 1)
        return [PASS.base, *found] if found else []

    def take(self, g: Oath, seat: int, action: int) -> None:
        spot = g.pawn[seat]
        if action == PASS.base:
            return
        if action == GIVE.base:
            g.site_favor[spot] -= 1
            to_board(g, seat, 1)
        else:
            g.site_secrets[spot] -= 1
            g.secrets[seat] += 1
        g.tell(PICKED_UP, seat, action - GIVE.base, spot)


# -- Act ---------------------------------------------------------------------------------------------------------------


def major_actions(g: Oath, player: int, kind: int, mods: list[int]) -> list[int]:
    """Every completion of a major action with these modifiers, sorted."""
    if kind == SEARCHING:
        return search_actions(g, player, mods)
    if kind == MUSTERING:
        return muster_actions(g, player, mods)
    if kind == TRADING:
        return trade_actions(g, player, mods)
    if kind == RECOVERING:
        return recover_actions(g, player, mods)
    if kind == TRAVELING:
        return travel_actions(g, player, mods)
    return campaign_actions(g, player, mods)


def completions(g: Oath, player: int, kind: int, mods: list[int]) -> list[int]:
    """The same, with facedown advisers among the Searches. [oath.search.8]"""
    found = major_actions(g, player, kind, mods)
    if kind == SEARCHING and mods:
        found += uncover_actions(g, player, mods)
    return found


def offered(g: Oath, player: int, kind: int, mods: list[int]) -> list[int]:
    """The modifiers that can be added and still leave something to do, as actions. [oath.power.6]"""
    found: list[int] = []
    for card in modifiers(g, player, kind, mods):
        if completions(g, player, kind, [*mods, card]) or paired(g, player, kind, [*mods, card]):
            found.append(WITH.base + card)
    return found


def paired(g: Oath, player: int, kind: int, mods: list[int]) -> bool:
    """Whether one more modifier leaves something to do: as if elsewhere, say, and at no Supply."""
    for card in modifiers(g, player, kind, mods):
        if completions(g, player, kind, [*mods, card]):
            return True
    return False


def major(g: Oath, player: int, action: int, mods: list[int]) -> None:
    """Take a major action, or uncover an adviser. A last line."""
    if action < MUSTER.base:
        search(g, player, action - SEARCH.base, mods)
    elif action < TRADE_FAVOR.base:
        muster(g, player, action - MUSTER.base, mods)
    elif action < TRADE_SECRETS.base:
        trade(g, player, action - TRADE_FAVOR.base, False, mods)
    elif action < RECOVER_RELIC.base:
        trade(g, player, action - TRADE_SECRETS.base, True, mods)
    elif action < RECOVER_BANNER.base:
        recover_relic(g, player, action - RECOVER_RELIC.base, mods)
    elif action < TRAVEL.base:
        recover_banner(g, player, action - RECOVER_BANNER.base, mods)
    elif action < CAMPAIGN.base:
        travel(g, player, action - TRAVEL.base, mods)
    elif action < WITH.base:
        campaign(g, player, action, g.pawn[player], 0, False)
    else:
        uncover(g, player, action - UNCOVER.base, mods)


class Act(Asking):
    """Any number of actions in any order. [oath.act.1]"""

    name = "Act"
    rule = "oath.act.1"
    answers = (
        SEARCH,
        MUSTER,
        TRADE_FAVOR,
        TRADE_SECRETS,
        RECOVER_RELIC,
        RECOVER_BANNER,
        TRAVEL,
        CAMPAIGN,
        UNCOVER,
        USE,
        PEEK,
        PEEK_RELIQUARY,
        GARRISON,
        WITHDRAW,
        LEND,
        BORROW,
        OFFER,
        EXILE_ACTION,
    )
    secret = True

    def actions(self, g: Oath, seat: int) -> list[int]:
        if g.act_over:
            return []
        found = [PASS.base]
        for kind in range(CAMPAIGNING + 1):
            found += major_actions(g, seat, kind, [])
        some: list[int] = []
        lying = [MODIFIES[at & CARD_MASK] for at in g.live[ON_MODIFIER]]
        for kind in MODIFIER_KINDS:
            if kind in lying:
                some += offered(g, seat, kind, [])
        some.sort()
        found += some
        found += uncover_actions(g, seat, [])
        list_powers(g, seat, found)
        list_peeks(g, seat, found)
        list_moves(g, seat, found)
        list_offers(g, seat, found)
        return found

    lapses = True

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        g.then([self])
        if action >= WITH.base and action < UNCOVER.base:
            card = action - WITH.base
            g.tell(USED, seat, card)
            g.then([Intend(seat, POWERS[card].kind(card), [card])])
        elif action < USE.base:
            major(g, seat, action, [])
        else:
            minor(g, seat, action)

    def why(self, g: Oath, seat: int, action: int) -> Reason:
        return why_not_act(g, self.seat, action, [])


class Intend(Asking):
    """A major action with modifiers: add another, or say what it is. [oath.power.6]"""

    name = "Intend"
    rule = "oath.power.6"
    answers = tuple(VOCABULARY.blocks)
    secret = True

    def __init__(self, seat: int, kind: int, mods: list[int]) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.mods: Final = mods

    def about(self, g: Oath) -> dict[str, Thing]:
        return {**super().about(g), "source": (CARD, self.mods[-1])}

    def modifiers(self) -> list[int]:
        return self.mods

    def actions(self, g: Oath, seat: int) -> list[int]:
        found = major_actions(g, seat, self.kind, self.mods)
        some = offered(g, seat, self.kind, self.mods)
        some.sort()
        found += some
        if self.kind == SEARCHING:
            found += uncover_actions(g, seat, self.mods)
        return found

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action >= WITH.base and action < UNCOVER.base:
            g.tell(USED, seat, action - WITH.base)
            g.then([Intend(seat, self.kind, [*self.mods, action - WITH.base])])
        else:
            major(g, seat, action, self.mods)

    def why(self, g: Oath, seat: int, action: int) -> Reason:
        major = action in UNCOVER or SEARCH.base <= action < WITH.base
        return why_not_act(g, self.seat, action, self.mods) if major else Reason(self.rule)


# -- minor actions -----------------------------------------------------------------------------------------------------


def list_powers(g: Oath, player: int, found: list[int]) -> None:
    """Add every "Action:" power that can be used and paid for. [oath.minor.2, oath.power.1, oath.power.2]"""
    some: list[int] = []
    for at in g.live[ON_ACTION]:
        card = at & CARD_MASK
        power = POWERS[card]
        if not accessible(g, player, at) or not usable(g, player, card):
            continue
        if power.price(card) == 0 and card in g.worn:
            continue
        if power.can(g, player):
            some.append(USE.base + card)
    some.sort()
    found += some


def list_peeks(g: Oath, player: int, found: list[int]) -> None:
    """Add the relics that can be peeked at for news. [oath.minor.3, oath.minor.4, oath.ruling.31]"""
    seat = g.driver[player]
    spot = g.pawn[player]
    for place, slot in enumerate(g.site_relics[spot]):
        if not g.relics.knows(seat, slot):
            found.append(PEEK.base + spot * 8 + place)
    if SCEPTER in g.held[player] and not g.scepter_taken:
        for slot in g.reliquary:
            if slot >= 0 and not g.relics.knows(seat, slot):
                found.append(PEEK_RELIQUARY.base)
                break


def list_moves(g: Oath, player: int, found: list[int]) -> None:
    """Add moving warbands between board, site and other Imperial boards. [oath.minor.5, oath.minor.6, oath.minor.7]"""
    spot = g.pawn[player]
    mine = pile(player)
    if rules(g, player, spot):
        step = 1 - mine
        army = g.army[spot]
        if g.board[player] > 0 and not forbidden(g, player, TO_GARRISON, spot):
            for number in range(1, g.board[player] + 1):
                if not was_there(g, player, number * step):
                    found.append(GARRISON.base + number)
        if army > 0 and g.army_of[spot] == home(g, player) and not g.tired & DENIED:
            stay = 0 if crowned(g, player) else 1
            for number in range(1, army - stay + 1):
                if not was_there(g, player, -number * step):
                    found.append(WITHDRAW.base + number)
    if imperial(g, player):
        some: list[int] = []
        for other in at_your_site(g, player):
            if not imperial(g, other):
                continue
            step = pile(other) - mine
            for number in range(1, min(40, g.board[player]) + 1):
                action = LEND.encode([other, number])
                if may_transfer(g, player, action, number * step):
                    some.append(action)
            for number in range(1, min(40, g.board[other]) + 1):
                action = BORROW.encode([other, number])
                if may_transfer(g, player, action, -number * step):
                    some.append(action)
        some.sort()
        found += some


def pile(player: int) -> int:
    """One warband on a player's board, in an entry of `Oath.camps`; one at the site is 1."""
    return 1 << PILE_BITS * (player + 1)


def camp(g: Oath, player: int) -> int:
    """Where the warbands are that a player can move for nothing: at the site and on all boards."""
    found = g.army[g.pawn[player]]
    for other in range(g.players):
        found += g.board[other] * pile(other)
    return found


def note_camp(g: Oath, player: int) -> None:
    """Warbands are about to be moved; a first move may be taken back. [oath.ruling.31]"""
    g.camps = [*g.camps, camp(g, player) if g.camps else FIRST_MOVE]


def was_there(g: Oath, player: int, change: int) -> bool:
    """Whether a move of warbands brings back where they were before, with nothing paid or learned since.
    [oath.ruling.31]"""
    return len(g.camps) > 1 and camp(g, player) + change in g.camps


def may_transfer(g: Oath, player: int, action: int, change: int) -> bool:
    """Whether warbands may be moved between boards: it leads on, and was not just refused.
    [oath.minor.7, oath.ruling.31]"""
    return not was_there(g, player, change) and [action] not in g.refused


def list_offers(g: Oath, player: int, found: list[int]) -> None:
    """Add offers of Citizenship, exile and self-exile. [oath.citizen.1, oath.citizen.2, oath.exile]"""
    holder = holder_of(g, SCEPTER)
    if holder == player:
        if g.scepter_taken:
            return
        for other in range(g.players):
            if g.role[other] == EXILE and (other == player or g.driver[other] >= 0):
                for space in range(RELIQUARY):
                    if g.reliquary[space] >= 0 and may_propose(g, player, other, OFFER_OF_CITIZENSHIP, space):
                        found.append(OFFER.encode([other, space]))
        found += [EXILE_ACTION.base + other for other in range(g.players) if may_exile(g, player, other)]
    elif holder >= 0 and may_leave(g, player, holder):
        found.append(EXILE_ACTION.base + player)


def minor(g: Oath, player: int, action: int) -> None:
    """Take a minor action. A last line."""
    if action < PEEK.base:
        use_power(g, player, action - USE.base)
    elif action < PEEK_RELIQUARY.base:
        spot, place = PEEK.decode(action)
        g.tell(LOOKED, player)
        g.learned()
        forget_camps(g)
        see_relic(g, player, g.site_relics[spot][place])
    elif action == PEEK_RELIQUARY.base:
        g.tell(LOOKED, player)
        g.learned()
        forget_camps(g)
        for slot in g.reliquary:
            if slot >= 0:
                see_relic(g, player, slot)
    elif action < WITHDRAW.base:
        note_camp(g, player)
        march(g, player, g.pawn[player], action - GARRISON.base)
    elif action < LEND.base:
        number = action - WITHDRAW.base
        if g.role[player] == CITIZEN:
            g.then([Permit(g.chancellor, player, g.pawn[player], number)])
        else:
            note_camp(g, player)
            withdraw(g, player, g.pawn[player], number)
    elif action < BORROW.base:
        other, number = LEND.decode(action)
        g.then([Lending(other, player, other, number)])
    elif action < OFFER.base:
        other, number = BORROW.decode(action)
        g.then([Lending(other, other, player, number)])
    elif action < EXILE_ACTION.base:
        other, space = OFFER.decode(action)
        propose(g, player, other, OFFER_OF_CITIZENSHIP, space)
    elif action - EXILE_ACTION.base == player:
        leave_empire(g, player, holder_of(g, SCEPTER))
    else:
        exile(g, player, action - EXILE_ACTION.base)


def use_power(g: Oath, player: int, card: int) -> None:
    """Pay for a card's "Action:" power and use it. A last line. [oath.minor.2]"""
    power = POWERS[card]
    g.tell(USED, player, card)
    if power.price(card) == 0 and power.wears:
        g.worn = [*g.worn, card]
        forget_camps(g)
    power.pay(g, player, card)
    power.use(g, player)


class Permit(Asking):
    """The Chancellor lets a Citizen take warbands from a site, or not. [oath.minor.6]"""

    name = "Permit"
    rule = "oath.minor.6"

    def __init__(self, seat: int, citizen: int, spot: int, number: int) -> None:
        super().__init__(seat)
        self.citizen: Final = citizen
        self.spot: Final = spot
        self.number: Final = number

    def about(self, g: Oath) -> dict[str, Thing]:
        return {"other": (PLAYER, self.citizen), "site": (SITE, self.spot), "number": (NUMBER, self.number)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        return NO_YES

    def automatic(self, g: Oath, found: list[int]) -> int:
        return YES.base  # [oath.prince.21]

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == YES.base:
            note_camp(g, self.citizen)
            withdraw(g, self.citizen, self.spot, self.number)
        else:
            g.tired |= DENIED


class Lending(Asking):
    """The other Imperial player agrees to move warbands between boards, or not. [oath.minor.7, oath.ruling.8]"""

    name = "Lending"
    rule = "oath.minor.7"

    def __init__(self, seat: int, giver: int, taker: int, number: int) -> None:
        super().__init__(seat)
        self.giver: Final = giver
        self.taker: Final = taker
        self.number: Final = number

    def about(self, g: Oath) -> dict[str, Thing]:
        other = self.giver if self.taker == self.seat else self.taker
        return {"other": (PLAYER, other), "number": (NUMBER, self.number)}

    def actions(self, g: Oath, seat: int) -> list[int]:
        return NO_YES

    def automatic(self, g: Oath, found: list[int]) -> int:
        return YES.base

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == YES.base:
            note_camp(g, g.turn)
            number = min(self.number, g.board[self.giver])
            g.board[self.giver] -= number
            g.board[self.taker] += number
            g.tell(LENT, self.giver, self.taker, number)
        elif self.giver == seat:
            refuse(g, [BORROW.encode([seat, self.number])])
        else:
            refuse(g, [LEND.encode([seat, self.number])])


# -- Rest --------------------------------------------------------------------------------------------------------------


class Rest(Step[Oath]):
    """Tokens come back, Supply is set, then Rest powers. [oath.rest.5]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Oath) -> None:
        player = self.seat
        return_tokens(g, player, 0)
        if player != g.prince:
            g.supply[player] = min(MOST_SUPPLY, base_supply(g, player) + g.supply[player])
            g.tell(RESTED, player, g.supply[player])
        g.then([RestPowers(player, [])])


def return_tokens(g: Oath, player: int, spared: int) -> None:
    """Favor goes to the banks of its cards, secrets to the board; facedown secrets turn up.
    [oath.rest.1, oath.rest.2]"""
    for card in sorted(g.favor_on):
        if card != spared:
            to_bank(g, SUIT[card], g.favor_on.pop(card))
    for card in sorted(g.secret_on):
        g.secrets[player] += g.secret_on.pop(card)
    g.secrets[player] += g.dark[player]
    g.dark[player] = 0


def base_supply(g: Oath, player: int) -> int:
    """The space of the Supply marker by the warbands in the bank; a Citizen's is the Chancellor's.
    [oath.rest.3, oath.rest.4, oath.ruling.3]"""
    role = g.role[player]
    if role == CITIZEN and not g.rules & CITIZENS_BY_BANK and g.prince != g.chancellor:
        return g.supply[g.chancellor]
    table = EXILE_SUPPLY if role == EXILE else CHANCELLOR_SUPPLY
    for least, supply in table:
        if g.bank[home(g, player)] >= least:
            return supply
    return 0


class RestPowers(Asking):
    """Rest powers, once each, in any order. [oath.rest.6]"""

    name = "RestPowers"
    rule = "oath.rest.6"
    lapses = True

    def __init__(self, seat: int, done: list[int]) -> None:
        super().__init__(seat)
        self.done: Final = done

    def actions(self, g: Oath, seat: int) -> list[int]:
        found: list[int] = []
        for at in g.live[ON_REST]:
            card = card_at(at)
            if card not in self.done and accessible(g, seat, at) and POWERS[card].can(g, seat):
                found.append(USE.base + card)
        found.sort()
        return [PASS.base, *found] if found else []

    def take(self, g: Oath, seat: int, action: int) -> None:
        if action == PASS.base:
            return
        card = action - USE.base
        g.tell(USED, seat, card)
        g.then([RestPowers(seat, [*self.done, card])])
        POWERS[card].use(g, seat)


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not_act(g: Oath, player: int, action: int, mods: list[int]) -> Reason:
    """The rule that forbids an action of the Act phase."""
    block = VOCABULARY.find(action)
    args = block.decode(action)
    if block is SEARCH:
        return why_not_search(g, player, args[0], mods)
    if block is MUSTER:
        return why_not_muster(g, player, args[0])
    if block in (TRADE_FAVOR, TRADE_SECRETS):
        return why_not_trade(g, player, args[0], block is TRADE_SECRETS)
    if block is RECOVER_RELIC:
        return why_not_relic(g, player, args[0])
    if block is RECOVER_BANNER:
        return why_not_banner(g, player, args[0])
    if block is TRAVEL:
        return why_not_travel(g, player, args[0], mods)
    if block is CAMPAIGN:
        if supply_needed(g, player, CAMPAIGNING, 0, 2, mods) > g.supply[player]:
            return Reason("oath.act.2")
        return veto(g, player, TO_CAMPAIGN, 0) if forbidden(g, player, TO_CAMPAIGN, 0) else Reason("oath.campaign.1")
    if block is USE:
        return why_not_use(g, player, args[0])
    if block is PEEK:
        row = g.site_relics[args[0]]
        known = args[1] < len(row) and g.relics.knows(g.driver[player], row[args[1]])
        return Reason("oath.ruling.31" if known else "oath.minor.3")
    if block is PEEK_RELIQUARY:
        if holder_of(g, SCEPTER) != player:
            return Reason("oath.minor.4")
        return Reason("oath.citizen.1" if g.scepter_taken else "oath.ruling.31")
    if block in (GARRISON, WITHDRAW):
        return why_not_move(g, player, args[0] if block is GARRISON else -args[0])
    if block in (LEND, BORROW):
        return why_not_transfer(g, player, args[0], args[1] if block is LEND else -args[1])
    if block is OFFER:
        may = holder_of(g, SCEPTER) == player and not g.scepter_taken
        exile_there = args[0] < g.players and g.role[args[0]] == EXILE
        return Reason("oath.citizen.2" if may and exile_there else "oath.citizen.1")
    if block is EXILE_ACTION:
        return Reason("oath.exile.3" if args[0] == player else "oath.exile.1")
    return Reason(block.rule or "oath.act.1")


def why_not_move(g: Oath, player: int, number: int) -> Reason:
    """The rule that forbids to move so many warbands to the site, or from it. [oath.minor.5, oath.minor.6]"""
    spot = g.pawn[player]
    if not rules(g, player, spot):
        return Reason("oath.minor.5")
    if number < 0 and g.tired & DENIED:
        return Reason("oath.minor.6")
    army = g.army[spot] + number
    back = army > 0 and number <= g.board[player] and was_there(g, player, number * (1 - pile(player)))
    return Reason("oath.ruling.31" if back else "oath.minor.5")


def why_not_transfer(g: Oath, player: int, other: int, number: int) -> Reason:
    """The rule that forbids to lend an Imperial player so many warbands, or to borrow them. [oath.minor.7]"""
    if not imperial(g, player) or other not in at_your_site(g, player) or not imperial(g, other):
        return Reason("oath.minor.7")
    return Reason("oath.ruling.31" if -g.board[other] <= number <= g.board[player] else "oath.minor.7")


def why_not_use(g: Oath, player: int, card: int) -> Reason:
    """The rule that forbids to use a card's power. [oath.power.1, oath.power.2]"""
    place = g.site.index(card) if card in g.site else place_of(g, card)
    if place < 0 or not accessible(g, player, lying(card, place)):
        return Reason("oath.power.1")
    if card in g.worn:
        return Reason("oath.ruling.31")
    if g.refused and not POWERS[card].wears:
        return Reason("oath.citizen.2")
    return Reason(lacking(g, player, POWERS[card].price(card) >> 3, "oath.power.2") or "oath.power.2")
