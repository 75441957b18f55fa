"""The powers of Discord denizens."""

from . import actions, lasting, plans  # noqa: F401
