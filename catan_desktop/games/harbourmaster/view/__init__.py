"""The views of the Harbourmaster: harbour points at the seats, who holds the award, and when it moves."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.games.harbourmaster.events import HarbourmasterMoved
from catan_desktop.games.harbourmaster.points import (
    HARBOURMASTER,
    KEY,
    LEAST,
    all_harbour_points,
    harbour_intersections,
)
from catan_desktop.kernel import Game, Observation, Seat, replace
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.ids import NOBODY
from catan_desktop.kernel.preview import Trial
from catan_desktop.mechanics.board import board_now
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.present.cue_rows import CueRow
from catan_desktop.present.event_rows import EventRow, EventTable, either
from catan_desktop.present.models.explain import Explained
from catan_desktop.present.models.panels import Badge, Counter, SeatPanel
from catan_desktop.present.module_view import ModuleView
from catan_desktop.present.panel_view import PanelView
from catan_desktop.present.words import Who, Words, words

PICTURE = "card-harbourmaster"


def _seat(game: Game, view: Observation, panel: SeatPanel) -> SeatPanel:
    """Harbour points, and the award."""
    counted = all_harbour_points(game, view.state)
    holder, held = HARBOURMASTER.of(game, view.state).holder, counted[panel.seat]
    lit = holder == panel.seat
    if holder == NOBODY:
        told = words("tell-harbourmaster-free")
    else:
        told = words("tell-harbourmaster-held", who=Who(Seat(holder)), count=counted[holder])
    needs = () if lit else (words("tell-harbourmaster-needs", count=missing(counted, holder, panel.seat)),)
    counter = Counter(KEY, held, words("count-harbour-points"), lit, (told, *needs), KEY)
    badges = (Badge(PICTURE, words("award-harbourmaster"), told, KEY),) if lit else ()
    return replace(panel, counters=(*panel.counters, counter), badges=(*panel.badges, *badges))


def missing(counted: tuple[int, ...], holder: int, seat: int) -> int:
    """Return how many harbour points more give a seat the award."""
    others = max([count for other, count in enumerate(counted) if other != seat])
    return max(LEAST, others + 1 if holder != NOBODY or others >= LEAST else LEAST) - counted[seat]


def foresee(game: Game, view: Observation, trial: Trial) -> tuple[Words, ...]:
    """Return who gains and loses the award."""
    return tuple(told for event in trial.events for told in _foreseen(view.seat, event))


def _foreseen(own: Seat, event: Event) -> Iterator[Words]:
    if not isinstance(event, HarbourmasterMoved):
        return
    if event.holder == own and event.former != NOBODY:
        yield words("foresee-harbourmaster-from", who=Who(Seat(event.former)))
    elif event.holder == own:
        yield words("foresee-harbourmaster")
    elif event.holder != NOBODY:
        yield words("foresee-harbourmaster-goes", who=Who(Seat(event.holder)))


def _corner(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    """Return what a free intersection at a harbour, and a settlement there, would count."""
    if not harbour_intersections(board_now(game, view.state)) >> site & 1:
        return found
    pieces = PIECES.of(game, view.state)
    cities = sum([mask >> site & 1 for mask in pieces.cities])
    if not (pieces.open_corners | pieces.buildings) >> site & 1:
        return found
    return replace(found, rows=(*found.rows, words("explain-harbour-points", count=1 + cities)))


EVENTS = EventTable(
    {
        HarbourmasterMoved: either(
            lambda game, event: event.holder == NOBODY,
            EventRow("harbourmaster-free", "", "gold", KEY, great=True),
            EventRow("harbourmaster", "who:holder count:points", "gold", KEY, great=True),
            cue=CueRow("award", "former", "holder", sprite=KEY),
        ),
    },
)
VIEW = ModuleView(
    panels=PanelView(seat=_seat, foresee=foresee, explain={"intersection": _corner}),
    events=EVENTS,
)
