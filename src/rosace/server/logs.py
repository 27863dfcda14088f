"""Logs as lines of JSON on stderr: time, level, event and its fields."""

from __future__ import annotations

import logging
import re
from datetime import UTC, datetime
from typing import Any

import msgspec

_log = logging.getLogger("rosace.server")

# Passwords in URLs and signed cookies, which could be in the text of an exception.
SECRET_PATTERN = re.compile(r"(?<=://)[^\s/@:]*:[^\s/@]*(?=@)|\bW3si[\w-]+\.[\w-]{43}(?![\w-])")


def note(event: str, level: int = logging.INFO, *, error: BaseException | None = None, **fields: Any) -> None:
    """Log an event with its fields; for an error, with the traceback."""
    _log.log(level, event, extra={"fields": fields}, exc_info=error)


class Lines(logging.Formatter):
    """Formats a log record, ours or uvicorn's, as a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= getattr(record, "fields", {})
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return SECRET_PATTERN.sub("***", msgspec.json.encode(line, enc_hook=str).decode())


def configuration(level: str) -> dict[str, Any]:
    """For `logging.config.dictConfig`, in every worker."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": Lines}},
        "handlers": {
            "stderr": {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"}
        },
        "loggers": {
            "rosace": {"handlers": ["stderr"], "level": level.upper(), "propagate": False},
            "uvicorn": {"handlers": ["stderr"], "level": "ERROR", "propagate": False},
        },
        "root": {"handlers": ["stderr"], "level": "WARNING"},
    }
