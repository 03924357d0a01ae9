"""The view of the module `pirate`."""

from __future__ import annotations

from catan_desktop.games.seafarers.events import PirateMoved
from catan_desktop.games.seafarers.pirate import PIRATE, paths_of
from catan_desktop.games.seafarers.ships import SHIP
from catan_desktop.kernel import Game, Observation, replace
from catan_desktop.mechanics.parts import HOME
from catan_desktop.present.compose import BoardView
from catan_desktop.present.cue_rows import CueRow
from catan_desktop.present.event_rows import EventRow, EventTable, either
from catan_desktop.present.models.board import Piece
from catan_desktop.present.models.explain import Explained, Thing
from catan_desktop.present.module_view import ModuleView
from catan_desktop.present.panel_view import PanelView
from catan_desktop.present.picture import BoardPicture, ordered
from catan_desktop.present.words import words

from .ships import SAIL

PIECE = "pirate"


def board(game: Game, view: Observation, picture: BoardPicture) -> BoardPicture:
    """The board with the pirate."""
    hex = PIRATE.of(game, view.state).hex
    here = [Piece("hex", hex, PIECE)] if hex != HOME else []
    return replace(picture, pieces=ordered([*picture.pieces, *here]))


EVENTS = EventTable(
    {PirateMoved: either(
        lambda game, event: event.hex < 0,
        EventRow("pirate-home", "who", "fire", PIECE),
        EventRow("pirate-moved", "who", "fire", PIECE),
        cue=CueRow("move", "former", "hex", sprite=PIECE, sound="robber"),
    )}
)  # fmt: skip


def explain(game: Game, view: Observation, thing: Thing, found: Explained) -> Explained:
    """The paths that the pirate bars are shown with him, and with what a ship does (SEA-194)."""
    kind, site = thing
    here = PIRATE.of(game, view.state).hex
    barred = (("path", paths_of(game, here)),)
    if kind == "act":
        return replace(found, barred=barred) if site in {SHIP, SAIL} else found
    if kind != "hex" or site != here:
        return found
    return replace(found, rows=(*found.rows, words("explain-pirate")), topic="pirate", barred=barred)


PANELS = PanelView(pieces={"move_pirate": PIECE}, explain=explain)
VIEW = ModuleView(panels=PANELS, board=BoardView(board), events=EVENTS)
