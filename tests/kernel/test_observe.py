"""What a seat sees, and what it may imagine behind it."""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random
from typing import ClassVar

from catan_desktop.kernel.engine import advance, decision, determinise, fold, make_game, observe, start
from catan_desktop.kernel.event import Event, redact
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import record
from catan_desktop.kernel.state import GameState
from tests.kernel.toy import TOY_GAME, Deal, Dealt, Pass, Scored, part

A, B, C = Seat(0), Seat(1), Seat(2)


def dealt() -> tuple[Game, GameState]:
    game = make_game(TOY_GAME, 3)
    return game, fold(game, start(game)[0], [Deal(CHANCE, A, 2), Deal(CHANCE, B, 0), Deal(CHANCE, C, 2)])


def test_a_seat_sees_its_own_secret_only() -> None:
    game, state = dealt()
    for seat, own in ((A, (2, None, None)), (B, (None, 0, None)), (C, (None, None, 2))):
        seen = part(game, observe(game, state, seat).state)
        assert seen.private == own
        assert seen.hidden is None
        assert seen.points == (0, 0, 0)


def test_the_rest_of_the_state_is_seen_by_all() -> None:
    game, state = dealt()
    seen = observe(game, state, B).state
    assert (seen.frames, seen.seat, seen.turn, seen.ply) == (state.frames, state.seat, state.turn, state.ply)
    assert seen.parts[1] == state.parts[1]


def test_the_decision_comes_along_and_needs_no_secret_of_others() -> None:
    game, state = dealt()
    view = observe(game, state, A)
    assert view.decision == decision(game, state, A) == decision(game, view.state, A)
    assert observe(game, state, B).decision is None


def test_an_observation_travels_to_another_process() -> None:
    game, state = dealt()
    view = observe(game, state, A)
    assert pickle.loads(pickle.dumps(view)) == view


def test_what_is_imagined_looks_the_same_and_can_be_played() -> None:
    game, state = dealt()
    for seat in (A, B, C):
        view = observe(game, state, seat)
        for number in range(20):
            imagined = determinise(game, view, Random(number))
            assert observe(game, imagined, seat) == view
            secrets = part(game, imagined)
            assert secrets.hidden is not None
            assert [count + secrets.private.count(kind) for kind, count in enumerate(secrets.hidden)] == [2, 2, 2]
            advance(game, imagined, Pass(A))


def test_every_possibility_is_imagined() -> None:
    game, state = dealt()
    view = observe(game, state, B)
    seen = Counter(part(game, determinise(game, view, Random(number))).private for number in range(400))
    assert set(seen) == {(one, 0, other) for one in range(3) for other in range(3) if (one, other) != (0, 0)}


@record
class Stolen(Event):
    seen_by: ClassVar = {"card": ("thief", "victim"), "order": ()}
    thief: Seat
    victim: Seat
    card: int | None
    order: tuple[int, ...] | None


def test_secret_fields_of_events_are_seen_by_their_readers_alone() -> None:
    event = Stolen(A, C, 4, (1, 2))
    assert redact(event, A) == redact(event, C) == Stolen(A, C, 4, None)
    assert redact(event, B) == Stolen(A, C, None, None)
    assert redact(Dealt(B, 1), B) == Dealt(B, 1)
    assert redact(Dealt(B, 1), A) == Dealt(B, None)


def test_public_events_are_the_same_for_all() -> None:
    event = Scored(B)
    assert redact(event, A) is event
