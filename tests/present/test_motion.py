"""Whatever differs between two pictures is moved by a cue, or closes up behind one that is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from catan_desktop.games.catalogue import RULESETS
from catan_desktop.games.views import BOARDS, EVENTS
from catan_desktop.kernel.engine import advance, observe
from catan_desktop.kernel.event import Event, redact
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState
from catan_desktop.present.compose import board_view, keyframes
from catan_desktop.present.models.board import HexBoard, HexGround, Piece
from catan_desktop.present.motion import SHIFT, Motion, motions
from catan_desktop.present.picture import MOVING, BoardPicture, Cue, Keyframe, ordered
from tests.playing import play_game
from tests.recipes import set_table

WANTED = {"dice", "pulse", "card", "move", "place"}
ONLY_ONE = {"merchant", "wild-die", "metropolis-trade", "metropolis-politics", "metropolis-science"}
"""They are gone from where they were when they come elsewhere, or lie there unseen until the dice have been shown."""
SIGNS = {"busy", "outlaw", "claim", "side-free", "side-taken", "aim", "cover"}
"""What a picture says of its pieces comes and goes with it, as do the ghosts of what is ordered and a row of cards that
closes up."""
EXPANDED = {"great-wall": {"black_powder": True}}
"""Options of every second game."""


def seen(game: Game, state: GameState, history: tuple[Event, ...] = ()) -> BoardPicture:
    picture = board_view(BOARDS, game, replace(observe(game, state, Seat(0)), history=history))
    assert picture is not None
    return picture


def steps(key: str, seed: int) -> Iterator[tuple[BoardPicture, Keyframe]]:
    """Each step of a random game with the picture before it."""
    game = set_table(RULESETS[key], 3 + seed % 2, EXPANDED.get(key) if seed % 2 else None)
    record = play_game(game, seed, 3000)
    state = record.first
    history: tuple[Event, ...] = ()
    before = seen(game, state)
    for action in record.log:
        found = keyframes((BOARDS, EVENTS), game, state, action, Seat(0), history)
        state, events = advance(game, state, action)
        history = (*history, *(redact(event, Seat(0)) for event in events))
        for keyframe in found:
            yield before, keyframe
            before = keyframe.picture
        assert before == seen(game, state, history), action


def is_sign(piece: Piece) -> bool:
    return piece.kind in SIGNS or piece.kind.startswith("isle-flag-") or piece.kind.endswith("-queued")


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


@pytest.mark.matrix
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
            settled = motion.taken is not None and not is_sign(motion.taken) and not motion.taken.key
            if motion.cue.kind == SHIFT and settled:
                assert motion.cue.start == motion.cue.to, "they close up or make room where they are"
                assert motion.cue.start != ("frostfangs", 0), "in a heap nobody has a place of his own"
        left, goal = followed(before, made), Counter(keyframe.picture.pieces)
        rest = [*(left - goal), *(goal - left)]
        told = [piece for piece in rest if not is_sign(piece)]
        assert {piece.kind for piece in told} <= ONLY_ONE, (keyframe.cues, rest)
    assert kinds >= (WANTED - {"dice", "move"} if key == "great-wall" else WANTED)


# who is who


def test_two_that_are_replaced_at_one_place_are_two() -> None:
    before = board(*[Piece("row", 0, "man-queued", 1, layer=1, slot=slot) for slot in range(2)])
    come = Cue("place", to=("row", 0), sprite="man", seat=1)
    made = motions(before, Keyframe((come, replace(come, along=True)), board(*row(1, 1))))
    assert {motion.taken for motion in made} == set(before.pieces)
    assert {motion.put for motion in made} == set(row(1, 1))


def board(*pieces: Piece) -> BoardPicture:
    """The pieces on a board of which nothing else counts."""
    return BoardPicture(HexBoard(LAND, 0, 4), ordered(pieces))


LAND = HexGround((), (), (), (), (0.0, 0.0, 1.0, 1.0))


def row(*seats: int) -> list[Piece]:
    return [Piece("row", 0, "man", seat, slot=slot) for slot, seat in enumerate(seats)]


def ways(made: tuple[Motion, ...]) -> list[tuple[str, int | None, int | None]]:
    """By motion: its kind, and the slots that it leads from and to."""
    return [
        (one.cue.kind, None if one.taken is None else one.taken.slot, None if one.put is None else one.put.slot)
        for one in made
    ]


def test_a_row_closes_up_behind_the_one_who_leaves_its_front() -> None:
    gone = Cue("lift", ("row", 0, 0), sprite="man", seat=0)
    made = motions(board(*row(0, 1, 0)), Keyframe((gone,), board(*row(1, 0))))
    assert ways(made) == [("lift", 0, None), (SHIFT, 1, 0), (SHIFT, 2, 1)]
    assert all(one.cue.along for one in made[1:])


def test_two_may_leave_the_front_one_after_the_other() -> None:
    gone = tuple(Cue("lift", ("row", 0, 0), sprite="man", seat=seat) for seat in (0, 1))
    made = motions(board(*row(0, 1, 0)), Keyframe(gone, board(*row(0))))
    assert ways(made) == [("lift", 0, None), (SHIFT, 2, 0), ("lift", 1, None)]


def test_the_last_one_leaves_a_crowd_and_nobody_else_moves() -> None:
    walk = Cue("move", ("row", 0), ("hex", 3), sprite="man")
    goal = board(*row(-1, -1), Piece("hex", 3, "man"))
    assert ways(motions(board(*row(-1, -1, -1)), Keyframe((walk,), goal))) == [("move", 2, 0)]


def test_one_who_goes_on_is_the_one_who_has_just_come() -> None:
    cues = (Cue("move", ("hex", 1), ("row", 0), sprite="man"), Cue("move", ("row", 0), ("hex", 3), sprite="man"))
    made = motions(board(*row(-1), Piece("hex", 1, "man")), Keyframe(cues, board(*row(-1), Piece("hex", 3, "man"))))
    assert [(one.taken and one.taken.space, one.put and one.put.space) for one in made] == [
        ("hex", "row"),
        ("row", "hex"),
    ]


def test_a_key_tells_apart_who_looks_alike() -> None:
    one, other = (replace(piece, key=key) for piece, key in zip(row(-1, -1), "ab", strict=True))
    goal = board(replace(one, slot=1), replace(other, slot=0))
    assert ways(motions(board(one, other), Keyframe((), goal))) == [(SHIFT, 0, 1), (SHIFT, 1, 0)]
