"""The powers of Order denizens."""

from . import actions, lasting, plans  # noqa: F401
