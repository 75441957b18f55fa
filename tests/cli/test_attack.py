"""`krainy load --attack`: the attack is real, comes from one address, and what it measures is printed."""

import pytest

import krainy
from krainy.cli import attack
from krainy.cli.attack import Attack, long_record
from krainy.cli.load import load_command
from krainy.engine.record import replay


def test_a_long_record_is_true_and_as_long_as_wanted() -> None:
    record = long_record(2_000)
    assert len(record.moves) == 2_000
    assert not replay(krainy.load("eko"), record).over


def test_a_load_beside_an_attack_is_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attack, "LONG", 600)
    monkeypatch.setattr("krainy.cli.load.long_record", lambda: long_record(600))
    monkeypatch.setattr(attack, "SILENT", 80)
    attacks: list[Attack] = []
    run = Attack.run

    async def remember(self: Attack) -> None:
        attacks.append(self)
        await run(self)

    monkeypatch.setattr(Attack, "run", remember)
    wanted = {"search", "crowd", "upload", "fork", "replay", "silent", "watched"}
    for seconds in (2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0):
        # On a busy machine the attack needs longer until each of its calls is answered.
        assert load_command(tables=3, seats=2, seconds=seconds, pace=0.2, attack=True) == 0
        said = capsys.readouterr().out
        done = attacks.pop()
        if wanted <= {what.partition(" ")[0] for what in done.answers}:
            break
    assert said.count("round trip   p50") == said.count("disk alone   p50") == 2
    assert "without an attack" in said
    assert "beside an attack from one address" in said
    assert wanted <= {what.partition(" ")[0] for what in done.answers}
    assert done.answers["search 429"] + done.answers["crowd 429"] > 0, "one address has its limits"
    assert not [what for what in done.answers if what.endswith("500")], done.answers
