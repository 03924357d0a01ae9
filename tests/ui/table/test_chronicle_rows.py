"""Rows of the chronicle that tell of several things of one kind."""

import pytest

from catan_desktop.kernel.ids import Seat
from catan_desktop.present.words import Cards, Who, Words, words
from catan_desktop.ui.scenes.table.chronicle import put_behind
from tests.ui.table.table import Table, new_session

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.mark.parametrize(
    ("text", "more", "told"),
    [
        ("**Ann** sends clerks: Quarry", "Temple", "**Ann** sends clerks: Quarry · Temple"),
        ("**Ann** sends clerks: Quarry", "Quarry", "**Ann** sends clerks: Quarry ×2"),
        ("**Ann** sends clerks: Quarry ×2", "Quarry", "**Ann** sends clerks: Quarry ×3"),
        ("**Анна** посылает писарей: Храм · Рынок", "Рынок", "**Анна** посылает писарей: Храм · Рынок ×2"),
        ("**Ann** sends clerks: Quarry · Temple", "Quarry", "**Ann** sends clerks: Quarry · Temple · Quarry"),
        ("**Анна** посылает писарей на рынок", "на рынок", "**Анна** посылает писарей на рынок ×2"),
        ("Rank 2 ×", "Rank 2", "Rank 2 × · Rank 2"),
    ],
)
def test_what_is_told_twice_in_a_row_is_counted(text: str, more: str, told: str) -> None:
    assert put_behind(text, more) == told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (words("event-robber-moved", hex="hills 5"), "The robber moves to hills\u00a05"),
        (words("event-wild-die", number=7), "Wildling die: trail\u00a07"),
        (
            words("event-produced", who=Who(Seat(0)), cards=Cards((1,), ("ore",))),
            "**Anya**\u00a0+1\u00a0<icon resource-ore>",
        ),
        (words("event-offered", who=Who(Seat(0)), give="1 ore", want="2 wool"), "**Anya** offers 1 ore for 2 wool"),
    ],
)
def test_no_number_and_no_gain_begins_a_line_alone(text: Words, told: str) -> None:
    texts = Table(new_session("classic")).scene.texts
    assert texts.line(text) == told
