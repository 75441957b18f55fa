"""A data pack: checked by a command, played with by an environment variable, named by the records."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import krainy
from krainy.engine.facts import fact_file
from krainy.engine.pack import OWN
from krainy.engine.record import loads, start
from krainy.play.packs import check_pack
from krainy.play.playthrough import Playthrough

GAME = krainy.load("runewars")


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A pack of one file, as we have it."""
    folder = tmp_path / "my-box"
    folder.mkdir()
    folder.joinpath("tactics.toml").write_bytes(fact_file("runewars", "tactics", "").read_bytes())
    return folder


def edit(box: Path, old: str, new: str) -> None:
    path = box / "tactics.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_pack_is_played_with_and_gets_a_mark_that_follows_its_facts(box: Path) -> None:
    first = check_pack("runewars", box, 1)
    assert first.startswith("my-box-")
    edit(box, "copies = 2", "copies = 3")
    box.joinpath("en.ftl").write_text("tactics-summon-lightning = Thunderbolt\n", encoding="utf-8")
    assert check_pack("runewars", box, 1) != first
    code = "import krainy.cli.main as m; raise SystemExit(m.main())"
    told = subprocess.run(
        [sys.executable, "-P", "-c", code, "cards", "runewars", "tactics-summon-lightning", "--lang", "en"],
        env={**os.environ, "KRAINY_PACK_RUNEWARS": str(box)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert "Thunderbolt" in told


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[[card]]", "[[card", "tactics.toml: "),
        ('id = "tactics.summon_lightning"', 'id = "tactics.other"', "not in our order: tactics.other"),
        ("copies = ", 'copies = "two" # ', "'copies' of tactics.summon_lightning is missing or not of kind int"),
        ('op = "deal_damage"', 'op = "fly"', "the data speak of 'fly', which nobody knows"),
        ('hook = "battle.start"', 'hook = "battle.dusk"', "there is no hook 'battle.dusk'; our file has: battle.any, "),
        ('who = "you", n = 3 }', 'who = "loser", n = 3 }', "'gain_influence' cannot do who = loser; our files have: "),
        ('who = "you", n = 3 }', 'who = "you", n = 3, twice = true }', "'gain_influence' takes no 'twice'"),
        ('op = "return_order", who = "you", n = 1', 'op = "return_order", who = "you", n = 2', "cannot do n = 2"),
    ],
)
def test_what_is_wrong_with_a_pack_is_said_in_one_line(box: Path, old: str, new: str, said: str) -> None:
    edit(box, old, new)
    with pytest.raises(krainy.BadInput) as error:
        check_pack("runewars", box, 1)
    assert said in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("units", "health = 1", "health = 6", "units.toml: bowman: health is 1 to 5, initiative 1 to 5"),
        ("units", "initiative = 1", "initiative = 6", "units.toml: bowman: health is 1 to 5, initiative 1 to 5"),
        (
            "factions",
            'food = ["", "footman", ',
            'food = ["footman", ',
            "factions.toml: daqan: the food dial has the fields 0 to 8",
        ),
    ],
)
def test_facts_that_the_rules_cannot_count_with_are_refused(
    tmp_path: Path, name: str, old: str, new: str, said: str
) -> None:
    text = fact_file("runewars", name, "").read_text(encoding="utf-8")
    assert old in text
    tmp_path.joinpath(f"{name}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(krainy.BadInput) as error:
        check_pack("runewars", tmp_path, 1)
    assert str(error.value).endswith(said)


FAILED_QUEST = """
import krainy
game = krainy.load("runewars")
heroes = {"mad-carthos": "uthuk 3A"}
scene = {"season": "summer", "phase": "additional", "turn": "uthuk", "heroes": heroes, "fate": [1, 2]}
g = game.arrange({**scene, "quests": {"uthuk": ["frost-tower"]}})
for move in ("go mad-carthos", "pass", "quest frost-tower", "fate 1"):
    g.apply(g.actors()[0], game.parse(g, move))
print(game.position(g)["quests"]["uthuk"])
"""


@pytest.mark.rule("runewars.quest.11")
@pytest.mark.parametrize(("word", "hand"), [("false", "['frost-tower']"), ("true", "[]")])
def test_a_failed_quest_stays_in_hand_unless_its_card_says_otherwise(tmp_path: Path, word: str, hand: str) -> None:
    text = fact_file("runewars", "quests", "").read_text(encoding="utf-8")
    changed = text.replace("discard_on_failure = false", f"discard_on_failure = {word}")
    tmp_path.joinpath("quests.toml").write_text(changed, encoding="utf-8")
    told = subprocess.run(
        [sys.executable, "-P", "-c", FAILED_QUEST],
        env={**os.environ, "KRAINY_PACK_RUNEWARS": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert told.strip() == hand


def test_what_is_said_of_sources_is_free(box: Path) -> None:
    edit(box, "field_sources = {", 'field_sources = { hook = "seen in my box",')
    assert check_pack("runewars", box, 1)


def test_only_a_folder_of_known_files_is_a_pack(box: Path) -> None:
    with pytest.raises(krainy.BadInput, match="there is no folder"):
        check_pack("runewars", box / "nowhere", 1)
    with pytest.raises(krainy.BadInput, match="there is no game 'chess'"):
        check_pack("chess", box, 1)
    with pytest.raises(krainy.BadInput, match=r"tactics.toml: a pack has no such file; it has: tiles.toml, layouts"):
        check_pack("eko", box, 1)
    box.joinpath("dragons.toml").write_text("", encoding="utf-8")
    with pytest.raises(krainy.BadInput, match=r"dragons.toml: a pack has no such file"):
        check_pack("runewars", box, 1)


def test_a_record_names_its_pack_and_is_refused_under_another() -> None:
    playthrough = Playthrough(GAME, ["person", "person"], 5, {})
    data = json.loads(playthrough.record().dumps())
    assert data["options"]["pack"] == OWN
    data["options"]["pack"] = "my-box-123456789abc"
    with pytest.raises(krainy.BadInput, match="pack: there is no 'my-box-123456789abc'; there are: reconstructed"):
        start(GAME, loads(json.dumps(data)))
