"""Wagons, commodities, barbarians and gold counted a second time, from actions and ways alone, in random games."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from catan_desktop.games.traders_barbarians.events import WagonMoved
from catan_desktop.games.traders_barbarians.module import GAME
from catan_desktop.games.traders_barbarians.part import TRADERS
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.engine import advance, start
from catan_desktop.kernel.event import Event, TurnBegan
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.coins import gold_of
from tests.invariants import check_traders
from tests.playing import next_action
from tests.recipes import set_table

POINTS = [4, 5, 6, 7, 7]
HOME = ["trade-castle", "trade-castle", "quarry", "glassworks"]
LAID = {"place_road", "build_road", "place_free_road"}


class Recount:
    """What a table would note down."""

    def __init__(self, game: Game) -> None:
        self.board = game.board
        self.topology = game.board.topology
        self.neighbours: dict[int, dict[int, int]] = {}
        closed = {self.topology.parse_path(name) for name in game.board.closed}
        for path, (one, other) in enumerate(self.topology.path_ends):
            if path not in closed:
                self.neighbours.setdefault(one, {})[other] = path
                self.neighbours.setdefault(other, {})[one] = path
        self.plaza_kind = {
            self.topology.parse_corner(f"P({q},{r})"): terrain.key
            for (q, r), terrain in zip(game.board.land, game.board.hex_terrain, strict=True)
            if terrain.key in HOME
        }
        nothing = [0] * game.seats
        self.wagon, self.level, self.load = [-1] * game.seats, [1] * game.seats, [-1] * game.seats
        self.delivered, self.gold = [*nothing], [*nothing]
        self.owner: dict[int, int] = {}
        self.barbarians = [self.topology.parse_path(name) for name in game.board.barbarians]
        self.placed = [*nothing]
        self.points = 0
        self.tokens = 36 if closed else 54
        self.offered: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
        self.terms: dict[int, tuple[tuple[int, ...], tuple[int, ...]]] = {}

    def price(self, seat: int, path: int) -> tuple[int, int]:
        owner = self.owner.get(path)
        points = 2 if owner is None else 1
        return points + 2 * (path in self.barbarians), int(owner not in (None, seat))

    def best(self, seat: int, goal: int) -> tuple[int, int]:
        """The fewest points and the least gold for them, by going everywhere; a neighbour is entered directly."""
        start, purse = self.wagon[seat], self.gold[seat]
        if goal in self.neighbours[start]:
            points, toll = self.price(seat, self.neighbours[start][goal])
            if points <= self.points and toll <= purse:
                return points, toll
        seen, fresh, found = {(start, 0, 0)}, [(start, 0, 0)], []
        while fresh:
            corner, points, gold = fresh.pop()
            if corner == goal:
                found.append((points, gold))
            if points and corner in self.plaza_kind:
                continue
            for other, path in self.neighbours[corner].items():
                more, toll = self.price(seat, path)
                next_one = (other, points + more, gold + toll)
                if next_one[1] <= self.points and next_one[2] <= purse and next_one not in seen:
                    seen.add(next_one)
                    fresh.append(next_one)
        return min(found)

    def move(self, seat: int, event: WagonMoved) -> None:
        route = list(event.route)
        prices = [self.neighbours[one][other] for one, other in pairwise(route)]
        points = sum(self.price(seat, path)[0] for path in prices)
        tolls = [self.owner[path] for path in prices if self.price(seat, path)[1]]
        assert route[0] == self.wagon[seat]
        assert points == event.points
        assert (points, len(tolls)) == self.best(seat, route[-1])
        for owner in tolls:
            self.gold[seat] -= 1
            self.gold[owner] += 1
        self.points -= points
        self.wagon[seat] = route[-1]
        load, kind = self.load[seat], self.plaza_kind.get(route[-1])
        if load >= 0 and kind == HOME[load]:
            self.load[seat] = -1
            self.delivered[seat] += 1
            self.gold[seat] += self.level[seat]

    def see(self, action: Any, seat: int, events: tuple[Event, ...]) -> None:
        kind = action.kind
        if kind == "place_settlement":
            self.placed[seat] += 1
            if self.placed[seat] == 2:
                self.wagon[seat], self.gold[seat] = action.corner, 5
        elif kind in LAID:
            self.owner[action.path] = seat
        elif kind == "upgrade_wagon":
            self.level[seat] += 1
        elif kind in {"end_turn", "end_step", "play_swift_journey"}:
            self.points = POINTS[self.level[seat] - 1]
        elif kind == "pay_grain":
            self.points += 2
        elif kind == "move_wagon":
            (moved,) = [event for event in events if isinstance(event, WagonMoved)]
            self.move(seat, moved)
        elif kind == "drawn_commodity":
            self.load[seat] = action.commodity
            self.tokens -= 1
        elif kind == "move_barbarian":
            self.barbarians[self.barbarians.index(action.path)] = action.to
        else:
            self.see_gold(action, seat)

    def see_gold(self, action: Any, seat: int) -> None:
        if action.kind == "buy_with_gold":
            self.gold[seat] -= 2
        elif action.kind == "sell_for_gold":
            self.gold[seat] += 1
        elif action.kind == "offer_trade":
            self.terms, self.offered = {}, (action.give, action.want)
        elif action.kind == "counter_offer":
            self.terms[seat] = (action.want, action.give)
        elif action.kind == "settle_trade":
            give, want = self.terms.get(int(action.partner), self.offered)
            self.gold[seat] += want[5] - give[5]
            self.gold[action.partner] += give[5] - want[5]


def play(seats: int, seed: int, plies: int) -> int:
    game = set_table(GAME, seats, {}, seed)
    state: GameState = start(game)[0]
    recount, rng, seen = Recount(game), Random(seed), 0
    while state.outcome is None and state.ply < plies:
        action: Action = next_action(game, state, seed, rng)
        before = state
        state, events = advance(game, state, action)
        recount.see(action, before.seat if action.seat < 0 or action.seat > 5 else int(action.seat), events)
        part = TRADERS.of(game, state)
        told = (part.wagons, part.levels, part.loads, part.delivered, part.barbarians, sum(part.stacks))
        own = (recount.wagon, recount.level, recount.load, recount.delivered, recount.barbarians)
        assert told == (*map(tuple, own), recount.tokens), action
        assert gold_of(game, state) == tuple(recount.gold), action
        if state.ply % 10 == 0:
            check_traders(game, state)
        seen += action.kind == "drawn_commodity" or any(isinstance(event, TurnBegan) for event in events)
    return seen


@pytest.mark.rule(
    "TRADE-050", "TRADE-051b", "TRADE-052", "TRADE-054", "TRADE-055", "TRADE-061", "TRADE-063", "TRADE-091"
)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_notes_of_a_table_agree_ply_by_ply(seats: int) -> None:
    assert sum(play(seats, seed, 900) for seed in range(3)) > 10
