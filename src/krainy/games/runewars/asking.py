"""Decisions of Runewars: they answer "why not?" from `refusal`."""

from krainy.engine.flow import Decision, Joint
from krainy.engine.vocabulary import Reason

from .state import Runewars


class Explained(Decision[Runewars]):
    """A decision of one seat."""

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        from .refusal import why_not_now

        return Reason(why_not_now(g, seat, action))


class Scripted(Explained):
    """A decision that a card, a unit, a hero, a title or a token asks: what `Runewars.script` belongs to."""


class ExplainedJoint(Joint[Runewars]):
    """A decision that several seats take in secret."""

    def why(self, g: Runewars, seat: int, action: int) -> Reason:
        from .refusal import why_not_now

        return Reason(why_not_now(g, seat, action))
