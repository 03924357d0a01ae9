"""The start of the lessons of the classic island: two settlements each on the fixed boards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from catan_desktop.games.classic import module

FARM, MILL = "V(-1,1,S)", "V(1,1,N)"
"""The player's homes for four: mountains 3, hills 5 and fields 6; forest 3, mountains 8 and pasture 5."""
SETTLEMENTS: Mapping[int, str] = {
    0: f"{FARM} {MILL}",
    1: "V(-2,1,N) V(0,-1,N)",
    2: "V(0,1,S) V(1,-1,N)",
    3: "V(1,0,N) V(-1,0,N)",
}
ROADS: Mapping[int, str] = {
    0: "E(-2,2,NE) E(1,1,NE)",
    1: "E(-2,0,SE) E(0,-2,E)",
    2: "E(-1,2,E) E(1,-2,E)",
    3: "E(1,-1,E) E(-1,-1,SE)",
}
HOMES: Mapping[str, Any] = {"rules": module.CLASSIC, "settlements": SETTLEMENTS, "roads": ROADS}
"""A table of four, nothing built yet."""
THROWN: Mapping[str, Any] = {"dice": (6, 5)}
"""What lies on the table where the turn has begun."""

SIX: Mapping[str, Any] = {
    "rules": module.CLASSIC,
    "seats": 6,
    "settlements": {
        0: "V(1,1,N) V(-1,3,N)",
        1: "V(1,-1,N) V(-2,1,S)",
        2: "V(-2,0,S) V(0,-3,S)",
        3: "V(0,-1,S) V(-2,3,N)",
        4: "V(1,0,N) V(1,-2,N)",
        5: "V(-1,0,S) V(-3,2,S)",
    },
    "roads": {
        0: "E(1,0,E) E(2,-1,SE) E(-1,2,E)",
        1: "E(1,-2,E) E(-3,2,E)",
        2: "E(-3,1,NE) E(0,-3,SE)",
        3: "E(0,-1,SE) E(-2,2,SE)",
        4: "E(1,-1,SE) E(1,-3,E)",
        5: "E(-2,1,E) E(-4,3,E)",
    },
}
"""A table of six; the player's road has come to an intersection where somebody may settle."""

START = """
position 1 classic 4
step settlers.action
"""
