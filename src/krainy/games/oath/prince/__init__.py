"""The Clockwork Prince: a player whose turn is made by rules; he is never asked. [oath.prince, oath.ruling.27]"""
