"""Cards: drawing, holding, discarding, and decks made anew from their discards. [runewars.components.2]"""

from typing import Final

from krainy.engine.flow import Decision, replaced, replaced_row
from krainy.engine.vocabulary import Reason, Thing

from .pieces import MOST_QUESTS, MOST_TACTICS, OBJECTIVE_ALIGNMENT, TACTICS
from .state import Runewars, without
from .vocabulary import (
    DISCARD,
    DISCARDED,
    DREW_OBJECTIVE,
    DREW_QUEST,
    DREW_TACTICS,
    DROP_QUEST,
    DROPPED_QUEST,
    FATE_DRAWN,
    FATE_LOT,
    FATE_RESHUFFLED,
    FATE_SEEN,
    FATE_SHOWN,
    GOT_OBJECTIVE,
    GOT_QUEST,
    GOT_TACTICS,
    NUMBER_OF,
    QUEST_LOT,
    TACTICS_LOT,
)

# -- tactics cards -----------------------------------------------------------------------------------------------------


def renew_tactics(g: Runewars) -> None:
    """An exhausted tactics deck is made of its discards. [runewars.tactics.5]"""
    if not g.tactics_deck and g.tactics_discard:
        g.tactics_deck = g.tactics_discard
        g.tactics_discard = []
        g.tactics = g.tactics.copy()
        g.tactics.mix(g, g.tactics_deck, lot=TACTICS_LOT)


def draw_tactics(g: Runewars, seat: int, number: int) -> None:
    """Draw tactics cards, as many as there are; the surplus over ten is discarded next. [runewars.tactics.4]"""
    for _ in range(number):
        renew_tactics(g)
        if not g.tactics_deck:
            break
        slot = g.tactics_deck[0]
        g.tactics_deck = g.tactics_deck[1:]
        take_card(g, seat, slot)
        g.tell(DREW_TACTICS, seat)
        look_at_card(g, seat, slot)
        g.whisper(1 << seat, GOT_TACTICS, seat, g.tactics.content[slot])
    check_hand(g, seat)


def take_card(g: Runewars, seat: int, slot: int) -> None:
    """A tactics card comes to a hand; it cannot be played this season.
    [runewars.tactics.2, runewars.effect.11, runewars.ruling.43]"""
    g.hands = replaced_row(g.hands, seat, [*g.hands[seat], slot])
    g.drawn_in = replaced(g.drawn_in, slot, g.clock)


def look_at_card(g: Runewars, seat: int, slot: int) -> None:
    """A player looks at a tactics card that has come to the own hand."""
    g.tactics = g.tactics.copy()
    g.tactics.see(g, seat, slot)


def check_hand(g: Runewars, seat: int) -> None:
    """More than ten tactics cards: the surplus is discarded next. [runewars.tactics.4]"""
    if len(g.hands[seat]) > MOST_TACTICS:
        g.then([DiscardTactics(seat, len(g.hands[seat]) - MOST_TACTICS)])


def cards_in_hand(g: Runewars, seat: int) -> list[int]:
    """The different tactics cards in a hand, sorted."""
    found: list[int] = []
    for slot in g.hands[seat]:
        card = g.tactics.content[slot]
        if card not in found:
            found.append(card)
    found.sort()
    return found


def ready(g: Runewars, seat: int) -> int:
    """How many cards of a hand were not drawn this season; all can count that."""
    total = 0
    for slot in g.hands[seat]:
        if g.drawn_in[slot] != g.clock:
            total += 1
    return total


def ready_cards(g: Runewars, seat: int) -> list[int]:
    """The different cards of a hand that may be played this season, sorted. [runewars.tactics.2]"""
    found: list[int] = []
    for slot in g.hands[seat]:
        card = g.tactics.content[slot]
        if g.drawn_in[slot] != g.clock and card not in found:
            found.append(card)
    found.sort()
    return found


def show_card(g: Runewars, seat: int, card: int, playing: bool) -> int:
    """A card of a hand is shown to all and leaves it; its slot."""
    chosen = -1
    for slot in g.hands[seat]:
        if g.tactics.content[slot] == card and (not playing or g.drawn_in[slot] != g.clock):
            chosen = slot
            break
    assert chosen >= 0
    g.tactics = g.tactics.copy()
    g.tactics.reveal(g, chosen)
    g.hands = replaced_row(g.hands, seat, without(g.hands[seat], chosen))
    return chosen


def discard_card(g: Runewars, seat: int, card: int) -> None:
    """A card of a hand goes to the discards."""
    slot = show_card(g, seat, card, False)
    g.tactics_discard = [*g.tactics_discard, slot]
    g.tell(DISCARDED, seat, card, 1 if g.drawn_in[slot] == g.clock else 0)


class DiscardTactics(Decision[Runewars]):
    """So many tactics cards of the own choice are discarded. [runewars.tactics.4, runewars.effect.2]"""

    name = "DiscardTactics"
    rule = "runewars.tactics.4"
    secret = True
    lapses = True

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"left": (NUMBER_OF, self.left)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        if self.left == 0:
            return []
        return [DISCARD.base + card for card in cards_in_hand(g, seat)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        discard_card(g, seat, action - DISCARD.base)
        if self.left > 1:
            g.then([DiscardTactics(seat, self.left - 1)])


# -- quest cards -------------------------------------------------------------------------------------------------------


def draw_quests(g: Runewars, seat: int, number: int) -> None:
    """Draw quest cards; more than three are discarded down to three. [runewars.quest.7, runewars.rally.5]"""
    for _ in range(number):
        if not g.quest_deck and g.quest_discard:
            g.quest_deck = g.quest_discard
            g.quest_discard = []
            g.quests = g.quests.copy()
            g.quests.mix(g, g.quest_deck, lot=QUEST_LOT)
        if not g.quest_deck:
            break
        slot = g.quest_deck[0]
        g.quest_deck = g.quest_deck[1:]
        g.quest_hands = replaced_row(g.quest_hands, seat, [*g.quest_hands[seat], slot])
        g.tell(DREW_QUEST, seat)
        g.quests = g.quests.copy()
        g.quests.see(g, seat, slot)
        g.whisper(1 << seat, GOT_QUEST, seat, g.quests.content[slot])
    if len(g.quest_hands[seat]) > MOST_QUESTS:
        g.then([DiscardQuest(seat)])


def quests_in_hand(g: Runewars, seat: int) -> list[int]:
    """The quest cards of a hand, sorted."""
    found = [g.quests.content[slot] for slot in g.quest_hands[seat]]
    found.sort()
    return found


def quest_slot(g: Runewars, seat: int, quest: int) -> int:
    """The slot in which a quest of a hand lies."""
    for slot in g.quest_hands[seat]:
        if g.quests.content[slot] == quest:
            return slot
    raise AssertionError("this quest is not in that hand")


def discard_quest(g: Runewars, seat: int, quest: int) -> None:
    """A quest card goes face up to the discards."""
    slot = quest_slot(g, seat, quest)
    g.quests = g.quests.copy()
    g.quests.reveal(g, slot)
    g.quest_hands = replaced_row(g.quest_hands, seat, without(g.quest_hands[seat], slot))
    g.quest_discard = [*g.quest_discard, slot]
    g.tell(DROPPED_QUEST, seat, quest)


class DiscardQuest(Decision[Runewars]):
    """More than three quest cards: discard one. [runewars.quest.7]"""

    name = "DiscardQuest"
    rule = "runewars.quest.7"
    secret = True

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [DROP_QUEST.base + quest for quest in quests_in_hand(g, seat)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        discard_quest(g, seat, action - DROP_QUEST.base)
        if len(g.quest_hands[seat]) > MOST_QUESTS:
            g.then([DiscardQuest(seat)])


# -- objectives --------------------------------------------------------------------------------------------------------


def objective_of(g: Runewars, seat: int) -> int:
    """The objective card of a seat, or 0."""
    slot = g.objective[seat]
    return 0 if slot < 0 else g.objectives.content[slot]


def objectives_left(g: Runewars, alignment: int) -> list[int]:
    """The slots in the deck of an alignment."""
    return [slot for slot in g.objective_deck if slot_alignment(g, slot) == alignment]


def slot_alignment(g: Runewars, slot: int) -> int:
    """The alignment that the back of an objective card shows; a slot has only cards of one."""
    return OBJECTIVE_ALIGNMENT[g.objectives.content[slot]]


def draw_objective(g: Runewars, seat: int, alignment: int) -> None:
    """Draw an objective of the own alignment; the old one, if any, is set aside unseen. [runewars.setup.13]"""
    slot = objectives_left(g, alignment)[0]
    g.objective_deck = without(g.objective_deck, slot)
    g.objective = replaced(g.objective, seat, slot)
    g.tell(DREW_OBJECTIVE, seat)
    g.objectives = g.objectives.copy()
    g.objectives.see(g, seat, slot)
    g.whisper(1 << seat, GOT_OBJECTIVE, seat, g.objectives.content[slot])


# -- fate cards --------------------------------------------------------------------------------------------------------

TESTING: Final = 2
"""The place in `fate_hands` of cards drawn for a test or diplomacy; battles use 0 and 1."""


def draw_fate(g: Runewars, seat: int, hand: int, number: int) -> None:
    """Draw fate cards; who draws looks at them. An exhausted deck is renewed.
    [runewars.fate.2, runewars.fate.3, runewars.ruling.33]"""
    for _ in range(number):
        if not g.fate_deck:
            if not g.fate_discard:
                break
            reshuffle_fate(g)
        slot = g.fate_deck[0]
        g.fate_deck = g.fate_deck[1:]
        g.fate_hands = replaced_row(g.fate_hands, hand, [*g.fate_hands[hand], slot])
        g.fate = g.fate.copy()
        g.fate.see(g, seat, slot)
        g.whisper(1 << seat, FATE_SEEN, seat, g.fate.content[slot])
    g.learned()  # how many there are may tell of a reward that lay face down
    g.tell(FATE_DRAWN, seat, len(g.fate_hands[hand]))


def reshuffle_fate(g: Runewars) -> None:
    """The discards are shuffled into the deck. [runewars.season.8, runewars.fate.3]"""
    if g.fate_discard:
        g.fate_deck = g.fate_deck + g.fate_discard
        g.fate_discard = []
        g.fate = g.fate.copy()
        g.fate.mix(g, g.fate_deck, lot=FATE_LOT)
        g.tell(FATE_RESHUFFLED)


def fate_cards(g: Runewars, hand: int) -> list[int]:
    """The cards drawn, sorted."""
    found = [g.fate.content[slot] for slot in g.fate_hands[hand]]
    found.sort()
    return found


def discard_fate(g: Runewars, hand: int) -> None:
    """All cards drawn are discarded openly. [runewars.fate.4]"""
    cards = fate_cards(g, hand)
    for card in cards:
        discard_one_fate(g, hand, card)


def discard_one_fate(g: Runewars, hand: int, card: int) -> None:
    """One drawn card is discarded openly."""
    for slot in g.fate_hands[hand]:
        if g.fate.content[slot] == card:
            show_fate(g, slot)
            g.fate_hands = replaced_row(g.fate_hands, hand, without(g.fate_hands[hand], slot))
            g.fate_discard = [*g.fate_discard, slot]
            return


def show_fate(g: Runewars, slot: int) -> None:
    """A fate card is turned up for all."""
    if not g.fate.knows(-1, slot):
        g.fate = g.fate.copy()
        g.fate.reveal(g, slot)
        g.tell(FATE_SHOWN, g.fate.content[slot])


def why_not_play(g: Runewars, seat: int, card: int, otherwise: str) -> Reason:
    """The rule that forbids playing a tactics card now; only the own hand is looked at.
    [runewars.tactics.1, runewars.tactics.2]"""
    held = card > 0 and card < len(TACTICS) and card in [g.tactics.content[slot] for slot in g.hands[seat]]
    return Reason("runewars.tactics.2" if held and card not in ready_cards(g, seat) else otherwise)
