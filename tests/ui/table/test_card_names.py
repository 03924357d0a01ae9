"""A card of the hand bears its name: a short one no less than a long one, which is set smaller."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from catan_desktop.app import shots
from catan_desktop.present.models.panels import CardView, HandView
from catan_desktop.present.words import Words
from catan_desktop.ui.card_name import fitted_name, unnamed
from catan_desktop.ui.scenes.table.coach_card import LargeCard
from catan_desktop.ui.scenes.table.hand import CardStack, Hand, ResourceStack
from catan_desktop.ui.scenes.table.scene import TableScene
from catan_desktop.ui.widgets import Picture
from tests.audit import unreadable
from tests.ui.table.table import Table, new_session

SHORT = ("spy", "wedding", "merchant")
GOODS = ("lumber", "brick", "wool", "grain", "ore", "cloth", "coin", "paper")
COMMANDS = ("economy", "despotism", "mobilisation", "construction", "ceremony", "campaign")


@pytest.mark.matrix
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


@pytest.mark.matrix
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


@pytest.mark.matrix
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("ruleset", ["cities", "great-wall-powder", "landnam"])
def test_every_card_of_a_full_hand_has_its_name_and_is_large_with_it_where_it_is_pointed_at(
    ruleset: str, language: str, tmp_path: Path
) -> None:
    stack, surface = shots.stage(None, f"table@{ruleset}", (1280, 720), language, tmp_path, audit=True)
    stack.draw(surface)
    scene = stack.top
    assert isinstance(scene, TableScene)
    hand = scene.root.content.find("hand")
    assert isinstance(hand, Hand)
    audit, named = scene.root.kit.audit, [card for card in hand.cards if not card.card.speaks]
    assert len(named) > 2
    assert len({card.upright for card in named}) == 1, "all lie across the cards, or all run up them"
    for text in [one.text for one in audit.entries if hand.fan.rect.contains(one.ink)]:
        assert "…" not in text
    for card in named:
        strip = pygame.Rect(card.rect.topleft, (card.seen, card.rect.height))
        on_it = [drawn.text.replace("- ", "").strip("-…") for drawn in audit.entries if strip.contains(drawn.ink)]
        assert any(text and text in card.label for text in on_it), (card.label, on_it)
    card = named[1]
    at = (card.rect.x + card.seen // 2, card.rect.centery)
    stack.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    stack.draw(surface)
    large = [drawn for drawn in audit.entries if card.raised().contains(drawn.ink) and drawn.text in card.label]
    assert large
    assert card.raised().height > 2 * card.rect.height
    assert pygame.Rect((0, 0), scene.root.kit.size).contains(card.raised())


def test_kinds_of_which_there_is_none_lie_below_each_other_where_there_are_many() -> None:
    table = Table(new_session("cities-knights"))
    for kinds, folded in ((8, 5), (5, 0)):
        view = HandView(tuple((key, int(index < 3)) for index, key in enumerate(GOODS[:kinds])))
        hand = Hand(table.kit, table.scene.texts, view, (), lambda _: None, lambda _: None)
        hand.layout(pygame.Rect(40, 40, 500, 70))
        found = [one for one in hand.resources if isinstance(one, ResourceStack) and one.folded]
        assert len(found) == folded
        assert not any(one.count for one in found)
        assert all(one in set(hand.walk()) and hand.rect.contains(one.rect) for one in hand.resources)
        held = [one.rect for one in hand.resources if one.count]
        assert all(one.right < other.left for one, other in pairwise(held))


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
        card.seen = card.rect.width
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


def test_the_large_card_of_the_coach_keeps_the_strip_that_bears_its_name() -> None:
    table = Table(new_session("great-wall", seats=3), size=(1920, 1080))
    card = next(one for one in table.scene.model.hand.cards if one.key == "economy")
    large = LargeCard(table.kit, table.scene.texts)
    large.show(card)
    (picture,) = [one for one in large.root.content.walk() if isinstance(one, Picture)]
    assert picture.named
