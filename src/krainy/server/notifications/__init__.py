"""Notifications: who has to know what of a table, when, and by which way it reaches them."""
