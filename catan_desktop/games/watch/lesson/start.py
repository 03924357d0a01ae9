"""The start of the lessons of the Watch: two settlements each on the standard board of four."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

SETTLEMENTS: Mapping[int, str] = {
    0: "V(-1,2,N) V(0,2,S)",
    1: "V(2,0,S) V(-3,3,N)",
    2: "V(2,3,N) V(3,1,N)",
    3: "V(1,2,S) V(-2,3,N)",
}
ROADS: Mapping[int, str] = {
    0: "E(-1,2,NE) E(0,2,SE)",
    1: "E(2,0,SE) E(-3,3,NE)",
    2: "E(2,3,NE) E(3,1,NE)",
    3: "E(1,2,SE) E(-2,3,NE)",
}
GROWN: Mapping[int, str] = {**ROADS, 0: "E(-1,2,NE) E(0,1,SE) E(0,2,SE)"}
"""The player's road has reached the intersection V(0,2,N)."""
THROWN: Mapping[str, Any] = {"dice": (6, 6), "die": 12}
"""What lies on the table where the turn has begun."""

START = """
position 1 watch 4
"""
