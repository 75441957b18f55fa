"""How positions are set up from words, and what must hold in each."""
