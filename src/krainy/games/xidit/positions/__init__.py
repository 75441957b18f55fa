"""How a position of Lords of Xidit is set up from words, and what must hold in every one."""
