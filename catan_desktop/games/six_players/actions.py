"""What a seat does between two turns."""

from __future__ import annotations

from typing import ClassVar

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.record import record


@record
class PassBuilding(Action):
    """Build no more in this special building phase (EXT-062)."""

    kind: ClassVar[str] = "pass_building"


@record
class EndStep(Action):
    """End the step of the second player of a pair (EXT-087)."""

    kind: ClassVar[str] = "end_step"
