"""Rules about the whole: which shared rules hold, how tokens are shown, what a program does that stops a game."""

from __future__ import annotations

import re

import pytest

from catan_desktop.arena.play import NO_ENDING, Limits, played
from catan_desktop.games.landnam import actions as act
from catan_desktop.games.landnam.board import OUT, TOPOLOGY
from catan_desktop.games.landnam.honours import standings
from catan_desktop.games.landnam.module import LANDNAM
from catan_desktop.games.landnam.tables import GRAIN, IRON, PASTURE, SEA, TERRAIN, WOOD
from catan_desktop.games.landnam.view.board import ground_of
from catan_desktop.kernel.engine import decision
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.mechanics.actions import BankTrade, EndTurn, OfferTrade
from catan_desktop.mechanics.board import board_now
from catan_desktop.mechanics.settlers import SETTLERS
from tests.games.landnam.place import BLUE, GREEN, RED, YELLOW, hex_at, place, stop


@pytest.mark.rule("ALTH-571")
def test_of_the_settlers_rules_only_the_grid_luck_and_refusals_hold() -> None:
    """Of the modules of the settlers only cards, dice and trade are here, and none of their actions."""
    shared = {module.key for module in SETTLERS} & {module.key for module in LANDNAM.modules}
    assert shared == {"hands", "dice", "trade"}
    words = " ".join(LANDNAM.kinds)
    assert not re.search(r"road|robber|steal|discard|knight|monopoly|plenty|settlement|buy_card", words)
    at = place()
    assert (TOPOLOGY.hex_name(hex_at(3, -1)), TOPOLOGY.parse_hex("(3,-1)")) == ("(3,-1)", hex_at(3, -1))  # BASE-020
    assert at.refused(act.EndMovement(RED))[0].startswith("reason-")  # BASE-210
    for step in LANDNAM.steps:
        assert not step.startswith(("settlers.robber", "settlers.discard", "settlers.placement")), step


@pytest.mark.rule("ALTH-571", "ALTH-B12", "ALTH-B13", "ALTH-B14", "ALTH-B37")
def test_trade_and_the_end_of_a_turn_are_refused_as_among_the_settlers() -> None:
    early = place().hands((4, 1, 0, 0), (0, 0, 1, 0))
    found = {early.refused(EndTurn(RED)), early.refused(BankTrade(RED, GRAIN, WOOD))}
    at = place().outside(RED, 0).to_main().hands((4, 1, 0, 0), (0, 0, 1, 24))
    found |= {at.refused(BankTrade(RED, *kinds)) for kinds in ((WOOD, GRAIN), (GRAIN, GRAIN), (GRAIN, IRON))}
    one, other = (1, 0, 0, 0), (0, 0, 1, 0)
    for give, want, partners in (
        (one, other, 1 << GREEN),
        (one, (0, 0, 0, 0), 1 << BLUE),
        (one, (1, 0, 1, 0), 1 << BLUE),
        ((0, 0, 0, 1), other, 1 << BLUE),
    ):
        found.add(at.refused(OfferTrade(RED, give, want, partners)))
    assert dict(found) == {
        "reason-roll-first": "BASE-211",
        "reason-trade-after-roll": "BASE-143",
        "reason-rate": "BASE-131",
        "reason-same-kind": "BASE-135",
        "reason-bank-lacks": "BASE-135",
        "reason-no-partner": "BASE-136",
        "reason-no-gifts": "BASE-137",
        "reason-same-on-both-sides": "BASE-138",
        "reason-cards-not-held": "BASE-141",
    }


@pytest.mark.rule("ALTH-108")
def test_tokens_from_eight_on_are_shown_red_and_the_rules_know_no_colour() -> None:
    at = place()
    for number, (q, r) in zip((2, 3, 4, 5, 6, 8, 9, 10, 11, 12), (TOPOLOGY.hexes[at] for at in range(10)), strict=True):
        at.tile(q, r, PASTURE, number)
    at.tile(0, 1, SEA)
    tiles = {tile.token: tile.red for tile in ground_of(board_now(at.game, at.state)).tiles}
    assert {number for number, red in tiles.items() if red} == {"8", "9", "10", "11", "12"}
    assert {number for number, red in tiles.items() if not red} == {"", "2", "3", "4", "5", "6"}
    assert not any(hasattr(kind, "red") for kind in TERRAIN)


@pytest.mark.rule("ALTH-512", "ALTH-511")
def test_a_game_that_a_program_stops_is_marked_and_ranked() -> None:
    """The program of matches stops after so many actions: no winner, an ending of its own, the ranks of ALTH-511."""
    stopped = played("landnam", ["easy", "random", "easy"], {}, seed=4, cap=450, limits=Limits(None, 50)).game
    assert (stopped.ending, stopped.winners, stopped.plies) == (NO_ENDING, (), 450)
    assert sum(seat.vp for seat in stopped.seats) > 0
    for one in stopped.seats:
        for other in stopped.seats:
            assert one.vp <= other.vp or one.rank < other.rank
    assert min(seat.rank for seat in stopped.seats) == 1
    at = place().tokens(white=(0, 2, 1, 0), black=(0, 0, 1, 0), red=(0, 0, 0, 2))
    assert [one.rank for one in standings(at.game, at.state)] == [4, 3, 1, 2]


@pytest.mark.rule("ALTH-561", "ALTH-313", "ALTH-612")
def test_the_first_step_that_is_offered_is_the_first_in_reading_order() -> None:
    """Who does what is offered first makes the compulsory step: to the first side that is free."""
    at = place().to_move()
    for seat, target in ((RED, (1, -3)), (BLUE, (-1, -2)), (GREEN, (3, -2)), (YELLOW, (-3, 1))):
        found = decision(at.game, at.state, seat)
        assert found is not None
        first = next(iter(found.choices[0]))
        assert first == act.TakeStep(seat, OUT, stop(*target))
        at.do(first, act.ExplorationDice(CHANCE, 5, 9)).do(act.EndMovement(seat)).end().to_move()
