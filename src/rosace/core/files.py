"""Writes files so that a failure leaves what was there before."""

from __future__ import annotations

import os
from pathlib import Path
from shutil import copymode
from threading import get_ident


def write_whole(target: Path, data: bytes) -> None:
    """Write a file atomically: the old content stays until the new one is complete."""
    if target.is_symlink() or (target.exists() and not target.is_file()):  # such as /dev/stdout
        target.write_bytes(data)
        return
    draft = target.with_name(f".rosace-{os.getpid()}-{get_ident()}.new")
    try:
        draft.write_bytes(data)
        if target.exists():
            copymode(target, draft)
        draft.replace(target)
    except PermissionError:  # for the folder; the file itself may be writable
        target.write_bytes(data)
    finally:
        draft.unlink(missing_ok=True)
