"""Games played on quickly from a position, with common random numbers.

A rollout takes no time to think: each decision is the one that the game evaluates best (`greedy`), or the
one that it suggests for playouts. Rollout number `i` of a seed meets the same dice and draws whatever is
played, so two actions are compared under the same luck. Nothing is learnt on the way.

The numbers are the same on every machine, compiled or not.
"""

from __future__ import annotations

import cython

from rosace.core.rng import scatter

if cython.compiled:
    from cython.cimports.rosace.core.rng import Rng
    from cython.cimports.rosace.core.state import Kernel, MoveList
else:
    from rosace.core.rng import Rng
    from rosace.core.state import Kernel, MoveList

MAX_LENGTH = 4096  # actions of a rollout; more than any game has


class Rollouts:
    """Plays positions of one game on, one at a time; one thread for each.

    >>> from rosace.core import registry
    >>> from rosace.core.journal import Journal
    >>> journal = Journal(registry.get("fantazja"), seed=4)
    >>> events = journal.deal()
    >>> rollouts = Rollouts(greedy=True)
    >>> end, actions = rollouts.play_on(journal.state, seat=journal.state.to_move(), seed=1)
    >>> end.to_move(), rollouts.play_on(journal.state, seat=journal.state.to_move(), seed=1)[1] == actions
    (-2, True)
    """

    def __init__(self, greedy: bool):
        self.greedy = greedy
        self.moves = MoveList()
        self.scratch_moves = MoveList()
        self.choices = Rng(0)
        self.chance = Rng(0)
        self.length = 0
        if not cython.compiled:
            self.actions = [0] * MAX_LENGTH

    def leads(
        self,
        root: Kernel,
        count: int,
        *,
        seed: int,
        seat: int = -1,
        depth: int = -1,
        actions: tuple[int, ...] = (),
    ) -> list[tuple[float, ...]]:
        """What each seat is ahead by after some decisions, or at the end, for each of `count` rollouts.

        With `seat` everything that this seat cannot know is drawn anew; without, all is as it lies.
        `actions` are decided first.
        """
        state: Kernel = self._prepared(root)
        found = []
        for number in range(count):
            self._begin(state, root, seed, number, seat)
            self._decide(state, actions)
            self._play(state, depth)
            found.append(tuple([self._lead(state, one) for one in range(state.seats)]))
        return found

    def play_on(
        self, root: Kernel, *, seed: int, number: int = 0, seat: int = -1, actions: tuple[int, ...] = ()
    ) -> tuple[Kernel, tuple[int, ...]]:
        """The end of one rollout, and all that was decided and dealt on the way."""
        state: Kernel = self._prepared(root)
        self._begin(state, root, seed, number, seat)
        self._decide(state, actions)
        self._play(state, -1)
        return state, tuple([self.actions[i] for i in range(self.length)])

    def start(self, root: Kernel, *, seed: int, number: int = 0, seat: int = -1) -> Kernel:
        """The position that rollout `number` begins with: what the seat cannot know is drawn anew."""
        state: Kernel = self._prepared(root)
        self._begin(state, root, seed, number, seat)
        return state

    def _lead(self, state: Kernel, seat: cython.int) -> cython.double:
        """The evaluation; at the end half a point more for the winner, since a rule may break a tie."""
        lead: cython.double = state._evaluate(seat)
        if state._to_move() == -2:
            lead += 0.5 * state._utility(seat)
        return lead

    def choose(self, root: Kernel, seed: int) -> int:
        """The quick decision of the seat to move, by what it may know."""
        state: Kernel = self._prepared(root)
        seat: cython.int = state._to_move()
        if seat < 0:
            raise ValueError("no player is to move")
        self._begin(state, root, seed, 0, seat)
        return self._decision(state, seat)

    def _prepared(self, root: Kernel) -> Kernel:
        if not root._native():
            raise TypeError(f"{type(root).__name__} is no kernel: it cannot be played on")
        self.trial = root.clone()
        return root.clone()

    def _begin(self, state: Kernel, root: Kernel, seed: int, number: int, seat: int) -> None:
        self.length = 0
        self.chance.state = scatter(seed, 2 * number)
        self.choices.state = scatter(seed, 2 * number + 1)
        state._copy_from(root)
        if seat >= 0:
            state._determinize(seat, self.chance)

    def _decide(self, state: Kernel, actions: tuple[int, ...]) -> None:
        for action in actions:
            if state._check(action) != 0:
                raise ValueError(f"action {action} is not legal here")
            self._apply(state, action)

    def _apply(self, state: Kernel, action: cython.int) -> cython.void:
        if self.length < 4096:
            self.actions[self.length] = action
            self.length += 1
        state._apply(action)

    def _play(self, state: Kernel, depth: cython.int) -> cython.void:
        """Play to the end, or for `depth` decisions and on to the end of the action."""
        left: cython.int = depth
        to_move: cython.int = state._to_move()
        while to_move != -2:
            if left == 0 and not state._mid_action():
                return
            if to_move == -1:
                self._apply(state, state._sample(self.chance, self.moves))
            else:
                if left > 0:
                    left -= 1
                self._apply(state, self._decision(state, to_move))
            to_move = state._to_move()

    def _decision(self, state: Kernel, seat: cython.int) -> cython.int:
        if self.greedy:
            return self._greedy_decision(state, seat)
        return state._suggest(self.choices, self.moves)

    def _greedy_decision(self, state: Kernel, seat: cython.int) -> cython.int:
        """The decision with the best evaluation at the end of its action; one of the best, if equal."""
        i: cython.int
        ties: cython.int = 0
        best: cython.int = 0
        value: cython.double
        highest: cython.double = -1e9
        state._legal(self.moves)
        if self.moves.n == 1:
            return self.moves.ids[0]
        for i in range(self.moves.n):
            value = self._value_after(state, self.moves.ids[i], seat)
            if value > highest:
                highest = value
                best = self.moves.ids[i]
                ties = 1
            elif value == highest:
                ties += 1
                if self.choices.below(ties) == 0:
                    best = self.moves.ids[i]
        return best

    def _value_after(self, state: Kernel, action: cython.int, seat: cython.int) -> cython.double:
        """The evaluation after a decision, with the rest of its action as the game suggests it."""
        self.trial._copy_from(state)
        self.trial._apply(action)
        while self.trial._mid_action() and self.trial._to_move() >= 0:
            self.trial._apply(self.trial._suggest(self.choices, self.scratch_moves))
        return self.trial._evaluate(seat)
