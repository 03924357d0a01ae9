"""The improvements in sight beside the island: they cost it a sliver at most, and are bought as on the chart."""

from __future__ import annotations

from functools import cache
from math import dist

import pygame
import pytest

from catan_desktop.games.cities_knights.actions import ImproveCity
from catan_desktop.games.cities_knights.part import IMPROVEMENTS
from catan_desktop.kernel.choice import Among
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from catan_desktop.ui.scenes.table.desk import Desk
from catan_desktop.ui.scenes.table.ladder_panel import Heading, LadderPanel, RungButton
from catan_desktop.ui.scenes.table.messages import ShowHand
from catan_desktop.ui.tables.board import beside, spaces
from catan_desktop.ui.tables.board.board_layout import Plan
from catan_desktop.ui.tables.coast import afloat
from tests.ui.table.table import QUICK, Table, advance, at_step, new_session

pytestmark = pytest.mark.usefixtures("unpainted", "for_good")

TRACKS = ("trade", "politics", "science")
WINDOWS = ((1280, 720), (1920, 1080), (3840, 2160), (2560, 1080), (1024, 768))


def improvements(session: Session) -> list[ImproveCity]:
    """The levels that whoever is asked may buy."""
    actor = session.actor()
    assert actor is not None
    decision = session.view(actor).decision
    choices = decision.choices if decision is not None else ()
    listed = (action for choice in choices if isinstance(choice, Among) for action in choice.actions)
    return [action for action in listed if isinstance(action, ImproveCity)]


def buying(settings: Settings = QUICK, humans: tuple[int, ...] = (0, 1, 2, 3)) -> Table:
    """A table at which somebody may buy a level."""
    session = advance(new_session("cities-knights", humans, seed=3), lambda now: bool(improvements(now)), seed=3)
    table = Table(session, settings=settings)
    if table.curtain is not None:
        table.lift()
    table.step(times=3)
    return table


def panel_of(table: Table) -> LadderPanel:
    desk = table.scene.root.content
    assert isinstance(desk, Desk)
    assert desk.chart is not None
    return desk.chart


def step_of(table: Table, name: str) -> RungButton:
    found = table.find(name)
    assert isinstance(found, RungButton)
    return found


def level(table: Table, action: ImproveCity) -> int:
    return IMPROVEMENTS.of(table.session.game, table.session.state).levels[action.seat][action.track]


@cache
def standing(seats: int) -> Table:
    return Table(advance(new_session("cities-knights", seats=seats, seed=5), at_step("settlers.action"), seed=5))


# where it stands


@pytest.mark.parametrize(
    ("seats", "size", "larger"),
    [
        *((4, size, 1.0) for size in WINDOWS),
        *((6, (1280, 720), 1.0), (6, (1024, 768), 1.0), (6, (1280, 720), 1.3), (4, (1920, 1080), 1.3)),
    ],
)
def test_it_costs_the_island_a_sliver_at_most_and_lies_on_nothing(
    seats: int, size: tuple[int, int], larger: float
) -> None:
    table = standing(seats)
    table.kit.resize(size, larger=larger)
    table.scene.enter(size)
    panel, board = panel_of(table), table.scene.board
    assert board.picture is not None
    wide = size[0] * 9 >= size[1] * 16
    assert panel.visible or not wide, "there is room in every usual window"
    plan, land = board.plan, board.picture.board.ground
    board.stand = None
    alone, board.stand = board.plan.side, panel
    least = beside.SHRINKS[-1]
    assert least * alone <= plan.side <= alone
    if not panel.visible:
        return
    box = panel.rect.move(-board.rect.x, -board.rect.y)
    assert pygame.Rect((0, 0), board.rect.size).contains(box)
    hidden = spaces.surrounds if wide and larger == 1.0 else spaces.covers
    assert not hidden(plan, board.picture, box), "between the corners of the land only where there is little room"
    assert board.gauge_rect is None or not board.gauge_rect.colliderect(panel.rect)
    for tile in land.tiles:
        assert all(0 <= x <= plan.width and 0 <= y <= plan.height for x, y in plan.hexagon(tile.centre))
    for mark in land.harbours:
        assert pygame.Rect((0, 0), board.rect.size).contains(spaces.berth(plan, mark).inflate(-2, -2))
    for step in (widget for widget in panel.walk() if widget is not panel):
        assert panel.rect.contains(step.rect)


def test_the_island_moves_aside_for_the_gauge_before_it_gives_up_a_strip() -> None:
    table = standing(4)
    table.kit.resize((1280, 720), larger=1.3)
    table.scene.enter((1280, 720))
    board = table.scene.board
    assert board.picture is not None
    plan, gauge = board.plan, board.gauge_rect
    assert gauge is not None
    assert gauge.bottom < board.rect.centery, "in a corner above, not in a strip below"
    alone = plan.scenery.fit(board.rect.size, board.picture, board.kit.k)
    assert plan.side >= beside.SHRINKS[-1] * alone.side
    assert plan.zero[0] != alone.zero[0]


@pytest.mark.parametrize(("seats", "size"), [(4, (1280, 720)), (4, (1024, 768)), (6, (2560, 1080))])
def test_what_floats_in_the_sea_lies_free(seats: int, size: tuple[int, int]) -> None:
    table = standing(seats)
    table.kit.resize(size, larger=1.0)
    table.scene.enter(size)
    board = table.scene.board
    assert board.picture is not None
    plan, land = board.plan, board.picture.board.ground
    taken = [one.move(-board.rect.x, -board.rect.y) for one in (board.gauge_rect, board.stand_rect) if one is not None]
    floating = []
    for one in plan.floating:
        half = one.size * plan.side / 2
        x, y = plan.at((one.x, one.y))
        floating.append(pygame.Rect(round(x - half), round(y - half), round(2 * half), round(2 * half)))
    assert floating, "there is always some open water"
    for number, box in enumerate(floating):
        assert pygame.Rect((0, 0), board.rect.size).contains(box)
        assert box.collidelist(taken) < 0
        assert box.collidelist([spaces.berth(plan, mark) for mark in land.harbours]) < 0
        assert not any(box.colliderect(_middle(plan, tile.centre)) for tile in land.tiles)
        assert all(dist(box.center, other.center) >= (box.width + other.width) / 2 for other in floating[:number]), (
            "their discs do not meet"
        )
    again = afloat.placed(plan, board.picture, taken)
    assert again == plan.floating, "it is always in the same places"


def _middle(plan: Plan, centre: tuple[float, float]) -> pygame.Rect:
    """The box inside a hex."""
    return spaces.around(plan.at(centre), 0.75 * plan.side, 0.75 * plan.side)


def test_where_there_is_no_room_it_is_small_then_left_out_and_the_button_stays() -> None:
    table = standing(4)
    table.kit.resize((1280, 720), larger=1.0)
    table.scene.enter((1280, 720))
    panel, board = panel_of(table), table.scene.board
    width = board.rect.width
    found = []
    for share in (11, 7):
        board.layout(pygame.Rect(board.rect.topleft, (board.rect.height * share // 10, board.rect.height)))
        found.append(board.stand_rect)
    board.layout(pygame.Rect(board.rect.topleft, (width, board.rect.height)))
    small, none = found
    assert small is not None
    assert small.width < panel.rect.width
    assert (none, board.stand_rect) == (None, panel.rect)
    assert table.has("act-improve")


def test_a_game_without_ladders_has_no_panel() -> None:
    table = Table(new_session("classic"))
    desk = table.scene.root.content
    assert isinstance(desk, Desk)
    assert desk.chart is None
    assert table.scene.board.stand is None


def test_the_island_never_moves_as_the_improvements_grow() -> None:
    table = buying()
    before = panel_of(table).sizes(300), table.scene.board.plan.zero
    action = improvements(table.session)[0]
    assert table.scene.submit(action)
    table.step(times=3)
    assert (panel_of(table).sizes(300), table.scene.board.plan.zero) == before


# what it shows


def test_it_shows_the_chart() -> None:
    table = buying()
    model = table.scene.model
    for ladder in model.ladders:
        for number in range(1, len(ladder.rungs) + 1):
            step = step_of(table, f"step-{ladder.key}-{number}")
            assert step.reached == (number <= ladder.level)
            assert step.next == (number == ladder.level + 1)
            assert step.focusable == step.next
            assert step.possible == (step.next and ladder.reason is None)
            assert table.scene.texts.rich(ladder.rungs[number - 1].name) in step.tip
    assert any(
        step_of(table, f"step-{TRACKS[one.track]}-{level(table, one) + 1}").possible
        for one in improvements(table.session)
    )


def test_a_step_tells_who_stands_on_it() -> None:
    table = buying()
    action = improvements(table.session)[0]
    assert table.scene.submit(action)
    table.step(times=3)
    step = step_of(table, f"step-{TRACKS[action.track]}-{level(table, action)}")
    assert table.scene.texts.name(action.seat) in step.tip.splitlines()[-1]


def test_nothing_is_painted_anew_while_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    table = buying()
    table.draw()
    painted: list[LadderPanel] = []
    paint = LadderPanel._paint

    def noted(panel: LadderPanel) -> pygame.Surface:
        painted.append(panel)
        return paint(panel)

    monkeypatch.setattr(LadderPanel, "_paint", noted)
    for _ in range(3):
        table.scene.board.touch()
        table.draw()
    table.scene.rebuild()
    table.draw()
    assert not painted
    table.click(
        f"step-{TRACKS[improvements(table.session)[0].track]}-{level(table, improvements(table.session)[0]) + 1}"
    )
    table.draw()
    assert painted


# what a press does


def test_a_level_is_bought_by_two_presses_as_on_the_chart() -> None:
    table = buying()
    action = improvements(table.session)[0]
    before = level(table, action)
    name = f"step-{TRACKS[action.track]}-{before + 1}"
    table.click(name)
    assert not table.dialog
    assert table.scene.state.pending == action
    assert step_of(table, name).chosen
    assert level(table, action) == before
    table.click(name)
    assert level(table, action) == before + 1


def test_a_level_is_bought_by_keys() -> None:
    table = buying()
    action = improvements(table.session)[0]
    before = level(table, action)
    name = f"step-{TRACKS[action.track]}-{before + 1}"
    for _ in range(200):
        table.key(pygame.K_TAB)
        if table.scene.root.focus is not None and table.scene.root.focus.name == name:
            break
    assert table.scene.root.focus is table.find(name)
    assert table.find(name).ringed
    table.key(pygame.K_RETURN)
    assert table.scene.state.pending == action
    table.key(pygame.K_RETURN)
    assert level(table, action) == before + 1
    assert table.scene.root.focus is table.find(f"step-{TRACKS[action.track]}-{before + 2}"), "the next one is at hand"


def test_it_asks_once_only_where_the_player_wants_no_confirmation() -> None:
    table = buying(QUICK.model_copy(update={"confirm_costly": False}))
    action = improvements(table.session)[0]
    before = level(table, action)
    table.click(f"step-{TRACKS[action.track]}-{before + 1}")
    assert level(table, action) == before + 1


def test_a_level_that_cannot_be_had_says_why() -> None:
    table = buying()
    dear = next((ladder for ladder in table.scene.model.ladders if ladder.reason is not None), None)
    assert dear is not None
    table.click(f"step-{dear.key}-{dear.level + 1}")
    assert dear.reason is not None
    assert table.toasts[-1] == table.scene.texts.say(dear.reason)
    assert table.scene.state.pending is None


def test_heading_and_other_steps_open_the_large_chart() -> None:
    table = buying()
    for name in ("ladders-chart", "step-science-5"):
        table.click(name)
        assert table.dialog == "ladders"
        table.scene.root.dialogs[-1].close()


def test_its_heading_leads_to_the_almanac() -> None:
    head = next(widget for widget in panel_of(buying()).walk() if isinstance(widget, Heading))
    assert head.topic == "city-improvement"
    assert head.tip


# other eyes


def test_a_covered_hand_is_not_told_by_what_is_lit() -> None:
    table = buying(QUICK.model_copy(update={"cover_hand": True}))
    steps = [widget for widget in panel_of(table).walk() if isinstance(widget, RungButton)]
    assert steps
    assert not any(step.possible for step in steps)
    table.scene.send(ShowHand(True))
    assert any(step.possible for step in panel_of(table).walk() if isinstance(step, RungButton))


def test_who_looks_on_at_bots_can_read_it_but_buy_nothing() -> None:
    table = buying(humans=(0, 1, 2, 3))
    for seat in range(4):
        table.session.set_seat(seat, table.session.seats[seat].model_copy(update={"kind": "bot", "level": "random"}))  # type: ignore[arg-type]
    table.set(paused=True)
    steps = [widget for widget in panel_of(table).walk() if isinstance(widget, RungButton)]
    assert not any(step.possible for step in steps)
    ready = next(ladder for ladder in table.scene.model.ladders if ladder.reason is None)
    plies = len(table.session.timeline.plies)
    table.click(f"step-{ready.key}-{ready.level + 1}")
    assert not table.scene.state.pick.begun
    assert len(table.session.timeline.plies) == plies
    assert table.toasts[-1] == table.words.tr("reason-not-your-move")


def test_the_waves_leave_panel_and_shadow_alone() -> None:
    table = standing(4)
    table.kit.resize((1280, 720), larger=1.0)
    table.scene.enter((1280, 720))
    board, reach = table.scene.board, table.kit.cast()
    kept = panel_of(table).rect.inflate(2 * reach, 2 * reach).move(-board.rect.x, -board.rect.y)
    board.air.on = True
    seen = 0
    for _ in range(40):
        board.update(0.3)
        board.draw(table.surface)
        assert kept.collidelist(board._aired) < 0
        seen += len(board._aired)
    board.air.on = False
    assert seen > 100
