"""Areas of the cathedral and their points (B7)."""

from __future__ import annotations

from typing import Any

import cython

if cython.compiled:
    from cython.cimports.rosace.core.bits import bit, lowest, popcount
    from cython.cimports.rosace.games.basilica.kernel.cathedral import Cathedral, adjacent
else:
    from rosace.core.bits import bit, lowest, popcount
    from rosace.games.basilica.kernel.cathedral import Cathedral, adjacent
    from rosace.games.basilica.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)


class Areas(Cathedral):
    """Walks the areas one by one: `_begin_area_walk`, then `_next_area` until it returns False.

    jugglers, juggled        how many Jugglers need a colour before a scoring, and how many have one (B7.9)
    juggler_cell, _seat, _colour [i]   where a Juggler stands, whose it is, its colour (-1: not chosen yet)
    area_*                   the area found last; scratch, no part of the position
    gain[seat]               what a scoring now would give; scratch
    """

    def _clear_areas(self) -> None:
        zeros: list[int] = [0] * 13
        self._clear_cathedral()
        self.jugglers = 0
        self.juggled = 0
        self.juggler_cell = [0] * 10
        self.juggler_seat = [0] * 10
        self.juggler_colour = [-1] * 10
        self.movers = zeros[:]
        self.colour_cells = zeros[:]
        self.seeds = zeros[:]
        self.area = zeros[:]
        self.area_strength = [0, 0]
        self.area_builders = [0, 0]
        self.area_strongman = [0, 0]
        self.area_gain = [0, 0]
        self.gain = [0, 0]

    def _has_free_neighbour(self, seat: cython.int, without_altars: cython.bint) -> cython.bint:
        """Whether a builder of the seat stands beside a free vault.

        With `without_altars` only builders that Confuse may move count (B9.12). `movers` keeps them.
        """
        word: cython.int
        for word in range(self.words):
            self.movers[word] = self._builders_of(seat, word)
            if without_altars:
                self.movers[word] &= FULL & ~self.altar[word]
        if self.words < WORDS:
            self.movers[self.words] = 0
        for word in range(self.words):
            if adjacent(self.movers, word) & self._free_vaults(word):
                return True
        return False

    def _collect_jugglers(self, first: cython.int) -> cython.void:
        """B7.9: list the Jugglers that need a colour, row by row, those of seat `first` first."""
        turn: cython.int
        seat: cython.int
        word: cython.int
        cell: cython.int
        rest: cython.ulonglong
        self.jugglers = 0
        self.juggled = 0
        for turn in range(2):
            seat = first if turn == 0 else 1 - first
            for word in range(self.words):
                rest = self._builders_of(seat, word)
                while rest:
                    cell = word * WORD_CELLS + lowest(rest)
                    rest &= rest - 1
                    if self.token[cell] >= 0 and self.token[cell] >> 2 == JUGGLER:
                        self.juggler_cell[self.jugglers] = cell
                        self.juggler_seat[self.jugglers] = seat
                        self.juggler_colour[self.jugglers] = -1
                        self.jugglers += 1

    def _begin_area_walk(self, juggled: cython.bint, every: cython.bint) -> cython.void:
        """Begin a walk over the areas.

        `juggled`: count the Jugglers' colours. `every`: include areas without builders.
        """
        self.area_juggled = juggled
        self.area_every = every
        self.area_colour = 0
        self._load_colour_cells()

    def _load_colour_cells(self) -> cython.void:
        """Fill `colour_cells` with the cells of `area_colour`, and `seeds` with those an area starts from.

        B7.3, B7.11: a wild tile is in an area of each of its colours, with its builder, glass and altar.
        """
        word: cython.int
        i: cython.int
        cell: cython.int
        for word in range(self.words):
            if self.area_colour == 0:
                self.colour_cells[word] = self.red[word]
            elif self.area_colour == 1:
                self.colour_cells[word] = self.yellow[word]
            elif self.area_colour == 2:
                self.colour_cells[word] = self.green[word]
            else:
                self.colour_cells[word] = self.blue[word]
        if self.area_juggled:  # B7.9: for the scoring the tile under a Juggler has one more colour
            for i in range(self.jugglers):
                if self.juggler_colour[i] == self.area_colour:
                    cell = self.juggler_cell[i]
                    self.colour_cells[cell // WORD_CELLS] |= bit(cell % WORD_CELLS)
        for word in range(self.words):
            self.seeds[word] = self.colour_cells[word]
            if not self.area_every:  # B7.10: an area without builders scores nothing
                self.seeds[word] &= self.white[word] | self.black[word]

    def _next_area(self) -> cython.bint:
        """Find and score the next area; False if no area is left."""
        word: cython.int
        while self.area_colour < 4:
            for word in range(self.words):
                while self.seeds[word]:
                    self._flood_fill_area(word)
                    if self._score_area():
                        return True
            self.area_colour += 1
            if self.area_colour < 4:
                self._load_colour_cells()
        return False

    def _flood_fill_area(self, start: cython.int) -> cython.void:
        """B7.1: fill `area` from the lowest seed over adjacent cells of the colour."""
        word: cython.int
        wider: cython.ulonglong
        growing: cython.bint = True
        for word in range(self.words):
            self.area[word] = 0
        if self.words < WORDS:
            self.area[self.words] = 0
        self.area[start] = bit(lowest(self.seeds[start]))
        while growing:
            growing = False
            for word in range(self.words):
                wider = (self.area[word] | adjacent(self.area, word)) & self.colour_cells[word]
                if wider != self.area[word]:
                    self.area[word] = wider
                    growing = True
        for word in range(self.words):
            self.seeds[word] &= FULL & ~self.area[word]

    def _score_area(self) -> cython.bint:
        """Size, strengths, majority and points of the area; False if it is a tile alone that is no area."""
        word: cython.int
        rest: cython.ulonglong
        cell: cython.int = -1
        self.area_size = 0
        self.area_glass = 0
        self.area_architect = 0
        self.area_strength = [0, 0]
        self.area_builders = [0, 0]
        self.area_strongman = [0, 0]
        self.area_gain = [0, 0]
        for word in range(self.words):
            rest = self.area[word]
            if rest:
                cell = word * WORD_CELLS + lowest(rest)
                self.area_size += popcount(rest)  # B7.6: 1 for each tile
                rest &= self.glass[word]
                # B7.6: 2 for each glass, 4 with an altar.
                self.area_glass += 2 * popcount(rest) + 2 * popcount(rest & self.altar[word])
                rest = self.area[word] & self.white[word]
                while rest:
                    self._count_builder(0, word * WORD_CELLS + lowest(rest))
                    rest &= rest - 1
                rest = self.area[word] & self.black[word]
                while rest:
                    self._count_builder(1, word * WORD_CELLS + lowest(rest))
                    rest &= rest - 1
        # B7.2, B7.3, B7.9: one tile alone is an area only of its single printed colour.
        if self.area_size == 1 and self.tile[cell] >> 4 != self.area_colour:
            return False
        self.area_winner = -1
        if self.area_strength[0] != self.area_strength[1]:  # B7.5: more strength is the majority
            self.area_winner = 0 if self.area_strength[0] > self.area_strength[1] else 1
        elif self.area_strongman[0] != self.area_strongman[1]:  # B7.8: a Strongman breaks a tie
            self.area_winner = 0 if self.area_strongman[0] else 1
        if self.area_winner >= 0:
            # B7.6: an Architect doubles the tiles, once; glass is added afterwards.
            value: cython.int = self.area_size * (2 if self.area_architect else 1) + self.area_glass
            self.area_gain[self.area_winner] = value
            self.area_gain[1 - self.area_winner] = self.area_builders[1 - self.area_winner]  # B7.7
        return True

    def _count_builder(self, seat: cython.int, cell: cython.int) -> cython.void:
        rank: cython.int = self.token[cell] >> 2
        self.area_builders[seat] += 1
        self.area_strength[seat] += 2 if rank == MASON else 1  # B7.5
        if rank == ARCHITECT:  # B7.6
            self.area_architect = 1
        if rank == STRONGMAN:  # B7.8: any number counts as one
            self.area_strongman[seat] = 1

    def _score_all_areas(self, juggled: cython.bint) -> cython.void:
        """Put into `gain` what a scoring now would give each seat (B7)."""
        self.gain = [0, 0]
        self._begin_area_walk(juggled, False)
        while self._next_area():
            self.gain[0] += self.area_gain[0]
            self.gain[1] += self.area_gain[1]

    def areas(self, juggled: bool = False) -> list[dict[str, Any]]:
        """Every area, colour by colour, with its builders and points."""
        areas: list[dict[str, Any]] = []
        self._begin_area_walk(juggled, True)
        while self._next_area():
            cells: list[int] = []
            for word in range(self.words):
                cells += [word * 60 + i for i in range(60) if self.area[word] & bit(i)]
            areas.append({
                "colour": self.area_colour,
                "cells": cells,
                "strength": (self.area_strength[0], self.area_strength[1]),
                "builders": (self.area_builders[0], self.area_builders[1]),
                "architect": self.area_architect == 1,
                "strongman": (self.area_strongman[0] == 1, self.area_strongman[1] == 1),
                "glass": self.area_glass,
                "winner": self.area_winner,
                "gain": (self.area_gain[0], self.area_gain[1]),
            })  # fmt: skip
        return areas

    def _copy_areas(self, other: Areas) -> cython.void:
        self._copy_cathedral(other)
        self.jugglers = other.jugglers
        self.juggled = other.juggled
        self.juggler_cell = other.juggler_cell[:]
        self.juggler_seat = other.juggler_seat[:]
        self.juggler_colour = other.juggler_colour[:]
