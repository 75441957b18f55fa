"""How a game of Lords of Xidit begins: tokens, titans, assessments, and where the Idrakis stand. [xidit.setup]"""

from typing import Any, Final, cast

from krainy.engine.errors import Conflict
from krainy.engine.flow import AnyStep, Decision, replaced
from krainy.engine.knowledge import SEEN, Hidden
from krainy.engine.vocabulary import Reason

from .board import NOWHERE
from .path import occupy, put_stack, refill
from .state import EMPTY, NO_CITY, NOBODY, Xidit, in_turn_order
from .tokens import (
    ALL_BARDS,
    ALL_FLOORS,
    COUNTS,
    NO_TOKEN,
    RECRUITMENT,
    THREAT,
    TITAN_STACK,
    TITANS_A_STACK,
    VIRTUAL_START,
    Setup,
    setup_for,
)
from .view.naming import COLOURS, Colour
from .vocabulary import (
    ASSESSMENT_LOT,
    ASSESSMENTS_DRAWN,
    CITIES,
    FIRST_LOT,
    FIRST_PLAYER,
    KINDS,
    ORDER,
    PLACE,
    PLACED,
    REGIONS,
    STACKS,
    TITAN_LOT,
    TOKEN_LOT,
    VIRTUAL_BEGINS,
)
from .year import NEXT_YEAR

RANDOM: Final = "random"
FIRST_CITY: Final = PLACE.base


def begin(g: Xidit, options: dict[str, Any]) -> None:
    """Set up a new game and push its first steps."""
    clear(g, setup_for(g.seats, options["length"]))
    lay_titans(g)
    lay_tokens(g)
    draw_assessments(g, options["virtual"])
    g.first = first_player(g, options["first"])
    g.tell(FIRST_PLAYER, g.first)
    steps: list[AnyStep] = [PlaceIdrakis(seat) for seat in in_turn_order(g)]
    g.then(steps + NEXT_YEAR)


def clear(g: Xidit, setup: Setup) -> None:
    """An empty kingdom: all pieces in supply, all units in the Barracks.
    [xidit.setup.1, xidit.setup.2, xidit.setup.3]"""
    g.setup = setup
    g.colour = list(range(g.seats))
    g.idrakis = [NOWHERE] * g.seats
    g.units = [0] * (g.seats * KINDS)
    g.barracks = COUNTS.copy()
    g.bands = [0] * CITIES
    g.recruited = [0] * g.seats
    g.freed = [0] * g.seats
    g.slain = [0] * g.seats
    g.gold = [0] * g.seats
    g.bards = [0] * (g.seats * REGIONS)
    g.unplaced = [ALL_BARDS] * g.seats
    g.guild = [NOBODY] * CITIES
    g.height = [0] * CITIES
    g.supply = [ALL_FLOORS] * g.seats
    g.waiting = [0] * g.seats
    g.token = [NO_TOKEN] * CITIES
    g.next = [NO_CITY, NO_CITY]
    g.stack = [[], []]
    g.pile = [[], []]
    g.path = Hidden(g.seats, [EMPTY] * len(setup.tokens), [SEEN] * len(setup.tokens))
    g.lair = [TITANS_A_STACK] * STACKS
    g.titans = Hidden(g.seats, list(range(len(TITAN_STACK))), TITAN_STACK)
    g.assessments = []


def lay_titans(g: Xidit) -> None:
    """Two sleeping titans in each stack; which lies on top nobody knows. [xidit.setup.4]"""
    for stack in range(STACKS):
        g.titans.mix(g, [slot for slot, of in enumerate(TITAN_STACK) if of == stack], lot=TITAN_LOT)


def lay_tokens(g: Xidit) -> None:
    """Random tokens on cities, with units or as threats; the rest forms the stacks.
    [xidit.setup.7, xidit.setup.8, xidit.three.3, xidit.three.4]"""
    tokens = g.setup.tokens.copy()
    g.shuffle(tokens, TOKEN_LOT)
    for side in (RECRUITMENT, THREAT):
        for city in sorted(tokens[: g.setup.on_cities[side]]):
            occupy(g, city, side)
        tokens = tokens[g.setup.on_cities[side] :]
    slots = list(range(len(tokens)))
    g.path = Hidden(g.seats, tokens, [0] * len(tokens))
    put_stack(g, RECRUITMENT, slots[: g.setup.recruitment_stack])
    put_stack(g, THREAT, slots[g.setup.recruitment_stack :])
    refill(g)


def draw_assessments(g: Xidit, difficulty: str) -> None:
    """The criteria in random order, and the Virtual Player's markers after it.
    [xidit.setup.10, xidit.three.6, xidit.three.7]"""
    order = [0, 1, 2]
    g.shuffle(order, ASSESSMENT_LOT)
    g.assessments = order
    g.tell(ASSESSMENTS_DRAWN, order[0], order[1], order[2])
    if g.setup.virtual:
        g.virtual = [0, 0, 0]
        for place, criterion in enumerate(order):
            g.virtual = replaced(g.virtual, criterion, VIRTUAL_START[difficulty][place])
            g.tell(VIRTUAL_BEGINS, criterion, g.virtual[criterion])


def first_player(g: Xidit, wanted: str) -> int:
    """The First Player of Year 1: the seat asked for, or a random one, as nobody's age is known.
    [xidit.setup.11, xidit.ruling.23]"""
    if wanted == RANDOM:
        return g.below(g.seats, FIRST_LOT)
    return COLOURS.index(cast(Colour, wanted))


def check_together(seats: int, options: dict[str, Any]) -> None:
    """The First Player sits at the table."""
    wanted = options["first"]
    if wanted != RANDOM and COLOURS.index(wanted) >= seats:
        text = f"first: with {seats} players nobody plays {wanted}; there are: {', '.join(COLOURS[:seats])}"
        raise Conflict("first", text, {"who": f"colour-{wanted}"})


class PlaceIdrakis(Decision[Xidit]):
    """Each Idrakis begins in a city where no other stands. [xidit.setup.12, xidit.setup.13]"""

    name = "PlaceIdrakis"
    rule = "xidit.setup.12"
    rule_wait = "xidit.setup.12"
    answers = (ORDER,)

    def actions(self, g: Xidit, seat: int) -> list[int]:
        return [FIRST_CITY + city for city in range(CITIES) if city not in g.idrakis]

    def take(self, g: Xidit, seat: int, action: int) -> None:
        g.idrakis[seat] = action - FIRST_CITY
        g.tell(PLACED, seat, g.idrakis[seat])

    def why(self, g: Xidit, seat: int, action: int) -> Reason:
        return Reason("xidit.plan.1" if action in ORDER else self.rule)
