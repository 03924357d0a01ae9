"""A recount of the catch that shares nothing with the rules: by the table of the rule file, names and plain numbers."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from catan_desktop.games.fishermen.events import BootFound, BootGiven, FishDrawn, FishHandedIn, FishShortage, FishSpent
from catan_desktop.games.fishermen.module import RULESET
from catan_desktop.games.fishermen.part import FISH
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.engine import apply, start
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.events import Rolled
from catan_desktop.mechanics.parts import PIECES, ROBBER
from catan_desktop.mechanics.scoring import goal_of
from tests.mechanics.place import game_of
from tests.playing import next_action

TEXT = (Path(__file__).parents[3] / "docs" / "rules" / "traders-and-barbarians.md").read_text(encoding="utf-8")
LAKES = {"lake": {2, 3, 11, 12}, "second-lake": {4, 10}}


def grounds(seats: int) -> list[tuple[set[str], int]]:
    """Intersections and number of each ground of the fixed layout, read from the rule file."""
    part = TEXT[TEXT.index("FISH-014 Grounds" if seats > 4 else "FISH-013 Grounds") :]
    rows = re.findall(r"\| G\d \| \S+ \| (V.*?) \| (\d+) \|", part)[: 8 if seats > 4 else 6]
    return [(set(corners.split(", ")), int(number)) for corners, number in rows]


def expected(game: Game, state: GameState, total: int) -> Counter[int]:
    """By seat: what a roll brings, counted by names."""
    topology, pieces, robber = game.board.topology, PIECES.of(game, state), ROBBER.of(game, state).hex
    spots = [(corners, number == total) for corners, number in grounds(game.seats)]
    for hex, terrain in enumerate(game.board.hex_terrain):
        if terrain.key in LAKES:
            around = {name for corner, name in names(game) if topology.hex_corner_mask[hex] >> corner & 1}
            spots.append((around, total in LAKES[terrain.key] and hex != robber))
    found: Counter[int] = Counter()
    for corner, name in names(game):
        for seat in range(game.seats):
            size = (pieces.settlements[seat] >> corner & 1) + 2 * (pieces.cities[seat] >> corner & 1)
            found[seat] += size * sum(gives for corners, gives in spots if name in corners)
    return +found


def names(game: Game) -> list[tuple[int, str]]:
    topology = game.board.topology
    return [(corner, topology.corner_name(corner)) for corner in range(len(topology.corners))]


@pytest.mark.rule("FISH-030", "FISH-030a", "FISH-031", "FISH-031a", "FISH-032", "FISH-033a", "FISH-036", "FISH-038")
@pytest.mark.parametrize(("seats", "seed"), [(seats, seed) for seats in (2, 3, 4, 5, 6) for seed in range(3)])
def test_the_catch_of_random_games_is_that_of_a_plain_recount(seats: int, seed: int) -> None:
    """Every roll of a random game; tokens, the boot and goals are followed by the events alone."""
    game = game_of(RULESET, seats, {})
    state, _ = start(game)
    rng, held, boot, caught, rolls = source(seed, "recount"), [0] * seats, -1, Counter[int](), 0
    due: Counter[int] = Counter()
    while state.outcome is None and state.ply < 900:
        before, (state, events) = state, apply(game, state, next_action(game, state, seed, rng))
        for event in events:
            if isinstance(event, Rolled):
                assert not due
                total = event.one + event.two
                due, caught, rolls = expected(game, before, total), Counter(), rolls + 1
                room = FISH.of(game, before)
                if due.total() > room.supply + sum(room.used):
                    assert any(isinstance(one, FishShortage) for one in events)
                    due = Counter()
            elif isinstance(event, FishDrawn):
                held[event.seat] += 1
                caught[event.seat] += 1
            elif isinstance(event, FishHandedIn):
                held[event.seat] -= 1
                assert held[event.seat] == 6
            elif isinstance(event, FishSpent):
                held[event.seat] -= sum(event.tokens)
            elif isinstance(event, BootFound):
                boot, caught[event.seat] = event.seat, caught[event.seat] + 1
            elif isinstance(event, BootGiven):
                boot = event.to
        if state.frames[-1].step not in {"fishermen.draw", "fishermen.exchange"}:
            assert all(caught[seat] <= count for seat, count in due.items())
            assert all(caught[seat] == count or held[seat] == 7 for seat, count in due.items())
            due = Counter()
        assert FISH.of(game, state).held == tuple(held)
        assert FISH.of(game, state).boot == boot
        assert [goal_of(game, state, seat) for seat in range(seats)] == [10 + (seat == boot) for seat in range(seats)]  # type: ignore[arg-type]
    assert rolls > 20
