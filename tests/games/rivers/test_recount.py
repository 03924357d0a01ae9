"""Gold counted a second time, from the actions alone, in random games at every number of seats."""

from __future__ import annotations

from random import Random

import pytest

from catan_desktop.games.rivers.module import GAME
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.engine import advance, start
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.coins import gold_of
from tests.games.rivers.test_boards import rivers
from tests.invariants import check_rivers
from tests.playing import next_action
from tests.recipes import set_table

SETTLED = {"place_settlement": "corner", "build_settlement": "corner"}
LAID = {"place_road": "path", "build_road": "path", "place_free_road": "path"}


class Recount:
    """Everybody's gold by what was placed, bought, sold and traded."""

    def __init__(self, game: Game) -> None:
        topology = game.board.topology
        wet = {topology.parse_hex(name) for names, _, _ in rivers(4 if game.seats < 5 else 6) for name in names}
        self.corners = {corner for hex in wet for corner in topology.hex_corners[hex]}
        self.paths = {path for hex in wet for path in topology.hex_paths[hex]}
        self.gold = [0] * game.seats
        self.offered: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
        self.terms: dict[int, tuple[tuple[int, ...], tuple[int, ...]]] = {}

    def see(self, action: Action) -> None:
        kind, seat = action.kind, int(action.seat)
        fields: dict[str, int] = {name: getattr(action, name) for name in ("corner", "path") if hasattr(action, name)}
        if (kind in SETTLED and fields["corner"] in self.corners) or (kind in LAID and fields["path"] in self.paths):
            self.gold[seat] += 1
        elif kind == "build_bridge":
            self.gold[seat] += 3
        elif kind == "buy_with_gold":
            self.gold[seat] -= 2
        elif kind == "sell_for_gold":
            self.gold[seat] += 1
        elif kind == "offer_trade":
            self.terms = {}
            self.offered = (action.give, action.want)  # type: ignore[attr-defined]
        elif kind == "counter_offer":
            self.terms[seat] = (action.want, action.give)  # type: ignore[attr-defined]
        elif kind == "settle_trade":
            partner = int(action.partner)  # type: ignore[attr-defined]
            give, want = self.terms.get(partner, self.offered)
            self.gold[seat] += want[5] - give[5]
            self.gold[partner] += give[5] - want[5]


def play(seats: int, seed: int, plies: int) -> int:
    game = set_table(GAME, seats, {}, seed)
    state: GameState = start(game)[0]
    recount, rng, seen = Recount(game), Random(seed), 0
    while state.outcome is None and state.ply < plies:
        action = next_action(game, state, seed, rng)
        state, _ = advance(game, state, action)
        recount.see(action)
        assert gold_of(game, state) == tuple(recount.gold), action
        if state.ply % 10 == 0:
            check_rivers(game, state)
        seen += action.kind in {"build_bridge", "buy_with_gold", "sell_for_gold"}
    return seen


@pytest.mark.rule("RIVER-004", "RIVER-032", "RIVER-033", "RIVER-037", "RIVER-041", "RIVER-044", "RIVER-050")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_gold_is_what_was_placed_bought_sold_and_traded(seats: int) -> None:
    """Ply by ply, with the tiles where a recount of the gold puts them."""
    assert sum(play(seats, seed, 900) for seed in range(4)) > 10
