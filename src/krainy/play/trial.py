"""A trial: one random game played under all laws; the tests and the fuzzer are made of trials."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from krainy.bots import make
from krainy.engine.anatomy import fingerprint
from krainy.engine.chance import Dice
from krainy.engine.errors import BadInput, DeadEnd
from krainy.engine.game import AnyGame, Option
from krainy.engine.record import Record
from krainy.engine.sight import Sight
from krainy.engine.state import State

from . import laws, secrecy
from .coach import advice
from .goals import told_goals
from .laws import Breach
from .reference import rules
from .words import LANGUAGES, MissingWords, speak

SMALL = 500
"""A vocabulary up to this size is tried whole at every position that is looked at."""
RARELY = 16
"""In a game of a larger vocabulary it is tried whole at one position of so many."""
CAP = 5_000
"""A game of more actions is given up as unfinished."""
DRAWS = 100
"""How often options are drawn before a game that refuses them all is given up."""


class Depth(NamedTuple):
    """How closely a game is looked at."""

    gap: int = 8
    """The mean distance of the first two positions at which the expensive laws are checked."""
    growth: float = 1.5
    """How the distance grows from one such position to the next."""
    tries: int = 24
    """How many actions are tried there, and how many are asked for a reason."""
    worlds: int = 1
    """How many worlds each seat imagines there."""
    plies: int = 4
    """How far twins are played on."""
    positions: int = 20
    """How many positions are searched for a way back to one of them."""
    foreseen: int = 2
    """How many actions are foreseen there."""


class Outcome(NamedTuple):
    """How a game that broke no law went."""

    plies: int
    positions: int
    """At how many positions the expensive laws were checked."""
    ending: str
    """won, nobody won, stuck (nobody can ever act again), or unfinished (at the cap)."""


def check_game(
    game: AnyGame,
    seats: int = 0,
    seed: int = 0,
    options: dict[str, object] | None = None,
    depth: Depth | None = None,
    cap: int = CAP,
    known: frozenset[str] | None = None,
    words: Callable[[State], None] | None = None,
    bots: Sequence[str] = (),
) -> Outcome:
    """Play one random game and check all laws; everything random follows from the seed.

    `known` are the ids of the game's rules, by default those of its rules reference. `words` is
    called after every action with the state, which then holds the events of that action; it may
    raise if something cannot be said. With `bots` each seat is played by one of them, drawn at
    random. A random game longer than `cap` is no breach, but unfinished; bots must end theirs.
    """
    count = seats or game.seats[0]
    place = f"{game.name}, {count} seats, seed {seed}, {options or {}}"
    trial = None
    try:
        trial = Trial(game, count, seed, options or {}, depth or Depth(), known or rule_ids(game), bots)
        outcome = trial.run(cap, words)
        if bots and outcome.ending == "unfinished":
            raise Breach("progress", f"the bots {', '.join(trial.seated)} have not ended their game")
        return outcome
    except Exception as error:
        where = f"{place}, ply {trial.g.ply}" if trial else f"{place}, set-up"
        raise as_breach(error, where) from error


def as_breach(error: Exception, where: str) -> Breach:
    """Whatever went wrong in a game, as the law that it broke."""
    if isinstance(error, Breach):
        return Breach(error.law, error.what, where)
    if isinstance(error, DeadEnd):
        return Breach("menu", str(error), where)
    return Breach("sound", f"{type(error).__name__}: {error}", where)


def random_trial(game: AnyGame, seed: int, seats: int = 0, cap: int = CAP, bots: Sequence[str] = ()) -> Outcome:
    """One game of the fuzzer: seats (unless given), options and play all follow from one seed."""
    dice = Dice(seed)
    count, options = random_setting(game, dice, seats)
    return check_game(game, count, dice.seed(), options, cap=cap, words=spoken(game), bots=bots)


def spoken(game: AnyGame) -> Callable[[State], None]:
    """A check that everything a person reads at a position is there in every language."""
    speeches = [speak(lang, game.name) for lang in LANGUAGES]

    def words(g: State) -> None:
        for speech in speeches:
            try:
                for event in g.told or []:
                    speech.tell(g, event)
                if g.over:
                    speech.result(g)
                    continue
                for seat in range(-1, g.seats):
                    told_goals(g, seat, speech)
                    advice(g, seat, speech)
                speech.prompt(g)
                for seat in g.actors():
                    actions = g.actions(seat)
                    speech.name_action(g, actions[g.ply % len(actions)])
            except MissingWords as error:
                raise Breach("words", f"{speech.lang}: {error}") from None

    return words


def rule_ids(game: AnyGame) -> frozenset[str]:
    """The ids of all rules that the reference explains in every language."""
    told = [{rule.id for rule in rules(game.name, lang) if not rule.section} for lang in LANGUAGES]
    return frozenset(set.intersection(*told))


def random_setting(game: AnyGame, dice: Dice, seats: int = 0) -> tuple[int, dict[str, object]]:
    """Random seats (unless given) and options; what the game refuses together is drawn again."""
    for _ in range(DRAWS):
        count = seats or game.seats[dice.below(len(game.seats))]
        options = {option.name: random_value(option, dice) for option in game.options}
        try:
            game.new(count, dice.seed(), **options)
        except BadInput:
            continue
        except Exception as error:
            raise as_breach(error, f"{game.name}, {count} seats, {options}, set-up") from error
        return count, options
    raise BadInput(f"{game.name} refused {DRAWS} random choices of options")


def random_value(option: Option, dice: Dice) -> object:
    """A random value that the option allows; a text keeps its default."""
    if option.kind == "several":
        share = dice.below(5)
        if share == 4:  # each alone is worth a look, as are none and all
            return [option.choices[dice.below(len(option.choices))]]
        return [choice for choice in option.choices if dice.below(3) < share]
    if option.kind == "number":
        return option.low + dice.below(option.high - option.low + 1)
    if option.kind == "choice" and len(option.choices) > 1:  # what leaves no choice rolls no dice
        return option.choices[dice.below(len(option.choices))]
    return option.default


class Trial:
    """A random game under way, with what is remembered of its earlier positions."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        seed: int,
        options: dict[str, object],
        depth: Depth,
        known: frozenset[str],
        bots: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.record = Record(game.name, game.version, seats, seed, options)
        self.dice = Dice(seed ^ 0xFEED)
        self.depth = depth
        self.known = known
        self.g = game.new(seats, seed, **options)
        self.seated = [bots[self.dice.below(len(bots))] for _ in range(seats)] if bots else []
        """The bots by seat; nobody where all play at random."""
        self.bots = [make(name, self.dice.seed()) for name in self.seated]
        self.copies: list[tuple[State, str]] = []
        """Copies of earlier positions, with the fingerprints they had."""
        self.ignorance = secrecy.Ignorance()
        self.choosing = Dice(seed ^ 0xF0E)
        """Which actions are foreseen."""

    def hold(self, law: Callable[..., object], *given: object) -> None:
        """Check one law."""
        law(*given)

    def run(self, cap: int, words: Callable[[State], None] | None) -> Outcome:
        """Play to the end, or to the cap."""
        g = self.g
        first, told = g.clone(), list(g.told or [])
        gap, next_look = float(self.depth.gap), 0
        self.hold(laws.invariants, None, g)
        while True:
            self.hold(laws.menu, g)
            if words is not None:
                self.hold(words, g)
            if g.ply == next_look or g.over:
                self.look()
                next_look = g.ply + 1 + self.dice.below(max(1, round(2 * gap) - 1))
                gap *= self.depth.growth
            if g.over or g.ply >= cap:
                break
            before = g.clone()
            seat, action = self.move()
            g.forget()
            g.apply(seat, action)
            told += g.told or []
            self.record.moves.append((seat, action))
            self.hold(laws.horizon, before, g)
            self.hold(laws.invariants, before, g)
        marks = {copy.ply: mark for copy, mark in self.copies}
        self.hold(self.unchanged)
        self.hold(laws.names, first, g, told, self.record.moves)
        self.hold(laws.ending, g, told, self.known)
        self.hold(laws.repeat, self.game, self.record, marks, told)
        self.hold(laws.record, self.game, self.record, g)
        return Outcome(g.ply, len(self.copies), "unfinished" if not g.over else self.ending())

    def move(self) -> tuple[int, int]:
        """The next action: that of a bot, or any."""
        if not self.bots:
            return laws.any_move(self.g, self.dice)
        seat = self.g.actors()[0]
        return seat, self.bots[seat].choose(Sight(self.g, seat))

    def ending(self) -> str:
        """How a game that is over ended."""
        if self.g.unfinished:
            return "stuck"
        return "won" if self.g.winners else "nobody won"

    def look(self) -> None:
        """Check the expensive laws at this position, and remember it."""
        g, dice, depth = self.g, self.dice, self.depth
        self.hold(laws.copies, g, dice, depth.plies)
        self.copies.append((g.clone(), fingerprint(g)))
        for seat in g.actors():
            actions = g.actions(seat)
            self.hold(laws.applies, g, seat, self.some(actions))
            self.hold(laws.commute, g, seat, actions[dice.below(len(actions))])
            foreseen = [actions[self.choosing.below(len(actions))] for _ in range(depth.foreseen)]
            self.hold(laws.comes_true, g, seat, foreseen)
            self.hold(secrecy.foresight, g, seat, self.choosing.seed(), foreseen)
        self.refuse()
        self.hold(laws.arrival, g, dice)
        if not g.over:
            self.hold(laws.progress, g, dice, depth.positions)
        self.hold(laws.observation, g)
        self.hold(secrecy.sealed, g, dice)
        self.hold(secrecy.story, g, dice, depth.plies)
        self.hold(secrecy.luck, g, dice, depth.plies)
        for seat in secrecy.watchers(g):
            for _ in range(depth.worlds):
                seed = dice.seed()
                self.hold(secrecy.sight, g, seat, seed, self.unlikely(depth.tries))
                self.hold(self.ignorance.watch, g, seat, seed)
                self.hold(secrecy.twins, g, seat, seed, dice, depth.plies)
        seat = dice.below(g.seats + 1) - 1
        self.hold(secrecy.imagination, g, seat, (dice.seed(), dice.seed()))

    def refuse(self) -> None:
        """Try what is not allowed: by seats that are asked, that are not, and that do not exist."""
        g, size = self.g, len(self.game.vocabulary)
        whole = size <= SMALL or self.dice.below(RARELY) == 0
        for seat in range(g.seats):
            asked = seat in g.actors()
            actions = range(size) if whole and asked else self.unlikely(self.depth.tries)
            self.hold(laws.refusal, g, seat, [*actions, *laws.NONSENSE, size], self.known)
        for seat in (-1, g.seats, *laws.NONSENSE):
            self.hold(laws.refusal, g, seat, [0, size - 1, self.dice.below(size)], self.known)

    def some(self, actions: list[int]) -> list[int]:
        """Some of these actions."""
        if len(actions) <= self.depth.tries:
            return actions
        return [actions[self.dice.below(len(actions))] for _ in range(self.depth.tries)]

    def unlikely(self, count: int) -> list[int]:
        """Actions of all kinds, legal or not: every block of the vocabulary is as likely."""
        if len(self.game.vocabulary) <= SMALL:
            return list(range(len(self.game.vocabulary)))
        blocks = self.game.vocabulary.blocks
        chosen = [blocks[self.dice.below(len(blocks))] for _ in range(count)]
        return [self.game.vocabulary.number_of(block.base + self.dice.below(block.size)) for block in chosen]

    def unchanged(self) -> None:
        """All earlier copies are what they were."""
        for copy, mark in self.copies:
            if fingerprint(copy) != mark:
                raise Breach("copies", f"the copy made at ply {copy.ply} changed while others played")
