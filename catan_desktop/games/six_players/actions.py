"""What a seat does between two turns."""

from __future__ import annotations

from catan_desktop.kernel import Action, record


@record
class PassBuilding(Action):
    """Build no more in this special building phase (EXT-062)."""


@record
class EndStep(Action):
    """End the step of the second player of a pair (EXT-087)."""
