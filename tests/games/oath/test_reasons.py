"""A card that forbids something is named in the refusal."""

import pytest

from .table import GAME, Table

MINE = {"mountain": {"cards": "forest-council wolves", "warbands": "purple 1"}}


@pytest.mark.rule("oath.term.16")
@pytest.mark.parametrize("wanted", ["muster wolves", "trade-favor wolves"])
def test_a_veto_names_its_card(wanted: str) -> None:
    g = Table(turn="red", sites=MINE, boards={"red": {"favor": 1, "secrets": 1}}).g
    reason = g.reason(g.actors()[0], GAME.parse(g, wanted))
    assert reason.rule == "oath.term.16"
    assert [GAME.label(g, domain.name, number) for domain, number in reason.about] == ["forest-council"]
