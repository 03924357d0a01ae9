"""The views of all modules, by the key of the module."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module

from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ruleset import Ruleset
from catan_desktop.kernel.state import GameState
from catan_desktop.present.charts import ChartViews
from catan_desktop.present.compose import BoardViews
from catan_desktop.present.module_view import ModuleView
from catan_desktop.present.panel_view import PanelViews

from .catalogue import COMPONENTS

VIEWS: Mapping[str, ModuleView] = {key: import_module(one.view).VIEW for key, one in COMPONENTS.items() if one.view}
PANELS: PanelViews = {key: one.panels for key, one in VIEWS.items() if one.panels}
"""What stands around the board."""
BOARDS: BoardViews = {key: one.board for key, one in VIEWS.items() if one.board}
"""What lies on the board."""
CHARTS: ChartViews = {key: one.charts for key, one in VIEWS.items() if one.charts}
"""The course of a game in figures, and its great moments."""
ICONS: Mapping[str, Callable[[Event], str]] = {key: one.icon_of for key, one in VIEWS.items() if one.icon_of}
"""The picture before the lines of an event in the chronicle; empty for none."""


def game_at(game: Game, state: GameState) -> Game:
    """Return the game with its board as it lies at a moment: what happened there is told and shown by this one."""
    for key in game.ruleset.slots:
        now = VIEWS[key].game_at if key in VIEWS else None
        game = now(game, state) if now is not None else game
    return game


def vocabulary(ruleset: Ruleset) -> tuple[str, ...]:
    """Return the vocabularies of a game, in the order of its modules; what a later one says counts."""
    named = (name for module in ruleset.modules if module.key in COMPONENTS for name in COMPONENTS[module.key].words)
    return tuple(dict.fromkeys(named))
