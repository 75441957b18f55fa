"""Bots of others: classes in files, installed ones, programs. They see only what their seat may know, and whatever they
do, the game goes on."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import krainy
from krainy.arena.plan import arrange
from krainy.cli.arena import home_of
from krainy.engine.anatomy import fingerprint
from krainy.engine.chance import Dice
from krainy.engine.errors import BadInput
from krainy.engine.sight import Sight
from krainy.engine.state import State
from krainy.play.own import make
from krainy.play.playthrough import Playthrough

EXAMPLES = Path(__file__).parents[2] / "examples"
LAST = "class Last:\n    def __init__(self, seed): ...\n    def choose(self, sight): return sight.actions[-1]\n"


def advanced(game: str, seed: int = 5, plies: int = 40) -> State:
    """A position with a choice, some random moves into a game of three."""
    g, dice = krainy.load(game).new(3, seed), Dice(seed)
    while g.ply < plies or len(g.actions(g.actors()[0])) < 2:
        seat = g.actors()[0]
        actions = g.actions(seat)
        g.apply(seat, actions[dice.below(len(actions))])
    return g


def program(path: Path, text: str) -> str:
    """The name of a bot that is a program with this text."""
    file = path / "program.py"
    file.write_text("import json, sys, time\n" + text)
    return f"program:{sys.executable} {file}"


# -- classes -----------------------------------------------------------------------------------------------------------


def test_a_class_in_a_file_plays(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(LAST)
    g = advanced("mysthea")
    sight = Sight(g, g.actors()[0])
    assert make(f"{tmp_path}/my_bot.py:Last", 1).choose(sight) == sight.actions[-1]


def test_an_installed_bot_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "their_package.py").write_text(LAST)
    about = tmp_path / "their_package-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: their-package\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[krainy.bots]\nlast = their_package:Last\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    g = advanced("eko")
    sight = Sight(g, g.actors()[0])
    assert make("last", 1).choose(sight) == sight.actions[-1]
    with pytest.raises(BadInput, match=r"there is no bot 'lost'; there are: random, .*, last, search:1000"):
        make("lost", 1)


@pytest.mark.parametrize(
    ("text", "name", "told"),
    [
        ("", "lost.py:Bot", "there is no file lost.py"),
        ("x = 1\n", "my_bot.py:Bot", "my_bot.py has no class Bot"),
        ("class Bot: ...\n", "my_bot.py:Bot", r"is no bot: a bot is a class with choose\(self, sight\)"),
        (
            "import nothing_of_this_name\n",
            "my_bot.py:Bot",
            "No module named 'nothing_of_this_name' .*my_bot.py, line 1",
        ),
        ("class Bot:\n    def choose(self): ...\n", "my_bot.py:Bot", r"Bot\(\) takes no arguments"),
        ("", "program:no-such-program", "there is no program to start"),
        ("", "program:'", "no closing quotation"),
    ],
)
def test_what_cannot_play_is_refused_in_one_line(
    text: str, name: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my_bot.py").write_text(text)
    with pytest.raises(BadInput, match=told) as refused:
        make(name, 1)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("return 1 / 0", "ZeroDivisionError: division by zero (my_bot.py, line 4); greedy chose instead"),
        ("return 'north'", "it answered 'north', which is not a number of an action; greedy chose instead"),
        ("return -7", "it answered -7, which is not one of its "),
        ("raise SystemExit(3)", "SystemExit: 3 (my_bot.py, line 4); greedy chose instead"),
    ],
)
def test_a_class_that_fails_loses_its_move(
    body: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "my_bot.py").write_text(
        f"class Bot:\n    def __init__(self, seed): ...\n    def choose(self, sight):\n        {body}\n"
    )
    g = advanced("xidit")
    sight = Sight(g, g.actors()[0])
    bot = make(f"{tmp_path}/my_bot.py:Bot", 1)
    assert {bot.choose(sight) in sight.actions for _ in range(3)} == {True}
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1, "each mistake is told once"
    assert told in lines[0]


# -- what they see -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", krainy.names())
def test_what_a_bot_holds_is_the_same_in_all_games_that_its_seat_cannot_tell_apart(game: str) -> None:
    """Not only what it is told: the whole object that it gets, whatever it takes apart."""
    for plies in (3, 40, 90):
        g = advanced(game, plies=plies)
        seat = g.actors()[0]
        veiled = fingerprint(Sight(g, seat).veiled(9)._g)
        for seed in range(4):
            assert fingerprint(Sight(g.determinize(seat, seed), seat).veiled(9)._g) == veiled


@pytest.mark.parametrize("game", krainy.names())
def test_what_a_program_is_told_is_the_same_in_all_games_that_its_seat_cannot_tell_apart(
    game: str, tmp_path: Path
) -> None:
    """It writes down all it hears: the question, an imagined world, what it looks at there."""
    heard = []
    g = advanced(game)
    seat = g.actors()[0]
    for world in (g, g.determinize(seat, 1), g.determinize(seat, 2)):
        kept = tmp_path / "heard"
        name = program(
            tmp_path,
            f"kept = open({str(kept)!r}, 'w')\n"
            "for line in sys.stdin:\n"
            "    kept.write(line); kept.flush(); said = json.loads(line)\n"
            "    if said['type'] == 'choose':\n"
            "        asked = said; print('{\"imagine\": 4}', flush=True)\n"
            "    elif said['type'] == 'world':\n"
            "        print(json.dumps({'world': 0, 'look': (asked['seat'] + 1) % 3}), flush=True)\n"
            "    elif said['type'] == 'view':\n"
            "        print(json.dumps({'id': asked['id'], 'action': asked['legal'][0]}), flush=True)\n",
        )
        sight = Sight(world, seat)
        assert make(name, 1).choose(sight) == sight.actions[0]
        heard.append(kept.read_text())
    assert [json.loads(line)["type"] for line in heard[0].splitlines()] == ["hello", "choose", "world", "view"]
    assert heard[0] == heard[1] == heard[2]


# -- programs ----------------------------------------------------------------------------------------------------------

LIMITED = sys.platform == "linux"
"""Other systems have no call that limits the memory of another process."""
ANSWERS = "for line in sys.stdin:\n    said = json.loads(line)\n    if said['type'] != 'choose': continue\n    "


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("time.sleep(1000)", "it did not answer within 0.2 s"),
        ("while True: pass", "it did not answer within 0.2 s"),
        ("sys.exit('out of ideas')", "it ended (out of ideas)"),
        (ANSWERS + "print('I would move north', flush=True)", "it wrote 'I would move north', which is no answer"),
        (ANSWERS + "print('{}', flush=True)", "it wrote '{}', which is no answer"),
        (ANSWERS + "print('\\xff' * 3_000_000, flush=True)", "which is no answer"),
        (ANSWERS + "print(json.dumps({'id': said['id'], 'action': -5}), flush=True)", "it answered -5, which is not"),
        (ANSWERS + "print(json.dumps({'action': said['legal'][0]}), flush=True)", "it answered question -1 when"),
        (ANSWERS + "print('{\"copy\": 3}', flush=True)", "it spoke of world 3, which there is not"),
        (ANSWERS + "print('{\"imagine\": -1}', flush=True)", "it imagined with the seed -1"),
        *([(ANSWERS + "kept = bytearray(3 << 30)", "it ended (MemoryError)")] if LIMITED else []),
    ],
)
def test_a_program_that_fails_loses_its_move(
    text: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    g = advanced("xidit")
    sight = Sight(g, g.actors()[0])
    # Only what hangs gets little time: the others must be heard, however busy the machine is.
    bot = make(program(tmp_path, text), 1, None, 0.2 if "within" in told else 60.0)
    assert bot.choose(sight) in sight.actions
    [line] = capsys.readouterr().err.splitlines()
    assert told in line
    assert line.endswith("; greedy chose instead")


def test_after_three_lost_moves_it_is_not_asked_any_more(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    started = tmp_path / "started"
    text = f"open({str(started)!r}, 'a').write('.')\nprint('no')"
    playthrough = Playthrough(krainy.load("eko"), [program(tmp_path, text)] * 2, seed=1)
    for _ in range(12):
        assert playthrough.bot_move()
    assert started.read_text() == "......", "three of either seat"
    assert capsys.readouterr().err.count("; from now on greedy plays for it") == 2


def test_a_program_that_plays_well_is_kept_and_ends_with_its_bot(tmp_path: Path) -> None:
    text = f"open({str(tmp_path / 'started')!r}, 'a').write('.')\n" + ANSWERS
    name = program(tmp_path, text + "print(json.dumps({'id': said['id'], 'action': said['legal'][-1]}), flush=True)")
    playthrough = Playthrough(krainy.load("eko"), [name, "random"], seed=1)
    for _ in range(20):
        assert playthrough.bot_move()
    assert (tmp_path / "started").read_text() == "."
    process = playthrough.bots[0].player.running.process  # type: ignore[union-attr]
    playthrough.bots.clear()
    assert process.poll() is not None


# -- the examples ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [f"{EXAMPLES}/own_bot.py:Curious", f"program:sh {EXAMPLES}/own_bot.sh"])
@pytest.mark.parametrize("game", ["eko", "xidit", "mysthea"])
def test_the_examples_play(name: str, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    playthrough = Playthrough(krainy.load(game), [name, "random", "random"], seed=3)
    for _ in range(25):
        assert playthrough.bot_move()
    assert capsys.readouterr().err == ""


def test_the_class_that_the_page_shows_plays(tmp_path: Path) -> None:
    page = (EXAMPLES.parent / "docs" / "bots.md").read_text(encoding="utf-8")
    shown = page.partition("## Your own bot")[2].partition("```python\n")[2].partition("```")[0]
    (tmp_path / "my_bot.py").write_text(shown)
    g = advanced("oath")
    sight = Sight(g, g.actors()[0])
    assert make(f"{tmp_path}/my_bot.py:MyBot", 1).choose(sight) in sight.actions


def test_a_changed_bot_gets_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    folders = []
    for change in ("", "\n", ""):
        Path("my_bot.py").write_text(LAST + change)
        names = ["my_bot.py:Last", "random"]
        folders.append(home_of(arrange(krainy.load("eko"), names, None, {}, {}, 1, 50)))
    assert folders[0] == folders[2] != folders[1]


def test_the_arena_and_watch_take_them(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(LAST)
    arena = ["arena", "xidit", "--bots", "my_bot.py:Last,random", "--seats", "3", "--games", "1", "--cap", "60"]
    for command in (arena, ["watch", "xidit", "--bots", "my_bot.py:Last,random", "--seats", "3", "--pace", "0"]):
        ran = subprocess.run(
            [sys.executable, "-m", "krainy", *command], cwd=tmp_path, capture_output=True, encoding="utf-8"
        )
        assert ran.returncode == 0, ran.stderr
        assert "my_bot.py:Last" in ran.stdout or command[0] == "watch"
