"""Our games beside the engines of others, measured in turns on one core: `krainy bench --all --peers`.

Every contestant is a process that waits until it is told to measure (`bench/meter.py`). A round lets each of them
measure once, ours and theirs mixed, in the opposite order every other round. What is claimed is the median of the
ratios of the rounds: what disturbs the machine disturbs both sides of a ratio.
"""

import contextlib
import json
import platform
import subprocess
import sys
import venv
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from itertools import zip_longest
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import krainy
from krainy.engine.errors import BadInput

from .terminal import open_console

ROOT = Path(krainy.__file__).parents[2]
SCRIPTS = ROOT / "bench"
LOCK = ROOT / "requirements-peers.lock"
HOME = ROOT / "build" / "peers"
"""The environment of the peers: theirs are licences and versions that must not come into ours."""
YARDSTICK = ("catan.py",)
PEERS = [
    YARDSTICK,
    ("spiel.py", "backgammon"),
    ("spiel.py", "hearts"),
    ("spiel.py", "gin_rummy"),
    ("spiel.py", "hive"),
    ("spiel_env.py", "backgammon", "64"),
    ("zoo.py", "go_v5", "board_size=9"),
    ("zoo.py", "chess_v6"),
    ("cards.py", "gin-rummy"),
    ("cards.py", "mahjong"),
]
LAB = ["zoo", "vector", "bots"]
"""The kits in which our games are measured."""
SEATS = 3
"""All games are measured with as many."""
SHARES = {"playout": 1.0, "clone": 0.5, "determinize": 0.5}
"""How much of a window each task gets."""
QUANTITIES = {"playout": ("decisions", "games"), "clone": ("clones",), "determinize": ("worlds",)}
BEGIN, END = "<!-- bench: begin -->", "<!-- bench: end -->"


class Contestant:
    """One process that measures when it is told to, and what it has measured."""

    def __init__(self, python: Path, script: tuple[str, ...], ours: bool) -> None:
        self.ours = ours
        self.script = script
        command = [str(python), str(SCRIPTS / script[0]), *script[1:]]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
        )
        self.about: dict[str, Any] = {}
        self.rates: dict[str, list[float]] = {}
        """What was measured, quantity by quantity and round by round."""
        self.memory = 0.0

    @property
    def name(self) -> str:
        game = str(self.about["game"])
        return game if self.ours else f"{self.about['system']}: {game}"

    def begin(self) -> None:
        """Wait until it is ready."""
        self.about = self.hear()

    def measure(self, window: float) -> None:
        """One round of every task that it knows."""
        for task in self.about["tasks"]:
            self.tell(f"{task} {window * SHARES[task]}")
            said = self.hear()
            self.memory = max(self.memory, said["memory"])
            for quantity, rate in zip(QUANTITIES[task], said["rates"], strict=True):
                self.rates.setdefault(quantity, []).append(rate)

    def tell(self, line: str) -> None:
        assert self.process.stdin is not None
        with contextlib.suppress(OSError):  # if it has died, we hear so
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()

    def hear(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("{"):  # some libraries greet whoever imports them
                found: dict[str, Any] = json.loads(line)
                return found
        _, errors = self.process.communicate()
        last = (errors.strip().splitlines() or ["it said nothing"])[-1]
        raise BadInput(f"bench/{' '.join(self.script)} failed: {last}")

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()


class Ratio(NamedTuple):
    """Ours against theirs, round by round."""

    middle: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{short(self.middle)} ({short(self.low)} to {short(self.high)})"


def compare(games: Sequence[str], peers: bool, rounds: int, window: float, as_json: bool, into: Path | None) -> None:
    """Measure games of ours, in turns with those of others if wanted, and tell it."""
    if not SCRIPTS.is_dir():
        raise BadInput("--all and --peers work only in a clone of the project, which has the scripts that measure")
    if into is not None:
        check_place(into)
    console = Console(stderr=True) if as_json else open_console()
    python = install(console) if peers else Path(sys.executable)
    pairs: list[tuple[Path, tuple[str, ...], bool]]
    pairs = [(Path(sys.executable), ("ours.py", game, str(SEATS)), True) for game in games]
    if find_spec("pettingzoo") is not None:  # the lab is installed
        pairs += [(Path(sys.executable), ("lab.py", game, str(SEATS), how), True) for how in LAB for game in games]
    others = [(python, script, False) for script in PEERS] if peers else []
    field: list[Contestant] = []
    try:
        field = [Contestant(*who) for who in mixed(pairs, others)]
        run(console, field, rounds, window)
    finally:
        for contestant in field:
            contestant.end()
    weight = weigh_all()
    if as_json:
        for row in rows(field, weight):
            print(json.dumps(row), flush=True)
    else:
        console.print(versions(field), style="dim")
        for table in tables(field, weight):
            console.print(table)
    if into is not None:
        write_between(into, markdown(field, weight, rounds, window))


def mixed(ours: list[Any], theirs: list[Any]) -> list[Any]:
    """Ours spread evenly among theirs."""
    size = -(-len(theirs) // max(1, len(ours)))
    groups = [theirs[start : start + size] for start in range(0, len(theirs), size)] if theirs else []
    found = []
    for one, group in zip_longest(ours, groups):
        found += ([one] if one is not None else []) + (group or [])
    return found


def run(console: Console, field: list[Contestant], rounds: int, window: float) -> None:
    """All rounds, with a bar that says how long it will take."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("warming up", total=rounds)
        for contestant in field:
            contestant.begin()
        progress.update(task, description="rounds")
        for number in range(rounds):
            for contestant in field if number % 2 == 0 else reversed(field):
                contestant.measure(window)
            progress.advance(task)


def install(console: Console) -> Path:
    """The Python of the peers' environment, made when it is not there or not of the present lock."""
    if not LOCK.exists():
        raise BadInput("--peers works in the project's folder only: there is no requirements-peers.lock here")
    python, stamp, wanted = HOME / "bin" / "python", HOME / "made-from", LOCK.read_text(encoding="utf-8")
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return python
    console.print("installing the peers into build/peers …", style="dim")
    log = HOME.with_suffix(".log")
    try:
        HOME.parent.mkdir(exist_ok=True)
        venv.create(HOME, clear=True, with_pip=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input", "--no-deps"]
        with log.open("wb") as file:
            subprocess.run([*pip, "-r", str(LOCK)], stdout=file, stderr=file, check=True)
    except (OSError, subprocess.SubprocessError):
        raise BadInput("could not install the peers; the whole story: build/peers.log") from None
    stamp.write_text(wanted, encoding="utf-8")
    return python


def weigh_all() -> float:
    """The memory of a process that has loaded all games and set each of them up, in MB."""
    answer = subprocess.run(
        [sys.executable, str(SCRIPTS / "ours.py"), "all"], capture_output=True, encoding="utf-8", check=True
    )
    return float(json.loads(answer.stdout)["memory"])


# -- telling ---------------------------------------------------------------------------------------------------------


def yardstick(field: Sequence[Contestant]) -> Contestant | None:
    return next((one for one in field if one.script == YARDSTICK), None)


def ratio(one: Contestant, other: Contestant, quantity: str, than: str = "") -> Ratio:
    """How many times as fast one is as the other, in the same rounds."""
    each = [a / b for a, b in zip(one.rates[quantity], other.rates[than or quantity], strict=True)]
    low, _, high = quantiles(each, n=4, method="inclusive") if len(each) > 1 else each * 3
    return Ratio(median(each), low, high)


def short(value: float) -> str:
    """Three digits, as many as such a figure deserves."""
    if value >= 100:
        return f"{round(value, 3 - len(str(int(value)))):,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


Grid = tuple[str, list[str], list[list[str | Ratio]]]
"""A title, a head and rows."""


def grids(field: Sequence[Contestant], weight: float) -> Iterator[Grid]:
    """All tables, before they are drawn."""
    c = yardstick(field)
    head = ["", "decisions/s", "games/s", "clones/s", "worlds/s", "legal actions", "forced", "a game", "MB"]
    body: list[list[str | Ratio]] = []
    for one in sorted(field, key=lambda one: not one.ours):
        rates = [one.rates.get(quantity) for quantity in ("decisions", "games", "clones", "worlds")]
        about = one.about
        body.append(
            [
                one.name,
                *[short(median(rate)) if rate else "–" for rate in rates],
                *[str(about[key]) for key in ("legal", "forced", "length")],
                f"{one.memory:.0f}",
            ]
        )
    body.append(["all our games loaded", *["–"] * 7, f"{weight:.0f}"])
    yield "Per second of one core (a world is a determinization), what a decision is like, peak memory", head, body
    theirs = [one for one in field if not one.ours]
    for quantity, kit in [("decisions", ""), *[("decisions", kit) for kit in LAB], ("clones", "")] if theirs else ():
        ours = [one for one in field if one.ours and quantity in one.rates and kit_of(one) == kit]
        if not ours:
            continue
        others = [other for other in theirs if quantity in other.rates]
        rows: list[list[str | Ratio]] = []
        rows += [[other.name, *[ratio(one, other, quantity) for one in ours]] for other in others]
        if c is not None and quantity == "clones":
            rows.append([f"{c.name}, its decisions", *[ratio(one, c, "clones", "decisions") for one in ours]])
        yield f"How many times as many {quantity}, ours / theirs", ["", *[one.name for one in ours]], rows


def kit_of(one: Contestant) -> str:
    """The kit in which a game of ours plays, or nothing for the engine alone."""
    return one.script[3] if one.script[0] == "lab.py" else ""


def versions(field: Sequence[Contestant]) -> str:
    """Who took part."""
    return ", ".join(dict.fromkeys(f"{one.about['system']} {one.about['version']}" for one in field))


def tables(field: Sequence[Contestant], weight: float) -> Iterator[Table]:
    """For the terminal."""
    for title, head, body in grids(field, weight):
        table = Table(*head, title=title)
        for column in table.columns[1:]:
            column.justify = "right"
        for row in body:
            table.add_row(*[short(cell.middle) if isinstance(cell, Ratio) else cell for cell in row])
        yield table


def rows(field: Sequence[Contestant], weight: float) -> Iterator[dict[str, object]]:
    """For programs: one object a line."""
    for one in field:
        for quantity, rates in one.rates.items():
            yield {**one.about, "quantity": quantity, "unit": "per_s", "median": median(rates), "rounds": rates}
        yield {**one.about, "quantity": "memory", "unit": "MB", "median": one.memory}
    yield {"system": "Krainy", "game": "all", "quantity": "memory", "unit": "MB", "median": weight}


def markdown(field: Sequence[Contestant], weight: float, rounds: int, window: float) -> str:
    """For docs/performance.md."""
    how = f"{rounds} rounds in turns, windows of {window:g} s of processor time, Python {platform.python_version()}"
    parts = [f"{how}: {versions(field)}."]
    for title, head, body in grids(field, weight):
        lines = [head, ["---", *["---:"] * (len(head) - 1)], *[[str(cell) for cell in row] for row in body]]
        quartiles = " (quartiles in brackets)" if any(isinstance(cell, Ratio) for cell in body[0]) else ""
        parts.append(f"{title}{quartiles}:\n\n" + "\n".join(f"| {' | '.join(line)} |" for line in lines))
    return "\n\n".join(parts)


def check_place(path: Path) -> None:
    """Refuse a file without a place for the tables before anything is measured."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadInput(f"{path}: this file cannot be read") from None
    if BEGIN not in text or END not in text.partition(BEGIN)[2]:
        raise BadInput(f"{path}: there is no place for the tables between {BEGIN} and {END}")


def write_between(path: Path, tables: str) -> None:
    """Put the tables at their place in a file."""
    before, _, rest = path.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    path.write_text(f"{before}{BEGIN}\n\n{tables}\n\n{END}{after}", encoding="utf-8")
