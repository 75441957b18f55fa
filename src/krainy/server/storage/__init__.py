"""Storage: the database, its transactions, its migrations and what operators do to it."""
