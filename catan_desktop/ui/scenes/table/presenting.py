"""Messages about what is shown of what happened, and the commands that show it."""

from __future__ import annotations

from typing import TypeAlias

from catan_desktop.kernel.record import record
from catan_desktop.present.models.moments import Moment
from catan_desktop.present.models.panels import ChronicleLine


@record
class Heard:
    """These lines and great moments were told; they wait for the board."""

    lines: tuple[ChronicleLine, ...]
    moments: tuple[Moment, ...]
    calm: bool
    """What is shown does not concern the person."""


@record
class Landed:
    """The board shows what happened, or begins to: what stands around it may follow."""


@record
class Present:
    """Show what happened: the dice first, then the board."""


@record
class Arrive:
    """Make what stands around the board anew, so that what differs changes before one's eyes."""


@record
class CallOut:
    """Show a loud note, at the place of another."""

    text: str
    tone: str
    topic: str = ""
    instead_of: str = ""


@record
class Celebrate:
    """Tell great moments large over the board."""

    moments: tuple[Moment, ...]


@record
class Sound:
    """Let something be heard."""

    name: str


@record
class ShowNewest:
    """Show the end of the chronicle, wherever it was scrolled to."""


Report: TypeAlias = Heard | Landed
"""Messages about what is shown."""
Scene: TypeAlias = Present | Arrive | CallOut | Celebrate | Sound | ShowNewest
"""Commands that show what happened."""
