"""How a game is laid out: an empty table, the learning game, later games. [oath.setup, oath.next]"""
