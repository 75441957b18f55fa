"""A decision of Mysthea: what it refuses is explained in one place, refusal.py."""

from krainy.engine.flow import Decision, Joint
from krainy.engine.vocabulary import Reason

from .state import Mysthea


class Explained(Decision[Mysthea]):
    """A decision of one seat."""

    def why(self, g: Mysthea, seat: int, action: int) -> Reason:
        from .refusal import why_not_now

        return Reason(why_not_now(g, seat, action))


class ExplainedJoint(Joint[Mysthea]):
    """A decision that several seats take in secret."""

    def why(self, g: Mysthea, seat: int, action: int) -> Reason:
        from .refusal import why_not_now

        return Reason(why_not_now(g, seat, action))
