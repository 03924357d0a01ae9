"""The explicit list of the modules' views, by module key."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ruleset import Ruleset
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.view import icons as settlers_icons
from catan_desktop.mechanics.view.board import SETTLERS_BOARD, as_it_lies
from catan_desktop.mechanics.view.charts import SETTLERS_CHARTS
from catan_desktop.mechanics.view.panels import PANELS as SETTLERS_PANELS
from catan_desktop.present.charts import ChartViews
from catan_desktop.present.compose import BoardViews
from catan_desktop.present.panel_view import PanelViews

from .cities_knights.view import icons as cities_icons
from .cities_knights.view.board import CITIES_BOARD
from .cities_knights.view.charts import CITIES_CHARTS
from .cities_knights.view.panels import PANELS as CITIES_PANELS
from .gift.view.board import GIFT_BOARD
from .gift.view.places import PANELS as GIFT_PANELS
from .six_players.view.panels import PANELS as SIX_PLAYERS_PANELS
from .watch.view import icons as watch_icons
from .watch.view.board import WATCH_BOARD
from .watch.view.charts import WATCH_CHARTS
from .watch.view.panels import PANELS as WATCH_PANELS

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
    "island": ("classic",),
    "cities_knights": ("classic", "cities"),
}
"""Which texts a module says otherwise than the rest: names of `assets/locale/<language>/over` and of the almanac's."""


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
