"""Files that can be brought in are read whole, however large the words are."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from catan_desktop.present.translate import Translator
from catan_desktop.ui.scenes.file_dialogs import row_height
from catan_desktop.ui.scenes.load_rows import written
from catan_desktop.ui.text import SMALL, STRONG
from tests.ui.table.table import LOCALE, kit_of

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def three_hours_east(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TZ", "UTC-3")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the system has no time zone of one program")
@pytest.mark.usefixtures("three_hours_east")
def test_a_date_is_written_as_people_write_it() -> None:
    english, russian = (Translator(LOCALE, language, strict=True).tr for language in ("en", "ru"))
    assert written("2026-11-22T21:37:00Z", english) == "23 Nov 2026, 00:37"
    assert written("2026-11-22T21:37:00Z", russian) == "23 ноября 2026, 00:37"
    for month in range(1, 13):
        said = {tr: written(f"2027-{month:02}-05T06:07:08Z", tr) for tr in (english, russian)}
        assert all(text.startswith("5 ") and text.endswith(" 2027, 09:07") for text in said.values())
    assert written("once upon a time", english) == "once upon a time"


@pytest.mark.parametrize("larger", [1.0, 1.125, 1.25])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_a_row_holds_a_name_and_the_folder_below_it(size: tuple[int, int], larger: float) -> None:
    kit = kit_of()
    kit.resize(size, larger=larger)
    held = kit.text.line_height(STRONG) + kit.text.line_height(SMALL) + kit.px(3)
    assert kit.px(row_height(kit)) >= held
