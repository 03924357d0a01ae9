"""The frontier as a board: nothing overlaps, everything is hit where it lies, nothing unchanged is drawn again."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product

import pygame
import pytest

from catan_desktop.games.great_wall.board import TOP_LEVEL
from catan_desktop.games.views import BOARDS
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.engine import apply, observe, start
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.present.compose import board_view
from catan_desktop.present.models.board import Piece
from catan_desktop.present.models.frontier import ROWS, SECTIONS
from catan_desktop.present.picture import BoardPicture, Cue, Keyframe
from catan_desktop.ui.hyphens import HYPHEN
from catan_desktop.ui.tables.board import BoardView, Lit, hit_test, spaces
from catan_desktop.ui.tables.sceneries import scenery_named, scenery_of
from catan_desktop.ui.tables.steppe import weather
from catan_desktop.ui.tables.steppe.cards import things_in
from catan_desktop.ui.tables.steppe.layout import COURSE, FOOT, cell_in, frontier, frontier_plan
from catan_desktop.ui.tables.steppe.motions import CUES
from catan_desktop.ui.tables.steppe.pieces import size_of
from catan_desktop.ui.text import Style
from catan_desktop.ui.theme import LEAST_TEXT
from tests.playing import next_action
from tests.recipes import RECIPES, set_table
from tests.ui.board.render import make_board

SIZES = (((1280, 720), (836, 584)), ((1920, 1080), (1254, 876)), ((1280, 960), (836, 820)), ((2560, 1080), (1900, 876)))


@cache
def picture(seats: int = 5, plies: int = 190, powder: bool = True) -> BoardPicture:
    """A frontier in the middle of a game."""
    game = set_table(RECIPES["great-wall"], seats, {"black_powder": powder})
    state, _ = start(game)
    rng = source(3, "players")
    while state.ply < plies and state.outcome is None:
        state, _ = apply(game, state, next_action(game, state, 3, rng))
    found = board_view(BOARDS, game, observe(game, state, Seat(0)))
    assert found is not None
    return found


def shown(
    window: tuple[int, int] = (1280, 720), region: tuple[int, int] = (836, 584), language: str = "en"
) -> tuple[BoardView, pygame.Surface]:
    """The board with that picture, drawn."""
    board = make_board(window, region, language, audit=True)
    board.show(picture())
    surface = pygame.Surface(region)
    board.draw(surface)
    return board, surface


def test_a_frontier_lies_in_the_steppe() -> None:
    assert scenery_of(picture().layout.ground) is scenery_named("steppe")
    with pytest.raises(LookupError):
        _ = picture().board


@pytest.mark.parametrize(("window", "region"), SIZES)
def test_nothing_lies_over_something_else_or_outside(window: tuple[int, int], region: tuple[int, int]) -> None:
    board = make_board(window, region, "en")
    board.show(picture())
    plan, ground = frontier_plan(board.plan), frontier(picture()).ground
    boxes = [plan.rank(site) for site in range(9)]
    boxes += [plan.rear(section) for section in range(SECTIONS)]
    boxes += [plan.location(site) for site in range(len(ground.locations))]
    boxes += [plan.year, plan.deck, plan.pool, plan.order]
    assert all(pygame.Rect((0, 0), region).contains(box) for box in boxes)
    assert not [(one, other) for one, other in combinations(boxes, 2) if one.colliderect(other)]
    for site in bits(picture().sites("spot")):
        assert plan.rank(site // 8).contains(plan.cell(site))
    for section, level in product(range(SECTIONS), range(TOP_LEVEL + 1)):
        assert plan.wall(section).contains(plan.stone(section, level))
        assert plan.head(section, level).top >= plan.rank(3 * section).bottom
        below, wall = plan.below_head(section, level), plan.wall(section)
        assert not below.colliderect(plan.head(section, level))
        assert below.bottom <= wall.y + (FOOT - COURSE) * wall.height, "the gate is in sight"


@pytest.mark.parametrize(("window", "region"), SIZES)
def test_the_battlefield_takes_two_thirds_and_the_wall_a_third_of_it(
    window: tuple[int, int], region: tuple[int, int]
) -> None:
    board = make_board(window, region, "en")
    board.show(picture())
    plan = frontier_plan(board.plan)
    field = plan.rear(0).bottom - plan.rank(2).top
    heights = [plan.stone(0, level).height for level in range(TOP_LEVEL + 1)]
    assert field > 0.65 * region[1]
    assert heights[-1] > 0.3 * field
    assert heights == sorted(set(heights)), "one sees it grow"
    assert plan.rank(0).height > 1.6 * plan.rank(1).height


@pytest.mark.parametrize("near", [False, True])
def test_what_a_cell_brings_can_be_counted(near: bool) -> None:
    board, _ = shown()
    cell = cell_in(frontier_plan(board.plan).rank(0 if near else 1), 0, near=near)
    for count in (1, 2):
        things = things_in(cell, count)
        assert len(things) == count
        assert all(cell.contains(one) for one in things)
        assert not [(one, other) for one, other in combinations(things, 2) if one.colliderect(other)]


def test_the_line_below_the_strengths_tells_what_it_means() -> None:
    board, _ = shown()
    marks = frontier(picture()).sections
    section = next(at for at, mark in enumerate(marks) if mark.ashamed)
    where = frontier_plan(board.plan).below_head(section, marks[section].level).center
    assert hit_test.told_at(board.plan, picture(), where) == ("head", section)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_gift_of_a_place_has_room_for_its_sign(language: str) -> None:
    board, surface = shown(language=language)
    plan, tr = frontier_plan(board.plan), board.painter(board.plan, surface).tr
    for site, face in enumerate(frontier(picture()).ground.locations):
        said = board.kit.text.size(tr(face.gives), Style("strong", "small", "ink"), LEAST_TEXT).width
        assert said + 20 * plan.u <= plan.location(site).width - 4 * plan.u, face.gives


def test_soldiers_stand_on_their_level_in_full_size() -> None:
    board, _ = shown()
    plan = frontier_plan(board.plan)
    feet = [plan.firing(1, slot)[1] for slot in range(2 * TOP_LEVEL)]
    assert feet[::2] == feet[1::2] == sorted(feet[::2], reverse=True)
    painter = board.painter(board.plan, pygame.Surface((836, 584)))
    there, behind = (size_of(painter, Piece("post", site, "archer", 0)) for site in (5, 2))
    assert there == behind > 34
    heads = [plan.head(1, level) for level in range(1, TOP_LEVEL + 1)]
    for slot in range(2 * TOP_LEVEL):
        x, y = plan.firing(1, slot)
        body = pygame.Rect(round(x - 0.36 * there), round(y - 0.8 * there), round(0.72 * there), round(0.8 * there))
        assert not body.collidelistall(heads[slot // 2 :]), "the numbers hide nobody"


@pytest.mark.parametrize("space", ["spot", "location", "tower", "rank", "tea", "head"])
def test_a_place_is_hit_where_it_lies(space: str) -> None:
    board, _ = shown()
    mask = spaces.candidates(picture(), space)
    assert mask
    for site in bits(mask):
        where = spaces.point(board.plan, picture(), (space, site))
        found = hit_test.lit_at(board.plan, picture(), where, {space: mask})
        assert found == (space, site)
        if space != "rank":
            assert hit_test.told_at(board.plan, picture(), where) == (space, site)


def test_keys_walk_lit_places_line_by_line() -> None:
    board, _ = shown()
    board.light({"location": Lit(0b111), "rank": Lit(picture().sites("rank"))})
    walked = board.lit_spots()
    assert walked[-3:] == (("location", 0), ("location", 1), ("location", 2))
    assert [site % 3 for _, site in walked[:3]] == [2, 2, 2]
    assert board.step_focus(1) == walked[0]
    assert board.turn_focus(0, 1) == ("rank", walked[0][1] - 1)


@pytest.mark.matrix
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("window", "region"), SIZES[:2])
def test_texts_are_whole_and_large_enough(language: str, window: tuple[int, int], region: tuple[int, int]) -> None:
    board, surface = shown(window, region, language)
    board.kit.audit.begin()
    board.draw(surface)
    texts = board.kit.audit.taken_since(0)
    assert len(texts) > 60
    assert board.painter(board.plan, surface).tr("steppe-tea") in {one.text for one in texts}
    assert not [one for one in texts if one.missing or one.pixels < 12 or not surface.get_rect().contains(one.ink)]


def test_an_unchanged_frontier_is_drawn_once() -> None:
    board, surface = shown()
    painted = board.land.scene.painted
    board.draw(surface)
    assert board.land.scene.painted == painted
    still = board.land.still.painted
    board.show(replace(picture(), pieces=picture().pieces[1:]))
    board.draw(surface)
    assert (board.land.scene.painted, board.land.still.painted) == (painted + 1, still)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_name_and_gift_is_written_in_the_least_window(language: str) -> None:
    board = make_board((1280, 720), (836, 584), language, audit=True)
    ground = frontier(picture()).ground
    board.kit.audit.begin()
    for first in range(0, len(ground.faces), SECTIONS * ROWS):
        faces = ground.faces[first : first + SECTIONS * ROWS]
        cards = [Piece("rank", site, face.kind) for site, face in enumerate(faces)]
        board.show(replace(picture(), pieces=tuple(cards)))
        board.draw(pygame.Surface((836, 584)))
    said = "".join(one.text for one in board.kit.audit.taken_since(0)).replace(HYPHEN, "")
    keys = [key for place in ground.locations for key in (place.name, place.gives)]
    keys += [face.name for face in ground.faces]
    assert not [key for key in keys if not all(word in said for word in board.tr(key).split())]


@pytest.mark.parametrize("look", sorted(CUES))
def test_every_look_is_drawn_from_its_beginning_to_its_end(look: str) -> None:
    board, surface = shown()
    rank = next(iter(bits(picture().sites("rank"))))
    clerk = picture().at("location")[-1]
    cues = {
        "home": Cue("lift", ("location", clerk.site), ("seat", clerk.seat), sprite="clerk", seat=clerk.seat, look=look),
        "come": Cue("place", ("seat", 0), ("location", 0), sprite="clerk", seat=0, look=look),
        "arrival": Cue("place", ("horde", 0), ("rank", rank), sprite="horde-foragers", look=look),
        "arrow": Cue("place", ("post", 4), ("spot", 8 * rank), sprite="wound", look=look),
        "burst": Cue("place", (), ("spot", 8 * rank), sprite="wound", look=look),
        "defeat": Cue("pulse", to=("rank", rank), seat=1, look=look),
        "work": Cue("pulse", to=("location", 2), look=look),
        "shot": Cue("pulse", ("post", 4), ("rank", rank), look=look),
        "season": Cue("pulse", to=("year", 0), sprite="season-winter", look=look),
    }
    wall = Cue("pulse", to=("section", 1), numbers=(9, 4), number=2, look=look)
    before = picture()
    board.play(before, [Keyframe((cues.get(look, wall),), before.without(clerk) if look == "home" else before)])
    quiet = pygame.image.tobytes(surface, "RGB")
    moved = False
    for _ in range(40):
        board.update(0.05)
        board.draw(surface)
        moved = moved or pygame.image.tobytes(surface, "RGB") != quiet
    assert not board.playback.running
    assert moved or look in {"come", "arrival", "arrow", "burst"}


@pytest.mark.parametrize("season", ["spring", "summer", "autumn", "winter"])
def test_the_air_of_a_season_stays_over_the_field(season: str) -> None:
    board, surface = shown()
    there = replace(picture(), layout=replace(frontier(picture()), season=season))
    painter, plan = board.painter(board.plan, surface), frontier_plan(board.plan)
    falling = list(weather.air(painter, there, 3.0, 30))[3:]
    assert len(falling) == weather.FALLING[season][2]
    assert all(0 <= one.where[1] < plan.horizon for one in falling)


def test_the_ghost_of_a_soldier_stands_on_the_lowest_free_place_of_a_wall() -> None:
    board, surface = shown()
    there = replace(picture(), pieces=tuple(one for one in picture().pieces if one.space != "post"))
    board.show(there.having(Piece("post", 4, "crossbowman", 1)))
    board.light({"post": Lit(1 << 4, "possible", "archer", 0)})
    board.hovered_spot = ("post", 4)
    board.draw(surface)
    ghosted = pygame.image.tobytes(surface, "RGB")
    board.light({"post": Lit(1 << 4)})
    board.hovered_spot = ("post", 4)
    board.draw(surface)
    plain = pygame.image.tobytes(surface, "RGB")
    wide = surface.get_width()
    changed = [at // 3 % wide for at in range(0, len(plain), 3) if plain[at : at + 3] != ghosted[at : at + 3]]
    assert changed
    plan = frontier_plan(board.plan)
    assert abs(sum(changed) / len(changed) - plan.firing(0, 1)[0]) < plan.side / 2
