"""Positions of Fishermen of Catan in a few words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from catan_desktop.games.fishermen.events import BootFound, FishDrawn
from catan_desktop.games.fishermen.module import RULESET
from catan_desktop.games.fishermen.part import BOOT, FISH, Fish, all_tokens
from catan_desktop.kernel.cards import Counts, add, subtract
from catan_desktop.kernel.ids import NOBODY, Seat
from tests.mechanics.place import Table, game_of, place

GROUND_6, GROUND_10 = "V(1,-2,N)", "V(0,-3,S)"
"""A place of the ground with the 6, two paths from V(0,-2,N), and one of the ground with the 10."""
AT_LAKE = "V(0,0,N)"
NINE = "V(1,2,N)! V(-1,2,N)! V(-2,1,N)! V(1,1,N)! V(2,-2,N)"
"""Nine points away from most waters."""


def tokens(text: str, kinds: int = 3) -> Counts:
    """Tokens by value: `33b` two of three fish and the boot, with four kinds.

    >>> tokens("1133")
    (2, 0, 2)
    """
    return tuple(text.count("123b"[kind]) for kind in range(kinds))


def fishing(
    *seats: str,
    fish: Sequence[str] = (),
    many: int = 4,
    boot: int = NOBODY,
    supply: str | None = None,
    used: str = "",
    options: Mapping[str, bool | int | str] | None = None,
    **more: Any,
) -> Table:
    """`fish` are the tokens of each seat; `supply` all that lies face down, by default what is left of the box."""
    t = place(game_of(RULESET, many, options or {}), *seats, **more)
    private = tuple(tokens(text) for text in (*fish, *[""] * many)[:many])
    spent = tokens(used)
    left = subtract(all_tokens(t.game), (*spent, int(boot != NOBODY)))
    for own in private:
        left = subtract(left, (*own, 0))
    hidden = left if supply is None else tokens(supply, 4)
    assert min(add(left, (0, 0, 0, 0))) >= 0
    part = Fish(sum(hidden), spent, tuple(map(sum, private)), Seat(boot), private, hidden)
    t.state = FISH.put(t.game, t.state, part)
    return t


def fish(t: Table) -> Fish:
    return FISH.of(t.game, t.state)


def own(t: Table, seat: int) -> Counts:
    """A seat's tokens by value."""
    found = fish(t).private[seat]
    assert found is not None
    return found


def caught(t: Table) -> list[int]:
    """By seat: the tokens drawn in the last `do` or `draw`, the boot among them."""
    drawn = [event.seat for event in t.events if isinstance(event, (FishDrawn, BootFound))]
    return [drawn.count(seat) for seat in range(t.game.seats)]  # type: ignore[arg-type]


def draw(t: Table, *which: str) -> Table:
    """Draw these tokens (`1`, `2`, `3`, `b`), or any while one is due; `events` are those of all of them."""
    events = t.events
    for text in which:
        t.do(f"* drawn_fish {'123b'.index(text)}")
        events += t.events
    while not which and t.step == "fishermen.draw":
        hidden = fish(t).hidden
        assert hidden is not None
        t.do(f"* drawn_fish {next(kind for kind in range(BOOT + 1) if hidden[kind])}")
        events += t.events
    t.events = events
    return t


def catch(t: Table, total: int) -> list[int]:
    """Roll a total and draw all that is due, without the exchanges; the tokens drawn by seat."""
    return caught(draw(t.roll(total)))
