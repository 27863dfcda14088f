"""The version of Rosace, where every part may read it."""

VERSION = "0.1.0"
