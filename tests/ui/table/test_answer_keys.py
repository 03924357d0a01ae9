"""The number of an answer, the ring of the keyboard and the gold button never mean different answers."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from itertools import count

import pygame
import pytest

from catan_desktop.games.traders_barbarians.actions import EndMovement, PayGrain
from catan_desktop.games.watch.actions import MormontAsk
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.choice import Among
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.dice import DICE_STEP
from catan_desktop.session.session import Session
from catan_desktop.ui.dialogs.handful import PickCard
from catan_desktop.ui.dialogs.option_row import OptionRow
from catan_desktop.ui.scenes.table.actions import PrimaryButton
from catan_desktop.ui.widgets import Button
from tests.games.barbarian_attack.place import siege
from tests.games.cities_knights.place import cities_game, place
from tests.games.traders_barbarians.place import moving
from tests.parts import purse, settlers
from tests.ui.table.laid import laid
from tests.ui.table.table import Table, advance, at_step, new_session

pytestmark = pytest.mark.usefixtures("unpainted", "for_good")


def rows(table: Table) -> list[OptionRow]:
    """The answers on the screen, in a dialog or beside the board."""
    root = table.scene.root
    shown = root.dialogs[-1] if root.dialogs else root.content
    return [widget for widget in shown.walk() if isinstance(widget, OptionRow)]


def heroes() -> Table:
    """A question in a dialog whose answers are confirmed."""
    table = Table(advance(new_session("watch", seed=9), at_step("watch.after_hero"), 9))
    assert table.dialog == "question"
    assert len(rows(table)) > 2
    return table


def victims() -> Table:
    """A question beside the board whose answers are confirmed."""

    def several(session: Session) -> bool:
        actor = session.actor()
        decision = session.view(actor).decision if actor is not None else None
        return at_step("settlers.steal")(session) and decision is not None and decision.choices[0].count() > 1

    return Table(advance(new_session(), several, most=9000))


def ring_the_first(table: Table) -> None:
    table.key(pygame.K_TAB)
    for _ in range(40):
        if table.scene.root.focus is rows(table)[0]:
            return
        table.key(pygame.K_TAB)
    raise LookupError("the keyboard does not come to the answers")


@pytest.mark.parametrize("question", [heroes, victims])
@pytest.mark.parametrize("end", [pygame.K_SPACE, pygame.K_RETURN])
def test_the_bar_confirms_the_answer_that_a_number_chose_wherever_the_ring_was(question: object, end: int) -> None:
    assert callable(question)
    table: Table = question()
    ring_the_first(table)
    before = table.session.ply
    table.key(pygame.K_2)
    deed = rows(table)[1].option.deed
    assert [row.chosen for row in rows(table)[:2]] == [False, True]
    assert table.scene.root.focus is rows(table)[1], "the ring goes with the choice"
    assert table.session.ply == before
    table.key(end)
    assert table.session.timeline.plies[before].action == deed


@pytest.mark.parametrize("question", [heroes, victims])
def test_a_ring_that_was_moved_on_is_chosen_before_it_is_confirmed(question: object) -> None:
    """Nothing is confirmed but what has both the ring and the gold."""
    assert callable(question)
    table: Table = question()
    ring_the_first(table)
    before = table.session.ply
    table.key(pygame.K_SPACE)
    assert rows(table)[0].chosen
    table.key(pygame.K_TAB)
    other = rows(table).index(table.scene.root.focus)  # type: ignore[arg-type]
    assert other != 0
    table.key(pygame.K_SPACE)
    assert table.session.ply == before
    assert [row.chosen for row in rows(table)].index(True) == other
    deed = rows(table)[other].option.deed
    table.key(pygame.K_SPACE)
    assert table.session.timeline.plies[before].action == deed


def test_a_full_handful_is_confirmed_by_the_bar_wherever_the_ring_was() -> None:
    """The ring stood on a card of which one more could be given; numbers pick others."""

    def two_kinds(session: Session) -> bool:
        hand = purse(settlers(session.state), Seat(0)).hand
        return at_step("settlers.discard")(session) and session.actor() == 0 and sum(map(bool, hand)) > 1

    table = Table(advance(new_session(), two_kinds, most=9000))
    picks = [widget for widget in table.scene.root.dialogs[-1].walk() if isinstance(widget, PickCard)]
    left = table.scene.model.choices[0].least  # type: ignore[attr-defined]
    ringed = next(pick for pick in picks if pick.pool)
    while table.scene.root.focus is not ringed:
        table.key(pygame.K_TAB)
    for number in range(len(picks) - 1, -1, -1):
        for _ in range(min(picks[number].pool - (picks[number] is ringed), left)):
            table.key(pygame.K_1 + number)
            left -= 1
    wanted, before = tuple(pick.chosen for pick in picks), table.session.ply
    assert left == 0
    table.key(pygame.K_SPACE)
    assert table.session.ply > before
    assert table.session.timeline.plies[before].action.cards == wanted  # type: ignore[attr-defined]


# resources have the same numbers everywhere


def able_to(kind: str, ruleset: str, seed: int, wanted: Callable[[Session], bool] = lambda session: True) -> Table:
    def may(session: Session) -> bool:
        decision = session.view(Seat(0)).decision if session.actor() == 0 else None
        found = [choice for choice in decision.choices if choice.count()] if decision is not None else []
        return any(next(iter(choice)).kind == kind for choice in found) and wanted(session)

    return Table(advance(new_session(ruleset, seed=seed), may, seed))


def lacks(kind: int) -> Callable[[Session], bool]:
    """Return of a position whether the hand has several kinds, and not this one."""

    def wanted(session: Session) -> bool:
        hand = purse(settlers(session.state), Seat(0)).hand
        return not hand[kind] and sum(map(bool, hand)) > 1

    return wanted


def digits(table: Table) -> dict[str, str]:
    """Key -> the resource that it chooses, or is the number of."""
    return {row.hotkey: row.option.picture for row in rows(table)}


def test_a_resource_that_cannot_be_chosen_keeps_its_number_and_says_why() -> None:
    table = able_to("marsh_swap", "watch", 9, lacks(1))
    table.letter("h")
    held = dict(table.scene.model.hand.resources)
    fixed = {str(number): f"resource-{key}" for number, key in enumerate(held, 1)}
    assert digits(table) == fixed
    assert {row.option.picture: row.enabled for row in rows(table)} == {
        f"resource-{key}": count > 0 for key, count in held.items()
    }
    barred = next(row for row in rows(table) if not row.enabled)
    assert barred.reason == table.words.tr("reason-cards-not-held")
    before = table.scene.state.pick
    table.key(pygame.K_0 + int(barred.hotkey))
    assert table.scene.state.pick == before, "a number that means nothing now chooses nothing"
    able = [row for row in rows(table) if row.enabled][-1]
    assert table.find("option-0").enabled
    table.key(pygame.K_0 + int(able.hotkey))
    assert table.scene.state.pick.fixed == (("give", int(able.hotkey) - 1),)
    assert set(digits(table).items()) <= set(fixed.items()), "what is taken has the same numbers"


def test_the_ring_begins_with_an_answer_that_can_be_chosen() -> None:
    table = able_to("marsh_swap", "watch", 9, lacks(0))
    table.letter("h")
    table.key(pygame.K_SPACE)
    row = table.scene.root.focus
    assert isinstance(row, OptionRow)
    assert row.enabled


def test_commodities_have_the_numbers_after_the_resources() -> None:
    position = place(cities_game(), "commercial_harbor 2wool", "V(0,0,N)! 1coin 1paper")
    position.do("0 play_progress commercial_harbor").do("0 harbour_offer 1 wool")
    table = Table(laid(position, 1))
    kinds = [key for key, _ in table.scene.model.hand.resources]
    assert len(kinds) == 8
    assert digits(table) == {str(number): f"resource-{kinds[number - 1]}" for number in (6, 7, 8)}
    assert [row.enabled for row in rows(table)] == [
        dict(table.scene.model.hand.resources)[kind] > 0 for kind in kinds[5:]
    ]


def come_to(wanted: Callable[[Session], bool]) -> Session:
    """A game of the Watch in a rare position."""
    for seed in count(1):
        with suppress(LookupError):
            return advance(new_session("watch", seed=seed, options={"offers": 1}), wanted, seed)
    raise AssertionError("there is always a next seed")


def test_the_only_answer_is_given_with_one_press_of_the_bar() -> None:
    """It tells of the own hand, so the rules do not give it by themselves."""

    def only(session: Session) -> bool:
        decision = session.view(Seat(0)).decision if session.actor() == 0 else None
        if decision is None or sum(choice.count() for choice in decision.choices) != 1:
            return False
        return next(iter(decision.choices[0])).kind == "mormont_return"

    table = Table(come_to(only))
    row = next(row for row in rows(table) if row.enabled)
    assert row.chosen
    gold = table.find("next")
    assert isinstance(gold, PrimaryButton)
    assert (gold.text, gold.why) == (table.words.tr("next-confirm"), row.option.title)
    before = table.session.ply
    table.key(pygame.K_SPACE)
    assert table.session.timeline.plies[before].action.kind == "mormont_return"


# several seats


def asking_of(most: int) -> Table:
    """Mormont's use: so many opponents may be asked at most."""

    def may(session: Session) -> bool:
        decision = session.view(Seat(0)).decision if at_step("settlers.action")(session) else None
        choices = decision.choices if decision is not None and session.actor() == 0 else ()
        found = [one for choice in choices if isinstance(choice, Among) for one in choice.actions]
        masks = {one.partners for one in found if isinstance(one, MormontAsk)}
        return max((mask.bit_count() for mask in masks), default=0) == most

    table = Table(advance(new_session("watch", seed=2), may, 1))
    table.letter("h")
    return table


def test_opponents_are_taken_in_one_by_one_and_confirmed_together() -> None:
    table = asking_of(2)
    shown = table.choosing
    assert shown.title == table.words.tr("act-mormont-ask"), "the hero is named"
    assert [row.option.title for row in rows(table)] == [table.port.seats.sittings[seat].name for seat in (1, 2, 3)]
    table.key(pygame.K_1)
    table.key(pygame.K_3)
    assert [row.chosen for row in rows(table)] == [True, False, True]
    assert rows(table)[1].reason == table.words.tr("choose-no-more")
    table.key(pygame.K_1)
    assert [row.chosen for row in rows(table)] == [False, False, True]
    assert rows(table)[1].enabled
    table.key(pygame.K_2)
    gold = table.find("next")
    assert isinstance(gold, PrimaryButton)
    assert gold.text == table.words.tr("next-confirm")
    table.key(pygame.K_SPACE)
    assert table.scene.state.pick.fixed == (("partners", 0b1100),)
    assert table.scene.state.party == 0
    number = next(int(row.hotkey) for row in rows(table) if row.enabled)
    ply = table.session.ply
    table.key(pygame.K_0 + number)
    table.key(pygame.K_SPACE)
    assert table.session.timeline.plies[ply].action == MormontAsk(Seat(0), 0b1100, CardKind(number - 1))


def test_escape_leaves_all_of_them_out_and_then_goes_back() -> None:
    table = asking_of(2)
    table.key(pygame.K_2)
    table.key(pygame.K_ESCAPE)
    assert not any(row.chosen for row in rows(table))
    assert table.scene.state.pick.begun
    table.key(pygame.K_ESCAPE)
    assert not table.scene.state.pick.begun


def test_the_bar_takes_in_what_has_the_ring_before_it_confirms() -> None:
    table = asking_of(2)
    table.key(pygame.K_SPACE)
    assert table.scene.root.focus is rows(table)[0]
    table.key(pygame.K_SPACE)
    table.key(pygame.K_TAB)
    table.key(pygame.K_SPACE)
    assert table.scene.state.party == 0b0110
    table.key(pygame.K_SPACE)
    assert table.scene.state.pick.fixed == (("partners", 0b0110),)


def test_taking_nothing_is_the_last_answer_so_that_space_does_not_pass_on_a_card() -> None:
    t = siege("1wool", "2ore", "1brick", step=DICE_STEP).do("* dice 3 4")
    table = Table(laid(t, 0))
    names = [row.name for row in rows(table)]
    assert len(names) == 3, "two who have cards, and nothing"
    table.key(pygame.K_SPACE)
    table.key(pygame.K_SPACE)
    table.key(pygame.K_SPACE)
    assert table.session.timeline.plies[0].action.kind == "steal"


def test_answers_beside_lit_places_have_numbers_and_tell_what_they_bring() -> None:
    table = Table(laid(moving("1grain"), 0))
    stay, grain = (widget for widget in table.scene.root.content.walk() if widget.name.startswith("answer-"))
    assert isinstance(stay, Button)
    assert isinstance(grain, Button)
    assert (stay.badge, grain.badge) == ("1", "2")
    assert "6" in grain.tip, "the movement points that there are then"
    assert table.scene.facts.places
    before = table.session.ply
    table.key(pygame.K_2)
    assert table.session.ply == before, "a digit only chooses"
    table.key(pygame.K_SPACE)
    assert table.session.timeline.plies[before].action == PayGrain(Seat(0))
    table.key(pygame.K_1)
    table.key(pygame.K_SPACE)
    assert table.session.timeline.plies[before + 1].action == EndMovement(Seat(0))
