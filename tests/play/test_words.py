"""Every word a person can meet is there, in every language and in every form."""

import itertools
import re

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import krainy
from krainy.bots.advice import LEADS, REASONS
from krainy.engine.errors import BadInput
from krainy.engine.state import EVERYBODY, State
from krainy.engine.vocabulary import Domain, Event
from krainy.play import words
from krainy.play.languages import DEFAULT
from krainy.play.playthrough import Playthrough
from krainy.play.sentences import arguments
from krainy.play.story import Heard
from krainy.play.words import LANGUAGES, MissingWords, PointedAt, speak
from tests.games.decisions import decisions

GAMES = krainy.names()
pytestmark = pytest.mark.once
EACH = pytest.mark.parametrize(("game", "lang"), list(itertools.product(GAMES, LANGUAGES)))
NUMBERS = (1, 2, 5, 12, 22)
CASES = {"gen", "dat", "acc", "ins", "loc"}
FORMS = {
    "one": "dysk dyskiem dysku żetonem punkt wojownika wojownik ruch krok miejsce zasada "
    "Jednostka Jednostkę Łucznika Kleryka Maga Bard Barda piętro Złoty Złotego żeton odwrócony "
    "jednostkę fortyfikację odrzuconą konstrukt golema",
    "few": "dyski dyskami żetonami punkty wojowników ruchy kroki miejsca zasady "
    "Jednostki Łuczników Kleryków Magów Bardów piętra Złote żetony odwrócone "
    "jednostki fortyfikacje odrzucone konstrukty golemy",
    "many": "dysków dyskami żetonami punktów wojowników ruchów kroków miejsc zasad "
    "Jednostek Łuczników Kleryków Magów Bardów pięter Złotych żetonów odwróconych "
    "jednostek fortyfikacji odrzuconych konstruktów golemów",
}
"""What may follow a number in a Polish sentence, by the kind of number."""
STEMS = (
    "dysk|punkt|wojowni|ruch|krok|miejsc|zasad|Jednost|Łuczni|Klery|Mag|Bard|pięt|Złot|żeton|odwróc"
    "|jednost|fortyfikac|odrzucon|konstrukt|golem"
)
LACKING = ("strata", "brakuje")
"""Words after which a number and its noun stand in the genitive."""


def everything(game: str) -> State:
    """A game with as many things on the table as its options allow."""
    found = krainy.load(game)
    options: dict[str, object] = {o.name: o.choices for o in found.options if o.kind == "several"}
    return found.new(seats=found.seats[-1], seed=1, **options)


def samples(g: State, domain: Domain) -> list[int]:
    """Some things of a domain that exist in this game; all numbers that Polish counts differently."""
    if g.game.label(g, domain.name, 0) in ("", "0"):
        return [n for n in (0, *NUMBERS) if n < domain.size]
    names = range(min(domain.size, g.seats if domain.name == "seat" else 8))
    return [n for n in names if not g.game.label(g, domain.name, n).startswith("#")]


def combinations(g: State, domains: list[Domain]) -> list[tuple[int, ...]]:
    """Every thing of every domain at least once, and every number with every flag."""
    lists = [samples(g, domain) for domain in domains]
    counted = [i for i, d in enumerate(domains) if g.game.label(g, d.name, 0) in ("", "0")]
    some = [row if i in counted else row[:2] for i, row in enumerate(lists)]
    rows = list(itertools.product(*some))
    for place, row in enumerate(lists):
        rows += [tuple(n if i == place else r[-1] for i, r in enumerate(lists)) for n in row]
    return rows


def check(said: str, lang: str, keys: set[str]) -> None:
    """A sentence shows no key, no mark of Fluent, and counts as Polish does."""
    assert said.strip()
    assert not re.search(r"[{}$_#\u2068\u2069]|\?\?\?", said), said
    assert not keys & set(re.findall(r"[\w-]+-[\w-]+", said)), said
    if lang == "pl":
        for number, noun in re.findall(rf"(\d+) ((?:{STEMS})\w*)", said):
            lacking = any(word in said for word in LACKING)
            assert noun in FORMS[kind(int(number))].split() or lacking, said


def kind(n: int) -> str:
    """The kind of a number in Polish."""
    if n == 1:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


@EACH
def test_every_event_is_told(game: str, lang: str) -> None:
    g, speech = everything(game), speak(lang, game)
    for one in g.game.events.kinds:
        for args in combinations(g, one.domains):
            check(speech.tell(g, Event(EVERYBODY, one.number, list(args))), lang, set(speech.messages))


@EACH
def test_every_row_of_events_is_told(game: str, lang: str) -> None:
    g, speech = everything(game), speak(lang, game)
    kinds = g.game.events.kinds
    for one in kinds:
        last = {places: max(samples(g, domain)) for places, domain in enumerate(one.domains)}
        for near in (*one.instead, *one.implied, *([one.number] if one.row >= 0 else [])):
            around = kinds[near]
            for number in NUMBERS:
                event = Event(EVERYBODY, one.number, [min(number, last[place]) for place in range(len(one.domains))])
                other = Event(EVERYBODY, near, [min(number, max(samples(g, domain))) for domain in around.domains])
                pair = [event, other] if near in one.implied else [other, event]
                lead = one.number if one.row < 0 else one.row
                said = speech.tell_heard(g, Heard(lead, [*pair, event] if near == one.number else pair, []))
                check(said.text, lang, set(speech.messages))
                for begin, end, target, _ in said.names:
                    assert said.text[begin:end]
                    assert ":" in target
    for count in g.game.events.counts:
        for number in NUMBERS:
            check(speech.tell_counts(g, (0, [(count.name, number)])), lang, set(speech.messages))
    if g.game.events.rounds:
        check(speech.say("counts-title"), lang, set(speech.messages))


@EACH
def test_every_action_is_named_at_every_decision(game: str, lang: str) -> None:
    g, speech = everything(game), speak(lang, game)
    for block in g.game.vocabulary.blocks:
        found = [PointedAt(speech, g).find(domain.name, 0) for domain in block.domains]
        args = arguments(block.fields, block.domains, [0] * len(found), found)
        for asked in ["", *[one.name for one in decisions(game)]]:
            said = speech.say(f"action-{block.name}", **args, asked=asked)
            check(said, lang, set(speech.messages))
        for row in combinations(g, block.domains):
            said = speech.name_action(g, block.encode(list(row)))
            check(said, lang, set(speech.messages))
        for name in ("verb", "word", *block.fields):
            check(speech.say(f"action-{block.name}.{name}"), lang, set(speech.messages))


class Variables(Visitor):
    """The variables that a message names itself."""

    def __init__(self, message: ast.Message | ast.Term) -> None:
        self.names: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name that Fluent calls
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        raise AssertionError(
            f"a prompt that refers to the message {node.id.name} may use its variables: follow it here"
        )


@EACH
def test_every_decision_has_a_prompt_and_an_explanation(game: str, lang: str) -> None:
    g, speech = everything(game), speak(lang, game)
    ids = {rule.id for rule in words.rules(game, lang)}
    seat = speech.seats(g, [0])
    for one in decisions(game):
        used = Variables(speech.messages[f"prompt-{one.name}"].parsed).names
        # What a prompt does not name need not be combined with anything.
        names = [name for name in g.game.subjects if name in used]
        domains = [g.game.subjects[name][0] for name in names]
        for row in combinations(g, domains):
            things = {name: speech.thing(g, d.name, n) for name, d, n in zip(names, domains, row, strict=True)}
            said = speech.say(f"prompt-{one.name}", seat=seat, seat_count=1, **things)
            check(said, lang, set(speech.messages))
            check(speech.say(f"prompt-{one.name}.you", **things), lang, set(speech.messages))
        said = speech.say(f"prompt-{one.name}.help")
        named = re.findall(rf"\(({game}\.[\w.]+)\)", said)
        assert named, f"{one.name}: the explanation names no rule"
        assert set(named) <= ids


@EACH
def test_everything_that_a_seat_has_is_named(game: str, lang: str) -> None:
    g, speech = everything(game), speak(lang, game)
    for name in g.game.holdings(g, 0):
        check(speech.say(f"holding-{name}"), lang, set(speech.messages))


@EACH
def test_everything_that_a_hint_gives_as_a_reason_is_named(game: str, lang: str) -> None:
    g, speech = everything(game), speak(lang, game)
    aspects = g.game.aspects(g)
    assert len(aspects) == len(g.game.notices)
    for aspect in {one for one in aspects if one}:
        for attribute in ("gain", "loss"):
            check(speech.say(f"aspect-{aspect}.{attribute}"), lang, set(speech.messages))
    for lead in LEADS:
        for key in (f"hint-{lead}", f"hint-{lead}-plan"):
            check(speech.say(key, second="X"), lang, set(speech.messages))
    for reason in REASONS:
        check(speech.say(f"hint-{reason}", what="x", seat=speech.seats(g, [1])), lang, set(speech.messages))


@pytest.mark.parametrize("game", GAMES)
def test_goals_are_told_in_all_languages_alike(game: str) -> None:
    """That each can be said, the scenarios of goals show."""
    told = [{key for key in speak(lang, game).messages if key.startswith("goal-")} for lang in LANGUAGES]
    assert all(keys == told[0] != set() for keys in told)


@EACH
def test_every_option_has_a_name_and_help(game: str, lang: str) -> None:
    speech = speak(lang, game)
    for option in krainy.load(game).options:
        keys = [f"option-{option.name}"]
        keys += [f"option-{option.name}-{choice or 'none'}" for choice in option.choices]
        for key in keys:
            assert speech.say(key)
            assert speech.say(f"{key}.help").endswith(".")
    for key in ("game-title", "game-facts", "game-about", "game-endless"):
        assert speech.say(key)


@pytest.mark.parametrize("game", ["", *GAMES])
def test_all_languages_have_the_same_words(game: str) -> None:
    def keys(lang: str) -> set[str]:
        found = set()
        for name, entry in speak(lang, game).messages.items():
            found.add(name)
            found |= {f"{name}.{a.id.name}" for a in entry.parsed.attributes if a.id.name not in CASES}
        return found

    for lang in LANGUAGES:
        assert keys(lang) == keys(DEFAULT)


@pytest.mark.parametrize("game", GAMES)
def test_polish_names_of_one_kind_have_the_same_cases(game: str) -> None:
    speech = speak("pl", game)
    for room in ("colour", "building", "unit", "road", "order", "region", "pair", "criterion", "titan", "side"):
        names = [entry.parsed for key, entry in speech.messages.items() if key.startswith(f"{room}-")]
        assert names or room != "colour"
        assert len({tuple(a.id.name for a in message.attributes) for message in names}) <= 1, room


@EACH
def test_the_player_aid_is_said(game: str, lang: str) -> None:
    """Every line can be said, names a rule that exists and actions that exist, and no sign stays without a meaning."""
    found, speech = krainy.load(game), speak(lang, game)
    ids = {rule.id for rule in words.rules(game, lang)}
    blocks = {block.name for block in found.vocabulary.blocks}
    said = []
    for part in found.aid():
        said.append(speech.say(f"aid-part-{part.key}"))
        for row in part.rows:
            keys = [f"aid-{row.key}", *[key for key in [f"aid-{row.key}.text"] if speech.knows(key)]]
            said += [speech.say(key, **row.numbers, **row.words) for key in keys]
            assert row.rule in ids or (not row.rule and row.sign), row.key
            assert set(row.actions) <= blocks, row.key
    assert said
    for sentence in said:
        check(sentence, lang, set(speech.messages))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_counted_words_of_the_command_line(lang: str) -> None:
    speech = speak(lang)
    for number in NUMBERS:
        said = [
            speech.say("opening", title="X", seats=number, seed="7"),
            speech.say("rules-found", count=number),
            speech.say("record-true", title="X", moves=number, result="."),
        ]
        for sentence in said:
            check(sentence, lang, set(speech.messages))


def test_polish_counts_and_declines() -> None:
    speech = speak("pl", "eko")
    said = [speech.say("event-armed", seat="colour-navy", space="F4", discs=n, emperor=0) for n in NUMBERS]
    assert [sentence.split(" do ")[0] for sentence in said] == [
        "Granatowy dokłada 1 dysk",
        "Granatowy dokłada 2 dyski",
        "Granatowy dokłada 5 dysków",
        "Granatowy dokłada 12 dysków",
        "Granatowy dokłada 22 dyski",
    ]
    args = {"seat": "colour-navy", "jailer": "colour-violet"}
    assert speech.say("event-exchanged", victim="colour-grey", **args) == (
        "Granatowy oddaje Fioletowemu Cesarza Szarego i odzyskuje własnego."
    )
    assert speech.say("event-exchanged", victim="colour-violet", **args) == (
        "Granatowy oddaje Fioletowemu jego Cesarza i odzyskuje własnego."
    )


def test_who_is_asked_is_addressed_and_others_read_a_name() -> None:
    g = krainy.load("xidit").new(seats=3, seed=1)
    asked = g.owing.bit_length() - 1
    name = speak("en").seats(g, [asked])
    assert speak("en").prompt(g, asked) == "You choose a city for the Idrakis."
    assert speak("pl").prompt(g, asked) == "Wybierasz Miasto dla Idrakisa."
    for viewer in (-1, (asked + 1) % 3):
        said = f"{speak('en', 'xidit').name(name)} chooses a city for the Idrakis."
        assert speak("en").prompt(g, viewer) == said == speak("en").prompt(g, asked, addressed=False)


def test_storm_zones_are_listed_as_a_person_would() -> None:
    g = everything("eko")
    route = g.game.vocabulary.named("route")
    one, two = (speak("en").name_action(g, route(mask)) for mask in (1, 3))
    name = g.game.label(g, "zones", 1)
    both = g.game.label(g, "zones", 3).replace("+", " and ")
    assert one == f"Go through the storm at {name}: it costs 1 disc"
    assert two == f"Go through the storms at {both}: they cost 2 discs"
    assert speak("en").name_action(g, route(0)) == "Take the way that costs nothing"


def test_results() -> None:
    ends = {
        0b01: ("wygrywa.", "wins."),
        0b11: ("wygrywają wspólnie.", "win together."),
        0b00: ("Nikt nie wygrywa.", "Nobody wins."),
    }
    for winners, (polish, english) in ends.items():
        g = krainy.load("eko").new(seed=3)
        g.win(winners, "eko.end.2")
        assert speak("pl").result(g).endswith(polish)
        assert speak("en").result(g).endswith(english)
    g = krainy.load("eko").new(seed=3)
    assert speak("en").result(g) == "The game is still going on."
    g.stall("eko.ruling.25")
    assert "unfinished" in speak("en").result(g)


def test_a_missing_word_is_never_shown() -> None:
    speech = speak("pl", "eko")
    with pytest.raises(MissingWords, match="no-such-key"):
        speech.say("no-such-key")
    with pytest.raises(MissingWords, match="victim"):
        speech.say("event-captured", seat="colour-navy")
    with pytest.raises(MissingWords, match="voc"):
        speech.name("colour-navy", case="voc")
    with pytest.raises(BadInput, match="there is no language 'de'; there are: pl, en"):
        speak("de")


def test_what_a_person_typed_may_be_long() -> None:
    assert len(speak("en").say("not-understood", word="x" * 10_000)) < 3_000


@EACH
def test_all_languages_have_the_same_rules(game: str, lang: str) -> None:
    assert [rule.id for rule in words.rules(game, lang)] == [rule.id for rule in words.rules(game, DEFAULT)]


def test_the_reference_answers_by_id_and_by_words() -> None:
    title, text = words.rule("eko", "eko.move.3", "en")
    assert title == "Only over empty spaces"
    assert "empty spaces" in text
    assert words.rule("eko", "move.3", "en") == (title, text)
    assert "eko.emp.7" in [rule.id for rule in words.search("eko", "wymiana", "pl")]
    assert words.search("eko", "xyzzy", "en") == []
    with pytest.raises(BadInput, match=r"no rule 'eko\.mov\.3'; did you mean eko\.move\.3"):
        words.rule("eko", "eko.mov.3", "pl")


@pytest.mark.parametrize(
    ("lang", "event", "args", "said"),
    [
        ("en", "influence-changed", [0, 2, 0], "gains 2 influence."),
        ("en", "influence-changed", [0, 0, 3], "gives up 3 influence."),
        ("en", "influence-changed", [0, 2, 1], "gains 2 influence and gives up 1."),
        ("pl", "influence-changed", [0, 2, 0], "zyskuje 2 żetony wpływów."),
        ("en", "took-tile", [0, 0, 2], "takes tile 1."),
    ],
)
def test_runewars_tells_only_what_has_changed(lang: str, event: str, args: list[int], said: str) -> None:
    game = krainy.load("runewars")
    kind = next(one for one in game.events.kinds if one.name == event)
    assert speak(lang, "runewars").tell(game.new(seed=1), Event(EVERYBODY, kind.number, args)).endswith(said)


@pytest.mark.parametrize(
    ("game", "lang", "key", "part"),
    [
        ("eko", "en", "prompt-Arming.help", "eko.arm.6"),
        ("eko", "pl", "prompt-Arming.help", "eko.arm.6"),
        ("eko", "en", "option-modules-temple_of_moon.help", "fewer than four discs"),
        ("eko", "pl", "option-modules-temple_of_moon.help", "mniej niż cztery dyski"),
        ("mysthea", "en", "prompt-Attune.help", "mysthea.chosen.8"),
        ("mysthea", "en", "prompt-Battlefield.help", "mysthea.ruling.2"),
        ("mysthea", "en", "prompt-ChooseSymbol.help", "mysthea.opt.1"),
        ("mysthea", "en", "prompt-Fortify.help", "mysthea.card.2"),
        ("oath", "pl", "denizen-fire-talkers", "Rozmawiający z Ogniem"),
        ("oath", "pl", "card-slander", "Oszczerstwo"),
        ("oath", "pl", "prompt-BurnHalf.help", "„Oszczerstwem” całą"),
        ("runewars", "pl", "unit-pegasus-rider", "Jeździec pegaza"),
    ],
)
def test_words_that_were_mended_stay_so(game: str, lang: str, key: str, part: str) -> None:
    assert part in speak(lang, game).say(key)


@pytest.mark.parametrize(
    ("game", "rule", "part"),
    [
        ("eko", "eko.ruling.25", "utknęła"),
        ("mysthea", "mysthea.battle.15", "tylko za jednostki pozostałych"),
        ("mysthea", "mysthea.ruling.13", "cztery przerwy"),
        ("mysthea", "mysthea.meditate.2", "gra o nią nie pyta"),
    ],
)
def test_rules_that_were_mended_stay_so(game: str, rule: str, part: str) -> None:
    assert part in words.rule(game, rule, "pl")[1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", krainy.names())
def test_actions_that_are_named_together_are_named_as_each_alone(game: str, lang: str) -> None:
    playthrough = Playthrough(krainy.load(game), ["random"] * 3, seed=6)
    for speech in (speak(lang, game), speak(lang)):
        for _ in range(60):
            for seat in playthrough.g.actors():
                actions = playthrough.actions(seat)
                alone = [speech.name_action(playthrough.g, action) for action in actions]
                assert speech.name_actions(playthrough.g, actions) == alone
            if not playthrough.bot_move():
                break


def test_the_names_that_are_kept_ready_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "REMEMBERED", 10)
    g = krainy.load("eko").new(2, 7)
    speech = words.Speech("en", "eko")
    actions = g.actions(g.actors()[0])
    assert len(actions) > 10
    assert speech.name_actions(g, actions) == [speech.name_action(g, action) for action in actions]
    assert len(speech.said) <= 10
