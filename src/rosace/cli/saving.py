"""Keeping a running game in a file, without taking another file's place unasked."""

from __future__ import annotations

import shlex
from pathlib import Path

from rosace.cli.common import BadFile, read_text, write_text
from rosace.cli.terminal_game import TerminalGame
from rosace.core import record as records
from rosace.core.errors import RosaceError
from rosace.core.record import Record
from rosace.players import is_file


def file_of(typed: str) -> str:
    """The path a person means; `~` is their home."""
    try:
        return str(Path(typed).expanduser())
    except RuntimeError as error:
        raise BadFile(f"cannot find {typed}: {error}") from None


def save(table: TerminalGame, path: str, replacing: bool = False) -> bool:
    """Write the game; False, and nothing done, if the file is no save of this game and not to be replaced.

    BadFile if it cannot be written.
    """
    record = table.journal.record()
    if not replacing and _taken(path, record):
        return False
    write_text(path, record.dumps(sealed=table.ruleset.secret(table.state)))
    return True


def resume_command(table: TerminalGame, path: str) -> str:
    """How the game in a file is gone on with. A player from a file is run only if it is named there."""
    seats = []
    if any(map(is_file, table.seats)):
        seats = [word for name in table.seats for word in ("--seat", name)]
    return shlex.join(["rosace", "play", "--resume", path, *seats])


def _taken(path: str, record: Record) -> bool:
    try:
        if not Path(path).exists():
            return False
        return not Path(path).is_file() or not _same_game(records.loads(read_text(path)), record)
    except OSError as error:
        raise BadFile(f"cannot write {path}: {error.strerror or error}") from None
    except RosaceError:  # no record of ours, or of other rules
        return True


def _same_game(old: Record, new: Record) -> bool:
    """Whether two records are of one game; without a seed or dice, one must go on from the other."""
    if (old.game, old.options, len(old.seats)) != (new.game, new.options, len(new.seats)):
        return False
    if (old.seed, old.commitment) != (new.seed, new.commitment):
        return False
    both = min(len(old.actions), len(new.actions))
    dealt = new.seed is not None or new.commitment is not None
    return dealt or old.actions[:both] == new.actions[:both]
