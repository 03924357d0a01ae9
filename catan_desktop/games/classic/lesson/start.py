"""The start of the lessons of the classic island: two settlements each on the fixed boards."""

from __future__ import annotations

from collections.abc import Mapping

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

START = """
position 1 classic 4
step settlers.action
pieces.roads 0: E(1,1,NE) E(-2,2,NE); 1: E(0,-2,E) E(-2,0,SE); 2: E(1,-2,E) E(-1,2,E);
  3: E(-1,-1,SE) E(1,-1,E)
pieces.settlements 0: V(-1,1,S) V(1,1,N); 1: V(0,-1,N) V(-2,1,N); 2: V(1,-1,N) V(0,1,S); 3: V(-1,0,N) V(1,0,N)
"""
