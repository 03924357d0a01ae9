"""Places, cards and actions in the words of both engines.

The peer has cube coordinates, numbers its intersections in an order of its own, names cards by words, and counts the
seats from the first player. An action of the peer is told as a `Step`: its kind and its value, lists made tuples.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from catan_desktop.grid.axial import Axial
from catan_desktop.grid.topology import CornerId, HexId, PathId, Topology
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.cards import CardKind, Counts
from catan_desktop.kernel.choice import Offer
from catan_desktop.kernel.engine import decision
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics import actions as ours
from catan_desktop.mechanics import robber
from catan_desktop.mechanics.board import ANY
from catan_desktop.mechanics.questions import RATES
from catan_desktop.mechanics.tables import tables

Step: TypeAlias = tuple[str, Any]
"""An action of the peer: (kind, value)."""
Cube: TypeAlias = tuple[int, int, int]

RESOURCES = ("WOOD", "BRICK", "SHEEP", "WHEAT", "ORE")
"""In the order of our counts."""
CARDS = {
    "knight": "KNIGHT",
    "vp": "VICTORY_POINT",
    "roads": "ROAD_BUILDING",
    "plenty": "YEAR_OF_PLENTY",
    "monopoly": "MONOPOLY",
}
"""Our keys of development cards -> the peer's."""
SIDES = {
    "NORTH": "N",
    "NORTHEAST": "NE",
    "SOUTHEAST": "SE",
    "SOUTH": "S",
    "SOUTHWEST": "SW",
    "NORTHWEST": "NW",
}
"""The peer's names of a tile's corners -> ours."""
DIRECTIONS = {
    "EAST": "E",
    "NORTHEAST": "NE",
    "SOUTHEAST": "SE",
    "WEST": "W",
    "NORTHWEST": "NW",
    "SOUTHWEST": "SW",
}
"""The peer's names of a tile's edges -> ours."""
PLACEMENT, PRE_ROLL, ACTION = "settlers.placement", "settlers.pre_roll", "settlers.action"
FREE_ROADS = "settlers.free_roads"


def frozen(value: Any) -> Any:
    """Lists, as JSON has them, made tuples."""
    return tuple(frozen(each) for each in value) if isinstance(value, list | tuple) else value


def cube(at: Axial) -> Cube:
    """Cube coordinates of a position."""
    q, r = at
    return (q, -q - r, r)


def axial(at: Iterable[int]) -> Axial:
    """Our coordinates of a position."""
    q, _, r = at
    return (q, r)


class Places:
    """Which of the peer's places is which of ours; worked out from what it tells of its tiles."""

    def __init__(self, topology: Topology, hello: Mapping[str, Any]) -> None:
        self.topology = topology
        self.node: dict[CornerId, int] = {}
        self.hexes = {frozen(tile["at"]): topology.hex_id(axial(tile["at"])) for tile in hello["tiles"]}
        for tile in hello["tiles"]:
            q, r = axial(tile["at"])
            for name, node in tile["nodes"].items():
                corner = topology.corner_id(q, r, SIDES[name])
                if self.node.setdefault(corner, node) != node:
                    raise ValueError(f"{topology.corner_name(corner)} is two nodes of the peer: {node} and another")
        self.corner = {node: corner for corner, node in self.node.items()}
        if len(self.corner) != len(topology.corners) or len(self.hexes) != len(topology.hexes):
            raise ValueError("the peer's island is not ours")
        self.ports = {
            topology.path_id(*axial(port["at"]), DIRECTIONS[port["direction"]]): frozen(port["at"])
            for port in hello["ports"]
        }

    def edge(self, path: int) -> tuple[int, int]:
        """The peer's edge, the smaller node first."""
        a, b = (self.node[corner] for corner in self.topology.path_ends[path])
        return (min(a, b), max(a, b))

    def path(self, edge: Iterable[int]) -> PathId:
        """Our path of an edge."""
        a, b = edge
        return self.topology.path_between(self.corner[a], self.corner[b])

    def tile(self, hex: int) -> Cube:
        """The peer's coordinates of a hex."""
        return cube(self.topology.hexes[hex])

    def board(self, game: Game) -> dict[str, Any]:
        """Our island, for the peer to lay out."""
        island = game.board
        tiles = [
            (
                self.tile(hex),
                None if kind is None else RESOURCES[kind],
                island.tokens[hex][0] if island.tokens[hex] else None,
            )
            for hex, kind in enumerate(island.hex_yields)
        ]
        quays = {self.topology.parse_path(each.path): each.kind for each in island.harbours}
        if set(quays) != set(self.ports):
            raise ValueError("the harbours of the peer lie elsewhere")
        return {
            "tiles": tiles,
            "ports": [(at, None if quays[path] == ANY else RESOURCES[quays[path]]) for path, at in self.ports.items()],
        }


class Words:
    """Actions and seats of one game; `first` is our first player, whom the peer calls 0."""

    def __init__(self, game: Game, places: Places, first: Seat) -> None:
        self.game, self.places, self.first = game, places, first

    def index(self, seat: int) -> int:
        """The peer's number of a seat."""
        return (seat - self.first) % self.game.seats

    def seat(self, index: int) -> Seat:
        """Our seat of a number."""
        return Seat((index + self.first) % self.game.seats)

    def card(self, kind: int) -> str:
        """The peer's name of a development card."""
        return CARDS[tables(self.game).cards[kind].key]

    def steps(self, state: GameState, action: Action) -> list[Step]:
        """An action of ours, before it is applied, in the peer's words; none where the peer waits for what follows."""
        places = self.places
        found: list[Step]
        match action:
            case ours.PlaceSettlement(corner=corner) | ours.BuildSettlement(corner=corner):
                found = [("BUILD_SETTLEMENT", places.node[corner])]
            case ours.PlaceRoad(path=path) | ours.BuildRoad(path=path) | ours.PlaceFreeRoad(path=path):
                found = [("BUILD_ROAD", places.edge(path))]
            case ours.BuildCity(corner=corner):
                found = [("BUILD_CITY", places.node[corner])]
            case ours.Roll():
                found = [("ROLL", None)]
            case ours.BuyCard():
                found = [("BUY_DEVELOPMENT_CARD", None)]
            case ours.PlayKnight():
                found = [("PLAY_KNIGHT_CARD", None)]
            case ours.PlayRoads():
                found = [("PLAY_ROAD_BUILDING", None)]
            case ours.StopRoads():
                found = []
            case ours.PlayPlenty(cards=cards):
                found = [("PLAY_YEAR_OF_PLENTY", tuple(named(cards)))]
            case ours.PlayMonopoly(resource=kind):
                found = [("PLAY_MONOPOLY", RESOURCES[kind])]
            case ours.BankTrade(seat=seat, give=give, take=take):
                rate = self.game.ask(RATES, state, seat)[give]
                found = [("MARITIME_TRADE", (*[RESOURCES[give]] * rate, *[None] * (4 - rate), RESOURCES[take]))]
            case ours.EndTurn():
                found = [("END_TURN", None)]
            case ours.MoveRobber(seat=seat, hex=hex):
                at, victims = places.tile(hex), list(bits(robber.victims(self.game, state, seat, hex)))
                found = [("MOVE_ROBBER", (at, self.index(victim))) for victim in victims]
                found = found or [("MOVE_ROBBER", (at, None))]
            case ours.Discard(cards=cards):
                found = [("DISCARD_RESOURCE", name) for name in named(cards)]
            case _:
                raise ValueError(f"the peer knows nothing like {action.kind}")
        return found

    def legal(self, state: GameState, seat: Seat) -> set[Step]:
        """Everything the seat may do, in the peer's words; offers to other players are left out."""
        asked = decision(self.game, state, seat)
        if asked is None:
            return set()
        return {
            step
            for choice in asked.choices
            if not isinstance(choice, Offer)
            for action in choice
            for step in self.steps(state, action)
        }

    def action(self, state: GameState, seat: Seat, step: Step) -> Action:
        """What a step of the peer is with us; the victim of MOVE_ROBBER is a second action, see `victim`."""
        kind, value = step
        at = state.frames[-1].step
        places = self.places
        match kind:
            case "BUILD_SETTLEMENT":
                corner = places.corner[value]
                return ours.PlaceSettlement(seat, corner) if at == PLACEMENT else ours.BuildSettlement(seat, corner)
            case "BUILD_ROAD":
                path = places.path(value)
                if at == PLACEMENT:
                    return ours.PlaceRoad(seat, path)
                return ours.PlaceFreeRoad(seat, path) if at == FREE_ROADS else ours.BuildRoad(seat, path)
            case "BUILD_CITY":
                return ours.BuildCity(seat, places.corner[value])
            case "PLAY_YEAR_OF_PLENTY":
                return ours.PlayPlenty(seat, counted(value))
            case "PLAY_MONOPOLY":
                return ours.PlayMonopoly(seat, CardKind(RESOURCES.index(value)))
            case "MARITIME_TRADE":
                return ours.BankTrade(seat, CardKind(RESOURCES.index(value[0])), CardKind(RESOURCES.index(value[-1])))
            case "MOVE_ROBBER":
                return ours.MoveRobber(seat, HexId(places.hexes[frozen(value[0])]))
            case _:
                return _PLAIN[kind](seat)

    def victim(self, step: Step) -> Seat | None:
        """Who is robbed in a MOVE_ROBBER."""
        index = step[1][1]
        return None if index is None else self.seat(index)


_PLAIN: Mapping[str, Callable[[Seat], Action]] = {
    "ROLL": ours.Roll,
    "BUY_DEVELOPMENT_CARD": ours.BuyCard,
    "PLAY_KNIGHT_CARD": ours.PlayKnight,
    "PLAY_ROAD_BUILDING": ours.PlayRoads,
    "END_TURN": ours.EndTurn,
}


def named(cards: Counts) -> list[str]:
    """Counts as the names of the cards."""
    return [name for name, count in zip(RESOURCES, cards, strict=True) for _ in range(count)]


def counted(names: Iterable[str]) -> Counts:
    """Names as counts."""
    cards = list(names)
    return tuple(cards.count(name) for name in RESOURCES)
