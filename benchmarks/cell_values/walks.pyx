# cython: language_level=3, boundscheck=False, wraparound=False
"""Games of suggestions, for learn.py: what came of windows, and which way the weights should go."""

from libc.math cimport exp

from rosace.core.rng cimport Rng
from rosace.core.state cimport MoveList
from rosace.games.sagrada.kernel.constants cimport *
from rosace.games.sagrada.kernel.state cimport SagradaState
from rosace.games.sagrada.play.cell_values cimport WEIGHTS

cdef enum:
    FACTS = 149
    PLACES = 600
    TOUCHED = 60  # facts that a die can change
    TURNS = 96


def use(weights):
    """Let suggestions go by these."""
    for number, weight in enumerate(weights):
        WEIGHTS[number] = weight


cdef double _outcome(SagradaState state, int seat):
    """The points of a seat; alone, less the target."""
    return state._score(seat) - (state._target_to_beat() if state.seats == 1 else 0)


cdef int _stray(SagradaState state, MoveList moves, Rng rng):
    """Any die on any cell; -1 if none fits."""
    cdef int places = 0
    state._legal(moves)
    while places < moves.n and moves.ids[places] < A_TOOL:
        places += 1
    return moves.ids[rng.below(places)] if places else -1


def play(SagradaState root, int games, Rng rng, int stray, int[:, ::1] facts, int[::1] turns, double[::1] outcomes):
    """Play games, a decision of every `stray` thousandths at random.

    Of every window at the end of a turn: its facts, the number of the turn, and what the game brought. Returns how
    many there are, and the mean outcome of the seats.
    """
    cdef SagradaState state = root.clone()
    cdef MoveList moves = MoveList()
    cdef int rows = 0, first, mover, action, now, turn, i, j
    cdef double total = 0
    cdef int seats[400]
    for _ in range(games):
        state._copy_from(root)
        first = rows
        while state._to_move() != -2:
            mover = state._to_move()
            if mover == -1:
                state._apply(state._sample(rng, moves))
                continue
            now, turn = state.round, state.turn
            action = -1
            if state.phase == P_TURN and not state.drafted and rng.below(1000) < stray:
                action = _stray(state, moves, rng)
            state._apply(action if action >= 0 else state._suggest(rng, moves))
            if now != state.round or turn != state.turn or state.phase == P_OVER:
                state._count_facts(mover)
                for i in range(FACTS):
                    facts[rows, i] = state.fact[i]
                turns[rows] = 2 * now + (turn >= state.seats)
                seats[rows - first] = mover
                rows += 1
        for i in range(first, rows):
            outcomes[i] = _outcome(state, seats[i - first])
        for i in range(state.seats):
            total += _outcome(state, i)
    return rows, total / (games * root.seats)


cdef class Climb:
    """The gradient of the outcome by the weights, where dice are drawn by their values instead of taking the best."""

    cdef int places
    cdef int ids[PLACES]
    cdef double chances[PLACES]
    cdef int touched[PLACES]
    cdef int where[PLACES * TOUCHED]
    cdef int change[PLACES * TOUCHED]
    cdef int before[FACTS]
    cdef float lean[TURNS][FACTS]
    cdef int rows[TURNS]
    cdef int seats[TURNS]
    cdef double expected[TURNS]

    def run(self, SagradaState root, int games, Rng rng, float[:, ::1] weights, float[:, ::1] worth, double[::1] usual,
            double heat, float[:, ::1] gradient, double[::1] surprise, double[::1] number):
        """Add to `gradient`, and to `surprise` and `number` by how much outcomes were not what `worth` said; in points."""
        cdef SagradaState state = root.clone()
        cdef MoveList moves = MoveList()
        cdef int decisions, action, i, j, row
        cdef double total = 0, beyond
        for _ in range(games):
            state._copy_from(root)
            decisions = 0
            while state._to_move() != -2:
                if state._to_move() == -1:
                    state._apply(state._sample(rng, moves))
                    continue
                action = state._suggest(rng, moves)
                if state.phase == P_TURN and not state.drafted and (action < A_TOOL or action == A_PASS):
                    row = 2 * state.round + (state.turn >= state.seats)
                    self._weigh(state, moves, weights[row], heat)
                    self.rows[decisions] = row
                    self.seats[decisions] = state.seat
                    self.expected[decisions] = usual[row]
                    for i in range(FACTS):
                        self.expected[decisions] += self.before[i] * worth[row, i]
                    action = self._draw(rng, decisions)
                    decisions += 1
                state._apply(action)
            for j in range(decisions):
                row = self.rows[j]
                beyond = _outcome(state, self.seats[j]) - self.expected[j]
                surprise[row] += beyond
                number[row] += 1
                for i in range(FACTS):
                    gradient[row, i] += beyond * self.lean[j][i]
            for i in range(state.seats):
                total += _outcome(state, i)
        return total / (games * root.seats)

    cdef void _weigh(self, SagradaState state, MoveList moves, float[::1] weights, double heat):
        """The chance of every place, and last of a pass, by the difference that it makes to the facts."""
        cdef int i, j, k, seat = state.seat
        cdef double top = 0, total = 0
        state._count_facts(seat)
        for i in range(FACTS):
            self.before[i] = state.fact[i]
        state._legal(moves)
        self.places = 0
        for j in range(moves.n):
            if moves.ids[j] >= A_TOOL:
                break
            state._put_die(seat, moves.ids[j] % 20, moves.ids[j] // 20)
            state._count_facts(seat)
            state._take_die(seat, moves.ids[j] % 20)
            k = 0
            self.chances[j] = 0
            for i in range(FACTS):
                if state.fact[i] != self.before[i]:
                    self.where[j * TOUCHED + k] = i
                    self.change[j * TOUCHED + k] = state.fact[i] - self.before[i]
                    self.chances[j] += weights[i] * (state.fact[i] - self.before[i])
                    k += 1
            self.touched[j] = k
            self.ids[j] = moves.ids[j]
            self.places += 1
            top = max(top, self.chances[j])
        self.ids[self.places] = A_PASS
        self.touched[self.places] = 0
        self.chances[self.places] = 0
        self.places += 1
        for j in range(self.places):
            self.chances[j] = exp((self.chances[j] - top) / heat)
            total += self.chances[j]
        for j in range(self.places):
            self.chances[j] /= total

    cdef int _draw(self, Rng rng, int decision):
        """A place drawn by its chance, and what leads to it rather than to the others."""
        cdef int i, j, k, chosen = 0
        cdef double rest = rng.below(1 << 30) / <double> (1 << 30), pull
        while chosen < self.places - 1 and rest >= self.chances[chosen]:
            rest -= self.chances[chosen]
            chosen += 1
        for i in range(FACTS):
            self.lean[decision][i] = 0
        for j in range(self.places):
            pull = (j == chosen) - self.chances[j]
            for k in range(self.touched[j]):
                self.lean[decision][self.where[j * TOUCHED + k]] += pull * self.change[j * TOUCHED + k]
        return self.ids[chosen]
