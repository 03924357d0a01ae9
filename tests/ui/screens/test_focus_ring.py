"""Wherever the keyboard stands is seen: every stop of every screen looks different while it has the focus."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.pictures.scenes import standing

SCENES = ("title", "settings", "new-game", "load", "table", "table-answer", "table-discard", "table-hero", "save-as")
LEAST = 60
"""Bytes of the picture that a ring changes at least."""


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENES)
def test_what_has_the_focus_is_ringed(name: str, tmp_path: Path) -> None:
    with standing(name, (1280, 720), "en", tmp_path, reduced_motion=True) as stack:
        root = stack.top.root  # type: ignore[union-attr]
        root.kit.audit.on = False
        surface = pygame.Surface((1280, 720), depth=32)

        def pixels(box: pygame.Rect) -> bytes:
            root.kit.dirty = True
            stack.draw(surface)
            return pygame.image.tobytes(surface.subsurface(box), "RGB")

        bare = []
        for stop in root.stops():
            root.go_to(stop)
            box = stop.rect.inflate(12, 12).clip(surface.get_rect())
            assert box.width, f"{stop.name} cannot be scrolled into sight"
            ringed = pixels(box)
            root.set_focus(None)
            if sum(one != other for one, other in zip(ringed, pixels(box), strict=True)) < LEAST:
                bare.append(stop.name or type(stop).__name__)
    assert not bare
