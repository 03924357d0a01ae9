"""The whole tutorial through the real window, by somebody who does only what the coach points at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from catan_desktop.lessons.catalogue import LESSONS
from catan_desktop.session.settings import Settings
from tests.end_to_end.stage import Sight, Stage
from tests.lessons.pupil import chapter_over, obey

pytestmark = [pytest.mark.window, pytest.mark.slow]

LESSON = LESSONS[0]


class Fingers:
    """Hands of a pupil before the real window."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.seen: set[str] = set()

    def sight(self) -> Mapping[str, Any]:
        now = self.stage.rest(0.15)
        self.seen.update(now.texts)
        return now.line

    def click(self, where: tuple[int, int]) -> None:
        self.stage.rest(0.35)
        self.stage.click(where)

    def space(self) -> None:
        self.stage.rest(0.35)
        self.stage.key("space")

    def wait(self) -> None:
        self.stage.rest(0.3)


@pytest.mark.timeout(400)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_whole_tutorial_from_the_title_to_a_first_game(stage: Callable[..., Stage], language: str) -> None:
    window = stage(language=language)
    window.start()
    window.click("tutorial")
    window.wait_scene("TutorialScreen")
    window.click("lesson-on")
    window.wait_scene("LessonTable")
    fingers = Fingers(window)
    for number, chapter in enumerate(LESSON.chapters, 1):
        title = window.words(f"lesson-{LESSON.key}-{chapter.key}")
        window.wait(_titled(title), f"chapter {number}")
        obey(fingers)
        assert title in fingers.seen
        last = number == len(LESSON.chapters)
        window.click("coach-game" if last else "coach-on")
    window.wait_scene("Table")
    kept = Settings.model_validate_json((window.home / "settings.json").read_text(encoding="utf-8"))
    assert kept.lessons_done == tuple(f"{LESSON.key}/{chapter.key}" for chapter in LESSON.chapters)
    window.close_window()
    assert window.left() == 0


def _titled(title: str) -> Callable[[Sight], bool]:
    return lambda sight: sight.scene == "LessonTable" and title in sight.texts and not chapter_over(sight.line)
