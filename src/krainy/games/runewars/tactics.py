"""Tactics cards: when they may be played, and who may answer.
[runewars.tactics, runewars.effect.5, runewars.effect.6, runewars.effect.7, runewars.effect.8]

A window opens on what all can see: cards in a hand that were not drawn this season, rewards, an objective, copies of a
card that do not lie in the discards. What the hand really holds decides only what its owner is offered.
"""

from typing import Final

from krainy.engine.additions import in_play
from krainy.engine.flow import AnyStep, Joint, Step
from krainy.engine.vocabulary import Reason, Thing

from .battle.record import ATTACKER, DEFENDER
from .decks import ready, ready_cards, show_card, why_not_play
from .effects.effect import Perform, can_all
from .hooks import NEEDS_DEFENDER, NEEDS_SUPPORT, ON_PLAYED, TACTICS_HOOK, TACTICS_SCRIPT
from .pieces import TACTICS, TACTICS_COPIES, TACTICS_EXPANSION
from .state import Runewars, without
from .vocabulary import CANCELLED, PASS, PLAY, PLAYED, STANDS, TACTIC


def side_of(g: Runewars, seat: int) -> int:
    """The side on which a seat fights on its own account in the battle or duel that is on, or -1."""
    if g.battle.on:
        if g.battle.attacker == seat:
            return ATTACKER
        return DEFENDER if g.battle.defender == seat else -1
    if g.duel.on:
        for side in range(2):
            hero = g.duel.sides[side].hero
            if hero >= 0 and g.hero_seat[hero] == seat:
                return side
    return -1


def playable(g: Runewars, seat: int, hook: int) -> list[int]:
    """The cards of a hand that may be played at this moment, sorted."""
    found: list[int] = []
    side = side_of(g, seat)
    for card in ready_cards(g, seat):
        if TACTICS_HOOK[card] != hook or not can_all(g, seat, TACTICS_SCRIPT[card], -1):
            continue
        if NEEDS_DEFENDER[card] and side != DEFENDER:
            continue
        if NEEDS_SUPPORT[card] and not supports(g, side):
            continue
        found.append(card)
    return found


def supports(g: Runewars, side: int) -> bool:
    """Whether a hero supports this side of the battle."""
    for each in g.battle.supporters:
        if each.side == side:
            return True
    return False


def unseen(g: Runewars, hook: int) -> bool:
    """Whether a card of this moment might be in a hand: not all of them lie in the discards."""
    copies = 0
    for card in range(1, len(TACTICS)):
        if TACTICS_HOOK[card] == hook and in_play(TACTICS_EXPANSION[card], g.expansions):
            copies += TACTICS_COPIES[card]
    for slot in g.tactics_discard:
        if TACTICS_HOOK[g.tactics.content[slot]] == hook:
            copies -= 1
    for slot in g.table:
        if TACTICS_HOOK[g.tactics.content[slot]] == hook:
            copies -= 1
    return copies > 0


def might_play(g: Runewars, seat: int, hook: int) -> bool:
    """Whether a seat might have a card for this moment, as far as all can see."""
    return ready(g, seat) > 0 and unseen(g, hook)


def play_card(g: Runewars, seat: int, card: int, again: list[AnyStep]) -> None:
    """A tactics card is named; others may cancel it, then it does what it does. [runewars.tactics.1,
    runewars.tactics.5]"""
    slot = show_card(g, seat, card, True)
    g.table = [*g.table, slot]
    g.cancelled = False
    g.tell(PLAYED, seat, card)
    steps: list[AnyStep] = []
    if reactors(g, seat):
        steps.append(Reaction(seat, card))
    g.then([*steps, Resolve(seat, card), PutAway(slot), *again])


def reactors(g: Runewars, seat: int) -> int:
    """The seats that might cancel a card, as a mask; in a battle or duel only who takes part. [runewars.tactics.3]"""
    if not unseen(g, ON_PLAYED):
        return 0
    asked = 0
    for other in range(g.seats):
        if other == seat or not g.alive >> other & 1 or ready(g, other) == 0:
            continue
        if (g.battle.on or g.duel.on) and side_of(g, other) < 0:
            continue
        asked |= 1 << other
    return asked


class Reaction(Joint[Runewars]):
    """Whoever might cancel the card just named may do so. [runewars.tactics.3]"""

    name = "Reaction"
    rule = "runewars.tactics.3"
    answers = (PLAY,)

    def __init__(self, player: int, card: int) -> None:
        super().__init__()
        self.player: Final = player
        self.card: Final = card

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"source": (TACTIC, self.card)}

    def asks(self, g: Runewars) -> int:
        return reactors(g, self.player)

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [PASS.base, *[PLAY.base + card for card in playable(g, seat, ON_PLAYED)]]

    def reveal(self, g: Runewars, chosen: list[list[int]]) -> None:
        for seat in g.sequence:
            if chosen[seat] and chosen[seat][0] != PASS.base:
                card = chosen[seat][0] - PLAY.base
                slot = show_card(g, seat, card, True)
                g.tactics_discard = [*g.tactics_discard, slot]
                g.tell(CANCELLED, seat, self.card)
                g.cancelled = True
                return
        g.tell(STANDS, self.player, self.card)

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        return why_not_play(g, seat, action - PLAY.base, self.rule) if action in PLAY else Reason(self.rule)


class Resolve(Step[Runewars]):
    """The card does what it does, unless it was cancelled."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, g: Runewars) -> None:
        if not g.cancelled:
            g.then([Perform(self.seat, TACTICS_SCRIPT[self.card], 0, -1, max(side_of(g, self.seat), 0))])
        g.cancelled = False


class PutAway(Step[Runewars]):
    """A played card goes to the discards. [runewars.tactics.5]"""

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def run(self, g: Runewars) -> None:
        if self.slot in g.table:
            g.table = without(g.table, self.slot)
            g.tactics_discard = [*g.tactics_discard, self.slot]
