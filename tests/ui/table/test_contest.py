"""A lawsuit at the table: the scene over the board, what it tells, and who speaks when at the Althing."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pygame
import pytest

from catan_desktop.games.landnam.actions import OpenCase
from catan_desktop.games.landnam.suit import ASK, CONTRIBUTE, Suit
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.present.picture import Cue, Keyframe
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.ui.scenes.overlays.contest import ContestScene
from catan_desktop.ui.scenes.overlays.meeting import MeetingList
from catan_desktop.ui.scenes.table.desk import Desk
from tests.audit import unreadable
from tests.ui.table.table import NAMES, QUICK, Table

pytestmark = pytest.mark.usefixtures("unpainted")

WINDOWS = ((1280, 720), (1920, 1080), (1280, 960), (1024, 768))
DARING = ("open_case", "join_side", "ask_help", "build_farm", "build_settler", "step")
"""Kinds of actions by which players come into conflict."""
PLIES = 6000


def sued(session: Session) -> Suit | None:
    """The lawsuit that is heard."""
    return next((frame.data for frame in reversed(session.state.frames) if isinstance(frame.data, Suit)), None)


def crowded(session: Session) -> bool:
    """Two stand on one side at least, and somebody is asked for cards or for help."""
    suit = sued(session)
    asked = session.state.frames[-1].step in {CONTRIBUTE, ASK}
    return suit is not None and asked and max(map(len, suit.members)) > 1


def speaking(session: Session) -> bool:
    """Somebody may open a case, and places are lit for it."""
    actor = session.actor()
    if session.state.frames[-1].step != "landnam.opportunity" or actor is None:
        return False
    decision = session.view(actor).decision
    actions = [action for one in decision.choices for action in one] if decision is not None else []
    return len({action.hex for action in actions if isinstance(action, OpenCase)}) > 1


@cache
def played(wanted: Callable[[Session], bool]) -> Session:
    """A game of quarrelsome people in a position that is wanted."""
    seats = tuple(SeatSpec(kind="human", level="random", name=NAMES[seat], colour=seat) for seat in range(4))
    for seed in range(1, 5):
        session = Session.new(NewGame(ruleset="landnam", seats=seats, seed=seed), bots_in_process=True)
        rng = Random(seed)
        for _ in range(PLIES):
            actor = session.actor()
            if session.outcome is not None:
                break
            if actor is not None and actor != CHANCE and wanted(session):
                return session
            if session.pump():
                continue
            assert actor is not None
            decision = session.view(actor).decision
            assert decision is not None
            actions = [choice.sample(rng) for choice in decision.choices if choice.count()]
            daring = [action for action in actions if action.kind in DARING]
            session.submit(rng.choice(daring if daring and rng.random() < 0.75 else actions))
    raise LookupError("the wanted position did not come")


def table_at(
    wanted: Callable[[Session], bool], size: tuple[int, int] = (1280, 720), language: str = "en", *, audit: bool = False
) -> Table:
    table = Table(played(wanted), settings=QUICK, language=language, size=size, audit=audit)
    if table.curtain is not None:
        table.lift()
    table.step(times=3)
    return table


def scene_of(table: Table) -> ContestScene | None:
    desk = table.scene.root.content
    assert isinstance(desk, Desk)
    return next((one for one in desk.overlays if isinstance(one, ContestScene) and one.visible), None)


def list_of(table: Table) -> MeetingList | None:
    desk = table.scene.root.content
    assert isinstance(desk, Desk)
    return next((one for one in desk.overlays if isinstance(one, MeetingList) and one.visible), None)


@pytest.mark.matrix
@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("larger", [1.0, 1.3])
def test_all_of_a_lawsuit_can_be_read(size: tuple[int, int], language: str, larger: float) -> None:
    table = table_at(crowded, size, language, audit=True)
    table.kit.resize(size, larger=larger)
    table.scene.rebuild()
    table.scene.root.layout(table.scene.root.rect)
    table.kit.audit.begin()
    table.draw()
    assert unreadable(table.kit.audit) == []
    scene, suit = scene_of(table), sued(table.session)
    assert scene is not None
    assert suit is not None
    texts = table.kit.audit.texts()
    assert f"{suit.totals[0]} : {suit.totals[1]}" in texts
    for side in scene.contest.sides:
        assert table.words.tr(side.name.key) in texts
        for member in side.members:
            assert NAMES[member.seat] in texts
            assert f"×{member.cards}" in texts


def test_the_scene_lies_over_the_board_alone_and_lets_no_click_through() -> None:
    table = table_at(crowded)
    scene, board = scene_of(table), table.scene.board
    assert scene is not None
    assert board.rect.contains(scene.rect)
    before = table.session.ply
    table.click_at(scene.rect.center)
    table.step(times=3)
    assert table.session.ply == before


def test_the_board_is_seen_again_at_a_press_and_the_lawsuit_at_another() -> None:
    table = table_at(crowded)
    while table.scene.root.dialogs:
        table.key(pygame.K_ESCAPE)
        table.step(times=2)
    assert scene_of(table) is not None
    assert list_of(table) is None
    table.click("contest-fold")
    table.step(times=2)
    assert scene_of(table) is None
    assert list_of(table) is not None
    table.click("contest-unfold")
    table.step(times=2)
    assert scene_of(table) is not None


def test_cards_go_to_the_row_of_whoever_plays_them() -> None:
    table = table_at(crowded)
    table.draw()
    scene = scene_of(table)
    assert scene is not None
    for side in scene.contest.sides:
        for member in side.members:
            where = scene.place_of(int(member.seat))
            assert where is not None
            assert scene.rect.collidepoint(where)
    everybody = {int(member.seat) for side in scene.contest.sides for member in side.members}
    assert all(scene.place_of(seat) is None for seat in set(range(4)) - everybody)


def test_no_wave_is_drawn_over_the_scene() -> None:
    table = table_at(crowded)
    board, scene = table.scene.board, scene_of(table)
    assert scene is not None
    board.air.on = True
    for _ in range(6):
        board.update(0.1)
        board.draw(table.surface)
        boxes = [box.move(board.rect.topleft) for box in board._aired]
        assert scene.rect.collidelist(boxes) < 0


@pytest.mark.parametrize("language", ["en", "ru"])
def test_places_to_choose_are_not_hidden_and_the_order_of_speaking_stands_beside(language: str) -> None:
    table = table_at(speaking, language=language, audit=True)
    board, found = table.scene.board, list_of(table)
    assert board.lit
    assert scene_of(table) is None
    assert found is not None
    for spot in board.lit_spots():
        assert not found.rect.collidepoint(board.point_of(spot))
    table.kit.audit.begin()
    table.draw()
    assert unreadable(table.kit.audit) == []
    texts = table.kit.audit.texts()
    assert all(name in texts for name in NAMES[:4])


def test_what_a_lawsuit_is_about_is_pointed_out_on_the_map() -> None:
    table = table_at(crowded)
    scene = scene_of(table)
    assert scene is not None
    assert table.scene.board.marked == scene.contest.about


def test_without_a_meeting_nothing_lies_over_the_board() -> None:
    table = table_at(lambda session: session.state.frames[-1].step == "landnam.movement")
    desk = table.scene.root.content
    assert isinstance(desk, Desk)
    assert not desk.overlays
    assert table.scene.board.before == ()


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_1, pygame.K_ESCAPE])
def test_a_press_on_a_verdict_only_ends_it(key: int) -> None:
    table = table_at(crowded)
    board, seat = table.scene.board, table.scene.seat
    assert board.picture is not None
    verdict = Cue("pulse", to=("hex", 0), look="verdict", numbers=(1, 2), readers=1 << seat, seconds=2.8)
    board.playback.speed, board.playback.reader = "normal", seat
    board.playback.play(board.picture, [Keyframe((verdict,), board.picture)])
    table.step(0.1, 60)
    assert board.playback.held
    ply, state = table.session.ply, table.scene.state
    table.key(key)
    assert (table.session.ply, table.scene.state, table.dialog) == (ply, state, "")
    table.step(0.1, 6)
    assert not board.playback.running
