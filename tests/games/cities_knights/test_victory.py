"""Points, the end of the game, and what all can see: CK sections 15 and 16."""

from __future__ import annotations

import pytest

from catan_desktop.games.catalogue import standings
from catan_desktop.games.cities_knights.events import DefenderNamed
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.events import Produced
from catan_desktop.mechanics.scoring import sources
from tests.games.cities_knights.place import PRE_ROLL, CityParts, cities_game, place
from tests.parts import settlers


@pytest.mark.rule("CK-222", "CK-561", "CK-580", "CK-584", "CK-244")
def test_the_sources_of_points() -> None:
    """Improvements, walls, knights and held cards give none."""
    t = place(
        cities_game(),
        "V(0,0,N)! W(0,0,N) V(2,0,N) trade=4 trade(0,0,N) politics=3 defender=2 shown=printer shown=constitution "
        "smith smith K3*(0,0,NE)",
        merchant=(0, "(0,0)"),
    )
    assert dict(sources(t.game, t.state, Seat(0))) == {
        **{"settlements": 1, "cities": 2, "metropolis": 2, "defender": 2, "progress": 2, "merchant": 1}
    }
    assert t.public(0) == 10
    assert standings(t.game, t.state)[0].points == 10


TWELVE = "V(0,0,N)! V(0,0,S)! V(2,0,N)! V(2,-1,N)! trade=4 trade(0,0,N) defender=2"


@pytest.mark.rule("CK-580", "CK-582", "CK-583")
def test_thirteen_points_in_the_own_turn_win_at_once() -> None:
    t = place(cities_game(), f"{TWELVE} politics=3 4coin")
    assert t.public(0) == 12
    assert not t.state.outcome
    t.do("0 improve_city politics", "0 place_metropolis V(0,0,S)")
    assert t.winner == 0
    assert t.state.outcome is not None
    assert len(t.state.outcome.winners) == 1


@pytest.mark.rule("CK-581", "CK-X38")
def test_thirteen_points_in_anothers_turn_win_when_the_own_turn_begins() -> None:
    """Before rolling; here the barbarians make the next seat Defender."""
    t = place(cities_game(), "", f"{TWELVE} K3*(0,0,NE) K2*(0,0,SE)", step=PRE_ROLL, city={"ship": 6})
    t.roll_all(1, 1, "ship")
    assert t.of(DefenderNamed)
    assert t.public(1) == 13
    assert not t.state.outcome
    t.do("0 end_turn")
    assert t.winner == 1
    assert t.actor is None, "nobody is asked to roll"
    assert t.part.dice == (1, 1)


@pytest.mark.rule("CK-580", "CK-582", "CK-X38")
def test_the_active_seat_wins_in_the_middle_of_the_roll() -> None:
    """Before production."""
    t = place(cities_game(), f"{TWELVE} K3*(0,0,NE) K2*(0,0,SE)", step=PRE_ROLL, city={"ship": 6})
    t.roll_all(5, 6, "ship")
    assert t.winner == 0
    assert not t.of(Produced)
    assert sum(t.hand(0)) == 0


@pytest.mark.rule("CK-581", "CK-563")
def test_a_lead_lost_again_before_the_own_turn_does_not_win() -> None:
    """B becomes Defender and has thirteen; then A takes the merchant from B."""
    own = f"{TWELVE[:-1]}1 K3*(0,0,NE) K2*(0,0,SE)"
    t = place(cities_game(), "V(-1,1,S) merchant", own, step=PRE_ROLL, city={"ship": 6}, merchant=(1, "(0,0)"))
    assert t.public(1) == 12
    t.roll_all(1, 1, "ship")
    assert (t.public(1), t.winner) == (13, None)
    t.do("0 play_progress merchant", "0 place_merchant (-1,1)", "0 end_turn")
    assert (t.public(1), t.winner) == (12, None)
    assert (t.actor, t.step) == (1, PRE_ROLL)


# what can be seen


@pytest.mark.rule("CK-590", "CK-591", "CK-592", "CK-593")
def test_what_is_public_and_what_is_not() -> None:
    """Pieces, levels, totals, numbers of cards and the colours of progress cards; not the kinds, not the decks."""
    t = place(
        cities_game(),
        "V(0,0,N)! W(0,0,N) K2*(0,0,NE) trade=4 trade(0,0,N) defender=1 shown=printer smith spy 2ore 3cloth",
        merchant=(0, "(0,0)"),
        city={"ship": 4},
    )
    view = observe(t.game, t.state, Seat(2)).state
    seen, base = CityParts(t.game, view), settlers(view)
    mine = t.city
    for name in (
        "knights",
        "active",
        "walls",
        "levels",
        "metropolis",
        "ship",
        "defenders",
        "merchant",
        "shown",
        "held",
    ):
        assert getattr(seen, name) == getattr(mine, name)
    assert seen.held[0] == (0, 1, 1)
    assert base.hands[0] == 5
    assert base.private[0] is None
    assert seen.private[0] is None
    assert seen.hidden is None
    assert sources(t.game, view, Seat(0)) == sources(t.game, t.state, Seat(0))
