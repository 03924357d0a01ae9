"""How good a position of Landnam is."""
