"""What happened, and what came of it, as a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import median

from server.real.checking import Fault, FaultKind

KINDS: tuple[FaultKind, ...] = ("lost", "doubled", "told wrong")
HEADINGS = ("disturbance", "times", "kills", "acknowledged", *KINDS, "went on after (s): median", "longest")


@dataclass
class Row:
    """`acknowledged` are decisions from a disturbance of this kind to the next one."""

    times: int = 0
    kills: int = 0
    acknowledged: int = 0
    faults: list[Fault] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)

    def cells(self, name: str) -> list[str]:
        wrong = [str(sum(fault.kind == kind for fault in self.faults)) for kind in KINDS]
        waits = [f"{median(self.waits):.1f}", f"{max(self.waits):.1f}"] if self.waits else ["", ""]
        return [name, str(self.times), str(self.kills), str(self.acknowledged), *wrong, *waits]


def total(rows: Iterable[Row]) -> Row:
    found = Row()
    for row in rows:
        found.times += row.times
        found.kills += row.kills
        found.acknowledged += row.acknowledged
        found.faults += row.faults
        found.waits += row.waits
    return found


def table(rows: dict[str, Row]) -> str:
    """In Markdown, as it stands in docs/chaos.md."""
    lines = [row.cells(name) for name, row in sorted(rows.items()) if row.times or row.faults]
    lines.append(total(rows.values()).cells("all"))
    return "\n".join([_line(HEADINGS), _line(["---"] * len(HEADINGS)), *map(_line, lines)])


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"
