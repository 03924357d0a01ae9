"""Iceland: a frame in the outer sea, fog over the unknown, ships that lie at berths and sail around the land."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from itertools import combinations, pairwise
from math import dist
from pathlib import Path

import pygame
import pytest

from catan_desktop.games.landnam import actions as act
from catan_desktop.games.landnam.board import SIDES, TOPOLOGY
from catan_desktop.games.landnam.tables import BOG, FIELDS, FOREST, MOUNTAIN, PASTURE, SEA, WOOL
from catan_desktop.games.landnam.view.board import OUTER, SIDE, ground_of
from catan_desktop.games.views import BOARDS
from catan_desktop.grid.layout import hex_center
from catan_desktop.kernel import engine
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.board import board_now
from catan_desktop.present.compose import board_view
from catan_desktop.present.models.board import HexTile, Piece
from catan_desktop.present.models.explain import Explained
from catan_desktop.present.models.screens import BoardSketch
from catan_desktop.present.picture import BoardPicture, Cue, Keyframe
from catan_desktop.ui.scenes.thumbnail import paint
from catan_desktop.ui.tables.board import BoardView, Lit, hit_test, island, land_picture, motion_drawing, spaces
from catan_desktop.ui.tables.board.camera import CLOSE, CLOSER_SECONDS
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.playback import FLEETING
from catan_desktop.ui.tables.board.stage import Stage
from catan_desktop.ui.tables.coast import weather as shore_weather
from catan_desktop.ui.tables.iceland import discovery, land, layout, motions, pieces, weather
from catan_desktop.ui.tables.sceneries import scenery_named, scenery_of
from catan_desktop.ui.theme import load_theme
from catan_desktop.ui.widgets import Kit
from tests.audit import unreadable
from tests.games.landnam.place import BLUE, GREEN, RED, Place, hex_at, place, stop
from tests.ui.board.render import ASSETS, SHOTS, make_board

REGIONS = sorted(set(SHOTS) - {"4k-en"})


def known(seats: int = 4) -> Place:
    """A part of the land is known: pieces of all kinds, an outlaw with a claim on it, builds that are ordered."""
    at = place(seats).begun()
    at.tile(1, -3, SEA).tile(2, -3, FOREST, 8).tile(1, -2, PASTURE, 6).tile(2, 0, FIELDS, 12).tile(-1, 0, MOUNTAIN)
    at.tile(-2, 1, BOG, 3).tile(3, -1, SEA)
    at.harbour(1, -3, WOOL).piece(RED, 1, -3, ship=True).piece(BLUE, 1, -2, creditors=1 << RED)
    at.piece(GREEN, 2, -3, ship=True).house(RED, 1, -2, "N").house(BLUE, 2, 0, "N", city=True).piece(RED, 2, 0)
    return at.outside(RED, 2).hands((4, 4, 4, 4))


@cache
def picture(seats: int = 4, begun: bool = True) -> BoardPicture:
    at = known(seats) if begun else place(seats)
    found = board_view(BOARDS, at.game, engine.observe(at.game, at.state, Seat(0)))
    assert found is not None
    return found


def shown(name: str = "1080-en", seats: int = 4, *, begun: bool = True, audit: bool = False) -> BoardView:
    window, region, language = SHOTS[name]
    board = make_board(window, region, language, audit=audit)
    board.show(picture(seats, begun))
    return board


def hex_of(q: int, r: int) -> int:
    return int(hex_at(q, r))


def pixels(board: BoardView) -> bytes:
    surface = pygame.Surface(SHOTS["1080-en"][0])
    board.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


# where things lie


def test_the_landscape_has_a_theme_of_its_own_with_all_that_the_coast_has() -> None:
    assert scenery_of(picture().board.ground) is scenery_named("iceland")
    coast, ours = (load_theme(Path("assets/themes") / name / "theme.toml") for name in ("coast", "landnam"))
    assert set(ours.colours) == set(coast.colours)
    assert set(ours.resources) == set(coast.resources)
    assert {"unknown", "sea", "bog"} <= set(ours.terrain) & set(coast.terrain)
    assert scenery_named("iceland").theme == ours.name


@pytest.mark.matrix
@pytest.mark.parametrize("name", sorted(SHOTS))
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_frame_and_every_berth_lie_whole_in_every_region(name: str, seats: int) -> None:
    board = shown(name, seats)
    plan, whole = board.plan, pygame.Rect((0, 0), SHOTS[name][1])
    assert whole.contains(spaces.extent(plan, picture(seats)))
    berths = [layout.berth_box(plan, seat) for seat in range(seats)]
    assert len({box.topleft for box in berths}) == seats
    hexes = [plan.at(tile.centre) for tile in board.shown.board.ground.tiles]
    for box in berths:
        assert whole.contains(box), name
        assert min(dist(box.center, at) for at in hexes) > 1.5 * plan.side, "clear of the land"
    if name != "4x3-ru":
        assert not [pair for pair in combinations(berths, 2) if pair[0].colliderect(pair[1])]


def test_the_marks_of_the_sides_lie_between_their_two_hexes_on_the_frame() -> None:
    ground = picture(4, begun=False).board.ground
    assert picture(4, begun=False).sites(SIDE) == (1 << len(SIDES)) - 1
    assert not picture().sites(SIDE), "all first steps are made"
    for side, hexes in enumerate(SIDES):
        mark = layout.side_at(ground, side)
        near = sorted((dist(mark, tile.centre), tile.site) for tile in ground.tiles)[:2]
        assert {site for _, site in near} == set(bits(hexes))
        assert near[0][0] == pytest.approx(near[1][0])
        assert 1.0 < near[0][0] < 1.3


def test_every_hex_has_the_picture_of_its_terrain_and_fog_where_nobody_was() -> None:
    board = shown()
    names = {tile.site: island.picture_of(board.kit, "landnam", tile) for tile in board.shown.board.ground.tiles}
    assert names[hex_of(2, -3)].startswith("landnam-forest-")
    assert names[hex_of(0, 0)].startswith("landnam-mountains-")
    unseen = list(land.unknown(board.shown.board.ground))
    assert len(unseen) == 37 - 8
    assert all(names[tile.site].startswith("landnam-unknown-") for tile in unseen)
    assert all(board.kit.art.has(name) for name in names.values())


def test_young_and_old_numbers_differ_in_more_than_colour() -> None:
    ground = picture().board.ground
    old = {tile.token: tile.red for tile in ground.tiles if tile.token}
    assert old == {"8": True, "6": False, "12": True, "3": False}
    look = scenery_named("iceland").tokens
    assert look.plain != look.red
    grey = [pygame.transform.grayscale(shown().kit.art.sprite(name, 60)) for name in (look.plain, look.red)]
    apart = [abs(one - other) for one, other in zip(*(pygame.image.tobytes(one, "RGB") for one in grey), strict=True)]
    assert sum(far > 40 for far in apart) > 0.05 * len(apart), "told apart without any colour"


def full(hex: tuple[int, int], unit: str) -> BoardPicture:
    """A picture in which a hex is full: a town on every corner, a number or a harbour, a piece with all its signs; the
    claim of the south is where no town can be beside."""
    site, kinds = hex_of(*hex), (unit, "outlaw", "busy", *(["harbour-wool"] if unit == "ship" else []))
    things = [Piece("hex", site, kind, RED) for kind in kinds]
    things += [Piece("hex", site, "claim", seat, slot=corner) for seat, corner in ((BLUE, 1), (GREEN, 4))]
    things += [Piece("intersection", corner, "town", BLUE) for corner in TOPOLOGY.hex_corners[site]]
    return replace(picture(), pieces=tuple(things))


def extent(board: BoardView, draw: Callable[[Painter], object]) -> pygame.Rect:
    """Return the box of all that is drawn."""
    sheet = pygame.Surface(board.rect.size, pygame.SRCALPHA)
    draw(Painter(board.kit, board.plan, board.scenery, sheet, board.tr))
    return sheet.get_bounding_rect(min_alpha=90)


@pytest.mark.matrix
@pytest.mark.parametrize("region", [(836, 608), (1270, 874), (2540, 1748)])
@pytest.mark.parametrize("unit", ["ship", "ship-ashore", "settler"])
def test_nothing_on_a_full_hex_covers_anything_else(region: tuple[int, int], unit: str) -> None:
    """In the regions that the board has in a window of 1280x720 and larger ones."""
    board, whole = make_board((region[0] * 3 // 2, region[1] * 6 // 5), region, "en"), full((2, -3), unit)
    board.show(whole)
    (tile,) = [tile for tile in picture().board.ground.tiles if tile.site == hex_of(2, -3)]
    assert tile.token == "8"
    boxes = {
        (piece.kind, piece.slot, piece.site): extent(board, partial(island.draw_at, picture=whole, piece=piece))
        for piece in whole.pieces
    }
    if unit != "ship":
        boxes["number", 0, 0] = extent(board, lambda painter: island._token(painter, tile, robbed=False))
    assert all(box.width > 9 for box in boxes.values())
    both = [(one, other) for one, other in combinations(boxes, 2) if boxes[one].colliderect(boxes[other])]
    assert [(one, other, boxes[one].clip(boxes[other]).size) for one, other in both] == []


def test_a_claim_lies_on_the_side_of_the_settlement_of_the_creditor() -> None:
    (claim,) = [piece for piece in picture().pieces if piece.kind == "claim"]
    (outlaw,) = [piece for piece in picture().pieces if piece.kind == "outlaw"]
    ground = picture().board.ground
    assert (claim.seat, outlaw.seat) == (RED, BLUE)
    middle = ground.tiles[claim.site].centre
    for corner, at in enumerate(TOPOLOGY.hex_corners[claim.site]):
        away, house = layout.standing(ground, replace(claim, slot=corner)), ground.corners[at]
        assert (away[0] - middle[0]) * (house[0] - middle[0]) >= 0


# what can be chosen


@pytest.mark.parametrize("zoom", [1.0, 2.2])
@pytest.mark.parametrize("name", ["720-en", "4x3-ru"])
def test_the_outer_sea_is_one_place_all_around_the_hexes(name: str, zoom: float) -> None:
    board = shown(name)
    board.zoom_at(board.rect.center, zoom)
    plan, lit = board.plan, {OUTER: 1, "hex": (1 << 37) - 1}
    for tile in picture().board.ground.tiles:
        assert hit_test.lit_at(plan, picture(), plan.at(tile.centre), lit) == ("hex", tile.site)
        assert hit_test.lit_at(plan, picture(), plan.at(tile.centre), {OUTER: 1}) is None
    for seat in range(4):
        assert hit_test.lit_at(plan, picture(), layout.berth_at(plan, seat), lit) == (OUTER, 0)
    north = plan.at((0.0, -5.9))
    assert hit_test.lit_at(plan, picture(), north, lit) == (OUTER, 0)


def test_the_outer_sea_is_lit_along_the_edge_of_the_frame() -> None:
    ground = picture().board.ground
    line = layout.rim(ground)
    near = [min(dist(at, tile.centre) for tile in ground.tiles) for at in line]
    assert len(line) == 42
    assert all(1.0 < far < 1.36 for far in near)


def test_places_that_can_be_chosen_are_seen() -> None:
    board = shown()
    seen = {pixels(board)}
    for lit in (
        {OUTER: Lit(1, "gold", "ship", 0)},
        {"hex": Lit(1 << hex_of(3, -1), "possible", "ship", 0)},
        {"intersection": Lit(1 << 20, "possible", "farm", 0)},
    ):
        board.light(lit)
        board.focused = True
        seen.add(pixels(board))
        board.step_focus(1)
        seen.add(pixels(board))
    assert len(seen) == 7


def test_what_is_ordered_is_a_ghost_that_is_told_from_what_stands() -> None:
    at = known().to_main().do(act.BuildFarm(RED, TOPOLOGY.corner_id(2, 0, "S"), stop(2, 0)), act.BuildOuterShip(RED))
    ordered = board_view(BOARDS, at.game, engine.observe(at.game, at.state, Seat(0)))
    assert ordered is not None
    kinds = {piece.kind for piece in ordered.pieces if piece.kind.endswith(pieces.QUEUED)}
    assert kinds == {"farm-queued", "ship-queued"}
    assert {piece.kind for piece in ordered.pieces} <= set(pieces.PIECES)
    board = shown()
    before = pixels(board)
    board.show(ordered)
    assert pixels(board) != before


def _edge(board: BoardView, piece: Piece) -> bytes:
    """Return the pixels of the middle of a house, which frames of the hexes around it would cross."""
    surface = pygame.Surface(SHOTS["1080-en"][0])
    board.draw(surface)
    half = 0.1 * board.plan.side
    box = spaces.around(spaces.piece_point(board.plan, picture(), piece), half, half)
    return pygame.image.tobytes(surface.subsurface(box), "RGB")


def test_frames_of_hexes_lie_under_the_houses_on_their_corners() -> None:
    """Lit, pointed at, walked to by keys, pointed out: no frame cuts a roof."""
    board = shown()
    (house,) = [one for one in picture().pieces if (one.kind, one.seat) == ("farm", RED)]
    bare, hexes = _edge(board, house), TOPOLOGY.corner_hexes[house.site]
    assert hexes.bit_count() == 3
    board.light({"hex": Lit(hexes, "gold")})
    frames = {_edge(board, house)}
    for hex in bits(hexes):
        board.hovered_spot = ("hex", hex)
        frames.add(_edge(board, house))
    board.light({})
    board.hinted = Explained(lit=(("hex", hexes),))
    frames.add(_edge(board, house))
    apart = [abs(one - other) for frame in frames for one, other in zip(bare, frame, strict=True)]
    assert max(apart) <= 2, "as it is without light, but for rounding"


# what is written


@pytest.mark.matrix
@pytest.mark.parametrize("name", REGIONS)
@pytest.mark.parametrize("seats", [4, 5])
def test_every_text_can_be_read(name: str, seats: int) -> None:
    board = shown(name, seats, audit=True)
    board.kit.audit.begin()
    board.draw(pygame.Surface(SHOTS[name][0]))
    assert unreadable(board.kit.audit) == []
    texts = board.kit.audit.texts()
    assert {"8", "6", "12", "3"} <= set(texts)
    assert texts.count("×2") == 1


@pytest.mark.parametrize("name", REGIONS)
def test_the_odds_on_fog_that_can_be_reached_can_be_read(name: str) -> None:
    board = shown(name, audit=True)
    fog = [tile.site for tile in land.unknown(picture().board.ground)]
    told = (("30%", "landnam-sea-1"), ("60%", "landnam-land"), ("10%", "landnam-mountains-1"))
    assert len(fog) > 5
    for count, pointed, written in ((4, None, 4), (5, None, 0), (5, fog[0], 1)):
        lit = fog[:count]
        notes = tuple((site, figure, above) for site in lit for figure, above in told)
        board.light({"hex": Lit(sum(1 << site for site in lit), "gold", notes=notes)})
        board.hovered_spot = None if pointed is None else ("hex", pointed)
        board.kit.audit.begin()
        board.draw(pygame.Surface(SHOTS[name][0]))
        assert unreadable(board.kit.audit) == []
        assert board.kit.audit.texts().count("60%") == written


# what moves


def painter_of(board: BoardView) -> Painter:
    return Painter(board.kit, board.plan, board.scenery, pygame.Surface(board.rect.size), board.tr)


def test_fog_drifts_over_the_unknown_and_steam_rises_from_what_is_hot() -> None:
    board = shown()
    fog = list(weather._fog(painter_of(board), picture(), 3.0))
    assert len(fog) == (len(list(land.unknown(picture().board.ground))) + 1) // 2
    tiles = picture().board.ground.tiles
    volcano = next(replace(tile, terrain="mountains", variant=1) for tile in tiles)
    assert island.picture_of(board.kit, "landnam", volcano) in weather._STEAM
    hot = replace(picture().board.ground, tiles=(volcano, *tiles[1:]))
    cold = sum(1 for _ in weather.air(painter_of(board), picture(), 3.0, 36))
    steaming = replace(picture(), layout=replace(picture().board, ground=hot))
    assert sum(1 for _ in weather.air(painter_of(board), steaming, 3.0, 36)) > cold


def test_no_wave_breaks_over_a_ship_that_lies_there() -> None:
    board = shown()
    berths = [layout.berth_box(board.plan, seat) for seat in range(4)]
    for tick in range(0, 200, 7):
        waves = shore_weather.air(painter_of(board), picture(), tick / 12, tick)
        here = {particle.where for particle in weather.air(painter_of(board), picture(), tick / 12, tick)}
        for wave in waves:
            assert (wave.where in here) == (wave.box.collidelist(berths) < 0)


@pytest.mark.parametrize("at", [(3, -1), (-3, 0), (0, 3), (-1, -2)])
def test_a_ship_sails_around_the_land_to_its_hex(at: tuple[int, int]) -> None:
    plan, ground = shown().plan, picture().board.ground
    end = plan.at(hex_center(at))
    for seat in range(4):
        points = layout.sailed(plan, ground, layout.berth_at(plan, seat), end)
        assert points[0] == layout.berth_at(plan, seat)
        assert points[-1] == end
        centres = [plan.at(tile.centre) for tile in ground.tiles]
        assert all(min(dist(point, centre) for centre in centres) > 1.3 * plan.side for point in points[1:-1])
        lane = sum(dist(one, other) for one, other in pairwise(points))
        assert lane < 0.62 * 2 * 3.15 * 7.2 * plan.side, "the shorter way"


def discovered() -> tuple[BoardPicture, BoardPicture, HexTile]:
    before = picture()
    after = known().tile(0, 1, FOREST, 9)
    found = board_view(BOARDS, after.game, engine.observe(after.game, after.state, Seat(0)))
    assert found is not None
    return before, found, found.board.ground.tiles[hex_of(0, 1)]


CUES = {
    "thrown": Cue("dice", to=("hex", hex_of(0, 1)), number=2, numbers=(4, 7), look="thrown", seconds=1.2),
    "discovery": Cue("pulse", to=("hex", hex_of(0, 1)), sprite="forest", number=9, look="discovery"),
    "ageing": Cue("pulse", to=("hex", hex_of(2, 0)), number=2, look="ageing"),
    "driven": Cue("pulse", to=("hex", hex_of(2, 0)), look="driven"),
    "outlawed": Cue("pulse", to=("hex", hex_of(2, 0)), look="outlawed"),
    "famine": Cue("moment", look="famine"),
    "gathering": Cue("moment", look="gathering"),
    "verdict": Cue("pulse", to=("hex", hex_of(2, 0)), number=1, look="verdict"),
}


@pytest.mark.parametrize("look", sorted(CUES))
def test_what_happens_is_seen_while_it_happens_and_gone_after_it(look: str) -> None:
    board = shown()
    before, after, _ = discovered()
    after = after if look in {"thrown", "discovery"} else before
    board.play(before, [Keyframe((CUES[look],), after)])
    frames = set()
    for _ in range(5):
        board.update(0.08)
        frames.add(pixels(board))
    assert len(frames) == 5, "something moves in every frame"
    board.update(5.0)
    assert not board.playback.running
    still = pixels(board)
    board.show(after)
    assert pixels(board) == still


@pytest.mark.parametrize(("reader", "stays"), [(RED, True), (BLUE, False), (-1, False)])
def test_a_verdict_stays_for_those_who_played_cards_until_they_have_read_it(reader: int, stays: bool) -> None:
    board = shown(audit=True)
    cue = replace(CUES["verdict"], readers=1 << RED, seconds=2.8, numbers=(3, 2), text="verdict-outlaw")
    board.playback.reader = Seat(reader)
    board.play(picture(), [Keyframe((cue,), picture())])
    for _ in range(80):
        board.update(0.05)
    assert (board.playback.held, board.playback.running) == (stays, stays)
    if stays:
        board.kit.audit.begin()
        pixels(board)
        assert {"3 : 2", "The plaintiff wins: the piece is outlawed", "Press any key"} <= set(board.kit.audit.texts())
        assert unreadable(board.kit.audit) == []
        board.playback.release()
        board.update(0.5)
    assert not board.playback.running


def found(rolled: tuple[int, int], number: int) -> tuple[Cue, Cue]:
    """Return the cues of a forest that is discovered at the edge."""
    to = ("hex", hex_of(0, 1))
    land = Cue("pulse", to=to, sprite="forest", number=number, numbers=rolled, look="discovery", text="terrain-forest")
    return replace(CUES["thrown"], numbers=rolled), replace(land, seconds=1.8)


def test_the_number_of_the_red_die_turns_into_that_of_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    monkeypatch.setattr(discovery, "number_token", lambda painter, number, where, shown: drawn.append(number))
    for number, turns in ((12, [7, 12]), (7, [7])):
        drawn.clear()
        board = shown(audit=True)
        before, after, _ = discovered()
        board.play(before, [Keyframe(found((4, 7), number), after)])
        named = 0
        while board.playback.running:
            board.update(0.05)
            board.kit.audit.begin()
            pixels(board)
            named += "Forest" in board.kit.audit.texts()
        assert list(dict.fromkeys(drawn)) == turns
        assert named > 15, "for most of a second"


def test_the_camera_goes_to_a_hex_that_is_discovered_and_is_back_before_it_is_there() -> None:
    board = shown()
    before, after, tile = discovered()
    board.play(before, [Keyframe(found((4, 9), 9), after)])
    zooms = []
    while board.playback.running:
        board.update(0.05)
        zooms.append(board.zoom)
        if board.zoom == max(zooms):
            middle = board.point_of(("hex", tile.site))
        if board.shown == after:
            break
    assert max(zooms) == CLOSE
    assert dist(middle, board.rect.center) < 0.1 * board.rect.height
    assert zooms[-1] == 1.0
    assert len(zooms) * 0.05 == pytest.approx(3.0, abs=0.1)


def test_the_board_is_sharp_before_the_dice_lie_and_they_lie_in_their_own_hex(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not blurred, nor on the ship or the house of a neighbour."""
    monkeypatch.setattr(land_picture, "CLOSE_SECONDS", 9.0)
    board = shown()
    before, after, _ = discovered()
    board.play(before, [Keyframe(found((4, 9), 9), after)])
    board.update(CLOSER_SECONDS + 0.01)
    assert board.zoom == CLOSE
    board.update(0.02)
    assert not board.camera.moving
    board.update(0.02)
    assert not board.land.sharpening
    for x, y in discovery.RESTS:
        across, down = abs(x) + discovery.DIE / 2, abs(y) + discovery.DIE / 2
        assert across < 3**0.5 / 2
        assert across / 3**0.5 + down < 1


def test_nothing_is_told_of_a_discovery_before_its_token_lies() -> None:
    board = shown()
    before, after, _ = discovered()
    board.play(before, [Keyframe(found((4, 9), 9), after)])
    lasted = 0.0
    while board.playback.rolling:
        board.update(0.05)
        lasted += 0.05
    assert lasted > 2.5


def test_the_camera_stays_where_somebody_has_set_it_and_where_all_is_over_at_once() -> None:
    before, after, _ = discovered()
    for zoom, hurry in ((1.5, 1.0), (1.0, FLEETING)):
        board = shown()
        board.zoom_at(board.rect.center, zoom)
        board.playback.hurry = hurry
        board.play(before, [Keyframe(found((4, 9), 9), after)])
        for _ in range(20):
            board.update(0.03)
            assert board.zoom == zoom
    board = shown()
    board.play(before, [Keyframe(found((4, 9), 9), after)])
    board.update(0.3)
    assert board.zoom > 1.0
    board.show(after)
    assert board.zoom == 1.0, "whoever cuts it short sees the whole board"


@pytest.mark.parametrize("kind", ["ship", "ship-ashore", "settler"])
def test_whoever_goes_to_the_west_looks_there_and_is_drawn_mirrored(kind: str) -> None:
    piece = Piece("hex", 0, kind, 0)
    assert motions.facing(piece, [(0.0, 0.0), (90.0, 40.0)], 0.5) == piece
    assert motions.facing(piece, [(0.0, 0.0), (0.0, 40.0)], 0.5) == piece
    west = motions.facing(piece, [(90.0, 0.0), (0.0, 40.0)], 1.0)
    assert west == replace(piece, kind=kind + pieces.WEST)
    board = shown()
    drawn = []
    for one in (kind, west.kind):
        sheet = pygame.Surface((200, 200), pygame.SRCALPHA)
        painter = Painter(board.kit, board.plan, board.scenery, sheet, board.tr)
        pieces.PIECES[one](painter, (100.0, 100.0), -1)
        drawn.append(sheet.subsurface(sheet.get_bounding_rect()))
    turned = pygame.transform.flip(drawn[1], flip_x=True, flip_y=False)
    assert pygame.image.tobytes(drawn[0], "RGBA") == pygame.image.tobytes(turned, "RGBA")
    assert pygame.image.tobytes(drawn[0], "RGBA") != pygame.image.tobytes(drawn[1], "RGBA")


def test_a_ship_turns_on_its_way_around_the_land() -> None:
    ship = Piece("hex", 0, "ship", 0)
    way = [(0.0, 0.0), (50.0, 0.0), (50.0, 50.0), (0.0, 50.0)]
    assert [motions.facing(ship, way, part).kind for part in (0.1, 0.5, 0.9)] == ["ship", "ship", "ship-west"]


@pytest.mark.parametrize("look", ["sail", "ride"])
def test_whoever_moves_is_on_the_way_and_then_there(look: str) -> None:
    board = shown()
    before = picture()
    kind, start, end = ("ship", (OUTER, 0), hex_of(3, -1)) if look == "sail" else ("settler", None, hex_of(2, -1))
    mover = [piece for piece in before.pieces if (piece.kind, piece.seat, piece.layer) == (kind, RED, 0)]
    piece = next(one for one in mover if start is None or one.space == OUTER)
    after = before.without(piece).having(replace(piece, space="hex", site=end, slot=0))
    cue = Cue("move", (piece.space, piece.site), ("hex", end), seat=RED, look=look)
    board.play(before, [Keyframe((cue,), after)])
    board.update(0.3)
    assert piece not in board.shown.pieces
    frames = {pixels(board)}
    board.update(0.1)
    frames.add(pixels(board))
    board.update(5.0)
    assert board.shown == after
    frames.add(pixels(board))
    assert len(frames) == 3


@pytest.mark.parametrize(("seat", "resource", "hex"), [(BLUE, "wool", (1, -2)), (RED, "grain", (2, 0))])
def test_cards_come_from_the_hex_that_a_settler_takes_for_himself(
    seat: Seat, resource: str, hex: tuple[int, int]
) -> None:
    board = shown()
    stage = Stage(painter_of(board), picture(), lambda place: None, (hex_of(1, -2), hex_of(2, 0)))
    found = motion_drawing.source(stage, Cue("card", to=("seat", seat), sprite=resource))
    assert found == board.plan.at(picture().board.ground.tiles[hex_of(*hex)].centre)


def test_every_look_that_the_game_names_is_drawn_here() -> None:
    """The view names looks; the landscape draws them all, and no other."""
    source = Path("catan_desktop/games/landnam/view/event_rows.py").read_text()
    assert all(f'"{look}"' in source for look in motions.CUES)


# what is kept


def test_a_new_hex_neither_moves_the_board_nor_draws_its_frame_anew() -> None:
    board = shown()
    pixels(board)
    backdrop, plan = board.land._backdrop.painted, board.plan
    before, after, tile = discovered()
    assert before.board.ground != after.board.ground
    assert before.board.ground.lie == after.board.ground.lie
    kept = sum(1 for key in board.kit.art._kept if isinstance(key, tuple) and key[0] == "iceland-frame")
    board.show(after)
    pixels(board)
    assert board.plan is plan
    assert board.land._backdrop.painted == backdrop
    assert sum(1 for key in board.kit.art._kept if isinstance(key, tuple) and key[0] == "iceland-frame") == kept
    assert tile.terrain == "forest"


def test_what_may_lie_in_the_fog_is_drawn_before_it_is_wanted() -> None:
    board = shown()
    pixels(board)
    wanted = list(land.ahead(board.plan, picture().board.ground))
    assert {name.rsplit("-", 1)[0] for name, _ in wanted} == {f"landnam-{terrain}" for terrain in land.TERRAIN}
    for _ in range(len(wanted) + 2):
        board.update(0.001)
    drawn: list[object] = []
    board.kit.art.on_paint = lambda: drawn.append(None)
    board.show(discovered()[1])
    pixels(board)
    assert len(drawn) <= 2, "the new hex was there already"


# small pictures


@pytest.mark.parametrize("size", [(1, 1), (60, 44), (240, 170), (520, 380)])
def test_a_small_picture_shows_settlements_pieces_and_harbours(size: tuple[int, int]) -> None:
    kit = Kit(load_theme(ASSETS / "themes/landnam/theme.toml"), ASSETS)
    full, bare = pygame.Surface(size, pygame.SRCALPHA), pygame.Surface(size, pygame.SRCALPHA)
    ground = picture().board.ground
    paint(kit, full, BoardSketch(ground, picture(), (), 12), (0, 1, 2, 3))
    paint(kit, bare, BoardSketch(ground, replace(picture(), pieces=()), (), 12), (0, 1, 2, 3))
    if size[0] > 1:
        assert pygame.image.tobytes(full, "RGBA") != pygame.image.tobytes(bare, "RGBA")


def test_the_ground_is_one_object_while_nothing_changes() -> None:
    at = known()
    island_now = board_now(at.game, at.state)
    assert ground_of(island_now) is ground_of(board_now(at.game, at.state))
