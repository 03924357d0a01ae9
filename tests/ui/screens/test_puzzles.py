"""Puzzles before the whole program: chosen, failed, helped, shown and solved, by clicks and keys."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from catan_desktop.app.puzzle import PuzzleTable
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.notation import decode
from catan_desktop.present.words import words
from catan_desktop.ui.scenes.table import messages as m
from catan_desktop.ui.scenes.table.desk import Desk
from tests.ui.screens.player import Player

pytestmark = pytest.mark.usefixtures("unpainted")

EASY = "last-stretch"


def at_table(player: Player, key: str = EASY) -> PuzzleTable:
    """Go to a puzzle by clicks."""
    player.click("puzzles")
    player.wait()
    player.root.content.find(f"puzzle-{key}").press()  # type: ignore[attr-defined]
    player.wait(3)
    return table_of(player)


def table_of(player: Player) -> PuzzleTable:
    """Return the table of a puzzle that stands before the player."""
    assert isinstance(player.scene, PuzzleTable)
    return player.scene


def act(player: Player, *lines: str) -> None:
    """Do actions as the table does them."""
    for line in lines:
        table = table_of(player)
        game, seat = table.puzzle_port.session.game, table.puzzle_port.seat
        table.submit(decode(game, f"{seat} {line}"))
        player.wait(4, 0.5)


def press(player: Player, name: str) -> None:
    """Press a button of the panel that tells of the puzzle."""
    player.wait(2, 0.5)
    table_of(player).coach.root.content.find(name).press()  # type: ignore[attr-defined]
    player.wait(4, 0.5)


def solved(player: Player) -> tuple[str, ...]:
    """Return the puzzles that the settings remember."""
    return player.program.preferences.chosen.puzzles_solved


def test_a_solved_puzzle_is_remembered_and_leads_to_the_next(sit_down: Callable[..., Player]) -> None:
    player = sit_down()
    table = at_table(player)
    act(player, *player.program.puzzles.puzzle(EASY).solution)
    assert table.puzzle_port.verdict is True
    assert solved(player) == (EASY,)
    player.key(pygame.K_SPACE)  # the gold button goes on
    player.wait(4, 0.5)
    following = table_of(player).puzzle.key
    assert following == player.program.puzzles.following(EASY) != EASY
    press(player, "coach-leave")  # nothing is done yet, so nothing is asked
    cards = {card.key: card.solved for card in player.program.puzzles.all()}
    assert [key for key, done in cards.items() if done] == [EASY]


def test_the_panel_lies_on_nothing_while_the_winning_road_waits_for_its_yes(sit_down: Callable[..., Player]) -> None:
    """In a small window what the road brings needs so much room that the panel has only what it says now."""
    player = sit_down(language="ru")
    table = at_table(player)
    *before, last = player.program.puzzles.puzzle(EASY).solution
    act(player, *before)
    road = decode(table.puzzle_port.session.game, f"{table.puzzle_port.seat} {last}")
    table.send(m.PlacePicked(("path", road.path)))  # type: ignore[attr-defined]
    player.wait(2)
    assert table.state.pending == road
    desk = table.root.content
    assert isinstance(desk, Desk)
    assert not any(part.visible and table.coach.rect.colliderect(part.rect) for part in desk.right)


def test_a_turn_that_ends_without_the_goal_has_failed_and_can_be_taken_back(sit_down: Callable[..., Player]) -> None:
    player = sit_down()
    table = at_table(player)
    act(player, "end_turn")
    assert table.puzzle_port.verdict is False
    before = table.puzzle_port.session.ply
    player.wait(20, 0.5)
    assert table.puzzle_port.session.ply == before, "nobody goes on"
    model = table.facts.model
    assert not any(panel.acting for panel in model.seats), "and nobody seems to think"
    assert table.facts.game.actor() is None
    assert model.lookout == words("reason-puzzle-over")
    assert table.port.acts.undo()
    player.wait(4, 0.5)
    assert table_of(player).puzzle_port.verdict is None
    act(player, *player.program.puzzles.puzzle(EASY).solution)
    assert solved(player) == (EASY,)


def test_leaving_is_asked_about_only_while_there_is_something_to_lose(sit_down: Callable[..., Player]) -> None:
    player = sit_down()
    at_table(player)
    act(player, player.program.puzzles.puzzle(EASY).solution[0])
    press(player, "coach-leave")
    assert table_of(player).root.dialogs
    player.key(pygame.K_ESCAPE)
    act(player, *player.program.puzzles.puzzle(EASY).solution[1:])
    press(player, "coach-leave")
    assert not isinstance(player.scene, PuzzleTable)


def test_a_puzzle_begun_again_has_the_same_neighbours(sit_down: Callable[..., Player]) -> None:
    player = sit_down()
    before = at_table(player).puzzle_port.session
    press(player, "coach-again")
    after = table_of(player).puzzle_port.session
    assert after is not before
    assert [seat.name for seat in after.seats] == [seat.name for seat in before.seats]


def test_hints_come_on_request_and_unasked_after_two_failures(sit_down: Callable[..., Player]) -> None:
    player = sit_down()
    at_table(player)
    press(player, "coach-hint")
    assert table_of(player).progress.hints == 1
    press(player, "coach-hint")
    assert table_of(player).progress.hints == 2
    player = sit_down()
    at_table(player)
    for failures in (1, 2):
        act(player, "end_turn")
        press(player, "coach-again")
        progress = table_of(player).progress
        assert (progress.failures, progress.hints) == (failures, failures - 1)


def test_the_way_of_the_book_is_shown_step_by_step_and_solves_nothing(sit_down: Callable[..., Player]) -> None:
    player = sit_down()
    at_table(player)
    press(player, "coach-hint")
    press(player, "coach-hint")
    press(player, "coach-way")
    first = player.program.puzzles.puzzle(EASY).solution[0]
    for number in range(len(player.program.puzzles.puzzle(EASY).solution)):
        session = table_of(player).puzzle_port.session
        assert session.ply - session.timeline.first_ply == number
        assert table_of(player).coach.view is not None
        assert table_of(player).coach.view.aims  # type: ignore[union-attr]
        player.key(pygame.K_SPACE)
        player.wait(4, 0.5)
    assert table_of(player).puzzle_port.verdict is True
    assert solved(player) == ()
    press(player, "coach-again")
    act(player, first)
    assert not table_of(player).progress.way


def test_nobody_trades_with_the_one_who_solves(sit_down: Callable[..., Player]) -> None:
    player = sit_down()
    table = at_table(player)
    action = decode(table.puzzle_port.session.game, f"{table.puzzle_port.seat} offer_trade 1,0,0,0,0 0,0,1,0,0 14")
    why = table.port.game.why_not(action)
    assert why is not None
    assert why.key == "reason-puzzle-no-trade"
    trade = table.port.game.model(Seat(table.puzzle_port.seat)).trade
    assert trade is not None
    assert trade.offer_reason == why


def test_the_list_is_narrowed_by_game_grade_and_what_is_solved(sit_down: Callable[..., Player]) -> None:
    player = sit_down()
    player.program.preferences.change(puzzles_solved=(EASY,))
    player.click("puzzles")
    player.wait()
    screen = player.scene
    every = len(screen.shown())  # type: ignore[attr-defined]
    screen._wait(True)  # type: ignore[attr-defined]
    assert len(screen.shown()) == every - 1  # type: ignore[attr-defined]
    screen._look("classic")  # type: ignore[attr-defined]
    screen._take("easy")  # type: ignore[attr-defined]
    player.wait()
    assert screen.shown() == []  # type: ignore[attr-defined]
    assert player.find("puzzles-count") is not None
