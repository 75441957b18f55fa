"""The powers of Nomad denizens."""

from . import actions, lasting, plans  # noqa: F401
