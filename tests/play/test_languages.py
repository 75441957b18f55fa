"""One more language needs a line in the list and its texts, as CONTRIBUTING tells; then everything speaks it.

The page is looked at by `tests/web/language.spec.ts`.
"""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import krainy
from krainy.play.languages import DEFAULT, LANGUAGES, nearest
from tests.pseudo import CODE, KEPT, environment, make, pseudo

pytestmark = pytest.mark.once
MOVES = 150
EVERYTHING = f"""
import io, json, sys
import krainy, msgspec
from rich.console import Console
from krainy.engine.chance import Dice
from krainy.play.boards import drawing_of
from krainy.play.catalogue import cards
from krainy.play.words import LANGUAGES, rules, speak
from krainy.server.http.descriptions import describe, words_of
from krainy.server.wire.messages import Hello

said = [list(LANGUAGES), msgspec.json.decode(b'{{"type": "hello", "lang": "{CODE}"}}', type=Hello).lang]
for name in krainy.names():
    speech, dice, game = speak("{CODE}", name), Dice(1), krainy.load(name)
    told = msgspec.to_builtins(describe(name))
    texts = [told["words"]["{CODE}"], *[action["questions"]["{CODE}"] for action in told["actions"]]]
    texts += [option["words"]["{CODE}"] for option in told["options"]]
    texts += list(words_of(name, "{CODE}").values())
    catalogue = cards(name, "{CODE}")
    texts += [[kind.title, kind.one, kind.help] for kind in catalogue.kinds]
    texts += [[item.name] + [text.text for face in item.faces for text in face.texts] for item in catalogue.items]
    texts += [[rule.title, rule.text] for rule in rules(name, "{CODE}")]
    g = game.new(game.seats[0], 1)
    while not g.over and g.ply < {MOVES}:
        seat = g.actors()[0]
        actions = g.actions(seat)
        texts += [speech.prompt(g), speech.help(g), speech.name_action(g, actions[0])]
        g.told = []
        g.apply(seat, actions[dice.below(len(actions))])
        texts += [speech.tell(g, event) for event in g.told]
    drawing, page = drawing_of(name), io.StringIO()
    parts = drawing.board(g, speech, 0, 140, []), drawing.legend(g, speech, 140), drawing.panels(g, speech, 0, 140)
    Console(file=page, width=140, color_system=None, markup=False, highlight=False).print(*parts)
    texts += [speech.result(g), page.getvalue()]
    said.append(texts)
json.dump(said, sys.stdout)
"""
"""Whatever is said of the games, put into the language by the copy."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pseudo") / "krainy"
    make(folder)
    return folder


def run(copy: Path, *command: str) -> str:
    done = subprocess.run(
        [sys.executable, "-P", *command], cwd=copy, env=environment(copy), capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def english(text: str) -> list[str]:
    """What is left in a text that was not put into the made-up language; short ones are labels, like NE or III."""
    return re.findall(r"(?!III\b)[A-Za-z]{3,}", KEPT.sub("", text))


def flat(said: Any) -> list[str]:
    """Every text in lists and dictionaries."""
    if isinstance(said, dict):
        return flat(list(said.values()))
    return [said] if isinstance(said, str) else [text for one in said for text in flat(one)] if said else []


def test_a_line_in_the_list_and_its_texts_make_a_language(copy: Path) -> None:
    languages, heard, *games = json.loads(run(copy, "-c", EVERYTHING))
    assert languages == [*LANGUAGES, CODE]
    assert heard == CODE
    assert len(games) == len(krainy.names())
    for texts in map(flat, games):
        assert len(texts) > MOVES
        assert {word: text for text in texts for word in english(text)} == {}


def test_the_command_line_speaks_it(copy: Path) -> None:
    assert pseudo("Only over empty spaces") in run(copy, "-m", "krainy", "rules", "eko.move.3", "--lang", CODE)
    watched = run(copy, "-m", "krainy", "watch", "eko", "--seed", "7", "--pace", "0", "--lang", CODE)
    assert pseudo("Violet wins.") in watched
    assert english(watched) == []


def test_the_page_lists_it(copy: Path) -> None:
    assert f"{{ code: '{CODE}', name: 'Ƥşḗŭḓǿ', locale: 'ja-JP' }}," in (copy / "web/src/wire.ts").read_text("utf-8")


@pytest.mark.parametrize(
    ("tag", "code"),
    [
        ("pl_PL.UTF-8", "pl"),
        ("en_GB", "en"),
        ("pl", "pl"),
        ("pl_PL@euro", "pl"),
        ("C.UTF-8", DEFAULT),
        ("de_DE", DEFAULT),
    ],
)
def test_a_locale_of_the_system_leads_to_its_language(tag: str, code: str) -> None:
    assert nearest(tag) == code


def test_english_in_a_text_is_found() -> None:
    assert english(pseudo("Take C016 (mysthea.card.2) from `krainy`")) == []
    assert english(pseudo("One") + " and other") == ["and", "other"]
