"""What somebody else's bot is wrapped in: it sees a veiled game, and greedy chooses when it fails."""

import sys
from typing import Protocol

from krainy.bots.bot import Bot
from krainy.bots.greedy import GreedyBot
from krainy.engine.chance import Dice
from krainy.engine.sight import Sight

LONGEST = 200
"""The most characters of a mistake that are told."""


class Player(Protocol):
    """Somebody else's bot."""

    def choose(self, sight: Sight) -> object: ...


class Failed(Exception):
    """A bot has lost its move, and why."""


class Lost(Failed):
    """A bot will not be asked any more."""


class Substituted(Bot):
    """Asks a player where there is a choice; what it cannot answer, greedy does."""

    def __init__(self, name: str, seed: int, player: Player) -> None:
        self.name = name
        self.player: Player | None = player
        self.greedy = GreedyBot(seed)
        self.dice = Dice(seed)
        self.told: list[str] = []

    def choose(self, sight: Sight) -> int:
        actions = sight.actions
        if len(actions) == 1:
            return actions[0]
        if self.player is not None:
            try:
                return answer(self.player.choose(sight.veiled(self.dice.seed())), actions)
            except Lost as mistake:
                self.player = None
                self.tell(f"{mistake}; from now on greedy plays for it")
            except Failed as mistake:
                self.tell(f"{mistake}; greedy chose instead")
            except (Exception, SystemExit) as mistake:
                self.tell(f"{where(mistake)}; greedy chose instead")
        return self.greedy.choose(sight)

    def tell(self, what: str) -> None:
        """One line for whoever runs the game, each only once."""
        line = " ".join(what.split())[:LONGEST]
        if line not in self.told:
            self.told.append(line)
            print(f"bot '{self.name}': {line}", file=sys.stderr, flush=True)


def answer(said: object, actions: list[int]) -> int:
    """What a bot said, if it is one of its legal actions."""
    try:
        action = said.__index__()  # type: ignore[attr-defined]  # also NumPy's integers
    except (AttributeError, TypeError):
        raise Failed(f"it answered {said!r:.60}, which is not a number of an action") from None
    if action not in actions:
        raise Failed(f"it answered {action}, which is not one of its {len(actions)} legal actions")
    return int(action)


def where(mistake: BaseException) -> str:
    """A mistake and the line of the bot in which it happened."""
    place, trace = "", mistake.__traceback__
    while trace is not None:
        place = f" ({trace.tb_frame.f_code.co_filename.rpartition('/')[2]}, line {trace.tb_lineno})"
        trace = trace.tb_next
    return f"{type(mistake).__name__}: {mistake}{place}"
