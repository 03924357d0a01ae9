"""Trade at the table: steppers, the supply's rate, offers, answers, counter-offers, and what is refused."""

from __future__ import annotations

import pygame
import pytest

from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.actions import DeclineOffer, OfferTrade
from catan_desktop.mechanics.trade import OfferData
from catan_desktop.mechanics.view.trade import trade_view
from catan_desktop.present.models.panels import ActionButton, OfferView
from catan_desktop.present.words import Who, words
from catan_desktop.session.session import Session
from catan_desktop.ui.scenes.table import auto_pass
from catan_desktop.ui.scenes.table.actions import PrimaryButton
from catan_desktop.ui.scenes.table.auto_pass import SEEN_SECONDS
from catan_desktop.ui.scenes.table.bargains import bargain
from catan_desktop.ui.scenes.table.chips import Chip
from catan_desktop.ui.scenes.table.chooser import offer_of
from catan_desktop.ui.scenes.table.draft import Draft
from catan_desktop.ui.scenes.table.layout import sides
from catan_desktop.ui.scenes.table.messages import NameTerms, StartAction
from catan_desktop.ui.scenes.table.steppers import Stepper
from catan_desktop.ui.scenes.table.trade import TradeActs, TradePanel
from catan_desktop.ui.widgets import Button, RichText
from tests.parts import purse, settlers
from tests.ui.table.table import QUICK, SIZE, Table, advance, at_step, new_session

pytestmark = pytest.mark.usefixtures("unpainted")

KINDS = ("lumber", "brick", "wool", "grain", "ore")


def trading(session: Session) -> bool:
    """Seat 0 may offer, and holds at least two kinds."""
    if not at_step("settlers.action")(session) or session.actor() != 0:
        return False
    part = settlers(session.state)
    hand = purse(part, Seat(0)).hand
    return sum(1 for count in hand if count) >= 2 and all(part.hands[1:]) and part.offers == 0


def traders(humans: tuple[int, ...] = (0,), seed: int = 5, seats: int = 4) -> Table:
    return Table(advance(new_session(humans=humans, seed=seed, seats=seats), trading, seed)).opened()


def hand_of(table: Table, seat: int = 0) -> tuple[int, ...]:
    hand: tuple[int, ...] = purse(settlers(table.session.state), Seat(seat)).hand
    return hand


def plus(table: Table, side: str, kind: int, times: int = 1) -> None:
    for _ in range(times):
        stepper = table.find(f"{side}-{KINDS[kind]}")
        table.click_at((stepper.rect.right - 6, stepper.rect.centery))


def minus(table: Table, side: str, kind: int) -> None:
    stepper = table.find(f"{side}-{KINDS[kind]}")
    table.click_at((stepper.rect.x + 6, stepper.rect.centery))


def held(table: Table) -> tuple[int, int]:
    """A kind that the hand has, and one to ask for."""
    hand = hand_of(table)
    give = hand.index(max(hand))
    return give, next(kind for kind in range(5) if kind != give)


def test_steppers_stop_at_the_hand_and_at_nothing() -> None:
    table = traders()
    give, _ = held(table)
    plus(table, "give", give, 20)
    assert table.scene.state.draft.give[give] == hand_of(table)[give]
    for _ in range(25):
        minus(table, "give", give)
    assert table.scene.state.draft.give[give] == 0


def test_a_kind_never_stands_on_both_sides() -> None:
    table = traders()
    give, _ = held(table)
    plus(table, "give", give)
    plus(table, "want", give)
    assert (table.scene.state.draft.give[give], table.scene.state.draft.want[give]) == (0, 1)


def test_steppers_work_by_keys_and_wheel() -> None:
    table = traders()
    give, _ = held(table)
    stepper = table.find(f"give-{KINDS[give]}")
    assert isinstance(stepper, Stepper)
    table.scene.root.set_focus(stepper)
    table.scene.root.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_PLUS, mod=0, unicode="+", scancode=0))
    assert table.scene.state.draft.give[give] == 1


def test_an_offer_reaches_everybody_and_is_answered() -> None:
    table = traders()
    give, want = held(table)
    plus(table, "give", give)
    plus(table, "want", want)
    table.click("trade-offer")
    assert table.last().kind == "offer_trade"
    assert getattr(table.last(), "partners") == 0b1110  # noqa: B009
    assert table.words.tr("offer-own") in [w.source for w in table.find("offer").walk() if isinstance(w, RichText)]
    for _ in range(10):
        table.step()
    assert set(table.done()) & {"accept_offer", "decline_offer", "counter_offer"}


def test_an_offer_can_leave_somebody_out() -> None:
    table = traders()
    give, want = held(table)
    plus(table, "give", give)
    plus(table, "want", want)
    table.click("ask-2")
    table.click("trade-offer")
    assert getattr(table.last(), "partners") == 0b1010  # noqa: B009


def test_an_empty_offer_is_refused_in_words() -> None:
    table = traders()
    before = table.session.ply
    table.click("trade-offer")
    assert table.toasts == (table.words.tr("reason-no-gifts"),)
    give, _ = held(table)
    plus(table, "give", give)
    table.click("trade-offer")
    assert table.session.ply == before


def test_the_hand_itself_can_be_offered_by_a_click() -> None:
    table = traders()
    give, _ = held(table)
    table.click(f"hand-{KINDS[give]}")
    assert table.scene.state.draft.give[give] == 1


def supplied(session: Session) -> bool:
    """There is a trade with the supply worth making."""
    if not trading(session):
        return False
    trade = trade_view(session.game, session.view(Seat(0)))
    return trade is not None and trade.best is not None


@pytest.mark.usefixtures("for_good")
def test_the_best_trade_with_the_supply_is_filled_in_before_it_is_made() -> None:
    table = Table(advance(new_session(), supplied)).opened()
    button = table.find("trade-supply")
    assert isinstance(button, Button)
    assert button.enabled
    before, ply = sum(hand_of(table)), table.session.ply
    table.click("trade-supply")
    assert table.session.ply == ply
    assert not table.scene.state.draft.empty
    table.click("trade-supply")
    assert table.last().kind == "bank_trade"
    assert sum(hand_of(table)) < before


def test_who_is_not_asked_twice_trades_with_the_supply_at_one_press() -> None:
    settings = QUICK.model_copy(update={"confirm_costly": False})
    table = Table(advance(new_session(), supplied), settings=settings).opened()
    table.click("trade-supply")
    assert table.last().kind == "bank_trade"


def test_no_trade_is_named_for_what_has_no_place_or_for_nothing() -> None:
    table = Table(advance(new_session(), supplied, most=9000)).opened()
    trade, entries = table.scene.model.trade, table.scene.model.buttons
    assert trade is not None
    placeless = [replace(entry, reason=words("reason-no-settlement-site")) for entry in entries]
    assert all(bargain(trade, placeless, entry.key) is None for entry in placeless)
    assert trade.best is not None
    assert bargain(trade, ()) is None


def lacking_one(session: Session) -> bool:
    """One trade with the supply is between the hand and something that can be built."""
    if not supplied(session):
        return False
    model = Table(session).scene.model
    assert model.trade is not None
    found = (bargain(model.trade, model.buttons, entry.key) for entry in model.buttons if entry.missing)
    return any(one is not None and one.enough for one in found)


def test_a_trade_that_pays_for_something_is_named_where_the_rules_rank_no_purchases() -> None:
    model = Table(advance(new_session(), lacking_one, most=9000)).scene.model
    assert model.trade is not None
    found = bargain(replace(model.trade, best=None), model.buttons)
    assert found is not None
    assert found.enough
    assert found.entry in model.buttons


def suggested() -> tuple[Table, ActionButton]:
    """A table with a suggestion for the supply, and what it is good for."""
    table = Table(advance(new_session(), lacking_one, most=9000)).opened()
    model = table.scene.model
    assert model.trade is not None
    for entry in model.buttons:
        found = bargain(model.trade, model.buttons, entry.key) if entry.missing else None
        if found is not None and found.enough:
            table.scene.send(StartAction(found.entry))
            return table, found.entry
    raise LookupError


def chip(table: Table) -> Chip:
    """The suggestion beside the board."""
    return next(widget for widget in table.find("trade").walk() if isinstance(widget, Chip))


@pytest.mark.usefixtures("for_good")
def test_what_cannot_be_paid_for_leads_to_a_trade_with_the_supply_toward_it() -> None:
    table, entry = suggested()
    assert table.scene.state.draft.wish == entry.key
    ply = table.session.ply
    assert not chip(table).chosen
    table.click(chip(table).name)
    assert table.session.ply == ply, "the first press only fills in"
    assert chip(table).chosen
    table.click(chip(table).name)
    assert table.last().kind == "bank_trade"
    after = next(one for one in table.scene.model.buttons if one.key == entry.key)
    assert not after.missing


@pytest.mark.usefixtures("for_good")
def test_a_trade_that_is_filled_in_is_made_with_the_gold_button_and_taken_back_with_escape() -> None:
    table, _ = suggested()
    ply = table.session.ply
    gold = table.find("next")
    assert isinstance(gold, PrimaryButton)
    assert gold.final
    table.click(chip(table).name)
    table.key(pygame.K_ESCAPE)
    assert table.scene.state.draft.empty
    assert not table.dialog
    table.click(chip(table).name)
    gold = table.find("next")
    assert isinstance(gold, PrimaryButton)
    assert not gold.final
    table.key(pygame.K_SPACE)
    assert table.session.ply == ply + 1
    assert table.last().kind == "bank_trade"


def test_an_offer_that_is_put_together_is_made_with_the_gold_button_and_the_turn_goes_on() -> None:
    table = traders()
    give, want = held(table)
    gold = table.find("next")
    assert isinstance(gold, PrimaryButton)
    assert gold.final
    plus(table, "give", give)
    plus(table, "want", want)
    gold = table.find("next")
    assert isinstance(gold, PrimaryButton)
    assert (gold.text, gold.final) == (table.words.tr("trade-offer"), False)
    shining = [one for one in table.scene.root.content.walk() if isinstance(one, Button) and one.kind == "primary"]
    assert [one.name for one in shining if one.enabled] == ["next"]
    turn, ply = table.session.state.turn, table.session.ply
    table.key(pygame.K_SPACE)
    assert table.session.timeline.plies[ply].action.kind == "offer_trade"
    assert table.session.state.turn == turn
    assert table.scene.state.draft.refused
    assert table.scene.state.draft.last is not None, "it can be made again"


def test_who_wants_no_more_offers_in_this_turn_ends_it_with_the_gold_button() -> None:
    table = traders()
    give, want = held(table)
    plus(table, "give", give)
    plus(table, "want", want)
    table.click("trade-silent")
    gold = table.find("next")
    assert isinstance(gold, PrimaryButton)
    assert gold.final


def test_escape_in_the_turn_of_another_opens_the_menu_whatever_was_drawn_up_before() -> None:
    table = traders()
    plus(table, "give", held(table)[0])
    table.step(0.5)
    table.key(pygame.K_SPACE)
    assert table.scene.model.active != 0
    assert table.scene.state.draft.empty, "it ended with its turn"
    table.key(pygame.K_ESCAPE)
    assert table.dialog == "menu"


@pytest.mark.parametrize(("language", "larger"), [("en", 1.0), ("ru", 1.0), ("en", 1.3), ("ru", 1.3)])
def test_no_row_of_the_trade_panel_ever_moves(language: str, larger: float) -> None:
    """A place that was learned is pressed without looking, whatever is suggested or offered just then."""
    session = advance(new_session(), lacking_one, most=9000)
    table = Table(session, language=language).opened()
    scene = table.scene
    table.kit.resize(SIZE, larger=larger)
    wide = table.kit.px(sides(SIZE[0] / table.kit.k, larger)[1] - 40)
    model = scene.model
    trade, offer = model.trade, offer_of(model.choices)
    assert trade is not None
    assert offer is not None
    found = next(
        one for one in (bargain(trade, model.buttons, entry.key) for entry in model.buttons) if one is not None
    )
    acts = TradeActs(print, print, print, print, print, print, asks=lambda action: False)
    offered = ((1, 0, 0, 0, 0), (0, 1, 0, 0, 0), 0)
    full, empty, hushed, own = Draft(*offered, last=offered), Draft(), Draft(silent=True), Draft(counter=True)
    theirs = replace(trade, offer=OfferView(Seat(1), (1,) * 5, (1,) * 5, (), None, None, None, True, None))
    seen = set()
    for draft, given, asked, hint in (
        (empty, trade, offer, None),
        (empty, trade, offer, found),
        (empty, trade, None, None),
        (full, trade, offer, found),
        (hushed, trade, offer, None),
        (own, theirs, offer, None),
        (empty, replace(trade, reason=words("reason-trade-after-roll")), None, None),
    ):
        panel = TradePanel(table.kit, scene.texts, given, asked, draft, acts, hint)
        tall = panel.measure(wide).height
        panel.layout(pygame.Rect(0, -tall, wide, tall))  # its foot stands still
        names = [f"{side}-{kind}" for side in ("give", "want") for kind in KINDS]
        seen.add(tuple(tuple(panel.find(name).rect) for name in names))
    assert len(seen) == 1


def test_what_goes_for_a_wanted_card_is_seen_before_it_goes() -> None:
    def only_one_kind(session: Session) -> bool:
        if not supplied(session):
            return False
        trade = Table(session).scene.model.trade
        assert trade is not None
        return sum(trade.hand[kind] >= trade.rates[kind] for kind in range(5)) == 1

    table = Table(advance(new_session(), only_one_kind)).opened()
    trade = table.scene.model.trade
    assert trade is not None
    give = next(kind for kind in range(5) if trade.hand[kind] >= trade.rates[kind])
    want = next(kind for kind in range(5) if kind != give)
    assert all(stepper.ghost == 0 for stepper in table.scene.root.content.walk() if isinstance(stepper, Stepper))
    plus(table, "want", want)
    shown = {name: table.find(f"give-{name}") for name in KINDS}
    assert {
        name: stepper.ghost for name, stepper in shown.items() if isinstance(stepper, Stepper) and stepper.ghost
    } == {KINDS[give]: trade.rates[give]}
    before = hand_of(table)[give]
    table.click("trade-supply")
    assert before - hand_of(table)[give] == trade.rates[give]


def test_the_rate_of_the_supply_is_filled_in_by_itself() -> None:
    table = Table(advance(new_session(), supplied)).opened()
    hand = hand_of(table)
    give = hand.index(max(hand))
    want = (give + 1) % 5
    plus(table, "give", give, table.scene.model.trade.rates[give] if table.scene.model.trade else 4)
    plus(table, "want", want)
    table.click("trade-supply")
    assert table.last().kind == "bank_trade"
    assert (getattr(table.last(), "give"), getattr(table.last(), "take")) == (give, want)  # noqa: B009


def test_the_last_offer_can_be_made_again() -> None:
    table = traders()
    give, want = held(table)
    plus(table, "give", give)
    plus(table, "want", want)
    table.click("trade-offer")
    first = table.last()
    for _ in range(40):
        table.step()
        if at_step("settlers.offer")(table.session) and table.session.actor() == 0:
            table.click("withdraw")
    assert table.session.actor() == 0
    assert not table.has("trade-again"), "it lies there"
    table.click("trade-clear")
    table.click("trade-again")
    table.click("trade-offer")
    assert table.last() == first


def test_trade_before_the_roll_says_why_not() -> None:
    table = Table(advance(new_session(), at_step("settlers.pre_roll")))
    opener = table.find("trade-open")
    assert not opener.enabled
    assert opener.reason == table.words.tr("reason-trade-after-roll")
    table.letter("t")
    assert not table.has("trade")
    assert table.words.tr("reason-trade-after-roll") in table.toasts


def test_the_drawer_opens_by_its_button_its_key_or_a_card_and_is_shut_in_the_next_turn() -> None:
    table = traders()
    table.key(pygame.K_ESCAPE)
    assert not table.has("trade")
    table.letter("t")
    assert table.scene.root.focus in set(table.find("trade").walk())
    table.letter("t")
    assert not table.has("trade")
    table.click(f"hand-{KINDS[held(table)[0]]}")
    assert table.has("trade")
    table.click("trade-close")
    assert not table.has("trade")
    assert table.scene.state.draft.empty
    table.opened()
    table.set(draft=table.scene.state.draft.begun(table.scene.model.turn + 1))
    table.scene.rebuild()
    assert not table.has("trade")


def test_steppers_that_cannot_be_used_leave_the_room_to_the_chronicle_in_turns_of_others() -> None:
    table = Table(advance(new_session(humans=(0,)), trading, 5)).opened()
    tall = table.find("chronicle-card").rect.height
    assert table.has("trade-offer")
    table.step(0.5)
    table.key(pygame.K_SPACE)
    table.draw()
    assert table.scene.model.active != 0
    assert not table.has("trade-offer")
    assert table.find("chronicle-card").rect.height > tall


def asked_to_trade(session: Session) -> bool:
    return at_step("settlers.offer")(session) and session.actor() != session.state.frames[-1].data_as(OfferData).seat


def own(table: Table, kind: str) -> int:
    """How often seat 0 has done something of a kind."""
    return sum(1 for ply in table.session.timeline.plies if ply.action.kind == kind and ply.action.seat == 0)


def test_an_offer_of_a_bot_is_answered_beside_the_board() -> None:
    table = Table(advance(new_session(seed=3), asked_to_trade, 3)).opened()
    assert table.dialog == ""
    assert not table.find("offer").rect.colliderect(table.scene.board.rect)
    before = own(table, "decline_offer")
    table.click("decline")
    assert own(table, "decline_offer") == before + 1


def test_the_key_of_trade_goes_to_the_answers_of_an_offer_and_gives_none() -> None:
    table = Table(advance(new_session(seed=3), can_accept, 3)).opened()
    before = table.session.ply
    table.letter("t")
    assert table.session.ply == before
    assert table.scene.root.focus is table.find("decline")
    table.key(pygame.K_RIGHT)
    assert table.scene.root.focus is table.find("accept")
    table.key(pygame.K_RETURN)
    assert own(table, "accept_offer") == 1


def cannot_accept(session: Session) -> bool:
    return asked_to_trade(session) and session.actor() == 0 and not can_accept(session)


def unmet(**more: object) -> Table:
    """An offer of a bot to the only person, who lacks the cards."""
    return Table(advance(new_session(seed=3), cannot_accept, 3), **more)  # type: ignore[arg-type]


def test_an_offer_that_cannot_be_met_is_seen_and_then_declined_with_a_word() -> None:
    table = unmet()
    trade = table.scene.model.trade
    assert trade is not None
    assert trade.offer is not None
    name = table.port.seats.sittings[trade.offer.seat].name
    before = own(table, "decline_offer")
    table.step(0.1, round(SEEN_SECONDS / 0.1) - 3)
    assert table.has("offer")
    assert own(table, "decline_offer") == before
    table.step(0.1, 4)
    assert own(table, "decline_offer") == before + 1
    assert table.words.tr("trade-declined-unmet", name=name) in table.toasts
    assert any(line.words.key == "event-declines" for line in table.port.log.chronicle(Seat(0))[-12:])


def test_the_bar_declines_what_cannot_be_met() -> None:
    table = unmet()
    before = own(table, "decline_offer")
    table.key(pygame.K_SPACE)
    assert own(table, "decline_offer") == before + 1


@pytest.mark.parametrize("kept", ["setting", "terms", "pointer", "menu"])
def test_an_offer_waits_for_who_wants_to_answer_or_thinks_of_other_terms(kept: str) -> None:
    settings = QUICK.model_copy(update={"auto_decline": kept != "setting"})
    table = unmet(settings=settings)
    if kept == "terms":
        table.scene.send(NameTerms())
    elif kept == "pointer":
        where = table.find("counter").rect.center
        table.stack.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0)))
    elif kept == "menu":
        table.key(pygame.K_F10)
    ply = table.session.ply
    table.step(0.1, 60)
    assert table.session.ply == ply


def test_with_several_people_no_offer_is_declined_by_itself() -> None:
    """It would tell the others what a hand lacks."""
    table = Table(advance(new_session(humans=(0, 1), seed=3), cannot_accept, 3)).opened()
    table.scene.look(Seat(0))
    assert auto_pass.unmet(table.scene.facts) is None


def test_an_offer_that_can_be_met_waits() -> None:
    table = Table(advance(new_session(seed=3), can_accept, 3)).opened()
    ply = table.session.ply
    table.step(0.1, 60)
    assert table.session.ply == ply


def can_accept(session: Session) -> bool:
    if not asked_to_trade(session) or session.actor() != 0:
        return False
    decision = session.view(Seat(0)).decision
    return decision is not None and any(next(iter(one)).kind == "accept_offer" for one in decision.choices)


def test_who_wants_to_hear_no_more_offers_declines_by_himself_until_the_turn_ends() -> None:
    table = Table(advance(new_session(seed=3), asked_to_trade, 3)).opened()
    turn = table.session.state.turn
    table.click("deaf")
    before = own(table, "decline_offer")
    assert before >= 1
    for _ in range(400):
        if table.session.state.turn != turn or table.session.actor() == 0:
            break
        table.step()
    assert not (asked_to_trade(table.session) and table.session.state.turn == turn)
    assert dict(table.scene.state.muted_offers) == {Seat(0): turn}


def test_no_more_offers_in_this_turn_can_be_taken_back() -> None:
    table = traders()
    table.click("trade-silent")
    assert table.find("trade-offer").reason == table.words.tr("trade-silent-now")
    assert not table.has("ask-1")
    table.click("trade-speak")
    assert table.find("trade-offer").enabled
    assert table.has("ask-1")


def test_a_silence_and_what_was_not_offered_end_with_their_turn() -> None:
    table = traders()
    table.click("trade-silent")
    table.set(draft=table.scene.state.draft.with_count("want", 0, 1))
    assert table.scene.state.draft.silent
    assert any(table.scene.state.draft.want)
    turn = table.session.state.turn
    table.scene.view.primary_age = 1.0
    table.letter(" ")
    for _ in range(2000):
        if table.session.state.turn != turn:
            break
        table.step()
    assert table.session.state.turn != turn
    table.scene.rebuild()
    assert (table.scene.state.draft.silent, any(table.scene.state.draft.want)) == (False, False)


def test_an_offer_of_a_bot_says_what_the_person_would_give_and_get() -> None:
    table = Table(advance(new_session(seed=3), asked_to_trade, 3)).opened()
    trade = table.scene.model.trade
    assert trade is not None
    assert trade.offer is not None
    texts, kinds, offer = table.scene.texts, trade.kinds, trade.offer
    give = f"{table.words.tr('trade-give')}\u00a0 **{texts.cards(offer.want, kinds)}**"
    get = f"{table.words.tr('trade-get')}\u00a0 **{texts.cards(offer.give, kinds)}**"
    shown = [widget.source for widget in table.find("offer").walk() if isinstance(widget, RichText)]
    assert give in shown
    assert get in shown


def test_other_terms_are_put_together_in_the_trade_panel() -> None:
    table = Table(
        advance(new_session(seed=3), lambda s: asked_to_trade(s) and sum(purse(settlers(s.state), Seat(0)).hand) > 1, 3)
    )
    if not table.has("counter"):
        raise AssertionError("nothing to counter with")
    table.click("counter")
    assert table.scene.state.draft.counter
    assert table.dialog == ""
    hand = hand_of(table)
    table.set(draft=Draft(counter=True, turn=table.scene.state.draft.turn).sized(5))
    give = hand.index(max(hand))
    plus(table, "give", give)
    plus(table, "want", (give + 1) % 5)
    table.click("counter-send")
    assert any(ply.action.kind == "counter_offer" and ply.action.seat == 0 for ply in table.session.timeline.plies)


def test_escape_takes_other_terms_back() -> None:
    table = Table(
        advance(new_session(seed=3), lambda s: asked_to_trade(s) and sum(purse(settlers(s.state), Seat(0)).hand) > 1, 3)
    )
    table.click("counter")
    table.key(pygame.K_ESCAPE)
    assert not table.scene.state.draft.counter
    assert table.has("decline")


def test_who_agreed_is_chosen_with_one_click() -> None:
    def agreed(session: Session) -> bool:
        if not at_step("settlers.offer")(session) or session.actor() != 0:
            return False
        return session.state.frames[-1].data_as(OfferData).seat == 0 and any(
            choice.count() and next(iter(choice)).kind == "settle_trade"
            for choice in session.view(Seat(0)).decision.choices  # type: ignore[union-attr]
        )

    table = Table(advance(new_session(seed=5), agreed, 5, most=9000)).opened()
    partner = next(seat for seat in range(1, 4) if table.has(f"settle-{seat}") and table.find(f"settle-{seat}").enabled)
    table.click(f"settle-{partner}")
    assert table.session.timeline.plies[-1].action.kind == "settle_trade" or table.session.actor() == CHANCE


def test_a_bot_that_declines_says_why_to_the_one_who_offered() -> None:
    table = traders()
    give, want = held(table)
    terms = tuple(int(kind == give) for kind in range(5)), tuple(3 * (kind == want) for kind in range(5))
    table.session.submit(OfferTrade(Seat(0), *terms, 0b1110))
    table.session.submit(DeclineOffer(Seat(1)))
    port, table.settings = table.port, QUICK.model_copy(update={"bot_pause_seconds": 5.0})
    chronicles = [port.log.chronicle(Seat(seat))[-1].words for seat in (0, 2)]
    table.step()
    trade = port.game.model(Seat(0)).trade
    assert trade is not None
    assert trade.offer is not None
    declined, _, pending = trade.offer.answers
    assert pending.why is None
    assert declined.why in {words("refusal-lacks"), words("refusal-little")}
    assert declined.why is not None
    shown = [widget.source for widget in table.find("answer-1").walk() if isinstance(widget, RichText)]
    assert table.words.tr(declined.why.key) in shown
    assert chronicles == [
        words("event-declines-why", who=Who(Seat(1)), why=declined.why),
        words("event-declines", who=Who(Seat(1))),
    ], "to others it says nothing"


def test_no_words_are_put_into_the_mouth_of_a_person() -> None:
    table = traders(humans=(0, 1))
    give, want = held(table)
    terms = tuple(int(kind == give) for kind in range(5)), tuple(3 * (kind == want) for kind in range(5))
    table.session.submit(OfferTrade(Seat(0), *terms, 0b1110))
    table.session.submit(DeclineOffer(Seat(1)))
    assert table.port.log.chronicle(Seat(0))[-1].words == words("event-declines", who=Who(Seat(1)))


def test_a_refused_offer_stays_and_space_shuts_the_drawer_before_it_ends_the_turn() -> None:
    table = traders()
    give, want = held(table)
    plus(table, "give", give)
    plus(table, "want", want, 3)
    terms = table.scene.state.draft
    table.settings = QUICK.model_copy(update={"bot_pause_seconds": 5.0})
    table.click("trade-offer")
    for seat in (1, 2, 3):
        table.session.submit(DeclineOffer(Seat(seat)))
    table.step()
    draft = table.scene.state.draft
    assert (draft.give, draft.want, draft.shown) == (terms.give, terms.want, True)
    assert gold(table).text == table.words.tr("trade-close")
    ply = table.session.ply
    table.key(pygame.K_SPACE)
    assert (table.session.ply, table.scene.state.draft.shown) == (ply, False)
    assert gold(table).text == table.words.tr("next-end")
    plus(table.opened(), "give", give)
    assert gold(table).text == table.words.tr("next-end"), "nobody gives something for nothing"


def gold(table: Table) -> PrimaryButton:
    button = table.find("next")
    assert isinstance(button, PrimaryButton)
    return button
