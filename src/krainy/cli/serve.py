"""`krainy serve`: the table for a browser and for programs, on this machine unless told otherwise."""

import socket
from pathlib import Path
from typing import Annotated

import typer

from krainy.engine.errors import BadInput
from krainy.server.app import make_server
from krainy.server.settings import Settings, data_folder

from .terminal import Lang, speech_of


def serve_command(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")] = 8765,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="Where tables are kept.")] = None,
    origin: Annotated[list[str] | None, typer.Option(help="An address of a proxy: https://play.example.org")] = None,
    lang: Lang = "",
) -> int:
    """Open the table for others."""
    speech = speech_of(lang)
    settings = Settings(data or data_folder(), host, port, tuple(origin or ()))
    check_free(host, port)
    print(speech.say("serving", address=f"http://{host}:{port}/", data=str(settings.data)), flush=True)
    server = make_server(settings)
    server.run()
    return 0 if server.started else 1


def check_free(host: str, port: int) -> None:
    """Say in one line that an address cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_STREAM) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind((host, port))
    except OSError as error:
        raise BadInput(f"cannot listen on {host}:{port}: {error.strerror or error}") from None
