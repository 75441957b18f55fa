"""The laws of play that every game keeps, each checked on one position through the engine alone.

A law is a function that returns in silence or raises a `Breach`. Nothing here knows a game. The
laws of who may know what are in `secrecy`; `trial` plays whole games under all of them.
"""

import random
from collections.abc import Iterable
from itertools import pairwise

from krainy.engine.anatomy import LISTENING, fields, fingerprint, hidden_in, own, plain
from krainy.engine.chance import Dice
from krainy.engine.errors import BadInput, IllegalAction
from krainy.engine.flow import NO_ROWS, NOTHING, Joint
from krainy.engine.game import AnyGame
from krainy.engine.knowledge import SEEN
from krainy.engine.observation import observe
from krainy.engine.packed import PACKED
from krainy.engine.record import Record, loads, start, verify
from krainy.engine.state import State
from krainy.engine.vocabulary import Event

from .foresight import CHANCE, CHOICES, SECRET, Ahead, Effort, Foresight, foresee
from .repetition import goes_on, position_key

NONSENSE = (-1, -(2**70), 2**31, 2**63, 2**70)
"""Numbers that are no action of any game, nor a seat."""
BREADTH = 16
"""How many actions of one position are followed to see whether a position comes back."""


class Breach(Exception):
    """A law that a game broke: which one, what differs, and how to see it again."""

    def __init__(self, law: str, what: str, where: str = "") -> None:
        place = f"\n  in {where}" if where else ""
        super().__init__(f"the law '{law}' is broken: {what}{place}")
        self.law = law
        self.what = what
        self.where = where


def difference(one: object, other: object, path: str = "") -> str:
    """Where two things first differ, in words; empty for equal things. What both share is equal."""
    if one is other:
        return ""
    if type(one) is not type(other):
        return f"{path or 'it'} is {one!r} and {other!r}"
    if isinstance(one, PACKED):
        one, other = plain(one), plain(other)
    if isinstance(one, (bool, int, str, float, list, tuple, dict)) and one == other:
        return ""
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        if len(one) != len(other):
            return f"{path} has {len(one)} and {len(other)} items"
        pairs = [(f"{path}[{index}]", a, b) for index, (a, b) in enumerate(zip(one, other, strict=True))]
    elif isinstance(one, dict) and isinstance(other, dict):
        if one.keys() != other.keys():
            return f"{path} has the keys {sorted(one, key=str)} and {sorted(other, key=str)}"
        pairs = [(f"{path}[{key!r}]", one[key], other[key]) for key in one]
    elif isinstance(one, (bool, int, str, float)):
        return f"{path or 'it'} is {one!r} and {other!r}"
    else:
        mine, others = fields(one), fields(other)
        if mine.keys() != others.keys():
            return f"{path} has the fields {sorted(mine)} and {sorted(others)}"
        state = isinstance(one, State)  # compared as `anatomy.dump` tells it
        pairs = [
            (f"{path}.{name}" if path else name, mine[name], others[name])
            for name in mine
            if own(name) and not (state and name in LISTENING)
        ]
    return next((found for found in (difference(a, b, p) for p, a, b in pairs) if found), "")


def menu(g: State) -> None:
    """No dead end: while a game runs somebody is asked; actions are sorted, unique and exist."""
    if g.over:
        if g.actors() or any(g.actions(seat) for seat in range(g.seats)):
            raise Breach("menu", "the game is over, yet somebody is asked")
        return
    if not g.actors():
        raise Breach("menu", "the game is not over, yet nobody is asked")
    if g.owing & ~g.alive:
        raise Breach("menu", f"seats {g.actors()} are asked, one of them out of the game")
    for seat in range(g.seats):
        actions = g.actions(seat)
        if (seat in g.actors()) != bool(actions):
            raise Breach("menu", f"seats {g.actors()} are asked, seat {seat} may {actions[:9]}")
        if any(a >= b for a, b in pairwise(actions)):
            raise Breach("menu", f"the actions of seat {seat} are not sorted and unique: {actions}")
        if actions and not 0 <= actions[0] <= actions[-1] < len(g.game.vocabulary):
            raise Breach("menu", f"the actions of seat {seat} leave the vocabulary: {actions}")
        if g.usual(seat) != -1 and g.usual(seat) not in actions:
            raise Breach("menu", f"the usual answer of seat {seat}, {g.usual(seat)}, is not legal")
    for name, (domain, number) in g.about().items():
        if domain not in g.game.subjects.get(name, []) or number >= domain.size:
            raise Breach("menu", f"{g.asked_name()} is about {name}: {domain.name} {number}, which is not declared")


def copies(g: State, dice: Dice, plies: int) -> None:
    """A clone is equal, nobody listens to it, and what is played with it leaves the original be."""
    copy = g.clone()
    found = difference(g, copy)
    if found:
        raise Breach("copies", f"original and clone: {found}")
    if copy.told is not None:
        raise Breach("copies", "somebody listens to a clone")
    if NOTHING or NO_ROWS:
        raise Breach("copies", "something was put into the empty lists that all states share")
    before = fingerprint(g)
    for _ in range(plies):
        if not copy.over:
            copy.do(*any_move(copy, dice))
    if fingerprint(g) != before:
        raise Breach("copies", "a clone was played with, and the original changed")


def any_move(g: State, dice: Dice) -> tuple[int, int]:
    """Any legal action of any seat that is asked."""
    actors = g.actors()
    seat = actors[dice.below(len(actors))]
    actions = g.actions(seat)
    return seat, actions[dice.below(len(actions))]


def commute(g: State, seat: int, action: int) -> None:
    """Apply after clone is clone after apply."""
    one, other = g.clone(), g.clone()
    one.apply(seat, action)
    other.listen()
    other.apply(seat, action)
    found = difference(one, other.clone())
    if found:
        raise Breach("commute", f"after action {action} of seat {seat}: {found}")


def applies(g: State, seat: int, actions: Iterable[int]) -> None:
    """Every action that is offered can be taken, and `why` has nothing against it."""
    for action in actions:
        if g.why(seat, action):
            raise Breach("applies", f"{action} is offered and refused by {g.why(seat, action)}")
        after = g.clone()
        after.apply(seat, action)
        if after.ply != g.ply + 1:
            raise Breach("applies", f"action {action} of seat {seat} leads to ply {after.ply}")
        menu(after)


def comes_true(g: State, seat: int, actions: Iterable[int]) -> None:
    """What foresight calls certain happens in the real game, event by event and number by number."""
    effort = Effort(worlds=2, samples=4)
    for action in actions:
        seen = foresee(g, seat, action, g.ply, effort)
        found = untrue(g, seat, seen, Ahead(g.clone(), seat, action, effort.steps))
        if found:
            raise Breach("foresight", f"seat {seat} foresees of {action} what does not happen: {found}")


def untrue(g: State, seat: int, seen: Foresight, real: Ahead) -> str:
    """What was called certain and did not happen, in words."""
    events = [event.key() for event in seen.events]
    found = difference(events, [event.key() for event in real.heard[: len(events)]], "events")
    before, held = g.game.holdings(g, seat), real.witness.held
    if not found and not g.decided:
        found = difference(seen.changes, {name: held[name] - before[name] for name in seen.changes}, "changes")
    if not found and seen.opens not in (CHANCE, SECRET, CHOICES):
        if real.witness.learned:
            found = f"it opens with '{seen.opens}', but the seat learns something"
        elif len(real.heard) > len(events):
            found = f"after {len(events)} events it hears {len(real.heard) - len(events)} more"
    if not found and not seen.final and real.final:
        found = "it cannot be taken back"
    return found


def refusal(g: State, seat: int, actions: Iterable[int], rules: frozenset[str]) -> None:
    """Every other action is refused with a rule that exists, and changes nothing."""
    legal = set(g.actions(seat))
    before = g.clone()
    for action in actions:
        if action in legal:
            continue
        reason = g.reason(seat, action)
        rule = reason.rule
        if rule not in rules:
            raise Breach("refusal", f"{action} of seat {seat} is refused by '{rule}', no such rule")
        if any(not 0 <= number < domain.size for domain, number in reason.about):
            raise Breach("refusal", f"{action} of seat {seat} is refused because of {reason.targets()}, no such thing")
        try:
            g.apply(seat, action)
        except IllegalAction as error:
            if error.rule != rule:
                raise Breach("refusal", f"{action}: 'why' says {rule}, {error.rule=}") from None
        else:
            raise Breach("refusal", f"{action} of seat {seat} is not legal and yet was taken")
    found = difference(before, g)
    if found:
        raise Breach("refusal", f"a refused action changed something: {found}")


def invariants(before: State | None, after: State) -> None:
    """What the game itself says must always hold: nothing is lost, no limit passed."""
    broken = after.game.broken(before, after)
    if broken:
        raise Breach("invariants", "; ".join(broken))


def observation(g: State) -> None:
    """Every seat sees numbers of the same layout at every moment, each within the bounds of its part."""
    first = observe(g.game.new(g.seats, 0), 0, describing=True)
    for seat in range(g.seats):
        seen = observe(g, seat, describing=True)
        layout = [(part.name, part.start, part.size, part.low, part.high) for part in seen.slices]
        found = difference(layout, [(part.name, part.start, part.size, part.low, part.high) for part in first.slices])
        if found:
            raise Breach("observation", f"the layout is not always the same: {found}")
        for part in seen.slices:
            values = seen.values[part.start : part.start + part.size]
            if not part.low <= min(values) <= max(values) <= part.high:
                raise Breach("observation", f"{part.name} leaves {part.low} to {part.high}: {values}")


def horizon(before: State, after: State) -> None:
    """Undo never reaches behind a moment when somebody learned something or another was asked."""
    if after.horizon == after.ply:
        return
    if after.horizon != before.horizon or after.horizon > after.ply:
        raise Breach("horizon", f"it went from {before.horizon} to {after.horizon} at {after.ply}")
    if after.owing != before.owing:
        raise Breach("horizon", f"undo reaches behind a question to seats {after.actors()}")
    earlier = hidden_in(before)
    for name, hidden in hidden_in(after).items():
        for seat, row in enumerate(hidden.group):
            if list(row).count(SEEN) > list(earlier[name].group[seat]).count(SEEN):
                raise Breach("horizon", f"undo reaches behind what seat {seat} saw of {name}")


def progress(g: State, dice: Dice, positions: int) -> None:
    """While one seat chooses alone and nothing is drawn by chance, no position comes back: every decision leads on.

    Breadth first, so many positions are looked at from which the seat has a choice. Whoever spends something stands in
    another position, so only what is free can come back.
    """
    reached = [g.clone()]
    numbers = {position_key(g): 0}
    ways: list[list[tuple[int, int]]] = []
    """By position: actions, and the number of the position that each leads to."""
    while len(ways) < min(positions, len(reached)):
        place = reached[len(ways)]
        ways.append([])
        for action in sample(place.menu[first_actor(place)], dice):
            after = place.clone()
            after.do(first_actor(place), action)
            if goes_on(place, after):
                key = position_key(after)
                if key not in numbers:
                    numbers[key] = len(reached)
                    reached.append(after)
                ways[-1].append((action, numbers[key]))
    circle = find_circle(ways)
    if circle:
        steps = ", ".join(g.game.phrase(reached[place], action) for place, action in circle)
        raise Breach("progress", f"seat {first_actor(g)} comes back to the same position by: {steps}")


def first_actor(g: State) -> int:
    """The first seat that is asked."""
    return (g.owing & -g.owing).bit_length() - 1


def sample(actions: list[int], dice: Dice) -> list[int]:
    """All actions, or if they are many some of them and always the first, which passes where passing is allowed."""
    if len(actions) <= BREADTH:
        return actions
    return [actions[0], *[actions[1 + dice.below(len(actions) - 1)] for _ in range(BREADTH - 1)]]


def find_circle(ways: list[list[tuple[int, int]]]) -> list[tuple[int, int]]:
    """A way from a position back to itself, as positions and the actions taken there; empty if there is none."""
    finished: set[int] = set()
    for first in range(len(ways)):
        path: list[tuple[int, int]] = []
        trail = [(first, iter(ways[first]))] if first not in finished else []
        while trail:
            place, rest = trail[-1]
            action, to = next(rest, (-1, -1))
            on_trail = [number for number, _ in trail]
            if to < 0:
                finished.add(place)
                trail.pop()
                path = path[:-1]
            elif to in on_trail:
                return [*path[on_trail.index(to) :], (place, action)]
            elif to < len(ways) and to not in finished:
                path.append((place, action))
                trail.append((to, iter(ways[to])))
    return []


def arrival(g: State, dice: Dice) -> None:
    """What several seats owe at once: the order in which their choices arrive never matters."""
    joint = g.asked
    if not isinstance(joint, Joint):
        return
    first = g.clone()
    first.listen()
    moves: list[tuple[int, int]] = []
    while first.asked is joint and (first.news == 0 or not moves):
        if first.told or first.drawn != g.drawn:
            raise Breach("arrival", "a choice was told, or chance drawn, before all had chosen")
        moves.append(any_move(first, dice))
        first.do(*moves[-1])
    for turned in (1, -1):
        again = g.clone()
        again.listen()
        for seat, action in sorted(moves, key=lambda move: move[0] * turned):
            if not again.legal(seat, action):
                raise Breach("arrival", f"who chose first decides if seat {seat} may {action}")
            again.do(seat, action)
        found = difference(first, again) or difference(first.told, again.told, "told")
        if found:
            raise Breach("arrival", f"it matters who chose first: {found}")


def names(first: State, last: State, told: list[Event], moves: list[tuple[int, int]]) -> None:
    """All through a game things are called the same, but for the kinds that the game says are renamed."""
    game = first.game
    pointed = [(game.events.kinds[event.kind].domains, event.args) for event in told]
    pointed += [(game.vocabulary.find(action).domains, game.vocabulary.arguments(action)) for _, action in moves]
    seen = [(domain.name, index) for domains, args in pointed for domain, index in zip(domains, args, strict=True)]
    for domain, index in dict.fromkeys(seen):
        if index < 0 or domain in game.renamed:
            continue
        was, now = game.label(first, domain, index), game.label(last, domain, index)
        if was != now:
            raise Breach("names", f"{domain} {index} is called {now!r} and was called {was!r}")


def ending(g: State, told: list[Event], rules: frozenset[str]) -> None:
    """A game that is over names the rule by which it ended, and has told how, where a game declares how it can end."""
    if not g.over:
        return
    if g.end_rule not in rules:
        raise Breach("ending", f"it ended by '{g.end_rule}', no such rule")
    endings = g.game.events.endings
    if endings and not any(event.kind in endings for event in told):
        raise Breach("ending", f"it ended by {g.end_rule}, and no event told so")


def record(game: AnyGame, written: Record, last: State) -> None:
    """A record read back is the same record and leads to the same position, move by move."""
    written.end = fingerprint(last)
    text = written.dumps()
    read = loads(text)
    if read.dumps() != text:
        raise Breach("record", "what was written and what is read differ")
    try:
        found = difference(last, verify(game, read))
    except BadInput as error:
        found = str(error)
    if found:
        raise Breach("record", f"its moves lead elsewhere: {found}")


def repeat(game: AnyGame, written: Record, marks: dict[int, str], told: list[Event]) -> None:
    """The same seed and moves give the same game, whatever global chance does meanwhile.

    `marks` are fingerprints by ply, `told` all events of the first playing.
    """
    kept = random.getstate()
    g = start(game, written)
    for ply, (seat, action) in enumerate([*written.moves, (-1, -1)]):
        if ply in marks and fingerprint(g) != marks[ply]:
            raise Breach("repeat", f"played again, the game is another one at ply {ply}")
        if seat >= 0:
            random.seed(ply)
            if not g.legal(seat, action):
                raise Breach("repeat", f"played again, seat {seat} may not {action} at ply {ply}")
            g.do(seat, action)
    random.setstate(kept)
    found = difference(told, g.told, "told")
    if found:
        raise Breach("repeat", f"played again, the story is another one: {found}")
