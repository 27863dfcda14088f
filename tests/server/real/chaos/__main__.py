"""`make chaos`: people play while everything happens to the server; then a table of what came of it.

python -m server.real.chaos --seconds 60 --seed 1 --database sqlite
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
from pathlib import Path
from tempfile import mkdtemp

from server.real.chaos.disturbances import KINDS
from server.real.chaos.run import cause_chaos
from server.real.chaos.world import Kind

DATABASES: tuple[Kind, ...] = ("sqlite", "postgres")


def main() -> int:
    parser = argparse.ArgumentParser(prog="make chaos", description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=120, help="how long, for each database")
    parser.add_argument("--kills", type=int, help="end earlier, after so many kills for each database")
    parser.add_argument("--seed", type=int, help="of the order and the moments; a run names its own")
    parser.add_argument("--database", choices=DATABASES, help="only this one")
    parser.add_argument("--only", help="only disturbances whose name has this in it")
    options = parser.parse_args()
    only = options.only or ""
    wanted = [
        database
        for database in ([options.database] if options.database else DATABASES)
        if any(only in kind.name and kind.needs in ("", database) for kind in KINDS)
    ]
    if not wanted:
        names = ", ".join(sorted(kind.name for kind in KINDS))
        parser.error(f"--only: no disturbance has {options.only!r} in its name; there are {names}")
    is_fine = True
    for kind in wanted:
        seed = secrets.randbelow(2**32) if options.seed is None else options.seed
        folder = Path(mkdtemp(prefix="rosace-chaos-"))
        folder.chmod(0o755)  # PostgreSQL may run as another user
        outcome = asyncio.run(cause_chaos(kind, folder, seed, options.seconds, options.kills, only, print))
        print(f"\n{kind}, seed {seed}, {outcome.seconds:.0f} s, {outcome.tables} tables; logs in {folder}\n")
        print(outcome.table, flush=True)
        for name, times in outcome.restarts.items():
            print(f"started again by the supervisor: {name}, {times} times")
        for fault in outcome.faults:
            print(f"{fault.kind}: {fault.text}")
        for line, times in outcome.said.items():
            print(f"logged {times} times: {line}")
        is_fine = is_fine and not outcome.faults
    return 0 if is_fine else 1


if __name__ == "__main__":
    sys.exit(main())
