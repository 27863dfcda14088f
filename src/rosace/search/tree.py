"""The tree of a search, and the simulations that grow it: one loop for every compiled game.

Information-set Monte Carlo tree search. Every simulation draws anew what the searching seat cannot
know, walks down the tree, adds a node, plays on to the end or to an evaluation, and tells every
decision on the way what it was worth to the seat that took it. Each seat is taken to look after
itself (max^n), so any number of seats will do.

A node stands for a decision taken after the decisions above it. Chance is sampled and leaves no trace
in the tree (open loop), unless `keyed`: then what the searching seat sees of it is a node too. So the
legal decisions may differ from visit to visit, and a node counts how often it could have been chosen.

The same numbers come out on every machine, compiled or not: nothing is used but +, -, *, / and sqrt.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.libc.math import sqrt
    from cython.cimports.libc.stdlib import calloc, free
    from cython.cimports.rosace.core.rng import Rng, mix
    from cython.cimports.rosace.core.state import Kernel, MoveList
else:
    from math import sqrt

    from rosace.core.rng import Rng, mix
    from rosace.core.state import Kernel, MoveList


def natural_log(number: cython.int) -> cython.double:
    """The logarithm of a whole number from 1 on, to six digits, the same on every machine."""
    rest: cython.double = number
    halvings: cython.int = 0
    if rest >= 65536.0:
        rest = rest / 65536.0
        halvings += 16
    if rest >= 256.0:
        rest = rest / 256.0
        halvings += 8
    if rest >= 16.0:
        rest = rest / 16.0
        halvings += 4
    if rest >= 4.0:
        rest = rest / 4.0
        halvings += 2
    if rest >= 2.0:
        rest = rest / 2.0
        halvings += 1
    t: cython.double = (rest - 1.0) / (rest + 1.0)  # ln(rest) = 2 artanh(t), and t is at most 1/3
    u: cython.double = t * t
    series: cython.double = 1.0 + u * (1.0 / 3.0 + u * (0.2 + u * (1.0 / 7.0 + u * (1.0 / 9.0 + u / 11.0))))
    return 0.6931471805599453 * halvings + 2.0 * t * series


def squash(points: cython.double) -> cython.double:
    """Points ahead as a worth between -1 and 1."""
    return points / sqrt(1.0 + points * points)


class Tree:
    """A pool of nodes, allocated once, and the search of one thread in it.

    parent, key        whose child a node is, and by what: action * 8 + seat for a decision; with 4 in
                       the lowest bits what chance showed, with 5 the twin of secret decisions
    visits, available  how often it was taken, how often it could have been
    value              the sum of what it was worth to the seat that takes it
    secret             whether nobody else saw the decision: what follows it stands below its twin
    slot, table        a hash table from parent and key to the node, 0 where there is none

    Node 0 is the root; nodes 1 to `width` are the decisions to choose from, in order. `sums` has what
    they were worth to every seat, 4 numbers each.
    """

    def __init__(self, settings: object):
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
        self.length = 0
        self.simulations = 0
        self.decisions = 0
        self.moves = MoveList()
        self.others = MoveList()
        slots: cython.size_t = 4
        while slots < 2 * self.capacity:
            slots *= 2
        self.mask = slots - 1
        self._allocate(self.capacity, slots)

    def _allocate(self, nodes: cython.size_t, slots: cython.size_t):
        if cython.compiled:
            # The system gives pages only when they are written to: a big pool costs nothing until it is used.
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
            self.sums = [0.0] * 16384
            self.found = [0] * 4096
            self.fresh = [0] * 4096
            self.path = [0] * 1024
            self.worth = [0.0] * 4

    def __dealloc__(self):
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

    def _place(self, node: cython.int, key: cython.int) -> cython.ulonglong:
        """Where the table has a child, or would have it."""
        word: cython.ulonglong = node
        place: cython.ulonglong = mix((word << 32) | key) & self.mask
        child: cython.int = self.table[place]
        while child != 0 and (self.key[child] != key or self.parent[child] != node):
            place = (place + 1) & self.mask
            child = self.table[place]
        return place

    def _find(self, node: cython.int, key: cython.int) -> cython.int:
        """The child of a node; 0 if there is none."""
        return self.table[self._place(node, key)]

    def _add(self, node: cython.int, key: cython.int) -> cython.int:
        """A new child; 0 if the pool is full."""
        place: cython.ulonglong
        child: cython.int = self.used
        if child == self.capacity:
            return 0
        place = self._place(node, key)
        self.used += 1
        self.table[place] = child
        self.slot[child] = place
        self.parent[child] = node
        self.key[child] = key
        self.visits[child] = 0
        self.available[child] = 0
        self.value[child] = 0.0
        self.secret[child] = 0
        return child

    def _context(self, node: cython.int, key: cython.int) -> cython.int:
        """The child that stands for something other than a decision; 0 if the pool is full."""
        child: cython.int = self._find(node, key)
        return child if child else self._add(node, key)

    def begin(self, state: Kernel, seed: int) -> None:
        """Forget the last search, and make the position the root; a seat must be asked there."""
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
        self.trial = state.clone()
        self.rng = Rng(seed)
        self.seat = state._to_move()
        self.simulations = 0
        self.decisions = 0
        self.root._legal(self.moves)
        self.width = self.moves.n
        for i in range(self.width):
            self._add(0, self.moves.ids[i] * 8 + self.seat)
        for i in range(self.width * 4):
            self.sums[i] = 0.0
        if self.prior > 0.0:
            self.state._determinize(self.seat, self.rng)
            for i in range(self.width):
                self.value[i + 1] = self.prior * self._promise(self.moves.ids[i], self.seat)

    # A simulation.

    def run(self, simulations: cython.int) -> None:
        """Carry out so many simulations; the GIL is free meanwhile."""
        _: cython.int
        with cython.nogil:
            for _ in range(simulations):
                self._simulate()

    def _simulate(self) -> cython.void:
        self.simulations += 1
        self.length = 0
        self.state._copy_from(self.root)
        self.state._determinize(self.seat, self.rng)
        self._descend()
        self._play_out()
        self._weigh()
        self._back_up()

    def _descend(self) -> cython.void:
        """Walk down the tree until there is a choice below a node that has no more than `patience` visits."""
        node: cython.int = 0
        child: cython.int
        hides: cython.bint
        word: cython.ulonglong
        mover: cython.int = self.state._to_move()
        while mover != -2 and self.length < 1022:  # a decision may add two nodes to the path
            if mover == -1:
                self._pass_chance()
                mover = self.state._to_move()
                if self.keyed:
                    word = self.state._key(self.seat) >> 36
                    node = self._context(node, word * 8 + 4)
                    if node == 0:
                        return
                    self.path[self.length] = node
                    self.length += 1
                continue
            self.state._legal(self.moves)
            if node != 0 and self.visits[node] <= self.patience and self.moves.n > 1:
                return
            child = self._select(node, mover)
            if child == 0:
                return
            hides = self.state._hides(self.key[child] >> 3)
            self.state._apply(self.key[child] >> 3)
            self.decisions += 1
            self.path[self.length] = child
            self.length += 1
            node = child
            if hides:  # who decides next must not know what was decided
                node = self._context(self.parent[child], mover * 8 + 5)
                if node == 0:
                    return
                self.secret[child] = 1
                self.path[self.length] = node
                self.length += 1
            mover = self.state._to_move()

    def _pass_chance(self) -> cython.void:
        while self.state._to_move() == -1:
            self.state._apply(self.state._sample(self.rng, self.moves))

    def _select(self, node: cython.int, mover: cython.int) -> cython.int:
        """The child to go to, among the legal decisions in `moves`; 0 where the tree ends."""
        i: cython.int
        child: cython.int
        fresh: cython.int = 0
        if self.preference > 0.0 and node != 0 and self.moves.n > 1:
            return self._preferred(node, mover)
        for i in range(self.moves.n):
            child = self._find(node, self.moves.ids[i] * 8 + mover)
            self.found[i] = child
            if child:
                self.available[child] += 1
            if child == 0 or self.visits[child] == 0:
                self.fresh[fresh] = i
                fresh += 1
        if fresh == 0:
            return self._most_urgent()
        if self.prior > 0.0 and self.moves.n > 1:
            return self._foresee(node, mover)
        i = self.fresh[self.rng.below(fresh)]
        child = self.found[i]
        if child == 0:
            child = self._add(node, self.moves.ids[i] * 8 + mover)
            self.available[child] = 1
        return child

    def _preferred(self, node: cython.int, mover: cython.int) -> cython.int:
        """The best bound by what the game prefers (PUCT); what was not tried counts as the others do."""
        i: cython.int
        child: cython.int
        best: cython.int = 0
        visits: cython.int = 0
        value: cython.double = 0.0
        urge: cython.double
        bound: cython.double
        highest: cython.double = -1000.0
        self.state._prefer(self.moves)
        for i in range(self.moves.n):
            child = self._find(node, self.moves.ids[i] * 8 + mover)
            self.found[i] = child
            if child:
                self.available[child] += 1
                visits += self.visits[child]
                value += self.value[child]
        urge = self.preference * sqrt(visits + 1.0) / self.moves.total
        if visits:
            value = value / visits
        for i in range(self.moves.n):
            child = self.found[i]
            if child and self.visits[child]:
                bound = self.value[child] / self.visits[child]
                bound += urge * self.moves.weights[i] / (1.0 + self.visits[child])
            else:
                bound = value + urge * self.moves.weights[i]
            if bound > highest:
                highest = bound
                best = i
        child = self.found[best]
        if child == 0:
            child = self._add(node, self.moves.ids[best] * 8 + mover)
            self.available[child] = 1
        return child

    def _foresee(self, node: cython.int, mover: cython.int) -> cython.int:
        """Give every legal decision its node, its evaluation counting as `prior` visits, and select."""
        i: cython.int
        child: cython.int
        for i in range(self.moves.n):
            if self.found[i] == 0:
                child = self._add(node, self.moves.ids[i] * 8 + mover)
                if child == 0:
                    return 0
                self.available[child] = 1
                self.found[i] = child
                self.value[child] = self.prior * self._promise(self.moves.ids[i], mover)
        return self._most_urgent()

    def _promise(self, action: cython.int, mover: cython.int) -> cython.double:
        """What the evaluation says of a decision, the action it begins carried on as suggested."""
        self.trial._copy_from(self.state)
        self.trial._apply(action)
        while self.trial._mid_action() and self.trial._to_move() >= 0:
            self.trial._apply(self.trial._suggest(self.rng, self.others))
        return squash(self.trial._evaluate(mover) / self.scale)

    def _most_urgent(self) -> cython.int:
        """The best upper bound (UCB1), by how often each could have been chosen."""
        i: cython.int
        child: cython.int
        best: cython.int = 0
        known: cython.int = 0
        log: cython.double = 0.0
        number: cython.double
        bound: cython.double
        highest: cython.double = -1000.0
        for i in range(self.moves.n):
            child = self.found[i]
            if self.available[child] != known:
                known = self.available[child]
                log = natural_log(known)
            number = self.visits[child] + self.prior
            bound = self.value[child] / number + self.exploration * sqrt(log / number)
            if bound > highest:
                highest = bound
                best = child
        return best

    def _play_out(self) -> cython.void:
        """Play to the end, or for `depth` decisions and on to the end of the action."""
        left: cython.int = self.depth
        mover: cython.int = self.state._to_move()
        while mover != -2:
            if left == 0 and not self.state._mid_action():
                return
            if mover == -1:
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
            mover = self.state._to_move()

    def _weigh(self) -> cython.void:
        """What the simulation was worth to every seat."""
        seat: cython.int
        over: cython.bint = self.state._to_move() == -2
        for seat in range(self.state.seats):
            if over and self.margin == 0.0:
                self.worth[seat] = self.state._utility(seat)
            else:
                self.worth[seat] = squash(self.state._evaluate(seat) / self.scale)
                if over:
                    self.worth[seat] = self.margin * self.worth[seat] + (
                        1.0 - self.margin
                    ) * self.state._utility(seat)

    def _back_up(self) -> cython.void:
        i: cython.int
        node: cython.int
        for i in range(self.length):
            node = self.path[i]
            self.visits[node] += 1
            if self.key[node] & 4 == 0:
                self.value[node] += self.worth[self.key[node] & 3]
        if self.length > 0 and self.path[0] <= self.width:
            for i in range(self.state.seats):
                self.sums[(self.path[0] - 1) * 4 + i] += self.worth[i]

    # What was found, for Python; between two runs only.

    def action(self, number: cython.int) -> int:
        """The decision number `number` of the root."""
        return self.key[number + 1] >> 3

    def taken(self, number: cython.int) -> int:
        """How often a decision of the root was taken."""
        return self.visits[number + 1]

    def worths(self, number: cython.int) -> list[float]:
        """The sum of what a decision of the root was worth, seat by seat."""
        return [self.sums[number * 4 + seat] for seat in range(self.root.seats)]

    def line(self, number: cython.int) -> list[int]:
        """The decisions taken most often, from a decision of the root on."""
        found: list = []
        node: cython.int = number + 1
        while node:
            if self.key[node] & 4 == 0:
                found.append(self.key[node] >> 3)
                if self.secret[node]:
                    node = self._find(self.parent[node], (self.key[node] & 3) * 8 + 5)
            node = self._favourite(node)
        return found

    def _favourite(self, node: cython.int) -> cython.int:
        """The child taken most often, the first of equals; 0 if none was taken twice."""
        child: cython.int
        best: cython.int = 0
        most: cython.int = 1
        for child in range(node + 1, self.used):  # children are made after their parents
            if self.parent[child] == node and self.visits[child] > most and self.key[child] & 7 != 5:
                best = child
                most = self.visits[child]
        return best
