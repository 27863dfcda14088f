"""The REST layer: what is taken, what is refused and how it is said."""

import json
import logging
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from rosace.server import openapi
from rosace.server.api import Api
from server.web.toys import TABLE

CUPS = f"/api/v1/cups/{TABLE}"


def test_path_query_and_body_reach_the_handler(client: TestClient) -> None:
    assert client.get(f"{CUPS}?limit=3&game=basilica").json() == {
        "table": TABLE,
        "limit": 3,
        "game": "basilica",
    }
    answer = client.post(CUPS, json={"colour": "blue"})
    assert (answer.status_code, answer.json()) == (201, {"colour": "blue", "size": 2})
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["content-type"] == "application/json"


def test_a_problem_is_its_status_code_message_and_parameters(client: TestClient) -> None:
    answer = client.post(CUPS, json={"colour": "red"})
    assert answer.status_code == 409
    assert answer.json() == {"code": "no-red", "message": "No red cups.", "params": {"colour": "red"}}


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ("{", "$"),
        ("", "$"),
        ("[]", "$"),
        ('{"size": 1}', "$"),
        ('{"colour": 3}', "$.colour"),
        ('{"colour": "blue", "size": "2"}', "$.size"),
        ('{"colour": "blue", "lid": true}', "$"),
        ("[" * 20_000, "$"),
        (b'{"colour": "\xff"}', "$"),
    ],
)
def test_a_malformed_body_is_refused_with_the_place(client: TestClient, body: Any, where: str) -> None:
    answer = client.post(CUPS, content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["code"] == "malformed"
    assert answer.json()["params"]["where"] == where


@pytest.mark.parametrize("query", ["limit=x", "limits=3", "limit=1&limit=2"])
def test_a_malformed_query_is_refused(client: TestClient, query: str) -> None:
    answer = client.get(f"{CUPS}?{query}")
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_a_body_must_say_that_it_is_json(client: TestClient) -> None:
    """A form of another site can send anything but this type without asking first."""
    answer = client.post(CUPS, content=b'{"colour": "blue"}', headers={"content-type": "text/plain"})
    assert (answer.status_code, answer.json()["code"]) == (415, "wrong-content-type")
    typed = {"content-type": "Application/JSON; charset=utf-8"}
    assert client.post(CUPS, content=b'{"colour": "blue"}', headers=typed).status_code == 201


def test_a_body_too_large_is_refused_announced_or_not(client: TestClient) -> None:
    large = json.dumps({"colour": "x" * (64 << 10)}).encode()
    typed = {"content-type": "application/json"}
    announced = client.post(CUPS, content=large, headers=typed)
    streamed = client.post(CUPS, content=iter([large[:1000], large[1000:]]), headers=typed)
    assert "content-length" not in streamed.request.headers
    for answer in (announced, streamed):
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_an_id_that_cannot_be_is_not_found(client: TestClient) -> None:
    for table in (TABLE[:-1], TABLE + "a", TABLE[:-1] + ".", "%0a" + TABLE[1:]):
        answer = client.get(f"/api/v1/cups/{table}")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown")


def test_unknown_paths_are_problems_too(client: TestClient) -> None:
    for path in ("/api/v1/nothing", "/api/v1/me/", "/api/v2/me", "/nothing.html"):
        answer = client.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown")


def test_a_wrong_method_is_told_all_right_ones(client: TestClient) -> None:
    for method in ("PUT", "PATCH", "OPTIONS", "BREW"):
        answer = client.request(method, CUPS)
        assert (answer.status_code, answer.headers["allow"]) == (405, "DELETE, GET, POST")


def test_head_is_answered_as_get_is(client: TestClient) -> None:
    assert client.head(CUPS).status_code == 200


def test_a_failure_is_logged_with_its_traceback_and_without_passwords(
    client: TestClient, caplog: pytest.LogCaptureFixture, lines: Any
) -> None:
    with caplog.at_level(logging.INFO, "rosace.server"):
        answer = client.delete(CUPS)
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert "fell down" not in answer.text
    failed, request = lines()
    assert failed["event"] == "failed" and "RuntimeError" in failed["traceback"]
    assert "secret" not in json.dumps(failed) and "://***@db" in failed["traceback"]
    assert request["status"] == 500 and request["code"] == "internal"


def test_a_parameter_nobody_has_described_is_a_mistake_of_ours() -> None:
    with pytest.raises(AssertionError, match="colour"):
        Api().get("/cups/{colour}", summary="")(lambda call: None)  # type: ignore[arg-type,return-value]


def test_the_document_lists_every_operation_with_its_problems(client: TestClient) -> None:
    document = client.get("/api/v1/openapi.json").json()
    assert document["openapi"] == "3.1.0" and document["servers"] == [{"url": "/api/v1"}]
    cups = document["paths"]["/cups/{table}"]
    assert set(cups["get"]["responses"]) == {"200", "400", "404", "429", "500"}
    assert set(cups["post"]["responses"]) == {
        "201",
        *["400", "403", "404", "409", "413", "415", "429", "500"],
    }
    assert set(cups["delete"]["responses"]) == {"204", "403", "404", "429", "500"}
    parameters = {item["name"]: item for item in cups["get"]["parameters"]}
    assert parameters["table"]["schema"]["pattern"] == "^[A-Za-z0-9_-]{22}$"
    assert parameters["limit"]["in"] == "query" and not parameters["limit"]["required"]
    assert cups["post"]["requestBody"]["content"]["application/json"]["schema"] == {
        "$ref": "#/components/schemas/Cup"
    }
    assert document["components"]["schemas"]["Cup"]["additionalProperties"] is False


def test_every_reference_of_the_document_leads_somewhere(client: TestClient) -> None:
    text = client.get("/api/v1/openapi.json").text
    schemas = json.loads(text)["components"]["schemas"]
    found = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert found and found <= schemas.keys()


def test_operations_have_names_of_their_own(client: TestClient) -> None:
    paths = client.get("/api/v1/openapi.json").json()["paths"]
    names = [operation["operationId"] for methods in paths.values() for operation in methods.values()]
    assert len(names) == len(set(names)) == 14


def test_the_document_is_plain_json() -> None:
    assert msgspec.json.decode(msgspec.json.encode(openapi.document(Api())))["paths"] == {}
