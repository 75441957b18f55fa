"""Playing a card, Visions and the Conspiracy. [oath.play, oath.vision, oath.conspiracy]"""
