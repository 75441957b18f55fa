"""The OpenAPI document is true: whatever schemathesis makes of it is answered as it says, and never with a 500."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import krainy
from krainy.play.words import LANGUAGES
from tests.server.running import PATIENCE, RunningServer, quick_settings, serving

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serving(quick_settings(tmp_path_factory.mktemp("data"))) as server:
        yield server


def new_guest(server: RunningServer) -> dict[str, str]:
    """The headers of a guest."""
    return {"cookie": f"krainy={server.guest().http.cookies['krainy']}"}


@pytest.fixture(scope="module")
def document(server: RunningServer) -> Any:
    return schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")


def test_every_call_is_answered_as_the_document_says(document: Any, server: RunningServer) -> None:
    headers: dict[str, str] = {}
    statuses: set[int] = set()

    def ask(case: Any) -> None:
        for given_headers in ({}, headers):
            # Patient, because a busy machine may take long to load a game for the first time.
            answer = case.call_and_validate(headers=given_headers, checks=CHECKS, timeout=300)
            statuses.add(answer.status_code)

    rules = settings(
        max_examples=6,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    for found in document.get_all_operations():
        headers = new_guest(server)  # for each call another, because some log the guest out
        rules(given(case=found.ok().as_strategy())(ask))()
    assert statuses >= {200, 201, 401, 404, 422}


@pytest.mark.parametrize("game", krainy.names())
def test_the_cards_of_every_game_are_as_the_document_says(document: Any, game: str) -> None:
    for lang in LANGUAGES:
        case = document["/api/games/{game}/cards"]["GET"].Case(path_parameters={"game": game}, query={"lang": lang})
        answer = case.call()
        assert answer.status_code == 200, answer.text
        case.validate_response(answer, checks=CHECKS)


def test_the_answers_of_a_real_game_are_as_the_document_says(server: RunningServer, document: Any) -> None:
    person = server.guest()
    table = person.make("me", "random", listed=True)["table"]
    cookie = {"cookie": f"krainy={person.http.cookies['krainy']}"}
    for rest, query in (("", {}), ("/replay", {"seat": 0}), ("/report", {"seat": 0}), ("/picture", {})):
        case = document["/api/tables/{table}" + rest]["GET"].Case(path_parameters={"table": table}, query=query)
        answer = case.call(headers=cookie)
        assert answer.status_code == 200, answer.text
        case.validate_response(answer, checks=CHECKS)


WISH = {"game": "eko", "chairs": ["me", "random"]}


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ({**WISH, "chairs": ["me", 1]}, "body.chairs[1]: Expected `str`, got `int`"),
        ({**WISH, "seconds": "120"}, "body.seconds: Expected `int`, got `str`"),
        ({**WISH, "pace": 11}, "body.pace: Expected `float` <= 10.0"),
        ({**WISH, "cheat": True}, "body: Object contains unknown field `cheat`"),
        ({"game": "eko"}, "body: Object missing required field `chairs`"),
        ({**WISH, "salt": "0" * 64 + "\n"}, "body.salt: Expected `str` matching regex"),
        ("{", "body: this is not JSON"),
        ('{"game": "eko", "options": {"modules": ' + "[" * 9000, "body: this is not JSON"),
    ],
)
def test_what_is_wrong_with_a_body_is_told_in_one_line_to_those_who_may_call(
    server: RunningServer, body: object, told: str
) -> None:
    content = body if isinstance(body, str) else json.dumps(body)
    headers = {"content-type": "application/json; charset=utf-8"}
    answer = server.guest().http.post("/api/tables", content=content, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (422, "wrong")
    assert answer.json()["text"].startswith(told), answer.text
    assert "\n" not in answer.json()["text"]
    assert (
        httpx.post(
            f"{server.address}/api/tables", content=content, headers=headers, timeout=PATIENCE, verify=False
        ).status_code
        == 401
    )


def test_a_body_says_that_it_is_json(server: RunningServer) -> None:
    """A form of another site cannot say so."""
    http = server.guest().http
    for headers in ({"content-type": "text/plain"}, {}):
        answer = http.post("/api/tables", content=json.dumps(WISH), headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (422, "wrong")
