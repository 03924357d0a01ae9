"""A walk over every scene, in three sizes and both languages: nothing clipped, overlapping or too small to be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.pictures.scenes import LANGUAGES, MORE_SCENES, SCENES, drawn, standing

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*SCENES, *MORE_SCENES])
def test_every_text_can_be_read(name: str, language: str, tmp_path: Path) -> None:
    problems = []
    with standing(name, SIZES[0], language, tmp_path) as stack:
        assert stack.top is not None
        ledger = stack.top.kit.ledger  # type: ignore[attr-defined]
        for size in SIZES:
            stack.resize(size)
            ledger.begin()
            drawn(stack, size)
            assert len(ledger.entries) > 1, f"{size}: nothing is written there"
            problems += [f"{size} {problem}" for problem in ledger.problems()]
    assert not problems, "\n".join(problems)
