"""The view of the module `pirate`."""

from __future__ import annotations

from catan_desktop.games.seafarers.events import PirateMoved
from catan_desktop.games.seafarers.pirate import PIRATE
from catan_desktop.kernel import Game, Observation, replace
from catan_desktop.present.compose import BoardView
from catan_desktop.present.cue_rows import CueRow
from catan_desktop.present.event_rows import EventRow, EventTable
from catan_desktop.present.models.board import Piece
from catan_desktop.present.models.explain import Explained
from catan_desktop.present.module_view import ModuleView
from catan_desktop.present.panel_view import PanelView
from catan_desktop.present.picture import BoardPicture, ordered
from catan_desktop.present.words import words

PIECE = "pirate"


def board(game: Game, view: Observation, picture: BoardPicture) -> BoardPicture:
    """The board with the pirate."""
    here = Piece("hex", PIRATE.of(game, view.state).hex, PIECE)
    return replace(picture, pieces=ordered([*picture.pieces, here]))


EVENTS = EventTable(
    {PirateMoved: EventRow("pirate-moved", "who", "fire", PIECE,
        cue=CueRow("move", "former", "hex", sprite=PIECE, sound="robber"))}
)  # fmt: skip


def _hex(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    if PIRATE.of(game, view.state).hex != site:
        return found
    return replace(found, rows=(*found.rows, words("explain-pirate")), topic="pirate")


PANELS = PanelView(pieces={"move_pirate": PIECE}, explain={"hex": _hex})
VIEW = ModuleView(panels=PANELS, board=BoardView(board), events=EVENTS)
