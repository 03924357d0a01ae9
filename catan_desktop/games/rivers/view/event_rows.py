"""The rows of the events of Rivers of Catan: what each says in the chronicle, and what moves."""

from __future__ import annotations

from catan_desktop.games.rivers.events import BridgeBuilt, TilesMoved
from catan_desktop.games.rivers.module import BRIDGE
from catan_desktop.kernel import Game, Seat
from catan_desktop.kernel.bits import bits
from catan_desktop.mechanics.view.board import seat_place
from catan_desktop.present.cue_rows import CueRow
from catan_desktop.present.event_rows import NOTHING, EventCases, EventRow, EventTable
from catan_desktop.present.picture import Cue
from catan_desktop.present.words import Party


def _tiles(game: Game, event: TilesMoved) -> tuple[Cue, ...]:
    """The Wealthiest Settler goes over like an award; who has become poor is lit."""
    cues = []
    if event.wealthiest != event.former_wealthiest:
        start, to = seat_place(event.former_wealthiest), seat_place(event.wealthiest)
        cues.append(Cue("award", start=start, to=to, sprite="gold"))
    for seat in bits(event.poor & ~event.former_poor):
        cues.append(Cue("pulse", to=seat_place(Seat(seat)), seat=seat, along=bool(cues)))
    return tuple(cues)


def _wealthiest(game: Game, event: TilesMoved) -> str:
    return "same" if event.wealthiest == event.former_wealthiest else "free" if event.wealthiest < 0 else "held"


def _poor(game: Game, event: TilesMoved) -> tuple[bool, bool] | None:
    """Return whether somebody has become poor, and whether all are; None where nothing has changed."""
    if event.poor == event.former_poor:
        return None
    return bool(event.poor & ~event.former_poor), event.poor == game.everybody


EVENTS = EventTable(
    {
        BridgeBuilt: EventRow("bridge-built", "who", icon=BRIDGE, great=(BRIDGE, "ice"),
            cue=CueRow("place", to="site", sprite=BRIDGE, seat="seat", sound="road", weight=12)),
        TilesMoved: (
            EventCases(
                _wealthiest,
                {
                    "held": EventRow("wealthiest", "who:wealthiest", "gold", "crown", great=True),
                    "free": EventRow("wealthiest-free", "", "gold", "crown", great=True),
                    "same": NOTHING,
                },
                cue=_tiles,
            ),
            EventCases(
                _poor,
                {
                    (True, True): EventRow("poor-all", "", "danger", "gold"),
                    (True, False): EventRow("poor", "who:poor count", "danger", "gold"),
                    (False, False): EventRow("poor", "who:poor count", "good", "gold"),
                    None: NOTHING,
                },
            ),
        ),
    },
    {
        "poor": lambda game, event: Party(event.poor),
        "count": lambda game, event: event.poor.bit_count(),
    },
)  # fmt: skip
