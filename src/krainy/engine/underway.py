"""Records of what is under way in a state, such as a campaign, a battle or a deal: small classes with typed fields."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Underway:
    """A record in a state. Where nothing is under way, states may share one that nobody changes."""

    def spelled(self) -> list[int]:
        """The record as fingerprints read it. This stays the same, whatever its fields are called."""
        raise NotImplementedError
