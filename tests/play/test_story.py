"""What happens in a row is told as one, from what a listener hears and nothing else."""

import pytest

import krainy
from krainy.engine.vocabulary import Event, Events
from krainy.play.story import Heard, Story
from krainy.play.words import speak

pytestmark = pytest.mark.once
G = krainy.load("runewars").new(seats=2, seed=7)


def event(name: str, *args: int, to: int = -1) -> Event:
    """An event of Runewars."""
    return Event(to, next(one.number for one in G.game.events.kinds if one.name == name), list(args))


def told(events: list[Event], lang: str = "en", seat: int = 0) -> list[str]:
    """What a seat reads of these."""
    heard = [one for one in events if one.heard_by(seat)]
    return [speak(lang, "runewars").tell_heard(G, one).text for one in Story(G.game.events).tell(heard)]


MARCH = [
    event("activated", 0, 3),
    event("moved", 0, 1, 0, 3),
    event("moved", 0, 1, 0, 3),
    event("moved", 0, 2, 1, 3),
    event("hero-moved", 0, 1, 1, 3),
]


def test_a_march_is_one_line() -> None:
    assert told(MARCH) == [
        "Player 1 moves 2 Footmen, a Knight and Ronan of the Wild "
        "from Witch Fields 1A and Wild Meadows 1B to Raven Woods 2A."
    ]
    assert told(MARCH, "pl") == [
        "Gracz 1 prowadzi z Wiedźmich Pól 1A i Dzikich Łąk 1B na Krucze Lasy 2A 2 Piechurów, Rycerza i Ronana z Dziczy."
    ]


def test_a_march_to_another_place_is_another_line() -> None:
    assert len(told([*MARCH, event("moved", 0, 1, 0, 4), event("moved", 1, 1, 0, 4)])) == 3


def test_what_everybody_sees_anyway_is_not_told() -> None:
    assert told([event("played", 0, 1), event("stands", 0, 1)]) == told([event("played", 0, 1)])
    assert len(told([event("played", 0, 1), event("stands", 0, 2)])) == 2

    oath = krainy.load("oath").new(seats=2, seed=7)
    kinds = {one.name: one.number for one in oath.game.events.kinds}
    drawn = [
        Event(-1, kinds[name], args)
        for name, *args in (("drew", 0, 3), ("next-back", 1), ("uncovered", 0, 0), ("played-adviser", 0, 5))
    ]
    lines = [speak("en", "oath").tell_heard(oath, one).text for one in Story(oath.game.events).tell(drawn)]
    assert [line.split()[1] for line in lines] == ["draws", "takes"]


def test_who_draws_reads_what_and_the_others_how_many() -> None:
    drawn = [one for card in (3, 4) for one in (event("drew-quest", 0), event("got-quest", 0, card, to=1))]
    assert told(drawn, seat=1) == ["Player 1 draws 2 quest cards."]
    own = told(drawn, seat=0)
    assert len(own) == 1
    assert own[0].startswith("Player 1 draws the quests ")


def test_names_say_where_they_stand_and_what_they_name() -> None:
    heard = Story(G.game.events).tell(MARCH)[0]
    text, names = speak("en", "runewars").tell_heard(G, heard)
    assert [(text[begin:end], target, card) for begin, end, target, card in names] == [
        ("Player 1", "seat:0", ""),
        ("2 Footmen", "unit:1", "unit-footman"),
        ("a Knight", "unit:2", "unit-knight"),
        ("Ronan of the Wild", "hero:1", "hero-ronan-of-the-wild"),
        ("Witch Fields 1A", "area:0", ""),
        ("Wild Meadows 1B", "area:1", ""),
        ("Raven Woods 2A", "area:3", ""),
    ]


def test_every_event_says_how_many_before_it_are_told_with_it() -> None:
    story = Story(G.game.events)
    assert [story.hear(one).joins for one in MARCH] == [0, 1, 2, 3, 4]
    assert story.copy().hear(event("moved", 0, 1, 0, 3)).joins == 5


def declared() -> tuple[Events, int, int, int]:
    """A game with a gain, what it costs, and rounds."""
    events, seats = Events(), G.game.events.kinds[0].domains[0]
    gained, paid, began = events.kind("gained", seat=seats), events.kind("paid", seat=seats), events.kind("began")
    events.row(gained, "seat")
    events.instead(gained, paid, seat="seat")
    events.rounds = [began]
    events.count("gains", gained)
    return events, gained, paid, began


def test_what_is_paid_for_is_not_mixed_with_what_was_gained_before() -> None:
    events, gained, paid, _ = declared()
    row = [Event(-1, gained, [0]), Event(-1, paid, [0]), Event(-1, gained, [0]), Event(-1, gained, [0])]
    assert [len(one.events) for one in Story(events).tell(row)] == [1, 3]


def test_without_an_event_for_it_a_round_ends_where_the_turn_comes_around() -> None:
    events, seats = Events(), G.game.events.kinds[0].domains[0]
    opens, moved = events.kind("opens", seat=seats), events.kind("moved", seat=seats)
    events.circle(opens, [moved])
    events.count("moves", moved)
    story = Story(events)
    assert story.hear(Event(-1, opens, [1])).counted == []

    def turns(*taken: int) -> list[object]:
        return [story.hear(Event(-1, moved, [seat])).counted for seat in taken]

    assert turns(1, 2, 0) == [[], [], []]
    assert turns(1, 1) == [[(0, [("moves", 1)]), (1, [("moves", 1)]), (2, [("moves", 1)])], []]
    assert story.copy().hear(Event(-1, moved, [2])).counted == [], "the first seat has not come again"
    assert turns(0, 2) == [[], [(0, [("moves", 1)]), (1, [("moves", 2)])]], "the first seat is out: the next one begins"
    events.circles = 2
    assert turns(0, 2, 0, 2)[1:] == [[], [], [(0, [("moves", 2)]), (2, [("moves", 2)])]], "told every second time"


def test_a_round_tells_what_was_counted_in_it() -> None:
    events, gained, _, began = declared()
    story = Story(events)

    def round_with(*seats: int) -> Heard:
        for seat in seats:
            story.hear(Event(-1, gained, [seat]))
        return story.hear(Event(-1, began, []))

    assert round_with(0, 1).counted == []  # the first round only begins
    assert round_with(1, 0, 1).counted == [(0, [("gains", 1)]), (1, [("gains", 2)])]
    assert round_with().counted == []
