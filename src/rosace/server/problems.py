"""Errors as answers: a status, a stable code, and a text for developers.

Clients choose a text for people by the code; the message is not translated.
"""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

import msgspec
from starlette.responses import Response

from rosace.match import Refused, messages
from rosace.server.storage import StorageError


class ProblemAnswer(msgspec.Struct, omit_defaults=True):
    """The body of every answer with a status of 400 or higher."""

    code: str
    message: str
    params: dict[str, Any] = {}


class Problem(Exception):
    """An error that becomes the answer, raised anywhere below an endpoint."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str = "",
        headers: Mapping[str, str] | None = None,
        **params: Any,
    ):
        super().__init__(code)
        self.status = status
        self.code = code
        self.message = message or HTTPStatus(status).phrase
        self.headers = dict(headers or {})
        self.params = params

    def response(self) -> Response:
        body = msgspec.json.encode(ProblemAnswer(self.code, self.message, self.params))
        headers = {"cache-control": "no-store"} | self.headers
        return Response(body, self.status, headers, media_type="application/json")


def unknown() -> Problem:
    return Problem(HTTPStatus.NOT_FOUND, "unknown", "There is nothing here.")


def internal() -> Problem:
    return Problem(
        HTTPStatus.INTERNAL_SERVER_ERROR, "internal", "An error of the server; it has been logged."
    )


def problem_of(error: Problem | Refused | StorageError) -> Problem:
    """The answer for an expected error."""
    if isinstance(error, Refused):
        params = error.params | ({} if error.reason is None else {"reason": messages.reason(error.reason)})
        return Problem(HTTPStatus.CONFLICT, error.code, "The table does not take this now.", **params)
    if isinstance(error, StorageError):
        return Problem(HTTPStatus.SERVICE_UNAVAILABLE, "storage", "The database does not answer.")
    return error
