"""The socket of a table: one connection, what it is sent, and how that becomes small."""
