"""Advice: what comes of an action, why it is better than another one, and how the game goes on from it.

A search tells which actions it likes best. Here the few best are compared with equal effort: behind each of them a
search begins, and remembers what the game looked like where its iterations ended. What is weighed there is what a bot
notices (`Game.features`), put together by what people call it (`Game.aspects`). So a reason is what really made the
difference, and it is known only from worlds that the seat imagines.
"""

import math
from typing import Final

from krainy.engine.chance import Dice
from krainy.engine.flow import Joint
from krainy.engine.game import POINT
from krainy.engine.sight import Sight
from krainy.engine.state import State
from krainy.engine.vocabulary import Event
from krainy.engine.witness import Witness

from .bot import INDIFFERENT, only_delays
from .search import ASKED, Search, asked, next_asked, own_node, skip_forced
from .thinker import Clock
from .thought import Idea, Thought
from .tree import ONE, Node

ONLY, CLEAR, BETTER, NEAR, EVEN = "only", "clear", "better", "near", "even"
"""How far the advised action is ahead: it is the only one; clearly; a little; one other is as good; several are."""
LEADS: Final = (ONLY, CLEAR, BETTER, NEAR, EVEN)
WINS, GAINS, KEEPS, COSTS, HINDERS, LOSES = "wins", "gains", "keeps", "costs", "hinders", "loses"
"""What a reason says: it wins the game; it brings something; something would else be lost; what it costs; whom it
holds back; and that the next best action probably loses the game."""
REASONS: Final = (WINS, GAINS, KEEPS, COSTS, HINDERS, LOSES)

LEAST: Final = 2
COMPARED: Final = 3
"""How many actions are compared, besides passing: at least and at most."""
ROUND: Final = 8
"""How many iterations one of them has before it is the turn of the next."""
FEW: Final = 4
"""In how many worlds the present position is looked at."""
NOISE: Final = 0.01
"""A difference of chances that is always too small to speak of."""
CERTAIN: Final = 1.5
"""How many times as large as its own error a difference must be."""
FAR: Final = 0.1
"""A difference that is clear."""
TELLING: Final = 0.04
"""What an aspect must count for to be a reason, in weighed features."""
SHARE: Final = 0.25
"""And what part of the strongest reason."""
MOST_GAINS: Final = 2
SURE: Final = 0.8
HARDLY: Final = 0.04
"""From which share of the games on something is as good as sure, and below which it is as good as impossible."""
DECIDED: Final = 0.5
"""What share of the games must have ended for that to be the reason."""
LONGEST: Final = 20
"""How many actions a line has at most."""
ENOUGH: Final = 12
"""How often a place of the tree must have been visited for its best action to be told of another seat."""
THINNEST: Final = 40
"""And for the own seat; where it was visited less, the search goes on there."""


Plain = tuple[
    list[tuple[int, int, float]],
    list[float],
    int,
    str,
    list[tuple[str, str, int]],
    list[tuple[int, int]],
    list[tuple[list[int], float]],
]


class Limit:
    """Until when somebody may think; without a clock as long as they like."""

    def __init__(self, clock: Clock | None, seconds: float) -> None:
        self.clock: Final = clock
        self.until: Final = 0.0 if clock is None else clock() + seconds

    @property
    def over(self) -> bool:
        clock = self.clock
        return clock is not None and clock() >= self.until


class Reason:
    """One reason for an action: what it says, by which aspect, and about whom."""

    def __init__(self, kind: str, aspect: str, seat: int) -> None:
        self.kind: Final = kind
        self.aspect: Final = aspect
        """Empty for reasons that need none."""
        self.seat: Final = seat
        """Another seat that is held back, or -1."""


class Advice:
    """What a seat is advised to do."""

    def __init__(
        self,
        ideas: list[Idea],
        chances: list[float],
        iterations: int,
        lead: str,
        reasons: list[Reason],
        line: list[tuple[int, int]],
        odds: list[tuple[list[int], float]],
    ) -> None:
        self.ideas: Final = ideas
        """The action, and the next best one; only the first where several others are as good."""
        self.chances: Final = chances
        self.iterations: Final = iterations
        self.lead: Final = lead
        self.reasons: Final = reasons
        self.line: Final = line
        """How the game probably goes on, by seat and action, until the seat learns something: first its own plan."""
        self.odds: Final = odds
        """What chance may settle of it: the events, as kind and arguments, with their shares of the imagined games."""

    def plain(self) -> Plain:
        """The advice as it goes from process to process."""
        ideas = [(idea.action, idea.tries, idea.chance) for idea in self.ideas]
        reasons = [(reason.kind, reason.aspect, reason.seat) for reason in self.reasons]
        return ideas, self.chances, self.iterations, self.lead, reasons, self.line, self.odds


def read_advice(plain: Plain) -> Advice:
    """The advice that another process has sent."""
    ideas, chances, iterations, lead, reasons, line, odds = plain
    return Advice(
        [Idea(action, tries, chance) for action, tries, chance in ideas],
        chances,
        iterations,
        lead,
        [Reason(kind, aspect, seat) for kind, aspect, seat in reasons],
        line,
        odds,
    )


class Prospect(Search):
    """A search behind one action of a seat, which remembers what the game looked like where it ended."""

    def __init__(self, seed: int, seat: int, idea: Idea) -> None:
        super().__init__(seed)
        self.seat: Final = seat
        self.idea: Final = idea
        self.total = 0.0
        self.squares = 0.0
        self.rows: list[list[float]] = []
        """What each feature of each row has counted for, summed."""
        self.judged = 0
        """How often it was judged, because the game was not over."""
        self.won = 0
        self.lost = 0
        self.listening = False
        """Whether what the action has begun goes on."""
        self.heard: list[Event] = []
        """What the seat heard of it in this iteration."""
        self.settled: dict[int, int] = {}
        """By the place of an event in `events`, in how many games it was the first that settled what was begun."""
        self.events: list[Event] = []

    def grow_behind(self, sight: Sight) -> None:
        """One iteration."""
        world = sight.imagine(self.dice.seed(), False)
        world.do(self.seat, self.idea.action)
        game = world.game
        self.heard = []
        self.listening = len(game.verdicts) > 0 and not world.over and not game.quiet(world)
        if self.listening:
            world.listen()  # something was begun: how will it end?
        skip_forced(world)
        if isinstance(world.asked, Joint) and sight.together:
            self.descend(world, self.root)
        else:
            self.descend(world, self.root.follow(self.idea.action * ASKED + next_asked(world)))
        if self.listening:
            self.heard = world.heard(self.seat)
        self.note_verdict(game.verdicts)

    def choose_alone(self, node: Node, world: State, seat: int) -> int:
        if self.listening and world.game.quiet(world):  # what was begun is done
            self.listening = False
            self.heard = world.heard(self.seat)
        return super().choose_alone(node, world, seat)

    def note_verdict(self, verdicts: list[int]) -> None:
        """Count the first event that settled something."""
        for event in self.heard:
            if event.kind in verdicts:
                key = event.key()
                place = 0
                while place < len(self.events) and self.events[place].key() != key:
                    place += 1
                if place == len(self.events):
                    self.events.append(event)
                self.settled[place] = self.settled.get(place, 0) + 1
                return

    def odds(self) -> list[tuple[list[int], float]]:
        """What may be settled, the most likely first."""
        found = [
            (-self.settled[place] / self.iterations, [event.kind, *event.args])
            for place, event in enumerate(self.events)
        ]
        found.sort()
        return [(event, -share) for share, event in found]

    def hopeless(self, concerned: list[bool]) -> bool:
        """Whether what was begun is nearly always settled, and never by one of the events that are the seat's own."""
        total = own = 0
        for place, count in self.settled.items():
            total += count
            if concerned[place]:
                own += count
        return total >= SURE * self.iterations and own < HARDLY * self.iterations

    def judge(self, world: State) -> list[int]:
        values = super().judge(world)
        mine = values[self.seat] / ONE
        self.total += mine
        self.squares += mine * mine
        if world.over:
            if mine > 0.0 and not world.unfinished:
                self.won += 1
            else:
                self.lost += 1
        else:
            self.judged += 1
            add(self.rows, weighed(world))
        return values

    @property
    def mean(self) -> float:
        """The chance to win, as far as it was seen."""
        return self.total / self.iterations if self.iterations else self.idea.chance

    @property
    def error(self) -> float:
        """How far the mean may be off: its standard error."""
        count = self.iterations
        if count < 2:
            return 1.0
        return math.sqrt(max(0.0, self.squares / count - self.mean * self.mean) / (count - 1))

    def idea_now(self) -> Idea:
        """The idea with the chance that was seen here."""
        return Idea(self.idea.action, self.idea.tries, self.mean)

    def counted(self, seat: int) -> list[float]:
        """What each feature of a row counts for on average."""
        return [number / self.judged for number in self.rows[seat]] if self.judged else []


def weighed(g: State) -> list[list[float]]:
    """What each feature of every row counts for in a position."""
    weights = g.game.weights.get(g.seats, POINT)
    return [[weight * feature for weight, feature in zip(weights, row)] for row in g.game.features(g)]


def add(rows: list[list[float]], more: list[list[float]]) -> None:
    """Add numbers to those that are there."""
    if not rows:
        rows.extend(more)
        return
    for row, other in zip(rows, more):
        for place in range(len(row)):
            row[place] += other[place]


def compare(
    sight: Sight,
    thought: Thought,
    seed: int,
    iterations: int,
    limit: Limit,
    played: int = -1,
) -> list[Prospect]:
    """The few best ideas of a thought, passing, and what was played, compared with equal effort: so many iterations
    each, if there is time; the best one first."""
    dice = Dice(seed)
    ideas = [idea for place, idea in enumerate(thought.ideas) if idea.tries > 0 or place < LEAST]
    chosen = ideas[:COMPARED] + [idea for idea in thought.ideas if idea.action in (sight.pass_action, played)]
    found: list[Prospect] = []
    for idea in chosen:
        if idea.action not in [one.idea.action for one in found]:
            found.append(Prospect(dice.seed(), sight.seat, idea))
    while found[-1].iterations < iterations and not (found[-1].iterations and limit.over):
        for one in found:
            for _ in range(ROUND):
                one.grow_behind(sight)
    first = found[0]
    found.sort(key=best_first)
    if found[0] is not first and not ahead(found[0], first):
        found.remove(first)  # what a longer search liked best gives way only to what is really better
        found.insert(0, first)
    found = prefer_to_end(sight, found)
    if vain(sight, found[0]):  # what cannot succeed is not advised, however cheap it is
        for one in found[1:]:
            if not vain(sight, one) and not ahead(found[0], one):
                return [one, *[other for other in found if other is not one]]
    return found


def vain(sight: Sight, prospect: Prospect) -> bool:
    """Whether an action begins something in which its seat cannot succeed, such as an attack without dice."""
    if not prospect.events:
        return False
    kinds = sight.imagine(prospect.dice.seed()).game.events.kinds
    concerned: list[bool] = []
    for event in prospect.events:
        domains = kinds[event.kind].domains
        concerned.append(not domains or domains[0].name != "seat" or event.args[0] == sight.seat)
    return prospect.hopeless(concerned)


def best_first(prospect: Prospect) -> tuple[float, int]:
    return (-prospect.mean, prospect.idea.action)


def ahead(one: Prospect, other: Prospect) -> bool:
    """Whether one is better than another by more than chance explains."""
    difference = one.mean - other.mean
    return difference > max(NOISE, CERTAIN * math.sqrt(one.error * one.error + other.error * other.error))


def prefer_to_end(sight: Sight, found: list[Prospect]) -> list[Prospect]:
    """To end the turn is better than what only puts that off and brings nothing, as it is for a bot."""
    for one in found[1:]:
        if one.idea.action != sight.pass_action or one.mean < found[0].mean - INDIFFERENT:
            continue
        if only_delays(sight.imagine(one.dice.seed()), sight.seat, found[0].idea.action, one.idea.action):
            return [one, *[other for other in found if other is not one]]
    return found


def advice(
    sight: Sight, thought: Thought, found: list[Prospect], seed: int, further: int, limit: Limit, played: int = -1
) -> Advice:
    """Why the first of these is advised, and how the game goes on from it; against what was played, if that is
    known."""
    first = found[0]
    if played >= 0:
        found = [first, *[one for one in found[1:] if one.idea.action == played]]
    worse = [one for one in found[1:] if ahead(first, one)]
    alike = [one for one in found[1:] if not ahead(first, one)]
    against: Prospect | None = None
    if len(sight.actions) == 1:
        lead = ONLY
    elif played >= 0 and len(found) == 1:
        lead = EVEN  # what was played is the best
    elif not alike:
        against = worse[0]
        lead = CLEAR if first.mean - against.mean >= FAR else BETTER
    else:
        lead = NEAR if len(alike) == 1 and worse else EVEN
        against = worse[0] if lead == NEAR else None
    told = [first, *worse[:1]] if not alike else [first, *alike] if lead == NEAR else [first]
    return Advice(
        [one.idea_now() for one in told],
        thought.chances,
        thought.iterations,
        lead,
        reasons(sight, first, against, seed),
        line_of(sight, first, seed, further, limit),
        first.odds(),
    )


# -- why ---------------------------------------------------------------------------------------------------------------


def reasons(sight: Sight, first: Prospect, second: Prospect | None, seed: int) -> list[Reason]:
    """What made the difference between two actions; with one alone, what it changes most."""
    if first.won > DECIDED * first.iterations:
        return [Reason(WINS, "", -1)]
    found: list[Reason] = []
    if second is not None and second.lost > DECIDED * second.iterations:
        found.append(Reason(LOSES, "", -1))
    if not first.judged:
        return found
    dice = Dice(seed)
    now: list[list[float]] = []
    world = sight.imagine(dice.seed())
    aspects = world.game.aspects(world)
    for _ in range(FEW):
        add(now, weighed(sight.imagine(dice.seed())))
    seat = sight.seat
    present = by_aspect(aspects, [number / FEW for number in now[seat]])
    mine = by_aspect(aspects, first.counted(seat))
    against = present if second is None or not second.judged else by_aspect(aspects, second.counted(seat))
    ranked = sorted([(mine[name] - against[name], name) for name in mine], reverse=True)
    most = ranked[0][0] if ranked else 0.0
    for difference, name in ranked[:MOST_GAINS]:
        if difference >= max(TELLING if second is not None else HARDLY, SHARE * most):
            rises = mine[name] - present[name] >= difference / 2
            found.append(Reason(GAINS if rises else KEEPS, name, -1))
    if second is None:
        return found
    held, rival = hindered(seat, first, second)
    if held >= max(TELLING, SHARE * most):
        found.append(Reason(HINDERS, "", rival))
    if ranked and -ranked[-1][0] >= max(TELLING, SHARE * max(most, held)):
        found.append(Reason(COSTS, ranked[-1][1], -1))
    return found


def by_aspect(aspects: list[str], counted: list[float]) -> dict[str, float]:
    """What the aspects of a row count for; features without an aspect are nothing that one tells people of."""
    found: dict[str, float] = {}
    for aspect, number in zip(aspects, counted):
        if aspect:
            found[aspect] = found.get(aspect, 0.0) + number
    return found


def total(numbers: list[float]) -> float:
    """The sum; that of the standard library may be an integer, and mypyc takes it for one."""
    found = 0.0
    for number in numbers:
        found += number
    return found


def hindered(seat: int, first: Prospect, second: Prospect) -> tuple[float, int]:
    """By how much another seat is better off after the second action than after the first, and which one most."""
    most, rival = 0.0, -1
    if second.judged:
        for other in range(len(first.sums)):
            if other != seat:
                difference = total(second.counted(other)) - total(first.counted(other))
                if difference > most:
                    most, rival = difference, other
    return most, rival


# -- how it goes on ----------------------------------------------------------------------------------------------------


def line_of(sight: Sight, prospect: Prospect, seed: int, further: int, limit: Limit) -> list[tuple[int, int]]:
    """The action and what probably follows, until the seat learns something that it cannot know beforehand. Where it
    goes on choosing itself and has thought little about that, it thinks on, for so many iterations and while there is
    time; what it seals in secret is told whole."""
    dice = Dice(seed)
    seat = sight.seat
    world = sight.imagine(dice.seed(), False)
    world.witness = Witness(seat)
    action = prospect.idea.action
    line = [(seat, action)]
    sealing = sight.together
    node = prospect.root
    if sealing:
        node = own_node(prospect.root, seat, sight.sealed).follow(action)
    world.do(seat, action)
    if not sealing:
        node = enter(node, action, world, line)
    while len(line) < LONGEST and may_go_on(world, seat, sealing):
        mover = seat if sealing else asked(world)
        if node.visits < (THINNEST if mover == seat else ENOUGH):
            if mover != seat or (limit.over and not sealing):
                break
            node = thought_on(world, seat, dice.seed(), further, limit)
        action = most_tried(node, world.worth_considering(mover))
        if action < 0:
            break
        line.append((mover, action))
        world.do(mover, action)
        if mover != seat and world.witness is not None and world.witness.learned:
            line.pop()  # it hangs on something that the seat does not know, such as a card in another hand
            break
        node = node.follow(action) if sealing else enter(node, action, world, line)
    return line


def may_go_on(world: State, seat: int, sealing: bool) -> bool:
    """Whether what follows can be told: nothing was learned, and somebody chooses openly, or still the seat itself in
    secret."""
    witness = world.witness
    if world.over or witness is None or witness.learned:
        return False
    together = isinstance(world.asked, Joint)
    return together == sealing and (not together or world.owing >> seat & 1 == 1)


def enter(node: Node, action: int, world: State, line: list[tuple[int, int]]) -> Node:
    """The node behind an action; what leaves no choice on the way there belongs to the line."""
    witness = world.witness
    while not world.over and not isinstance(world.asked, Joint) and (witness is None or not witness.learned):
        seat = asked(world)
        menu = world.worth_considering(seat)
        if len(menu) > 1 or len(line) >= LONGEST:
            break
        line.append((seat, menu[0]))
        world.do(seat, menu[0])
    return node.follow(action * ASKED + next_asked(world))


def thought_on(world: State, seat: int, seed: int, iterations: int, limit: Limit) -> Node:
    """The node of a search for a seat in a world that it has imagined."""
    search = Search(seed)
    sight = Sight(world, seat)
    while search.iterations < iterations and not (search.iterations and search.iterations % ROUND == 0 and limit.over):
        search.grow(sight)
    return search.decision(sight)


def most_tried(node: Node, menu: list[int]) -> int:
    """The action that was tried most, or -1."""
    best, most = -1, 0
    for action in menu:
        place = node.place_of.get(action, -1)
        if place >= 0 and node.tries[place] > most:
            best, most = action, node.tries[place]
    return best
