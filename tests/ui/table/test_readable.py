"""Every state of the table can be read: nothing is clipped, overlaps or is too small, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pygame
import pytest

from catan_desktop.games.watch.heroes.hero import HERO_KEYS
from catan_desktop.games.watch.part import HeroId
from catan_desktop.games.watch.view.panels import hero_view
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.session.session import Session
from catan_desktop.ui.keymap import ACT, NAMES, Keymap
from catan_desktop.ui.scenes.table.messages import GiveCard, StartAction
from catan_desktop.ui.scenes.table.seat_cards import SeatCard
from catan_desktop.ui.scenes.table.seat_figures import HeroRow
from tests.audit import unreadable
from tests.parts import settlers
from tests.ui.table.table import Table, advance, at_step, new_session

pytestmark = pytest.mark.usefixtures("unpainted", "for_good")

LANGUAGES = ("en", "ru")
Opener = Callable[[Table], object]


def pick_first(table: Table) -> None:
    """Begin with the first action that is possible."""
    entry = next(entry for entry in table.scene.model.buttons if entry.reason is None)
    table.scene.send(StartAction(entry))


def offer_menu(table: Table) -> None:
    """Click a lit place."""
    table.click_place(*table.scene.board.lit_spots()[0])


def arm(table: Table) -> None:
    """Click a lit place once."""
    table.click_place(*table.scene.board.lit_spots()[0])


def hero(table: Table) -> None:
    """Show the own hero."""
    table.scene.tools.hero(table.scene.seat)


def draft(table: Table) -> None:
    """Put an offer together."""
    trade = table.scene.model.trade
    assert trade is not None
    table.scene.send(GiveCard(trade.hand.index(max(trade.hand))))


def nothing(table: Table) -> None:
    """Leave it as it is."""


def rich(session: Session) -> bool:
    """The own action step, with something to build and a development card."""
    part = settlers(session.state)
    actor = session.actor()
    if not at_step("settlers.action")(session) or actor is None or actor == CHANCE:
        return False
    asked = session.view(actor).decision
    assert asked is not None
    kinds = {next(iter(choice)).kind for choice in asked.choices if choice.count()}
    return "build_road" in kinds and part.held[actor] > 0


@cache
def session_at(ruleset: str, step: str) -> Session:
    """A session that waits at a step; nothing may be done in it."""
    until = rich if step == "rich" else at_step(step)
    for seed in range(9, 20):
        try:
            return advance(new_session(ruleset, seed=seed), until, seed, most=2500)
        except LookupError:
            continue
    raise LookupError(step)


STATES: dict[str, tuple[str, str, Opener]] = {
    "placement armed": ("watch", "settlers.placement", arm),
    "guard round": ("watch", "watch.guard_round", nothing),
    "before the roll": ("watch", "settlers.pre_roll", nothing),
    "action, base game": ("gift-base", "rich", nothing),
    "picked": ("watch", "rich", pick_first),
    "place menu": ("watch", "rich", offer_menu),
    "draft": ("watch", "rich", draft),
    "hero": ("watch", "rich", hero),
    "seats": ("watch", "rich", lambda table: table.scene.tools.seating()),
    "offer": ("watch", "settlers.offer", nothing),
    "after hero": ("watch", "watch.after_hero", nothing),
}
"""What is no scene of its own: those are seen in every window by `tests/ui/test_everything_fits.py`."""


def looked_at(state: str, language: str, size: tuple[int, int]) -> Table:
    ruleset, step, opener = STATES[state]
    table = Table(session_at(ruleset, step), language=language, size=size, audit=True)
    opener(table)
    table.step()
    table.draw()
    return table


@pytest.mark.matrix
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("state", STATES)
def test_everything_can_be_read_at_720p(state: str, language: str) -> None:
    table = looked_at(state, language, (1280, 720))
    assert unreadable(table.kit.audit) == []


@pytest.mark.matrix
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1920, 1080), (1024, 768), (2560, 1080)], ids=str)
@pytest.mark.parametrize("state", ["picked", "after hero"])
def test_everything_can_be_read_at_other_sizes(state: str, size: tuple[int, int], language: str) -> None:
    table = looked_at(state, language, size)
    assert unreadable(table.kit.audit) == []


@pytest.mark.matrix
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 720)], ids=str)
@pytest.mark.parametrize(
    ("ruleset", "step"),
    [("watch", "rich"), ("watch", "settlers.pre_roll"), ("cities-knights", "settlers.action"), ("classic", "watching")],
)
def test_long_keys_that_the_player_has_chosen_leave_everything_readable(
    ruleset: str, step: str, size: tuple[int, int], language: str
) -> None:
    session = new_session(ruleset, humans=()) if step == "watching" else session_at(ruleset, step)
    table = Table(session, language=language, size=size, audit=True)
    long = "Ctrl+Shift+Backspace"
    acts = [f"{ACT}{entry.key}" for entry in table.scene.model.buttons]
    usable = [name for name, command in NAMES.items() if command.group != "walk"]
    table.kit.keys = Keymap(dict.fromkeys((*usable, *acts), long), table.words.tr)
    table.scene.enter(size)
    table.draw()
    assert table.kit.keys.refused == ()
    assert unreadable(table.kit.audit) == []


@pytest.mark.matrix
@pytest.mark.parametrize("larger", [1.0, 1.3])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_heros_name_can_be_read_before_a_seat(language: str, size: tuple[int, int], larger: float) -> None:
    """Whoever the seats have in the recorded positions: a long name must not leave the narrowest card."""
    session = session_at("watch", "settlers.pre_roll")
    table = Table(session, language=language, size=size, audit=True)
    table.kit.resize(size, larger=larger)
    try:
        table.scene.enter(size)
        table.draw()
        card = table.find("seat-0")
        assert isinstance(card, SeatCard)
        assert card.hero is not None
        view = session.view(Seat(0))
        surface = pygame.Surface(size, depth=32)
        for hero in range(len(HERO_KEYS)):
            row = HeroRow(table.kit, card.texts, hero_view(session.game, view, HeroId(hero), None), lambda: None)
            row.low = card.hero.low
            row.layout(card.hero.rect)
            table.kit.audit.begin()
            row.draw(surface)
            assert bool(table.kit.audit.texts()) != row.low
            assert unreadable(table.kit.audit) == []
    finally:
        table.kit.resize((1280, 720), larger=1.0)
