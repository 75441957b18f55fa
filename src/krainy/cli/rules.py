"""`krainy rules GAME [ID]`: the rules reference, one rule, a search, the code of a rule, or what the tests carry."""

import os
from typing import Annotated

import typer
from rich.markdown import Markdown

import krainy
from krainy.engine.errors import BadInput
from krainy.play.citations import places
from krainy.play.reference import Rule, parts, reference, rules, search

from .terminal import Lang, language, open_console, speech_of


def rules_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help=f"{', '.join(krainy.names())}; or a rule: eko.move.3")],
    id: Annotated[str, typer.Argument(metavar="[ID]", help="A rule or a section: eko.move.3, eko.move")] = "",
    lang: Lang = "",
    words: Annotated[str, typer.Option("--search", help="Only rules with all these words.")] = "",
    code: Annotated[bool, typer.Option("--code", help="Where the code carries the rule.")] = False,
    coverage: Annotated[bool, typer.Option(help="Which rules the tests carry.")] = False,
) -> int:
    """Read the rules."""
    if "." in game and not id:
        game, id = game.partition(".")[0], game
    krainy.load(game)
    if coverage:
        return tell_coverage(game, lang)
    speech = speech_of(lang)
    if id and words:
        raise BadInput(speech.say("error-rules-search"))
    chosen = language(lang)
    if code:
        return tell_code(game, id, chosen)
    console = open_console()
    if words:
        found = search(game, words, chosen)
        if not found:
            console.print(speech.say("rules-none", words=words))
            return 1
        console.print(speech.say("rules-found", count=len(found)), style="dim")
    else:
        found = parts(game, id, chosen) if id else list(rules(game, chosen))
    preface = "" if id or words else reference(game, chosen).partition("\n## ")[0] + "\n\n"
    page = Markdown(preface + "\n\n".join(markdown(one) for one in found))
    console.print(page, soft_wrap=False)
    return 0


def tell_code(game: str, id: str, lang: str) -> int:
    """Print the lines of code that cite a rule, or the rules of a section; 1 if one is cited nowhere."""
    speech = speech_of(lang)
    if not id:
        raise BadInput(speech.say("error-rules-code"))
    found = places(game, id, lang)
    for rule, cited in found.items():
        if len(found) > 1 or not cited:
            print(f"{rule}:" if cited else speech.say("rules-uncited", rule=rule))
        for place in cited:
            print(f"{os.path.relpath(place.path)}:{place.line}: {place.text}")
    return 0 if all(found.values()) else 1


def markdown(rule: Rule) -> str:
    """A rule with its id where a reader looks for it."""
    return f"{'##' if rule.section else '###'} {rule.title} ({rule.id})\n\n{rule.text}"


def tell_coverage(game: str, lang: str) -> int:
    """Say how many rules the tests carry, or which they do not."""
    from krainy.play.coverage import coverage

    speech = speech_of(lang)
    every, missing = coverage(game)
    if missing:
        carried, names = len(every) - len(missing), ", ".join(missing)
        print(speech.say("coverage-missing", carried=carried, count=len(every), missing=names))
        return 1
    print(speech.say("coverage-full", count=len(every)))
    return 0
