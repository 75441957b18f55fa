"""`krainy serve`, or `krainy` alone: the table for browsers and programs, on this machine unless told otherwise."""

import contextlib
import errno
import os
import signal
import socket
import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from krainy.engine.chance import SEED_BITS
from krainy.engine.errors import BadInput
from krainy.server.app import be_steady, make_server
from krainy.server.bots.own import check_own
from krainy.server.clock import CLOCK
from krainy.server.configuration import FILE, settle
from krainy.server.process.logs import set_up
from krainy.server.settings import LOOPBACK, PORT, Settings, data_folder

from .compiling import Teller
from .terminal import Lang, speech_of

Config = Annotated[
    Path | None, typer.Option("--config", metavar="FILE", help=f"A file of settings (TOML); else {FILE} names one.")
]
LISTENER = "KRAINY_LISTENER"
"""Names the listening socket that a server which starts anew hands on."""
ALONE_AT_PORT = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
"""Lets a server have the port of one that has just ended, but not of one that runs; Windows has its own name for it."""
TAKEN = (errno.EADDRINUSE, errno.EACCES)
"""How a port that somebody else has is refused; Windows says the second of ports that it has put aside."""
TRIALS = 50
"""So many ports are tried, from the usual one on, when none is named."""
TEST_SEED = "KRAINY_TEST_SEED"
"""The environment variable that fixes all chance of the server, for tests only: see `Settings.test_seed`."""
TEST_CLOCK = "KRAINY_TEST_CLOCK"
"""The environment variable that names a file with the seconds by which the server's clock is ahead, for tests only."""
TEST_BOT_SECONDS = 600.0
"""With a fixed seed bots think to the end of their iterations, so that a slow machine gives the same game."""


def serve_command(
    host: Annotated[str | None, typer.Option(help="The address to listen on, 0.0.0.0 for all; else 127.0.0.1.")] = None,
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help=f"The port, 0 for any free one; else {PORT} or the next free one."),
    ] = None,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="Where tables are kept.")] = None,
    origin: Annotated[list[str] | None, typer.Option(help="An address of a proxy: https://play.example.org")] = None,
    config: Config = None,
    lang: Lang = "",
) -> int:
    """Open the table for others. Settings come from a file and the environment; what is said here overrides them."""
    speech = speech_of(lang)
    given = {"host": host, "port": port, "data": data, "origins": tuple(origin) if origin else None}
    made = settle(given, config)
    settings = with_test_seed(Settings(**{"data": data_folder(), **made}))
    follow_test_clock(settings)
    check_own(settings.own_bots)
    inherited = os.environ.pop(LISTENER, "")
    if inherited:
        forget_children()
    ports = range(settings.port, settings.port + (1 if "port" in made else TRIALS))
    # The server closes its listener when it stops; through the duplicate, callers wait for its successor.
    with (
        socket.socket(fileno=int(inherited)) if inherited else listen(settings.host, ports) as listener,
        listener.dup() as successor,
    ):
        settings = replace(settings, port=listener.getsockname()[1])
        set_up(settings.log)
        teller = Teller(speech)
        server = make_server(settings, tell=teller)
        be_steady()
        if not inherited:
            print(speech.say("serving", address=address(settings), data=str(settings.data)), flush=True)
        # A stop by the system is as good as Ctrl-C: the server closes first, then raises the signal again.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        try:
            server.run(sockets=[listener])
        except KeyboardInterrupt:
            teller.end()
            return 0
        if server.wants_restart:
            start_anew(successor)
        return 0 if server.started else 1


def forget_children() -> None:
    """Take leave of the ended processes that this one started before it started anew."""
    if sys.platform == "win32":  # no server starts anew there: see `start_anew`
        return
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG) != (0, 0):
            pass


def start_anew(listener: socket.socket) -> NoReturn:
    """Become a new process of the same command, which goes on with the same listening socket.

    Only a server whose engine was compiled meanwhile starts anew, which cannot happen on Windows.
    """
    listener.set_inheritable(True)
    os.environ[LISTENER] = str(listener.fileno())
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])


def with_test_seed(settings: Settings) -> Settings:
    """The settings with the fixed seed of a test, if the environment has one; other machines get no such server."""
    text = os.environ.get(TEST_SEED)
    if text is None:
        return settings
    if not (text.isascii() and text.isdigit() and len(text) < 40 and int(text) < 1 << SEED_BITS):
        raise BadInput(f"{TEST_SEED} is '{text[:60]}'; it must be a whole number of at most {SEED_BITS} bits")
    check_here(TEST_SEED, settings)
    print(f"Krainy: WARNING: {TEST_SEED} is set. Every game can be foreseen; this is for tests only.", file=sys.stderr)
    return replace(settings, test_seed=int(text), bot_seconds=TEST_BOT_SECONDS)


def follow_test_clock(settings: Settings) -> None:
    """Let a test move the clock of this server, if the environment says so; other machines get no such server."""
    if file := os.environ.get(TEST_CLOCK):
        check_here(TEST_CLOCK, settings)
        print(f"Krainy: WARNING: {TEST_CLOCK} is set. The clock can be moved; this is for tests only.", file=sys.stderr)
        CLOCK.file, CLOCK.movable = Path(file), True


def check_here(variable: str, settings: Settings) -> None:
    """Refuse what only tests may set where others could come."""
    if settings.host not in LOOPBACK:
        raise BadInput(f"{variable} is for tests: it works only on this machine, not on {settings.host}; unset it")


def listen(host: str, ports: range) -> socket.socket:
    """A socket at the first of these ports that is free; whoever calls before the server is ready is kept waiting."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in ports:
        # With the protocol asyncio knows that it is TCP and sends small frames at once, without waiting for more.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            listener.setsockopt(socket.SOL_SOCKET, ALONE_AT_PORT, 1)
            listener.bind((host, port))
            listener.listen()
        except OSError as error:
            listener.close()
            if error.errno not in TAKEN or port == ports[-1]:
                raise BadInput(f"cannot listen on {host}:{port}: {error.strerror or error}") from None
        else:
            return listener
    raise AssertionError("no port was tried")


def address(settings: Settings) -> str:
    """What to type into a browser on this machine."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    return f"http://[{host}]:{settings.port}/" if ":" in host else f"http://{host}:{settings.port}/"
