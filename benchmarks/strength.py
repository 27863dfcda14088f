"""Measures how strong the players are: matches in the arena, stored as JSON, and a page made from them.

    python benchmarks/strength.py basilica     the matches of a game that are not measured yet
    python benchmarks/strength.py solo         Sagrada solo: games won at each difficulty
    python benchmarks/strength.py --page       write docs/strength.md from the stored results

A match ends when the interval of its share is above MIN_SHARE, after at least MIN_GAMES games, or with its
last game; where only the time differs, see `StopWhenClear`. Every finished game is kept in a folder of the
match, by default under build/: after an interruption the same command continues.
The folder is named after everything that decides how the players play, code included, so games of
today's search are never mixed with those of another.
Results go to benchmarks/strength/, one file per game, each figure with the machine and the date.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from pathlib import Path
from statistics import fmean
from typing import Any

import rosace
from rosace.arena.contest import contest
from rosace.arena.ledger import Ledger
from rosace.arena.pool import LocalPool
from rosace.arena.referee import Result, record_of
from rosace.arena.setup import Setup
from rosace.arena.statistics import Hypotheses, Sprt, share_with_interval, wilson
from rosace.arena.summary import summary
from rosace.bench import machine
from rosace.core import record as records
from rosace.core import registry
from rosace.core.errors import BadOptions, RosaceError
from rosace.core.ruleset import Ruleset
from rosace.players import LEVELS, Budget

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "strength"
PAGE = ROOT / "docs" / "strength.md"
FORMAT = "rosace-strength 1"

MIN_SHARE = 0.55  # the share of the points that a better player should have
MIN_GAMES = 40  # games before a match may end
GAMES = 200  # maximum of a match; and of each difficulty
# More time helps less than a better level: it only has to win more, and has more games to show it.
TIME_TEST, TIME_GAMES = Hypotheses(0.5, 0.6), 900
# Code -> earlier code that plays the same. Since then impossible settings are refused, and there are
# preferences, which only Sagrada uses; 11,129 searches of the other two games were the same, visit for visit.
# Then names and docstrings became plainer, and the trees of `tests/search` stayed equal. Then what the games
# had in common went to `core`: 1,889 searches were the same, visit for visit. Then a search could be limited
# to some decisions, for analyses, and the trees stayed equal.
EQUIVALENT_CODE = {"7e29525e": ("fd52542b",), "ebc837f5": ("07bf7737",), "40d1300e": ("559ffd24",)}
# Seconds of the levels that are left out of a digest.
BASE_SECONDS = {"novice": 0.0, "apprentice": 0.0, "journeyman": 0.005, "master": 0.025, "grandmaster": 1.0}
SEED = 1
SOLO = "solo"
DIFFICULTIES = (1, 2, 3, 4, 5)
OPTIONS: dict[str, dict[str, Any]] = {"basilica": {"variant": "2022", "festum": True}}
# Simulations instead of time, to see that everything works.
QUICK = {"journeyman": 2, "master": 4, "grandmaster": 8, "grandmaster:time=1": 8, "grandmaster:time=0.1": 3}
QUICK_GAMES = 2


@dataclass(frozen=True)
class Match:
    """Two players, of whom the first should be better."""

    first: str
    second: str
    games: int = GAMES  # at most
    only_time: bool = False  # they differ in nothing else

    def __str__(self) -> str:
        return f"{self.first} against {self.second}"

    def players(self, quick: bool) -> list[str]:
        return [_quick(name) if quick else name for name in (self.first, self.second)]


def _quick(name: str) -> str:
    return f"{name.partition(':')[0]}:simulations={QUICK[name]}" if name in QUICK else name


LADDER = ("random", *LEVELS)
MATCHES = (
    *(Match(better, below) for below, better in zip(LADDER, LADDER[1:], strict=False)),
    Match("grandmaster", "greedy"),
    Match("grandmaster:time=1", "grandmaster:time=0.1", TIME_GAMES, only_time=True),
)


class StopWhenClear(Sprt):
    """Ends a match as soon as its result is clear; like any test, it gets whole deals in order.

    Clear means an interval above MIN_SHARE; where only the time differs, also Wald's test for the first.
    """

    def __init__(self, match: Match) -> None:
        super().__init__(TIME_TEST)
        self._only_time = match.only_time
        self._points = 0.0
        self._games = 0

    def add(self, points: float, games: int) -> None:
        super().add(points, games)
        self._points += points
        self._games += games
        test_passed = self._only_time and self.ratio >= self.bounds[1]
        clear = test_passed or wilson(self._points, self._games)[0] > MIN_SHARE
        self.accepted = "H1" if clear and self._games >= MIN_GAMES else None


@dataclass(frozen=True)
class Plan:
    """How to measure: everything the command line decides."""

    games: int | None  # maximum; by default that of the match
    whole: bool
    quick: bool
    jobs: int
    out: Path
    kept: Path
    again: bool
    seed: int | None = None  # default: SEED, and results of any seed count

    @property
    def deals(self) -> int:
        return SEED if self.seed is None else self.seed

    def max_games(self, games: int) -> int:
        return games if self.games is None else self.games

    def conditions(self, ruleset: Ruleset) -> dict[str, Any]:
        """Where and when a figure comes from."""
        machine_info = machine()
        del machine_info["open_spiel"]
        return {
            "date": date.today().isoformat(),
            "machine": machine_info,
            "jobs": self.jobs,
            "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
            "rules": ruleset.spec.rules,
            "code": code_of(ruleset),
            "quick": self.quick,
        }


def code_of(ruleset: Ruleset) -> str:
    """A digest of exactly the code that decides how the players play a game."""
    package = Path(rosace.__file__).parent
    game_folder = package / "games" / ruleset.spec.name
    kernels = [
        path.with_suffix(".py")
        for folder in (package / "core", game_folder)
        for path in folder.rglob("*.pxd")
    ]
    files = {*kernels, *(package / "search").glob("*.py"), package / "core" / "chance.py"}
    files.remove(package / "core" / "encoder.py")  # for learners only
    files |= {package / "players" / f"{name}.py" for name in ("base", "greedy", "levels", "random")}
    files |= {game_folder / "components.json", game_folder / "weights.json"}
    files.add(game_folder / "kernel" / "component_data.py")
    digest = sha256(json.dumps(dict(ruleset.spec.search), sort_keys=True).encode())
    if LEVELS != BASE_SECONDS:
        digest.update(json.dumps(LEVELS, sort_keys=True).encode())
    if ruleset.spec.seconds_per_decision:
        digest.update(json.dumps(dict(ruleset.spec.seconds_per_decision), sort_keys=True).encode())
    for path in sorted(path for path in files if path.is_file()):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:8]


# Playing.


def play(setup: Setup, name: str, games: int, plan: Plan, test: Sprt | None = None) -> list[Result]:
    """The games of a match, those that its folder has already and the others."""
    slug = re.sub(r"[^a-z0-9]+", "-", name)
    folder = plan.out / f"{setup.ruleset.spec.name}-{slug}-{setup.digest}-{code_of(setup.ruleset)}"
    with Ledger(setup, folder) as ledger:
        done = len(ledger.results)

        def progress(result: Result) -> None:
            nonlocal done
            done += 1
            if sys.stderr.isatty():
                print(f"\r{name}: {done} of {games} games", end="", file=sys.stderr, flush=True)

        with closing(LocalPool(plan.jobs, ledger.output_path)) as pool:
            results = contest(setup, games, ledger, pool, test, progress)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return results


def measure_match(ruleset: Ruleset, match: Match, plan: Plan) -> dict[str, Any]:
    """A match, as it is kept."""
    options = OPTIONS.get(ruleset.spec.name)
    players = match.players(plan.quick)
    setup = Setup.make(ruleset, players, options, 2, plan.deals, version=rosace.__version__)
    test = None if plan.whole else StopWhenClear(match)
    max_games = plan.max_games(match.games)
    result = summary(setup, play(setup, str(match), max_games, plan, test))
    ladder = {row["player"]: row for row in result["ladder"]}
    first = ladder[players[0]]
    return {
        "match": str(match),
        "players": players,
        "seats": setup.seats,
        "options": dict(setup.options),
        "seed": plan.deals,
        "most": max_games,
        "ended": "clear" if test is not None and test.accepted else "whole",
        **{name: first[name] for name in ("games", "wins", "draws", "losses", "share", "interval")},
        **{name: first[name] for name in ("by_deals", "mean_margin", "margin_by_deals")},
        "time": {name: _time(ladder[name]) for name in players},
        "forfeits": result["forfeits"],
        **plan.conditions(ruleset),
    }


def _time(row: dict[str, Any]) -> dict[str, Any]:
    return {"decisions": row["decisions"], "mean": row["mean_seconds"], "longest": row["longest_seconds"]}


def measure_solo(ruleset: Ruleset, player: str, difficulty: int, plan: Plan) -> dict[str, Any]:
    """A player alone against the game, as it is kept."""
    options = ruleset.validate_options(1, {"difficulty": difficulty})[1]
    # Not by Setup.make, which wants two to compare; all that follows goes with one seat as well.
    setup = Setup(ruleset, options, 1, (player,), plan.deals, Budget(), None, rosace.__version__)
    results = play(setup, f"{SOLO} {difficulty} {player}", plan.max_games(GAMES), plan)
    won = sum(_is_won(setup, result) for result in results)
    decisions = sum(result.decisions[0] for result in results)
    return {
        "difficulty": difficulty,
        "player": player,
        "options": dict(options),
        "seed": plan.deals,
        "games": len(results),
        "wins": won,
        **share_with_interval(won, len(results)),
        "mean_score": fmean(result.scores[0] for result in results),
        "time": {
            "decisions": decisions,
            "mean": sum(result.seconds[0] for result in results) / decisions if decisions else None,
            "longest": max(result.longest_seconds[0] for result in results),
        },
        "forfeits": sum(result.forfeit is not None for result in results),
        **plan.conditions(ruleset),
    }


def _is_won(setup: Setup, result: Result) -> bool:
    """A game that was not played to its end is lost."""
    end = records.replay(record_of(setup, result.fixture, list(result.actions)))
    return result.forfeit is None and end.utility(0) > 0


# Keeping.


def read_figures(folder: Path, name: str) -> list[dict[str, Any]]:
    """The stored results of a game, or of solo."""
    path = folder / f"{name}.json"
    if not path.is_file():
        return []
    document = json.loads(path.read_text(encoding="utf-8"))
    if document.get("format") != FORMAT:
        raise BadOptions(f"{path} is not a file of this program")
    return list(document["figures"])


def save_figures(folder: Path, name: str, figures: list[dict[str, Any]]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    draft = folder / f"{name}.new"
    text = json.dumps({"format": FORMAT, "of": name, "figures": figures}, indent=2)
    draft.write_text(text + "\n", encoding="utf-8")
    draft.replace(folder / f"{name}.json")


def _is_current(figure: dict[str, Any], ruleset: Ruleset) -> bool:
    """Whether a figure is of the code as it is, or of code that plays alike."""
    code = code_of(ruleset)
    return figure["code"] == code or figure["code"] in EQUIVALENT_CODE.get(code, ())


def is_measured(kept: dict[str, Any] | None, ruleset: Ruleset, plan: Plan, games: int = GAMES) -> bool:
    """Whether a result is valid: of the current code, and of enough games."""
    if kept is None or plan.again or not _is_current(kept, ruleset) or kept["quick"] != plan.quick:
        return False
    if plan.seed is not None and plan.seed != kept["seed"]:
        return False
    return bool(kept["games"] >= plan.max_games(games) or (kept.get("ended") == "clear" and not plan.whole))


def run_game(name: str, plan: Plan, only: str) -> None:
    """Measure and keep the matches of a game, one after the other."""
    ruleset = registry.get(name)
    for match in MATCHES:
        kept = {figure["match"]: figure for figure in read_figures(plan.kept, name)}
        if only in str(match) and not is_measured(kept.get(str(match)), ruleset, plan, match.games):
            figure = measure_match(ruleset, match, plan)
            kept[str(match)] = figure
            save_figures(plan.kept, name, [kept[str(other)] for other in MATCHES if str(other) in kept])
            print(f"{name}, {match}: {figure['share']:.3f} of {figure['games']} games {_span(figure)}")


def run_solo(player: str, plan: Plan, only: str) -> None:
    """Measure and store Sagrada solo, one difficulty after the other."""
    ruleset = registry.get("sagrada")
    player = _quick(player) if plan.quick else player
    for difficulty in DIFFICULTIES:
        kept = {figure["difficulty"]: figure for figure in read_figures(plan.kept, SOLO)}
        previous = kept.get(difficulty)
        if previous is not None and previous["player"] != player:
            previous = None
        if only in str(difficulty) and not is_measured(previous, ruleset, plan):
            figure = kept[difficulty] = measure_solo(ruleset, player, difficulty, plan)
            save_figures(plan.kept, SOLO, [kept[other] for other in DIFFICULTIES if other in kept])
            print(
                f"solo, difficulty {difficulty}: {figure['wins']} of {figure['games']} games {_span(figure)}"
            )


# The page.

INTRO = f"""# Strength

The results of the [computer players](bots.md#the-levels), measured with [the arena](arena.md).
`python benchmarks/strength.py --page` writes this page from the results in `benchmarks/strength/`;
`make ladder GAME=...` measures them, and resumes after an interruption.

- Every deal is played twice with the seats swapped. A victory is a point and a draw half a point.
  The share is that of the first player, with Wilson's interval of 95 %.
- *Better* means that the interval is above {MIN_SHARE}. If only the time differs, \
Wald's sequential test
  of {TIME_TEST.low} against {TIME_TEST.high} with an error of 5 % is enough.
  A match ends when this is decided, after at least {MIN_GAMES} games, or after all its games:
  {GAMES}, or {TIME_GAMES} if only the time differs.
  Of two equal players the first would be called better in 1.5 % of cases; if only the time differs, 5.3 %.
  A match that ends early overstates the result a little: take the verdict from it, not the share.
- *Ahead* is the mean of the first player's points minus the second's.
- Seconds are the mean wall time of a decision with a choice: of the first player, and of the second.
  A player limited by time is weaker on a slower or busier machine; the load is that at the end of a match.
- The code is a digest of all code that decides how the players play.
  Results of earlier code are still to be measured again.
"""
NOTHING, MISSING = "Nothing is measured yet.", "not measured yet"
MATCH_COLUMNS = ("match", "better", "share", "95 %", "games", "ahead", "seconds", "measured")
SOLO_COLUMNS = ("difficulty", "player", "won", "games", "share", "95 %", "mean points", "seconds", "measured")


def _table(columns: Sequence[str], rows: Iterable[Sequence[str]], notes: Notes) -> str:
    """A table, with its notes under it; a row that is too short is filled up."""
    filled = [[*row, *[""] * (len(columns) - len(row))] for row in rows]
    lines = [f"| {' | '.join(row)} |" for row in (columns, ["---"] * len(columns), *filled)]
    return "\n".join([*lines, "", *notes.lines(), ""])


def page(folder: Path) -> str:
    """The page that the kept figures make."""
    parts = [INTRO, *(_game_part(name, read_figures(folder, name)) for name in registry.names())]
    parts.append(_solo_part(read_figures(folder, SOLO)))
    return "\n".join(parts)


def _game_part(name: str, figures: list[dict[str, Any]]) -> str:
    options = [f"{key} {str(value).lower()}" for key, value in OPTIONS.get(name, {}).items()]
    head = f"## {name.capitalize()}\n\n{', '.join(['Two seats', *options])}.\n"
    if not figures:
        return f"{head}\n{NOTHING}\n"
    kept, notes = {figure["match"]: figure for figure in figures}, Notes(registry.get(name))
    rows = [_match_row(match, kept.get(str(match)), notes) for match in MATCHES]
    return f"{head}\n{_table(MATCH_COLUMNS, rows, notes)}"


def _match_row(match: Match, figure: dict[str, Any] | None, notes: Notes) -> Sequence[str]:
    if figure is None:
        return (str(match), MISSING)
    better = "yes" if figure["ended"] == "clear" or figure["interval"][0] > MIN_SHARE else "not shown"
    lost = len(figure["forfeits"])
    games = f"{figure['games']}" if better == "yes" else f"{figure['games']} of {match.games}"
    games += f", {lost} lost otherwise than by the rules" if lost else ""
    ahead = "" if figure["mean_margin"] is None else f"{figure['mean_margin']:+.1f}"
    times = ", ".join(_seconds(figure["time"][player]) for player in figure["players"])
    return (
        *(str(match), better, f"{figure['share']:.3f}", _span(figure), games, ahead, times),
        notes.mark(figure),
    )


def _solo_part(figures: list[dict[str, Any]]) -> str:
    head = "## Sagrada solo\n\nGames won against the target (S6), with one private objective.\n"
    if not figures:
        return f"{head}\n{NOTHING}\n"
    kept = {figure["difficulty"]: figure for figure in figures}
    notes = Notes(registry.get("sagrada"))
    rows = [_solo_row(difficulty, kept.get(difficulty), notes) for difficulty in DIFFICULTIES]
    return f"{head}\n{_table(SOLO_COLUMNS, rows, notes)}"


def _solo_row(difficulty: int, figure: dict[str, Any] | None, notes: Notes) -> Sequence[str]:
    if figure is None:
        return (str(difficulty), MISSING)
    return (
        *(str(difficulty), figure["player"], str(figure["wins"]), str(figure["games"])),
        *(f"{figure['share']:.3f}", _span(figure), f"{figure['mean_score']:.1f}"),
        *(_seconds(figure["time"]), notes.mark(figure)),
    )


class Notes:
    """Where and when the figures of a table were measured: a number in it, and a line under it."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._game = ruleset
        self._loads: dict[str, list[float]] = {}  # by what is said of where and when

    def mark(self, figure: dict[str, Any]) -> str:
        host = figure["machine"]
        text = (
            f"{figure['date']}: {host['cpu']}, {host['cores']} cores, `--jobs {figure['jobs']}`;"
            f" {host['system']}, {host['python']}, Rosace {host['rosace']} ({host['core']}),"
            f" rules {figure['rules']}, code {_code(figure, self._game)}"
            f"{', tiny budgets' if figure['quick'] else ''}"
            f"{'' if figure['seed'] == SEED else ', seed ' + str(figure['seed'])}"
        )
        loads = self._loads.setdefault(text, [])
        loads += [] if figure["load"] is None else [figure["load"]]
        return f"({list(self._loads).index(text) + 1})"

    def lines(self) -> Iterator[str]:
        for number, (text, loads) in enumerate(self._loads.items(), 1):
            bounds = sorted({min(loads), max(loads)}) if loads else ["unknown"]
            yield f"- ({number}) {text}, load {' to '.join(map(str, bounds))}"


def _code(figure: dict[str, Any], ruleset: Ruleset) -> str:
    code, today = figure["code"], code_of(ruleset)
    if code == today:
        return today
    return f"{code} ({f'which plays like {today}' if _is_current(figure, ruleset) else 'an earlier one'})"


def _span(figure: dict[str, Any]) -> str:
    low, high = figure["interval"]
    return f"{low:.3f} to {high:.3f}"


def _seconds(time: dict[str, Any]) -> str:
    if time["mean"] is None:
        return "none"
    return f"{time['mean']:.3f}" if time["mean"] >= 0.001 else "under 0.001"


# The command.


def parser() -> argparse.ArgumentParser:
    result = argparse.ArgumentParser(description="Measure how strong the computer players are.")
    add = result.add_argument
    add("game", nargs="?", choices=[*registry.names(), SOLO], help="the game; solo is Sagrada solo")
    most = f"default: {GAMES}, or {TIME_GAMES} if only the time differs"
    add("--games", type=int, help=f"maximum per match and per difficulty; {most}")
    add("--whole", action="store_true", help="play all games, even if the result is clear earlier")
    add("--only", default="", metavar="TEXT", help="matches with this in the name, or a difficulty")
    add("--player", default="grandmaster", help="the solo player")
    add("--jobs", type=int, default=os.cpu_count() or 1, help="games at a time; default: one per processor")
    add("--seed", type=int, help=f"which deals; default: {SEED}, and results of other deals stay valid")
    add("--again", action="store_true", help="measure again what is measured")
    add("--quick", action="store_true", help="a handful of games with tiny budgets, to try the command")
    add("--out", type=Path, default=ROOT / "build" / "strength", help="folder of the games")
    add("--kept", type=Path, help="folder of results: benchmarks/strength, or with --quick beside the games")
    add("--page", action="store_true", help="write docs/strength.md from the results, without playing")
    return result


def make_plan(arguments: argparse.Namespace) -> Plan:
    if arguments.jobs < 1:
        raise BadOptions(f"--jobs must be at least 1, not {arguments.jobs}")
    if arguments.seed is not None and arguments.seed < 0:
        raise BadOptions(f"a seed is 0 or more, not {arguments.seed}")
    games = QUICK_GAMES if arguments.quick and arguments.games is None else arguments.games
    kept = arguments.kept or (arguments.out if arguments.quick else RESULTS)
    return Plan(
        games,
        arguments.whole,
        arguments.quick,
        arguments.jobs,
        arguments.out,
        kept,
        arguments.again,
        arguments.seed,
    )


def run(arguments: argparse.Namespace) -> None:
    if arguments.page:
        PAGE.write_text(page(arguments.kept or RESULTS), encoding="utf-8")
        return
    names = [str(choice) for choice in (DIFFICULTIES if arguments.game == SOLO else MATCHES)]
    if not any(arguments.only in name for name in names):
        raise BadOptions(f"no match has {arguments.only!r} in its name; choose from {', '.join(names)}")
    if arguments.game == SOLO:
        run_solo(arguments.player, make_plan(arguments), arguments.only)
    else:
        run_game(arguments.game, make_plan(arguments), arguments.only)


def main(argv: Sequence[str] | None = None) -> int:
    arguments = parser().parse_args(argv)
    if (arguments.game is None) != arguments.page:
        parser().error("either a game or --page")
    try:
        run(arguments)
    except RosaceError as error:
        print(f"strength: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nstrength: interrupted; the same command goes on from here", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
