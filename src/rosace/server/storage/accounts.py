"""The queries and changes of accounts and their sessions, each a function or a statement."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Executable, delete, exists, false, insert, or_, select, update

from rosace.server.storage.schema import StoredSession, holders, practised, sessions, solved, users

MAX_SESSIONS = 100  # sessions in a list

_of_session = (
    *(sessions.c.key, sessions.c.user_id, sessions.c.created, sessions.c.seen, sessions.c.expires),
    *(sessions.c.ended, sessions.c.browser, sessions.c.system, users.c.name),
)
_sessions = select(*_of_session).join_from(sessions, users, users.c.id == sessions.c.user_id)


def session(connection: Connection, key: str) -> StoredSession | None:
    row = connection.execute(_sessions.where(sessions.c.key == key)).one_or_none()
    return StoredSession(*row) if row else None


def sessions_of(connection: Connection, user: str, now: int) -> list[StoredSession]:
    """The sessions of an account that have not ended, the last seen first."""
    living = _sessions.where(sessions.c.user_id == user, sessions.c.ended.is_(None), sessions.c.expires > now)
    rows = connection.execute(living.order_by(sessions.c.seen.desc(), sessions.c.key).limit(MAX_SESSIONS))
    return [StoredSession(*row) for row in rows]


def ended_since(connection: Connection, since: int) -> tuple[set[str], set[str]]:
    """The keys of sessions that have ended since a time, and the accounts made since then."""
    keys = connection.scalars(select(sessions.c.key).where(sessions.c.ended >= since))
    return set(keys), set(connection.scalars(select(users.c.id).where(users.c.created >= since)))


def account_since(connection: Connection, user: str) -> int | None:
    """When a guest's id has become an account's, which may be deleted by now."""
    return connection.scalar(select(users.c.created).where(users.c.id == user))


def takes_cookies(connection: Connection, user: str) -> bool:
    return bool(connection.scalar(select(users.c.takes_cookies).where(users.c.id == user)))


def begin_session(new: StoredSession) -> Executable:
    return insert(sessions).values(
        key=new.key,
        user_id=new.user,
        created=new.created,
        seen=new.seen,
        expires=new.expires,
        browser=new.browser,
        system=new.system,
    )


def session_seen(key: str, seen: int, expires: int) -> Executable:
    return update(sessions).where(sessions.c.key == key).values(seen=seen, expires=expires)


def end_session(key: str, now: int) -> Executable:
    return update(sessions).where(sessions.c.key == key, sessions.c.ended.is_(None)).values(ended=now)


def end_sessions(user: str, now: int, but: str) -> Executable:
    others = (sessions.c.user_id == user, sessions.c.key != but, sessions.c.ended.is_(None))
    return update(sessions).where(*others).values(ended=now)


def void_cookies(user: str) -> Executable:
    return update(users).where(users.c.id == user).values(takes_cookies=false())


def forget_expired(now: int) -> Executable:
    return delete(sessions).where(sessions.c.expires <= now)


def set_password(user: str, password: str) -> Executable:
    return update(users).where(users.c.id == user).values(password=password)


def add_failure(user: str, now: int) -> Executable:
    return update(users).where(users.c.id == user).values(failures=users.c.failures + 1, failed=now)


def clear_failures(user: str) -> Executable:
    return update(users).where(users.c.id == user).values(failures=0)


def knows(connection: Connection, user: str) -> bool:
    """Whether anything of a guest is stored."""
    kinds = (holders, practised, solved)
    stored = [exists().where(table.c.user_id == user) for table in kinds]
    return bool(connection.scalar(select(or_(*stored))))


def forget_guest(user: str, now: int) -> list[Executable]:
    """The id counts as that of a deleted account, so that no one comes back by the guest's cookie."""
    nobody = {"name": "", "folded": f"DELETED {user}", "password": "", "takes_cookies": false()}
    return [insert(users).values(id=user, created=now, **nobody), *forget_practice(user)]


def forget_practice(user: str) -> list[Executable]:
    return [delete(table).where(table.c.user_id == user) for table in (practised, solved)]


def practice_of(connection: Connection, user: str) -> dict[str, list[dict[str, Any]]]:
    """What a user has solved, and the puzzles of the days."""
    found = {}
    for table in (solved, practised):
        rows = connection.execute(select(table).where(table.c.user_id == user).order_by(*table.primary_key))
        found[table.name] = [{k: v for k, v in row._mapping.items() if k != "user_id"} for row in rows]
    return found


def delete_user(user: str) -> list[Executable]:
    """Only the id stays, so that no one comes back by a guest's cookie; no name is folded to capitals."""
    empty = {"name": "", "folded": f"DELETED {user}", "skeleton": None, "password": ""}
    settings = {"settings": None, "settings_changed": None, "takes_cookies": false()}
    return [
        update(users).where(users.c.id == user).values(**empty, **settings),
        *forget_practice(user),
        update(sessions).where(sessions.c.user_id == user).values(browser="", system=""),
    ]
