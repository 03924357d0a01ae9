"""Whether a press on a lit place does all there is to do, or only says where it begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from catan_desktop.kernel.action import Action
    from catan_desktop.ui.scenes.table.chooser import Place
    from catan_desktop.ui.scenes.table.play import Play


def ends_at(play: Play, action: Action, place: Place) -> bool:
    """Return whether a place is where an action ends: a piece that is pressed has not yet gone where it can go."""
    places = [entry.place for entry in play.port.fields(action) if entry.place is not None]
    return not places or places[-1] == place


def at_once(play: Play) -> bool:
    """Return whether a press on any lit place does what was picked, with nothing left to choose, and does it there."""
    places = play.places()
    whole = (len(here) == 1 and ends_at(play, here[0], place) for place, here in places.items())
    return bool(places) and play.pick.begun and all(whole)
