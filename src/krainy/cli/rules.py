"""`krainy rules GAME [ID]`: the rules reference, one rule, a search, or what the tests carry."""

from typing import Annotated

import typer
from rich.markdown import Markdown

import krainy
from krainy.engine.errors import BadInput
from krainy.play.reference import Rule, parts, reference, rules, search

from .opening import GameName
from .terminal import Lang, language, open_console, speech_of


def rules_command(
    game: GameName,
    id: Annotated[str, typer.Argument(metavar="[ID]", help="A rule or a section: eko.move.3, eko.move")] = "",
    lang: Lang = "",
    words: Annotated[str, typer.Option("--search", help="Only rules with all these words.")] = "",
    coverage: Annotated[bool, typer.Option(help="Which rules the tests carry.")] = False,
) -> int:
    """Read the rules."""
    krainy.load(game)
    if coverage:
        return tell_coverage(game, lang)
    speech = speech_of(lang)
    if id and words:
        raise BadInput(speech.say("error-rules-search"))
    chosen = language(lang)
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
