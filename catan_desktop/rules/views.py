"""The explicit list of the modules' views, by module key."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ruleset import Ruleset
from catan_desktop.kernel.state import GameState
from catan_desktop.present.charts import ChartViews
from catan_desktop.present.compose import BoardViews
from catan_desktop.present.panel_view import PanelViews

from .cities_knights import view_icons as cities_icons
from .cities_knights.view_board import CITIES_BOARD
from .cities_knights.view_charts import CITIES_CHARTS
from .cities_knights.view_panels import PANELS as CITIES_PANELS
from .gift.view_board import GIFT_BOARD
from .gift.view_places import PANELS as GIFT_PANELS
from .settlers import view_icons as settlers_icons
from .settlers.view_board import SETTLERS_BOARD, as_it_lies
from .settlers.view_charts import SETTLERS_CHARTS
from .settlers.view_panels import PANELS as SETTLERS_PANELS
from .six_players.view_panels import PANELS as SIX_PLAYERS_PANELS
from .watch import view_icons as watch_icons
from .watch.view_board import WATCH_BOARD
from .watch.view_charts import WATCH_CHARTS
from .watch.view_panels import PANELS as WATCH_PANELS

PANELS: PanelViews = {
    "settlers": SETTLERS_PANELS,
    "gift": GIFT_PANELS,
    "six_players": SIX_PLAYERS_PANELS,
    "watch": WATCH_PANELS,
    "cities_knights": CITIES_PANELS,
}
"""What stands around the board."""
BOARDS: BoardViews = {
    "settlers": SETTLERS_BOARD,
    "gift": GIFT_BOARD,
    "watch": WATCH_BOARD,
    "cities_knights": CITIES_BOARD,
}
"""What lies on the board."""
CHARTS: ChartViews = {"settlers": SETTLERS_CHARTS, "watch": WATCH_CHARTS, "cities_knights": CITIES_CHARTS}
"""The course of a game in figures, and its great moments."""
ICONS: Mapping[str, Callable[[Event], str]] = {
    "settlers": settlers_icons.icon_of,
    "watch": watch_icons.icon_of,
    "cities_knights": cities_icons.icon_of,
}
"""The picture before the lines of an event in the chronicle; empty for none."""
BOARDS_NOW: Mapping[str, Callable[[Game, GameState], Game]] = {"settlers": as_it_lies}
"""How a game stands at a moment where its board does not stay as it was laid."""
VOCABULARIES: Mapping[str, tuple[str, ...]] = {
    "gift": ("gift",),
    "cities_knights": ("cities",),
}
"""What a module says otherwise than the classic island: names in `over` of `assets/locale/*` and `assets/almanac`."""


def game_at(game: Game, state: GameState) -> Game:
    """Give the game with its board as it lies at a moment: what happened there is told and shown by this one."""
    for key in game.ruleset.slots:
        now = BOARDS_NOW.get(key)
        game = now(game, state) if now is not None else game
    return game


def vocabulary(ruleset: Ruleset) -> tuple[str, ...]:
    """Give the vocabularies of a game, in the order of its modules; what a later one says counts."""
    named = (name for module in ruleset.modules for name in VOCABULARIES.get(module.key, ()))
    return tuple(dict.fromkeys(named))
