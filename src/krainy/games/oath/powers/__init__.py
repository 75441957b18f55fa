"""The powers of all cards; importing this room fills the table in which the rules look cards up."""

from . import modifiers, persistent, plans, sites, tokens, tricks  # noqa: F401
