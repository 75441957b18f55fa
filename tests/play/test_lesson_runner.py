"""Lessons in progress: what the runner refuses, answers, takes back and gives anew."""

import doctest
import re
from pathlib import Path

import pytest

import krainy
from krainy.engine.anatomy import fingerprint
from krainy.engine.errors import BadInput
from krainy.play.lessons import (
    DONE,
    FINISHED,
    GOING,
    MISSED,
    REFUSED,
    Attempt,
    Lesson,
    Telling,
    all_of,
    find,
    reading,
    resumed,
)
from krainy.play.lessons import attempt as attempt_module
from krainy.play.lessons.checking import Case, cases, fault
from krainy.play.lessons.library import read
from krainy.play.lessons.reading import lesson_of
from krainy.play.playthrough import NoUndo
from krainy.play.words import LANGUAGES, speak

DOCUMENT = Path(__file__).parents[2] / "docs" / "lessons.md"
ALL = [lesson for game in krainy.names() for lesson in all_of(game)]
HEAD = """game: eko
seat: light_blue
rules: [eko.move.8]
position:
  board: {spaces: [a b c d e, b f], terrains: {h: ravine a, k: capital c}}
  stacks: {a: light_blue 2, f: light_blue 1, c: navy 1, e: navy 2}
"""
STEPS = """steps:
  - name: strike
    do: move a c
    also: [{do: [build a h camp, arm a 1], answer: builder}]
    moves: 2
    goal: {either: [{events: attacked light_blue}, {events: armed light_blue}]}
    script: {navy: [build c k camp, move e d, arm d 1]}
    wrong:
      - {try: move a b, answer: short, shows: {events: moved light_blue a b}}
      - {try: move a e, rule: eko.move.3, answer: blocked}
      - {rule: eko.build.1, example: build a k camp, answer: far}
  - name: build
    do: build c k camp
    goal: {holds: {buildings.k.seat: light_blue}}
    hints: 1
"""


def lesson(text: str = HEAD + STEPS) -> Lesson:
    """A small lesson, without words."""
    return lesson_of(text, "file.yaml", "small", 1)


# -- reading -------------------------------------------------------------------------------------------------------


def test_a_small_lesson_is_right_in_every_case() -> None:
    assert [fault(case) for case in cases(lesson())] == [""] * 7


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("rules:", "rule:", "file.yaml, line 1: there is no key 'rule'"),
        ("seat: light_blue", "seat: 3", "file.yaml, line 1: 'seat' must be a text"),
        ("seat:", "puzzle: true\nseat:", "'difficulty' of a puzzle is 1 to 5; a lesson has none"),
        ("seat:", "difficulty: 2\nseat:", "'difficulty' of a puzzle is 1 to 5; a lesson has none"),
        ("seat:", "bots: {navy: clever}\nseat:", "'bots' is a mapping from seats to bots; there are: random"),
        ("[eko.move.8]", "[Move 8]", "'rules': 'Move 8' is not a rule id"),
        ("name: build", "name: strike", "two steps have one name"),
        ("name: build", "name: Build!", "file.yaml, line 18: 'name' must be a word in small letters"),
        ("    do: build c k camp\n", "", "file.yaml, line 18: the step 'build' has no 'do'"),
        ("    goal: {holds: {buildings.k.seat: light_blue}}\n", "", "the step 'build' has no 'goal'"),
        ("goal: {holds: {buildings.k.seat: light_blue}}", "goal: {do: pass}", "'goal' says what must be true; 'do'"),
        ("goal: {holds: {buildings.k.seat: light_blue}}", "goal: {is: {}}", "there is no 'is'; there are: do, given"),
        ("    moves: 2\n", "    moves: 0\n", "'moves' is a number, not smaller than that of 'do', or 'any'"),
        ("hints: 1", "hints: many", "'hints' is the number of hints"),
        ("answer: short, ", "", "file.yaml, line 15: 'answer' must be a word in small letters"),
        ("try: move a e, ", "", "file.yaml, line 16: give either 'try', or 'rule' and an 'example'"),
        ("rule: eko.build.1, example", "example", "give either 'try', or 'rule' and an 'example'"),
        ("rule: eko.move.3, answer", "rule: eko.move.3, shows: {over: false}, answer", "what is refused shows nothing"),
    ],
)
def test_what_is_malformed_is_said_with_its_line(old: str, new: str, message: str) -> None:
    assert (HEAD + STEPS).count(old) >= 1
    with pytest.raises(BadInput) as error:
        lesson((HEAD + STEPS).replace(old, new, 1))
    assert message in str(error.value)


def test_an_impossible_position_is_refused_as_in_a_scenario() -> None:
    text = (HEAD + STEPS).replace("steps:", "  reserve: {navy: 13}\nsteps:")
    with pytest.raises(BadInput, match="navy has 15 warriors, on the board, in the reserve and in the box"):
        Attempt(lesson(text))


def test_files_have_numbers_and_names(tmp_path: Path) -> None:
    for name, message in (("small.yaml", "is called like 02-walk.yaml"), ("p01-small.yaml", "begins with p")):
        (tmp_path / name).write_text(HEAD + STEPS)
        with pytest.raises(BadInput, match=message):
            read(tmp_path / name)
    (tmp_path / "07-small.yaml").write_text(HEAD + STEPS)
    assert (read(tmp_path / "07-small.yaml").number, read(tmp_path / "07-small.yaml").name) == (7, "small")


def test_a_lesson_is_found_by_number_or_name() -> None:
    assert find("eko", "2") is find("eko", "walk")
    assert find("eko", "2", puzzle=True).puzzle
    with pytest.raises(BadInput, match="eko has no puzzle '77'; it has: 1 equal"):
        find("eko", "77", puzzle=True)


@pytest.mark.parametrize(
    ("old", "new", "fault_of"),
    [
        ("do: move a c", "do: move a b", "the goal is not met: the step is missed"),
        ("do: move a c", "do: move a d", "'move a d' is refused by eko.move.3"),
        ("do: [build a h camp, arm a 1]", "do: [move a c, pass]", "the step is done after 'move a c' already"),
        ("answer: builder", "answer: other", ""),
        ("rule: eko.move.3, answer", "rule: eko.move.8, answer", "'move a e' is refused, answered with ''"),
        ("try: move a b", "try: move a c", "'move a c' is done, answered with ''"),
        ("try: move a b", "try: march", "'march' cannot be tried anywhere in this step"),
        ("events: moved light_blue a b", "over: true", "'move a b': the game goes on"),
        ("steps:\n", "given: {first: navy}\nsteps:\n", "given, but never drawn: first navy"),
        ("name: build\n", "name: build\n    glow: [stack z]\n", "there is no stack 'z' here"),
        ("[eko.move.8]", "[eko.move.99]", "eko has no rule 'eko.move.99'"),
        (
            "goal: {holds: {buildings.k",
            "goal: {over: false} #",
            "step 'build': its goal is met before anything is done",
        ),
    ],
)
def test_a_lesson_that_is_wrong_is_found_out(old: str, new: str, fault_of: str) -> None:
    found = [fault(case) for case in cases(lesson((HEAD + STEPS).replace(old, new, 1)))]
    assert any(fault_of in one for one in found) if fault_of else not any(found)


# -- playing -------------------------------------------------------------------------------------------------------


def test_a_refusal_changes_nothing_and_has_an_answer() -> None:
    attempt = Attempt(lesson())
    before = fingerprint(attempt.g)
    assert attempt.take_text("move a e")[:4] == (REFUSED, "blocked", 0, "eko.move.3")
    assert attempt.take_text("build a k camp")[:2] == (REFUSED, "far")
    assert attempt.take_text("build a h tower")[:4] == (REFUSED, "", 0, "eko.build.5")
    assert attempt.take(len(attempt.game.vocabulary)).kind == REFUSED
    assert fingerprint(attempt.g) == before
    assert attempt.moves == []


def test_a_miss_is_taken_back_before_anything_else() -> None:
    attempt = Attempt(lesson())
    before = fingerprint(attempt.g)
    assert attempt.take_text("move a b")[:2] == (MISSED, "short")
    assert attempt.told[-1], "what happened can be told"
    attempt.retry()
    assert (fingerprint(attempt.g), attempt.status, attempt.moves) == (before, GOING, [])
    attempt.take_text("build a h camp")
    attempt.undo()
    assert fingerprint(attempt.g) == before
    with pytest.raises(NoUndo):
        attempt.undo()


def test_a_missed_step_takes_no_other_move() -> None:
    attempt = Attempt(
        lesson((HEAD + STEPS).replace("script: {navy: [build c k camp, move e d, arm d 1]}", "script: {}"))
    )
    attempt.take_text("build a h camp")
    before = fingerprint(attempt.g)
    attempt.undo()
    attempt.take_text("build a h camp")
    assert fingerprint(attempt.g) == before
    attempt = Attempt(find("oath", "2"))
    assert attempt.take_text("pass").kind == MISSED
    with pytest.raises(BadInput, match="this step is missed"):
        attempt.take(attempt.g.actions(attempt.seat)[0])


def test_others_follow_their_script_as_far_as_it_is_possible() -> None:
    attempt = Attempt(lesson())
    outcome = attempt.take_text("move a c")
    assert outcome[:3] == (DONE, "", 0)
    assert [attempt.game.phrase(attempt.g, action) for seat, action in attempt.moves if seat == 1] == [
        "move e d",
        "arm d 1",
    ]
    assert attempt.step == 1
    assert attempt.take_text("build c k camp").kind == FINISHED
    with pytest.raises(BadInput, match="this lesson is over"):
        attempt.take_text("arm c 1")


def test_a_bot_acts_where_no_script_says_what_to_do() -> None:
    text = (HEAD + STEPS).replace("script: {navy: [build c k camp, move e d, arm d 1]}", "script: {navy: [move e a]}")
    ends = []
    for _ in range(2):
        attempt = Attempt(lesson(text))
        attempt.take_text("move a c")
        assert attempt.moves[1][0] == 1
        ends.append(fingerprint(attempt.g))
        attempt.undo()
        attempt.take_text("move a c")
        ends.append(fingerprint(attempt.g))
    assert len(set(ends)) == 1, "the same choices lead to the same position, also after an undo"


def test_another_way_is_answered_by_its_own_words() -> None:
    attempt = Attempt(lesson())
    assert attempt.take_text("build a h camp").kind == GOING
    assert attempt.take_text("arm a 1")[:2] == (DONE, "builder")
    attempt.skip()  # the lesson's own way is not possible from here: it is gone from the beginning
    assert attempt.status == FINISHED


def test_what_glows_is_named_or_follows_the_way() -> None:
    attempt = Attempt(lesson())
    assert attempt.glows() == [f"do:{attempt.next_action()}", "stack:0", "hex:2"]
    attempt.take_text("build a h camp")
    assert (attempt.glows(), attempt.next_action()) == ([], -1)
    assert Attempt(find("xidit", "7")).glows()[0] == "part:path"
    attempt = Attempt(find("oath", "1"))
    assert "action:campaign" in attempt.glows()
    attempt.take_text("campaign bandits")
    assert attempt.glows()[0] == f"do:{attempt.next_action()}", "once something is chosen, what comes next"
    puzzle = Attempt(find("oath", "1", puzzle=True))
    before = puzzle.glows()
    puzzle.take(puzzle.next_action())
    assert puzzle.glows() == before, "a puzzle does not show its way"


def test_given_chance_is_given_anew_after_an_undo() -> None:
    attempt = Attempt(find("oath", "5"))
    for text in ("campaign purple", "pass", "number 7"):
        attempt.take_text(text)
    rolled = fingerprint(attempt.g)
    attempt.undo()
    assert attempt.take_text("number 7").kind == DONE
    assert fingerprint(attempt.g) == rolled
    attempt.restart()
    assert (attempt.step, attempt.moves) == (0, [])
    for text in ("campaign purple", "pass", "number 7"):
        attempt.take_text(text)
    assert fingerprint(attempt.g) == rolled
    assert attempt.unused() == ""


def test_chance_decides_where_what_was_given_cannot_come() -> None:
    text = HEAD.replace("rules:", "given: {first: grey}\nrules:") + STEPS
    attempt = Attempt(lesson(text))
    assert attempt.take_text("move a c").kind == DONE


def test_a_step_that_is_done_already_is_passed_over() -> None:
    attempt = Attempt(find("oath", "2"))
    for text in ("uncover vision-of-faith", "reveal"):
        assert attempt.take_text(text).kind == GOING
    assert attempt.take_text("recover-banner darkest-secret").kind == DONE
    assert attempt.current.name == "wake"


def test_what_only_leaves_something_begun_takes_it_back() -> None:
    attempt = Attempt(find("runewars", "winter"))
    before = fingerprint(attempt.g)
    attempt.take_text("march 2B 2C")
    assert attempt.g.cancels(attempt.game.vocabulary.pass_action)
    assert attempt.take_text("pass").kind == GOING
    assert (fingerprint(attempt.g), attempt.path) == (before, [])


def test_the_others_show_why_a_move_was_wrong() -> None:
    attempt = Attempt(find("eko", "defence", puzzle=True))
    attempt.take_text("build E1 D2 camp")
    outcome = attempt.take_text("arm E1 1")
    assert outcome[:2] == (MISSED, "replaced")
    assert attempt.g.over
    assert attempt.g.winners == 1 << attempt.game.find(attempt.g, "seat", "navy")
    attempt.retry()
    assert attempt.take_text("move D5 D3").kind == FINISHED


def test_a_first_game_is_played_on_and_resumed() -> None:
    attempt = Attempt(find("eko", "game"))
    while attempt.status != FINISHED:
        attempt.skip()
    for _ in range(6):
        attempt.take(attempt.actions(attempt.seat)[0])
    again = resumed(find("eko", "game"), attempt.moves)
    assert (fingerprint(again.g), again.step) == (fingerprint(attempt.g), attempt.step)
    again.undo()
    assert len(again.moves) < len(attempt.moves)
    with pytest.raises(BadInput, match="do not lead through this lesson"):
        resumed(find("eko", "1"), attempt.moves)


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: str(Case(lesson)))
def test_everything_can_be_taken_back_and_done_again(lesson: Lesson) -> None:
    attempt = Attempt(lesson)
    first = fingerprint(attempt.g)
    while attempt.status != FINISHED:
        attempt.skip()
    end, moves = fingerprint(attempt.g), attempt.moves.copy()
    assert fingerprint(resumed(lesson, moves).g) == end
    while attempt.history:
        attempt.undo()
    assert (fingerprint(attempt.g), attempt.step) == (first, 0)
    while attempt.status != FINISHED:
        attempt.skip()
    assert (fingerprint(attempt.g), attempt.moves) == (end, moves)
    attempt.restart()
    assert fingerprint(attempt.g) == first


# -- words ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said(lang: str) -> None:
    walk = find("eko", "walk")
    telling, attempt = Telling(walk, lang), Attempt(walk)
    assert telling.before(walk.steps[0]) != telling.before(walk.steps[1])
    refused = attempt.take_text("move C4 E3")
    rule = telling.rule(refused)
    assert rule is not None
    assert rule.id == "eko.move.3"
    assert telling.answer(refused) == telling.speech.say("lesson-walk-join.mountain")
    assert telling.answer(attempt.take_text("move H1 G2")) == telling.speech.say("lesson-walk-join.otherwise")
    puzzle = find("eko", "equal", puzzle=True)
    assert Telling(puzzle, lang).idea == ""
    assert Telling(puzzle, lang).hint(puzzle.steps[0], 0) == telling.speech.say("puzzle-equal-turn.hint-1")
    quiet = find("eko", "quiet")
    attempt = Attempt(quiet)
    attempt.skip()
    assert Telling(quiet, lang).answer(attempt.take_text("arm H3 1")) == ""
    game = find("eko", "game")
    assert not speak(lang, "eko").knows("lesson-game"), "the words of lessons are read for lessons alone"
    assert Telling(game, lang).title


# -- the document --------------------------------------------------------------------------------------------------


def test_the_examples_are_true() -> None:
    assert doctest.testmod(attempt_module).failed == 0
    result = doctest.testfile(str(DOCUMENT), module_relative=False, encoding="utf-8")
    assert (result.failed, result.attempted > 5) == (0, True)


def test_the_first_lesson_of_the_document_is_one() -> None:
    (block,) = re.findall(r"^```yaml\n(.*?)^```$", DOCUMENT.read_text("utf-8"), re.M | re.S)
    printed = lesson_of(block, str(DOCUMENT), "walk", 2)
    assert [fault(case) for case in cases(printed)] == [""] * 6


def test_the_document_names_every_key() -> None:
    text = DOCUMENT.read_text("utf-8")
    for key in (*reading.KEYS, *reading.STEP_KEYS, *reading.WRONG_KEYS):
        assert f"`{key}`" in text, key
