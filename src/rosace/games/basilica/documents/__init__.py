"""Positions as JSON: complete documents, views of a seat, score sheets."""
