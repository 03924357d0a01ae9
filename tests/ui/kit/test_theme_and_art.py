"""The theme file is whole, shapes of no size are drawn by nobody, and pictures are kept."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from catan_desktop.ui import geometry, vectors
from catan_desktop.ui.art import KEPT_SECONDS, Art, ArtError
from catan_desktop.ui.theme import Theme, ThemeError, load_theme, parse_colour, scale
from catan_desktop.ui.widgets import Kit
from catan_desktop.ui.widgets.button import LOOKS
from tests.pictures.compare import difference
from tests.ui.sight import contrast

SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect x="0" y="0" width="10" height="10" '
    'fill="#ff00ff"/><rect x="10" y="0" width="10" height="10" fill="#ffffff"/></svg>'
)


@pytest.fixture
def art(tmp_path: Path) -> Art:
    (tmp_path / "piece.svg").write_text(SVG, encoding="utf-8")
    return Art(tmp_path)


@pytest.mark.parametrize("failing", [False, True])
def test_a_picture_that_was_begun_ahead_is_the_same(
    art: Art, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: bool
) -> None:
    plain, here = Art(tmp_path).sprite("piece", 40), threading.current_thread()
    drawn: list[threading.Thread] = []

    def rasterised(source: bytes, size: tuple[int, int]) -> pygame.Surface:
        drawn.append(threading.current_thread())
        if failing and drawn[-1] is not here:
            raise pygame.error("no memory")
        return made(source, size)

    made = vectors.rasterise
    monkeypatch.setattr(vectors, "rasterise", rasterised)
    art.ahead("piece", (40, 40))
    found = art.sprite("piece", 40)
    assert pygame.image.tobytes(found, "RGBA") == pygame.image.tobytes(plain, "RGBA")
    assert [thread is here for thread in drawn] == ([False, True] if failing else [False])
    art.ahead("piece", (40, 40))
    assert art.sprite("piece", 40) is found
    assert len(drawn) == 1 + failing, "what is there is not drawn again"


@pytest.mark.parametrize("side", [80, 400, 834])
def test_a_wide_light_is_drawn_small_and_looks_as_if_it_were_not(art: Art, side: int) -> None:
    shown, plain = pygame.Surface((side, side)), pygame.Surface((side, side))
    art.glow(shown, (side / 2, side / 2), side / 2, (239, 200, 157), 0.8)
    plain.blit(vectors.light(side, (239, 200, 157), 0.8), (0, 0))
    assert difference(shown, plain).pixels == 0


def test_theme_has_all_that_the_kit_names(theme: Theme) -> None:
    for look in LOOKS.values():
        for ink in (look.top, look.bottom, look.rim, look.ink, look.sub):
            assert not ink or theme.colour(ink)
    assert len(theme.seats) >= 6
    assert set(theme.resources) == {"lumber", "brick", "wool", "grain", "ore", "iron", "coin", "paper", "cloth"}


def test_theme_refuses_names_it_does_not_have(theme: Theme) -> None:
    with pytest.raises(ThemeError, match="no colour 'goldd'"):
        theme.colour("goldd")
    with pytest.raises(ThemeError, match="no size 'gapp'"):
        theme.size("gapp")


def test_theme_file_without_a_table_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "theme.toml"
    file.write_text('name = "empty"\n', encoding="utf-8")
    with pytest.raises(ThemeError, match="'colours' is missing"):
        load_theme(file)


@pytest.mark.parametrize("text", ["red", "#12345", "#12345g", "1234567"])
def test_colour_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ThemeError):
        parse_colour(text)


def test_scale_is_the_smaller_ratio_times_the_players_factor() -> None:
    assert scale((1280, 720)) == 1
    assert scale((3840, 2160), 0.8) == pytest.approx(2.4)
    assert scale((1024, 768), 0.8) == scale((1024, 768)), "the least text would be larger than its place"
    assert scale((1024, 768), 0.8, 1.3) == pytest.approx(0.64), "larger text has room to shrink"
    assert scale((2560, 720)) == 1
    assert scale((1024, 768)) == pytest.approx(0.8)


def test_length_is_never_lost_to_rounding(kit: Kit) -> None:
    kit.resize((640, 360))
    assert kit.px("hairline") == 1
    assert kit.px(0) == 0


def test_picture_keeps_its_proportions_and_takes_colours(art: Art, theme: Theme) -> None:
    picture = art.sprite("piece", 40, seat=theme.seats[1], colour=(1, 2, 3))
    assert picture.get_size() == (40, 20)
    assert tuple(picture.get_at((5, 10)))[:3] == theme.seats[1].body
    assert tuple(picture.get_at((35, 10)))[:3] == (1, 2, 3)


def test_picture_is_drawn_once_for_each_size_and_colour(art: Art, theme: Theme) -> None:
    first = art.sprite("piece", 40, seat=theme.seats[0])
    assert art.sprite("piece", 40, seat=theme.seats[0]) is first
    assert art.sprite("piece", 40, seat=theme.seats[1]) is not first


def test_picture_of_no_size_is_empty(art: Art) -> None:
    assert art.sprite("piece", 0).get_size() == (0, 0)
    assert art.sprite("piece", (30, 0)).get_size() == (0, 0)
    assert art.sprite("piece", 0, moving=True).get_size() == (0, 0)


def test_zoomed_picture_has_the_asked_size(art: Art) -> None:
    assert [art.sprite("piece", size, moving=True).get_width() for size in (17, 31, 90)] == [17, 31, 90]


def test_missing_picture_is_named(art: Art) -> None:
    with pytest.raises(ArtError, match="'dragon'"):
        art.sprite("dragon", 10)
    with pytest.raises(ArtError, match="'dragon'"):
        art.icon("dragon", 10, (0, 0, 0))


def test_oldest_pictures_are_forgotten_when_memory_is_short(tmp_path: Path) -> None:
    (tmp_path / "piece.svg").write_text(SVG, encoding="utf-8")
    art = Art(tmp_path, kept_bytes=20_000)
    first = art.sprite("piece", 40)
    for size in range(60, 80):
        art.sprite("piece", size)
    assert art.sprite("piece", 40) is not first


def test_a_picture_that_nobody_wants_for_long_is_forgotten(tmp_path: Path) -> None:
    """One that is wanted again and again stays."""
    now = [0.0]
    art = Art(tmp_path, clock=lambda: now[0])
    painted: list[str] = []

    def paint(name: str) -> Callable[[], pygame.Surface]:
        def painting() -> pygame.Surface:
            painted.append(name)
            return pygame.Surface((4, 4))

        return painting

    art.cached("often", paint("often"))
    art.cached("once", paint("once"))
    for _ in range(4):
        now[0] += KEPT_SECONDS / 3
        art.cached("often", paint("often"))
    art.cached("new", paint("new"))
    art.cached("often", paint("often"))
    art.cached("once", paint("once"))
    assert painted == ["often", "once", "new", "once"]


def test_a_large_window_keeps_more(tmp_path: Path) -> None:
    """Several pictures of the whole window fit at 4K."""
    art = Art(tmp_path)
    art.set_cache_size((3840, 2160))
    whole = [art.cached(index, lambda: pygame.Surface((3840, 2160))) for index in range(6)]
    assert all(art.cached(index, lambda: pygame.Surface((1, 1))) is picture for index, picture in enumerate(whole))


def test_shapes_of_no_size_are_drawn_by_nobody(kit: Kit, surface: pygame.Surface) -> None:
    before = surface.copy()
    nothing, gold = pygame.Rect(5, 5, 0, 40), kit.colour("gold")
    kit.panel(surface, nothing, shadow=True)
    kit.ring(surface, pygame.Rect(-50, -50, 0, 0))
    kit.art.outline(surface, nothing, 4, gold, 2)
    kit.art.circle(surface, (9, 9), 0, gold)
    kit.art.glow(surface, (9, 9), 0, gold)
    kit.art.arrow(surface, (3, 3), (3, 3), gold, 4)
    kit.art.line(surface, [(3, 3)], gold, 4)
    kit.art.polygon(surface, [], gold)
    assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(surface, "RGB")


def test_shapes_have_smooth_edges(kit: Kit) -> None:
    canvas = pygame.Surface((40, 40), pygame.SRCALPHA)
    kit.art.circle(canvas, (20, 20), 15, (255, 255, 255))
    shades = {canvas.get_at((x, y))[3] for x in range(40) for y in range(40)}
    assert len(shades) > 8


def test_panel_reaches_both_ends_and_keeps_its_corners_clear(kit: Kit) -> None:
    canvas = pygame.Surface((300, 60), pygame.SRCALPHA)
    kit.art.panel(canvas, canvas.get_rect(), (10, 20, 30), (50, 60, 70), radius=12)
    assert canvas.get_at((0, 0))[3] == 0
    assert canvas.get_at((299, 59))[3] == 0
    assert canvas.get_at((0, 30))[3] == 255
    assert canvas.get_at((299, 30)) == canvas.get_at((150, 30)) == canvas.get_at((0, 30))


@pytest.mark.parametrize(("across", "ends"), [(False, ((7, 0), (7, 79))), (True, ((0, 7), (99, 7)))])
def test_a_gradient_has_its_colours_from_end_to_end(across: bool, ends: tuple[tuple[int, int], ...]) -> None:
    picture = geometry.gradient((100, 80), lambda part: (round(200 * part), 10, 20, 255), across=across)
    assert [picture.get_at(end)[:3] for end in ends] == [(0, 10, 20), pytest.approx((200, 10, 20), abs=4)]


def test_only_geometry_scales_smoothly() -> None:
    """From a surface that is one pixel wide or tall SDL's smoothscale reads what lies behind it, which ends the program
    now and then."""
    files = Path(geometry.__file__).parent.rglob("*.py")
    assert [file.name for file in files if "transform.smoothscale(" in file.read_text(encoding="utf-8")] == [
        "geometry.py"
    ]


def test_shares_add_up() -> None:
    assert geometry.share(100, [1, 1, 1]) == [33, 34, 33]
    assert geometry.share(100, [0, 0]) == [0, 0]


@pytest.mark.parametrize(
    ("total", "floors", "parts"),
    [
        (90, [10, 20, 5], [30, 30, 30]),
        (90, [10, 50, 5], [20, 50, 20]),
        (91, [10, 50, 25], [16, 50, 25]),
        (60, [10, 50, 25], [10, 50, 25]),
        (7, [], []),
    ],
)
def test_parts_are_levelled_above_their_floors(total: int, floors: list[int], parts: list[int]) -> None:
    assert geometry.divide_evenly(total, floors) == parts


def test_box_is_moved_into_bounds() -> None:
    bounds = pygame.Rect(0, 0, 100, 100)
    assert geometry.kept_inside(pygame.Rect(90, -5, 20, 20), bounds) == pygame.Rect(80, 0, 20, 20)


def test_ink_is_readable_on_its_ground(theme: Theme) -> None:
    for ground in ("ground", "panel", "raised"):
        assert contrast(theme.colour("ink"), theme.colour(ground)) > 7
        assert contrast(theme.colour("dim"), theme.colour(ground)) > 4.5
    assert contrast(theme.colour("ink-dark"), theme.colour("gold")) > 7


def test_a_piece_within_a_text_has_no_marker_colours(kit: Kit) -> None:
    """It is nobody's: what stands for the colours of a seat is grey."""
    picture = kit.art.icon("piece-spearman", 64, (255, 255, 255))
    seen = [picture.get_at((x, y)) for x in range(picture.get_width()) for y in range(picture.get_height())]
    assert any(one.a for one in seen)
    assert not any(one.r > one.g + 60 and one.b > one.g + 60 for one in seen if one.a > 200)
