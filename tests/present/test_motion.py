"""Whatever differs between two pictures is moved by a cue, or closes up behind one that is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from catan_desktop.kernel.engine import advance, observe
from catan_desktop.kernel.event import Event, redact
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState
from catan_desktop.present.compose import board_view, keyframes
from catan_desktop.present.models.board import Piece
from catan_desktop.present.motion import SHIFT, Motion, motions
from catan_desktop.present.picture import BoardPicture, Keyframe
from catan_desktop.rules.catalogue import RULESETS
from catan_desktop.rules.views import BOARDS
from tests.playing import play_game
from tests.recipes import set_table

MOVING = {
    "place",
    "lift",
    "move",
    "turn",
}
"""Kinds of cues that are about a piece."""
WANTED = {"dice", "pulse", "card", "move", "place"}
ONLY_ONE = {"merchant", "wild-die", "metropolis-trade", "metropolis-politics", "metropolis-science"}
"""They are gone from where they were when they come elsewhere, or lie there unseen until the dice have been shown."""
OF_THEIR_OWN = {"watch": {"crack", "fall", SHIFT}, "cities-knights": {"track", "turn", "lift"}}


def seen(game: Game, state: GameState, history: tuple[Event, ...] = ()) -> BoardPicture:
    picture = board_view(BOARDS, game, replace(observe(game, state, Seat(0)), history=history))
    assert picture is not None
    return picture


def steps(key: str, seed: int) -> Iterator[tuple[BoardPicture, Keyframe]]:
    """Each step of a random game with the picture before it."""
    game = set_table(RULESETS[key], 3 + seed % 2)
    record = play_game(game, seed, 3000)
    state = record.first
    history: tuple[Event, ...] = ()
    before = seen(game, state)
    for action in record.log:
        found = keyframes(BOARDS, game, state, action, Seat(0), history)
        state, events = advance(game, state, action)
        history = (*history, *(redact(event, Seat(0)) for event in events))
        for keyframe in found:
            yield before, keyframe
            before = keyframe.picture
        assert before == seen(game, state, history), action


def followed(before: BoardPicture, made: tuple[Motion, ...]) -> Counter[Piece]:
    """The pieces after motions, one after another."""
    here = Counter(before.pieces)
    for motion in made:
        if motion.taken is not None:
            assert here[motion.taken] or motion.cue.kind == SHIFT, motion
            here[motion.taken] -= 1
        if motion.put is not None:
            here[motion.put] += 1
    return +here


@pytest.mark.parametrize("key", sorted(RULESETS))
@pytest.mark.parametrize("seed", range(4))
def test_motions_lead_from_one_picture_to_the_next(key: str, seed: int) -> None:
    kinds: set[str] = set()
    for before, keyframe in steps(key, seed):
        made = motions(before, keyframe)
        kinds |= {motion.cue.kind for motion in made}
        for motion in made:
            moved = motion.taken is not None or motion.put is not None
            there = motion.cue.kind == "place" and len(keyframe.cues) > 1  # a road that was moved has come already
            assert moved == (motion.cue.kind in {*MOVING, SHIFT}) or there, motion
            if motion.cue.kind == SHIFT:
                assert motion.cue.start == motion.cue.to, "they close up or make room where they are"
                assert motion.cue.start != ("frostfangs", 0), "in a heap nobody has a place of his own"
        left, goal = followed(before, made), Counter(keyframe.picture.pieces)
        rest = [*(left - goal), *(goal - left)]
        assert {piece.kind for piece in rest} <= ONLY_ONE, (keyframe.cues, rest)
    assert kinds >= WANTED
