"""The words of a game: what its actions and events are called, and how each becomes one int and comes back.

>>> spaces = Domain("space", 5)
>>> words = Vocabulary()
>>> stop = words.block("pass")
>>> move = words.block("move", frm=Domain("stack", 5), to=spaces)
>>> move(1, 3)
9
>>> words.decode(9)
('move', 1, 3)
>>> words.targets(9)
['stack:1', 'space:3']
>>> len(words)
26
"""

from bisect import bisect_right
from typing import Final

from .errors import BadInput


class Domain:
    """A kind of thing on the table that an action or an event can point at, numbered from 0."""

    def __init__(self, name: str, size: int, added: list[int] | None = None) -> None:
        self.name: Final = name
        self.size: Final = size
        self.added: Final = added or []
        """The additions to the game (numbered 1, 2, 3 …) with which the last things came, one for each; empty if all
        things were in the first edition of the data."""
        self.first: Final = size - len(self.added)
        """How many things there were in the first edition."""

    def when(self, thing: int) -> int:
        """The addition with which a thing came; 0 if it was in the first edition."""
        return self.added[thing - self.first] if thing >= self.first else 0


Thing = tuple[Domain, int]
"""One thing on the table; a number below 0 is none."""


class Reason:
    """Why something cannot be done: the rule that forbids it, and the things of which that rule speaks here (the stack
    that is in the way, the card that forbids), where there are some. It tells only what the asking seat may know."""

    def __init__(self, rule: str, about: list[Thing] | None = None) -> None:
        self.rule: Final = rule
        self.about: Final = about or []

    def targets(self) -> list[str]:
        """The things as a page calls them: 'space:3'."""
        return [f"{domain.name}:{number}" for domain, number in self.about]


class Block:
    """All actions of one name, one for every combination of what it points at."""

    def __init__(self, name: str, base: int, fields: list[str], domains: list[Domain], rule: str = "") -> None:
        self.name: Final = name
        self.base: Final = base
        self.fields: Final = fields
        self.domains: Final = domains
        self.rule: Final = rule
        """The rule that says when such an action can be taken, for those who try at another moment. Empty for a word of
        many decisions ("pass"): the one now asked says what it is about."""
        size = 1
        for domain in domains:
            size *= domain.size
        self.size: Final = size

    def __call__(self, a: int = 0, b: int = 0, c: int = 0) -> int:
        """The action that points at these things, in the order of the block's fields."""
        return self.encode([a, b, c][: len(self.domains)])

    def __contains__(self, action: int) -> bool:
        """Whether this is one of its actions: `action in MOVE`."""
        return self.base <= action < self.base + self.size

    def encode(self, args: list[int]) -> int:
        """The action for these arguments; a number outside its domain is an error that names it."""
        if len(args) != len(self.domains):
            raise BadInput(f"'{self.name}' takes {len(self.domains)} arguments, not {len(args)}")
        offset = 0
        for value, domain in zip(args, self.domains):
            if not 0 <= value < domain.size:
                raise BadInput(f"'{self.name}': there is no {domain.name} {value}")
            offset = offset * domain.size + value
        return self.base + offset

    def decode(self, action: int) -> list[int]:
        """What the action points at, in the order of the block's fields."""
        offset = action - self.base
        args: list[int] = []
        for domain in reversed(self.domains):
            args.append(offset % domain.size)
            offset //= domain.size
        args.reverse()
        return args

    def when(self, action: int) -> int:
        """The addition with which an action came: that of the latest thing it points at."""
        latest = 0
        for domain, thing in zip(self.domains, self.decode(action)):
            latest = max(latest, domain.when(thing))
        return latest


class Vocabulary:
    """All actions of a game as one row of ints, in the order in which their blocks were declared.

    That row is what decisions list and take. Outside them, in menus and records, on the wire and for learners, an
    action has a number that never changes: those of the first edition of the data keep their ints, those of every later
    addition follow in the order in which these came. As long as nothing was added both are the same.
    """

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.bases: list[int] = []
        self.size = 0
        self.pass_action = -1
        """The number of the block "pass", by which a seat declines or ends; -1 in a game without one."""
        self.numbers: list[int] = []
        """By action, its number; empty as long as nothing was added."""
        self.actions: list[int] = []
        """By number, its action; empty as long as nothing was added."""

    def __len__(self) -> int:
        return self.size

    def block(self, name: str, rule: str = "", **fields: Domain) -> Block:
        """Declare the next block: `block("move", rule="eko.turn.2", frm=STACKS, to=SPACES)`; see `Block.rule`."""
        made = Block(name, self.size, list(fields), list(fields.values()), rule)
        self.blocks.append(made)
        self.bases.append(made.base)
        self.size += made.size
        if name == "pass":
            self.pass_action = made.base
        return made

    def number(self) -> None:
        """Number the actions, once all blocks are declared: first those of the first edition, in their order."""
        if not any(domain.added for block in self.blocks for domain in block.domains):
            return
        order: list[tuple[int, int]] = []
        for block in self.blocks:
            order += [(block.when(action), action) for action in range(block.base, block.base + block.size)]
        order.sort()
        self.actions = [action for _, action in order]
        self.numbers = [0] * self.size
        for number, action in enumerate(self.actions):
            self.numbers[action] = number
        if self.pass_action >= 0:
            self.pass_action = self.numbers[self.pass_action]

    def numbered(self, actions: list[int]) -> list[int]:
        """The numbers of some actions, sorted."""
        if not self.numbers:
            return actions
        return sorted([self.numbers[action] for action in actions])

    def number_of(self, action: int) -> int:
        """The number of an action."""
        return self.numbers[action] if self.numbers else action

    def action(self, number: int) -> int:
        """The action that has a number."""
        if not 0 <= number < self.size:
            raise BadInput(f"there is no action {number}; actions are 0 to {self.size - 1}")
        return self.actions[number] if self.actions else number

    def encode(self, block: Block, args: list[int]) -> int:
        """The number of the action of a block that points at these things."""
        return self.number_of(block.encode(args))

    def block_of(self, action: int) -> Block:
        """The block of an action."""
        return self.blocks[bisect_right(self.bases, action) - 1]

    def find(self, number: int) -> Block:
        """The block of the action that has a number."""
        return self.block_of(self.action(number))

    def arguments(self, number: int) -> list[int]:
        """What the action of a number points at, in the order of its block's fields."""
        action = self.action(number)
        return self.block_of(action).decode(action)

    def named(self, name: str) -> Block:
        """The block of this name."""
        for block in self.blocks:
            if block.name == name:
                return block
        names = ", ".join(block.name for block in self.blocks)
        raise BadInput(f"there is no action '{name}'; there are: {names}")

    def decode(self, number: int) -> tuple[str | int, ...]:
        """An action in words: its name, then the numbers of what it points at."""
        parts: list[str | int] = [self.find(number).name]
        parts.extend(self.arguments(number))
        return tuple(parts)

    def targets(self, number: int) -> list[str]:
        """The path of things a person clicks to take an action."""
        return [f"{d.name}:{a}" for d, a in zip(self.find(number).domains, self.arguments(number))]


class EventKind:
    """One kind of thing that happens: its name, and what its numbers point at."""

    def __init__(self, name: str, number: int, fields: list[str], domains: list[Domain]) -> None:
        self.name: Final = name
        self.number: Final = number
        self.fields: Final = fields
        self.domains: Final = domains


class Events:
    """All kinds of events of a game, numbered in the order in which they were declared."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []
        self.endings: list[int] = []
        """The kinds that tell how a game has ended; whoever asks at its end why it is over is told these again."""

    def kind(self, name: str, **fields: Domain) -> int:
        """Declare the next kind: `MOVED = events.kind("moved", seat=SEATS, to=SPACES)`; returns its number."""
        self.kinds.append(EventKind(name, len(self.kinds), list(fields), list(fields.values())))
        return len(self.kinds) - 1


class Event:
    """Something that happened: who may hear of it (a mask of seats, -1 for everybody), its kind and its numbers."""

    def __init__(self, to: int, kind: int, args: list[int]) -> None:
        self.to: Final = to
        self.kind: Final = kind
        self.args: Final = args

    def heard_by(self, seat: int) -> bool:
        """Whether a seat may hear of it; somebody who only watches (-1) hears what all may hear."""
        return self.to < 0 or (seat >= 0 and self.to >> seat & 1 == 1)

    def __repr__(self) -> str:
        return f"Event({self.to}, {self.kind}, {self.args})"

    def key(self) -> tuple[int, ...]:
        """The event as plain ints, to compare it."""
        return (self.kind, *self.args)
