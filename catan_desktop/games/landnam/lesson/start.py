"""The start of the lesson of Landnam."""

from __future__ import annotations

HOME, WOODS = "(1,-2)", "(2,-2)"
"""The pasture of the player, and the forest beside it."""
FARM = "V(1,-2,N)"
"""The player's farm, at the pasture and the sea."""

START = """
position 1 landnam 4
step settlers.pre_roll
land.terrain (1,-3): sea; (2,-3): sea; (0,-2): mountains; (1,-2): pasture; (2,-2): forest; (0,-1): fields;
  (1,-1): pasture; (1,0): forest; (-1,1): pasture; (0,1): fields; (-2,3): sea; (-1,3): sea
land.tokens (1,-2): 6; (2,-2): 5; (0,-1): 9; (1,-1): 10; (1,0): 8; (-1,1): 11; (0,1): 4
units.outside 0 0 0 0
units.farms 0: V(1,-2,N); 1: V(2,-2,N); 2: V(0,1,S); 3: V(-1,1,S)
honours.totals 1 1 1 1
honours.changed 12
honours.closed 12
movement.begun 0 1 2 3
"""
