"""The walkthrough of the rulebook: the first four turns of the learning game, number by number."""

import pytest

from krainy.engine.flow import replaced_row
from krainy.games.oath.campaign.rolls import shields

from .table import Table


def sizes(table: Table) -> list[int]:
    return [len(pile) for pile in table.at("piles").values()]


@pytest.mark.rule(
    "oath.setup.1",
    "oath.setup.2",
    "oath.setup.3",
    "oath.setup.4",
    "oath.setup.5",
    "oath.setup.6",
    "oath.setup.7",
    "oath.setup.8",
    "oath.setup.9",
    "oath.setup.10",
    "oath.setup.11",
    "oath.setup.12",
    "oath.setup.13",
    "oath.setup.14",
    "oath.setup.16",
    "oath.setup.17",
)
def test_the_learning_game_lies_as_the_rulebook_says() -> None:
    table = Table(new={"seats": 4, "seed": 3, "start": "learning"})
    sites = table.at("sites")
    assert list(sites) == [
        "plains",
        "cradle-2",
        "mountain",
        "provinces-2",
        "provinces-3",
        "rocky-coast",
        "hinterland-2",
        "hinterland-3",
    ]
    assert [sites[s]["card"] for s in sites if not sites[s]["up"]] == [
        "lush-coast",
        "buried-giant",
        "salt-flats",
        "wastes",
        "great-slum",
    ]
    assert sites["plains"]["pawns"] == ["purple"]
    assert sites["mountain"]["pawns"] == ["red", "blue"]
    assert sites["rocky-coast"]["pawns"] == ["yellow"]
    assert [sites[s]["warbands"]["purple"] for s in ("plains", "mountain", "rocky-coast")] == [2, 1, 1]
    assert [sites[s]["cards"] for s in ("plains", "mountain", "rocky-coast")] == [
        ["longbows"],
        ["taming-charm"],
        ["elders"],
    ]
    assert sites["mountain"]["relics"] == ["ivory-eye"]
    assert table.at("round") == 1
    assert table.at("visions_drawn") == 0
    assert table.at("oath") == "supremacy"
    assert table.at("banners.peoples-favor") == {"holder": "", "tokens": 1, "mob": False}
    assert table.at("banners.darkest-secret.tokens") == 1
    assert set(table.at("banks").values()) == {3}
    assert table.at("shared_favor") == 12
    start = {"supply": 7, "favor": 2, "secrets": 1, "facedown_secrets": 0, "warbands": 3, "bank": 17}
    assert table.board("purple") == start
    for colour in ("red", "blue", "yellow"):
        assert table.board(colour) == start | {"favor": 1, "bank": 11}
    assert table.at("title") == "purple"
    assert not table.at("usurper")
    assert table.at("relics.purple") == ["the-grand-scepter"]
    advisers = ["forest-paths", "animal-playmates", "naysayers", "a-small-favor"]
    assert [row[0]["card"] for row in table.at("advisers").values()] == advisers
    assert sizes(table) == [3, 3, 5]
    assert table.at("pile_cards.hinterland") == [
        "horse-archers",
        "key-to-the-city",
        "sleight-of-hand",
        "keep",
        "battle-honors",
    ]
    assert len(table.at("deck")) == 41
    assert table.at("deck")[:3] == ["garrison", "faithful-friend", "fire-talkers"]
    assert table.at("reliquary") == ["book-of-records", "grand-mask", "ring-of-devotion", "truthful-harp"]
    assert len(table.at("relic_cards")) == 15
    assert table.at("relic_cards")[0] == "cursed-cauldron"
    denizens = [card for card in table.at("deck") if not card.startswith("vision") and card != "conspiracy"]
    assert len(denizens) == 36


@pytest.mark.rule("oath.setup.20")
def test_the_archive_holds_all_other_cards() -> None:
    table = Table(new={"seats": 4, "seed": 3})
    assert table.at("archive") == 144
    assert table.at("dispossessed") == 0
    assert len(table.at("edifices")) == 6


@pytest.mark.rule(
    "oath.setup.15",
    "oath.turn.1",
    "oath.act.1",
    "oath.search.1",
    "oath.search.2",
    "oath.search.4",
    "oath.play.2",
    "oath.play.7",
    "oath.play.8",
    "oath.term.8",
    "oath.trade.2",
    "oath.trade.3",
    "oath.travel.1",
    "oath.travel.3",
    "oath.minor.1",
    "oath.rest.1",
    "oath.rest.2",
    "oath.rest.3",
    "oath.rest.5",
    "oath.ruling.21",
)
def test_the_four_turns() -> None:
    table = Table(new={"seats": 4, "seed": 3, "start": "learning"})
    # Purple
    table.do("search deck", "keep garrison", "discard faithful-friend", "to-site plains")
    assert table.board("purple") == {
        "supply": 5,
        "favor": 3,
        "secrets": 1,
        "facedown_secrets": 0,
        "warbands": 3,
        "bank": 14,
    }
    assert table.at("banks.order") == 2
    assert sizes(table) == [3, 5, 5]
    assert [table.at(f"sites.{s}.warbands.purple") for s in ("plains", "mountain", "rocky-coast")] == [3, 2, 2]
    table.do("trade-favor garrison")
    assert (table.board("purple")["supply"], table.board("purple")["favor"], table.at("banks.order")) == (4, 4, 1)
    table.do("search deck", "keep errand-boy", "discard the-old-oak", "to-advisers")
    assert table.board("purple")["supply"] == 2
    assert table.board("purple")["favor"] == 4
    assert sizes(table) == [3, 7, 5]
    table.do("travel cradle-2")
    assert table.board("purple")["supply"] == 1
    assert table.at("sites.lush-coast.up")
    table.do("uncover forest-paths", "to-site lush-coast")
    assert table.board("purple")["favor"] == 5
    assert table.at("banks.beast") == 2
    table.do("trade-secrets forest-paths")
    assert table.board("purple")["supply"] == 0
    assert table.board("purple")["secrets"] == 1
    table.do("pass")
    assert table.at("banks.beast") == 4
    assert {k: table.board("purple")[k] for k in ("supply", "favor", "secrets")} == {
        "supply": 5,
        "favor": 3,
        "secrets": 2,
    }
    # Red
    table.do("search provinces")
    assert "the-old-oak" in " ".join(table.actions("keep"))
    table.do("keep the-old-oak")
    table.do(f"discard {table.actions('discard')[0]}", "to-site mountain")
    assert table.board("red")["supply"] == 5
    assert table.board("red")["favor"] == 2
    assert table.at("banks.beast") == 3
    assert sizes(table)[2] == 7
    table.do("uncover animal-playmates", "to-advisers", "with the-old-oak", "trade-secrets the-old-oak")
    assert table.board("red")["supply"] == 4
    assert table.board("red")["favor"] == 0
    assert table.board("red")["secrets"] == 3
    table.do("search deck")
    assert table.board("red")["supply"] == 2
    assert table.at("visions_drawn") == 1
    table.do("keep alchemist", "to-advisers")
    table.do("use alchemist", "bank nomad", "bank arcane", "bank discord", "bank order")
    assert table.board("red")["favor"] == 4
    assert table.board("red")["secrets"] == 1
    table.do("recover-banner peoples-favor", "number 2", "bank beast")
    assert table.board("red")["supply"] == 1
    assert table.at("banners.peoples-favor.tokens") == 2
    assert table.at("banks.beast") == 4
    table.do("pass")
    assert table.board("red")["supply"] == 7
    assert table.board("red")["secrets"] == 2
    # Blue
    table.do("use taming-charm", "pick the-old-oak")
    assert table.board("blue")["favor"] == 3
    table.do("search deck")
    assert table.board("blue")["supply"] == 4
    assert table.at("visions_drawn") == 2
    vision = next(card for card in table.actions("keep") if card.startswith("vision"))
    table.do(f"keep {vision}", "discard roving-terror", "facedown")
    table.do("uncover naysayers", "to-advisers", "peek mountain first", "recover-relic first")
    assert table.board("blue")["supply"] == 3
    assert table.board("blue")["favor"] == 1
    assert table.at("relics.blue") == ["ivory-eye"]
    table.do("travel provinces-3")
    assert table.at("sites.salt-flats.favor") == 2
    assert table.at("sites.salt-flats.secrets") == 1
    table.do("pass")
    assert table.board("blue")["supply"] == 7
    # Yellow
    table.do("muster elders", "uncover a-small-favor", "to-advisers")
    assert table.board("yellow")["warbands"] == 9
    assert table.board("yellow")["supply"] == 6
    assert table.actions("muster") == []
    table.do("campaign purple", "at mountain", "pass", "number 9")
    assert table.at("campaign.attack") == 8
    assert table.at("campaign.defense") == 3
    assert table.asked() == ["Plans", "purple"]
    table.do("plan longbows")
    assert table.board("yellow")["supply"] == 4


@pytest.mark.rule("oath.ruling.20", "oath.campaign.14")
def test_one_shield_and_two_doublings_are_four() -> None:
    assert shields(1 | 2 << 16, False, False) == 4
    assert shields(1 | 1 << 8 | 1 << 16, False, False) == 6
    assert shields(1 | 1 << 8 | 1 << 16, True, False) == 4
    assert shields(1 | 1 << 8, False, True) == 1


@pytest.mark.rule("oath.ruling.23", "oath.term.14")
def test_an_empty_relic_deck_gives_no_relic() -> None:
    table = Table(turn="red", sites={"provinces-2": {"site": "mine", "up": False}})
    table.state.site_relics = replaced_row(table.state.site_relics, 2, table.state.relic_deck)
    table.state.relic_deck = []
    table.do("travel provinces-2")
    assert table.at("sites.mine.relics") == []
    assert table.at("sites.mine.favor") == 3
