"""What is painted in parts looks the same as what is painted whole."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tests.ui.table.table import Table, advance, at_step, new_session

SIZE = (1280, 720)


def frame(table: Table) -> pygame.Surface:
    """The window after a frame in which only what changed is painted."""
    surface = pygame.Surface(SIZE, depth=32)
    table.scene.draw(surface)
    return surface


def same(table: Table, seen: pygame.Surface) -> None:
    """The window shows what it shows after everything was painted anew."""
    table.kit.dirty = True
    whole = frame(table)
    assert pygame.image.tobytes(seen, "RGB") == pygame.image.tobytes(whole, "RGB")


@pytest.fixture
def table() -> Iterator[Table]:
    """A table whose texts are not noted down, as in the running program: only then are panels kept."""
    found = Table(advance(new_session(), at_step("settlers.action")))
    found.kit.audit.on = False
    yield found
    found.kit.audit.on = True


def test_the_pointer_over_anything_leaves_no_trace(table: Table) -> None:
    frame(table)
    places = [widget.rect.center for widget in table.scene.root.content.walk() if widget.rect.width > 0]
    assert len(places) > 30
    for place in places[::3]:
        motion = pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0))
        table.scene.handle(motion)
        table.scene.update(0.01)
        frame(table)
        table.scene.update(0.6)
        same(table, frame(table))


def test_the_focus_and_what_lies_over_the_table_leave_no_trace(table: Table) -> None:
    frame(table)
    for stop in table.scene.root.stops()[::2]:
        table.scene.root.go_to(stop)
        table.scene.update(0.01)
        same(table, frame(table))
    for key in (pygame.K_F10, pygame.K_ESCAPE, pygame.K_F2, pygame.K_ESCAPE):
        table.scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        table.scene.update(0.01)
        same(table, frame(table))
    table.scene.root.toast("Something", "danger")
    for _ in range(6):
        table.scene.update(1.0)
        same(table, frame(table))


def test_what_stands_beside_the_land_leaves_no_trace() -> None:
    table = Table(advance(new_session("cities-knights", seed=5), at_step("settlers.action"), seed=5))
    table.kit.audit.on = False
    frame(table)
    names = ("ladders-chart", "step-trade-1", "step-politics-3", "step-science-5", "ladders-panel")
    for widget in map(table.find, names):
        motion = pygame.event.Event(pygame.MOUSEMOTION, pos=widget.rect.center, rel=(1, 1), buttons=(0, 0, 0))
        table.scene.handle(motion)
        table.scene.update(0.01)
        pointed = frame(table)
        same(table, pointed)
        table.scene.root.go_to(widget)
        table.scene.update(0.01)
        same(table, frame(table))
    table.kit.audit.on = True


def test_pointing_paints_only_what_is_pointed_at(table: Table) -> None:
    frame(table)
    painted = list[pygame.Rect]()
    desk = table.scene.root.content
    for widget in desk.walk():
        if widget.name.startswith("seat-"):
            draw = widget.draw

            def noted(surface: pygame.Surface, widget=widget, draw=draw) -> None:  # type: ignore[no-untyped-def]
                painted.append(widget.rect)
                draw(surface)

            widget.draw = noted  # type: ignore[method-assign]
    gold = desk.find("next")
    motion = pygame.event.Event(pygame.MOUSEMOTION, pos=gold.rect.center, rel=(1, 1), buttons=(0, 0, 0))
    table.scene.handle(motion)
    frame(table)
    assert painted == []
    table.kit.dirty = True
    frame(table)
    assert len(painted) == 4
