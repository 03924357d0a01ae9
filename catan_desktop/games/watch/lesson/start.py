"""The start of the lessons of the Watch: two settlements each on the standard board of four."""

from __future__ import annotations

START = """
position 1 watch 4
step settlers.action
pieces.roads 0: E(-1,2,NE) E(0,2,SE); 1: E(2,0,SE) E(-3,3,NE); 2: E(3,1,NE) E(2,3,NE); 3: E(1,2,SE) E(-2,3,NE)
pieces.settlements 0: V(-1,2,N) V(0,2,S); 1: V(2,0,S) V(-3,3,N); 2: V(3,1,N) V(2,3,N); 3: V(1,2,S) V(-2,3,N)
watch.heroes qhorin thorne marsh mormont
hands.private 0: lumber brick wool grain
dice.last 6 6
watch.die 12
"""
