"""A kit for new drawings in the hand of assets/art; docs/drawing.md shows how a tile, a card and a piece are drawn."""
