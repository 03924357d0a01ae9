"""Positions of Seafarers in a few words: those of `tests.mechanics.place`, with ships, pirate, special points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from catan_desktop.games.seafarers.game import GAME
from catan_desktop.games.seafarers.islands import ISLANDS, follow
from catan_desktop.games.seafarers.pirate import PIRATE, Pirate
from catan_desktop.games.seafarers.ships import SHIP_PART, Ships
from catan_desktop.kernel.engine import start
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.pieces import recompute
from tests.invariants import check_settlers
from tests.mechanics.place import Table, game_of, place


def sea(
    *seats: str,
    many: int = 4,
    ships: Mapping[int, str] | None = None,
    fresh: str = "",
    moved: bool = False,
    pirate: str = "",
    special: tuple[int, ...] = (),
    options: Mapping[str, Any] | None = None,
    **changes: Any,
) -> Table:
    """The position of these words; `ships` by seat, those of them that are `fresh` in this turn, special points by
    seat. The islands on which a seat has a building are settled."""
    game = game_of(GAME, many, dict(options or {}))
    topology = game.board.topology
    t = place(game, *seats, checked=False, **changes)

    def mask(words: str) -> int:
        return sum(1 << topology.parse_path(word) for word in words.split())

    masks = tuple([mask((ships or {}).get(seat, "")) for seat in range(many)])
    state = SHIP_PART.put(game, t.state, Ships(masks, mask(fresh), moved))
    if pirate:
        state = PIRATE.put(game, state, Pirate(topology.parse_hex(pirate)))
    state = follow(game, recompute(game, state))
    state = ISLANDS.put(game, state, replace(ISLANDS.of(game, state), points=(*special, *(0,) * many)[:many]))
    check_settlers(game, state)
    return Table(game, state)


def setting_up(many: int = 4, **options: Any) -> Table:
    """The set-up, seat 0 to place first."""
    game = game_of(GAME, many, options)
    return Table(game, start(game)[0]).do("* first_dice 6 5", *["* first_dice 1 1"] * (many - 1))
