"""Strokes on an island that are more than a hex: streams, harbours that change places, and numbers that are dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from random import Random

from catan_desktop.grid.axial import DIRECTIONS, Axial, direction, neighbour
from catan_desktop.mechanics.layouts import RED
from catan_desktop.session.own_islands import MOST_STREAMS, HarbourAt, Hex, OwnIsland, StreamAt

SOURCE, MOUTH = "mountains", "desert"
"""Terrain where a stream begins and where it ends."""
BOX = (2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12)
"""The numbers of the box."""
_APART = frozenset([number for (number,) in RED])
"""Numbers that are dealt first, no two of them side by side where that can be."""


def flowing(island: OwnIsland, place: Axial, away: bool, *, new: bool) -> OwnIsland | None:
    """Return the island after a dab with the stream brush; None where it does nothing.

    On land it leads the stream that is not finished one hex on, or begins a stream (in its place, there is one at a
    time); in the water beside its last hex it lets it flow into the sea. The source becomes mountains, the mouth a
    desert. `away` takes a stream away; only a `new` stroke begins one.
    """
    land = {(hex.q, hex.r) for hex in island.hexes}
    ready = tuple(stream for stream in island.streams if stream.outlet)
    growing = next((stream for stream in island.streams if not stream.outlet), None)
    if away:
        kept = tuple(stream for stream in island.streams if place not in stream.hexes)
        return island.model_copy(update={"streams": kept})
    if any(place in stream.hexes for stream in island.streams):
        return None
    way = direction(growing.hexes[-1], place) if growing is not None else ""
    if growing is not None and way:
        if place in land:
            more = growing.model_copy(update={"hexes": (*growing.hexes, place)})
            return island.model_copy(update={"streams": (*ready, more)})
        done = growing.model_copy(update={"outlet": way})
        painted = _painted(island, growing.hexes[-1], MOUTH) if len(growing.hexes) > 1 else island
        return painted.model_copy(update={"streams": (*ready, done)})
    if not new or place not in land or len(ready) >= MOST_STREAMS:
        return None
    return _painted(island, place, SOURCE).model_copy(update={"streams": (*ready, StreamAt(hexes=(place,)))})


def _painted(island: OwnIsland, place: Axial, terrain: str) -> OwnIsland:
    """Return the island with other terrain in one place; a mouth takes no number."""
    hexes = tuple(_hex(hex, terrain) if (hex.q, hex.r) == place else hex for hex in island.hexes)
    return island.model_copy(update={"hexes": hexes})


def _hex(hex: Hex, terrain: str) -> Hex:
    return hex.model_copy(update={"terrain": terrain, **({"token": 0, "second": 0} if terrain == MOUTH else {})})


def on_land(island: OwnIsland) -> tuple[StreamAt, ...]:
    """Return the streams that flow over land alone; where the sea at a mouth has become land, it is not finished."""
    land = {(hex.q, hex.r) for hex in island.hexes}
    kept = [stream for stream in island.streams if land.issuperset(stream.hexes)]
    return tuple(
        stream.model_copy(update={"outlet": ""})
        if stream.outlet and neighbour(stream.hexes[-1], stream.outlet) in land
        else stream
        for stream in kept
    )


def swapped(island: OwnIsland, path: str, kind: str) -> OwnIsland:
    """Return the island with a kind of harbour at an edge, and the one that was there in the place of that kind."""
    here = next((one.kind for one in island.harbours if one.path == path), kind)

    def changed(one: HarbourAt) -> HarbourAt:
        other = kind if one.path == path else here if one.kind == kind else one.kind
        return one.model_copy(update={"kind": other})

    return island.model_copy(update={"harbours": tuple(changed(one) for one in island.harbours)})


def numbered(island: OwnIsland, takes: Container[str], seed: int) -> OwnIsland:
    """Return the island with a number on every hex of a terrain in `takes` that has none.

    They are dealt as those of the box, what lies there already counted; red ones first, and apart where that can be.
    """
    lying = {(hex.q, hex.r): hex.token for hex in island.hexes if hex.terrain in takes}
    bare, used = [place for place, token in lying.items() if not token], Counter(lying.values())
    luck, pool = Random(seed), list[int]()
    while len(pool) < len(bare):
        boxful = [token for token, count in (Counter(BOX) - used).items() for _ in range(count)]
        used -= Counter(BOX)
        luck.shuffle(boxful)
        pool += boxful
    for token in sorted(pool[: len(bare)], key=lambda token: token not in _APART):
        alike = _APART if token in _APART else {token}
        free = [place for place in bare if alike.isdisjoint(lying.get(neighbour(place, way), 0) for way in DIRECTIONS)]
        place = luck.choice(free or bare)
        lying[place] = token
        bare.remove(place)
    hexes = tuple([hex.model_copy(update={"token": lying.get((hex.q, hex.r), hex.token)}) for hex in island.hexes])
    return island.model_copy(update={"hexes": hexes})
