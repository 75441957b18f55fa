"""A state: everything true about one game in progress, as small ints and flat lists, and the interface to play it.

>>> import krainy
>>> g = krainy.load("eko").new(seats=2, seed=7)
>>> g.actors()
[0]
>>> action = g.actions(0)[0]
>>> g.game.vocabulary.decode(action)
('pass',)
>>> h = g.clone()
>>> h.apply(0, action)
>>> h.ply, g.ply
(1, 0)
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .chance import draw, schedule, shuffle, shuffle_row
from .errors import DeadEnd, IllegalAction
from .flow import NO_ROWS, NOTHING, AnyDecision, AnyStep
from .given import Given
from .vocabulary import Block, Event, Reason, Thing
from .witness import Witness

if TYPE_CHECKING:
    from .game import AnyGame
    from .observation import Observation

ENDLESS: Final = 100_000  # steps in a row without a decision
EVERYBODY: Final = -1  # the mask of all seats and of those who only watch
NO_VIEW: Final[dict[str, object]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game in progress. A game adds its own fields and says in `clone` how they are copied."""

    game: "AnyGame"

    def __init__(self) -> None:
        self.seats = 0
        self.alive = 0
        """The seats still in the game, as a bit mask; a seat that is out is asked nothing."""
        self.ply = 0
        """How many actions have been taken."""
        self.horizon = 0
        """Undo may go back to this ply: since then nobody has learned anything and nobody else was asked."""
        self.decided = False
        """The winners are known; some games still let the winner write history."""
        self.over = False
        self.winners = 0
        """The seats that have won, as a bit mask; several may share a win, or nobody wins."""
        self.unfinished = False
        """The game stopped without a result: nobody can ever act again, or whoever ran it set a limit."""
        self.end_rule = ""
        """The rule by which the game ended."""
        self.flow: list[AnyStep] = []
        self.asked: AnyDecision | None = None
        self.owing = 0
        """The seats that owe the decision asked, as a bit mask."""
        self.menu = NO_ROWS
        """The legal actions of every seat; replaced at each decision, never changed."""
        self.sealed = NO_ROWS
        """What every seat has chosen in a `Joint` that others still owe, as the rules number actions; replaced, never
        changed. Everybody else asks `chosen`."""
        self.expansions = 0
        """The expansions in play, see `additions`; as a bit mask."""
        self.seed = 0
        self.rounds = vec[i64]()
        """The round keys of the seed, see `chance`."""
        self.drawn = 0
        self.news = 0
        """The seats that learned something by the last action, as a mask; watchers are -1."""
        self.told: list[Event] | None = None
        self.viewers: list[int] = NOTHING
        """The seats to which events are shown one after another."""
        self.moments: list[dict[int, dict[str, object]]] = []
        """With each event told, what those of them who hear it see at that moment."""
        self.earlier: dict[str, object] = NO_VIEW
        """A view of before, see `views`."""
        self.fixed_chance: Given | None = None
        """Chance that a scenario or a lesson has laid down; clones do not inherit it."""
        self.witness: Witness | None = None
        """Whoever notes when a seat first learns something, for foresight; clones do not inherit it."""

    # -- playing -----------------------------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        """The seats that owe a decision now."""
        return [seat for seat in range(self.seats) if self.owing >> seat & 1]

    def actions(self, seat: int) -> list[int]:
        """Every legal action of a seat, sorted; empty for a seat that owes nothing."""
        return self.menu[seat].copy() if 0 <= seat < self.seats else []

    def worth_considering(self, seat: int) -> list[int]:
        """The legal actions but for one that only leaves what the seat has just begun: a bot means what it begins."""
        menu = self.menu[seat]
        asked = self.asked
        if asked is None or not asked.cancellable or len(menu) == 1:
            return menu
        places = self.game.vocabulary.actions
        return [action for action in menu if not asked.cancels(self, places[action] if places else action)]

    def cancels(self, action: int) -> bool:
        """Whether a legal action only leaves what the seat has just begun."""
        asked = self.asked
        return asked is not None and asked.cancels(self, self.game.vocabulary.action(action))

    def legal(self, seat: int, action: int) -> bool:
        """Whether the seat may take this action now."""
        if not 0 <= seat < self.seats:
            return False
        actions = self.menu[seat]
        low, high = 0, len(actions)  # compiled, this is faster than a call of bisect
        while low < high:
            middle = (low + high) // 2
            if actions[middle] < action:
                low = middle + 1
            else:
                high = middle
        return low < len(actions) and actions[low] == action

    def apply(self, seat: int, action: int) -> None:
        """Take a legal action; anything else is refused with the rule that forbids it, and changes nothing."""
        if not self.legal(seat, action):
            raise IllegalAction(seat, action, self.why(seat, action))
        self.do(seat, action)

    def do(self, seat: int, action: int) -> None:
        """Take an action known to be legal (for searches; everyone else uses `apply`)."""
        decision = self.asked
        assert decision is not None
        before = self.owing
        self.ply += 1
        self.news = 0
        places = self.game.vocabulary.actions
        decision.choose(self, seat, places[action] if places else action)
        self.settle()
        if self.news != 0 or self.owing != before:
            self.horizon = self.ply

    def why(self, seat: int, action: int) -> str:
        """The id of the rule that forbids this action, or an empty string if it is legal."""
        return self.reason(seat, action).rule

    def reason(self, seat: int, action: int) -> Reason:
        """The rule that forbids this action, and what it speaks of; its rule is empty if the action is legal."""
        if self.legal(seat, action):
            return Reason("")
        if self.over:
            return Reason(self.end_rule)
        if not 0 <= action < len(self.game.vocabulary):
            return Reason(self.game.rule_unknown)
        decision = self.asked
        assert decision is not None
        if not 0 <= seat < self.seats or not self.owing >> seat & 1:
            return Reason(decision.rule_wait or self.game.rule_wait)
        return decision.explain(self, seat, self.game.vocabulary.action(action))

    def asked_name(self) -> str:
        """What the decision now asked is called; empty after the end."""
        return "" if self.asked is None else self.asked.name

    def about(self) -> dict[str, Thing]:
        """What the decision now asked is about; everybody may know it."""
        return {} if self.asked is None else self.asked.about(self)

    def usual(self, seat: int) -> int:
        """What nearly everybody would choose where this seat is asked now, or -1; see `Decision.usual`."""
        if seat < 0:
            return -1
        action = -1 if self.asked is None or not self.owing >> seat & 1 else self.asked.usual(self, seat)
        return action if action < 0 else self.game.vocabulary.number_of(action)

    def offers(self, seat: int, block: Block) -> bool:
        """Whether a seat may take some action of this name now."""
        for action in self.actions(seat):
            if self.game.vocabulary.find(action) is block:
                return True
        return False

    def chosen(self, seat: int) -> list[int]:
        """What a seat has sealed so far, as everybody outside the rules numbers actions."""
        words = self.game.vocabulary
        return [words.number_of(action) for action in self.sealed[seat]] if words.numbers else self.sealed[seat].copy()

    def scores(self) -> list[int]:
        """The points of every seat, for those games that count points."""
        return self.game.scores(self)

    # -- copying and imagining ---------------------------------------------------------------------------------------

    def clone(self) -> "State":
        """An equal and independent copy to which nobody listens."""
        raise NotImplementedError

    def inherit(self, other: "State") -> None:
        """Take over the kernel's part of another state; called by `clone`."""
        self.game = other.game
        self.seats = other.seats
        self.alive = other.alive
        self.ply = other.ply
        self.horizon = other.horizon
        self.decided = other.decided
        self.over = other.over
        self.winners = other.winners
        self.unfinished = other.unfinished
        self.end_rule = other.end_rule
        self.flow.extend(other.flow)
        self.asked = other.asked
        self.owing = other.owing
        self.menu = other.menu
        self.sealed = other.sealed
        self.expansions = other.expansions
        self.seed = other.seed
        self.rounds = other.rounds
        self.drawn = other.drawn
        self.news = other.news

    def view(self, seat: int) -> dict[str, object]:
        """All that a seat may know, as plain data; seat -1 is somebody who only watches."""
        seen: dict[str, object] = {
            "seat": seat,
            "ply": self.ply,
            "over": self.over,
            "unfinished": self.unfinished,
            "winners": [s for s in range(self.seats) if self.winners >> s & 1],
            "asked": self.asked_name(),
            "actors": [s for s in range(self.seats) if self.shown(seat) >> s & 1],
            "sealed": self.chosen(seat) if seat >= 0 else [],
        }
        seen.update(self.sight(seat))
        return seen

    def views(self, seats: list[int], earlier: dict[str, object] = NO_VIEW) -> dict[int, dict[str, object]]:
        """The views of several seats. What is the same for everybody is made once, and is one object in all of them;
        what is as it was in an earlier view is the object that was there. So whoever compares views sees at once what
        is the same."""
        if not seats:
            return {}
        watched = self.view(seats[0] if len(seats) == 1 else -1)
        for name, part in earlier.items():
            if name in watched and watched[name] == part:
                watched[name] = part
        if len(seats) == 1:
            return {seats[0]: watched}
        return {seat: watched if seat < 0 else self.view_beside(watched, seat) for seat in seats}

    def view_beside(self, watched: dict[str, object], seat: int) -> dict[str, object]:
        """The view of a seat, made from that of somebody who only watches: whatever should be forgotten here would
        rather be missing than be told to the wrong one."""
        personal = self.game.personal(self, seat)
        if personal is None:
            return self.view(seat)
        seen = watched.copy()
        seen["seat"] = seat
        seen["actors"] = [s for s in range(self.seats) if self.shown(seat) >> s & 1]
        seen["sealed"] = self.chosen(seat)
        seen.update(personal)
        return seen

    def shown(self, seat: int) -> int:
        """The seats that `seat` sees being asked, as a bit mask."""
        return 0 if self.asked is None else self.asked.shown(self, seat)

    def sight(self, seat: int) -> Mapping[str, object]:
        """The game's part of a view: only what this seat may know."""
        return self.game.sight(self, seat)

    def observe(self, o: "Observation") -> None:
        """Put what the observing seat sees into numbers, part by part, always the same parts of the same sizes."""
        self.game.observe(self, o)

    def determinize(self, seat: int, seed: int, sealed: bool = True) -> "State":
        """A random complete state that the seat cannot tell from this one, its future chance included.

        Without `sealed` the others have still to choose what they have sealed: a search lets them choose well.
        """
        world = self.clone()
        world.rekey(seed)
        world.resample(seat)
        if sealed:
            world.reseal(seat)
        else:
            world.unseal(seat)
        world.ask_again()
        return world

    def respell(self, told: dict[str, object]) -> None:
        """Fields that the state once had, and that are part of a record now, are told under their old names: so the
        fingerprints of old games stay true. `told` has every field as it is; nothing may get lost."""

    def resample(self, seat: int) -> None:
        """Draw anew everything that is hidden from the seat; nothing in a game without secrets."""
        self.game.resample(self, seat)

    def reseal(self, seat: int) -> None:
        """Draw anew what the others have sealed, among all that they could have."""
        joint = self.asked
        rows = self.sealed
        if joint is None or not any(rows):
            return
        self.sealed = [row if other == seat else NOTHING for other, row in enumerate(rows)]
        for other in range(self.seats):
            if other != seat:
                for _ in range(len(rows[other])):
                    actions = joint.actions(self, other)
                    joint.take(self, other, actions[self.below(len(actions))])

    def unseal(self, seat: int) -> None:
        """Take back what the others have sealed; they will be asked again."""
        self.sealed = [row if other == seat else NOTHING for other, row in enumerate(self.sealed)]

    def rekey(self, seed: int) -> None:
        """Give the state another future."""
        self.seed = seed
        self.rounds = schedule(seed)
        self.drawn = 0

    # -- what the rules call -----------------------------------------------------------------------------------------

    def then(self, steps: list[AnyStep]) -> None:
        """Do these steps next, in reading order, before what was already waiting. The last line of a step."""
        for place in range(len(steps) - 1, -1, -1):  # compiled, this is faster than a slice
            self.flow.append(steps[place])

    def unwind(self, kind: type[AnyStep]) -> None:
        """Drop everything that waits above the nearest step of this kind: what it was part of ends at once."""
        while self.flow and not isinstance(self.flow[-1], kind):
            self.flow.pop()
        if not self.flow:
            raise DeadEnd(f"no {kind.__name__} waits to be unwound to")

    def ask(self, decision: AnyDecision, owing: int, menu: list[list[int]]) -> None:
        """Wait for these seats; called by the decision itself."""
        self.asked = decision
        self.owing = owing
        words = self.game.vocabulary
        self.menu = [words.numbered(row) for row in menu] if words.numbers else menu

    def settle(self) -> None:
        """Run the steps to the next decision, or to the end of the game."""
        for _ in range(ENDLESS):
            if self.over:
                self.close()
                return
            if not self.flow:
                raise DeadEnd("the game is not over, yet no step is left to do")
            if self.flow[-1].enter(self):
                return
        raise DeadEnd("the rules go round in circles without asking anybody")

    def close(self) -> None:
        """Nothing is left to do and nobody is asked."""
        self.flow = []
        self.asked = None
        self.owing = 0
        self.menu = [NOTHING] * self.seats

    def ask_again(self) -> None:
        """List the actions of the present decision anew, after something hidden has been changed."""
        if not self.over and not self.flow[-1].enter(self):
            raise DeadEnd("an imagined game asks nobody: who is asked hangs on something hidden")

    def win(self, winners: int, rule: str) -> None:
        """The game is over by this rule, and these seats (a mask, may be 0) have won."""
        self.winners = winners
        self.end_rule = rule
        self.decided = True
        self.over = True

    def stall(self, rule: str) -> None:
        """The game cannot go on and the rules name no result: it stays unfinished, which is not a draw."""
        self.end_rule = rule
        self.unfinished = True
        self.over = True

    def below(self, n: int, lot: str = "") -> int:
        """A random number from 0 to n - 1 that nobody has seen yet."""
        self.drawn += 1
        if self.fixed_chance is not None:
            place = self.fixed_chance.place(self, lot, list(range(n)))
            if place >= 0:
                return place
        return draw(self.rounds, self.drawn) % n  # 60 bits: the bias is below n / 2**60

    def pick(self, items: list[int], lot: str = "") -> int:
        """One of these at random; nobody has seen it yet."""
        self.drawn += 1
        if self.fixed_chance is not None:
            place = self.fixed_chance.place(self, lot, items)
            if place >= 0:
                return items[place]
        return items[draw(self.rounds, self.drawn) % len(items)]

    def roll(self, n: int, lot: str = "") -> int:
        """A random number from 0 to n - 1 that all see at once."""
        self.learned()
        return self.below(n, lot)

    def shuffle(self, items: list[int], lot: str = "", last: bool = False) -> None:
        """Put a list in random order; unseen, so it can be undone. Given chance lays what is dealt first to the front,
        or to the end if it is dealt from there (`last`)."""
        self.drawn = shuffle(items, self.rounds, self.drawn)
        if self.fixed_chance is not None:
            self.fixed_chance.lay(self, lot, items, items, last)

    def shuffle_row(self, row: vec[i64]) -> None:
        """The same for a packed row."""
        self.drawn = shuffle_row(row, self.rounds, self.drawn)

    def learned(self, seats: int = EVERYBODY, knowing: int = 0) -> None:
        """These seats have just learned something: undo cannot go behind this action. To those of them who are also in
        the mask `knowing` it was no news, which helps only foresight. Called before anything is told of it."""
        self.news |= seats
        if self.witness is not None:
            self.witness.notice(self, seats & ~knowing)

    def tell(self, kind: int, a: int = -1, b: int = -1, c: int = -1, d: int = -1, e: int = -1, f: int = -1) -> None:
        """Something happened that all may hear of. Costs nothing when nobody listens."""
        if self.told is not None:
            self.whisper(EVERYBODY, kind, a, b, c, d, e, f)

    def whisper(
        self, to: int, kind: int, a: int = -1, b: int = -1, c: int = -1, d: int = -1, e: int = -1, f: int = -1
    ) -> None:
        """Something happened that only the seats of the mask `to` may hear of."""
        if self.told is not None:
            fields = len(self.game.events.kinds[kind].fields)
            event = Event(to, kind, [a, b, c, d, e, f][:fields])
            self.told.append(event)
            if self.viewers:
                self.moments.append(self.seen_by([seat for seat in self.viewers if event.heard_by(seat)]))

    # -- listening ---------------------------------------------------------------------------------------------------

    def listen(self, viewers: list[int] = NOTHING, earlier: dict[str, object] = NO_VIEW) -> None:
        """From now on keep the events, and what these seats see at each event that they hear (-1 is somebody who only
        watches), made beside an earlier view; clones do not inherit this."""
        self.told = []
        self.moments = []
        self.viewers = viewers
        self.earlier = earlier

    def seen_by(self, seats: list[int]) -> dict[int, dict[str, object]]:
        """What these seats see in the middle of a rule, when nobody is asked anything. A copy of the state would not
        do: rules copy what clones share before they change it, but not again after they have told of it."""
        asked, owing = self.asked, self.owing
        self.asked, self.owing = None, 0
        seen = self.views(seats, self.earlier)
        if seats:
            self.earlier = seen[seats[0]]
        self.asked, self.owing = asked, owing
        return seen

    def heard(self, seat: int) -> list[Event]:
        """The events kept so far that a seat may hear; seat -1 hears what all may hear."""
        if self.told is None:
            return []
        return [event for event in self.told if event.heard_by(seat)]

    def forget(self) -> None:
        """Drop the events kept so far and go on listening."""
        if self.told is not None:
            self.listen(self.viewers)
