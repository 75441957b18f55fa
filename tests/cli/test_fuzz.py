"""`krainy fuzz` counts what passed, and every failure comes with the command that repeats it."""

import pytest
import typer
from typer.testing import CliRunner

import krainy.cli.fuzz as fuzz
from krainy.engine.errors import BadInput
from krainy.play.laws import Breach
from krainy.play.trial import Outcome

APP = typer.Typer()
APP.command()(fuzz.fuzz_command)


def run(*arguments: str) -> tuple[int, list[str]]:
    result = CliRunner().invoke(APP, list(arguments))
    return result.exit_code, result.output.splitlines()


def test_games_that_keep_the_laws_pass() -> None:
    code, lines = run("eko", "--games", "2", "--seed", "6", "--seats", "2", "--cap", "400")
    assert code == 0
    assert lines[-1] == "2 passed, 0 failed"
    assert lines[0].startswith("seed 6: ")


def test_a_game_hangs_on_its_own_seed_alone() -> None:
    together = [fuzz.play_one("eko", seed, 2, 300, []) for seed in (20, 21)]
    assert fuzz.play_one("eko", 21, 2, 300, []) == together[1]
    assert together[0] != together[1]


def test_processes_give_the_same_games() -> None:
    alone = list(fuzz.play_all("eko", range(30, 32), 2, 200, [], 1))
    assert list(fuzz.play_all("eko", range(30, 32), 2, 200, [], 2)) == alone


def test_a_failure_prints_the_command_that_repeats_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def trial(game: object, seed: int, seats: int, cap: int, bots: list[str]) -> Outcome:
        if seed == 41:
            raise Breach("twins", "seat 1 notices", "eko, 3 seats")
        return Outcome(10, 2, "won")

    monkeypatch.setattr(fuzz, "random_trial", trial)
    code, lines = run("eko", "--games", "3", "--seed", "40", "--seats", "3")
    assert code == 1
    assert lines[0] == "./krainy fuzz eko --games 1 --seed 41 --seats 3"
    assert lines[1].strip() == "the law 'twins' is broken: seat 1 notices"
    assert lines[-1] == "2 passed, 1 failed"


def test_unfinished_games_are_counted_and_do_not_fail() -> None:
    code, lines = run("eko", "--games", "1", "--seed", "3", "--cap", "5")
    assert code == 0
    assert lines[-2] == "endings: 1 unfinished (unfinished: more than 5 actions)"


def test_bots_play_instead_of_chance() -> None:
    code, lines = run("eko", "--games", "1", "--seed", "5", "--seats", "2", "--bots", "greedy")
    assert (code, lines[-1]) == (0, "1 passed, 0 failed")
    assert lines[0].startswith("seed 5: ")


def test_bots_that_do_not_end_their_game_fail() -> None:
    code, lines = run("eko", "--games", "1", "--seed", "5", "--seats", "2", "--bots", "greedy,easy", "--cap", "9")
    assert code == 1
    assert lines[0] == "./krainy fuzz eko --games 1 --seed 5 --bots greedy,easy --seats 2 --cap 9"
    assert "have not ended their game" in lines[1]


def test_a_bot_that_is_none_is_refused() -> None:
    with pytest.raises(BadInput, match="there is no bot 'nobody'"):
        fuzz.fuzz_command("eko", bots="nobody")
