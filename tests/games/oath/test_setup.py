"""How games begin, and how a world goes from one game to the next."""

import json

import pytest

from krainy.engine.chance import Dice
from krainy.engine.errors import BadInput
from krainy.games.oath.cards import FIRST_RELIC, NAMES, RELICS, is_vision
from krainy.games.oath.prince.sheet import NODES
from krainy.games.oath.state import Oath
from krainy.games.oath.table import back, front
from krainy.games.oath.world import world

from .table import GAME, Table


def played(seed: int, seats: int = 4, **options: object) -> Oath:
    """A random game, played to the end of its Chronicle."""
    g = GAME.new(seats, seed, **options)
    dice = Dice(seed)
    while not g.over:
        seat = g.actors()[0]
        actions = g.actions(seat)
        g.do(seat, actions[dice.below(len(actions))])
    assert isinstance(g, Oath)
    return g


@pytest.mark.rule("oath.setup.18", "oath.next.10", "oath.next.11", "oath.next.12", "oath.next.13", "oath.chron.26")
def test_a_first_game_in_random_order() -> None:
    table = Table(new={"seats": 4, "seed": 5})
    g = table.state
    backs = [back(slot) for slot in g.deck]
    assert sum(backs[:12]) == 2
    assert sum(backs[12:30]) == 3
    assert not any(backs[30:])
    assert len(g.deck) == 56 - 3 - 12
    assert [len(pile) for pile in g.piles] == [1, 1, 1]
    assert [len(row) for row in g.set_up_hands] == [3, 3, 3, 3]
    assert min(g.reliquary) >= 0
    assert len(g.relic_deck) == 15
    assert g.visions == 0


@pytest.mark.rule("oath.next.14", "oath.next.15", "oath.next.16")
def test_first_pawns_and_advisers() -> None:
    table = Table(new={"seats": 2, "seed": 5})
    table.do("at plains")
    assert table.asked() == ["FirstAdviser", "purple"]
    kept = table.actions("keep")
    table.do(f"keep {kept[0]}", f"discard {kept[1]}")
    assert table.at("advisers.purple") == [{"back": "denizen", "card": kept[0]}]
    assert table.at("pile_cards.provinces")[1:] == [kept[1], kept[2]]
    assert table.asked() == ["FirstPawn", "red"]
    assert table.actions("at") == ["plains", "mountain", "rocky-coast"]


@pytest.mark.rule("oath.count.1", "oath.prince.1", "oath.prince.2")
def test_a_single_player_meets_the_prince() -> None:
    table = Table(new={"seats": 1, "seed": 5})
    assert table.at("prince") == "purple"
    assert table.at("roles") == {"red": "exile", "purple": "chancellor"}
    assert table.at("advisers.purple") == []
    assert table.at("mind") == [NODES.index("S0"), 0, 0, *[0] * 6]
    people = Table(new={"seats": 2, "seed": 5, "prince": "exile", "world": document(citizens=[])})
    assert people.at("mind") == [NODES.index("F0"), 0, 0, *[0] * 6]
    with pytest.raises(BadInput, match="single player"):
        GAME.new(1, 5, prince="off")


@pytest.mark.rule("oath.count.2", "oath.next.3", "oath.next.6")
def test_bank_size_by_players() -> None:
    for seats, favor in ((2, 3), (4, 3), (5, 4), (6, 4)):
        assert set(Table(new={"seats": seats, "seed": 1}).at("banks").values()) == {favor}
    with pytest.raises(BadInput, match="no board left"):
        GAME.new(6, 5, prince="exile")
    board = Table(new={"seats": 4, "seed": 1}).do("at plains").board("red")
    assert (board["favor"], board["secrets"], board["warbands"], board["supply"]) == (1, 1, 3, 7)


@pytest.mark.rule("oath.setup.19")
def test_three_players_learn_with_four_colours() -> None:
    table = Table(new={"seats": 3, "seed": 1, "start": "learning"})
    assert table.at("order") == ["purple", "red", "blue", "yellow"]
    table.do("pass", "pass", "pass")
    assert table.at("turn") == "yellow"
    assert table.g.actors() == [2]
    table.do("pass")
    assert table.at("order") == ["purple", "red", "blue"]
    assert table.at("round") == 2


@pytest.mark.rule("oath.setup.19")
@pytest.mark.parametrize(("leaves", "stay"), [("red", ["blue", "yellow"]), ("blue", ["red", "yellow"])])
def test_three_learners_choose_which_exile_leaves(leaves: str, stay: list[str]) -> None:
    four = Table(new={"seats": 4, "seed": 1, "start": "learning"})
    table = Table(new={"seats": 3, "seed": 1, "start": "learning", "leaves": leaves})
    assert table.at("order") == ["purple", "red", "blue", "yellow"]
    for path in ("pawns", "facedown", "boards"):
        assert table.at(path) == four.at(path)
    seats = {"purple": 0, stay[0]: 1, stay[1]: 2, leaves: 2}
    for colour in ("purple", "red", "blue", "yellow"):
        assert table.at("turn") == colour
        assert table.g.actors() == [seats[colour]]
        table.do("pass")
    assert table.at("order") == ["purple", *stay]
    assert table.at("round") == 2
    assert table.at("turn") == "purple"


DOCUMENT = {
    "format": "krainy-oath-world-1",
    "oath": "people",
    "citizens": ["blue"],
    "sites": [
        {"site": "mine", "cards": [], "relics": ["map"]},
        {"site": "river", "cards": ["elders", "sprawling-rampart"], "relics": []},
        {"site": "plains", "cards": ["hall-of-debate-ruined"], "relics": []},
        None,
        None,
        {"site": "salt-flats", "cards": ["wolves"], "relics": []},
        None,
        None,
    ],
}


def document(**changes: object) -> str:
    deck = [name for name in NAMES[1:60] if name not in ("elders", "wolves")]
    relics = [name for name in NAMES[FIRST_RELIC : FIRST_RELIC + RELICS] if name != "map"]
    return json.dumps(
        {**DOCUMENT, "deck": deck, "dispossessed": ["oracle"], "relics": [relics[:3], relics[3:]], **changes}
    )


@pytest.mark.rule(
    "oath.next.1", "oath.next.2", "oath.next.4", "oath.next.5", "oath.next.7", "oath.next.8", "oath.next.9"
)
def test_the_next_game_of_a_world() -> None:
    table = Table(new={"seats": 3, "seed": 4, "world": document()})
    assert table.asked() == ["PickBoard", "red"]
    assert table.actions("board") == ["red", "blue", "yellow", "white", "black"]
    table.do("board blue")
    assert table.at("roles.blue") == "citizen"
    table.do("board black", "at mine")
    sites = table.at("sites")
    assert [sites[s]["warbands"] for s in ("mine", "river", "plains", "salt-flats")] == [
        {"purple": 2},
        {"purple": 1},
        {},
        {"purple": 1},
    ]
    assert sites["mine"]["favor"] == 3
    assert sites["mine"]["relics"] == ["map"]
    assert sites["salt-flats"]["secrets"] == 1
    assert table.at("banners.peoples-favor.holder") == "purple"
    assert table.at("title") == "purple"
    assert table.at("relics.purple") == ["the-grand-scepter"]
    assert table.at("round") == 1
    assert table.board("blue")["warbands"] == 3
    assert table.board("blue")["bank"] == 14
    assert table.at("order")[0] == "purple"


@pytest.mark.rule("oath.next.9")
def test_the_chancellor_splits_favor_that_is_too_little_for_all_sites() -> None:
    """Six players leave 4 favor; Mine and Salt Flats ask for 3 and 2."""
    table = Table(new={"seats": 6, "seed": 4, "world": document()})
    assert table.asked() == ["Split", "purple"]
    assert table.actions("number") == ["2", "3"]
    table.do("number 2")
    assert table.at("shared_favor") == 0
    assert [table.at(f"sites.{site}.favor") for site in ("mine", "salt-flats")] == [2, 2]
    assert table.asked() == ["PickBoard", "red"]
    rich = Table(new={"seats": 5, "seed": 4, "world": document()})
    assert rich.asked() == ["PickBoard", "red"]
    assert [rich.at(f"sites.{site}.favor") for site in ("mine", "salt-flats")] == [3, 2]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"format": "x"}, "format"),
        ({"oath": "x"}, "no oath"),
        ({"deck": ["elders"] * 60}, "two places"),
        ({"deck": ["longbows"]}, "at least"),
        ({"deck": ["nobody"]}, "no card"),
        ({"relics": [[], []]}, "relics lies"),
        ({"sites": []}, "eight sites"),
        ({"citizens": ["purple"]}, "no Citizen"),
    ],
)
def test_a_damaged_world_is_refused_in_one_line(changes: dict[str, object], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        GAME.new(4, 1, world=document(**changes))
    with pytest.raises(BadInput, match="not a document"):
        GAME.new(4, 1, world="{")


@pytest.mark.rule("oath.chron.24", "oath.chron.26")
def test_worlds_go_on_from_game_to_game() -> None:
    text = ""
    for seed in range(6):
        g = played(seed, 4, world=text) if text else played(seed, 4)
        assert GAME.broken(None, g) == []
        told = world(g)
        sites = told["sites"]
        assert isinstance(sites, list)
        assert len(sites) == 8
        up = [spot for spot, site in enumerate(sites) if not site.get("facedown")]
        assert up[0] == 0
        assert all(any(spot in up for spot in spots) for spots in ([0, 1], [2, 3, 4], [5, 6, 7]))
        text = json.dumps(told)
        h = GAME.new(4, seed, world=text)
        assert isinstance(h, Oath)
        deck = [front(h, slot) for slot in h.deck]
        assert sum(is_vision(card) for card in deck[:12]) == 2
        assert sum(is_vision(card) for card in deck[:30]) <= 5


@pytest.mark.rule("oath.chron.18")
def test_without_enough_cards_in_the_archive_the_dispossessed_come_back() -> None:
    table = Table(
        phase="chronicle", dispossessed=["oracle", "gossip", "jinx"], sites={"plains": {"warbands": "purple 1"}}
    )
    g = table.state
    lost = [slot for slot in g.archive if slot != g.archive[0]]
    g.dispossessed = g.dispossessed + lost
    g.archive = g.archive[:1]
    table.do("swear people")
    table.do(table.actions()[0])
    assert table.state.over
    assert table.at("archive") == 144 - 6
    assert table.at("dispossessed") == 0


@pytest.mark.rule("oath.next.6", "oath.term.14")
def test_citizens_take_what_purple_warbands_there_are() -> None:
    """The map takes 9, the Chancellor and five Citizens would take 18."""
    sites = ["plains", "river", "mountain", "marshes", "steppe", "wastes", "deep-woods", "lush-coast"]
    cards = ["elders", "wolves", "longbows", "keep", "tents", "scryer", "rangers", "dazzle"]
    everywhere = [{"site": site, "cards": [card], "relics": []} for site, card in zip(sites, cards, strict=True)]
    boards = ["red", "blue", "yellow", "white", "black"]
    deck = [name for name in NAMES[1:60] if name not in cards]
    relics = [NAMES[FIRST_RELIC : FIRST_RELIC + RELICS]]
    told = document(citizens=boards, sites=everywhere, deck=deck, relics=relics)
    table = Table(new={"seats": 6, "seed": 4, "world": told})
    table.do(*[f"board {colour}" for colour in boards])
    assert table.board("purple") == {**table.board("purple"), "warbands": 3, "bank": 0}
    assert [table.board(colour)["warbands"] for colour in boards] == [3, 3, 3, 3, 0]


@pytest.mark.rule("oath.next.5", "oath.prince.1")
def test_a_prince_who_is_an_exile_has_no_citizen_board() -> None:
    table = Table(new={"seats": 3, "seed": 4, "prince": "exile", "world": document(citizens=["yellow", "red"])})
    assert table.at("prince") == "blue"
    assert table.at("roles.blue") == "exile"
    assert table.actions("board") == ["red", "yellow", "white", "black"]
    table.do("board yellow", "board red")
    assert table.at("roles") == {"purple": "chancellor", "yellow": "citizen", "red": "citizen", "blue": "exile"}


@pytest.mark.rule("oath.chron.20", "oath.chron.21", "oath.chron.22", "oath.chron.23")
def test_the_relics_of_winner_and_reliquary_come_to_lie_on_top() -> None:
    table = Table(
        phase="chronicle",
        relics={"purple": "map", "red": "whistle"},
        reliquary="brass-horse none none none",
        sites={
            "plains": {"warbands": "purple 1"},
            "mountain": {"warbands": "purple 1", "relics": "ivory-eye"},
            "hinterland-2": {"site": "mine", "warbands": "purple 1"},
            "rocky-coast": {"warbands": "red 1", "relics": "cup-of-plenty"},
        },
    )
    table.do("swear people", "bank discord")
    deck = table.at("relic_cards")
    assert sorted(deck[:2]) == ["brass-horse", "map"]
    lying = [relic for site in table.at("sites").values() for relic in site.get("relics", [])]
    assert table.at("sites.mountain.relics") == ["ivory-eye"]
    assert len(table.at("sites.mine.relics")) == 1
    assert {"whistle", "cup-of-plenty"} <= {*deck[2:], *lying}
    assert len(deck) + len(lying) == RELICS
    assert table.at("reliquary") == [""] * 4


@pytest.mark.rule("oath.chron.19", "oath.chron.25", "oath.ruling.22")
def test_only_discards_and_losers_advisers_are_dispossessed() -> None:
    table = Table(
        phase="chronicle",
        advisers={"purple": "longbows", "red": "elders"},
        facedown={"purple": "tents", "blue": "vision-of-faith wolves"},
        piles={"cradle": "keep vision-of-conquest"},
        sites={"plains": {"warbands": "purple 1", "cards": "rangers"}, "rocky-coast": {"cards": "scryer"}},
    )
    table.do("swear people", "pass", "bank order")
    assert sorted(table.at("dispossessed_cards")) == ["elders", "keep", "scryer", "wolves"]
    deck = table.at("deck")
    assert {"longbows", "tents"} <= set(deck)
    assert not [name for name in deck if name.startswith("vision") or name in ("conspiracy", "rangers")]


@pytest.mark.rule("oath.next.11", "oath.next.12", "oath.next.13")
def test_visions_among_the_first_cards_move_the_marker() -> None:
    """A thin deck: its last 21 cards reach into the pile with three Visions."""
    deck = [name for name in NAMES[1:40] if name not in ("elders", "wolves")][:27]
    for seed in range(3):
        table = Table(new={"seats": 6, "seed": seed, "world": document(deck=deck, citizens=[])})
        table.do(f"number {table.actions('number')[0]}")
        g = table.state
        drawn = [slot for row in [*g.piles, *g.set_up_hands] for slot in row]
        assert len(drawn) == 3 + 6 * 3
        assert g.visions == sum(back(slot) for slot in drawn) == 5 - sum(back(slot) for slot in g.deck)
        assert g.visions == 3
