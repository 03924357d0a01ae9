"""Camels, votes, roads and points counted a second time, from the actions alone, in random games at every table."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from catan_desktop.games.caravans.module import RULESET
from catan_desktop.games.caravans.part import CARAVANS
from catan_desktop.games.caravans.vote import AGREE, BID, CHOOSE
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.bits import bits, mask_of
from catan_desktop.kernel.engine import advance, start
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.scoring import public_points
from tests.games.caravans.test_boards import ARROWS
from tests.invariants import check_settlers, plain_route
from tests.parts import settlers
from tests.playing import next_action
from tests.recipes import set_table

BUILT = {"build_settlement": 1, "build_city": 1}


class Recount:
    """Everything that is on the table, by the actions that brought it there."""

    def __init__(self, game: Game) -> None:
        self.game, self.topology = game, game.board.topology
        rows = [[cell.strip() for cell in row.split("|")] for row in ARROWS.strip().splitlines()]
        box = "4" if game.seats < 5 else "6"
        self.first = [row[2] for row in rows if row[0] == box]
        self.heads = [row[3] for row in rows if row[0] == box]
        self.begun = [False] * len(self.first)
        self.camels: set[str] = set()
        self.due = False
        self.votes: Counter[int] = Counter()
        self.named: dict[int, tuple[str, int] | None] = {}
        self.ended = -1
        """Whose turn or step has ended last."""
        self.seen: Counter[str] = Counter()

    def near(self, corner: str) -> set[str]:
        """The paths at an intersection, by name."""
        at = self.topology.parse_corner(corner)
        return {self.topology.path_name(path) for path, ends in enumerate(self.topology.path_ends) if at in ends}

    def places(self) -> set[tuple[str, int]]:
        """Where a camel may lie; of caravans that would take a path to the same end the first one counts."""
        meant: dict[tuple[str, str], int] = {}
        for number, head in enumerate(self.heads):
            ways = {path: self.beyond(path, head) for path in self.near(head)}
            for path, end in ways.items() if self.begun[number] else ((self.first[number], head),):
                if path not in self.camels:
                    meant.setdefault((path, end), number)
        left = len(self.camels) < (22 if self.game.seats < 5 else 33)
        return {(path, number) for (path, _), number in meant.items()} if left else set()

    def beyond(self, path: str, corner: str) -> str:
        """The other end of a path."""
        ends = {self.topology.corner_name(end) for end in self.topology.path_ends[self.topology.parse_path(path)]}
        (other,) = ends - {corner}
        return str(other)

    def lay(self, path: str, caravan: int) -> None:
        assert (path, caravan) in self.places()
        if self.begun[caravan]:
            self.heads[caravan] = self.beyond(path, self.heads[caravan])
        self.begun[caravan] = True
        self.camels.add(path)
        self.due, self.votes, self.named = False, Counter(), {}

    def decider(self) -> int | tuple[str, int] | None:
        """Who chooses once all bids and names lie, or what is agreed on; None while bidders have yet to speak."""
        total = sum(self.votes.values())
        for seat, count in self.votes.items():
            if count > total - count:
                return seat
        if not total:
            return self.ended
        if len(self.named) < len(+self.votes):
            return None
        for meant in self.named.values():
            allies = [seat for seat, other in self.named.items() if meant is not None and other == meant]
            if len(allies) > 1 and sum(self.votes[seat] for seat in allies) > total / 2:
                return meant
        most = [seat for seat, count in self.votes.items() if count == max(self.votes.values())]
        return most[0] if len(most) == 1 else self.ended

    def see(self, action: Any, before: GameState, after: GameState) -> None:
        kind, seat = action.kind, int(action.seat)
        self.seen[kind] += 1
        if kind in BUILT and self.places():
            self.due = True
        elif kind in {"end_turn", "end_step"}:
            self.ended = seat
        elif kind == "bid":
            self.votes[seat] += sum(action.cards)
            assert set(bits(mask_of([kind for kind, count in enumerate(action.cards) if count]))) <= {2, 3}
        elif kind == "name_placement":
            self.named[seat] = self.topology.path_name(action.path), action.caravan
        elif kind == "name_nothing":
            self.named[seat] = None
        elif kind == "place_camel":
            assert seat == self.decider()
            self.lay(self.topology.path_name(action.path), action.caravan)
        step = after.frames[-1].step
        if step == CHOOSE:
            assert after.frames[-1].waiting == 1 << int(self.decider())  # type: ignore[arg-type]
        elif step == AGREE:
            assert self.decider() is None
        self.alone(after)

    def alone(self, after: GameState) -> None:
        """What has come without a choice: an agreement, or the only place."""
        fresh = {self.topology.path_name(path) for path in bits(CARAVANS.of(self.game, after).camels)} - self.camels
        if not fresh:
            return
        meant = self.decider() if self.named else None
        if not isinstance(meant, tuple):
            (meant,) = self.places()
            self.seen["only place"] += 1
        assert fresh == {meant[0]}
        self.lay(*meant)
        self.seen["agreed"] += 1

    def check(self, state: GameState) -> None:
        """Camels, heads that go on, the weighted roads and the points at the camels."""
        part, pieces = CARAVANS.of(self.game, state), PIECES.of(self.game, state)
        assert {self.topology.path_name(path) for path in bits(part.camels)} == self.camels
        assert (part.due or state.frames[-1].step in {BID, AGREE, CHOOSE}) == self.due
        doubled = mask_of(sorted(self.topology.parse_path(path) for path in self.camels))
        for seat in range(self.game.seats):
            own = {self.topology.corner_name(at) for at in bits(pieces.settlements[seat] | pieces.cities[seat])}
            extra = sum(len(self.near(corner) & self.camels) > 1 for corner in own)
            base = settlers(state)
            points = len(own) + base.cities[seat].bit_count() + 2 * (base.longest == seat) + 2 * (base.largest == seat)
            shown = base.shown[seat] if state.outcome is not None else 0
            assert public_points(self.game, state, Seat(seat)) == points + extra + shown
            rivals = pieces.buildings & ~(pieces.settlements[seat] | pieces.cities[seat])
            if pieces.roads[seat] & doubled:
                assert plain_route(self.topology, pieces.roads[seat], rivals, doubled) == pieces.lengths[seat]


def play(seats: int, seed: int, plies: int, options: dict[str, str]) -> Counter[str]:
    game = set_table(RULESET, seats, options, seed)
    state: GameState = start(game)[0]
    recount, rng = Recount(game), Random(seed)
    while state.outcome is None and state.ply < plies:
        action: Action = next_action(game, state, seed, rng)
        before = state
        state, _ = advance(game, state, action)
        recount.see(action, before, state)
        if action.kind in {"place_camel", "name_placement", "end_turn", "build_road", "build_settlement"}:
            recount.check(state)
            check_settlers(game, state)
    return recount.seen


@pytest.mark.rule(
    "CARAVAN-024", "CARAVAN-053", "CARAVAN-055a", "CARAVAN-056", "CARAVAN-057", "CARAVAN-070", "CARAVAN-072"
)
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {}), (4, {}), (5, {}), (6, {"layout": "random"}), (6, {"turn_rule": "paired_players"})],
)
def test_camels_votes_roads_and_points(seats: int, options: dict[str, str]) -> None:
    """Ply by ply: who decides, where camels may lie, and what they are worth."""
    seen: Counter[str] = Counter()
    for seed in range(4):
        seen += play(seats, seed, 1500, options)
    assert min(seen[kind] for kind in ("bid", "no_bid", "place_camel")) > 5
    if seats > 2:
        assert min(seen["name_placement"], seen["name_nothing"]) > 0
