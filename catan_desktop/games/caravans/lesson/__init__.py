"""The lesson of Caravans, chapter by chapter."""
