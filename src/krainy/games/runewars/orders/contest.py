"""What happens when units have come to an activated area: nothing, diplomacy, or a battle.
[runewars.move.6, runewars.move.7, runewars.diplomacy]"""

from typing import Final

from krainy.engine.flow import Decision, Step
from krainy.engine.vocabulary import Reason, Thing

from ..battle.retreat import Flee, havens, send_neutrals_away, why_not_retreat
from ..battle.start import start_battle
from ..control import check_limit, enemy, left_of, neutral, settle_all, settle_area
from ..decks import TESTING, discard_fate, draw_fate, fate_cards, why_not_play
from ..hooks import ON_DIPLOMACY, TALK_BONUS
from ..pieces import DESTINY, FAILURE, LIMIT, SUCCESS
from ..spend import spend
from ..state import Runewars
from ..tactics import might_play, play_card, playable
from ..vocabulary import ALLIED, AREA, FATE_A, FATE_CHOSEN, FIGHT, PASS, PLAY, RETREAT, TALK, TALKED
from ..windows import Aside, Window
from .movement import join

MOST_SPENT: Final = 6
"""Influence that diplomacy may cost. [runewars.diplomacy.3]"""


class Contest(Step[Runewars]):
    """The moves are done: whose area is it? Before a battle cards may be played, before diplomacy with that choice.
    [runewars.move.6, runewars.move.7, runewars.mobilize.4, runewars.effect.5, runewars.ruling.47, runewars.term.14]"""

    def __init__(self, seat: int, ready: bool = False) -> None:
        self.seat: Final = seat
        self.ready: Final = ready
        """Nothing more is played before the battle."""

    def run(self, g: Runewars) -> None:
        area = g.contest
        settle_all(g)
        if sum(g.guests) == 0:
            g.guests = []
        elif enemy(g, self.seat, area):
            if self.ready:
                start_battle(g, self.seat, area)
            else:
                g.then([Window(self.seat, True), Contest(self.seat, True)])
        elif neutral(g, area):
            g.then([FightOrTalk(self.seat)])
        else:
            move_in(g, area)


def move_in(g: Runewars, area: int) -> None:
    """The units that came stay there."""
    join(g, area, g.guests)
    g.guests = []
    settle_area(g, area)
    check_limit(g, area)


class FightOrTalk(Aside):
    """Fight the neutral units, or spend influence to negotiate.
    [runewars.diplomacy.1, runewars.diplomacy.2, runewars.diplomacy.3, runewars.limit.4, runewars.ruling.17]"""

    name = "FightOrTalk"
    rule = "runewars.move.7"
    answers = (*Aside.answers, FIGHT, TALK)
    lapses = True

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, g.contest)}

    def choices(self, g: Runewars, seat: int) -> list[int]:
        found: list[int] = []
        if not neutral(g, g.contest):
            return found  # a card has sent them away
        if not g.fought:
            found.append(FIGHT.base)
        if sum(g.guests) <= LIMIT:
            found += [TALK.base + amount for amount in range(1, min(MOST_SPENT, g.influence[seat]) + 1)]
        return found

    def lapse(self, g: Runewars) -> None:
        assert not neutral(g, g.contest)  # else no unit could have come
        g.then([Contest(self.seat)])

    def answer(self, g: Runewars, seat: int, action: int) -> None:
        if action == FIGHT.base:
            start_battle(g, seat, g.contest)
            return
        amount = action - TALK.base
        g.tell(TALKED, seat, g.contest, amount)
        spend(g, seat, amount)
        g.extra_fate = 0
        g.then([TalkCards(seat), Negotiate(seat, amount), Answer(seat)])

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        if action in FIGHT:
            return Reason("runewars.mobilize.6", [(AREA, g.contest)])
        if action in TALK:
            if sum(g.guests) > LIMIT:
                return Reason("runewars.limit.4")
            return Reason("runewars.diplomacy.1" if g.influence[seat] == 0 else "runewars.diplomacy.3")
        return super().why(g, seat, action)


class TalkCards(Decision[Runewars]):
    """Cards that help in diplomacy, after the influence is spent. [runewars.effect.8]"""

    name = "TalkCards"
    rule = "runewars.effect.8"
    answers = (PLAY,)
    secret = True
    lapses = True

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, g.contest)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        if not might_play(g, seat, ON_DIPLOMACY):
            return []
        return [PASS.base, *[PLAY.base + card for card in playable(g, seat, ON_DIPLOMACY)]]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action != PASS.base:
            play_card(g, seat, action - PLAY.base, [self])

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        return why_not_play(g, seat, action - PLAY.base, self.rule) if action in PLAY else Reason(self.rule)


class Negotiate(Step[Runewars]):
    """Draw as many fate cards as influence was spent, and what cards and heroes add. [runewars.diplomacy.3]"""

    def __init__(self, seat: int, amount: int) -> None:
        self.seat: Final = seat
        self.amount: Final = amount

    def run(self, g: Runewars) -> None:
        number = self.amount + g.extra_fate
        g.extra_fate = 0
        for hero in range(len(g.hero_at)):
            if g.hero_seat[hero] == self.seat and g.hero_at[hero] == g.contest:
                number += TALK_BONUS[hero]
        draw_fate(g, self.seat, TESTING, number)


class Answer(Decision[Runewars]):
    """Choose one of the drawn cards; its destiny decides. [runewars.diplomacy.4, runewars.diplomacy.5]"""

    name = "Answer"
    rule = "runewars.diplomacy.3"
    secret = True
    lapses = True

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, g.contest)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        return [FATE_A.base + card for card in fate_cards(g, TESTING)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        card = action - FATE_A.base
        g.learned(knowing=1 << seat)
        g.tell(FATE_CHOSEN, seat, card)
        discard_fate(g, TESTING)
        self.result(g, seat, DESTINY[card])

    def lapse(self, g: Runewars) -> None:
        self.result(g, self.seat, FAILURE)  # no card could be drawn [runewars.ruling.33]

    def result(self, g: Runewars, seat: int, destiny: int) -> None:
        """What the destiny brings."""
        area = g.contest
        if destiny == SUCCESS:
            g.tell(ALLIED, seat, area)
            move_in(g, area)
        elif destiny == FAILURE:
            g.then([Rebuffed(seat)])
        else:
            g.then([MoveIn(area)])
            send_neutrals_away(g, area, left_of(g, seat))


class MoveIn(Step[Runewars]):
    """The neutral units have gone; the player's stay. [runewars.diplomacy.6]"""

    def __init__(self, area: int) -> None:
        self.area: Final = area

    def run(self, g: Runewars) -> None:
        move_in(g, self.area)


class Rebuffed(Decision[Runewars]):
    """Diplomacy failed: fight now or retreat. [runewars.diplomacy.7, runewars.mobilize.7]"""

    name = "Rebuffed"
    rule = "runewars.diplomacy.7"
    answers = (FIGHT, RETREAT)
    lapses = True

    def about(self, g: Runewars) -> dict[str, Thing]:
        return {"area": (AREA, g.contest)}

    def actions(self, g: Runewars, seat: int) -> list[int]:
        found = [] if g.fought else [FIGHT.base]
        return found + [RETREAT.base + area for area in havens(g, seat, g.contest, g.guests)]

    def take(self, g: Runewars, seat: int, action: int) -> None:
        if action == FIGHT.base:
            start_battle(g, seat, g.contest)
            return
        self.withdraw(g)
        Flee(seat, seat, g.contest, True, 0).take(g, seat, action)

    def lapse(self, g: Runewars) -> None:
        self.withdraw(g)
        g.then([Flee(self.seat, self.seat, g.contest, True, 0)])  # nowhere to go: destroyed

    def withdraw(self, g: Runewars) -> None:
        """The units leave the area."""
        g.fleeing = g.guests
        g.guests = []

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        if action in RETREAT:
            return why_not_retreat(g, seat, g.contest, action - RETREAT.base)
        return Reason("runewars.mobilize.7" if action in FIGHT else self.rule)
