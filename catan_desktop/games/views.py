"""The views of all modules, by the key of the module; each is read when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from importlib import import_module
from typing import TypeVar

from catan_desktop.kernel import Game, GameState
from catan_desktop.kernel.ruleset import Ruleset
from catan_desktop.present.achievements import ANY_GAME, CAMPAIGNS, Chapter
from catan_desktop.present.charts import ChartViews
from catan_desktop.present.compose import BoardViews, in_game
from catan_desktop.present.event_rows import EventViews
from catan_desktop.present.module_view import ModuleView
from catan_desktop.present.panel_view import PanelViews

from .catalogue import component, components

V = TypeVar("V")


@cache
def _view(key: str) -> ModuleView | None:
    """The view of a module; None for one that is shown nowhere."""
    found = component(key)
    if found is None or not found.view:
        return None
    view: ModuleView = import_module(found.view).VIEW
    return view


class Views(Mapping[str, V]):
    """One side of the views of modules; to go through it reads the views of all games."""

    def __init__(self, side: Callable[[ModuleView], V | None]) -> None:
        self._side = side
        self._known: dict[str, V | None] = {}

    def _at(self, key: str) -> V | None:
        if key not in self._known:
            view = _view(key)
            self._known[key] = None if view is None else self._side(view)
        return self._known[key]

    def __getitem__(self, key: str) -> V:
        """Return that side of the view of a module."""
        found = self._at(key)
        if found is None:
            raise KeyError(key)
        return found

    def __contains__(self, key: object) -> bool:
        """Return whether the view of a module has that side."""
        return self._at(str(key)) is not None

    def __iter__(self) -> Iterator[str]:
        """Return the keys of all modules that have it."""
        return (key for key in components() if key in self)

    def __len__(self) -> int:
        """Return how many modules have it."""
        return sum(1 for _ in self)


VIEWS: Mapping[str, ModuleView] = Views(lambda view: view)
PANELS: PanelViews = Views(lambda view: view.panels)
"""What stands around the board."""
BOARDS: BoardViews = Views(lambda view: view.board)
"""What lies on the board."""
CHARTS: ChartViews = Views(lambda view: view.charts)
"""The course of a game in figures, and its great moments."""
CHAPTERS: Mapping[str, Chapter] = Views(lambda view: view.achievements)
"""The achievements that only games with a module know."""
EVENTS: EventViews = Views(lambda view: view.events)
"""How what happens is told and shown."""


def game_at(game: Game, state: GameState) -> Game:
    """Return the game with its board as it lies at a moment: what happened there is told and shown by this one."""
    for key in game.ruleset.slots:
        view = _view(key)
        game = view.game_at(game, state) if view is not None and view.game_at is not None else game
    return game


def chapters_of(game: Game) -> tuple[Chapter, ...]:
    """Return the achievements of a game, those of all games first, those of the campaign that it may end last."""
    return (ANY_GAME, *in_game(CHAPTERS, game), CAMPAIGNS)


def chapters() -> tuple[Chapter, ...]:
    """Return all achievements, in the order to show; reads the views of all games."""
    return (ANY_GAME, *CHAPTERS.values(), CAMPAIGNS)


@lru_cache(maxsize=16)
def vocabulary(ruleset: Ruleset) -> tuple[str, ...]:
    """Return the vocabularies of a game, in the order of its modules; what a later one says counts.

    Each text that is drawn asks for it, so those of the last rulesets are kept.
    """
    found = (component(module.key) for module in ruleset.modules)
    return tuple(dict.fromkeys(name for one in found if one is not None for name in one.words))
