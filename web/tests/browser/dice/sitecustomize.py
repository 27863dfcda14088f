"""The dice of a server that is tested are the same in every run. Python imports this wherever it starts.

The file that ROSACE_TEST_DICE names has the name of the test, and a dot for each table it has opened so far.
"""

import os
import secrets
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

DICE_BYTES = 32  # of the secret of a table; nothing else in the server asks for so many


def same_each_time(by_chance: Callable[..., str], file: Path) -> Callable[..., str]:
    def token_hex(number: int | None = None) -> str:
        if number != DICE_BYTES:
            return by_chance(number)
        told = file.read_bytes()
        file.write_bytes(told + b".")
        return sha256(told).hexdigest()

    return token_hex


if "ROSACE_TEST_DICE" in os.environ:
    secrets.token_hex = same_each_time(secrets.token_hex, Path(os.environ["ROSACE_TEST_DICE"]))
