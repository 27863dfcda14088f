"""Makes the puzzles of a game from self-play: positions with one clearly best complete action.

    python -m rosace.analysis.make_puzzles basilica --games 200 --seed 1 --out build/basilica.json
    python -m rosace.analysis.make_puzzles sagrada --seats 1 --games 200 --seed 1 --out build/sagrada.json
    python -m rosace.analysis.make_puzzles again build/basilica.json     # after a change of the curves
    python -m rosace.analysis.make_puzzles check basilica --sample 20 --seed 9

A file grows: a game that was played for it already, with the same seats, options and seed, is not played
again. `again` judges the puzzles of a file once more, as when they were made, and drops those that are none.
`check` judges some of the puzzles in the package with other seeds and more simulations.

A search plays the games and looks for decisions after which the next best ones are far behind. There all
complete actions that may be good are compared in rounds, with equal simulations and the same luck. A position
is kept if every action that is not as good as the best one loses at least `LEAST_LOSS`, known to `CERTAIN`
times its noise, and if there is a clear reason.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rosace.analysis import quick_play
from rosace.analysis.analyst import Analyst, standard_error
from rosace.analysis.document import DIGITS, phrase_document
from rosace.analysis.puzzles import (
    EQUALLY_GOOD,
    FORMAT,
    Puzzle,
    Tried,
    digest,
    ids,
    is_complete,
    known,
    name_of,
    puzzles_of,
    read,
    win_with,
)
from rosace.analysis.reasons import explain
from rosace.core import registry
from rosace.core.journal import Journal
from rosace.core.rng import Rng, scatter
from rosace.core.ruleset import Ruleset
from rosace.core.state import OVER
from rosace.search import Search, Settings

LEAST_LOSS = 0.15  # of win chance, by everything that is no solution
CERTAIN = 3.0  # times its noise is such a loss
LEAST_WIN = 0.25  # with the solution: the best way to lose is no fun to find
FEWEST_CHOICES = 4
MOST_DECISIONS = 5  # of a solution
MOST_SOLUTIONS = 2
EASY_SHARE = 3  # at most one in so many can be found by looking one action ahead
A_GAME = 1  # puzzle of a game, so that they are not alike

PLAYING = 600  # simulations of a decision in self-play
SCREENING = 3000  # of a position that looks like a puzzle
LOOK = 300  # of each complete action, in a first look
ROUND = 2500  # of each action in a round
ROUNDS = (4, 24)  # until most positions are refused, and at most
ENOUGH = 8  # rounds, for a puzzle
MOST_COMPARED = 8  # actions in the rounds
WORTH_COMPARING = 0.4  # of win chance: what is further behind in a first look is not looked at again
BEAM = 5  # decisions that are followed at each step, where there are too many complete actions
MANY = 40  # complete actions
SMALL = (20, 200)  # searches and their simulations: how many find the solution
REASON_ROLLOUTS = 600


@dataclass(frozen=True)
class Compared:
    """A complete action, in ids, with its win chance in every round."""

    actions: tuple[int, ...]
    wins: tuple[float, ...]

    @property
    def mean(self) -> float:
        return sum(self.wins) / len(self.wins)

    def loss(self, best: Compared) -> tuple[float, float]:
        """What is lost with it, and the noise of this."""
        losses = [one - other for one, other in zip(best.wins, self.wins, strict=True)]
        return sum(losses) / len(losses), standard_error(losses)


class Maker:
    """Makes puzzles of one game."""

    def __init__(self, ruleset: Ruleset):
        self.ruleset = ruleset
        self._analyst = Analyst(ruleset)
        self._search = Search(Settings.of(ruleset, early=False))
        self._rollouts = quick_play.rollouts(ruleset)

    def puzzles(
        self, seats: int, options: Mapping[str, Any], seed: int, number: int, easy: bool
    ) -> Iterator[Puzzle]:
        """The puzzles of one game; with `easy` also those that are found by looking one action ahead."""
        seed = scatter(seed, number)
        journal = Journal(self.ruleset, seats, options, seed=seed >> 33)
        journal.deal()
        made = 0
        while journal.state.to_move() != OVER and made < A_GAME:
            state, place = journal.state, len(journal.actions)
            action = legal[0] if len(legal := state.legal()) == 1 else None
            if action is None:
                result = self._search.run(state, simulations=PLAYING, seed=scatter(seed, place))
                action = result.action
                if (
                    not state.mid_action()
                    and len(legal) >= FEWEST_CHOICES
                    and self._looks_clear(state, result)
                ):
                    puzzle = self._puzzle(journal, easy)
                    if puzzle is not None:
                        made += 1
                        yield puzzle
            journal.submit(state.to_move(), action)
            journal.deal()

    def _looks_clear(self, state: Any, result: Any) -> bool:
        """Whether no other decision comes near the best one."""
        first, *others = [self._wins(state, move.values) for move in result.moves if move.visits]
        return first >= LEAST_WIN and all(first - other > LEAST_LOSS * 2 / 3 for other in others)

    def _wins(self, state: Any, values: Sequence[float]) -> float:
        return self._analyst.wins_of(state, values)[int(state.to_move())]

    def _puzzle(self, journal: Journal, easy: bool) -> Puzzle | None:
        """The puzzle of a position that looks like one."""
        state, seed = known(journal.state), _seed_of(journal)
        result = self._search.run(state, simulations=SCREENING, seed=seed)
        found_quickly = self._quick(state, seed)[0] == result.action
        if not self._looks_clear(state, result) or (found_quickly and not easy):
            return None
        puzzle = self.judged(journal)
        return None if puzzle is None or (puzzle.quick and not easy) else puzzle

    def judged(self, journal: Journal) -> Puzzle | None:
        """The puzzle of a position, always the same; None if it is no puzzle."""
        state, seed = known(journal.state), _seed_of(journal)
        candidates = self.candidates(state, seed)
        if len(candidates) < 2:
            return None
        compared = self.compare(state, candidates, scatter(seed, 1))
        if not is_puzzle(compared):
            return None
        solutions = [one.actions for one in compared if one.loss(compared[0])[0] < EQUALLY_GOOD]
        rival = compared[len(solutions)].actions
        why = explain(
            self.ruleset, state, solutions[0], rival, rollouts=REASON_ROLLOUTS, seed=scatter(seed, 2)
        )
        if not why.is_clear or why.total <= 0:
            return None
        return Puzzle(
            id=_name(journal),
            game=self.ruleset.spec.name,
            rules=self.ruleset.spec.rules,
            seats=len(journal.names),
            options=journal.options,
            log=tuple(map(self.ruleset.text, journal.actions)),
            seat=state.to_move(),
            tried=self._tried(compared),
            reason={
                "sentences": [phrase_document(sentence) for sentence in why.sentences()],
                "elements": list(why.elements),
            },
            quick=self._quick(state, seed) in solutions,
            found=self._found(state, solutions, scatter(seed, 3)),
        )

    # The actions that are compared.

    def candidates(self, state: Any, seed: int) -> list[tuple[int, ...]]:
        """The complete actions that may be good, the best first; of those with the same effect only one."""
        ends: dict[int, tuple[int, ...]] = {}
        for actions, end in self._complete_actions(state, seed):
            ends.setdefault(end.key(), actions)
        looked = self._round(state, list(ends.values()), LOOK, seed)
        ranked = sorted(looked, key=lambda actions: (-looked[actions], actions))
        near = [actions for actions in ranked if looked[actions] > looked[ranked[0]] - WORTH_COMPARING]
        return (near if len(near) > 1 else ranked[:2])[:MOST_COMPARED]

    def _complete_actions(self, state: Any, seed: int) -> Iterator[tuple[tuple[int, ...], Any]]:
        """All complete actions and where they lead; if these are too many, those that a search prefers."""
        found = []
        for one in self._walk(state, (), seed, beam=False):
            found.append(one)
            if len(found) > MANY:
                return self._walk(state, (), seed, beam=True)
        return iter(found)

    def _walk(
        self, state: Any, begun: tuple[int, ...], seed: int, beam: bool
    ) -> Iterator[tuple[tuple[int, ...], Any]]:
        legal = state.legal()
        if beam and len(legal) > BEAM:
            result = self._search.run(state, simulations=SCREENING, seed=seed)
            legal = [move.action for move in result.moves[:BEAM]]
        for action in legal:
            after = state.clone()
            after.apply(action)
            if is_complete(self.ruleset, state, action, after):
                yield (*begun, action), after
            elif len(begun) < MOST_DECISIONS:
                yield from self._walk(after, (*begun, action), seed, beam)

    def _round(
        self, state: Any, candidates: Sequence[tuple[int, ...]], simulations: int, seed: int
    ) -> dict[tuple[int, ...], float]:
        """The seat's win chance with each, all with the same luck."""
        return {actions: win_with(self._analyst, state, actions, simulations, seed) for actions in candidates}

    def compare(
        self,
        state: Any,
        candidates: Sequence[tuple[int, ...]],
        seed: int,
        rounds: tuple[int, int] = ROUNDS,
        simulations: int = ROUND,
    ) -> list[Compared]:
        """The actions in rounds until it is known whether this is a puzzle, the best first."""
        compared = [Compared(actions, ()) for actions in candidates]
        for number in range(rounds[1]):
            found = self._round(state, candidates, simulations, scatter(seed, number))
            compared = [replace(one, wins=(*one.wins, found[one.actions])) for one in compared]
            ranked = sorted(compared, key=lambda one: (-one.mean, one.actions))
            if number + 1 >= rounds[0] and is_settled(ranked):
                return ranked
        return sorted(compared, key=lambda one: (-one.mean, one.actions))

    def _tried(self, compared: Sequence[Compared]) -> tuple[Tried, ...]:
        """As a puzzle keeps them."""
        return tuple(
            Tried(
                tuple(map(self.ruleset.text, one.actions)),
                round(one.mean, DIGITS),
                *(round(number, DIGITS) for number in one.loss(compared[0])),
            )
            for one in compared
        )

    # How hard it is.

    def _quick(self, state: Any, seed: int) -> tuple[int, ...]:
        """What a player does who looks one action ahead."""
        actions: list[int] = []
        while True:
            actions.append(self._rollouts.choose(state, seed))
            after = state.clone()
            after.apply(actions[-1])
            if is_complete(self.ruleset, state, actions[-1], after):
                return tuple(actions)
            state = after

    def _found(self, state: Any, solutions: Sequence[tuple[int, ...]], seed: int) -> float:
        """The share of small searches whose line is a solution."""
        number, simulations = SMALL
        hits = 0
        for one in range(number):
            line = self._search.run(state, simulations=simulations, seed=scatter(seed, one)).line
            hits += any(tuple(line[: len(actions)]) == actions for actions in solutions)
        return hits / number


def _name(journal: Journal) -> str:
    """The id of the position as a puzzle."""
    spec = journal.ruleset.spec
    log = list(map(journal.ruleset.text, journal.actions))
    return name_of(spec.name, spec.rules, len(journal.names), journal.options, log)


def _seed_of(journal: Journal) -> int:
    """The seed with which a position is judged: that of no other position, and always the same."""
    return int(_name(journal), 16)


def losses(compared: Sequence[Compared]) -> list[tuple[float, float]]:
    """What the others lose that are not as good as the best, with the noise."""
    found = [one.loss(compared[0]) for one in compared[1:]]
    return [(loss, noise) for loss, noise in found if loss >= EQUALLY_GOOD]


def is_puzzle(compared: Sequence[Compared]) -> bool:
    """Whether there are few solutions, a chance to win, and all others are clearly worse."""
    others = losses(compared)
    few = len(compared) - len(others) <= MOST_SOLUTIONS
    clear = all(loss >= max(LEAST_LOSS, CERTAIN * noise) for loss, noise in others)
    return few and bool(others) and clear and compared[0].mean >= LEAST_WIN


def is_settled(compared: Sequence[Compared]) -> bool:
    """Whether more rounds would hardly change whether this is a puzzle."""
    found = [one.loss(compared[0]) for one in compared[1:]]
    if any(loss - 2 * noise > EQUALLY_GOOD and loss + 2 * noise < LEAST_LOSS for loss, noise in found):
        return True
    known = (min(abs(loss - LEAST_LOSS), abs(loss - EQUALLY_GOOD)) > 3 * noise for loss, noise in found)
    return len(compared[0].wins) >= ENOUGH and all(known)


# The program.


def write(path: Path, game: str, made: Sequence[Mapping[str, Any]], puzzles: Sequence[Puzzle]) -> None:
    """The file, with everything needed to make it again."""
    puzzles = sorted(puzzles, key=lambda one: one.id)
    data = {
        "format": FORMAT,
        "game": game,
        "rules": registry.get(game).spec.rules,
        "program": "python -m rosace.analysis.make_puzzles",
        "made": list(made),
        "digest": digest(puzzles),
        "puzzles": [one.document() for one in puzzles],
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(_written(data), encoding="utf-8")


def _written(data: Mapping[str, Any]) -> str:
    """JSON with one puzzle a line."""
    head = json.dumps({name: value for name, value in data.items() if name != "puzzles"}, indent=1)
    lines = ",\n".join("  " + json.dumps(one, ensure_ascii=False) for one in data["puzzles"])
    return f'{head.removesuffix("}").rstrip()},\n "puzzles": [\n{lines}\n ]\n}}\n'


def make(given: argparse.Namespace) -> None:
    ruleset = registry.get(given.game)
    seats, options = ruleset.validate_options(given.seats, dict(given.option))
    made, puzzles = [], []
    if given.out.exists():
        made = json.loads(given.out.read_text(encoding="utf-8"))["made"]
        puzzles = list(read(given.out))
    task = {"seats": seats, "options": options, "seed": given.seed}
    before = next((one for one in made if {name: one[name] for name in task} == task), None)
    if before is None:
        made.append(before := task | {"games": 0})
    maker = Maker(ruleset)
    for number in range(before["games"], given.games):
        own = [one for one in puzzles if (one.seats, dict(one.options)) == (seats, options)]
        easy = EASY_SHARE * sum(one.quick for one in own) < len(own)
        if len(own) >= given.most:
            break
        new = list(maker.puzzles(seats, options, given.seed, number, easy))
        puzzles += new
        before["games"] = number + 1
        if new:
            write(given.out, given.game, made, puzzles)
            print(f"{number + 1} games, {len(own) + len(new)} puzzles", file=sys.stderr, flush=True)
    write(given.out, given.game, made, puzzles)


def judge_again(given: argparse.Namespace) -> None:
    """Judge the puzzles of a file as when they were made, and drop those that are none any more."""
    data = json.loads(given.out.read_text(encoding="utf-8"))
    maker = Maker(registry.get(data["game"]))
    before = list(read(given.out))
    judged = (maker.judged(journal_of(one)) for one in before)
    puzzles = [one for one in judged if one is not None]
    write(given.out, data["game"], data["made"], puzzles)
    print(f"{len(puzzles)} of {len(before)} are puzzles still")


def journal_of(puzzle: Puzzle) -> Journal:
    """The game of a puzzle, up to its position."""
    journal = Journal(registry.get(puzzle.game), puzzle.seats, puzzle.options)
    journal.restore(puzzle.actions())
    return journal


def check(given: argparse.Namespace) -> None:
    """Judge puzzles of the package again."""
    maker, rng = Maker(registry.get(given.game)), Rng(given.seed)
    puzzles = list(puzzles_of(given.game))
    held = 0
    sample = [puzzles.pop(rng.pick(len(puzzles))) for _ in range(min(given.sample, len(puzzles)))]
    for puzzle in sample:
        holds, loss, noise = holds_of(maker, puzzle, given.seed, given.simulations)
        held += holds
        print(f"{puzzle.id} {'holds' if holds else 'FAILS'}: the next best loses {loss:.3f} ± {noise:.3f}")
    print(f"{held} of {len(sample)} hold")


def holds_of(maker: Maker, puzzle: Puzzle, seed: int, simulations: int) -> tuple[bool, float, float]:
    """Whether the solutions are the best still among all candidates, and the smallest loss of the others."""
    state = puzzle.state()
    solutions = [ids(maker.ruleset, one) for one in puzzle.solutions]
    tried = [ids(maker.ruleset, one) for one in puzzle.tried]
    candidates = list(dict.fromkeys([*tried, *maker.candidates(state, seed)]))
    compared = maker.compare(state, candidates, scatter(seed, 1), (8, 8), simulations)
    best = max((one for one in compared if one.actions in solutions), key=lambda one: one.mean)
    loss, noise = min(one.loss(best) for one in compared if one.actions not in solutions)
    return loss > 0 and loss > CERTAIN * noise, loss, noise


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="rosace.analysis.make_puzzles", description=__doc__.splitlines()[0])
    if arguments[:1] == ["check"]:
        parser.add_argument("check")
        parser.add_argument("game")
        parser.add_argument("--sample", type=int, default=10)
        parser.add_argument("--simulations", type=int, default=40_000)
        parser.add_argument("--seed", type=int, default=9)
        check(parser.parse_args(arguments))
        return
    if arguments[:1] == ["again"]:
        parser.add_argument("again")
        parser.add_argument("out", type=Path)
        judge_again(parser.parse_args(arguments))
        return
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", type=_option, action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--most", type=int, default=1_000_000, help="stop at so many puzzles")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    make(parser.parse_args(arguments))


def _option(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    return name, value


if __name__ == "__main__":
    main(sys.argv[1:])
