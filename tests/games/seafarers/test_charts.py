"""The figures of a game of Seafarers."""

from __future__ import annotations

from catan_desktop.games.views import CHARTS
from catan_desktop.present.charts import Story, charts
from tests.games.seafarers.place import sea


def test_the_chart_counts_ships_moves_islands_and_the_pirate_by_seat() -> None:
    t = sea("V(1,1,S) 3lumber 2brick 2wool 1grain knight", ships={0: "E(1,1,SE) E(1,2,NE) E(2,1,SE)"}, pirate="(4,0)")
    at_sea = ("0 move_ship E(2,1,SE) E(1,2,E)", "0 build_ship E(1,2,SE)", "0 build_settlement V(1,3,N)")
    t.do(*at_sea, "0 play_knight", "0 move_pirate (4,-1)")
    story = Story(t.game, None, t.state, (1,), (t.state,), tuple((1, event) for event in t.events))
    (chart,) = [one for one in charts(CHARTS, story) if one.page == "sea"]
    assert [row.cells for row in chart.body.rows][:2] == [(1, 1, 1, 1), (0, 0, 0, 0)]  # type: ignore[union-attr]
