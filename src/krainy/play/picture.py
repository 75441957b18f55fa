"""A picture: what is needed to draw a game and never changes while it is played."""

from typing import Any

from krainy.engine.state import State
from krainy.engine.vocabulary import Block, Vocabulary


def picture(g: State) -> dict[str, Any]:
    """The ground of a game, and its vocabulary, so that a page can ask why something is not allowed."""
    told = {"game": g.game.name, "vocabulary": vocabulary(g), "ground": g.game.ground(g)}
    return told | ({"standing": g.game.standing} if g.game.standing else {})


def vocabulary(g: State) -> list[dict[str, Any]]:
    """The blocks of actions with what they point at, and how their actions are numbered: from a base on, or where
    things were added to the data, in `runs`."""
    told: list[dict[str, Any]] = []
    for block in g.game.vocabulary.blocks:
        fields = [
            {"name": field, "domain": domain.name, "size": domain.size}
            for field, domain in zip(block.fields, block.domains, strict=True)
        ]
        told.append({"name": block.name, "base": g.game.vocabulary.number_of(block.base), "fields": fields})
        if any(domain.added for domain in block.domains):
            told[-1]["runs"] = runs(g.game.vocabulary, block)
    return told


def runs(words: Vocabulary, block: Block) -> list[tuple[int, int]]:
    """The places in a block at which the numbers of its actions do not just go on, each with its number."""
    found: list[tuple[int, int]] = []
    ahead = -1
    for place in range(block.size):
        number = words.number_of(block.base + place)
        if number != ahead:
            found.append((place, number))
        ahead = number + 1
    return found
