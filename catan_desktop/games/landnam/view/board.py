"""The map as a picture: land as far as it is known, pieces, and what is ordered.

Besides the spaces of the land there are `outer`, whose one site is the outer sea, and `side`: the six sides of the
frame, as long as first steps are made. Kinds of pieces, by layer:

-1  `harbour-<resource>` on a hex of sea, `aim` on the hex that is explored, `side-free` and `side-taken` on a side
 0  `settler`, `ship`, `ship-ashore` on a hex, `ship` on the outer sea, `farm` and `town` on an intersection
 1  the same with QUEUED for what appears at the end of the turn, also `harbour-<resource>` and `ageing`
 2  `busy` on a hex whose piece acts already, `outlaw` at a piece outside the law
 3  `claim` of a creditor at an outlaw; its slot is the corner of the hex, from the north clockwise, with its settlement
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from catan_desktop.games.landnam.board import OUT, SIDES, TOPOLOGY
from catan_desktop.games.landnam.builds import QUEUE
from catan_desktop.games.landnam.exploration import CARD, ENTRY, OMEN, Expedition
from catan_desktop.games.landnam.fate import FATE
from catan_desktop.games.landnam.fate_cards import CARDS, FateId
from catan_desktop.games.landnam.land import LAND, NO_HARBOUR, harbours_left, tiles_left
from catan_desktop.games.landnam.movement import MOVES
from catan_desktop.games.landnam.tables import KINDS, SEA, TERRAIN
from catan_desktop.games.landnam.units import UNITS, Units
from catan_desktop.grid.layout import bounds, corner_at, hex_center, path_points
from catan_desktop.grid.topology import CornerId, PathId
from catan_desktop.kernel import Game, GameState, Observation
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.ids import numbered
from catan_desktop.mechanics.board import Island, board_now, pips
from catan_desktop.present.compose import BoardView
from catan_desktop.present.models.board import HexBoard, HexGround, HexTile, Piece
from catan_desktop.present.models.gauges import Pile, Shelf
from catan_desktop.present.picture import BoardPicture, ordered
from catan_desktop.present.words import Party, Words, words

OUTER, SIDE = "outer", "side"
QUEUED = "-queued"
"""How kinds of pieces end that are paid for and appear at the end of the turn."""
OLD = 8
"""Numbers from here on are old ones."""


def place_of(stop: int) -> tuple[str, int]:
    """Return the place on the board of a stop."""
    return (OUTER, 0) if stop == OUT else ("hex", stop)


def harbour_piece(kind: CardKind) -> str:
    """Return the kind of piece that the harbour token of a resource is."""
    return f"harbour-{KINDS[kind]}"


# the land


@lru_cache(maxsize=64)
def ground_of(island: Island) -> HexGround:
    """Return the land as it is known, with its numbers."""
    tiles = []
    for site, (at, kind, token) in enumerate(zip(TOPOLOGY.hexes, island.hex_terrain, island.tokens, strict=True)):
        goods = "" if kind.yields is None else KINDS[kind.yields]
        text = "".join(map(str, token))
        old = bool(token) and token[0] >= OLD
        tiles.append(HexTile(site, hex_center(at), kind.key, goods, text, pips(token), old, site))
    return HexGround(
        tiles=tuple(tiles),
        corners=tuple([corner_at(TOPOLOGY, CornerId(corner)) for corner in range(len(TOPOLOGY.corners))]),
        paths=tuple([path_points(TOPOLOGY, PathId(path)) for path in range(len(TOPOLOGY.paths))]),
        harbours=(),
        bounds=bounds(TOPOLOGY),
        scenery="iceland",
    )


# what stands on it


def _units(game: Game, state: GameState, part: Units) -> Iterator[Piece]:
    terrain = LAND.of(game, state).terrain
    for seat in range(game.seats):
        for hex in bits(part.ships[seat]):
            yield Piece("hex", hex, "ship" if terrain[hex] == SEA else "ship-ashore", seat)
        for hex in bits(part.settlers[seat]):
            yield Piece("hex", hex, "settler", seat)
        for kind, mask in (("farm", part.farms[seat]), ("town", part.cities[seat])):
            for corner in bits(mask):
                yield Piece("intersection", corner, kind, seat)
    for seat, ships in enumerate(part.outside):
        for slot in range(ships):
            yield Piece(OUTER, 0, "ship", seat, slot=slot)


def _outlaws(part: Units) -> Iterator[Piece]:
    for hex, creditors in enumerate(part.creditors):
        owner = part.owner(hex)
        if not creditors or owner is None:
            continue
        yield Piece("hex", hex, "outlaw", owner, layer=2)
        for seat in bits(creditors):
            corners = [slot for slot, at in enumerate(TOPOLOGY.hex_corners[hex]) if part.settlements(seat) >> at & 1]
            yield Piece("hex", hex, "claim", seat, layer=3, slot=corners[0] if corners else 0)


def _queued(game: Game, state: GameState) -> Iterator[Piece]:
    queue, seat = QUEUE.of(game, state), int(state.seat)
    placed = [("intersection", corner, "farm") for _, corner in queue.farms]
    placed += [("intersection", corner, "town") for corner in queue.cities]
    placed += [("hex", hex, "settler") for _, hex in queue.settlers]
    placed += [("hex", hex, "ship") for _, hex in queue.ships]
    placed += [("hex", hex, "ageing") for hex in queue.ageings]
    placed += [("hex", hex, harbour_piece(resource)) for hex, resource in queue.harbours]
    for space, site, kind in placed:
        yield Piece(space, site, kind + QUEUED, seat, layer=1)
    for slot in range(queue.outer_ships):
        yield Piece(OUTER, 0, "ship" + QUEUED, seat, layer=1, slot=slot)
    for hex in bits(queue.busy_pieces):
        yield Piece("hex", hex, "busy", seat, layer=2)


def _sides(game: Game, state: GameState) -> Iterator[Piece]:
    moves = MOVES.of(game, state)
    if moves.begun != game.everybody:
        for side in range(len(SIDES)):
            yield Piece(SIDE, side, "side-taken" if moves.sides >> side & 1 else "side-free", layer=-1)


def _aim(state: GameState) -> Iterator[Piece]:
    """The hex that is being explored, while somebody decides something about it."""
    frame = state.frames[-1]
    if isinstance(frame.data, Expedition) and frame.step in {CARD, OMEN, ENTRY}:
        yield Piece("hex", frame.data.target, "aim", layer=-1)


def fill(game: Game, view: Observation, picture: BoardPicture | None) -> BoardPicture:
    """The land with everything that stands on it."""
    state = view.state
    part = UNITS.of(game, state)
    harbours = [
        Piece("hex", hex, harbour_piece(kind), layer=-1)
        for hex, kind in enumerate(LAND.of(game, state).harbours)
        if kind != NO_HARBOUR
    ]
    sides = list(_sides(game, state))
    pieces = ordered(
        [*harbours, *_units(game, state, part), *_outlaws(part), *_queued(game, state), *_aim(state), *sides]
    )
    spaces = ((OUTER, 1), (SIDE, (1 << len(SIDES)) - 1)) if sides else ((OUTER, 1),)
    board = HexBoard(ground_of(board_now(game, state)), 0, game.seats)
    over = state.outcome
    return BoardPicture(board, pieces, "dawn" if over is not None else "", spaces, gauges=(_left(game, state),))


def _left(game: Game, state: GameState) -> Shelf:
    """Return the tiles, harbour tokens and fate cards that are left; fate cards that were played lie open."""
    land, fate = LAND.of(game, state), FATE.of(game, state)
    tiles = tiles_left(land.terrain)
    known = [(kind.key, tiles[number]) for number, kind in enumerate(TERRAIN) if number]
    piles = [Pile(f"landnam-{key}-1", count, f"terrain-{key}") for key, count in known]
    for kind, key in numbered(CardKind, KINDS):
        piles.append(Pile(f"landnam-{harbour_piece(kind)}", harbours_left(land, kind), f"shelf-harbour-{key}"))
    deck = Pile("card-back-fate", fate.deck, "shelf-deck")
    return Shelf((*piles, deck, Pile("icon-shuffle", sum(fate.discard), "shelf-discard")))


def describe(game: Game, view: Observation) -> tuple[Words, ...]:
    """Return how much of the land is known, and what stands at sea."""
    terrain = LAND.of(game, view.state).terrain
    known = len(terrain) - terrain.count(0)
    units = UNITS.of(game, view.state)
    found = [words("describe-landnam-map", count=known)]
    outside = sum([1 << seat for seat, count in enumerate(units.outside) if count])
    outlaws = sum(
        {1 << owner for hex, mask in enumerate(units.creditors) if mask and (owner := units.owner(hex)) is not None}
    )
    if outside:
        found.append(words("describe-outside", who=Party(outside)))
    if outlaws:
        found.append(words("describe-outlaws", who=Party(outlaws)))
    return tuple(found)


def card_picture(card: FateId) -> str:
    """Return the name of the picture of a fate card."""
    return f"card-{CARDS[card].key}"


def card_key(card: FateId) -> str:
    """Return the text key of a fate card."""
    return "card-" + CARDS[card].key.replace("_", "-")


BOARD = BoardView(fill, describe=describe)
