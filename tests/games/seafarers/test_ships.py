"""Ships: SEA sections 1.4 and 1.5, on the printed board of four players in Heading for New Shores."""

from __future__ import annotations

import pytest

from tests.games.seafarers.place import sea

SHIP = "1lumber 1wool"


@pytest.mark.rule("SEA-X01", "SEA-002", "SEA-040")
def test_ships_to_an_island() -> None:
    """The first goes over a sea path that touches the settlement, the second along the coast of (2,2)."""
    t = sea("V(1,2,N) 2lumber 2wool").do("0 build_ship E(1,2,NE)", "0 build_ship E(2,1,SE)")
    assert t.hand(0) == (0, 0, 0, 0, 0)


@pytest.mark.rule("SEA-X04", "SEA-043")
def test_no_ship_goes_on_from_a_road() -> None:
    t = sea(f"E(1,1,E) {SHIP}")
    assert t.refuse("0 build_ship E(1,2,NE)") == ("reason-ship-from-road", "SEA-043")
    assert sea(f"E(1,1,E) V(1,2,N) {SHIP}").can("0 build_ship E(1,2,NE)")
