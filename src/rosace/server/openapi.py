"""The OpenAPI document of the endpoints."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import rosace
from rosace.server.api import JSON, PARAMETERS, ROOT, Api, Endpoint
from rosace.server.guard import SAFE_METHODS
from rosace.server.problems import ProblemAnswer

SCHEMA_REFERENCE = "#/components/schemas/{name}"


def document(api: Api) -> dict[str, Any]:
    """The whole document, as plain data."""
    types = [ProblemAnswer]
    for endpoint in api.endpoints:
        types += [kind for kind in (endpoint.body, endpoint.query, endpoint.answer) if kind is not None]
    references, components = msgspec.json.schema_components(types, ref_template=SCHEMA_REFERENCE)
    schemas = dict(zip(map(id, types), references, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in api.endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(
            endpoint, schemas, components
        )
    return {
        "openapi": "3.1.0",
        "info": {"title": "Rosace", "version": rosace.__version__},
        "servers": [{"url": ROOT}],
        "paths": paths,
        "components": {"schemas": components},
    }


def route(api: Api) -> Route:
    """The route of openapi.json."""
    body = msgspec.json.encode(document(api))

    async def openapi(request: Request) -> Response:
        request.scope["template"] = f"{ROOT}/openapi.json"
        return Response(body, media_type=JSON)

    return Route("/openapi.json", openapi)


def statuses(endpoint: Endpoint) -> list[int]:
    """Every error status that an endpoint may answer with."""
    codes = {HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.INTERNAL_SERVER_ERROR, *endpoint.problems}
    if endpoint.query or endpoint.body:
        codes.add(HTTPStatus.BAD_REQUEST)
    if endpoint.body:
        codes |= {HTTPStatus.REQUEST_ENTITY_TOO_LARGE, HTTPStatus.UNSUPPORTED_MEDIA_TYPE}
    if endpoint.parameters:
        codes.add(HTTPStatus.NOT_FOUND)
    if endpoint.method not in SAFE_METHODS:
        codes.add(HTTPStatus.FORBIDDEN)
    return sorted(map(int, codes))


def _operation(endpoint: Endpoint, schemas: dict[int, Any], components: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__.replace("_", "-"),
        "summary": endpoint.summary,
        "parameters": [_path_parameter(name) for name in endpoint.parameters],
        "responses": {},
    }
    if endpoint.query is not None:
        operation["parameters"] += _query_parameters(components[endpoint.query.__name__])
    if endpoint.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {JSON: {"schema": schemas[id(endpoint.body)]}},
        }
    if endpoint.answer is None:
        operation["responses"]["204"] = {"description": "Done."}
    else:
        operation["responses"][str(int(endpoint.status))] = _answer(
            "The answer.", schemas[id(endpoint.answer)], endpoint.media
        )
    for status in statuses(endpoint):
        operation["responses"][str(status)] = _answer(HTTPStatus(status).phrase, schemas[id(ProblemAnswer)])
    return operation


def _path_parameter(name: str) -> dict[str, Any]:
    schema = {"type": "string", "pattern": f"^{PARAMETERS[name]}$"}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _query_parameters(schema: dict[str, Any]) -> list[dict[str, Any]]:
    required = schema.get("required", ())
    return [
        {"name": name, "in": "query", "required": name in required, "schema": about}
        for name, about in schema["properties"].items()
    ]


def _answer(description: str, schema: Any, media: str = JSON) -> dict[str, Any]:
    return {"description": description, "content": {media: {"schema": schema}}}
