"""The results as a table for a terminal: the medians of the rounds."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

WIDTH = 132
NUMBERS = (
    "moves/s", "times", "a CPU second", "times", "half load p50", "p99", "same load p50", "p99", "kB a table",
    "cores", "of people",
)  # fmt: skip


def show(results: Sequence[dict[str, Any]]) -> None:
    """Print results; the others are compared with the first, round by round."""
    grid = Table(title="Acknowledged moves; latencies in milliseconds")
    for heading in ("server", "game"):
        grid.add_column(heading, no_wrap=True)
    for heading in NUMBERS:
        grid.add_column(heading, justify="right")
    for result in results:
        grid.add_row(*_row(result, results[0]))
    Console(width=WIDTH).print(grid)


def _row(result: dict[str, Any], first: dict[str, Any]) -> list[str]:
    same = "half" if result is first else "same"  # the same load is half of the first server's maximum
    return [
        result["server"],
        result["game"],
        _figure(result, "saturation", "moves_per_s", ",.0f"),
        _times(result, first, "moves_per_s"),
        _figure(result, "saturation", "moves_per_cpu_s", ",.0f"),
        _times(result, first, "moves_per_cpu_s"),
        *(_figure(result, "half", name, ".1f") for name in ("p50_ms", "p99_ms")),
        *(_figure(result, same, name, ".1f") for name in ("p50_ms", "p99_ms")),
        f"{result['idle'][-1]['kb_each']:.1f}" if "idle" in result else "",
        _figure(result, "saturation", "server_cores", ".2f"),
        _figure(result, "saturation", "driver_cores", ".2f"),
    ]


def _figure(result: dict[str, Any], phase: str, name: str, form: str) -> str:
    values = [phases[phase][name] for phases in result["rounds"] if phase in phases]
    return format(median(values), form) if values else ""


def _times(result: dict[str, Any], first: dict[str, Any], name: str) -> str:
    if result["game"] != first["game"]:
        return ""
    pairs = zip(result["rounds"], first["rounds"], strict=True)
    return f"{median(one['saturation'][name] / other['saturation'][name] for one, other in pairs):.2f}"
