"""A scenario under way: the game as it stands, what was done last, and what seats do by themselves."""

from typing import Any, Final

from krainy.engine.errors import BadInput
from krainy.engine.game import AnyGame
from krainy.engine.given import Given
from krainy.engine.state import State
from krainy.engine.vocabulary import Event

Script = dict[str, str | list[str]]
Lots = dict[str, list[str]]
"""By lot, what chance brings, see `Given`."""


class Failure(Exception):
    """Something that the scenario expects is not so."""


class Course:
    """A scenario under way."""

    def __init__(self, game: AnyGame, g: State, script: Script) -> None:
        self.game: Final = game
        self.g = g
        self.decided = g.clone()
        """The position when the winner was known, or one before that: what the game leaves to the next is told from
        there."""
        self.script: Final[dict[int, str | list[str]]] = {}
        """By seat, what it does by itself: a text whenever that is possible, a list one by one."""
        for seat, what in script.items():
            self.script[game.find(g, "seat", seat)] = what if isinstance(what, str) else what.copy()
        self.taken: list[tuple[str, int]] = []
        """The actions of the last `do`, each with how many events had been told before it."""

    def forget(self) -> None:
        """Something is done next: what was told before is over."""
        self.g.forget()
        self.taken = []

    def take(self, seat: int, text: str) -> None:
        """A seat does what the text says; then those that have a script do what is written there."""
        self.taken.append((text, len(self.g.told or [])))
        self.apply(seat, text)
        self.follow_script()

    def apply(self, seat: int, text: str) -> None:
        """A seat does what the text says."""
        action = action_of(self.game, self.g, text)
        if not self.g.legal(seat, action):
            who = self.game.label(self.g, "seat", seat)
            raise Failure(f"{who} cannot '{text}', {self.g.why(seat, action)} forbids it")
        if not self.g.decided:
            self.decided = self.g.clone()
        self.g.apply(seat, action)
        if self.g.decided and not self.g.over and not self.decided.decided:
            self.decided = self.g.clone()

    def follow_script(self) -> None:
        """As long as a seat is asked whose script says what it does, it does that."""
        seats = self.g.actors()
        while seats:
            seat = seats.pop(0)
            text = self.line(seat)
            if text:
                self.apply(seat, text)
                seats = self.g.actors()

    def line(self, seat: int) -> str:
        """What a seat that is asked does by itself now, or nothing."""
        what = self.script.get(seat, "")
        if isinstance(what, list):
            return what.pop(0) if what else ""
        return what if what and self.g.legal(seat, action_of(self.game, self.g, what)) else ""

    def give(self, words: Lots) -> None:
        """Chance brings this next."""
        check_lots(self.game, words)
        if self.g.fixed_chance is None:
            self.g.fixed_chance = Given({})
        self.g.fixed_chance.add(words)

    def unused(self) -> str:
        """What was given and has not come; nothing if all has."""
        return "" if self.g.fixed_chance is None else ", ".join(self.g.fixed_chance.left())

    def go_on(self, options: dict[str, Any]) -> None:
        """The game is over; the next one begins in the world that it leaves."""
        game, given = self.game, self.g.fixed_chance
        legacy = game.legacy(self.decided, self.g) if self.g.over and not self.g.unfinished else None
        if legacy is None:
            raise Failure("there is no next game: this one goes on, or leaves no world")
        self.g = new_game(game, {"seats": self.g.seats, game.world_option(): legacy.world, **options}, given)
        self.decided = self.g.clone()
        self.taken = []
        self.follow_script()

    def told(self, which: str = "") -> list[str]:
        """The events of the last `do`, each in one line; or those of one of its actions, by its words or its number."""
        lines = told(self.game, self.g)
        if not which:
            return lines
        places = [place for place, (text, _) in enumerate(self.taken) if which in (text, str(place + 1))]
        if len(places) != 1:
            done = ", ".join(f"'{text}'" for text, _ in self.taken) or "nothing"
            wrong = "several of the last 'do' are" if places else "no action of the last 'do' is"
            raise BadInput(f"{wrong} '{which}'; done was: {done}")
        ends = [*[start for _, start in self.taken[1:]], len(lines)]
        return lines[self.taken[places[0]][1] : ends[places[0]]]


def told(game: AnyGame, g: State) -> list[str]:
    """The events that were told and not forgotten, each in one line: its name and what it concerns."""
    return [event_line(game, g, event) for event in g.told or []]


def event_line(game: AnyGame, g: State, event: Event) -> str:
    """An event in one line."""
    kind = game.events.kinds[event.kind]
    pairs = zip(kind.domains, event.args, strict=True)
    labels = [game.label(g, domain.name, value) for domain, value in pairs if value >= 0]
    return " ".join([kind.name, *[label for label in labels if label]])


def set_up(game: AnyGame, position: dict[str, Any] | None, new: dict[str, Any], given: Lots) -> State:
    """The state in which a case begins: a position, or a new game; with the chance that is given."""
    check_lots(game, given)
    if position is not None:
        return game.arrange(dict(position), Given(given))
    return new_game(game, new, Given(given))


def new_game(game: AnyGame, options: dict[str, Any], given: Given | None) -> State:
    """A fresh game: `{seats: 3, seed: 7, modules: [portals]}`."""
    rest = dict(options)
    seats, seed = rest.pop("seats", 0), rest.pop("seed", 0)
    if type(seats) is not int or type(seed) is not int:
        raise BadInput("new: 'seats' and 'seed' are numbers")
    return game.start(seats, seed, rest, given)


def check_lots(game: AnyGame, words: Lots) -> None:
    """Only what chance decides in this game can be given."""
    for lot in words:
        if lot not in game.lots:
            raise BadInput(f"given: chance decides nothing called '{lot}'; there are: {', '.join(game.lots)}")


def action_of(game: AnyGame, g: State, text: str) -> int:
    """The action that a text names in full."""
    action = game.parse(g, text)
    phrase = game.phrase(g, action)
    if len(phrase.split()) != len(text.split()):
        raise BadInput(f"'{text}' is not a whole action; '{phrase}' would be one")
    return action
