"""The figures of a game of Seafarers."""

from __future__ import annotations

from typing import Any

from catan_desktop.games.views import CHARTS
from catan_desktop.present.charts import Story, charts
from tests.games.seafarers.place import SeaTable, sea
from tests.games.seafarers.test_gold import FIELD, three


def at_sea(t: SeaTable) -> list[Any]:
    """By seat: ships built and moved, islands settled, cards from gold fields, moves of the pirate."""
    story = Story(t.game, None, t.state, (1,), (t.state,), tuple((1, event) for event in t.events))
    (chart,) = [one for one in charts(CHARTS, story) if one.page == "sea"]
    return [row.cells for row in chart.body.rows]  # type: ignore[union-attr]


def test_the_chart_counts_ships_moves_islands_and_the_pirate_by_seat() -> None:
    t = sea("V(1,1,S) 3lumber 2brick 2wool 1grain knight", ships={0: "E(1,1,SE) E(1,2,NE) E(2,1,SE)"}, pirate="(4,0)")
    built = ("0 move_ship E(2,1,SE) E(1,2,E)", "0 build_ship E(1,2,SE)", "0 build_settlement V(1,3,N)")
    assert at_sea(t.do(*built, "0 play_knight", "0 move_pirate (4,-1)"))[:2] == [(1, 1, 1, 0, 1), (0, 0, 0, 0, 0)]


def test_the_chart_counts_cards_that_were_chosen_at_gold_fields() -> None:
    assert at_sea(three(f"{FIELD}!").do("0 choose_gold 1ore+1wool"))[0] == (0, 0, 0, 2, 0)
