"""Geometry of hexes, intersections and paths; it knows no game and imports nothing else of the project."""
