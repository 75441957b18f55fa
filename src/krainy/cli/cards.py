"""`krainy cards GAME [ID]`: the components of a game, one of them, those of a kind or those with some words."""

from itertools import groupby
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

import krainy
from krainy.engine.errors import BadInput
from krainy.play.catalogue import Card, CardFact, CardKind, cards, lookup, of_kind, search
from krainy.play.words import Speech

from .opening import GameName
from .terminal import Lang, open_console, speech_of

MARK = "*"
"""Stands behind what is reconstructed."""


def cards_command(
    game: GameName,
    id: Annotated[str, typer.Argument(metavar="[ID]", help="One card: C027")] = "",
    lang: Lang = "",
    words: Annotated[str, typer.Option("--search", help="Only cards with all these words.")] = "",
    kind: Annotated[str, typer.Option(help="Only cards of this kind.")] = "",
) -> int:
    """Look through the cards and other components."""
    krainy.load(game)
    speech = speech_of(lang, game)
    if id and (words or kind):
        raise BadInput(speech.say("error-cards-search"))
    found = [lookup(game, id, speech.lang)] if id else of_kind(game, kind, speech.lang)
    console = open_console()
    if words:
        found = search(found, words)
        if not found:
            console.print(speech.say("cards-none", words=words))
            return 1
        console.print(speech.say("cards-found", count=len(found)), style="dim")
    catalogue = cards(game, speech.lang)
    kinds = {one.id: one for one in catalogue.kinds}
    labels = {one.name: one.label for one in catalogue.facts}
    for name, some in groupby(found, lambda item: item.kind):
        tell_kind(console, kinds[name], list(some), labels, speech, whole=bool(id))
    return 0


def tell_kind(
    console: Console, kind: CardKind, items: list[Card], labels: dict[str, str], speech: Speech, whole: bool
) -> None:
    """The components of a kind; alone, one of them is told with its sources and rules."""
    console.print(Text(f"{kind.title} ({kind.id})", "bold underline"))
    console.print(Text(kind.help, "dim"))
    for item in items:
        console.print()
        tell_card(console, item, labels)
        if whole:
            tell_origin(console, item, speech)
    if any(item.reconstructed for item in items):
        console.print()
        console.print(Text(f"{MARK} {kind.reconstructed}", "italic"))
    console.print()


def tell_card(console: Console, item: Card, labels: dict[str, str]) -> None:
    """A component: its name and id, then what stands on each side."""
    console.print(Text.assemble((item.name, "bold"), (f" ({item.id})", "dim")))
    for face in item.faces:
        if face.name:
            console.print(Text(f"  {face.name}" + (f" ({face.id})" if face.id else ""), "italic"))
        facts = " · ".join(f"{labels[fact.name]}: {values(fact)}" for fact in face.facts)
        if facts:
            console.print(Text(f"  {facts}"))
        for text in face.texts:
            label = f"{text.label}: " if text.label else ""
            console.print(Text(f"  {label}{text.text}{MARK if text.reconstructed else ''}"))


def values(fact: CardFact) -> str:
    """What a fact says; a value that stands there several times is counted."""
    counts: dict[str, int] = {}
    for value in fact.values:
        counts[value.text] = counts.get(value.text, 0) + 1
    said = ", ".join(f"{count} × {text}" if count > 1 else text for text, count in counts.items())
    return said + (MARK if fact.reconstructed else "")


def tell_origin(console: Console, item: Card, speech: Speech) -> None:
    """Who tells the facts of a component, and the rules that speak of it."""
    if item.ours:
        console.print(Text(f"  {speech.say('cards-ours')}", "italic"))
    console.print(Text(f"  {speech.say('cards-sources', sources=', '.join(item.sources))}", "dim"))
    for rule in item.rules:
        console.print(Text(f"  {rule.title} ({rule.id})", "dim"))
