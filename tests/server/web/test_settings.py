"""Settings: from options, from the environment, and to the workers."""

from pathlib import Path

import pytest

from rosace.server.settings import BadSettings, Settings
from rosace.server.storage import shown


def test_what_a_worker_reads_is_what_the_command_was_given(tmp_path: Path) -> None:
    given = Settings.read(
        {},
        port=9000,
        data=str(tmp_path),
        origins=["https://a.example", "https://b.example"],
        hosts=["a.example", "*.b.example"],
        behind_proxy=True,
        root_path="/games",
        static=str(tmp_path / "client"),
        log_level="debug",
        tables_a_minute=3,
    )
    assert Settings.read(given.environment()) == given


def test_defaults_reach_the_workers_too() -> None:
    assert Settings.read(Settings.read({}).environment()) == Settings.read({})


def test_an_option_overrules_the_environment() -> None:
    environment = {"ROSACE_PORT": "9000", "ROSACE_HOST": "0.0.0.0"}
    settings = Settings.read(environment, port=9001, host=None)
    assert (settings.port, settings.host) == (9001, "0.0.0.0")


def test_data_lies_where_the_platform_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert Settings.read({}).data == "/somewhere/rosace"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/anna")
    assert Settings.read({}).data == "/home/anna/.local/share/rosace"
    assert Settings.read({}).database == "sqlite:////home/anna/.local/share/rosace/rosace.db"
    assert Settings.read({}, data="~/games").data == "/home/anna/games"


def test_folders_are_absolute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers may run elsewhere."""
    monkeypatch.chdir(tmp_path)
    settings = Settings.read({}, data="here", static="client")
    assert (settings.data, settings.static) == (str(tmp_path / "here"), str(tmp_path / "client"))


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"port": 0}, "port cannot be 0: a number from 1 to 65535"),
        ({"port": "x"}, "port cannot be 'x': a number"),
        ({"workers": 0}, "workers cannot be 0: a number from 1 on"),
        ({"log_level": "loud"}, "log-level cannot be 'loud': debug, info, warning or error"),
        ({"root_path": "games"}, "root-path cannot be 'games': a path such as /games"),
        ({"root_path": "/games/"}, "root-path cannot be '/games/'"),
        ({"hosts": ["a.example:80"]}, r"hosts cannot be \['a.example:80'\]: names"),
        ({"hosts": ["https://a.example"]}, "hosts cannot be"),
        ({"origins": ["https://a.example/"]}, r"origins cannot be \['https://a.example/'\]: sites"),
        ({"bots": 0}, "bots cannot be 0: Expected `int` >= 1"),
        ({"database": "mysql://host/rosace"}, "sqlite:///FILE or postgresql://"),
        ({"database": "rosace.db"}, "sqlite:///FILE or postgresql://"),
        ({"database": "postgresql://[me/x"}, "cannot be read"),
        ({"workers": 2}, "SQLite allows one worker"),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(given: dict[str, object], words: str) -> None:
    with pytest.raises(BadSettings, match=words):
        Settings.read({}, **given)


def test_several_workers_have_postgresql() -> None:
    assert Settings.read({}, workers=2, database="postgresql://me@db/rosace").workers == 2


def test_no_password_is_shown() -> None:
    assert shown("postgresql://me:se:cr%40et@db:5432/rosace") == "postgresql://me:***@db:5432/rosace"
    assert shown("postgresql://db/rosace?user=me&password=secret") == "postgresql://db/rosace?user=me"
    assert shown("postgresql://me@db/rosace") == "postgresql://me@db/rosace"
    assert shown("sqlite:////x/rosace.db") == "sqlite:////x/rosace.db"


def test_the_address_can_be_opened_here() -> None:
    assert Settings.read({}, host="0.0.0.0", port=81).address == "http://127.0.0.1:81/"
    assert Settings.read({}, host="::", root_path="/games").address == "http://[::1]:8000/games/"
