"""The box, the deck, the set-up and the baggage train: TRADE sections 5.1, 5.3 and 5.4."""

from __future__ import annotations

import pytest

from catan_desktop.games.catalogue import RULESETS
from catan_desktop.games.traders_barbarians.events import WagonPlaced, WagonUpgraded
from catan_desktop.games.traders_barbarians.layouts import TRADE
from catan_desktop.games.traders_barbarians.module import GAME
from catan_desktop.games.traders_barbarians.part import (
    COMMODITIES,
    DRIVES_OFF_FROM,
    NOWHERE,
    POINTS,
    TRADERS,
    WANTED_BY,
    initial,
    island,
)
from catan_desktop.kernel.engine import start
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.coins import GoldTaken
from catan_desktop.mechanics.parts import LARGEST_ARMY, LONGEST_ROAD, ROBBER
from catan_desktop.mechanics.scoring import goal_of
from catan_desktop.mechanics.tables import tables
from tests.games.traders_barbarians.place import UPGRADES, moving, setting_up, traders
from tests.mechanics.place import counts, game_of

LEVELS = [(4, 1, ""), (5, 2, "6"), (6, 3, "5 6"), (7, 4, "4 5 6"), (7, 5, "3 4 5 6")]
"""TRADE-L1 to TRADE-L5: movement points, gold, what drives off."""
SUPPLY = {
    "trade-castle": {"tools": 6, "sand": 6},
    "quarry": {"marble": 6, "sand": 6},
    "glassworks": {"glass": 6, "tools": 6},
}
WANTED = {"marble": "trade-castle", "glass": "trade-castle", "tools": "quarry", "sand": "glassworks"}
"""TRADE-006."""


@pytest.mark.rule("TRADE-001", "OPTION-001")
def test_the_scenario_stands_alone() -> None:
    scenarios = {"fishermen", "rivers", "caravans", "barbarian_attack", "traders_barbarians"}
    assert scenarios & set(GAME.slots) == {"traders_barbarians"}
    assert all(len(scenarios & set(ruleset.slots)) <= 1 for ruleset in RULESETS.values())


@pytest.mark.rule("OPTION-002", "OPTION-003", "OPTION-004", "OPTION-006", "OPTION-007", "OPTION-008", "OPTION-X02")
def test_seats_boards_and_goals() -> None:
    """Two to six; 37 hexes from five on; thirteen points unless another goal is chosen."""
    assert GAME.seats == (2, 3, 4, 5, 6)
    for seats in GAME.seats:
        game = game_of(GAME, seats, {})
        assert (len(game.board.land), game.options["goal"]) == (37 if seats > 4 else 19, 13)
        assert goal_of(game, start(game)[0], Seat(0)) == 13
    assert game_of(GAME, 3, {"goal": 11}).options["goal"] == 11


@pytest.mark.rule("TRADE-005", "TRADE-005a", "TRADE-005b", "TRADE-005c", "OPTION-013")
def test_what_of_the_base_game_is_not_used() -> None:
    """Neither robber nor Longest Road nor the base deck; Largest Army is there."""
    assert not {ROBBER.key, LONGEST_ROAD.key} & set(GAME.slots)
    assert LARGEST_ARMY.key in GAME.slots
    assert not {"monopoly", "plenty", "vp"} & {spec.key for spec in GAME.tables.cards}
    assert "friendly_robber" not in {option.key for option in GAME.options}
    t = traders("E(0,0,NE) E(0,0,E) E(0,1,NE) E(1,0,SE) V(1,1,N) 1lumber 1brick").do("0 build_road E(1,1,NE)")
    assert (t.part.lengths[0], t.public(0)) == (5, 1)


@pytest.mark.rule("TRADE-004", "TRADE-C1", "TRADE-C2", "TRADE-C3", "TRADE-C4", "TRADE-C5", "TRADE-C6")
@pytest.mark.parametrize(
    ("seats", "wanted"), [(3, (16, 3, 3, 1, 1, 1)), (4, (16, 3, 3, 1, 1, 1)), (6, (22, 6, 6, 1, 1, 1))]
)
def test_the_deck(seats: int, wanted: tuple[int, ...]) -> None:
    keys = ("knight", "roads", "swift_journey", "toolmaking", "glassmaking", "quarry")
    cards = tables(game_of(GAME, seats, {})).cards
    assert {spec.key: spec.count for spec in cards} == dict(zip(keys, wanted, strict=True))
    assert sum(spec.count for spec in cards) == (37 if seats > 4 else 25)
    assert {spec.key for spec in cards if spec.points} == {"toolmaking", "glassmaking", "quarry"}


@pytest.mark.rule("TRADE-087", "TRADE-C4", "TRADE-C5", "TRADE-C6", "TRADE-091")
def test_cards_that_are_points() -> None:
    """One each, for their owner alone, and never played."""
    t = traders("V(1,-1,S) toolmaking glassmaking quarry knight")
    assert (t.public(0), t.points(0)) == (1, 4)
    assert t.kinds() == {"end_turn", "play_knight", "buy_with_gold", "offer_trade"}
    assert not any(word in kind for kind in GAME.kinds for word in ("toolmaking", "glassmaking", "quarry"))


@pytest.mark.rule("TRADE-002c", "TRADE-003a", "TRADE-006", "TRADE-007", "TRADE-007a", "TRADE-007b")
@pytest.mark.parametrize(("seats", "factor", "heights"), [(4, 1.0, 12), (6, 1.5, 6)])
def test_commodity_tokens(seats: int, factor: float, heights: int) -> None:
    """36 or 54; with five and six players quarries and glassworks have three equal stacks, the castle has one."""
    game = game_of(GAME, seats, {})
    part, board = initial(game), island(game)
    for kind, left in zip(TRADE, part.left, strict=True):
        assert dict(zip(COMMODITIES, left, strict=True)) == {
            name: factor * SUPPLY[kind.key].get(name, 0) for name in COMMODITIES
        }
    assert sum(part.stacks) == 36 * factor
    castle = next(place for place, kind in enumerate(board.trade_kinds) if TRADE[kind].key == "trade-castle")
    assert part.stacks[castle] == 12 * factor
    assert {height for place, height in enumerate(part.stacks) if place != castle} == {heights}


@pytest.mark.rule("TRADE-006", "TRADE-008", "TRADE-062")
def test_no_trade_hex_gives_what_it_receives() -> None:
    assert {name: kind.key for name, kind in zip(COMMODITIES, WANTED_BY, strict=True)} == WANTED
    for name, kind in WANTED.items():
        assert name not in SUPPLY[kind]


# set-up


@pytest.mark.rule("TRADE-030", "TRADE-030a", "TRADE-030b", "TRADE-031", "TRADE-032", "TRADE-033", "TRADE-002a")
def test_the_set_up() -> None:
    """A settlement, then a city with one card for each hex that produces; wagon and five gold come with the city."""
    t = setting_up(2).do("0 place_settlement V(0,0,N)", "0 place_road E(0,0,NE)")
    assert (t.gold, t.traders.wagons) == ((0, 0), (NOWHERE, NOWHERE))
    t.do("1 place_settlement V(1,0,S)", "1 place_road E(1,0,SE)", "1 place_settlement V(-1,0,N)")
    city = t.game.board.topology.parse_corner("V(-1,0,N)")
    assert t.part.cities[1] == 1 << city
    assert t.hand(1) == counts("1lumber 1grain 1brick")
    assert t.of(WagonPlaced) == [WagonPlaced(Seat(1), city)]
    assert t.of(GoldTaken) == [GoldTaken(Seat(1), 5, "start")]
    t.do("1 place_road E(-1,0,NE)", "0 place_settlement V(-2,1,N)", "0 place_road S(-2,0,SE)")
    assert t.hand(0) == counts("2lumber"), "the castle yields nothing"
    assert (t.gold, t.traders.levels) == ((5, 5), (1, 1))
    assert t.wagon == "V(-2,1,N)"
    assert [t.public(seat) for seat in (0, 1)] == [3, 3]


@pytest.mark.rule("TRADE-034", "TRADE-101", "TRADE-101a", "TRADE-015", "TRADE-015a")
def test_no_start_on_a_plaza_or_a_closed_corner() -> None:
    t = setting_up(3)
    assert t.refuse("0 place_settlement P(-2,0)") == ("reason-plaza-no-building", "TRADE-101")
    assert t.refuse("0 place_settlement V(-3,1,N)") == ("reason-corner-closed", "TRADE-101")
    assert len(t.sites("place_settlement")) == 48
    t.do("0 place_settlement V(-2,0,N)")
    assert t.sites("place_road") == {"E(-2,0,NE)", "E(-1,-1,SE)", "S(-2,0,N)"} - {"E(-1,-1,SE)"} | {"E(-2,-1,E)"}
    assert t.refuse("0 place_road E(-2,-1,SE)") == ("reason-edge-closed", "TRADE-101a")


@pytest.mark.rule("TRADE-032a")
def test_gold_never_runs_out() -> None:
    t = moving(wagons={0: "V(-2,0,N)"}, gold=(500,), loads={0: "marble"}).do("0 move_wagon P(-2,0)")
    assert t.gold[0] == 501


# the baggage train


@pytest.mark.rule("TRADE-040", "TRADE-L1", "TRADE-L2", "TRADE-L3", "TRADE-L4", "TRADE-L5")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_levels(level: int) -> None:
    """Movement points, gold for a delivery, and what drives barbarians off."""
    points, gold, faces = LEVELS[level - 1]
    assert POINTS[level - 1] == points
    assert [str(face) for face in range(1, 7) if face >= DRIVES_OFF_FROM[level - 1]] == faces.split()
    t = moving(wagons={0: "V(-2,0,N)"}, levels={0: level}, loads={0: "glass"})
    assert t.left == points
    t.do("0 move_wagon P(-2,0)")
    assert t.gold[0] == 5 + gold


@pytest.mark.rule("TRADE-041a", "TRADE-L2", "TRADE-L3", "TRADE-L4", "TRADE-L5", "TRADE-X16", "TRADE-101f", "TRADE-042")
def test_four_upgrades_cost_what_they_cost() -> None:
    """6 lumber, 4 wool and 4 ore in all; the last one is a point; there is no further one."""
    t = traders("6lumber 5wool 5ore 2lumber")
    for level, price in enumerate(UPGRADES, 2):
        before = t.hand(0)
        t.do("0 upgrade_wagon")
        assert tuple(had - has for had, has in zip(before, t.hand(0), strict=True)) == counts(price)
        assert t.of(WagonUpgraded) == [WagonUpgraded(Seat(0), level, t.traders.wagons[0])]
        assert t.public(0) == (level == 5)
    assert t.hand(0) == counts("2lumber 1wool 1ore")
    assert t.part.bank == (19 - 2, 19, 18, 19, 18)
    assert t.refuse("0 upgrade_wagon") == ("reason-train-best", "TRADE-101f")


@pytest.mark.rule("TRADE-041a")
def test_an_upgrade_must_be_paid() -> None:
    """The third one costs two lumber."""
    t = traders("1lumber 1wool 1ore", levels={0: 3})
    assert t.refuse("0 upgrade_wagon") == ("reason-cannot-pay", "TRADE-041a")
    assert "upgrade_wagon" not in t.kinds()
    assert traders("1lumber 1wool 1ore", levels={0: 2}).can("0 upgrade_wagon")


@pytest.mark.rule("TRADE-041", "TRADE-058")
def test_no_upgrade_while_the_wagon_moves() -> None:
    t = moving("1lumber 1wool 1ore 1brick 1grain V(0,0,N) E(0,0,NE)", wagons={0: "V(0,0,N)"})
    assert t.refuse("0 upgrade_wagon") == ("reason-wagon-underway", "TRADE-058")
    t.do("0 move_wagon V(1,-1,S)")
    for line in ("0 upgrade_wagon", "0 build_road E(0,0,E)", "0 buy_card", "0 bank_trade lumber ore"):
        assert t.refuse(line)[0] in {"reason-wagon-underway", "reason-finish-first"}
    assert t.refuse("0 buy_with_gold ore")[0] == "reason-finish-first"
    assert t.kinds() <= {"move_wagon", "pay_grain", "end_movement"}


@pytest.mark.rule("TRADE-042", "TRADE-091", "TRADE-091a")
def test_points() -> None:
    """Settlement 1, city 2, delivery 1, level five 1, Largest Army 2; gold and what is carried are worth none."""
    t = traders("V(0,0,N) V(0,1,N)! played=3", gold=(90,), delivered={0: 4}, levels={0: 5}, loads={0: "sand"})
    assert t.public(0) == 1 + 2 + 2 + 4 + 1
    assert traders(levels={0: 4}, gold=(90,), loads={0: "sand"}).public(0) == 0
    assert TRADERS.of(t.game, t.state).delivered == (4, 0, 0)
