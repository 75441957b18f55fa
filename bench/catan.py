"""catanatron as a contestant: Catan with four seats, its own `Game` played by a loop like ours.

catanatron is GPL-3. It runs here in an environment and a process of its own; nothing of Krainy imports it.
"""

from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from meter import answer, pick, shape

MIDDLES = 20
HALFWAY = 400
seed = 1000


def new() -> Game:
    global seed
    seed += 1
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def over(game: Game) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def playout() -> tuple[int, int]:
    game, count = new(), 0
    while not over(game):
        game.execute(pick(game.state.playable_actions))
        count += 1
    return count, 1


def look(games: int) -> list[int]:
    """How many actions were legal at each decision."""
    counts = []
    for _ in range(games):
        game = new()
        while not over(game):
            counts.append(len(game.state.playable_actions))
            game.execute(pick(game.state.playable_actions))
    return counts


def middle() -> Game:
    while True:
        game = new()
        for _ in range(HALFWAY):
            if over(game):
                break
            game.execute(pick(game.state.playable_actions))
        else:
            return game


middles = [middle() for _ in range(MIDDLES)]
answer(
    {"system": "catanatron", "game": "Catan, 4 seats", "version": version("catanatron"), **shape(look(6), 6)},
    {"playout": playout, "clone": lambda: (len([game.copy() for game in middles]),)},
)
