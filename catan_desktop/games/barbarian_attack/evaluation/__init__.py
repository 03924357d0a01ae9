"""How good a position of Barbarian Attack is."""
