"""Drawing and clicking for each family of games."""
