"""Passwords: hashing them, and slowing down those who guess one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from math import ceil

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from rosace.server.guard import too_often
from rosace.server.storage import User

PARALLEL_HASHES = 2  # passwords that a worker hashes at the same time; each takes a core and 64 MiB
FREE_GUESSES = 5  # wrong passwords without a wait
MAX_WAIT_S = 15 * 60  # seconds between two guesses at most


class Passwords:
    """Hashes and checks passwords, off the event loop; the app's shared object has one as `passwords`."""

    def __init__(self, hasher: PasswordHasher | None = None):
        self._hasher = hasher or PasswordHasher()
        self._turn = asyncio.Semaphore(PARALLEL_HASHES)

    async def hash(self, password: str) -> str:
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Whether the password fits; without an account (None) the answer takes as long."""
        async with self._turn:
            return await asyncio.to_thread(self._verify, password, hashed)

    def _verify(self, password: str, hashed: str | None) -> bool:
        dummy_hash = self._dummy_hash  # made by every first call, so that the time reveals nothing
        try:
            return self._hasher.verify(hashed or dummy_hash, password) and hashed is not None
        except (VerificationError, InvalidHashError):
            return False

    @cached_property
    def _dummy_hash(self) -> str:
        """Verified if no account exists. Made at the first sign-in, since hashing takes 0.2 s."""
        return self._hasher.hash("no one's password")


class Guesses:
    """Slows down guesses of the password of an account: each wrong one doubles the wait for the next.

    Devices that know the account are not slowed down, so no one can lock its owner out of them.
    """

    def __init__(self, clock: Callable[[], float] = time.time):
        self._clock = clock
        self._under_way: set[str] = set()  # accounts; many guesses at once would all be the first

    def now(self) -> int:
        """The time in milliseconds, as failures are stored."""
        return int(self._clock() * 1000)

    @contextmanager
    def one_at_a_time(self, user: str) -> Iterator[None]:
        """A context for a guess; a Problem 429 during another one of the same account."""
        if user in self._under_way:
            raise too_often(1)
        self._under_way.add(user)
        try:
            yield
        finally:
            self._under_way.discard(user)

    def check(self, user: User) -> None:
        """A Problem 429 if a guess comes too early."""
        wait = (user.failed - self.now()) / 1000 + wait_after(user.failures)
        if wait > 0:
            raise too_often(ceil(wait))


def wait_after(failures: int) -> int:
    """The seconds until the next guess."""
    return 0 if failures < FREE_GUESSES else min(MAX_WAIT_S, 2 ** min(30, failures - FREE_GUESSES))
