"""Names and accounts: a guest has a name, and registers with a password. Accounts have settings."""

from __future__ import annotations

import asyncio
import time
from http import HTTPStatus
from typing import Annotated, Any

import msgspec

from rosace.server import names
from rosace.server.api import Api, Call
from rosace.server.forgetting import forget
from rosace.server.identity import Identity, new_guest
from rosace.server.names import LONGEST_NAME, SHORTEST_NAME, BadName, NameReserved
from rosace.server.neutral_names import NAMELESS
from rosace.server.problems import Problem
from rosace.server.session_routes import (
    Credentials,
    Me,
    Name,
    Password,
    account_of,
    check_password,
    me_of,
    signed_in,
)
from rosace.server.storage import StoredSettings, User

MAX_SETTINGS_BYTES = 4096
NAMING_PROBLEMS = (HTTPStatus.CONFLICT, HTTPStatus.UNPROCESSABLE_ENTITY)  # problems with a name

api = Api()
_document = msgspec.json.Decoder(dict[str, Any])


class Naming(msgspec.Struct, forbid_unknown_fields=True):
    name: Name


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


async def allowed_name(text: str) -> str:
    """The one form of a name; a Problem if it is reserved."""
    try:
        return await asyncio.to_thread(names.checked, text)
    except NameReserved:
        raise Problem(
            HTTPStatus.UNPROCESSABLE_ENTITY,
            "name-reserved",
            "It is a name of the server's, or looks like one.",
        ) from None
    except BadName:
        limits = f"{SHORTEST_NAME} to {LONGEST_NAME}"
        message = f"A name has {limits} letters, digits and ASCII signs, of one script."
        raise Problem(HTTPStatus.UNPROCESSABLE_ENTITY, "bad-name", message) from None


async def free_name(call: Call, text: str) -> str:
    """An allowed name; a Problem if another user's account has it, or one that looks like it."""
    name = await allowed_name(text)
    owner = await call.app.store.user_like(name)
    if owner is not None and owner.user != call.identity.user:
        raise _taken()
    return name


async def own_name(call: Call) -> str:
    """The name of the request's user at a table. A guest's is checked again.

    It may be from before today's rules, and an account may have taken it since.
    """
    identity = call.identity
    if identity.account or not identity.name:
        return identity.name or NAMELESS
    try:
        return await free_name(call, identity.name)
    except Problem:
        return NAMELESS


@api.get("/me", answer=Me, summary="The user of this request")
async def who_am_i(call: Call) -> Me:
    return me_of(call.identity)


@api.patch("/me", body=Naming, answer=Me, problems=NAMING_PROBLEMS, summary="Give a guest a name")
async def rename(call: Call) -> Me:
    if call.identity.account:
        raise Problem(HTTPStatus.CONFLICT, "already-account", "An account keeps its name.")
    return _become(call, Identity(call.identity.user, await free_name(call, call.body.name)))


@api.get(
    "/me/settings", answer=UserSettings, problems=(HTTPStatus.CONFLICT,), summary="An account's settings"
)
async def read_settings(call: Call) -> UserSettings:
    return await settings_of(call, (await account_of(call)).user)


@api.put(
    "/me/settings",
    body=UserSettings,
    answer=UserSettings,
    problems=(HTTPStatus.CONFLICT, HTTPStatus.SERVICE_UNAVAILABLE),
    summary="Store an account's settings, unless newer ones are stored",
)
async def store_settings(call: Call) -> UserSettings:
    """The answer has the newest: those of the request, or those that another device stored later."""
    user = (await account_of(call)).user
    data = msgspec.json.encode(call.body.settings)
    if len(data) > MAX_SETTINGS_BYTES:
        raise Problem(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too-large", limit=MAX_SETTINGS_BYTES)
    changed = min(call.body.changed, int(time.time() * 1000))  # a clock that is fast must not win for ever
    await call.app.store.store_settings(user, StoredSettings(changed, data))
    return await settings_of(call, user)


async def settings_of(call: Call, user: str) -> UserSettings:
    row = await call.app.store.settings_of(user)
    return UserSettings() if row is None else UserSettings(row.changed, _document.decode(row.data))


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
    user, name = call.identity.user, await allowed_name(call.body.name)
    if call.identity.account or await call.app.store.user(user) is not None:
        raise Problem(HTTPStatus.CONFLICT, "already-account", "This is an account already.")
    hashed = await call.app.passwords.hash(call.body.password)
    if not await call.app.store.add_user(user, name, hashed, call.app.sessions.now()):
        raise _taken()
    call.app.sessions.registered(user)
    return await signed_in(call, User(user, name, hashed, 0))


class Farewell(msgspec.Struct, forbid_unknown_fields=True):
    """The password of an account that is to be deleted."""

    password: Password


@api.post(
    "/account/deletion",
    body=Farewell,
    problems=(HTTPStatus.CONFLICT, HTTPStatus.UNAUTHORIZED),
    kind="sign-in",
    summary="Delete an account, and continue as a new guest",
)
async def delete_account(call: Call) -> None:
    """Its name leaves all games; running ones go on as if the player had left."""
    user = await account_of(call)
    await check_password(call, user, call.body.password)
    await forget(call.app.hub, user.user)
    await call.app.sessions.end_all(user.user)
    await call.app.store.delete_user(user.user)
    call.become(new_guest())


def _become(call: Call, identity: Identity) -> Me:
    call.become(identity)
    return me_of(identity)


def _taken() -> Problem:
    return Problem(HTTPStatus.CONFLICT, "name-taken", "This name is taken.")
