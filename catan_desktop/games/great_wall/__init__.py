"""The Great Wall: a frontier of three sections held against the horde; no map of hexes."""
