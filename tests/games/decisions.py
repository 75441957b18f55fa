"""Every decision of a game, found by its class."""

import importlib
import pkgutil

from krainy.engine.flow import AnyDecision, Decision


def decisions(game: str) -> list[type[AnyDecision]]:
    """Every decision that a game can ask: what others are made from has no name, unless it is asked itself, too."""
    package = importlib.import_module(f"krainy.games.{game}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)
    kinds: list[type[AnyDecision]] = [Decision]
    for one in kinds:
        kinds += one.__subclasses__()
    mine = [one for one in kinds if one.__module__.startswith(f"{package.__name__}.")]
    return [one for one in mine if "name" in vars(one) or not one.__subclasses__()]
