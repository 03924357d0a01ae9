"""Strokes on an island that are more than a hex: streams, and harbours that change places."""

from __future__ import annotations

from catan_desktop.grid.axial import Axial, direction, neighbour
from catan_desktop.session.own_islands import MOST_STREAMS, HarbourAt, Hex, OwnIsland, StreamAt

SOURCE, MOUTH = "mountains", "desert"
"""Terrain where a stream begins and where it ends."""


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
