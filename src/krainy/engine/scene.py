"""The parts of a scene: a position that a person has written down, read with care."""

from typing import Any

from .errors import BadInput


def mapping(scene: dict[str, Any], key: str) -> dict[str, Any]:
    """A part of a scene that is a mapping, empty if left out."""
    part = scene.get(key, {})
    if not isinstance(part, dict):
        raise BadInput(f"{key}: give a mapping")
    return part


def listing(value: object, key: str) -> list[str]:
    """Several names: a list, or a text of words, or a number that is a name."""
    if isinstance(value, (str, int)):
        return str(value).split()
    if isinstance(value, list):
        return [str(item) for item in value]
    raise BadInput(f"{key}: give a list of names")


def number(value: object, key: str, most: int) -> int:
    """A number from 0 to the most there can be."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise BadInput(f"{key}: '{value}' is not a number from 0 to {most}")
    return value
