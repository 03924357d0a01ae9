"""Islands that somebody has drawn: what may be played on, and how fair it is."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from catan_desktop.bots.table import deal
from catan_desktop.games.catalogue import ruleset
from catan_desktop.grid.axial import Axial
from catan_desktop.kernel import engine
from catan_desktop.mechanics import own_island
from catan_desktop.mechanics.board import ANY, Harbour, Island
from catan_desktop.mechanics.own_island import OWN, Drawn, IslandMaker, fairness, faults, harbour_sites, made

PLAIN = IslandMaker()
Hexes = dict[Axial, tuple[str, tuple[int, ...]]]
ROW: Hexes = {(q, 0): ("forest", (5,)) for q in range(8)}
"""Eight forests side by side."""


def drawn(hexes: Hexes, harbours: Iterable[Harbour] = ()) -> Island:
    """The island of a drawing."""
    return made(PLAIN, Drawn(hexes, tuple(harbours)))


def keys(island: Island, seats: int = 2) -> list[str]:
    """Text keys of what keeps seats from playing."""
    return [reason.key for reason in faults(PLAIN, island, seats)]


def classic() -> tuple[Hexes, tuple[Harbour, ...]]:
    """The island of the box, as somebody would draw it."""
    box = own_island.drawn(PLAIN, deal(ruleset("classic"), 4, {}, Random(1)).board)
    return dict(box.hexes), box.harbours


def test_the_island_of_the_box_can_be_drawn() -> None:
    hexes, harbours = classic()
    island, printed = drawn(hexes, harbours), deal(ruleset("classic"), 4, {}, Random(1)).board
    assert (island.layout, keys(island, 4)) == (OWN, [])
    assert (island.land, island.terrain, island.tokens) == (printed.land, printed.terrain, printed.tokens)
    assert (island.harbours, island.producers) == (printed.harbours, printed.producers)


@pytest.mark.parametrize(("seats", "expected"), [(2, []), (3, ["reason-island-small"])])
def test_each_seat_needs_room(seats: int, expected: list[str]) -> None:
    assert keys(drawn(ROW, ()), seats) == expected


def test_land_is_in_one_piece_without_a_lake() -> None:
    assert keys(drawn({**ROW, (0, 3): ("hills", (4,))}, ())) == ["reason-island-pieces"]
    ring: Hexes = {
        (q, r): ("hills", (4,)) for q in range(-2, 3) for r in range(-2, 3) if abs(q + r) <= 2 and (q, r) != (0, 0)
    }
    assert keys(drawn(ring, ())) == ["reason-island-pieces"]
    assert keys(drawn({**ring, (0, 0): ("desert", ())}, ())) == []


def test_every_fertile_hex_needs_a_number_and_a_desert_takes_none() -> None:
    island = drawn({**ROW, (0, 0): ("forest", ()), (1, 0): ("desert", (9,))}, ())
    assert island.tokens[:2] == ((), ())
    assert faults(PLAIN, island, 2)[0].key == "reason-island-numbers"
    assert dict(faults(PLAIN, island, 2)[0].arguments) == {"count": 1}


@pytest.mark.parametrize(
    ("paths", "expected"),
    [
        (("E(0,0,NE)", "E(2,0,NE)"), []),
        (("E(0,0,E)",), ["reason-island-inland"]),
        (("E(0,0,NE)", "E(0,-1,SE)"), ["reason-island-harbours"]),
    ],
)
def test_harbours_stand_at_the_coast_and_share_no_intersection(paths: tuple[str, ...], expected: list[str]) -> None:
    assert keys(drawn(ROW, [Harbour(path, ANY, 3) for path in paths])) == expected


def test_a_harbour_may_stand_wherever_land_meets_water() -> None:
    assert len(harbour_sites(drawn(ROW).land)) == 8 * 6 - 2 * 7


@pytest.mark.parametrize(
    ("hexes", "harbours"),
    [({}, ()), ({(0, 0): ("lava", (5,))}, ()), ({(0, 0): ("hills", (7,))}, ()), (ROW, (Harbour("E(9,9,NE)", ANY, 3),))],
)
def test_what_is_no_island_is_refused(hexes: Hexes, harbours: tuple[Harbour, ...]) -> None:
    with pytest.raises(ValueError, match=r"."):
        drawn(hexes, harbours)


def test_fairness_counts_reds_equals_yields_and_the_best_places() -> None:
    hexes: Hexes = {(0, 0): ("forest", (6,)), (1, 0): ("hills", (8,)), (0, 1): ("forest", (6,))}
    told = fairness(PLAIN, drawn(hexes))
    assert (told.red_pairs, told.equal_pairs) == (3, 1)
    assert dict(told.yields) == {"lumber": 10, "brick": 5, "wool": 0, "grain": 0, "ore": 0}
    assert told.best[0][1] == 15
    assert [worth for _, worth in told.best] == sorted([worth for _, worth in told.best], reverse=True)


def test_without_a_desert_the_robber_begins_beside_the_island() -> None:
    hexes, harbours = classic()
    fertile = {at: (key, token) if key != "desert" else ("hills", (4,)) for at, (key, token) in hexes.items()}
    island = drawn(fertile, harbours)
    assert (keys(island, 4), island.robber_start) == ([], None)
    engine.start(engine.make_game(ruleset("classic"), 4, {}, island))
