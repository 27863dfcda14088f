"""docs/operating.md names what there is: every setting with its option and default, and every metric."""

import re
from dataclasses import fields
from pathlib import Path

from typer.main import get_command

from rosace.cli.app import app
from rosace.server import metrics
from rosace.server.settings import PREFIX, Settings

PROJECT = Path(__file__).parents[2]
PAGE = (PROJECT / "docs" / "operating.md").read_text(encoding="utf-8")
ROW = re.compile(rf"^\| `{PREFIX}(\w+)` \| (?:`(--[\w-]+)`)? ?\| (?:`([^`]+)`)? ?\|", re.MULTILINE)
OF_THE_COMMAND = {"--open", "--no-open", "--lang", "--help"}  # no settings of a server
OF_THE_MACHINE = {"data", "database", "bots"}  # their defaults are told in words

ROWS = [(name.lower(), option, default) for name, option, default in ROW.findall(PAGE)]


def test_every_setting_is_in_the_table() -> None:
    assert [name for name, _, _ in ROWS] == [field.name for field in fields(Settings)]


def test_every_option_is_in_the_table() -> None:
    command = get_command(app).get_command(None, "serve")  # type: ignore[attr-defined]
    options = {name for one in command.params for name in (*one.opts, *one.secondary_opts)}
    assert {option for _, option, _ in ROWS if option} == options - OF_THE_COMMAND
    assert all(option in PAGE for option in ("--open", "--no-open"))


def test_every_default_is_in_the_table() -> None:
    defaults = Settings().environment()
    for name, _, default in ROWS:
        if name not in OF_THE_MACHINE:
            assert default == defaults[PREFIX + name.upper()], name


def test_every_metric_is_in_the_table() -> None:
    told = re.findall(r"^# TYPE (rosace_\w+) (\w+)$", metrics.text().decode(), re.MULTILINE)
    there_are = {(name, kind) for name, kind in told if not name.endswith("_created")}
    assert set(re.findall(r"^\| `(rosace_\w+)` \| (\w+) \|", PAGE, re.MULTILINE)) == there_are


def test_what_the_page_tells_to_deploy_is_there_and_names_settings_that_exist() -> None:
    known = {PREFIX + field.name.upper() for field in fields(Settings)} | {"ROSACE_REQUIRE_EXT"}
    for path in re.findall(r"\]\(\.\./(deploy/[^)]+)\)", PAGE):
        text = (PROJECT / path).read_text(encoding="utf-8")
        assert set(re.findall(r"\bROSACE_[A-Z_]+", text)) <= known
    assert set(re.findall(r"\bROSACE_[A-Z_]+[A-Z]", PAGE)) <= known
