"""The search: a tree over games that a seat imagines, grown iteration by iteration.

Each iteration imagines a complete game that the seat cannot tell from the real one, plays it down the tree and judges
where it ends. A node of the tree stands for what has been done, not for a position: the worlds differ in what is hidden
and in chance, and what an action brings is the mean over them. Every seat chooses for itself, by its own chances.
"""

from typing import Final

from krainy.engine.chance import Dice
from krainy.engine.flow import Joint
from krainy.engine.sight import Sight
from krainy.engine.state import State

from .tree import Node, whole

TOGETHER: Final = 63
"""Who is asked, when several seats are asked at once."""
NOBODY: Final = 62
"""Who is asked, when the game is over."""
ASKED: Final = 64
LONGEST: Final = 60
"""How many actions a game is played on, at most, until it can be judged."""
GLANCE: Final = 4
"""How many actions are looked at when a game is played on."""
ROW_BITS: Final = (1 << 44) - 1


class Search:
    """One seat's tree."""

    def __init__(self, seed: int) -> None:
        self.dice: Final = Dice(seed)
        self.root = Node()
        self.iterations = 0
        self.sums: list[int] = []
        """What all iterations have brought every seat."""
        self.path: list[Node] = []
        self.places: list[int] = []
        self.movers: list[int] = []

    def grow(self, sight: Sight) -> None:
        """One iteration."""
        self.descend(sight.imagine(self.dice.seed(), False), self.root)

    def descend(self, world: State, node: Node) -> None:
        """Play an imagined game down the tree from a node, judge where it ends, and keep what that has brought."""
        if not self.sums:
            self.sums = [0] * world.seats
        self.iterations += 1
        self.path, self.places, self.movers = [], [], []
        while not world.over:
            node.visits += 1
            if node.visits == 1 and node is not self.root:
                break  # what is met for the first time is only judged
            joint = world.asked
            if isinstance(joint, Joint):
                key = self.choose_together(node, world, joint)
            else:
                key = self.choose_alone(node, world, asked(world))
            skip_forced(world)
            node = node.follow(key * ASKED + next_asked(world))
        values = self.judge(world)
        for node, place, mover in zip(self.path, self.places, self.movers):
            node.tries[place] += 1
            node.gains[place] += values[mover]
        for seat, value in enumerate(values):
            self.sums[seat] += value

    def choose_alone(self, node: Node, world: State, seat: int) -> int:
        """A seat chooses at a node; its action."""
        node.meet(world, seat)
        number = node.pick()
        action = node.menu[number]
        self.path.append(node)
        self.places.append(node.places[number])
        self.movers.append(seat)
        world.do(seat, action)
        return action

    def choose_together(self, node: Node, world: State, joint: Joint[State]) -> int:
        """All who are asked choose by what each has sealed itself, blind to the others; a key for what they chose."""
        key = 0
        owing = world.owing
        for seat in range(world.seats):
            if owing >> seat & 1:
                sealed = world.chosen(seat)
                own = own_node(node, seat, sealed)
                for _ in range(joint.owed - len(sealed)):
                    own.visits += 1
                    action = self.choose_alone(own, world, seat)
                    key = (key * 1_000_003 + action + 1) & ROW_BITS
                    own = own.follow(action)
        return key

    def judge(self, world: State) -> list[int]:
        """What the game is worth to every seat where it stands, played on quickly until it can be judged."""
        game = world.game
        for _ in range(LONGEST):
            if world.over or game.quiet(world):
                break
            seat = first_asked(world)
            world.do(seat, self.glance(world, seat))
        return [whole(chance) for chance in game.chances(world)]

    def glance(self, world: State, seat: int) -> int:
        """The best of all actions at first sight, or of some if they are many."""
        actions = world.worth_considering(seat)
        if len(actions) == 1:
            return actions[0]
        if len(actions) > GLANCE:
            actions = [actions[self.dice.below(len(actions))] for _ in range(GLANCE)]
        best, most = actions[0], -1
        for action in actions:
            after = world.clone()
            after.do(seat, action)
            value = whole(after.game.chances(after)[seat])
            if value > most:
                best, most = action, value
        return best

    def decision(self, sight: Sight) -> Node:
        """The node of the decision that the seat is asked."""
        return own_node(self.root, sight.seat, sight.sealed) if sight.together else self.root

    def go_on(self, seat: int, action: int) -> bool:
        """The seat has taken an action and is asked again before anybody else; whether the tree has been there."""
        node = self.root.next.get(action * ASKED + seat)
        if node is None:
            return False
        self.root = node
        self.iterations = 0
        self.sums = []
        return True


def own_node(node: Node, seat: int, sealed: list[int]) -> Node:
    """Where a seat that chooses in secret stands, after what it has sealed."""
    own = node.follow(-1 - seat)
    for action in sealed:
        own = own.follow(action)
    return own


def asked(g: State) -> int:
    """The seat that is asked alone."""
    return g.owing.bit_length() - 1


def first_asked(g: State) -> int:
    """The first of the seats that are asked."""
    seat = 0
    while not g.owing >> seat & 1:
        seat += 1
    return seat


def next_asked(g: State) -> int:
    """Who is asked, as a part of a key."""
    if g.over:
        return NOBODY
    return TOGETHER if isinstance(g.asked, Joint) else asked(g)


def skip_forced(g: State) -> None:
    """Take what leaves no choice."""
    while not g.over and not isinstance(g.asked, Joint):
        seat = asked(g)
        actions = g.worth_considering(seat)
        if len(actions) > 1:
            return
        g.do(seat, actions[0])
