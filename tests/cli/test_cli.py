"""The command line as a person meets it: what it prints and how it ends, in real processes where that may differ."""

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

import krainy
from krainy.cli.main import COMMANDS
from krainy.cli.serve import listen
from krainy.play.playthrough import PERSON, Playthrough
from krainy.server.settings import PORT
from tests.cli.command import ROOT, inside, run, told
from tests.server.running import PATIENCE

EVERY_MODULE = ",".join(krainy.load("eko").options[0].choices)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A recorded game."""
    path = tmp_path_factory.mktemp("records") / "game.json"
    said = told("watch", "eko", "--seed", "3", "--pace", "0", "--record", str(path))
    assert f"The record is in {path}." in said
    return path


# -- overview --------------------------------------------------------------------------------------


def test_help_says_what_it_can_do() -> None:
    said = told("help")
    for name in COMMANDS:
        assert f"krainy {name}" in said
    assert told("--help") == said
    assert "boty grają, ty patrzysz" in told("help", lang="pl")
    polish = run("help", lang="", env={"LANG": "pl_PL.UTF-8"})
    assert "boty grają" in polish.stdout
    assert "bots play" in told("--lang", "en", "help", lang="pl")


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_without_arguments_it_serves_until_it_is_stopped(tmp_path: Path, how: signal.Signals) -> None:
    home = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "KRAINY_LANG": "pl", "XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "krainy"]
    with (
        contextlib.closing(a_taken_port()),
        subprocess.Popen(command, env=home, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process,
    ):
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.match(r"Krainy: http://127\.0\.0\.1:(\d+)/ – otwórz w przeglądarce", line)
        assert found is not None, line
        assert int(found[1]) > PORT
        with urllib.request.urlopen(f"http://127.0.0.1:{found[1]}/", timeout=PATIENCE) as answer:
            assert answer.status == 200
        process.send_signal(how)
        said, logged = process.communicate(timeout=PATIENCE)
        # A busy machine takes over a second to answer, and then the call is logged; nothing else may be.
        other = [line for line in map(json.loads, logged.splitlines()) if line["logger"] != "krainy.calls"]
        assert (said, other) == ("", [])
        assert process.returncode == 0
    assert (tmp_path / "krainy" / "krainy.sqlite").exists()


def a_taken_port() -> socket.socket:
    """The usual port, taken by us or already by somebody else."""
    taken = socket.socket()
    with contextlib.suppress(OSError):
        taken.bind(("127.0.0.1", PORT))
        taken.listen()
    return taken


def test_small_frames_are_sent_at_once() -> None:
    """A server whose sockets wait for more to send lets every answer after the first one wait for 40 ms."""

    async def accepted() -> int:
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def come(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            found.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        with listen("127.0.0.1", range(1)) as listener:
            async with await asyncio.start_server(come, sock=listener) as server:
                _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
                nodelay = await found
                writer.close()
                await writer.wait_closed()
                return nodelay

    assert asyncio.run(accepted()) == 1


def test_tables_that_cannot_be_kept_are_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "krainy.sqlite").write_text("this is no database, whatever its name says", encoding="utf-8")
    assert "cannot be opened: file is not a database" in refused(inside("serve", "--data", str(tmp_path)))
    assert "cannot be kept" in refused(inside("serve", "--data", str(tmp_path / "krainy.sqlite")))


def test_the_version_is_that_of_the_package() -> None:
    assert told("--version", how=run) == f"Krainy {krainy.__version__}\n"


# -- watch -----------------------------------------------------------------------------------------


def test_watch_tells_a_game_to_its_end_and_can_be_repeated() -> None:
    said = told("watch", "eko", "--seed", "5", "--bots", "greedy,random", lang="pl")
    assert said.startswith("Ekö, 2 miejsca, ziarno 5\n")
    assert re.search(r"wygrywa\. Punkty: \w+ \d+, \w+ \d+\.$", said.strip())
    assert "○ puste pole" in said
    assert "\x1b" not in said
    assert said == told("watch", "eko", "--seed", "5", "--bots", "greedy,random", lang="pl", how=run)


def test_watch_fits_four_seats_and_all_modules_in_a_hundred_columns() -> None:
    said = told("watch", "eko", "--seats", "4", "--seed", "5", "--modules", EVERY_MODULE)
    board = said[said.index("A1") - 60 :].splitlines()
    assert max(len(line) for line in board) <= 100
    assert "Temple of the Moon" in said


def test_watch_prints_the_seed_it_took() -> None:
    first = told("watch", "eko", "--bots", "random")
    seed = re.match(r"Ekö, 2 seats, seed (\d+)\n", first)
    assert seed is not None
    assert told("watch", "eko", "--bots", "random", "--seed", seed[1]) == first


# -- play ------------------------------------------------------------------------------------------


def script(seed: int) -> list[str]:
    """What a person types who plays as a greedy bot would, in whole phrases."""
    playthrough = Playthrough(krainy.load("eko"), ["greedy", "greedy"], seed)
    typed: list[str] = []
    while not playthrough.g.over:
        [seat] = playthrough.g.actors()
        asked, forced = playthrough.g.clone(), playthrough.forced(seat)
        playthrough.bot_move()
        if seat == 0 and forced is None:
            typed.append(asked.game.phrase(asked, playthrough.moves[-1][1]))
    return typed


def test_play_to_the_end_through_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    lines = [*script(seed=5), str(path)]
    said = told("play", "eko", "--seed", "5", stdin="\n".join(lines), how=run)
    assert re.search(r"wins\. Points: ", said)
    assert f"The record is in {path}." in said
    assert "This record is true" in told("record", "verify", str(path))


def until_a_build(seed: int) -> list[str]:
    """What a person types up to a first build, after which the disc that paid waits to be armed."""
    playthrough = Playthrough(krainy.load("eko"), [PERSON, "greedy"], seed)
    lines: list[str] = []
    while not any(line.startswith("build") for line in lines):
        if not playthrough.bot_move():
            phrases = [playthrough.g.game.phrase(playthrough.g, action) for action in playthrough.g.actions(0)]
            lines.append(next((p for p in phrases if p.startswith("build")), phrases[0]))
            playthrough.apply(0, playthrough.g.game.parse(playthrough.g, lines[-1]))
    assert playthrough.g.actors() == [0]
    return lines


def test_play_narrows_step_by_step_explains_and_refuses() -> None:
    playthrough = Playthrough(krainy.load("eko"), [PERSON, "greedy"], seed=5)
    place = playthrough.g.game.label(playthrough.g, "space", 0)
    lines = ["?", f"? {place}", "? eko.move.3", "1", "move", "back", "build", "back"]
    lines += [f"move {place} {place}", f"? move {place} {place}", "xyzzy", "rules move.1", "undo"]
    lines += ["log", "board", "quit", ""]
    said = told("play", "eko", "--seed", "5", stdin="\n".join(lines))
    parts = [
        "Once, before the first turn, your Emperor",
        f"{place}: ",
        "Only over empty spaces (eko.move.3)",
        "> move\nWhich stack moves?",
        "> back\n",
        "> build\nWhich stack pays?",
        f"> move {place} {place}\nNot allowed: ",
        f"> ? move {place} {place}\nNot allowed: ",
        "I do not know 'xyzzy' here.",
        "One stack of your own, and all of it (eko.move.1)",
        "Only your own last moves can be taken back.",
        "> board\n",
        "Keep the record?",
        "See you!\n",
    ]
    for part in parts:
        assert part in said, part
        said = said[said.index(part) :]
    assert not re.search(r"Not allowed: [^(]*$", said)


def test_play_tells_goals_and_what_a_choice_does_before_it_is_made() -> None:
    lines = until_a_build(seed=5)
    typed = [*lines[:-1], "goals", f"? {lines[-1]}", lines[-1], "quit", ""]
    said = told("play", "eko", "--seed", "5", stdin="\n".join(typed))
    asked, done = said.split(f"> ? {lines[-1]}\n")[1].split(f"> {lines[-1]}\n")
    sentence = re.match(r".* builds a camp on .*\.\n", asked)
    assert sentence is not None
    assert "points +1, discs on the board −1, reserve +1" in asked
    assert sentence[0].strip() in done, "the log tells it in the same words"
    assert re.search(r"> goals\nYou have \d+ of 12 points", said)


def test_play_takes_a_build_back_and_does_it_again() -> None:
    lines = until_a_build(seed=5)
    typed = [*lines, "cofnij", lines[-1], "koniec", ""]
    said = told("play", "eko", "--seed", "5", lang="pl", stdin="\n".join(typed))
    assert said.count("Cofnięte.") == 1
    assert len(re.findall(r" stawia \w+ na \w+ i płaci ", said[said.index("> build") :])) == 2
    assert "Zachować zapis gry?" in said


def test_play_ends_quietly_when_the_input_does() -> None:
    said = told("play", "eko", "--seed", "5", "--lang", "pl")
    assert said.endswith("Dane wejściowe skończyły się przed końcem gry.\n")


# -- records ---------------------------------------------------------------------------------------


def test_a_record_is_told_and_verified_in_both_languages(record: Path) -> None:
    assert "begins." in told("record", "show", str(record))
    polish = told("record", "show", str(record), lang="pl")
    assert "zaczyna." in polish
    assert "Ten zapis jest prawdziwy: Ekö" in told("record", "verify", str(record), lang="pl")
    at_start = told("record", "show", str(record), "--ply", "0", lang="pl")
    assert "może zamienić Cesarza" in at_start


DAMAGE = {
    "seed": "00000000000000000000000000000004",
    "moves": [[0, 1], [0, 2]],
    "end": "0" * 64,
    "options": {"seats": 3},
    "seats": 7,
    "game": "chess",
    "format": "other",
}


@pytest.mark.parametrize("field", DAMAGE)
def test_a_changed_record_is_refused(record: Path, tmp_path: Path, field: str) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    data[field] = DAMAGE[field]
    path = tmp_path / "changed.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    refused((run if field == "end" else inside)("record", "verify", str(path)))


def test_files_that_are_no_records_are_refused(tmp_path: Path) -> None:
    binary, broken, big = tmp_path / "binary", tmp_path / "broken", tmp_path / "big"
    binary.write_bytes(b"\xff\xfe\x00")
    broken.write_text('{"format": ')
    with big.open("wb") as file:
        file.truncate(21 * 1024 * 1024)
    for path in (binary, broken, big, tmp_path, tmp_path / "none"):
        refused(inside("record", "show", str(path)))


# -- cards -----------------------------------------------------------------------------------------


def test_cards_are_read_whole_one_by_one_by_kind_and_by_words() -> None:
    whole = told("cards", "mysthea", lang="pl")
    assert whole.count("\n  ") > 146
    assert "Cel „Lekcja wojny” (C027)" in whole
    one = told("cards", "mysthea", "artefact-IV")
    assert "Energy: 6*" in one
    assert "* The rulebook gives the energy of artefacts I to III." in one
    assert "Sources: our reconstruction" in one
    assert "(mysthea.era.11)" in one
    assert "The name is ours." in told("cards", "xidit", "region-SW")
    tiles = told("cards", "eko", "--kind", "tile")
    assert "Tile A (tile-A)" in tiles
    assert "(building-camp)" not in tiles
    found = told("cards", "mysthea", "--kind", "encounter", "--search", "golemy", lang="pl")
    assert re.match(r"\d+ kart", found)
    assert "EN10" in found
    assert "C022" not in found
    nothing = inside("cards", "eko", "--search", "xyzzy")
    assert (nothing.returncode, nothing.stdout) == (1, "No card says 'xyzzy'.\n")


# -- rules -----------------------------------------------------------------------------------------


def test_rules_are_read_whole_one_by_one_and_by_words() -> None:
    whole = told("rules", "eko", lang="pl")
    assert "(eko.setup.1)" in whole
    assert "(eko.ruling.26)" in whole
    one = told("rules", "eko", "eko.move.3")
    assert one.startswith("Only over empty spaces (eko.move.3)")
    assert len(one.splitlines()) < 8
    section = told("rules", "eko", "kami", lang="pl")
    assert section.count("(eko.kami.") == 4
    assert told("rules", "eko.move.3") == one
    assert "(eko.emp.7)" in told("rules", "eko", "--search", "emperor exchange")
    assert "(eko.emp.7)" in told("rules", "eko", "--search", "someone's prison")
    nothing = inside("rules", "eko", "--search", "xyzzy")
    assert (nothing.returncode, nothing.stdout) == (1, "No rule speaks of 'xyzzy'.\n")


def test_the_code_of_a_rule_is_found() -> None:
    for line in told("rules", "eko.turn.4", "--code").splitlines():
        path, number, text = line.split(":", 2)
        assert Path(path).read_text(encoding="utf-8").splitlines()[int(number) - 1].strip() == text.strip()
        assert "eko.turn.4" in text
    section = told("rules", "eko", "eko.moon", "--code")
    assert "eko.moon.1:\n" in section
    assert "arming.py" in section


# -- wrong input -----------------------------------------------------------------------------------


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """The one line that says what was wrong."""
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    [line] = done.stderr.splitlines()
    assert line.startswith("krainy: ")
    return line


WRONG = {
    "wach eko": "did you mean 'watch'",
    "watch": "GAME",
    "rules eko --code": "krainy rules eko.move.3 --code",
    "watch chess": "there are: eko",
    "watch eko --seats 9": "2, 3, 4",
    "watch eko --seed -1": "2**128",
    "watch eko --bots deep": "random, greedy",
    "watch eko --option fog": "name=value",
    "watch eko --option fog=1": "modules, pyramids",
    "watch eko --option storms=7": "1 to 6",
    "watch eko --modules moon": "portals",
    "watch eko --pace -1": "0 to 60",
    "watch eko --record /nowhere/x.json": "cannot be written",
    "watch eko --lang de": "pl, en",
    "--lang de": "pl, en",
    "watch eko --colour red": "--help",
    "play eko --seat 3": "1 to 2",
    "rules eko eko.mov.3": "did you mean eko.move.3",
    "cards eko tile-AA": "did you mean tile-A",
    "cards eko tile-A --kind tile": "not both",
    "cards eko --kind dragon": "it has: tile, terrain, building, module",
    "load --url http://127.0.0.1:1": "krainy serve",
    "record verify nothing.json": "no such file",
    "record": "--help",
}


@pytest.mark.parametrize("line", WRONG)
def test_wrong_input_is_answered_in_one_line(line: str) -> None:
    assert WRONG[line] in refused(inside(*line.split()))


@pytest.mark.parametrize("line", ["wach eko", "watch eko --modules moon"])
def test_wrong_input_leaves_no_trace_in_a_real_process(line: str) -> None:
    assert WRONG[line] in refused(run(*line.split()))


def test_wrong_words_are_answered_in_polish_too() -> None:
    assert "może chodziło o „watch”?" in refused(inside("wach", lang="pl"))


def test_a_reader_who_leaves_is_no_error() -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "krainy", "watch", "eko", "--seed", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
