"""Engineer, Medicine and Printer: CK-420, CK-440 to CK-442, CK-448."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.events import CityHealed, WallBuilt
from catan_desktop.games.cities_knights.numbers import PROGRESS
from catan_desktop.games.cities_knights.progress import CARDS
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.events import Built
from tests.games.cities_knights.hands import barred, hand, inland
from tests.games.cities_knights.place import PRE_ROLL, cities_game, place

CITY = "V(0,0,N)!"


def test_every_card_of_the_decks_has_its_rules() -> None:
    assert set(CARDS) == {spec.key for spec in PROGRESS}


# Engineer


@pytest.mark.rule("CK-420")
def test_the_engineer_builds_a_wall_for_nothing() -> None:
    t = place(cities_game(), f"{CITY} V(0,0,S)! W(0,0,S) V(2,-1,S)! V(2,-1,N) 1brick engineer", "V(-1,1,S)!")
    t.do("0 play_progress engineer")
    assert t.sites("place_free_wall") == {"V(0,0,N)", "V(2,-1,S)"}
    t.do("0 place_free_wall V(2,-1,S)")
    assert t.of(WallBuilt) == [WallBuilt(Seat(0), t.corner("V(2,-1,S)"), False)]
    assert t.city.walls >> t.corner("V(2,-1,S)") & 1
    assert t.hand(0) == hand("1brick")
    assert t.step == "settlers.action"


@pytest.mark.rule("CK-420", "CK-199", "CK-601")
def test_the_only_city_gets_the_wall_unasked_also_a_metropolis() -> None:
    t = place(cities_game(), f"{CITY} trade=4 trade(0,0,N) engineer").do("0 play_progress engineer")
    assert t.city.walls == 1 << t.corner("V(0,0,N)")


@pytest.mark.rule("CK-420", "CK-604")
@pytest.mark.parametrize(
    ("site", "key"),
    [("V(0,0,S)", "city-has-wall"), ("V(2,-1,N)", "wall-needs-city"), ("V(-1,1,S)", "wall-needs-city")],
)
def test_where_the_free_wall_cannot_stand(site: str, key: str) -> None:
    t = place(cities_game(), f"{CITY} V(0,0,S)! W(0,0,S) V(2,-1,S)! V(2,-1,N) engineer", "V(-1,1,S)!")
    t.do("0 play_progress engineer")
    assert t.refuse(f"0 place_free_wall {site}") == (f"reason-{key}", "CK-706")


@pytest.mark.rule("CK-720", "CK-420")
@pytest.mark.parametrize(
    ("seat", "key"),
    [
        ("V(0,0,N)", "no-city-without-wall"),
        (f"{CITY} W(0,0,N)", "no-city-without-wall"),
        (f"{CITY} W(0,0,N) V(0,0,S)! W(0,0,S) V(2,-1,S)! W(2,-1,S) V(2,-1,N)!", "no-wall-left"),
    ],
)
def test_no_engineer_without_a_place_or_a_wall(seat: str, key: str) -> None:
    assert barred(place(cities_game(), f"{seat} engineer"), "engineer") == f"reason-{key}"


# Medicine


@pytest.mark.rule("CK-440")
def test_medicine_makes_a_city_for_less() -> None:
    t = place(cities_game(), "V(0,0,N) V(0,0,S) 2ore 1grain 1wool medicine").do("0 play_progress medicine")
    assert t.sites("use_medicine") == {"V(0,0,N)", "V(0,0,S)"}
    assert t.hand(0) == hand("1wool"), "paid as it is played: nothing is owed while the seat is asked"
    t.do("0 use_medicine V(0,0,S)")
    assert (t.town("V(0,0,S)"), t.town("V(0,0,N)")) == ("city 0", "settlement 0")
    assert t.hand(0) == hand("1wool")
    spot = t.corner("V(0,0,S)")
    assert (t.of(CityHealed), t.of(Built)) == (
        [CityHealed(Seat(0), spot)],
        [Built(Seat(0), "city", spot, True)],
    )


@pytest.mark.rule("CK-441")
def test_two_medicines_make_two_cities_and_never_one_cheaper() -> None:
    t = place(cities_game(), "V(0,0,N) V(0,0,S) 4ore 2grain medicine medicine")
    t.do("0 play_progress medicine", "0 use_medicine V(0,0,N)")
    assert t.hand(0) == hand("2ore 1grain")
    t.do("0 play_progress medicine")
    assert (t.part.cities[0].bit_count(), t.hand(0)) == (2, hand(""))


@pytest.mark.rule("CK-442", "CK-X48", "CK-720")
def test_no_medicine_without_a_city_piece() -> None:
    spots = inland(cities_game(), 5)
    t = place(cities_game(), f"{' '.join(spot + '!' for spot in spots[:4])} {spots[4]} 2ore 1grain medicine")
    assert barred(t, "medicine") == "reason-no-city-piece"


@pytest.mark.rule("CK-442", "CK-373")
def test_medicine_rights_a_tipped_city_with_the_piece_that_stands_there() -> None:
    """Three cities and the tipped one are all four pieces: only the tipped one can be healed."""
    game = cities_game()
    spots = inland(game, 9)
    tipped = 1 << int(game.board.topology.parse_corner(spots[0]))
    seat = f"{' '.join(spots[:6])} {' '.join(spot + '!' for spot in spots[6:])} 2ore 1grain medicine"
    t = place(game, seat, city={"tipped": tipped}).do("0 play_progress medicine")
    assert (t.town(spots[0]), t.city.tipped, t.hand(0)) == ("city 0", 0, hand(""))


@pytest.mark.rule("CK-442", "CK-604")
def test_medicine_heals_no_other_settlement_while_all_city_pieces_stand() -> None:
    game = cities_game()
    spots = inland(game, 9)
    parse = game.board.topology.parse_corner
    tipped = 1 << int(parse(spots[0])) | 1 << int(parse(spots[1]))
    seat = f"{' '.join(spots[:7])} {' '.join(spot + '!' for spot in spots[7:])} 2ore 1grain medicine"
    t = place(game, seat, city={"tipped": tipped}).do("0 play_progress medicine")
    assert t.sites("use_medicine") == set(spots[:2])
    assert t.refuse(f"0 use_medicine {spots[2]}") == ("reason-no-city-piece", "CK-442")
    assert t.refuse(f"0 use_medicine {spots[8]}") == ("reason-city-needs-settlement", "CK-440")


@pytest.mark.rule("CK-720", "CK-440")
@pytest.mark.parametrize(
    ("seat", "key"),
    [
        ("V(0,0,N) 1ore 5grain", "cannot-pay"),
        ("V(0,0,N) 5ore", "cannot-pay"),
        (f"{CITY} 2ore 1grain", "no-settlement"),
    ],
)
def test_no_medicine_without_cards_or_settlement(seat: str, key: str) -> None:
    assert barred(place(cities_game(), f"{seat} medicine"), "medicine") == f"reason-{key}"


# Printer


@pytest.mark.rule("CK-448", "CK-384")
def test_the_printer_is_a_point_from_the_draw_on_and_never_played() -> None:
    t = place(cities_game(), "V(0,0,N)", "V(0,0,S) science=1", step=PRE_ROLL).roll_all(1, 1, "science")
    t.do("* drawn_progress printer")
    assert (t.public(1), t.progress(1), len(t.city.shown[1])) == (2, [], 1)
    t.do("0 end_turn").roll_all(1, 2, "trade")
    assert t.refuse("1 play_progress printer") == ("reason-card-not-held", "CK-720")
