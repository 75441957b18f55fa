"""One table being played: words, seats, undo, records, scenarios. No network, no database, no clock."""
