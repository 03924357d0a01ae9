"""How good a position of Caravans is."""
