"""The view of the module `gold`."""

from __future__ import annotations

from catan_desktop.games.seafarers.gold import CHOOSE, GoldDue
from catan_desktop.games.seafarers.ships import sea_island
from catan_desktop.kernel import Game, Observation, replace
from catan_desktop.mechanics.board import pips
from catan_desktop.present.models.explain import Explained
from catan_desktop.present.module_view import ModuleView
from catan_desktop.present.panel_view import PanelView
from catan_desktop.present.words import Words, words


def _hint(game: Game, view: Observation) -> Words:
    """Return how many cards the seat takes."""
    return words("hint-gold", count=view.state.frames[-1].data_as(GoldDue).owed[view.seat])


def _hex(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    board = sea_island(game, view.state)
    token = board.tokens[site]
    if not token or not board.gold_fields >> site & 1:
        return found
    field = words("explain-gold-field", terrain=words("terrain-gold"), token=token[0], pips=pips(token))
    return replace(found, rows=(field, *found.rows[1:]), topic="gold-field")


PANELS = PanelView(hints={CHOOSE: _hint}, explain={"hex": _hex})
VIEW = ModuleView(panels=PANELS)
