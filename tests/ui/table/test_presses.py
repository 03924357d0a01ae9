"""How many presses usual acts take by the one rule of pressing (`test_pressing`).

The next step that the gold button proposes (the roll, the end of the turn) takes one: nothing is chosen in it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import count

import pygame
import pytest

from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.choice import Handful
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.actions import Discard
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from catan_desktop.ui.dialogs.handful import HandfulPicker, PickCard
from catan_desktop.ui.dialogs.option_row import OptionRow
from catan_desktop.ui.scenes.table.actions import GUARD_SECONDS
from catan_desktop.ui.scenes.table.hand import CardStack
from catan_desktop.ui.widgets import Widget
from tests.ui.table.table import Table, advance, kit_of, new_session

pytestmark = pytest.mark.usefixtures("unpainted")

MOST = 9
"""So many presses are tried."""
STILL = Settings(animation_speed="off", bot_pause_seconds=0.0)


def kinds(session: Session) -> dict[str, int]:
    """How many actions of each kind the first seat may take in its own turn."""
    if session.actor() != 0:
        return {}
    decision = session.view(Seat(0)).decision
    assert decision is not None
    return {next(iter(choice)).kind: choice.count() for choice in decision.choices if choice.count()}


def table_with(kind: str, ruleset: str = "classic", fits: Callable[[Table], bool] = lambda table: True) -> Table:
    """A table at which the first seat may do something."""
    for seed in count(5):
        with suppress(LookupError):
            session = advance(new_session(ruleset, seed=seed), lambda s: kind in kinds(s), seed)
            table = Table(session, settings=STILL)
            table.step(GUARD_SECONDS + 0.1)
            if fits(table):
                return table
    raise AssertionError("there is always a next seed")


def presses(table: Table, act: Callable[[], object], *done: str) -> int:
    """Return how often something is pressed until one of these actions is done."""
    before = len(table.done())
    for number in range(1, MOST + 1):
        act()
        if set(done) & set(table.done()[before:]):
            return number
    raise AssertionError(f"none of {done} after {MOST} presses: {table.done()[before:]}")


def widget(table: Table, wanted: Callable[[Widget], bool]) -> Widget | None:
    root = table.scene.root
    top = root.dialogs[-1] if root.dialogs else root.content
    return next((one for one in top.walk() if wanted(one)), None)


def answers(table: Table) -> list[OptionRow]:
    root = table.scene.root
    top = root.dialogs[-1] if root.dialogs else root.content
    return [one for one in top.walk() if isinstance(one, OptionRow) and one.enabled]


def place_of(table: Table, kind: str) -> tuple[str, int] | None:
    """A lit place at which nothing else can be done."""
    lit = table.scene.facts.highlights.items()
    return next((place for place, here in lit if {one.kind for one in here} == {kind} and len(here) == 1), None)


def roll() -> int:
    table = table_with("roll")
    return presses(table, lambda: table.key(pygame.K_SPACE), "roll")


def built(kind: str) -> int:
    table = table_with(kind, fits=lambda one: place_of(one, kind) is not None)
    place = place_of(table, kind)
    assert place is not None
    return presses(table, lambda: table.click_place(*place), kind)


def buy_a_card() -> int:
    table = table_with("buy_card")
    return presses(table, lambda: table.click("act-card"), "buy_card")


def play_a_card() -> int:
    """A knight, which goes on with the robber."""
    table = table_with("play_knight")

    def press() -> None:
        found = widget(table, lambda one: isinstance(one, CardStack) and "play_knight" in one.card.kinds)
        assert found is not None
        table.click_at(found.rect.center)

    return presses(table, press, "play_knight")


def bank_trade() -> int:
    """The one that is proposed."""

    def chip(table: Table) -> Widget | None:
        return widget(table, lambda one: one.name.startswith("bargain-"))

    table = table_with("bank_trade", fits=lambda one: chip(one) is not None)

    def press() -> None:
        found = chip(table)
        assert found is not None
        table.click_at(found.rect.center)

    return presses(table, press, "bank_trade")


def trade_offer() -> int:
    """One card for another: what is given, what is wanted, and the offer."""
    table = table_with("offer_trade")
    trade = table.scene.model.trade
    assert trade is not None
    give = next(kind for kind, held in enumerate(trade.hand) if held)
    want = next(kind for kind in range(5) if kind != give)
    steps = iter((f"hand-{trade.kinds[give]}", f"want-{trade.kinds[want]}", "trade-offer"))
    return presses(table, lambda: table.click(next(steps)), "offer_trade")


def crowded(table: Table) -> int | None:
    """A hex at which two opponents with cards could be robbed; None where there is none."""
    game, state = table.session.game, table.session.state
    stands = PIECES.of(game, state)
    panels = table.scene.model.seats
    rich = [seat for seat in range(1, game.seats) if panels[seat].counters[0].value]

    def robbed(site: int) -> int:
        corners = game.board.topology.hex_corner_mask[site]
        return sum(bool((stands.settlements[seat] | stands.cities[seat]) & corners) for seat in rich)

    return next((site for site in bits(table.lit("hex")) if robbed(site) > 1), None)


def robber_and_victim() -> int:
    """A hex at which there is somebody to choose from, and one of them."""
    table = table_with("move_robber", fits=lambda one: crowded(one) is not None)
    site = crowded(table)
    assert site is not None
    number = presses(table, lambda: table.click_place("hex", site), "move_robber")
    return number + presses(table, lambda: table.click_at(answers(table)[0].rect.center), "steal")


def discard_four() -> int:
    """Four cards out of the dialog."""

    def four(table: Table) -> bool:
        return sum(table.scene.model.seats[0].counters[0].value for _ in (0,)) in {8, 9}

    table = table_with("discard", fits=four)
    cards = [card for card in table.scene.root.dialogs[-1].walk() if isinstance(card, PickCard)]
    held = [card for card in cards for _ in range(card.pool)][:4]
    steps = iter(held)

    def press() -> None:
        card = next(steps, None)
        table.click_at(table.find("handful-done").rect.center if card is None else card.rect.center)

    return presses(table, press, "discard")


def discard_the_most() -> int:
    """Four cards of what one has most of."""

    def four(table: Table) -> bool:
        return table.scene.model.seats[0].counters[0].value in {8, 9}

    table = table_with("discard", fits=four)
    cards = [card for card in table.scene.root.dialogs[-1].walk() if isinstance(card, PickCard)]
    steps = iter(["handful-most", "handful-done"])

    def press() -> None:
        table.click(next(steps))
        left = [card.pool - card.chosen for card in cards]
        assert all(max(left) <= kept + 1 for kept, card in zip(left, cards, strict=True) if card.chosen)

    return presses(table, press, "discard")


def discard_four_of_a_kind() -> int:
    """Four cards of one kind at once, with Shift."""

    def four(table: Table) -> bool:
        held = table.scene.model.hand.resources
        return table.scene.model.seats[0].counters[0].value in {8, 9} and max(count for _, count in held) >= 4

    table = table_with("discard", fits=four)
    cards = [card for card in table.scene.root.dialogs[-1].walk() if isinstance(card, PickCard)]
    steps = iter([max(cards, key=lambda card: card.pool).rect.center, table.find("handful-done").rect.center])

    def press() -> None:
        pygame.key.set_mods(pygame.KMOD_SHIFT)
        table.click_at(next(steps))
        pygame.key.set_mods(pygame.KMOD_NONE)

    return presses(table, press, "discard")


def end_of_turn() -> int:
    table = table_with("end_turn")
    return presses(table, lambda: table.key(pygame.K_SPACE), "end_turn")


def knight_act() -> int:
    """A knight is roused: the button, and which one."""
    table = table_with("activate_knight", "cities-knights")
    table.click("act-activate")
    if table.done()[-1] == "activate_knight":
        return 1
    place = next(iter(table.scene.facts.highlights))
    return 1 + presses(table, lambda: table.click_place(*place), "activate_knight")


def sent(kind: str) -> int:
    """A clerk, or the only soldier there is to send: one of several, after which nobody else acts yet."""

    def fits(table: Table) -> bool:
        place = place_of(table, kind)
        return place is not None and not table.port.game.final(table.scene.facts.highlights[place][0])

    table = table_with(kind, "great-wall", fits)
    place = place_of(table, kind)
    assert place is not None
    return presses(table, lambda: table.click_place(*place), kind)


PRESSES: Mapping[str, tuple[Callable[[], int], int, int]] = {
    "roll": (roll, 1, 1),
    "road": (lambda: built("build_road"), 2, 1),
    "settlement": (lambda: built("build_settlement"), 2, 1),
    "city": (lambda: built("build_city"), 2, 1),
    "buy a card": (buy_a_card, 2, 2),
    "play a card": (play_a_card, 2, 1),
    "bank trade": (bank_trade, 2, 1),
    "trade offer": (trade_offer, 3, 3),
    "robber and victim": (robber_and_victim, 4, 3),
    "discard four": (discard_four, 5, 5),
    "discard the most": (discard_the_most, 5, 2),
    "discard four of a kind": (discard_four_of_a_kind, 5, 2),
    "end of turn": (end_of_turn, 1, 1),
    "knight act": (knight_act, 2, 2),
    "clerk": (lambda: sent("place_clerk"), 1, 1),
    "only soldier": (lambda: sent("deploy"), 2, 1),
}
"""The act -> how it is done, how many presses it took before there was one rule, and how many it takes."""


@pytest.mark.parametrize("act", PRESSES)
def test_an_act_takes_so_many_presses(act: str) -> None:
    count_them, _, now = PRESSES[act]
    assert count_them() == now


def test_what_leads_to_luck_to_others_or_to_a_secret_cannot_be_taken_back() -> None:
    told = {}
    for kind in ("roll", "end_turn", "buy_card", "build_road", "build_settlement", "play_knight", "bank_trade"):
        table = table_with(kind)
        action = next(one for choice in table.scene.model.choices for one in choice if one.kind == kind)
        told[kind] = table.port.game.final(action)
        assert table.scene.submit(action)
        if not told[kind]:
            assert table.port.game.led(Seat(0))
            assert table.session.history.undo()
    assert [kind for kind, final in told.items() if final] == ["roll", "end_turn", "buy_card"]


def test_with_shift_as_many_of_a_kind_are_picked_as_are_wanted_and_all_put_back() -> None:
    kit = kit_of()
    wanted = Handful(Discard, Seat(0), (5, 2, 0, 0, 0), 4, 4)
    picker = HandfulPicker(
        kit, wanted, ("lumber", "brick", "wool", "grain", "ore"), lambda key, /, **args: key, "", int
    )
    for index, by, picked in ((1, 2, (0, 2)), (0, 5, (2, 2)), (1, -2, (2, 0)), (0, 5, (4, 0)), (1, 2, (3, 1))):
        picker.step(index, by)
        assert picker.picked[:2] == picked
