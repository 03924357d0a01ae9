"""Which games may be played at one table, and what such a table is called (MIX section 1)."""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.kernel.errors import Reason

CLASSIC, CITIES, SEA = "classic", "cities-knights", "seafarers"
GUESTS = ("fishermen", "rivers", "caravans", "barbarian-attack")
"""What may be added to a table, in the order in which it is named and acts, before its base (MIX-004, MIX-006)."""
MOST_GUESTS = 2
"""MIX-002."""
MIXES: Mapping[str, tuple[str, ...]] = {
    "-".join(games): games
    for games in (
        ("fishermen", "rivers"),
        *[(guest, base) for base in (CITIES, SEA) for guest in ("fishermen", "rivers", "caravans")],
    )
}
"""By key: the games of each table that is offered, the base last (MIX-010); the classic island is not named."""
_BY_GAMES = {frozenset(games): key for key, games in MIXES.items()}


def games_of(key: str) -> tuple[str, ...]:
    """Return the games of a table: those of a mix, or the one."""
    return MIXES.get(key, (key,))


def with_guest(key: str, guest: str) -> str | Reason:
    """Return the table with one of GUESTS more, or with it taken away; the reason where that is not offered
    (MIX-003)."""
    games = frozenset(games_of(key)) - {CLASSIC} ^ {guest}
    if len(games) <= 1:
        return next(iter(games), CLASSIC)
    if len(games & frozenset(GUESTS)) > MOST_GUESTS:
        return Reason("reason-mix-too-many", rule="MIX-002")
    return _BY_GAMES.get(games) or Reason("reason-mix-not-offered", rule="MIX-003")
