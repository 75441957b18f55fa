"""A bot: whoever chooses an action from what one seat may see."""

from mypy_extensions import mypyc_attr

from krainy.engine.sight import Sight


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Subclasses choose; all their randomness comes from the seed they were made with."""

    name = ""

    def choose(self, sight: Sight) -> int:
        """One of `sight.actions`."""
        raise NotImplementedError
