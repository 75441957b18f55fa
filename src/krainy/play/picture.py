"""A picture: what is needed to draw a game and never changes while it is played."""

from typing import Any

from krainy.engine.state import State


def picture(g: State) -> dict[str, Any]:
    """The ground of a game, and its vocabulary, so that a page can ask why something is not allowed."""
    return {"game": g.game.name, "vocabulary": vocabulary(g), "ground": g.game.ground(g)}


def vocabulary(g: State) -> list[dict[str, Any]]:
    """The blocks of actions with what they point at; how many things of a kind there were in the first edition, among
    which the numbers of a block count from its base."""
    return [
        {
            "name": block.name,
            "base": g.game.vocabulary.number_of(block.base),
            "fields": [
                {"name": field, "domain": domain.name, "size": domain.first}
                for field, domain in zip(block.fields, block.domains, strict=True)
            ],
        }
        for block in g.game.vocabulary.blocks
    ]
