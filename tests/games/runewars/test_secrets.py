"""Who may know what: views, whispers, windows that tell nothing."""

from typing import Any

import pytest

import krainy
from krainy.engine.state import State
from krainy.games.runewars.effects.economy import Rob
from krainy.games.runewars.vocabulary import SEAT_A

from .table import Table

GAME = krainy.load("runewars")


def seen(g: State, faction: str) -> dict[str, Any]:
    return g.view(GAME.find(g, "seat", faction))


@pytest.mark.rule("runewars.reward.2")
def test_only_the_controller_sees_face_down_rewards() -> None:
    table = Table(
        heroes={"sir-valadir": "daqan 1A", "mad-carthos": "uthuk 1A"},
        rewards={"sir-valadir": ["rune-plate", "ring-of-insight", "up"]},
    )
    assert seen(table.g, "daqan")["heroes"]["sir-valadir"]["rewards"] == ["ring-of-insight", "rune-plate"]
    assert seen(table.g, "uthuk")["heroes"]["sir-valadir"]["rewards"] == ["ring-of-insight", "?"]
    assert table.g.view(-1)["heroes"]["sir-valadir"]["rewards"] == ["ring-of-insight", "?"]  # type: ignore[index]


@pytest.mark.rule("runewars.rune.7")
@pytest.mark.rule("runewars.rune.6")
def test_a_rune_seen_by_a_hero_is_remembered_and_shown_to_nobody_else() -> None:
    table = Table(order="mobilize", runes={"7C": "dragon"}, heroes={"andira-runehand": "daqan 7B"})
    assert seen(table.g, "daqan")["runes"]["7C"]["face"] == "?"
    table.do("activate 7C", "hero andira-runehand", "pass")
    assert seen(table.g, "daqan")["runes"]["7C"]["face"] == "dragon"
    assert seen(table.g, "uthuk")["runes"]["7C"]["face"] == "?"
    table.do("activate 7B", "hero andira-runehand", "pass")
    assert seen(table.g, "daqan")["runes"]["7C"]["face"] == "dragon"


@pytest.mark.rule("runewars.rune.6")
def test_a_hero_looks_at_runes_on_his_way() -> None:
    table = Table(
        seats=["latari", "uthuk"], order="mobilize", runes={"7C": "dragon"}, heroes={"andira-runehand": "latari 1C"}
    )
    table.do("activate LC", "hero andira-runehand", "pass")
    assert "saw-rune latari 7C dragon" in table.told()


@pytest.mark.rule("runewars.fortify.4")
def test_mixed_runes_are_known_to_nobody_else() -> None:
    table = Table(order="fortify", units={"1A": "footman"}, runes={"1A": "dragon up", "DA": "false up"})
    assert seen(table.g, "uthuk")["runes"]["1A"]["face"] == "dragon"
    for choice in ("pass", "yes"):
        mixed = Table(order="fortify", units={"1A": "footman"}, runes={"1A": "dragon up", "DA": "false up"})
        mixed.do("shift 1A DA", choice)
        runes = seen(mixed.g, "uthuk")["runes"]
        assert [runes["1A"]["face"], runes["DA"]["face"]] == ["?", "?"]
        assert seen(mixed.g, "daqan")["runes"]["1A"]["face"] == ("dragon" if choice == "pass" else "false")


@pytest.mark.rule("runewars.rune.3")
def test_others_see_where_gained_runes_go_but_not_which_is_which() -> None:
    table = Table(turn="uthuk", order="fortify", units={"DA": "berserker"}, objectives={"uthuk": "tyrant"})
    table.do("objective", "runes 7A 7B")
    runes = seen(table.g, "daqan")["runes"]
    assert [runes["7A"]["face"], runes["7B"]["face"]] == ["?", "?"]
    worlds = [table.g.determinize(0, seed).view(-2 + 3)["runes"] for seed in range(12)]
    faces = {(world["7A"]["face"], world["7B"]["face"]) for world in worlds}  # type: ignore[index]
    assert faces == {("dragon", "false"), ("false", "dragon")}


@pytest.mark.rule("runewars.tactics.3")
def test_who_might_cancel_is_asked_whatever_he_holds() -> None:
    for card in ("counter-plot", "rally-cry"):
        table = Table(order="fortify", tactics={"daqan": ["war-chest"], "uthuk": [card]})
        table.do("play war-chest")
        assert table.asked() == ["Reaction", "uthuk"]
    table = Table(
        order="fortify", tactics={"daqan": ["war-chest"], "uthuk": ["rally-cry"]}, tactics_discard=["counter-plot"]
    )
    table.do("play war-chest")
    assert table.asked() == ["Fortify", "daqan"]


@pytest.mark.rule("runewars.tactics.2")
def test_nobody_is_asked_who_can_be_seen_to_have_nothing_to_play() -> None:
    table = Table(order="fortify", tactics={"daqan": ["war-chest"]}, drawn={"uthuk": ["counter-plot"]})
    table.do("play war-chest")
    assert table.asked() == ["Fortify", "daqan"]


@pytest.mark.rule("runewars.orders.1")
def test_a_chosen_order_is_hidden_until_all_have_chosen() -> None:
    table = Table()
    table.do("order harvest", by="daqan")
    assert seen(table.g, "daqan")["sealed"] != []
    assert seen(table.g, "uthuk")["sealed"] == []
    assert seen(table.g, "uthuk")["active"]["daqan"] == "none"


@pytest.mark.rule("runewars.objective.1")
def test_objectives_are_secret() -> None:
    table = Table(objectives={"daqan": "peacemaker"})
    assert seen(table.g, "daqan")["objectives"] == {"daqan": "peacemaker"}
    assert seen(table.g, "uthuk")["objectives"] == {"daqan": "?"}


@pytest.mark.rule("runewars.rally.6")
def test_drawn_heroes_are_seen_by_the_drawer_alone() -> None:
    table = Table(order="rally-support", influence={"daqan": 3}, strongholds={"DA": "daqan"})
    table.do("amount 2")
    assert "?" not in seen(table.g, "daqan")["hero_offer"]
    assert seen(table.g, "uthuk")["hero_offer"] == ["?", "?"]
    offers: list[Any] = [table.g.determinize(1, seed).view(0)["hero_offer"] for seed in range(20)]
    worlds = {tuple(offer) for offer in offers}
    assert len(worlds) > 5


@pytest.mark.rule("runewars.quest.2")
def test_a_third_step_is_asked_whatever_the_reward_is() -> None:
    for reward, further in (("boots-of-swiftness", True), ("rune-plate", False)):
        table = Table(
            season="summer",
            phase="additional",
            heroes={"sir-valadir": "daqan DA"},
            rewards={"sir-valadir": [reward]},
        )
        table.do("go sir-valadir", "place 3A", "place 4C")
        assert table.asked() == ["Walk", "daqan"]
        assert (table.actions() == ["pass"]) is not further


@pytest.mark.rule("runewars.effect.11")
def test_a_victim_sees_which_card_is_gone_when_it_is_told() -> None:
    g = Table(order="fortify", tactics={"uthuk": ["war-chest", "rally-cry"]}).state
    thief, victim = GAME.find(g, "seat", "daqan"), GAME.find(g, "seat", "uthuk")
    g.listen([thief, victim])
    Rob(thief).take(g, thief, SEAT_A.base + victim)
    names = [GAME.events.kinds[event.kind].name for event in g.told or []]
    assert names == ["stole-tactics", "stolen"]
    hands: list[Any] = [moment[victim]["tactics"] for moment in g.moments]
    assert [len(hand["uthuk"]) for hand in hands] == [2, 1]
    assert [len(hand["daqan"]) for hand in hands] == [0, 1]
