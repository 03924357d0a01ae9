"""The Diplomat: CK-480 to CK-486."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.events import RoadRemoved
from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.mechanics.events import AwardMoved, Built
from tests.games.cities_knights.place import CityTable, cities_game, place
from tests.games.cities_knights.words import A, B, paths
from tests.mechanics.place import line, spots

DIPLOMAT = "0 play_progress diplomat"
CHAIN = f"{spots(0, -2, 0)} {line(0, -2, 3)}"
"""A settlement and three roads in a line from it."""


def road(number: int) -> str:
    """A road of the line, counted from 1."""
    return line(0, -2, 1, skip=number - 1)


def spot(number: int) -> str:
    """An intersection of the line without its letter, counted from 0."""
    return spots(0, -2, number)[1:]


def is_open(t: CityTable, number: int) -> bool:
    """True if the road of the line can be removed now."""
    return paths(t, road(number)) <= t.sites("remove_road")


@pytest.mark.rule("CK-480", "CK-481", "CK-484", "CK-485", "CK-486", "CK-X32", "CK-722")
def test_the_last_road_of_a_chain_is_open_and_may_go_elsewhere() -> None:
    t = place(cities_game(), f"{CHAIN} diplomat", "V(0,1,S) E(0,1,SE) V(0,-1,N)")
    t.do(DIPLOMAT)
    assert [is_open(t, number) for number in (1, 2, 3)] == [False, False, True]
    assert t.refuse(f"0 remove_road {road(1)}") == ("reason-road-not-open", "CK-722")
    assert t.refuse(f"0 remove_road {road(2)}") == ("reason-road-not-open", "CK-722")
    t.do(f"0 remove_road {road(3)}")
    assert t.kinds() == {"lay_road", "stop_card"}
    assert t.refuse(f"0 lay_road {road(3)}") == ("reason-another-path", "CK-722")
    assert t.refuse(f"0 lay_road {road(4)}") == ("reason-road-not-joined", "BASE-115")
    topology = t.game.board.topology
    reached = [t.corner(f"V{spot(number)}") for number in (0, 1, 2)]
    beside = {str(topology.path_name(path)) for path, ends in enumerate(topology.path_ends) if set(ends) & set(reached)}
    assert t.sites("lay_road") == beside - paths(t, line(0, -2, 3))
    choice = min(t.sites("lay_road"))
    t.do(f"0 lay_road {choice}")
    assert t.part.roads[0].bit_count() == 3
    assert [(event.seat, event.piece, event.paid) for event in t.of(Built)] == [(0, "road", False)]
    assert t.step == "settlers.action"


@pytest.mark.rule("CK-480", "CK-484")
def test_a_road_of_an_opponent_goes_back_to_its_owner_and_nothing_follows() -> None:
    t = place(cities_game(), "V(0,1,S) diplomat 5ore", CHAIN).do(DIPLOMAT)
    assert t.step == "settlers.action", "the only open road is taken at once (CK-601)"
    assert t.part.roads[1].bit_count() == 2
    assert t.of(RoadRemoved) == [RoadRemoved(A, B, t.game.board.topology.parse_path(road(3)))]
    assert not t.of(Built)


@pytest.mark.rule("CK-480")
def test_open_roads_of_everybody_are_offered() -> None:
    t = place(cities_game(), f"{CHAIN} diplomat", "V(0,1,S) E(0,1,SE)", "V(2,-1,N) E(2,-1,NE)").do(DIPLOMAT)
    assert t.sites("remove_road") == paths(t, f"{road(3)} E(0,1,SE) E(2,-1,NE)")
    assert t.refuse("0 remove_road E(0,0,NE)") == ("reason-no-road-there", "CK-722")


@pytest.mark.rule("CK-481")
@pytest.mark.parametrize("end", [f"V{spot(3)}", f"V{spot(3)}!", f"K1{spot(3)}", road(4)])
def test_a_piece_of_its_colour_at_the_end_closes_a_road(end: str) -> None:
    t = place(cities_game(), f"{CHAIN} {end} diplomat", "V(0,1,S) E(0,1,SE)", "V(2,-1,N) E(2,-1,NE)").do(DIPLOMAT)
    assert t.sites("remove_road") - paths(t, road(4)) == paths(t, "E(0,1,SE) E(2,-1,NE)")


@pytest.mark.rule("CK-482")
@pytest.mark.parametrize("end", [f"V{spot(3)}", f"V{spot(3)}!", f"K3*{spot(3)}", road(4)])
def test_pieces_of_other_colours_at_the_end_do_not_matter(end: str) -> None:
    t = place(cities_game(), f"{CHAIN} diplomat", end, "V(0,1,S) E(0,1,SE)").do(DIPLOMAT)
    assert is_open(t, 3)


@pytest.mark.rule("CK-481")
def test_both_ends_are_looked_at() -> None:
    """Roads alone, as after another Diplomat: either end makes them open."""
    t = place(cities_game(), "diplomat", line(0, -2, 2), "V(0,1,S) E(0,1,SE)").do(DIPLOMAT)
    assert is_open(t, 1)
    assert is_open(t, 2)


@pytest.mark.rule("CK-483", "CK-722")
@pytest.mark.parametrize(("more", "can_go"), [("", False), (road(2), True)])
def test_the_only_road_of_a_knight_stays(more: str, can_go: bool) -> None:
    t = place(cities_game(), "diplomat V(0,1,S) E(0,1,SE)", f"{road(3)} {more} K1{spot(2)}", "V(2,-1,N) E(2,-1,NE)")
    t.do(DIPLOMAT)
    assert is_open(t, 3) == can_go
    if not can_go:
        assert t.refuse(f"0 remove_road {road(3)}") == ("reason-road-holds-knight", "CK-722")


@pytest.mark.rule("CK-484")
def test_the_free_road_can_be_left_out() -> None:
    t = place(cities_game(), f"{CHAIN} diplomat 1brick", "V(0,1,S)").do(DIPLOMAT, "0 stop_card")
    assert t.part.roads[0].bit_count() == 2
    assert t.step == "settlers.action"
    assert t.part.hands[0] == 1


@pytest.mark.rule("CK-484", "CK-486")
def test_the_removed_road_is_a_piece_again() -> None:
    fifteen = f"{line(0, -2, 8)} {line(1, -2, 7)}"
    t = place(cities_game(), f"V{spot(0)} {fifteen} diplomat").do(DIPLOMAT)
    assert t.part.roads[0].bit_count() == 15
    t.do(f"0 remove_road {line(1, -2, 1, skip=6)}", f"0 lay_road {line(0, -2, 1, skip=8)}")
    assert t.part.roads[0].bit_count() == 15


@pytest.mark.rule("CK-484", "CK-485")
def test_without_another_path_the_free_road_is_skipped() -> None:
    """A road at a settlement on the coast: its other path there is taken by an opponent."""
    t = place(cities_game(), "V(0,-2,N) E(0,-2,NE) diplomat", "E(0,-2,NW)")
    t.do(DIPLOMAT, "0 remove_road E(0,-2,NE)")
    assert t.step == "settlers.action"
    assert t.part.roads[0] == 0
    assert not t.of(Built)


@pytest.mark.rule("CK-480", "CK-720")
@pytest.mark.parametrize("own", ["", "V(0,0,N) E(0,0,NE) K1(0,0,NE)"])
def test_without_an_open_road_it_is_not_played(own: str) -> None:
    t = place(cities_game(), f"{own} diplomat", "V(0,1,S)")
    assert t.refuse(DIPLOMAT) == ("reason-no-open-road", "CK-720")


@pytest.mark.rule("CK-396")
def test_longest_road_stays_while_a_road_of_it_is_moved() -> None:
    t = place(cities_game(), f"V{spot(1)} {line(0, -2, 5, skip=1)} diplomat", "V(0,1,S)")
    assert t.part.longest == 0
    t.do(DIPLOMAT)
    assert t.of(RoadRemoved), "the only open road is taken at once (CK-601)"
    assert t.part.lengths[0] == 4
    assert t.part.longest == 0, "the card is not done"
    t.do(f"0 lay_road {road(1)}")
    assert t.part.lengths[0] == 5
    assert t.part.longest == 0
    assert not t.of(AwardMoved)


@pytest.mark.rule("CK-396", "CK-572", "CK-574")
def test_longest_road_is_lost_when_the_card_is_done() -> None:
    t = place(cities_game(), "diplomat V(0,1,S)", f"V{spot(0)} {line(0, -2, 5)}")
    assert t.part.longest == 1
    t.do(DIPLOMAT)
    assert t.part.lengths[1] == 4
    assert t.of(AwardMoved) == [AwardMoved("longest", NOBODY, Seat(1))]


@pytest.mark.rule("CK-396", "CK-484")
def test_one_who_gives_up_the_own_road_loses_longest_road() -> None:
    t = place(cities_game(), f"diplomat V{spot(0)} {line(0, -2, 5)}").do(DIPLOMAT)
    assert t.part.longest == 0
    t.do("0 stop_card")
    assert t.of(AwardMoved) == [AwardMoved("longest", NOBODY, Seat(0))]
