"""Questions to other modules about the wall."""

from __future__ import annotations

from catan_desktop.kernel.game import Question


def _either(one: bool, other: bool) -> bool:
    return one or other


def _sum(one: int, other: int) -> int:
    return one + other


STORMED: Question[bool] = Question("breached whatever the numbers", False, _either, neutral=True)
"""(section) -> whether an assault is lost in any case."""
SHIELDED: Question[bool] = Question("spared in a breach", False, _either, neutral=True)
"""((section, seat)) -> whether the seat suffers nothing from a breach there."""
CLAIM_HONOUR: Question[int] = Question("more honour of a claim", 0, _sum, neutral=True)
"""((seat, type of horde card)) -> honour that the claimant gains besides."""
VALUES: Question[int] = Question("value for an artifact", 0, _sum, neutral=True)
"""((seat, key of the artifact)) -> what is compared for it, where it is none of the base game."""
