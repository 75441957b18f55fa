"""Files of Fluent that are parsed entry by entry say the same as when they are parsed as a whole."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle

import krainy
from krainy.play.fluent import MissingWords, Texts, entries, key_of, read

PACKAGE = Path(krainy.__file__).parent
FILES = sorted(PACKAGE.rglob("*.ftl"))


def written(folder: Path, text: str) -> Path:
    path = folder / "en.ftl"
    path.write_text(text, encoding="utf-8")
    return path


def texts_of(*paths: Path) -> Texts:
    texts = Texts(FluentBundle(["en"], use_isolating=False))
    for path in paths:
        texts.add(path)
    return texts


def say(texts: Texts, key: str) -> str:
    texts.give(key)
    pattern = texts.bundle.get_message(key).value
    assert pattern is not None
    said, errors = texts.bundle.format_pattern(pattern)
    assert not errors
    return str(said)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_every_entry_is_what_the_whole_file_has(path: Path) -> None:
    whole = {key_of(message): message for message in read(path, path.read_text(encoding="utf-8"))}
    assert list(entries(path)) == list(whole)
    for key, entry in entries(path).items():
        assert entry.parsed.equals(whole[key], ignored_fields=["span", "comment"]), key


def test_a_message_brings_what_it_quotes(tmp_path: Path) -> None:
    path = written(tmp_path, "one = { two }!\n# A comment.\ntwo = 2 { -three(case: 1) }\n-three = 3\n\nfour = 4\n")
    texts = texts_of(path)
    assert say(texts, "one") == "2 3!"
    assert not texts.bundle.has_message("four")
    assert say(texts, "four") == "4"


@pytest.mark.parametrize("text", ["one 1\ntwo = 2\n", "\n  .one = 1\n"])
def test_what_stands_before_the_first_message_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(MissingWords, match="cannot read"):
        entries(written(tmp_path, text))


@pytest.mark.parametrize("text", ["one = { \n", "one = 1\nfree words\n", "one =\n"])
def test_a_message_that_cannot_be_read_is_refused_when_it_is_said(tmp_path: Path, text: str) -> None:
    with pytest.raises(MissingWords, match="cannot read"):
        say(texts_of(written(tmp_path, text)), "one")


def test_a_key_is_there_once(tmp_path: Path) -> None:
    twice = tmp_path / "twice.ftl"
    twice.write_text("one = 1\none = 2\n", encoding="utf-8")
    with pytest.raises(MissingWords, match="'one' is there twice"):
        entries(twice)
    once = written(tmp_path, "one = 1\n")
    with pytest.raises(MissingWords, match="'one' is there already"):
        texts_of(once, once)


def test_a_data_pack_changes_a_part_of_a_message(tmp_path: Path) -> None:
    texts = texts_of(written(tmp_path, "one = 1\n    .help = Help.\ntwo = 2\n"))
    pack = tmp_path / "pack.ftl"
    pack.write_text("one = 11\nthree = 3\n", encoding="utf-8")
    texts.override(pack)
    assert [say(texts, key) for key in ("one", "two", "three")] == ["11", "2", "3"]
    assert "help" in texts.bundle.get_message("one").attributes
    pack.write_text("one { 1\n", encoding="utf-8")
    with pytest.raises(MissingWords, match="cannot read"):
        texts.override(pack)
