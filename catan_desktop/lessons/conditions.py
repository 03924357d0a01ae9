"""Conditions that a step of a lesson may wait for."""

from __future__ import annotations

from typing import Any

from catan_desktop.kernel import record
from catan_desktop.kernel.event import Event

from .lesson import Condition, Moment

FIGURES = 8
"""Places of figures on a hex, as boards number them."""


@record
class Happened:
    """Such an event since the step began, with these values in its fields."""

    event: type[Event]
    fields: tuple[tuple[str, Any], ...] = ()

    def met(self, moment: Moment) -> bool:
        """Return whether it is so."""
        return any(
            type(event) is self.event and all(getattr(event, name) == value for name, value in self.fields)
            for event in moment.events
        )


@record
class Did:
    """An action of such a kind since the step began, by the player or another."""

    kind: str

    def met(self, moment: Moment) -> bool:
        """Return whether it is so."""
        return any(action.kind == self.kind for action in moment.actions)


@record
class Over:
    """The pointer rests on a place, given by space and number or printed name."""

    space: str
    name: str | int

    def met(self, moment: Moment) -> bool:
        """Return whether it is so."""
        return moment.doing.over(self.space) == site(moment.game, self.space, self.name)


@record
class Choosing:
    """An action of such a kind is being chosen."""

    kind: str

    def met(self, moment: Moment) -> bool:
        """Return whether it is so."""
        return self.kind in moment.doing.kinds


@record
class Lit:
    """A place can be chosen now, given by space and number or printed name."""

    space: str
    name: str | int

    def met(self, moment: Moment) -> bool:
        """Return whether it is so."""
        return (self.space, site(moment.game, self.space, self.name)) in moment.doing.lit


@record
class Drafted:
    """Cards of a kind, by its number, stand in the trade panel on a side, `give` or `want`: `count` or more."""

    side: str
    kind: int
    count: int = 1

    def met(self, moment: Moment) -> bool:
        """Return whether it is so."""
        cards = moment.doing.give if self.side == "give" else moment.doing.want
        return len(cards) > self.kind and cards[self.kind] >= self.count


@record
class Armed:
    """What was chosen needs only a yes."""

    def met(self, moment: Moment) -> bool:
        """Return whether it is so."""
        return moment.doing.armed


@record
class Opened:
    """The dialog of a name is open."""

    name: str

    def met(self, moment: Moment) -> bool:
        """Return whether it is so."""
        return moment.doing.dialog == self.name


@record
class InSight:
    """The panel of a name stands beside the land, which it does only where it has room."""

    name: str

    def met(self, moment: Moment) -> bool:
        """Return whether it is so."""
        return self.name in moment.doing.panels


@record
class Asked:
    """The player is asked at a step that ends like this."""

    step: str

    def met(self, moment: Moment) -> bool:
        """Return whether it is so."""
        view = moment.view
        return view.decision is not None and view.state.frames[-1].step.rpartition(".")[2] == self.step


@record
class Not:
    """Something is not so."""

    what: Condition

    def met(self, moment: Moment) -> bool:
        """Return whether it is so."""
        return not self.what.met(moment)


@record
class Both:
    """All of these are so."""

    parts: tuple[Condition, ...]

    def met(self, moment: Moment) -> bool:
        """Return whether it is so."""
        return all(part.met(moment) for part in self.parts)


@record
class Either:
    """One of these is so."""

    parts: tuple[Condition, ...]

    def met(self, moment: Moment) -> bool:
        """Return whether it is so."""
        return any(part.met(moment) for part in self.parts)


def happened(event: type[Event], **fields: Any) -> Happened:
    """`Happened` with its fields by name."""
    return Happened(event, tuple(sorted(fields.items())))


def site(game: Any, space: str, name: str | int) -> int:
    """The number of a place: a printed name is read by the board; where there are no names, numbers are given.

    A `figure` named by its hex is the first that stands there.
    """
    if isinstance(name, int):
        return name
    topology = game.board.topology
    if space == "figure":
        return FIGURES * int(topology.parse_hex(name))
    corner = name.startswith(("V", "P"))
    parse = topology.parse_hex if name.startswith("(") else topology.parse_corner if corner else topology.parse_path
    return int(parse(name))
