"""The lesson that is played at the table, chapter by chapter."""
