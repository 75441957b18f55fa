"""The command line: finds the command, runs it, and says in one line what went wrong."""

import os
import sys
from difflib import get_close_matches
from importlib import import_module
from typing import Annotated, NoReturn

import typer

import krainy
from krainy.engine.errors import BadInput, KrainyError
from krainy.play.words import Speech

from .compiling import tell_afterwards
from .terminal import Lang, be_careful_with_letters, speech_of

COMMANDS = {
    "serve": ("serve", "serve_command"),
    "watch": ("watch", "watch_command"),
    "play": ("play", "play_command"),
    "lesson": ("lesson", "lesson_command"),
    "puzzle": ("lesson", "puzzle_command"),
    "rules": ("rules", "rules_command"),
    "cards": ("cards", "cards_command"),
    "pack": ("pack", "pack_command"),
    "record": ("record", "record_app"),
    "world": ("world", "world_command"),
    "export": ("export", "export_command"),
    "scenario": ("scenario", "scenario_command"),
    "fuzz": ("fuzz", "fuzz_command"),
    "arena": ("arena", "arena_command"),
    "bench": ("bench", "bench_command"),
    "load": ("load", "load_command"),
    "admin": ("admin", "admin_app"),
    "doctor": ("doctor", "doctor_command"),
    "help": ("main", "help_command"),
}
"""Every command with its module; only the module of the command asked for is imported."""
IN_THE_TERMINAL = ("watch", "play", "lesson", "puzzle")
"""Commands that begin interpreted and have the terminal for the game: of the compile they tell at their end."""
INTERPRETED = "--interpreted"
"""Goes with every command: run the sources, and wait for no compile."""
WRONG_INPUT = 2
INTERRUPTED = 130
NOBODY_READS = 1


def main() -> int:
    """Run the command line; never shows a traceback for what a person did."""
    be_careful_with_letters()
    try:
        if INTERPRETED in sys.argv:
            run_interpreted()
        code = run(sys.argv[1:])
        print(end="", flush=True)
        return code
    except KrainyError as error:
        return complain(str(error))
    except typer.TyperException as error:
        return complain(usage(error))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except OSError as error:
        # Python flushes stdout once more on its way out; there must be somebody to take it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS if isinstance(error, BrokenPipeError) else complain(str(error))


def run_interpreted() -> NoReturn:
    """Start the same command anew with the sources alone: this process may have the compiled engine already."""
    os.environ["KRAINY_PURE"] = "1"
    command = [sys.executable, *[part for part in sys.orig_argv[1:] if part != INTERPRETED]]
    if sys.platform == "win32":  # there the old process would end at once and leave the terminal to both
        import subprocess

        sys.exit(subprocess.run(command).returncode)
    os.execv(command[0], command)


def run(args: list[str]) -> int:
    """Run the command that these arguments name; its exit code."""
    name = named(args)
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    app.callback(invoke_without_command=True, add_help_option=False)(krainy_command)
    if name:
        module, thing = COMMANDS[name]
        found = getattr(import_module(f"krainy.cli.{module}"), thing)
        if isinstance(found, typer.Typer):
            app.add_typer(found, name=name)
        else:
            app.command(name)(found)
    try:
        code = app(args=args, prog_name="krainy", standalone_mode=False)
    except (KeyboardInterrupt, typer.Abort):
        if name in IN_THE_TERMINAL:
            tell_afterwards(speech_of())
        raise
    if name in IN_THE_TERMINAL:
        tell_afterwards(speech_of())
    return code if isinstance(code, int) else 0


def named(args: list[str]) -> str:
    """The command among the arguments, or nothing; an unknown one is an error."""
    rest = iter(args)
    lang = ""
    for arg in rest:
        if arg == "--lang":
            lang = next(rest, "")
        elif arg.startswith("--lang="):
            lang = arg.removeprefix("--lang=")
        elif not arg.startswith("-"):
            if arg in COMMANDS:
                return arg
            speech = speech_of(lang)
            message = speech.say("unknown-command", name=arg, commands=", ".join(COMMANDS))
            near = get_close_matches(arg, COMMANDS, 1)
            raise BadInput(speech.say("did-you-mean", message=message, near=near[0]) if near else message)
    return ""


def krainy_command(
    context: typer.Context,
    lang: Lang = "",
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
    wants_help: Annotated[bool, typer.Option("--help", help="Say what there is.")] = False,
) -> int:
    """One table for five fantasy strategy board games; without a command it is opened for the browser."""
    speech = speech_of(lang)
    if lang:
        os.environ["KRAINY_LANG"] = lang  # what is said before a command holds for the command
    if version:
        typer.echo(speech.say("version", version=krainy.__version__))
        raise typer.Exit()
    if wants_help:
        help_command(lang)
        raise typer.Exit()
    if context.invoked_subcommand is not None:
        return 0
    from .serve import serve_command  # here, because no other command needs to wait for the server's libraries

    return serve_command()


def help_command(lang: Lang = "") -> None:
    """Say what there is."""
    speech = speech_of(lang)
    typer.echo(speech.say("overview", games=open_games(speech), game=krainy.names()[0]))


def open_games(speech: Speech) -> str:
    """The games there are, each with how many play it and how long."""
    games = [speech.of(name) for name in krainy.names()]
    return ", ".join(f"{game.say('game-title')} ({game.say('game-facts')})" for game in games)


def usage(error: typer.TyperException) -> str:
    """What the command line could not make sense of, and where to read more."""
    context = getattr(error, "ctx", None)
    message = " ".join(error.format_message().split()).rstrip(".")
    command = "krainy" if context is None else context.command_path
    return speech_of().say("more-help", message=message, command=command)


def complain(message: str) -> int:
    """One line on stderr."""
    print("krainy:", " ".join(message.split()), file=sys.stderr)
    return WRONG_INPUT
