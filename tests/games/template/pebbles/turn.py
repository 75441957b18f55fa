"""A turn of Pebbles: a handful of one heap. [pebbles.turn]"""

from krainy.engine.flow import Decision

from .board import HANDFUL, HEAPS
from .refusal import why_not
from .scoring import judge
from .state import Pebbles
from .vocabulary import TAKE, TOOK


class Turn(Decision[Pebbles]):
    """One to three pebbles of one heap; then the next seat. [pebbles.turn.1-3]"""

    def actions(self, g: Pebbles, seat: int) -> list[int]:
        found: list[int] = []
        for heap in range(HEAPS):
            for number in range(1, min(HANDFUL, g.heaps[heap]) + 1):
                found.append(TAKE(heap, number))
        return found

    def take(self, g: Pebbles, seat: int, action: int) -> None:
        heap, number = TAKE.decode(action)
        g.heaps[heap] -= number
        g.tell(TOOK, seat, heap, number)
        judge(g, seat)
        if not g.over:
            g.turn = (seat + 1) % g.seats
            g.then([Turn(g.turn)])

    def why(self, g: Pebbles, seat: int, action: int) -> str:
        return why_not(g, action)
