"""Rows of the chronicle that tell of several things of one kind."""

import pytest

from catan_desktop.ui.scenes.table.chronicle import put_behind


@pytest.mark.parametrize(
    ("text", "more", "told"),
    [
        ("**Ann** sends clerks: Quarry", "Temple", "**Ann** sends clerks: Quarry · Temple"),
        ("**Ann** sends clerks: Quarry", "Quarry", "**Ann** sends clerks: Quarry ×2"),
        ("**Ann** sends clerks: Quarry ×2", "Quarry", "**Ann** sends clerks: Quarry ×3"),
        ("**Анна** посылает писарей: Храм · Рынок", "Рынок", "**Анна** посылает писарей: Храм · Рынок ×2"),
        ("**Ann** sends clerks: Quarry · Temple", "Quarry", "**Ann** sends clerks: Quarry · Temple · Quarry"),
        ("Rank 2 ×", "Rank 2", "Rank 2 × · Rank 2"),
    ],
)
def test_what_is_told_twice_in_a_row_is_counted(text: str, more: str, told: str) -> None:
    assert put_behind(text, more) == told
