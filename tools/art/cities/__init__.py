"""Generators of the art of the warm coast and its cities; run ``python tools/art/cities_art.py``."""
