"""Makes `calibration.json`: how often positions are won that a search or quick rollouts value so.

    python -m rosace.analysis.calibrate play basilica --games 1000 --simulations 500 --out build/b.jsonl
    python -m rosace.analysis.calibrate fit build/*.jsonl        # writes calibration.json; needs scipy
    python -m rosace.analysis.calibrate table build/*.jsonl      # predicted and observed, tenth by tenth

`play` lets a game play against itself: the search of the strongest levels (`--player search`), or the quick
player that looks one action ahead (`--player greedy`). From each game it keeps a few positions with what the
search and rollouts say of them, and the result. The same command again goes on with a file, so a run may be
interrupted. `table` judges every game by curves that were fitted without it: those of the package, if they
were fitted to games of other seeds.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from itertools import product
from math import hypot, sqrt
from os import cpu_count
from pathlib import Path
from typing import Any

from rosace.analysis import quick_play
from rosace.analysis.win_chances import CALIBRATION, CERTAIN, WinChances, interpolate, scale_of, squash
from rosace.core import registry
from rosace.core.errors import BadOptions
from rosace.core.journal import Journal
from rosace.core.rng import Rng, scatter
from rosace.core.ruleset import Ruleset, best_seats
from rosace.core.state import OVER
from rosace.search import Search, Settings

PLAYERS = ("search", "greedy")
KNOTS = (0.0, 0.25, 0.5, 0.75, 0.9, 1.0)
POSITIONS_A_GAME = 6
SIMULATIONS = (400, 3000)  # of the searches whose values are calibrated: a quick one, and a deep one
SAMPLES_A_GAME = POSITIONS_A_GAME * len(SIMULATIONS)
ROLLOUTS = 24
SMOOTHNESS = 4.0  # surprise, in nats, that a curve may cost more to be smooth; few samples say little
LEAST_SLOPE = 0.1  # of a curve: more is always better


@dataclass(frozen=True)
class Sample:
    """A position of a game: what was said of it, and the share of the victory of every seat."""

    game: str
    seats: int
    number: int
    player: str
    to_move: int
    progress: float
    simulations: int
    values: list[float]
    leads: list[list[float]]
    won: list[float]


@dataclass(frozen=True)
class Task:
    game: str
    seats: int
    options: dict[str, Any]
    player: str
    simulations: int
    seed: int
    number: int


def play(task: Task) -> list[Sample]:
    """One game, and some of its positions."""
    ruleset = registry.get(task.game)
    seed = scatter(task.seed, task.number) >> 33
    journal = Journal(ruleset, task.seats, task.options, seed=seed)
    journal.deal()
    search, rollouts = Search(Settings.of(ruleset)), quick_play.rollouts(ruleset)
    positions = []
    while journal.state.to_move() != OVER:
        state, seat = journal.state, journal.state.to_move()
        legal = state.legal()
        positions.append(state.clone())
        chosen = legal[0]
        if len(legal) > 1 and task.player == "search":
            found = search.run(state, simulations=task.simulations, seed=scatter(seed, len(positions)))
            chosen = found.action
        elif len(legal) > 1:
            chosen = rollouts.choose(state, scatter(seed, len(positions)))
        journal.submit(seat, chosen)
        journal.deal()
    winners = best_seats([journal.state.utility(one) for one in range(task.seats)])
    won = [float(one in winners) / max(1, len(winners)) for one in range(task.seats)]
    rng = Rng(scatter(seed, 1 << 20))
    kept = [positions[rng.pick(len(positions))] for _ in range(POSITIONS_A_GAME)]
    return [sample for state in kept for sample in _samples(ruleset, state, task, won, rng)]


def _samples(ruleset: Ruleset, state: Any, task: Task, won: list[float], rng: Rng) -> Iterator[Sample]:
    leads = quick_play.rollouts(ruleset).leads(
        state, ROLLOUTS, seed=rng.pick(1 << 30), depth=quick_play.look_ahead(ruleset)
    )
    search = Search(Settings.of(ruleset, early=False))
    for simulations in SIMULATIONS:
        result = search.run(state, simulations=simulations, seed=rng.pick(1 << 30))
        values = [round(value, 5) for value in result.moves[0].values]
        ends = (
            [[round(lead, 2) for lead in seats] for seats in leads] if simulations == max(SIMULATIONS) else []
        )
        yield Sample(
            task.game, task.seats, task.number, task.player, state.to_move(),
            round(ruleset.progress(state), 4), simulations, values, ends, won,
        )  # fmt: skip


def play_all(tasks: Iterable[Task], jobs: int) -> Iterator[Sample]:
    with ProcessPoolExecutor(jobs) as pool:
        for samples in pool.map(play, tasks):
            yield from samples


# The fit.


def fit(samples: Sequence[Sample]) -> dict[str, dict[str, Any]]:
    """The curves of one game with one number of seats."""
    scale = scale_of(registry.get(samples[0].game))
    by_search = [([sample.values], sample) for sample in samples]
    by_leads = [
        ([[squash(lead / scale) for lead in ends] for ends in sample.leads], sample)
        for sample in samples
        if sample.leads
    ]
    return {
        "search": _fit_curve(by_search, has_tempo=all(sample.to_move >= 0 for sample in samples)),
        "rollouts": _fit_curve(by_leads, has_tempo=False),
    }


def _fit_curve(found: Sequence[tuple[list[list[float]], Sample]], has_tempo: bool) -> dict[str, Any]:
    """The coefficients that make the results most likely, and that change little from knot to knot."""
    import numpy as np
    from scipy.optimize import minimize

    values = np.array([value for value, _ in found])  # samples x rollouts x seats
    won = np.array([sample.won for _, sample in found])
    seats = won.shape[1]
    sides = np.array([[1 if seat == sample.to_move else -1 for seat in range(seats)] for _, sample in found])
    units = [[float(one == other) for other in KNOTS] for one in KNOTS]
    at_knots = np.array(
        [[interpolate(KNOTS, unit, sample.progress) for unit in units] for _, sample in found]
    )
    held = np.clip(values, -CERTAIN, CERTAIN)
    wide = held / np.sqrt(1 - held**2)
    names = ["steep", "slope"]  # slope is steep + flat, that of y at 0
    if seats != 2:  # with two seats an offset for both would say nothing
        names.append("offset")
    if seats > 1 and has_tempo:
        names.append("tempo")

    def loss(flat: Any) -> float:
        rows = {name: at_knots @ row for name, row in zip(names, flat.reshape(len(names), -1), strict=True)}
        y = rows["steep"][:, None, None] * (wide - values) + rows["slope"][:, None, None] * values
        y += rows.get("offset", np.zeros(len(found)))[:, None, None]
        y += (rows.get("tempo", np.zeros(len(found)))[:, None] * sides)[:, None, :]
        raw = 0.5 * (1 + y / np.sqrt(1 + y * y))
        if seats > 1:
            raw = raw / raw.sum(axis=2, keepdims=True)
        chance = np.clip(raw.mean(axis=1), 1e-4, 1 - 1e-4)
        likely = won * np.log(chance) + (1 - won) * np.log(1 - chance)
        rough = (np.diff(flat.reshape(len(names), -1), axis=1) ** 2).sum() + (flat**2).sum() / 100
        return float(-likely.mean() + SMOOTHNESS / len(found) * rough)

    start = np.zeros((len(names), len(KNOTS)))
    start[:2] = 1.0
    # With steep and slope above 0 a higher value is a higher chance.
    least = [0.0 if name == "steep" else LEAST_SLOPE if name == "slope" else None for name in names]
    bounds = [(lowest, None) for lowest in least for _ in KNOTS]
    best = minimize(loss, start.ravel(), method="L-BFGS-B", bounds=bounds).x.reshape(len(names), -1)
    fitted = dict(zip(names, best, strict=True))
    fitted["flat"] = fitted.pop("slope") - fitted["steep"]
    rounded = {name: [round(float(number), 4) for number in row] for name, row in fitted.items()}
    return {name: [0.0] * len(KNOTS) for name in ("offset", "tempo")} | {"knots": list(KNOTS)} | rounded


# The table.


@dataclass
class Tenth:
    """The positions in which a seat's chance was said to lie in one tenth."""

    positions: int = 0
    predicted: float = 0.0
    observed: float = 0.0
    misses: dict[int, float] = field(default_factory=dict)  # by game: what was observed beyond the predicted

    def add(self, game: int, chance: float, won: float) -> None:
        self.positions += 1
        self.predicted += chance
        self.observed += won
        self.misses[game] = self.misses.get(game, 0.0) + won - chance

    def row(self) -> list[float]:
        """Positions, the means of what was predicted and observed, and how far chance alone parts the two.

        This standard error counts games, since the positions of a game share one result.
        """
        number = max(1, self.positions)
        noise = sqrt(sum(miss * miss for miss in self.misses.values()))
        return [self.positions, *(round(it / number, 3) for it in (self.predicted, self.observed, noise))]


def table(predictions: Iterable[tuple[Sample, tuple[float, ...]]]) -> list[Tenth]:
    """Predicted and observed chances by the prediction's tenth, over all seats.

    With two seats the lower half mirrors the upper one, where every position is counted once.
    """
    tenths = [Tenth() for _ in range(10)]
    for sample, predicted in predictions:
        for chance, won in zip(predicted, sample.won, strict=True):
            tenths[min(9, int(chance * 10))].add(sample.number, chance, won)
    return tenths


def judged(group: Sequence[Sample], unseen: bool) -> Iterator[tuple[Sample, str, tuple[float, ...]]]:
    """The samples of a game, each with the chances by curves that have not seen it.

    Those are the curves of the package, or, if they were fitted to these games, curves fitted to the others:
    those of the even games for the odd ones, and the other way round.
    """
    ruleset, seats = registry.get(group[0].game), group[0].seats
    if unseen:
        curves = [WinChances.of(ruleset, seats)] * 2
    else:
        halves = [[sample for sample in group if sample.number % 2 == rest] for rest in (1, 0)]
        curves = [WinChances.read(fit(half), scale_of(ruleset)) for half in halves]
    for sample in group:
        chances = curves[sample.number % 2]
        yield sample, "search", chances.from_search(sample.values, sample.progress, sample.to_move)
        if sample.leads:
            yield sample, "rollouts", chances.from_leads(sample.leads, sample.progress)


def tables(runs: Sequence[Mapping[str, Any]], samples: Sequence[Sample]) -> Iterator[dict[str, Any]]:
    """For every game, by who played it and how its positions were judged, the tenths of the predictions."""
    known = json.loads(CALIBRATION.read_text(encoding="utf-8"))["curves"]
    for (game, seats), group in grouped(samples):
        seeds = {run["seed"] for run in known.get(f"{game}/{seats}", {}).get("made_from", ())}
        unseen = not any(run["seed"] in seeds for run in runs if (run["game"], run["seats"]) == (game, seats))
        found = list(judged(group, unseen))
        for player, way, simulations in product(PLAYERS, ("search", "rollouts"), SIMULATIONS):
            kept = [
                (sample, predicted)
                for sample, by, predicted in found
                if (sample.player, by, sample.simulations) == (player, way, simulations)
            ]
            if kept:
                yield {
                    "game": game,
                    "seats": seats,
                    "player": player,
                    "games": sum(
                        run["games"]
                        for run in runs
                        if (run["game"], run["seats"], run["player"]) == (game, seats, player)
                    ),
                    "judged_by": f"search of {simulations}" if way == "search" else f"{ROLLOUTS} rollouts",
                    "curves": "of the package" if unseen else "of the other half of the games",
                    "tenths": [tenth.row() for tenth in table(kept)],
                }


def grouped(samples: Sequence[Sample]) -> Iterator[tuple[tuple[str, int], list[Sample]]]:
    for game, seats in sorted({(sample.game, sample.seats) for sample in samples}):
        yield (game, seats), [sample for sample in samples if (sample.game, sample.seats) == (game, seats)]


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="rosace.analysis.calibrate", description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    player = commands.add_parser("play")
    player.add_argument("game")
    player.add_argument("--seats", type=int, default=2)
    player.add_argument("--player", choices=PLAYERS, default="search")
    player.add_argument("--games", type=int, default=100)
    player.add_argument("--simulations", type=int, default=500, help="of a decision of the search")
    player.add_argument("--seed", type=int, default=1)
    player.add_argument("--jobs", type=int, default=cpu_count() or 1)
    player.add_argument("--out", type=Path, required=True)
    for name in ("fit", "table"):
        reader = commands.add_parser(name)
        reader.add_argument("files", type=Path, nargs="+")
        reader.add_argument("--out", type=Path, help="keep the tables as JSON")
        reader.add_argument("--add", action="store_true", help="add to what FILE has of other games")
    given = parser.parse_args(arguments)
    if given.command == "play":
        names = ("game", "seats", "player", "simulations", "seed")
        play_into(given.out, {name: getattr(given, name) for name in names}, given.games, given.jobs)
        return
    runs, samples = _read(given.files)
    if given.command == "fit":
        _write_curves(runs, samples)
        return
    found = list(tables(runs, samples))
    for one in found:
        cells = [
            f"{told:.2f}/{won:.2f} ± {noise:.2f} ({number})"
            for number, told, won, noise in one["tenths"]
            if number
        ]
        print(*(one[name] for name in ("game", "seats", "player", "games", "judged_by")), *cells)
    if given.out is not None:
        _write_tables(given.out, runs, found, given.add)


def _write_tables(
    path: Path, runs: Sequence[Mapping[str, Any]], found: Sequence[Mapping[str, Any]], add: bool
) -> None:
    """The tables in a file; those of other games, or with other numbers of seats, stay as they are."""
    data = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"runs": [], "tables": []}
    new = {_group(one) for one in runs}
    same = {name: [one for one in data[name] if _group(one) in new] for name in data}
    if add:
        runs, found = [*same["runs"], *runs], added(same["tables"], found)
        if len({(*_group(one), one["player"], one["seed"]) for one in runs}) < len(runs):
            raise SystemExit(f"{path} has some of these games already")
    for name, rows in (("runs", runs), ("tables", found)):
        others = [one for one in data[name] if _group(one) not in new]
        data[name] = sorted([*others, *rows], key=_group)
    path.write_text(json.dumps(data) + "\n", encoding="utf-8")


def _group(one: Mapping[str, Any]) -> tuple[str, int]:
    return one["game"], one["seats"]


def added(some: Sequence[Mapping[str, Any]], more: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Tables of different games, with the positions of both; all must be judged by the same curves."""
    names = ("game", "seats", "player", "judged_by", "curves")
    before = {tuple(one[name] for name in names): dict(one) for one in some}
    sums = []
    for one in more:
        total = dict(one)
        if other := before.pop(tuple(one[name] for name in names), None):
            total["games"] += other["games"]
            total["tenths"] = list(map(_added, other["tenths"], one["tenths"]))
        sums.append(total)
    if any(one["curves"] != more[0]["curves"] for one in before.values()):
        raise SystemExit("tables that were judged by other curves cannot be added")
    return [*sums, *before.values()]


def _added(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """The row of the positions of two; a noise that was not kept is not known."""
    number = max(1, one[0] + other[0])
    means = [(one[0] * a + other[0] * b) / number for a, b in zip(one[1:3], other[1:3], strict=True)]
    noise = [hypot(one[0] * a, other[0] * b) / number for a, b in zip(one[3:], other[3:], strict=False)]
    return [one[0] + other[0], *(round(it, 3) for it in (*means, *noise))]


def play_into(path: Path, run: Mapping[str, Any], games: int, jobs: int) -> None:
    """Play the games of a run that the file does not have yet; the first line says what the samples are."""
    first, played = json.dumps(run), list[str]()
    if path.exists():
        text = path.read_text(encoding="utf-8")
        before, *played = text[: text.rindex("\n")].split("\n")  # without a line that was not finished
        if before != first:
            raise SystemExit(f"{path} has the samples of another run: {before}")
    done = len(played) // SAMPLES_A_GAME
    tasks = [
        Task(options=options, number=number, **run)
        for number, options in zip(range(games), _options(run["game"], run["seats"]), strict=False)
    ]
    with path.open("w", encoding="utf-8", buffering=1) as file:
        for line in (first, *played[: done * SAMPLES_A_GAME]):
            file.write(line + "\n")
        for sample in play_all(tasks[done:], jobs):
            file.write(json.dumps(asdict(sample)) + "\n")


def _read(paths: Iterable[Path]) -> tuple[list[dict[str, Any]], list[Sample]]:
    """How the games were played, with a digest of the samples of each run, and all samples."""
    runs, samples = [], []
    for path in paths:
        first, *lines = path.read_text(encoding="utf-8").splitlines()
        lines = lines[: len(lines) // SAMPLES_A_GAME * SAMPLES_A_GAME]
        games, samples_digest = len(lines) // SAMPLES_A_GAME, sha256("\n".join(lines).encode()).hexdigest()
        runs.append(json.loads(first) | {"games": games, "samples": samples_digest[:16]})
        samples += [Sample(**json.loads(line)) for line in lines]
    return runs, samples


def _options(game: str, seats: int) -> Iterator[dict[str, Any]]:
    """The sets of options in turn, two games of each, so that even and odd games have all of them."""
    spec = registry.get(game).spec
    names = [option.name for option in spec.options if option.name not in ("first", "open_setup")]
    values = [next(option.values for option in spec.options if option.name == name) for name in names]
    sets = []
    for chosen in product(*values):
        try:
            sets.append(registry.get(game).validate_options(seats, dict(zip(names, chosen, strict=True)))[1])
        except BadOptions:
            continue
    while True:
        for options in sets:
            yield options
            yield options


def _write_curves(runs: Sequence[dict[str, Any]], samples: Sequence[Sample]) -> None:
    data = json.loads(CALIBRATION.read_text(encoding="utf-8"))
    data["made_by"] = "python -m rosace.analysis.calibrate"
    for (game, seats), group in grouped(samples):
        made_from = [
            {name: run[name] for name in ("player", "games", "simulations", "seed", "samples")}
            for run in runs
            if (run["game"], run["seats"]) == (game, seats)
        ]
        rules = registry.get(game).spec.rules
        data["curves"][f"{game}/{seats}"] = fit(group) | {"rules": rules, "made_from": made_from}
    CALIBRATION.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
