"""Bots that fail, hang, cheat and crash lose their games, and the arena goes on."""

import mmap
import os
import subprocess
import sys
import time
from ctypes import addressof
from pathlib import Path

import pytest
from arenas import FIRST, bot, play, setup, timeless

from rosace.arena import pool as pools
from rosace.arena import worker
from rosace.arena.bot_process import BotProcess
from rosace.arena.pool import ArenaStopped, LocalPool, check_players_load
from rosace.arena.referee import Result, judge
from rosace.arena.worker import Forfeit, Report, Task
from rosace.core import record as records
from rosace.core.state import OVER
from sampling import also, sampled

# So often a bot behaves before it shows what it is: something must be lost that had begun.
SOMETIMES = "self.asked = getattr(self, 'asked', 0) + 1\nif self.asked < 4: return observation.legal[0]\n"


def contest(
    folder: Path, name: str, allowance: float | None = None, games: int = 2, processes: int = 1
) -> list[Result]:
    """Games of a bot against the random player, in processes; all of them are played, from both seats."""
    pool = LocalPool(processes, folder / "printed.txt")
    try:
        found = play(setup(name, "random", allowance=allowance), games, folder / "out", pool)
    finally:
        pool.close()
    assert len(found) == games
    return found


def check_forfeits(folder: Path, found: list[Result], code: str, words: str, begun: bool = True) -> None:
    """Every game is lost by the bot, whichever seat it had, for this reason; its record is there."""
    for one in found:
        seat = one.fixture.seats.index(0)
        assert one.forfeit is not None
        assert (one.forfeit.seat, one.forfeit.code) == (seat, code), one.forfeit
        assert words in one.forfeit.message and "bot.py:Bot" in one.forfeit.message, one.forfeit
        assert one.points[seat] == 0 and one.points[1 - seat] == 1 and one.ending == "forfeit"
        record = records.loads((folder / f"out/games/{one.fixture.number:06}.record").read_text())
        assert record.actions == list(one.actions) and records.replay(record).to_move() != OVER
        assert begun == (len(one.actions) > 10)


@pytest.mark.parametrize(
    ("body", "code", "words"),
    [
        ("raise ValueError('no idea')", "failed", "failed in bot.py, line 6: ValueError: no idea"),
        also("import sys; sys.exit('bye')", "failed", "SystemExit: bye"),
        also("raise SystemExit(0)", "failed", "SystemExit"),
        also("raise KeyboardInterrupt", "failed", "failed: KeyboardInterrupt"),
        also("raise MemoryError", "failed", "MemoryError"),
        also("def again(): return again()\nreturn again()", "failed", "RecursionError"),
        ("return None", "illegal", "chose None, which is not legal now"),
        also("return max(observation.legal) + 1", "illegal", "which is not legal now"),
        also("return 'the first'", "illegal", "chose 'the first'"),
        also("return observation.legal", "illegal", "which is not legal now"),
        also("return -1", "illegal", "chose -1"),
        also("return 10 ** 30", "illegal", "which is not legal now"),
        also("return float(observation.legal[0])", "illegal", "which is not legal now"),
        also("import os; os._exit(3)", "ended", "ended its process: exit status 3"),
        ("import os; os.kill(os.getpid(), 9)", "ended", "ended its process: SIGKILL"),
        also("import os; os._exit(0)", "ended", "ended its process: exit status 0"),
        also("import os; os.abort()", "ended", "ended its process: SIGABRT"),
        also(
            "import sys; sys.setrecursionlimit(10**9)\n"
            "def deep(x): return max([0], key=deep)\nreturn deep(0)",
            "ended",
            "ended its process: SIGSEGV",
        ),
        also(
            "from rosace.arena import bot_process\nbot_process.decide = None\nreturn observation.legal[0]",
            "failed",
            "failed: TypeError: 'NoneType' object is not callable",
        ),
        also(
            "import os; os.closerange(3, 100)\nreturn observation.legal[0]",
            "ended",
            "ended its process: exit status 0",
        ),
        ("import os, time; os.closerange(3, 100)\ntime.sleep(60)", "ended", "cut its line to the game"),
        # A bot may raise our own error, with any code.
        also("from rosace.players import BadPlayer\nraise BadPlayer('no', 'whatever')", "failed", ": no"),
        also("from rosace.players import BadPlayer\nraise BadPlayer('no', None)", "failed", ": no"),
        also("from rosace.players import BadPlayer\nraise BadPlayer('no')", "failed", ": no"),
        ("raise ValueError('half \\ud800 of a letter')", "failed", "ValueError: half ? of a letter"),
    ],
    ids=lambda value: value.splitlines()[0][:40] if isinstance(value, str) else None,
)
def test_a_bot_that_misbehaves_loses(tmp_path: Path, body: str, code: str, words: str) -> None:
    found = contest(tmp_path, bot(tmp_path, SOMETIMES + body))
    check_forfeits(tmp_path, found, code, words)


@pytest.mark.parametrize(
    "body",
    [
        # Without ever letting go of the interpreter: no thread of the process could notice.
        "import re; re.match(r'(a+)+$', 'a' * 64 + 'b')",
        also("import signal\nfor n in (1, 2, 15): signal.signal(n, signal.SIG_IGN)\nwhile True: pass"),
        also("while True: pass"),
        also("import time; time.sleep(3600)"),
        also("while True:\n    try: raise ValueError\n    except BaseException: pass"),
    ],
    ids=["without letting go", "deaf", "loop", "sleep", "catching all"],
)
def test_a_bot_that_hangs_is_out_of_time(tmp_path: Path, body: str) -> None:
    found = contest(tmp_path, bot(tmp_path, SOMETIMES + body), allowance=1.0)
    check_forfeits(tmp_path, found, "out-of-time", "seconds and was ended")
    for one in found:
        assert one.longest_seconds[one.fixture.seats.index(0)] >= 1.0, "its time counts"


def test_a_slow_bot_within_its_allowance_is_no_offender(tmp_path: Path) -> None:
    body = f"import time\ntime.sleep(0.3 if not hasattr(self, 'slept') else 0)\nself.slept = True\n{FIRST}"
    found = contest(tmp_path, bot(tmp_path, body), allowance=30.0)
    assert [one.forfeit for one in found] == [None, None]
    assert all(0.3 <= one.longest_seconds[one.fixture.seats.index(0)] < 30 for one in found)


def test_printing_is_kept_apart_and_bounded(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Neither the results nor the terminal see it; what is too much is dropped."""
    body = (
        "import os, sys\nprint('to whom it may concern ż \\ud800')\nsys.stderr.write('an aside\\n')\n"
        "print('far too much ' * 20_000)\nos.write(1, b'below'); os.write(2, b'below')\n"
        "sys.stdout.flush(); sys.stdout.buffer.write(b'in bytes\\n')\n"
        f"sys.__stdout__.write('the real one')\n{FIRST}"
    )
    found = contest(tmp_path, bot(tmp_path, body), games=4, processes=2)
    assert all(one.forfeit is None for one in found)
    assert capfd.readouterr() == ("", "")
    printed = (tmp_path / "printed.txt").read_text(encoding="utf-8")
    assert "to whom it may concern ż" in printed and "an aside" in printed and "below" not in printed
    assert "in bytes" in printed
    assert (tmp_path / "printed.txt").stat().st_size <= 2 * (1 << 20)


def test_reading_from_the_keyboard_is_an_error(tmp_path: Path) -> None:
    found = contest(tmp_path, bot(tmp_path, f"input('your move? ')\n{FIRST}"))
    assert all(one.forfeit is not None and "EOFError" in one.forfeit.message for one in found)


def test_a_game_that_is_over_stands(tmp_path: Path) -> None:
    """Whatever happens to a process afterwards."""
    made = setup("greedy", "random")
    (over, _) = play(made, 2, tmp_path / "out")
    late = Report(0, list(over.actions), [0, 0], [0, 0], [0, 0], Forfeit(0, "ended", "player greedy"))
    result, _ = judge(made, late)
    assert result.forfeit is None and result.places == over.places and result.ending == over.ending


# What a bot leaves behind where it does not think any more. Each shows itself while the other one thinks.
LEFT_BEHIND = {
    "ends its process": "import os, threading\nthreading.Timer(0.05, os._exit, [1]).start()",
    "never lets go of the interpreter": (
        "import re, threading\nthreading.Timer(0.05, re.match, [r'(a+)+$', 'a' * 64 + 'b']).start()"
    ),
    "breaks what everybody uses": "import builtins\nbuiltins.len = builtins.sorted = None",
}


@pytest.mark.parametrize(
    "left", sampled(LEFT_BEHIND.values(), lambda left: "re.match" not in left), ids=list(LEFT_BEHIND)
)
def test_what_a_bot_leaves_behind_is_not_the_others_fault(tmp_path: Path, left: str) -> None:
    bad = bot(tmp_path, f"{SOMETIMES}{left}\n{FIRST}", "bad")
    good = bot(tmp_path, f"import time; time.sleep(0.1)\nlen([])\n{FIRST}", "good")
    pool = LocalPool(1)
    try:
        found = play(setup(bad, good, allowance=2.0), 2, tmp_path / "out", pool)
    finally:
        pool.close()
    for one in found:
        assert one.forfeit is not None and one.forfeit.seat == one.fixture.seats.index(0), one.forfeit
        assert "bad.py:Bot" in one.forfeit.message


@pytest.mark.parametrize(
    ("signal", "several"),
    [("SIGKILL", False), ("SIGSTOP", False), also("SIGKILL", True), also("SIGSTOP", True)],
)
def test_a_bot_that_meddles_with_the_process_that_plays(tmp_path: Path, signal: str, several: bool) -> None:
    """It loses, also while another thinks; where it may have been either, the arena stops and names them."""
    left = f"import os, signal, threading\nsignalled = [os.getppid(), signal.{signal}]\n"
    left += f"threading.Timer({0.05 if several else 0.02}, os.kill, signalled).start()"
    bad = bot(tmp_path, f"{SOMETIMES}{left}\n{FIRST}", "bad")
    good = bot(tmp_path, f"import time; time.sleep(0.15)\n{FIRST}", "good") if several else "master:time=0.05"
    pool = LocalPool(1)
    try:
        if several:
            with pytest.raises(ArenaStopped, match=r"ended 3 times in the game of .*bad.py.* and .*good.py"):
                play(setup(bad, good, allowance=1.0), 2, tmp_path / "out", pool)
            return
        found = play(setup(bad, good, allowance=2.0), 2, tmp_path / "out", pool)
    finally:
        pool.close()
    for one in found:
        assert one.forfeit is not None and one.forfeit.seat == one.fixture.seats.index(0), one.forfeit


@pytest.mark.parametrize(
    "body",
    [
        "import os; os.fork()",
        also(
            "import os\nfor number in range(3, 30):\n    try: os.write(number, b'some text ' * 50)\n"
            "    except OSError: pass"
        ),
        "import json, os, struct\nsaid = json.dumps({'lost': None}).encode()\n"
        "for number in range(3, 30):\n    try: os.write(number, struct.pack('!i', len(said)) + said)\n"
        "    except OSError: pass",
    ],
    ids=["fork", "text", "frames"],
)
def test_a_bot_that_writes_where_it_should_not_harms_nobody_else(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], body: str
) -> None:
    """The arena goes on, nothing is on the terminal, and who loses otherwise than by the rules is the bot."""
    found = contest(tmp_path, bot(tmp_path, f"{SOMETIMES}{body}\n{FIRST}"), allowance=2.0)
    for one in found:
        assert one.forfeit is None or one.forfeit.seat == one.fixture.seats.index(0)
    assert capfd.readouterr() == ("", "")


def test_a_bot_cannot_write_the_answers_of_another(tmp_path: Path) -> None:
    first, second = (BotProcess(bot(tmp_path, FIRST, name), "", None) for name in ("one", "two"))
    try:
        low, high = sorted((addressof(first._shared), addressof(second._shared)))
        assert high - low >= mmap.PAGESIZE, "their memory is not on one page"
    finally:
        first.stop()
        second.stop()


def test_a_bot_cannot_say_that_the_arena_stops(tmp_path: Path) -> None:
    body = (
        "from rosace.arena import bot_process\n"
        "def stop(*args): raise bot_process.BotFailure('stopped', 'for good')\n"
        "bot_process.decide = stop\nreturn observation.legal[0]"
    )
    check_forfeits(tmp_path, contest(tmp_path, bot(tmp_path, SOMETIMES + body)), "failed", "for good")


def test_bots_with_the_same_module_beside_them_have_their_own(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "helper.py").write_text(f"WHOSE = {folder!r}\n")
    body = "import helper\nprint(__file__, 'uses', helper.WHOSE)\nreturn observation.legal[0]"
    names = [bot(tmp_path / folder, body) for folder in ("one", "two")]
    pool = LocalPool(1, tmp_path / "printed.txt")
    try:
        found = play(setup(*names), 2, tmp_path / "out", pool)
    finally:
        pool.close()
    assert [one.forfeit for one in found] == [None, None]
    lines = set((tmp_path / "printed.txt").read_text().splitlines())
    assert lines == {f"{tmp_path / folder}/bot.py uses {folder}" for folder in ("one", "two")}


@pytest.mark.parametrize(
    "change", ["open(__file__, 'a').write('# more')", also("import os; os.remove(__file__)")]
)
def test_a_bot_that_changes_while_it_plays_stops_the_arena(tmp_path: Path, change: str) -> None:
    """Its games would be those of somebody else. Those that are finished are kept."""
    body = f"{SOMETIMES}{change}\nraise ValueError"
    with pytest.raises(ArenaStopped, match=r"bot.py is not what it was when the arena began"):
        contest(tmp_path, bot(tmp_path, body))
    assert len((tmp_path / "out/journal.jsonl").read_text().splitlines()) > 1


def test_the_same_bot_at_two_seats_is_there_twice(tmp_path: Path) -> None:
    body = "import os\nprint(os.getpid())\nself.mine = getattr(self, 'mine', observation.seat)\n"
    name = bot(tmp_path, f"{body}assert self.mine == observation.seat\n{FIRST}")
    pool = LocalPool(1, tmp_path / "printed.txt")
    try:
        found = play(setup(name, "random", game="sagrada", seats=3), 3, tmp_path / "out", pool)
    finally:
        pool.close()
    assert [one.forfeit for one in found] == [None] * 6
    assert len(set((tmp_path / "printed.txt").read_text().split())) == 2


def test_no_more_bots_keep_their_processes_than_are_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of the present game always do; with room for two, a third one takes the place of another."""
    monkeypatch.setattr(worker, "KEPT_BOT_PROCESSES", 2)
    started: list[str] = []

    class Noted(BotProcess):
        def __init__(self, name: str, digest: str, output_path: str | None):
            started.append(Path(name).name)
            super().__init__(name, digest, output_path)

    monkeypatch.setattr(worker, "BotProcess", Noted)
    names = [bot(tmp_path, FIRST, name) for name in ("a", "b", "c")]
    player_cache, status = worker.PlayerCache(), worker.WorkerStatus()
    for players in (names[:2], names[:2], names[1:], [names[2], names[1]], [names[0], names[1]]):
        task = Task(0, "basilica", {}, players, [60.0, 60.0])
        assert worker.run_task(task, status, player_cache) == {"forfeit": None}
    assert started == ["a.py:Bot", "b.py:Bot", "c.py:Bot", "a.py:Bot"]
    for process in player_cache._bot_processes.values():
        process.stop()


def test_a_process_that_cannot_be_started_is_not_the_bots_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: object) -> None:
        raise OSError(11, "Resource temporarily unavailable")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", fail)
    task = Task(0, "basilica", {}, [bot(tmp_path, FIRST), "random"], [60.0, 60.0])
    found = worker.run_task(task, worker.WorkerStatus(), worker.PlayerCache())
    assert found == {"stop": "cannot start a process: Resource temporarily unavailable"}


def test_a_bot_draws_the_same_in_its_own_process(tmp_path: Path) -> None:
    name = bot(tmp_path, "return observation.legal[observation.rng.pick(len(observation.legal))]")
    made = setup(name, "greedy", game="fantazja")
    pool = LocalPool(1)
    try:
        apart = play(made, 2, tmp_path / "apart", pool)
    finally:
        pool.close()
    assert timeless(apart) == timeless(play(made, 2, tmp_path / "here"))


@pytest.mark.parametrize(
    "body",
    ["import builtins; builtins.max = builtins.sum = None\nraise ValueError", also("import os; os._exit(1)")],
)
def test_only_the_offender_loses(tmp_path: Path, body: str) -> None:
    """In one arena with good players: their games go on, with the same results as without it."""
    bad = bot(tmp_path, f"{SOMETIMES}{body}")
    pool = LocalPool(1)
    try:
        found = play(setup("greedy", "random", bad), 4, tmp_path / "out", pool)
        alone = play(setup("greedy", "random"), 4, tmp_path / "alone", pool)
    finally:
        pool.close()
    good = [one for one in found if 2 not in one.fixture.seats]
    assert [one.actions for one in good] == [one.actions for one in alone]
    assert all((one.forfeit is not None) == (2 in one.fixture.seats) for one in found)


def test_a_third_seat_loses_for_itself_alone(tmp_path: Path) -> None:
    bad = bot(tmp_path, f"{SOMETIMES}raise ValueError")
    found = play(setup("greedy", "random", bad, game="sagrada", seats=3), 3, tmp_path / "out", LocalPool(1))
    for one in found:
        assert one.points == [0.0 if who == 2 else 0.5 for who in one.fixture.seats]


def test_processes_that_a_bot_starts_are_ended_with_it(tmp_path: Path) -> None:
    body = (
        "import subprocess, sys, os\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        f"open({str(tmp_path / 'pids')!r}, 'a').write(f'{{child.pid}}\\n')\nos._exit(1)"
    )
    contest(tmp_path, bot(tmp_path, body))
    pids = [int(line) for line in (tmp_path / "pids").read_text().split()]
    assert len(pids) == 2
    assert all(_is_gone(pid) for pid in pids)


def _is_gone(pid: int, seconds: float = 60.0) -> bool:
    """Whether a process ends, or is at most waiting for somebody to notice."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except (FileNotFoundError, ProcessLookupError):
            return True
        if state == "Z":
            return True
        time.sleep(0.05)
    return False


# Before the first game.


@pytest.mark.parametrize(
    ("head", "words"),
    [
        ("raise ValueError('not here')", "cannot be loaded: ValueError: not here"),
        ("import os; os._exit(7)", "ended its process: exit status 7"),
        also("def (", "cannot be loaded: SyntaxError"),
        also("import sys; sys.exit()", "cannot be loaded: SystemExit"),
        ("while True: pass", "was being loaded for 2."),
    ],
)
def test_a_bot_that_cannot_be_loaded_stops_the_arena_before_it_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, head: str, words: str
) -> None:
    pool = LocalPool(1)
    try:
        check_players_load(pool, "basilica", ["greedy"])  # the process is there: now only the bot is slow
        if "while" in head:
            monkeypatch.setattr(pools, "LOAD_TIMEOUT_S", 2.0)
        with pytest.raises(ArenaStopped, match=words):
            check_players_load(pool, "basilica", ["greedy", bot(tmp_path, FIRST, head=head)])
    finally:
        pool.close()


def test_a_bot_that_cannot_be_made_later_loses(tmp_path: Path) -> None:
    """It loads once, in the check before the games, and never again."""
    path = tmp_path / "bot.py"
    path.write_text(
        f"import os\nclass Bot:\n    def __init__(self):\n        trace = {str(tmp_path / 'trace')!r}\n"
        "        if os.path.exists(trace): raise RuntimeError('once is enough')\n        open(trace, 'w')\n"
        "    def choose(self, observation, budget):\n        return observation.legal[0]\n"
    )
    found = contest(tmp_path, f"{path}:Bot")
    check_forfeits(tmp_path, found, "unmade", "cannot be made: RuntimeError: once is enough", begun=False)


# The arena itself.


def test_processes_that_never_come_up_are_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rosace.arena.worker.run_worker", _fall_over)
    pool = LocalPool(1)
    with pytest.raises(ArenaStopped, match="ended 3 times before a player was there: exit status 5"):
        check_players_load(pool, "basilica", ["greedy"])
    pool.close()


def test_what_others_have_finished_is_told_before_the_arena_stops(tmp_path: Path) -> None:
    """Two at a time, and one is not what it was: the game of the other one counts."""
    bad = bot(tmp_path, FIRST)
    pool = LocalPool(2)
    try:
        options = dict(setup("greedy", "random").options)
        pool.submit(Task(0, "basilica", options, ["greedy", "random"], [60.0] * 2))
        pool.submit(Task(1, "basilica", options, [bad, "random"], [60.0] * 2, file_digests={bad: "another"}))
        assert all(process.pipe.poll(60) for process in pool._busy), "both have said something"
        found = pool.wait()
        assert [report.number for report in found] == [0] and found[0].forfeit is None
        with pytest.raises(ArenaStopped, match="is not what it was"):
            pool.wait()
    finally:
        pool.close()


def _fall_over(pipe: object, status: object, output_path: object) -> None:
    os._exit(5)


def test_closing_ends_what_is_being_played(tmp_path: Path) -> None:
    trace = tmp_path / "pid"
    body = f"import os\nopen({str(trace)!r}, 'w').write(str(os.getpid()))\nwhile True: pass"
    pool = LocalPool(1)
    made = setup(bot(tmp_path, body), "random")
    pool.submit(Task(0, "basilica", dict(made.options), list(made.players), [60.0, 60.0]))
    while not trace.exists() or not trace.read_text():
        pool.wait()
    pool.close()
    assert _is_gone(int(trace.read_text())) and pool.is_idle()


@pytest.mark.parametrize(
    "hang",
    [
        also("while True: pass"),
        pytest.param(
            "import re; re.match(r'(a+)+$', 'a' * 64 + 'b')",
            marks=pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends it then"),
        ),
    ],
)
def test_processes_end_with_an_arena_that_is_killed(tmp_path: Path, hang: str) -> None:
    trace = tmp_path / "pid"
    write = (
        "import os, subprocess, sys\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        f"print(os.getpid(), child.pid, file=open({str(trace)!r}, 'w'), flush=True)"
    )
    name = bot(tmp_path, f"{write}\n{hang}")
    arena = subprocess.Popen(
        [sys.executable, "-c", "import sys; from rosace.cli import main; sys.exit(main())"]
        + ["arena", "basilica", "--player", name, "--player", "random", "--out", str(tmp_path / "out")]
    )
    try:
        while not trace.exists() or not trace.read_text().endswith("\n"):
            assert arena.poll() is None
            time.sleep(0.05)
        pids = [int(pid) for pid in trace.read_text().split()]
    finally:
        arena.kill()
        arena.wait()
    assert len(pids) == 2 and all(_is_gone(pid) for pid in pids)
