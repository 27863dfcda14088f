"""Who sees what in Sagrada: one predicate for each secret. Views, observations, keys and narration ask here.

A viewer is a seat; -1 is a spectator. Everything else on the table is open.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rosace.games.sagrada.kernel.rules import Rules
else:
    from rosace.games.sagrada.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)
    from rosace.games.sagrada.kernel.rules import Rules


class Visibility(Rules):
    """Predicates with an underscore are for compiled code, their twins for Python."""

    def _sees_private_objective(self, viewer: cython.int, owner: cython.int) -> cython.bint:
        """S1.2: only its owner sees a private objective before the end; S6.1: in solo it lies open."""
        return owner == viewer or self.seats == 1 or self.phase == P_OVER

    def _sees_window(self, viewer: cython.int, owner: cython.int) -> cython.bint:
        """S1.2: only the chooser sees a chosen window before all have chosen."""
        return owner == viewer or self.seats == 1 or self.phase != P_WINDOW

    def sees_private_objective(self, viewer: int | None, owner: int) -> bool:
        """S1.2, S6.1: whether a seat, or a spectator (None), sees the private objective of a seat."""
        return self._sees_private_objective(-1 if viewer is None else viewer, owner)

    def sees_window(self, viewer: int | None, owner: int) -> bool:
        """S1.2: whether a seat, or a spectator (None), sees the window that a seat has chosen."""
        return self._sees_window(-1 if viewer is None else viewer, owner)
