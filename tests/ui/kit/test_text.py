"""Text is measured as it is drawn, is never cut without a word, and an empty one harms nobody."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from catan_desktop.ui import geometry, rich
from catan_desktop.ui.text import BODY, HEADING, SMALL, STRONG, TITLE, Style
from catan_desktop.ui.theme import LEAST_TEXT, Theme
from catan_desktop.ui.widgets import Cached, Kit
from tests.audit import unreadable
from tests.ui.conftest import ASSETS


@pytest.fixture(scope="session")
def kept_kit(theme: Theme) -> Kit:
    """One kit for all examples of a property."""
    return Kit(theme, ASSETS)


RUSSIAN = "Съешь ещё этих мягких французских булок, да выпей чаю № 5 «ёж» — 3×4 → 12 ✓"


def test_empty_text_is_drawn_without_ending_the_program(kit: Kit, surface: pygame.Surface) -> None:
    assert kit.text.render("").get_width() == 0
    assert kit.text.draw(surface, "", (5, 5)).width == 0


@pytest.mark.parametrize("text", ["\udcff.catan", "a\0b", "\0", "\u202e", "\u202eevil", "\x1b[31m", "a\u200db"])
def test_a_name_that_is_no_text_is_drawn_without_ending_the_program(
    kit: Kit, surface: pygame.Surface, text: str
) -> None:
    """Names of files can be any bytes, and titles in files any signs."""
    kit.text.audit.on = True
    box = kit.text.draw(surface, text, (5, 5))
    assert box.width == kit.text.size(text).width
    assert kit.text.fit(text, BODY, 60).lines


def test_scaling_an_empty_surface_gives_an_empty_surface() -> None:
    assert geometry.scaled(pygame.Surface((0, 20)), (40, 40)).get_size() == (40, 40)
    assert geometry.scaled(pygame.Surface((20, 0)), (4, 4)).get_size() == (4, 4)
    assert geometry.scaled(pygame.Surface((20, 20)), (0, 5)).get_size() == (0, 5)
    assert geometry.scaled(pygame.Surface((20, 20)), (-3, 5)).get_size() == (0, 5)


@pytest.mark.parametrize("style", [BODY, STRONG, HEADING, TITLE])
def test_measured_size_is_the_drawn_size(kit: Kit, style: Style) -> None:
    for words in ("Wall", RUSSIAN, "i", "  two  spaces "):
        assert kit.text.render(words, style).get_size() == kit.text.size(words, style)


def test_no_text_is_below_twelve_pixels(kit: Kit) -> None:
    kit.resize((640, 360), 0.8)
    assert kit.text.pixels(BODY) == LEAST_TEXT


def test_wrapped_lines_fit_and_lose_nothing(kit: Kit) -> None:
    for width in (40, 90, 200):
        lines = kit.text.wrap(RUSSIAN, BODY, width)
        assert all(kit.text.size(line).width <= width for line in lines)
        assert "".join(lines).replace(" ", "") == RUSSIAN.replace(" ", "")


@given(st.text(alphabet="abё -\n", max_size=60), st.integers(min_value=1, max_value=120))
def test_wrapping_keeps_every_sign(kept_kit: Kit, words: str, width: int) -> None:
    lines = kept_kit.text.wrap(words, BODY, width)
    assert "".join(lines).replace(" ", "") == words.replace(" ", "").replace("\n", "")


def test_no_line_begins_with_a_percent_sign_or_a_dot_between_two_things(kit: Kit) -> None:
    said = "land 83 % \u00b7 gold field 17 % \u00b7 sea"
    for width in range(kit.text.widest_word(said, BODY), kit.text.size(said, BODY).width, 7):
        for line in kit.text.wrap(said, BODY, width):
            assert line[0] not in "%\u00b7", (width, line)


def test_fit_shrinks_then_wraps_then_reports(kit: Kit) -> None:
    words = "Построить поселение"
    whole = kit.text.size(words, STRONG).width
    assert kit.text.fit(words, STRONG, whole).lines == (words,)
    smaller = kit.text.fit(words, STRONG, whole - 4)
    assert smaller.lines == (words,)
    assert smaller.pixels < kit.text.pixels(STRONG)
    two = kit.text.fit(words, STRONG, whole * 2 // 3)
    assert two.lines == ("Построить", "поселение")
    never = kit.text.fit(words, STRONG, 30)
    assert not never.fits
    assert never.pixels == LEAST_TEXT
    assert "".join(never.lines) == words.replace(" ", "")


def test_a_word_is_cut_only_where_the_smallest_type_is_too_wide_and_that_is_reported(kit: Kit) -> None:
    word = "поселение"
    width = kit.text.size(word, STRONG, LEAST_TEXT).width
    whole, cut = kit.text.fit(word, STRONG, width), kit.text.fit(word, STRONG, width - 1)
    assert (whole.lines, whole.fits) == ((word,), True)
    assert ("".join(cut.lines), cut.fits) == (word, False)


def test_missing_glyphs_are_named(kit: Kit) -> None:
    assert kit.text.missing(RUSSIAN) == ""
    assert kit.text.missing("Wall 漢 end") == "漢"


def test_ledger_finds_clipped_text(kit: Kit, surface: pygame.Surface) -> None:
    kit.text.draw(surface, "Brotherhood", (0, 40), within=pygame.Rect(0, 40, 30, 30))
    assert [problem.kind for problem in unreadable(kit.audit)] == ["clipped"]


def test_ledger_finds_text_outside_the_window(kit: Kit, surface: pygame.Surface) -> None:
    kit.text.draw(surface, "Brotherhood", (1240, 40))
    assert [problem.kind for problem in unreadable(kit.audit)] == ["clipped"]


def test_ledger_finds_overlapping_text(kit: Kit, surface: pygame.Surface) -> None:
    kit.text.draw(surface, "Settlement", (40, 40))
    kit.text.draw(surface, "Road", (60, 44))
    assert [problem.kind for problem in unreadable(kit.audit)] == ["overlap"]


def test_ledger_lets_a_layer_cover_another(kit: Kit, surface: pygame.Surface) -> None:
    kit.text.draw(surface, "Settlement", (40, 40))
    with kit.audit.layer():
        kit.text.draw(surface, "Road", (60, 44))
    assert unreadable(kit.audit) == []


def test_ledger_lets_scrolled_text_be_cut_above_but_not_aside(kit: Kit, surface: pygame.Surface) -> None:
    view = pygame.Rect(40, 40, 60, 20)
    with kit.audit.scrolled():
        kit.text.draw(surface, "Keep", (40, 30), within=view)
        assert unreadable(kit.audit) == []
        kit.text.draw(surface, "Settlement", (70, 42), within=view)
    assert "clipped" in [problem.kind for problem in unreadable(kit.audit)]


def test_ledger_finds_small_text_and_missing_glyphs(kit: Kit, surface: pygame.Surface) -> None:
    kit.text.draw(surface, "tiny", (10, 10), pixels=9)
    kit.text.draw(surface, "漢", (10, 60))
    assert [problem.kind for problem in unreadable(kit.audit)] == ["small", "glyph"]


def test_ledger_notes_nothing_while_off(kit: Kit, surface: pygame.Surface) -> None:
    kit.audit.on = False
    kit.text.draw(surface, "Settlement", (40, 40))
    assert kit.audit.texts() == []


def test_ledger_knows_where_a_part_of_a_surface_lies(kit: Kit, surface: pygame.Surface) -> None:
    part = surface.subsurface((100, 200, 300, 100))
    kit.text.draw(part, "Wall", (10, 10))
    assert kit.audit.entries[0].ink.x >= 110
    assert kit.audit.entries[0].ink.y >= 210


def test_cached_picture_paints_once_and_tells_its_texts_again(kit: Kit, surface: pygame.Surface) -> None:
    cached = Cached(kit.audit)
    rect = pygame.Rect(200, 100, 120, 40)
    painted: list[int] = []

    def paint(picture: pygame.Surface) -> None:
        painted.append(1)
        kit.text.draw(picture, "Wall", (4, 4))

    for _ in range(3):
        kit.audit.begin()
        cached.draw(surface, rect, "view", paint)
        assert kit.audit.texts() == ["Wall"]
        assert rect.contains(kit.audit.entries[0].ink)
    assert len(painted) == 1
    cached.draw(surface, rect, "another view", paint)
    assert len(painted) == 2


def test_cached_picture_of_no_size_is_not_painted(kit: Kit, surface: pygame.Surface) -> None:
    assert not Cached(kit.audit).draw(surface, pygame.Rect(0, 0, 0, 9), "k", lambda picture: None)


def test_rich_text_reads_its_marks() -> None:
    spans = rich.parse("a **b** *c* <gold>d</> [e](road) <icon ore>")[0].spans
    looks = {span.text: span for span in spans if span.text.strip()}
    assert looks["b"].bold
    assert looks["c"].italic
    assert looks["d"].colour == "gold"
    assert looks["e"].link == "road"
    assert spans[-1].icon == "ore"
    assert [paragraph.kind for paragraph in rich.parse("# h\n- i\n> n\np")] == ["heading", "item", "note", "plain"]


@given(st.text(max_size=40))
def test_escaped_words_are_read_back_as_they_are(words: str) -> None:
    line = words.replace("\n", " ")
    assert rich.plain("x" + rich.escape(line)) == "x" + line


def test_rich_lines_fit_their_width(kit: Kit, surface: pygame.Surface) -> None:
    source = f"**{RUSSIAN}** *{RUSSIAN}* [{RUSSIAN}](x) <icon check> -- unbreakableunbreakableunbreakable"
    for width in (60, 133, 300):
        laid = kit.rich.lay(source, width, BODY, kit.k)
        assert laid.size.width <= width
        kit.audit.begin()
        kit.rich.draw(surface, laid, (10, 10), pygame.Rect(10, 10, width, 2000))
        assert [p for p in unreadable(kit.audit) if p.kind == "overlap"] == []


@pytest.mark.parametrize("size", [(1280, 720), (1600, 1200), (1680, 1050), (2048, 1536), (3440, 1440)], ids=str)
def test_a_rich_text_keeps_its_lines_in_the_width_it_asked_for(kit: Kit, size: tuple[int, int]) -> None:
    """Words measured one by one are not as wide as in one run, by a pixel; that must not break a line again."""
    kit.resize(size)
    pictures = [f"{count}\u00a0<icon resource-{key}>" for count in range(1, 10) for key in ("ore", "wool")]
    words = ["You give", "You get", "Отдаёте", "Получаете", "Yellow **offers** for", "Синий *предлагает* ещё"]
    sources = [f"{said}\u00a0 **{cards}**" for said in words for cards in (*pictures, " ".join(pictures[:3]))]
    for style in (BODY, SMALL, STRONG):
        for source in sources:
            laid = kit.rich.lay(source, kit.px(420), style, kit.k)
            again = kit.rich.lay(source, laid.size.width, style, kit.k)
            assert again.size == laid.size, source


def test_rich_link_is_found_under_the_pointer(kit: Kit) -> None:
    laid = kit.rich.lay("See [the Wall](wall) now", 400, BODY, 1.0)
    run = next(run for run in laid.runs if run.link)
    assert laid.link_at(run.x + 2, run.y + 2) == "wall"
    assert laid.link_at(0, 0) == ""
    assert laid.links() == ("wall",)
