"""What happens with tokens and the boot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, NewType

from catan_desktop.kernel import Counts, Seat, record
from catan_desktop.kernel.event import Event, SeatEvent
from catan_desktop.kernel.ids import Count

TokenId = NewType("TokenId", int)
"""A kind of fish token: with one, two or three fish, and the boot."""


@record
class FishDrawn(SeatEvent):
    """A seat drew a token; only it sees which."""

    seen_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"token": ("seat",)}
    token: TokenId | None


@record
class BootFound(SeatEvent):
    """A seat drew the boot and shows it."""


@record
class FishShortage(Event):
    """There were not enough tokens for all that were due: nobody drew any."""


@record
class FishShuffled(Event):
    """The used tokens lie face down again."""

    count: Count


@record
class FishHandedIn(SeatEvent):
    """A seat laid a token to the used ones, to draw another."""

    opens: ClassVar[str | None] = "seat"
    token: TokenId


@record
class FishKept(SeatEvent):
    """A seat with seven tokens draws none."""


@record
class FishSpent(SeatEvent):
    """A seat paid with tokens; `favour` is what for, the kind of the action without `fish_`."""

    opens: ClassVar[str | None] = "seat"
    favour: str
    tokens: Counts


@record
class BootGiven(SeatEvent):
    """The boot has another holder."""

    to: Seat
