"""The figures of a game of Seafarers."""

from __future__ import annotations

from typing import Any

from catan_desktop.games.seafarers.events import FleetFought
from catan_desktop.games.seafarers.view.charts import TALLY, feats
from catan_desktop.games.views import CHARTS
from catan_desktop.grid.topology import HexId
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.present.charts import Story, charts, tally
from tests.games.seafarers.place import SeaTable, sea
from tests.games.seafarers.test_fog import HOME, PRICE, SHIP, fog, found
from tests.games.seafarers.test_gold import FIELD, three
from tests.games.seafarers.test_pirates import siege


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


def test_the_chart_counts_attacks_on_the_fortress_and_fights_with_the_fleet() -> None:
    """An even fight is neither won nor lost."""
    t = siege(warships=3, markers=(3,)).do("0 attack_fortress", "* fortress_die 2")
    assert at_sea(t) == {"attacks": 1}
    fights = tuple((1, FleetFought(Seat(0), HexId(0), 3, own)) for own in (1, 2, 3, 4))
    found = tally(replace(story(t), events=fights), TALLY)
    assert found == {(0, "lost"): 2, (0, "won"): 1}
