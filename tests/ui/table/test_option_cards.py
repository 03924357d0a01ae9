"""Answers as cards: large ones side by side, a grid of many, and cards of a hand beside the board."""

from __future__ import annotations

from typing import TypeVar

import pygame
import pytest

from catan_desktop.kernel import Seat
from catan_desktop.session.session import Session
from catan_desktop.ui.dialogs.amount_row import AmountRow
from catan_desktop.ui.dialogs.handful import KeptCard, PickCard
from catan_desktop.ui.dialogs.option_card import OptionCard, OptionTile
from catan_desktop.ui.dialogs.option_row import OptionRow
from catan_desktop.ui.scenes.table.hand import Hand
from catan_desktop.ui.widgets import Widget
from catan_desktop.ui.widgets.scroll import ScrollArea
from tests.ui.table.table import QUICK, Table, advance, at_step, new_session, stored

pytestmark = pytest.mark.usefixtures("unpainted")
W = TypeVar("W", bound=Widget)
LANGUAGES = pytest.mark.parametrize("language", ["en", "ru"])


def of(table: Table, kind: type[W]) -> list[W]:
    root = table.scene.root
    return [one for one in (root.dialogs[-1] if root.dialogs else root.content).walk() if isinstance(one, kind)]


def scrolls(table: Table) -> bool:
    return any(area.most for area in of(table, ScrollArea))


def at(step: str, language: str, ruleset: str = "great-wall", *, powder: bool = True) -> Table:
    options: dict[str, bool | int | str] = {"black_powder": powder} if ruleset == "great-wall" else {}
    session = new_session(ruleset, seats=3 if ruleset == "great-wall" else 4, seed=5, options=options)
    theme = "steppe" if ruleset == "great-wall" else "north"
    return Table(advance(session, at_step(step)), language=language, theme=theme)


@pytest.mark.matrix
@LANGUAGES
@pytest.mark.parametrize(
    ("step", "count"), [("great_wall.clan", 5), ("great_wall.general", 2), ("great_wall.start_advisors", 2)]
)
def test_people_of_the_great_wall_are_large_cards_side_by_side_and_all_in_sight(
    step: str, count: int, language: str
) -> None:
    table = at(step, language)
    cards = of(table, OptionCard)
    assert len(cards) == count
    assert len({card.rect.y for card in cards}) == 1
    assert all(card.rect.height > 240 for card in cards)
    assert not scrolls(table)


def test_a_digit_chooses_a_card_and_space_does_it() -> None:
    table = at("great_wall.general", "en")
    before = table.session.ply
    table.key(pygame.K_2)
    assert [card.chosen for card in of(table, OptionCard)] == [False, True]
    assert table.session.ply == before
    table.key(pygame.K_SPACE)
    assert table.session.ply > before
    assert table.last().kind == "choose_general"


@LANGUAGES
def test_to_keep_the_hero_is_the_first_of_a_grid_of_faces(language: str) -> None:
    table = at("watch.after_hero", language, "watch")
    cards = of(table, OptionRow)
    assert cards[0].option.title == table.words.tr("face-turn-hero")
    assert cards[0].option.picture == "hero-tarly"
    assert table.words.tr("hero-tarly") in cards[0].option.text
    assert len({card.rect.x for card in cards}) == 3
    assert not scrolls(table)
    table.key(pygame.K_1)
    table.key(pygame.K_SPACE)
    assert table.last().kind == "turn_hero"


@LANGUAGES
def test_commands_are_cards_in_two_columns_with_names_of_one_size(language: str) -> None:
    tiles = of(at("great_wall.command", language), OptionTile)
    assert len(tiles) == 6
    assert len({tile.rect.x for tile in tiles}) == 2


def test_a_card_of_which_there_is_one_shows_no_number() -> None:
    table = at("great_wall.overseer_start", "en", powder=False)
    table.kit.audit.on = True
    table.key(pygame.K_1)
    table.draw()
    cards = of(table, PickCard)
    assert cards[0].chosen == 1
    said = [one.text for one in table.kit.audit.entries if cards[0].rect.contains(one.ink)]
    assert said == ["1"], "its key"


def test_a_dialog_waits_until_what_moves_has_arrived() -> None:
    moving = QUICK.model_copy(update={"animation_speed": "normal"})
    table = Table(stored("marsh_swap"), settings=moving)
    swap = next(one for one in table.scene.facts.actions if one.kind == "marsh_swap")
    assert table.scene.submit(swap)
    table.step()
    assert table.busy()
    assert table.dialog == ""
    for _ in range(100):
        table.step(0.1)
    assert table.dialog == "question"


@LANGUAGES
def test_cards_of_a_lawsuit_are_one_number_with_the_score_that_they_make(language: str) -> None:
    session = new_session("landnam")
    rich = at_step("landnam.contribute")
    table = Table(
        advance(session, lambda one: rich(one) and one.actor() == 0 and amounts(one) > 4),
        language=language,
        theme="landnam",
    )
    (row,) = of(table, AmountRow)
    assert len(of(table, OptionRow)) == 1
    before = table.session.ply
    for key, number in ((pygame.K_2, 2), (pygame.K_PLUS, 3), (pygame.K_MINUS, 2)):
        table.key(key)
        (row,) = of(table, AmountRow)
        assert (row.option.amount, row.chosen) == (number, True)
    give, want = table.session.state.frames[-1].data.totals  # type: ignore[attr-defined]
    assert f"{give}:{want + 2}" in row.option.sure() or f"{give + 2}:{want}" in row.option.sure()
    table.click("amount-plus")
    assert table.session.ply == before
    table.key(pygame.K_SPACE)
    assert getattr(table.last(), "count") == 3  # noqa: B009


def amounts(session: Session) -> int:
    view = session.view(Seat(0))
    return sum(choice.count() for choice in view.decision.choices) if view.decision is not None else 0


def test_a_discard_shows_what_is_kept_and_what_is_given_and_the_hand_follows() -> None:
    table = Table(advance(new_session(), at_step("settlers.discard"), most=9000))
    kept = of(table, KeptCard)
    held = [count for _, count in table.scene.model.hand.resources]
    kind = held.index(max(held))

    def shown() -> list[int]:
        hand = next(one for one in table.scene.root.content.walk() if isinstance(one, Hand))
        return [stack.count for stack in hand.resources]

    table.key(pygame.K_1 + kind)
    table.key(pygame.K_1 + kind)
    assert kept[kind].chosen == 2
    assert shown() == [count - 2 * (at == kind) for at, count in enumerate(held)]
    table.click(f"back-{kept[kind].key}")
    assert shown()[kind] == held[kind] - 1
    table.key(pygame.K_ESCAPE)
    assert shown() == held
