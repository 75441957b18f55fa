"""Worlds between two games: what is written of a game, what may be known before the next, and the string of another
program."""

import json
import re
from collections.abc import Sequence
from typing import Any

import pytest

import krainy
from krainy.engine.errors import BadInput
from krainy.engine.legacy import Legacy, Save
from krainy.engine.state import State
from krainy.games.oath import GAME
from krainy.games.oath.cards import NAMES, NUMBER
from krainy.games.oath.positions.save_string import CARD_CODE, SITE_CODE
from krainy.games.oath.state import Oath
from krainy.play import chronicle
from krainy.play.chronicle import UNSEATED, Chapter, World, bequeath, bequeathed, chapter_of, history, tell_survey
from krainy.play.playthrough import Playthrough
from krainy.play.words import LANGUAGES, speak
from krainy.play.worldfile import read, to_file, to_string

from .worlds import any_world


def finished(seed: int, seats: int = 3, **options: object) -> Playthrough:
    """A game that bots have played to its end."""
    playthrough = Playthrough(GAME, ["random"] * seats, seed, options)
    while playthrough.bot_move():
        pass
    return playthrough


def lived(games: int, seed: int, seats: int = 3) -> World:
    """A world after some games."""
    world = World("oath", "Wyspy", "", 0)
    for number in range(games):
        legacy = bequeath(finished(seed + number, seats, world=world.document).record())
        assert legacy is not None
        chapter = chapter_of(legacy, [(f"Osoba {seat}", "person") for seat in range(seats)], 1.8e9 + number)
        ruler = chapter.players[chapter.ruler].name
        world = World("oath", "Wyspy", legacy.world, number + 1, ruler, [*world.chapters, chapter])
    return world


def lines(chapter: dict[str, Any], name: str, secret: bool = False) -> list[str]:
    return [line for n in chapter["notes"] if n["name"] == name and n["secret"] == secret for line in n["lines"]]


def told_of(legacy: Legacy | None) -> tuple[str, Chapter]:
    """All that a game has left."""
    assert legacy is not None
    return legacy.world, chapter_of(legacy, [], 0.0)


def test_what_a_table_leaves_is_found_from_a_checkpoint(monkeypatch: pytest.MonkeyPatch) -> None:
    playthroughs = [finished(seed, seats) for seed, seats in ((3, 1), (4, 2), (5, 3), (6, 4))]
    expected = [told_of(bequeath(playthrough.record())) for playthrough in playthroughs]
    ways: list[int] = []
    left_by = chronicle.left_by

    def note(g: State, moves: Sequence[tuple[int, int]]) -> Legacy | None:
        ways.append(len(moves))
        return left_by(g, moves)

    monkeypatch.setattr(chronicle, "left_by", note)
    assert [told_of(bequeathed(playthrough.frozen())) for playthrough in playthroughs] == expected
    for way, playthrough in zip(ways, playthroughs, strict=True):
        after_the_end = sum(playthrough.at(ply).decided for ply in range(len(playthrough.moves)))
        assert way <= after_the_end + playthrough.checkpoints.every + 1 < len(playthrough.moves)
    assert bequeathed(Playthrough(krainy.load("eko"), ["random"] * 2, 1)) is None


# -- the history -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("oath.chron.1", "oath.chron.5", "oath.chron.9", "oath.chron.17", "oath.chron.19", "oath.opt.3")
@pytest.mark.parametrize("seed", [0, 20, 40, 60])
def test_a_chapter_tells_what_the_log_told(seed: int) -> None:
    playthrough = finished(seed)
    legacy = bequeath(playthrough.record())
    assert legacy is not None
    speech = speak("en", "oath")
    chapter = history(
        World("oath", "", legacy.world, 1, "", [chapter_of(legacy, [("", "random")] * 3, 0.0)]), speech, True
    )
    told = [
        (kind.name, dict(zip(kind.fields, event.args, strict=True)))
        for ply in playthrough.told
        for event in ply
        for kind in [GAME.events.kinds[event.kind]]
    ]
    [winner] = [args["seat"] for name, args in told if name == "won"]
    assert chapter[0]["ruler"] == winner
    assert chapter[0]["players"][winner]["called"] in lines(chapter[0], "won")[0]
    [oath] = [args["oath"] for name, args in told if name == "swore"]
    assert json.loads(legacy.world)["oath"] == ["supremacy", "people", "protection", "devotion"][oath]
    assert len(lines(chapter[0], "built")) == sum(name == "built" for name, _ in told)
    assert len(lines(chapter[0], "ruined")) == sum(name == "became-ruin" for name, _ in told)
    for note, event in (("came", "came-in"), ("left", "went-out")):
        counts = [f"{speech.say(f'suit-{suit(args)}')}: {args['number']}" for name, args in told if name == event]
        assert lines(chapter[0], note) == counts
        assert len(lines(chapter[0], note, secret=True)) == len(counts)


def suit(args: dict[str, int]) -> str:
    return ["discord", "arcane", "order", "hearth", "beast", "nomad"][args["suit"]]


def test_a_prince_can_rule_and_is_called_so() -> None:
    for seed in range(40):
        legacy = bequeath(finished(seed, 1).record())
        assert legacy is not None
        if legacy.ruler == 1:
            chapter = chapter_of(legacy, [("Ala", "person")], 0.0)
            assert chapter.players[1].player == UNSEATED
            told = history(World("oath", "", legacy.world, 1, "", [chapter]), speak("pl", "oath"))
            assert told[0]["players"][1]["name"] == "Mechaniczny Książę"
            return
    raise AssertionError("the Prince never won")


def test_an_unfinished_game_leaves_nothing() -> None:
    playthrough = Playthrough(GAME, ["random"] * 2, 1, {})
    for _ in range(20):
        playthrough.bot_move()
    assert bequeath(playthrough.record()) is None
    assert bequeath(Playthrough(krainy.load("eko"), ["random"] * 2, 1).record()) is None


@pytest.mark.rule("oath.opt.3")
def test_before_the_next_game_nobody_reads_what_lies_face_down() -> None:
    world = lived(2, 7)
    for lang in LANGUAGES:
        speech = speak(lang, "oath")
        said = json.dumps([tell_survey(world, speech, False), history(world, speech)], ensure_ascii=False)
        document = json.loads(world.document)
        facedown = [f"site-{site['site']}" for site in document["sites"] if site.get("facedown")]
        relics = [f"card-{relic}" for site in document["sites"] for relic in site.get("relics", [])]
        deck = [f"card-{card}" for card in document["deck"]]
        shown = [f"card-{card}" for site in document["sites"] for card in site.get("cards", [])]
        named = {
            line for chapter in history(world, speech) for line in lines(chapter, "lost") + lines(chapter, "found")
        }
        for key in relics + deck:
            assert key in shown or not re.search(rf"\b{re.escape(speech.say(key))}\b", said), key
        for key in facedown:
            assert speech.say(key) not in said or any(speech.say(key) in line for line in named), key


# -- files -------------------------------------------------------------------------------------------------------------


def test_a_file_holds_the_whole_world() -> None:
    world = lived(3, 11)
    assert read(json.dumps(to_file(world))) == world
    assert read(json.dumps(to_file(world)), "oath") == world
    bare = read(world.document)
    assert (bare.document, bare.games, bare.chapters) == (world.document, 0, [])


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"game": "eko"}, "eko leaves no world"),
        ({"game": 7}, "a world of 7"),
        ({"games": -1}, "'games'"),
        ({"games": 0}, "'chapters'"),
        ({"world": None}, "format"),
        ({"world": {"format": "krainy-oath-world-1"}}, "no oath"),
        ({"chapters": [None]}, "chapter 1 cannot"),
        ({"chapters": [{}]}, "chapter 1 cannot"),
        ({"chapters": "x"}, "'chapters'"),
    ],
)
def test_a_damaged_file_is_refused_in_one_line(changes: dict[str, object], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        read(json.dumps({**to_file(lived(1, 3)), **changes}))


@pytest.mark.parametrize(
    "change",
    [
        {"ruler": 9},
        {"ruler": True},
        {"time": "noon"},
        {"time": float("inf")},
        {"players": []},
        {"players": [{"called": 1}]},
        {"notes": [{"name": "nothing", "lines": [], "secret": False}]},
        {"notes": [{"name": "won", "lines": [["annal-won-usurper", {}]], "secret": False}]},
        {"notes": [{"name": "won", "lines": [["annal-nothing", {}]], "secret": False}]},
        {"notes": [{"name": "won", "lines": [[["x"], {}]], "secret": False}]},
        {"notes": [{"name": "won", "lines": [["annal-things", {"things": ["x"]}]], "secret": False}]},
    ],
)
def test_a_damaged_chapter_is_refused_in_one_line(change: dict[str, object]) -> None:
    file = to_file(lived(1, 3))
    file["chapters"][0].update(change)
    with pytest.raises(BadInput, match="chapter 1 cannot be read"):
        read(json.dumps(file))


# -- the string of the module ------------------------------------------------------------------------------------------


STRING = (
    "030303" "000C"  # version 3.3.3, game 12
    "08" "Łąka 1"  # bytes, not letters
    "23" "12" "03" "012345"  # purple, blue and red played; blue and black are Citizens; Protection
    "00" "19" "FF" "DF"  # Mine: Elders, Horned Mask
    "1D" "FFFFFF"  # River, facedown
    "04" "CE" "03" "FF"  # Plains: Great Spire, Longbows
    "0B" "C9" "FF" "FF"  # Rocky Coast: Hall of Mockery
    "22" "FFFFFF" "0D" "26FFFF"  # Wastes, facedown; Charming Valley: Wolves
    "20" "FFFFFF" "2E" "FFFFFF"  # Lush Coast and The Hidden Place, facedown
    "23" "0001D202" "04050607D608090A0B0C" "D30DD50ED40F101112131415161718" "1A1B1C1D1E1F"  # 30 denizens and Visions
    "02" "C570"  # Wild Allies, Secret Police
    "12" "DADBDCDDDEE0E1E2E3E4E5E6E7E8E9EAEBED"  # the Dragonskin Drum on top; the Book of Records is missing
    "02" "02" "03" "Ola"  # blue was a Citizen, blue won
)  # fmt: skip


@pytest.mark.rule("oath.chron.24")
def test_a_string_of_the_module_is_read_part_by_part() -> None:
    save = GAME.read_save(f"  {STRING}\n")
    world = json.loads(save.world)
    assert (save.name, save.games, save.ruler) == ("Łąka 1", 11, "Ola")
    assert (world["oath"], world["citizens"]) == ("protection", ["blue", "black"])
    assert world["sites"] == [
        {"site": "mine", "cards": ["elders"], "relics": ["horned-mask"]},
        {"site": "river", "facedown": True},
        {"site": "plains", "cards": ["great-spire", "longbows"], "relics": []},
        {"site": "rocky-coast", "cards": ["hall-of-debate-ruined"], "relics": []},
        {"site": "wastes", "facedown": True},
        {"site": "charming-valley", "cards": ["wolves"], "relics": []},
        {"site": "lush-coast", "facedown": True},
        {"site": "the-hidden-place", "facedown": True},
    ]
    assert world["dispossessed"] == ["secret-police", "wild-allies"]
    assert len(world["deck"]) == 30
    assert (world["relics"][0], world["relics"][1], world["relics"][-1]) == (
        ["dragonskin-drum"],
        ["obsidian-cage"],
        ["book-of-records"],
    )
    assert world["last"] == {
        "players": ["red", "blue", "purple"],
        "prince": False,
        "citizens": ["blue"],
        "winner": "blue",
    }
    g = GAME.new(3, 5, world=save.world)
    assert isinstance(g, Oath)
    assert [g.relics.content[slot] for slot in g.reliquary] == [
        NUMBER[name] for name in ("dragonskin-drum", "obsidian-cage", "map", "ivory-eye")
    ]
    assert NAMES[g.sites.content[1]] == "river"
    assert g.site[1] == 0


@pytest.mark.parametrize("seed", range(30))
def test_any_world_comes_back_from_its_string(seed: int) -> None:
    world = any_world(seed)
    string = GAME.write_save(Save(world, "Świat nr 7", seed, "Żaneta"))
    save = GAME.read_save(string)
    assert (save.name, save.games, save.ruler) == ("Świat nr 7", seed, "Żaneta")
    before, after = json.loads(world), json.loads(save.world)
    for part in ("oath", "citizens"):
        assert after[part] == before[part]
    for part in ("deck", "dispossessed"):
        assert sorted(after[part]) == sorted(before[part])
    for one, other in zip(before["sites"], after["sites"], strict=True):
        assert other == one or (one is None and other["facedown"])
    assert sorted(name for [name] in after["relics"][:3]) == sorted(before["relics"][0]), "the first pile is on top"
    # What has been read once comes back to the letter, but for the order in which a deck is shuffled.
    assert GAME.read_save(GAME.write_save(save)).world == save.world


@pytest.mark.rule("oath.chron.26")
def test_a_written_deck_is_stacked_as_the_rules_say() -> None:
    world = lived(2, 31)
    string = to_string(world)
    start = string.index("012345") + 6 + 8 * 8
    size = int(string[start : start + 2], 16)
    codes = [int(string[start + 2 + 2 * place : start + 4 + 2 * place], 16) for place in range(size)]
    visions = [place for place, code in enumerate(codes) if 210 <= code <= 214]
    assert len([place for place in visions if place < 12]) == 2
    assert len([place for place in visions if 12 <= place < 30]) == 3
    assert read(string).games == 2
    assert string.endswith(f"{len(world.ruler.encode()):02X}{world.ruler}")


def test_the_module_numbers_every_thing_once() -> None:
    assert sorted(SITE_CODE.values()) == list(range(23))
    assert sorted(CARD_CODE.values()) == [*range(215), *range(218, 238)]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "ends before the version"),
        ("01060000020358", "version 1.6.0 is not known"),
        ("FF0303", "version 255.3.3"),
        (STRING[:60], "ends before"),
        (STRING.replace("012345", "01234", 1), "save string|world"),
        (STRING.replace("2312030", "2312090", 1), "no oath 9"),
        (STRING.replace("1DFFFFFF", "17FFFFFF", 1), "no site 23"),
        (STRING.replace("0019FFDF", "0019FFD8", 1), "no card 216"),
        (STRING.replace("02C570", "02C5C5", 1), "two places"),
        (STRING.replace("02C570", "02C5XX", 1), "'XX' is not a hexadecimal"),
        (STRING[:-2], "ends before the winner's name"),
        ("030100000110Empire and Exile1F0000012345" + "FFFFFFFF" * 8 + "000000", "no game yet"),
    ],
)  # fmt: skip
def test_a_text_that_is_no_string_is_refused_in_one_line(text: str, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        GAME.read_save(text)


def test_a_site_with_too_many_cards_has_no_string() -> None:
    world = json.loads(any_world(1))
    world["sites"][0]["cards"] = world["deck"][-4:]
    world["deck"] = world["deck"][:-4]
    with pytest.raises(BadInput, match="no room for more than 3"):
        GAME.write_save(Save(json.dumps(world), "", 1))
