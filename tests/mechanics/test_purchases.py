"""What a purchase promises: one record, of which choices, refusals, buttons and prices all tell the same."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from catan_desktop.games.catalogue import RULESETS
from catan_desktop.games.views import PANELS
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.cards import covers, subtract
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.choice import Choice
from catan_desktop.kernel.engine import actor, advance, decision, observe, start, why_not
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import field_names, replace
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics import buying
from catan_desktop.mechanics.building import PURCHASES
from catan_desktop.mechanics.buying import Payable, cost_of, least_cards, purchase_of
from catan_desktop.mechanics.parts import hand_of, with_hand
from catan_desktop.mechanics.purchase import Purchase
from catan_desktop.mechanics.tables import tables
from catan_desktop.present.panel_view import table_model
from tests.mechanics.place import gift
from tests.playing import next_action
from tests.recipes import set_table

HANDS = list(product(range(4), repeat=5))
SELLERS = sorted(key for key, ruleset in RULESETS.items() if getattr(ruleset.tables, "purchases", ()))
SITES = (-1, *range(200), 999)
PLIES = 240


def positions(key: str) -> Iterator[tuple[Game, GameState, Seat]]:
    """Positions of random games in which somebody may buy, in every second of them with cards for anything."""
    for seats in (min(RULESETS[key].seats), max(RULESETS[key].seats)):
        game = set_table(RULESETS[key], seats, board_seed=seats)
        (state, _), rng = start(game), source(seats, "players")
        for ply in range(PLIES):
            seat = actor(state)
            if seat is None:
                break
            if seat != CHANCE and ply % 5 == 0 and state.frames[-1].step in tables(game).build_steps:
                rich = (3,) * len(tables(game).kinds)
                yield game, with_hand(game, state, seat, rich) if ply % 10 else state, seat
            state, _ = advance(game, state, next_action(game, state, seats, rng))


def offered(choices: tuple[Choice, ...], one: Purchase) -> set[Action]:
    """The actions of a purchase among choices."""
    return {action for choice in choices if type(next(iter(choice))) is one.action for action in choice}


def thinkable(one: Purchase, seat: Seat) -> list[Action]:
    """Actions of a purchase at places that there are and that there are not."""
    named = len(field_names(one.action)) > 1
    make = one.action
    return [make(seat, site) for site in SITES] if named else [make(seat)]  # type: ignore[call-arg]


@pytest.mark.parametrize("key", SELLERS)
def test_it_is_offered_exactly_where_nothing_speaks_against_it(key: str) -> None:
    """Choices, refusal and button agree, and the button's price is what is paid."""
    met = 0
    for game, state, seat in positions(key):
        asked = decision(game, state, seat)
        assert asked is not None
        shown = {entry.key: entry for entry in table_model(PANELS, game, observe(game, state, seat)).buttons}
        for one in tables(game).purchases:
            explain = game.ruleset.explain[one.action]
            found = offered(asked.choices, one)
            free = {action for action in thinkable(one, seat) if explain(game, state, action) is None}
            assert found == free, one.key
            assert {action for action in thinkable(one, seat) if why_not(game, state, action) is None} == found
            assert (shown[one.key].reason is None) == bool(found), (one.key, shown[one.key].reason)
            for action in sorted(found, key=repr)[:2]:
                after, _ = advance(game, state, action)
                price = one.price_of(game, state, seat, one.site_of(action))
                assert subtract(hand_of(game, state, seat), price) == hand_of(game, after, seat)
                if one.price is None:
                    named = dict(zip(tables(game).kinds, one.cost, strict=True))
                    assert dict(shown[one.key].price) == {kind: count for kind, count in named.items() if count}
                met += 1
    assert met > 50


@pytest.mark.parametrize("key", SELLERS)
def test_every_purchase_is_whole(key: str) -> None:
    """Each key and each action is sold once, at a price in all kinds of cards, and has its button."""
    game = set_table(RULESETS[key], max(RULESETS[key].seats))
    sold = tables(game).purchases
    assert len({one.key for one in sold}) == len({one.action for one in sold}) == len(sold)
    assert all(len(one.cost) == len(tables(game).kinds) for one in sold)
    assert all((one.price is None) == (one.offer is None) for one in sold)
    assert least_cards(game) == min(sum(one.cost) for one in sold if any(one.cost) and not one.steps)
    for one in sold:
        assert purchase_of(game, one.key) is one
        assert cost_of(game, one.key) == one.cost


def test_what_is_not_sold_costs_nothing_and_is_not_found() -> None:
    game = gift(3)
    assert cost_of(game, "castle") == (0,) * 5
    with pytest.raises(LookupError, match="sells no castle"):
        purchase_of(game, "castle")


def test_pieces_that_have_run_out_are_told_before_all_else() -> None:
    """Then the place, or where the record says so the price."""
    used_up, nowhere = Reason("used-up"), Reason("nowhere")
    road = PURCHASES[0]
    game = gift(3)
    state, _ = start(game)
    none = replace(road, sites=lambda *_: 0, supply=lambda *_: (0, 3), none_left=used_up, nowhere=nowhere, refused=())
    assert none.why_nowhere(game, state, Seat(0)) == none.why_not_at(game, state, Seat(0), 5) == used_up
    left = replace(none, supply=lambda *_: (1, 3))
    assert left.why_nowhere(game, state, Seat(0)) == left.why_not_at(game, state, Seat(0), 5) == nowhere
    some = replace(none, sites=lambda *_: 0b100)
    assert some.why_nowhere(game, state, Seat(0)) is some.why_not_at(game, state, Seat(0), 2) is None
    assert some.why_not_at(game, state, Seat(0), 1) == nowhere


# what a hand can pay for, kept by hand


def payable(kept: Payable, hand: tuple[int, ...]) -> list[str]:
    kinds = {one.action: one.key for one in PURCHASES}
    return [kinds[ware[2]] for ware in kept[hand]]


def test_every_hand_can_pay_for_what_it_covers() -> None:
    """Asked for the first time, and again."""
    kept = Payable(PURCHASES)
    for hand in HANDS + HANDS[::-1]:
        assert payable(kept, hand) == [one.key for one in PURCHASES if covers(hand, one.cost)]
    assert kept.least == 2


def test_what_is_kept_does_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buying, "HANDS_KEPT", 7)
    kept = Payable(PURCHASES[:1])
    assert [len(kept[hand]) for hand in HANDS] == [covers(hand, (1, 1, 0, 0, 0)) for hand in HANDS]
    assert len(kept) <= 7
