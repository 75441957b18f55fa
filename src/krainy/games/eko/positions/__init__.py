"""How a position of Ekö is set up from words, and what must hold in every one."""
