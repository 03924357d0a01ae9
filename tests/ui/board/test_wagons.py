"""Wagons that share an intersection, and stacks of tokens on their hexes."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import cos, hypot, pi, sin

import pygame
import pytest

from catan_desktop.bots.table import deal
from catan_desktop.games.catalogue import ruleset
from catan_desktop.games.views import BOARDS
from catan_desktop.kernel import chance, engine
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.present.compose import board_view
from catan_desktop.present.models.board import Heap, HexGround, Piece
from catan_desktop.present.picture import BoardPicture, ordered
from catan_desktop.ui.tables.board import Lit, hit_test, spaces
from catan_desktop.ui.tables.coast.wagons import CLOSED, LEVELS, LOADS, PIECES, stack_place
from tests.audit import unreadable
from tests.ui.board.render import SHOTS, make_board

CORNER = 30


@cache
def land() -> BoardPicture:
    """The classic island without its robber."""
    game = deal(ruleset("classic"), 4, {}, chance.source(3, "board"))
    picture = board_view(BOARDS, game, engine.observe(game, engine.start(game)[0], Seat(0)))
    assert picture is not None
    return replace(picture, pieces=())


def crowd(count: int, *, built: bool) -> BoardPicture:
    """So many wagons on one intersection."""
    wagons = [Piece("wagon", CORNER, f"wagon-{seat % 5 + 1}", seat, slot=seat) for seat in range(count)]
    house = [Piece("intersection", CORNER, "city", 2)] if built else []
    corners = (1 << len(land().board.ground.corners)) - 1
    return replace(land(), pieces=ordered([*wagons, *house]), spaces=(("wagon", corners),))


@pytest.mark.parametrize("built", [False, True])
def test_every_one_of_six_wagons_on_an_intersection_can_be_seen_and_told(built: bool) -> None:
    picture = crowd(6, built=built)
    board = make_board(*SHOTS["720-en"])
    board.show(picture)
    points = [spaces.piece_point(board.plan, picture, piece) for piece in picture.at("wagon")]
    side = board.plan.side
    assert min(hypot(a[0] - b[0], a[1] - b[1]) for a, b in combinations(points, 2)) > 0.4 * side
    corner = spaces.point(board.plan, picture, ("intersection", CORNER))
    assert all(hypot(x - corner[0], y - corner[1]) < 0.75 * side for x, y in points)
    assert not built or all(hypot(x - corner[0], y - corner[1]) > 0.35 * side for x, y in points)


def test_a_wagon_is_told_of_where_it_stands() -> None:
    picture = crowd(1, built=True)
    board = make_board(*SHOTS["720-en"])
    board.show(picture)
    where = spaces.piece_point(board.plan, picture, picture.at("wagon")[0])
    assert hit_test.told_at(board.plan, picture, where) == ("wagon", CORNER)
    assert hit_test.any_at(board.plan, picture, where) != ("wagon", CORNER), "it is no place to choose"


@pytest.mark.parametrize("kind", [f"wagon-{level}-{load}" for level in LEVELS for load in LOADS])
def test_a_wagon_shows_its_level_and_its_load(kind: str) -> None:
    board = make_board(*SHOTS["1080-en"])

    def seen(piece: str) -> bytes:
        board.show(replace(land(), pieces=(Piece("wagon", CORNER, piece, 1),)))
        surface = pygame.Surface(SHOTS["1080-en"][1])
        board.draw(surface)
        return pygame.image.tobytes(surface, "RGB")

    assert kind in PIECES
    assert seen(kind) != seen(kind.rpartition("-")[0])


def closed(ground: HexGround, hex: int, turns: tuple[int, ...]) -> HexGround:
    """The land with some edges of a hex closed, counted clockwise from the east."""
    x, y = ground.tiles[hex].centre
    around = [(x + 0.75**0.5 * cos(pi / 3 * turn), y + 0.75**0.5 * sin(pi / 3 * turn)) for turn in turns]
    middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in ground.paths]
    near = [
        min(range(len(middles)), key=lambda path: hypot(middles[path][0] - a, middles[path][1] - b)) for a, b in around
    ]
    return replace(ground, path_marks=tuple((path, CLOSED) for path in near))


@pytest.mark.parametrize(
    ("turns", "way"), [((2, 3, 4), (-1, 0)), ((0, 4, 5), (1, -1)), ((0, 1, 2), (1, 1)), ((), (1, -1))]
)
def test_a_stack_lies_towards_the_closed_edges_of_its_hex(turns: tuple[int, ...], way: tuple[int, int]) -> None:
    ground = closed(land().board.ground, 0, turns)
    (x, y), (cx, cy) = stack_place(ground, 0), ground.tiles[0].centre
    assert (round((x - cx) / 0.6), round((y - cy) / 0.6)) == way


def test_the_height_of_a_stack_is_written_on_it() -> None:
    board = make_board(*SHOTS["720-en"], audit=True)
    board.show(replace(land(), heaps=(Heap("commodity-back", 17, place=("stack", 4)),), spaces=(("stack", 1 << 4),)))
    board.kit.audit.begin()
    board.draw(pygame.Surface(SHOTS["720-en"][0]))
    assert "17" in board.kit.audit.texts()
    assert unreadable(board.kit.audit) == []


PATH = 33


def drawn(picture: BoardPicture, lit: dict[str, Lit], chosen: tuple[str, int] | None = None) -> pygame.Surface:
    """The middle of the path PATH, a quarter of a side in each direction, with lit places."""
    board = make_board(*SHOTS["1080-en"])
    board.show(picture)
    board.light(lit)
    surface = pygame.Surface(SHOTS["1080-en"][1])
    if chosen is not None:
        board.focused_spot = chosen
    board.draw(surface)
    x, y = spaces.point(board.plan, picture, ("path", PATH))
    reach = round(0.1 * board.plan.side)
    return surface.subsurface((round(x) - reach, round(y) - reach, 2 * reach, 2 * reach)).copy()


def differing(one: pygame.Surface, other: pygame.Surface) -> float:
    """By how much the colours differ on the average, 0 to 255."""
    pairs = [(one.get_at((x, y)), other.get_at((x, y))) for x in range(one.width) for y in range(one.height)]
    return sum(abs(a - b) for first, second in pairs for a, b in zip(first, second, strict=True)) / (3 * len(pairs))


def roads(*, barbarian: bool) -> BoardPicture:
    """A road of the first seat, and who may stand on it."""
    pieces = [Piece("path", PATH, "road", 0)]
    if barbarian:
        pieces.append(Piece("barbarian", PATH, "road-barbarian", key="barbarian-0"))
    return replace(land(), pieces=ordered(pieces), spaces=(("barbarian", 1 << PATH),))


def test_a_road_on_a_lit_path_tells_whose_it_is() -> None:
    paths = Lit((1 << len(land().board.ground.paths)) - 1, "gold")
    bare, lit = drawn(roads(barbarian=False), {}), drawn(roads(barbarian=False), {"path": paths})
    assert differing(bare, drawn(land(), {"path": paths})) > 40, "without the road the light lies there"
    assert differing(bare, lit) < 12


@pytest.mark.parametrize(
    ("lit", "chosen"),
    [
        ({"path": Lit(1 << PATH)}, None),
        ({"path": Lit(1 << PATH, ghost="road", seat=1)}, ("path", PATH)),
        ({"barbarian": Lit(1 << PATH)}, None),
        ({"barbarian": Lit(1 << PATH)}, ("barbarian", PATH)),
    ],
)
def test_a_barbarian_is_seen_on_a_lit_path_and_before_a_road_that_may_be_built(
    lit: dict[str, Lit], chosen: tuple[str, int] | None
) -> None:
    picture = replace(roads(barbarian=True), pieces=roads(barbarian=True).at("barbarian"))
    assert differing(drawn(picture, {}), drawn(picture, lit, chosen)) < 12
