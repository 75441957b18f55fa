"""Every face of every card has a scenario of its own, whose title begins with its name.

Denizens, edifices and ruins, relics, Visions and the Conspiracy, sites, both banners and the Mob, the four traits.
"""

from pathlib import Path

import pytest

from krainy.games.oath.board import BANNERS, TRAITS
from krainy.games.oath.view.ground import cards
from krainy.play.scenario import read
from krainy.play.words import speak

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "oath"
BANNER_FACES = [*[f"banner-{banner.replace('_', '-')}" for banner in BANNERS], "banner-peoples-favor-mob"]
FACES = [*[str(card["name"]) for card in cards()], *BANNER_FACES]


@pytest.fixture(scope="module")
def titles() -> list[str]:
    """What the scenarios are about: what stands before the dash."""
    return [one.title.split(" - ")[0] for path in sorted(SCENARIOS.glob("*.yaml")) for one in read(path)]


def test_every_face_has_a_scenario(titles: list[str]) -> None:
    speech = speak("en", "oath")
    missing = [face for face in FACES if speech.say(face).replace("’", "'") not in titles]
    assert missing == []
    assert len(FACES) == 198 + 2 * 6 + 21 + 5 + 23 + len(TRAITS) + 3
