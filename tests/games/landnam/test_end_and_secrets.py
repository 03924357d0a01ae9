"""Victory, secrets, saves: ALTH-501 to ALTH-542."""

from __future__ import annotations

from random import Random

import pytest

from catan_desktop.games.landnam import actions as act
from catan_desktop.games.landnam.fate import FATE
from catan_desktop.games.landnam.fate_cards import BUMPER_CROP, CARDS, EXPLORATION, OMENS, FateId
from catan_desktop.games.landnam.honours import GOAL, HONOURS, STALEMATE_TURNS, standings
from catan_desktop.games.landnam.module import LANDNAM
from catan_desktop.games.landnam.tables import HOUSES, PASTURE
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.engine import determinise, observe, start
from catan_desktop.kernel.ids import Seat, numbered
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import Outcome
from catan_desktop.mechanics.actions import EndTurn, OfferTrade
from catan_desktop.mechanics.parts import HANDS, SecretHands
from tests.games.landnam.place import BLUE, GREEN, NONE, RED, YELLOW, Place, corner, hex_at, place, stop


def main(*hands: tuple[int, ...]) -> Place:
    """Red trades and builds."""
    return place().outside(RED, 0).to_main().hands(*hands)


@pytest.mark.rule("ALTH-501", "ALTH-502", "ALTH-525")
def test_points() -> None:
    at = (
        main((9, 0, 0, 0))
        .house(RED, 0, 0, "N")
        .house(RED, 2, 0, "N", city=True)
        .tokens(white=(2, 0, 0, 0), red=(1, 0, 0, 0), black=(1, 0, 0, 0))
    )
    assert at.points(RED) == 1 + 2 + 2 + 1 + 1
    at.tile(1, 0, PASTURE, 5).piece(BLUE, 1, 0, creditors=1 << RED)
    assert at.points(RED) == 7


@pytest.mark.rule("ALTH-X33", "ALTH-503", "ALTH-504", "ALTH-505", "ALTH-506")
def test_the_end_and_ties() -> None:
    at = main().tokens(white=(9, 8, 0, 0), red=(1, 0, 0, 0), black=(2, 2, 0, 0))
    at.tokens(white=(9, 10, 0, 0))
    assert at.outcome() is None
    at.end()
    assert at.outcome() == Outcome((RED,), "win")
    orders = [row.rank for row in standings(at.game, at.state)]
    assert orders[:2] == [1, 2]


@pytest.mark.rule("ALTH-X68", "ALTH-503", "ALTH-504")
def test_somebody_else_wins_after_the_commit_of_the_turn() -> None:
    at = main().tokens(white=(0, 12, 0, 0))
    assert at.outcome() is None
    assert at.end().outcome() == Outcome((BLUE,), "win")


@pytest.mark.rule("ALTH-506", "ALTH-507", "ALTH-511")
def test_ties_by_tokens_houses_and_cards() -> None:
    at = main().tokens(white=(12, 0, 0, 0), red=(0, 12, 0, 0), black=(0, 0, 12, 12))
    assert [row.rank for row in standings(at.game, at.state)] == [4, 3, 1, 1]
    at.hands(NONE, NONE, (1, 0, 0, 0), NONE)
    assert [row.rank for row in standings(at.game, at.state)] == [4, 3, 1, 2]
    at.hands().end()
    assert at.outcome() == Outcome((GREEN, YELLOW), "win")


@pytest.mark.rule("ALTH-508", "ALTH-102")
def test_houses_alone_are_nine_points() -> None:
    assert GOAL - HOUSES == 3


@pytest.mark.rule("ALTH-509", "ALTH-423")
def test_a_player_without_pieces_goes_on() -> None:
    at = main((0, 1, 0, 1))
    assert at.units.on_map(RED) == at.units.outside[RED] == 0
    assert at.do(act.BuildOuterShip(RED)).end().units.outside[RED] == 1


@pytest.mark.rule("ALTH-X69", "ALTH-514", "ALTH-510")
def test_stalemate() -> None:
    at = main()
    part = HONOURS.of(at.game, at.state)
    for turn, over in ((80, False), (81, True)):
        at.state = replace(at.state, turn=turn)
        now = replace(part, white=(11, 0, 0, 0), totals=(11, 0, 0, 0), changed=1)
        at.state = HONOURS.put(at.game, at.state, now)
        ended = Place(at.game, at.state, []).end()
        assert (ended.outcome() == Outcome((RED,), "stalemate")) is over
    assert STALEMATE_TURNS == 20


@pytest.mark.rule("ALTH-X70", "ALTH-513")
def test_the_goal_is_an_option() -> None:
    def tokened(options: dict[str, bool | int | str]) -> Place:
        at = place(options=options).outside(RED, 0).to_main().hands().tokens(white=(10, 0, 0, 0))
        return at.end()

    assert tokened({"goal": 10}).outcome() == Outcome((RED,), "win")
    assert tokened({}).outcome() is None
    spec = next(one for one in LANDNAM.options if one.key == "goal")
    assert (spec.default, spec.choices) == (12, (10, 11, 12, 13, 14))


@pytest.mark.rule("ALTH-162", "ALTH-166", "ALTH-178")
def test_the_game_ends_after_any_turn_not_after_a_round() -> None:
    at = main().tokens(white=(0, 0, 12, 0)).do(EndTurn(RED))
    assert (at.outcome(), at.state.turn) == (Outcome((GREEN,), "win"), 1)


@pytest.mark.rule("ALTH-110")
def test_tokens_are_unlimited() -> None:
    at = main().tokens(white=(0, 60, 0, 0), red=(0, 60, 0, 0), black=(0, 60, 0, 0))
    assert at.points(BLUE) == 180


@pytest.mark.rule("ALTH-462")
def test_any_number_of_fate_cards() -> None:
    at = place().fate(dict(numbered(FateId, (3, 3, 3, 4, 4, 4, 2, 2, 2, 2, 2, 4, 3, 2)))).to_main()
    assert sum(at.cards(RED)) == 40


@pytest.mark.rule("ALTH-134")
def test_there_are_no_roads() -> None:
    assert not [kind for kind in LANDNAM.kinds if "road" in kind or "path" in kind]


@pytest.mark.rule("ALTH-D09", "ALTH-D14")
def test_what_may_be_done_in_movement_and_in_the_main_phase() -> None:
    at = place().begun().to_move()
    assert at.offered_kinds() == {act.TakeStep, act.EndMovement}
    at.do(act.EndMovement(RED))
    assert at.offered_kinds() == {EndTurn, act.BuildOuterShip, OfferTrade}


# secrets


@pytest.mark.rule("ALTH-526", "ALTH-527", "ALTH-528", "ALTH-529", "ALTH-531", "ALTH-534", "ALTH-521", "ALTH-B20")
def test_what_others_see() -> None:
    at = main((1, 0, 2, 0), (0, 0, 0, 24)).fate({BUMPER_CROP: 1}, {OMENS: 2})
    seen = observe(at.game, at.state, RED).state
    hands, fate = HANDS.of(at.game, seen), FATE.of(at.game, seen)
    assert isinstance(hands, SecretHands)
    assert (hands.private[RED], hands.private[BLUE], hands.sizes[:2]) == ((1, 0, 2, 0), None, (3, 24))
    assert (hands.hidden, hands.bank) == (None, (1, 1, 1, 0))
    assert (fate.private[BLUE], fate.hidden, fate.held[:2]) == (None, None, (1, 2))
    assert HANDS.of(at.game, observe(at.game, start(at.game)[0], RED).state).bank == (1, 1, 1, 1)


@pytest.mark.rule("ALTH-533", "ALTH-535", "ALTH-530", "ALTH-532")
def test_what_everybody_sees() -> None:
    at = main((1, 1, 2, 1)).fate({}, deck=(3, 3, 3, 4, 4, 4, 2, 2, 2, 2, 2, 4, 3, 0)).do(act.BuildOuterShip(RED))
    seen = Place(at.game, observe(at.game, at.state, BLUE).state, [])
    assert seen.queue.outer_ships == 1
    assert FATE.of(at.game, seen.state).discard == (*(0,) * 13, 2)
    assert FATE.of(at.game, seen.state).deck == 38


@pytest.mark.rule("ALTH-104", "ALTH-119", "ALTH-537")
def test_imagined_states_keep_all_cards_and_what_is_known() -> None:
    at = place(5, fate=True)
    for number in range(30):
        view = observe(at.game, at.state, Seat(number % 5))
        state = determinise(at.game, view, Random(number))
        hands, fate = HANDS.of(at.game, state), FATE.of(at.game, state)
        rows = [*[hand or () for hand in hands.private], hands.stock]
        assert tuple(map(sum, zip(*rows, strict=True))) == (24, 24, 24, 24)
        assert [sum(hand or ()) for hand in hands.private] == list(hands.sizes)
        own = [*[hand or () for hand in fate.private], fate.hidden or (), fate.discard]
        assert tuple(map(sum, zip(*own, strict=True))) == tuple(card.count for card in CARDS)
        for hand in fate.private:
            assert sum(count for card, count in zip(CARDS, hand or (), strict=True) if card.tag == EXPLORATION) == 1
    empty = main((1, 0, 0, 0), (0, 0, 0, 24))
    for number in range(20):
        state = determinise(empty.game, observe(empty.game, empty.state, RED), Random(number))
        stock = HANDS.of(empty.game, state).stock
        assert stock[3] == 0
        assert all(stock[:3])


@pytest.mark.rule("ALTH-541")
def test_a_piece_and_its_red_tokens_are_named_by_their_hex() -> None:
    at = main().tile(1, 0, PASTURE, 5).piece(BLUE, 1, 0, creditors=1 << RED | 1 << GREEN)
    assert list(bits(at.units.creditors[hex_at(1, 0)])) == [RED, GREEN]
    assert at.units.owner(hex_at(1, 0)) == BLUE
    assert (stop(1, 0), corner(1, 0, "N") >= 0) == (hex_at(1, 0), True)
