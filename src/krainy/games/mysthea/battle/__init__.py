"""Battles: cards in secret, orders in turn, losses and glory."""
