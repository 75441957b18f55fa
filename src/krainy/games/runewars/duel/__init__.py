"""Duels of heroes with each other and with the units of quests."""
