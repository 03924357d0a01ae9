"""What is remembered of a game, by its events."""

from __future__ import annotations

from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any

from catan_desktop.games.great_wall import events as wall
from catan_desktop.games.great_wall.board import RowId, SectionId
from catan_desktop.games.great_wall.tables import ARCHER, SPEARMAN, HordeId
from catan_desktop.games.great_wall.view.charts import feats as wall_feats
from catan_desktop.games.landnam import events as land
from catan_desktop.games.landnam.view.charts import feats as land_feats
from catan_desktop.grid.topology import HexId
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.terrain import TerrainId
from catan_desktop.present.charts import Feat

ANN, BOB = Seat(0), Seat(1)


def story(*events: Event) -> Any:
    """The course of a game of which only events are asked for."""
    return SimpleNamespace(events=tuple(enumerate(events)))


def told(feats: Iterable[Feat]) -> dict[tuple[str, int], int]:
    """Feats by key and seat."""
    return {(feat.key, feat.seat): feat.count for feat in feats}


def test_landnam_remembers_hexes_discovered_and_lawsuits_won() -> None:
    found = land_feats(
        story(
            land.Explored(ANN, HexId(1), TerrainId(0), 6),
            land.Explored(ANN, HexId(2), TerrainId(0), 0),
            land.Verdict(ANN, BOB, HexId(1), True),
            land.Verdict(ANN, BOB, HexId(1), False),
        )
    )
    assert told(found) == {("explored", 0): 2, ("lawsuits-won", 0): 1, ("lawsuits-won", 1): 1}


def test_the_great_wall_remembers_trophies_recruits_and_walls() -> None:
    found = wall_feats(
        story(
            wall.Defeated(HordeId(3), SectionId(0), RowId(0), 0, BOB),
            wall.Recruited(ANN, SPEARMAN, (1, 0, 0, 0)),
            wall.Recruited(ANN, ARCHER, (1, 0, 0, 0)),
            wall.WallBuilt(BOB, SectionId(1), 1, (0, 1, 0, 0)),
            wall.ShameTaken(ANN, 2, "breach"),
        )
    )
    assert told(found) == {("gw-trophies", 1): 1, ("gw-recruited", 0): 2, ("gw-walls", 1): 1}
