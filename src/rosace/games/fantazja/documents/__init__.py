"""Positions as JSON: complete documents, what a seat sees, score sheets."""
