"""Pieces that move over paths."""

from __future__ import annotations

from catan_desktop.grid.outline import NINETEEN
from catan_desktop.grid.topology import PathId, build
from catan_desktop.kernel.bits import bits
from catan_desktop.mechanics.movement import paths_within

LAND = build(NINETEEN)


def test_one_step_leads_to_the_paths_at_both_ends() -> None:
    path = LAND.parse_path("E(0,0,NE)")
    names = {LAND.path_name(PathId(other)) for other in bits(paths_within(LAND, path, 1))}
    assert names == {"E(0,-1,E)", "E(0,-1,SE)", "E(0,0,E)", "E(1,-1,SE)"}


def test_steps_add_up_and_never_lead_back_to_the_start() -> None:
    """Whatever is reached in n steps is one step from what is reached in fewer, and no path is left out in the end."""
    for path in bits(LAND.all_paths):
        before = 0
        for steps in range(1, 20):
            reached = paths_within(LAND, path, steps)
            assert before & ~reached == 0
            assert not reached >> path & 1
            for other in bits(reached & ~before):
                assert paths_within(LAND, other, steps) >> path & 1, "the way back is as long"
            before = reached
        assert before == LAND.all_paths & ~(1 << path)
