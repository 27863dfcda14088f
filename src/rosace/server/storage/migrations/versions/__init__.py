"""The migrations in their order. A released migration is never edited."""
