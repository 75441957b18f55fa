"""Tournaments: who takes part, the tables of each round, and the table of results."""
