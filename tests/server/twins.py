"""Two tables that differ only in what a seat cannot know, played side by side through the server.

The first is dealt by its dice. What is dealt at the second, and decided there by the others, differs from the
first wherever the seat cannot tell; by `state.key(seat)`, which says what a seat knows and is not what is
tested here. Spectators know less than any seat, so they cannot tell either.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from os.path import commonprefix
from typing import Any
from unittest.mock import patch

import msgspec

from rosace.core.journal import Journal
from rosace.core.rng import Rng
from rosace.core.state import OVER
from rosace.match import Match
from rosace.server import analysis_process
from rosace.server.analysis_process import HintAnswer, HintTask
from rosace.server.bots import Question, answer

from .visitors import Answer, Line, Site, Visitor

TABLE = "T" * 22
COMMITMENT = "C" * 64
WANT = ["view", "choices", "events", "story", "sheet"]
START = 1_700_000_000_000_000_000  # nanoseconds

Lean = Callable[[Any, list[int]], list[int]]
Probe = Callable[[str], Awaitable[str]]


class Clock:
    """Nanoseconds, as `time.time_ns` says them: the same for both tables."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now


class Script:
    """Chance at the two tables; `eyes` is the seat that must not be able to tell them apart.

    Of ten hidden things `alike` are nevertheless dealt the same at both, if possible: with nothing in common
    the others would soon have nothing that they can do at both tables.
    """

    def __init__(self, eyes: int, rng: Rng, alike: int = 0):
        self.eyes = eyes
        self.rng = rng
        self.alike = alike
        self.parted = False  # whether something had to be dealt that the eyes can tell apart
        self._dealt: dict[bytes, list[int]] = {}  # outcomes by the secret of the table
        self._seen: list[int] = []  # what the eyes knew after each at the first table

    def journal(self, *given: Any, **named: Any) -> Journal:
        """In place of `Journal`, also where a log is read again."""
        made = Journal(*given, **named)
        made._draw = partial(self._draw, made)
        return made

    def _draw(self, journal: Journal, number: int, outcomes: list[tuple[int, int]]) -> int:
        assert journal.dice is not None
        dealt = self._dealt.setdefault(journal.dice.secret, [])
        if number == len(dealt):
            if dealt is next(iter(self._dealt.values())):
                dealt.append(journal.state.sample(self.rng))
                self._seen.append(after(journal.state, dealt[number]).key(self.eyes))
            else:
                planned = self._plan(journal.state, number)
                self.parted = planned is None
                dealt += [outcomes[0][0]] if planned is None else planned
        return dealt[number]

    def _plan(self, state: Any, number: int) -> list[int] | None:
        """Outcomes from here to where the first table is by which the eyes cannot tell them apart."""
        if number == len(self._seen):
            return []
        outcomes = shuffled([outcome for outcome, _ in state.chance()], self.rng)
        first = next(iter(self._dealt.values()))[number]
        if first in outcomes and self.rng.pick(10) < self.alike:
            outcomes.insert(0, first)
        for outcome in outcomes:
            then = after(state, outcome)
            if then.key(self.eyes) == self._seen[number]:
                planned = self._plan(then, number + 1)
                if planned is not None:
                    return [outcome, *planned]
        return None


def after(state: Any, action: int) -> Any:
    found = state.clone()
    found.apply(action)
    return found


def shuffled(items: list[int], rng: Rng) -> list[int]:
    rest, found = list(items), []
    while rest:
        found.append(rest.pop(rng.pick(len(rest))))
    return found


class Thinker:
    """Computer players without processes, and without the time that those who search depend on.

    The seed is not the table's: what a hint draws is nobody's secret, but differs from table to table.
    """

    def __init__(self) -> None:
        self.asked: list[Question] = []

    async def decide(self, question: Question, *_: Any) -> int:
        self.asked.append(question)
        return answer(msgspec.structs.replace(question, player="apprentice", seed=7), {})

    def close(self) -> None:
        pass


class Counsel:
    """Hints without a process, by few simulations; their seed is not the table's, as with `Thinker`."""

    def __init__(self) -> None:
        self.asked: list[HintTask] = []

    async def hint(self, task: HintTask, *_: Any) -> HintAnswer:
        self.asked.append(task)
        with patch.multiple(analysis_process, HINT_SIMULATIONS=60, HINT_ROLLOUTS=4):
            return analysis_process.hint(msgspec.structs.replace(task, seed=7))

    def close(self) -> None:
        pass


class Twins:
    """The tables, with somebody in every seat and a guest who watches.

    Everything that the guest and the seat of the eyes are sent is compared.
    """

    def __init__(self, site: Site, script: Script, clock: Clock, seats: int, alike: int, lean: Lean | None):
        self.site = site
        self.script = script
        self.clock = clock
        self.rng = script.rng
        self._asking = Rng(0)  # another one, so that what is asked does not change what is played
        self.alike = alike  # of ten secret decisions that may differ
        self.lean = lean
        self.people = [Visitor(site, f"Player {seat}") for seat in range(seats)]
        self.guest = Visitor(site, "Guest")
        self.lines: dict[str, Line] = {}
        self.tables: list[str] = []
        self.compared: Counter[str] = Counter()
        self.unlike = 0  # comparisons while the two tables did differ
        self._told: defaultdict[str, list[str]] = defaultdict(list)  # what has come and is to be compared
        self._id = 0

    @property
    def mine(self) -> Visitor:
        return self.people[self.script.eyes]

    @property
    def matches(self) -> list[Match]:
        resident = self.site.app.hub.tables
        return [resident[table].match for table in self.tables if table in resident]

    async def open(self, **terms: Any) -> Twins:
        """Open both tables and sit down; the others give nonces that nobody is to see."""
        for visitor in (*self.people, self.guest):
            self.lines[visitor.user] = await visitor.socket()
        places = ["free"] * len(self.people)
        for _ in range(2):
            opened = await self.people[0].post("/tables", places=places, **terms)
            self.tables.append(opened.json()["table"])
        for seat, person in enumerate(self.people):
            await self.compare("lists", self._listed(self.guest, "/lobby"))
            for number, table in enumerate(self.tables):
                await person.post(f"/tables/{table}/seats", seat=seat, nonce=f"nonce-{number}-{seat}")
        for watcher in (self.mine, self.guest):
            await self.compare("snapshot", self._saying(watcher, "watch", {"want": WANT}))
        return self

    # Playing.

    async def play(self, most: int = 400, probes_every: int = 12) -> None:
        """Random decisions side by side, until a table is over or the two cannot be kept alike."""
        for number in range(most):
            alike = not self.differ
            if not await self.step():
                return
            if number % probes_every == 0 or (alike and self.differ):
                await self.probe()

    async def step(self) -> bool:
        """A decision at both tables, now and then taken back; whether the tables are still alike."""
        mover = self.matches[0].to_move
        pair = self._pair()
        if pair is None or (self.differ and self._shows(pair[0])):
            await self._look_ahead()
            return False
        self.clock.now += 10**9
        await self._both(mover, "decide", [{"action": action} for action in pair])
        if self.script.parted or any(match.state.to_move() == OVER for match in self.matches):
            return False
        await self.collect()
        if self.rng.pick(8) == 0 and self.matches[0].can_take_back(mover):
            await self._both(mover, "take-back", [{}, {}])
            await self.collect()
        return True

    async def _look_ahead(self) -> None:
        """Where something is about to be shown: the seat that decides does not see it beforehand."""
        match = self.matches[0]
        for action in match.state.legal() if match.to_move == self.script.eyes else ():
            wanted = {"at": match.position, "action": action}
            for then in self._follow_ups(action):
                await self.compare("preview", self._saying(self.mine, "preview", wanted | {"then": then}))

    def _follow_ups(self, action: int) -> list[list[int]]:
        """None, and one that is a further decision of the same seat, if there is any; and one at random."""
        match, pick = self.matches[0], self._asking.pick
        anything: list[list[int]] = [[], [pick(match.ruleset.spec.actions.size)]]
        if match.state.check(action) != 0:
            return anything
        begun = after(match.state, action)
        legal = begun.legal() if begun.to_move() == match.to_move else []
        return [*anything, [legal[pick(len(legal))]]] if legal else anything

    async def _both(self, seat: int, kind: str, more: list[dict[str, Any]]) -> None:
        """A message of a seat to each table; its answers are compared if it is the seat of the eyes."""
        person = self.people[seat]
        wanted = dict(zip(self.tables, more, strict=True))
        at = self.matches[0].position

        async def said(table: str) -> str:
            return await self.ask(person, {"type": kind, "table": table, "at": at, **wanted[table]})

        if seat == self.script.eyes:
            await self.compare("done", said)
        else:
            for table in self.tables:
                await said(table)

    def _pair(self) -> tuple[int, int] | None:
        """Decisions of the seat to move at the two tables that the eyes cannot tell apart, if any."""
        (first, second), eyes = (match.state for match in self.matches), self.script.eyes
        legal = first.legal()
        leaning = self.lean(first, legal) if self.lean and self.rng.pick(10) else []
        for action in [*shuffled(leaning, self.rng), *shuffled(legal, self.rng)]:
            key = after(first, action).key(eyes)
            alike = [other for other in second.legal() if after(second, other).key(eyes) == key]
            secret = [other for other in alike if other != action] if self._is_secret(action) else []
            if secret and not (action in alike and self.rng.pick(10) < self.alike):
                return action, secret[self.rng.pick(len(secret))]
            if action in alike:
                return action, action
        return None

    def _shows(self, action: int) -> bool:
        """Whether a decision at the first table ends what was secret: from then on the tables may differ."""
        match = self.matches[0]
        return match.ruleset.secret(match.state) and not match.ruleset.secret(after(match.state, action))

    def _is_secret(self, action: int) -> bool:
        """Whether of a decision at the first table the eyes only hear that there was one."""
        match, eyes = self.matches[0], self.script.eyes
        told = match.ruleset.narrate(match.state, action, after(match.state, action))
        heard = [event.seen_by(eyes) for event in told if event.audience is not None]
        return match.to_move != eyes and any(heard) and not all(heard) and not self._shows(action)

    # Comparing.

    async def compare(self, kind: str, probe: Probe) -> None:
        """Ask the same at both tables: the answers are equal, names and commitments of the tables aside."""
        answers = [self.neutral(await probe(table), table) for table in self.tables]
        assert answers[0] == answers[1], apart(kind, *answers)
        self._count(kind)

    def neutral(self, text: str, table: str) -> str:
        found = text.replace(table, TABLE)
        resident = self.site.app.hub.tables.get(table)
        return found if resident is None else found.replace(resident.match.commitment, COMMITMENT)

    async def collect(self) -> None:
        """Compare what the tables have told those who watch."""
        for visitor in (self.mine, self.guest):
            await self.ask(visitor, {"type": "ping"})  # after which everything is there
            came = self._told.pop(visitor.user)
            told = [
                [self.neutral(text, table) for text in came if json.loads(text)["table"] == table]
                for table in self.tables
            ]
            assert told[0] == told[1], apart("changed", *map(str, told))
            self._count("changed", len(told[0]))

    def _count(self, kind: str, number: int = 1) -> None:
        self.compared[kind] += number
        self.unlike += number if self.differ else 0

    @property
    def differ(self) -> bool:
        """Whether there is something now that the eyes must not see."""
        return len({match.state.key() if match.journal else 0 for match in self.matches}) == 2

    async def ask(self, visitor: Visitor, message: dict[str, Any]) -> str:
        number = self._number()
        text, before = await self.lines[visitor.user].ask(message | {"id": number})
        self._told[visitor.user] += before
        return text.replace(f'"id":{number},', "", 1)

    def _number(self) -> int:
        self._id += 1
        return self._id

    # What may be asked.

    async def probe(self) -> None:
        """Ask everything that can be asked, in the seat of the eyes and as a spectator."""
        for kind, probe in self.questions():
            await self.compare(kind, probe)

    def questions(self) -> Iterator[tuple[str, Probe]]:
        """What can be asked now and changes nothing, by the kind of answer."""
        match, pick = self.matches[0], self._asking.pick
        eyes, size = self.script.eyes, match.ruleset.spec.actions.size
        legal = match.state.legal()
        actions = [legal[pick(len(legal))], pick(size), size + pick(3)]
        at = match.position - pick(2)
        for visitor in (self.mine, self.guest):
            for seat in ([None, -1][pick(2)], None):  # at last as one watches
                wanted = {"want": WANT, "seat": seat, "since": pick(match.seq + 2)}
                yield "snapshot", self._saying(visitor, "watch", wanted)
            for action in actions:
                for then in self._follow_ups(action):
                    wanted = {"at": match.position, "action": action, "then": then}
                    yield "preview", self._saying(visitor, "preview", wanted)
                    yield "why", self._posting(visitor, "why", action=pick(size), after=[action, *then])
                none_such = {"at": at, "action": action, "then": [size]}
                yield "error", self._saying(visitor, "decide", none_such)
                yield "why", self._posting(visitor, "why", action=action)
                if action < size:
                    touched = match.ruleset.touch(match.state, action)
                    yield "why", self._posting(visitor, "why", touch=touched[pick(len(touched)) :])
                if action not in legal or match.to_move != eyes:
                    yield "error", self._saying(visitor, "decide", {"at": at, "action": action})
            yield "hint", self._posting(visitor, "hint")
            for query in ("", f"?seat={eyes}", f"?seat={(eyes + 1) % len(self.people)}", "?all=true"):
                yield "move", self._getting(visitor, f"/moves/{pick(match.moves + 2)}{query}")
            yield "record", self._getting(visitor, "/record")
            yield "table", self._getting(visitor, "")
            for path in ("/me/tables", "/lobby"):
                yield "lists", self._listed(visitor, path)
            yield "fork", self._forking(visitor)

    def _saying(self, visitor: Visitor, kind: str, more: dict[str, Any]) -> Probe:
        return lambda table: self.ask(visitor, {"type": kind, "table": table, **more})

    def _posting(self, visitor: Visitor, what: str, **body: Any) -> Probe:
        async def probe(table: str) -> str:
            return _text(await visitor.post(f"/tables/{table}/{what}", **body))

        return probe

    def _getting(self, visitor: Visitor, what: str) -> Probe:
        async def probe(table: str) -> str:
            return _text(await visitor.get(f"/tables/{table}{what}"))

        return probe

    def _forking(self, visitor: Visitor) -> Probe:
        async def probe(table: str) -> str:
            places = ["me"] * len(self.matches[0].seats)
            fork = {"table": table, "move": 0}
            return _text(await visitor.post("/tables", places=places, fork=fork))

        return probe

    def _listed(self, visitor: Visitor, path: str) -> Probe:
        """What a list says of a table; the rows may be behind, so they are brought up to date first."""

        async def probe(table: str) -> str:
            for one in self.tables:
                await (await self.site.app.hub.table(one)).update_summary()
            found = (await visitor.get(path)).json()["tables"]
            return json.dumps([one for one in found if one["table"] == table])

        return probe


def apart(kind: str, one: str, other: str) -> str:
    """Where two texts part, for the message of a failure."""
    same = len(commonprefix([one, other]))
    return f"{kind}: {one[max(0, same - 300) : same + 200]} ... {other[same : same + 200]}"


def _text(found: Answer) -> str:
    headers = {name: value for name, value in found.headers.items() if name != "content-length"}
    return f"{found.status} {headers} {found.body.decode()}"
