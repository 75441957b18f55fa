"""The powers of Beast denizens."""

from . import actions, lasting, plans  # noqa: F401
