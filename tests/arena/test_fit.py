"""Weights are fitted from games, foretell winners, and are kept where the games read them."""

import math
import tomllib
from pathlib import Path
from random import Random

import pytest

import krainy
from krainy.arena import fit
from krainy.engine.facts import facts


def made_up(weights: list[float], count: int, seats: int) -> list[fit.Sample]:
    """Positions whose winners were drawn by known weights."""
    chance = Random(4)
    found: list[fit.Sample] = []
    for _ in range(count):
        rows = [[chance.uniform(-2, 2) for _ in weights] for _ in range(seats)]
        [winner] = chance.choices(range(seats), fit.share(rows, weights))
        found.append((rows, [winner]))
    return found


def test_known_weights_are_found_again() -> None:
    weights = [0.8, -0.5, 0.0]
    found = fit.fit(made_up(weights, 3000, 3))
    assert found == pytest.approx(weights, abs=0.1)


def test_fitted_weights_foretell_better_than_a_guess_and_are_honest() -> None:
    samples = made_up([1.0, -1.0], 3000, 2)
    weights = fit.fit(samples[:2000])
    assert fit.loss(samples[2000:], weights) < 0.8 * math.log(2)
    for foretold, came, count in fit.calibration(samples[2000:], weights):
        assert foretold == pytest.approx(came, abs=4 * math.sqrt(0.25 / count))


def test_a_feature_that_never_differs_counts_nothing() -> None:
    samples = [([[*row, 1.0] for row in rows], won) for rows, won in made_up([0.5], 300, 2)]
    assert fit.fit(samples)[1] == pytest.approx(0.0, abs=1e-9)


def test_equations_are_solved() -> None:
    assert fit.solve([[0.0, 2.0], [4.0, 1.0]], [6.0, 11.0]) == [2.0, 3.0]


def test_a_game_becomes_positions_with_their_winner() -> None:
    samples = fit.play("eko", 3, ["random"], 5)
    assert 0 < len(samples) <= fit.KEPT
    for rows, won in samples:
        assert 2 <= len(rows) <= 3
        assert all(len(row) == len(krainy.load("eko").notices) for row in rows)
        assert len(won) >= 1
        assert all(place < len(rows) for place in won)
    assert samples == fit.play("eko", 3, ["random"], 5)


def test_weights_are_written_beside_those_for_other_numbers_of_seats(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    fit.write(path, "eko", 3, ["points", "discs"], [0.25, -1.0], "by a test")
    fit.write(path, "eko", 2, ["points", "discs"], [0.5, 0.0], "by another")
    kept = tomllib.loads(path.read_text(encoding="utf-8"))
    assert kept["seats"]["3"] == {"made": "by a test", "points": 0.25, "discs": -1.0}
    assert kept["seats"]["2"]["points"] == 0.5


@pytest.mark.parametrize("name", [name for name in krainy.names() if krainy.load(name).weights])
def test_weights_are_those_of_all_features_and_seats(name: str) -> None:
    game = krainy.load(name)
    kept = facts(name, "weights")["seats"]
    assert sorted(kept) == sorted(str(seats) for seats in game.seats)
    for row in kept.values():
        assert list(row) == ["made", *game.notices]
    for seats in game.seats:
        g = game.new(seats, 1)
        rows = game.features(g)
        assert all(len(row) == len(game.notices) for row in rows)
        shares = sum(game.chances(g))
        # Oath's Prince can win without a seat: his row follows those of the seats, and the rest is his share.
        assert shares == pytest.approx(1) if len(rows) == seats else len(rows) == seats + 1 and 0 < shares < 1


@pytest.mark.parametrize("arguments", [["eko", "--seats", "7"], ["eko", "--seats", "2", "--bots", "deep"]])
def test_what_cannot_be_fitted_is_said_in_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["fit", *arguments])
    assert fit.main() == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_weights_too_sure_of_themselves_are_tempered() -> None:
    weights = [0.8, -0.5]
    samples = made_up(weights, 1500, 2)
    assert fit.tempered(samples, [weight * 1.25 for weight in weights]) == pytest.approx(weights, abs=0.15)
