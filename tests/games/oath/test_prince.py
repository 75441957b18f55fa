"""The Clockwork Prince: his turns are made by rules, and he is never asked."""

import pytest

from krainy.engine.chance import Dice
from krainy.games.oath.prince.campaign import weighed
from krainy.games.oath.prince.sheet import NODES, raise_tactics
from krainy.games.oath.prince.turn import threat
from krainy.games.oath.state import Oath

from .table import GAME, Table


def mind(node: str, tactics: int = 0, caution: int = 0, ties: tuple[int, ...] = (0, 0, 0, 0, 0, 0)) -> list[int]:
    return [NODES.index(node), tactics, caution, *ties]


def prince(**scene: object) -> Table:
    """The Prince as Chancellor against red and blue, about to wake."""
    base: dict[str, object] = {"seats": 2, "prince": "chancellor", "phase": "wake", "turn": "purple", "round": 2}
    return Table(**{**base, **scene})


@pytest.mark.rule("oath.prince.1", "oath.prince.4", "oath.prince.21", "oath.ruling.27")
def test_he_plays_whole_games_and_is_never_asked() -> None:
    for seed, role in ((1, "chancellor"), (2, "exile"), (3, "chancellor")):
        g = GAME.new(2, seed, prince=role)
        assert isinstance(g, Oath)
        dice = Dice(seed)
        while not g.over:
            assert all(seat < 2 for seat in g.actors())
            seat = g.actors()[0]
            actions = g.actions(seat)
            g.do(seat, actions[dice.below(len(actions))])
            assert GAME.broken(None, g) == []
        assert g.reliquary.count(-1) >= 0


@pytest.mark.rule("oath.prince.5")
def test_he_feeds_the_peoples_favor() -> None:
    table = prince(banners={"peoples-favor": "purple 2 mob"}, boards={"purple": {"favor": 3}}, mind=mind("S3"))
    assert table.told().count("fed-banner purple") == 2


@pytest.mark.rule("oath.prince.3", "oath.prince.6", "oath.prince.7")
def test_a_threat_moves_the_token() -> None:
    table = prince(
        title="red",
        usurper=True,
        sites={"mountain": {"warbands": "red 1"}},
        mind=mind("F2"),
        deck=["longbows", "keep", "elders"],
    )
    assert NODES[table.state.mind.node][0] == "S"
    visions = prince(
        phase="act",
        turn="red",
        visions={"red": "vision-of-faith"},
        visions_drawn=3,
        banners={"darkest-secret": "red 1"},
        sites={"plains": {"warbands": "purple 1"}},
        mind=mind("S3"),
    )
    assert threat(visions.state, visions.state.prince) == 3


@pytest.mark.rule("oath.prince.8", "oath.prince.9", "oath.prince.10", "oath.prince.17")
def test_he_reveals_three_cards_and_plays_a_friend() -> None:
    table = prince(
        deck=["elders", "vision-of-faith", "longbows", "keep"],
        mind=mind("S3", ties=(0, 0, 2, 0, 0, 0)),
        sites={"plains": {"warbands": "purple 1"}},
    )
    told = table.told()
    assert "drew purple 3" in told
    assert "drew-vision purple 1" in told
    assert "showed purple elders" in told
    assert "showed purple vision-of-faith" not in told
    assert "played-to-site purple longbows plains" in told
    assert table.state.mind.ties[2] == 3
    assert table.state.mind.tactics == 1


@pytest.mark.rule("oath.prince.9", "oath.prince.11")
def test_without_a_card_to_play_he_is_consoled() -> None:
    table = prince(
        deck=["naysayers", "sleight-of-hand", "a-small-favor"],
        mind=mind("S3"),
        sites={"plains": {"warbands": "purple 1"}},
    )
    assert "gained-warbands purple 2" in table.told()
    assert table.state.mind.tactics == 1


@pytest.mark.rule("oath.prince.12", "oath.prince.13", "oath.prince.14", "oath.prince.22", "oath.prince.23")
def test_he_trades_and_musters_along_the_mind_map() -> None:
    table = prince(
        deck=["pressgangs", "vision-of-faith", "vision-of-conquest"],
        mind=mind("S4", ties=(0, 0, 2, 0, 0, 0)),
        sites={"plains": {"warbands": "purple 1", "cards": "longbows"}},
        boards={"purple": {"favor": 1, "secrets": 1}},
    )
    told = table.told()
    assert "prince-acts purple 4" in told
    assert "paid-secrets purple 1 longbows" in told
    assert "gained-favor purple 2 order" in told
    assert "gained-warbands purple 2" in told
    assert not any(line.startswith("spent purple") for line in told)


@pytest.mark.rule("oath.prince.15", "oath.prince.16", "oath.prince.18", "oath.prince.24")
def test_he_attacks_the_weakest_site_when_he_is_ready() -> None:
    table = prince(
        deck=["pressgangs", "elders", "tents"],
        mind=mind("S0"),
        sites={
            "plains": {"warbands": "purple 1"},
            "mountain": {"warbands": "red 1"},
            "rocky-coast": {"warbands": "red 2"},
        },
        pawns={"red": "rocky-coast"},
        title="red",
        usurper=True,
        boards={"purple": {"warbands": 9}},
    )
    assert "campaign-began purple red" in table.told()
    assert "targeted-site purple mountain" in table.told()
    ready = prince(
        boards={"purple": {"warbands": 2}}, sites={"mountain": {"warbands": "red 1"}}, mind=mind("P1", caution=0)
    )
    g = ready.state
    assert weighed(g, g.prince, 2, 0, -1) <= g.board[g.prince]


@pytest.mark.rule("oath.prince.17", "oath.prince.18")
def test_tactics_and_caution_move() -> None:
    table = prince(mind=mind("P1"))
    g = table.state
    g.mind.tactics, g.mind.caution = 1, 0
    raise_tactics(g)
    assert g.mind.tactics == 2
    assert g.mind.caution == -1
    for _ in range(9):
        raise_tactics(g)
    assert g.mind.tactics == 5
    assert g.mind.caution == -2


@pytest.mark.rule("oath.prince.19")
def test_he_uses_plans_that_cost_nothing() -> None:
    table = Table(
        seats=2,
        prince="chancellor",
        turn="red",
        round=2,
        sites={"mountain": {"warbands": "purple 1", "cards": "longbows mercenaries"}},
        boards={"red": {"warbands": 5}, "purple": {"favor": 3}},
    )
    table.do("campaign purple", "pass", "number 5")
    assert "planned purple longbows" in table.told()
    assert "planned purple mercenaries" not in table.told()


@pytest.mark.rule("oath.prince.3", "oath.prince.9")
@pytest.mark.parametrize("deck", [["wayside-inn", "longbows", "tents"], ["tents", "longbows", "wayside-inn"]])
def test_of_two_equal_friends_he_plays_the_leftmost(deck: list[str]) -> None:
    scene = {"sites": {"plains": {"warbands": "purple 1"}}, "deck": deck}
    friends = prince(**scene, mind=mind("S3", ties=(0, 0, 0, 3, 0, 3)))
    assert "played-to-site purple wayside-inn plains" in friends.told()
    unaligned = prince(**scene, mind=mind("S3"))
    assert "played-to-site purple longbows plains" in unaligned.told()
    others = prince(**scene, mind=mind("S3", ties=(0, 0, -2, -3, 0, -2)))
    assert not any(line.startswith("played-to-site") for line in others.told())


@pytest.mark.rule("oath.prince.10", "oath.prince.11")
def test_he_does_not_play_where_a_card_may_not_lie() -> None:
    table = prince(
        sites={"plains": {"warbands": "purple 1", "cards": "festival-district"}},
        deck=["salt-the-earth", "vision-of-faith", "vision-of-conquest"],
        mind=mind("S3"),
    )
    assert "played-to-site purple salt-the-earth mountain" in table.told()


@pytest.mark.rule("oath.prince.3", "oath.prince.23")
def test_trades_of_equal_yield_go_to_the_leftmost_suit() -> None:
    table = prince(
        deck=["vision-of-faith", "vision-of-conquest", "conspiracy"],
        mind=mind("P3", ties=(0, 0, 2, 0, 0, 2)),
        sites={"cradle-1": {"warbands": "purple 1", "cards": "tents longbows", "site": "river"}},
        pawns={"purple": "river", "red": "rocky-coast", "blue": "rocky-coast"},
        boards={"purple": {"secrets": 1, "favor": 2}},
    )
    assert "paid-secrets purple 1 longbows" in table.told()
    assert "paid-favor purple 2 tents" in table.told()


@pytest.mark.rule("oath.prince.22")
def test_a_bank_gives_its_favor_only_once() -> None:
    table = prince(
        deck=["vision-of-faith", "vision-of-conquest", "conspiracy"],
        mind=mind("S3"),
        sites={
            "plains": {"warbands": "purple 1"},
            "mountain": {"cards": "longbows keep"},
            "rocky-coast": {"cards": "elders tents"},
        },
        banks={"order": 1},
    )
    assert "traveled purple rocky-coast" in table.told()


@pytest.mark.rule("oath.prince.15", "oath.prince.16")
def test_only_what_the_node_names_is_taken_and_weighed() -> None:
    scene: dict[str, object] = {
        "deck": ["vision-of-faith", "vision-of-conquest", "conspiracy"],
        "relics": {"red": "map whistle"},
        "pawns": {"red": "mountain"},
    }
    sites = prince(
        **scene, mind=mind("S1"), sites={"mountain": {"warbands": "red 1"}}, boards={"purple": {"warbands": 9}}
    )
    assert "targeted-site purple mountain" in sites.told()
    assert not any(line.startswith("targeted-card") for line in sites.told())
    dice = 3 + 2
    for warbands in (dice, dice + 1):  # one of them comes because he plays nothing
        goods = prince(**scene, mind=mind("P6"), boards={"purple": {"warbands": warbands - 1}})
        assert ("campaign-began purple red" in goods.told()) == (warbands > dice)
    assert "targeted-card purple map" in goods.told()
    assert "targeted-card purple whistle" in goods.told()


@pytest.mark.rule("oath.prince.20")
def test_exiles_may_join_him_for_a_relic() -> None:
    table = prince(
        title="red",
        sites={"mountain": {"warbands": "red 1"}},
        reliquary="map whistle none none",
        mind=mind("P1"),
        deck=["elders", "longbows", "tents"],
    )
    assert table.asked() == ["TakeLure", "red"]
    assert "saw red whistle" in table.told()
    table.do("yes")
    assert table.at("roles.red") == "citizen"
    assert table.at("relics.red") == ["whistle"]
    assert table.at("traits") == []  # [oath.prince.21]


@pytest.mark.rule("oath.prince.19")
def test_with_expanded_powers_the_next_player_decides_about_his_battle_plans() -> None:
    scene: dict[str, object] = {
        "seats": 2,
        "prince": "chancellor",
        "turn": "red",
        "sites": {"mountain": {"warbands": "purple 3"}},
        "boards": {"red": {"warbands": 5}, "purple": {"favor": 2}},
        "advisers": {"purple": "mercenaries"},
    }
    limited = Table(**scene)
    limited.do("campaign purple", "pass", "number 5")
    assert "planned purple mercenaries" not in limited.told()
    expanded = Table(**scene, options={"powers": "expanded"})
    expanded.do("campaign purple", "pass", "number 5")
    assert expanded.state.actors() == [0]
    assert expanded.actions("plan") == ["mercenaries"]
    expanded.do("plan mercenaries")
    assert "planned purple mercenaries" in expanded.told()
    assert expanded.at("boards.purple.favor") == 1
