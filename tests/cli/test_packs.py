"""Data packs of every game: a changed component is played with, an impossible one is refused in one line, and records,
tables and marks of reconstruction follow the pack."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import krainy
from krainy.engine.facts import fact_file
from krainy.engine.pack import OWN
from krainy.engine.record import Record, loads, start, verify
from krainy.play.packs import check_pack, pack_of
from krainy.play.playthrough import Playthrough
from tests.cli.command import inside

pytestmark = pytest.mark.once
GAMES = krainy.names()
CITY_TWO = """[[roads]]
ends = [2, 4]
colour = "red"
source = "reconstructed"

[[roads]]
ends = [2, 5]
colour = "black"
source = "reconstructed"
"""
TILE_A = """[[large]]
id = "A"
back = "grey"
hexes = ["capital", "stone_desert", "sinkhole", "space", "space", "space", "space"]
source = "reconstructed"
"""


def box_of(folder: Path, game: str, name: str, old: str, new: str) -> Path:
    """A pack of one file, as ours but for one change."""
    box = folder / "my-box"
    box.mkdir(exist_ok=True)
    text = fact_file(game, name, "").read_text(encoding="utf-8")
    assert old in text
    box.joinpath(f"{name}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return box


def run(game: str, box: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """A command with a pack, which a process reads when it begins; without one it runs in ours: `inside`."""
    known = {**os.environ, f"KRAINY_PACK_{game.upper()}": str(box)}
    command = [sys.executable, "-P", "-c", "import krainy.cli.main as m; raise SystemExit(m.main())", *arguments]
    return subprocess.run(command, env=known, capture_output=True, text=True, check=False)


CASTLE = """
- title: No camp where the pack has a sinkhole instead of a mountain
  game: eko
  rules: [eko.build.2]
  position:
    board: G3 D2 A4 C3 E4 F4 B0
    stacks: {D3: light_blue 4, A2: navy 1 emperor, B1: light_blue 1 emperor}
    turn: light_blue
  play:
    - illegal: {build D3 E3 camp: eko.build.2}
"""
ROAD = """
- title: The black road of city 20 leads to city 15
  game: xidit
  rules: [xidit.move.4]
  position:
    first: blue
    idrakis: {blue: 20, red: 4, green: 8, yellow: 9}
    plans: {blue: black}
  play:
    - events: [moved blue 20 15]
"""
RECRUITS = """
- title: City 8 offers two battle mages
  game: xidit
  rules: [xidit.recruit.1]
  position:
    first: blue
    tokens: {8: threat}
    idrakis: {blue: 8, red: 4, green: 1, yellow: 9}
    screens: {blue: {units: battle_mage battle_mage}}
    plans: {blue: action}
  play:
    - holds: {phase: ChooseRewards}
"""
TITAN = """
- title: The titan shows nine gold when it wakes
  game: xidit
  rules: [xidit.titan.2]
  position:
    path: {NR: 12, R: 3 4 5, NT: 6, T: []}
    tokens: {7: threat}
    titans: {3: T3b T3a, 4: T4a T4b raging, 5: none}
    idrakis: {blue: 7, red: 1, green: 2, yellow: 13}
    screens: {blue: {units: militia archer}}
    plans: {blue: action}
  play:
    - do: rewards gold+floors
    - events: [awakening, titan-wakes 3 9 3 1]
"""
ARTEFACT = """
- title: Artefact V gives nine energy
  game: mysthea
  rules: [mysthea.era.11]
  position: {seats: 5, era: 2, phase: beginning}
  play:
    - events: [gained kaetur energy 9]
"""
RECHARGE = """
- title: The first space of the track is worth five
  game: mysthea
  rules: [mysthea.round.2]
  position: {seats: 5, era: 2, phase: beginning}
  play:
    - holds: {track: [{event: crystal, glory: 5}]}
"""
PRINCE = """
- title: At S4 the Prince musters
  game: oath
  rules: [oath.prince.13]
  position:
    seats: 2
    prince: chancellor
    phase: wake
    turn: purple
    round: 2
    deck: [pressgangs, vision-of-faith, vision-of-conquest]
    mind: [4, 0, 0, 0, 0, 2, 0, 0, 0]
    sites: {plains: {warbands: purple 1, cards: longbows}}
    boards: {purple: {favor: 1, secrets: 1}}
  play:
    - events: [prince-acts purple 4, gained-warbands purple 2]
    - untold: [paid-secrets purple 1 longbows]
"""
EXITS = """
- title: From S4 the Prince goes to S5
  game: oath
  rules: [oath.prince.13]
  position:
    seats: 2
    prince: chancellor
    phase: wake
    turn: purple
    round: 2
    deck: [pressgangs, vision-of-faith, vision-of-conquest]
    mind: [4, 0, 0, 0, 0, 2, 0, 0, 0]
    sites: {plains: {warbands: purple 1, cards: longbows}}
    boards: {purple: {favor: 2, secrets: 1}}
  play:
    - events: [prince-acts purple 4, prince-acts purple 5]
"""
ROAD_ROW = 'ends = [20, 21]\ncolour = "black"'
TITAN_ROW = 'id = "T3b"\nstrength = 3\ngold = 4'
LAST_ARTEFACT = 'id = "V"\nenergy = 7\nsource = "reconstructed"'
FOURTH_NODE = 'id = "S4"\ndoes = "trade_favor"\nexits = [["always", "S6"]]'
CHANGES = [
    (
        "eko",
        "tiles",
        '"space", "mountain", "space", "ravine", "space"',
        '"space", "sinkhole", "space", "ravine", "space"',
        CASTLE,
    ),
    ("xidit", "map", ROAD_ROW, 'ends = [15, 20]\ncolour = "black"', ROAD),
    ("xidit", "tokens", "requires = { militia = 1, infantry = 1 }", "requires = { battle_mage = 2 }", RECRUITS),
    ("xidit", "tokens", TITAN_ROW, 'id = "T3b"\nstrength = 3\ngold = 9', TITAN),
    ("mysthea", "components", LAST_ARTEFACT, 'id = "V"\nenergy = 9\nsource = "box"', ARTEFACT),
    ("mysthea", "components", "glory = [2, 3, 4, 5,", "glory = [5, 3, 4, 5,", RECHARGE),
    ("oath", "prince", FOURTH_NODE, 'id = "S4"\ndoes = "muster"\nexits = [["always", "S6"]]', PRINCE),
    ("oath", "prince", FOURTH_NODE, 'id = "S4"\ndoes = "trade_favor"\nexits = [["always", "S5"]]', EXITS),
]


@pytest.mark.parametrize(("game", "name", "old", "new", "scenario"), CHANGES)
def test_a_changed_component_is_played_with(
    tmp_path: Path, game: str, name: str, old: str, new: str, scenario: str
) -> None:
    box = box_of(tmp_path, game, name, old, new)
    assert check_pack(game, box, 1).startswith("my-box-")
    path = tmp_path / "effect.yaml"
    path.write_text(scenario, encoding="utf-8")
    with_it = run(game, box, "scenario", str(path))
    assert with_it.returncode == 0, with_it.stdout + with_it.stderr
    assert inside("scenario", str(path)).returncode == 1


IMPOSSIBLE = [
    (
        "eko",
        "tiles",
        '"capital", "stone_desert"',
        '"capital", "lava"',
        "tiles.toml: there is no hexes 'lava'; our file has: capital, ",
    ),
    ("eko", "tiles", '"capital", "stone_desert"', '"capital"', "tiles.toml: tile A has 6 hexes; it has the room for 7"),
    ("eko", "tiles", '"capital", "stone_desert"', '"capital", 3', "tiles.toml: 'hexes' of A: 3 is not of kind str"),
    (
        "eko",
        "tiles",
        '"capital", "stone_desert"',
        '"capital", "space"',
        "tiles.toml: 2 players need 32 spaces; their tiles have 33",
    ),
    ("eko", "tiles", TILE_A, "", "tiles.toml: 'large': 12 records instead of 13, or not in our order: B"),
    ("eko", "tiles", 'id = "A"', 'id = "Z"', "tiles.toml: 'large': 13 records instead of 13, or not in our order: Z"),
    ("eko", "tiles", 'back = "grey"\n', "", "tiles.toml: 'back' of A is missing or not of kind str"),
    ("eko", "tiles", 'id = "A"', 'id = "A"\ncolour = "red"', "tiles.toml: there is no 'colour' of A"),
    (
        "eko",
        "layouts",
        "[[-3, 2], [-1, 3], [-2, -1]",
        "[[-9, 9], [-1, 3], [-2, -1]",
        "layouts.toml: the example for 2 players: board: its spaces do not form one connected area (eko.setup.5)",
    ),
    ("eko", "layouts", "slots = [[-3, 2], ", "slots = [", "layouts.toml: 2 players lay 7 large tiles, not 6"),
    (
        "eko",
        "layouts",
        "ordinary_spaces = 32",
        "ordinary_spaces = 31",
        "layouts.toml: 'ordinary_spaces' of 2 of seats is 31; it is 32 in every pack",
    ),
    ("xidit", "map", CITY_TWO, "", "map.toml: no way leads from city 1 to city 2; roads join all cities"),
    (
        "xidit",
        "map",
        ROAD_ROW,
        'ends = [20, 22]\ncolour = "black"',
        "map.toml: a road joins two of the cities 1 to 21, not [20, 22]",
    ),
    ("xidit", "map", ROAD_ROW, 'ends = [20, 13]\ncolour = "blue"', "map.toml: city 20 has two blue roads"),
    (
        "xidit",
        "map",
        ROAD_ROW,
        'ends = [20, 21]\ncolour = "green"',
        "map.toml: there is no colour 'green'; our file has: black, blue, red",
    ),
    (
        "xidit",
        "map",
        ROAD_ROW,
        "ends = [20, 21]",
        "map.toml: 'colour' of number 29 of 'roads' is missing or not of kind str",
    ),
    ("xidit", "map", "central = true", "central = false", "map.toml: one region is central, and only one"),
    (
        "xidit",
        "tokens",
        "requires = { infantry = 1,",
        "requires = { dragon = 1,",
        "tokens.toml: the token of city 1 in set45: there is no unit 'dragon'; there are: militia, ",
    ),
    ("xidit", "tokens", "gold = 4", 'gold = "four"', "tokens.toml: 'gold' of 1 is missing or not of kind int"),
    ("xidit", "tokens", "strength = 3", "strength = 9", "tokens.toml: 'strength' of T3a is 9; it is 3 in every pack"),
    ("mysthea", "components", "energy = 7", "energy = 13", "components.toml: artefact V: 'energy' is 0 to 12"),
    (
        "mysthea",
        "components",
        "strength = 3",
        "strength = 4",
        "components.toml: 'strength' of chosen is 4; it is 3 in every pack",
    ),
    (
        "mysthea",
        "components",
        '["mist", "crystal", "river"]',
        '["mist", "mist", "river"]',
        "components.toml: island monolith has three regions of different types",
    ),
    (
        "mysthea",
        "components",
        '["mist", "crystal", "river"]',
        '["mist", "swamp", "river"]',
        "components.toml: there is no regions 'swamp'; our file has: crystal, ",
    ),
    (
        "mysthea",
        "components",
        "recharge = 6",
        "recharge = 11",
        "components.toml: the track has 9 spaces, and 'recharge' is the worth of one of them",
    ),
    ("mysthea", "commands", "points = 2", "points = 12", "commands.toml: C001: 'points' is 0 to 9"),
    ("mysthea", "encounters", "steps = 1", "steps = 7", "encounters.toml: EN01: 'steps' is 0 to 4"),
    (
        "mysthea",
        "monsters",
        'home = "tree"',
        'home = "lake"',
        "monsters.toml: there is no home 'lake'; our file has: monolith, ",
    ),
    ("oath", "prince", '["most_sites", "NB"]', '["most_sites", "XX"]', "prince.toml: node S0: there is no node 'XX'"),
    (
        "oath",
        "prince",
        '["most_sites", "NB"]',
        '["most_gold", "NB"]',
        "prince.toml: node S0: ['most_gold', 'NB'] is no exit; tests are: always, ",
    ),
    (
        "oath",
        "prince",
        '["always", "S5"]',
        '["ready_site", "S5"]',
        "prince.toml: node S0: its last exit is not 'always'",
    ),
    (
        "oath",
        "prince",
        'does = "campaign_site"',
        'does = "sleep"',
        "prince.toml: there is no does 'sleep'; our file has: campaign_goods, ",
    ),
    ("oath", "prince", "draw = 3", "draw = 0", "prince.toml: 'draw' is 1 to 9 cards, not 0"),
    ("oath", "prince", "[18, 6]", "[18, 6, 1]", "prince.toml: 'actions' are rows of warbands and of 1 to 9 actions"),
    (
        "oath",
        "prince",
        'id = "S1"\n',
        'id = "S9"\n',
        "prince.toml: 'node': 33 records instead of 33, or not in our order: S9",
    ),
]


@pytest.mark.parametrize(("game", "name", "old", "new", "said"), IMPOSSIBLE)
def test_an_impossible_pack_is_refused_in_one_line_with_its_file(
    tmp_path: Path, game: str, name: str, old: str, new: str, said: str
) -> None:
    box = box_of(tmp_path, game, name, old, new)
    with pytest.raises(krainy.BadInput) as error:
        check_pack(game, box, 1)
    assert str(error.value).startswith(f"{box}/{said}")
    assert "\n" not in str(error.value)


def test_the_command_says_what_is_wrong_and_ends_with_2(tmp_path: Path) -> None:
    box = box_of(tmp_path, "xidit", "map", CITY_TWO, "")
    done = inside("pack", "xidit", str(box), "--lang", "en")
    assert done.returncode == 2
    assert "no way leads from city 1 to city 2" in done.stderr.replace("\n", " ")
    assert "Traceback" not in done.stderr
    playing = run("xidit", box, "cards", "xidit", "--lang", "en")  # the same if nobody has checked it
    assert playing.returncode == 2
    assert "no way leads from city 1 to city 2" in playing.stderr.replace("\n", " ")


@pytest.mark.parametrize("game", GAMES)
def test_our_own_files_are_a_pack(tmp_path: Path, game: str) -> None:
    pack = pack_of(game)
    for name in [*pack.files, *([pack.names] if pack.names else [])]:
        tmp_path.joinpath(f"{name}.toml").write_bytes(fact_file(game, name, "").read_bytes())
    assert check_pack(game, tmp_path, 1).startswith(tmp_path.name)


BOX_SOURCES = [
    ("eko", "tiles", 'source = "reconstructed"', "tile-A"),
    ("xidit", "tokens", 'source = "reconstructed"', "set45-1"),
    ("xidit", "map", 'source = "reconstructed"', "region-C"),
    ("mysthea", "components", 'source = "reconstructed"', "artefact-IV"),
    (
        "oath",
        "prince",
        'source = ["public:Vagabottos/clockprince", "public:Clockwork Prince Public PnP v3", "reconstructed"]',
        "clockwork-prince",
    ),
]


@pytest.mark.parametrize(("game", "name", "old", "card"), BOX_SOURCES)
def test_the_marks_of_reconstruction_vanish_where_the_box_is_the_source(
    tmp_path: Path, game: str, name: str, old: str, card: str
) -> None:
    box = box_of(tmp_path, game, name, old, 'source = "box"')
    assert "our reconstruction" in inside("cards", game, card, "--lang", "en").stdout
    told = run(game, box, "cards", game, card, "--lang", "en").stdout
    assert "our reconstruction" not in told
    assert "the printed box" in told


def test_words_of_a_pack_take_the_place_of_ours(tmp_path: Path) -> None:
    box = box_of(tmp_path, "xidit", "tokens", TITAN_ROW, TITAN_ROW)
    box.joinpath("pl.ftl").write_text("titan-3 = Pożeracz\n", encoding="utf-8")
    box.joinpath("en.ftl").write_text("titan-3 = the Devourer\n", encoding="utf-8")
    assert check_pack("xidit", box, 1)
    assert "Devourer" in run("xidit", box, "cards", "xidit", "T3a", "--lang", "en").stdout
    assert "Pożeracz" in run("xidit", box, "cards", "xidit", "T3a", "--lang", "pl").stdout


# -- records and tables ------------------------------------------------------------------------------------------------

REPLAYED = """
import sys, krainy
from krainy.engine.record import loads, verify
text = sys.stdin.read()
record = loads(text)
try:
    verify(krainy.load(record.game), record)
    print("true")
except krainy.BadInput as error:
    print(error)
"""


def played(game: str, plies: int = 12) -> Record:
    """A game begun without a pack."""
    playthrough = Playthrough(krainy.load(game), ["greedy"] * krainy.load(game).seats[0], 5, {})
    while not playthrough.g.over and len(playthrough.moves) < plies:
        playthrough.bot_move()
    return playthrough.record()


def replayed(game: str, box: Path, text: str) -> str:
    """What a program with a pack says of a record."""
    known = {**os.environ, f"KRAINY_PACK_{game.upper()}": str(box)}
    command = [sys.executable, "-P", "-c", REPLAYED]
    return subprocess.run(command, env=known, input=text, capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.parametrize(
    ("game", "name", "old", "new"), [row[:4] for row in CHANGES if row[3] and "requires" not in row[2]]
)
def test_a_record_is_refused_under_another_pack(tmp_path: Path, game: str, name: str, old: str, new: str) -> None:
    record = played(game)
    assert record.options["pack"] == OWN
    verify(krainy.load(game), loads(record.dumps()))
    box = box_of(tmp_path, game, name, old, new)
    said = replayed(game, box, record.dumps())
    assert said.startswith("pack: there is no 'reconstructed'; there are: my-box-")
    other = json.loads(record.dumps())
    other["options"]["pack"] = "my-box-123456789abc"
    with pytest.raises(krainy.BadInput, match="pack: there is no 'my-box-123456789abc'; there are: reconstructed"):
        start(krainy.load(game), loads(json.dumps(other)))


@pytest.mark.parametrize("game", GAMES)
def test_a_record_from_before_the_packs_was_played_without_one(tmp_path: Path, game: str) -> None:
    record = played(game)
    old = json.loads(record.dumps())
    del old["options"]["pack"]
    verify(krainy.load(game), loads(json.dumps(old)))
    playthrough = Playthrough.resume(loads(json.dumps(old)), ["person"] * record.seats)
    assert playthrough.moves == record.moves
    assert (
        json.loads(playthrough.record().dumps()) == old
    )  # it stays as it came, so that its transcript still belongs to it
    name = next(iter(pack_of(game).files))
    box = box_of(tmp_path, game, name, "\n", "\n# seen in the box\n")
    assert replayed(game, box, json.dumps(old)).startswith("pack: there is no 'reconstructed'; there are: my-box-")


def test_a_game_played_with_a_pack_names_it_and_can_be_replayed_with_it(tmp_path: Path) -> None:
    box = box_of(tmp_path, "mysthea", "components", LAST_ARTEFACT, 'id = "V"\nenergy = 9\nsource = "box"')
    mark = check_pack("mysthea", box, 1)
    path = tmp_path / "game.json"
    watched = run("mysthea", box, "watch", "mysthea", "--bots", "random", "--seed", "3", "--record", str(path))
    assert watched.returncode == 0, watched.stderr
    assert json.loads(path.read_text(encoding="utf-8"))["options"]["pack"] == mark
    assert run("mysthea", box, "record", "verify", str(path)).returncode == 0
    refused = inside("record", "verify", str(path), "--lang", "en")
    assert refused.returncode == 2
    assert mark in refused.stderr.replace("\n", "")
