"""The view of the module `ships`: ships on the board, in the chronicle, among the buttons and at each seat."""

from __future__ import annotations

from catan_desktop.games.seafarers.actions import MoveShip
from catan_desktop.games.seafarers.events import ShipBuilt, ShipMoved
from catan_desktop.games.seafarers.ships import (
    SHIP,
    SHIP_PART,
    movable_ships,
    new_paths,
    open_ships,
    sea_island,
    ships_left,
)
from catan_desktop.games.six_players.module import PAIR
from catan_desktop.kernel import Game, Observation, Reason, Seat, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.mechanics.buying import cost_of
from catan_desktop.mechanics.events import ROAD
from catan_desktop.mechanics.parts import LONGEST_ROAD, PIECES
from catan_desktop.mechanics.turn import ACTION
from catan_desktop.mechanics.view.names import goods
from catan_desktop.mechanics.view.panels import asked_now
from catan_desktop.present.compose import BoardView
from catan_desktop.present.cue_rows import CueRow
from catan_desktop.present.event_rows import EventRow, EventTable, either
from catan_desktop.present.models.board import Piece
from catan_desktop.present.models.explain import Explained, Thing
from catan_desktop.present.models.panels import ActionButton, Counter, SeatPanel, TableModel
from catan_desktop.present.module_view import ModuleView
from catan_desktop.present.panel_view import PanelView
from catan_desktop.present.picture import BoardPicture, ordered
from catan_desktop.present.words import Who, because, words

from .achievements import CHAPTER
from .charts import CHARTS

SAIL = "sail"
LINKS = (ROAD, SHIP)
"""What begins the row of buttons."""


def board(game: Game, view: Observation, picture: BoardPicture) -> BoardPicture:
    """The board with its ships."""
    fleets = SHIP_PART.of(game, view.state).ships
    ships = [Piece("path", site, SHIP, seat) for seat, mask in enumerate(fleets) for site in bits(mask)]
    return replace(picture, pieces=ordered([*picture.pieces, *ships]))


EVENTS = EventTable(
    {
        ShipBuilt: either(
            lambda game, event: event.paid,
            EventRow("sea-ship-built", "who", icon=SHIP),
            EventRow("sea-ship-placed", "who", "dim", SHIP),
            cue=CueRow("place", to="site", sprite=SHIP, seat="seat", sound="road", weight=12),
        ),
        ShipMoved: EventRow("sea-ship-moved", "who", "dim", SHIP,
            cue=CueRow("move", "start", "site", sprite=SHIP, seat="seat", sound="road")),
    }
)  # fmt: skip


# buttons


def _why_no_move(game: Game, view: Observation) -> Reason | None:
    """Return why the seat can move no ship now; None if it can."""
    state, seat = view.state, view.seat
    why = asked_now(game, view, (ACTION, PAIR))
    if why is not None:
        return why
    part = SHIP_PART.of(game, state)
    if part.moved:
        return Reason("reason-ship-moved-already", rule="SEA-060")
    ready = movable_ships(game, state, seat)
    if not ready:
        return Reason("reason-no-movable-ship" if part.ships[seat] else "reason-no-own-ship", rule="SEA-061")
    if not any(new_paths(game, state, seat, start) for start in bits(ready)):
        return Reason("reason-no-ship-site", rule="SEA-068")
    return None


def _sail(game: Game, view: Observation) -> ActionButton:
    why = _why_no_move(game, view)
    return ActionButton(
        key=SAIL,
        name=words("name-sail"),
        icon=SHIP,
        kinds=(MoveShip.kind,),
        reason=because(why),
        gist=words("gist-sail"),
        about=words("about-sail"),
        topic="ship-route",
    )


def _route(game: Game) -> str:
    """Return whether ships count for an award, as a word for texts."""
    return "yes" if game.has(LONGEST_ROAD.key) else "no"


def fill(game: Game, view: Observation, model: TableModel) -> TableModel:
    """Ships after the roads, then the move of one."""
    gist, about = words("gist-sea-ship"), words("about-sea-ship", route=_route(game))
    ranked = sorted(model.buttons, key=lambda entry: (*LINKS, entry.key).index(entry.key))
    dressed = [
        replace(entry, gist=gist, about=about, topic="ship-route") if entry.key == SHIP else entry for entry in ranked
    ]
    return replace(model, buttons=(*dressed, _sail(game, view)))


def seat_panel(game: Game, view: Observation, panel: SeatPanel) -> SeatPanel:
    """Ships stand with the roads, or by themselves where no award counts either."""
    left = ships_left(game, view.state, panel.seat)
    if not game.has(LONGEST_ROAD.key):
        own = Counter(SHIP, left, words("count-sea-ships"), topic="ship-route")
        return replace(panel, counters=(*panel.counters, own))
    told = words("tell-ships", count=left)
    counters = [replace(one, more=(*one.more, told)) if one.key == ROAD else one for one in panel.counters]
    return replace(panel, counters=tuple(counters))


# places


def explain(game: Game, view: Observation, thing: Thing, found: Explained) -> Explained:
    """Tell of a path and what lies there; ships with an open end shine, those of closed routes do not (SEA-194)."""
    kind, site = thing
    if thing == ("act", SAIL):
        return replace(found, lit=(("path", movable_ships(game, view.state, view.seat)),))
    if kind == "seat":
        return replace(found, lit=(*found.lit, ("path", SHIP_PART.of(game, view.state).ships[int(site)])))
    if kind == "hex" and sea_island(game, view.state).sea >> int(site) & 1:
        return replace(found, rows=(words("explain-sea"),), topic="open-sea")
    return _path(game, view, int(site), found) if kind == "path" else found


def _path(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    for seat, mask in enumerate(SHIP_PART.of(game, view.state).ships):
        if mask >> site & 1:
            shining = open_ships(game, view.state, Seat(seat))
            free = movable_ships(game, view.state, Seat(seat)) >> site & 1
            how = "open" if free else "held" if shining >> site & 1 else "closed"
            rows = (
                words("explain-sea-ship", who=Who(Seat(seat)), route=_route(game)),
                words(f"explain-sea-ship-{how}"),
            )
            return replace(found, rows=rows, topic="ship-route", lit=(("path", shining),))
    taken = PIECES.of(game, view.state).roads_of_all >> site & 1
    if taken or not sea_island(game, view.state).ship_paths >> site & 1:
        return found
    row = words("explain-sea-ship-path", cards=goods(game, cost_of(game, SHIP)))
    coast = sea_island(game, view.state).road_paths >> site & 1
    return replace(found, rows=(*found.rows, row) if coast else (row,), topic="ship-route")


PANELS = PanelView(
    fill=fill,
    seat=seat_panel,
    pieces=dict.fromkeys(("build_ship", "place_ship", "place_free_ship", "move_ship"), SHIP),
    origins=frozenset({(MoveShip.kind, "start")}),
    explain=explain,
    keys={SHIP: "B", SAIL: "M"},
)
VIEW = ModuleView(panels=PANELS, board=BoardView(board), charts=CHARTS, events=EVENTS, achievements=CHAPTER)
