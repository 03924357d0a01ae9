"""Animations lead to the picture after, can be cut at any moment, flash seldom, and leave those alone who want none."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pygame
import pytest

from catan_desktop.games.views import BOARDS, EVENTS
from catan_desktop.games.watch.actions import RevealToken
from catan_desktop.games.watch.board import ClanId
from catan_desktop.games.watch.part import REGULAR
from catan_desktop.games.watch.view.event_rows import arrange_breaches
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import replace
from catan_desktop.present import compose
from catan_desktop.present.compose import board_view
from catan_desktop.present.picture import BoardPicture, Cue, Keyframe
from catan_desktop.ui.tables.board import walking
from catan_desktop.ui.tables.board.gauges import value_of
from catan_desktop.ui.tables.board.island import figure_of
from catan_desktop.ui.tables.board.moments import ENDING_SECONDS
from catan_desktop.ui.tables.board.particles import TICK
from catan_desktop.ui.tables.board.playback import FADE_SECONDS, MOMENT_SECONDS
from catan_desktop.ui.tables.board.view import BoardView
from catan_desktop.ui.tables.gift.layout import north
from catan_desktop.ui.tables.gift.scenery import GIFT
from tests.positions import Position
from tests.ui.board import demo
from tests.ui.board.render import make_board

SIZE, REGION = (1280, 720), (760, 470)
FALL = Cue("lift", ("section", 1, 0), sprite="guard", seat=3, look="fall", seconds=0.7)
CRACK = Cue("place", to=("section", 1), sprite="crack", look="crack", number=2, seconds=1.3)
BREACH = arrange_breaches(
    (
        FALL,
        *[Cue("move", ("clearing", 1), ("hex", hex), (("section", 1),), sprite="regular") for hex in (5, 1, 5)],
        CRACK,
    )
)
RAID = (
    Cue("token", to=("clan", 1), sprite="climber"),
    Cue("move", ("frostfangs", 0), ("clan", 1), sprite="climber"),
    Cue("moment", to=("camp", 5), sprite="alarm"),
    Cue("move", ("clan", 1, 0), ("clearing", 1), (("trail", 4),), sprite="giant", seconds=0.9),
    Cue("move", ("clearing", 1), ("clearing", 1), (("section", 1),), sprite="giant", seconds=0.8),
    replace(FALL, along=True, wait=0.45),
    Cue("move", ("clearing", 1), ("frostfangs", 0), sprite="giant"),
)


def after(before: BoardPicture, cues: tuple[Cue, ...]) -> list[Keyframe]:
    return [Keyframe(cues, demo.after(before, *cues))]


def sorted_gift(picture: BoardPicture) -> Counter[tuple[str, int, str, int]]:
    """The order in which wildlings came to a hex does not count."""
    return Counter((piece.space, piece.site, piece.kind, piece.seat) for piece in picture.pieces)


def board_with(picture: BoardPicture, *, air: bool = False) -> tuple[BoardView, pygame.Surface]:
    board = make_board(SIZE, REGION, "en")
    board.air.on = air
    board.show(picture)
    surface = pygame.Surface(SIZE)
    board.draw(surface)
    return board, surface


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("cues", [BREACH, RAID], ids=["breach", "raid"])
@pytest.mark.parametrize("cut", [0.0, 0.31, 0.8, 1.37, 2.2])
def test_cut_at_any_moment_the_newest_picture_is_seen(cues: tuple[Cue, ...], cut: float) -> None:
    before = demo.watch_picture()
    keyframes = after(before, cues)
    goal = keyframes[-1].picture
    board, surface = board_with(before)
    board.play(before, keyframes)
    passed = 0.0
    while passed < cut:
        board.update(1 / 60)
        board.draw(surface)
        passed += 1 / 60
    board.show(goal)
    board.draw(surface)
    assert pixels(surface) == pixels(board_with(goal)[1])


@pytest.mark.parametrize("cues", [BREACH, RAID], ids=["breach", "raid"])
def test_what_is_seen_meanwhile_ends_as_the_picture_after(cues: tuple[Cue, ...]) -> None:
    before = demo.watch_picture()
    keyframes = after(before, cues)
    goal = keyframes[-1].picture
    board, _ = board_with(before)
    board.play(before, keyframes)
    seen: list[BoardPicture] = []
    board.playback.on_landed = seen.append
    while board.playback.running:
        board.update(1 / 120)
    assert sorted_gift(seen[-1]) == sorted_gift(goal)
    assert board.shown == goal


def test_a_raid_is_shown_from_true_picture_to_true_picture() -> None:
    """A raid sends two down one after the other, and the second has moved up before he sets out."""
    about = {"camps": ("", "rrcg", ""), "wall": ((), (0, 1, 0), (0,), ()), "clearings": (0, 3, 1, 0)}
    table = Position(reveals=1, **about).table()  # type: ignore[arg-type]
    before = board_view(BOARDS, table.game, observe(table.game, table.state, Seat(0)))
    assert before is not None
    keyframes = list(
        compose.keyframes((BOARDS, EVENTS), table.game, table.state, RevealToken(CHANCE, ClanId(1), REGULAR), Seat(0))
    )
    assert len(keyframes) == 3, "the token, then one wildling after the other"
    board, surface = board_with(before)
    board.play(before, keyframes)
    seen = [before]
    while board.playback.running:
        board.update(1 / 30)
        board.draw(surface)
        if board.shown != seen[-1]:
            seen.append(board.shown)
    for picture in seen:
        assert len(set(picture.pieces)) == len(picture.pieces), "nobody stands twice"
    assert board.shown == keyframes[-1].picture
    shaded = dict.fromkeys(picture.board.blocked for picture in seen)
    assert list(shaded) == list(dict.fromkeys(one.board.blocked for one in (before, *(k.picture for k in keyframes))))
    dangers = [value_of(picture.gauges[1], picture) for picture in seen]
    assert sorted(set(dangers)) == list(range(max(dangers) + 1)), "the gauge grows with each who comes"


def test_a_breach_takes_no_longer_than_a_moment_may() -> None:
    before = demo.watch_picture()
    board, _ = board_with(before)
    board.play(before, after(before, BREACH))
    passed = 0.0
    while board.playback.running:
        board.update(1 / 100)
        passed += 1 / 100
    assert 1.5 < passed <= MOMENT_SECONDS + 0.02


@pytest.mark.parametrize("cues", [BREACH, RAID], ids=["breach", "raid"])
def test_with_reduced_motion_a_short_fade_is_all(cues: tuple[Cue, ...]) -> None:
    before = demo.watch_picture()
    keyframes = after(before, cues)
    goal = keyframes[-1].picture
    board, surface = board_with(before)
    former = pixels(surface)
    told: list[str] = []
    board.playback.on_cue = lambda cue: told.append(cue.kind)
    board.kit.reduced_motion = True
    board.play(before, keyframes)
    assert told == [cue.kind for cue in cues], "it is heard all the same"
    assert board.playback.picture is None
    assert board.playback.shake(GIFT, 80) == (0, 0)
    board.draw(surface)
    assert pixels(surface) == former, "the fade begins with what was seen"
    board.update(FADE_SECONDS + 0.01)
    board.draw(surface)
    assert not board.playback.running
    assert pixels(surface) == pixels(board_with(goal)[1])


@pytest.mark.parametrize("cues", [BREACH, RAID], ids=["breach", "raid"])
def test_nothing_flashes_more_than_three_times_a_second(cues: tuple[Cue, ...]) -> None:
    """A flash is a rise and a fall of the light of a part of the board by a tenth."""
    before = demo.watch_picture()
    board, surface = board_with(before)
    board.play(before, after(before, cues))
    boxes = [north(board.plan).section(1), north(board.plan).clan(1), board.rect]
    course: list[list[float]] = [[] for _ in boxes]
    while board.playback.running:
        board.update(1 / 30)
        board.draw(surface)
        for box, values in zip(boxes, course, strict=True):
            red, green, blue, *_ = pygame.transform.average_color(surface, box)
            values.append((0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255)
    for values in course:
        assert flashes(values) <= 3 * max(1.0, len(values) / 30)


def flashes(values: list[float]) -> int:
    turns = 0
    low = high = values[0]
    rising: bool | None = None
    for value in values:
        low, high = min(low, value), max(high, value)
        if rising is not True and value > low + 0.1:
            rising, turns, high = True, turns + 1, value
        elif rising is not False and value < high - 0.1:
            rising, turns, low = False, turns + 1, value
    return turns // 2


def test_each_kind_of_wildling_has_its_own_gait() -> None:
    board, _ = board_with(demo.watch_picture())
    points = north(board.plan).trail(1, 4)
    poses = {
        kind: [walking.pose(board.plan, figure_of(GIFT, kind), points, step / 40) for step in range(41)]
        for kind in ("regular", "climber", "giant")
    }
    for kind, course in poses.items():
        assert course[0].feet == pytest.approx(points[0], abs=1), kind
        assert course[-1].feet == pytest.approx(points[-1], abs=1), kind
    assert any(pose.stamp > 0 for pose in poses["giant"])
    assert not any(pose.stamp > 0 for pose in (*poses["regular"], *poses["climber"]))
    assert poses["climber"] != poses["regular"]


def test_a_way_follows_the_dots_of_its_trail() -> None:
    picture = demo.watch_picture()
    board, _ = board_with(picture)
    cue = Cue("move", ("clan", 1, 0), ("clearing", 1), (("trail", 4),), sprite="regular")
    trail = north(board.plan).trail(1, 4)
    points = walking.way(board.plan, picture, cue, trail[0], trail[-1])
    assert points[1:-1] == tuple(trail[1:-1])
    steps = [walking.along(points, step / 30) for step in range(31)]
    assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) < board.plan.side for a, b in pairwise(steps))


def test_giants_and_the_breaking_wall_shake_the_ground_and_nothing_else_does() -> None:
    before = demo.watch_picture()
    shaken: dict[str, bool] = {}
    for name, cues in {
        "giant": RAID[3:4],
        "breach": BREACH,
        "regular": (Cue("move", ("clearing", 0), ("hex", 0), (("section", 0),), sprite="regular"),),
    }.items():
        board, _ = board_with(before)
        board.play(before, after(before, cues))
        moved = set()
        while board.playback.running:
            moved.add(board.playback.shake(GIFT, 120))
            board.update(1 / 60)
        shaken[name] = moved != {(0, 0)}
        assert all(abs(x) <= 8 and abs(y) <= 8 for x, y in moved)
    assert shaken == {"giant": True, "breach": True, "regular": False}


@pytest.mark.parametrize("light", ["dawn", "fires"])
def test_the_light_of_the_end_grows_and_stays(light: str) -> None:
    picture = demo.watch_picture()
    board, surface = board_with(picture)
    frames = [pixels(surface)]
    board.show(replace(picture, light=light))
    passed = 0.0
    while not board.ending.kind or board.ending.moving:
        board.update(0.2)
        board.draw(surface)
        frames.append(pixels(surface))
        passed += 0.2
        assert passed < ENDING_SECONDS + 1
    assert len(set(frames)) == len(frames)
    board.update(0.5)
    board.draw(surface)
    assert pixels(surface) == frames[-1]


def test_a_game_that_is_over_is_lit_at_once_when_it_is_opened() -> None:
    board, _ = board_with(replace(demo.watch_picture(), light="dawn"))
    assert board.ending.kind == "dawn"
    assert not board.ending.moving


# the air


def test_the_air_moves_in_small_boxes_and_leaves_no_trace() -> None:
    """Patching the last frame gives what drawing everything anew would give."""
    picture = demo.watch_picture()
    board, surface = board_with(picture, air=True)
    luck = Random(4)
    changed = 0
    for _ in range(30):
        before = pixels(surface)
        board.update(luck.uniform(0.02, 0.11))
        drawn = board.draw_ambient(surface)
        changed += pixels(surface) != before
        assert drawn == (pixels(surface) != before)
        anew = pygame.Surface(SIZE)
        board.draw(anew)
        assert pixels(anew.subsurface(board.rect)) == pixels(surface.subsurface(board.rect))
    assert changed > 10


def test_the_air_leaves_alone_what_stands_before_the_board() -> None:
    """A panel painted over the board stays whole while the snow falls behind it."""
    board, surface = board_with(demo.watch_picture(), air=True)
    panel = board.rect.inflate(-board.rect.width // 2, -board.rect.height // 3)
    board.veil = panel
    board.draw(surface)
    surface.fill("red", panel)
    card = pixels(surface.subsurface(panel))
    moved = 0
    for _ in range(60):
        before = pixels(surface)
        board.update(0.1)
        board.draw_ambient(surface)
        assert pixels(surface.subsurface(panel)) == card
        moved += pixels(surface) != before
    assert moved > 10


def test_the_air_moves_a_dozen_times_a_second_at_most() -> None:
    board, surface = board_with(demo.watch_picture(), air=True)
    drawn = 0
    for _ in range(60):
        board.update(1 / 60)
        drawn += board.draw_ambient(surface)
    assert 8 <= drawn <= round(1 / TICK) + 1


@pytest.mark.parametrize("why", ["reduced", "off"])
def test_still_air_where_nothing_is_to_move(why: str) -> None:
    board, surface = board_with(demo.watch_picture(), air=True)
    board.kit.reduced_motion = why == "reduced"
    board.air.on = why != "off"
    board.draw(surface)
    still = pixels(surface)
    for _ in range(40):
        board.update(0.05)
        assert not board.draw_ambient(surface)
    board.draw(surface)
    assert pixels(surface) == still


def test_the_gauges_move_to_their_new_values() -> None:
    before = demo.watch_picture()
    keyframes = after(before, BREACH)
    goal = keyframes[-1].picture
    board, surface = board_with(before)
    board.play(before, keyframes)
    assert board._gauges is not None
    box = board._gauges[0]
    seen: set[bytes] = set()
    while board.playback.running or board.animated:
        board.update(1 / 60)
        board.draw(surface)
        seen.add(pixels(surface.subsurface(box)))
    assert len(seen) > 8
    board.draw(surface)
    assert pixels(surface) == pixels(board_with(goal)[1])
