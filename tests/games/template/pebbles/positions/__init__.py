"""How a position of Pebbles is set up from words, and what must hold in every one."""
