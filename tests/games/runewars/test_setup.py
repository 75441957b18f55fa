"""Set-up and the building of the board, played by chance and checked by other means than the rules use."""

from itertools import combinations
from typing import Any

import pytest

import krainy
from krainy.engine.chance import Dice
from krainy.engine.facts import facts
from krainy.engine.state import State
from krainy.games.runewars.map.building import LayAt, LayMarkers, LayRealm, LayTiles, Populate
from krainy.games.runewars.map.tiles import AREAS, BARE, CELLS, MAP_TILES, TILE_NAMES, coordinates
from krainy.games.runewars.pieces import DESTINY, QUARTER, SHAPES, START_DIALS
from krainy.games.runewars.setup import clear
from krainy.games.runewars.state import DRAGON_RUNE, FALSE_RUNE, Runewars
from krainy.games.runewars.vocabulary import AT, MARK, REALM, RUNES
from krainy.play.course import told

GAME = krainy.load("runewars")
TILES: list[dict[str, Any]] = facts("runewars", "tiles")["tile"]
FACTS = {area["id"]: area for tile in TILES for area in tile["area"]}
TILE_OF = {area["id"]: tile["id"].split(".")[1] for tile in TILES for area in tile["area"]}
SIDES = ["N", "NE", "SE", "S", "SW", "NW"]
STEPS = {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)}

Cell = tuple[int, int]


def apart(one: Cell, other: Cell) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def near(cell: Cell) -> list[Cell]:
    return [(cell[0] + q, cell[1] + r) for q, r in STEPS.values()]


def cells(g: State) -> dict[str, Cell]:
    """Where every area lies."""
    return {name: (q, r) for name, (q, r) in GAME.position(g)["board"].items()}  # type: ignore[attr-defined]


def colour(g: State, area: str, side: int) -> str:
    """What colours a side of an area as its tile lies, found from the data."""
    assert isinstance(g, Runewars)
    turns = g.board.turns[TILE_NAMES.index(TILE_OF[area])]
    return str(FACTS[area]["borders"].get(SIDES[(side - turns) % 6], ""))


class Building:
    """A game whose board is built by chance, with what was seen on the way."""

    def __init__(self, seats: int, seed: int, **options: object) -> None:
        self.g = GAME.new(seats, seed, **options)
        self.events: list[str] = told(GAME, self.g)
        self.asked: list[tuple[str, int]] = []
        self.moves: list[str] = []
        self.markers: list[Cell] = []
        self.before_realms: dict[str, Cell] = {}
        dice = Dice(seed)
        while GAME.position(self.g)["year"] == 0:
            now = self.g.asked_name()
            if now == "LayRune":
                self.markers = [(q, r) for q, r in GAME.position(self.g)["markers"]]  # type: ignore[attr-defined]
                self.before_realms = cells(self.g)
            seat = self.g.actors()[0]
            self.asked.append((now, seat))
            actions = self.g.actions(seat)
            action = actions[dice.below(len(actions))]
            self.moves.append(GAME.phrase(self.g, action))
            self.g.forget()
            self.g.apply(seat, action)
            self.events += told(GAME, self.g)

    def seats_asked(self, name: str) -> list[int]:
        return [seat for now, seat in self.asked if now == name]

    @property
    def state(self) -> Runewars:
        assert isinstance(self.g, Runewars)
        return self.g


@pytest.fixture(scope="module", params=[(2, 3), (3, 5), (4, 8)], ids=["two", "three", "four"])
def built(request: pytest.FixtureRequest) -> Building:
    return Building(*request.param)


@pytest.mark.rule("runewars.setup.1")
def test_the_highest_fate_card_is_first(built: Building) -> None:
    drawn = [event.split() for event in built.events if event.startswith("drew-fate")]
    numbers = [int(words[2]) for words in drawn]
    assert len(numbers) == built.g.seats
    assert built.state.first == numbers.index(max(numbers))
    assert len(built.state.fate_deck) == 30


@pytest.mark.rule("runewars.setup.2")
def test_factions_are_chosen_clockwise(built: Building) -> None:
    first, seats = built.state.first, built.g.seats
    assert built.seats_asked("ChooseFaction") == [(first + step) % seats for step in range(seats)]
    assert len(set(built.state.faction)) == seats


@pytest.mark.rule("runewars.map.1")
@pytest.mark.rule("runewars.map.2")
@pytest.mark.rule("runewars.map.3")
@pytest.mark.rule("runewars.setup.3")
def test_two_tiles_each_by_the_starting_quests(built: Building) -> None:
    seats = built.g.seats
    quests = [event.split()[2] for event in built.events if event.startswith("dealt-quest")]
    assert len(quests) == 2 * seats
    places = {q["id"].split(".")[1].replace("_", "-"): q for q in facts("runewars", "quests")["quest"]}
    assert all(places[quest]["starting"] for quest in quests)
    laid = {TILE_OF[area] for area in built.before_realms}
    assert laid == {TILE_OF[places[quest]["area"]] for quest in quests}
    order = built.seats_asked("LayTile")
    clockwise = [(built.state.first + step) % seats for step in range(seats)]
    assert order == clockwise + clockwise


@pytest.mark.rule("runewars.map.4")
@pytest.mark.rule("runewars.map.5")
@pytest.mark.rule("runewars.map.6")
@pytest.mark.rule("runewars.map.14")
def test_tiles_touch_and_colours_do_not_meet(built: Building) -> None:
    where = cells(built.g)
    assert len(set(where.values())) == len(where)
    at = {cell: area for area, cell in where.items()}
    for area, cell in where.items():
        for side, (q, r) in enumerate(STEPS.values()):
            other = at.get((cell[0] + q, cell[1] + r))
            if other is not None and TILE_OF[other] != TILE_OF[area]:
                assert not (colour(built.g, area, side) and colour(built.g, other, (side + 3) % 6))
    for tile in {TILE_OF[area] for area in where}:
        own = [area for area in where if TILE_OF[area] == tile]
        touching = [area for area in own if any(at.get(n) and TILE_OF[at[n]] != tile for n in near(where[area]))]
        touched = {at[n] for area in own for n in near(where[area]) if at.get(n) and TILE_OF[at[n]] != tile}
        assert len(touching) >= 2
        assert len(touched) >= 2


@pytest.mark.rule("runewars.map.4")
def test_a_tile_that_touches_with_one_area_does_not_fit() -> None:
    board = BARE.with_tile(0, 0, 840)
    fits = [cell for cell in range(600, 1000) if board.fits(1, 0, cell)]
    loose = [cell for cell in range(600, 1000) if board.contact(1, 0, cell) == 1]
    assert fits
    assert loose
    assert not set(fits) & set(loose)


@pytest.mark.rule("runewars.map.7")
@pytest.mark.rule("runewars.map.8")
@pytest.mark.rule("runewars.map.9")
@pytest.mark.rule("runewars.ruling.3")
@pytest.mark.rule("runewars.ruling.4")
def test_markers_lie_at_the_edge_and_apart(built: Building) -> None:
    assert built.seats_asked("LayMarker")[-built.g.seats :] == [built.state.first] * built.g.seats
    pairs = [built.markers[place : place + 2] for place in range(0, len(built.markers), 2)]
    assert len(pairs) == built.g.seats
    at = {cell: area for area, cell in built.before_realms.items()}
    for one, other in pairs:
        assert apart(one, other) == 1
        assert one not in at
        assert other not in at
        free = 0
        for cell in (one, other):
            for side, (q, r) in enumerate(STEPS.values()):
                area = at.get((cell[0] + q, cell[1] + r))
                if area is not None and not colour(built.g, area, (side + 3) % 6):
                    free += 1
        assert free >= 3
    for first, second in combinations(pairs, 2):
        assert min(apart(one, other) for one in first for other in second) >= 3


@pytest.mark.rule("runewars.map.11")
@pytest.mark.rule("runewars.map.12")
@pytest.mark.rule("runewars.ruling.5")
def test_runes_are_laid_counter_clockwise_away_from_markers(built: Building) -> None:
    seats, first = built.g.seats, built.state.first
    assert built.seats_asked("LayRune")[-seats:] == [(first - step) % seats for step in range(seats)]
    content = built.state.runes.content
    laid = [area for area in range(len(AREAS)) if content[area]]
    assert [content[area] for area in laid].count(DRAGON_RUNE) == seats
    assert [content[area] for area in laid].count(FALSE_RUNE) == seats
    for area in laid:
        cell = built.before_realms[AREAS[area]]
        assert not any(other in built.markers for other in near(cell))
    assert (built.state.dragons, built.state.falses) == (21 - seats, 17 - seats)


@pytest.mark.rule("runewars.map.13")
@pytest.mark.rule("runewars.map.15")
def test_realms_replace_markers_and_do_not_touch(built: Building) -> None:
    seats, first = built.g.seats, built.state.first
    assert built.seats_asked("LayRealm")[-seats:] == [(first + 1 + step) % seats for step in range(seats)]
    where = cells(built.g)
    realms: dict[str, list[Cell]] = {}
    for area, cell in where.items():
        if area not in built.before_realms:
            realms.setdefault(TILE_OF[area], []).append(cell)
    assert len(realms) == seats
    for own in realms.values():
        assert len(own) == 3
        assert sum(cell in built.markers for cell in own) >= 2
    for one, other in combinations(realms.values(), 2):
        assert min(apart(a, b) for a in one for b in other) > 1


@pytest.mark.rule("runewars.map.16")
@pytest.mark.rule("runewars.map.17")
def test_neutral_units_and_cities_are_those_printed(built: Building) -> None:
    told_areas: Any = GAME.position(built.g)["areas"]
    cities = []
    for area, seen in told_areas.items():
        if area in built.before_realms:
            printed = {unit.replace("_", "-"): number for unit, number in FACTS[area]["neutrals"].items()}
            assert seen["units"] == printed
            assert ("city" in seen) == FACTS[area]["city"]
            cities += [seen["city"]] if "city" in seen else []
    assert len(set(cities)) == len(cities)


@pytest.mark.rule("runewars.setup.4")
@pytest.mark.rule("runewars.setup.9")
@pytest.mark.rule("runewars.setup.10")
@pytest.mark.rule("runewars.setup.12")
def test_quests_of_areas_that_are_not_there_leave_the_game(built: Building) -> None:
    g = built.state
    on_board = set(cells(g))
    cards = [facts("runewars", "quests")["quest"][card - 1] for card in g.quests.content]
    assert all("area" not in quest or quest["area"] in on_board for quest in cards)
    missing = [q for q in facts("runewars", "quests")["quest"] if q.get("area", "") in on_board or "area" not in q]
    assert len(cards) == len(missing)
    assert [len(hand) for hand in g.quest_hands] == [2] * g.seats
    assert len(g.quest_deck) == len(cards) - 2 * g.seats
    assert len(g.reward_deck) == 25
    assert len(g.objective_deck) == 16 - g.seats
    assert g.titles == [-1, -1, -1]


@pytest.mark.rule("runewars.setup.5")
@pytest.mark.rule("runewars.setup.6")
@pytest.mark.rule("runewars.setup.7")
@pytest.mark.rule("runewars.setup.8")
@pytest.mark.rule("runewars.setup.11")
@pytest.mark.rule("runewars.setup.13")
def test_everybody_begins_with_what_the_sheet_shows(built: Building) -> None:
    g = built.state
    seen: Any = GAME.position(g)
    sheets = {sheet["id"]: sheet for sheet in facts("runewars", "factions")["faction"]}
    heroes = {h["id"].split(".")[1].replace("_", "-"): h for h in facts("runewars", "heroes")["hero"]}
    objectives = {
        o["id"].split(".")[1].replace("_", "-"): o["alignment"] for o in facts("runewars", "objectives")["objective"]
    }
    for seat, name in enumerate(seen["seats"]):
        sheet = sheets[name]
        assert list(seen["dials"][name].values()) == START_DIALS[g.faction[seat]]
        army: dict[str, int] = {}
        for resource, value in sheet["start_dials"].items():
            for field in sheet["dials"][resource][: value + 1]:
                if field and field not in ("tactics", "influence"):
                    unit = field.replace("_", "-")
                    army[unit] = army.get(unit, 0) + 1
        home = [a for a in seen["areas"] if TILE_OF[a] == name]
        found: dict[str, int] = {}
        for area in home:
            for unit, number in seen["areas"][area]["units"].items():
                found[unit] = found.get(unit, 0) + number
        assert found == army
        assert [seen["areas"][a].get("stronghold") for a in home].count(name) == 1
        own = [hero for hero, told_hero in seen["heroes"].items() if told_hero["seat"] == name]
        assert len(own) == 1
        assert heroes[own[0]]["alignment"] == sheet["alignment"]
        assert seen["heroes"][own[0]]["area"] in home
        assert len(seen["tactics"][name]) == sheet["start_tactics"]
        assert objectives[seen["objectives"][name]] == sheet["alignment"]
        gained = [e.split() for e in built.events if e.startswith(f"influence-changed {name}")]
        assert seen["influence"][name] == sheet["start_influence"] + sum(int(w[2]) - int(w[3]) for w in gained)


@pytest.mark.rule("runewars.map.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_board_asks_only_for_the_runes(seats: int) -> None:
    game = Building(seats, 11, board="random")
    names = {now for now, _ in game.asked}
    assert "LayRune" in names
    assert not names & {"LayTile", "LayAt", "LayMarker", "LayRealm"}


@pytest.mark.rule("runewars.explore.1")
@pytest.mark.rule("runewars.ruling.53")
def test_exploration_tokens_by_their_backs() -> None:
    game = Building(4, 2, board="random", exploration="on")
    where = cells(game.g)
    realms = [cell for area, cell in where.items() if area not in game.before_realms]
    backs = {t["id"].split(".")[1].replace("_", "-"): t["backs"] for t in facts("runewars", "exploration")["token"]}
    tokens: Any = GAME.position(game.g)["tokens"]
    assert set(tokens) == set(game.before_realms)
    assert not any(token["up"] for token in tokens.values())
    close = [area for area in tokens if any(apart(where[area], cell) == 1 for cell in realms)]
    distant = [area for area in tokens if area not in close]
    assert len(close) <= sum(kind["1"] for kind in backs.values()), "else the other back serves"
    assert all(backs[tokens[area]["token"]].get("1", 0) for area in close)
    assert all(backs[tokens[area]["token"]].get("2+", 0) for area in distant[: sum(b["2+"] for b in backs.values())])


def blank(seats: int) -> Runewars:
    """A state before anything is laid."""
    g = GAME.blank()
    assert isinstance(g, Runewars)
    g.game = GAME
    g.seats = seats
    g.alive = (1 << seats) - 1
    g.rekey(5)
    g.listen()
    clear(g)
    g.faction = list(range(seats))
    g.seat_of = [seat if seat < seats else -1 for seat in range(4)]
    g.dealt = [[1 + 2 * seat, 2 + 2 * seat] for seat in range(seats)]
    g.sealed = [[] for _ in range(seats)]
    return g


@pytest.mark.rule("runewars.map.10")
def test_if_markers_find_no_place_the_tiles_are_laid_anew() -> None:
    g = blank(4)
    g.board = BARE.with_tile(MAP_TILES[8], 0, 840)
    g.then([LayMarkers()])
    g.settle()
    assert "board-failed" in told(GAME, g)
    assert g.asked_name() == "LayTile"
    assert g.board.on == 0
    assert [bin(mask).count("1") for mask in g.unlaid] == [2, 2, 2, 2]


@pytest.mark.rule("runewars.map.15")
@pytest.mark.rule("runewars.ruling.6")
def test_a_realm_without_a_place_begins_the_markers_anew() -> None:
    g = blank(2)
    g.then([LayTiles()])
    g.settle()
    dice = Dice(1)
    while g.asked_name() != "LayRealm":
        actions = g.actions(g.actors()[0])
        g.apply(g.actors()[0], actions[dice.below(len(actions))])
    runes = [area for area in range(len(AREAS)) if g.runes.content[area]]
    assert len(runes) == 4
    g.markers = [0, 1]  # far off the board, so that no realm touches anything there
    g.flow = []
    g.then([LayRealm(0), Populate()])
    g.forget()
    g.settle()
    assert "board-failed" in told(GAME, g)
    assert g.asked_name() == "LayMarker"
    assert not any(g.runes.content)
    assert (g.dragons, g.falses) == (21, 17)


@pytest.mark.rule("runewars.fate.5")
def test_the_fate_deck_is_as_it_was_counted() -> None:
    triangle = [QUARTER[card][SHAPES.index("triangle")] for card in range(1, 31)]
    circle = [QUARTER[card][SHAPES.index("circle")] for card in range(1, 31)]
    assert [triangle.count(what) for what in range(4)] == [12, 8, 4, 6]
    assert [circle.count(what) for what in range(4)] == [12, 4, 2, 12]
    assert [DESTINY[1:].count(what) for what in range(3)] == [4, 8, 18]


def test_cells_have_coordinates() -> None:
    assert coordinates(20 * 41 + 20) == (0, 0)


def why_not_there(g: Runewars, tile: int, turns: int, at: Cell) -> str:
    """The rule that forbids to lay a tile with its first area there, found from the data; empty if it may lie so."""
    where = {cell: area for area, cell in cells(g).items()}
    inner, touched = 0, set()
    first: Cell | None = None
    meets = False
    for fact in TILES[tile]["area"]:
        q, r = fact["q"], fact["r"]
        for _ in range(turns):
            q, r = -r, q + r
        first = first or (q, r)
        cell = (at[0] + q - first[0], at[1] + r - first[1])
        if cell in where:
            return "runewars.map.6"
        beside = [(side, where[n]) for side, n in enumerate(near(cell)) if n in where]
        for side, area in beside:
            own = fact["borders"].get(SIDES[(side - turns) % 6], "")
            meets = meets or bool(own and colour(g, area, (side + 3) % 6))
        inner += bool(beside)
        touched |= {area for _, area in beside}
    if meets:
        return "runewars.map.5"
    return "" if min(inner, len(touched)) >= 2 else "runewars.map.4"


@pytest.mark.rule("runewars.map.4")
@pytest.mark.rule("runewars.map.5")
@pytest.mark.rule("runewars.map.6")
def test_every_place_of_a_tile_is_offered_or_refused_by_its_rule() -> None:
    g = GAME.new(4, 6)
    assert isinstance(g, Runewars)
    dice = Dice(6)
    named: set[str] = set()
    while g.asked_name() != "LayMarker":
        seat = g.actors()[0]
        if isinstance(g.asked, LayAt):
            offered = g.actions(seat)
            for cell in range(CELLS):
                q, r = coordinates(cell)
                if max(abs(q), abs(r)) > 10:
                    continue
                rule = why_not_there(g, g.asked.tile, g.asked.turns, (q, r))
                assert (AT.base + cell in offered) == (rule == "")
                if rule:
                    assert g.why(seat, AT.base + cell) == rule
                    named.add(rule)
        actions = g.actions(seat)
        g.apply(seat, actions[dice.below(len(actions))])
    assert named == {"runewars.map.4", "runewars.map.5", "runewars.map.6"}


@pytest.mark.rule("runewars.map.7")
@pytest.mark.rule("runewars.map.8")
@pytest.mark.rule("runewars.map.9")
@pytest.mark.rule("runewars.map.11")
@pytest.mark.rule("runewars.map.12")
@pytest.mark.rule("runewars.map.13")
def test_markers_runes_and_realms_are_refused_by_their_rules() -> None:
    g = GAME.new(3, 4)
    assert isinstance(g, Runewars)
    dice = Dice(4)
    named: dict[str, set[str]] = {}
    while g.asked_name() != "FirstStronghold":
        seat = g.actors()[0]
        now = g.asked_name()
        for block in {"LayMarker": [MARK], "LayRune": [RUNES], "LayRealm": [REALM]}.get(now, []):
            offered = g.actions(seat)
            for action in range(block.base, block.base + block.size):
                if action not in offered:
                    named.setdefault(now, set()).add(g.why(seat, action))
        actions = g.actions(seat)
        g.apply(seat, actions[dice.below(len(actions))])
    assert named["LayMarker"] == {"runewars.map.7", "runewars.map.8", "runewars.map.9"}
    assert named["LayRune"] == {"runewars.map.11", "runewars.map.12"}
    assert "runewars.map.13" in named["LayRealm"]
    assert named["LayRealm"] <= {"runewars.map.13", "runewars.map.14", "runewars.map.15"}
