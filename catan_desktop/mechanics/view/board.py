"""How the module shows itself on the board: land, harbours, pieces, the robber, and what moves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from math import hypot
from typing import Any

from catan_desktop.grid.layout import bounds, corner_at, hex_center, hex_polygon, path_points
from catan_desktop.grid.topology import CornerId, PathId
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import GameState, Observation
from catan_desktop.mechanics.board import ANY, Harbour, Island, board_now, pips
from catan_desktop.mechanics.events import (
    CITY,
    ROAD,
    SETTLEMENT,
    AwardMoved,
    BankTraded,
    Built,
    CardBought,
    CardPlayed,
    CardsTaken,
    Discarded,
    FirstChosen,
    FirstRolled,
    Monopolised,
    PointCardsShown,
    Produced,
    ProductionEnded,
    RobberMoved,
    Rolled,
    Stolen,
    Traded,
)
from catan_desktop.mechanics.parts import HOME, PIECES, ROBBER, Pieces
from catan_desktop.mechanics.pieces import road_pieces
from catan_desktop.mechanics.questions import BLOCKED
from catan_desktop.mechanics.tables import RESOURCES, tables
from catan_desktop.mechanics.view.moments import AWARD_ICONS
from catan_desktop.mechanics.view.panels import card_art
from catan_desktop.present.compose import BoardView, CueMaker
from catan_desktop.present.models.board import (
    FROZEN,
    HarbourMark,
    HexBoard,
    HexGround,
    HexTile,
    Piece,
    Point,
)
from catan_desktop.present.picture import BoardPicture, Cue, Place, ordered

BANK: Place = ("bank", 0)
ROBBER_PIECE = "robber"
BACK = "card-back-dev"
SEVEN = 7


@cache
def hex_ground(island: Island) -> HexGround:
    """The land of a board as it is drawn, with its number tokens."""
    topology = island.topology
    used: dict[str, int] = {}

    def tile(site: int, at: tuple[int, int], terrain: str, resource: str, token: tuple[int, ...]) -> HexTile:
        used[terrain] = variant = used.get(terrain, -1) + 1
        text = "/".join(str(total) for total in token)
        return HexTile(site, hex_center(at), terrain, resource, text, pips(token), token in {(6,), (8,)}, variant)

    tiles = [
        tile(site, at, kind.key, "" if kind.yields is None else RESOURCES[kind.yields], token)
        for site, (at, kind, token) in enumerate(zip(topology.hexes, island.hex_terrain, island.tokens, strict=True))
    ]
    tiles += [tile(FROZEN, at, "ice", "", ()) for at in island.ice]
    frozen = [point for at in island.ice for point in hex_polygon(at)]
    left, top, right, bottom = bounds(topology)
    xs, ys = [left, right, *(x for x, _ in frozen)], [top, bottom, *(y for _, y in frozen)]
    return HexGround(
        tiles=tuple(tiles),
        corners=tuple(corner_at(topology, CornerId(corner)) for corner in range(len(topology.corners))),
        paths=tuple(path_points(topology, PathId(path)) for path in range(len(topology.paths))),
        harbours=tuple(_harbour(island, harbour) for harbour in island.harbours),
        bounds=(min(xs), min(ys), max(xs), max(ys)),
    )


def _harbour(island: Island, harbour: Harbour) -> HarbourMark:
    topology = island.topology
    path = topology.parse_path(harbour.path)
    ends = path_points(topology, path)
    land = hex_center(topology.hexes[next(bits(topology.path_hexes[path]))])
    away = ((ends[0][0] + ends[1][0]) / 2 - land[0], (ends[0][1] + ends[1][1]) / 2 - land[1])
    far = hypot(*away)
    outward: Point = (away[0] / far, away[1] / far)
    kind = "any" if harbour.kind == ANY else RESOURCES[harbour.kind]
    return HarbourMark(kind, harbour.rate, ends, topology.path_end_mask[path], outward)


def as_it_lies(game: Game, state: GameState) -> Game:
    """The game on its board as it lies at a moment, for what is told and shown of it."""
    island = board_now(game, state)
    return game if island is game.board else Game(game.ruleset, game.seats, island, game.options)


def _stand(game: Game, state: GameState, pieces: Pieces) -> list[Piece]:
    """Roads, settlements and cities; what else links a seat's network is drawn by whoever brings it."""
    links = [road_pieces(game, state, Seat(seat)) for seat in range(game.seats)]
    return [
        Piece(space, site, kind, seat)
        for space, kind, masks in (
            ("path", ROAD, links),
            ("intersection", SETTLEMENT, pieces.settlements),
            ("intersection", CITY, pieces.cities),
        )
        for seat, mask in enumerate(masks)
        for site in bits(mask)
    ]


def fill(game: Game, view: Observation, picture: BoardPicture | None) -> BoardPicture:
    """The land with everything that stands on it."""
    stands, robber = PIECES.get(game, view.state), ROBBER.get(game, view.state)
    robber_home = robber is not None and game.board.robber_start is None
    pieces = [] if stands is None else _stand(game, view.state, stands)
    if robber is not None and (robber.hex != HOME or robber_home):
        pieces.append(Piece(*robber_place(robber.hex), ROBBER_PIECE))
    board = HexBoard(hex_ground(board_now(game, view.state)), game.ask(BLOCKED, view.state), game.seats)
    over = view.state.outcome
    light = "dawn" if over is not None and over.ending == tables(game).ending else ""
    return BoardPicture(board, ordered(pieces), light, (("home", 1),) if robber_home else ())


def seat_place(seat: int) -> Place:
    """Where a seat's cards are."""
    return ("seat", int(seat))


def seat_pulse(game: Game, event: Any) -> tuple[Cue, ...]:
    """Return that the seat of an event is lit."""
    return (Cue("pulse", to=seat_place(event.seat), seat=event.seat),)


def card_flights(game: Game, start: Place, to: Place, cards: Iterable[int], *, along: bool = True) -> tuple[Cue, ...]:
    """Cards and goods fly, one cue for each kind; `number` is how many of it."""
    kinds = (*tables(game).kinds, *[f"resource-{good.key}" for good in tables(game).goods])
    return tuple(
        Cue("card", start=start, to=to, sprite=kinds[kind], number=count, along=along or kind > 0)
        for kind, count in enumerate(cards)
        if count
    )


def robber_place(hex: int) -> tuple[str, int]:
    """Where the robber stands."""
    return ("home", 0) if hex == HOME else ("hex", hex)


def _rolled(game: Game, event: FirstRolled | Rolled) -> tuple[Cue, ...]:
    return (Cue("dice", seat=event.seat, numbers=(event.one, event.two)),)


def _producing(game: Game, event: ProductionEnded) -> tuple[Cue, ...]:
    """The hexes of the roll; this event comes just before the cards of each seat."""
    total = event.total
    if total == SEVEN:
        return (Cue("heard", sound="seven", weight=75),)
    return tuple(
        Cue("pulse", to=("hex", hex), number=total, along=index > 0)
        for index, hex in enumerate(game.board.producers[total])
    )


def _produced(game: Game, event: Produced) -> tuple[Cue, ...]:
    return card_flights(game, (), seat_place(event.seat), event.cards)


def _discarded(game: Game, event: Discarded) -> tuple[Cue, ...]:
    return card_flights(game, seat_place(event.seat), BANK, event.cards)


def _taken(game: Game, event: CardsTaken) -> tuple[Cue, ...]:
    return card_flights(game, BANK, seat_place(event.seat), event.cards)


def _robber(game: Game, event: RobberMoved) -> tuple[Cue, ...]:
    start, to = robber_place(event.former), robber_place(event.hex)
    return (Cue("move", start=start, to=to, sprite=ROBBER_PIECE, sound="robber"),)


def _stolen(game: Game, event: Stolen) -> tuple[Cue, ...]:
    sprite = "" if event.card is None else tables(game).kinds[event.card]
    victim, thief = seat_place(event.victim), seat_place(event.thief)
    return (Cue("card", start=victim, to=thief, sprite=sprite, number=1, sound="theft", weight=45),)


def _built(game: Game, event: Built) -> tuple[Cue, ...]:
    space = "path" if event.piece == ROAD else "intersection"
    sound = {ROAD: "road", CITY: "keep"}.get(event.piece, "")
    return (Cue("place", to=(space, event.site), sprite=event.piece, seat=event.seat, sound=sound, weight=12),)


def _bought(game: Game, event: CardBought) -> tuple[Cue, ...]:
    return drawn_card(event.seat, BACK, "" if event.card is None else tables(game).cards[event.card].key)


def drawn_card(seat: Seat, back: str, key: str, picture: str = "") -> tuple[Cue, ...]:
    """A card goes from the deck to a seat: face down, or with a key turned up for its owner's eyes."""
    if not key:
        return (Cue("card", ("deck", 0), seat_place(seat), sprite=back, number=1, sound="page"),)
    to: Place = ("hand", int(seat))
    text = f"card-{key.replace('_', '-')}"
    return (Cue("reveal", ("deck", 0), to, sprite=picture or card_art(key), back=back, text=text, sound="page"),)


def _played(game: Game, event: CardPlayed) -> tuple[Cue, ...]:
    return (Cue("show", start=seat_place(event.seat), sprite=card_art(event.key), number=1, text=f"card-{event.key}"),)


def _points_shown(game: Game, event: PointCardsShown) -> tuple[Cue, ...]:
    return (Cue("show", start=seat_place(event.seat), sprite=card_art("vp"), number=event.count, text="card-vp"),)


def _award(game: Game, event: AwardMoved) -> tuple[Cue, ...]:
    start = seat_place(event.former) if event.former >= 0 else ()
    to = seat_place(event.holder) if event.holder >= 0 else ()
    return (Cue("award", start=start, to=to, sprite=AWARD_ICONS.get(event.award, "crown")),)


def _monopolised(game: Game, event: Monopolised) -> tuple[Cue, ...]:
    return tuple(
        Cue(
            "card",
            seat_place(seat),
            seat_place(event.seat),
            sprite=tables(game).kinds[event.resource],
            number=n,
            along=True,
            sound="theft",
            weight=45,
        )
        for seat, n in enumerate(event.counts)
        if n
    )


def _bank_traded(game: Game, event: BankTraded) -> tuple[Cue, ...]:
    seat, kinds = seat_place(event.seat), tables(game).kinds
    return (
        Cue("card", start=seat, to=BANK, sprite=kinds[event.give], number=event.rate, sound="coin"),
        Cue("card", start=BANK, to=seat, sprite=kinds[event.take], number=1, along=True),
    )


def _traded(game: Game, event: Traded) -> tuple[Cue, ...]:
    giver, taker = seat_place(event.seat), seat_place(event.partner)
    there = card_flights(game, giver, taker, event.give, along=False)
    back = card_flights(game, taker, giver, event.want)
    return (Cue("heard", sound="trade", weight=35), *there, *back)


SHARED_CUES: Mapping[type[Event], CueMaker] = {
    Rolled: _rolled,
    ProductionEnded: _producing,
    Produced: _produced,
    Discarded: _discarded,
    CardsTaken: _taken,
    BankTraded: _bank_traded,
    Traded: _traded,
}
"""What dice, cards and trades show, whatever game they are of."""
SETTLERS_BOARD = BoardView(
    fill,
    {
        **SHARED_CUES,
        FirstRolled: _rolled,
        FirstChosen: seat_pulse,
        RobberMoved: _robber,
        Stolen: _stolen,
        Built: _built,
        CardBought: _bought,
        CardPlayed: _played,
        PointCardsShown: _points_shown,
        AwardMoved: _award,
        Monopolised: _monopolised,
    },
    ground=hex_ground,
)
"""The board view of `settlers`."""
