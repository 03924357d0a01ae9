"""Longest Road through thousands of changes: roads laid and lifted, lines cut and healed, by buildings and by figures.

The game plays what it can play by itself: roads, Road Building, settlements, cities, in everybody's turn and between
the turns of six. What rules of other games do, the test does with their tools: a road is taken up, a figure comes to
an intersection, moves or leaves, a building goes. After each change the lengths must be those of the judge, and the
award must lie where the plain sentences put it.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from catan_desktop.games.classic import layouts as islands
from catan_desktop.games.six_players.module import SIX_PLAYERS
from catan_desktop.grid.axial import Axial
from catan_desktop.grid.outline import NINETEEN, THIRTY
from catan_desktop.grid.topology import build
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.engine import apply
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game, Module
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import put, record, replace
from catan_desktop.kernel.ruleset import compose
from catan_desktop.kernel.slot import Slot
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.awards import longest_due
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.development import FREE_ROADS
from catan_desktop.mechanics.events import AwardMoved
from catan_desktop.mechanics.layouts import OPTIONS
from catan_desktop.mechanics.pieces import lift_road, recompute, routes_after_crossing
from catan_desktop.mechanics.questions import OCCUPIED
from catan_desktop.mechanics.settlers import SETTLERS
from tests.mechanics.common.road_judge import AFFAIRS, Board, affairs, crowded, longest_line, should_hold
from tests.mechanics.place import Table, place
from tests.parts import changed
from tests.recipes import set_table

HAND = "2lumber 2brick 1wool 3grain 3ore"
BUILDS = {"build_road", "build_settlement", "build_city", "play_roads", "place_free_road"}
SHARES = int(os.environ.get("ROUTE_SHARES", "1"))
"""More on demand: each share has other games."""
HISTORIES, CHANGES = 250, 20
"""Games for each table and share, and changes of each."""


@record
class FiguresPart:
    """Where figures stand, by seat: masks of intersections."""

    figures: tuple[int, ...]


SLOT = Slot("figures", FiguresPart)


def _figures(game: Game, state: GameState, seat: Seat) -> int:
    return SLOT.of(game, state).figures[seat]


ISLAND = compose(
    "figures-test",
    (
        *SETTLERS,
        SIX_PLAYERS,
        Module(
            SLOT,
            1,
            lambda game: FiguresPart((0,) * game.seats),
            options=OPTIONS,
            answers={OCCUPIED: _figures},
        ),
    ),
    (2, 3, 4, 5, 6),
    islands.island,
    Island,
)


@cache
def judged(land: tuple[Axial, ...], roads: int, blocked: int) -> int:
    return longest_line(build(land), bits(roads), bits(blocked))


class History:
    """A game with a memory of who held the award, by the judge alone."""

    def __init__(self, game: Game, board: Board, random: Random) -> None:
        self.random = random
        self.game = game
        self.table = opening(game, board, random)
        self.holder = self.table.part.longest
        self.lengths = self.table.part.lengths
        self.seen: Counter[str] = Counter()
        self.check((), self.holder, self.lengths)

    # What the judge says

    def figures(self, seat: int) -> int:
        return _figures(self.game, self.table.state, Seat(seat))

    def judged_lengths(self) -> tuple[int, ...]:
        part, found = self.table.part, []
        pieces = [
            part.settlements[seat] | part.cities[seat] | self.figures(seat) for seat in range(self.game.seats)
        ]  # fmt: skip
        for seat in range(self.game.seats):
            blocked = 0
            for other, standing in enumerate(pieces):
                blocked |= standing if other != seat else 0
            found.append(judged(self.game.board.land, part.roads[seat], blocked))
        return tuple(found)

    def check(self, events: tuple[Event, ...], before: int, was: tuple[int, ...]) -> None:
        """The lengths, the holder, the event and the points are those that the rules give."""
        part = self.table.part
        lengths = self.judged_lengths()
        assert part.lengths == lengths
        assert recompute(self.game, self.table.state) == self.table.state, "what is kept is not what stands there"
        holder = should_hold(lengths, before)
        assert part.longest == holder
        moved = [event for event in events if isinstance(event, AwardMoved) and event.award == "longest"]
        assert moved == ([AwardMoved("longest", Seat(holder), Seat(before))] if holder != before else [])
        for seat in range(self.game.seats):
            towns = part.settlements[seat].bit_count() + 2 * part.cities[seat].bit_count()
            assert self.table.public(seat) == towns + (2 if seat == holder else 0)
        self.seen.update(affairs(was, lengths, before, holder))
        self.holder, self.lengths = holder, lengths

    # What happens

    def play(self, action: Action) -> None:
        """The game itself does it."""
        before, was = self.holder, self.lengths
        self.table.state, events = apply(self.game, self.table.state, action)
        self.seen[action.kind] += 1
        self.check(events, before, was)

    def edit(self, name: str, state: GameState) -> None:
        """Rules of another game have done it; the award is judged after it."""
        out: list[Event] = []
        before, was = self.holder, self.lengths
        self.table.state = longest_due(self.game, state, out)
        self.seen[name] += 1
        self.check(tuple(out), before, was)

    def build(self) -> bool:
        """The awaited seat builds something; one that cuts a rival is liked best."""
        actions = [a for choice in self.table.asked().choices if next(iter(choice)).kind in BUILDS for a in choice]
        if not actions:
            return False
        cuts = [a for a in actions if a.kind == "build_settlement" and self.on_roads(a.corner, a.seat)]  # type: ignore[attr-defined]
        self.play(self.random.choice(cuts if cuts and self.random.random() < 0.6 else actions))
        return True

    def on_roads(self, corner: int, seat: int) -> bool:
        return any(mask >> corner & 1 for other, mask in enumerate(self.table.part.pieces.road_ends) if other != seat)

    def onward(self) -> None:
        """The turn, or the step of one seat in it, is over."""
        actor = self.table.actor
        if actor == CHANCE:
            self.play(self.table.read("* dice 1 1"))
            return
        words = {"pass_building", "end_turn", "roll"}
        actions = [a for choice in self.table.asked().choices if next(iter(choice)).kind in words for a in choice]
        self.play(self.random.choice(actions))

    def lift(self) -> None:
        """A road of anybody is taken up, as by a Diplomat."""
        part, state = self.table.part, self.table.state
        seat = self.someone(lambda seat: part.roads[seat])
        path = self.random.choice(list(bits(part.roads[seat]))) if seat is not None else None
        if seat is not None and path is not None:
            self.edit("road lifted", lift_road(self.game, state, Seat(seat), path))

    def raze(self) -> None:
        """A settlement of anybody goes, and a line may be whole again."""
        part, state = self.table.part, self.table.state
        seat = self.someone(lambda seat: part.settlements[seat])
        if seat is not None:
            corner = self.random.choice(list(bits(part.settlements[seat])))
            fewer = put(part.settlements, seat, part.settlements[seat] & ~(1 << corner))
            self.edit("building gone", recompute(self.game, changed(self.game, state, settlements=fewer)))

    def muster(self) -> None:
        """A figure comes to a free intersection at anybody's roads."""
        free = [
            corner for corner in self.free() if any(mask >> corner & 1 for mask in self.table.part.pieces.road_ends)
        ]
        if free:
            seat = self.random.randrange(self.game.seats)
            self.edit("figure came", self.moved(self.table.state, seat, to=self.random.choice(free)))

    def march(self) -> None:
        """A figure moves, or leaves the board."""
        seat = self.someone(self.figures)
        if seat is not None:
            corner = self.random.choice(list(bits(self.figures(seat))))
            state = self.moved(self.table.state, seat, away=corner)
            free = self.free()
            if free and self.random.random() < 0.5:
                state = self.moved(state, seat, to=self.random.choice(free))
            self.edit("figure went", state)

    def moved(self, state: GameState, seat: int, away: int | None = None, to: int | None = None) -> GameState:
        part = SLOT.of(self.game, state)
        corners = (0 if away is None else 1 << away) | (0 if to is None else 1 << to)
        part = replace(part, figures=put(part.figures, seat, part.figures[seat] ^ corners))
        return routes_after_crossing(self.game, SLOT.put(self.game, state, part), Seat(seat), corners)

    def someone(self, has: Callable[[int], int]) -> int | None:
        seats = [seat for seat in range(self.game.seats) if has(seat)]
        if self.holder in seats and self.random.random() < 0.5:
            return self.holder
        return self.random.choice(seats) if seats else None

    def free(self) -> list[int]:
        used = self.table.part.pieces.buildings
        for seat in range(self.game.seats):
            used |= self.figures(seat)
        return list(bits(self.game.board.topology.all_corners & ~used))

    def go_on(self) -> None:
        """One more change."""
        edits = (self.lift, self.raze, self.muster, self.muster, self.march)
        mid_card = self.table.step == FREE_ROADS
        if self.table.actor != CHANCE and (mid_card or self.random.random() < 0.65) and self.build():
            return
        self.random.choice((*edits, *edits, self.onward, self.onward))()


def opening(game: Game, board: Board, random: Random) -> Table:
    """The board with rich hands, some of the buildings cities; of a tie one may hold the award, or nobody."""
    topology = board.topology
    seats = []
    for seat, roads in enumerate(board.roads):
        towns = sorted(board.towns[seat])
        cities = {corner for corner in towns if random.random() < 0.3}
        words = [topology.path_name(path) for path in sorted(roads)]  # type: ignore[arg-type]
        words += [topology.corner_name(at) + ("!" if at in cities else "") for at in towns]  # type: ignore[arg-type]
        seats.append(" ".join((*words, HAND, "roads" if seat < 2 else "")))
    best = max(board.lengths())
    tied = [seat for seat, length in enumerate(board.lengths()) if length == best >= 5]
    longest = random.choice([*tied, -1]) if len(tied) > 1 else None
    return place(game, *seats, seat=random.randrange(game.seats), longest=longest)


@pytest.mark.slow
@pytest.mark.rule(*(f"BASE-{number}" for number in range(170, 181)), "BASE-121", "BASE-156")
@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize(("land", "seats"), [(NINETEEN, 3), (NINETEEN, 4), (THIRTY, 6)], ids=["three", "four", "six"])
def test_the_award_through_thousands_of_changes(land: tuple[Axial, ...], seats: int, share: int) -> None:
    """Whatever changes the roads or what stands on them, the award is where the rules put it."""
    random = Random(f"{seats} {share}")
    game = set_table(ISLAND, seats)
    assert game.board.land == land
    seen: Counter[str] = Counter()
    for _ in range(HISTORIES):
        history = History(game, crowded(land, seats, random, roads=(5, 8), towns=1, knights=0, straight=0.6), random)
        for _ in range(CHANGES):
            if history.table.state.outcome is None:
                history.go_on()
        seen += history.seen
    assert set(seen) >= BUILDS | AFFAIRS | {"road lifted", "building gone", "figure came", "figure went"}
    assert min(seen[name] for name in AFFAIRS) >= 8, seen
    assert ("pass_building" in seen) == (seats > 4)
