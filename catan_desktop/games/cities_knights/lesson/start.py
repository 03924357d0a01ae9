"""The start of the lessons of Cities & Knights: a city and a settlement each on the board of the first game."""

from __future__ import annotations

TOWN, HOUSE, PIER = "V(0,2,N)", "V(-1,1,N)", "V(1,2,N)"
"""The player's city between mountains 6, pasture 4 and forest 11; a house at fields 4, hills 11 and fields 5; one at a
3:1 harbour."""

START = """
position 1 cities-knights 4
step settlers.action
pieces.roads 0: E(-1,1,NE) E(1,1,SE) E(0,2,NE); 1: E(0,-1,NE) E(1,0,NE) E(1,0,E); 2: E(-2,1,NE) E(-2,2,NE);
  3: E(1,-1,E) E(-1,0,NE)
pieces.settlements 0: V(-1,1,N) V(1,2,N); 1: V(2,-1,S); 2: V(-1,1,S); 3: V(2,-2,S)
pieces.cities 0: V(0,2,N); 1: V(0,-1,N); 2: V(-2,1,N); 3: V(-1,0,N)
dice.last 5 3
cities_knights.face ship
"""
