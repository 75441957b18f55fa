"""A game: its name, seats, options and words, and how one is started."""

import math
import secrets
from collections.abc import Mapping
from typing import Any, Final, Generic, cast

from mypy_extensions import mypyc_attr

from .achievement import Achievement
from .aid import AidPart
from .catalogue import Catalogue
from .chance import SEED_BITS
from .errors import BadInput
from .flow import NOTHING, G
from .given import Given
from .goal import Goal
from .legacy import Legacy, Note, Save
from .observation import Observation
from .prospect import Prospect
from .state import State
from .tip import Tip
from .vocabulary import Block, Domain, Events, Reason, Vocabulary

EXPANSIONS: Final = "expansions"
"""The option that chooses which cards of later additions are in play; there is none in a game without additions."""


OWN: Final = "own"
"""Among the choices of a text: one that a person writes."""


class Option:
    """A choice made before the game: one of `choices`, several of them, a number, a text, or a world that another game
    has left (kind 'world': a text as well, which nobody at the table is shown). The choices of a text are those that a
    form offers; any other text may be written where `OWN` is one of them."""

    def __init__(
        self,
        name: str,
        kind: str,
        default: object,
        choices: list[str] | None = None,
        low: int = 0,
        high: int = 0,
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.default: Final = default
        self.choices: Final = choices or []
        self.low: Final = low
        self.high: Final = high

    def check(self, value: object) -> object:
        """The value if it is allowed; otherwise an error that says what is."""
        if self.kind == "several":
            if isinstance(value, str):
                value = [v for v in value.replace(",", " ").split() if v]
            if not isinstance(value, (list, tuple)):
                raise BadInput(f"{self.name}: give a list of {', '.join(self.choices)}")
            for item in value:
                if item not in self.choices:
                    raise BadInput(f"{self.name}: there is no '{item}'; there are: {', '.join(self.choices)}")
            return [choice for choice in self.choices if choice in value]
        if self.kind == "number":
            if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
                raise BadInput(f"{self.name}: {value!r} is not a number from {self.low} to {self.high}")
            return value
        if self.kind == "choice":
            if value not in self.choices:
                raise BadInput(f"{self.name}: there is no {value!r}; there are: {', '.join(self.choices)}")
            return value
        if not isinstance(value, str):
            raise BadInput(f"{self.name}: {value!r} is not a text")
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[G]):
    """One of the games, played in states of one kind. Subclasses fill in the fields and `begin`."""

    def __init__(self, name: str, version: int, seats: list[int], vocabulary: Vocabulary, events: Events) -> None:
        self.name: Final = name
        self.version: Final = version
        """The rules version: records of another version are refused, not guessed at."""
        self.seats: Final = seats
        """The seat counts it can be played with."""
        self.vocabulary: Final = vocabulary
        vocabulary.number()
        self.events: Final = events
        self.options: list[Option] = []
        self.subjects: dict[str, list[Domain]] = {}
        """The names under which decisions tell what they are about (`Decision.about`), and of which kinds each can be:
        the variables that every prompt of the game has."""
        self.clicks: dict[str, Block] = {}
        """By the kind of a place, the actions that a click there means first, of several that it could mean."""
        self.rule_wait = "krainy.wait"
        """The rule that refuses a seat which is not asked, unless the decision names one of its own."""
        self.expansions: list[str] = []
        """What the option `expansions` offers, in the order of the bits of `State.expansions`."""
        self.secrets = False
        """Whether seats know different things, so that several people cannot look at one screen together."""
        self.rule_unknown = "krainy.unknown"
        """The answer to a number that is no action of the game."""
        self.notices = ["points"]
        """The names of the features of a position, see `features`."""
        self.lots: list[str] = []
        """What chance decides, by the names under which it can be given, see `Given`."""
        self.usual: dict[int, int] = {}
        """By the number of seats, how many actions a game usually takes; where it is known, bots hurry after it."""
        self.renamed: list[str] = []
        """The kinds of things that may be called otherwise later in a game; the names of all others stay."""
        self.verdicts: list[int] = []
        """The kinds of events that settle something which chance may decide, such as a battle: foresight tells their
        odds."""
        self.tips: list[Tip] = []
        """What a coach says to newcomers, what matters most first."""
        self.achievements: list[Achievement] = []
        """What somebody may be proud of after a finished game."""
        self.standing: dict[str, list[str]] = {}
        """Questions that a person may answer with no once for all, each with the decisions that ask it. They must be
        asked by what all can see, so that the answer tells nothing of what is hidden; see `declines`."""
        self.declines = -1
        """The action that says no to every standing question."""
        self.first_seats = seats[0]
        """With how many seats somebody plays who wants to begin at once, in the first one, against bots."""
        self.first_options: dict[str, object] = {}
        """The options of such a game that are not the usual ones: nobody is asked how to set it up."""
        self.weights: dict[int, list[float]] = {}
        """By the number of seats, what every feature counts for; see `chances`."""

    def new(self, seats: int = 0, seed: int | None = None, **options: object) -> State:
        """Start a game: `krainy.load("eko").new(seats=3, seed=7, modules=["portals"])`."""
        return self.start(seats, seed, options)

    def start(self, seats: int, seed: int | None, options: dict[str, object], given: Given | None = None) -> State:
        """The same, perhaps with chance that is given."""
        chosen = self.check(options)
        count = seats or self.seats[0]
        if count not in self.seats:
            allowed = ", ".join(str(n) for n in self.seats)
            raise BadInput(f"{self.name} is played with {allowed} seats, not {count}")
        self.check_together(count, chosen)
        if seed is None:
            seed = secrets.randbits(SEED_BITS)
        if not 0 <= seed < 1 << SEED_BITS:
            raise BadInput(f"a seed is a number from 0 to 2**{SEED_BITS} - 1, not {seed}")
        g = self.blank()
        g.game = self
        g.seats = count
        g.alive = (1 << count) - 1
        g.sealed = [NOTHING] * count
        g.rekey(seed)
        g.fixed_chance = given
        g.listen()
        g.expansions = self.expansions_in(chosen)
        self.begin(g, chosen)
        g.settle()
        return g

    def check(self, options: dict[str, object]) -> dict[str, object]:
        """All options with their values; an unknown name or value is an error that says what is allowed."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadInput(f"{self.name} has no option '{name}'; it has: {', '.join(known) or 'none'}")
        return {
            name: option.check(options[name]) if name in options else option.default for name, option in known.items()
        }

    def check_together(self, seats: int, options: dict[str, Any]) -> None:
        """Refuse options, each of them allowed, that do not go together or not with so many seats: a `Conflict`."""

    def matters(self, option: str, seats: int, options: dict[str, Any]) -> bool:
        """Whether an option changes anything with these; a form asks only for those that do."""
        return True

    def expansions_in(self, options: dict[str, object]) -> int:
        """The expansions that are chosen, as a bit mask; none in a game whose data have none."""
        chosen = options.get(EXPANSIONS)
        return mask_of(self.expansions, chosen) if isinstance(chosen, list) else 0

    def standing_question(self, decision: str) -> str:
        """The standing question that a decision asks; empty if it has to be answered each time."""
        return next((question for question, asked in self.standing.items() if decision in asked), "")

    def blank(self) -> G:
        """An empty state of this game."""
        raise NotImplementedError

    def begin(self, g: G, options: dict[str, object]) -> None:
        """Set the game up and push its first steps."""
        raise NotImplementedError

    # -- in words: what a person reads and writes ----------------------------------------------------------------------

    def label(self, g: G, domain: str, index: int) -> str:
        """What a person calls this thing on the table: 'F4' for a space, 'tower' for a building."""
        return str(index)

    def find(self, g: G, domain: str, text: str) -> int:
        """The number of the thing that a person calls so; an unknown name is an error that says so."""
        raise NotImplementedError

    def lot(self, g: G, lot: str, item: int) -> str:
        """What a person calls one of the things that chance may choose here: the face of a die, a card of a deck."""
        return str(item)

    def phrase(self, g: G, action: int) -> str:
        """An action in one line of plain words: 'move F4 F5'."""
        block = self.vocabulary.find(action)
        labels = [self.label(g, d.name, a) for d, a in zip(block.domains, self.vocabulary.arguments(action))]
        return " ".join([block.name, *[label for label in labels if label]])

    def parse(self, g: G, text: str) -> int:
        """The action that a line of plain words names; what is left out at the end counts as the first of its kind."""
        parts = text.split()
        if not parts:
            raise BadInput("an action needs a name")
        block = self.vocabulary.named(parts[0])
        if len(parts) - 1 > len(block.domains):
            raise BadInput(f"'{text}': '{block.name}' takes at most {len(block.domains)} words")
        args = [self.find(g, domain.name, part) for domain, part in zip(block.domains, parts[1:])]
        return self.vocabulary.encode(block, args + [0] * (len(block.domains) - len(args)))

    def moment(self, g: G, seat: int, action: int) -> Reason:
        """Why not, for an action that does not belong to the decision now asked: the rule that says when it can be
        taken. That is the rule of its block, unless the game knows more."""
        return Reason(self.vocabulary.block_of(action).rule)

    def position(self, g: G) -> Mapping[str, object]:
        """The complete position as plain data in the game's words."""
        raise NotImplementedError

    def details(self, g: G) -> dict[str, object]:
        """In words what the position tells in numbers: further paths for scenarios."""
        return {}

    def scores(self, g: G) -> list[int]:
        """The points of every seat; none in a game that counts none."""
        return [0] * g.seats

    def holdings(self, g: G, seat: int) -> dict[str, int]:
        """What a seat has, in numbers by name (`holding-<name>` in the texts): what its actions cost and bring. Always
        the same names, nothing that the seat may not know; asked also in the midst of an action."""
        return {}

    def dear(self, before: dict[str, int], after: dict[str, int]) -> list[str]:
        """Of the holdings of a seat, before and after an action, those whose loss nobody wants unawares."""
        return []

    def goals(self, g: G, seat: int) -> list[Goal]:
        """How a seat can win now and how near it is, what matters most first; then who else is near. Only from what the
        seat may know; -1 is somebody who only watches. Nothing once the game is decided."""
        return []

    def prospect(self, g: G, seat: int, action: int) -> Prospect | None:
        """What a legal action would lead to if its seat went on in the plainest way; None where there is nothing to
        say. It gets a world of its own that the seat cannot tell from the real one, and may play on in it."""
        return None

    def sight(self, g: G, seat: int) -> Mapping[str, object]:
        """The position as far as a seat may know it (-1: somebody who only watches); without secrets all of it."""
        return self.position(g)

    def personal(self, g: G, seat: int) -> Mapping[str, object] | None:
        """Of `sight`, all that is not the same for everybody who looks; a game that does not know says nothing."""
        return None

    def resample(self, g: G, seat: int) -> None:
        """Draw anew everything that is hidden from the seat; nothing in a game without secrets."""

    def observe(self, g: G, o: Observation) -> None:
        """Put what the observing seat sees into numbers, part by part, always the same parts of the same sizes."""
        raise NotImplementedError

    def ground(self, g: G) -> Mapping[str, object]:
        """What a page needs to draw the board and never changes during a game, as plain data."""
        return {}

    def catalogue(self) -> Catalogue:
        """The components of the game, for people who want to look through them."""
        return Catalogue([], [])

    def aid(self) -> list[AidPart]:
        """The player aid: what one wants to have before one while playing, part by part."""
        return []

    def arrange(self, scene: dict[str, object], given: Given | None = None) -> State:
        """The position that plain data in the game's words describe, ready to be played on."""
        g = self.blank()
        g.game = self
        g.rekey(0)
        g.fixed_chance = given
        g.listen()
        if self.expansions:
            g.expansions = self.expansions_in(scene)
            scene = {name: part for name, part in scene.items() if name != EXPANSIONS}
        self.place(g, scene)
        fault = self.impossible(g)
        if fault:
            raise BadInput(fault)
        g.sealed = [NOTHING] * g.seats
        g.settle()
        return g

    def place(self, g: G, scene: dict[str, object]) -> None:
        """Set a blank state up as the scene says and push its next steps."""
        raise NotImplementedError

    def impossible(self, g: G) -> str:
        """Why no game can come to a position that was just set up, in one line; nothing if one could."""
        return ""

    def broken(self, before: G | None, after: G) -> list[str]:
        """The invariants that a position breaks, a line each; given the position one action before,
        also those that speak of change. For proofs, not for play."""
        return []

    def traits(self, g: G, seat: int) -> dict[str, str]:
        """What makes a seat unlike the others, as labels by domain: its colour, its faction; for statistics."""
        return {"seat": self.label(g, "seat", seat)}

    # -- a world that outlives the game --------------------------------------------------------------------------------

    def world_option(self) -> str:
        """The name of the option that takes a world, or nothing where games leave none."""
        for option in self.options:
            if option.kind == "world":
                return option.name
        return ""

    def legacy(self, decided: G, g: G) -> Legacy | None:
        """What a finished game leaves to the next one, or nothing; `decided` is the position when its winner was known,
        or the last one before that if nobody was asked anything more."""
        return None

    def survey(self, world: str) -> list[Note]:
        """What everybody may know of a world before the next game; a text that is no world is an error."""
        raise BadInput(f"{self.name} leaves no world behind")

    def write_save(self, save: Save) -> str:
        """A world as the text by which groups carry it to another program."""
        raise BadInput(f"{self.name} leaves no world behind")

    def read_save(self, text: str) -> Save:
        """The world in such a text; any other is an error that says what is wrong."""
        raise BadInput(f"{self.name} leaves no world behind")

    # -- what a bot should notice ------------------------------------------------------------------------------------

    def features(self, g: G) -> list[list[float]]:
        """What a bot should notice in a position, a row of numbers for every seat, then for whoever can win without
        one; honest about hidden things."""
        return [[float(points)] for points in g.scores()]

    def aspects(self, g: G) -> list[str]:
        """By feature, the aspect of this position that it belongs to, for people (`aspect-<name>` in the texts); empty
        for what nobody is told of."""
        return [""] * len(self.notices)

    def chances(self, g: G) -> list[float]:
        """How likely each seat is to win; of a game without weights as `evaluate` shares it among the seats."""
        if g.over:
            return result(g)
        if g.seats in self.weights:
            return self.weigh(g, self.features(g))
        values = [self.evaluate(g, seat) for seat in range(g.seats)]
        total = sum(values)
        return [value / total if total > 0.0 else 1.0 / g.seats for value in values]

    def evaluate(self, g: G, seat: int) -> float:
        """How good the position is for a seat, from 0 (lost) to 1 (won); honest about hidden things."""
        return result(g)[seat] if g.over else self.weigh(g, self.features(g))[seat]

    def weigh(self, g: G, rows: list[list[float]]) -> list[float]:
        """How likely each seat is to win: its features, weighed, against those of the others.

        Rows beyond the last seat belong to those who can win without one, and keep their share.
        """
        weights = self.weights.get(g.seats, POINT)
        values: list[float] = []
        for row in rows:
            value = 0.0
            for weight, feature in zip(weights, row):
                value += weight * feature
            values.append(value)
        most = max(values)
        total = 0.0
        shares: list[float] = []
        for seat, value in enumerate(values):
            share = math.exp(value - most) if seat >= g.seats or g.alive >> seat & 1 else 0.0
            if seat < g.seats:
                shares.append(share)
            total += share
        return [share / total for share in shares] if total > 0.0 else shares

    def change(self, g: G, before: list[list[float]]) -> float:
        """How much the weighed features of all seats differ from those of an earlier position."""
        weights = self.weights.get(g.seats, POINT)
        total = 0.0
        for row, old in zip(self.features(g), before):
            for weight, feature, was in zip(weights, row, old):
                total += abs(weight * (feature - was))
        return total

    def promises(self, g: G, seat: int, actions: list[int], further: int = 0) -> list[float]:
        """What each of these actions promises a seat that looks one step ahead, from 0 (lost) to 1 (won); and up to so
        many steps further, to see what comes of something begun."""
        found: list[float] = []
        for action in actions:
            after = cast(G, g.clone())
            after.do(seat, action)
            for _ in range(further):
                if after.over or self.quiet(after) or after.owing != 1 << seat:
                    break
                menu = after.worth_considering(seat)
                hopes = self.promises(after, seat, menu)
                after.do(seat, menu[hopes.index(max(hopes))])
            found.append(self.evaluate(after, seat))
        return found

    def quiet(self, g: G) -> bool:
        """Whether a position can be judged as it is: nothing that was begun is still to be done."""
        return True


AnyGame = Game[Any]


def aspect_of_each(features: list[str], aspects: dict[str, list[str]]) -> list[str]:
    """By feature, the aspect that names it, or nothing."""
    found = [""] * len(features)
    for aspect, names in aspects.items():
        for name in names:
            found[features.index(name)] = aspect
    return found


def mask_of(names: list[str], chosen: list[object]) -> int:
    """Some of these names as a bit mask."""
    mask = 0
    for place, name in enumerate(names):
        if name in chosen:
            mask |= 1 << place
    return mask


POINT: Final = [0.25]
"""What a point counts for in a game that notices nothing else."""


def result(g: State) -> list[float]:
    """What a finished game was worth to every seat: a shared win is shared, and without a result all are equal."""
    if g.unfinished:
        return [1.0 / g.seats] * g.seats
    count = 0
    for seat in range(g.seats):
        count += g.winners >> seat & 1
    return [1.0 / count if g.winners >> seat & 1 else 0.0 for seat in range(g.seats)]
