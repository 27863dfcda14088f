"""A match between people, without I/O: seats, the log, clocks, undo, the result, and messages to the seats.

    terms     the fixed settings of a table
    entries   the entries of a table's log
    clocks    whose clock runs, and when it runs out
    types     seats, results, refusals, outcomes
    commands  the commands to a match
    checks    whether a command is possible now
    match     the match: the state that a log leads to
    messages  what is sent to a seat or a spectator
    daily     the game of the day
    lesson    a prepared game with texts at some of its positions
    gestures  why touched elements make no legal action

A match reads no clock and draws no random numbers: every entry has its time, and all chance follows from
the secret in the first entry.
"""

from rosace.match.match import Match
from rosace.match.terms import Agreement, Assist, Bank, Days, Terms
from rosace.match.types import CheckedEntry, Outcome, Refused, Result

__all__ = [
    "Agreement",
    "Assist",
    "Bank",
    "CheckedEntry",
    "Days",
    "Match",
    "Outcome",
    "Refused",
    "Result",
    "Terms",
]
