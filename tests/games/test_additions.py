"""A card that is added to the data moves no number of another, no recorded game and no index of an observation, and can
be played. The data are changed in copies of the sources; what is there already is compared with the originals."""

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
FIRST = {
    "mysthea/data/commands.toml": COMMAND.format(id="C081", added=1, expansion="more"),
    "oath/data/denizens.toml": DENIZEN.format(id="kind_baker", number=199, added=1, expansion="more"),
    "runewars/data/tactics.toml": TACTICS.format(id="royal_gift", added=1, expansion="more"),
}
"""One card more for each game."""
SECOND = {
    "mysthea/data/commands.toml": COMMAND.format(id="C082", added=2, expansion="later"),
    "oath/data/denizens.toml": DENIZEN.format(id="stern_baker", number=200, added=2, expansion="later"),
    "runewars/data/rewards.toml": REWARD.format(id="old_crown", added=2, expansion="later"),
    "runewars/data/quests.toml": QUEST.format(id="long_errand", added=3, expansion="later"),
    "runewars/data/seasons.toml": SEASON.format(id="thaw", added=4, expansion="later"),
    "runewars/data/tactics.toml": TACTICS.format(id="royal_loan", added=5, expansion="later"),
}
"""More cards, after those: another expansion, because games with the first one have been played."""
WORDS = {
    "mysthea": "card-C081 = tactic C081\n    .gen = tactic C081\n    .acc = tactic C081\n    .text = 5 glory.\n",
    "oath": "denizen-kind-baker = Kind Baker\n    .text = 1 secret.\ncard-kind-baker = {{ denizen-kind-baker }}\n",
    "runewars": "tactics-royal-gift = Royal Gift\n    .play = Now.\n    .text = 7 influence.\n",
}
"""The words of the first card of each game; in both languages, for the tests do not read them."""
POWERS = '\npower("kind-baker", Gain(0, 1, 0, False))\n'
ELDERS = 'power("elders", Gain(0, 1, 0, False))\n'


def grow(folder: Path, *additions: dict[str, str]) -> Path:
    """A copy of the sources with these rows added to the data."""
    source = Path(str(krainy.__file__)).parent
    shutil.copytree(source, folder / "krainy", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    games = folder / "krainy" / "games"
    for rows in additions:
        for name, text in rows.items():
            with games.joinpath(name).open("a", encoding="utf-8") as file:
                file.write(text)
    for game, words in WORDS.items():
        for lang in ("pl", "en"):
            with games.joinpath(game, "text", f"{lang}.ftl").open("a", encoding="utf-8") as file:
                file.write("\n" + words.replace("{{", "{").replace("}}", "}"))
    [powers] = [path for path in games.joinpath("oath", "powers").rglob("*.py") if ELDERS in path.read_text("utf-8")]
    powers.write_text(powers.read_text("utf-8").replace(ELDERS, ELDERS + POWERS.lstrip()), encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return grow(tmp_path_factory.mktemp("once"), FIRST)


@pytest.fixture(scope="module")
def twice(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return grow(tmp_path_factory.mktemp("twice"), FIRST, SECOND)


def run(code: str, tree: Path | None, **given: Any) -> Any:
    """What a program says (as JSON) that is run with these sources, or with our own."""
    known = {**os.environ, "KRAINY_PURE": "1"}
    if tree is not None:
        known["PYTHONPATH"] = str(tree)
    done = subprocess.run(
        [sys.executable, "-P", "-c", code],
        env=known,
        input=json.dumps(given),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


LOOK = """
import json, sys, random
import krainy
from krainy.engine.observation import observe
from krainy.engine.record import Record
from krainy.engine.anatomy import fingerprint
told = json.load(sys.stdin)
game = krainy.load(told["game"])
seats = game.seats[1]
g = game.new(seats, 3)
chance = random.Random(3)
record = Record(game.name, game.version, seats, 3, game.check({}))
while not g.over and g.ply < told["plies"]:
    seat = g.actors()[0]
    action = chance.choice(g.actions(seat))
    record.moves.append((seat, action))
    g.apply(seat, action)
record.end = fingerprint(g)
seen = observe(g, 0, True)
words = game.vocabulary
print(json.dumps({
    "actions": [" ".join([words.find(n).name, *words.targets(n)]) for n in range(len(words))],
    "names": {d.name: [game.label(g, d.name, thing) for thing in range(d.size)] for b in words.blocks for d in b.domains
              if d.name in ("card", "tactics", "reward", "quest", "season")},
    "slices": [[part.name, part.start, part.size] for part in seen.slices],
    "values": seen.values,
    "record": record.dumps(),
    "options": [option.name for option in game.options],
    "view": json.loads(json.dumps(g.view(0))),
    "picture": [[one["name"], one["base"]] for one in __import__("krainy.play.picture", fromlist=["x"]).vocabulary(g)],
}))
"""


@cache
def looked(game: str, tree: Path | None, plies: int = 400) -> dict[str, Any]:
    return dict(run(LOOK, tree, game=game, plies=plies))


@pytest.mark.parametrize("game", GAMES)
def test_no_number_of_an_action_or_of_a_card_moves(game: str, once: Path, twice: Path) -> None:
    ours, more, most = looked(game, None), looked(game, once), looked(game, twice)
    assert len(ours["actions"]) < len(more["actions"]) < len(most["actions"])
    assert more["actions"][: len(ours["actions"])] == ours["actions"]
    assert most["actions"][: len(more["actions"])] == more["actions"]
    for domain, names in ours["names"].items():
        assert more["names"][domain][: len(names)] == names
        assert most["names"][domain][: len(more["names"][domain])] == more["names"][domain]
    assert more["picture"] == ours["picture"]


@pytest.mark.parametrize("game", GAMES)
def test_no_recorded_game_changes_and_none_is_dealt_otherwise(game: str, once: Path, twice: Path) -> None:
    ours = looked(game, None)
    for grown in (looked(game, once), looked(game, twice)):
        assert json.loads(grown["record"])["moves"] == json.loads(ours["record"])["moves"]
        assert json.loads(grown["record"])["end"] == json.loads(ours["record"])["end"]
        assert grown["view"] == ours["view"]
        assert grown["options"] == [*ours["options"], "expansions"]


@pytest.mark.parametrize("game", GAMES)
def test_no_index_of_an_observation_moves(game: str, once: Path, twice: Path) -> None:
    ours, more, most = looked(game, None), looked(game, once), looked(game, twice)
    assert more["slices"][: len(ours["slices"])] == ours["slices"]
    assert more["values"][: len(ours["values"])] == ours["values"]
    assert len(more["values"]) > len(ours["values"])
    assert most["slices"][: len(more["slices"])] == more["slices"]
    assert most["values"][: len(more["values"])] == more["values"]


REPLAY = """
import json, sys
import krainy
from krainy.engine.record import loads, verify
record = loads(json.load(sys.stdin)["record"])
try:
    g = verify(krainy.load(record.game), record)
    print(json.dumps(g.ply))
except krainy.BadInput as error:
    print(json.dumps(str(error)))
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_the_first_edition_is_replayed_by_a_later_one(game: str, twice: Path) -> None:
    text = looked(game, None)["record"]
    assert run(REPLAY, twice, record=text) == len(json.loads(text)["moves"]) > 0


PLAY = """
import json, random, sys
import krainy
from krainy.engine.anatomy import fingerprint
from krainy.engine.record import Record
from krainy.play.words import LANGUAGES, speak
told = json.load(sys.stdin)
game, seats = krainy.load(told["game"]), 2
words = game.vocabulary
for seed in range(60):
    g = game.new(seats, seed, expansions=["more"])
    record = Record(game.name, game.version, seats, seed, game.check({"expansions": ["more"]}))
    chance, number = random.Random(seed), -1
    while not g.over and g.ply < 700:
        seat = g.actors()[0]
        found = [n for n in g.actions(seat) if words.find(n).name in told["words"] and
                 game.phrase(g, n).split()[-1] == told["card"]]
        action = found[0] if found else chance.choice(g.actions(seat))
        said = [speak(lang, game.name).name_action(g, action) for lang in LANGUAGES] if found else []
        record.moves.append((seat, action))
        g.apply(seat, action)
        if found and words.find(action).name == told["words"][0]:
            number = action
            break
    if number >= 0:
        break
record.end = fingerprint(g)
print(json.dumps({"number": number, "said": said, "record": record.dumps()}))
"""


@pytest.mark.parametrize(
    ("game", "words", "card", "called"),
    [("mysthea", ["play", "take"], "C081", "C081"), ("runewars", ["play"], "royal-gift", "Royal Gift")],
)
def test_the_new_card_is_drawn_and_played(
    game: str, words: list[str], card: str, called: str, once: Path, twice: Path
) -> None:
    played = run(PLAY, once, game=game, words=words, card=card)
    assert played["number"] >= len(looked(game, None)["actions"])
    assert all(called in sentence for sentence in played["said"])
    for tree in (once, twice):  # with the next addition its numbers and its games stay, too
        assert run(REPLAY, tree, record=played["record"]) == len(json.loads(played["record"])["moves"])
    refused = run(REPLAY, None, record=played["record"])
    assert "has no option 'expansions'" in refused


BAKER = """
import json, sys
import krainy
from krainy.engine.anatomy import fingerprint
from krainy.play.words import LANGUAGES, speak
game = krainy.load("oath")
scene = {"turn": "purple", "advisers": {"purple": ["kind-baker"]}, "boards": {"purple": {"favor": 3, "secrets": 1}}}
try:
    game.arrange(scene)
    raise SystemExit("without its expansion it is not there")
except krainy.BadInput as error:
    refused = str(error)
g = game.arrange({**scene, "expansions": ["more"]})
action = game.parse(g, "use kind-baker")
said = [speak(lang, game.name).name_action(g, action) for lang in LANGUAGES]
secrets = g.secrets[0]
g.apply(g.actors()[0], action)
archive = game.new(2, 1, expansions=["more"]).archive, game.new(2, 1).archive
print(json.dumps({"number": action, "gained": g.secrets[0] - secrets, "said": said, "refused": refused,
                  "archive": [len(archive[0]), len(archive[1])],
                  "targets": [one["target"] for one in game.ground(g)["cards"]]}))
"""


def test_a_new_denizen_is_used_and_lies_in_the_archive_of_games_with_its_expansion(once: Path) -> None:
    used = run(BAKER, once)
    assert used["gained"] == 1
    assert used["number"] >= len(looked("oath", None)["actions"])
    assert all("Baker" in sentence for sentence in used["said"])
    assert "kind-baker" in used["refused"]
    assert used["archive"] == [145, 144]
    assert used["targets"] == [f"card:{number}" for number in range(1, 265)]  # the page finds cards by their numbers


LAWS = """
import contextlib, io, json, sys
import krainy
import krainy.cli.main as main
from krainy.engine.chance import Dice
from krainy.play.trial import random_setting
told = json.load(sys.stdin)
game = krainy.load(told["game"])
chosen = [random_setting(game, Dice(seed))[1]["expansions"] for seed in told["seeds"]]
sys.argv = ["krainy", "fuzz", told["game"], "--games", str(len(chosen)), "--seed", str(told["seeds"][0])]
with contextlib.redirect_stdout(io.StringIO()) as said:
    code = main.main()
print(json.dumps({"code": code, "said": said.getvalue(), "chosen": chosen}))
"""


@pytest.mark.parametrize(("game", "first"), [("mysthea", 9), ("oath", 8), ("runewars", 8)])
def test_the_laws_hold_with_and_without_an_expansion(game: str, first: int, once: Path) -> None:
    tried = run(LAWS, once, game=game, seeds=[first, first + 1])
    assert [] in tried["chosen"]
    assert ["more"] in tried["chosen"]
    assert tried["code"] == 0, tried["said"]
    assert "2 passed, 0 failed" in tried["said"]


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
