"""Every component of every game is in its catalogue, in both languages, and what the data marks is marked there."""

import re
from collections import Counter
from functools import cache
from typing import Any

import pytest

import krainy
from krainy.engine.catalogue import Catalogue, Item, reconstructed, sources
from krainy.engine.facts import facts
from krainy.games.runewars.pack import SECTIONS
from krainy.play.catalogue import Card, cards, lookup, of_kind, search
from krainy.play.reference import rules
from krainy.play.words import LANGUAGES, speak

GAMES = krainy.names()
pytestmark = pytest.mark.once
EVERY = pytest.mark.parametrize("game", GAMES)


@cache
def catalogue(game: str) -> Catalogue:
    """Kept, because a game reads all its data files for it."""
    return krainy.load(game).catalogue()


def marks(item: Item) -> set[str]:
    """The facts of a component that are marked as reconstructed."""
    return {fact.name for face in item.faces for fact in face.facts if fact.reconstructed}


@cache
def rows(game: str) -> dict[str, dict[str, Any]]:
    """The rows of data that a component is made of, by the id that the catalogue should have."""
    found: dict[str, dict[str, Any]] = {}
    if game == "mysthea":
        pieces = facts(game, "components")
        found |= {row["id"]: row for row in facts(game, "commands")["card"]}
        found |= {row["id"]: row for row in facts(game, "chosen")["chosen"]}
        found |= {row["id"]: row for row in facts(game, "encounters")["encounter"]}
        found |= {row["id"]: row for row in facts(game, "attunements")["attunement"]}
        found |= {row["card"]: row for row in facts(game, "monsters")["monster"]}
        found |= {row["id"]: row for row in pieces["event"]}
        found |= {f"{kind}-{row['id']}": row for kind in ("artefact", "unit", "island") for row in pieces[kind]}
    elif game == "xidit":
        tokens = facts(game, "tokens")
        found |= {f"unit-{row['id']}": row for row in facts(game, "components")["units"]}
        found |= {f"{group}-{row['city']}": row for group in ("set45", "set3") for row in tokens[group]}
        found |= {row["id"]: row for row in tokens["titans"]}
        found |= {f"region-{row['id']}": row for row in facts(game, "map")["regions"]}
    elif game == "eko":
        tiles, pieces = facts(game, "tiles"), facts(game, "components")
        found |= {f"tile-{row['id']}": row for size in ("large", "temple", "small") for row in tiles[size]}
        found |= {f"terrain-{row['id']}": row for row in pieces["hexes"]}
        found |= {f"building-{row['id']}": row for row in pieces["buildings"]}
        modules = next(option.choices for option in krainy.load(game).options if option.name == "modules")
        found |= {f"module-{name}": {"source": "rulebook"} for name in modules}
    elif game == "oath":
        for name, kind in (("denizens", "denizen"), ("relics", "relic"), ("sites", "site"), ("visions", "vision")):
            found |= {id_of(row): row | source_of(name) for row in facts(game, name)[kind]}
        found |= {id_of(row): row | source_of("edifices") for row in facts(game, "edifices")["edifice"]}
        pieces = facts(game, "components")
        found |= {id_of({"id": name}): source_of("components") for name in pieces["banners"]}
        found |= {
            f"{kind}-{name}": source_of("components") for kind in ("oath", "trait") for name in pieces[f"{kind}s"]
        }
        found["clockwork-prince"] = source_of("prince")
    elif game == "runewars":
        for file, name in SECTIONS.items():
            found |= {runewars_id("fate" if file == "fate" else name, row): row for row in facts(game, file)[name]}
        found |= {runewars_id("development", row): row for row in facts(game, "factions")["development"]}
    else:
        raise NotImplementedError(f"say here which rows of the data are components of {game}")
    return found


def id_of(row: dict[str, Any]) -> str:
    """The id of a card of Oath as the catalogue has it."""
    return str(row["id"]).replace("_", "-")


def source_of(name: str) -> dict[str, Any]:
    """The source that a data file of Oath names once for all its rows."""
    return {"source": facts("oath", name)["source"]}


def runewars_id(kind: str, row: dict[str, Any]) -> str:
    """Ids of Runewars carry their kind already, but for units, factions, developments and the fate cards."""
    if kind == "fate":
        return f"fate-{row['number']:02}"
    id = str(row["id"]).replace(".", "-").replace("_", "-")
    return id if "." in str(row["id"]) else f"{kind}-{id}"


@EVERY
def test_every_row_of_the_data_is_a_component_or_a_side_of_one(game: str) -> None:
    items = catalogue(game).items
    ids = {item.id for item in items}
    assert len(ids) == len(items)
    sides = {face.id for item in items for face in item.faces if face.id}
    assert rows(game).keys() <= ids | sides
    assert len(rows(game)) == sum(max(1, len([face for face in item.faces if face.id])) for item in items)


def test_the_boxes_are_complete() -> None:
    counted = {game: Counter(item.kind for item in catalogue(game).items) for game in GAMES}
    mysthea = {"command": 80, "chosen": 7, "encounter": 30, "monster": 4, "attunement": 5, "event": 6}
    assert counted["mysthea"] == mysthea | {"artefact": 5, "unit": 4, "island": 5}
    assert counted["xidit"] == {"unit": 5, "token": 39, "titan": 6, "region": 9}
    runewars = {"order": 8, "season": 32, "tactics": 30, "objective": 16, "hero": 12, "quest": 24, "reward": 20}
    runewars |= {"faction": 4, "unit": 22, "development": 7, "title": 3, "city": 7, "fate": 30, "exp": 12, "tile": 13}
    assert counted["runewars"] == runewars
    assert counted["eko"] == {"tile": 21, "terrain": 11, "building": 3, "module": 7}
    oath = {"denizen": 198, "edifice": 6, "relic": 21, "site": 23, "vision": 5, "banner": 2, "oath": 4, "trait": 4}
    assert counted["oath"] == oath | {"prince": 1}


@EVERY
def test_a_component_has_the_sources_of_its_row(game: str) -> None:
    found = rows(game)
    for item in catalogue(game).items:
        mine = [found[id] for id in (item.id, *[face.id for face in item.faces]) if id in found]
        assert mine
        assert all(item.sources == sources(row) for row in mine), item.id


@EVERY
def test_what_the_data_marks_as_reconstructed_is_marked_and_nothing_else(game: str) -> None:
    """A fact has the name of its field of the data, but for those that only say how the row came into the box."""
    ours = {"set", "module", "landmark", "size"}
    for id, row in rows(game).items():
        item = next(i for i in catalogue(game).items if id == i.id or id in [face.id for face in i.faces])
        names = {fact.name for face in item.faces for fact in face.facts} - ours
        assert marks(item) - {"size"} == {name for name in names if reconstructed(row, name)}, id
        assert ("size" in marks(item)) == (isinstance(row["source"], dict) and "size" in row["source"]), id


def test_the_reconstructed_facts_are_these() -> None:
    """Named once more by hand, so that a change of the data shows."""
    marked = {game: {item.id: marks(item) for item in catalogue(game).items if marks(item)} for game in GAMES}
    assert marked["mysthea"] == {"artefact-IV": {"energy"}, "artefact-V": {"energy"}}
    rewards = {"gold", "bards", "floors"}
    assert marked["xidit"]["T3a"] == rewards
    assert marked["xidit"]["set45-10"] == rewards | {"recruit", "requires"}
    assert marked["xidit"]["region-C"] == {"first", "second", "cities"}
    assert len(marked["xidit"]) == 39 + 6 + 9
    assert marked["eko"]["tile-A"] == {"back", "hexes"}
    assert marked["eko"]["tile-P"] == {"count", "hexes"}
    assert marked["eko"]["tile-R"] == {"hexes"}
    assert marked["eko"]["tile-U"] == {"size", "hexes"}
    assert len(marked["eko"]) == 21


def test_what_a_worked_example_tells_of_a_reconstructed_token_is_told() -> None:
    known = {
        f"{group}-{row['city']}"
        for group in ("set45", "set3")
        for row in facts("xidit", "tokens")[group]
        if "known" in row
    }
    told = {
        item.id
        for item in catalogue("xidit").items
        if any(text.label == "part-known" for face in item.faces for text in face.texts)
    }
    assert told == known
    assert len(known) == 8


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_is_told_in_full(game: str, lang: str) -> None:
    found = cards(game, lang)
    labels = {one.name for one in found.facts}
    assert [kind.id for kind in found.kinds] == catalogue(game).kinds
    for kind in found.kinds:
        mine = [item for item in found.items if item.kind == kind.id]
        assert kind.count == len(mine) > 0
        assert bool(kind.reconstructed) == any(item.reconstructed for item in mine)
        said(kind.title, kind.one, kind.help)
    for item in found.items:
        check(item, labels, {one.id for one in rules(game, lang)})


def check(item: Card, labels: set[str], known: set[str]) -> None:
    """A component that can be read: nothing empty, no key in sight, rules that exist."""
    said(item.name, *item.names.values(), *item.sources)
    assert item.rules
    assert {one.id for one in item.rules} <= known
    assert sum(len(face.facts) + len(face.texts) for face in item.faces)
    for face in item.faces:
        assert {fact.name for fact in face.facts} <= labels
        said(*[value.text for fact in face.facts for value in fact.values], *[text.text for text in face.texts])


def said(*texts: str) -> None:
    for text in texts:
        assert text.strip()
        assert not re.search(r"[{}$_]", text), text
        keys = [word for word in re.findall(r"\b[a-z]+-[\w-]+", text) if any(speak("en", g).knows(word) for g in GAMES)]
        assert not keys, text


@EVERY
def test_the_languages_differ_in_words_only(game: str) -> None:
    polish, english = cards(game, "pl"), cards(game, "en")
    for one, other in zip(polish.items, english.items, strict=True):
        assert (one.id, one.kind, one.colour, one.names, one.reconstructed) == (
            other.id,
            other.kind,
            other.colour,
            other.names,
            other.reconstructed,
        )
        assert [rule.id for rule in one.rules] == [rule.id for rule in other.rules], one.id
        values = [
            [(fact.name, [value.value for value in fact.values]) for face in item.faces for fact in face.facts]
            for item in (one, other)
        ]
        assert values[0] == values[1]


def test_rulings_that_name_a_card_are_found() -> None:
    """`mysthea.ruling.9` speaks of C055 and EN28, and nobody has to tell the catalogue so."""
    for id in ("C055", "EN28"):
        assert "mysthea.ruling.9" in [rule.id for rule in lookup("mysthea", id, "en").rules]


def test_a_card_is_found_by_its_id_or_that_of_a_side() -> None:
    assert lookup("mysthea", "c027", "pl").name == "Cel „Lekcja wojny”"
    assert lookup("mysthea", "A06", "en").id == "attunement-monolith"
    with pytest.raises(krainy.BadInput, match=r"mysthea has no card 'C0277'; did you mean .*C027"):
        lookup("mysthea", "C0277", "en")


def test_words_are_found_whatever_their_ending_and_in_names_of_the_other_language() -> None:
    polish = of_kind("mysthea", "", "pl")
    assert {item.id for item in search(polish, "golemy podróżują")} >= {"C022", "EN10"}
    assert [item.id for item in search(of_kind("eko", "building", "pl"), "castle")] == ["building-castle"]
    assert search(polish, "smok") == []
    with pytest.raises(krainy.BadInput, match="no kind of cards 'dragon'; it has: command, "):
        of_kind("mysthea", "dragon", "en")


def test_sources_are_read_in_every_form_that_data_uses() -> None:
    row = {
        "source": "public:FFG forum archive, thread 'Some questions' (2010); rulebook",
        "field_sources": {"copies": "more than one: rulebook; the number is reconstructed"},
        "source_of_name": "recalled: one of the setting",
    }
    assert sources(row) == ["FFG forum archive, thread 'Some questions'", "rulebook", "reconstructed"]
    assert [reconstructed(row, field) for field in ("text", "copies", "name")] == [False, True, True]
    assert reconstructed(row, "text", "copies")
    assert sources({"source": ["public:one and public:two", "rulebook"]}) == ["one", "two", "rulebook"]
