"""Spending tokens at the table: the list of favours, the payment with the least waste, the boot, an exchange."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from catan_desktop.games.fishermen.actions import ExchangeFish, FishRoad, FishRobber, FishTake, GiveBoot
from catan_desktop.mechanics.tables import ORE
from catan_desktop.session import saves
from catan_desktop.session.session import Session
from catan_desktop.ui.scenes.table.messages import PlacePicked
from catan_desktop.ui.widgets import RichText
from tests.ui.table.table import Table, advance, at_step, new_session

pytestmark = pytest.mark.usefixtures("unpainted")

EXAMPLES = Path("saves/examples")


def table(name: str, language: str = "en") -> Table:
    return Table(
        Session.resume(saves.read(EXAMPLES / f"{name}.catan"), bots_in_process=True), language=language, audit=True
    )


def rows(t: Table) -> list[str]:
    """The answers beside the board; those that cannot be chosen in brackets."""
    return [f"({row.title})" if row.reason else row.title for row in t.answers]


def test_the_list_of_favours_names_all_with_their_prices() -> None:
    """What is not possible stands there with its reason: the deck is empty. A press of it does nothing."""
    t = table("full-net")
    t.key(pygame.K_f)
    assert rows(t) == [
        "2 fish: the robber leaves",
        "3 fish: a card from an opponent",
        "4 fish: a card from the supply",
        "5 fish: a free road",
        "(7 fish: a development card)",
    ]
    why = [row.reason for row in t.answers if row.reason]
    assert why == [t.words.tr("reason-deck-empty")]
    done = len(t.done())
    t.key(pygame.K_5)
    assert len(t.done()) == done
    t.key(pygame.K_ESCAPE)
    assert not rows(t)


def test_a_token_in_the_hand_opens_the_same_list() -> None:
    t = table("full-net")
    t.click("card-fish-2")
    assert len(rows(t)) == 5


def test_the_payment_that_wastes_least_is_chosen_until_another_one_is() -> None:
    """The gold button pays at once; another payment says what it loses."""
    t = table("full-net")
    t.key(pygame.K_f)
    t.key(pygame.K_1)
    paid = t.answers
    assert [row.chosen for row in paid] == [True, False]
    assert not paid[0].text
    assert "1 fish wasted" in paid[1].text
    t.key(pygame.K_SPACE)
    assert t.last() == FishRobber(t.session.state.seat, (0, 1, 0))
    t = table("full-net")
    t.key(pygame.K_f)
    t.key(pygame.K_1)
    t.key(pygame.K_2)
    t.key(pygame.K_SPACE)
    assert t.last() == FishRobber(t.session.state.seat, (0, 0, 1))


def test_a_resource_is_asked_for_before_the_payment() -> None:
    t = table("full-net")
    t.key(pygame.K_f)
    t.key(pygame.K_3)
    assert t.words.tr("resource-ore") in rows(t)
    t.key(pygame.K_5)
    assert rows(t)
    assert rows(t)[0] == "5 fish (2\u00a0+\u00a03)"
    t.key(pygame.K_SPACE)
    assert t.last() == FishTake(t.session.state.seat, ORE, (0, 1, 1))


def test_the_paths_for_a_road_are_lit_before_it_is_paid_for() -> None:
    """And a press of one pays."""
    t = table("full-net")
    t.key(pygame.K_f)
    assert not t.scene.facts.following
    t.key(pygame.K_4)
    paths = list(t.scene.facts.following)
    assert [space for space, _ in paths] == ["path"] * len(paths)
    assert t.scene.board.lit["path"].mask == sum(1 << site for _, site in paths)
    t.key(pygame.K_ESCAPE)
    assert not t.scene.facts.following
    t.key(pygame.K_f)
    t.key(pygame.K_4)
    t.scene.send(PlacePicked(paths[0]))
    assert isinstance(t.last(), FishRoad)
    assert sorted(t.scene.facts.places) == sorted(paths)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_boot_is_passed_with_its_button(language: str) -> None:
    """The only one who may get it is foretold, and so is the victory."""
    t = table("boot-in-the-way", language)
    t.click("act-boot")
    t.draw()
    told = re.sub("<[^>]*>", "", t.words.tr("foresee-win"))
    assert told.split()[1] in " ".join(t.kit.audit.texts())
    t.key(pygame.K_SPACE)
    assert isinstance(t.last(), GiveBoot)
    assert t.session.outcome is not None


def test_an_exchange_names_the_tokens() -> None:
    """And the way out of it."""
    session = advance(new_session("fishermen", seats=3, seed=3), at_step("fishermen.exchange"))
    t = Table(session)
    assert t.scene.model.question is not None
    assert any(row.startswith("Token with") for row in rows(t))
    assert t.words.tr("act-keep-fish") in rows(t)
    t.key(pygame.K_1)
    t.key(pygame.K_SPACE)
    assert ExchangeFish.kind in t.done()[-3:]


def test_the_table_in_words_calls_tokens_no_cards() -> None:
    """Fish lie beside the cards, and are of no kind of card."""
    t = table("full-net")
    t.key(pygame.K_F4)
    told = "".join(row.source for row in t.scene.root.dialogs[-1].walk() if isinstance(row, RichText))
    assert "oken with" in told.partition("You also hold: ")[2].partition("Last")[0], told
