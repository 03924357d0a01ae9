"""The views of one module of the rules: on the board, around it, in the chronicle and in the charts."""

from __future__ import annotations

from collections.abc import Callable

from catan_desktop.kernel import Game, GameState, record
from catan_desktop.present.achievements import Chapter
from catan_desktop.present.charts import ChartView
from catan_desktop.present.compose import BoardView
from catan_desktop.present.event_rows import EventTable
from catan_desktop.present.panel_view import PanelView


@record
class ModuleView:
    """Everything by which a module is shown; what is left out is shown nowhere."""

    panels: PanelView | None = None
    """What it fills in around the board."""
    board: BoardView | None = None
    """What it lays on the board."""
    charts: ChartView | None = None
    """Its figures of the course of a game, and its great moments."""
    achievements: Chapter | None = None
    """Those that only games with it know."""
    events: EventTable | None = None
    """How what happens is told and shown."""
    game_at: Callable[[Game, GameState], Game] | None = None
    """The game as it stands at a moment, where its board does not stay as it was laid."""
