"""The powers of Hearth denizens."""

from . import actions, lasting, plans  # noqa: F401
