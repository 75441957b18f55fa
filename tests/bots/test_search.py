"""A search sees what its seat may see, finds the same move from the same seed, and spends its budget well."""

from collections.abc import Iterator

import pytest

import krainy
from krainy.bots import LEVELS, NAMES, make
from krainy.bots.search import Search, own_node
from krainy.bots.thinker import SearchBot
from krainy.bots.thought import Idea, Thought, estimate, merged, thought_of
from krainy.bots.tree import ONE
from krainy.engine.anatomy import dump
from krainy.engine.chance import Dice
from krainy.engine.errors import BadInput
from krainy.engine.flow import Joint
from krainy.engine.game import AnyGame
from krainy.engine.sight import Sight
from krainy.engine.state import State
from krainy.play.laws import any_move
from tests.engine.market import GAME as MARKET

SEATS = {"eko": 3, "xidit": 4, "mysthea": 3, "oath": 4, "runewars": 3}
GAMES = [*[(krainy.load(name), seats) for name, seats in SEATS.items()], (MARKET, 3)]


def later(game: AnyGame, seats: int, plies: int, seed: int = 4) -> State:
    """A position some random plies into a game, where somebody has a choice."""
    dice = Dice(seed)
    g = game.new(seats, seed)
    while g.ply < plies or all(len(g.actions(seat)) == 1 for seat in g.actors()):
        g.apply(*any_move(g, dice))
        assert not g.over
    return g


def chooser(g: State) -> int:
    """A seat that has a choice."""
    return next(seat for seat in g.actors() if len(g.actions(seat)) > 1)


def positions(plies: tuple[int, ...]) -> Iterator[State]:
    for game, seats in GAMES:
        for ply in plies:
            yield later(game, seats, ply)


def searcher(iterations: int = 20, seed: int = 5) -> SearchBot:
    bot = make(f"search:{iterations}", seed)
    assert isinstance(bot, SearchBot)
    return bot


def grown(g: State, seat: int, iterations: int) -> Search:
    search = Search(3)
    for _ in range(iterations):
        search.grow(Sight(g, seat))
    return search


@pytest.mark.once
def test_it_chooses_alike_in_all_worlds_that_its_seat_cannot_tell_apart() -> None:
    for g in positions((0, 7, 15)):
        seat = chooser(g)
        twin = g.determinize(seat, 77)
        assert twin.view(seat) == g.view(seat)
        moves = {searcher().choose(Sight(world, seat)) for world in (g, twin, g.determinize(seat, 78))}
        assert len(moves) == 1
        assert estimate(Sight(g, seat), 6, 3) == estimate(Sight(twin, seat), 6, 3)


def test_it_leaves_the_game_it_looks_at_alone() -> None:
    for g in positions((9,)):
        before = dump(g)
        searcher().choose(Sight(g, chooser(g)))
        assert dump(g) == before


@pytest.mark.once
def test_the_same_seed_finds_the_same_moves_and_they_are_legal() -> None:
    for game, seats in GAMES:
        told: list[list[int]] = []
        for _ in range(2):
            g = game.new(seats, 11)
            bots = [make("search:6", 20 + seat) for seat in range(seats)]
            moves: list[int] = []
            while not g.over and g.ply < 30:
                seat = g.actors()[0]
                moves.append(bots[seat].choose(Sight(g, seat)))
                g.apply(seat, moves[-1])
            told.append(moves)
        assert told[0] == told[1]


def test_it_plays_a_made_up_game_to_its_end() -> None:
    g = MARKET.new(4, 3)
    bots = [make("search:5", seat) for seat in range(4)]
    while not g.over:
        seat = g.actors()[0]
        g.apply(seat, bots[seat].choose(Sight(g, seat)))
    assert g.over


def test_it_wins_at_once_when_it_can() -> None:
    g = krainy.load("eko").arrange(
        {
            "board": {"spaces": ["a b c d"], "terrains": {"m": "mountain a"}},
            "stacks": {"a": "light_blue 2", "b": "navy 1"},
        }
    )
    thought = searcher(40).think(Sight(g, 0))
    assert g.game.phrase(g, thought.ideas[0].action) == "move a b"
    assert thought.ideas[0].chance == 1.0


def test_what_leaves_no_choice_costs_no_iteration() -> None:
    dice = Dice(1)
    g = MARKET.new(3, 1)
    bot = searcher()
    while len(g.actions(g.actors()[0])) > 1:
        g.apply(*any_move(g, dice))
    seat = g.actors()[0]
    assert bot.choose(Sight(g, seat)) == g.actions(seat)[0]
    assert bot.search.iterations == 0


def test_no_forced_action_has_a_node() -> None:
    for g in positions((12,)):
        waiting = [grown(g, chooser(g), 40).root]
        while waiting:
            node = waiting.pop()
            if node.menu:
                assert len(node.menu) > 1 or isinstance(g.asked, Joint)
            waiting.extend(node.next.values())


def test_who_chooses_together_chooses_blind() -> None:
    g = MARKET.new(3, 6)
    assert isinstance(g.asked, Joint)
    assert g.asked.owed == 2
    search = grown(g, 0, 30)
    for seat in g.actors():
        first = own_node(search.root, seat, [])
        # Every iteration lets each of them choose once, at one node whatever the others have chosen.
        assert sum(first.tries) == first.visits == 30
        for action, place in first.place_of.items():
            assert own_node(search.root, seat, [action]).visits == first.tries[place]


def test_what_others_have_sealed_is_chosen_anew() -> None:
    g = MARKET.new(3, 6)
    for seat in (0, 1):
        for _ in range(2):
            g.apply(seat, g.actions(seat)[0])
    search = grown(g, 2, 12)
    assert own_node(search.root, 0, []).visits == 12
    assert g.actors() == [2]


def test_chance_and_what_is_hidden_are_averaged() -> None:
    """In Xidit what follows a plan hangs on the others' plans and on unseen tokens: one action, many outcomes."""
    g = later(krainy.load("xidit"), 4, 30)
    search = grown(g, chooser(g), 60)
    node = search.decision(Sight(g, chooser(g)))
    most = max(range(len(node.tries)), key=lambda place: node.tries[place])
    assert node.tries[most] > 5
    assert 0 < node.gains[most] < node.tries[most] * ONE
    assert node.gains[most] % node.tries[most] != 0  # not one value over and over


def test_the_tree_is_kept_from_one_own_choice_to_the_next() -> None:
    g = krainy.load("xidit").new(4, 2)
    while g.asked_name() != "Plan":
        g.apply(g.actors()[0], g.actions(g.actors()[0])[0])
    seat = g.actors()[0]
    bot = searcher(12)
    kept = []
    for _ in range(6):
        search = bot.search
        g.apply(seat, bot.choose(Sight(g, seat)))
        kept.append(bot.search is search)
    assert kept == [False, True, True, True, True, True]  # six Orders of one plan


@pytest.mark.once
def test_the_tree_is_kept_inside_a_turn_and_not_beyond() -> None:
    g = later(krainy.load("eko"), 2, 8)
    bots = [searcher(60, 1), searcher(60, 2)]
    kept = 0
    before = -1
    for _ in range(24):
        seat = g.actors()[0]
        search = bots[seat].search
        choice = len(g.actions(seat)) > 1
        g.apply(seat, bots[seat].choose(Sight(g, seat)))
        if choice and bots[seat].search is search:
            kept += 1
            assert seat == before
        before = seat
        if g.over:
            break
    assert kept > 0


# -- budgets, levels -------------------------------------------------------------------------------------------------


def test_a_time_budget_ends_by_the_clock_that_was_lent() -> None:
    g = krainy.load("eko").new(2, 5)
    looks: list[float] = []

    def clock() -> float:
        looks.append(len(looks) * 0.1)
        return looks[-1]

    bot = make("search:500ms", 1, clock)
    assert isinstance(bot, SearchBot)
    assert g.legal(0, bot.choose(Sight(g, g.actors()[0])))
    assert looks[-1] >= 0.5
    assert bot.search.iterations == 8 * (len(looks) - 1)


def test_any_search_can_be_limited_by_seconds() -> None:
    g = krainy.load("eko").new(2, 5)
    times = iter([0.0, 0.1, 9.9])
    bot = make("master", 1, lambda: next(times), 1.0)
    assert isinstance(bot, SearchBot)
    bot.choose(Sight(g, g.actors()[0]))
    assert bot.search.iterations == 16


@pytest.mark.parametrize(
    "name",
    [
        "search",
        "search:",
        "search:0",
        "search:-5",
        "search:1e3",
        "search:٣",
        "search:ms",
        "search:0ms",
        "search:9999999",
    ],
)
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match=r"budget of a search|there is no bot 'search'"):
        make(name, 1, lambda: 0.0)


def test_a_time_budget_without_a_clock_is_refused() -> None:
    with pytest.raises(BadInput, match="'search:500ms' needs a clock"):
        make("search:500ms", 1)


def test_levels_grow() -> None:
    levels = list(LEVELS.values())
    assert list(LEVELS) == ["easy", "normal", "hard", "master"]
    assert list(NAMES) == ["random", "greedy", *LEVELS]
    assert [one.iterations for one in levels] == sorted({one.iterations for one in levels})
    assert [one.blur for one in levels] == sorted((one.blur for one in levels), reverse=True)


def test_a_blurred_eye_does_not_always_take_the_best_and_never_what_was_not_tried() -> None:
    g = later(krainy.load("eko"), 2, 6)
    sight = Sight(g, chooser(g))
    thought = searcher(60).think(sight)
    bot = SearchBot(3, 1, blur=0.8)
    chosen = {bot.settle(thought, sight) for _ in range(60)}
    tried = {idea.action for idea in thought.ideas if idea.tries}
    assert len(chosen) > 1
    assert chosen <= tried
    assert SearchBot(3, 1).settle(thought, sight) == thought.ideas[0].action


def test_a_bot_that_sees_no_difference_passes() -> None:
    scene: dict[str, object] = {"seats": ["latari", "uthuk"], "order": "strategize", "units": {"7C": "archer 2"}}
    sight = Sight(krainy.load("runewars").arrange(scene), 0)
    passing, march = sight.actions[:2]
    assert passing == sight.pass_action
    equal = Thought([Idea(march, 9, 0.5), Idea(passing, 1, 0.5)], [0.5, 0.5], 10)
    assert SearchBot(3, 1).settle(equal, sight) == passing
    better = Thought([Idea(march, 9, 0.51), Idea(passing, 1, 0.5)], [0.5, 0.5], 10)
    assert SearchBot(3, 1).settle(better, sight) == march


def test_a_bot_that_sees_no_difference_acts_where_every_action_ends_its_turn() -> None:
    sight = Sight(krainy.load("eko").new(2, 1), 0)
    passing, move = sight.pass_action, sight.actions[-1]
    equal = Thought([Idea(move, 9, 0.5), Idea(passing, 1, 0.5)], [0.5, 0.5], 10)
    assert SearchBot(3, 1).settle(equal, sight) == move


@pytest.mark.once
def test_a_bot_hurries_in_a_game_that_lasts_too_long() -> None:
    """With every second choice it does what changes the position, not what it would have done."""
    for plies in range(4, 60, 4):
        g = later(krainy.load("eko"), 2, plies)
        sight = Sight(g, chooser(g))
        calm = {SearchBot(seed, 8).choose(sight) for seed in range(20)}
        urgent = SearchBot(1, 8).hurry(sight)
        if urgent not in calm:
            break
    g.ply = 3 * g.game.usual[2]
    hurried = [SearchBot(seed, 8).choose(sight) for seed in range(20)]
    assert 2 < hurried.count(urgent) < 18
    assert set(hurried) <= {urgent, *calm}


# -- thoughts --------------------------------------------------------------------------------------------------------


def test_a_thought_tells_all_actions_and_everybodys_chances() -> None:
    for g in positions((10,)):
        seat = chooser(g)
        thought = searcher(30).think(Sight(g, seat))
        assert sorted(idea.action for idea in thought.ideas) == g.actions(seat)
        assert sum(idea.tries for idea in thought.ideas) == thought.iterations == 30
        assert [idea.tries for idea in thought.ideas] == sorted((i.tries for i in thought.ideas), reverse=True)
        assert len(thought.chances) == g.seats
        assert sum(thought.chances) == pytest.approx(1, abs=0.01)
        assert all(0 <= idea.chance <= 1 for idea in thought.ideas)


def test_searches_grown_apart_think_together() -> None:
    g = later(krainy.load("mysthea"), 2, 40)
    sight = Sight(g, chooser(g))
    searches = [Search(1), Search(2)]
    for search, iterations in zip(searches, (20, 30), strict=True):
        for _ in range(iterations):
            search.grow(sight)
    apart = [thought_of(search, sight) for search in searches]
    together = merged(apart)
    assert together.iterations == 50
    assert sum(idea.tries for idea in together.ideas) == 50
    for idea in together.ideas:
        parts = [one for thought in apart for one in thought.ideas if one.action == idea.action]
        assert idea.tries == sum(part.tries for part in parts)
        if idea.tries:
            assert idea.chance == pytest.approx(sum(part.tries * part.chance for part in parts) / idea.tries)


def test_an_estimate_is_a_share_of_the_win() -> None:
    for g in positions((0, 12)):
        for seat in (-1, 0):
            chances = estimate(Sight(g, seat), 2, 4)
            assert len(chances) == g.seats
            assert sum(chances) == pytest.approx(1, abs=0.01)


def test_a_finished_game_leaves_nothing_to_estimate() -> None:
    dice = Dice(3)
    g = krainy.load("eko").new(2, 3)
    while not g.over:
        g.apply(*any_move(g, dice))
    assert estimate(Sight(g, -1), 2, 2) == [float(g.winners >> seat & 1) for seat in range(2)]
