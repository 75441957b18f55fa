"""The scenario runner: what it refuses, what it reports as failing, and in which words."""

from pathlib import Path

import pytest
import typer

import krainy
from krainy.cli.scenario import scenario_command
from krainy.engine.anatomy import fingerprint
from krainy.engine.chance import Dice
from krainy.engine.errors import BadInput
from krainy.play.scenario import begin, read, reads, run, scenario_files
from krainy.play.strict_yaml import MOST_BYTES

HEAD = """title: Two stacks
game: eko
position:
  board: {spaces: [a b c d], terrains: {h: ravine a}}
  stacks: {a: light_blue 2, d: navy 1}
"""


def failure(*steps: str) -> str:
    """What the runner says about these steps in a small position."""
    play = "play:\n" + "".join(f"  - {step}\n" for step in steps)
    (scenario,) = reads(HEAD + play, "file.yaml")
    return run(scenario).failure


def test_a_scenario_that_holds_passes() -> None:
    steps = [
        "asked: light_blue",
        "legal: [move a b, build a h camp]",
        "illegal: {move a h: eko.move.3}",
        "{illegal: {move d c: eko.turn.4}, seat: navy}",
        "clicks: {stack a: open, hex h: eko.move.3, 'stack a, hex h': eko.move.3, space b: other}",
        "{clicks: {space a: other}, seat: navy}",
        "exactly: {move a: [b, c, d], build: [a h camp]}",
        "{exactly: [], seat: navy}",
        "do: move a b",
        "{events: [moved light_blue a b 2]}",
        "{events: moved}",
        "untold: [captured, moved navy]",
        "holds: {stacks.b.discs: 2, stacks.a: absent, stacks: {b: {seat: light_blue}}}",
        "holds: {buildings: {}, prison.navy: [], over: false, turn: navy, phase: Action}",
        "{sees: {stacks.b.discs: 2, seat: 1}, seat: navy}",
        "over: false",
        "unfinished: false",
        "holds: {alive: {exactly: [navy, light_blue], length: 2, has: navy, lacks: [grey, violet]}}",
        "holds: {stacks.b: {exactly: {seat: light_blue, discs: 2, emperor: false}}, stacks: {length: 2}}",
        "holds: {stacks.b.discs: {at-least: 2, at-most: 2}, points.navy: {at-most: 0}}",
        "holds: {stacks: {some: {seat: navy, discs: 1}}, alive: {some: navy}}",
        "either: [{over: true}, {over: false, asked: navy}]",
        "{replies: {untold: attacked, either: [{events: moved}, {events: attacked}]}, seat: light_blue}",
        "{sealed: [], seat: navy}",
        "{do: move d c, seat: navy}",
        "do: [move b a, move c b]",
        "events: {1: [moved light_blue b a 2], move c b: moved navy c b}",
        "untold: {move b a: [moved navy], 2: moved light_blue}",
    ]
    assert failure(*steps) == ""


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ("do: move a h", "light_blue cannot 'move a h', eko.move.3 forbids it"),
        ("{do: move d c, seat: navy}", "navy cannot 'move d c', eko.turn.4 forbids it"),
        ("legal: [move a b, march]", "'march' should be possible, but eko.march.1 forbids it"),
        (
            "illegal: {move a b: eko.move.3}",
            "'move a b' should be forbidden by eko.move.3, but is possible",
        ),
        (
            "illegal: {move a h: eko.move.8}",
            "'move a h' should be forbidden by eko.move.8, but eko.move.3 is named",
        ),
        (
            "clicks: {stack a: eko.move.3}",
            "a click on 'stack a' should be answered 'eko.move.3', but is 'open' with []",
        ),
        (
            "exactly: {move a: [b, a]}",
            "'move a a' should be possible; 'move a c', 'move a d' should not be possible",
        ),
        ("exactly: {build: []}", "'build a h camp' should not be possible"),
        ("holds: {stacks.a.discs: 3}", "stacks.a.discs should be 3 and is 2"),
        ("holds: {stacks.b.discs: 3}", "stacks.b.discs should be 3 and is absent"),
        ("holds: {stacks: {a: {seat: navy}}}", "stacks.a.seat should be navy and is light_blue"),
        ("{sees: {seat: 0}, seat: navy}", "seat should be 0 and is 1"),
        ("holds: {stacks.a.emperor: 0}", "stacks.a.emperor should be 0 and is false"),
        ("holds: {alive: [navy]}", "alive should be [navy] and is [light_blue, navy]"),
        ("holds: {prison: {}}", "prison should be {} and is {light_blue: [], navy: []}"),
        ("holds: {alive: {exactly: [navy]}}", "alive should be exactly [navy] and is [light_blue, navy]"),
        ("holds: {alive: {exactly: [navy, navy]}}", "alive should be exactly [navy, navy] and is [light_blue, navy]"),
        (
            "holds: {stacks.a: {exactly: {discs: 2}}}",
            "stacks.a should be exactly {discs: 2} and is {seat: light_blue, discs: 2, emperor: false}",
        ),
        ("holds: {alive: {length: 1}}", "alive should have a length of 1 and is [light_blue, navy]"),
        ("holds: {alive: {has: [navy, grey]}}", "alive should have grey and is [light_blue, navy]"),
        ("holds: {alive: {lacks: navy}}", "alive should not have navy and is [light_blue, navy]"),
        ("holds: {points.navy: {at-least: 1}}", "points.navy should be at least 1 and is 0"),
        ("holds: {stacks.a.discs: {at-most: 1}}", "stacks.a.discs should be at most 1 and is 2"),
        ("holds: {stacks.a.seat: {at-least: 1}}", "stacks.a.seat should be a number and is light_blue"),
        ("holds: {stacks.z.discs: {at-least: 1}}", "stacks.z.discs should be at least 1 and is absent"),
        ("holds: {alive: {some: grey}}", "something in alive should be grey; there is [light_blue, navy]"),
        (
            "holds: {prison: {some: [navy]}}",
            "something in prison should be [navy]; there is {light_blue: [], navy: []}",
        ),
        ("either: [{over: true}, {asked: navy}]", "the game goes on; navy should be asked, but it is light_blue"),
        ("{replies: {over: false}, seat: light_blue}", "light_blue is still asked"),
        ("{sealed: [move a b], seat: navy}", "chosen in secret is nothing"),
        ("exactly: {march: []}", "that there is no 'march' shows nothing: Action is asked"),
        ("{exactly: {move: []}, seat: navy}", "that there is no 'move' shows nothing: navy is not asked"),
        ("asked: navy", "navy should be asked, but it is light_blue"),
        ("asked: []", "nobody should be asked, but it is light_blue"),
        ("winners: [navy]", "navy should have won, but the game goes on"),
        ("over: true", "the game goes on"),
        ("unfinished: true", "it did not stop"),
        ("events: captured", "'captured' should have been told; told was: nothing"),
    ],
)
def test_what_does_not_hold_is_said_with_step_and_line(step: str, message: str) -> None:
    verb = step.strip("{").split(":")[0]
    assert failure("over: false", step) == f"step 2 (line 8), {verb}: {message}"


def test_an_answer_that_breaks_a_claim_is_told() -> None:
    steps = ["do: move a b", "{replies: {untold: moved navy d c}, seat: light_blue}"]
    told = "step 2 (line 8), replies: the others answer 'move d c', and 'moved navy d c 1' should not have been told"
    assert failure(*steps) == told
    with pytest.raises(BadInput, match="say with 'seat' whose move the others answer"):
        failure("do: move a b", "replies: {over: false}")
    with pytest.raises(BadInput, match="'replies' says what must be true; 'do' does something"):
        failure("{replies: {do: pass}, seat: navy}")
    with pytest.raises(BadInput, match="'either' must be a list of two mappings or more"):
        failure("either: [{over: false}]")


def test_what_is_chosen_in_secret_is_known_to_the_scenario() -> None:
    text = (
        "{title: t, game: xidit, position: {idrakis: {blue: 7}}, play: [{do: [order red, order wait], seat: blue}, %s]}"
    )
    good, bad = "{sealed: [order red, order wait], seat: blue}", "{sealed: [order red], seat: blue}"
    assert [run(s).failure for s in reads(text % good, "f")] == [""]
    assert [run(s).failure for s in reads(text % bad, "f")] == [
        "step 2 (line 1), sealed: chosen in secret is order red, order wait"
    ]


def test_events_are_compared_in_their_order() -> None:
    steps = ["do: build a h camp", "events: [built, built]"]
    assert failure(*steps).endswith("told was: built light_blue camp h a 1")
    steps = ["do: build a h camp", "untold: [built light_blue camp]"]
    assert failure(*steps).endswith("'built light_blue camp h a 1' should not have been told")


def test_events_of_one_action() -> None:
    done = "do: [move a b, move d c]"
    assert failure(done, "events: {1: moved navy}").endswith("told was: moved light_blue a b 2")
    assert failure(done, "untold: {move d c: moved}").endswith("'moved navy d c 1' should not have been told")
    for which in ("move a c", "3"):
        with pytest.raises(BadInput, match=f"no action of the last 'do' is '{which}'; done was: 'move a b'"):
            failure(done, f"events: {{{which}: moved}}")
    with pytest.raises(BadInput, match="several of the last 'do' are 'move b a'"):
        failure(done, "do: [move b a, move c d, move a b, move d c, move b a]", "events: {move b a: moved}")


def test_seats_that_follow_a_script() -> None:
    play = "script: {navy: %s}\nplay: [do: [move a b, move b a], holds: {stacks.c.discs: 1}, asked: %s]\n"
    listed, whenever = reads(HEAD + play % ("[move d c]", "navy") + "---\n" + HEAD + play % ("move d c", "navy"), "f")
    assert run(listed).failure == run(whenever).failure == ""
    (wrong,) = reads(HEAD + play % ("[move d h]", "navy"), "f")
    assert run(wrong).failure == "step 1 (line 7), do: navy cannot 'move d h', eko.move.3 forbids it"
    first = HEAD + "script: {light_blue: [%s]}\nplay: [asked: navy]\n"
    assert run(reads(first % "move a b", "f")[0]).failure == ""
    assert run(reads(first % "pass", "f")[0]).failure.startswith("the beginning: light_blue cannot 'pass'")


def test_chance_that_is_given() -> None:
    text = "{title: t, game: oath, given: {end-die: %s}, position: {round: 5, phase: end}, play: [%s]}"
    assert run(reads(text % ("2", "events: [end-die 2]"), "f")[0]).failure == ""
    assert run(reads(text % ("[2, 3]", "events: [end-die 2]"), "f")[0]).failure == "given, but never drawn: end-die 3"
    with pytest.raises(BadInput, match="f, line 1: given: end-die cannot be '7' now, but 1, 2, 3, 4, 5, 6"):
        run(reads(text % ("7", "over: false"), "f")[0])
    with pytest.raises(BadInput, match="line 1: 'given': given: chance decides nothing called 'dice'; there are"):
        run(reads(text % ("2", "given: {dice: 1}"), "f")[0])


def test_nobody_who_imagines_sees_what_is_given() -> None:
    text = """{title: t, game: oath, given: {attack-dice: [skull, skull, skull], defense-dice: double}, position: {
        turn: red,
        sites: {rocky-coast: {warbands: blue 3}}, pawns: {red: rocky-coast}, boards: {red: {warbands: 3}}},
        play: [do: [campaign blue, pass, number 3], events: [attack-rolled red 0 0 3]]}"""
    (scenario,) = reads(text, "f")
    assert run(scenario).failure == ""
    g = begin(krainy.load("oath"), scenario)
    assert g.clone().fixed_chance is None
    assert g.determinize(1, 5).fixed_chance is None
    fair = krainy.load("oath").arrange(dict(scenario.position or {}))
    assert fingerprint(fair) == fingerprint(g)
    assert g.fixed_chance is not None
    assert g.fixed_chance.left() == [
        "attack-dice skull skull skull",
        "defense-dice double",
    ]


def test_the_next_game_needs_a_finished_one_with_a_world() -> None:
    words = "there is no next game: this one goes on, or leaves no world"
    assert failure("next: {}").endswith(words)
    won = "{title: t, game: eko, position: {board: {spaces: [a b]}, stacks: {a: light_blue 2, b: navy 1}}, play: [%s]}"
    assert run(reads(won % "do: move a b, next: {seed: 1}", "f")[0]).failure.endswith(words)


def test_winners_of_a_finished_and_of_an_unfinished_game() -> None:
    won = """{title: t, game: eko, position: {board: {spaces: [a b]}, stacks: {a: light_blue 2,
        b: navy 1}}, play: [do: move a b, winners: [navy]]}"""
    stuck = """{title: t, game: eko, position: {board: {spaces: [a b]}, stacks: {a: light_blue 1,
        b: navy 1}}, play: [winners: []]}"""
    messages = [run(scenario).failure for text in (won, stuck) for scenario in reads(text, "f")]
    assert messages[0].endswith("navy should have won, but the game is won by light_blue")
    assert messages[1].endswith("nobody should have won, but the game is unfinished")


def test_a_refusal_is_checked_by_its_words() -> None:
    text = "{title: t, game: eko, new: {seats: 5}, refused: %s}"
    results = [run(reads(text % words, "f")[0]) for words in ("played with", "too many cooks")]
    assert results[0].passed
    assert "too many cooks" in results[1].failure
    assert "not 5" in results[1].failure
    fine = run(reads("{title: t, game: eko, new: {seats: 2}, refused: no}", "f")[0])
    assert fine.failure == "this should be refused with 'no', but is not"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "there is no scenario in this file"),
        ("[]", "there is no scenario in this file"),
        ("just words", "a scenario is a mapping"),
        ("- 3", "a scenario is a mapping"),
        ("title: [1", "line 1: expected ',' or ']'"),
        ("title: a\ntitle: b", "line 2: the key 'title' comes twice"),
        ("title: &x a", "line 1: there are no anchors"),
        ("title: !!python/name:os.system a", "line 1: there are no tags"),
        ("title: " + "[" * 30, "nested more than 20 deep"),
        ("title: a\nplayers: 2", "line 1: there is no key 'players'; there are: title, game"),
        ("game: eko", "'title' must be a text"),
        ("{title: a, game: 7}", "'game' must be a text"),
        ("{title: a, game: eko}", "give either 'position' or 'new'"),
        ("{title: a, game: eko, new: {}, position: {}}", "give either 'position' or 'new'"),
        ("{title: a, game: eko, new: 3, play: [over: false]}", "must be mappings"),
        ("{title: a, game: eko, new: {}, given: 3, play: [over: true]}", "'given' must be a mapping"),
        ("{title: a, game: eko, new: {}, play: [next: 3]}", "'next' must be a mapping"),
        ("{title: a, game: eko, new: {}, script: [a], play: [over: true]}", "'script' must be a mapping"),
        ("{title: a, game: eko, new: {}}", "give either 'play', a list of steps, or 'refused'"),
        ("{title: a, game: eko, new: {}, play: []}", "give either 'play'"),
        ("{title: a, game: eko, new: {}, play: [x]}", "a step is a mapping"),
        ("{title: a, game: eko, new: {}, play: [{}]}", "a step says one thing, not nothing"),
        ("{title: a, game: eko, new: {}, play: [dance: 1]}", "there is no 'dance'; there are: do"),
        (
            "{title: a, game: eko, new: {}, play: [{do: pass, over: true}]}",
            "a step says one thing, not do and over",
        ),
        ("{title: a, game: eko, new: {}, play: [{over: true, seat: navy}]}", "'seat' names one"),
        ("{title: a, game: eko, new: {}, play: [over: 1]}", "'over' must be true or false"),
        ("{title: a, game: eko, new: {}, play: [do: {a: 1}]}", "'do' must be a text or a list"),
        ("{title: a, game: eko, new: {}, play: [holds: {}]}", "'holds' must be a mapping"),
        ("{title: a, game: eko, new: {}, play: [illegal: {pass: 1}]}", "needs the id of the rule"),
        (
            "{title: a, game: eko, new: {}, play: [clicks: {stack a: no}]}",
            "needs a rule id, 'first …', 'other' or 'open'",
        ),
        ("{title: a, game: eko, rules: [Move], new: {}, play: [over: true]}", "not a rule id"),
    ],
)
def test_a_malformed_file_is_refused_in_one_line(text: str, message: str) -> None:
    with pytest.raises(BadInput) as refusal:
        reads(text, "file.yaml")
    assert str(refusal.value).startswith("file.yaml")
    assert message in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ("do: dance a b", "there is no action 'dance'"),
        ("do: move a nowhere", "there is no hex 'nowhere' here"),
        ("do: move a", "'move a' is not a whole action"),
        ("do: move a b c", "takes at most 2 words"),
        ("legal: ''", "an action needs a name"),
        ("asked: red", "there is no seat 'red' here"),
        ("{exactly: [], seat: violet}", "there is no seat 'violet' here"),
        ("exactly: {dance: []}", "there is no action 'dance'"),
        ("holds: {stack.a: absent}", "a position has no 'stack'; it has: seats, turn"),
        ("events: [danced]", "there is no event 'danced'"),
        ("untold: [danced]", "there is no event 'danced'"),
    ],
)
def test_a_step_that_means_nothing_is_bad_input(step: str, message: str) -> None:
    with pytest.raises(BadInput) as refusal:
        failure(step)
    assert str(refusal.value).startswith("file.yaml, line 7: ")
    assert message in str(refusal.value)


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("seats", "5", "seats: give 2, 3, 4"),
        ("seats", "[navy, navy]", "seats: give 2, 3, 4"),
        ("colour", "navy", "a scene of Ekö has no 'colour'"),
        ("modules", "[portals]", "modules: they go with a line of tiles"),
        ("board", "[a b]", "board: give a line of tiles or a mapping"),
        ("board", "{}", "board: it needs 1 to"),
        ("board", "A3 x", "'x' is neither a large tile"),
        ("board", "{spaces: [a b c d], rivers: a}", "board: there is no 'rivers'"),
        ("board", "{spaces: [a b c d], terrains: [h]}", "terrains: this must be a mapping"),
        ("board", "{spaces: [a b c d], terrains: {h: lake a}}", "must begin with one of sinkhole"),
        ("board", "{spaces: [a b c d], terrains: {h: ravine x}}", "there is no space 'x'"),
        ("board", "{spaces: [a b c d], terrains: {h: ravine a a}}", "names a space twice"),
        ("board", "{spaces: [a b c d], storms: x}", "there is no space 'x'"),
        ("stacks", "{a: navy 5}", "1 to 4 discs"),
        ("stacks", "{a: navy 1}", "at least two seats need a stack"),
        ("stacks", "{x: navy 1}", "there is no space 'x'"),
        ("stacks", "{a: navy 1 emperor, b: navy 1 emperor}", "every colour has one 'emperor'"),
        ("stacks", "[a]", "stacks: this must be a mapping"),
        ("buildings", "{h: navy castle}", "'h' does not carry a castle"),
        ("buildings", "{h: navy house}", "one of camp, tower, castle"),
        ("reserve", "{navy: 15}", "navy has 15 warriors"),
        ("reserve", "{navy: many}", "'many' is not a small number"),
        ("reserve", "{navy: {camp: 6}}", "navy has only 5 of camp"),
        ("reserve", "{navy: {horses: 6}}", "reserve: there is no 'horses'"),
        ("box", "{navy: 3}", "navy has 15 warriors"),
        ("prison", "{navy: [navy]}", "navy cannot hold its own Emperor"),
        ("prison", "{navy: [grey]}", "there is no seat 'grey'"),
        ("turn", "grey", "there is no seat 'grey'"),
        ("phase", "lunch", "phase: there is no 'lunch'"),
        ("phase", "swap", "every Emperor is on the board"),
        ("marched", "3", "marched: give true or false"),
    ],
)
def test_an_impossible_position_of_eko_is_refused(key: str, value: str, message: str) -> None:
    parts = {
        "board": "{spaces: [a b c d], terrains: {h: ravine a}}",
        "stacks": "{a: light_blue 2, d: navy 1}",
        key: value,
    }
    position = ", ".join(f"{name}: {part}" for name, part in parts.items())
    text = f"{{title: t, game: eko, position: {{{position}}}, play: [over: false]}}"
    with pytest.raises(BadInput) as refusal:
        run(reads(text, "file.yaml")[0])
    assert str(refusal.value).startswith("file.yaml, line 1: ")
    assert message in str(refusal.value)


def test_a_player_without_discs_has_no_turn_and_a_won_game_no_position() -> None:
    eliminated = """{title: t, game: eko, position: {seats: 3, board: {spaces: [a b]},
        stacks: {a: light_blue 1, b: navy 1}, turn: violet}, play: [over: false]}"""
    won = """{title: t, game: eko, position: {board: {spaces: [a b c], terrains: {k: capital a}},
        stacks: {a: light_blue 1, c: navy 1}, buildings: {k: navy camp}, seats: [light_blue, navy,
        violet, grey], prison: {navy: [light_blue, violet, grey]}}, play: [over: false]}"""
    with pytest.raises(BadInput, match="violet has no stack on the board"):
        run(reads(eliminated, "f")[0])
    assert run(reads(won, "f")[0]).passed
    more = won.replace("k: capital a}", "k: capital a, m: mountain a}").replace(
        "k: navy camp}", "k: navy camp, m: navy tower}"
    )
    with pytest.raises(BadInput, match="navy has 12 points and a capital: the game is over"):
        run(reads(more, "f")[0])


@pytest.mark.parametrize(
    ("game", "asked"), [("xidit", "Plan"), ("mysthea", "Turn"), ("oath", "Act"), ("runewars", "ChooseOrders")]
)
def test_no_position_of_a_real_game_is_called_impossible(game: str, asked: str) -> None:
    g = krainy.load(game).new(3, 4)
    dice = Dice(4)
    looked = 0
    while not g.decided and not g.over and g.ply < 400:
        if g.asked_name() == asked:
            looked += 1
            assert g.game.impossible(g) == ""
        seat = g.actors()[0]
        actions = g.actions(seat)
        g.do(seat, actions[dice.below(len(actions))])
    assert looked > 2


def test_the_game_must_be_known() -> None:
    with pytest.raises(BadInput, match="there is no game 'chess'"):
        run(reads("{title: t, game: chess, new: {}, play: [over: false]}", "f")[0])


def test_words_stay_words() -> None:
    text = """{title: no, game: eko, position: {board: {spaces: [on off, yes 7]},
        stacks: {on: light_blue 1, yes: navy 1}}, play: [do: move on off, holds: {stacks.off:
        {discs: 1}}, do: move yes 7]}"""
    assert run(reads(text, "f")[0]).failure == ""


def test_a_file_may_hold_lists_and_several_documents(tmp_path: Path) -> None:
    one = "{title: %s, game: eko, new: {}, play: [over: false]}"
    path = tmp_path / "some.yaml"
    path.write_text(f"{one % 'a'}\n---\n- {one % 'b'}\n- {one % 'c'}\n")
    assert [scenario.title for scenario in read(path)] == ["a", "b", "c"]
    assert [scenario.line for scenario in read(path)] == [1, 3, 4]
    assert scenario_files([tmp_path, path]) == [path, path]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "raw.yaml").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "big.yaml").write_bytes(b" " * (MOST_BYTES + 1))
    (tmp_path / "empty").mkdir()
    for name, message in [
        ("raw.yaml", "not UTF-8"),
        ("big.yaml", "more than"),
        ("none.yaml", "No such file"),
    ]:
        with pytest.raises(BadInput, match=message):
            read(tmp_path / name)
    with pytest.raises(BadInput, match=r"no \.yaml files"):
        scenario_files([tmp_path / "empty"])


def test_the_command_counts_and_names_failures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = tmp_path / "good.yaml"
    good.write_text(HEAD + "play: [over: false]\n")
    scenario_command([good])
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 0 failed"
    bad = tmp_path / "worse.yaml"
    bad.write_text(HEAD + "play: [over: true]\n")
    with pytest.raises(typer.Exit) as exit:
        scenario_command([tmp_path])
    assert exit.value.exit_code == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        f"{bad}:1: Two stacks",
        "  step 1 (line 6), over: the game goes on",
        "1 passed, 1 failed",
    ]
    bad.write_text("nonsense")
    with pytest.raises(BadInput):
        scenario_command([tmp_path])
