"""People: guests, their devices and names, and how much one of them may ask for."""
