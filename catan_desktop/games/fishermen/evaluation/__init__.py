"""How good a position is to a seat, and why, for bots and advice."""
