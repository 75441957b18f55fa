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
    """One kind of thing that happens: its name, what its numbers point at, and with what it is told as one."""

    def __init__(self, name: str, number: int, fields: list[str], domains: list[Domain]) -> None:
        self.name: Final = name
        self.number: Final = number
        self.fields: Final = fields
        self.domains: Final = domains
        self.row = -1
        """The kind as which a row of these is told, see `Events.row`; -1 if each is told alone."""
        self.called = fields
        """What the fields are called in such a row."""
        self.same: list[int] = []
        """The places of the fields that are the same in such a row, in the order of the kind that leads it."""
        self.gathered = ""
        """The field whose things are listed and counted in such a row."""
        self.added = ""
        """The field whose numbers are added up in such a row."""
        self.instead: dict[int, list[tuple[int, int]]] = {}
        """By kind, which of its fields are the same as which of these: such an event right before needs no line."""
        self.implied: dict[int, list[tuple[int, int]]] = {}
        """The same of events right after."""

    def value(self, event: "Event", name: str) -> int:
        """The number of a field, as a row calls it."""
        return event.args[self.called.index(name)]


class Count:
    """Something that is counted in every round, for each seat: events of a kind, or the numbers that they tell."""

    def __init__(self, name: str, kind: int, seat: int, amount: int, where: list[tuple[int, int]]) -> None:
        self.name: Final = name
        """Its words are the message `count-<name>`."""
        self.kind: Final = kind
        self.seat: Final = seat
        """The place of the field that names the seat."""
        self.amount: Final = amount
        """The place of the field that tells how many; -1 where each event counts one."""
        self.where: Final = where
        """The places of fields and what they must tell."""


class Events:
    """All kinds of events of a game, numbered in the order in which they were declared."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []
        self.endings: list[int] = []
        """The kinds that tell how a game has ended; whoever asks at its end why it is over is told these again."""
        self.rounds: list[int] = []
        """The kinds with which a round begins, or the last one ends; they bring what was counted in the one before."""
        self.opener = -1
        """The kind that names the seat which begins the game; -1 unless rounds follow from who takes turns."""
        self.turns: dict[int, int] = {}
        """The kinds by which a seat takes its turn, each with the place of that seat; see `circle`."""
        self.circles = 1
        """After how many times around the table what was counted is told."""
        self.counts: list[Count] = []

    def kind(self, name: str, **fields: Domain) -> int:
        """Declare the next kind: `MOVED = events.kind("moved", seat=SEATS, to=SPACES)`; returns its number."""
        self.kinds.append(EventKind(name, len(self.kinds), list(fields), list(fields.values())))
        return len(self.kinds) - 1

    def row(self, kind: int, *same: str, gather: str = "", add: str = "") -> None:
        """Tell events of this kind that follow one another as one, where these fields are the same: six moved units as
        a march. The things of the field `gather` are listed and counted, the numbers of the field `add` added up."""
        one = self.kinds[kind]
        one.row, one.gathered, one.added = kind, gather, add
        one.same = [one.fields.index(name) for name in same]

    def join(self, kind: int, row: int, **called: str) -> None:
        """Let events of this kind stand in a row of another, where its fields are called so."""
        one, leader = self.kinds[kind], self.kinds[row]
        one.row, one.gathered = row, leader.gathered
        one.called = [called.get(name, name) for name in one.fields]
        one.same = [one.called.index(leader.fields[place]) for place in leader.same]

    def instead(self, kind: int, earlier: int, **same: str) -> None:
        """Tell this kind instead of `earlier` right before it, whose fields are the same as these: `area="to"`."""
        self.kinds[kind].instead[earlier] = self.places(kind, earlier, same)

    def implies(self, kind: int, later: int, **same: str) -> None:
        """Tell nothing of `later` right after this kind, where its fields are the same as these."""
        self.kinds[kind].implied[later] = self.places(kind, later, same)

    def places(self, kind: int, other: int, same: dict[str, str]) -> list[tuple[int, int]]:
        """The places of fields of one kind, each with the place of a field of another."""
        one, two = self.kinds[kind], self.kinds[other]
        return [(two.fields.index(theirs), one.fields.index(own)) for theirs, own in same.items()]

    def circle(self, opener: int, turns: list[int], times: int = 1) -> None:
        """Let a round end where the turn has come around so often: no event says so. `opener` names the first seat,
        `turns` are the kinds by which a seat takes its turn; all of them name it in the field `seat`."""
        self.opener = opener
        self.circles = times
        self.rounds.append(opener)
        self.turns = {kind: self.kinds[kind].fields.index("seat") for kind in [opener, *turns]}

    def count(self, name: str, kind: int, amount: str = "", seat: str = "seat", **where: int) -> None:
        """Count something in every round: `count("glory", GAINED, "amount", resource=GLORY)`."""
        one = self.kinds[kind]
        wanted = [(one.fields.index(field), number) for field, number in where.items()]
        place = one.fields.index(amount) if amount else -1
        self.counts.append(Count(name, kind, one.fields.index(seat), place, wanted))


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
