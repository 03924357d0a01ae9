"""The lesson of Barbarian Attack, chapter by chapter."""
