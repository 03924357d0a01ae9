"""Islands of one's own: dealt to begin with, judged, shown, kept and handed on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from catan_desktop.games.catalogue import ruleset
from catan_desktop.grid.layout import corner_at, path_points
from catan_desktop.grid.topology import CornerId, PathId
from catan_desktop.kernel.errors import RulesetError
from catan_desktop.mechanics import own_island
from catan_desktop.mechanics.board import ANY, Harbour, Island
from catan_desktop.mechanics.tables import RESOURCES
from catan_desktop.present.models.islands import Fairness, HarbourSite
from catan_desktop.present.models.screens import BoardSketch
from catan_desktop.present.words import because
from catan_desktop.session import own_islands, paths
from catan_desktop.session.dealing import dealt, read_board, written_board
from catan_desktop.session.library import importable, place_for
from catan_desktop.session.own_islands import FOLDER, SUFFIX, HarbourAt, Hex, OwnIsland
from catan_desktop.session.spec import NewGame
from catan_desktop.ui.scenes.services import Refused

from . import models
from .services import Services

RATES = {ANY: 3}
RATE = 2
"""Of a harbour that serves one resource."""
ANYTHING = "any"
USUAL = "classic"
"""Such an island is shown as in this game."""


@lru_cache(maxsize=64)
def island_of(drawn: OwnIsland) -> Island:
    """Return the board that somebody has drawn; ValueError where it is none."""
    hexes = {(hex.q, hex.r): (hex.terrain, hex.token) for hex in drawn.hexes}
    kinds = [ANY if one.kind == ANYTHING else RESOURCES.index(one.kind) for one in drawn.harbours]
    each = zip(drawn.harbours, kinds, strict=True)
    return own_island.drawn(hexes, [Harbour(one.path, kind, RATES.get(kind, RATE)) for one, kind in each])


def _sound(drawn: OwnIsland) -> bool:
    """Return whether all that is drawn can lie where it is drawn."""
    try:
        island_of(drawn)
    except ValueError:
        return False
    return True


def drawing_of(island: Island, title: str = "") -> OwnIsland:
    """Return a board as somebody would draw it; of a token with two numbers the first stays."""
    each = zip(island.topology.hexes, island.hex_terrain, island.tokens, strict=True)
    return OwnIsland(
        title=title,
        hexes=tuple([Hex(q=q, r=r, terrain=kind.key, token=token[0] if token else 0) for (q, r), kind, token in each]),
        harbours=tuple(
            [
                HarbourAt(path=one.path, kind=ANYTHING if one.kind == ANY else RESOURCES[one.kind])
                for one in island.harbours
            ]
        ),
    )


class OwnIslands:
    """See `catan_desktop.ui.scenes.services.OwnIslands`."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._folder = services.current.folder / FOLDER
        self._known: Sequence[OwnIsland] | None = None

    def all(self) -> Sequence[OwnIsland]:
        """Every island that is kept, by title; read once, files that say what cannot lie left out."""
        if self._known is None:
            self._known = [island for _, island in own_islands.listed(self._folder) if _sound(island)]
        return self._known

    def keep(self, island: OwnIsland) -> None:
        """Keep an island under its title."""
        self._known = None
        self._services.with_files(lambda: own_islands.keep(self._folder, island))

    def remove(self, title: str) -> None:
        """Take an island away."""
        self._known = None
        place = next((path for path, island in own_islands.listed(self._folder) if island.title == title), None)
        if place is not None:
            self._services.with_files(lambda: own_islands.remove(place))

    def bring_in(self, path: str) -> OwnIsland:
        """Keep a copy of an island from a file; the island."""
        island = self._services.with_files(lambda: own_islands.read(paths.written(path)))
        if not _sound(island):
            raise Refused(self._services.texts.tr(own_islands.NO_ISLAND))
        island = island if island.title else island.model_copy(update={"title": Path(path).stem[:60]})
        self.keep(island)
        return island

    def hand_out(self, island: OwnIsland, target: str) -> str:
        """Copy an island to a folder or file of the player's choice; the whole path of the copy."""
        place = self._services.place_of_copy(target, self.file_name(island), SUFFIX)
        self._services.with_files(lambda: own_islands.write(place, island))
        return str(place)

    def file_name(self, island: OwnIsland) -> str:
        """The name of a file for an island, free in the usual folder."""
        return place_for(paths.usual_folder(), island.title, SUFFIX).name

    def offered_files(self) -> Sequence[str]:
        """Islands that lie in the usual folders."""
        return [str(path) for path in importable(paths.usual_folders(), suffix=SUFFIX)]

    def usual_folder(self) -> str:
        """Where a copy goes unless somebody says otherwise."""
        return str(paths.usual_folder())

    def of_game(self, spec: NewGame) -> OwnIsland:
        """The island on which a game would begin, to draw on."""
        return drawing_of(dealt(spec).board)

    def board(self, island: OwnIsland) -> Any:
        """The board as a new game and a save take it."""
        return written_board(island_of(island))

    def playable(self, board: Any, seats: int) -> bool:
        """Return whether so many can play on a board that a new game takes."""
        try:
            return not own_island.faults(read_board(ruleset(USUAL), board), seats)
        except (RulesetError, ValueError, LookupError):
            return False

    def faults(self, island: OwnIsland, seats: int) -> Sequence[str]:
        """What keeps so many from playing on it, in words."""
        if not island.hexes:
            return [self._services.texts.tr("reason-island-pieces")]
        found = own_island.faults(island_of(island), seats)
        return [self._services.texts.say(because(reason)) for reason in found]

    def fairness(self, island: OwnIsland) -> Fairness:
        """How evenly it treats everybody."""
        board = island_of(island)
        told = own_island.fairness(board)
        places = tuple([(corner_at(board.topology, CornerId(corner)), worth) for corner, worth in told.best])
        return Fairness(told.red_pairs, told.equal_pairs, told.yields, places)

    def sketch(self, island: OwnIsland) -> BoardSketch:
        """The island as it is drawn."""
        return models.board_sketch(USUAL, island_of(island))

    def harbour_sites(self, island: OwnIsland) -> Sequence[HarbourSite]:
        """Where harbours may stand."""
        topology = island_of(island).topology
        return [
            HarbourSite(topology.path_name(PathId(path)), path_points(topology, PathId(path)))
            for path in own_island.harbour_sites(topology)
        ]
