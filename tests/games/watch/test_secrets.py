"""Who sees what (WATCH-72, 86), and what is imagined for bots."""

from __future__ import annotations

from random import Random

import pytest

from catan_desktop.games.views import EVENTS
from catan_desktop.games.watch.actions import (
    ManceLook,
    ManceTake,
    MelisandreBuy,
    MelisandreSight,
    MormontAsk,
    MormontReturn,
)
from catan_desktop.games.watch.events import CardHandedOver, CardSeen, HandSeen, MormontAsked
from catan_desktop.games.watch.part import BLIND, HeroId, insight, watch
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.engine import apply, determinise, observe
from catan_desktop.kernel.event import Event, redact
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.mechanics.tables import BRICK, GRAIN, ORE, DevelopmentId, tables
from catan_desktop.present.compose import event_texts
from catan_desktop.present.words import Party, Who
from tests.parts import purse, settlers
from tests.positions import Position, Table, counts

RED, BLUE, YELLOW = Seat(0), Seat(1), Seat(2)


def mance_looks() -> Table:
    position = Position(
        heroes=("mance", "thorne", "marsh", "mormont"),
        cities={1: "V(0,1,N)"},
        hands={0: "3wool", 1: "ore brick", 2: "4grain"},
    )
    return position.table().do(ManceLook(RED, BLUE))


def melisandre_sees() -> Table:
    table = Position(
        heroes=("melisandre", "thorne", "marsh", "mormont"), hands={0: "ore wool brick"}, cards={1: "2knight"}
    ).table()
    table.do(MelisandreBuy(RED, GRAIN, BRICK))
    recruits = tables(table.game).card_kind("recruits")
    return table.do(*[MelisandreSight(CHANCE, recruits)] * 2)


def melisandre_chooses() -> Table:
    table = melisandre_sees()
    return table.do(MelisandreSight(CHANCE, DevelopmentId(tables(table.game).card_kind("vp"))))


@pytest.mark.rule("WATCH-86")
def test_only_mance_sees_the_hand() -> None:
    table = mance_looks()
    (seen,) = table.told(HandSeen)
    assert [redact(seen, Seat(seat)).cards for seat in range(4)] == [counts("ore brick")] * 2 + [None] * 2  # type: ignore[attr-defined]
    for seat in (BLUE, YELLOW):
        view = observe(table.game, table.state, seat)
        assert watch(table.game, view.state).private[RED] is None
    own = watch(table.game, observe(table.game, table.state, RED).state).private[RED]
    assert own is not None
    assert own.hand == counts("ore brick")
    table.do(ManceTake(RED, ORE))
    (moved,) = table.told(CardHandedOver)
    assert [redact(moved, Seat(seat)).card for seat in range(3)] == [ORE, ORE, None]  # type: ignore[attr-defined]


@pytest.mark.parametrize("reader", [RED, BLUE, YELLOW])
@pytest.mark.parametrize(
    "event",
    [
        HandSeen(RED, BLUE, counts("ore brick")),
        CardHandedOver(RED, BLUE, ORE, HeroId(0)),
        MormontAsked(RED, 1 << BLUE, ORE, 1 << BLUE),
    ],
)
def test_a_line_says_who_acts_and_whom_it_befalls(event: Event, reader: Seat) -> None:
    """Whoever reads it, and whether or not the reader sees the cards."""
    (told,) = event_texts(EVENTS, mance_looks().game, redact(event, reader))
    said = dict(told.words.arguments)
    assert said["who"] == Who(RED)
    assert said["whom"] in {Who(BLUE), Party(1 << BLUE)}


@pytest.mark.rule("WATCH-86", "HERO-23")
def test_only_melisandre_sees_the_cards() -> None:
    table = melisandre_sees()
    (seen,) = table.told(CardSeen)
    assert redact(seen, BLUE).card is None  # type: ignore[attr-defined]
    assert redact(seen, RED).card is not None  # type: ignore[attr-defined]
    assert watch(table.game, observe(table.game, table.state, BLUE).state).private[RED] is None


@pytest.mark.rule("WATCH-86", "HERO-19")
def test_what_mormont_names_and_who_lacks_it_is_public() -> None:
    table = Position(heroes=("mormont", "thorne", "marsh", "qhorin"), hands={0: "2wool", 1: "ore"}).table()
    table.do(MormontAsk(RED, 0b0110, ORE))
    (asked,) = table.told(MormontAsked)
    assert redact(asked, Seat(3)) == asked
    table.do(MormontReturn(RED, BLUE, CardKind(counts("wool").index(1))))
    (moved,) = table.told(CardHandedOver)
    assert redact(moved, Seat(3)).card is None  # type: ignore[attr-defined]


@pytest.mark.rule("WATCH-86")
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("make", [mance_looks, melisandre_sees, melisandre_chooses])
def test_imagined_states_agree_with_what_is_seen(make: object, seat: int) -> None:
    assert callable(make)
    table: Table = make()
    view = observe(table.game, table.state, Seat(seat))
    for luck in range(5):
        state = determinise(table.game, view, Random(luck))
        assert observe(table.game, state, Seat(seat)) == view
        part = watch(table.game, state)
        if part.private[RED] is not None and insight(part, RED).hand:
            assert insight(part, RED).hand == purse(settlers(state), BLUE).hand
        assert sum(insight(part, RED).cards) == {mance_looks: 0, melisandre_sees: 2}.get(make, 3)
        hidden = settlers(state).hidden
        assert hidden is not None
        assert all(seen <= left for seen, left in zip(insight(part, RED).cards, hidden, strict=False))
        again = Table(table.game, state)
        if again.actor() == RED:
            for action in [action for choice in again.choices() for action in choice]:
                assert min(purse(settlers(apply(table.game, state, action)[0]), BLUE).hand) >= 0


@pytest.mark.rule("WATCH-72", "WATCH-86")
def test_tokens_die_marker_heroes_and_figures_are_public() -> None:
    table = Position(breach=1, camps=("rc", "", ""), gift={"(0,0)": "g"}, unrevealed=(1,) * 9).table()
    mine = watch(table.game, table.state)
    for seat in range(4):
        seen = watch(table.game, observe(table.game, table.state, Seat(seat)).state)
        assert seen.private == tuple(BLIND if index == seat else None for index in range(4))
        for name in ("unrevealed", "revealed", "die", "breach", "heroes", "turned", "camps", "gift", "supply", "posts"):
            assert getattr(seen, name) == getattr(mine, name)
