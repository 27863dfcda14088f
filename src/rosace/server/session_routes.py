"""Signing in and out, the sessions of an account, and its password."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from http import HTTPStatus
from typing import Annotated

import msgspec

from rosace.server import names
from rosace.server.api import Api, Call
from rosace.server.identity import DEVICE_COOKIE_NAME, Identity, cookie_of, is_same, new_guest
from rosace.server.names import LONGEST_NAME, SHORTEST_NAME, BadName
from rosace.server.problems import Problem
from rosace.server.storage import User

MAX_TYPED_NAME = 4 * LONGEST_NAME  # a letter may be typed as several characters

api = Api()

Password = Annotated[str, msgspec.Meta(min_length=8, max_length=256)]
Name = Annotated[str, msgspec.Meta(min_length=SHORTEST_NAME, max_length=MAX_TYPED_NAME)]


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """The present password of an account, and the one to come."""

    password: Password
    new: Password


class Me(msgspec.Struct):
    """The user of a request."""

    user: str
    name: str
    account: bool


class SessionInfo(msgspec.Struct, frozen=True):
    """A session of an account; `this` is that of the request. Times are milliseconds since 1970.

    `browser` and `system` are the kinds that it named when it began, empty if they are unknown.
    """

    this: bool
    created: int
    seen: int
    browser: str
    system: str


class SessionList(msgspec.Struct, frozen=True):
    sessions: list[SessionInfo]


def me_of(identity: Identity) -> Me:
    return Me(identity.user, identity.name, identity.account)


async def account_of(call: Call) -> User:
    """The account of the request; a Problem for a guest."""
    user: User | None = await call.app.store.user(call.identity.user) if call.identity.account else None
    if user is None:
        raise Problem(HTTPStatus.CONFLICT, "no-account", "Only for accounts.")
    return user


async def signed_in(call: Call, user: User) -> Me:
    """Begin a session of an account, in place of the present one."""
    if call.session:
        await call.app.sessions.end(call.session)
    token = await call.app.sessions.begin(user.user, call.request.headers.get("user-agent", ""))
    call.become(Identity(user.user, user.name, account=True), token)
    call.remember_device(call.app.seal.device(user.user, user.password))
    return me_of(call.identity)


@api.post(
    "/session",
    body=Credentials,
    answer=Me,
    problems=(HTTPStatus.UNAUTHORIZED,),
    kind="sign-in",
    summary="Sign in, and keep the seats of the guest",
)
async def sign_in(call: Call) -> Me:
    user = await _account_named(call, call.body.name)
    await check_password(call, user, call.body.password)
    assert user is not None
    if not call.identity.account:
        await call.app.hub.adopt(call.identity.user, user.user)
        await call.app.store.adopt_practice(call.identity.user, user.user)
    return await signed_in(call, user)


async def _account_named(call: Call, text: str) -> User | None:
    """The account of a name as it is typed. An old account may have a name that is no longer given."""
    found: User | None = await call.app.store.user_named(text)
    if found is None:
        with suppress(BadName):
            found = await call.app.store.user_named(await asyncio.to_thread(names.tidy, text))
    return found


async def check_password(call: Call, user: User | None, password: str) -> None:
    """A Problem if the password is wrong, or if it is guessed too often."""
    fits = False
    if user is None:
        await call.app.passwords.fits(password, None)
    elif _knows(call, user):
        call.app.limits.check("sign-in", f"known {user.user}")
        fits = await call.app.passwords.fits(password, user.password)
    else:
        fits = await _guessed(call, user.user, password)
    if not fits:
        raise Problem(HTTPStatus.UNAUTHORIZED, "wrong-password", "The name or the password is wrong.")


async def _guessed(call: Call, account: str, password: str) -> bool:
    """Whether the password of a stranger fits, who has to wait after wrong ones."""
    guesses = call.app.guesses
    with guesses.one_at_a_time(account):
        user = await call.app.store.user(account)  # as the last guess has left it
        guesses.check(user)
        fits: bool = await call.app.passwords.fits(password, user.password)
        if not fits:
            await call.app.store.add_failure(account, guesses.now())
        elif user.failures:
            await call.app.store.clear_failures(account)
        return fits


def _knows(call: Call, user: User) -> bool:
    """Whether the device has a session of the account, or has signed in with its password before."""
    device = cookie_of(call.request.scope, DEVICE_COOKIE_NAME)
    return call.identity.user == user.user or is_same(device, call.app.seal.device(user.user, user.password))


@api.delete("/session", summary="Sign out, and continue as a new guest")
async def sign_out(call: Call) -> None:
    if call.session:
        await call.app.sessions.end(call.session)
    call.become(new_guest())


@api.get("/me/sessions", answer=SessionList, problems=(HTTPStatus.CONFLICT,), summary="An account's sessions")
async def sessions(call: Call) -> SessionList:
    """The last seen first."""
    user = await account_of(call)
    return SessionList(
        [
            SessionInfo(one.key == call.session, one.created, one.seen, one.browser, one.system)
            for one in await call.app.sessions.of(user.user)
        ]
    )


@api.delete("/me/sessions", problems=(HTTPStatus.CONFLICT,), summary="End all other sessions of an account")
async def end_others(call: Call) -> None:
    user = await account_of(call)
    await call.app.sessions.end_all(user.user, but=call.session)


@api.put(
    "/me/password",
    body=NewPassword,
    problems=(HTTPStatus.CONFLICT, HTTPStatus.UNAUTHORIZED),
    kind="sign-in",
    summary="Change the password of an account, and end all other sessions",
)
async def change_password(call: Call) -> None:
    """This session gets a new cookie, too."""
    user = await account_of(call)
    await check_password(call, user, call.body.password)
    hashed = await call.app.passwords.hash(call.body.new)
    await call.app.store.set_password(user.user, hashed)
    await call.app.sessions.end_all(user.user)
    await signed_in(call, msgspec.structs.replace(user, password=hashed))
