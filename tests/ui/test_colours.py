"""Nothing is told by colour alone: seats, meanings and lines for three kinds of eyes, contrasts of pieces and texts."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from catan_desktop.app.contrast import raise_contrast
from catan_desktop.kernel.record import replace
from catan_desktop.ui.art import Art
from catan_desktop.ui.geometry import Colour
from catan_desktop.ui.tables.board.island import draw_along, draw_building
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.gift.wall import draw_guard
from catan_desktop.ui.theme import SeatColours, Theme, load_finishes, load_theme
from catan_desktop.ui.widgets import Curve, Kit, LineChart
from tests.ui import sight
from tests.ui.board import demo
from tests.ui.board.render import make_board
from tests.ui.sight import EYES, apart, contrast, luminance, seen

ASSETS = Path("assets")
THEME = load_theme(ASSETS / "themes/north/theme.toml")
STRONG = raise_contrast(THEME)
COAST = load_theme(ASSETS / "themes/coast/theme.toml")
THEMES = [(THEME, 4.5), (STRONG, 7.0), (COAST, 4.5), (raise_contrast(COAST), 7.0)]
NAMES = ["usual", "strong", "coast", "coast-strong"]
AT_A_GLANCE = 8.0
"""CIEDE2000; two colours that far apart are told apart without comparing them side by side."""
PIECE_SETS = load_finishes(ASSETS / "finishes/pieces.toml")
PIECES = ("road", "settlement", "city", "guard")
ON_THE_COAST = ("road", "settlement", "city")
GROUNDS = ("ground", "bar", "panel", "raised", "sunken", "hover", "pressed", "select")
"""What text is written on."""
INKS = ("ink", "dim", "gold", "gold-light", "ice", "danger", "danger-light", "good", "fire", "link")
QUIET = {("danger", "select")}
"""Never written on it."""
PAIRS = (
    *(("ink-dark", paper) for paper in ("gold", "gold-light", "paper", "snow", "ice")),
    ("dim-dark", "gold"),
    ("dim-dark", "gold-light"),
    ("danger-on-paper", "paper"),
    ("ink", "danger-dark"),
    ("danger-light", "danger-dark"),
)


def test_the_distance_is_the_published_one() -> None:
    """Pairs 1, 7 and 25 of the test data of Sharma, Wu and Dalal."""
    assert sight.ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert sight.ciede2000((50, 0, 0), (50, -1, 2)) == pytest.approx(2.3669, abs=1e-4)
    assert sight.ciede2000((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387)) == pytest.approx(
        1.2644, abs=1e-4
    )


def test_greys_stay_as_they_are_for_all_eyes() -> None:
    assert {seen((128, 128, 128), eyes) for eyes in EYES} == {(128, 128, 128)}
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)


@pytest.mark.parametrize("eyes", EYES)
def test_pieces_of_two_seats_are_told_apart_by_colour(eyes: str) -> None:
    close = [
        (first.name, second.name)
        for first, second in combinations(THEME.seats, 2)
        if apart(seen(first.body, eyes), seen(second.body, eyes)) < AT_A_GLANCE
    ]
    assert not close


@pytest.mark.parametrize("eyes", EYES)
def test_what_colours_mean_is_told_apart(eyes: str) -> None:
    """Good, danger, yours to do, possible. Each comes with a word or a sign besides."""
    names = ("good", "danger", "gold", "ice")
    close = [pair for pair in combinations(names, 2) if apart(*(seen(THEME.colour(name), eyes) for name in pair)) < 8.0]
    assert not close


def test_every_light_has_the_same_seats_and_names() -> None:
    assert COAST.seats == THEME.seats
    assert set(COAST.colours) == set(THEME.colours)
    assert (set(COAST.sizes), set(COAST.type)) == (set(THEME.sizes), set(THEME.type))
    assert all(Art(ASSETS / "art").has(picture) for picture in COAST.pictures.values())


def test_no_seat_is_dark() -> None:
    """A dark piece drowns in forests and mountains, and its outline with it; names are light on dark panels."""
    dark = [seat.name for seat in THEME.seats if contrast(seat.body, THEME.colour("piece-outline")) < 2]
    alike = [
        (first.name, second.name)
        for first, second in combinations(THEME.seats, 2)
        if apart(first.text, second.text) < AT_A_GLANCE
    ]
    assert (dark, alike) == ([], [])


def test_every_seat_has_a_shape_of_its_own() -> None:
    assert len({seat.shape for seat in THEME.seats}) == len(THEME.seats) == 6


def twins() -> Theme:
    """The theme as for eyes that see no colours at all: every seat the same, but for its shape."""
    first = THEME.seats[0]
    seats = tuple(replace(first, name=seat.name, shape=seat.shape) for seat in THEME.seats)
    return replace(THEME, seats=seats)


def drawn(piece: str, seat: int, *, shapes: bool, window: tuple[int, int]) -> pygame.Surface:
    """One piece on bare ground, as large as on the board of a window."""
    board = make_board(window, (window[0] * 3 // 5, window[1] * 3 // 4), "en")
    board.kit.theme = twins()
    board.kit.art = Art(ASSETS / "art")
    board.show(demo.watch_picture())
    surface = pygame.Surface((160, 160))
    surface.fill(THEME.colour("panel"))
    painter = Painter(board.kit, board.plan, board.scenery, surface, board.tr, shapes)
    if piece == "guard":
        draw_guard(painter, (80, 110), seat)
    elif piece == "road":
        left, top = board.plan.at((0.0, 0.0))
        side = board.plan.side
        ends = ((60 - left) / side, (80 - top) / side), ((100 - left) / side, (80 - top) / side)
        draw_along(painter, ends, "piece-road", seat)
    else:
        draw_building(painter, piece, (80, 80), seat)
    return surface


def different(first: pygame.Surface, second: pygame.Surface) -> int:
    """Count the pixels that differ plainly for eyes that see no colours."""
    greys = [pygame.image.tobytes(pygame.transform.grayscale(one), "RGB")[::3] for one in (first, second)]
    return sum(abs(a - b) > 60 for a, b in zip(*greys, strict=True))


@pytest.mark.parametrize("piece", PIECES)
@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080)], ids=str)
def test_a_piece_carries_the_shape_of_its_seat(piece: str, window: tuple[int, int]) -> None:
    """Large enough to tell all seats where colours are not enough; else small, not to outshout the piece."""
    small = [drawn(piece, seat, shapes=False, window=window) for seat in range(6)]
    marked = [drawn(piece, seat, shapes=True, window=window) for seat in range(6)]
    assert all(different(one, other) > 10 for one, other in zip(small, marked, strict=True))
    alike = [pair for pair in combinations(range(6), 2) if different(marked[pair[0]], marked[pair[1]]) < 6]
    assert not alike


def test_lines_of_a_chart_are_told_by_their_marks() -> None:
    kit = Kit(twins(), ASSETS)
    pictures = []
    for seat in kit.theme.seats:
        chart = LineChart(kit, [Curve("A", (1, 2, 4, 4, 6, 8), seat.text, seat.shape)])
        surface = pygame.Surface((360, 200))
        chart.layout(pygame.Rect(0, 0, 360, 200))
        chart.draw(surface)
        pictures.append(surface)
    alike = [pair for pair in combinations(range(6), 2) if different(pictures[pair[0]], pictures[pair[1]]) < 6]
    assert not alike


# contrasts


@cache
def edges(piece: str, seat: SeatColours, theme: str, made: str) -> tuple[tuple[float, float], ...]:
    """The darkest and the lightest tone just inside each point of a piece's edge, in a set of pieces."""
    art = Art(ASSETS / "art")
    art.set_look(next(one.pictures for one, _ in THEMES if one.name == theme), PIECE_SETS[made])
    picture = art.sprite(f"piece-{piece}", 96, seat=seat)
    width, height = picture.get_size()
    solid = {(x, y) for x in range(width) for y in range(height) if picture.get_at((x, y)).a > 200}
    rim = [
        (x, y) for x, y in solid if any((x + dx, y + dy) not in solid for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))
    ]
    reach = [(dx, dy) for dx in range(-5, 6) for dy in range(-5, 6) if dx * dx + dy * dy <= 25]
    found_at = {where: picture.get_at(where) for where in solid}
    tone = {where: luminance((at.r, at.g, at.b)) for where, at in found_at.items()}
    found = []
    for x, y in rim:
        near = [tone[x + dx, y + dy] for dx, dy in reach if (x + dx, y + dy) in tone]
        found.append((min(near), max(near)))
    return tuple(found)


def on_ground(edge: tuple[float, float], ground: Colour) -> float:
    return max((max(tone, luminance(ground)) + 0.05) / (min(tone, luminance(ground)) + 0.05) for tone in edge)


def grounds(theme: Theme) -> dict[str, Colour]:
    found: dict[str, Colour] = {name: theme.colour(name) for name in ("ground", "bar", "panel", "raised", "sunken")}
    names: tuple[str, ...] = ("snow", "snow-shade", "wall", "wall-light", "wall-dark", "mountain")
    if theme is COAST:
        names = ("sea", "sea-light", "sea-deep", "sea-shallow", "foam", "sand", "sand-wet")
    found |= {name: theme.colour(name) for name in names}
    for name, (base, light) in theme.terrain.items():
        found |= {f"{name} base": base, f"{name} light": light}
    return found


@pytest.mark.matrix
@pytest.mark.parametrize("seat", THEME.seats, ids=lambda seat: seat.name)
@pytest.mark.parametrize(
    ("theme", "piece"),
    [*((THEME, piece) for piece in PIECES), *((COAST, piece) for piece in ON_THE_COAST)],
    ids=lambda value: value if isinstance(value, str) else value.name,
)
@pytest.mark.parametrize("made", PIECE_SETS)
def test_a_piece_stands_out_on_every_ground(theme: Theme, piece: str, seat: SeatColours, made: str) -> None:
    """WCAG 1.4.11: at nearly every point of its edge a tone of the rim has a contrast of 3 to what lies around."""
    rim = edges(piece, seat, theme.name, made)
    weak = {}
    for name, ground in grounds(theme).items():
        share = sum(on_ground(edge, ground) >= 3 for edge in rim) / len(rim)
        if share < 0.95:
            weak[name] = round(share, 2)
    assert not weak


@pytest.mark.parametrize(("theme", "least"), THEMES, ids=NAMES)
def test_texts_can_be_read_on_every_ground(theme: Theme, least: float) -> None:
    """WCAG 1.4.3 and 1.4.6."""
    inks = {name: theme.colour(name) for name in INKS} | {f"seat {seat.name}": seat.text for seat in theme.seats}
    weak = {
        (name, ground): round(contrast(ink, theme.colour(ground)), 2)
        for name, ink in inks.items()
        for ground in GROUNDS
        if contrast(ink, theme.colour(ground)) < least and (name, ground) not in QUIET
    }
    weak |= {
        (ink, ground): round(contrast(theme.colour(ink), theme.colour(ground)), 2)
        for ink, ground in PAIRS
        if contrast(theme.colour(ink), theme.colour(ground)) < least
    }
    assert not weak


@pytest.mark.parametrize("theme", [theme for theme, _ in THEMES], ids=NAMES)
def test_figures_can_be_read_on_seats_and_cards(theme: Theme) -> None:
    """They are large; 4.5 is what the stricter level asks for large text."""
    found = {seat.name: contrast(seat.ink, seat.body) for seat in theme.seats}
    for key, card in theme.resources.items():
        found |= {f"chip {key}": contrast(card.ink, card.fill), f"card {key}": contrast(card.card_ink, card.card)}
    assert not {name: round(value, 2) for name, value in found.items() if value < 4.5}


@pytest.mark.parametrize("theme", [theme for theme, _ in THEMES], ids=NAMES)
def test_what_is_off_and_where_the_focus_is_can_be_seen(theme: Theme) -> None:
    for ground in GROUNDS:
        assert contrast(theme.colour("faint"), theme.colour(ground)) >= 3
        assert contrast(theme.colour("focus"), theme.colour(ground)) >= 4.5
    assert contrast(theme.colour("line-strong"), theme.colour("sunken")) >= 2.5
