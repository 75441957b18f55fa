"""A game of OpenSpiel as a contestant, through its Python interface: `spiel.py NAME`."""

import sys
from importlib.metadata import version

import pyspiel
from meter import answer, chance, pick, shape

MIDDLES = 20
LOOKS = 6


def dice(state: pyspiel.State) -> None:
    """Let chance decide; that is no decision, but takes its time."""
    left = chance()
    outcomes = state.chance_outcomes()
    for action, share in outcomes:
        left -= share
        if left <= 0:
            state.apply_action(action)
            return
    state.apply_action(outcomes[-1][0])


def play(state: pyspiel.State, most: int = 1 << 60) -> int:
    """Play at random, up to so many decisions; how many there were."""
    count = 0
    while not state.is_terminal() and count < most:
        if state.is_chance_node():
            dice(state)
        else:
            state.apply_action(pick(state.legal_actions()))
            count += 1
    return count


def look(state: pyspiel.State) -> list[int]:
    """How many actions were legal at each decision of a game."""
    counts = []
    while not state.is_terminal():
        if state.is_chance_node():
            dice(state)
        else:
            actions = state.legal_actions()
            counts.append(len(actions))
            state.apply_action(pick(actions))
    return counts


def middle(half: int) -> pyspiel.State:
    while True:
        state = game.new_initial_state()
        play(state, half)
        if not state.is_terminal():
            return state


game = pyspiel.load_game(sys.argv[1])
counts = [count for _ in range(LOOKS) for count in look(game.new_initial_state())]
middles = [middle(max(1, len(counts) // LOOKS // 2)) for _ in range(MIDDLES)]
answer(
    {"system": "OpenSpiel", "game": sys.argv[1], "version": version("open_spiel"), **shape(counts, LOOKS)},
    {
        "playout": lambda: (play(game.new_initial_state()), 1),
        "clone": lambda: (len([state.clone() for state in middles]),),
    },
)
