"""The report: one page that needs nothing else, in both languages."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import krainy
from krainy.arena.numbers import duration, number, percent
from krainy.arena.plots import Line, histogram, intervals, round_up, ticks
from krainy.play.words import LANGUAGES, speak

from .running import told

VOID = ("meta",)


class Page(HTMLParser):
    """Notes what is opened, checks that all of it is closed, and keeps the text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Bots", "Ratings", "who begins", "Draft", "Off", "On", "Chosen", "Celethe", "unfinished", "Varorin"]),
        ("pl", ["Boty", "Rankingi", "kto zaczyna", "Wybraniec", "niedokończone", "Barwa lub lud", "Varorin"]),
    ],
)
def test_a_report_is_whole_and_alone(tmp_path: Path, lang: str, words: list[str]) -> None:
    folder = tmp_path / "<match> & more"
    args = ["mysthea", "--bots", "random", "--seats", "3", "--games", "12", "--vary", "draft", "--out", str(folder)]
    told(*args, "--lang", lang)
    text = (folder / "report.html").read_text(encoding="utf-8")
    page = Page(text)
    assert page.open == []
    tags = [tag for tag, _ in page.seen]
    assert tags.count("svg") == 6, "shares, ratings, seats, length, two traits"
    assert all(attrs.get("aria-label") for tag, attrs in page.seen if tag == "svg")
    assert not {"script", "link", "img", "iframe"} & set(tags)
    assert not re.search(r"https?:|url\(|@import", text)
    assert dict(page.seen[0][1]) == {"lang": lang}
    said = " ".join(page.words)
    for word in words:
        assert word in said, word
    assert "krainy arena mysthea --bots random --games 12 --seats 3 --vary draft=off/on --seed 1" in said
    assert "prefers-color-scheme: dark" in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", krainy.names())
def test_every_trait_has_a_name(game: str, lang: str) -> None:
    g = krainy.load(game).new(seed=1)
    for seat in range(g.seats):
        for domain in g.game.traits(g, seat):
            assert speak(lang, game).say(f"trait-{domain}")


def test_numbers_are_written_as_the_language_does() -> None:
    assert (number("pl", 1.25, 2), number("en", 1.25, 2)) == ("1,25", "1.25")
    assert (percent("pl", 0.625), percent("en", 0.625)) == ("62,5%", "62.5%")
    assert [duration("en", seconds) for seconds in (2.5, 0.0031, 0.0000042)] == ["2.5 s", "3.1 ms", "4.2 µs"]


@pytest.mark.parametrize(
    ("games", "said"),
    [
        (1, "Ekö, miejsca: 3, 1 gra: random|1 gra już jest; mecz|w x jest 1 gra, to"),
        (2, "Ekö, miejsca: 3, 2 gry: random|2 gry już są; mecz|w x są 2 gry, to"),
        (5, "Ekö, miejsca: 3, 5 gier: random|5 gier już jest; mecz|w x jest 5 gier, to"),
        (12, "Ekö, miejsca: 3, 12 gier: random|12 gier już jest; mecz|w x jest 12 gier, to"),
        (22, "Ekö, miejsca: 3, 22 gry: random|22 gry już są; mecz|w x są 22 gry, to"),
    ],
)
def test_polish_counts_games(games: int, said: str) -> None:
    speech = speak("pl", "eko")
    opening, resumed, stopped = said.split("|")
    assert speech.say("arena-opening", game="Ekö", seats=3, games=games, bots="random") == opening
    assert speech.say("arena-resumed", games=games).startswith(resumed)
    assert stopped in speech.say("arena-stopped", games=games, folder="x")


def test_scales_have_round_places() -> None:
    assert [round_up(step) for step in (0.07, 1, 1.1, 3, 6, 40)] == pytest.approx([0.1, 1, 2, 5, 10, 50])
    assert ticks(0.0, 1.0) == pytest.approx([0.0, 0.2, 0.4, 0.6, 0.8, 1.0])
    assert ticks(18.8, 31.2) == pytest.approx([20, 25, 30])


def test_a_histogram_counts_every_value_once() -> None:
    values = [3, 3, 4, 17, 250, 251, 1000]
    counts = [int(count) for count in re.findall(r"<title>\d+ – \d+: (\d+)</title>", histogram("x", values, str))]
    assert sum(counts) == len(values)
    assert re.findall(r"<title>(.*?)</title>", histogram("x", [5], lambda v: f"{v:.0f}")) == ["5 – 5: 1"]


def test_an_interval_lies_on_its_scale() -> None:
    drawn = intervals("x", [Line("a<b", 0.5, 0.25, 0.75, 0.5)], lambda v: f"{v:.2f}", 0.0, 1.0)
    assert "a&lt;b" in drawn
    [ends] = re.findall(r'class="interval" x1="([\d.]+)" x2="([\d.]+)"', drawn)
    [dot] = re.findall(r'<circle cx="([\d.]+)"', drawn)
    assert float(dot) == pytest.approx((float(ends[0]) + float(ends[1])) / 2)
