"""Loading and delivering: TRADE section 5.6."""

from __future__ import annotations

import pytest

from catan_desktop.games.traders_barbarians.events import Delivered, Loaded, NothingToLoad
from catan_desktop.games.traders_barbarians.loads import LOAD, STACK
from catan_desktop.games.traders_barbarians.part import COMMODITIES, GLASS, MARBLE, SAND, TOOLS, wanted_at
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.mechanics.coins import GoldTaken
from catan_desktop.mechanics.dice import PRE_ROLL
from tests.games.traders_barbarians.place import TraderTable, moving

GATES = {"(-2,0)": "V(-2,0,N)", "(2,-2)": "V(2,-1,N)", "(0,2)": "V(0,2,N)"}
"""By trade hex of the small board: a corner."""
LARGE_GATES = {
    **{"(0,0)": "V(0,0,N)", "(0,-3)": "V(0,-3,S)", "(3,0)": "V(3,0,N)", "(-3,3)": "V(-3,3,N)"},
    **{"(3,-3)": "V(3,-3,S)", "(0,3)": "V(0,3,N)", "(-3,0)": "V(-3,0,S)"},
}


def weights(t: TraderTable) -> dict[str, int]:
    """What the next token may show, and how often it is there."""
    (choice,) = t.asked().choices
    assert isinstance(choice, Draw)
    return {COMMODITIES[number]: count for number, count in enumerate(choice.weights) if count}


@pytest.mark.rule("TRADE-X05", "TRADE-063", "TRADE-063a", "TRADE-065", "TRADE-091")
def test_a_delivery_is_a_point_and_gold_and_a_new_token() -> None:
    """At level 3 three gold; the castle gives tools or sand. Nobody is asked."""
    t = moving(wagons={0: GATES["(-2,0)"]}, loads={0: "marble"}, levels={0: 3}).do("0 move_wagon P(-2,0)")
    castle = t.game.board.topology.parse_hex("(-2,0)")
    assert (t.public(0), t.gold[0], t.load()) == (1, 8, "")
    assert t.of(Delivered) == [Delivered(Seat(0), castle, MARBLE)]
    assert t.of(GoldTaken) == [GoldTaken(Seat(0), 3, "delivery")]
    assert (t.step, t.actor) == (LOAD, CHANCE)
    assert weights(t) == {"tools": 6, "sand": 6}
    t.do("* drawn_commodity 2")
    assert (t.load(), t.stack("(-2,0)")) == ("tools", 11)
    assert t.of(Loaded) == [Loaded(Seat(0), t.game.board.topology.parse_corner("P(-2,0)"), castle, TOOLS)]


@pytest.mark.rule("TRADE-062", "TRADE-006")
@pytest.mark.parametrize("name", COMMODITIES)
def test_where_each_commodity_goes(name: str) -> None:
    """Marble and glass to the castle, tools to the quarry, sand to the glassworks; elsewhere nothing happens."""
    home = {"marble": "(-2,0)", "glass": "(-2,0)", "tools": "(2,-2)", "sand": "(0,2)"}[name]
    for hex, gate in GATES.items():
        t = moving(wagons={0: gate}, loads={0: name}).do(f"0 move_wagon P{hex}")
        assert t.traders.delivered[0] == (hex == home)
        assert t.gold[0] == (6 if hex == home else 5)
        assert t.load() == ("" if hex == home else name)


@pytest.mark.rule("TRADE-X06", "TRADE-064", "TRADE-060")
def test_at_another_plaza_the_token_stays() -> None:
    t = moving(wagons={0: GATES["(2,-2)"]}, loads={0: "sand"}, many=2).do("0 move_wagon P(2,-2)")
    assert (t.load(), t.stack("(2,-2)"), t.public(0)) == ("sand", 11, 0), "the sand was drawn here"
    assert (t.step, t.actor) == (PRE_ROLL, 1), "the movement has ended"


@pytest.mark.rule("TRADE-061", "TRADE-061a", "TRADE-100")
def test_the_first_trip_only_loads() -> None:
    """The token lies face up: another seat sees it."""
    t = moving(wagons={0: GATES["(0,2)"]}).do("0 move_wagon P(0,2)", "* drawn_commodity 1")
    assert (t.load(), t.public(0), t.gold[0]) == ("glass", 0, 5)
    seen = observe(t.game, t.state, Seat(1)).state
    assert TraderTable(t.game, seen).traders == t.traders


@pytest.mark.rule("TRADE-007", "TRADE-061", "TRADE-100a")
def test_the_order_of_a_stack_is_unknown() -> None:
    """What is left of each commodity is known to all; the top token is any of them."""
    t = moving(wagons={0: GATES["(2,-2)"], 1: GATES["(2,-2)"]}, loads={1: "marble"})
    t.do("0 move_wagon P(2,-2)")
    assert weights(t) == {"marble": 5, "sand": 6}


@pytest.mark.rule("TRADE-066")
def test_an_empty_stack_leaves_the_wagon_empty() -> None:
    """It delivers all the same, and may load at another plaza."""
    empty = {"(-2,0)": 0}
    t = moving(wagons={0: GATES["(-2,0)"]}, loads={0: "glass"}, stacks=empty, many=2).do("0 move_wagon P(-2,0)")
    assert t.of(NothingToLoad) == [NothingToLoad(Seat(0), t.game.board.topology.parse_hex("(-2,0)"))]
    assert (t.load(), t.traders.delivered[0], t.step) == ("", 1, PRE_ROLL)
    t = moving(wagons={0: GATES["(0,2)"]}, stacks=empty).do("0 move_wagon P(0,2)")
    assert t.step == LOAD


# three stacks of a kind


@pytest.mark.rule("TRADE-062a")
@pytest.mark.parametrize("hex", ["(0,-3)", "(3,0)", "(-3,3)"])
def test_any_quarry_will_do(hex: str) -> None:
    t = moving(many=6, wagons={0: LARGE_GATES[hex]}, loads={0: "tools"}).do(f"0 move_wagon P{hex}")
    assert t.traders.delivered[0] == 1


@pytest.mark.rule("TRADE-062a")
@pytest.mark.parametrize("hex", ["(3,-3)", "(0,3)", "(-3,0)"])
def test_any_glassworks_will_do(hex: str) -> None:
    t = moving(many=6, wagons={0: LARGE_GATES[hex]}, loads={0: "sand"}).do(f"0 move_wagon P{hex}")
    assert t.traders.delivered[0] == 1
    plazas = {t.game.board.topology.corner_name(plaza) for plaza in bits(wanted_at(t.game, SAND))}
    assert plazas == {"P(3,-3)", "P(0,3)", "P(-3,0)"}
    assert wanted_at(t.game, GLASS) == wanted_at(t.game, MARBLE)


@pytest.mark.rule("TRADE-X13", "TRADE-067")
def test_at_an_empty_stack_the_player_chooses_another_of_the_kind() -> None:
    t = moving(many=6, wagons={0: LARGE_GATES["(3,0)"]}, stacks={"(3,0)": 0}).do("0 move_wagon P(3,0)")
    assert (t.step, t.actor) == (STACK, 0)
    assert t.sites("choose_stack") == {"(0,-3)", "(-3,3)"}
    assert t.refuse("0 choose_stack (3,0)") == ("reason-stack-empty", "TRADE-067")
    assert t.refuse("0 choose_stack (3,-3)") == ("reason-stack-other-kind", "TRADE-067")
    t.do("0 choose_stack (-3,3)", "* drawn_commodity 0")
    assert (t.load(), t.stack("(-3,3)"), t.stack("(0,-3)")) == ("marble", 5, 6)


@pytest.mark.rule("TRADE-067", "TRADE-068")
def test_the_last_stack_of_a_kind_is_taken_without_a_question() -> None:
    """From any hex of the kind: tokens are bound to none."""
    stacks = {"(3,0)": 0, "(0,-3)": 0, "(-3,3)": 2}
    t = moving(many=6, wagons={0: LARGE_GATES["(3,0)"]}, stacks=stacks).do("0 move_wagon P(3,0)")
    assert t.step == LOAD
    t.do("* drawn_commodity 3")
    assert (t.load(), t.stack("(-3,3)")) == ("sand", 1)


@pytest.mark.rule("TRADE-067a")
@pytest.mark.parametrize(
    ("hex", "stacks"), [("(3,0)", {"(3,0)": 0, "(0,-3)": 0, "(-3,3)": 0}), ("(0,0)", {"(0,0)": 0})]
)
def test_without_any_stack_of_the_kind_the_wagon_stays_empty(hex: str, stacks: dict[str, int]) -> None:
    t = moving(many=6, wagons={0: LARGE_GATES[hex]}, stacks=stacks).do(f"0 move_wagon P{hex}")
    assert (t.load(), len(t.of(NothingToLoad))) == ("", 1)
    assert t.step != STACK
