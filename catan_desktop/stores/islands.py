"""Islands of one's own: dealt to begin with, judged, shown, kept and handed on."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from catan_desktop.games.catalogue import entry, ruleset
from catan_desktop.games.views import BOARDS
from catan_desktop.grid.axial import Axial
from catan_desktop.grid.layout import corner_at, path_points
from catan_desktop.grid.topology import CornerId, build
from catan_desktop.kernel import Reason, engine
from catan_desktop.kernel.errors import RulesetError, SaveError
from catan_desktop.kernel.ruleset import Options
from catan_desktop.mechanics import own_island
from catan_desktop.mechanics.board import ANY, Harbour, Island
from catan_desktop.mechanics.own_island import DOUBLE, NUMBERS, Drawn, IslandMaker
from catan_desktop.mechanics.tables import RESOURCES
from catan_desktop.present.compose import ground_of
from catan_desktop.present.models.board import HexGround, hexes
from catan_desktop.present.models.islands import Brush, Fairness, HarbourSite, IslandTools
from catan_desktop.present.words import TextArgument, because, say
from catan_desktop.session import own_islands, paths
from catan_desktop.session.dealing import dealt, read_board, written_board
from catan_desktop.session.library import importable, place_for
from catan_desktop.session.own_islands import FOLDER, SUFFIX, UNFINISHED, HarbourAt, Hex, OwnIsland, StreamAt
from catan_desktop.session.spec import NewGame

from .files import Files, Refused
from .island_strokes import flowing, numbered, on_land, swapped
from .translations import Translations

logger = logging.getLogger(__name__)

MOST_LETTERS = 50
"""Of a title before a number is set after it."""
RATES = {ANY: 3}
RATE = 2
"""Of a harbour that serves one resource."""
ANYTHING = "any"


@lru_cache(maxsize=256)
def board_of(key: str, island: OwnIsland) -> Island:
    """Return the board that a game makes of a drawing; ValueError where it makes none."""
    kinds = [ANY if one.kind == ANYTHING else RESOURCES.index(one.kind) for one in island.harbours]
    each = zip(island.harbours, kinds, strict=True)
    drawn = Drawn(
        {(hex.q, hex.r): (hex.terrain, tuple([one for one in (hex.token, hex.second) if one])) for hex in island.hexes},
        tuple([Harbour(one.path, kind, RATES.get(kind, RATE)) for one, kind in each]),
        tuple([(stream.hexes, stream.outlet) for stream in island.streams]),
    )
    return own_island.made(_maker(key), drawn)


def _maker(key: str) -> IslandMaker:
    """Return how a game makes its board; ValueError where it makes none."""
    maker = entry(key).rules.own_islands
    if maker is None:
        raise ValueError(f"{key} is not played on islands that somebody has drawn")
    return maker


def drawing_of(key: str, board: Island, title: str = "") -> OwnIsland:
    """Return a board of a game as somebody would draw it; None for a board of
    another game."""
    drawn = own_island.drawn(_maker(key), board)
    return OwnIsland(
        title=title,
        hexes=tuple([_hex(*at, *painted) for at, painted in drawn.hexes.items()]),
        harbours=tuple([_harbour(one) for one in drawn.harbours]),
        streams=tuple([StreamAt.model_validate({"hexes": hexes, "outlet": outlet}) for hexes, outlet in drawn.streams]),
    )


def _harbour(harbour: Harbour) -> HarbourAt:
    return HarbourAt(path=harbour.path, kind=ANYTHING if harbour.kind == ANY else RESOURCES[harbour.kind])


def _hex(q: int, r: int, terrain: str, token: tuple[int, ...]) -> Hex:
    first, second, *_ = (*token, 0, 0)
    return Hex(q=q, r=r, terrain=terrain, token=first, second=second)


class GameIslands:
    """What is to be said of islands that people draw for one game. Those that are handed in can be read by it."""

    def __init__(self, texts: Translations, key: str) -> None:
        self._texts, self.key = texts, key

    def tr(self, key: str, /, **args: TextArgument) -> str:
        """Return a text in the words of the game."""
        return self._texts.tr_in(self.key, key, **args)

    def _said(self, reason: Reason) -> str:
        return say(because(reason), self.tr, ())

    def tools(self, seats: int) -> IslandTools:
        """Return what an island for `seats` players is painted with."""
        maker = _maker(self.key)
        kinds = {kind.key: kind for kind in maker.kinds}
        brushes = [(key, kinds[become[0]]) for key, become in maker.paints.items()]
        return IslandTools(
            terrain=tuple(
                [
                    Brush(key, kind.key, "" if kind.yields is None else RESOURCES[kind.yields], kind.takes_token)
                    for key, kind in brushes
                ]
            ),
            numbers=(*map(str, NUMBERS), *(("/".join(map(str, DOUBLE)),) if maker.double else ())),
            harbours=RESOURCES if maker.routes is not None else (ANYTHING, *RESOURCES),
            swapped=maker.routes is not None,
            stream_icon=maker.stream_icon,
            frame=() if maker.frame is None else build(maker.frame(seats)).hexes,
            places=maker.frames[-1] if maker.frames else (),
        )

    def printed(self, spec: NewGame) -> OwnIsland:
        """The island on which a game would begin, to draw on."""
        return drawing_of(self.key, dealt(spec).board)

    def readable(self, island: OwnIsland) -> bool:
        """Return whether the game can make a board of any island, finished or not."""
        try:
            board_of(self.key, island)
        except ValueError:
            return not island.hexes
        return True

    def board(self, island: OwnIsland) -> Any:
        """The board as a new game and a save take it."""
        return written_board(board_of(self.key, island))

    def drawing(self, board: Any) -> OwnIsland | None:
        """The island of a board that a new game takes, as somebody would draw it; None for a board of
        another game."""
        try:
            return drawing_of(self.key, read_board(ruleset(self.key), board))
        except (RulesetError, ValueError, LookupError):
            return None

    def suits(self, options: Options) -> bool:
        """Return whether a game with these options can be played on islands that somebody has drawn."""
        maker = entry(self.key).rules.own_islands
        return maker is not None and maker.suits(options)

    def playable(self, island: OwnIsland, seats: int) -> bool:
        """Return whether a game of `seats` players can be played on it."""
        return bool(island.hexes) and self.readable(island) and not self._faults(island, seats)

    def faults(self, island: OwnIsland, seats: int) -> Sequence[str]:
        """Return what prevents a game of `seats` players on it, in words; empty where nothing does."""
        if not island.hexes:
            return [self.tr("reason-island-pieces")]
        return [self._said(reason) for reason in self._faults(island, seats)]

    def _faults(self, island: OwnIsland, seats: int) -> Sequence[Reason]:
        return own_island.faults(_maker(self.key), board_of(self.key, island), seats)

    def fairness(self, island: OwnIsland, seats: int) -> Fairness:
        """Return how evenly it treats everybody; it has at least one hex."""
        maker, board = _maker(self.key), board_of(self.key, island)
        told = own_island.fairness(maker, board)
        places = tuple([(corner_at(board.topology, CornerId(corner)), worth) for corner, worth in told.best])
        remarks = () if own_island.faults(maker, board, seats) else maker.remarks(board)
        words = tuple([(self._said(remark.told), remark.fair) for remark in remarks])
        return Fairness(told.red_pairs, told.equal_pairs, told.yields, places, words)

    def ground(self, island: OwnIsland) -> HexGround:
        """The land as it is drawn; it has at least one hex."""
        rules = ruleset(self.key)
        ground = ground_of(BOARDS, engine.make_game(rules, min(rules.seats), {}, board_of(self.key, island)))
        assert ground is not None
        return hexes(ground)

    def harbour_sites(self, island: OwnIsland) -> Sequence[HarbourSite]:
        """Return where harbours may stand, whatever stands there now."""
        topology, routes = build(tuple([(hex.q, hex.r) for hex in island.hexes])), _maker(self.key).routes
        names = own_island.harbour_sites(topology.hexes) if routes is None else routes(topology.hexes)
        return [HarbourSite(name, path_points(topology, topology.parse_path(name))) for name in names]

    def flowed(self, island: OwnIsland, place: Axial, away: bool, *, new: bool) -> OwnIsland | None:
        """Return the island after a dab with the brush for streams; only a `new` stroke begins one. None: no
        change."""
        return flowing(island, place, away, new=new)

    def swapped(self, island: OwnIsland, path: str, kind: str) -> OwnIsland:
        """Return the island with a kind of harbour at an edge, and the one that was there in the place of that kind."""
        return swapped(island, path, kind)

    def cleared(self, island: OwnIsland) -> OwnIsland:
        """Return the island without the harbours and streams for which there is no longer a place."""
        sites = {site.path for site in self.harbour_sites(island)} if island.hexes else set()
        kept = tuple(harbour for harbour in island.harbours if harbour.path in sites)
        return island.model_copy(update={"harbours": kept, "streams": on_land(island)})


class OwnIslands:
    """Islands that people draw."""

    def __init__(self, texts: Translations, files: Files, folder: Path, seed: Callable[[], int]) -> None:
        """`folder`: where games are kept; `seed` gives seeds."""
        self._texts, self._files, self._seed = texts, files, seed
        self._folder = folder / FOLDER
        self._known: Sequence[OwnIsland] | None = None

    def for_game(self, key: str) -> GameIslands:
        """Return what is to be said of islands for the game of a key."""
        return GameIslands(self._texts, key)

    def numbered(self, key: str, island: OwnIsland) -> OwnIsland:
        """Return an island for the game of a key with a number on every hex that needs one and has none."""
        takes = {kind.key for kind in self.for_game(key).tools(0).terrain if kind.takes_number}
        return numbered(island, takes, self._seed())

    def all(self) -> Sequence[OwnIsland]:
        """Every island that is kept, by title; read once."""
        if self._known is None:
            self._known = [island for _, island in own_islands.list_islands(self._folder)]
        return self._known

    def keep(self, island: OwnIsland, instead: str = "") -> OwnIsland:
        """Keep an island in place of the one with the title `instead`; the island, with a title that is no other's."""
        taken, title, number = {one.title for one in self.all()} - {instead}, island.title, 2
        while title in taken:
            title, number = f"{island.title[:MOST_LETTERS]} {number}", number + 1
        kept = island.model_copy(update={"title": title})
        self._known = None
        self._files.attempt(lambda: own_islands.keep(self._folder, kept))
        return kept

    def remove(self, title: str) -> None:
        """Take an island away."""
        self._known = None
        place = next((path for path, island in own_islands.list_islands(self._folder) if island.title == title), None)
        if place is not None:
            self._files.attempt(lambda: own_islands.remove(place))

    def bring_in(self, path: str, key: str) -> OwnIsland:
        """Keep a copy of an island for the game of a key from a file; the island."""
        island = self._files.attempt(lambda: own_islands.read(paths.typed_path(path)))
        if not self.for_game(key).readable(island):
            texts = self._texts
            raise Refused(texts.tr("island-other-game", ruleset=texts.tr(f"ruleset-{key}")))
        island = island if island.title else island.model_copy(update={"title": Path(path).stem[:60]})
        return self.keep(island, instead=island.title if island in self.all() else "")

    def unfinished(self, key: str) -> OwnIsland | None:
        """The drawing for the game of a key that was neither kept nor given up; None: there is none."""
        place = self._unfinished_at(key)
        if not place.exists():
            return None
        try:
            island = own_islands.read(place)
        except SaveError as error:
            logger.warning("%s: %s", place, error.__cause__)
            return None
        return island if self.for_game(key).readable(island) else None

    def put_by(self, key: str, island: OwnIsland | None) -> None:
        """Write what is being drawn for the game of a key, None: nothing is; a disk that refuses disturbs nobody."""
        place = self._unfinished_at(key)
        try:
            if island is not None:
                own_islands.write(place, island)
            else:
                own_islands.remove(place)
        except SaveError as error:
            logger.warning("%s: %s", place, error.__cause__)

    def _unfinished_at(self, key: str) -> Path:
        return self._folder / f"{key}{UNFINISHED}"

    def hand_out(self, island: OwnIsland, target: str) -> str:
        """Copy an island to a folder or file of the player's choice; the whole path of the copy."""
        place = self._files.place_of_copy(target, self.file_name(island), SUFFIX)
        self._files.attempt(lambda: own_islands.write(place, island))
        return str(place)

    def file_name(self, island: OwnIsland) -> str:
        """The name of a file for an island, free in the usual folder."""
        return place_for(paths.usual_folder(), island.title, SUFFIX).name

    def offered_files(self) -> Sequence[str]:
        """Islands that lie in the usual folders."""
        return [str(path) for path in importable(paths.usual_folders(), suffix=SUFFIX)]

    def usual_folder(self) -> str:
        """Return where a copy goes unless somebody says otherwise."""
        return str(paths.usual_folder())
