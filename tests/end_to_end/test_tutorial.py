"""The whole tutorial through the real window, by somebody who does only what the coach points at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import takewhile
from typing import Any

import pytest

from catan_desktop.games.lessons import lesson as lesson_at
from catan_desktop.games.lessons import lessons
from catan_desktop.session.settings import Settings
from tests.end_to_end.stage import Sight, Stage
from tests.lessons.pupil import chapter_over, obey

pytestmark = [pytest.mark.window, pytest.mark.slow]


class Fingers:
    """Hands of a pupil before the real window."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.seen: set[str] = set()
        self._last: Sight | None = None

    def sight(self) -> Mapping[str, Any]:
        self._last = self.stage.rest(0.15)
        self.seen.update(self._last.texts)
        return self._last.line

    def click(self, where: tuple[int, int]) -> None:
        self.stage.rest(0.35)
        self.stage.click(where)

    def space(self) -> None:
        self.stage.rest(0.35)
        self.stage.key("space")

    def wait(self) -> None:
        """For others, who may be slow: until something else is seen."""
        assert self._last is not None
        self.stage.wait_beyond(self._last)


@pytest.mark.timeout(720)
def test_a_whole_lesson_from_the_title_to_a_first_game(stage: Callable[..., Stage]) -> None:
    """The lesson of the best known game, those before it done; tests/ui/screens plays all without a window."""
    before = list(takewhile(lambda one: one.key != "classic", lessons()))
    lesson = lesson_at("classic")
    done = tuple(f"{one.key}/{chapter.key}" for one in before for chapter in one.chapters)
    window = stage(language="en", lessons_done=done)
    window.start()
    window.click("tutorial")
    window.wait_scene("TutorialScreen")
    window.click("lesson-on")
    window.wait_scene("LessonTable")
    fingers = Fingers(window)
    for count, chapter in enumerate(lesson.chapters, 1):
        title = window.words(f"lesson-{lesson.key}-{chapter.key}")
        window.wait(_titled(title), f"chapter {count}")
        obey(fingers)
        assert title in fingers.seen
        last = count == len(lesson.chapters)
        window.click("coach-game" if last else "coach-on")
    window.wait_scene("Table")
    kept = Settings.model_validate_json((window.home / "settings.json").read_text(encoding="utf-8"))
    assert kept.lessons_done == (*done, *(f"{lesson.key}/{chapter.key}" for chapter in lesson.chapters))
    window.close_window()
    assert window.left() == 0


def _titled(title: str) -> Callable[[Sight], bool]:
    return lambda sight: sight.scene == "LessonTable" and title in sight.texts and not chapter_over(sight.line)
