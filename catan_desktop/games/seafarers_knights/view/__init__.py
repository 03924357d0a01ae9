"""The view of the module `knights_at_sea`: chasing the pirate, ships by cards, and which ships a knight holds."""

from __future__ import annotations

from catan_desktop.games.cities_knights.part import BARBARIANS, KNIGHTS, owner_of
from catan_desktop.games.cities_knights.view.event_rows import TURNED
from catan_desktop.games.seafarers.pirate import PIRATE
from catan_desktop.games.seafarers.ships import SHIP
from catan_desktop.games.seafarers.view.ships import SAIL
from catan_desktop.games.seafarers_knights.actions import ChasePirate
from catan_desktop.games.seafarers_knights.events import PirateChased, ShipRemoved
from catan_desktop.games.seafarers_knights.knights_at_sea import CHASED, kept_by
from catan_desktop.grid.topology import CornerId
from catan_desktop.kernel import Game, Observation, replace
from catan_desktop.kernel.choice import OnSites
from catan_desktop.present.cue_rows import CueRow
from catan_desktop.present.event_rows import EventRow, EventTable, either
from catan_desktop.present.models.explain import Explained
from catan_desktop.present.models.panels import ActionButton, TableModel
from catan_desktop.present.module_view import ModuleView
from catan_desktop.present.panel_view import PanelView
from catan_desktop.present.words import words

from .achievements import CHAPTER

MARCH = "march"
EVENTS = EventTable(
    {
        PirateChased: EventRow("pirate-chased", "who", icon="chase", cue=TURNED),
        ShipRemoved: either(
            lambda game, event: event.owner == event.seat,
            EventRow("ship-removed-own", "who", "dim", SHIP, indent=True),
            EventRow("ship-removed", "who whom:owner", "fire", SHIP, indent=True, lasting="whom"),
            cue=CueRow("lift", "path", sprite=SHIP, seat="owner"),
        ),
    }
)


def _marching(view: Observation, entry: ActionButton) -> ActionButton:
    """The button of the knights, which chase the pirate too."""
    if entry.key != MARCH:
        return entry
    choices = view.decision.choices if view.decision else ()
    may = any(isinstance(choice, OnSites) and choice.kind is ChasePirate for choice in choices)
    return replace(entry, kinds=(*entry.kinds, ChasePirate.kind), reason=None if may else entry.reason)


def fill(game: Game, view: Observation, model: TableModel) -> TableModel:
    """Knights chase the pirate as well."""
    return replace(model, buttons=tuple([_marching(view, entry) for entry in model.buttons]))


def _corner(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    """Which ships a knight keeps from moving (CK-698a)."""
    owner = owner_of(KNIGHTS.of(game, view.state), site)
    kept = kept_by(game, view.state, owner, CornerId(site)) if owner >= 0 else 0
    if not kept:
        return found
    rows = (*found.rows, words("explain-knight-holds-ships", count=kept.bit_count()))
    return replace(found, rows=rows, lit=(*found.lit, ("path", kept)))


def _hex(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    asleep = PIRATE.of(game, view.state).hex == site and not BARBARIANS.of(game, view.state).awake
    return replace(found, rows=(*found.rows, words("explain-pirate-asleep"))) if asleep else found


PANELS = PanelView(
    fill=fill,
    hints={CHASED: lambda game, view: words("hint-pirate")},
    explain={"intersection": _corner, "hex": _hex},
    keys={SAIL: "F"},
)
VIEW = ModuleView(panels=PANELS, events=EVENTS, achievements=CHAPTER)
