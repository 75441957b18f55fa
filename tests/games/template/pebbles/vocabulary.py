"""Every action and every event of Pebbles, declared once."""

from typing import Final

from krainy.engine.vocabulary import Domain, Events, Vocabulary

from .board import COLOURS, HANDFUL, HEAPS

SEAT: Final = Domain("seat", len(COLOURS))
HEAP: Final = Domain("heap", HEAPS)
NUMBER: Final = Domain("number", HANDFUL + 1)

VOCABULARY: Final = Vocabulary()
TAKE: Final = VOCABULARY.block("take", rule="pebbles.turn.1", heap=HEAP, number=NUMBER)

EVENTS: Final = Events()
BEGINS: Final = EVENTS.kind("begins", seat=SEAT)
TOOK: Final = EVENTS.kind("took", seat=SEAT, heap=HEAP, number=NUMBER)
WON: Final = EVENTS.kind("won", seat=SEAT)
EVENTS.endings = [WON]
