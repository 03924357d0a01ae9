"""What the surveyor says of the classic island is so: cards, places, points and dice are as he tells them."""

from __future__ import annotations

import pytest

from catan_desktop.app.lesson_dry_run import expected, rehearse, stride
from catan_desktop.app.lesson_port import LessonPort
from catan_desktop.games.catalogue import standings
from catan_desktop.games.classic.lesson import chapters as classic
from catan_desktop.games.lessons import lesson, lessons
from catan_desktop.kernel.choice import Offer
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.notation import decode
from catan_desktop.kernel.record import replace
from catan_desktop.lessons.lesson import PUPIL
from catan_desktop.mechanics.actions import OfferTrade
from catan_desktop.mechanics.events import Produced
from catan_desktop.table_port.position import Position
from tests.lessons.test_chapters import seated
from tests.parts import settlers

ISLAND = lesson("classic")
HILDA, BRAM, YSOLDE = Seat(1), Seat(2), Seat(3)


def at(chapter: str, step: str) -> LessonPort:
    """A chapter at a step."""
    found = ISLAND.chapter(chapter)
    port = seated(ISLAND, found)
    rehearse(port, [one.key for one in found.steps].index(step))
    return port


def before(chapter: str, step: str) -> LessonPort:
    """A chapter just before what leads to a step."""
    found = ISLAND.chapter(chapter)
    port = seated(ISLAND, found)
    rehearse(port, [one.key for one in found.steps].index(step) - 1)
    return port


def yields(port: LessonPort, ply: int) -> dict[Seat, tuple[int, ...]]:
    """What dice brought since a ply."""
    plies = port.session.timeline.plies[ply - port.session.timeline.first_ply :]
    return {event.seat: event.cards for one in plies for event in one.events if isinstance(event, Produced)}


def hand(port: LessonPort, seat: Seat = PUPIL) -> tuple[int, ...]:
    """The cards of a seat: lumber, brick, wool, grain, ore."""
    purse = settlers(port.session.state).private[seat]
    assert purse is not None
    return purse.hand


def points(port: LessonPort) -> int:
    """The player's, hidden ones included."""
    return next(one.points for one in standings(port.session.game, port.session.state) if one.seat == PUPIL)


def test_the_first_throw_feeds_those_who_are_named() -> None:
    ply = before("island", "yield").session.ply
    brought = yields(at("island", "yield"), ply)
    grain, brick = (0, 0, 0, 1, 0), (0, 1, 0, 0, 0)
    assert brought == {PUPIL: grain, BRAM: grain, HILDA: brick, YSOLDE: brick}


def test_the_player_places_first_and_last_and_rolls_first() -> None:
    port = at("island", "throw")
    seats = [ply.action.seat for ply in port.session.timeline.plies if ply.action.kind == "place_settlement"]
    assert seats == [PUPIL, HILDA, BRAM, YSOLDE, YSOLDE, BRAM, HILDA, PUPIL]
    assert port.game.actor() == PUPIL
    assert hand(port) == (1, 0, 1, 0, 1)


@pytest.mark.parametrize("name", classic.TOO_NEAR)
def test_next_door_nobody_may_build(name: str) -> None:
    port = at("homes", "rule")
    action = decode(port.session.game, f"{PUPIL} build_settlement {name}")
    why = Position.why_not(port.game, action)
    assert why is not None
    assert why.key == "reason-distance"


def test_points_are_counted_as_he_counts_them() -> None:
    assert points(at("homes", "double")) == 4
    assert points(at("honours", "knight")) == 4
    assert points(at("honours", "roll")) == 6
    assert points(at("honours", "fresh")) == 7
    assert points(at("honours", "city")) == 9
    won = at("honours", "won")
    assert points(won) == 10
    assert won.session.outcome is not None


def test_the_harbour_makes_wool_cheaper_and_the_trades_pay_a_road() -> None:
    def rates(port: LessonPort) -> tuple[int, ...]:
        trade = port.game.model(PUPIL).trade
        assert trade is not None
        return trade.rates

    assert rates(at("market", "supply")) == (4, 4, 4, 4, 4)
    assert rates(at("market", "harbour")) == (4, 4, 2, 4, 4)
    assert hand(at("market", "pass"))[:2] == (1, 1)


def test_the_robber_takes_an_ore_and_keeps_the_forest_barren() -> None:
    port = at("robber", "eight")
    assert settlers(port.session.state).robber == port.session.game.board.topology.parse_hex(classic.HILDAS)
    ply = port.session.ply
    brought = yields(at("robber", "barren"), ply)
    assert brought == {PUPIL: (0, 0, 0, 0, 1)}
    assert sum(hand(at("robber", "mine"))) == sum(hand(at("robber", "theirs"))) - 1


def test_whatever_is_discarded_the_other_seven_takes_an_ore() -> None:
    choices = [*expected(at("robber", "discard"))]
    assert len(choices) == 22
    for action in choices[::3]:
        one = at("robber", "discard")
        assert one.acts.submit(action) is None
        rehearse(one)
        assert sum(hand(one)) == 6


def test_the_hills_pay_after_the_knight_has_ridden() -> None:
    ply = at("honours", "roll").session.ply
    assert yields(at("honours", "buy"), ply)[PUPIL][1] == 3


def test_a_settlement_is_built_between_turns_and_nothing_else_goes_on() -> None:
    port = at("six", "build")
    assert port.session.state.seat == HILDA
    assert port.game.actor() == PUPIL
    kinds = {action.kind for choice in Position.model(port.game, PUPIL).choices for action in choice}
    assert "build_settlement" in kinds
    assert not kinds & {"bank_trade", "offer_trade", "play_knight", "end_turn"}
    assert stride(port)
    assert points(port) == 3


@pytest.mark.parametrize(("key", "chapter"), [("watch", "trade"), ("classic", "market")])
def test_whoever_is_to_agree_must_be_asked(key: str, chapter: str) -> None:
    """An offer that leaves out whom the player is to trade with next would lead nowhere."""
    one = lesson(key)
    found = one.chapter(chapter)
    port = seated(one, found)
    rehearse(port, [step.key for step in found.steps].index("offer"))
    assert any(isinstance(choice, Offer) for choice in port.game.model(PUPIL).choices)
    (whole,) = expected(port)
    assert isinstance(whole, OfferTrade)
    for partners in range(2, 16, 2):
        action = replace(whole, partners=partners)
        assert Position.why_not(port.game, action) is None
        assert (port.game.why_not(action) is None) == (partners == 0b1110)


def test_each_game_that_can_be_learned_has_one_lesson() -> None:
    assert len({one.ruleset for one in lessons()}) == len(lessons())
