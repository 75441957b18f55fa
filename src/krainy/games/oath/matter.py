"""What the decision now asked is about: the card, the other player, the site, the number; for prompts and for sight.

Prompts are read by all, so only what all know is told: a card being played in secret is not.
"""

from .asking import Pick
from .battle import Banish, BurnHalf, Losses, Occupy, Reroll, Sacrifice, SavePlans, plan_card, rerolls
from .campaign import ATTACKER, DEFENDER, Admit, Join
from .chronicle import Accept
from .deals import PARTNER, PROPOSER, Answer, Deed, Propose
from .muster import Borrow, Pose
from .play import MakeRoom, MakeSeat, PlayCard
from .recover import BannerPrice, FreeRelic, Scatter
from .setup import Split
from .state import Oath
from .travel import Consent, Divert, SendElsewhere
from .turn import Intend, Lending, Opportunity, Permit, ShiftDie


def matter(g: Oath) -> list[tuple[str, str, int]]:
    """All of it, for the words of a prompt."""
    asked = g.asked
    return [
        ("source", "card", source(g)),
        ("other", "seat", other(g)),
        ("site", "site", site(g)),
        ("number", "number", number(g)),
        ("banner", "banner", asked.banner if isinstance(asked, BannerPrice) else -1),
    ]


def card_in_question(g: Oath) -> int:
    """The card whose power asks now; 0 for none."""
    asked = g.asked
    return asked.card if isinstance(asked, Pick) else 0


def modifiers_in_use(g: Oath) -> list[int]:
    """The modifiers of the action that is being taken."""
    asked = g.asked
    if isinstance(asked, (Intend, PlayCard, Borrow, Pose, BannerPrice, MakeRoom, MakeSeat)):
        return asked.mods
    return []


def source(g: Oath) -> int:
    """The card that asks or is asked about, or -1."""
    asked = g.asked
    if isinstance(asked, Reroll):
        return rerolls(g, asked.seat)
    if isinstance(asked, SavePlans):
        return plan_card(asked.plan)
    if isinstance(asked, (Borrow, Pose)):
        return asked.card
    if isinstance(asked, Intend) and asked.mods:
        return asked.mods[-1]
    return card_in_question(g) or -1


def other(g: Oath) -> int:
    """The other player in question, or -1."""
    asked = g.asked
    if isinstance(asked, Join):
        return asked.defender
    if isinstance(asked, Admit):
        return asked.ally
    if isinstance(asked, (Banish, BurnHalf)):
        return g.war[DEFENDER]
    if isinstance(asked, Answer):
        return g.deal[PROPOSER]
    if isinstance(asked, Propose):
        return g.deal[PARTNER]
    if isinstance(asked, Deed):
        return asked.giver
    if isinstance(asked, (Divert, SendElsewhere)):
        return asked.traveler
    if isinstance(asked, Permit):
        return asked.citizen
    if isinstance(asked, Lending):
        return asked.giver if asked.taker == asked.seat else asked.taker
    if isinstance(asked, Accept):
        return asked.winner
    if g.war and asked is not None and asked.seat != g.war[ATTACKER]:
        return g.war[ATTACKER]
    return g.war[DEFENDER] if g.war else -1


def site(g: Oath) -> int:
    """The place of the map in question, or -1."""
    asked = g.asked
    if isinstance(asked, (Occupy, Deed, MakeRoom, FreeRelic, Permit, Split)):
        return asked.spot
    if isinstance(asked, Consent):
        return asked.to
    if isinstance(asked, Opportunity):
        return g.pawn[asked.seat]
    return -1


def number(g: Oath) -> int:
    """How many are asked about; 0 for none."""
    asked = g.asked
    if isinstance(asked, (Sacrifice, Losses, Permit, Lending)):
        return asked.number
    if isinstance(asked, Scatter):
        return asked.favor
    if isinstance(asked, BannerPrice):
        return g.banner_tokens[asked.banner]
    if isinstance(asked, ShiftDie):
        return asked.face
    return 0
