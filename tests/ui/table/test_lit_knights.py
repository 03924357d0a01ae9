"""What a press on a lit knight does, and what the line of help says of it."""

from __future__ import annotations

import pygame
import pytest

from tests.games.barbarian_attack.place import siege
from tests.games.cities_knights.place import CityTable, cities_game, place
from tests.ui.table.laid import laid
from tests.ui.table.table import Table

pytestmark = pytest.mark.usefixtures("unpainted")

FIRST, THERE = "V(0,0,NE)", "V(0,0,SE)"
"""Where a knight stands, and the only place it can go to."""
RIDER, OTHER = "E(0,1,E)", "E(0,1,SE)"
"""Paths of riders."""


def marching(*seats: str) -> tuple[Table, CityTable]:
    """A table where moving a knight has been begun."""
    placed = place(cities_game(), *seats, robber="(0,2)")
    table = Table(laid(placed, 0))
    table.click("act-march")
    return table, placed


def test_a_knight_with_one_way_to_go_is_picked_before_it_goes() -> None:
    table, placed = marching("E(0,0,E) K1*(0,0,NE) E(-2,0,E) K1*(-2,0,NE)")
    tr = table.words.tr
    before = table.session.ply
    choosing = table.choosing
    assert tr("choose-place-first") in choosing.text
    table.click_place("intersection", placed.corner(FIRST))
    assert table.session.ply == before, "nobody saw where it would go"
    assert table.lit("intersection") == 1 << placed.corner(THERE)
    choosing = table.choosing
    assert tr("choose-place-first") not in choosing.text
    assert list(table.scene.board.marked) == [("intersection", placed.corner(FIRST))], "who goes is seen"
    table.click_place("intersection", placed.corner(THERE))
    assert (table.session.ply, table.last().kind) == (before + 1, "move_knight")


def test_where_every_press_does_it_there_nothing_is_asked_first() -> None:
    table, placed = marching("E(0,0,E) E(0,0,SE) K1*(0,0,NE)")
    choosing = table.choosing
    assert table.words.tr("choose-place-first") not in choosing.text
    before = table.session.ply
    table.click_place("intersection", placed.corner(THERE))
    assert (table.session.ply, table.last().kind) == (before + 1, "move_knight")


def test_escape_puts_a_rider_back_who_was_pressed_on_the_board() -> None:
    placed = siege(riders={0: f"{RIDER} {OTHER}"}).do("0 end_turn")
    table = Table(laid(placed, 0))
    table.click_place("path", placed.path(RIDER))
    assert table.scene.state.pick.kinds == ("move_rider",)
    assert list(table.scene.board.marked) == [("path", placed.path(RIDER))]
    table.key(pygame.K_ESCAPE)
    assert not table.scene.state.pick.begun
    assert not list(table.scene.board.marked)
    assert table.lit("path") == 1 << placed.path(RIDER) | 1 << placed.path(OTHER)
    table.step(times=40)
    table.key(pygame.K_SPACE)
    assert "finish_riding" not in table.done(), "riders can still ride"
    table.key(pygame.K_SPACE)
    assert table.last().kind == "finish_riding", "nothing else is in the way"
