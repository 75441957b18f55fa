"""Reads the cards and tokens of data/, group by group, into the tables that the rules look them up in."""
