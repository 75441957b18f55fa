"""Many games at once: matches between bots, their ratings and reports. No network, no database."""
