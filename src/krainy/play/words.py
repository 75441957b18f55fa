"""Words: the one module that turns keys, actions and events into sentences (Project Fluent).

A thing on the table is passed to a sentence as a key (`colour-navy`, `building-tower`) or, where no
message of that name exists, as its label (`F4`); several things are joined by '+'. A sentence
writes `{ NAME($victim, case: "gen") }` and gets the form that the message of the thing holds as its
attribute `.gen`. A word that is missing is a mistake of ours and raises `MissingWords`; no player
is ever shown a key.

>>> speak("en").say("result-nobody")
'Nobody wins.'
>>> speak("pl", "eko").say("event-captured", seat="colour-navy", victim="colour-grey")
'Granatowy bierze do niewoli Cesarza Szarego.'
"""

from collections import Counter
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Message, ResolverEnvironment
from fluent.runtime.types import FluentInt

import krainy
from krainy.engine.errors import BadInput
from krainy.engine.facts import pack_folder
from krainy.engine.game import AnyGame
from krainy.engine.state import State
from krainy.engine.vocabulary import Event, Vocabulary

from .endings import Ending
from .fluent import MissingWords, Texts
from .languages import LANGUAGES
from .naming import Named, marked
from .reference import Rule, fold, rule, rules, search
from .sentences import (
    NamedEvent,
    PointedName,
    Sentence,
    alike,
    arguments,
    fields_of,
    gathered,
    named,
    near,
    places,
)
from .story import Counted, Heard
from .templates import Args, Templates, Thing

if TYPE_CHECKING:
    from .goals import Told

__all__ = [
    "LANGUAGES",
    "MissingWords",
    "Rule",
    "Speech",
    "Thing",
    "fold",
    "rule",
    "rules",
    "search",
    "speak",
]

PACKAGE = Path(krainy.__file__).parent
SEAT_WORDS = ("seat", "colour")
"""What a seat may be called by: a name of its own, or its colour."""

LONGEST = 2000
"""The longest text that a sentence can quote."""

REMEMBERED = 20_000
"""So many sentences are kept ready."""

Pointed = tuple[str, int]
"""A thing by the name of its kind and its number."""
MadeOf = tuple[Any, ...]
"""All that a sentence is made of, so that it can be kept by it."""


def speak(lang: str, game: str = "") -> "Speech":
    """The words of a language: those of every game, and those of one game if it is named."""
    if lang not in LANGUAGES:
        raise BadInput(f"there is no language '{lang}'; there are: {', '.join(LANGUAGES)}")
    return learn(lang, game)


@cache
def learn(lang: str, game: str) -> "Speech":
    """Read the texts of a language once."""
    return Speech(lang, game)


class Speech:
    """One language, ready to speak of one game or of none."""

    def __init__(self, lang: str, game: str) -> None:
        self.lang = lang
        self.game = game
        self.keys = lru_cache(REMEMBERED)(self.find_keys)
        self.number = lru_cache(REMEMBERED)(Number)
        self.said: dict[MadeOf, str] = {}
        """The sentences about actions that were last made, by all that they are made of."""
        self.told: dict[MadeOf, Sentence] = {}
        """The same of events."""
        self.alone: dict[int, bool] = {}
        """By kinds of events, whether a sentence about one of them names each of its things once."""
        self.goals: dict[MadeOf, Told] = {}
        """The same of goals."""
        functions: dict[str, Callable[..., Any]] = {"NAME": self.name, "SAME": same}
        self.bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        self.messages = Texts(self.bundle)
        # The same few thousand sentences are said over and over, and Fluent takes its time for each.
        self.templates = Templates(self.messages, self.resolve, LONGEST, REMEMBERED)
        self.remember = lru_cache(REMEMBERED)(self.put)
        packages = ["play", "arena", "cli", "server/mail", "server/notifications"] + ([f"games/{game}"] if game else [])
        for package in packages:
            path = PACKAGE / package / "text" / f"{lang}.ftl"
            if package not in ("arena", "cli", "server/mail", "server/notifications") or path.exists():
                self.messages.add(path)
        pack = Path(pack_folder(game)) / f"{lang}.ftl" if game and pack_folder(game) else None
        if pack is not None and pack.is_file():
            self.messages.override(pack)

    def of(self, game: str) -> "Speech":
        """The same language with the words of this game."""
        return self if game == self.game else speak(self.lang, game)

    # -- sentences and names -----------------------------------------------------------------------

    def knows(self, key: str) -> bool:
        """Whether there is a message of this name, or an attribute as in `action-move.verb`."""
        name, _, attribute = key.partition(".")
        return name in self.messages and (not attribute or attribute in self.message(name).attributes)

    def message(self, name: str) -> Message:
        """A message, which Fluent gets when it is first needed."""
        self.messages.give(name)
        return self.bundle.get_message(name)

    def say(self, key: str, **args: Thing) -> str:
        """The message of this name, or its attribute as in `action-move.verb`, as a sentence."""
        return self.remember(key, tuple(args.items()))

    def put(self, key: str, args: Args) -> str:
        """Put a sentence into words."""
        return self.templates.say(key, args)

    def resolve(self, key: str, args: Args) -> str:
        """Let Fluent put a sentence into words."""
        if not self.knows(key):
            raise MissingWords(f"the texts in '{self.lang}' do not know '{key}'")
        name, _, attribute = key.partition(".")
        message = self.message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise MissingWords(f"'{key}' has no text of its own in '{self.lang}'")
        short = {n: self.number(a) if isinstance(a, int) else shortened(a) for n, a in args}
        # What `format_pattern` of the bundle does, which would make every number anew and format it again.
        asked = ResolverEnvironment(self.bundle, [], current=CurrentEnvironment(short))
        said = str(pattern(asked))
        if asked.errors:
            raise MissingWords(f"'{key}' in '{self.lang}': {asked.errors[0]}") from asked.errors[0]
        return said

    def name(self, thing: Thing, case: str = "") -> Thing:
        """The name of a thing, or of several joined by '+', in a case; else its label."""
        if isinstance(thing, int):
            return thing
        parts = thing.split("+")
        if not isinstance(thing, Named):
            return self.listed([self.form(part, str(case)) for part in parts])
        numbers = Counter(parts) if thing.counted else Counter[str]()
        named = (
            [(parts.index(part), part) for part in dict.fromkeys(parts)] if thing.counted else list(enumerate(parts))
        )
        return self.listed(
            [marked(self.counted(part, numbers[part], str(case)), thing.first + place) for place, part in named]
        )

    def counted(self, key: str, number: int, case: str) -> str:
        """A name in a case; of several, the form that follows their number."""
        if number < 2:
            return self.form(key, case)
        kind = self.bundle._plural_form(number)  # the one place that knows the forms of the language
        form = next((one for one in (kind, "many") if self.knows(f"{key}.{one}")), "")
        return f"{number} {self.say(f'{key}.{form}')}" if form else f"{number} × {self.form(key, case)}"

    def form(self, key: str, case: str) -> str:
        """One name in one case."""
        if key not in self.messages:
            return key
        return self.say(f"{key}.{case}" if case else key)

    def forms(self, key: str) -> list[str]:
        """Every form of a name, so that what a person types is understood in any case."""
        if key not in self.messages:
            return [key]
        cases = [c for c in self.message(key).attributes if c != "help"]
        return [self.say(key), *[self.say(f"{key}.{case}") for case in cases]]

    def listed(self, names: list[str]) -> str:
        """Several names as a person lists them: 'A, B and C'."""
        if len(names) < 2:
            return "".join(names)
        return self.say("list-and", rest=", ".join(names[:-1]), last=names[-1])

    def thing(self, g: State, domain: str, index: int) -> Thing:
        """What a sentence gets for a thing: a key, a label, or a number (also for a flag)."""
        return PointedAt(self, g).thing(domain, index)

    def called(self, g: State, domain: str, index: int) -> str:
        """What a person calls a thing when it stands alone in a list of choices."""
        speech = self.of(g.game.name)
        thing = self.thing(g, domain, index)
        if isinstance(thing, int) and speech.knows(f"{domain}-{thing}"):
            return speech.say(f"{domain}-{thing}")
        return str(speech.name(thing))

    def find_keys(self, domain: str, label: str) -> str:
        """The messages that name the parts of a label, or the parts themselves."""
        prefixes = SEAT_WORDS if domain == "seat" else (domain,)
        return "+".join(self.key(prefixes, part) for part in label.split("+"))

    def key(self, prefixes: tuple[str, ...], label: str) -> str:
        """The message that names a label after one of these prefixes, or the label itself."""
        for prefix in prefixes:
            if f"{prefix}-{label}" in self.messages:
                return f"{prefix}-{label}"
        return label

    # -- what happens at the table -----------------------------------------------------------------

    def tell(self, g: State, event: Event) -> str:
        """What happened."""
        return self.sentence(g.game, event.kind, [self.told_event(g, event)]).text

    def tell_heard(self, g: State, heard: Heard) -> Sentence:
        """What happened in some events that are told as one."""
        return self.sentence(g.game, heard.kind, [self.told_event(g, event) for event in heard.events])

    def told_event(self, g: State, event: Event, things: "PointedAt | None" = None) -> NamedEvent:
        """An event with what its things are called now; later a name may be another."""
        find = (PointedAt(self, g) if things is None else things).find
        domains = g.game.events.kinds[event.kind].domains
        return NamedEvent(event, [find(d.name, index) for d, index in zip(domains, event.args, strict=True)])

    def tell_counts(self, g: State, counted: Counted) -> str:
        """What was counted of a seat in a round."""
        speech, (seat, counts) = self.of(g.game.name), counted
        each = [speech.say(f"count-{name}", amount=number) for name, number in counts]
        return speech.say("count-seat", seat=self.seats(g, [seat]), counts=speech.listed(each))

    def sentence(self, game: AnyGame, kind: int, told: list[NamedEvent]) -> Sentence:
        """What happened in some events that are told as one, with the names of things in it."""
        speech, made_of = self.of(game.name), list[Any]([kind])
        for event, things in told:
            made_of += [event.kind, *event.args, *things]
        everything = tuple(made_of)
        known = speech.told.get(everything)
        if known is None:
            if len(speech.told) >= REMEMBERED:
                speech.told.clear()
            alone = len(told) == 1 and speech.stands_alone(game, told[0].event.kind)
            known = speech.put_one(game, kind, told[0]) if alone else speech.put_together(game, kind, told)
            speech.told[everything] = known
        return known

    def stands_alone(self, game: AnyGame, number: int) -> bool:
        """Whether the sentence about one event of a kind names each of its things once."""
        if number not in self.alone:
            kind = game.events.kinds[number]
            fields = fields_of(kind)
            self.alone[number] = len(set(fields)) == len(fields) and not self.knows(f"event-{kind.name}.each")
        return self.alone[number]

    def put_one(self, game: AnyGame, kind: int, told: NamedEvent) -> Sentence:
        """Put one event into words; all events that differ only in labels share a template."""
        event, things = told
        numbered, named_at = places(game.events.kinds[event.kind])
        numbers = [event.args[place] for place in numbered]
        pointed: list[PointedName] = []
        for place, domain in named_at:
            thing = things[place]
            if isinstance(thing, str):
                pointed += [(domain, event.args[place], key) for key in thing.split("+")]

        def make(blanked: list[Thing]) -> str:
            return self.in_words(game, kind, [NamedEvent(event, blanked)], [])

        return named(game, self.templates.filled((kind, event.kind, *numbers), things, make), pointed)

    def put_together(self, game: AnyGame, kind: int, told: list[NamedEvent]) -> Sentence:
        """Put events that are told as one into words."""
        pointed: list[PointedName] = []
        return named(game, self.in_words(game, kind, told, pointed), pointed)

    def in_words(self, game: AnyGame, kind: int, told: list[NamedEvent], pointed: list[PointedName]) -> str:
        """The same with marks around names, and the things that these name."""
        kinds = game.events.kinds
        core = [one for one in told if kind in (one.event.kind, kinds[one.event.kind].row)]
        said_as = kinds[kind if any(one.event.kind == kind for one in core) else core[-1].event.kind]
        args = gathered(game, said_as, core, pointed)
        if self.knows(f"event-{said_as.name}.each"):
            phrases = [
                self.put(f"event-{one.name}.each", tuple(gathered(game, one, some, pointed).items()))
                for one, some in alike(game, core)
            ]
            args["each"] = self.listed(list(dict.fromkeys(phrases)))
        around = {one for other in core for one in near(kinds[other.event.kind])}
        for other in sorted(around):
            name = kinds[other].name.replace("-", "_")
            some = [one for one in told if one.event.kind == other and one not in core]
            args[name] = len(some)
            if some:
                found = gathered(game, kinds[other], some, pointed)
                args |= {f"{name}_{field}": thing for field, thing in found.items()}
        return self.put(f"event-{said_as.name}", tuple(args.items()))

    def keep(self, made_of: MadeOf, said: str) -> str:
        """Keep a sentence by all that it is made of."""
        if len(self.said) >= REMEMBERED:
            self.said.clear()
        self.said[made_of] = said
        return said

    def name_action(self, g: State, action: int, known: "PointedAt | None" = None) -> str:
        """What an action would do, at the decision now asked."""
        if g.cancels(action):
            return self.say("action-cancel")
        speech, block, asked = self.of(g.game.name), g.game.vocabulary.find(action), g.asked_name()
        find = (PointedAt(self, g) if known is None else known).find
        numbers = g.game.vocabulary.arguments(action)
        found = [find(domain.name, number) for domain, number in zip(block.domains, numbers, strict=True)]
        seats = [number for domain, number in zip(block.domains, numbers, strict=True) if domain.name == "seat"]

        def make(things: list[Thing]) -> str:
            args = arguments(block.fields, block.domains, numbers, things)
            args["asked"] = asked
            return speech.put(f"action-{block.name}", tuple(args.items()))

        return speech.templates.filled((block.name, asked, *seats), found, make)

    def name_actions(self, g: State, actions: list[int], things: "PointedAt | None" = None) -> list[str]:
        """What each of these actions would do. They often point at the same things, each of which is looked up once."""
        speech, asked, shapes = self.of(g.game.name), g.asked_name(), known_shapes(g.game.vocabulary)
        said = speech.said
        cancellable = g.asked is not None and g.asked.cancellable
        known = PointedAt(self, g) if things is None else things
        pointed_at = known.__getitem__
        found = []
        for action in actions:
            block, _, pointed = shapes[action]
            made_of = (block, asked, *map(pointed_at, pointed))
            if cancellable and g.cancels(action):
                found.append(self.say("action-cancel"))
                continue
            name = said.get(made_of)
            found.append(speech.keep(made_of, self.name_action(g, action, known)) if name is None else name)
        return found

    def prompt(self, g: State, viewer: int = -1, addressed: bool = True, things: "PointedAt | None" = None) -> str:
        """Whose decision it is and what is asked; after the end, how it ended. A viewer who is asked is addressed, but
        where several seats share a screen."""
        if g.asked is None:
            return self.result(g)
        shown = g.shown(viewer)
        seats = [seat for seat in range(g.seats) if shown >> seat & 1]
        args: dict[str, Thing] = dict.fromkeys(g.game.subjects, "none")
        find = (PointedAt(self, g) if things is None else things).find
        args.update({name: find(domain.name, index) for name, (domain, index) in g.about().items()})
        key = f"prompt-{g.asked_name()}"
        if addressed and viewer in seats:
            return self.of(g.game.name).say(f"{key}.you", **args)
        names = "+".join([str(find("seat", seat)) for seat in seats])
        return self.of(g.game.name).say(key, seat=names, seat_count=len(seats), **args)

    def help(self, g: State) -> str:
        """What the rules say to those who must decide now."""
        return self.of(g.game.name).say(f"prompt-{g.asked_name()}.help")

    def ending(self, g: State, ending: Ending) -> str:
        """How people ended the game."""
        losers = [seat for seat in range(g.seats) if seat not in ending.winners]
        count, winners = len(ending.winners), self.seats(g, list(ending.winners))
        return self.of(g.game.name).say(
            f"result-{ending.how}", losers=self.seats(g, losers), winners=winners, count=count
        )

    def note(self, g: State, kind: str, seat: int, other: int) -> str:
        """What people did beside the game."""
        named = {"seat": self.seats(g, [seat]), "other": self.seats(g, [other])}
        return self.of(g.game.name).say(f"note-{kind}", **named)

    def result(self, g: State, ending: Ending | None = None) -> str:
        """How the game ended, and the points, or what the game counts instead (`game-points`)."""
        speech = self.of(g.game.name)
        winners = [seat for seat in range(g.seats) if g.winners >> seat & 1]
        if ending is not None:
            said = self.ending(g, ending)
        elif not g.over:
            return speech.say("result-running")
        elif g.unfinished:
            said = speech.say("result-unfinished")
        elif not winners:
            said = speech.say("result-nobody")
        else:
            said = speech.say("result-won", winners=self.seats(g, winners), count=len(winners))
        scores = g.scores()
        if any(scores):
            each = [
                speech.say("result-score", seat=self.seats(g, [seat]), points=points)
                for seat, points in enumerate(scores)
            ]
            counted = "game-points" if speech.knows("game-points") else "result-points"
            said += " " + speech.say(counted, scores=", ".join(each))
        return said

    def seats(self, g: State, seats: list[int]) -> str:
        """Several seats as one argument of a sentence."""
        return "+".join(str(self.thing(g, "seat", seat)) for seat in seats)


class Number(FluentInt):
    """A number in a sentence of one language, which Fluent formats once."""

    text = ""

    def format(self, locale: Any) -> str:
        if not self.text:
            self.text = super().format(locale)
        return self.text


class PointedAt(dict[Pointed, Thing | tuple[Thing, int]]):
    """What the things of one position are in sentences, each looked up when it is first needed."""

    def __init__(self, speech: Speech, g: State) -> None:
        super().__init__()
        self.speech = speech.of(g.game.name)
        self.g = g
        self.numbered: dict[str, bool] = {}
        """By domain, whether its things are told as numbers because the first one has no name."""
        self.renamed: list[Pointed] = []
        """Things that may be called otherwise in another position."""

    def __missing__(self, pointed: Pointed) -> Thing | tuple[Thing, int]:
        domain, index = pointed
        found = self[pointed] = (self.thing(domain, index), index) if domain == "seat" else self.thing(domain, index)
        if domain in self.g.game.renamed:
            self.renamed.append(pointed)
        return found

    def find(self, domain: str, index: int) -> Thing:
        """What a thing is in sentences."""
        found = self[domain, index]
        return found[0] if isinstance(found, tuple) else found

    def go_on(self, g: State) -> None:
        """Speak of another position of the same game, in which most things are called the same."""
        self.g = g
        for pointed in self.renamed:
            del self[pointed]
            self.numbered.pop(pointed[0], None)
        self.renamed.clear()

    def thing(self, domain: str, index: int) -> Thing:
        """A key, a label, or a number (also for a flag)."""
        if index < 0:
            return "none"
        g = self.g
        numbered = self.numbered.get(domain)
        if numbered is None:
            numbered = self.numbered[domain] = g.game.label(g, domain, 0) == ""
        if numbered:
            return index
        label = g.game.label(g, domain, index)
        return index if label == str(index) else self.speech.keys(domain, label)


class Shape(NamedTuple):
    """What an action is, whatever the position."""

    block: str
    targets: list[str]
    """The things that are clicked for it; nobody changes this list."""
    pointed: list[Pointed]
    """What its sentence speaks of."""


class Shapes(dict[int, Shape]):
    """The shapes of those actions of a vocabulary that were ever named: at most the legal ones of a game."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        super().__init__()
        self.vocabulary = vocabulary

    def __missing__(self, action: int) -> Shape:
        block = self.vocabulary.find(action)
        pointed = zip(block.domains, self.vocabulary.arguments(action), strict=True)
        found = Shape(block.name, self.vocabulary.targets(action), [(domain.name, index) for domain, index in pointed])
        self[action] = found
        return found


known_shapes = cache(Shapes)


def shortened(text: str) -> str:
    """A text of a length that Fluent takes; what a person typed may be longer."""
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def same(one: Thing, other: Thing) -> str:
    """Lets a sentence ask whether two things are one: `{ SAME($a, $b) -> [yes] … *[no] … }`."""
    return "yes" if one == other else "no"
