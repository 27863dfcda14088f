"""Who sees what in Basilica: one predicate for each secret. Views, observations, keys and narration ask here.

A viewer is a seat; -1 is a spectator. The state shows no other secret: nobody knows the order of the
stack, or the crown of a tile lying order side up (B1.3), so chance decides them when they come up.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rosace.games.basilica.kernel.rules import Rules
else:
    from rosace.games.basilica.kernel.rules import Rules


class Visibility(Rules):
    """Predicates with an underscore are for compiled code, their twins for Python."""

    def _jugglers_choose_secretly(self) -> cython.bint:
        """B7.9: with Jugglers on both sides, both players choose in secret and reveal together."""
        i: cython.int
        for i in range(1, self.jugglers):
            if self.juggler_seat[i] != self.juggler_seat[0]:
                return True
        return False

    def _sees_juggler_colour(self, viewer: cython.int, juggler: cython.int) -> cython.bint:
        """B7.9: the owner sees the colour chosen for a Juggler; others only if no choice is secret."""
        return self.juggler_seat[juggler] == viewer or not self._jugglers_choose_secretly()

    def jugglers_choose_secretly(self) -> bool:
        """B7.9: whether the players choose their Jugglers' colours in secret."""
        return self._jugglers_choose_secretly()

    def sees_juggler_colour(self, viewer: int | None, juggler: int) -> bool:
        """B7.9: whether a seat, or a spectator (None), sees the colour chosen for a Juggler."""
        return self._sees_juggler_colour(-1 if viewer is None else viewer, juggler)
