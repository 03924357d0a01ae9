"""Every family of actions has its way of being chosen, with pointer and with keys, in any game."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from catan_desktop.kernel.bits import first
from catan_desktop.kernel.choice import Handful, OnSites
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.votes import Bid
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from catan_desktop.ui.dialogs.handful import PickCard
from catan_desktop.ui.dialogs.option_row import OptionRow
from catan_desktop.ui.scenes.table.actions import ActionCard, PrimaryButton
from catan_desktop.ui.scenes.table.context import waited_for
from catan_desktop.ui.scenes.table.hand import CardStack
from catan_desktop.ui.widgets import Label, RichText
from tests.parts import settlers
from tests.ui.table.table import QUICK, Table, advance, at_step, new_session, stored

pytestmark = pytest.mark.usefixtures("for_good", "unpainted")


def free_placement(**more: object) -> Table:
    session = new_session(options={"placement": "free"})
    return Table(advance(session, at_step("settlers.placement")), **more)  # type: ignore[arg-type]


def kinds(session: Session) -> set[str]:
    actor = session.actor()
    assert actor is not None
    decision = session.view(actor).decision
    assert decision is not None
    return {next(iter(choice)).kind for choice in decision.choices if choice.count()}


def ready_to(kind: str) -> Table:
    """A stored position in which the person at the table may do this in the own action step."""
    session = stored(kind)
    assert at_step("settlers.action")(session)
    assert kind in kinds(session)
    return Table(session)


def only(table: Table, space: str, site: int) -> str:
    """The one kind of action at a place; empty where there are more."""
    found = {action.kind for action in table.scene.facts.places.get((space, site), ())}
    return next(iter(found)) if len(found) == 1 else ""


# places


def test_a_starting_settlement_takes_two_clicks_on_the_same_place() -> None:
    table = free_placement()
    site = first(table.lit("intersection"))
    before = table.session.ply
    table.click_place("intersection", site)
    assert table.session.ply == before
    assert table.scene.state.pending is not None
    table.click_place("intersection", site)
    assert table.last().kind == "place_settlement"
    assert getattr(table.last(), "corner") == site  # noqa: B009


def test_nobody_is_told_to_wait_for_oneself() -> None:
    table = free_placement()
    assert waited_for(table.scene.texts, table.scene.model) == table.words.tr("waiting-you")


def test_with_the_settlement_placed_only_the_road_is_asked_for() -> None:
    table = free_placement()
    site = first(table.lit("intersection"))
    table.click_place("intersection", site)
    table.click_place("intersection", site)
    assert table.lit("path")
    told = table.choosing
    assert told.text == table.words.tr("hint-placement-path") != table.words.tr("hint-placement")


def test_keys_alone_place_a_settlement_and_its_road() -> None:
    table = free_placement()
    table.key(pygame.K_TAB)
    table.key(pygame.K_TAB)
    table.key(pygame.K_RETURN)
    assert table.scene.state.pending is not None
    table.key(pygame.K_SPACE)
    assert table.last().kind == "place_settlement"
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_RETURN)
    table.key(pygame.K_RETURN)
    assert table.last().kind == "place_road"


def test_the_bar_alone_goes_to_a_place_chooses_it_and_confirms() -> None:
    table = free_placement()
    before = table.session.ply
    table.key(pygame.K_SPACE)
    spot = table.scene.board.focused_spot
    assert spot is not None
    assert table.scene.state.pending is None
    table.key(pygame.K_SPACE)
    assert table.scene.state.pending_place == spot
    assert table.session.ply == before
    table.key(pygame.K_SPACE)
    assert table.last().kind == "place_settlement"
    assert getattr(table.last(), "corner") == spot[1]  # noqa: B009


def test_a_place_that_is_not_lit_says_why() -> None:
    table = free_placement()
    site = first(table.lit("intersection"))
    table.click_place("intersection", site)
    table.click_place("intersection", site)
    table.click_place("path", first(table.lit("path")))
    table.click_place("path", first(table.lit("path")))
    table = Table(advance(table.session, at_step("settlers.placement")))
    taken = first(settlers(table.session.state).pieces.buildings)
    table.click_place("intersection", taken)
    assert table.toasts == (table.words.tr("reason-corner-taken"),)


def test_an_action_and_then_a_place_builds() -> None:
    table = ready_to("build_road")
    table.letter("r")
    assert table.scene.state.pick.kinds == ("build_road",)
    assert set(table.scene.board.lit) == {"path"}
    table.click_place("path", first(table.lit("path")))
    assert table.last().kind == "build_road"


def test_a_lit_place_pressed_twice_builds_as_in_the_setup() -> None:
    table = ready_to("build_road")
    site = first(table.lit("path"))
    before = table.session.ply
    table.click_place("path", site)
    assert table.session.ply == before, "nothing costly on a single stray click"
    assert table.scene.state.pending_place == ("path", site)
    assert table.scene.board.focused_spot == ("path", site), "a ghost stands there"
    shown = table.choosing
    assert "resource-lumber" in shown.text, "the price is said before it is paid"
    table.click_place("path", site)
    assert table.last().kind == "build_road"
    assert getattr(table.last(), "path") == site  # noqa: B009


@pytest.mark.parametrize("end", ["act-road", "space", "enter"])
def test_a_place_that_was_pressed_is_confirmed_by_its_button_or_a_key(end: str) -> None:
    table = ready_to("build_road")
    table.click_place("path", first(table.lit("path")))
    if end == "act-road":
        table.click(end)
    else:
        table.key(pygame.K_SPACE if end == "space" else pygame.K_RETURN)
    assert table.last().kind == "build_road"


def test_the_same_two_presses_build_settlements_and_keeps() -> None:
    for kind, space in (("build_settlement", "intersection"), ("build_city", "intersection")):
        table = ready_to(kind)
        sites = table.lit(space)
        site = next(site for site in range(200) if sites >> site & 1 and only(table, space, site) == kind)
        before = table.session.ply
        table.click_place(space, site)
        assert table.session.ply == before
        table.click_place(space, site)
        assert any(ply.action.kind == kind for ply in table.session.timeline.plies if ply.state.ply > before)


def test_the_bar_builds_nothing_where_it_came_by_itself_without_asking_once_more() -> None:
    table = ready_to("build_road")
    before = table.session.ply
    table.letter("r")
    table.key(pygame.K_SPACE)
    spot = table.scene.board.focused_spot
    table.key(pygame.K_SPACE)
    assert (table.session.ply, table.scene.state.pending_place) == (before, spot)
    table.key(pygame.K_SPACE)
    assert any(ply.action.kind == "build_road" for ply in table.session.timeline.plies if ply.state.ply > before)


def test_the_bar_builds_at_once_where_the_keys_pointed() -> None:
    table = ready_to("build_road")
    before = table.session.ply
    table.letter("r")
    table.key(pygame.K_SPACE)
    came = table.scene.board.focused_spot
    for key in (pygame.K_RIGHT, pygame.K_LEFT, pygame.K_UP, pygame.K_DOWN):
        if table.scene.board.focused_spot == came:
            table.key(key)
    assert table.scene.board.focused_spot != came
    table.key(pygame.K_SPACE)
    assert any(ply.action.kind == "build_road" for ply in table.session.timeline.plies if ply.state.ply > before)


def test_escape_puts_away_what_a_place_showed() -> None:
    table = ready_to("build_road")
    table.click_place("path", first(table.lit("path")))
    table.key(pygame.K_ESCAPE)
    assert table.scene.state.pending is None
    assert table.scene.state.pending_place is None
    assert not table.session.timeline.plies


def test_what_a_place_will_do_at_once_is_said_before() -> None:
    table = ready_to("build_road")
    table.letter("r")
    keys = table.kit.keys
    said = table.words.tr(
        "hint-place-at-once", walk=keys.label("walk-on"), confirm=keys.label("confirm"), back=keys.label("back")
    )
    assert table.advice == said


def test_a_second_press_or_the_right_button_puts_an_action_away() -> None:
    table = ready_to("build_road")
    table.letter("r")
    table.letter("r")
    assert not table.scene.state.pick.begun
    table.letter("r")
    table.click_at(table.scene.board.rect.midbottom, button=3)
    table.click_at((table.scene.board.rect.centerx, table.scene.board.rect.bottom - 4), button=3)
    assert not table.scene.state.pick.begun


# buttons


def test_space_rolls_the_dice() -> None:
    table = Table(advance(new_session(), at_step("settlers.pre_roll")))
    table.key(pygame.K_SPACE)
    assert table.last().kind == "roll"
    table.step()
    assert "dice" in table.done()


def test_the_gold_button_confirms_what_was_picked() -> None:
    table = ready_to("buy_card")
    table.click("act-card")
    table.key(pygame.K_SPACE)
    assert table.last().kind == "buy_card"


def test_an_impossible_action_says_why_and_changes_nothing() -> None:
    table = Table(advance(new_session(), at_step("settlers.pre_roll")))
    before = table.session.ply
    table.letter("r")
    assert table.toasts == (table.words.tr("reason-roll-first"),)
    card = table.find("act-road")
    assert isinstance(card, ActionCard)
    assert table.words.tr("reason-roll-first") in card.hint()
    assert table.session.ply == before


# lists


def test_a_victim_is_chosen_from_a_list_by_its_number() -> None:
    table = Table(advance(new_session(), at_step("settlers.steal"), most=9000))
    assert table.dialog == "", "a small question does not cover the board"
    row = table.find("option-0")
    assert isinstance(row, OptionRow)
    option = row.option
    panel = next(panel for panel in table.scene.model.seats if table.scene.texts.colours(panel.seat) == option.seat)
    held = settlers(table.session.state).hands[panel.seat]
    assert table.words.tr("cards-count", count=held) in option.text
    assert table.words.tr("points-count", count=panel.points) in option.text
    table.key(pygame.K_1)
    assert table.last().kind != "steal", "a card changes hands: the first press only shows what the second does"
    table.key(pygame.K_1)
    assert table.last().kind == "steal"


def test_space_goes_to_the_answers_of_a_small_question() -> None:
    table = Table(advance(new_session(), at_step("settlers.steal"), most=9000))
    before = table.session.ply
    table.key(pygame.K_SPACE)
    assert table.session.ply == before
    assert table.scene.root.focus is table.find("option-0")
    table.key(pygame.K_SPACE)
    assert table.session.ply == before
    table.key(pygame.K_SPACE)
    assert table.session.timeline.plies[before].action.kind == "steal"


def test_a_question_can_be_laid_aside_and_comes_back_with_space() -> None:
    table = Table(advance(new_session("watch", seed=9), at_step("watch.after_hero"), 9))
    assert table.dialog == "question"
    table.key(pygame.K_ESCAPE)
    assert table.dialog == ""
    table.step()
    assert table.dialog == ""
    table.key(pygame.K_SPACE)
    assert table.dialog == "question"


def test_a_hero_is_chosen_with_his_text() -> None:
    table = Table(advance(new_session("watch", seed=9), at_step("watch.after_hero"), 9))
    assert table.dialog == "question"
    before = table.session.ply
    assert not table.find("confirm-answer").enabled
    table.click("option-1")
    assert table.session.ply == before
    table.click("confirm-answer")
    assert table.last().kind in {"take_hero", "turn_hero"}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_who_used_side_b_is_not_asked_whether_the_hero_stays(language: str) -> None:
    def used(side: str) -> Table:
        def wanted(session: Session) -> bool:
            return at_step("watch.after_hero")(session) and ("turn_hero" in kinds(session)) == (side == "a")

        return Table(advance(new_session("watch", seed=9), wanted, 9), language=language)

    asked = {}
    for side in "ab":
        table = used(side)
        question = table.scene.model.question
        assert question is not None
        assert table.scene.root.dialogs[-1].title == table.scene.texts.say(question.text)
        asked[side] = (question.text.key, question.hint.key)
    assert asked == {
        "a": ("prompt-after-hero", "hint-after-hero"),
        "b": ("prompt-after-side-b", "hint-after-side-b"),
    }


def test_a_question_names_the_key_that_shows_the_board() -> None:
    table = Table(advance(new_session("watch", seed=9), at_step("watch.after_hero"), 9), audit=True)
    table.draw()
    key = table.kit.keys.label("peek")
    assert table.words.tr("peek-told", key=key) in " ".join(table.kit.audit.texts())
    table.letter(key)
    assert table.dialog == ""
    table.letter(key)
    assert table.dialog == "question"


def test_an_answer_of_a_dialog_is_done_by_its_second_press_and_another_changes_the_mind() -> None:
    table = Table(advance(new_session("watch", seed=9), at_step("watch.after_hero"), 9))
    before = table.session.ply
    one, two = table.find("option-0"), table.find("option-1")
    assert isinstance(one, OptionRow)
    assert isinstance(two, OptionRow)
    table.key(pygame.K_2)
    table.key(pygame.K_1)
    assert (one.chosen, two.chosen) == (True, False)
    assert table.session.ply == before
    table.key(pygame.K_1)
    assert table.last() == one.option.deed


def test_an_action_of_several_fields_is_asked_field_by_field() -> None:
    """Marsh: first what is given, then what is taken."""
    table = ready_to("marsh_swap")
    assert table.words.tr("hero-marsh-text") in table.find("act-hero").hint()
    table.kit.audit.on = True
    table.letter("h")
    table.draw()
    table.kit.audit.on = False
    assert table.words.tr("hero-marsh-line").split()[0] in " ".join(table.kit.audit.texts()), "what he does is told"
    assert table.has("option-0")
    table.click("option-0")
    assert table.scene.state.pick.fixed[0][0] == "give"
    assert table.has("option-0")
    table.click("option-0")
    assert not table.session.timeline.plies
    table.key(pygame.K_SPACE)
    assert table.last().kind == "marsh_swap"


def test_escape_goes_back_field_by_field() -> None:
    table = ready_to("marsh_swap")
    table.letter("h")
    table.click("option-0")
    table.key(pygame.K_ESCAPE)
    assert table.scene.state.pick.fixed == ()
    assert table.has("option-0")
    table.key(pygame.K_ESCAPE)
    assert not table.scene.state.pick.begun
    assert table.dialog == ""


# answers that are confirmed


def robbing(**more: object) -> Table:
    def several(session: Session) -> bool:
        actor = session.actor()
        decision = session.view(actor).decision if actor is not None else None
        return at_step("settlers.steal")(session) and decision is not None and decision.choices[0].count() > 1

    return Table(advance(new_session(), several, most=9000), **more)  # type: ignore[arg-type]


def row(table: Table, number: int) -> OptionRow:
    found = table.find(f"option-{number}")
    assert isinstance(found, OptionRow)
    return found


def test_an_answer_that_was_pressed_is_lit_stays_where_it_is_and_the_gold_button_does_it() -> None:
    table = robbing()
    before, place = table.session.ply, row(table, 1).rect
    table.click("option-1")
    assert table.session.ply == before
    assert [row(table, number).chosen for number in (0, 1)] == [False, True]
    assert row(table, 1).rect == place, "the second press finds it where the first did"
    gold = table.find("next")
    assert isinstance(gold, PrimaryButton)
    assert gold.text == table.words.tr("next-confirm")
    assert row(table, 1).option.title in gold.why
    keys = table.kit.keys
    assert table.advice == table.words.tr("hint-confirm-answer", next=keys.label("next"), back=keys.label("back"))
    deed = row(table, 1).option.deed
    table.click("next")
    assert table.session.timeline.plies[before].action == deed


@pytest.mark.parametrize("end", ["space", "enter", "press", "number"])
def test_a_second_press_or_a_key_does_what_was_chosen(end: str) -> None:
    table = robbing()
    before = table.session.ply
    table.click("option-1")
    deed = row(table, 1).option.deed
    if end == "press":
        table.click("option-1")
    else:
        table.key({"space": pygame.K_SPACE, "enter": pygame.K_RETURN, "number": pygame.K_2}[end])
    assert table.session.timeline.plies[before].action == deed


def test_without_confirmations_one_press_on_an_answer_is_enough() -> None:
    table = robbing(settings=QUICK.model_copy(update={"confirm_costly": False}))
    table.click("option-0")
    assert "steal" in table.done()[-3:]


# handfuls


def voting_with(least: int, most: int) -> Callable[[Session], bool]:
    """A vote in which the first seat may lay between so many different handfuls."""

    def found(session: Session) -> bool:
        decision = session.view(Seat(0)).decision if session.actor() == 0 else None
        picked = [one for one in decision.choices if isinstance(one, Handful)] if decision is not None else []
        return session.state.frames[-1].step == "caravans.bid" and any(least <= one.count() <= most for one in picked)

    return found


def test_a_few_handfuls_are_listed_beside_the_board_and_chosen_by_their_number() -> None:
    table = Table(advance(new_session("caravans", seats=3), voting_with(2, 5)), language="ru")
    assert table.dialog == ""
    rows = [row.option for row in table.scene.root.content.walk() if isinstance(row, OptionRow)]
    assert rows[0].title == table.words.tr("act-no-bid")
    assert not any(option.chosen for option in rows[1:]), "one press lays nothing"
    table.key(pygame.K_2)
    table.key(pygame.K_SPACE)
    bid = next(ply.action for ply in table.session.timeline.plies[::-1] if isinstance(ply.action, Bid))
    assert rows[1].title == table.scene.texts.cards(bid.cards, [key for key, _ in table.scene.model.hand.resources])


def owing(session: Session) -> bool:
    return at_step("settlers.discard")(session)


def test_half_of_the_hand_is_picked_card_by_card() -> None:
    table = Table(advance(new_session(), owing, most=9000))
    assert table.dialog == "handful"
    assert not table.find("handful-done").enabled
    choice = table.scene.model.choices[0]
    least = getattr(choice, "least")  # noqa: B009
    for _ in range(least):
        card = next(w for w in table.scene.root.dialogs[-1].walk() if isinstance(w, PickCard) and w.pool > w.chosen)
        table.click_at(card.rect.center)
    assert table.find("handful-done").enabled
    table.click("handful-done")
    assert table.last().kind == "discard"
    assert sum(getattr(table.last(), "cards")) == least  # noqa: B009


def test_cards_are_picked_by_their_numbers_like_any_answer() -> None:
    table = Table(advance(new_session(), owing, most=9000))
    choice = table.scene.model.choices[0]
    left = getattr(choice, "least")  # noqa: B009
    for number, pool in enumerate(getattr(choice, "pool")):  # noqa: B009
        for _ in range(min(pool, left)):
            table.key(pygame.K_1 + number)
            left -= 1
    assert left == 0
    table.key(pygame.K_RETURN)
    assert table.last().kind == "discard"


def test_a_card_too_many_takes_the_place_of_another_and_the_right_button_puts_one_back() -> None:
    table = Table(advance(new_session(), owing, most=9000))
    dialog = table.scene.root.dialogs[-1]
    cards = [w for w in dialog.walk() if isinstance(w, PickCard)]
    most = getattr(table.scene.model.choices[0], "most")  # noqa: B009
    for card in cards:
        for _ in range(card.pool):
            table.click_at(card.rect.center)
    assert sum(card.chosen for card in cards) == most
    chosen = next(card for card in cards if card.chosen)
    before = chosen.chosen
    table.click_at(chosen.rect.center, button=3)
    assert chosen.chosen == before - 1


def test_a_choice_of_any_number_of_cards_says_from_how_many_to_how_many() -> None:
    table = Table(advance(new_session("caravans"), voting_with(6, 500), most=9000))
    choice = next(c for c in table.scene.model.choices if isinstance(c, Handful))
    table.key(pygame.K_2)
    assert table.dialog == "handful"
    parts = list(table.scene.root.dialogs[-1].walk())
    said = [w.source for w in parts if isinstance(w, RichText)] + [w.text for w in parts if isinstance(w, Label)]
    assert f"Choose 1 to {choice.most} cards." in said
    assert f"0 chosen (up to {choice.most})" in said


def test_a_development_card_with_a_choice_of_cards_asks_for_them() -> None:
    table = ready_to("play_plenty")
    card = table.find("card-plenty")
    assert isinstance(card, CardStack)
    table.click("card-plenty")
    assert table.dialog == "handful"
    pick = next(w for w in table.scene.root.dialogs[-1].walk() if isinstance(w, PickCard))
    table.click_at(pick.rect.center)
    table.click_at(pick.rect.center)
    table.click("handful-done")
    assert table.last().kind == "play_plenty"


# lit places stand for whole actions


@pytest.mark.parametrize("space", ["home", "hex"])
def test_the_robber_goes_to_a_hex_or_to_his_camp(space: str) -> None:
    def wanted(session: Session) -> bool:
        if not at_step("settlers.robber")(session) or settlers(session.state).robber < 0:
            return False
        return ("send_robber_home" if space == "home" else "move_robber") in kinds(session)

    table = Table(advance(new_session(), wanted, most=9000))
    site = first(table.lit(space))
    table.click_place(space, site)
    table.click_place(space, site)
    assert "send_robber_home" in table.done()[-2:] if space == "home" else "move_robber" in table.done()[-2:]


def test_what_is_lit_is_what_the_rules_allow() -> None:
    table = free_placement()
    asked = table.session.view(table.scene.seat).decision
    assert asked is not None
    sites = next(choice for choice in asked.choices if isinstance(choice, OnSites))
    assert table.lit(sites.space) == sites.mask


def test_settings_are_asked_anew() -> None:
    table = ready_to("buy_card")
    table.settings = Settings(animation_speed="off", bot_pause_seconds=0.0, confirm_costly=False)
    table.letter("c")
    assert table.last().kind == "buy_card"


# advice


def advice(table: Table) -> str:
    step = table.scene.model.next
    assert step is not None
    return table.scene.texts.say(step.hint)


def test_the_advice_names_all_that_can_be_paid_for_whichever_rules_offer_it() -> None:
    table = ready_to("build_guard")
    buttons = table.scene.model.buttons
    ready = [table.scene.texts.say(entry.name) for entry in buttons if entry.reason is None and entry.price]
    assert table.words.tr("name-guard") in ready
    assert all(name in advice(table) for name in ready)


def test_the_advice_names_a_card_that_can_be_played_where_nothing_can_be_built() -> None:
    def wanted(session: Session) -> bool:
        found = kinds(session)
        built = {"build_road", "build_settlement", "build_city", "build_guard", "buy_card"}
        return at_step("settlers.action")(session) and session.actor() == 0 and "play_knight" in found - built == found

    table = Table(advance(new_session("watch", seed=3), wanted, 3, most=30_000))
    assert table.scene.texts.say(table.scene.model.hand.cards[0].name) in advice(table)


def test_what_has_no_place_is_not_confirmed_at_a_place() -> None:
    table = ready_to("buy_card")
    table.letter("c")
    shown = table.choosing
    keys = table.kit.keys
    assert table.words.tr("choose-confirm-here", next=keys.label("next")) in shown.text
    assert table.advice == table.words.tr("hint-confirm-here", next=keys.label("next"), back=keys.label("back"))
