"""Files that can be brought in are read whole, however large the words are."""

from __future__ import annotations

import pytest

from catan_desktop.ui.scenes.file_dialogs import row_height
from catan_desktop.ui.text import SMALL, STRONG
from tests.ui.table.table import kit_of


@pytest.mark.parametrize("larger", [1.0, 1.125, 1.25])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_a_row_holds_a_name_and_the_folder_below_it(size: tuple[int, int], larger: float) -> None:
    kit = kit_of()
    kit.resize(size, larger=larger)
    held = kit.text.line_height(STRONG) + kit.text.line_height(SMALL) + kit.px(3)
    assert kit.px(row_height(kit)) >= held
