"""Which games may be played at one table, and what such a table is called (MIX section 1)."""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.kernel.errors import Reason

CLASSIC, CITIES, SEA = "classic", "cities-knights", "seafarers"
ATTACK = "barbarian-attack"
GUESTS = ("fishermen", "rivers", "caravans", ATTACK)
"""What may be added to a table, in the order in which it is named and acts, before its base (MIX-004, MIX-006)."""
MOST_GUESTS = 2
"""MIX-002."""
MIXES: Mapping[str, tuple[str, ...]] = {
    "-".join(games): games
    for games in (
        ("fishermen", "rivers"),
        ("fishermen", "caravans"),
        ("rivers", "caravans"),
        *[(guest, other) for other in (ATTACK, CITIES, SEA) for guest in ("fishermen", "rivers", "caravans")],
    )
}
"""By key: the games of each table that is offered, the base last (MIX-010); the classic island is not named."""
_GAMES_OF = {**MIXES, "seafarers-knights": (CITIES, SEA)}
_BY_GAMES = {frozenset(games): key for key, games in _GAMES_OF.items()}
SWITCHES = (*GUESTS, CITIES)
"""What is added to a table, or taken away from it, where it is set up."""


def games_of(key: str) -> tuple[str, ...]:
    """Return the games of a table: those of a mix, or the one."""
    return _GAMES_OF.get(key, (key,))


def mixable(key: str) -> bool:
    """Return whether a game goes with any other (MIX-025, MIX-029)."""
    return not set(games_of(key)) - {CLASSIC, SEA, *SWITCHES}


def switched(key: str, game: str) -> str | Reason:
    """Return the table with one of SWITCHES more, or with it taken away; the reason where that is not offered
    (MIX-003)."""
    games = frozenset(games_of(key)) - {CLASSIC} ^ {game}
    if len(games) <= 1:
        return next(iter(games), CLASSIC)
    return _BY_GAMES.get(games) or _why_not(games)


def _why_not(games: frozenset[str]) -> Reason:
    if games >= {ATTACK, CITIES}:
        return Reason("reason-mix-two-armies", rule="MIX-026")
    if games >= {ATTACK, SEA}:
        return Reason("reason-mix-no-sea", rule="MIX-027")
    if len(games & frozenset(GUESTS)) > MOST_GUESTS:
        return Reason("reason-mix-too-many", rule="MIX-002")
    return Reason("reason-mix-not-offered", rule="MIX-003")
