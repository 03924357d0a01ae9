"""Puzzles: a position of a game, one seat to move, and a goal that the rules alone decide."""
