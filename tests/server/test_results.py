"""Results, ratings and profiles: a game that people have ended counts once, whatever happens to the server."""

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

import krainy
from krainy.cli.main import run
from krainy.play.playthrough import PERSON, Playthrough
from krainy.server.company import ledger
from krainy.server.company.ratings import PROVISIONAL, after, newcomer, season_of, span_of
from krainy.server.company.results import Earned, Result, Standing, derived, result_of
from krainy.server.storage.database import GUESTS, TABLES, Storage
from krainy.server.storage.migrate import migrate
from krainy.server.tables.table import FINAL
from tests.server.running import Frame, Person, RunningServer, quick_settings, serving, until
from tests.server.test_endings import TableInMemory


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serving(quick_settings(tmp_path_factory.mktemp("results"), seed=7)) as running:
        yield running


def duel(winner: Person, loser: Person, **wishes: object) -> Frame:
    """A game of two that the second one gives up; the table."""
    made = winner.make("me", "person", **wishes)
    loser.join(made["invitations"]["1"])
    assert winner.http.post(f"/api/tables/{made['table']}/start").status_code == 200
    place = loser.sit(made["table"])
    assert place.insist("resign")["type"] == "done"
    return made


def games_of(person: Person) -> list[Frame]:
    return list(person.http.get("/api/profile/history").json()["games"])


def outcomes(result: Result) -> list[tuple[int, int, str]]:
    return [(one.seat, one.place, one.outcome) for one in result.standings]


# -- what a result is --------------------------------------------------------------------------------------------------


def test_who_leaves_comes_last_whatever_the_bot_in_the_seat_achieves() -> None:
    one = TableInMemory(PERSON, PERSON, PERSON)
    one.move()
    one.do("resign", 1)
    for seat in (0, 2):
        one.do("offer", seat)
    found = derived(one.head, one.rows)
    assert (found.kind, found.rated, found.moves) == ("people", True, 1)
    assert outcomes(found) == [(0, 1, "drawn"), (1, 2, "left"), (2, 1, "drawn")]
    assert found == result_of(one.table, found.began, one.rows[-1].time)


def test_practice_bots_and_a_shared_screen_are_not_rated() -> None:
    practice = TableInMemory(PERSON, "greedy")
    seat = practice.move()
    practice.do("resign", 0, FINAL)
    found = derived(practice.head, practice.rows)
    assert (found.kind, found.rated, outcomes(found)) == ("bots", False, [(0, 1, "left")])
    practice.table.practice = True
    assert result_of(practice.table, 0.0, 1.0).kind == "none"
    fork = TableInMemory(PERSON, PERSON)
    fork.head = fork.head._replace(origin="fork")
    fork.move()
    fork.do("resign", 0, FINAL)
    assert derived(fork.head, fork.rows).kind == "none"
    assert seat in (0, 1)


def test_an_abandoned_game_does_not_count_and_one_with_moves_taken_back_is_not_rated() -> None:
    abandoned = TableInMemory(PERSON, PERSON)
    abandoned.move()
    abandoned.do("abandon", 0)
    abandoned.do("agree", 1)
    assert derived(abandoned.head, abandoned.rows).kind == "none"
    one = TableInMemory(PERSON, PERSON)
    one.move()
    one.do("resign", 0, FINAL)
    assert result_of(one.table, 0.0, 1.0).rated
    one.table.retracted = True
    assert (result_of(one.table, 0.0, 1.0).kind, result_of(one.table, 0.0, 1.0).rated) == ("people", False)


def bots_duel() -> list[tuple[int, int]]:
    """A game of Ekö that seat 0 wins alone, with a captive, as its moves."""
    played = Playthrough(krainy.load("eko"), ["greedy", "greedy"], seed=7)
    while played.bot_move():
        pass
    return played.moves


def test_achievements_are_of_people_who_played_a_whole_game_themselves() -> None:
    one = TableInMemory(PERSON, PERSON)
    for seat, action in bots_duel():
        one.do("move", seat, action)
    sitter = one.table.sitters[0]
    found = derived(one.head, one.rows)
    assert found.achievements == (Earned(sitter, "audience"), Earned(sitter, "silence"))
    assert derived(one.head._replace(origin="fork"), one.rows).achievements == ()
    for change, value in (("practice", True), ("substituted", [1]), ("resigned", {0})):
        before = getattr(one.table, change)
        setattr(one.table, change, value)
        assert result_of(one.table, 0.0, 1.0).achievements == (), change
        setattr(one.table, change, before)
    assert result_of(one.table, 0.0, 1.0).achievements == found.achievements
    given_up = TableInMemory(PERSON, PERSON)
    given_up.move()
    given_up.do("resign", 1, FINAL)
    assert derived(given_up.head, given_up.rows).achievements == ()


def test_a_game_that_runs_has_no_result() -> None:
    one = TableInMemory(PERSON, PERSON)
    one.move()
    assert derived(one.head, one.rows).standings == []


# -- ratings -----------------------------------------------------------------------------------------------------------


def test_a_season_is_a_quarter_of_a_year() -> None:
    for season in ("2025-4", "2026-1", "2026-2", "2026-3", "2026-4"):
        begins, ends = span_of(season)
        assert season_of(begins) == season_of(ends - 0.001) == season != season_of(ends)


def test_ratings_compare_people_and_stay_provisional_for_some_games() -> None:
    ala, ola, iga = after([newcomer()] * 3, [1, 2, 2])
    assert ala.points > 1000
    assert ola == iga
    assert ola.mu < newcomer().mu
    for _ in range(PROVISIONAL - 1):
        assert ala.provisional
        ala, ola = after([ala, ola], [1, 2])
    assert not ala.provisional
    assert ala.points > ola.points
    assert after([ala, ola], [1, 1])[1].mu > ola.mu  # a draw with a better one is worth something


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Storage]:
    migrate(tmp_path / "krainy.sqlite")
    storage = Storage(tmp_path / "krainy.sqlite")
    yield storage
    asyncio.run(storage.close())


def test_results_in_any_order_and_twice_make_the_same_ratings(database: Storage) -> None:
    """Two processes may write the results of two games in another order than they ended."""
    people = ("ala", "ola", "iga")
    results = []
    for number in range(12):
        pair = [people[number % 3], people[(number + 1) % 3]]
        standings = [Standing(0, pair[0], 1, "won"), Standing(1, pair[1], 2, "lost")]
        ended = span_of("2026-3")[1] - 6.5 + number  # half of them in the next season
        results.append(Result(f"t{number}", "eko", 2, "people", True, 10, 0.0, ended, True, standings))

    def write(order: list[Result], db: sa.Connection) -> list[tuple[object, ...]]:
        for kept in (ledger.ACHIEVEMENTS, ledger.STANDINGS, ledger.RESULTS, ledger.RATINGS):
            db.execute(kept.delete())
        for result in order:
            table = dict.fromkeys(("host", "options", "seed", "salt", "chairs", "terms", "world"), "")
            numbers = {"rules": 1, "listed": 1, "time": 0.0, "turned": 0, "kept": 0, "rematch_of": ""}
            row = {
                **table,
                **numbers,
                "id": result.table,
                "game": "eko",
                "origin": "new",
                "status": "over",
                "host": "ala",
            }
            db.execute(TABLES.insert().prefix_with("OR IGNORE").values(row))
            assert ledger.record(db, result)
            assert not ledger.record(db, result)
        columns = (ledger.RATINGS.c.season, ledger.RATINGS.c.guest)
        return [tuple(row) for row in db.execute(sa.select(ledger.RATINGS).order_by(*columns))]

    def people_first(db: sa.Connection) -> None:
        for name in people:
            db.execute(GUESTS.insert().values(id=name, name=name, time=0.0))

    async def compare() -> None:
        await database.change(people_first)
        plain = await database.change(partial(write, results))
        assert len(plain) == 9  # three people, two seasons and all time
        assert await database.change(partial(write, [*results[6:], *results[5::-1]])) == plain
        assert await database.change(ledger.rebuild_all) == 3
        again = sa.select(ledger.RATINGS).order_by(ledger.RATINGS.c.season, ledger.RATINGS.c.guest)
        assert await database.read(lambda db: [tuple(row) for row in db.execute(again)]) == plain

    asyncio.run(compare())


# -- a server ----------------------------------------------------------------------------------------------------------


def test_a_finished_game_is_in_the_profile_and_on_the_leaderboard(server: RunningServer) -> None:
    ala, ola = server.guest(), server.guest()
    assert ala.http.get("/api/profile").json()["figures"] == []
    listed = duel(ala, ola, listed=True)["table"]
    until(lambda: bool(games_of(ala)), "the result")
    secret = duel(ola, ala)["table"]
    until(lambda: len(games_of(ala)) == 2, "the second result")
    [last, first] = games_of(ala)
    assert (last["table"], last["outcome"], first["table"], first["outcome"]) == (secret, "left", listed, "won")
    assert [one["outcome"] for one in first["players"]] == ["won", "left"]
    profile = ala.http.get("/api/profile").json()
    [figures] = profile["figures"]
    assert [(type(figures[one]), figures[one]) for one in ("played", "won", "left")] == [(int, 2), (int, 1), (int, 1)]
    assert figures["rating"]["provisional"]
    board = ola.http.get("/api/leaderboards/eko", params={"seats": 2}).json()
    assert {profile["profile"], ola.http.get("/api/profile").json()["profile"]} <= {
        one["profile"] for one in board["lines"]
    }
    season = board["seasons"][0]
    assert len(ola.http.get("/api/leaderboards/eko", params={"seats": 2, "season": season}).json()["lines"]) >= 2
    # Others read of listed games alone.
    path = f"/api/people/{profile['profile']}"
    assert [one["table"] for one in ola.http.get(f"{path}/history").json()["games"]] == [listed]
    assert ola.http.get(path).json()["figures"][0]["rating"]["games"] == 2

    assert ola.http.get(f"/api/tables/{listed}/ratings").json() == []
    wish = {"hidden": False, "beside": True}
    assert ala.http.put("/api/profile", json=wish).json()["beside"]
    assert [one["seat"] for one in ola.http.get(f"/api/tables/{listed}/ratings").json()] == [0]
    ala.http.put("/api/profile", json={**wish, "hidden": True})
    assert ola.http.get(path).status_code == 404
    assert ola.http.get(f"{path}/history").status_code == 404
    assert ola.http.get(f"/api/tables/{listed}/ratings").json() == []
    assert ola.http.get("/api/profile/history").json()["games"][1]["players"][0]["profile"] == ""
    shown = ola.http.get("/api/leaderboards/eko", params={"seats": 2}).json()["lines"]
    assert profile["profile"] not in {one["profile"] for one in shown}
    assert ala.http.get(path).json()["mine"]

    kept = ala.http.get("/api/guest/export").json()
    assert [one["outcome"] for one in kept["results"]] == ["won", "left"]
    assert ala.http.delete("/api/guest").status_code == 204
    assert {one["players"][0]["name"] for one in games_of(ola)} | {
        one["players"][1]["name"] for one in games_of(ola)
    } == {"", ola.http.get("/api/guest").json()["name"]}


def test_what_was_earned_is_told_at_the_table_and_in_the_profile(server: RunningServer) -> None:
    ala, ola = server.guest(), server.guest()
    tables = []
    for listed in (True, False):
        made = ala.make("me", "person", listed=listed)
        ola.join(made["invitations"]["1"])
        assert ala.http.post(f"/api/tables/{made['table']}/start").status_code == 200
        tables.append(made["table"])
    moves = bots_duel()
    for table in tables:
        assert ala.http.get(f"/api/tables/{table}/achievements").json() == []
        places = [ala.sit(table), ola.sit(table)]
        for seat, action in moves:
            assert places[seat].insist("move", action=action)["type"] == "done"

    def told(person: Person, path: str, lang: str = "en") -> list[tuple[str, int]]:
        found = person.http.get(path, params={"lang": lang}).json()
        return [(one["title"], one["times"]) for one in (found if isinstance(found, list) else found["achievements"])]

    for number, table in enumerate(tables, start=1):
        path = f"/api/tables/{table}/achievements"
        assert told(ala, path) == [("A Captive Audience", number), ("The Last Word", number)]
        assert told(ola, path) == []
    assert told(ala, "/api/profile", "pl") == [("Audiencja za kratami", 2), ("Ostatnie słowo", 2)]
    profile = ala.http.get("/api/profile").json()["profile"]
    assert told(ola, f"/api/people/{profile}") == [("A Captive Audience", 1), ("The Last Word", 1)]
    assert told(ola, "/api/profile") == []
    kept = ala.http.get("/api/guest/export").json()["achievements"]
    assert sorted((one["table"], one["name"]) for one in kept) == sorted(
        (table, name) for table in tables for name in ("audience", "silence")
    )
    assert ala.http.delete("/api/guest").status_code == 204
    assert ola.http.get(f"/api/people/{profile}").status_code == 404


def test_a_result_that_no_server_lived_to_write_comes_at_the_next_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    with serving(quick_settings(data, seed=7)) as server:
        ala, ola = server.guest("Ala"), server.guest("Ola")
        duel(ala, ola)
        until(lambda: bool(games_of(ala)), "the result")
        before, profile = games_of(ala), ala.http.get("/api/profile").json()
        cookies = dict(ala.http.cookies)
    storage = Storage(data / "krainy.sqlite")

    def forget(db: sa.Connection) -> None:
        for kept in (ledger.STANDINGS, ledger.RESULTS, ledger.RATINGS):
            db.execute(kept.delete())

    asyncio.run(storage.change(forget))
    with serving(quick_settings(data)) as server:
        again = Person(server)
        again.http.cookies.update(cookies)
        until(lambda: bool(games_of(again)), "the result that was lost")
        assert games_of(again) == before
        assert again.http.get("/api/profile").json() == profile
        assert run(["admin", "ratings", "--data", str(data), "--lang", "en"]) == 0
        assert "results of 1 games, ratings of 2 pools" in capsys.readouterr().out
        assert games_of(again) == before
        assert again.http.get("/api/profile").json() == profile
    asyncio.run(storage.close())
