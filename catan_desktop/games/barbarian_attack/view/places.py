"""Explanations of castles, coastal hexes, riders, buildings at the coast and the ships before it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from catan_desktop.games.barbarian_attack.battle import riders_at
from catan_desktop.games.barbarian_attack.conquest import conquered_buildings, conquered_hexes
from catan_desktop.games.barbarian_attack.part import FULL, PLACE, RIDE, RIDERS, Riding, attack, island
from catan_desktop.games.barbarian_attack.riding import ends
from catan_desktop.grid.topology import CornerId, HexId, PathId
from catan_desktop.kernel import Game, GameState, Observation, Seat, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.view.names import hex_words
from catan_desktop.present.models.explain import Explained, Thing
from catan_desktop.present.panel_view import SiteTeller
from catan_desktop.present.words import Several, Who, Words, words

FACES = ("NW", "NE", "E", "SE", "SW", "W")
"""The edges of a castle, by the faces of the die from 1 on (BARB-021)."""


def yet_to_ride(state: GameState, seat: Seat) -> int | None:
    """Return the mask of a seat's riders that may still move; None while nobody asks for it."""
    for frame in state.frames:
        if frame.step == RIDE and frame.data_as(Riding).seat == seat:
            return frame.data_as(Riding).left
    return None


def supply(game: Game, state: GameState) -> Iterator[Words]:
    """Return what lies beside the board: barbarians at sea; and what they hold."""
    yield words("tell-barbarians", count=attack(game, state).supply)
    fallen = conquered_hexes(game, state).bit_count()
    if fallen:
        yield words("tell-conquered", count=fallen)


def _hex(game: Game, view: Observation, hex: HexId, found: Explained) -> Explained:
    board, part = island(game), attack(game, view.state)
    if hex in board.castles:
        return replace(found, rows=(words("explain-castle"),), topic="castle", lit=(("path", board.path_masks[hex]),))
    if not board.coast_mask >> hex & 1:
        return found
    count, riders = part.standing[hex], riders_at(game, view.state, hex)
    rows = [words("explain-coast-hex", count=count)]
    if count == FULL:
        rows.append(words("explain-conquered"))
    if count:
        rows.append(words("explain-victory-needs", count=count + 1))
    if any(riders):
        told = [words("explain-riders-of", who=Who(Seat(seat)), count=n) for seat, n in enumerate(riders) if n]
        rows.append(words("explain-riders-here", riders=Several(tuple(told))))
    return replace(found, rows=(*found.rows, *rows), topic="conquered-hex" if count == FULL else "coastal-hex")


def _post(game: Game, path: PathId) -> Words:
    """At which hexes a rider on a path counts (BARB-079, BARB-083a)."""
    board = island(game)
    coast = tuple(hex_words(game, hex) for hex in bits(board.topology.path_hexes[path] & board.coast_mask))
    return words("explain-rider-counts", hexes=Several(coast)) if coast else words("explain-rider-idle")


def _path(game: Game, view: Observation, path: PathId, found: Explained) -> Explained:
    board, part = island(game), attack(game, view.state)
    choosing = view.decision is not None and view.state.frames[-1].step in {PLACE, RIDE}
    if choosing:  # where roads do not matter
        found = Explained((), "path-knight")
    rows = list(found.rows)
    for castle in board.castles:
        for number, direction in enumerate(FACES):
            if board.topology.path_id(*board.topology.hexes[castle], direction) == path:
                rows.insert(0, words("explain-castle-path", face=number + 1))
                found = replace(found, topic="castle")
    for seat, mask in enumerate(part.riders):
        if mask >> path & 1:
            left = yet_to_ride(view.state, Seat(seat))
            rode = left is not None and not left >> path & 1
            told = words("explain-rider", who=Who(Seat(seat)))
            rows[:0] = [told, _post(game, path), *([words("explain-rider-rode")] if rode else [])]
            beside = ("hex", board.topology.path_hexes[path] & board.coast_mask)
            reach = ("path", ends(game, view.state, view.seat, path) if seat == view.seat and left is None else 0)
            return replace(found, rows=tuple(rows), topic="path-knight", lit=(*found.lit, beside, reach))
    return replace(found, rows=(*rows, _post(game, path)) if choosing else tuple(rows))


def _corner(game: Game, view: Observation, corner: CornerId, found: Explained) -> Explained:
    board, pieces = island(game), PIECES.of(game, view.state)
    for seat in range(game.seats):
        if conquered_buildings(game, view.state, Seat(seat)) >> corner & 1:
            rows = (*found.rows[:1], words("explain-fallen"), words("explain-fallen-when"))
            return replace(found, rows=rows, topic="conquered-hex")
    coastal = board.topology.corner_hexes[corner] & board.coast_mask
    if not coastal or not (pieces.open_corners | pieces.buildings) >> corner & 1:
        return found
    exposed = board.exposed >> corner & 1
    return replace(found, rows=(*found.rows, words("explain-exposed" if exposed else "explain-safe")))


def _sea(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    order = tuple(words("value", value="/".join(map(str, island(game).tokens[hex]))) for hex in island(game).coast)
    rows = (*supply(game, view.state), words("tell-check-order", numbers=Several(order)))
    return Explained(rows, "barbarian-landing", (), (("hex", island(game).coast_mask),))


def _seat(game: Game, view: Observation, seat: int, found: Explained) -> Explained:
    return replace(found, lit=(*found.lit, ("path", attack(game, view.state).riders[seat])))


PLACES: Mapping[str, SiteTeller] = {
    "hex": _hex,
    "path": _path,
    "intersection": _corner,
    "sea": _sea,
    "seat": _seat,
}


def explain(game: Game, view: Observation, thing: Thing, found: Explained) -> Explained:
    """Tell of a thing of this module, or add to what is told of it."""
    kind, site = thing
    if thing == ("act", "ride"):
        return replace(found, lit=(("path", attack(game, view.state).riders[view.seat]),))
    teller = PLACES.get(kind)
    return found if teller is None or not isinstance(site, int) else teller(game, view, site, found)


def riders_left(game: Game, state: GameState, seat: Seat) -> int:
    """Return how many riders a seat has in its supply."""
    return RIDERS - attack(game, state).riders[seat].bit_count()
