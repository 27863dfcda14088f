"""Accounts: a guest registers with a name and a password, and signs in with them on other devices."""

from __future__ import annotations

import asyncio
import time
import unicodedata
from functools import cached_property
from http import HTTPStatus
from typing import Annotated, Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from rosace.server.api import Api, Call
from rosace.server.identity import Identity, new_guest
from rosace.server.problems import Problem
from rosace.server.storage import StoredSettings

SHORTEST_NAME, LONGEST_NAME = 2, 24
MAX_SETTINGS_BYTES = 4096
PARALLEL_HASHES = 2  # passwords that a worker hashes at the same time; each takes a core and 64 MiB

NAMING_PROBLEMS = (HTTPStatus.CONFLICT, HTTPStatus.UNPROCESSABLE_ENTITY)  # problems with a name

api = Api()
_document = msgspec.json.Decoder(dict[str, Any])

Password = Annotated[str, msgspec.Meta(min_length=8, max_length=256)]
Name = Annotated[str, msgspec.Meta(min_length=SHORTEST_NAME, max_length=LONGEST_NAME)]


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class Naming(msgspec.Struct, forbid_unknown_fields=True):
    name: Name


class Me(msgspec.Struct):
    """The user of a request."""

    user: str
    name: str
    account: bool


SettingName = Annotated[str, msgspec.Meta(pattern=r"^[a-z][A-Za-z]{0,31}(?!\n)$")]
SettingText = Annotated[str, msgspec.Meta(max_length=32)]
SettingGroup = Annotated[dict[SettingName, SettingText], msgspec.Meta(max_length=16)]
SettingNumber = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
SettingDocument = Annotated[
    dict[SettingName, bool | SettingNumber | SettingText | SettingGroup], msgspec.Meta(max_length=32)
]


class UserSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of an account, as its clients name them, and when its user last changed one.

    `changed` is in milliseconds since 1970; 0 if nothing was ever changed.
    """

    changed: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0
    settings: SettingDocument = {}


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


def tidy_name(text: str) -> str:
    """The name in NFC; a Problem if it has misleading characters: control, bidi, unusual spaces."""
    name = unicodedata.normalize("NFC", text)
    odd = any(unicodedata.category(sign)[0] in "CZ" and sign != " " for sign in name)
    if odd or name != " ".join(name.split()) or not SHORTEST_NAME <= len(name) <= LONGEST_NAME:
        raise Problem(
            HTTPStatus.UNPROCESSABLE_ENTITY,
            "bad-name",
            f"A name has {SHORTEST_NAME} to {LONGEST_NAME} visible characters.",
        )
    return name


async def free_name(call: Call, text: str) -> str:
    """A tidy name; a Problem if it is the name of another user's account."""
    name = tidy_name(text)
    owner = await call.app.store.user_named(name)
    if owner is not None and owner.user != call.identity.user:
        raise _taken()
    return name


@api.get("/me", answer=Me, summary="The user of this request")
async def who_am_i(call: Call) -> Me:
    return _me(call.identity)


@api.patch("/me", body=Naming, answer=Me, problems=NAMING_PROBLEMS, summary="Give a guest a name")
async def rename(call: Call) -> Me:
    if call.identity.account:
        raise Problem(HTTPStatus.CONFLICT, "already-account", "An account keeps its name.")
    return _become(call, Identity(call.identity.user, await free_name(call, call.body.name)))


@api.get(
    "/me/settings", answer=UserSettings, problems=(HTTPStatus.CONFLICT,), summary="An account's settings"
)
async def read_settings(call: Call) -> UserSettings:
    return await _settings_of(call, _account(call))


@api.put(
    "/me/settings",
    body=UserSettings,
    answer=UserSettings,
    problems=(HTTPStatus.CONFLICT, HTTPStatus.SERVICE_UNAVAILABLE),
    summary="Store an account's settings, unless newer ones are stored",
)
async def store_settings(call: Call) -> UserSettings:
    """The answer has the newest: those of the request, or those that another device stored later."""
    user = _account(call)
    data = msgspec.json.encode(call.body.settings)
    if len(data) > MAX_SETTINGS_BYTES:
        raise Problem(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too-large", limit=MAX_SETTINGS_BYTES)
    changed = min(call.body.changed, int(time.time() * 1000))  # a clock that is fast must not win for ever
    await call.app.store.store_settings(user, StoredSettings(changed, data))
    return await _settings_of(call, user)


async def _settings_of(call: Call, user: str) -> UserSettings:
    row = await call.app.store.settings_of(user)
    return UserSettings() if row is None else UserSettings(row.changed, _document.decode(row.data))


def _account(call: Call) -> str:
    if not call.identity.account:
        raise Problem(HTTPStatus.CONFLICT, "no-account", "Only an account has settings on the server.")
    return call.identity.user


@api.post(
    "/account",
    body=Credentials,
    answer=Me,
    status=HTTPStatus.CREATED,
    problems=NAMING_PROBLEMS,
    kind="sign-in",
    summary="Turn this guest into an account, which keeps everything",
)
async def register(call: Call) -> Me:
    user, name = call.identity.user, tidy_name(call.body.name)
    if call.identity.account or await call.app.store.user(user) is not None:
        raise Problem(HTTPStatus.CONFLICT, "already-account", "This is an account already.")
    hashed = await call.app.passwords.hash(call.body.password)
    if not await call.app.store.add_user(user, name, hashed, int(time.time() * 1000)):
        raise _taken()
    return _become(call, Identity(user, name, account=True))


@api.post(
    "/session",
    body=Credentials,
    answer=Me,
    problems=(HTTPStatus.UNAUTHORIZED,),
    kind="sign-in",
    summary="Sign in, and keep the seats of the guest",
)
async def sign_in(call: Call) -> Me:
    user: Any = await call.app.store.user_named(unicodedata.normalize("NFC", call.body.name))
    if not await call.app.passwords.fits(call.body.password, user and user.password):
        raise Problem(HTTPStatus.UNAUTHORIZED, "wrong-password", "The name or the password is wrong.")
    if not call.identity.account:
        await call.app.hub.adopt(call.identity.user, user.user)
    return _become(call, Identity(user.user, user.name, account=True))


@api.delete("/session", summary="Sign out, and continue as a new guest")
async def sign_out(call: Call) -> None:
    call.become(new_guest())


def _become(call: Call, identity: Identity) -> Me:
    call.become(identity)
    return _me(identity)


def _me(identity: Identity) -> Me:
    return Me(identity.user, identity.name, identity.account)


def _taken() -> Problem:
    return Problem(HTTPStatus.CONFLICT, "name-taken", "This name is taken.")
