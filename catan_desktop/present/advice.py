"""What an advice says, as words."""

from __future__ import annotations

from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.ids import Seat
from catan_desktop.present.words import Argument, Who, Words

WHO = "who"
"""The argument of a ground that is a seat."""


def ground_words(ground: Reason) -> Words:
    """What speaks for an action, in words."""
    return Words(ground.key, tuple((name, _argument(name, value)) for name, value in ground.arguments))


def _argument(name: str, value: str | int) -> Argument:
    return Who(Seat(value)) if name == WHO and isinstance(value, int) else value
