"""The server: HTTP, sockets, storage, and computer players at the tables."""
