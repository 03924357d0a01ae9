"""A card of the hand bears its name: a short one no less than a long one, which is set smaller."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from catan_desktop.present.models.panels import CardView, HandView
from catan_desktop.present.words import Words
from catan_desktop.ui.card_name import fitted_name, unnamed
from catan_desktop.ui.scenes.table.hand import CardStack, Hand
from tests.audit import unreadable
from tests.ui.table.table import Table, new_session

SHORT = ("spy", "wedding", "merchant")
COMMANDS = ("economy", "despotism", "mobilisation", "construction", "ceremony", "campaign")


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [(1920, 1080), (2560, 1440), (3840, 2160)])
def test_names_that_fit_stand_on_the_cards(size: tuple[int, int], language: str) -> None:
    table = Table(new_session("cities-knights"), size=size, language=language, audit=True)
    for key in SHORT:
        view = CardView(key, f"card-{key}", Words(f"card-{key}"), Words(f"card-{key}-text"), 1, 0, (), None, "knight")
        card = CardStack(table.kit, table.scene.texts, view, lambda: None)
        card.layout(table.surface.get_rect(size=tuple(card.measure())))
        table.kit.audit.begin()
        card.draw(table.surface)
        assert card.label in table.kit.audit.texts(), (card.label, size)
        assert unreadable(table.kit.audit) == []


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_long_names_stand_on_cards_that_lie_side_by_side(size: tuple[int, int], language: str) -> None:
    table = Table(new_session("great-wall", seats=3), size=size, language=language, audit=True)
    for key in COMMANDS:
        name = Words(f"command-{key}")
        card = CardStack(
            table.kit,
            table.scene.texts,
            CardView(key, f"card-gw-{key}", name, name, 1, 0, (), None, "gw-command"),
            lambda: None,
        )
        card.layout(pygame.Rect((40, 40), tuple(card.measure())))
        card.seen = card.rect.width
        table.kit.audit.begin()
        card.draw(table.surface)
        assert "".join(table.kit.audit.texts()).replace("-", "") == card.label.replace(" ", ""), (card.label, size)
        assert unreadable(table.kit.audit) == []


def test_a_name_that_finds_no_room_gives_way_to_a_sign() -> None:
    table = Table(new_session("great-wall", seats=3), audit=True)
    name = Words("command-construction")
    view = CardView("construction", "card-gw-construction", name, name, 1, 0, (), None, "gw-command")
    card = CardStack(table.kit, table.scene.texts, view, lambda: None)
    card.layout(table.surface.get_rect(size=tuple(card.measure())))
    card.seen = card.least()
    table.kit.audit.begin()
    card.draw(table.surface)
    assert list(table.kit.audit.texts()) == []


def test_fish_on_a_token_are_seen_and_no_name_lies_over_them() -> None:
    table = Table(new_session("fishermen", seats=3), size=(1920, 1080), audit=True)
    cards = {
        speaks: CardStack(
            table.kit,
            table.scene.texts,
            CardView(
                "fish-3", "fish-token-3", Words("name-fish"), Words("about-fish"), 1, 0, (), None, "fish", speaks=speaks
            ),
            lambda: None,
        )
        for speaks in (False, True)
    }
    named = []
    for card in cards.values():
        card.layout(pygame.Rect((40, 40), tuple(card.measure())))
        table.kit.audit.begin()
        card.draw(table.surface)
        named.append(bool(table.kit.audit.texts()))
    assert named == [True, False]
    assert cards[True].named() == cards[True].measure().width
    assert cards[True].hint().startswith(f"**{cards[True].label}**"), "the tip says its name"


@pytest.mark.parametrize(("others", "parted"), [(1, True), (0, False)])
def test_a_word_is_parted_only_where_the_sign_would_not_tell_the_card(others: int, parted: bool) -> None:
    table = Table(new_session("great-wall", seats=3), language="ru", audit=True)
    views = tuple(
        CardView(key, f"card-gw-{key}", Words(f"command-{key}"), Words(f"command-{key}"), 1, 0, (), None, "gw-command")
        for key in ("construction", "mobilisation")[: 1 + others]
    )
    hand = Hand(table.kit, table.scene.texts, HandView(cards=views), (), lambda _: None, lambda _: None)
    hand.layout(pygame.Rect(40, 40, hand.measure().width, 90))
    table.kit.audit.begin()
    hand.cards[0].draw(table.surface)
    assert any(text.endswith("-") for text in table.kit.audit.texts()) == parted


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_the_edge_of_a_card_that_can_be_played_crosses_no_letter(size: tuple[int, int]) -> None:
    """The plate with the name is wider than the card where the name is; the edge ends at it."""
    table = Table(new_session("cities-knights"), size=size, language="ru")
    name = Words("card-commercial-harbor")
    feet = []
    for kinds in ((), ("play_progress",)):
        view = CardView("commercial_harbor", "card-commercial_harbor", name, name, 1, 0, kinds, None, "trade")
        card = CardStack(table.kit, table.scene.texts, view, lambda: None)
        card.layout(pygame.Rect((40, 40), tuple(card.measure())))
        card.seen, card.own_sign = card.rect.width, True
        table.surface.fill("black")
        card.draw(table.surface)
        plate = pygame.Rect(card.rect.x, card.rect.y + round(0.72 * card.rect.height), card.rect.width, 1)
        feet.append(pygame.image.tobytes(table.surface.subsurface(plate), "RGB"))
    assert feet[0] == feet[1]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_cards_lie_apart_where_there_is_room_so_that_their_names_are_whole(
    size: tuple[int, int], language: str
) -> None:
    table = Table(new_session("great-wall", seats=3), size=size, language=language, audit=True)
    views = tuple(
        CardView(key, f"card-gw-{key}", Words(f"command-{key}"), Words(f"command-{key}"), 1, 0, (), None, "gw-command")
        for key in COMMANDS
    )
    hand = Hand(table.kit, table.scene.texts, HandView(cards=views), (), lambda _: None, lambda _: None)
    hand.layout(pygame.Rect(40, 40, 2 * hand.measure().width, 90))
    table.kit.audit.begin()
    hand.draw(table.surface)
    assert list(table.kit.audit.texts()) == [card.label for card in hand.cards]
    assert unreadable(table.kit.audit) == []
    assert all(one.rect.right <= other.rect.left for one, other in pairwise(hand.cards))


def test_a_short_name_is_never_parted() -> None:
    table = Table(new_session("great-wall", seats=3), language="ru")
    text = table.kit.text
    for room in range(10, 120):
        found = fitted_name(text, "Поход", room, 60)
        assert found is None or found[0].lines == ("Поход",)


def test_a_card_without_room_for_its_name_has_no_empty_strip_for_it() -> None:
    art = Table(new_session("great-wall", seats=3)).kit.art
    for key in ("card-gw-economy", "card-gw-advisor-forester", "card-gw-general-du_yan", "card-knight"):
        whole, cut = art.sprite(key, (62, 88)), unnamed(art, key, (62, 88))
        assert cut.get_width() == whole.get_width()
        assert 0.75 * whole.get_height() < cut.get_height() < 0.82 * whole.get_height()
    for key in ("card-back-gw-command", "card-brick", "gw-tower"):
        assert unnamed(art, key, (62, 88)) is art.sprite(key, (62, 88))
