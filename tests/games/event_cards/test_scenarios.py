"""Event cards and the Harbourmaster in Barbarian Attack and in Traders & Barbarians (EVENT section 6.3, OPTION)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from catan_desktop.games.barbarian_attack.events import BuildingConquered
from catan_desktop.games.barbarian_attack.module import RULESET as ATTACK
from catan_desktop.games.event_cards import cards
from catan_desktop.games.event_cards.cards import EVENT_OF, PAIRS
from catan_desktop.games.event_cards.events import DrawnAgain, EventPassed
from catan_desktop.games.harbourmaster.events import HarbourmasterMoved
from catan_desktop.games.harbourmaster.points import HARBOURMASTER, Harbourmaster, all_harbour_points
from catan_desktop.games.traders_barbarians.module import GAME as TRADERS
from catan_desktop.games.traders_barbarians.wagons import WAGON
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.errors import RulesetError
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.mechanics.awards import rightful
from catan_desktop.mechanics.dice import PRE_ROLL
from tests.games.barbarian_attack.place import AttackTable, siege
from tests.games.event_cards.place import card, damage
from tests.games.traders_barbarians.place import TraderTable, traders
from tests.mechanics.place import ACTION, Table, line

ON = {"event_cards": True}


def draw(t: Table, event: str, number: int = 0) -> Table:
    """The seat whose turn it is draws a card."""
    return t.do(f"{t.state.seat} roll", f"* drawn_event {card(event, number)}")


def attacked(*seats: str, riders: dict[int, str] | None = None, step: str = PRE_ROLL) -> AttackTable:
    return siege(*seats, riders=riders, options=ON, step=step)


def trading(*seats: str, many: int = 3, step: str = PRE_ROLL, damaged: Sequence[str] = ()) -> TraderTable:
    t = traders(*seats, many=many, options=ON, step=step)
    damage(t, damaged)
    return t


# Barbarian Attack


@pytest.mark.rule("EVENT-031")
def test_a_seven_lets_a_card_be_taken_and_moves_no_robber() -> None:
    t = draw(attacked("", "8wool", "1ore"), cards.ROBBER_ATTACKS)
    t.do("1 discard 4wool")
    assert t.kinds() == {"steal", "take_nothing"}
    t.do("0 steal 2", "* stolen_card ore")
    assert sum(t.hand(0)) == 1


@pytest.mark.rule("EVENT-031a", "EVENT-032a")
@pytest.mark.parametrize("table", [attacked, trading], ids=["attack", "traders"])
def test_no_robber_flees(table: Callable[..., Table]) -> None:
    t = draw(table("1ore", "1ore"), cards.ROBBER_FLEES)
    assert t.of(EventPassed) == [EventPassed(cards.ROBBER_FLEES)]


@pytest.mark.rule("EVENT-031b", "EVENT-X13")
@pytest.mark.parametrize(("red", "thief"), [(3, -1), (4, 0)])
def test_conflict_counts_knights_on_the_board(red: int, thief: int) -> None:
    """Three against two and three: nothing; with four Red takes a card."""
    paths = {0: line(0, -1, red), 1: line(1, -1, 2), 2: line(1, 0, 3)}
    t = draw(attacked("1ore", "1ore", "1ore", riders=paths), cards.CONFLICT)
    if thief < 0:
        assert t.of(EventPassed) == [EventPassed(cards.CONFLICT)]
    else:
        assert (t.actor, t.lines()) == (0, ["0 steal 1", "0 steal 2"])


@pytest.mark.rule("EVENT-031c")
def test_the_tournament_counts_knights_on_the_board() -> None:
    t = draw(attacked(riders={0: line(0, -1, 1), 1: line(1, -1, 2)}), cards.TOURNAMENT)
    assert (t.actor, t.kinds()) == (1, {"take_from_bank"})


@pytest.mark.rule("EVENT-034")
def test_landings_are_thrown_with_dice() -> None:
    t = attacked("E(0,-1,SE) 1lumber 1brick 1wool 1grain", step=ACTION)
    t.do(f"0 build_settlement {sorted(t.sites('build_settlement'))[0]}")
    assert t.kinds() == {"landing_roll"}


def harbours(t: Table, count: int) -> list[str]:
    board = t.game.board
    ends = [board.topology.path_ends[board.topology.parse_path(harbour.path)] for harbour in board.harbours]
    return [board.topology.corner_name(one) for one, _ in ends][:count]


def besieged(t: Table, corner: str) -> str:
    """Three barbarians on each hex of the intersection, as a text for `siege`."""
    topology = t.game.board.topology
    return " ".join(f"{topology.hex_name(hex)}=3" for hex in bits(topology.corner_hexes[topology.parse_corner(corner)]))


@pytest.mark.rule("EVENT-019a")
def test_the_harbour_of_a_conquered_building_is_none_for_calm_seas() -> None:
    """Two seats live at a harbour each; the building of one has fallen."""
    mine, yours = harbours(attacked(), 2)
    t = attacked(mine, yours)
    assert draw(t, cards.CALM_SEAS, 12).actor == 0
    t = siege(mine, yours, barbarians=besieged(t, mine), options=ON, step=PRE_ROLL)
    assert draw(t, cards.CALM_SEAS, 12).actor == 1


@pytest.mark.rule("OPTION-024")
def test_a_conquered_building_brings_no_harbour_points_and_may_cost_the_award() -> None:
    """One of three settlements at harbours falls."""
    names = harbours(siege(), 3)
    options = {"harbourmaster": True}
    t = siege(" ".join(names), options=options)
    assert all_harbour_points(t.game, t.state) == (3, 0, 0)
    t = siege(" ".join(names), options=options, barbarians=besieged(t, names[0]))
    assert all_harbour_points(t.game, t.state) == (2, 0, 0)
    state = HARBOURMASTER.put(t.game, t.state, Harbourmaster(rightful((3, 0, 0), NOBODY, 3)))
    corner = t.game.board.topology.parse_corner(names[0])
    out: list[Event] = []
    for reaction in t.game.ruleset.reactions[BuildingConquered]:
        state = reaction(t.game, state, BuildingConquered(Seat(0), "settlement", corner), out)
    assert out == [HarbourmasterMoved(NOBODY, 0, Seat(0))]


@pytest.mark.rule("OPTION-013")
def test_without_a_robber_he_is_not_friendly() -> None:
    for one in (ATTACK, TRADERS):
        assert "friendly_robber" not in {spec.key for spec in one.options}
        with pytest.raises(RulesetError, match="no option 'friendly_robber'"):
            one.checked({"friendly_robber": True})


# Traders & Barbarians


@pytest.mark.rule("EVENT-032")
def test_a_seven_moves_a_barbarian() -> None:
    t = draw(trading("", "8wool"), cards.ROBBER_ATTACKS)
    t.do("1 discard 4wool")
    assert t.kinds() == {"move_barbarian"}


@pytest.mark.rule("EVENT-032d")
def test_trade_advantage_counts_roads() -> None:
    """There is no Longest Road: two roads beat one."""
    t = draw(trading(line(0, -1, 2), f"{line(1, -1, 1)} 1ore"), cards.TRADE)
    assert t.kinds() == {"stolen_card"}


@pytest.mark.rule("EVENT-032b", "EVENT-032c")
def test_a_damaged_road_is_none_for_a_wagon() -> None:
    """Two points and no toll, as for a path without a road."""
    rival = "E(0,0,NE)"
    whole, broken = trading("", rival, step=WAGON), trading("", rival, step=WAGON, damaged=["", rival])
    far = whole.game.board.topology
    (there,) = [corner for corner in far.path_ends[far.parse_path(rival)] if far.corner_name(corner) != "V(0,0,N)"]
    costs = []
    for t in (whole, broken):
        before = t.left
        t.do(f"0 move_wagon {far.corner_name(there)}")
        costs.append((before - t.left, t.gold))
    assert costs == [(1, (4, 6, 5)), (2, (5, 5, 5))]


@pytest.mark.rule("EVENT-033", "EVENT-X08")
def test_a_2_has_its_event_and_another_card_is_drawn() -> None:
    t = draw(trading(), cards.PLENTIFUL_YEAR)
    assert t.of(DrawnAgain) == [DrawnAgain(2)]
    t.do("0 take_from_bank ore", "1 take_from_bank ore", "2 take_from_bank ore")
    assert t.step == "event_cards.draw"
    t.do(f"* drawn_event {card(cards.CALM_SEAS, 12)}")
    assert t.step == "event_cards.draw"
    t.do(f"* drawn_event {card(cards.QUIET, 8)}")
    assert t.step == ACTION


@pytest.mark.rule("EVENT-033")
def test_on_the_large_board_a_2_produces() -> None:
    t = draw(trading(many=5), cards.PLENTIFUL_YEAR)
    assert not t.of(DrawnAgain)
    assert EVENT_OF[PAIRS.index((1, 1))] == cards.PLENTIFUL_YEAR


@pytest.mark.rule("OPTION-X02")
def test_five_seats_have_37_hexes_and_the_goal_of_13() -> None:
    t = traders(many=5)
    assert len(t.game.board.land) == 37
    assert t.game.options["goal"] == 13
