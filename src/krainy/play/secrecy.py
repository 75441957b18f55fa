"""The laws of secrecy: what a seat sees, imagines and learns tells it nothing that it may not know.

What lies face down is found by looking for `Hidden` in a state, what is sealed by looking for a
`Joint`. A secret that a game keeps elsewhere is beyond these laws.
"""

import json
import math
from collections import Counter, defaultdict
from collections.abc import Iterable
from functools import cache

from krainy.engine.anatomy import fields, hidden_in
from krainy.engine.chance import Dice
from krainy.engine.flow import Joint
from krainy.engine.knowledge import SEEN
from krainy.engine.observation import observe
from krainy.engine.state import State
from krainy.engine.vocabulary import Event

from .coach import due
from .foresight import Ahead, Effort, foresee
from .laws import Breach, any_move, difference

GLANCE = Effort(worlds=2, samples=6)
"""How closely the law of foresight looks ahead."""
DOUBT = -12.0
"""How unlikely (as a power of ten) a run of luck must be before it is called a leak."""


def watchers(g: State) -> range:
    """Every seat, and -1: somebody who only watches."""
    return range(-1, g.seats)


def who(seat: int) -> str:
    return f"seat {seat}" if seat >= 0 else "somebody who only watches"


# -- seeing ----------------------------------------------------------------------------------------


def sight(g: State, seat: int, seed: int, actions: Iterable[int]) -> None:
    """View, actions, observation and `why` of a seat are the same in a game that it imagines."""
    world = g.determinize(seat, seed)
    view = g.view(seat)
    found = difference(view, world.view(seat))
    if found:
        raise Breach("sight", f"{who(seat)} sees more than it knows: {found}")
    found = difference(view, g.views([-1, max(seat, 0)])[seat])
    if found:
        raise Breach("sight", f"{who(seat)} sees something else beside others: {found}")
    found = difference(g.actions(seat), world.actions(seat))
    if found:
        raise Breach("sight", f"the actions of {who(seat)} tell more than it knows: {found}")
    if g.usual(seat) != world.usual(seat):
        raise Breach("sight", f"the usual answer tells {who(seat)} more than it knows: {g.usual(seat)}")
    found = difference(things(g), things(world))
    if found:
        raise Breach("sight", f"the prompt tells {who(seat)} more than it knows: {found}")
    if seat >= 0:
        found = difference(list(observe(g, seat).values), list(observe(world, seat).values))
        if found:
            raise Breach("sight", f"the observation of {who(seat)} tells more than it knows: {found}")
        found = difference(g.game.holdings(g, seat), world.game.holdings(world, seat))
        if found:
            raise Breach("sight", f"the holdings of {who(seat)} tell more than it knows: {found}")
    found = difference(spelled_goals(g, seat), spelled_goals(world, seat))
    if found:
        raise Breach("sight", f"the goals of {who(seat)} tell more than it knows: {found}")
    found = difference(coached(g, seat), coached(world, seat))
    if found:
        raise Breach("sight", f"the coach tells {who(seat)} more than it knows: {found}")
    for action in actions:
        mine, other = g.reason(seat, action), world.reason(seat, action)
        if mine.rule != other.rule or mine.targets() != other.targets():
            told = f"{mine.rule} {mine.targets()}, or {other.rule} {other.targets()}"
            raise Breach("sight", f"'why' tells {who(seat)} of {action}: {told}")
    if json.loads(json.dumps(view)) != view:
        raise Breach("sight", f"the view of {who(seat)} is not plain data")
    own = {id(value) for value in fields(g).values() if isinstance(value, (list, dict))}
    if any(id(part) in own for part in view.values()):
        raise Breach("sight", f"the view of {who(seat)} is a part of the state, not a copy of it")


def spelled_goals(g: State, seat: int) -> list[object]:
    """What a seat is told of goals, as plain data."""
    return [goal.spelled() for goal in g.game.goals(g, seat)]


def coached(g: State, seat: int) -> list[object]:
    """What the coach would say to a seat, as plain data."""
    return [
        (tip.key, {name: f"{domain.name}:{number}" for name, (domain, number) in named.items()})
        for tip, named in due(g, seat)
    ]


def foresight(g: State, seat: int, seed: int, actions: Iterable[int]) -> None:
    """What a seat foresees of its actions is the same in a game that it imagines; and both games run alike until the
    seat learns something, which is why foresight may call that part certain."""
    world = g.determinize(seat, seed)
    for action in actions:
        found = difference(foresee(g, seat, action, 0, GLANCE).key(), foresee(world, seat, action, 0, GLANCE).key())
        if found:
            raise Breach("foresight", f"{who(seat)} foresees of {action} more than it knows: {found}")
        real, other = Ahead(g.clone(), seat, action, GLANCE.steps), Ahead(world.clone(), seat, action, GLANCE.steps)
        found = difference(certain(real), certain(other))
        if found:
            raise Breach("foresight", f"before {who(seat)} learns anything from {action}, worlds differ: {found}")


def certain(ahead: Ahead) -> tuple[object, ...]:
    """All that happens before a seat learns anything."""
    witness = ahead.witness
    return [event.key() for event in ahead.certain], witness.held, witness.learned, ahead.final


def things(g: State) -> dict[str, str]:
    """What the decision now asked says that it is about."""
    return {name: f"{domain.name}:{number}" for name, (domain, number) in g.about().items()}


def imagination(g: State, seat: int, seeds: tuple[int, int]) -> None:
    """What a seat imagines hangs on what it may know and on the seed alone; so does its future."""
    once, again = g.determinize(seat, seeds[0]), g.determinize(seat, seeds[0])
    found = difference(once, again)
    if found:
        raise Breach("imagination", f"one seed gives {who(seat)} two worlds: {found}")
    if once.rounds == g.rounds:
        raise Breach("imagination", f"{who(seat)} imagines the real future chance")
    found = difference(g.determinize(seat, seeds[1]), once.determinize(seat, seeds[1]))
    if found:
        raise Breach("imagination", f"what {who(seat)} imagines hangs on secrets: {found}")


class Ignorance:
    """What a seat has not seen is imagined without a look at the truth: it stays as it really is no
    more often than chance would have it, slot by slot and all in all."""

    def __init__(self) -> None:
        self.stays: dict[tuple[str, int, int], float] = {}
        """By field, seat and slot: how likely it was never to change so far, as a power of ten."""
        self.changed: set[tuple[str, int, int]] = set()
        self.surplus: defaultdict[tuple[str, int], float] = defaultdict(float)
        """By field and seat: how many slots too many stayed, and how much of that chance allows."""
        self.variance: defaultdict[tuple[str, int], float] = defaultdict(float)

    def watch(self, g: State, seat: int, seed: int) -> None:
        """Compare a state with a world that the seat imagines."""
        hidden = hidden_in(g)
        worlds = hidden_in(g.determinize(seat, seed)) if hidden else {}
        for name, real in hidden.items():
            row, content, dealt = real.group[seat], real.content, worlds[name].content
            held = Counter(zip(row, content, strict=True))
            if held != Counter(zip(row, dealt, strict=True)):
                raise Breach("ignorance", f"{name}: {who(seat)} imagines what its groups exclude")
            sizes = Counter(row)
            for slot, group in enumerate(row):
                if group != SEEN:
                    chance = held[group, content[slot]] / sizes[group]
                    stays = content[slot] == dealt[slot]
                    self.surplus[name, seat] += (1.0 if stays else 0.0) - chance
                    self.slot(name, seat, slot, math.log10(chance) if stays else 1.0)
            for group in sizes.keys() - {SEEN}:
                counts = sorted(count for (of, _), count in held.items() if of == group)
                self.variance[name, seat] += spread(tuple(counts))
            self.judge(name, seat)

    def slot(self, name: str, seat: int, slot: int, power: float) -> None:
        """One slot stayed, which was likely to this power of ten; or it changed (above 0)."""
        key = (name, seat, slot)
        if power > 0:
            self.changed.add(key)
        self.stays[key] = self.stays.get(key, 0.0) + power
        if self.stays[key] < DOUBT and key not in self.changed:
            what = f"whatever {who(seat)} imagines of {name}, slot {slot} stays as it really is"
            raise Breach("ignorance", what)

    def judge(self, name: str, seat: int) -> None:
        """All slots together, by Bernstein's bound (a slot that stays brings at most one more)."""
        over, allowed = self.surplus[name, seat], self.variance[name, seat]
        if over > 0 and -over * over / (2 * (allowed + over * 2 / 3)) / math.log(10) < DOUBT:
            what = f"what {who(seat)} imagines of {name} stays as it really is far too often"
            raise Breach("ignorance", what)


@cache
def spread(counts: tuple[int, ...]) -> float:
    """The variance of how many things stay where they are when they are dealt anew; `counts` says
    how many there are of each kind. (Hoeffding 1951, A combinatorial central limit theorem)"""
    n = sum(counts)
    if n == 1:
        return 0.0
    mean = sum(c * c for c in counts) / (n * n)
    return sum(
        a * b * ((1.0 if i == j else 0.0) - a / n - b / n + mean) ** 2
        for i, a in enumerate(counts)
        for j, b in enumerate(counts)
    ) / (n - 1)


# -- learning --------------------------------------------------------------------------------------

SAME, TOLD, SILENT = range(3)


def heard(one: State, other: State, seat: int) -> int:
    """What a seat heard in two worlds: the same, another event, or less in one of them."""
    mine, others = one.heard(seat), other.heard(seat)
    for a, b in zip(mine, others, strict=False):
        if a.key() != b.key():
            return TOLD
    return SAME if len(mine) == len(others) else SILENT


def moments_of(g: State, seat: int) -> list[tuple[Event, dict[str, object]]]:
    """The events kept so far that a seat may hear, each with what it saw at that moment."""
    assert g.told is not None
    return [(event, views[seat]) for event, views in zip(g.told, g.moments, strict=True) if event.heard_by(seat)]


def same_moments(one: State, other: State, seat: int) -> None:
    """As long as a seat hears the same in two worlds, it is shown the same at each event: a rule changes nothing
    that can be seen before it tells of it, unless the seat could know it anyway."""
    for (event, seen), (twin, others) in zip(moments_of(one, seat), moments_of(other, seat), strict=False):
        if event.key() != twin.key():
            return
        found = difference(seen, others)
        if found:
            name = one.game.events.kinds[event.kind].name
            raise Breach("moments", f"at '{name}' {who(seat)} is shown what it has not been told: {found}")


def notices_nothing(one: State, other: State, seat: int, law: str) -> None:
    """A seat cannot tell two worlds apart: not by view or actions, nor by how far it can undo."""
    found = difference(one.view(seat), other.view(seat))
    if found:
        raise Breach(law, f"{who(seat)} notices without being told: {found}")
    found = difference(one.actions(seat), other.actions(seat))
    if found:
        raise Breach(law, f"the actions of {who(seat)} change without its being told: {found}")
    if one.horizon != other.horizon:
        raise Breach(law, f"undo tells {who(seat)}: back to {one.horizon}, or to {other.horizon}")


def told_apart(one: State, other: State, seat: int, law: str) -> bool:
    """Whether an event has told a seat in which of two worlds it is. Before that it must not
    notice, also not by silence. Whoever is told must have learned it through the kernel."""
    kind = heard(one, other, seat)
    if kind == SAME:
        notices_nothing(one, other, seat, law)
        same_moments(one, other, seat)
        return False
    stories = [[event.key() for event in world.heard(seat)] for world in (one, other)]
    if kind == SILENT:
        raise Breach(law, f"silence tells {who(seat)} something: it hears {stories}")
    for world in (one, other):
        if not (world.news >> seat & 1 if seat >= 0 else world.news < 0):
            raise Breach("log", f"{who(seat)} hears what it has not learned: {stories}")
    same_moments(one, other, seat)
    return True


def shared_move(one: State, other: State, dice: Dice) -> tuple[int, int] | None:
    """A random move that can be made in both worlds."""
    moves = [(seat, sorted(set(one.actions(seat)) & set(other.actions(seat)))) for seat in one.actors()]
    moves = [(seat, actions) for seat, actions in moves if actions]
    if not moves:
        return None
    seat, actions = moves[dice.below(len(moves))]
    return seat, actions[dice.below(len(actions))]


def twins(g: State, seat: int, seed: int, dice: Dice, depth: int) -> None:
    """A state and an imagined world, played on alike, first differ for the seat at an event."""
    one, other = g.clone(), g.determinize(seat, seed)
    key = dice.seed()
    one.rekey(key)
    other.rekey(key)
    play_alike(one, other, [seat], "twins", dice, depth)


def luck(g: State, dice: Dice, depth: int) -> None:
    """Two futures of one state first differ at an event: who sees a draw has learned from it."""
    one, other = g.clone(), g.clone()
    one.rekey(dice.seed())
    other.rekey(dice.seed())
    play_alike(one, other, watchers(g), "luck", dice, depth)


def play_alike(one: State, other: State, seats: Iterable[int], law: str, dice: Dice, depth: int) -> None:
    """Play the same moves in two worlds until somebody is told in which of them it is."""
    for _ in range(depth):
        move = shared_move(one, other, dice)
        if move is None:
            return
        for world in (one, other):
            world.listen(list(seats))
            world.do(*move)
        told = [told_apart(one, other, seat, law) for seat in seats]
        if True in told:
            return


def two_choices(g: State, dice: Dice) -> tuple[int, State, State]:
    """A seat, and two worlds in which it has chosen this or that."""
    chooser, action = any_move(g, dice)
    actions = g.actions(chooser)
    one, other = g.clone(), g.clone()
    one.listen(list(watchers(g)))
    other.listen(list(watchers(g)))
    one.do(chooser, action)
    other.do(chooser, actions[dice.below(len(actions))])
    return chooser, one, other


def story(g: State, dice: Dice, depth: int) -> None:
    """What others see of a choice follows from what they hear of it, and from what is asked next: at once, and as long
    as the game goes on alike with the same question."""
    if g.over:
        return
    chooser, one, other = two_choices(g, dice)
    deaf = [seat for seat in watchers(g) if seat != chooser]
    for number in range(depth):
        same = one.owing == other.owing and type(one.asked) is type(other.asked)
        goes_on = same and type(one.asked) is type(g.asked)
        for seat in deaf:
            if (goes_on or (same and number == 0)) and heard(one, other, seat) == SAME:
                notices_nothing(one, other, seat, "story")
            same_moments(one, other, seat)
        if not goes_on:
            return
        deaf = [seat for seat in deaf if heard(one, other, seat) == SAME]
        move = shared_move(one, other, dice)
        if move is None or not deaf:
            return
        for world in (one, other):
            world.listen(deaf)
            world.do(*move)


def sealed(g: State, dice: Dice) -> None:
    """What one seat has chosen while others still owe their choice, nobody else can tell."""
    if not isinstance(g.asked, Joint):
        return
    chooser, one, other = two_choices(g, dice)
    if one.asked is not g.asked or other.asked is not g.asked or one.news or other.news:
        return
    seed = dice.seed()
    for seat in watchers(g):
        if seat == chooser:
            continue
        notices_nothing(one, other, seat, "sealed")
        found = difference(one.determinize(seat, seed), other.determinize(seat, seed))
        if found:
            raise Breach("sealed", f"{who(seat)} imagines what seat {chooser} has sealed: {found}")
