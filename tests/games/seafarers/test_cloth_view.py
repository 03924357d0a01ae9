"""The table of Cloth for Catan: villages, pennants, the supply, the figures of the seats, the result."""

from __future__ import annotations

from math import dist

import pytest

from catan_desktop.games.seafarers.cloth import VILLAGES
from catan_desktop.games.seafarers.view.cloth import course, decided
from catan_desktop.games.views import PANELS
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import Seat
from catan_desktop.present.charts import Story
from catan_desktop.present.foresight import foresee
from catan_desktop.present.models.board import Heap
from catan_desktop.present.models.charts import Grid, Lines
from catan_desktop.present.models.gauges import Gauge
from catan_desktop.present.panel_view import table_model
from catan_desktop.ui.tables.board import spaces
from catan_desktop.ui.tables.coast.scenery import COAST
from tests.games.seafarers.test_cloth import DRY, FIVE, TEN, ClothTable, cloth, drying
from tests.games.seafarers.test_view import picture, told


@pytest.mark.rule("CLOTH-061", "CLOTH-057")
def test_villages_with_cloth_and_partners() -> None:
    """At its intersection each village, with its number, its cloth and a pennant for each partner in order; the supply,
    the cloth of each seat, and how many villages have none."""
    ships = {0: "E(-1,-1,E)", 1: "E(-1,-1,SE) E(-2,0,NE)"}
    t = cloth("V(0,-2,S)", "V(-2,0,N)", ships=ships, partners={TEN: (1, 0)}, left={TEN: 4, FIVE: 0}, held=(1, 3))
    for seat in range(4):
        seen = picture(t, seat)
        corner = t.game.board.villages[t.village(TEN)]
        assert [piece.kind for piece in seen.at("intersection", corner)] == ["village", "village-n-10-4"]
        assert [piece.seat for piece in seen.at("partner", corner)] == [1, 0]
        dry = t.game.board.villages[t.village(FIVE)]
        assert [piece.kind for piece in seen.at("intersection", dry)] == ["village", "village-s-5-0"]
        assert not seen.at("partner", dry)
        assert seen.heaps[-1] == Heap("resource-cloth", t.cloth.supply)
        (gauge,) = seen.gauges
        assert isinstance(gauge, Gauge)
        assert (gauge.level, gauge.limit) == (1, 5)
        view = observe(t.game, t.state, Seat(seat))
        counters = [one for panel in table_model(PANELS, t.game, view).seats for one in panel.counters]
        assert [one.value for one in counters if one.key == "cloth"] == [1, 3, 0, 0]
        assert [one.value for one in counters if one.key == "ship"] == [14, 13, 15, 15]


@pytest.mark.rule("CLOTH-061")
def test_where_pennants_stand() -> None:
    """Over the water beside their village, apart from each other, whatever side its land is on."""
    t = cloth(partners={TEN: (0, 1, 2, 3), FIVE: (2, 0, 3)})
    seen = picture(t)
    plan = COAST.fit((1200, 800), seen, 1.0)
    for name, north in ((TEN, True), (FIVE, False)):
        corner = t.game.board.villages[t.village(name)]
        _, y = plan.at(seen.board.ground.corners[corner])
        spots = [spaces.piece_point(plan, seen, piece) for piece in seen.at("partner", corner)]
        assert all((spot[1] < y) == north for spot in spots)
        assert min(dist(a, b) for a in spots for b in spots if a != b) > 0.2 * plan.side


@pytest.mark.rule("CLOTH-043")
def test_who_has_no_relation_is_asked_for_the_robber_alone() -> None:
    for partners, key in (((), "prompt-robber-alone"), ((0,), "prompt-robber")):
        t = cloth("V(0,-2,S) knight", ships={0: "E(-1,-1,E)"}, partners={TEN: partners}).do("0 play_knight")
        asked = table_model(PANELS, t.game, observe(t.game, t.state, Seat(0))).question
        assert asked is not None
        assert asked.text.key == key


@pytest.mark.rule("CLOTH-061", "CLOTH-057")
def test_what_a_village_says() -> None:
    """Its number, its cloth, who trades with it; and what it would bring to who does not."""
    t = cloth(partners={TEN: (0, 2)}, left={TEN: 3, FIVE: 0})
    corner = ("intersection", t.game.board.villages[t.village(TEN)])
    rows = [[row.key for row in told(t, corner, seat).rows] for seat in (0, 1)]
    assert rows == [
        ["explain-village", "explain-village-partners"],
        ["explain-village", "explain-village-partners", "explain-village-open"],
    ]
    assert dict(told(t, corner, 0).rows[0].arguments) == {"number": 10, "count": 3}
    dry = told(t, ("intersection", t.game.board.villages[t.village(FIVE)]))
    assert [row.key for row in dry.rows] == ["explain-village", "explain-village-empty"]
    assert [row.key for row in told(t, ("danger", 0)).rows] == ["explain-dry-villages"]


@pytest.mark.rule("CLOTH-052", "CLOTH-053")
@pytest.mark.parametrize(
    ("held", "by", "needed"), [((6, 4, 0, 0), "points", 1), ((4, 4, 0, 0), "cloth", 2), ((4, 3, 0, 0), "order", 2)]
)
def test_the_result_says_what_decided(held: tuple[int, ...], by: str, needed: int) -> None:
    t = drying("V(2,-3,N)", "", "V(2,2,N)", "V(4,-3,N)", held=held)
    assert t.state.outcome is not None
    assert t.state.outcome.ending == VILLAGES
    assert picture(t).light == "dawn"
    (chart,) = decided(Story(t.game, None, t.state, (0,), (t.state,), ()), ())
    assert isinstance(chart.body, Grid)
    assert chart.body.compared == needed
    assert dict(chart.notes[0].arguments) == {"by": by}


@pytest.mark.rule("CLOTH-051", "CLOTH-031", "CLOTH-044")
def test_what_is_foretold() -> None:
    """A relation, the end of the game, what the pirate may take; whatever others hold in secret."""
    t = cloth("V(-2,0,N) 1lumber 1wool", "V(2,-3,N) vp knight", ships={0: "E(-2,0,NE)"}, left=DRY | {TEN: 1})
    assert foretold(t, "0 build_ship E(-1,-1,SE)")[1:] == ["foresee-relation", "foresee-villages-end"]
    t = cloth("V(-2,0,N) 1lumber 1wool", ships={0: "E(-2,0,NE)"})
    assert foretold(t, "0 build_ship E(-1,-1,SE)")[1:] == ["foresee-relation"]
    for cards, key in (("2ore", "foresee-loot"), ("", "foresee-cloth")):
        ships = {0: "E(-1,-1,E)", 1: "E(2,-1,E)"}
        t = cloth("V(0,-2,S) knight", cards, held=(0, 1), ships=ships, partners={TEN: (0,)}).do("0 play_knight")
        assert key in foretold(t, "0 move_pirate (2,-1)")


def foretold(t: ClothTable, line: str) -> list[str]:
    view = observe(t.game, t.state, Seat(0))
    return [said.key for said in foresee(PANELS, t.game, view, t.read(line))]


def test_the_course_of_cloth() -> None:
    """By turn and seat."""
    before, after = cloth(held=(1, 2)), cloth(held=(1, 4, 3))
    (chart,) = course(Story(after.game, None, before.state, (3, 4), (before.state, after.state), ()), ())
    assert isinstance(chart.body, Lines)
    assert [(line.seat, line.values) for line in chart.body.series] == [
        (seat, values) for seat, values in enumerate([(1, 1), (2, 4), (0, 3), (0, 0)])
    ]


@pytest.mark.rule("CLOTH-024", "CLOTH-025", "CLOTH-047")
def test_what_an_island_of_the_tribe_says() -> None:
    """Be it desert or gold: it yields nothing, and nobody comes."""
    t = cloth()
    for hex in ("(1,-1)", "(-1,0)"):
        rows = told(t, ("hex", t.game.board.topology.parse_hex(hex))).rows
        assert [row.key for row in rows] == ["explain-hex-barren", "explain-island-closed"]
    home = told(t, ("hex", t.game.board.topology.parse_hex("(0,-3)"))).rows
    assert "explain-island-closed" not in {row.key for row in home}
