"""A card that is added to the data moves no number of another, no recorded game and no index of an observation, and can
be played. The data are changed in copies of the sources; what is there already is compared with the originals."""

import itertools
import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import krainy
from krainy.engine.additions import Additions, came, first_edition
from krainy.engine.errors import BadInput
from krainy.engine.vocabulary import Domain, Vocabulary
from krainy.play.words import LANGUAGES

from . import grown
from .oath.worlds import any_world

pytestmark = pytest.mark.once
GAMES = ["mysthea", "oath", "runewars"]

COMMAND = """
[[card]]
id = "{id}"
era = 1
type = "tactic"
points = 2
source = "box"
effects = [{{ op = "gain", what = "glory", amount = 5 }}]
added = {added}
expansion = "{expansion}"
"""
CHOSEN = """
[[chosen]]
id = "{id}"
name = "Somebody"
source = "box"
fires = [{{ on = "encounter_starts", may = true, effects = [{{ op = "gain", what = "glory", amount = 2 }}] }}]
added = {added}
expansion = "{expansion}"
"""
ENCOUNTER = """
[[encounter]]
id = "{id}"
glory = 5
source = "box"
added = {added}
expansion = "{expansion}"
[[encounter.option]]
symbol = "axe"
steps = 1
effects = [{{ op = "gain", what = "experience", amount = 2 }}]
[[encounter.option]]
symbol = "{symbol}"
steps = 2
effects = [{{ op = "gain", what = "glory", amount = 7 }}]
"""
MONSTER = """
[[monster]]
id = "{id}"
name = "Somebody"
card = "EV12"
strength = 3
home = "rupture"
source = "box"
gold = [{{ op = "gain", what = "glory", amount = 9 }}]
silver = [{{ op = "gain", what = "glory", amount = 8 }}]
bronze = [{{ op = "gain", what = "glory", amount = 7 }}]
behaviour = {{ kind = "spite", glory = 1 }}
added = {added}
expansion = "{expansion}"
"""
DENIZEN = """
[[denizen]]
id = "{id}"
number = {number}
suit = "hearth"
powers = [{{ type = "action", place_favor = 2 }}]
added = {added}
expansion = "{expansion}"
"""
TACTICS = """
[[card]]
id = "tactics.{id}"
copies = 9
hook = "turn.any"
ops = [{{ op = "gain_influence", who = "you", n = 7 }}]
source = "box"
added = {added}
expansion = "{expansion}"
"""
REWARD = """
[[reward]]
id = "reward.{id}"
copies = 2
hook = "turn.any"
discard_to_use = true
ops = [{{ op = "gain_influence", who = "you", n = 4 }}]
source = "box"
added = {added}
expansion = "{expansion}"
"""
QUEST = """
[[quest]]
id = "quest.{id}"
starting = false
where = "own_stronghold_area"
hook = "quest.attempt"
discard_on_failure = false
source = "box"
added = {added}
expansion = "{expansion}"
[quest.attempt]
type = "pay"
cost = [{{ op = "spend_influence", n = 3 }}]
on_pay = [{{ op = "gain_reward", n = 1, hero = "this" }}]
"""
SEASON = """
[[card]]
id = "season.winter.{id}"
season = "winter"
wizards_council = false
hook = "season.primary"
duration = "instant"
gives_dragon_rune = false
ops = [{{ op = "gain_influence", who = "each", n = 1 }}]
source = "box"
added = {added}
expansion = "{expansion}"
"""
HERO = """
[[hero]]
id = "hero.{id}"
alignment = "good"
strength = 3
agility = 3
wisdom = 3
health = 4
traits = []
shape = "circle"
ability = {{ hook = "quest.heal", ops = [{{ op = "gain_influence", who = "you", n = 5 }}] }}
source = "box"
added = {added}
expansion = "{expansion}"
"""
OBJECTIVE = """
[[objective]]
id = "objective.{id}"
alignment = "good"
hook = "objective.check"
timing = "own_turn"
predicate = {{ influence_min = 1 }}
reward = [{{ op = "gain_dragon_rune", who = "you", n = 1 }}]
source = "box"
added = {added}
expansion = "{expansion}"
"""
RELIC = """
[[relic]]
id = "{id}"
dice = 2
powers = [{{ type = "action" }}]
added = {added}
expansion = "{expansion}"
"""
SITE = """
[[site]]
id = "{id}"
capacity = 3
favor = 2
secrets = 1
relics = 2
category = "homeland"
price = {{ favor = 2, bank = "hearth" }}
homeland = "hearth"
reward = {{ favor = 1 }}
added = {added}
expansion = "{expansion}"
"""
EDIFICE = """
[[edifice]]
id = "{id}"
suit = "hearth"
intact = [{{ type = "action", place_favor = 1 }}]
ruined = [{{ type = "action", place_favor = 2 }}]
added = {added}
expansion = "{expansion}"
"""
FIRST = {
    "mysthea/data/commands.toml": COMMAND.format(id="C081", added=1, expansion="more"),
    "mysthea/data/encounters.toml": ENCOUNTER.format(id="EN31", symbol="boot", added=2, expansion="more"),
    "mysthea/data/monsters.toml": MONSTER.format(id="gronk", added=3, expansion="more"),
    "mysthea/data/chosen.toml": CHOSEN.format(id="H08", added=4, expansion="more"),
    "oath/data/denizens.toml": DENIZEN.format(id="kind_baker", number=199, added=1, expansion="more"),
    "oath/data/edifices.toml": EDIFICE.format(id="great_oven", added=2, expansion="more"),
    "oath/data/relics.toml": RELIC.format(id="golden_ladle", added=3, expansion="more"),
    "oath/data/sites.toml": SITE.format(id="wheat_field", added=4, expansion="more"),
    "runewars/data/tactics.toml": TACTICS.format(id="royal_gift", added=1, expansion="more"),
    "runewars/data/heroes.toml": HERO.format(id="kind_baker", added=2, expansion="more"),
    "runewars/data/objectives.toml": OBJECTIVE.format(id="small_change", added=3, expansion="more"),
}
"""Some things more for each game."""
SECOND = {
    "mysthea/data/chosen.toml": CHOSEN.format(id="H09", added=5, expansion="later"),
    "mysthea/data/commands.toml": COMMAND.format(id="C082", added=6, expansion="later"),
    "mysthea/data/monsters.toml": MONSTER.format(id="gronka", added=7, expansion="later"),
    "mysthea/data/encounters.toml": ENCOUNTER.format(id="EN32", symbol="chest", added=8, expansion="later"),
    "oath/data/sites.toml": SITE.format(id="rye_field", added=5, expansion="later"),
    "oath/data/relics.toml": RELIC.format(id="silver_ladle", added=6, expansion="later"),
    "oath/data/edifices.toml": EDIFICE.format(id="cold_oven", added=7, expansion="later"),
    "oath/data/denizens.toml": DENIZEN.format(id="stern_baker", number=200, added=8, expansion="later"),
    "runewars/data/rewards.toml": REWARD.format(id="old_crown", added=4, expansion="later"),
    "runewars/data/quests.toml": QUEST.format(id="long_errand", added=5, expansion="later"),
    "runewars/data/seasons.toml": SEASON.format(id="thaw", added=6, expansion="later"),
    "runewars/data/tactics.toml": TACTICS.format(id="royal_loan", added=7, expansion="later"),
    "runewars/data/objectives.toml": OBJECTIVE.format(id="no_change", added=8, expansion="later"),
    "runewars/data/heroes.toml": HERO.format(id="stern_baker", added=9, expansion="later"),
}
"""More things, after those: another expansion, because games with the first one have been played."""
WORDS = {
    "mysthea": """
card-C081 = tactic C081
    .gen = tactic C081
    .acc = tactic C081
    .text = 5 glory.
encounter-EN31 = EN31
    .axe = 2 experience.
    .boot = 7 glory.
monster-gronk = Gronk
    .gold = 9 glory.
    .silver = 8 glory.
    .bronze = 7 glory.
    .behaviour = 1 glory.
event-gronk = Gronk’s card
card-H08 = Somebody
    .gen = Somebody
    .acc = Somebody
    .text = 2 glory.
""",
    "oath": """
denizen-kind-baker = Kind Baker
card-kind-baker = { denizen-kind-baker }
edifice-great-oven-intact = Great Oven
edifice-great-oven-ruined = Cracked Oven
card-great-oven = { edifice-great-oven-intact }
card-great-oven-ruined = { edifice-great-oven-ruined }
relic-golden-ladle = Golden Ladle
card-golden-ladle = { relic-golden-ladle }
site-wheat-field = Wheat Field
    .acc = the Wheat Field
    .from = from the Wheat Field
    .to = to the Wheat Field
    .in = in the Wheat Field
card-wheat-field = { site-wheat-field }
""",
    "runewars": """
tactics-royal-gift = Royal Gift
    .play = Now.
    .text = 7 influence.
hero-kind-baker = Kind Baker
    .gen = Kind Baker
    .dat = Kind Baker
    .acc = Kind Baker
    .ins = Kind Baker
    .text = 5 influence.
objective-small-change = Small Change
    .text = 1 influence.
""",
}
"""The words of the first things of each game; in both languages, for the tests do not read them."""
ELDERS = 'power("elders", Gain(0, 1, 0, False))\n'
POWERS = "".join(
    f'power("{card}", Gain(0, 1, 0, False))\n'
    for card in ("kind-baker", "golden-ladle", "great-oven", "great-oven-ruined")
)


def grow(folder: Path, *additions: dict[str, str]) -> Path:
    """A copy of the sources with these rows added to the data."""
    source = Path(str(krainy.__file__)).parent
    shutil.copytree(source, folder / "krainy", ignore=shutil.ignore_patterns("*.so", "server"))
    games = folder / "krainy" / "games"
    for rows in additions:
        for name, text in rows.items():
            with games.joinpath(name).open("a", encoding="utf-8") as file:
                file.write(text)
    for game, words in WORDS.items():
        for lang in LANGUAGES:
            with games.joinpath(game, "text", f"{lang}.ftl").open("a", encoding="utf-8") as file:
                file.write("\n" + words)
    [powers] = [path for path in games.joinpath("oath", "powers").rglob("*.py") if ELDERS in path.read_text("utf-8")]
    powers.write_text(powers.read_text("utf-8").replace(ELDERS, ELDERS + POWERS), encoding="utf-8")
    return folder


def run(tree: Path, *tasks: list[Any]) -> list[Any]:
    """What the functions of `grown` say with these sources."""
    done = subprocess.run(
        [sys.executable, "-P", grown.__file__],
        env={**os.environ, "KRAINY_PURE": "1", "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": ""},
        input=json.dumps(tasks),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return list(json.loads(done.stdout))


@pytest.fixture(scope="module")
def once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return grow(tmp_path_factory.mktemp("once"), FIRST)


@pytest.fixture(scope="module")
def twice(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return grow(tmp_path_factory.mktemp("twice"), FIRST, SECOND)


@cache
def ours(game: str) -> dict[str, Any]:
    return grown.look(game)


UNITS = {"tree-forest": {"varorin": "chosen"}, "sphere-mist": {"lusma": "chosen"}}
BOARDS = {"purple": {"favor": 3, "secrets": 1}}
TOKEN = {"experience": {"varorin": 1}, "tokens": {"varorin": "tree"}, "units": UNITS}
SCENES: dict[str, list[tuple[dict[str, Any], list[str], str, Any]]] = {
    "mysthea": [
        ({**TOKEN, "chosen": {"varorin": "H08"}}, ["face", "use H08"], "glory.varorin", 8),
        ({**TOKEN, "encounters": "EN31"}, ["face", "choose boot"], "glory.varorin", 12),
        (
            {
                "hands": {"varorin": "C063"},
                "energy": {"varorin": 3},
                "monsters": "gronk",
                "track": "forest gronk",
                "lairs": {"gronk": "sphere"},
                "units": UNITS,
            },
            ["play C063", "effect", "summon gronk"],
            "glory.lusma",
            9,
        ),
    ],
    "oath": [
        (
            {"turn": "purple", "advisers": {"purple": ["kind-baker"]}, "boards": BOARDS},
            ["use kind-baker"],
            "boards.purple.secrets",
            2,
        ),
        (
            {"turn": "purple", "relics": {"purple": ["golden-ladle"]}, "boards": BOARDS},
            ["use golden-ladle"],
            "boards.purple.secrets",
            2,
        ),
        (
            {
                "turn": "purple",
                "sites": {"cradle-1": {"cards": ["great-oven"], "warbands": "purple 1"}},
                "boards": BOARDS,
            },
            ["use great-oven"],
            "boards.purple.secrets",
            2,
        ),
        (
            {"turn": "purple", "sites": {"cradle-2": {"site": "wheat-field"}}},
            ["travel wheat-field"],
            "sites.wheat-field.pawns",
            ["purple"],
        ),
    ],
    "runewars": [
        (
            {"season": "summer", "phase": "additional", "heroes": {"kind-baker": "daqan DB hurt2"}},
            ["heal kind-baker"],
            "influence.daqan",
            5,
        ),
        (
            {"turn": "daqan", "order": "fortify", "influence": {"daqan": 3}, "objectives": {"daqan": "small-change"}},
            ["objective"],
            "fulfilled",
            ["small-change"],
        ),
    ],
}
"""Scenes in which a new thing is used, what is done there, and what then is where."""
ELSEWHERE = ("travel", "objective", "choose")
"""Actions that do not point at the new thing itself: a place of the map, the own objective or encounter."""
NAMES = {"H08": "somebody"}
SEEDS = {"mysthea": 1, "oath": 10, "runewars": 3}
DEALT = {
    "mysthea": {"encounters": 2},  # a front and a back
    "oath": {"archive": 1, "relics": 1, "sites": 1, "edifices": 1},
    "runewars": {"hero_deck": 1, "objectives": 1},
}
"""Where so many things more lie in a new game with the expansion."""
DRAWN = {"mysthea": {"monsters": 4, "hero": 89}, "oath": {}, "runewars": {}}
"""Where a new thing lies in some new games with the expansion."""


@cache
def more(game: str, once: Path) -> dict[str, Any]:
    """What is seen, played and refused after the first additions."""
    old = len(ours(game)["actions"])
    scenes = [["arrange", game, scene, actions] for scene, actions, _, _ in SCENES[game]]
    seen, replayed, used, without, dealt, drawn, drawn_more, *arranged = run(
        once,
        ["look", game],
        ["replay", ours(game)["record"]],
        ["use", game, SEEDS[game], old],
        ["start", game, {}, list(DEALT[game])],
        ["start", game, {"expansions": ["more"]}, list(DEALT[game])],
        ["drawn", game, {}, list(DRAWN[game])],
        ["drawn", game, {"expansions": ["more"]}, list(DRAWN[game])],
        *scenes,
    )
    return {
        **seen,
        "replayed": replayed,
        "used": used,
        "dealt": [without, dealt],
        "drawn": [drawn, drawn_more],
        "arranged": arranged,
    }


@cache
def most(game: str, once: Path, twice: Path) -> dict[str, Any]:
    """What is seen and replayed after the next additions."""
    records = [ours(game)["record"], more(game, once)["used"]["record"]]
    replays = [["replay", record] for record in records]
    seen, plies, *replayed = run(twice, ["look", game], ["laws", game, SEEDS[game]], *replays)
    return {**seen, "plies": plies, "replayed": replayed}


def moves(record: str) -> int:
    return len(json.loads(record)["moves"])


def paths(blocks: list[dict[str, Any]]) -> dict[int, str]:
    """All actions by the numbers that a page finds for them."""
    found: dict[int, str] = {}
    for block in blocks:
        things = [[f"{field['domain']}:{n}" for n in range(field["size"])] for field in block["fields"]]
        runs = dict(block.get("runs", [[0, block["base"]]]))
        number = -1
        for place, path in enumerate(itertools.product(*things)):
            number = runs.get(place, number + 1)
            found[number] = " ".join([block["name"], *path])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_no_number_of_an_action_or_of_a_card_moves(game: str, once: Path, twice: Path) -> None:
    first, second, third = ours(game), more(game, once), most(game, once, twice)
    assert len(first["actions"]) < len(second["actions"]) < len(third["actions"])
    assert second["actions"][: len(first["actions"])] == first["actions"]
    assert third["actions"][: len(second["actions"])] == second["actions"]
    for domain, names in first["names"].items():
        assert second["names"][domain][: len(names)] == names
        assert third["names"][domain][: len(second["names"][domain])] == second["names"][domain]
    assert paths(second["blocks"]) == dict(enumerate(second["actions"]))
    if game == "oath":  # its page finds cards by their numbers
        assert second["targets"] == [f"card:{number}" for number in range(1, len(second["names"]["card"]))]


@pytest.mark.parametrize("game", GAMES)
def test_no_recorded_game_changes_and_none_is_dealt_otherwise(game: str, once: Path, twice: Path) -> None:
    first = ours(game)
    for later in (more(game, once), most(game, once, twice)):
        assert json.loads(later["record"])["moves"] == json.loads(first["record"])["moves"]
        assert json.loads(later["record"])["end"] == json.loads(first["record"])["end"]
        assert later["view"] == first["view"]
        assert later["options"] == [*first["options"], "expansions"]


@pytest.mark.parametrize("game", GAMES)
def test_no_index_of_an_observation_moves(game: str, once: Path, twice: Path) -> None:
    first, second, third = ours(game), more(game, once), most(game, once, twice)
    assert second["slices"][: len(first["slices"])] == first["slices"]
    assert second["values"][: len(first["values"])] == first["values"]
    assert len(second["values"]) > len(first["values"])
    assert third["slices"][: len(second["slices"])] == second["slices"]
    assert third["values"][: len(second["values"])] == second["values"]


@pytest.mark.parametrize("game", GAMES)
def test_records_are_replayed_by_later_editions_and_refused_by_earlier_ones(game: str, once: Path, twice: Path) -> None:
    first, used = ours(game)["record"], more(game, once)["used"]["record"]
    assert more(game, once)["replayed"] == moves(first) > 0
    assert most(game, once, twice)["replayed"] == [moves(first), moves(used)]
    assert "has no option 'expansions'" in str(grown.replay(used))


@pytest.mark.parametrize("game", GAMES)
def test_new_things_are_played_with_their_expansion_and_not_without(game: str, once: Path) -> None:
    seen = more(game, once)
    assert seen["used"]["new"]
    without, dealt = seen["dealt"]
    assert dealt == {field: without[field] + number for field, number in DEALT[game].items()}
    drawn, drawn_more = seen["drawn"]
    for field, thing in DRAWN[game].items():
        assert drawn_more[field] == sorted([*drawn[field], thing])
    for one, (_, [*_, action], path, value) in zip(seen["arranged"], SCENES[game], strict=True):
        assert "expansion" in one["refused"]
        place = one["position"]
        for name in path.split("."):
            place = place[name]
        assert (action, place) == (action, value)
        if not action.startswith(ELSEWHERE):
            assert one["number"] >= len(ours(game)["actions"])
            words = NAMES.get(action.split()[-1], action.split()[-1].replace("-", " "))
            assert all(words in sentence.lower() for sentence in one["said"])


@pytest.mark.parametrize("game", GAMES)
def test_the_laws_hold_with_one_expansion_of_two(game: str, once: Path, twice: Path) -> None:
    assert most(game, once, twice)["plies"] > 0


def test_a_world_of_oath_meets_an_expansion_and_is_refused_without_it_afterwards(once: Path) -> None:
    world = json.loads(any_world(1))
    grown_world = {**world, "relics": [*world["relics"], ["golden-ladle"]]}
    places = world["sites"].copy()
    places[places.index(None)] = {"site": "wheat-field"}
    grown_map = {**world, "sites": places}
    fields = ["relics", "relic_deck", "sites", "edifices"]
    without, dealt, again, *refused = run(
        once,
        ["start", "oath", {"world": json.dumps(world)}, fields],
        ["start", "oath", {"world": json.dumps(world), "expansions": ["more"]}, fields],
        ["start", "oath", {"world": json.dumps(grown_world), "expansions": ["more"]}, fields],
        ["start", "oath", {"world": json.dumps(grown_world)}, fields],
        ["start", "oath", {"world": json.dumps(grown_map)}, fields],
    )
    assert dealt == again == {field: number + 1 for field, number in without.items()}
    assert refused == [
        "world: golden-ladle belongs to an expansion that is not in play",
        "world: wheat-field belongs to an expansion that is not in play",
    ]


# -- the parts ---------------------------------------------------------------------------------------------------------


def test_actions_of_added_things_follow_all_others_in_the_order_of_their_coming() -> None:
    seat, card, token = Domain("seat", 2), Domain("card", 5, [2, 3]), Domain("token", 3, [1])
    words = Vocabulary()
    stop, give, swap = (
        words.block("pass"),
        words.block("give", card=card, to=seat),
        words.block("swap", a=token, b=card),
    )
    words.number()
    numbers = {n: words.decode(n) for n in range(len(words))}
    assert [numbers[n] for n in range(13)] == [
        ("pass",),
        *[("give", c, s) for c in range(3) for s in range(2)],
        *[("swap", t, c) for t in range(2) for c in range(3)],
    ]
    assert [numbers[n] for n in range(13, 16)] == [("swap", 2, c) for c in range(3)]  # the first addition
    assert [numbers[n] for n in range(16, 21)] == [("give", 3, 0), ("give", 3, 1), *[("swap", t, 3) for t in range(3)]]
    assert words.action(words.encode(give, [4, 1])) == give(4, 1)
    assert words.numbered([swap(0, 0), stop()]) == [0, 7]
    assert words.pass_action == 0


def test_rows_that_were_added_come_last_and_are_counted() -> None:
    first, one, two = {"id": "a"}, {"id": "b", "added": 1, "expansion": "x"}, {"id": "c", "added": 2, "expansion": "y"}
    assert first_edition([first, one]) == [first]
    assert came([first, one, two]) == [1, 2]
    assert Additions([first, two], [one]).expansions == ["x", "y"]
    with pytest.raises(BadInput, match="come last"):
        came([one, first])
    with pytest.raises(BadInput, match="counts the additions"):
        Additions([first, two])
