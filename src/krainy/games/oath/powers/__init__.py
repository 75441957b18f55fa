"""The powers of all cards; importing this room fills the table in which the rules look cards up."""

from . import arcane, beast, discord, edifices, hearth, nomad, order, relics, sites, traits  # noqa: F401
