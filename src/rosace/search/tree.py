"""The tree of a search, and the simulations that grow it: one loop for every compiled game.

Information-set Monte Carlo tree search. Every simulation resamples the hidden information of the searching
seat, walks down the tree, adds a node, plays on to the end or to an evaluation, and adds the outcome to
every decision on the way, for the seat that took it. Each seat maximises its own outcome (max^n), so the
search works for any number of seats.

A node is a decision taken after the decisions above it. Chance is sampled and adds no node (open loop),
unless `keyed`: then what the searching seat sees of it is a node too. The legal decisions may therefore
differ from visit to visit, so a node counts how often it was available.

The numbers are the same on every machine, compiled or not: the code uses only +, -, *, / and sqrt.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import cython

from rosace.core.rng import scatter

if cython.compiled:
    from cython.cimports.libc.math import sqrt
    from cython.cimports.libc.stdlib import calloc, free
    from cython.cimports.rosace.core.rng import Rng, mix
    from cython.cimports.rosace.core.state import Kernel, MoveList
else:
    from math import sqrt

    from rosace.core.rng import Rng, mix
    from rosace.core.state import Kernel, MoveList

if TYPE_CHECKING:
    from rosace.search.settings import Settings


def natural_log(number: cython.int) -> cython.double:
    """The natural logarithm of a whole number >= 1 to six digits, the same on every machine."""
    mantissa: cython.double = number
    halvings: cython.int = 0
    if mantissa >= 65536.0:
        mantissa = mantissa / 65536.0
        halvings += 16
    if mantissa >= 256.0:
        mantissa = mantissa / 256.0
        halvings += 8
    if mantissa >= 16.0:
        mantissa = mantissa / 16.0
        halvings += 4
    if mantissa >= 4.0:
        mantissa = mantissa / 4.0
        halvings += 2
    if mantissa >= 2.0:
        mantissa = mantissa / 2.0
        halvings += 1
    t: cython.double = (mantissa - 1.0) / (mantissa + 1.0)  # ln(mantissa) = 2 artanh(t), and t is at most 1/3
    u: cython.double = t * t
    series: cython.double = 1.0 + u * (1.0 / 3.0 + u * (0.2 + u * (1.0 / 7.0 + u * (1.0 / 9.0 + u / 11.0))))
    return 0.6931471805599453 * halvings + 2.0 * t * series


def squash(points: cython.double) -> cython.double:
    """A lead in points as a value between -1 and 1."""
    return points / sqrt(1.0 + points * points)


M64 = cython.declare(cython.ulonglong)
GAMMA = cython.declare(cython.ulonglong)
M64 = 0xFFFFFFFFFFFFFFFF
GAMMA = 0x9E3779B97F4A7C15


class Tree:
    """A pool of nodes, allocated once, and the search of one thread in it.

    parent, key        the parent of a node, and its edge: action * 8 + seat for a decision; low bits 4
                       for what chance showed, low bits 5 for the twin of secret decisions
    visits, available  how often it was taken, and how often it could have been
    value              the sum of outcomes for the seat that takes it
    secret             whether the decision is hidden from the others: its children are below its twin
    slot, table        a hash table from parent and key to the node; 0 is an empty slot

    Node 0 is the root; nodes 1 to `width` are its decisions, in order. `root_sums` has the sums of their
    outcomes for every seat, 4 numbers each.
    """

    def __init__(self, settings: Settings):
        self.exploration = settings.exploration
        self.scale = settings.scale
        self.margin = settings.margin
        self.prior = settings.prior
        self.depth = -1 if settings.depth is None else settings.depth
        self.suggests = settings.suggests
        self.preference = settings.preference
        self.patience = settings.patience
        self.keyed = settings.keyed
        self.capacity = settings.nodes
        self.used = 1
        self.width = 0
        self.seat = -1
        self.path_length = 0
        self.simulations = 0
        self.decisions = 0
        self.moves = MoveList()
        self.scratch_moves = MoveList()
        slots: cython.size_t = 4
        while slots < 2 * self.capacity:
            slots *= 2
        self.slot_mask = slots - 1
        self._allocate(self.capacity, slots)

    def _allocate(self, nodes: cython.size_t, slots: cython.size_t) -> None:
        if cython.compiled:
            # The system maps pages only when they are written: a big pool costs nothing until it is used.
            self.parent = cython.cast(cython.p_int, calloc(nodes, cython.sizeof(cython.int)))
            self.key = cython.cast(cython.p_int, calloc(nodes, cython.sizeof(cython.int)))
            self.visits = cython.cast(cython.p_int, calloc(nodes, cython.sizeof(cython.int)))
            self.available = cython.cast(cython.p_int, calloc(nodes, cython.sizeof(cython.int)))
            self.value = cython.cast(cython.p_double, calloc(nodes, cython.sizeof(cython.double)))
            self.secret = cython.cast(cython.p_char, calloc(nodes, cython.sizeof(cython.char)))
            self.slot = cython.cast(cython.p_int, calloc(nodes, cython.sizeof(cython.int)))
            self.table = cython.cast(cython.p_int, calloc(slots, cython.sizeof(cython.int)))
            if not (
                self.parent and self.key and self.visits and self.available and self.value and self.secret
                and self.slot and self.table
            ):  # fmt: skip
                raise MemoryError(f"no room for {nodes} nodes")
        else:
            self.parent = [0] * nodes
            self.key = [0] * nodes
            self.visits = [0] * nodes
            self.available = [0] * nodes
            self.value = [0.0] * nodes
            self.secret = [0] * nodes
            self.slot = [0] * nodes
            self.table = [0] * slots
            self.root_sums = [0.0] * 16384
            self.children = [0] * 4096
            self.untried = [0] * 4096
            self.path = [0] * 1024
            self.outcome = [0.0] * 4

    def __dealloc__(self) -> None:
        if cython.compiled:
            free(self.parent)
            free(self.key)
            free(self.visits)
            free(self.available)
            free(self.value)
            free(self.secret)
            free(self.slot)
            free(self.table)

    # The pool.

    def _slot_of(self, node: cython.int, key: cython.int) -> cython.ulonglong:
        """The slot of a child in the hash table, or the empty slot where it would go."""
        word: cython.ulonglong = node
        slot: cython.ulonglong = mix((word << 32) | key) & self.slot_mask
        child: cython.int = self.table[slot]
        while child != 0 and (self.key[child] != key or self.parent[child] != node):
            slot = (slot + 1) & self.slot_mask
            child = self.table[slot]
        return slot

    def _find(self, node: cython.int, key: cython.int) -> cython.int:
        """The child of a node, or 0."""
        return self.table[self._slot_of(node, key)]

    def _add(self, node: cython.int, key: cython.int) -> cython.int:
        """A new child; 0 if the pool is full."""
        slot: cython.ulonglong
        child: cython.int = self.used
        if child == self.capacity:
            return 0
        slot = self._slot_of(node, key)
        self.used += 1
        self.table[slot] = child
        self.slot[child] = slot
        self.parent[child] = node
        self.key[child] = key
        self.visits[child] = 0
        self.available[child] = 0
        self.value[child] = 0.0
        self.secret[child] = 0
        return child

    def _context_node(self, node: cython.int, key: cython.int) -> cython.int:
        """The child for chance or a twin, added if needed; 0 if the pool is full."""
        child: cython.int = self._find(node, key)
        return child if child else self._add(node, key)

    def begin(self, state: Kernel, seed: int, only: Sequence[int] = (), paired: bool = False) -> None:
        """Clear the tree and make the position its root; a seat must be to move there.

        With `only` it decides among these. With `paired` simulation number `i` draws the same hidden
        information whatever was decided in those before it.
        """
        i: cython.int
        if not state._native():
            raise TypeError(f"{type(state).__name__} is no kernel: it cannot be searched")
        if state.seats > 4:
            raise ValueError(f"{state.seats} seats are more than 4")
        if state._to_move() < 0:
            raise ValueError("nobody decides here: there is nothing to search")
        for i in range(1, self.used):
            self.table[self.slot[i]] = 0
        self.used = 1
        self.root = state.clone()
        self.state = state.clone()
        self.scratch = state.clone()
        self.rng = Rng(seed)
        self.seat = state._to_move()
        self.simulations = 0
        self.decisions = 0
        self.stream = scatter(seed, 0)
        self.paired = paired
        self.narrowed = len(only) > 0
        self.root._legal(self.moves)
        if self.narrowed:
            self._narrow(only)
        self.width = self.moves.n
        for i in range(self.width):
            self._add(0, self.moves.ids[i] * 8 + self.seat)
        for i in range(self.width * 4):
            self.root_sums[i] = 0.0
        if self.prior > 0.0:
            self.state._determinize(self.seat, self.rng)
            for i in range(self.width):
                self.value[i + 1] = self.prior * self._prior_value(self.moves.ids[i], self.seat)

    def _narrow(self, only: Sequence[int]) -> None:
        """Leave only some of the root's decisions in `moves`."""
        legal = [self.moves.ids[i] for i in range(self.moves.n)]
        if not set(only) <= set(legal):
            raise ValueError(f"not legal here: {sorted(set(only) - set(legal))}")
        self.moves.clear()
        for action in legal:
            if action in only:
                self.moves.push(action, 1)

    # A simulation.

    def run(self, simulations: cython.int) -> None:
        """Run simulations without the GIL."""
        _: cython.int
        with cython.nogil:
            for _ in range(simulations):
                self._simulate()

    def _simulate(self) -> cython.void:
        self.simulations += 1
        self.path_length = 0
        if self.paired:
            self.rng.state = mix((self.stream + self.simulations * GAMMA) & M64)
        self.state._copy_from(self.root)
        self.state._determinize(self.seat, self.rng)
        self._descend()
        self._play_out()
        self._evaluate_outcome()
        self._back_up()

    def _descend(self) -> cython.void:
        """Walk down the tree to the first choice below a node with at most `patience` visits."""
        node: cython.int = 0
        child: cython.int
        hides: cython.bint
        word: cython.ulonglong
        to_move: cython.int = self.state._to_move()
        while to_move != -2 and self.path_length < 1022:  # a decision may add two nodes to the path
            if to_move == -1:
                self._sample_chance()
                to_move = self.state._to_move()
                if self.keyed:
                    word = self.state._key(self.seat) >> 36
                    node = self._context_node(node, word * 8 + 4)
                    if node == 0:
                        return
                    self.path[self.path_length] = node
                    self.path_length += 1
                continue
            self.state._legal(self.moves)
            if node == 0 and self.narrowed:
                self._list_root_decisions()
            if node != 0 and self.visits[node] <= self.patience and self.moves.n > 1:
                return
            child = self._select(node, to_move)
            if child == 0:
                return
            hides = self.state._hides(self.key[child] >> 3)
            self.state._apply(self.key[child] >> 3)
            self.decisions += 1
            self.path[self.path_length] = child
            self.path_length += 1
            node = child
            if hides:  # the next seat must not know the decision
                node = self._context_node(self.parent[child], to_move * 8 + 5)
                if node == 0:
                    return
                self.secret[child] = 1
                self.path[self.path_length] = node
                self.path_length += 1
            to_move = self.state._to_move()

    def _list_root_decisions(self) -> cython.void:
        i: cython.int
        self.moves.clear()
        for i in range(self.width):
            self.moves.push(self.key[i + 1] >> 3, 1)

    def _sample_chance(self) -> cython.void:
        while self.state._to_move() == -1:
            self.state._apply(self.state._sample(self.rng, self.moves))

    def _select(self, node: cython.int, to_move: cython.int) -> cython.int:
        """The child to visit, among the legal decisions in `moves`; 0 if the pool is full."""
        i: cython.int
        child: cython.int
        untried_count: cython.int = 0
        if self.preference > 0.0 and node != 0 and self.moves.n > 1:
            return self._select_puct(node, to_move)
        for i in range(self.moves.n):
            child = self._find(node, self.moves.ids[i] * 8 + to_move)
            self.children[i] = child
            if child:
                self.available[child] += 1
            if child == 0 or self.visits[child] == 0:
                self.untried[untried_count] = i
                untried_count += 1
        if untried_count == 0:
            return self._select_ucb()
        if self.prior > 0.0 and self.moves.n > 1:
            return self._expand_all(node, to_move)
        i = self.untried[self.rng.below(untried_count)]
        child = self.children[i]
        if child == 0:
            child = self._add(node, self.moves.ids[i] * 8 + to_move)
            self.available[child] = 1
        return child

    def _select_puct(self, node: cython.int, to_move: cython.int) -> cython.int:
        """PUCT with the preferences of the game; an untried decision has the mean value of its siblings."""
        i: cython.int
        child: cython.int
        best: cython.int = 0
        visits: cython.int = 0
        mean_value: cython.double = 0.0
        weight_factor: cython.double
        bound: cython.double
        highest: cython.double = -1000.0
        self.state._prefer(self.moves)
        for i in range(self.moves.n):
            child = self._find(node, self.moves.ids[i] * 8 + to_move)
            self.children[i] = child
            if child:
                self.available[child] += 1
                visits += self.visits[child]
                mean_value += self.value[child]
        weight_factor = self.preference * sqrt(visits + 1.0) / self.moves.total
        if visits:
            mean_value = mean_value / visits
        for i in range(self.moves.n):
            child = self.children[i]
            if child and self.visits[child]:
                bound = self.value[child] / self.visits[child]
                bound += weight_factor * self.moves.weights[i] / (1.0 + self.visits[child])
            else:
                bound = mean_value + weight_factor * self.moves.weights[i]
            if bound > highest:
                highest = bound
                best = i
        child = self.children[best]
        if child == 0:
            child = self._add(node, self.moves.ids[best] * 8 + to_move)
            self.available[child] = 1
        return child

    def _expand_all(self, node: cython.int, to_move: cython.int) -> cython.int:
        """Add a node for every legal decision, with its evaluation as `prior` visits, and select by UCB1."""
        i: cython.int
        child: cython.int
        for i in range(self.moves.n):
            if self.children[i] == 0:
                child = self._add(node, self.moves.ids[i] * 8 + to_move)
                if child == 0:
                    return 0
                self.available[child] = 1
                self.children[i] = child
                self.value[child] = self.prior * self._prior_value(self.moves.ids[i], to_move)
        return self._select_ucb()

    def _prior_value(self, action: cython.int, to_move: cython.int) -> cython.double:
        """The evaluation after a decision, with the rest of its action played as the game suggests."""
        self.scratch._copy_from(self.state)
        self.scratch._apply(action)
        while self.scratch._mid_action() and self.scratch._to_move() >= 0:
            self.scratch._apply(self.scratch._suggest(self.rng, self.scratch_moves))
        return squash(self.scratch._evaluate(to_move) / self.scale)

    def _select_ucb(self) -> cython.int:
        """UCB1, where each child uses its own `available` as the number of trials."""
        i: cython.int
        child: cython.int
        best: cython.int = 0
        log_of: cython.int = 0
        log: cython.double = 0.0
        number: cython.double
        bound: cython.double
        highest: cython.double = -1000.0
        for i in range(self.moves.n):
            child = self.children[i]
            if self.available[child] != log_of:
                log_of = self.available[child]
                log = natural_log(log_of)
            number = self.visits[child] + self.prior
            bound = self.value[child] / number + self.exploration * sqrt(log / number)
            if bound > highest:
                highest = bound
                best = child
        return best

    def _play_out(self) -> cython.void:
        """Play to the end, or for `depth` decisions and on to the end of the action."""
        left: cython.int = self.depth
        to_move: cython.int = self.state._to_move()
        while to_move != -2:
            if left == 0 and not self.state._mid_action():
                return
            if to_move == -1:
                self.state._apply(self.state._sample(self.rng, self.moves))
            else:
                self.decisions += 1
                if left > 0:
                    left -= 1
                if self.suggests:
                    self.state._apply(self.state._suggest(self.rng, self.moves))
                else:
                    self.state._legal(self.moves)
                    self.state._apply(self.moves.ids[self.rng.below(self.moves.n)])
            to_move = self.state._to_move()

    def _evaluate_outcome(self) -> cython.void:
        """Compute the outcome of the simulation for every seat."""
        seat: cython.int
        over: cython.bint = self.state._to_move() == -2
        for seat in range(self.state.seats):
            if over and self.margin == 0.0:
                self.outcome[seat] = self.state._utility(seat)
            else:
                self.outcome[seat] = squash(self.state._evaluate(seat) / self.scale)
                if over:
                    self.outcome[seat] = self.margin * self.outcome[seat] + (
                        1.0 - self.margin
                    ) * self.state._utility(seat)

    def _back_up(self) -> cython.void:
        i: cython.int
        node: cython.int
        for i in range(self.path_length):
            node = self.path[i]
            self.visits[node] += 1
            if self.key[node] & 4 == 0:
                self.value[node] += self.outcome[self.key[node] & 3]
        if self.path_length > 0 and self.path[0] <= self.width:
            for i in range(self.state.seats):
                self.root_sums[(self.path[0] - 1) * 4 + i] += self.outcome[i]

    # Results for Python; call these between two runs only.

    def root_action(self, number: cython.int) -> int:
        """The action id of decision `number` of the root."""
        return self.key[number + 1] >> 3

    def root_visits(self, number: cython.int) -> int:
        """How often decision `number` of the root was taken."""
        return self.visits[number + 1]

    def root_values(self, number: cython.int) -> list[float]:
        """The sums of outcomes of decision `number` of the root, seat by seat."""
        return [self.root_sums[number * 4 + seat] for seat in range(self.root.seats)]

    def line_from(self, number: cython.int) -> list[int]:
        """The most visited decisions, starting with decision `number` of the root."""
        decisions: list[int] = []
        node: cython.int = number + 1
        while node:
            if self.key[node] & 4 == 0:
                decisions.append(self.key[node] >> 3)
                if self.secret[node]:
                    node = self._find(self.parent[node], (self.key[node] & 3) * 8 + 5)
            node = self._most_visited_child(node)
        return decisions

    def _most_visited_child(self, node: cython.int) -> cython.int:
        """The most visited child, the first of equals; 0 if none has two visits."""
        child: cython.int
        best: cython.int = 0
        most: cython.int = 1
        for child in range(node + 1, self.used):  # children have higher numbers than their parents
            if self.parent[child] == node and self.visits[child] > most and self.key[child] & 7 != 5:
                best = child
                most = self.visits[child]
        return best
