"""The words of a game: every action becomes one int and comes back, and wrong ones are refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import krainy
from krainy.engine.errors import BadInput
from krainy.engine.vocabulary import Domain, Events, Vocabulary

from .market.words import WORDS

VOCABULARIES = {"market": WORDS, **{name: krainy.load(name).vocabulary for name in krainy.names()}}


@pytest.mark.parametrize("name", VOCABULARIES)
def test_every_action_comes_back(name: str) -> None:
    words = VOCABULARIES[name]
    seen = set()
    for action in range(len(words)):
        said, *args = words.decode(action)
        block = words.named(str(said))
        assert block.encode([int(arg) for arg in args]) == action
        assert len(words.targets(action)) == len(block.domains)
        seen.add((said, *args))
    assert len(seen) == len(words)


@pytest.mark.parametrize("name", VOCABULARIES)
def test_blocks_lie_side_by_side_and_have_names_of_their_own(name: str) -> None:
    blocks = VOCABULARIES[name].blocks
    assert len({block.name for block in blocks}) == len(blocks)
    base = 0
    for block in blocks:
        assert block.base == base
        base += block.size
    assert base == len(VOCABULARIES[name])


@given(st.lists(st.lists(st.integers(1, 6), max_size=3), min_size=1, max_size=6))
def test_any_vocabulary_comes_back(shapes: list[list[int]]) -> None:
    words = Vocabulary()
    for number, sizes in enumerate(shapes):
        words.block(f"b{number}", "", **{f"f{i}": Domain(f"d{i}", size) for i, size in enumerate(sizes)})
    for action in range(len(words)):
        said, *args = words.decode(action)
        numbers = [int(arg) for arg in args]
        assert words.named(str(said))(*numbers) == action


@pytest.mark.parametrize("action", [-1, len(WORDS), 2**70, -(2**70)])
def test_a_number_that_is_no_action_is_an_error(action: int) -> None:
    with pytest.raises(BadInput, match=f"there is no action {action}"):
        WORDS.decode(action)


def test_an_argument_outside_its_domain_is_an_error_that_names_it() -> None:
    with pytest.raises(BadInput, match="'send': there is no stall 3"):
        WORDS.named("send")(3)
    with pytest.raises(BadInput, match="'send' takes 1 arguments, not 2"):
        WORDS.named("send").encode([0, 0])


def test_an_unknown_name_is_an_error_that_lists_the_others() -> None:
    with pytest.raises(BadInput, match="there is no action 'sell'; there are: pass, send"):
        WORDS.named("sell")


def test_events_are_numbered_in_the_order_of_their_declaration() -> None:
    events = Events()
    seat = Domain("seat", 2)
    assert [events.kind("came", seat=seat), events.kind("went", seat=seat, to=seat)] == [0, 1]
    assert events.kinds[1].fields == ["seat", "to"]
