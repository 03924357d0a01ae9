"""Every action has a painted picture on its tile, in the colours of who looks where it is a piece, and its name."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from catan_desktop.app.models import theme_of
from catan_desktop.games.catalogue import RULESETS
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.session.session import Session
from catan_desktop.ui.scenes.table.actions import ActionCard, ActionPicture
from catan_desktop.ui.theme import SeatColours
from tests.audit import unreadable
from tests.ui.table.table import Table, advance, at_step, new_session

pytestmark = pytest.mark.usefixtures("unpainted")


def with_tiles(ruleset: str) -> Session:
    """Return a game of the fewest seats at a moment at which its tiles stand there."""
    session = new_session(ruleset, seats=min(RULESETS[ruleset].seats))
    while session.actor() == CHANCE:
        session.pump()
    if ruleset == "great-wall":  # its tiles stand there while they are asked for
        session = advance(session, at_step("great_wall.build"))
    return session


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_action_has_a_picture_in_the_colours_of_the_looker(ruleset: str) -> None:
    table = Table(with_tiles(ruleset))
    cards = [widget for widget in table.scene.root.content.walk() if isinstance(widget, ActionCard)]
    assert cards
    assert [card.entry.key for card in cards if card.piece is None] == []
    colours = table.scene.texts.colours(table.scene.model.viewer)
    assert all(table.kit.art.has(card.piece[0]) and card.piece[1] == colours for card in cards if card.piece)


@pytest.mark.matrix
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_action_has_its_name_on_it_in_a_small_window(ruleset: str, language: str) -> None:
    session = with_tiles(ruleset)
    table = Table(session, size=(1280, 720), language=language, audit=True, theme=theme_of(session))
    cards = [widget for widget in table.scene.root.content.walk() if isinstance(widget, ActionCard)]
    assert cards
    assert {card.label for card in cards if not names_itself(table, card)} == set()


def names_itself(table: Table, card: ActionCard) -> bool:
    """Draw a card alone; return whether its whole name stands on it, and what is written there can be read."""
    audit = table.kit.audit
    audit.begin()
    card.draw(table.surface)
    return card.label in " ".join(audit.texts()) and not unreadable(audit)


@pytest.mark.matrix
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("ruleset", ["watch", "classic", "cities-knights", "landnam", "fishermen"])
def test_prices_have_one_size_and_names_two_in_a_small_window(ruleset: str, language: str) -> None:
    table = Table(with_tiles(ruleset), language=language, audit=True)
    table.draw()
    cards = [widget for widget in table.scene.root.content.walk() if isinstance(widget, ActionCard)]
    priced = [card.price for card in cards if card.price.chips]
    assert priced
    (side,) = {price.side for price in priced}
    assert 14 <= side <= table.kit.px(16)
    names = {word for card in cards for word in card.label.split()}
    written = [one for one in table.kit.audit.entries if any(card.rect.contains(one.ink) for card in cards)]
    sizes = {one.pixels for one in written if set(one.text.split()) <= names}
    assert sizes
    assert len(sizes) <= 2


@pytest.mark.parametrize("seats", [3, 6])
def test_a_long_price_stands_beside_the_picture_as_those_of_its_neighbours_do(seats: int) -> None:
    """The price of a city in Russian, in Seafarers."""
    session = advance(new_session("seafarers", seats=seats), at_step("settlers.action"))
    table = Table(session, language="ru", size=(1280, 720))
    cards = [widget for widget in table.scene.root.content.walk() if isinstance(widget, ActionCard)]
    assert {card.price.rect.y for card in cards if card.price.chips} == {cards[0].price.rect.y}
    assert {card.price.across for card in cards if card.price.chips} == {0.0}


def test_two_rows_of_a_price_leave_the_picture_its_room(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []

    def noted(picture: ActionPicture, side: int, key: str, colours: SeatColours) -> pygame.Surface:
        drawn.append(side)
        return pygame.Surface((1, 1))

    monkeypatch.setattr(ActionPicture, "_piece", noted)
    table = Table(with_tiles("cities-knights"), language="ru")
    table.draw()
    assert drawn
    assert min(drawn) >= 20


@pytest.mark.parametrize("ruleset", ["great-wall", "cities-knights", "landnam", "watch"])
def test_names_of_one_bar_have_one_typeface_and_one_size(ruleset: str) -> None:
    session = with_tiles(ruleset)
    table = Table(session, language="ru", audit=True, theme=theme_of(session))
    table.draw()
    cards = [widget for widget in table.scene.root.content.walk() if isinstance(widget, ActionCard)]
    large = ruleset == "landnam"
    assert {card.named is None for card in cards} == {large}, "large where there is room"
    assert len({card.named.most for card in cards if card.named is not None}) <= 1
    assert unreadable(table.kit.audit) == []


def cards_of(table: Table) -> list[ActionCard]:
    return [widget for widget in table.scene.root.content.walk() if isinstance(widget, ActionCard)]


def arranged(card: ActionCard) -> tuple[object, ...]:
    """Return all that is seen of a card, where, and what its tip tells."""
    parts = [(type(part), tuple(part.rect)) for part in card.content.walk()]
    size = None if card.named is None else card.named.most
    return (tuple(card.rect), parts, tuple(card.key.rect), card.price.side, size, card.entry, card.tip, card.chosen)


def shown(table: Table) -> list[ActionCard]:
    """Return the cards of a table that has just been shown."""
    table.scene.view.show()
    return cards_of(table)


@pytest.mark.parametrize("ruleset", ["cities-knights", "watch"])
def test_a_card_that_is_kept_stands_as_one_made_anew_and_forgets_half_a_press(ruleset: str) -> None:
    session, size, kept, rng = with_tiles(ruleset), (1920, 1080), set(), Random(1)
    table = Table(session, size=size)
    for turn in range(80):
        before = cards_of(table)
        for card in before:
            card.down = True
        if not session.pump():
            asked = session.view(Seat(0)).decision
            assert asked is not None
            session.submit(rng.choice([choice for choice in asked.choices if choice.count()]).sample(rng))
        fresh = table if turn % 10 else Table(session, size=size)
        cards = shown(table)
        assert [arranged(card) for card in cards] == [arranged(card) for card in shown(fresh)]
        assert not any(card.down for card in cards)
        kept |= {card.entry.key for card in cards if card in before}
    assert kept == {card.entry.key for card in cards_of(table)}
    small = Table(session)
    table.kit.resize((1280, 720))
    table.scene.root.rect = pygame.Rect(0, 0, 1280, 720)
    assert [arranged(card) for card in shown(table)] == [arranged(card) for card in shown(small)]
