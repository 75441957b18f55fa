"""A turn of Pebbles: a handful of one heap. [pebbles.turn]"""

from krainy.engine.flow import Decision
from krainy.engine.vocabulary import Reason

from .board import HANDFUL, HEAPS
from .scoring import judge
from .state import Pebbles
from .vocabulary import HEAP, TAKE, TOOK


class Turn(Decision[Pebbles]):
    """One to three pebbles of one heap; then the next seat. [pebbles.turn.1-3]"""

    name = "Turn"  # the key of its prompt, and what views and records call it
    rule = "pebbles.turn.2"  # the answer to "why not?" unless `why` knows a better one

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

    def why(self, g: Pebbles, seat: int, action: int) -> Reason:
        heap, number = TAKE.decode(action)
        if number == 0:
            return Reason(self.rule)
        return Reason("pebbles.turn.3", [(HEAP, heap)])  # more than the heap has
