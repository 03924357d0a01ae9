"""Charts whose values fall below 0."""

from __future__ import annotations

import pygame
import pytest

from catan_desktop.ui.widgets import Kit
from catan_desktop.ui.widgets.axes import ticks
from catan_desktop.ui.widgets.chart import Curve, LineChart
from catan_desktop.ui.widgets.layers import LayerChart

BOX = pygame.Rect(0, 0, 520, 260)
STEPS = (0, 1, 2)
TOWNS, POOR = Curve("Towns", (2.0, 2.0, 3.0), "ice"), Curve("Poor", (-2.0, 0.0, -2.0), "fire")


def test_levels_begin_below_zero_only_where_a_value_does() -> None:
    assert ticks(10) == (0, 5, 10)
    assert ticks(10, -2) == (-5, 0, 5, 10)
    assert ticks(3, -1) == (-1, 0, 1, 2, 3)


@pytest.mark.parametrize("chart", [LineChart, LayerChart])
def test_what_is_below_zero_has_room(kit: Kit, chart: type[LineChart] | type[LayerChart]) -> None:
    """The axis goes on below 0, which stands where it belongs; nothing leaves the plane."""
    shown = chart(kit, [TOWNS, POOR], steps=STEPS, limit=(10.0, "goal"))
    shown.layout(BOX)
    shown.draw(pygame.Surface(BOX.size))
    plot = shown._plot()
    assert plot.levels[0] < 0
    assert plot.box.top <= plot.point(0, 10.0)[1] < plot.point(0, 0.0)[1] < plot.point(0, -2.0)[1] <= plot.box.bottom


def test_layers_above_and_below_zero_do_not_add_up(kit: Kit) -> None:
    """Three points of towns and two less reach 3 and -2, not 1."""
    chart = LayerChart(kit, [TOWNS, POOR], steps=STEPS)
    chart.layout(BOX)
    assert chart._plot().levels[0] <= -2
    assert chart._plot().levels[-1] >= 3


def test_without_losses_the_axis_begins_at_zero(kit: Kit) -> None:
    chart = LineChart(kit, [TOWNS], steps=STEPS)
    chart.layout(BOX)
    assert chart._plot().levels[0] == 0


def test_a_step_that_is_called_as_the_one_before_is_marked_once(kit: Kit) -> None:
    rounds = [0, *(number for number in range(1, 6) for _ in range(4))]
    chart = LineChart(kit, [Curve("A", tuple(map(float, range(len(rounds)))), "ice")], steps=rounds, write="Round {}")
    chart.layout(pygame.Rect(0, 0, 900, 200))
    kit.audit.on = True
    kit.audit.begin()
    chart.draw(pygame.Surface((900, 200)))
    assert [text for text in kit.audit.texts() if text in {"0", "1", "2", "3", "4", "5"}][-6:] == list("012345")
