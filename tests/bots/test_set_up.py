"""Where a bot that searches places its first settlements at a table of two."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from catan_desktop.arena.play import transitions
from catan_desktop.bots.budget import Budget
from catan_desktop.bots.levels import make_bot
from catan_desktop.bots.table import deal
from catan_desktop.evaluation import position, set_up
from catan_desktop.games.catalogue import entry, ruleset
from catan_desktop.kernel import chance
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.placement import PLACEMENT_STEP, Placement

FEW = Budget(seconds=None, nodes=400)


def placing(seats: int, seed: int) -> Iterator[tuple[Game, GameState]]:
    """Each position in which a seat of `hard` places a settlement in the set-up of a dealt board, and the first one
    after it."""
    game = deal(ruleset("classic"), seats, {"layout": "random"}, chance.source(seed, "board"))
    for state, _ in transitions(game, [make_bot("hard", FEW)] * seats, seed):
        frame = state.frames[-1]
        if state.turn or (frame.step == PLACEMENT_STEP and frame.data_as(Placement).settlement < 0):
            yield game, state
        if state.turn:
            return


def test_the_last_settlement_goes_best_with_the_first() -> None:
    for seed in range(3):
        *_, (game, before), (_, after) = placing(2, seed)
        (seat,) = bits(before.frames[-1].waiting & ~(1 << CHANCE))
        own, pieces = PIECES.of(game, before).settlements[seat], PIECES.of(game, before)
        best = max(set_up.pair_worth(game, before, own | 1 << corner) for corner in bits(pieces.open_corners))
        assert set_up.pair_worth(game, after, PIECES.of(game, after).settlements[seat]) == best


def test_what_one_seat_leads_by_the_other_lacks() -> None:
    for game, state in placing(2, 5):
        leads = [
            set_up.value(game, state, Seat(seat)) - set_up.TIE * position.judge(game, state, Seat(seat))
            for seat in range(2)
        ]
        assert leads[0] == pytest.approx(-leads[1])


def test_a_set_up_that_has_begun_is_judged_as_both_will_complete_it() -> None:
    (game, empty), *_, (_, after) = placing(2, 4)
    pieces = PIECES.of(game, after)
    one, other = [set_up.pair_worth(game, after, settlements) for settlements in pieces.settlements]
    judged = set_up.TIE * position.judge(game, after, Seat(0))
    assert set_up.value(game, after, Seat(0)) == pytest.approx(one - other + judged)
    assert set_up.value(game, empty, Seat(0)) != pytest.approx(set_up.TIE * position.judge(game, empty, Seat(0)))


def test_both_kinds_that_a_build_asks_for_are_worth_more_than_twice_one_of_them() -> None:
    ((game, state), *_) = placing(2, 1)
    worth: dict[tuple[float, ...], float] = {}
    for first in range(len(game.board.yields)):
        for second in range(first):
            corners = 1 << first | 1 << second
            income = tuple(
                [sum(pair) for pair in zip(game.board.yields[first], game.board.yields[second], strict=True)]
            )
            if not corners & sum(game.board.harbour_corners):
                worth[income] = set_up.pair_worth(game, state, corners)
    kinds = [(found, sum(income), sum(1 for flow in income if flow)) for income, found in worth.items()]
    narrow = [found for found, total, count in kinds if count <= 2 and 0.4 < total < 0.6]
    broad = [found for found, total, count in kinds if count == 5 and 0.4 < total < 0.6]
    assert max(narrow) < max(broad)
    assert sum(narrow) / len(narrow) < sum(broad) / len(broad)


def test_at_a_larger_table_the_judgement_decides() -> None:
    for game, state in placing(3, 2):
        assert set_up.value(game, state, Seat(1)) == position.judge(game, state, Seat(1))


def test_the_classic_island_is_set_up_so() -> None:
    assert entry("classic").bots.search_set_up is set_up.value
