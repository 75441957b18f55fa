"""A data pack: checked by a command, played with by an environment variable, named by the records."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import krainy
from krainy.engine.facts import OWN, fact_file
from krainy.engine.record import loads, start
from krainy.play.packs import check_pack
from krainy.play.table import Table

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
    ],
)
def test_what_is_wrong_with_a_pack_is_said_in_one_line(box: Path, old: str, new: str, said: str) -> None:
    edit(box, old, new)
    with pytest.raises(krainy.BadInput) as error:
        check_pack("runewars", box, 1)
    assert said in str(error.value)
    assert "\n" not in str(error.value)


def test_only_a_folder_of_known_files_is_a_pack(box: Path) -> None:
    with pytest.raises(krainy.BadInput, match="there is no folder"):
        check_pack("runewars", box / "nowhere", 1)
    with pytest.raises(krainy.BadInput, match="eko knows no data packs"):
        check_pack("eko", box, 1)
    box.joinpath("dragons.toml").write_text("", encoding="utf-8")
    with pytest.raises(krainy.BadInput, match=r"dragons.toml: a pack has no such file"):
        check_pack("runewars", box, 1)


def test_a_record_names_its_pack_and_is_refused_under_another() -> None:
    table = Table(GAME, ["person", "person"], 5, {})
    data = json.loads(table.record().dumps())
    assert data["options"]["pack"] == OWN
    data["options"]["pack"] = "my-box-123456789abc"
    with pytest.raises(krainy.BadInput, match="pack: there is no 'my-box-123456789abc'; there are: reconstructed"):
        start(GAME, loads(json.dumps(data)))
