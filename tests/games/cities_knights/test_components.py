"""Cards, pieces, prices and boards: CK sections 2 and 3."""

from __future__ import annotations

from collections import Counter

import pytest

from catan_desktop.games.cities_knights import numbers
from catan_desktop.games.cities_knights.boards import FIRST_CHART
from catan_desktop.games.cities_knights.event_die import FACE_DRAW
from catan_desktop.games.cities_knights.module import CITIES
from catan_desktop.games.cities_knights.numbers import RANK_IDS
from catan_desktop.games.cities_knights.pieces import knights_left
from catan_desktop.games.classic.layouts import CLASSIC_CHART, THIRTY_CHART
from catan_desktop.kernel.engine import make_game, start
from catan_desktop.kernel.errors import RulesetError
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.board import ANY
from catan_desktop.mechanics.buying import cost_of
from catan_desktop.mechanics.parts import DEVELOPMENT, LARGEST_ARMY
from catan_desktop.mechanics.pieces import cities_left, roads_left, settlements_left
from catan_desktop.mechanics.settlers import without
from catan_desktop.mechanics.tables import tables
from tests.games.cities_knights.place import ACTION, CityParts, cities_game, place
from tests.parts import settlers

CARDS = {
    "science": {
        **{"alchemist": 2, "crane": 2, "engineer": 1, "inventor": 2, "irrigation": 2, "medicine": 2, "mining": 2},
        **{"printer": 1, "road_building": 2, "smith": 2},
    },
    "politics": {
        **{"bishop": 2, "constitution": 1, "deserter": 2, "diplomat": 2, "intrigue": 2, "saboteur": 2, "spy": 3},
        **{"warlord": 2, "wedding": 2},
    },
    "trade": {
        **{"commercial_harbor": 2, "master_merchant": 2, "merchant": 6, "merchant_fleet": 2},
        **{"resource_monopoly": 4, "trade_monopoly": 2},
    },
}


@pytest.mark.rule("CK-001", "CK-040")
def test_base_rules_and_prices_are_in_force() -> None:
    """Roads, settlements and cities cost what they cost, and the base modules play."""
    game = cities_game()
    assert cost_of(game, "road") == (1, 1, 0, 0, 0, 0, 0, 0)
    assert cost_of(game, "settlement") == (1, 1, 1, 1, 0, 0, 0, 0)
    assert cost_of(game, "city") == (0, 0, 0, 2, 3, 0, 0, 0)
    shared = without("largest_army", "development")
    assert CITIES.modules[: len(shared)] == shared
    t = place(cities_game(), "V(0,0,N) E(0,0,NE) 1lumber 1brick 1wool 1grain 3ore 1grain")
    assert {"build_road", "build_city", "end_turn"} <= t.kinds()


@pytest.mark.rule("CK-002", "CK-703")
def test_no_development_cards_and_no_largest_army() -> None:
    t = place(cities_game(), "V(0,0,N) 1wool 1grain 1ore")
    assert tables(t.game).cards == ()
    assert "buy_card" not in t.kinds()
    assert not {"buy_card", "play_knight"} & set(CITIES.kinds)
    assert not {DEVELOPMENT.key, LARGEST_ARMY.key} & set(CITIES.slots)


@pytest.mark.rule("CK-003", "CK-573")
def test_longest_road_is_worth_two_from_five_roads_on() -> None:
    five = "E(0,0,NE) E(0,0,E) E(0,0,SE) E(0,0,SW) E(0,0,W)"
    assert place(cities_game(), "V(0,0,N) " + five).public(0) == 3
    assert place(cities_game(), "V(0,0,N) " + five[:-9]).public(0) == 1


@pytest.mark.rule("CK-004")
def test_three_to_six_seats() -> None:
    assert CITIES.seats == (3, 4, 5, 6)
    with pytest.raises(RulesetError):
        make_game(CITIES, 2)


@pytest.mark.rule("CK-005", "CK-657")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_thirteen_points_win(seats: int) -> None:
    assert cities_game(seats).options["goal"] == 13


@pytest.mark.rule("CK-006", "CK-007")
def test_the_names_of_places() -> None:
    """One intersection has up to three names, one path two; the neighbours are those of the notation."""
    topology = cities_game().board.topology
    assert (
        topology.parse_corner("V(0,0,NE)") == topology.parse_corner("V(1,-1,S)") == topology.parse_corner("V(1,0,NW)")
    )
    assert topology.parse_path("E(0,0,SE)") == topology.parse_path("E(0,1,NW)")
    assert topology.parse_path("E(0,0,E)") == topology.parse_path("E(1,0,W)")
    ends = {
        **{"NE": "N NE", "E": "NE SE", "SE": "SE S"},
        **{"SW": "S SW", "W": "SW NW", "NW": "NW N"},
    }
    for edge, corners in ends.items():
        spots = {topology.parse_corner(f"V(0,0,{corner})") for corner in corners.split()}
        assert set(topology.path_ends[topology.parse_path(f"E(0,0,{edge})")]) == spots


@pytest.mark.rule("CK-020", "CK-033", "CK-650", "CK-654")
@pytest.mark.parametrize(("seats", "resources", "commodities"), [(3, 19, 12), (4, 19, 12), (5, 24, 18), (6, 24, 18)])
def test_the_bank(seats: int, resources: int, commodities: int) -> None:
    values = tables(cities_game(seats))
    assert values.kinds == ("lumber", "brick", "wool", "grain", "ore", "paper", "cloth", "coin")
    assert values.bank == (resources,) * 5 + (commodities,) * 3


@pytest.mark.rule("CK-021", "CK-050", "CK-051", "CK-035", "CK-653")
@pytest.mark.parametrize("seats", [4, 6])
def test_54_progress_cards(seats: int) -> None:
    """18 of each colour with these counts, also with six players."""
    for track, counts in CARDS.items():
        found = {spec.key: spec.count for spec in numbers.PROGRESS if numbers.TRACKS[spec.track] == track}
        assert found == counts
        assert sum(counts.values()) == 18
    game = cities_game(seats)
    assert CityParts(game, start(game)[0]).decks == (18, 18, 18)


@pytest.mark.rule("CK-022", "CK-651")
def test_defender_cards() -> None:
    assert (numbers.DEFENDER_CARDS, numbers.DEFENDER_CARDS_FOR_SIX) == (6, 8)


@pytest.mark.rule("CK-023", "CK-024", "CK-070", "CK-083", "CK-652")
@pytest.mark.parametrize("seats", [4, 6])
def test_the_supply_of_a_seat(seats: int) -> None:
    """Two knights of each strength, each of which can be active; nothing is on hand at the start."""
    game = cities_game(seats)
    part = CityParts(game, start(game)[0])
    for index in range(seats):
        assert [knights_left(part.knights, Seat(index), rank) for rank in RANK_IDS] == [2, 2, 2]
        assert part.levels[index] == (0, 0, 0)
        assert part.held[index] == (0, 0, 0)
        state = start(game)[0]
        assert settlements_left(game, state, Seat(index)) == 5
        assert cities_left(game, state, Seat(index)) == 4
        assert roads_left(game, state, Seat(index)) == 15
    assert (part.walls, part.active) == (0, 0)
    towns = "V(0,0,N)! V(0,0,SE)! V(0,0,SW)! V(0,-1,N)!"
    t = place(game, f"{towns} 8brick")
    t.do(*(f"0 build_wall {town[:-1]}" for town in towns.split()[:3]))
    assert t.refuse("0 build_wall V(0,-1,N)")[0] == "reason-no-wall-left"
    six = "K1*(0,0,N) K1*(0,0,NE) K2*(0,0,SE) K2*(0,0,S) K3*(0,0,SW) K3*(0,0,NW)"
    assert all(star.endswith("*") for star in place(game, six).knights(0).values())


@pytest.mark.rule("CK-025", "CK-032")
def test_walls_and_base_pieces() -> None:
    values = tables(cities_game())
    assert numbers.WALLS == 3
    assert (values.settlements, values.cities, values.roads) == (5, 4, 15)


@pytest.mark.rule("CK-026", "CK-027", "CK-028", "CK-029")
def test_metropolises_improvements_merchant_and_ship() -> None:
    """One metropolis a track, fifteen levels, one merchant, one ship on one track."""
    game = cities_game()
    part = CityParts(game, start(game)[0])
    assert part.metropolis == (-1, -1, -1)
    assert len(numbers.TRACKS) * numbers.LEVELS == 15
    assert (part.merchant, part.merchant_owner, part.ship) == (-1, -1, 0)


@pytest.mark.rule("CK-030", "CK-031")
def test_the_dice() -> None:
    """Two production dice, then an event die with three ships and three gates."""
    t = place(cities_game(), step="settlers.pre_roll").do("0 roll")
    (dice,) = t.asked().choices
    assert dice.count() == 36
    t.do("* dice 1 2")
    (faces,) = t.asked().choices
    assert faces == FACE_DRAW
    assert dict(zip(numbers.FACES, FACE_DRAW.weights, strict=True)) == {
        "trade": 1,
        "politics": 1,
        "science": 1,
        "ship": 3,
    }


@pytest.mark.rule("CK-034", "CK-650")
@pytest.mark.parametrize(
    ("seats", "city", "dice", "pile"), [(4, "V(-1,0,NW)!", (4, 4), 12), (6, "V(0,0,NE)!", (4, 5), 18)]
)
def test_commodities_are_conserved(seats: int, city: str, dice: tuple[int, int], pile: int) -> None:
    """Given to a seat, they leave the bank; the table checks every pile after each action."""
    t = place(cities_game(seats), f"{city} 3cloth", step="settlers.pre_roll").roll_all(*dice, "ship")
    assert t.hand(0)[5:] == (1, 3, 0)
    assert t.part.bank[5:] == (pile - 1, pile - 3, pile)


@pytest.mark.rule("CK-036")
def test_the_track_has_seven_steps() -> None:
    assert numbers.LANDING == 7


@pytest.mark.rule("CK-041", "CK-042", "CK-043", "CK-044")
def test_prices() -> None:
    def price(cost: tuple[int, ...]) -> dict[str, int]:
        return {kind: count for kind, count in zip(numbers.KINDS, cost, strict=True) if count}

    assert price(numbers.WALL) == {"brick": 2}
    assert price(numbers.RECRUIT) == {"ore": 1, "wool": 1}
    assert price(numbers.ACTIVATE) == {"grain": 1}
    assert price(numbers.PROMOTE) == {"ore": 1, "wool": 1}


@pytest.mark.rule("CK-045")
@pytest.mark.parametrize(("track", "commodity"), [("trade", 6), ("politics", 7), ("science", 5)])
@pytest.mark.parametrize("level", [0, 1, 2, 3, 4])
def test_a_level_costs_its_number_of_commodities(track: str, commodity: int, level: int) -> None:
    kind = numbers.KINDS[commodity]
    poor = place(cities_game(), f"V(0,0,N)! {track}={level} {level}{kind} 9ore")
    assert not poor.can(f"0 improve_city {track}")
    rich = place(cities_game(), f"V(0,0,N)! {track}={level} {level + 1}{kind}")
    rich.do(f"0 improve_city {track}")
    assert rich.levels(0)[track] == level + 1
    assert sum(rich.hand(0)) == 0


@pytest.mark.rule("CK-060", "CK-061", "CK-062", "CK-064", "CK-065")
def test_the_board_of_the_first_game() -> None:
    """The fixed layout is that of the specification; all coastal paths border the sea, nothing stands on it."""
    game = cities_game()
    board = game.board
    rows = {
        (0, -2): ("hills", 6), (1, -2): ("mountains", 2), (2, -2): ("hills", 5), (-1, -1): ("forest", 3),
        (0, -1): ("mountains", 9), (1, -1): ("desert", None), (2, -1): ("forest", 10), (-2, 0): ("forest", 8),
        (-1, 0): ("fields", 4), (0, 0): ("hills", 11), (1, 0): ("pasture", 3), (2, 0): ("fields", 8),
        (-2, 1): ("pasture", 10), (-1, 1): ("fields", 5), (0, 1): ("mountains", 6), (1, 1): ("pasture", 4),
        (-2, 2): ("fields", 9), (-1, 2): ("pasture", 12), (0, 2): ("forest", 11),
    }  # fmt: skip
    found = {
        at: (kind.key, token[0] if token else None)
        for at, kind, token in zip(board.land, board.hex_terrain, board.tokens, strict=True)
    }
    assert found == rows
    assert Counter(kind for kind, _ in found.values()) == {
        **{"forest": 4, "pasture": 4, "fields": 4},
        **{"hills": 3, "mountains": 3, "desert": 1},
    }
    assert Counter(token for _, token in found.values() if token) == {2: 1, 12: 1} | dict.fromkeys(
        (3, 4, 5, 6, 8, 9, 10, 11), 2
    )
    harbours = {
        (0, -2, "NW"): 1, (1, -2, "NE"): 4, (2, -1, "NE"): 0, (2, 0, "E"): 3, (1, 1, "SE"): ANY,
        (-1, 2, "SE"): ANY, (-2, 2, "SW"): ANY, (-2, 1, "W"): 2, (-1, -1, "W"): ANY,
    }  # fmt: skip
    parse = board.topology.parse_path
    expected = {parse(f"E({q},{r},{edge})"): kind for (q, r, edge), kind in harbours.items()}
    assert {parse(harbour.path): harbour.kind for harbour in board.harbours} == expected
    assert [harbour.rate for harbour in board.harbours] == [
        3 if harbour.kind == ANY else 2 for harbour in board.harbours
    ]
    assert all(board.topology.path_hexes[path].bit_count() == 1 for path in expected)
    base = settlers(start(game)[0])
    assert not any(base.settlements + base.cities + base.roads)
    assert {spec.key: spec.choices for spec in CITIES.options}["layout"] == ("fixed", "spiral", "random")


@pytest.mark.rule("CK-063", "CK-655")
def test_other_boards_are_those_of_the_base_game() -> None:
    """The same terrain, tokens and harbours in another order; with five and six always the base game's own."""
    for layout in ("spiral", "random"):
        board = cities_game(4, layout=layout).board
        assert Counter(board.tokens) == Counter((token,) for token in CLASSIC_CHART.letters) + Counter([()])
        assert board.harbours == CLASSIC_CHART.harbours
    for seats in (5, 6):
        assert len(cities_game(seats).board.land) == 30
        assert cities_game(seats).board.harbours == THIRTY_CHART.harbours
    assert FIRST_CHART.harbours != CLASSIC_CHART.harbours


@pytest.mark.rule("CK-073", "CK-656")
def test_the_robber_starts_on_the_desert() -> None:
    """With two deserts on the one with the smaller r, then the smaller q."""
    assert place(cities_game()).robber == "(1,-1)"
    game = cities_game(6)
    deserts = [at for at, kind in zip(game.board.land, game.board.hex_yields, strict=True) if kind is None]
    first = min(deserts, key=lambda at: (at[1], at[0]))
    assert len(deserts) == 2
    assert game.board.land[settlers(start(game)[0]).robber] == first


@pytest.mark.rule("CK-656", "CK-156")
@pytest.mark.parametrize("away", ["(0,0)", "(-2,-1)"])
def test_the_robber_goes_to_neither_of_two_deserts(away: str) -> None:
    """Not to the other one, and not back to the first."""
    game = cities_game(6)
    t = place(game, step="settlers.pre_roll", robber=away).roll_all(3, 4, "trade")
    barren = {game.board.topology.hex_name(hex) for hex, kind in enumerate(game.board.hex_yields) if kind is None}
    assert len(barren) == 2
    assert not t.sites("move_robber") & barren
    assert {t.refuse(f"0 move_robber {hex}")[0] for hex in barren - {t.robber}} == {"reason-robber-needs-token"}


@pytest.mark.rule("CK-071", "CK-072", "CK-074")
def test_decks_ship_and_merchant_at_the_start() -> None:
    """Each deck is shuffled: every card of its colour can lie on top."""
    game = cities_game()
    state = start(game)[0]
    part = CityParts(game, state)
    assert (part.ship, part.merchant, part.merchant_owner, part.under) == (0, -1, -1, ((), (), ()))
    for track in numbers.TRACKS:
        t = place(game, f"{track}=1", step="settlers.pre_roll").roll_all(1, 1, track)
        names = {numbers.PROGRESS_KEYS[int(text.split()[-1])] for text in t.lines("drawn_progress")}
        assert names == set(CARDS[track])


@pytest.mark.rule("CK-011", "CK-010", "CK-009")
def test_free_intersections_and_cities() -> None:
    """Neither a building nor a knight of anyone; a metropolis is a city, but no ordinary one."""
    t = place(
        cities_game(),
        "V(0,0,N)! V(0,0,S) E(0,0,NE) E(0,0,SE) E(0,0,E) K1(0,0,NE) trade=4 trade(0,0,N) 1ore 1wool 2brick",
        "K1(0,0,SE)",
        step=ACTION,
    )
    free = set(t.sites("recruit_knight"))
    names = {
        str(t.game.board.topology.corner_name(t.corner(name)))
        for name in ("V(0,0,N)", "V(0,0,S)", "V(0,0,NE)", "V(0,0,SE)")
    }
    assert not free & names
    assert t.sites("build_wall") == {str(t.game.board.topology.corner_name(t.corner("V(0,0,N)")))}
