"""What people call the things of Pebbles."""

from krainy.engine.errors import BadInput

from ..board import COLOURS, HANDFUL, HEAP_NAMES


def label(domain: str, index: int) -> str:
    """What a person calls a thing on the table."""
    if domain == "seat":
        return COLOURS[index]
    if domain == "heap":
        return HEAP_NAMES[index]
    return str(index)


def find(domain: str, text: str) -> int:
    """The number of the thing that a person calls so."""
    if domain == "seat" and text in COLOURS:
        return COLOURS.index(text)
    if domain == "heap" and text in HEAP_NAMES:
        return HEAP_NAMES.index(text)
    if domain == "number" and text.isdecimal() and int(text) <= HANDFUL:
        return int(text)
    raise BadInput(f"there is no {domain} '{text}' here")
