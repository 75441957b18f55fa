"""How `holds` compares what a scenario says with what a position tells."""

from collections.abc import Callable
from typing import Final

from krainy.engine.errors import BadInput

from .course import Failure

ABSENT: Final = "absent"


def compare(path: str, value: object, position: object) -> None:
    """One thing of the position; of a mapping only what is named, and {} is an empty one."""
    found = position
    for part in path.split("."):
        found = found.get(part, ABSENT) if isinstance(found, dict) else ABSENT
    if isinstance(value, dict) and value and claims(value, found):
        for word, claimed in value.items():
            CLAIMS[word](path, claimed, found)
    elif isinstance(value, dict) and value and isinstance(found, dict):
        for key, inner in value.items():
            compare(f"{path}.{key}", inner, position)
    elif not same(value, found):
        raise Failure(f"{path} should be {plain(value)} and is {plain(found)}")


def claims(value: dict[str, object], found: object) -> bool:
    """Whether a mapping claims something of a whole list or mapping, instead of naming parts of one."""
    parts = found if isinstance(found, dict) else {}
    return all(word in CLAIMS and word not in parts for word in value)


def exactly(path: str, value: object, found: object) -> None:
    """Exactly these: of a list in any order, of a mapping all that there is."""
    if isinstance(value, list) and isinstance(found, list):
        extra = found.copy()
        missing = [item for item in value if not taken(extra, item)]
        if not missing and not extra:
            return
    elif same(value, found):
        return
    raise Failure(f"{path} should be exactly {plain(value)} and is {plain(found)}")


def has(path: str, value: object, found: object) -> None:
    """These are in the list, perhaps among others."""
    extra = items_of(path, found).copy()
    for item in value if isinstance(value, list) else [value]:
        if not taken(extra, item):
            raise Failure(f"{path} should have {plain(item)} and is {plain(found)}")


def lacks(path: str, value: object, found: object) -> None:
    """None of these is in the list."""
    for item in value if isinstance(value, list) else [value]:
        if any(same(item, other) for other in items_of(path, found)):
            raise Failure(f"{path} should not have {plain(item)} and is {plain(found)}")


def length(path: str, value: object, found: object) -> None:
    """So many are in the list, or named in the mapping."""
    if type(value) is not int:
        raise BadInput(f"{path}: 'length' is a number")
    if not isinstance(found, (list, dict)) or len(found) != value:
        raise Failure(f"{path} should have a length of {value} and is {plain(found)}")


def at_least(path: str, value: object, found: object) -> None:
    """A number that is not smaller."""
    if number_of(path, found) < bound_of(path, "at-least", value):
        raise Failure(f"{path} should be at least {value} and is {plain(found)}")


def at_most(path: str, value: object, found: object) -> None:
    """A number that is not larger."""
    if number_of(path, found) > bound_of(path, "at-most", value):
        raise Failure(f"{path} should be at most {value} and is {plain(found)}")


def bound_of(path: str, word: str, value: object) -> int:
    """The number that a claim names."""
    if type(value) is not int:
        raise BadInput(f"{path}: '{word}' is a number")
    return value


def number_of(path: str, found: object) -> int:
    """A number of the position; what is not there counts as none."""
    if found == ABSENT:
        return 0
    if type(found) is not int:
        raise Failure(f"{path} should be a number and is {plain(found)}")
    return found


def some(path: str, value: object, found: object) -> None:
    """One of the items of a list, or of the values of a mapping, is this; of a mapping only what is named."""
    for item in found.values() if isinstance(found, dict) else items_of(path, found):
        try:
            compare("item", value, {"item": item})
        except Failure:
            continue
        return
    raise Failure(f"something in {path} should be {plain(value)}; there is {plain(found)}")


def items_of(path: str, found: object) -> list[object]:
    """A list, or the keys of a mapping."""
    if not isinstance(found, (list, dict)):
        raise Failure(f"{path} should be a list and is {plain(found)}")
    return list(found)


def taken(items: list[object], item: object) -> bool:
    """Whether an item is in a list; it is then taken out of it."""
    for place, other in enumerate(items):
        if same(item, other):
            del items[place]
            return True
    return False


def same(value: object, found: object) -> bool:
    """Whether two values are equal; true is not 1."""
    if isinstance(value, list) and isinstance(found, list):
        return len(value) == len(found) and all(map(same, value, found))
    if isinstance(value, dict) and isinstance(found, dict):
        return value.keys() == found.keys() and all(same(value[key], found[key]) for key in value)
    return value == found and isinstance(value, bool) == isinstance(found, bool)


def plain(value: object) -> str:
    """A value as it would be written in a scenario."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {plain(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(plain(item) for item in value) + "]"
    return str(value).lower() if isinstance(value, bool) else str(value)


CLAIMS: Final[dict[str, Callable[[str, object, object], None]]] = {
    "exactly": exactly,
    "has": has,
    "lacks": lacks,
    "length": length,
    "at-least": at_least,
    "at-most": at_most,
    "some": some,
}
