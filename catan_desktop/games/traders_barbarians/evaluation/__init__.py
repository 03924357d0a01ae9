"""How good a position of Traders & Barbarians is."""
