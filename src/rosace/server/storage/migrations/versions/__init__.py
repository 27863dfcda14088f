"""The changes of the database, from the first on. What is released here is never edited."""
