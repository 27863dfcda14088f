"""One running game for people, without I/O: seats, the log, clocks, take-back, how it ends, who is told what.

    terms     what was agreed when the table was opened
    entries   what a table's log holds
    clocks    whose time runs, and when it is over
    types     what a match is made of
    commands  what may be asked of a match
    checks    whether it is possible now
    match     the match as its log makes it
    messages  what a seat or a spectator is told of it
    daily     the game of the day
    lesson    a game played beforehand, with something said at some of its positions
    gestures  why not, by the elements that a person touched

A match never asks the time and never draws a number: whoever enters something says when, and the secret
from which all chance is drawn is in the first entry.
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
