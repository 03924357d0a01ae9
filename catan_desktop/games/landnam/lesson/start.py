"""The start of the lesson of Landnam."""

from __future__ import annotations

from collections.abc import Mapping

HOME, WOODS = "(1,-2)", "(2,-2)"
"""The pasture of the player, and the forest beside it."""
FARM = "V(1,-2,N)"
"""The player's farm, at the pasture and the sea."""
LAND: Mapping[str, str] = {
    "(1,-3)": "sea",
    "(2,-3)": "sea",
    HOME: "pasture6",
    WOODS: "forest5",
    "(1,-1)": "pasture10",
    "(0,-2)": "mountains",
    "(0,-1)": "fields9",
    "(1,0)": "forest8",
    "(0,1)": "fields4",
    "(-1,1)": "pasture11",
    "(-1,3)": "sea",
    "(-2,3)": "sea",
}
NEIGHBOURS: Mapping[int, str] = {1: "V(2,-2,N)", 2: "V(0,1,S)", 3: "V(-1,1,S)"}
"""The farms of the others."""

START = """
position 1 landnam 4
step settlers.pre_roll
"""
