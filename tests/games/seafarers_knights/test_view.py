"""Cities & Knights at sea as it is shown: CK-698a, the button of the knights, and what the chronicle says."""

from __future__ import annotations

import pytest

from catan_desktop.games.seafarers_knights.actions import ChasePirate
from catan_desktop.games.views import BOARDS, EVENTS, PANELS
from catan_desktop.kernel import engine
from catan_desktop.kernel.ids import Seat
from catan_desktop.present.compose import board_view, event_texts
from catan_desktop.present.foresight import explain
from catan_desktop.present.models.explain import Explained
from catan_desktop.present.models.panels import ActionButton
from catan_desktop.present.panel_view import table_model
from tests.games.seafarers_knights.place import KnightTable, afloat, paths

EAST, COAST = "V(1,2,N)", "V(2,1,S)"
OUT, BEYOND = "E(1,2,NE)", "E(1,2,E)"
NORTH, OPEN = "V(1,-1,N)", "V(2,-3,S)"


def told(t: KnightTable, corner: str, seat: int = 0) -> Explained:
    """What pointing at an intersection tells a seat."""
    view = engine.observe(t.game, t.state, Seat(seat))
    return explain(PANELS, t.game, view, ("intersection", t.corner(corner)))


def held(t: KnightTable, corner: str) -> list[str]:
    """The ships that are lit where a seat points at a knight."""
    return [name for space, mask in told(t, corner).lit if space == "path" for name in paths(t.game.board, mask)]


def button(t: KnightTable, key: str, seat: int = 0) -> ActionButton:
    view = engine.observe(t.game, t.state, Seat(seat))
    return next(entry for entry in table_model(PANELS, t.game, view).buttons if entry.key == key)


@pytest.mark.rule("CK-698a", "CK-685")
@pytest.mark.parametrize("seat", [0, 1])
def test_pointing_at_a_knight_shows_which_ships_it_holds(seat: int) -> None:
    """Those that could move without it, for whoever looks."""
    t = afloat(f"{EAST} ~(1,2,NE) K1(2,1,S)")
    assert held(t, COAST) == [OUT]
    assert told(t, COAST, seat).rows[-1].key == "explain-knight-holds-ships"
    t = afloat(f"{EAST} ~(1,2,NE) ~(1,2,E) K1(2,1,S)")
    assert held(t, COAST) == [], "the first ship is closed without the knight, and the second one may move"
    t = afloat("V(0,2,N) E(0,2,NE) E(1,1,SE) E(1,1,E) K1(2,0,S) ~(1,2,NE) ~(2,1,SE) V(2,2,N)", "K1(1,1,S)")
    assert held(t, "V(2,0,S)") == [OUT]
    assert told(afloat("V(0,0,N) E(0,0,NE) K1(0,0,NE)"), "V(0,0,NE)").rows[-1].key != "explain-knight-holds-ships"


@pytest.mark.rule("CK-698a", "CK-684")
def test_a_knight_at_sea_stands_at_the_end_of_the_ship() -> None:
    t = afloat(f"{NORTH} ~(1,-2,E) K2*(2,-3,S)")
    picture = board_view(BOARDS, t.game, engine.observe(t.game, t.state, Seat(1)))
    assert picture is not None
    assert [(one.kind, one.seat) for one in picture.at("intersection") if one.site == t.corner(OPEN)] == [
        ("knight-2", 0)
    ]


def test_the_button_of_the_knights_offers_the_chase() -> None:
    """It is grey only where no knight can do anything."""
    t = afloat("V(4,-1,S) ~(4,-1,SE) K1*(4,0,N)")
    march = button(t, "march")
    assert ChasePirate.kind in march.kinds
    assert march.reason is None
    assert button(afloat("V(4,-1,S) ~(4,-1,SE) K1(4,0,N)"), "march").reason is not None


def test_each_button_has_a_key_of_its_own() -> None:
    view = engine.observe((t := afloat(EAST)).game, t.state, Seat(0))
    keys = [entry.hotkey for entry in table_model(PANELS, t.game, view).buttons if entry.hotkey]
    assert len(set(keys)) == len(keys)


def test_the_chronicle_says_whose_ship_goes() -> None:
    t = afloat("V(0,0,N) E(0,-1,SE) E(0,0,NE) diplomat", f"{EAST} ~(1,2,NE)").do("0 play_progress diplomat")
    t.do(f"0 remove_ship {OUT}")
    lines = [line.words.key for event in t.events for line in event_texts(EVENTS, t.game, event)]
    assert "event-ship-removed" in lines
