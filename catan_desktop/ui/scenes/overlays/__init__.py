"""Panels that lie over the board, by the kind of what they show."""
