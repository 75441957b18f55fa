"""The end of a campaign: results of plans and their discards. [oath.campaign.24]"""

from typing import Final

from krainy.engine.flow import AnyStep, Step
from krainy.engine.vocabulary import Thing

from ..asking import Asking
from ..board import BANDITS
from ..cards import is_edifice
from ..hooks import POWERS, TO_GARRISON
from ..ruling import forbidden, locked_at, place_of, rules
from ..state import ADVISER, Oath, home
from ..table import discard_up
from ..tokens import set_army
from ..vocabulary import CARD, KILLED, MARCHED, PASS, PICK
from .plans import ANOTHER_WAY, BY_BANDITS, plan_card, plan_user
from .record import saved_colour
from .war import ATTACKER_WON


class Results(Step[Oath]):
    """What plans do for the winner or the loser, in the order of their use. [oath.campaign.24, oath.ruling.37]"""

    def run(self, g: Oath) -> None:
        won = g.war.outcome == ATTACKER_WON
        steps: list[AnyStep] = [PlanResult(plan, won) for plan in g.plans if not POWERS[plan_card(plan)].last]
        steps.append(Sheltered())
        steps += [PlanResult(plan, won) for plan in g.plans if POWERS[plan_card(plan)].last]
        g.then([*steps, EndDiscards([])])


class PlanResult(Step[Oath]):
    """What one plan does now that the campaign is decided."""

    def __init__(self, plan: int, won: bool) -> None:
        self.plan: Final = plan
        self.won: Final = won
        """Whether the attacker won."""

    def run(self, g: Oath) -> None:
        card, user = plan_card(self.plan), plan_user(self.plan)
        attacking = user == g.war.attacker
        POWERS[card].plan_won(g, BANDITS if user == BY_BANDITS else user, attacking, attacking == self.won)


class Sheltered(Step[Oath]):
    """Casualties that a plan saved come to its site if its user rules it, else they die."""

    def run(self, g: Oath) -> None:
        for side in (g.war.attack, g.war.defense):
            number = side.saved
            if number == 0:
                continue
            side.saved = 0
            spot, player = side.refuge, side.player
            colour = home(g, player)
            if colour != saved_colour(g, side):  # it has become a Citizen since [oath.citizen.3]
                g.bank[player] += number
                number = min(number, g.bank[colour])
                g.bank[colour] -= number
            if rules(g, player, spot) and not forbidden(g, player, TO_GARRISON, spot):
                set_army(g, spot, colour, g.army[spot] + number)
                g.tell(MARCHED, player, spot, number)
            else:
                g.bank[colour] += number
                side.dead += number
                g.tell(KILLED, player, number)


class EndDiscards(Step[Oath]):
    """Plans that are used up are discarded. [oath.campaign.24]"""

    def __init__(self, kept: list[int]) -> None:
        self.kept: Final = kept
        """Plans that something else was discarded for."""

    def run(self, g: Oath) -> None:
        going = ending(g, self.kept)
        for plan in g.plans:
            user = plan_user(plan)
            power = POWERS[plan_card(plan)]
            if power.saves and plan not in self.kept:
                saved = [other for other in going if plan_user(other) == user and power.saves_plan(g, plan_card(other))]
                if user == BY_BANDITS:
                    if len(saved) > 1 and power.bandits_save(g):
                        g.then([EndDiscards([*self.kept, plan, *saved])])
                        return
                elif saved:
                    g.then([SavePlans(user, plan, self.kept)])
                    return
        for plan in going:
            card = plan_card(plan)
            place = place_of(g, card)
            player = g.war.attacker if plan_user(plan) == BY_BANDITS else plan_user(plan)
            if place >= 0 and not is_edifice(card) and not (place < ADVISER and locked_at(g, player, card, place)):
                discard_up(g, player, card, place)


def ending(g: Oath, kept: list[int]) -> list[int]:
    """The plans that are about to be discarded."""
    won = g.war.outcome == ATTACKER_WON
    found: list[int] = []
    for plan in g.plans:
        user = plan_user(plan)
        attacking = user == g.war.attacker
        other = plan & ANOTHER_WAY != 0
        if plan not in kept and POWERS[plan_card(plan)].plan_discards(g, user, attacking, attacking == won, other):
            found.append(plan)
    return found


class SavePlans(Asking):
    """One card that the player rules may be discarded in place of all such plans."""

    name = "SavePlans"
    rule = "oath.campaign.24"
    lapses = True

    def __init__(self, seat: int, plan: int, kept: list[int]) -> None:
        super().__init__(seat)
        self.plan: Final = plan
        self.kept: Final = kept

    def about(self, g: Oath) -> dict[str, Thing]:
        return {**super().about(g), "source": (CARD, plan_card(self.plan))}

    def actions(self, g: Oath, seat: int) -> list[int]:
        return [PASS.base, *POWERS[plan_card(self.plan)].options(g, seat, 9, 0)]

    def take(self, g: Oath, seat: int, action: int) -> None:
        power = POWERS[plan_card(self.plan)]
        kept = [*self.kept, self.plan]
        if action != PASS.base:
            kept += [p for p in ending(g, self.kept) if plan_user(p) == seat and power.saves_plan(g, plan_card(p))]
            card = action - PICK.base
            discard_up(g, seat, card, place_of(g, card))
        g.then([EndDiscards(kept)])
