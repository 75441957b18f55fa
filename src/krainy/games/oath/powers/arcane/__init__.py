"""The powers of Arcane denizens."""

from . import actions, lasting, plans  # noqa: F401
