"""The catalogue of a game in words: its components as a reader of a language finds them, and a search in them."""

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Literal, cast

import krainy
from krainy.engine.catalogue import Face, Fact, Item, Text, Value
from krainy.engine.errors import BadInput

from .reference import fold, rule, rules, stem
from .words import LANGUAGES, Speech, speak

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]  # one of those there are; a type checker takes no list that it cannot read here
Colour = Literal["", "red", "orange", "yellow", "green", "blue", "purple", "white", "grey", "black"]


@dataclass(frozen=True)
class CardValue:
    """A number or a word, and how it is said."""

    value: Value
    text: str


@dataclass(frozen=True)
class CardFact:
    """What a few words or numbers say of a component; its label is that of the catalogue."""

    name: str
    values: list[CardValue]
    reconstructed: bool


@dataclass(frozen=True)
class CardText:
    """A sentence, and what stands before it."""

    label: str
    text: str
    reconstructed: bool


@dataclass(frozen=True)
class CardFace:
    """One side of a component."""

    id: str
    name: str
    facts: list[CardFact]
    texts: list[CardText]


@dataclass(frozen=True)
class CardRule:
    """A rule that speaks of a component."""

    id: str
    title: str


@dataclass(frozen=True)
class Card:
    """A component in words."""

    id: str
    kind: str
    name: str
    names: dict[Language, str]
    """Its name in every language, for those who know it by another."""
    ours: bool
    """Whether the name is ours in this language, because the game has none."""
    colour: Colour
    faces: list[CardFace]
    rules: list[CardRule]
    sources: list[str]
    reconstructed: bool
    """Whether anything on it is."""


@dataclass(frozen=True)
class CardKind:
    """A kind of components: its title for many and for one, what they are, and why some facts are reconstructed."""

    id: str
    title: str
    one: str
    help: str
    reconstructed: str
    count: int


@dataclass(frozen=True)
class CardLabel:
    """What a fact is called."""

    name: str
    label: str


@dataclass(frozen=True)
class Cards:
    """The catalogue of a game in one language."""

    game: str
    lang: str
    kinds: list[CardKind]
    facts: list[CardLabel]
    items: list[Card]


@cache
def cards(game: str, lang: str) -> Cards:
    """Every component of a game."""
    speech = speak(lang, game)
    found = krainy.load(game).catalogue()
    cited = citing(game, lang)
    items = [put(item, speech, cited) for item in found.items]
    names: list[str] = []
    for item in found.items:
        names += [fact.name for face in item.faces for fact in face.facts if fact.name not in names]
    kinds = [kind_of(kind, [item for item in items if item.kind == kind], speech) for kind in found.kinds]
    return Cards(game, lang, kinds, [CardLabel(name, speech.say(f"fact-{name}")) for name in names], items)


def kind_of(kind: str, items: list[Card], speech: Speech) -> CardKind:
    """A kind; why its facts are reconstructed is told where some are."""
    key = f"catalogue-{kind}"
    why = speech.say(f"{key}.reconstructed") if any(item.reconstructed for item in items) else ""
    return CardKind(kind, speech.say(key), speech.say(f"{key}.one"), speech.say(f"{key}.help"), why, len(items))


def put(item: Item, speech: Speech, cited: dict[str, list[str]]) -> Card:
    """Put a component into words."""
    names = {lang: titled(speak(lang, speech.game).say(item.name, called=item.called)) for lang in LANGUAGES}
    spoken_of = list(item.rules)
    for id in (item.id, *[face.id for face in item.faces]):
        spoken_of += [found for found in cited.get(id, []) if found not in spoken_of]
    marks = [fact.reconstructed for face in item.faces for fact in face.facts]
    marks += [text.reconstructed for face in item.faces for text in face.texts]
    return Card(
        item.id,
        item.kind,
        names[speech.lang],
        names,
        speech.lang in item.ours.split(),
        cast(Colour, item.colour),
        [put_face(face, speech) for face in item.faces],
        [CardRule(id, rule(speech.game, id, speech.lang)[0]) for id in spoken_of],
        [source(name, speech) for name in item.sources],
        any(marks),
    )


def put_face(face: Face, speech: Speech) -> CardFace:
    """Put one side into words."""
    name = titled(speech.say(face.name)) if face.name else ""
    facts = [put_fact(fact, speech) for fact in face.facts]
    return CardFace(face.id, name, facts, [put_text(text, speech) for text in face.texts])


def put_fact(fact: Fact, speech: Speech) -> CardFact:
    """Put a fact into words; a number is said as it is."""
    values = [CardValue(v, str(v) if isinstance(v, int) else speech.say(v)) for v in fact.values]
    return CardFact(fact.name, values, fact.reconstructed)


def put_text(text: Text, speech: Speech) -> CardText:
    """Put a sentence and its label into words."""
    label = titled(speech.say(text.label)) if text.label else ""
    return CardText(label, speech.say(text.key), text.reconstructed)


def source(name: str, speech: Speech) -> str:
    """Who tells the facts; the name of a public document stays as it is."""
    return speech.say(f"source-{name}") if name in ("rulebook", "box", "reconstructed") else name


def titled(name: str) -> str:
    """A name at the beginning of a line."""
    return name[:1].upper() + name[1:]


@cache
def citing(game: str, lang: str) -> dict[str, list[str]]:
    """The rules that name a component by an id with a number, as rulings do: by that id."""
    found: dict[str, list[str]] = {}
    for one in rules(game, lang):
        for id in dict.fromkeys(re.findall(r"\b(?=\w*\d)[A-Z]\w+\b", f"{one.title} {one.text}")):
            found.setdefault(id, []).append(one.id)
    return found


def lookup(game: str, id: str, lang: str) -> Card:
    """The component of this id or with a side of this id; an unknown one is an error that names the nearest."""
    from difflib import get_close_matches

    everything = cards(game, lang).items
    ids = {
        name.casefold(): item for item in everything for name in (item.id, *[face.id for face in item.faces]) if name
    }
    if id.casefold() in ids:
        return ids[id.casefold()]
    near = get_close_matches(id.casefold(), ids, 3)
    hint = f"; did you mean {', '.join(ids[one].id for one in near)}?" if near else ""
    raise BadInput(f"{game} has no card '{id}'{hint}")


def of_kind(game: str, kind: str, lang: str) -> list[Card]:
    """The components of a kind, or all; an unknown kind is an error that says which there are."""
    found = cards(game, lang)
    kinds = [one.id for one in found.kinds]
    if kind and kind not in kinds:
        raise BadInput(f"{game} has no kind of cards '{kind}'; it has: {', '.join(kinds) or 'none'}")
    return [item for item in found.items if kind in ("", item.kind)]


def search(items: list[Card], words: str) -> list[Card]:
    """The components in whose id, names, facts or texts every one of the words occurs, whatever its ending."""
    wanted = [stem(fold(word)) for word in words.split()]
    return [item for item in items if wanted and all(word in fold(all_of(item)) for word in wanted)]


def all_of(item: Card) -> str:
    """Everything that can be read on a component."""
    parts = [item.id, *item.names.values()]
    for face in item.faces:
        parts += [face.id, face.name, *[value.text for fact in face.facts for value in fact.values]]
        parts += [f"{text.label} {text.text}" for text in face.texts]
    return " ".join(parts)
