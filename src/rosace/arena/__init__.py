"""Matches between players: play many games, judge them, and sum up the results."""
