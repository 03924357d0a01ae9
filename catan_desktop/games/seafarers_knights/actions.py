"""What seats do in Cities & Knights at sea alone."""

from __future__ import annotations

from catan_desktop.grid.topology import CornerId, PathId
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.record import record


@record
class ChasePirate(Action):
    """A knight drives the pirate away (CK-687)."""

    corner: CornerId


@record
class RemoveShip(Action):
    """Diplomat: the ship that is removed (CK-693a)."""

    path: PathId
