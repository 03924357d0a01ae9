"""What cannot be taken back, because somebody has learned something; and what nobody imagines."""

from __future__ import annotations

from random import Random

import pytest

from catan_desktop.games.watch.actions import MormontAsk
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.engine import apply, decision, determinise, observe, why_not
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.actions import Discard, EndTurn, OfferTrade, PlayKnight
from catan_desktop.mechanics.scoring import total_points
from catan_desktop.mechanics.tables import ORE
from catan_desktop.session.history import Timeline
from catan_desktop.session.undo import undo_block
from tests.parts import purse, settlers
from tests.positions import Position, Table, counts

RED, BLUE, YELLOW = Seat(0), Seat(1), Seat(2)
HEROES = ("mormont", "thorne", "marsh", "qhorin")


def undo_key(table: Table, *actions: Action) -> str | None:
    """Why the last of the actions cannot be taken back at a table of people; None if it can."""
    timeline = Timeline(table.game.seats, (table.state, ()))
    for action in actions:
        timeline.add(action, apply(table.game, timeline.state, action))
    reason = undo_block(timeline, [True] * table.game.seats)
    return reason.key if reason else None


@pytest.mark.rule("WATCH-86")
def test_who_lacks_what_mormont_names_is_known_for_good() -> None:
    """Otherwise he could be sent to ask for one resource after another."""
    table = Position(heroes=HEROES, hands={0: "2wool", 1: "brick", 2: "grain"}).table()
    assert undo_key(table, MormontAsk(RED, 0b0110, ORE)) == "reason-undo-secret"


@pytest.mark.rule("BASE-093")
def test_who_has_seen_the_discards_of_others_cannot_choose_again() -> None:
    """The last chooser sees what the others gave up; a lone discard may be taken back."""
    hands = {0: "8wool", 1: "8brick"}
    both = Position(heroes=HEROES, hands=hands, step="settlers.pre_roll").table().roll(3, 4)
    discards = (Discard(RED, counts("4wool")), Discard(BLUE, counts("4brick")))
    assert undo_key(both, *discards) == "reason-undo-secret"
    alone = Position(heroes=HEROES, hands={0: "8wool"}, step="settlers.pre_roll").table().roll(3, 4)
    assert undo_key(alone, discards[0]) is None


@pytest.mark.rule("WATCH-85")
def test_the_end_of_the_game_cannot_be_taken_back() -> None:
    """All victory point cards lie open by then."""
    towns = {1: "V(0,1,N) V(2,1,N) V(1,2,N) V(-1,2,N)"}
    table = Position(heroes=HEROES, hands={0: "2wool"}, cities=towns, cards={1: "2vp"}).table()
    assert undo_key(table, EndTurn(RED)) == "reason-undo-secret"


@pytest.mark.rule("HERO-19")
def test_imagined_hands_can_give_mormonts_cards_back() -> None:
    """The asker holds what came, and a card of another kind for each who gave."""
    table = Position(heroes=HEROES, hands={0: "2wool", 1: "2ore", 2: "2ore 2brick"}).table()
    table.do(MormontAsk(RED, 0b0110, ORE))
    view = observe(table.game, table.state, Seat(3))
    for number in range(60):
        imagined = determinise(table.game, view, Random(number))
        asked = decision(table.game, imagined, RED)
        assert asked is not None
        assert sum(choice.count() for choice in asked.choices) > 0


@pytest.mark.rule("BASE-152")
def test_cards_bought_this_turn_are_imagined_as_such() -> None:
    """How many were bought this turn is public."""
    table = Position(hands={0: "wool", 1: "ore"}, cards={0: "knight"}, fresh={0: "knight"}).table()
    table.do(OfferTrade(RED, counts("wool"), counts("ore"), 0b0010))
    view = observe(table.game, table.state, BLUE)
    for number in range(40):
        imagined = determinise(table.game, view, Random(number))
        assert sum(purse(settlers(imagined), RED).fresh) == 1
        assert why_not(table.game, imagined, PlayKnight(RED)) is not None


@pytest.mark.rule("BASE-191")
def test_nobody_is_imagined_to_have_won_already() -> None:
    """The active seat has fewer points than the goal, its hidden cards included."""
    towns = {0: "V(0,1,N) V(2,1,N) V(1,2,N) V(-1,2,N)"}
    table = Position(hands={0: "wool", 1: "ore"}, cities=towns, cards={0: "2roads"}).table()
    table.do(OfferTrade(RED, counts("wool"), counts("ore"), 0b0010))
    view = observe(table.game, table.state, BLUE)
    for number in range(60):
        imagined = determinise(table.game, view, Random(number))
        assert total_points(table.game, imagined, RED) < 10
