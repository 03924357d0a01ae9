"""Gold in the trade panel, and a bridge on its site: by pointer, at the real table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from catan_desktop.games.views import PANELS
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.coins import gold_of, selling_rate
from catan_desktop.mechanics.parts import hand_of
from catan_desktop.present.panel_view import table_model
from catan_desktop.session.history import Timeline
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from tests.games.rivers.place import RiverTable, rivers
from tests.ui.table.table import Table, advance, at_step, new_session

pytestmark = pytest.mark.usefixtures("unpainted")

KINDS = ("lumber", "brick", "wool", "grain", "ore", "gold")
GOLD = 5


def table_where(wanted: Callable[[Session], bool]) -> Table:
    def so(session: Session) -> bool:
        return at_step("settlers.action")(session) and session.actor() == session.state.seat == 0 and wanted(session)

    return Table(advance(new_session("rivers", humans=(0,)), so, 5)).opened()


def own_gold(session: Session) -> int:
    return gold_of(session.game, session.state)[0]


def own_hand(session: Session) -> tuple[int, ...]:
    return hand_of(session.game, session.state, Seat(0))


def plus(table: Table, side: str, kind: int, times: int = 1) -> None:
    for _ in range(times):
        stepper = table.find(f"{side}-{KINDS[kind]}")
        table.click_at((stepper.rect.right - 6, stepper.rect.centery))


def test_two_gold_buy_a_card() -> None:
    """Two gold on the left, a card on the right, then the supply; a third purchase is not to be had."""
    table = table_where(lambda session: own_gold(session) >= 2 and sum(own_hand(session)) > 0)
    gold, ore = own_gold(table.session), own_hand(table.session)[4]
    plus(table, "give", GOLD, 2)
    plus(table, "want", 4)
    table.click("trade-supply")
    assert table.last().kind == "buy_with_gold"
    assert (own_gold(table.session), own_hand(table.session)[4]) == (gold - 2, ore + 1)


def test_the_supply_tells_what_gold_will_bring() -> None:
    """What stands in the draft is foretold at its button: what gold is left, and what becomes of the tiles."""
    table = table_where(lambda session: own_gold(session) >= 2 and sum(own_hand(session)) > 0)
    gold = own_gold(table.session)
    plus(table, "give", GOLD, 2)
    plus(table, "want", 4)
    assert f"Gold: {gold} → **{gold - 2}**" in table.find("trade-supply").tip


def test_why_gold_buys_no_third_card() -> None:
    t = rivers("V(0,0,N)", gold=(6,), bought=2)
    trade = table_model(PANELS, t.game, observe(t.game, t.state, Seat(0))).trade
    assert trade is not None
    refused = trade.refusal((0, 0, 0, 0, 0, 2), (0, 0, 0, 0, 1, 0))
    assert refused is not None
    assert refused.key == "reason-gold-bought-twice"


def test_equal_cards_are_sold_for_gold() -> None:
    """So many as the supply asks for gold, which is not what it asks for a card at a 2:1 harbour."""
    table = table_where(lambda session: max(own_hand(session)) >= selling_rate(session.game, session.state, Seat(0)))
    hand, gold = own_hand(table.session), own_gold(table.session)
    rate = selling_rate(table.session.game, table.session.state, Seat(0))
    give = hand.index(max(hand))
    plus(table, "give", give, rate)
    plus(table, "want", GOLD)
    table.click("trade-supply")
    assert table.last().kind == "sell_for_gold"
    assert (own_gold(table.session), own_hand(table.session)[give]) == (gold + 1, hand[give] - rate)


def test_gold_is_offered_to_the_others() -> None:
    table = table_where(lambda session: own_gold(session) >= 1 and all(session_sizes(session)[1:]))
    plus(table, "give", GOLD)
    plus(table, "want", 2)
    table.click("trade-offer")
    offer = table.last()
    assert offer.kind == "offer_trade"
    assert getattr(offer, "give")[GOLD] == 1  # noqa: B009
    assert getattr(offer, "want") == (0, 0, 1, 0, 0, 0)  # noqa: B009


def session_sizes(session: Session) -> tuple[int, ...]:
    return tuple(sum(hand_of(session.game, session.state, Seat(seat))) for seat in range(session.game.seats))


def kinds_of(session: Session) -> set[str]:
    decision = session.view(Seat(0)).decision
    return {next(iter(choice)).kind for choice in (decision.choices if decision else ()) if choice.count()}


def test_a_bridge_is_built_on_its_site() -> None:
    """Its button, then a lit site; three gold come."""
    table = table_where(lambda session: "build_bridge" in kinds_of(session))
    gold = own_gold(table.session)
    table.click("act-bridge")
    sites = table.lit("path")
    assert sites
    assert not sites & ~table.session.game.board.bridge_sites
    site = (sites & -sites).bit_length() - 1
    table.click_place("path", site)
    if table.last().kind != "build_bridge":
        table.click("next")
    assert (table.last().kind, own_gold(table.session)) == ("build_bridge", gold + 3)


def at(position: RiverTable, language: str = "en", name: str = "") -> Table:
    """A table that begins in a position."""
    seats = tuple(
        SeatSpec(kind="bot" if seat else "human", level="random", name=name, colour=seat) for seat in range(3)
    )
    spec = NewGame(ruleset="rivers", seats=seats, seed=1)
    return Table(
        Session(position.game, spec, Timeline(3, (position.state, ())), bots_in_process=True), language=language
    )


AGREED = ("0 offer_trade 1gold 1lumber @2", "2 accept_offer")
"""After this trade all three have two gold or less."""


def test_a_trade_with_a_player_tells_what_its_gold_brings() -> None:
    """All that the button of the supply would tell; the gold button, which makes the same trade, tells it as well."""
    table = at(rivers("", "", "1lumber", gold=(3, 2, 1)).do(*AGREED))
    for button in ("settle-2", "next"):
        tip = table.find(button).tip
        assert "Gold: 3 → **2**" in tip
        assert "You are no longer the Wealthiest Settler; nobody is.</> <danger>You become a Poor Settler" in tip


@pytest.mark.parametrize("name", ["Ada", "Konstantinopel"])
def test_the_button_of_a_trade_stays_within_its_box_beside_any_name(name: str) -> None:
    """It goes below a long one."""
    position = rivers("", "", "1lumber", gold=(3, 2, 1)).do(*AGREED)
    table = at(position, language="ru", name=name)
    box, button = table.find("answer-2").rect, table.find("settle-2").rect
    assert box.contains(button)
    assert (button.top > box.top + box.height // 3) == (name != "Ada")


def test_the_acceptance_of_an_offer_tells_what_its_gold_brings() -> None:
    """The trade that comes of it, whoever else is still asked."""
    offered = rivers("1lumber", "", "1wool", gold=(3, 2, 1), seat=2).do("2 offer_trade 1wool 2gold @01")
    table = at(offered)
    tip = table.find("accept").tip
    assert "You get 1" in tip
    assert "You become a Poor Settler" in tip
    assert "Gold: 3 → **1**" in tip


def test_the_tiles_are_told_in_a_line_each_with_its_picture() -> None:
    """All Poor Settlers are named in one line, and no line stands out to the left of the others."""
    table = at(rivers("", "", "1lumber", gold=(3, 2, 2)).do("0 offer_trade 2gold 1lumber @2", "2 accept_offer"))
    table.click("settle-2")
    lines = [line for line in table.port.log.chronicle(Seat(0)) if line.words.key in ("event-wealthiest", "event-poor")]
    names = [table.scene.texts.name(Seat(seat)) for seat in range(3)]
    assert [table.scene.texts.say(line.words) for line in lines] == [
        f"Wealthiest Settler: {names[2]}",
        f"Poor Settler: {names[0]}",
    ]
    assert all(line.icon for line in lines)


def test_several_who_are_poor_are_named_in_one_line() -> None:
    table = at(rivers("", "", "1lumber", gold=(4, 2, 1)).do("0 offer_trade 2gold 1lumber @2", "2 accept_offer"))
    table.click("settle-2")
    poor = [line for line in table.port.log.chronicle(Seat(0)) if line.words.key == "event-poor"]
    names = [table.scene.texts.name(Seat(seat)) for seat in range(2)]
    assert [table.scene.texts.say(line.words) for line in poor] == [f"Poor Settlers: {', '.join(names)}"]


def test_sentences_and_figures_that_are_foretold_stand_apart() -> None:
    position = rivers("V(0,0,N) 1lumber 1brick", "V(2,0,S)", "V(0,2,S)", gold=(2, 2, 3))
    sentences, figures = at(position).scene.texts.consequences(position.read("0 build_road E(0,0,NE)"))
    assert sentences.count(".") == 2
    assert "no longer the Wealthiest Settler; nobody is. <good>You are no longer a Poor Settler.</>" in sentences
    assert "." not in figures
    assert figures.endswith("\u00a0· Gold: 2 → **3**")
