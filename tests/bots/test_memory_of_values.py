"""What judges and values remember is what they would work out anew."""

from __future__ import annotations

from random import Random

import pytest

from catan_desktop.bots.random_bot import RandomBot
from catan_desktop.bots.table import deal
from catan_desktop.evaluation.memory import memory_of
from catan_desktop.evaluation.personality import SOBER, Personality
from catan_desktop.games.catalogue import RULESETS, entry
from catan_desktop.games.cities_knights.evaluation.position import judge as position
from catan_desktop.kernel import chance
from catan_desktop.kernel.engine import actor, advance, decision, observe, start
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.ruleset import Options
from catan_desktop.kernel.state import GameState
from tests.games.cities_knights.place import cities_game, place

PLIES, LAST = 1500, 150
PERSONALITIES = (SOBER, Personality(building=1.2, trading=1.1, defence=1.3, roads=0.8))


def states(key: str, options: Options) -> tuple[Game, list[GameState]]:
    """The last positions of a game of random play: each differs from the one before by little."""
    game, rng = deal(RULESETS[key], 4, options, Random(2)), Random(5)
    state, found = start(game)[0], []
    while (seat := actor(state)) is not None and state.ply < PLIES:
        asked = decision(game, state, seat)
        assert asked is not None
        if seat == CHANCE:
            action = chance.draw(3, state.ply, asked.choices[0])  # type: ignore[arg-type]
        else:
            action = RandomBot().choose(game, observe(game, state, seat), rng)
        state = advance(game, state, action)[0]
        if state.turn:
            found.append(state)
    return game, found[-LAST:]


@pytest.mark.parametrize(
    ("key", "options"), [*((key, {}) for key in RULESETS), ("cities-knights", {"harbourmaster": True})]
)
def test_memory_changes_no_judgement(key: str, options: Options) -> None:
    game, positions = states(key, options)
    known = entry(key).bots
    judges = (known.position, known.win_chance, known.search_position or known.position)
    memory_of.cache_clear()
    asked = [(number % 4, PERSONALITIES[number // 4 % 2]) for number in range(len(positions))]
    with_memory = [
        [judge(game, state, Seat(seat), personality) for judge in judges]
        for state, (seat, personality) in zip(positions, asked, strict=True)
    ]
    for state, (seat, personality), remembered in zip(positions, asked, with_memory, strict=True):
        for judge, before in zip(judges, remembered, strict=True):
            memory_of.cache_clear()
            assert judge(game, state, Seat(seat), personality) == before


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("trade=2 4cloth", "trade=3 4cloth"),
        ("4ore", "4ore W(0,0,N)"),
        ("K1(0,0,NE) 1grain", "K1*(0,0,NE) 1grain"),
        ("smith", "shown=printer"),
        ("4ore", "4ore defender=1"),
    ],
    ids=["the Guild's rates", "a wall", "a knight awake", "an open card", "a Defender"],
)
def test_one_change_of_a_coast_is_seen_at_once(before: str, after: str) -> None:
    """What is remembered of the position before must not hide it."""
    game, seats = cities_game(3), [Seat(seat) for seat in range(3)]
    own = "V(0,0,N)! V(2,1,N)! E(0,0,NE)"
    states = [place(game, f"{own} {more}", "V(0,1,S)!", "V(2,-2,N)!").state for more in (before, after)]
    memory_of.cache_clear()
    remembered = [position(game, state, seat) for state in states for seat in seats]
    anew = []
    for state in states:
        for seat in seats:
            memory_of.cache_clear()
            anew.append(position(game, state, seat))
    assert remembered == anew
    assert anew[0] != anew[3]
