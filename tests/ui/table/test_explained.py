"""Everything on every screen tells what it is: no button, field or figure without a tip or an entry of the almanac."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from catan_desktop.app import shots
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.ids import Seat
from catan_desktop.present.words import Who, words
from catan_desktop.ui.dialogs.option_row import OptionRow
from catan_desktop.ui.scenes.captions import Captions
from catan_desktop.ui.scenes.table.dice import DiceRow
from catan_desktop.ui.scenes.table.seat_figures import CounterBox, PointsBox
from catan_desktop.ui.scenes.table.steppers import Stepper
from catan_desktop.ui.scenes.table.top_bar import PipRow
from catan_desktop.ui.tables.board import spaces
from catan_desktop.ui.text import Style
from catan_desktop.ui.widgets import Root, ScrollArea, Widget
from catan_desktop.ui.widgets.tips import TIP_WIDTH
from tests.ui.table.table import Table, advance, at_step, new_session

pytestmark = pytest.mark.usefixtures("unpainted")

FIGURES = (CounterBox, PointsBox, DiceRow, PipRow, Stepper)
SCREENS = (
    *("title", "language", "new-game", "load", "settings", "keys", "tutorial", "result", "save-as", "share"),
    *("history", "achievements", "island", "review", "puzzles"),
)
PLACES = ("figure", "post", "camp", "home", "intersection", "path", "trail", "clearing", "section", "hex")
STEPS = ("settlers.placement", "settlers.pre_roll", "settlers.action", "settlers.robber", "settlers.discard")
WATCH_STEPS = (*STEPS, "watch.guard_round", "watch.patrol", "watch.after_hero")
CITIES_STEPS = ("settlers.action", "cities_knights.merchant", "cities_knights.smith", "cities_knights.limit")


def mute(tree: Widget, topic: str = "") -> Iterator[str]:
    """The widgets that can be used or hold a figure but tell nothing."""
    if not tree.visible:
        return
    topic = tree.topic or topic
    speaks = bool(tree.hint() or topic) or isinstance(tree, ScrollArea | OptionRow)  # an answer says what it is
    if (tree.focusable or isinstance(tree, FIGURES)) and not speaks:
        yield f"{type(tree).__name__} {tree.name or getattr(tree, 'text', '')!r}"
    for child in tree.children():
        yield from mute(child, topic)


def all_mute(root: Root) -> list[str]:
    """The same for all that a root holds, captions given."""
    found: list[str] = []
    for tree in (root.content, *root.dialogs):
        for widget in tree.walk():
            if root.caption is not None and not widget.tip and widget.focusable:
                root.caption(widget)
        found.extend(mute(tree))
    return found


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_tells_what_its_things_are(screen: str, tmp_path: Path) -> None:
    stack, _ = shots.stage(None, screen, (1280, 720), "en", tmp_path)
    stack.update(0.02)
    root = getattr(stack.top, "root")  # noqa: B009 - scenes share no type that has it
    assert isinstance(root, Root)
    assert isinstance(root.caption, Captions)
    assert all_mute(root) == []


@pytest.mark.parametrize("step", WATCH_STEPS)
def test_everything_at_the_table_tells_what_it_is_in_every_step(step: str) -> None:
    table = Table(advance(new_session("watch", humans=(0, 1, 2, 3), seed=3), at_step(step), seed=2))
    if table.curtain is not None:
        table.lift()
    table.step(times=3)
    assert all_mute(table.scene.root) == []


@pytest.mark.parametrize("step", CITIES_STEPS)
def test_everything_at_the_table_of_cities_and_knights_tells_what_it_is(step: str) -> None:
    table = Table(advance(new_session("cities-knights", humans=(0, 1, 2, 3), seed=3), at_step(step), seed=2))
    if table.curtain is not None:
        table.lift()
    table.step(times=3)
    assert all_mute(table.scene.root) == []
    if not table.dialog:
        table.scene.tools.ladders()
        assert all_mute(table.scene.root) == []


@pytest.mark.parametrize("open_it", ["menu", "supply", "chronicle", "describe", "seating", "what_now"])
def test_every_dialog_of_the_table_tells_what_its_things_are(open_it: str) -> None:
    table = Table(advance(new_session("watch"), at_step("settlers.action")))
    getattr(table.scene.tools, open_it)()
    assert table.dialog
    assert all_mute(table.scene.root) == []


def test_a_heading_is_not_told_of_as_the_way_to_the_title_screen(tmp_path: Path) -> None:
    stack, _ = shots.stage(None, "title", (1280, 720), "en", tmp_path)
    root = getattr(stack.top, "root")  # noqa: B009 - scenes share no type that has it
    assert isinstance(root, Root)
    assert root.caption is not None
    heading = root.content.find("title")
    root.caption(heading)
    assert not heading.tip


def test_the_heading_of_a_question_is_not_told_of_as_the_way_to_the_title_screen() -> None:
    table = Table(advance(new_session("watch"), at_step("settlers.robber")))
    root, heading = table.scene.root, table.find("title-of-prompt")
    assert root.caption is not None
    root.caption(heading)
    assert not heading.tip


def hovered(table: Table, where: tuple[int, int]) -> str:
    """The tip for a point, when the pointer has rested there."""
    event = pygame.event.Event(pygame.MOUSEMOTION, pos=where, rel=(1, 1), buttons=(0, 0, 0))
    table.stack.handle(event)
    table.step(0.1, 6)
    return table.scene.root.tip


def action_table(ruleset: str = "watch") -> Table:
    return Table(advance(new_session(ruleset), at_step("settlers.action"), seed=7))


def test_a_lit_place_shows_at_once_what_a_press_would_bring() -> None:
    table = Table(advance(new_session("watch"), at_step("settlers.placement")))
    spot = table.scene.board.lit_spots()[0]
    event = pygame.event.Event(pygame.MOUSEMOTION, pos=table.scene.board.point_of(spot), rel=(1, 1), buttons=(0, 0, 0))
    table.stack.handle(event)
    table.step(0.06, 2)
    tip = table.scene.root.tip
    assert "Place a settlement" in tip
    assert "Your points: 0 → **1**" in tip


def test_a_tip_never_covers_what_it_explains() -> None:
    table = action_table()
    board = table.scene.board
    for spot in (("hex", 0), ("hex", 20), ("intersection", 0), ("clearing", 0), ("camp", 14), ("trail", 8)):
        assert hovered(table, board.point_of(spot)), spot
        anchor = board.tip_anchor()
        assert anchor is not None
        assert board.told == spot
        assert anchor.collidepoint(board.point_of(spot))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_tip_is_longer_than_five_lines(language: str) -> None:
    table = Table(advance(new_session("watch"), at_step("settlers.action"), seed=7), language=language)
    kit, board, guide = table.kit, table.scene.board, table.scene.view.tips
    assert board.picture is not None
    places = [(space, site) for space in PLACES for site in bits(spaces.candidates(board.picture, space))]
    tips = [guide.tell(spot)[0] for spot in (*places, ("frostfangs", 0), ("danger", 0), ("banner", 1), ("harbour", 2))]
    tips += [widget.hint() for widget in table.scene.root.content.walk()]
    for spot in board.lit_spots():
        board.hovered_spot = spot
        tips.append(guide.tell(spot)[0])
    style = Style("text", "body")
    most = 6.0 * kit.text.line_height(style)
    for tip in tips:
        assert kit.rich.lay(tip, kit.px(TIP_WIDTH), style, kit.k).size.height <= most, tip


def test_a_hex_lights_its_number_and_what_the_buildings_gain() -> None:
    table = action_table()
    board = table.scene.board
    spot = ("hex", 5)
    hovered(table, board.point_of(spot))
    assert board.hinted is not None
    assert dict(board.hinted.lit)["hex"] >> 5 & 1
    hovered(table, (2, 2))
    assert board.hinted is None


def test_among_hexes_to_choose_no_other_of_the_same_number_is_lit() -> None:
    """The light of a number is that of a choice: a hex that cannot be chosen must not wear it."""
    session = new_session("cities-knights", humans=(0, 1, 2, 3), seed=3)
    table = Table(advance(session, at_step("cities_knights.merchant"), seed=2))
    if table.curtain is not None:
        table.lift()
    board = table.scene.board
    choices = board.lit["hex"].mask
    twins = 0
    for site in range(choices.bit_length()):
        if choices >> site & 1:
            hovered(table, board.point_of(("hex", site)))
            told = table.port.advice.explain(table.scene.seat, ("hex", site))
            twins |= dict(told.lit)["hex"] & ~choices
            assert board.hinted is not None
            assert dict(board.hinted.lit)["hex"] >> site & 1
            assert not dict(board.hinted.lit)["hex"] & ~choices
    assert twins, "one of the choices has an equal that cannot be chosen"


@pytest.mark.parametrize(
    ("name", "space"), [("seat-1", "path"), ("act-road", "path"), ("act-settlement", "intersection")]
)
def test_seats_and_actions_light_their_places(name: str, space: str) -> None:
    table = action_table()
    hovered(table, table.find(name).rect.center)
    hinted = table.scene.board.hinted
    assert hinted is not None
    assert space in dict(hinted.lit)


def test_an_own_resource_lights_the_hexes_that_bring_it() -> None:
    table = action_table()
    lit = []
    for key in ("lumber", "brick", "wool", "grain", "ore"):
        hovered(table, table.find(f"hand-{key}").rect.center)
        lit.append(table.scene.board.hinted)
    assert any(found is not None and found.gains for found in lit)
    for found in lit:
        assert found is None or {gain.seat for gain in found.gains} <= {0}


def pressed(code: int, mod: int = 0) -> Callable[[Table], None]:
    return lambda table: table.key(code, mod)


@pytest.mark.parametrize("way", [pressed(pygame.K_SLASH, pygame.KMOD_SHIFT), lambda table: table.click("what-now")])
def test_the_question_mark_lists_what_is_possible_and_what_is_not_with_its_reason(
    way: Callable[[Table], None],
) -> None:
    table = action_table()
    way(table)
    assert table.dialog == "what-now-panel"
    for entry in table.scene.model.buttons:
        assert table.has(f"can-{entry.key}") == (entry.reason is None), entry.key
        assert table.has(f"cannot-{entry.key}") == (entry.reason is not None), entry.key
    table.click("can-next")
    assert table.dialog == ""
    assert table.last().kind == "end_turn"


def test_an_entry_that_is_impossible_says_why_when_it_is_pressed() -> None:
    table = action_table()
    table.scene.tools.what_now()
    poor = next(entry for entry in table.scene.model.buttons if entry.reason is not None)
    table.click(f"cannot-{poor.key}")
    assert poor.reason is not None
    assert table.scene.texts.say(poor.reason) in table.toasts


def test_while_others_act_the_line_says_what_to_watch_for() -> None:
    session = new_session("watch", humans=(0,))
    table = Table(advance(session, lambda s: s.state.turn > 3 and s.state.seat == 0 and at_step("settlers.action")(s)))
    table.step(0.4)  # in its first moment the gold button ends no turn
    table.click("next")
    for _ in range(100):
        if table.session.state.seat != 0 or table.session.outcome is not None:
            break
        table.step()
    assert table.session.state.seat != 0 or table.session.outcome is not None
    model = table.port.game.model(table.scene.seat)
    if model.active != table.scene.seat:
        assert model.lookout is not None


def test_while_first_guards_are_placed_nobody_is_told_to_look_for_numbers() -> None:
    table = Table(advance(new_session("watch", humans=(0,)), at_step("watch.guard_round")))
    assert [table.port.game.model(Seat(seat)).lookout for seat in (0, 1)] == [
        None,
        words("lookout-guards", name=Who(Seat(0))),
    ]
