"""A failed assertion in a module that the tests of the games share shows its values too."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite(
    "games.differential", "games.documents", "games.fuzz", "games.playing", "games.refusals"
)
