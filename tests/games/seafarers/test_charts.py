"""The figures of a game of Seafarers."""

from __future__ import annotations

from typing import Any

from catan_desktop.games.seafarers.view.charts import feats
from catan_desktop.games.views import CHARTS
from catan_desktop.present.charts import Story, charts
from tests.games.seafarers.place import SeaTable, sea
from tests.games.seafarers.test_fog import HOME, PRICE, SHIP, fog, found
from tests.games.seafarers.test_gold import FIELD, three


def story(t: SeaTable) -> Story:
    """What was done last."""
    return Story(t.game, None, t.state, (1,), (t.state,), tuple((1, event) for event in t.events))


def at_sea(t: SeaTable, seat: int = 0) -> dict[str, int]:
    """What a seat did at sea, by the last word of the text of its column."""
    (chart,) = [one for one in charts(CHARTS, story(t)) if one.page == "sea"]
    grid: Any = chart.body
    return dict(zip([head.name.key.rpartition("-")[2] for head in grid.heads], grid.rows[seat].cells, strict=True))


def test_the_chart_counts_ships_moves_islands_and_the_pirate_by_seat() -> None:
    t = sea("V(1,1,S) 3lumber 2brick 2wool 1grain knight", ships={0: "E(1,1,SE) E(1,2,NE) E(2,1,SE)"}, pirate="(4,0)")
    built = ("0 move_ship E(2,1,SE) E(1,2,E)", "0 build_ship E(1,2,SE)", "0 build_settlement V(1,3,N)")
    t.do(*built, "0 play_knight", "0 move_pirate (4,-1)")
    assert at_sea(t) == dict.fromkeys(("ships", "moves", "islands", "pirate"), 1)
    assert at_sea(t, 1) == dict.fromkeys(("ships", "moves", "islands", "pirate"), 0)
    assert [(feat.key, feat.seat, feat.count) for feat in feats(story(t))] == [("islands", 0, 1)]


def test_the_chart_counts_cards_that_were_chosen_at_gold_fields() -> None:
    assert at_sea(three(f"{FIELD}!").do("0 choose_gold 1ore+1wool")) == {"gold": 2}


def test_what_nobody_did_has_no_column_and_hexes_discovered_are_remembered() -> None:
    t = fog(f"{HOME} {PRICE}").do(f"0 build_ship {SHIP}", *found("hills 5"))
    assert at_sea(t) == {"ships": 1, "explored": 1}
    assert [(feat.key, feat.seat, feat.count) for feat in feats(story(t))] == [("explored", 0, 1)]
