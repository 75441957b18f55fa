"""The arguments of sentences: what Fluent is given about an action or about events, and the names that come out."""

from functools import cache
from typing import NamedTuple

from krainy.engine.game import AnyGame
from krainy.engine.vocabulary import Domain, Event, EventKind

from .naming import Named, cards_by_key, parted
from .templates import Thing

Name = tuple[int, int, str, str]
"""A name in a sentence: where it begins and ends, the thing that it names as 'space:3', and its card in the catalogue,
or nothing."""
PointedName = tuple[str, int, str]
"""A named thing by its kind, its number and the key of its name."""


class NamedEvent(NamedTuple):
    """An event, and what its things were called when it happened."""

    event: Event
    things: list[Thing]


class Sentence(NamedTuple):
    """A sentence about events, with the names in it."""

    text: str
    names: list[Name]


def arguments(fields: list[str], domains: list[Domain], numbers: list[int], things: list[Thing]) -> dict[str, Thing]:
    """The arguments of a sentence: things, how many each is, the number of a seat."""
    args: dict[str, Thing] = {}
    for field, domain, number, thing in zip(fields, domains, numbers, things, strict=True):
        args[field] = thing
        if isinstance(thing, str):
            none = thing == "none" or thing.endswith("-none")
            args[f"{field}_count"] = 0 if none else thing.count("+") + 1
        if domain.name == "seat":
            args[f"{field}_number"] = number + 1
    return args


def named(game: AnyGame, said: str, pointed: list[PointedName]) -> Sentence:
    """A sentence in which marks stand around names, without them."""
    text, names = parted(said)
    cards = cards_by_key(game.name)
    return Sentence(
        text,
        [
            (begin, end, f"{domain}:{number}", cards.get(key, ""))
            for begin, end, (domain, number, key) in ((b, e, pointed[place]) for b, e, place in names)
        ],
    )


def fields_of(kind: EventKind) -> list[str]:
    """What a sentence about events of a kind calls their things."""
    return kind.called if kind.row in (-1, kind.number) else kind.fields


@cache
def places(kind: EventKind) -> tuple[list[int], list[tuple[int, str]]]:
    """By their places among the arguments of an event: what a sentence about it alone tells as a number, and what it
    may tell by a name, with the kinds of these things."""
    fields = list(enumerate(zip(fields_of(kind), kind.domains, strict=True)))
    numbered = [place for place, (field, domain) in fields if field == kind.added or domain.name == "seat"]
    return numbered, [(place, domain.name) for place, (field, domain) in fields if field != kind.added]


def near(kind: EventKind) -> list[int]:
    """The kinds that are told with this one."""
    return [*kind.instead, *kind.implied]


def alike(game: AnyGame, told: list[NamedEvent]) -> list[tuple[EventKind, list[NamedEvent]]]:
    """Events by their kinds and by all that they tell but for what is added up."""
    found: dict[tuple[int, ...], list[NamedEvent]] = {}
    for one in told:
        kind = game.events.kinds[one.event.kind]
        key = [n for field, n in zip(kind.fields, one.event.args, strict=True) if field != kind.added]
        found.setdefault((one.event.kind, *key), []).append(one)
    return [(game.events.kinds[some[0].event.kind], some) for some in found.values()]


def gathered(game: AnyGame, kind: EventKind, told: list[NamedEvent], pointed: list[PointedName]) -> dict[str, Thing]:
    """The arguments of a sentence about some events of a kind, or of others that stand in its row."""
    kinds = game.events.kinds
    leads = kind.row in (-1, kind.number)
    gathering = kind.gathered if leads or not kind.gathered else kind.fields[kind.called.index(kind.gathered)]
    args: dict[str, Thing] = {"times": len(told)}
    one = kinds[told[0].event.kind]
    called = one.called if leads else one.fields
    if len(told) == 1 and len(frozenset(called)) == len(called):  # nearly always
        add_arguments(args, kind.added, called, one.domains, told[0], pointed)
        return args
    fields: dict[str, list[tuple[str, int, Thing]]] = {}
    for event, things in told:
        one = kinds[event.kind]
        called = one.called if leads else one.fields
        for field, domain, number, thing in zip(called, one.domains, event.args, things, strict=True):
            fields.setdefault(field, []).append((domain.name, number, thing))
    for field, found in fields.items():
        gathers = len(told) > 1 and field == gathering
        some = found if gathers else list(dict.fromkeys(found))
        things = [thing for _, _, thing in some]
        args[field] = things[0]
        if field == kind.added:
            args[field] = sum(number for _, number, _ in found)
        elif isinstance(things[0], str) or gathers:
            none = str(things[0]) == "none" or str(things[0]).endswith("-none")
            args[field] = Named("+".join(map(str, things)), len(pointed), gathers)
            args[f"{field}_count"] = 0 if none else str(args[field]).count("+") + 1
            for name, number, thing in some:
                pointed += [(name, number, key) for key in str(thing).split("+")]
        if some[0][0] == "seat":
            args[f"{field}_number"] = some[0][1] + 1
    return args


def add_arguments(
    args: dict[str, Thing],
    added: str,
    fields: list[str],
    domains: list[Domain],
    told: NamedEvent,
    pointed: list[PointedName],
) -> None:
    """Add the arguments of a sentence about one event."""
    for field, domain, number, thing in zip(fields, domains, told.event.args, told.things, strict=True):
        args[field] = thing
        if field == added:
            args[field] = number
        elif isinstance(thing, str):
            none = thing == "none" or thing.endswith("-none")
            args[field] = Named(thing, len(pointed), False)
            args[f"{field}_count"] = 0 if none else thing.count("+") + 1
            pointed += [(domain.name, number, key) for key in thing.split("+")]
        if domain.name == "seat":
            args[f"{field}_number"] = number + 1
