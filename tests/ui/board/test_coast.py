"""The coast: an island whole in its region, harbours in the water, a sea that moves beside the land."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import hypot
from random import Random

import pygame
import pytest

from catan_desktop.bots.table import deal
from catan_desktop.games.catalogue import ruleset
from catan_desktop.games.views import BOARDS
from catan_desktop.kernel import chance, engine
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.present.compose import board_view
from catan_desktop.present.models.board import Piece
from catan_desktop.present.motion import motions
from catan_desktop.present.picture import BoardPicture, Cue, Keyframe, ordered
from catan_desktop.ui.tables.board import BoardView, Lit, hit_test, spaces
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.coast import outline, weather
from catan_desktop.ui.tables.sceneries import scenery_named, scenery_of
from tests.audit import unreadable
from tests.games.fishermen.place import fishing
from tests.ui.board import demo
from tests.ui.board.render import SHOTS, make_board
from tests.ui.board.test_tips import board_of, told

SMALL, REGION = (1280, 720), (836, 554)


@cache
def island(seats: int) -> BoardPicture:
    """The classic island with a little on it."""
    game = deal(ruleset("classic"), seats, {}, chance.source(3, "board"))
    picture = board_view(BOARDS, game, engine.observe(game, engine.start(game)[0], Seat(0)))
    assert picture is not None
    luck = Random(seats)
    ground = picture.board.ground
    paths = luck.sample(range(len(ground.paths)), 4 * seats)
    corners = luck.sample(range(len(ground.corners)), 3 * seats)
    pieces = [Piece("path", path, "road", index % seats) for index, path in enumerate(sorted(paths))]
    pieces += [
        Piece("intersection", corner, "city" if index % 3 else "settlement", index % seats)
        for index, corner in enumerate(sorted(corners))
    ]
    pieces.append(Piece("hex", 4, "robber"))
    return replace(picture, layout=replace(picture.board, blocked=1 << 4), pieces=ordered(pieces))


def shown(seats: int, name: str = "720-en", *, audit: bool = False) -> BoardView:
    window, region, language = SHOTS[name]
    board = make_board(window, region, language, audit=audit)
    board.show(island(seats))
    return board


def test_the_landscape_is_chosen_by_the_land() -> None:
    assert scenery_of(island(4).board.ground) is scenery_named("coast")
    assert scenery_of(demo.watch_picture().board.ground) is scenery_named("gift")
    assert scenery_of(demo.base_picture().board.ground) is scenery_named("gift")


@pytest.mark.matrix
@pytest.mark.parametrize("name", sorted(SHOTS))
@pytest.mark.parametrize("seats", [4, 6])
def test_land_and_harbours_lie_whole_in_every_region(name: str, seats: int) -> None:
    board = shown(seats, name)
    plan, ground = board.plan, board.shown.board.ground
    whole = pygame.Rect((0, 0), SHOTS[name][1])
    for tile in ground.tiles:
        assert all(whole.collidepoint(point) for point in plan.hexagon(tile.centre))
    berths = [spaces.berth(plan, mark) for mark in ground.harbours]
    assert len(berths) == {4: 9, 6: 11}[seats]
    for box in berths:
        assert whole.contains(box), name
        assert not any(box.collidepoint(plan.at(tile.centre)) for tile in ground.tiles)
    assert not [pair for pair in combinations(berths, 2) if pair[0].colliderect(pair[1])]


@pytest.mark.matrix
@pytest.mark.parametrize("name", sorted(set(SHOTS) - {"4k-en"}))
@pytest.mark.parametrize("seats", [4, 6])
def test_every_text_can_be_read(name: str, seats: int) -> None:
    board = shown(seats, name, audit=True)
    board.kit.audit.begin()
    board.draw(pygame.Surface(SHOTS[name][0]))
    assert unreadable(board.kit.audit) == []
    texts = board.kit.audit.texts()
    assert texts.count("3:1") == {4: 4, 6: 5}[seats]
    assert texts.count("2:1") == {4: 5, 6: 6}[seats]
    assert texts.count("?") == texts.count("3:1")


def test_a_harbour_is_told_of_where_its_ship_lies() -> None:
    board = board_of(island(6))
    for index in range(11):
        box = spaces.box_of(board.plan, island(6), ("harbour", index))
        assert told(board, (box.centerx, box.top + box.height // 3)) == f"harbour {index}"


@pytest.mark.matrix
@pytest.mark.parametrize("zoom", [1.0, 2.3])
@pytest.mark.parametrize("space", ["hex", "intersection", "path"])
def test_every_place_is_found_where_it_is_drawn(space: str, zoom: float) -> None:
    board = shown(6)
    board.zoom_at(board.rect.center, zoom)
    for site in bits(spaces.candidates(island(6), space)):
        assert (
            hit_test.site_at(board.plan, island(6), spaces.point(board.plan, island(6), (space, site)), space) == site
        )


def test_lit_places_are_seen() -> None:
    board = shown(6)
    surface = pygame.Surface(SMALL)
    board.draw(surface)
    plain = pygame.image.tobytes(surface, "RGB")
    for space, ghost in (("intersection", "settlement"), ("path", "road"), ("hex", "robber")):
        board.light({space: Lit(0b11, "gold", ghost, 1)})
        board.step_focus(1)
        board.focused = True
        board.draw(surface)
        lit = pygame.image.tobytes(surface, "RGB")
        assert lit != plain
        plain = lit


def test_the_sea_moves_beside_the_land_only() -> None:
    board = shown(6)
    board.air.on = True
    plan, picture = board.plan, island(6)
    painter = Painter(board.kit, plan, board.scenery, pygame.Surface(REGION), board.tr)
    pictures = set()
    for tick in range(0, 240, 12):
        waves = list(weather._waves(painter, picture.board.ground, tick / 12))
        pictures.add(tuple(particle.where for particle in waves))
        assert waves
        for particle in waves:
            x, y = plan.back(particle.box.center)
            assert min(hypot(x - t.centre[0], y - t.centre[1]) for t in picture.board.ground.tiles) > 1.0
    assert len(pictures) > 15


def test_nothing_moves_for_those_who_do_not_want_it() -> None:
    board = shown(4)
    board.air.on = True
    board.kit.reduced_motion = True
    assert not board.air.update(5.0)
    assert not board.air.particles(
        Painter(board.kit, board.plan, board.scenery, pygame.Surface(REGION), board.tr), island(4)
    )


def test_the_beach_follows_every_outer_edge_once() -> None:
    for seats, count in ((4, 30), (6, 38)):
        assert len(outline.edges(island(seats).board.ground)) == count


@pytest.mark.parametrize(
    "cue",
    [
        Cue("place", to=("intersection", 5), sprite="settlement", seat=2),
        Cue("place", to=("path", 5), sprite="road", seat=2),
        Cue("move", ("hex", 4), ("hex", 9), sprite="robber"),
        Cue("pulse", to=("hex", 3), number=6),
        Cue("card", (), ("seat", 0), sprite="ore", number=2),
    ],
    ids=lambda cue: f"{cue.kind}-{cue.sprite}",
)
def test_every_cue_is_seen_and_comes_to_an_end(cue: Cue) -> None:
    board = shown(6)
    board.playback.anchor = lambda place: (10.0, 10.0)
    surface = pygame.Surface(SMALL)
    board.draw(surface)
    start = () if cue.kind != "card" else (Cue("pulse", to=("hex", 0), number=6),)
    goal = demo.after(island(6), cue)
    board.play(island(6), [Keyframe((*start, cue), goal)])
    seen = set()
    for _ in range(60):
        board.update(0.05)
        board.draw(surface)
        seen.add(pygame.image.tobytes(surface, "RGB"))
    assert not board.playback.running
    assert len(seen) > 3
    still, anew = shown(6), pygame.Surface(SMALL)
    still.show(goal)
    still.draw(anew)
    assert pygame.image.tobytes(anew, "RGB") in seen


def test_the_end_of_the_game_lights_the_island() -> None:
    board = shown(4)
    surface = pygame.Surface(SMALL)
    board.draw(surface)
    dark = pygame.transform.average_color(surface)
    board.show(replace(island(4), light="dawn"))
    board.update(0.01)
    board.ending.finish()
    board.draw(surface)
    assert sum(pygame.transform.average_color(surface)[:3]) > sum(dark[:3]) + 20


KINDS = (
    *(f"knight-{rank}{state}" for rank in (1, 2, 3) for state in ("", "-idle")),
    *(f"metropolis-{track}" for track in ("trade", "politics", "science")),
    "city_wall",
    "merchant",
)


def with_pieces(*pieces: Piece) -> BoardPicture:
    return replace(island(4), pieces=ordered((*island(4).pieces, *pieces)))


def pixels(picture: BoardPicture) -> bytes:
    board = make_board(SMALL, REGION, "en")
    board.show(picture)
    surface = pygame.Surface(SMALL)
    board.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def test_every_kind_of_piece_is_told_from_the_others_and_by_its_seat() -> None:
    free = next(c for c in range(54) if not island(4).at("intersection", c))
    bare = pixels(island(4))
    drawn = {kind: pixels(with_pieces(Piece("intersection", free, kind, 1))) for kind in KINDS}
    assert bare not in drawn.values()
    assert len(set(drawn.values())) == len(KINDS)
    for kind in KINDS:
        if not kind.startswith("metropolis"):
            assert pixels(with_pieces(Piece("intersection", free, kind, 2))) != drawn[kind]


def test_a_piece_that_nobody_drew_in_a_special_way_stands_in_the_middle_of_its_place() -> None:
    assert pixels(with_pieces(Piece("hex", 2, "guard", 1))) != pixels(island(4))


def test_a_move_takes_the_piece_that_is_meant_and_leaves_the_others() -> None:
    """A knight before a wall, and the wall of his city, are told apart."""
    here, there = ("intersection", 7), ("intersection", 8)
    knight, wall = Piece(*here, "knight-1", 2), Piece(*here, "city_wall", 2, 1)
    before, moved = with_pieces(knight, wall), Piece(*there, "knight-1-idle", 2)
    goal = with_pieces(moved, wall)
    [walk] = motions(before, Keyframe((Cue("move", here, there, seat=2, sprite="knight-1"),), goal))
    assert (walk.taken, walk.put) == (knight, moved)
    [gone] = motions(before, Keyframe((Cue("lift", here, seat=2, sprite="city_wall"),), with_pieces(knight)))
    assert (gone.taken, gone.put) == (wall, None)
    woken = Piece(*here, "knight-2-idle", 2)
    [turn] = motions(before, Keyframe((Cue("turn", to=here),), with_pieces(woken, wall)))
    assert (turn.taken, turn.put) == (knight, woken)


@pytest.mark.parametrize(("space", "ghost"), [("intersection", "knight-1-idle"), ("hex", "merchant")])
def test_a_ghost_shows_what_would_stand_there(space: str, ghost: str) -> None:
    seen = []
    for what in ("", ghost):
        board = shown(4)
        surface = pygame.Surface(SMALL)
        board.light({space: Lit(1 << 9, "gold", what, 1)})
        board.step_focus(1)
        board.focused = True
        board.draw(surface)
        seen.append(pygame.image.tobytes(surface, "RGB"))
    assert seen[0] != seen[1]


def test_every_number_of_a_lake_is_seen_beside_the_robber() -> None:
    """The plate makes room for him, and for him alone."""

    def left(robber: str) -> int:
        t = fishing(robber=robber)
        picture = board_view(BOARDS, t.game, engine.observe(t.game, t.state, Seat(0)))
        assert picture is not None
        board = make_board(SMALL, REGION, "en", audit=True)
        board.show(picture)
        board.kit.audit.begin()
        board.draw(pygame.Surface(SMALL))
        (piece,) = [piece for piece in picture.pieces if piece.kind == "robber"]
        feet = spaces.piece_point(board.plan, picture, piece)[0]
        numbers = [entry.ink.left for entry in board.kit.audit.entries if entry.text == "11  12"]
        figure = scenery_named("coast").figures["robber"]
        assert robber != "(0,0)" or min(numbers) >= feet + figure.stride / 2 * board.plan.side
        return min(numbers)

    assert left("(0,0)") > left("(1,0)")
