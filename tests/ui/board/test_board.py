"""The board at every size and in both languages: readable, hit where it is drawn, drawn anew only when it changes."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.record import replace
from catan_desktop.present.models.gauges import Gauge
from catan_desktop.present.picture import BoardPicture, Cue, Keyframe, Place
from catan_desktop.ui.tables.board import BoardView, Lit, spaces
from catan_desktop.ui.tables.board.camera import REST_SECONDS
from catan_desktop.ui.tables.board.marks import seat_mark
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.playback import FADE_SECONDS, SECONDS
from tests.audit import unreadable
from tests.ui.board import demo
from tests.ui.board.render import SHOTS, make_board

SMALL = (1280, 720)
REGION = (760, 470)


def shown(picture: BoardPicture, *, audit: bool = False, language: str = "en") -> tuple[BoardView, pygame.Surface]:
    board = make_board(SMALL, REGION, language, audit=audit)
    board.show(picture)
    surface = pygame.Surface(SMALL)
    board.draw(surface)
    return board, surface


@pytest.mark.matrix
@pytest.mark.parametrize("name", sorted(set(SHOTS) - {"4k-en"}))
@pytest.mark.parametrize("seats", [0, 3, 4])
def test_every_text_can_be_read(name: str, seats: int) -> None:
    window, region, language = SHOTS[name]
    board = make_board(window, region, language, audit=True)
    board.show(demo.watch_picture(seats, 2, 8) if seats else demo.base_picture())
    board.kit.audit.begin()
    board.draw(pygame.Surface(window))
    assert unreadable(board.kit.audit) == []
    texts = board.kit.audit.texts()
    assert "12" in texts or "2/12" in texts
    if seats:
        assert board.tr("board-breaches") in texts
        assert [text for text in texts if text in set("12345678")]


@pytest.mark.parametrize("factor", [0.8, 1.5])
def test_larger_type_still_fits(factor: float) -> None:
    board = make_board(SMALL, REGION, "ru", audit=True)
    board.kit.resize(SMALL, factor, 1.3)
    board.show(demo.watch_picture())
    board.kit.audit.begin()
    board.draw(pygame.Surface(SMALL))
    assert unreadable(board.kit.audit) == []


def test_nothing_changed_means_nothing_drawn_anew() -> None:
    board, surface = shown(demo.watch_picture())
    assert (board.land.still.painted, board.land.scene.painted) == (1, 1)
    board.draw(surface)
    assert (board.land.still.painted, board.land.scene.painted) == (1, 1)
    board.show(demo.watch_picture(die=8))
    board.draw(surface)
    assert (board.land.still.painted, board.land.scene.painted) == (1, 2)
    board.layout(pygame.Rect(0, 0, 700, 400))
    board.draw(surface)
    assert (board.land.still.painted, board.land.scene.painted) == (2, 3)


def test_the_texts_of_a_kept_picture_are_told_again() -> None:
    board, surface = shown(demo.watch_picture(), audit=True)
    board.kit.audit.begin()
    board.draw(surface)
    first = board.kit.audit.texts()
    board.kit.audit.begin()
    board.draw(surface)
    assert board.kit.audit.texts() == first
    assert first


def changes() -> dict[str, Callable[[BoardPicture], BoardPicture]]:
    def without(space: str, *kinds: str) -> Callable[[BoardPicture], BoardPicture]:
        def change(picture: BoardPicture) -> BoardPicture:
            gone = [piece for piece in picture.at(space) if not kinds or piece.kind in kinds]
            assert gone
            return replace(picture, pieces=tuple(piece for piece in picture.pieces if piece not in gone))

        return change

    def gauge(index: int, value: int) -> Callable[[BoardPicture], BoardPicture]:
        def change(picture: BoardPicture) -> BoardPicture:
            gauges = list(picture.gauges)
            former = gauges[index]
            assert isinstance(former, Gauge)
            gauges[index] = replace(former, level=value, kinds=())
            return replace(picture, gauges=tuple(gauges))

        return change

    def camp(picture: BoardPicture) -> BoardPicture:
        first = picture.at("clan", 0)[0]
        return picture.without(first).having(replace(first, kind="giant"))

    return {
        "camp": camp,
        "breach": gauge(0, 2),
        "danger": gauge(1, 7),
        "die": without("trail"),
        "gift": without("hex", "regular", "climber", "giant"),
        "frostfangs": without("frostfangs", "giant"),
        "guards": without("section", "guard"),
        "robber": without("hex", "robber"),
        "home": lambda picture: demo.after(picture, Cue("move", ("hex", ROBBER), ("home", 0), sprite="robber")),
        "roads": without("path"),
        "buildings": without("intersection"),
        "blocked": lambda picture: replace(picture, layout=replace(picture.board, blocked=0)),
    }


@pytest.mark.parametrize("name", sorted(changes()))
def test_every_part_of_the_picture_is_seen(name: str) -> None:
    picture = demo.watch_picture()
    board, surface = shown(picture)
    before = pygame.image.tobytes(surface, "RGB")
    board.show(changes()[name](picture))
    board.draw(surface)
    assert pygame.image.tobytes(surface, "RGB") != before


SPACES = ("hex", "intersection", "path", "section", "clearing", "camp", "home", "figure", "post", "trail")


@pytest.mark.matrix
@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_every_place_is_found_where_it_is_drawn(space: str, zoom: float) -> None:
    picture = demo.watch_picture(3)
    board, _ = shown(picture)
    board.layout(pygame.Rect(200, 40, *REGION))
    mask = spaces.candidates(picture, space)
    board.zoom_at(board.point_of((space, mask.bit_length() // 2)), zoom)
    found = 0
    for site in bits(mask):
        where = board.point_of((space, site))
        if board.rect.collidepoint(where):
            assert board.site_at(where, space) == site
            found += 1
    assert found >= (1 if zoom > 1 else mask.bit_count())
    assert board.site_at((10, 10), space) is None


def test_a_board_without_the_north_has_no_places_there() -> None:
    picture = demo.base_picture()
    for space in ("section", "clearing", "camp", "figure", "post", "trail"):
        assert spaces.candidates(picture, space) == 0
    board, _ = shown(picture)
    assert board.site_at(board.point_of(("home", 0)), "home") == 0


def press(board: BoardView, where: tuple[int, int]) -> None:
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        board.handle(pygame.event.Event(kind, button=1, pos=where))


def test_a_click_on_a_lit_place_picks_it_and_elsewhere_says_what_was_missed() -> None:
    board, _ = shown(demo.watch_picture())
    picked: list[spaces.Spot] = []
    missed: list[spaces.Spot] = []
    board.on_pick = lambda space, site: picked.append((space, site))
    board.on_miss = lambda space, site: missed.append((space, site))
    board.light({"intersection": Lit(1 << 9), "hex": Lit(1 << 7)})
    for spot in (("intersection", 9), ("hex", 7)):
        press(board, board.point_of(spot))
    press(board, board.point_of(("intersection", 30)))
    assert picked == [("intersection", 9), ("hex", 7)]
    assert missed == [("intersection", 30)]


def test_a_drag_pans_and_picks_nothing() -> None:
    board, _ = shown(demo.watch_picture())
    picked: list[int] = []
    board.on_pick = lambda space, site: picked.append(site)
    board.light({"hex": Lit((1 << 21) - 1)})
    board.zoom_at((380, 300), 2.0)
    before = board.point_of(("hex", 7))
    board.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(380, 300)))
    board.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(420, 330), rel=(40, 30), buttons=(1, 0, 0)))
    board.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=(420, 330)))
    after = board.point_of(("hex", 7))
    assert (after[0] - before[0], after[1] - before[1]) == (40, 30)
    assert picked == []
    board.reset_camera()
    assert board.plan.zoom == 1.0


def test_the_wheel_keeps_what_lies_under_the_pointer() -> None:
    board, _ = shown(demo.watch_picture())
    board.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(400, 300), rel=(0, 0), buttons=(0, 0, 0)))
    before = board.site_at((400, 300), "hex")
    for _ in range(5):
        board.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1))
    assert board.zoom > 1.5
    assert board.site_at((400, 300), "hex") == before is not None
    for _ in range(9):
        board.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    assert board.zoom == 1.0


def test_the_keyboard_walks_every_lit_place_and_picks_one() -> None:
    board, _ = shown(demo.watch_picture())
    picked: list[spaces.Spot] = []
    board.on_pick = lambda space, site: picked.append((space, site))
    board.light({"intersection": Lit(0b1011 << 8), "section": Lit(0b1001), "path": Lit(1 << 33)})
    assert len(board.lit_spots()) == 6
    walked = [board.step_focus(1) for _ in range(6)]
    assert sorted(map(str, walked)) == sorted(map(str, board.lit_spots()))
    assert board.step_focus(1) == walked[0]
    assert board.step_focus(-1) == walked[-1]
    board.light({"section": Lit(0b1001)})
    board.focused_spot = ("section", 0)
    for key in (pygame.K_UP, pygame.K_RIGHT):
        board.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0))
    assert board.focused_spot == ("section", 3)
    board.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0))
    assert picked == [("section", 3)]
    board.light({"path": Lit(1 << 2)})
    assert board.focused_spot is None


@pytest.mark.parametrize("space", SPACES[:-1])
def test_lit_places_and_ghosts_are_seen_and_pulse(space: str) -> None:
    board, surface = shown(demo.watch_picture())
    dark = pygame.image.tobytes(surface, "RGB")
    ghost = {"path": "road", "intersection": "settlement", "section": "guard", "hex": "robber", "home": "robber"}
    picture = demo.watch_picture()
    board.light({space: Lit(spaces.candidates(picture, space), "possible", ghost.get(space, ""), 1)})
    board.draw(surface)
    lit = pygame.image.tobytes(surface, "RGB")
    assert lit != dark
    board.update(0.5)
    board.draw(surface)
    pulsed = pygame.image.tobytes(surface, "RGB")
    assert pulsed != lit
    board.hovered_spot = board.lit_spots()[0]
    board.draw(surface)
    assert pygame.image.tobytes(surface, "RGB") != pulsed
    board.light({})
    board.draw(surface)
    assert pygame.image.tobytes(surface, "RGB") == dark


def test_reduced_motion_stands_still() -> None:
    board, _ = shown(demo.watch_picture())
    board.kit.reduced_motion = True
    board.light({"hex": Lit(3)})
    board.kit.dirty = False
    board.update(0.7)
    assert not board.kit.dirty
    before = demo.watch_picture()
    board.play(before, acted(before, *SCENES["crack"]))
    assert board.playback.picture is None, "nothing travels: the new picture fades in"
    board.update(FADE_SECONDS + 0.01)
    assert not board.playback.running


def test_the_invasion_line_is_shown_below_the_pointer() -> None:
    board, surface = shown(demo.watch_picture())
    plain = pygame.image.tobytes(surface, "RGB")
    where = board.point_of(("section", 2))
    board.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0)))
    assert board.line == ("section", 2)
    board.draw(surface)
    assert pygame.image.tobytes(surface, "RGB") != plain


def test_the_gauges_lie_beside_the_island() -> None:
    for name, (window, region, language) in SHOTS.items():
        board = make_board(window, region, language)
        picture = demo.watch_picture()
        board.show(picture)
        plan = board.plan
        assert board._gauges is not None
        box = board._gauges[0]
        assert pygame.Rect((0, 0), region).contains(box), name
        assert not spaces.extent(plan, picture).colliderect(box), name


# playback

ROBBER = next(piece.site for piece in demo.watch_picture().at("hex") if piece.kind == "robber")
SCENES: dict[str, tuple[Cue, ...]] = {
    "settle": (Cue("move", ("frostfangs", 0), ("clan", 2), sprite="regular"),),
    "advance": (Cue("move", ("clan", 1, 0), ("clearing", 1), (("trail", 4),), sprite="giant"),),
    "invade": (Cue("move", ("clearing", 1), ("hex", 5), (("section", 1),), sprite="regular"),),
    "fall": (Cue("lift", ("section", 1, 0), sprite="guard", seat=3, look="fall"),),
    "crack": (Cue("place", to=("section", 1), sprite="crack", look="crack", number=2),),
    "guard": (Cue("place", to=("section", 0), sprite="guard", seat=2),),
    "road": (Cue("place", to=("path", 3), sprite="road", seat=1),),
    "keep": (Cue("place", to=("intersection", 4), sprite="city", seat=1),),
    "yarwyck": (Cue("move", ("path", demo.watch_picture().at("path")[0].site), ("path", 3), sprite="road"),),
    "robber": (Cue("move", ("hex", ROBBER), ("home", 0), sprite="robber"),),
    "pulse": (Cue("pulse", to=("hex", 6), number=4), Cue("pulse", to=("trail", 4), along=True)),
    "cards": (
        Cue("pulse", to=("hex", 6), number=4),
        Cue("card", (), ("seat", 0), sprite="brick", number=2),
        Cue("card", ("seat", 1), ("seat", 0), number=1),
    ),
    "lift": (Cue("lift", ("clearing", 1), sprite="regular"),),
}


def acted(before: BoardPicture, *cues: Cue) -> list[Keyframe]:
    return [Keyframe(cues, demo.after(before, *cues))]


def anchors(place: Place) -> tuple[float, float] | None:
    return {"seat": (10.0, 100.0 + 40 * int(place[-1] if len(place) > 1 else 0)), "bank": (700.0, 400.0)}.get(
        str(place[0])
    )


@pytest.mark.parametrize("name", sorted(SCENES))
def test_every_cue_is_seen_and_comes_to_an_end(name: str) -> None:
    before = demo.watch_picture()
    board, surface = shown(before)
    board.playback.anchor = anchors
    keyframes = acted(before, *SCENES[name])
    board.play(before, keyframes)
    frames: set[bytes] = set()
    for _ in range(200):
        if not board.playback.running:
            break
        board.draw(surface)
        frames.add(pygame.image.tobytes(surface, "RGB"))
        board.update(0.05)
    assert not board.playback.running
    assert len(frames) > 3
    board.draw(surface)
    other, still = shown(keyframes[-1].picture)
    assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(still, "RGB")
    assert other.picture == board.picture


def test_input_cuts_a_playback_short() -> None:
    before = demo.watch_picture()
    board, _ = shown(before)
    keyframes = acted(before, *SCENES["advance"])
    after = keyframes[-1].picture
    board.play(before, keyframes)
    assert board.playback.running
    assert board.picture == after
    board.show(after)
    assert not board.playback.running


def test_speed_and_groups_set_the_time() -> None:
    before = demo.watch_picture()
    board, _ = shown(before)
    seconds: dict[str, float] = {}
    for speed in ("slow", "normal", "fast"):
        board.playback.speed = speed
        board.play(before, acted(before, *SCENES["guard"], *SCENES["fall"]))
        passed = 0.0
        while board.playback.running:
            board.update(0.01)
            passed += 0.01
        seconds[speed] = passed
    assert seconds["normal"] == pytest.approx(SECONDS["place"] + SECONDS["shift"], abs=0.05)
    assert seconds["slow"] > seconds["normal"] > seconds["fast"]
    board.playback.speed = "off"
    told: list[str] = []
    board.playback.on_cue = lambda cue: told.append(cue.kind)
    board.play(before, acted(before, *SCENES["crack"]))
    assert not board.playback.running
    assert told == ["place"]


@pytest.mark.parametrize("seat", range(6))
def test_mark_of_a_seat_is_smaller_where_nobody_needs_it(seat: int) -> None:
    board, _ = shown(demo.base_picture())
    sizes: list[int] = []
    for large in (True, False):
        surface = pygame.Surface((100, 100), pygame.SRCALPHA)
        painter = Painter(board.kit, board.plan, board.scenery, surface, board.tr, large)
        seat_mark(painter, seat, (50.0, 50.0), 20.0)
        sizes.append(surface.get_bounding_rect().width)
    assert sizes[1] == pytest.approx(0.6 * sizes[0], abs=2)


def test_a_produced_card_starts_from_the_hex_that_made_it() -> None:
    picture = demo.watch_picture()
    board, surface = shown(picture)
    board.playback.anchor = anchors
    house = picture.at("intersection")[0]
    corner = picture.board.ground.corners[house.site]
    tile = next(
        t for t in picture.board.ground.land if abs(t.centre[0] - corner[0]) + abs(t.centre[1] - corner[1]) < 1.5
    )
    pulse = Cue("pulse", to=("hex", tile.site))
    card = Cue("card", (), ("seat", house.seat), sprite=tile.resource, number=1, along=True)
    board.play(picture, [Keyframe((pulse, card), picture)])
    painter = Painter(board.kit, board.plan, board.scenery, surface, board.tr)
    assert board.playback.source(painter, card) == board.plan.at(tile.centre)
    other = replace(card, to=("seat", house.seat + 1), sprite="wool" if tile.resource != "wool" else "ore")
    assert board.playback.source(painter, other) is None


def test_a_lamp_leaves_the_house_that_it_lights_in_sight() -> None:
    picture = demo.watch_picture()
    house = picture.at("intersection")[0]
    board, surface = shown(picture)
    x, y = board.point_of(("intersection", house.site))
    reach = round(0.12 * board.plan.side)
    spot = pygame.Rect(x - reach, y - reach, 2 * reach, 2 * reach)
    bare = surface.subsurface(spot).copy()
    board.light({"intersection": Lit(1 << house.site, "possible")})
    board.draw(surface)
    lit = surface.subsurface(spot)
    far = [
        sum(abs(a - b) for a, b in zip(bare.get_at((i, j)), lit.get_at((i, j)), strict=True))
        for i in range(spot.width)
        for j in range(spot.height)
    ]
    assert sum(far) / len(far) < 150


def differing(one: pygame.Surface, other: pygame.Surface) -> float:
    """Return by how much the colours of two pictures differ on average, 0 to 255."""
    changed = one.copy()
    changed.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    rest = other.copy()
    rest.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    changed.blit(rest, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return sum(pygame.transform.average_color(changed)[:3]) / 3


def settle(board: BoardView) -> None:
    """Let time pass until the camera has come to rest and the board is drawn sharp."""
    board.update(REST_SECONDS)
    while board.animated:
        board.update(0.01)


def test_while_the_wheel_turns_the_board_is_scaled_and_at_rest_it_is_drawn_sharp() -> None:
    """Nothing of the land is drawn from its parts before."""
    board, surface = shown(demo.watch_picture())
    sharp, _ = shown(demo.watch_picture())
    whole, again = surface.copy(), surface.copy()
    drawn = board.land.still.painted
    for step in (1, 1, 1, -1, 1):
        board.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=step))
        assert board.animated
        board.draw(surface)
    board.pan(-60, 40)
    board.draw(surface)
    assert board.land.still.painted == drawn
    sharp.zoom_at(sharp.rect.center, board.zoom)
    sharp.camera.offset = board.camera.offset
    settle(sharp)
    sharp.draw(again)
    assert differing(surface, again) < 6 < 2 * differing(whole, again)
    settle(board)
    board.draw(surface)
    assert board.land.still.painted == drawn + 1
    assert differing(surface, again) == 0


def test_a_change_of_the_board_is_drawn_though_the_wheel_turns() -> None:
    board, surface = shown(demo.watch_picture())
    board.zoom_at(board.rect.center, 1.3)
    board.draw(surface)
    board.update(REST_SECONDS)
    drawn = board.land.still.painted
    board.show(demo.watch_picture(breach=2))
    board.draw(surface)
    assert board.land.still.painted == drawn + 1
