"""The view of the module `islands`: what a first settlement on an island brings."""

from __future__ import annotations

from functools import lru_cache
from math import dist
from string import ascii_uppercase

from catan_desktop.games.seafarers.events import IslandSettled
from catan_desktop.games.seafarers.islands import ISLANDS, area_of, scenario
from catan_desktop.grid.layout import hex_center
from catan_desktop.grid.topology import Topology
from catan_desktop.kernel import Game, Observation, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.preview import Trial
from catan_desktop.mechanics.board import CornerMask, HexMask
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.view.board import seat_place
from catan_desktop.present.compose import BoardView
from catan_desktop.present.event_rows import EventRow, EventTable
from catan_desktop.present.models.board import Piece
from catan_desktop.present.models.explain import Explained
from catan_desktop.present.module_view import ModuleView
from catan_desktop.present.panel_view import PanelView
from catan_desktop.present.picture import BoardPicture, Cue, ordered
from catan_desktop.present.words import Party, Words, words

NORTH_EAST = 1
"""Which of the six intersections of a hex."""
FLAG = "isle-flag-"
"""What begins the name of the flag on an island; its points follow."""
NAME = "isle-name-"
"""What begins the name of the plate with the letter of an island; its number follows."""
EVENTS = EventTable(
    {
        IslandSettled: EventRow(
            "island-settled",
            "who count:points",
            "gold",
            "vp",
            great=True,
            cue=lambda game, event: (Cue("pulse", to=seat_place(event.seat), seat=event.seat),),
        )
    }
)


def brings(game: Game, view: Observation, area: int) -> int:
    """Return the special points that a first settlement of the looking seat brings on an area."""
    rules = scenario(game)
    if not view.state.turn or area < rules.homes or ISLANDS.of(game, view.state).settled[view.seat] >> area & 1:
        return 0
    return rules.island_points


def board(game: Game, view: Observation, picture: BoardPicture) -> BoardPicture:
    """The board with a flag on each island that still brings the looking seat points (SEA-194, SHORE-028), and its name
    where it has one (WORLD-027)."""
    built, topology = PIECES.of(game, view.state).buildings, game.board.topology
    isles = game.board.areas if scenario(game).named else ()
    names = [Piece("hex", flag_hex(hexes, topology, 0), f"{NAME}{area}", layer=-1) for area, hexes in enumerate(isles)]
    flags = [
        Piece("hex", flag_hex(hexes, topology, built), f"{FLAG}{points}", layer=-1)
        for area, hexes in enumerate(game.board.areas)
        if (points := brings(game, view, area))
    ]
    return replace(picture, pieces=ordered([*picture.pieces, *names, *flags]))


def flag_hex(hexes: HexMask, topology: Topology, built: CornerMask) -> int:
    """Return the hex of an island for its flag, at whose north-east nothing is built; of several the one nearest to the
    middle."""
    near = _by_middle(hexes, topology)
    return next((hex for hex in near if not built >> topology.hex_corners[hex][NORTH_EAST] & 1), near[0])


@lru_cache(maxsize=64)
def _by_middle(hexes: HexMask, topology: Topology) -> tuple[int, ...]:
    """Return the hexes of an island, the nearest to its middle first."""
    middles = {hex: hex_center(topology.hexes[hex]) for hex in bits(hexes)}
    x, y = (sum(values) / len(middles) for values in zip(*middles.values(), strict=True))
    return tuple(sorted(middles, key=lambda hex: (round(dist(middles[hex], (x, y)), 3), hex)))


def _named(game: Game, view: Observation, area: int, found: Explained) -> Explained:
    """The name of an island, and who began there or has settled it since."""
    here = [seat for seat, areas in enumerate(ISLANDS.of(game, view.state).settled) if areas >> area & 1]
    who = Party(sum(1 << seat for seat in here))
    row = words("explain-island-name" if here else "explain-island-free", name=ascii_uppercase[area], who=who)
    return replace(found, rows=(*found.rows, row))


def _told(game: Game, view: Observation, area: int, found: Explained) -> Explained:
    rules = scenario(game)
    if rules.closed and area >= rules.homes:
        return replace(found, rows=(*found.rows, words("explain-island-closed")))
    if area >= 0 and rules.named:
        found = _named(game, view, area, found)
    points = brings(game, view, area) if area >= 0 else 0
    return replace(found, rows=(*found.rows, words("explain-new-island", count=points))) if points else found


def _hex(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    return _told(game, view, next((area for area, has in enumerate(game.board.areas) if has >> site & 1), -1), found)


def _corner(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    free = PIECES.of(game, view.state).open_corners >> site & 1
    return _told(game, view, area_of(game, site), found) if free else found


def foresee(game: Game, view: Observation, trial: Trial) -> tuple[Words, ...]:
    """Special points."""
    settled = [event for event in trial.events if isinstance(event, IslandSettled) and event.seat == view.seat]
    return tuple(words("foresee-island", count=event.points) for event in settled)


PANELS = PanelView(foresee=foresee, explain={"hex": _hex, "intersection": _corner})
VIEW = ModuleView(panels=PANELS, board=BoardView(board), events=EVENTS)
