"""How fast entries are stored: many tables append at once, each waiting until its entry is durable.

    python benchmarks/server/storage.py sqlite:////var/tmp/measure.db
    python benchmarks/server/storage.py postgresql://user:password@host/name --summaries

The tables are new ones and stay in the database. CPU time is this process's, threads included: with SQLite
that is all, with PostgreSQL its server needs as much again.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import time

from rosace.server.storage import Store, Summary, shown

ENTRY = b'{"type":"decided","seat":1,"actions":[1234],"time":1700000}'


async def play(store: Store, appends: int, summaries: bool) -> list[float]:
    """Append entries to a table one by one, and return how long each took."""
    table = secrets.token_urlsafe(16)
    took = []
    for seq in range(appends):
        summary = Summary(
            *(table, "basilica", "playing", "link", 1, seq, 10**12 + seq, False),
            *(((0, f"{table}0"), (1, f"{table}1")), b"{}"),
        )
        begun = time.perf_counter()
        await store.append(table, seq, [ENTRY], summary if summaries else None)
        took.append(time.perf_counter() - begun)
    return took


async def measure(url: str, tables: int, appends: int, summaries: bool) -> None:
    store = await Store.open(url)
    try:
        await play(store, 10, summaries)
        wall, cpu = time.perf_counter(), time.process_time()
        waits = await asyncio.gather(*(play(store, appends, summaries) for _ in range(tables)))
        wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    finally:
        await store.close()
    count = tables * appends
    took = sorted(wait for some in waits for wait in some)
    print(f"{shown(url)}: {count} appends from {tables} tables at once, {wall:.1f} s")
    print(f"  {count / wall:,.0f} appends a second, {cpu / count * 1e6:.1f} microseconds of CPU time each")
    usual, slow = took[count // 2], took[-count // 100]
    print(f"  an append takes {usual * 1e3:.1f} ms, one in a hundred more than {slow * 1e3:.1f} ms")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("url")
    parser.add_argument("--tables", type=int, default=200, help="tables that append at once")
    parser.add_argument("--appends", type=int, default=250, help="entries of each table")
    parser.add_argument("--summaries", action="store_true", help="write the summary with each entry")
    asked = parser.parse_args()
    asyncio.run(measure(asked.url, asked.tables, asked.appends, asked.summaries))
