"""Save a running game, without overwriting another file by accident."""

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


def save(game: TerminalGame, path: str, overwrite: bool = False) -> bool:
    """Write the game. Returns False and writes nothing if the file is not a save of this game.

    `overwrite` replaces any file. BadFile if it cannot be written.
    """
    record = game.journal.record()
    if not overwrite and _is_other_file(path, record):
        return False
    write_text(path, record.signed().dumps(sealed=game.ruleset.secret(game.state)))
    return True


def resume_command(game: TerminalGame, path: str) -> str:
    """The command that resumes a saved game. It names players from files, which run only if named."""
    seats = []
    if any(map(is_file, game.seats)):
        seats = [word for name in game.seats for word in ("--seat", name)]
    return shlex.join(["rosace", "play", "--resume", path, *seats])


def _is_other_file(path: str, record: Record) -> bool:
    try:
        if not Path(path).exists():
            return False
        return not Path(path).is_file() or not _same_game(records.loads(read_text(path)), record)
    except OSError as error:
        raise BadFile(f"cannot write {path}: {error.strerror or error}") from None
    except RosaceError:  # no record of ours, or of other rules
        return True


def _same_game(old: Record, new: Record) -> bool:
    """Whether two records are of one game; without seed or dice, one must be the start of the other."""
    if (old.game, old.options, len(old.seats)) != (new.game, new.options, len(new.seats)):
        return False
    if (old.seed, old.commitment) != (new.seed, new.commitment):
        return False
    shared_length = min(len(old.actions), len(new.actions))
    dealt = new.seed is not None or new.commitment is not None
    return dealt or old.actions[:shared_length] == new.actions[:shared_length]
