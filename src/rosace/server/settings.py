"""The settings of a server, from options and the environment.

Workers are separate processes: options of the command line reach them as ROSACE_* variables.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec

from rosace.core.errors import RosaceError

PREFIX = "ROSACE_"
LISTS = ("hosts", "origins")
SCHEMES = ("sqlite", "postgresql")
MEANT = {
    "port": "a number from 1 to 65535",
    "workers": "a number from 1 on",
    "root_path": "a path such as /games, with no slash at its end",
    "origins": "sites such as https://games.example, with no slash at their end",
    "hosts": "names such as games.example or *.games.example, without a port",
    "log_level": "debug, info, warning or error",
}

Some = Annotated[int, msgspec.Meta(ge=1)]
DaysKept = Annotated[int, msgspec.Meta(ge=0, le=100_000)]  # 0: for ever
HostName = Annotated[str, msgspec.Meta(pattern=r"^(\*|(\*\.)?[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*)$")]
Origin = Annotated[str, msgspec.Meta(pattern=r"^https?://[^/]+$")]


class BadSettings(RosaceError):
    """Settings that a server cannot run with."""


@dataclass(frozen=True)
class Settings:
    """The settings. `read` makes folders absolute and fills in `database`."""

    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=1, le=65535)] = 8000
    workers: Some = 1
    data: str = ""  # folder; by default the platform's folder of user data
    database: str = ""  # URL; by default an SQLite file in the data folder
    static: str = ""  # folder of the client's files; by default the built client
    root_path: Annotated[str, msgspec.Meta(pattern=r"^(/[^/]+)*$")] = ""  # below which a proxy serves us
    hosts: tuple[HostName, ...] = ()  # our names; addresses and local names are allowed in any case
    origins: tuple[Origin, ...] = ()  # other allowed sites
    behind_proxy: bool = False  # whether to trust X-Forwarded-*
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_addresses: bool = False
    bots: Some = os.cpu_count() or 1  # computer players that think at the same time, in each worker
    bot_seats: Some = 24  # computer players that a user may keep busy at the same time, in each worker
    open_tables: Some = 5  # of a user in the lobby at the same time
    lobby_minutes: Some = 30  # for which the lobby shows a table at which nobody is
    lobby_days: Some = 7  # the same with a clock of days
    keep_unplayed_days: DaysKept = 30  # tables that have not begun
    keep_guest_games_days: DaysKept = 365  # games without an account, since their last move
    keep_guests_days: DaysKept = 365  # what guests have practised, since the last time
    reviews: Some = 1  # games that are reviewed at the same time, in each worker

    message_bytes: Some = 16 << 10  # of a socket message
    body_bytes: Some = 64 << 10  # of a request
    head_seconds: Some = 10  # until the head of a request must be there
    body_seconds: Some = 10  # until a body must be there
    idle_seconds: Some = 90  # until a silent socket is closed
    waiting_bytes: Some = 512 << 10  # that may wait for a socket that reads slowly

    # Sockets at the same time, in each worker.
    sockets: Some = 4096
    sockets_an_address: Some = 512
    sockets_a_user: Some = 32

    # Rates per user; per address for new guests and for signing in.
    tables_a_minute: Some = 10
    sign_ins_a_minute: Some = 10
    messages_a_minute: Some = 600
    requests_a_minute: Some = 300
    hints_a_minute: Some = 20
    pictures_a_minute: Some = 20
    downloads_an_hour: Some = 5  # of everything that is a user's
    reviews_an_hour: Some = 20  # new ones: a review that is stored may be read as often as other things

    @classmethod
    def read(cls, environment: Mapping[str, str] | None = None, **given: Any) -> Settings:
        """Settings from the given values, else the environment, else the defaults; None means not given."""
        values = _from_environment(os.environ if environment is None else environment)
        values |= {name: value for name, value in given.items() if value is not None}
        try:
            settings = msgspec.convert(values, cls, strict=False)
        except msgspec.ValidationError as error:
            raise BadSettings(_complaint(str(error), values)) from None
        settings = _settled(settings)
        _check_database(settings)
        return settings

    def environment(self) -> dict[str, str]:
        """The environment variables from which `read` makes the same settings."""
        return {PREFIX + name.upper(): _written(value) for name, value in asdict(self).items()}

    @property
    def address(self) -> str:
        """The URL for a browser on this machine."""
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(self.host, self.host)
        host = f"[{host}]" if ":" in host else host
        return f"http://{host}:{self.port}{self.root_path}/"


def _complaint(message: str, values: Mapping[str, Any]) -> str:
    """An error of msgspec in an operator's terms, such as `Expected `int` >= 1 - at `$.port``."""
    wrong, _, path = message.rpartition(" - at `$.")
    name = path.rstrip("`").partition("[")[0]
    if name not in values:
        return f"bad settings: {message}"
    return f"{name.replace('_', '-')} cannot be {values[name]!r}: {MEANT.get(name, wrong)}"


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for field in fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text:
            values[field.name] = text.split(",") if field.name in LISTS else text
    return values


def _written(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _settled(settings: Settings) -> Settings:
    data = Path(settings.data).expanduser() if settings.data else _user_data()
    data = data.absolute()
    static = str(Path(settings.static).expanduser().absolute()) if settings.static else ""
    database = settings.database or f"sqlite:///{data / 'rosace.db'}"
    return replace(settings, data=str(data), static=static, database=database)


def _user_data() -> Path:
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "rosace"


def _check_database(settings: Settings) -> None:
    try:
        scheme = urlsplit(settings.database).scheme
    except ValueError as error:
        raise BadSettings(f"the database's URL cannot be read: {error}") from None
    if scheme not in SCHEMES:
        raise BadSettings("the database must be a URL: sqlite:///FILE or postgresql://USER@HOST/NAME")
    if scheme == "sqlite" and settings.workers > 1:
        raise BadSettings(
            "SQLite allows one worker; more need PostgreSQL (--database postgresql://USER@HOST/NAME)"
        )
