"""What cards, units and tokens do, told by data/."""
