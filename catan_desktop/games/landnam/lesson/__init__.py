"""The lesson of Landnam, chapter by chapter: a whole game, for it has no rule of another."""
