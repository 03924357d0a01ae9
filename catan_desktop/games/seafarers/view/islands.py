"""The view of the module `islands`: what a first settlement on an island brings."""

from __future__ import annotations

from catan_desktop.games.seafarers.events import IslandSettled
from catan_desktop.games.seafarers.islands import ISLANDS, area_of, scenario
from catan_desktop.kernel import Game, Observation, replace
from catan_desktop.kernel.preview import Trial
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.view.board import seat_place
from catan_desktop.present.event_rows import EventRow, EventTable
from catan_desktop.present.models.explain import Explained
from catan_desktop.present.module_view import ModuleView
from catan_desktop.present.panel_view import PanelView
from catan_desktop.present.picture import Cue
from catan_desktop.present.words import Words, words

EVENTS = EventTable(
    {
        IslandSettled: EventRow(
            "island-settled",
            "who count:points",
            "gold",
            "vp",
            great=True,
            cue=lambda game, event: (Cue("pulse", to=seat_place(event.seat), seat=event.seat),),
        )
    }
)


def _brings(game: Game, view: Observation, corner: int) -> int:
    """Return the special points that a settlement of the looking seat would bring there."""
    area, rules = area_of(game, corner), scenario(game)
    if area < 0 or not view.state.turn or area < rules.homes:
        return 0
    return 0 if ISLANDS.of(game, view.state).settled[view.seat] >> area & 1 else rules.island_points


def _corner(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    points = _brings(game, view, site)
    if not points or not PIECES.of(game, view.state).open_corners >> site & 1:
        return found
    return replace(found, rows=(*found.rows, words("explain-new-island", count=points)))


def foresee(game: Game, view: Observation, trial: Trial) -> tuple[Words, ...]:
    """Special points."""
    settled = [event for event in trial.events if isinstance(event, IslandSettled) and event.seat == view.seat]
    return tuple(words("foresee-island", count=event.points) for event in settled)


PANELS = PanelView(foresee=foresee, explain={"intersection": _corner})
VIEW = ModuleView(panels=PANELS, events=EVENTS)
