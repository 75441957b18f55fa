"""Choosing: a seat's legal actions, narrowed step by step along their path, by what a person picks
or types.

The first step is the name of an action, the next ones are the things it points at. A step with a
single choice is skipped. What is typed may be a choice of the present step, several steps at once,
or a whole phrase from its name on: 'move F4 F5', 'ruch f4 f5'.
"""

from typing import NamedTuple

from krainy.engine.errors import KrainyError
from krainy.engine.state import State
from krainy.engine.vocabulary import Block

from .words import Speech, fold

SENTENCES = 6
"""So few last choices are shown as whole sentences, more of them as names."""


class Choice(NamedTuple):
    """One way to go on: its number, its name, every way to type it, the actions it leaves."""

    number: str
    name: str
    words: frozenset[str]
    actions: list[int]


class NotUnderstood(KrainyError):
    """A word that names nothing here."""

    def __init__(self, word: str) -> None:
        super().__init__(f"there is nothing called '{word}' here")
        self.word = word


class NotAllowed(KrainyError):
    """A phrase that is understood but not legal now; `rule` is the id of what forbids it, `action` what it names."""

    def __init__(self, rule: str, action: int) -> None:
        super().__init__(f"not now: {rule}")
        self.rule = rule
        self.action = action


class Choosing:
    """How far a person has come in choosing one action."""

    def __init__(self, speech: Speech, g: State, seat: int, offered: list[int] | None = None) -> None:
        self.speech = speech.of(g.game.name)
        self.g = g
        self.seat = seat
        self.offered = g.actions(seat) if offered is None else offered
        """The actions to choose from: all legal ones unless a table offers fewer."""
        self.actions = self.offered
        self.step = 0
        self.entered = False
        self.skip()

    @property
    def block(self) -> Block:
        """What the action is called, once that is settled."""
        return self.g.game.vocabulary.find(self.actions[0])

    @property
    def chosen(self) -> int | None:
        """The action, when only one is left; an only one has to be confirmed, too."""
        return self.actions[0] if self.entered and len(self.actions) == 1 else None

    @property
    def question(self) -> str:
        """What is asked at this step."""
        if self.step == 0:
            return self.speech.prompt(self.g, self.seat)
        return self.speech.say(f"action-{self.block.name}.{self.block.fields[self.step - 1]}")

    @property
    def targets(self) -> list[str]:
        """The things on the table that this step chooses among, as 'stack:12'."""
        if self.step == 0:
            return []
        path = self.g.game.vocabulary.targets
        return sorted({path(action)[self.step - 1] for action in self.actions})

    def choices(self) -> list[Choice]:
        """The ways to go on, in the order of the vocabulary."""
        groups: dict[int, list[int]] = {}
        for action in self.actions:
            block = self.g.game.vocabulary.find(action)
            value = block.base if self.step == 0 else self.g.game.vocabulary.arguments(action)[self.step - 1]
            groups.setdefault(value, []).append(action)
        few = len(groups) <= SENTENCES and all(len(actions) == 1 for actions in groups.values())
        made = [self.choice(value, actions, few) for value, actions in groups.items()]
        if any(word.isdecimal() for choice in made for word in choice.words):
            return [choice._replace(number=sorted(choice.words)[0]) for choice in made]
        return [choice._replace(number=str(place + 1)) for place, choice in enumerate(made)]

    def choice(self, value: int, actions: list[int], sentence: bool) -> Choice:
        """One way to go on."""
        if self.step > 0:
            domain = self.block.domains[self.step - 1].name
            name, words = self.speech.called(self.g, domain, value), self.words(domain, value)
        else:
            block = self.g.game.vocabulary.find(actions[0])
            name, words = self.speech.say(f"action-{block.name}.verb"), self.verbs(block)
            sentence = len(actions) == 1
        if sentence:
            name = self.speech.name_action(self.g, actions[0])
        return Choice("", name, frozenset(words), actions)

    # -- picking and typing ------------------------------------------------------------------------

    def pick(self, choice: Choice) -> None:
        """Go on with one of the choices."""
        self.actions = choice.actions
        self.step += 1
        self.entered = True
        self.skip()

    def skip(self) -> None:
        """Pass over every step that leaves no choice."""
        while len(self.actions) > 1 and len(self.choices()) == 1:
            self.step += 1

    def enter(self, text: str) -> None:
        """Go on with what a person typed; what cannot be done is said and changes nothing."""
        words = text.split()
        if len(words) == 1 and words[0].isdecimal():
            for choice in self.choices():
                if choice.number == words[0]:
                    self.pick(choice)
                    return
        named = [block for block in self.g.game.vocabulary.blocks if fold(words[0]) in self.verbs(block)]
        before = self.actions, self.step
        try:
            if named:
                self.begin(named[0], words[1:])
            else:
                self.follow(words)
        except KrainyError:
            self.actions, self.step = before
            raise
        self.entered = True
        self.skip()

    def begin(self, block: Block, words: list[str]) -> None:
        """Start anew with the name of an action."""
        mine = [action for action in self.offered if self.g.game.vocabulary.find(action) is block]
        if not mine:
            raise self.forbidden(block, [], words)
        self.actions = mine
        self.step = 1
        self.follow(words)

    def follow(self, words: list[str]) -> None:
        """Take one step for every word."""
        for place, word in enumerate(words):
            found = self.match(word)
            while found is None and len(self.actions) > 1 and len(self.choices()) == 1:
                self.step += 1
                found = self.match(word)
            if found is None:
                if self.step == 0:
                    raise NotUnderstood(word)
                path = self.g.game.vocabulary.arguments(self.actions[0])[: self.step - 1]
                raise self.forbidden(self.block, path, words[place:])
            self.actions = found.actions
            self.step += 1

    def match(self, word: str) -> Choice | None:
        """The choice of this step that a word names."""
        if self.step > 0 and self.step > len(self.block.fields):
            return None
        return next((choice for choice in self.choices() if fold(word) in choice.words), None)

    def forbidden(self, block: Block, path: list[int], words: list[str]) -> NotAllowed:
        """The refusal of what these words say; what they leave out counts as the first."""
        args = path.copy()
        for word in words:
            if len(args) == len(block.fields):
                raise NotUnderstood(word)
            args.append(self.find(block.domains[len(args)].name, block.domains[len(args)].size, word))
        args += [0] * (len(block.fields) - len(args))
        action = self.g.game.vocabulary.encode(block, args)
        rule = self.g.why(self.seat, action)
        if not rule:
            raise NotUnderstood(words[-1])
        return NotAllowed(rule, action)

    # -- what things are called --------------------------------------------------------------------

    def verbs(self, block: Block) -> list[str]:
        """Every word that names an action: the vocabulary's own, and those of the language."""
        return [block.name, *fold(self.speech.say(f"action-{block.name}.word")).split()]

    def words(self, domain: str, index: int) -> list[str]:
        """Every way to type a thing: its label, its name in any case, written in one word."""
        label = self.g.game.label(self.g, domain, index)
        thing = self.speech.thing(self.g, domain, index)
        names = [str(thing)] if isinstance(thing, int) else self.speech.forms(thing)
        return [fold(name).replace(" ", "_") for name in [label, *names] if name]

    def find(self, domain: str, size: int, word: str) -> int:
        """The number of whatever a word names, whether it can be chosen now or not."""
        for index in range(size):
            if fold(word) in self.words(domain, index):
                return index
        raise NotUnderstood(word)
