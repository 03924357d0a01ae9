"""The rows of the events of Traders & Barbarians: what each says in the chronicle, and what moves and sounds."""

from __future__ import annotations

from catan_desktop.games.traders_barbarians import events
from catan_desktop.games.traders_barbarians.part import COMMODITIES, CommodityId, island
from catan_desktop.grid.topology import CornerId, HexId, PathId
from catan_desktop.kernel import Game, replace
from catan_desktop.mechanics.tables import GRAIN, tables
from catan_desktop.mechanics.view.board import BANK, seat_place
from catan_desktop.mechanics.view.coins import COIN
from catan_desktop.present.cue_rows import CueRow
from catan_desktop.present.event_rows import EventRow, EventTable, either
from catan_desktop.present.picture import Cue, Place

from .board import BARBARIAN, ROAD_BARBARIAN, STACK, WAGON, commodity_picture, wagon_kind

PACE = 0.32
"""Seconds that a wagon takes for a path at normal speed."""
CARD_PICTURES = {"dev-knight": "card-barbarian_knight"}
"""Pictures of cards for which this game has its own."""


def _at(corner: int) -> Place:
    return (WAGON, int(corner))


def _plaza(game: Game, hex: int) -> int:
    board = island(game)
    return board.plazas[board.trade_hexes.index(hex)]


def _moved(game: Game, event: events.WagonMoved) -> tuple[Cue, ...]:
    """Path by path, at the same pace however far it goes."""
    via: tuple[Place, ...] = tuple(("intersection", corner) for corner in event.route[1:-1])
    seconds = PACE * (len(event.route) - 1) + 0.2
    start, to = _at(event.route[0]), _at(event.route[-1])
    return (Cue("move", start, to, via, seat=event.seat, seconds=seconds, sound="road", weight=12),)


def _grain(game: Game, event: events.GrainPaid) -> tuple[Cue, ...]:
    return (Cue("card", seat_place(event.seat), BANK, sprite=tables(game).kinds[GRAIN], number=1),)


def _delivered(game: Game, event: events.Delivered) -> tuple[Cue, ...]:
    plaza, picture = _at(_plaza(game, event.hex)), commodity_picture(event.commodity)
    return (
        Cue("card", plaza, seat_place(event.seat), sprite=picture, number=1, sound="award", weight=60),
        Cue("turn", to=plaza, seat=event.seat, along=True),
    )


def _tried(game: Game, event: events.DriveOffRolled) -> tuple[Cue, ...]:
    """The die is laid open before all; it is none of those of the turn."""
    sound, weight = ("defender", 60) if event.driven else ("dice", 40)
    start = seat_place(event.seat)
    return (Cue("show", start, sprite=f"die-{event.value}", number=1, sound=sound, weight=weight),)


def arranged(cues: tuple[Cue, ...]) -> tuple[Cue, ...]:
    """Cards are shown with the pictures that they have in this game."""
    return tuple(replace(cue, sprite=CARD_PICTURES.get(cue.sprite, cue.sprite)) for cue in cues)


EVENTS = EventTable(
    {
        events.WagonPlaced: EventRow(
            cue=CueRow("place", to="corner", sprite=wagon_kind(1), seat="seat", sound="road", weight=12)
        ),
        events.WagonUpgraded: EventRow("train-upgraded", "who level", "ice", "upgrade", great=True,
            cue=CueRow("turn", to="corner", seat="seat", sound="progress", weight=20)),
        events.WagonMoved: EventRow("wagon-moved", "who points", icon="wagon", cue=_moved),
        events.TollPaid: EventRow("toll-paid", "who whom:owner count", "gold", "toll", indent=True,
            cue=CueRow("card", "seat", "owner", sprite=COIN, number="count", sound="coin", weight=30)),
        events.GrainPaid: EventRow("wagon-grain", "who", "dim", indent=True, cue=_grain),
        events.Delivered: EventRow("delivered", "who commodity", "gold", "delivery", great=True, cue=_delivered),
        events.Loaded: EventRow("loaded", "who commodity", indent=True, cue=(
            CueRow("card", "hex", "corner", picture="commodity", number=1, sound="token"),
            CueRow("turn", to="corner", seat="seat"),
        )),
        events.NothingToLoad: EventRow("stack-empty", "who", "dim", indent=True, sound="refuse"),
        events.DriveOffRolled: either(
            lambda game, event: event.driven,
            EventRow("drive-off-won", "who face:value", "good", "drive_off"),
            EventRow("drive-off-lost", "who face:value", "danger", "drive_off"),
            cue=_tried,
        ),
        events.BarbarianMoved: EventRow("barbarian-moved", "who", "fire", "barbarian",
            cue=CueRow("move", "former", "path", sprite=ROAD_BARBARIAN, sound="robber", weight=40)),
    },
    by_type={CommodityId: lambda game, commodity: COMMODITIES[commodity]},
    places={CornerId: WAGON, PathId: BARBARIAN, HexId: STACK},
    pictures={CommodityId: lambda game, commodity: commodity_picture(commodity)},
    arrange=arranged,
)  # fmt: skip
