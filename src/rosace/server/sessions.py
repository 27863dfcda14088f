"""Sessions of accounts: a random token in the cookie, its hash in the database.

Guests have none: their signed cookie is all there is of them. An account's signed cookie, from before there
were sessions, is a session from its first use until it expires.
"""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from hashlib import sha256

from rosace.server.identity import (
    COOKIE_LIFETIME_S,
    COOKIE_RENEWAL_S,
    EndedCookie,
    Identity,
    Recognised,
    Seal,
    Sealed,
)
from rosace.server.storage import Conflict, StorageError, Store, StoredSession

SEEN_INTERVAL_MS = 10 * 60 * 1000  # how exact the time is at which a session was last seen
LIFETIME_MS = COOKIE_LIFETIME_S * 1000
RENEWAL_MS = COOKIE_RENEWAL_S * 1000
# A request that was under way when its cookie ended must not replace the new cookie by a guest's.
OVERLAP_MS = 60 * 1000
CLOCK_DIFFERENCE_MS = 10 * 1000  # between the machines of one database

BROWSERS = (
    ("Edge", r"Edg(e|A|iOS)?/"),
    ("Opera", r"OPR/|Opera"),
    ("Firefox", r"Firefox/|FxiOS/"),
    ("Chrome", r"Chrome/|CriOS/|Chromium/"),
    ("Safari", r"Safari/"),
)
SYSTEMS = (
    ("Android", r"Android"),
    ("iOS", r"iPhone|iPad|iPod"),
    ("Windows", r"Windows"),
    ("macOS", r"Mac OS X|Macintosh"),
    ("ChromeOS", r"CrOS"),
    ("Linux", r"Linux|X11"),
)

Ended = Callable[[Collection[str], Collection[str]], None]


class Sessions:
    """Begins, recognises and ends sessions. `ended` is called with keys, and users who are guests no more."""

    def __init__(
        self,
        store: Store,
        seal: Seal,
        ended: Ended = lambda _, __: None,
        clock: Callable[[], float] = time.time,
    ):
        self._store = store
        self._seal = seal
        self._ended = ended
        self._clock = clock
        self._looked = self.now()

    def now(self) -> int:
        """The time in milliseconds."""
        return int(self._clock() * 1000)

    # Recognising.

    async def recognise(self, cookie: str) -> Recognised | None:
        """Whose cookie it is; None if it is no one's, or no longer. EndedCookie if just now."""
        if "." not in cookie:
            return await self._account(cookie)
        sealed = self._seal.read(cookie)
        if sealed is None:
            return None
        if sealed.identity.account:
            await self._begin_from(cookie, sealed)
            return await self._account(cookie)
        return await self._guest(sealed)

    async def _account(self, cookie: str) -> Recognised | None:
        session = await self._store.session(key_of(cookie))
        now = self.now()
        if session is None or session.expires <= now:
            return None
        if session.ended is not None:
            if now - session.ended < OVERLAP_MS:
                raise EndedCookie
            return None
        identity = Identity(session.user, session.name, account=True)
        renewed = None
        if now - session.seen > SEEN_INTERVAL_MS:
            is_token = "." not in cookie
            if is_token and session.expires - now < LIFETIME_MS - RENEWAL_MS:
                renewed, session.expires = cookie, now + LIFETIME_MS
            with suppress(StorageError):
                await self._store.session_seen(session.key, now, session.expires)
        return Recognised(identity, session.key, renewed)

    async def _begin_from(self, cookie: str, sealed: Sealed) -> None:
        """The session of a signed cookie, which is begun once; ended, it is not begun again."""
        key = key_of(cookie)
        if await self._store.session(key) is None and await self._store.takes_cookies(sealed.identity.user):
            issued = sealed.issued * 1000
            session = StoredSession(key, sealed.identity.user, issued, self.now(), issued + LIFETIME_MS)
            with suppress(Conflict):  # by a request at the same time
                await self._store.begin_session(session)

    async def _guest(self, sealed: Sealed) -> Recognised | None:
        """A guest, unless an account was made of them: then their cookie is no longer valid."""
        since = await self._store.account_since(sealed.identity.user)
        if since is None:
            is_old = self._clock() - sealed.issued > COOKIE_RENEWAL_S
            return Recognised(sealed.identity, renewed=self._seal.write(sealed.identity) if is_old else None)
        if self.now() - since < OVERLAP_MS:
            raise EndedCookie
        return None

    # Beginning and ending.

    async def begin(self, user: str, agent: str) -> str:
        """Begin a session; the value of its cookie."""
        token, now = secrets.token_urlsafe(32), self.now()
        browser, system = kind_of(agent)
        await self._store.begin_session(
            StoredSession(key_of(token), user, now, now, now + LIFETIME_MS, browser=browser, system=system)
        )
        return token

    async def of(self, user: str) -> list[StoredSession]:
        """The sessions of an account, the last seen first."""
        return await self._store.sessions_of(user, self.now())

    async def end(self, key: str) -> None:
        await self._store.end_session(key, self.now())
        self._ended({key}, ())

    async def end_all(self, user: str, but: str = "") -> None:
        """End the sessions of an account, and void its signed cookies that were not used yet."""
        keys = {session.key for session in await self.of(user)} - {but}
        await self._store.end_sessions(user, self.now(), but)
        self._ended(keys, ())

    def registered(self, user: str) -> None:
        """A guest has become an account: whatever was opened with the guest's cookie ends."""
        self._ended((), {user})

    async def catch_up(self) -> None:
        """Tell what other servers have ended, since the last call and a bit longer."""
        since, self._looked = self._looked - CLOCK_DIFFERENCE_MS, self.now()
        keys, users = await self._store.ended_since(since)
        if keys or users:
            self._ended(keys, users)


def key_of(cookie: str) -> str:
    """The key of a session: who reads the database cannot make the cookie of it."""
    return sha256(cookie.encode()).hexdigest()


def kind_of(agent: str) -> tuple[str, str]:
    """The browser and the system that a User-Agent names, roughly; empty where it names none of ours."""

    def first(kinds: Collection[tuple[str, str]]) -> str:
        return next((name for name, pattern in kinds if re.search(pattern, agent)), "")

    return first(BROWSERS), first(SYSTEMS)
