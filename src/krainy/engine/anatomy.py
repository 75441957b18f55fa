"""The anatomy of a state: all its fields as plain data, found by looking, so that none can be forgotten.

Used to compare states, to fingerprint them and to test that a clone forgets nothing; too slow for a search.
"""

import hashlib
import json
from typing import Any

from .flow import Decision
from .knowledge import Hidden
from .packed import PACKED
from .state import State
from .underway import Underway

LISTENING = ("told", "viewers", "moments", "earlier", "game", "fixed_chance", "witness")
"""Who listens, which game it is, what chance is given and who looks ahead are not part of a position."""


def fields(thing: object) -> dict[str, Any]:
    """The attributes of an object, whether its class is compiled or not."""
    names: list[str] = []
    for kind in type(thing).__mro__:
        names.extend(kind.__dict__.get("__mypyc_attrs__", ()))
    names.extend(getattr(thing, "__dict__", ()))
    return {name: getattr(thing, name) for name in sorted(set(names)) if name != "__dict__"}


def plain(thing: object) -> object:
    """A thing as ints, texts, lists and dicts; an object is its fields and the name of its class, or its own if it is a
    decision. What is under way spells itself."""
    if thing is None or isinstance(thing, (bool, int, str, float)):
        return thing
    if isinstance(thing, (list, tuple, PACKED)):
        return [plain(item) for item in thing]
    if isinstance(thing, dict):
        return {str(key): plain(value) for key, value in thing.items()}
    if isinstance(thing, Underway):
        return thing.spelled()
    called = thing.name if isinstance(thing, Decision) else type(thing).__name__
    return {"": called, **{k: plain(v) for k, v in fields(thing).items() if own(k)}}


def own(name: str) -> bool:
    """Whether a field says something of its own: what begins with an underscore follows from the rest."""
    return not name.startswith("_")


def dump(g: State) -> dict[str, object]:
    """Everything that is true in a state, hidden things and future chance included. Never leaves the server."""
    told = {name: plain(value) for name, value in fields(g).items() if name not in LISTENING and own(name)}
    told["sealed"] = [g.chosen(seat) for seat in range(len(g.sealed))]
    if not g.expansions:
        del told["expansions"]  # fingerprints of games without them are older than expansions
    g.respell(told)
    return told


def hidden_in(g: State) -> dict[str, Hidden]:
    """Everything in a state that lies face down, by the name of its field."""
    found: dict[str, Hidden] = {}
    for name, value in fields(g).items():
        if isinstance(value, Hidden):
            found[name] = value
        elif isinstance(value, list) and value and isinstance(value[0], Hidden):
            found.update((f"{name}[{index}]", item) for index, item in enumerate(value))
    return found


def fingerprint(g: State) -> str:
    """A short text that is equal for equal states only."""
    text = json.dumps(dump(g), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
