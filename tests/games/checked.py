"""Run as a program with ROSACE_PURE=1: whole games with every array and number of the kernels watched.

Compiled, a C array is read past its end without a word, a negative index reads what lies before it,
and a number that does not fit wraps. Uncompiled, Python's lists and ints forgive all three. Here they
raise: sizes and types are read from the .pxd headers. Prints a hash of every game's log and keys.
"""

from __future__ import annotations

import hashlib
import importlib
import inspect
import json
import re
import sys
from pathlib import Path
from typing import Any

import rosace
from contract.conftest import SHIPPED, VARIED, Table
from contract.walks import LEANINGS, walk

SOURCES = Path(rosace.__file__).parent.parent
BOUNDS = {
    "short": (-(2**15), 2**15 - 1),
    "int": (-(2**31), 2**31 - 1),
    "bint": (0, 1),
    "unsigned int": (0, 2**32 - 1),
    "unsigned long long": (0, 2**64 - 1),
}
FIELD = re.compile(rf"^    cdef (?:public |readonly )?({'|'.join(BOUNDS)}) ([\w, \[\]]+)$")


class Watched(list):
    """A list that behaves like a C array where Python would forgive."""

    def __init__(self, values: list, low: int, high: int, size: int):
        super().__init__(values)
        self.low, self.high = low, high
        if len(values) != size:
            raise IndexError(f"an array of {size} filled with {len(values)} values")
        for value in values:
            self._fits(value)

    def _fits(self, value: int) -> None:
        if not self.low <= value <= self.high:
            raise OverflowError(f"{value} does not fit")

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, int) and index < 0:
            raise IndexError("a negative index")
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        if isinstance(index, int) and index < 0:
            raise IndexError("a negative index")
        self._fits(value)
        super().__setitem__(index, value)


def fields(kernel: type) -> dict[str, tuple[int, int, int]]:
    """Attribute -> low, high, size (0 for a single number), from the headers of a class and its bases."""
    values = {}
    for base in kernel.__mro__:
        header = SOURCES / f"{base.__module__.replace('.', '/')}.pxd"
        if not header.exists():
            continue
        inside = False
        for line in header.read_text().splitlines():
            if line.startswith("cdef class"):
                inside = line.startswith(f"cdef class {base.__name__}")
            match = FIELD.match(line) if inside else None
            for item in match[2].split(",") if match else ():
                name, _, size = item.strip().rstrip("]").partition("[")
                values[name] = (*BOUNDS[match[1]], int(size or 0))
    return values


def watch(kernel: type) -> type:
    """The same class with every assignment to a field watched."""
    known = fields(kernel)

    def set_watched(self: Any, name: str, value: Any) -> None:
        low, high, size = known[name]
        if size:
            value = Watched(value, low, high, size)
        elif not low <= value <= high:
            raise OverflowError(f"{name} = {value} does not fit")
        object.__setattr__(self, name, value)

    return type(kernel.__name__, (kernel,), {"__setattr__": set_watched})


def main(watched: bool, seeds: range, tables: list[Table]) -> None:
    if watched:
        for name in {type(table.new()).__module__ for table in SHIPPED}:
            module = importlib.import_module(name)
            for attribute, value in list(vars(module).items()):
                if inspect.isclass(value) and value.__module__ == name:
                    made = watch(value)
                    setattr(module, attribute, made)
                    game = importlib.import_module(f"{name.rpartition('.kernel')[0]}.ruleset")
                    setattr(game, attribute, made)
    digests = {}
    for table in tables:
        for seed in seeds:
            log = hashlib.sha256()
            for state, action in walk(table.new(), seed, daring=seed % 2 == 0):
                scores = [state.score(seat) for seat in range(state.seats)]
                log.update(f"{action} {state.key()} {scores} {state.evaluate(0):.6f}\n".encode())
            digests[f"{table} {seed}"] = log.hexdigest()[:16]
        for number, lean in enumerate(LEANINGS.get(table.ruleset.spec.name, ())):
            log = hashlib.sha256()
            for state, action in walk(table.new(), 4, lean=lean):
                keys = [state.key(seat) for seat in range(-1, state.seats)]
                log.update(f"{action} {keys}\n".encode())
            digests[f"{table} leaning {number}"] = log.hexdigest()[:16]
    print(json.dumps(digests))


if __name__ == "__main__":
    several = [table for table in SHIPPED if table in VARIED]
    main(sys.argv[1] == "watched", range(int(sys.argv[2])), SHIPPED if sys.argv[3] == "all" else several)
