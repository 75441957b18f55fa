"""The wire is told once: what is made from its structs is up to date, and what is sent is as they say."""

import pytest

from tools.paths import ROOT
from tools.wire import made


@pytest.mark.parametrize(("name", "text"), made().items())
def test_what_is_made_from_the_structs_is_up_to_date(name: str, text: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == text, f"{name} is not what ./krainy wire makes: run it"
