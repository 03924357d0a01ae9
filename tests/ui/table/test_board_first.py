"""The board comes first: in every game it has its share of a small window, and nothing that stands lies over it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import dist

import pygame
import pytest

from catan_desktop.games.catalogue import RULESETS
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.present.models.board import HexBoard
from catan_desktop.session.session import Session
from catan_desktop.ui.rich import plain
from catan_desktop.ui.scenes.table.actions import PrimaryButton
from catan_desktop.ui.scenes.table.board import TableBoard
from catan_desktop.ui.scenes.table.desk import Desk
from catan_desktop.ui.tables.board import hints, spaces
from catan_desktop.ui.tables.board.board_layout import ACROSS
from catan_desktop.ui.tables.gift.layout import CLANS, SECTIONS, NorthPlan
from catan_desktop.ui.widgets import Label, RichText
from tests.ui.table.table import Table, advance, at_step, new_session

pytestmark = pytest.mark.usefixtures("unpainted")

SMALL = (1280, 720)
LEAST = 0.35
LINES = 10
"""So many lines of the chronicle are seen at the own turn, at least."""
BOARDS = ("layout", "harbours")
"""Options that lay out the board."""


def ways(ruleset: str) -> Iterator[dict[str, bool | int | str]]:
    """Return the usual options, and each value of those that lay out the board."""
    yield {}
    for option in RULESETS[ruleset].options:
        if option.key in BOARDS:
            yield from ({option.key: value} for value in option.choices if value != option.default)


TABLES = [
    pytest.param(ruleset, seats, options, id="-".join([ruleset, str(seats), *map(str, options.values())]))
    for ruleset, rules in RULESETS.items()
    for seats in rules.seats
    for options in ways(ruleset)
]


def table_of(ruleset: str, seats: int, options: Mapping[str, bool | int | str]) -> Table:
    """A table in a small window at the beginning of a game."""
    session = new_session(ruleset, seats=seats, options=dict(options))
    while session.actor() == CHANCE:
        session.pump()
    return Table(session, size=SMALL)


def boxes_of(board: TableBoard) -> list[pygame.Rect]:
    """The boxes around the land with its harbours, around the Wall, and around the camps, in pixels of the window.

    Where something may stand between the corners of the land, the boxes around its hexes.
    """
    assert board.picture is not None
    plan = board.plan
    if not isinstance(board.picture.layout, HexBoard):
        return [board.rect.copy()]  # a board of its own kind fills all of its place
    found = [spaces.extent(plan, board.picture)]
    if plan.scenery.between:
        tiles = board.picture.board.ground.tiles
        found = [spaces.around(plan.at(one.centre), ACROSS / 2 * plan.side, plan.side) for one in tiles]
    if isinstance(plan, NorthPlan):
        sections = [plan.section(index) for index in range(SECTIONS)]
        found.append(sections[0].unionall(sections[1:]))
    if isinstance(plan, NorthPlan) and plan.beyond:
        camps = [plan.clan(index) for index in range(CLANS)]
        found.append(camps[0].unionall(camps[1:]))
    return [box.move(board.rect.topleft) for box in found]


def land_of(board: TableBoard) -> list[pygame.Rect]:
    """The boxes that nothing may lie over: those of `boxes_of`, or at sea two in each hex of land."""
    assert board.picture is not None
    plan, layout = board.plan, board.picture.layout
    tiles = layout.ground.tiles if isinstance(layout, HexBoard) else ()
    if not any(one.water for one in tiles):
        return boxes_of(board)
    hexes = [spaces.around(plan.at(one.centre), ACROSS / 2 * plan.side, plan.side) for one in tiles if not one.water]
    inner = [
        box.inflate(-box.width * across, -box.height * down)
        for box in hexes
        for across, down in ((0, 0.5), (0.5, 0.25))
    ]
    return [box.move(board.rect.topleft) for box in inner]


def share_of(boxes: list[pygame.Rect]) -> float:
    """The part of the window that the box around all of it takes."""
    whole = boxes[0].unionall(boxes[1:])
    return whole.width * whole.height / (SMALL[0] * SMALL[1])


@pytest.mark.matrix
@pytest.mark.parametrize(("ruleset", "seats", "options"), TABLES)
def test_the_board_has_a_third_of_a_small_window_and_nothing_lies_over_it(
    ruleset: str, seats: int, options: Mapping[str, bool | int | str], record_property: Callable[[str, object], None]
) -> None:
    table = table_of(ruleset, seats, options)
    board, desk = table.scene.board, table.scene.root.content
    assert isinstance(desk, Desk)
    boxes, land = boxes_of(board), land_of(board)
    share = share_of(boxes)
    record_property("board_share", round(share, 3))
    assert board.rect.contains(boxes[0].unionall(boxes[1:])), "all of it is seen"
    assert share >= LEAST, f"{ruleset} with {seats}: {share:.1%} of {SMALL}, {boxes}"
    standing = [rect for rect in (board.gauge_rect, board.stand_rect) if rect is not None]
    around = [desk.top.rect, desk.left.rect, desk.bottom.rect, *(one.rect for one in desk.right if one.visible)]
    for panel in (*standing, *around):
        assert panel.collidelist(land) < 0, f"{panel} lies over {land}"
    assert desk.chart is None or desk.chart.visible, "what can be climbed is always in sight"
    assert all(board.rect.contains(panel) for panel in standing)


@pytest.mark.matrix
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_chronicle_has_its_lines_at_the_own_turn(ruleset: str, language: str) -> None:
    session = own_turn(new_session(ruleset, seats=4, seed=3))
    table = Table(session, size=SMALL, language=language)
    assert not table.has("trade"), "the drawer is shut until it is wanted"
    log = table.scene.view.log
    row = table.kit.text.line_height(log.style)
    assert log.rect.height >= LINES * row, f"{log.rect.height / row:.1f} lines"


def own_turn(session: Session) -> Session:
    """Let everybody play anything legal until the first seat can act: it has thrown its dice, or gives its command."""
    wall = session.game.ruleset.key == "great-wall"
    return advance(session, at_step("great_wall.deploy" if wall else "settlers.action"), seed=3)


# what is said, and where


def asked_at(step: str, language: str) -> Table:
    """A table at which the first seat is asked at a step, and nothing else stands open."""

    def wanted(session: Session) -> bool:
        return at_step(step)(session) and session.actor() == 0

    return Table(advance(new_session("classic", seed=3), wanted, seed=3), size=SMALL, language=language)


@pytest.mark.matrix
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("step", ["settlers.placement", "settlers.robber", "settlers.action", "settlers.pre_roll"])
def test_no_sentence_stands_in_two_places(step: str, language: str) -> None:
    table = asked_at(step, language)
    said = [widget.text for widget in table.find("context").walk() if isinstance(widget, Label)]
    said += [widget.source for widget in table.find("context").walk() if isinstance(widget, RichText)]
    gold = table.find("next")
    assert isinstance(gold, PrimaryButton)
    sentences = [plain(text).strip(" .") for text in (*said, gold.text) if text]
    assert len(sentences) == len(set(sentences)), sentences


@pytest.mark.parametrize(("step", "kind"), [("settlers.robber", "quiet"), ("settlers.action", "primary")])
def test_gold_is_only_what_does_something(step: str, kind: str) -> None:
    gold = asked_at(step, "en").find("next")
    assert isinstance(gold, PrimaryButton)
    assert gold.kind == kind


@pytest.mark.parametrize("step", ["settlers.placement", "settlers.robber"])
def test_what_is_told_of_a_place_hides_nothing_of_the_board(step: str) -> None:
    table = asked_at(step, "en")
    board = table.scene.board
    for spot in board.lit_spots()[::7]:
        where = board.point_of(spot)
        table.stack.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0)))
        table.step(0.5, 3)
        table.draw()
        box = table.scene.root.tips.box
        assert box is not None
        assert not box.colliderect(board.rect)
        assert not box.colliderect(table.find("context").rect)


def test_chips_lie_beside_buildings_and_hide_no_number() -> None:
    board = asked_at("settlers.action", "en").scene.board
    assert board.picture is not None
    plan, ground = board.plan, board.picture.board.ground
    size = (round(0.85 * plan.side), round(0.42 * plan.side))
    for corner in range(len(ground.corners)):
        at = spaces.point(plan, board.picture, ("intersection", corner))
        box = hints.plate(plan, board.picture, pygame.Rect((0, 0), board.rect.size), at, size, 0)
        for tile in ground.tiles:
            x, y = plan.at(tile.centre)
            far = dist((x, y), (min(max(x, box.left), box.right), min(max(y, box.top), box.bottom)))
            assert far >= 0.36 * plan.side, f"a number is hidden beside corner {corner}"
