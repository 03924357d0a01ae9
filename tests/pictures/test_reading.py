"""A walk over scenes in large windows and both languages: nothing clipped, overlapping or too small to be read.

The usual window is walked in `tests/ui/test_everything_fits.py`. In CI the largest window is seen in one language that
changes from scene to scene; `CATAN_DESKTOP_FIT=all` sees it in both.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.audit import unreadable
from tests.pictures.scenes import LANGUAGES, MORE_SCENES, SCENES, drawn, standing

pytestmark = pytest.mark.usefixtures("unpainted")

NAMES = (*SCENES, *MORE_SCENES)
LARGE, LARGEST = (1920, 1080), (3840, 2160)
ALL = os.environ.get("CATAN_DESKTOP_FIT") == "all"


def sizes(name: str, language: str) -> tuple[tuple[int, int], ...]:
    chosen = LANGUAGES[NAMES.index(name) % len(LANGUAGES)]
    return (LARGE, LARGEST) if ALL or language == chosen else (LARGE,)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_text_can_be_read(name: str, language: str, tmp_path: Path) -> None:
    problems = []
    with standing(name, LARGE, language, tmp_path) as stack:
        assert stack.top is not None
        audit = stack.top.kit.audit  # type: ignore[attr-defined]
        for size in sizes(name, language):
            stack.resize(size)
            audit.begin()
            drawn(stack, size)
            assert len(audit.entries) > 1, f"{size}: nothing is written there"
            problems += [f"{size} {problem}" for problem in unreadable(audit)]
    assert not problems, "\n".join(problems)
