"""What must be refused: a reason, and nothing changes."""

from __future__ import annotations

import pytest

from catan_desktop.grid.topology import CornerId, HexId, PathId
from catan_desktop.kernel.chance import draw
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.engine import start, why_not
from catan_desktop.kernel.errors import NotationError
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.actions import (
    BuildCity,
    BuildRoad,
    BuildSettlement,
    MoveRobber,
    PlaceRoad,
    PlaceSettlement,
)
from tests.mechanics.place import DICE, PRE_ROLL, Table, gift, line, place

RICH = "9lumber 9brick 9wool 9grain 9ore"


@pytest.mark.rule("BASE-210", "BASE-222")
@pytest.mark.parametrize(
    "text",
    [
        "1 end_turn", "1 roll", "1 build_road E(1,0,E)", "1 buy_card", "1 play_knight", "1 bank_trade ore wool",
        "1 offer_trade 1ore 1wool @0", "1 accept_offer", "1 discard 4ore", "1 move_robber (0,1)", "1 steal 0",
        "* dice 3 3", "* drawn_card vp", "* stolen_card ore",
    ],
)  # fmt: skip
def test_a_seat_that_is_not_on_the_clock_is_refused(text: str) -> None:
    """Whatever it would do."""
    t = place(gift(3), "", f"V(1,1,N) knight {RICH}")
    assert t.refuse(text) == ("reason-not-your-move", "BASE-210")


@pytest.mark.rule("BASE-210", "BASE-222")
@pytest.mark.parametrize(
    "text",
    [
        "0 discard 4ore", "0 move_robber (0,1)", "0 send_robber_home", "0 steal 1", "0 place_free_road E(0,0,E)",
        "0 place_settlement V(1,1,N)", "0 place_road E(0,0,E)", "0 accept_offer", "0 decline_offer",
        "0 counter_offer 1ore 1wool @1", "0 settle_trade 1", "0 withdraw_offer", "0 dice 1 2", "0 first_dice 1 2",
        "0 drawn_card vp", "0 stolen_card ore",
    ],
)  # fmt: skip
def test_an_action_of_another_step_is_refused(text: str) -> None:
    """In the action step there is no robber to move, no discard, no offer to answer."""
    t = place(gift(3), f"V(0,1,N) {RICH}")
    assert t.refuse(text) == ("reason-not-now", "BASE-210")


@pytest.mark.rule("BASE-211", "BASE-222")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("build_road E(0,0,E)", ("reason-roll-first", "BASE-211")),
        ("build_settlement V(2,1,N)", ("reason-roll-first", "BASE-211")),
        ("build_city V(0,1,N)", ("reason-roll-first", "BASE-211")),
        ("buy_card", ("reason-roll-first", "BASE-211")),
        ("end_turn", ("reason-roll-first", "BASE-211")),
        ("bank_trade ore wool", ("reason-trade-after-roll", "BASE-143")),
        ("offer_trade 1ore 1wool @1", ("reason-trade-after-roll", "BASE-143")),
    ],
)
def test_before_the_roll_nothing_is_traded_built_or_bought(text: str, reason: tuple[str, str]) -> None:
    """And the turn cannot be ended."""
    t = place(gift(3), f"V(0,1,N) E(2,1,NE) {RICH}", "2wool", step=PRE_ROLL)
    assert t.refuse(f"0 {text}") == reason


@pytest.mark.rule("BASE-211", "BASE-222")
def test_the_turn_cannot_end_in_an_open_step() -> None:
    """Not with discards, robber, theft or Road Building open."""
    t = place(gift(3), "8ore", "V(0,1,N) 1ore", "V(0,2,N) 1ore", step=PRE_ROLL).roll(7)
    for text in ("0 discard 4ore", "0 move_robber (0,1)", "0 steal 1"):
        assert t.refuse("0 end_turn") == ("reason-finish-first", "BASE-211")
        t.do(text)
    t = place(gift(3), "V(0,1,N) roads").do("0 play_roads")
    assert t.refuse("0 end_turn") == ("reason-finish-first", "BASE-211")
    t.do("0 place_free_road E(0,0,E)")
    assert t.refuse("0 end_turn") == ("reason-finish-first", "BASE-211")


@pytest.mark.rule("BASE-217", "WATCH-70")
def test_the_robber_does_not_go_to_sea_or_ice() -> None:
    """What is no terrain hex of the board has no name that an action could carry."""
    t = place(gift(3), step=PRE_ROLL).roll(7)
    for place_name in ("(0,-1)", "(3,2)", "(2,3)"):
        with pytest.raises(NotationError):
            t.read(f"0 move_robber {place_name}")
    for number in (-1, 19, 99):
        assert number not in {action.hex for choice in t.asked().choices for action in choice if hasattr(action, "hex")}


@pytest.mark.rule("BASE-222", "BASE-057")
def test_a_refusal_consumes_no_chance() -> None:
    """The same dice fall whether or not something was refused before."""

    def next_dice(t: Table) -> object:
        (choice,) = t.asked().choices
        assert isinstance(choice, Draw)
        return draw(7, t.state.ply, choice)

    quiet, noisy = (place(gift(3), RICH, step=PRE_ROLL) for _ in range(2))
    for text in ("0 end_turn", "0 buy_card", "1 roll", "0 build_road E(0,0,E)"):
        noisy.refuse(text)
    quiet.do("0 roll")
    noisy.do("0 roll")
    noisy.refuse("0 roll")
    assert quiet.step == noisy.step == DICE
    assert next_dice(quiet) == next_dice(noisy)
    assert quiet.state == noisy.state


@pytest.mark.rule("BASE-222")
def test_after_the_end_everything_is_refused() -> None:
    """The game is over."""
    t = place(gift(3), "", f"V(0,1,N)! V(1,1,N)! V(2,1,N)! V(-1,2,N)! {line(3, -3, 5)}").do("0 end_turn")
    assert t.winner == 1
    for text in ("1 roll", "1 end_turn", "0 end_turn"):
        assert t.refuse(text)[0] == "reason-game-over"


@pytest.mark.rule("BASE-057")
def test_the_same_seed_gives_the_same_luck() -> None:
    """Dice depend on the seed and on how many actions went before, on nothing else."""
    choice = place(gift(3), step=DICE).asked().choices[0]
    assert isinstance(choice, Draw)
    first = [draw(11, ply, choice) for ply in range(40)]
    assert first == [draw(11, ply, choice) for ply in range(40)]
    assert first != [draw(12, ply, choice) for ply in range(40)]


@pytest.mark.rule("BASE-212", "BASE-213", "BASE-214", "BASE-217")
@pytest.mark.parametrize("number", [-1, 999])
def test_places_that_do_not_exist_are_refused(number: int) -> None:
    """A made-up number is no place of the board; nothing breaks."""
    t = place(gift(3), f"V(0,1,N) E(0,1,NE) {RICH} roads knight")
    for action, key in (
        (BuildRoad(Seat(0), PathId(number)), "reason-no-such-place"),
        (BuildSettlement(Seat(0), CornerId(number)), "reason-no-such-place"),
        (BuildCity(Seat(0), CornerId(number)), "reason-city-needs-settlement"),
    ):
        reason = why_not(t.game, t.state, action)
        assert reason is not None
        assert reason.key == key
    t = place(gift(3), "knight", robber="(0,1)").do("0 play_knight")
    reason = why_not(t.game, t.state, MoveRobber(Seat(0), HexId(number)))
    assert reason is not None
    assert reason.key == "reason-no-such-place"


@pytest.mark.rule("BASE-221")
@pytest.mark.parametrize("number", [-1, 999])
def test_places_that_do_not_exist_are_refused_in_set_up(number: int) -> None:
    """For the settlement and for the road."""
    game = gift(2, placement="free")
    t = Table(game, start(game)[0]).do("* first_dice 6 6", "* first_dice 1 1")
    reason = why_not(game, t.state, PlaceSettlement(Seat(0), CornerId(number)))
    assert reason is not None
    assert reason.key == "reason-no-such-place"
    t.do("0 place_settlement V(0,1,N)")
    reason = why_not(game, t.state, PlaceRoad(Seat(0), PathId(number)))
    assert reason is not None
    assert reason.key == "reason-no-such-place"
