"""The cues of every action lead from the picture before it to the picture after it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from catan_desktop.games.catalogue import RULESETS
from catan_desktop.games.views import BOARDS
from catan_desktop.kernel.engine import apply, observe
from catan_desktop.kernel.event import Event, redact
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState
from catan_desktop.present.compose import board_view, cues
from catan_desktop.present.picture import BoardPicture, Cue
from catan_desktop.present.staging import landed, lifted, named
from tests.playing import play_game
from tests.recipes import set_table


def seen(game: Game, state: GameState, seat: Seat, history: Sequence[Event] = ()) -> BoardPicture:
    picture = board_view(BOARDS, game, replace(observe(game, state, seat), history=tuple(history)))
    assert picture is not None
    return picture


def comparable(picture: BoardPicture) -> BoardPicture:
    """The picture without what no cue moves: the die that lies there, and which hexes yield."""
    north = picture.north
    if north is not None:
        gift = tuple(replace(group, figures=tuple(sorted(group.figures))) for group in north.gift)
        north = replace(north, wild_die=0, gift=gift)
    return BoardPicture(replace(picture.board, blocked=0), north)  # the light of the end comes by itself


def played(key: str, seed: int) -> set[str]:
    """Play a random game, hold every cue against the pictures; the kinds that came up."""
    ruleset = RULESETS[key]
    game = set_table(ruleset, 3 + seed % 2)
    record = play_game(game, seed, 3000)
    state, seat = record.first, Seat(0)
    kinds: set[str] = set()
    history: list[Event] = []
    before = seen(game, state, seat)
    for action in record.log:
        state, events = apply(game, state, action)
        history += [redact(event, seat) for event in events]
        for plain in cues(BOARDS, game, tuple(redact(event, seat) for event in events)):
            cue = named(before, plain)  # as it is played
            kinds.add(cue.kind)
            before = landed(lifted(before, cue), cue)
        after = seen(game, state, seat, history)
        assert comparable(before) == comparable(after), action
        before = after
    return kinds


WANTED = {"dice", "pulse", "card", "move", "place"}
OF_THEIR_OWN = {"watch": {"crack", "fall"}, "cities-knights": {"sail", "turn", "lift"}}


@pytest.mark.parametrize("key", sorted(RULESETS))
def test_cues_lead_from_one_picture_to_the_next(key: str) -> None:
    games = [played(key, seed) for seed in range(4)]
    assert all(kinds >= WANTED for kinds in games)
    assert set().union(*games) >= OF_THEIR_OWN.get(key, set())


def test_a_view_of_the_same_board_shares_its_ground() -> None:
    game = set_table(RULESETS["gift-base"], 4)
    state = play_game(game, 0, 0).first
    one, two = seen(game, state, Seat(0)), seen(game, state, Seat(1))
    assert one.board.ground is two.board.ground
    assert hash(one) == hash(two)


def test_the_robber_is_nowhere_while_he_walks() -> None:
    game = set_table(RULESETS["gift-base"], 4)
    picture = seen(game, play_game(game, 0, 0).first, Seat(0))
    walk = Cue("move", start=("home",), to=("hex", 3), sprite="robber")
    away = lifted(picture, walk)
    assert away.board.robber not in {-1, 3}
    assert landed(away, walk).board.robber == 3
