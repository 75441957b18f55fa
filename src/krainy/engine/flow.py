"""Flow: the steps that the rules still have to do, and the decisions at which they wait for a seat.

Steps are tiny and never change once made, so clones share them. `then` puts what follows in reading order and must
be the last line of `run` and `take`: code after it would run before the steps it pushed.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .errors import DeadEnd
from .vocabulary import Block, Reason, Thing

if TYPE_CHECKING:
    from .state import State

G = TypeVar("G", bound="State")

NOTHING: Final[list[int]] = []  # the menu of a seat that is not asked; never changed
NO_ROWS: Final[list[list[int]]] = []  # likewise; a state begins with these and a clone throws no empty lists away


def replaced(row: list[int], place: int, value: int) -> list[int]:
    """A list with one item changed, for lists that are replaced and never changed, so that clones share them."""
    made = row.copy()
    made[place] = value
    return made


def replaced_row(rows: list[list[int]], place: int, row: list[int]) -> list[list[int]]:
    """The same for a list of lists."""
    made = rows.copy()
    made[place] = row
    return made


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """Something the rules do by themselves."""

    def run(self, g: G) -> None:
        """Do it, and push what follows with `g.then`."""
        raise NotImplementedError

    def enter(self, g: G) -> bool:
        """Called by the kernel when this step is on top of the flow; true when the game now waits for a seat."""
        g.flow.pop()
        self.run(g)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[G]):
    """A step that waits for one seat's choice. All that there is to say of it stands in its class: what it is called,
    which rule it carries, what it asks about, what is legal, what happens then, and why anything else is not legal."""

    name: ClassVar[str] = ""
    """What texts (`prompt-<name>`), views and records call it; the class may be renamed, this may not. A class that is
    never asked itself, because others are made from it, has none."""
    rule: ClassVar[str] = ""
    """The rule that it carries; the answer to `why` unless there is a better one."""
    answers: ClassVar[tuple[Block, ...]] = ()
    """The actions of which it says itself why not, beside those of which it offers at least one."""
    may_offer: ClassVar[tuple[Block, ...]] = ()
    """Further actions that it offers at times; why not at others, `Game.moment` says."""
    secret: ClassVar[bool] = False
    """Others cannot know the options, so play never skips it even when forced; search may."""
    lapses: ClassVar[bool] = False
    """Without a legal action the decision is skipped by the rules instead of being a mistake in them."""
    cancellable: ClassVar[bool] = False
    """Whether some action may only leave what the seat has just begun, see `cancels`."""
    rule_wait: ClassVar[str] = ""
    """The rule that refuses a seat which is not asked; empty for that of the game."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def actions(self, g: G, seat: int) -> list[int]:
        """Every legal choice, sorted."""
        raise NotImplementedError

    def take(self, g: G, seat: int, action: int) -> None:
        """Do what the seat chose, and push what follows; the decision itself is already off the flow."""
        raise NotImplementedError

    def about(self, g: G) -> dict[str, Thing]:
        """What it asks about, for its prompt and for the board, under names that the game declares in `Game.subjects`.
        Everybody reads prompts: tell only what all know."""
        return {}

    def why(self, g: G, seat: int, action: int) -> Reason:
        """Why this action is not legal, told from what the seat may know. Asked only of actions that belong here."""
        return Reason(self.rule)

    def completed(self, g: G, seat: int, block: Block, numbers: list[int]) -> int:
        """The action of this name that a person most likely means who has pointed at some of its things so far; -1
        stands for what is still open, and for not knowing. Asked only for actions that are not possible: the one that
        is nearest to being possible tells the true reason."""
        return -1

    def explain(self, g: G, seat: int, action: int) -> Reason:
        """Called by the kernel with an action that is not legal: what did the seat want? Something that belongs here is
        answered by this decision; anything else by the moment to which it belongs."""
        block = g.game.vocabulary.block_of(action)
        if not block.rule or block in self.answers or g.offers(seat, block):
            return self.why(g, seat, action)
        return g.game.moment(g, seat, action)

    def concerns(self, g: G, seat: int, block: Block) -> bool:
        """Whether actions of this name belong to this decision, possible now or not; those of another moment do not."""
        named = block in self.answers or block in self.may_offer
        return named or not block.rule or block.rule == self.rule or g.offers(seat, block)

    def usual(self, g: G, seat: int) -> int:
        """The legal action that nearly everybody takes here, or -1. A page may take it unasked, or put it forward where
        moves are confirmed, unless its person wants to be asked; told from what the seat may know."""
        return -1

    def shown(self, g: G, seat: int) -> int:
        """The seats that `seat` sees being asked; those who owe it unless that would tell a secret."""
        return g.owing

    def lapse(self, g: G) -> None:
        """What happens instead when the decision lapses."""

    def cancels(self, g: G, action: int) -> bool:
        """Whether this legal action only leaves what the seat has just begun: a table takes the beginning back instead.
        Asked only where `cancellable`."""
        return False

    def enter(self, g: G) -> bool:
        seat = self.seat
        if not g.alive >> seat & 1:
            g.flow.pop()
            return False
        actions = self.actions(g, seat)
        if not actions:
            if not self.lapses:
                raise DeadEnd(f"{self.name} offers seat {seat} nothing")
            g.flow.pop()
            self.lapse(g)
            return False
        menu = [NOTHING] * g.seats
        menu[seat] = actions
        g.ask(self, 1 << seat, menu)
        return True

    def choose(self, g: G, seat: int, action: int) -> None:
        """Called by the kernel with a legal action."""
        g.flow.pop()
        self.take(g, seat, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Joint(Decision[G]):
    """A decision that several seats owe at once, in secret: what they choose lies sealed until `reveal` does it.

    The kernel keeps what is sealed (`State.sealed`), shows a seat only its own and draws the others' anew when a seat
    imagines. The order in which the choices arrive never matters.
    """

    secret: ClassVar[bool] = True
    owed: ClassVar[int] = 1
    """How many actions every seat seals."""

    def __init__(self) -> None:
        super().__init__(-1)

    def asks(self, g: G) -> int:
        """The seats that choose, as a bit mask; it must not change while they do."""
        return g.alive

    def actors(self, g: G) -> int:
        """The seats that have not finished choosing, as a bit mask."""
        owing = self.asks(g) & g.alive
        for seat in range(g.seats):
            if len(g.sealed[seat]) >= self.owed:
                owing &= ~(1 << seat)
        return owing

    def reveal(self, g: G, chosen: list[list[int]]) -> None:
        """All have chosen (by seat, in the order of choosing): do it, and push what follows."""
        raise NotImplementedError

    def take(self, g: G, seat: int, action: int) -> None:
        # Rows are replaced, never changed: clones share them.
        rows = g.sealed.copy()
        rows[seat] = [*rows[seat], action]
        g.sealed = rows

    def enter(self, g: G) -> bool:
        owing = self.actors(g)
        if owing == 0:
            g.flow.pop()
            g.learned()
            chosen = g.sealed
            g.sealed = [NOTHING] * g.seats
            self.reveal(g, chosen)
            return False
        menu = [NOTHING] * g.seats
        for seat in range(g.seats):
            if owing >> seat & 1:
                menu[seat] = self.actions(g, seat)
                if not menu[seat]:
                    raise DeadEnd(f"{self.name} offers seat {seat} nothing")
        g.ask(self, owing, menu)
        return True

    def choose(self, g: G, seat: int, action: int) -> None:
        self.take(g, seat, action)


AnyStep = Step[Any]
AnyDecision = Decision[Any]
