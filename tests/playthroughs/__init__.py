"""Golden games: whole games as readable text, so that a change of the rules shows as a diff.

`make goldens` writes them anew; the diff is to be read before it is committed.
"""
