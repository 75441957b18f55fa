"""Battles: line-up, support, cards, rounds, strength, retreats."""
