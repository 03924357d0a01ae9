"""The politics cards (blue), section 12.2: those that work on the board. The others stand in `hand_cards`."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from catan_desktop.grid.topology import CornerId, PathId
from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Reason, Seat, record
from catan_desktop.kernel.frame import pop, push, swap
from catan_desktop.kernel.game import Step
from catan_desktop.kernel.ids import CHANCE, SEATS, SeatMask, members, numbered, numbers
from catan_desktop.kernel.prompts import Asks, ask, in_turn, question
from catan_desktop.mechanics import opponents
from catan_desktop.mechanics.opponents import Aim
from catan_desktop.mechanics.parts import PIECES, ROBBER
from catan_desktop.mechanics.pieces import lift_road, road_pieces
from catan_desktop.mechanics.robber import barred_reason, place_robber, robber_hexes, victims
from catan_desktop.mechanics.theft import THEFT, Victims

from . import hand_cards, roads
from .actions import BishopHex, DesertKnight, IntrigueKnight, PlaceDeserter, RemoveRoad, StopCard
from .card import ProgressCard, aiming, asking, needs, point_card
from .events import KnightDrivenAway, KnightPlaced, KnightRemoved, RoadRemoved
from .knights import activate, at_corner, drive_away, idle, recruit_sites, recruiting
from .numbers import RANK_IDS, RANKS, RankId
from .part import BARBARIANS, KNIGHTS, all_knights, knights_of, owner_of, rank_of
from .pieces import knights_left, links_of, put_knight, take_knight
from .questions import OPEN_LINKS
from .roads import stop_card

BISHOP, DIPLOMAT, INTRIGUE = (f"cities_knights.{step}" for step in ("bishop", "diplomat", "intrigue"))
DESERTER, DESERTION = "cities_knights.deserter", "cities_knights.desertion"
DESERT, ENLIST = "cities_knights.desert", "cities_knights.enlist"


# Bishop


def awake(game: Game, state: GameState, seat: Seat) -> bool:
    """Return whether the robber moves: before the first landing he stays where he is (CK-163, CK-462)."""
    return BARBARIANS.of(game, state).awake


def bishop_hex(game: Game, state: GameState, action: BishopHex, out: Events) -> GameState:
    """A random card of everybody with a building there, in turn order (CK-460, CK-461, CK-464)."""
    state = place_robber(game, pop(state), action.seat, action.hex, out)
    robbed = in_turn(game, action.seat, victims(game, state, action.seat, action.hex))
    return push(state, *(Frame(THEFT, 1 << CHANCE, Victims(1 << other)) for other in reversed(robbed)))


BISHOP_ROW = Act(
    BishopHex,
    bishop_hex,
    refusals=(
        (Reason("reason-robber-stays", rule="CK-714"), lambda g, s, a: a.hex == ROBBER.of(g, s).hex),
        ("", lambda g, s, a: barred_reason(g, s, a.hex)),
    ),
    otherwise=Reason("reason-friendly-robber", rule="CK-604"),
    sites=("hex", lambda game, state, seat: robber_hexes(game, state)),
)
"""Where the robber may go on a 7 (CK-463)."""


# Deserter


@record
class Deserting(Asks):
    """Who gives up a knight, and to whom."""

    player: Seat


@record
class Deserted(Asks):
    """The knight that has left the board; another of no greater strength may come."""

    rank: RankId
    active: bool


def seats_with_knights(game: Game, state: GameState, seat: Seat) -> SeatMask:
    """Opponents with a knight on the board."""
    part = KNIGHTS.of(game, state)
    return sum(1 << other for other in range(game.seats) if other != seat and knights_of(part, Seat(other)))


def advance_desertion(game: Game, state: GameState, out: Events) -> GameState:
    """The opponent chooses a knight (CK-470, CK-395)."""
    aim = state.frames[-1].data_as(Aim)
    return swap(state, Frame(DESERT, 0, Deserting(aim.victim, aim.seat)))


def desert_knight(game: Game, state: GameState, action: DesertKnight, out: Events) -> GameState:
    """It goes to the supply, whatever comes of it (CK-475)."""
    part, player = KNIGHTS.of(game, state), state.frames[-1].data_as(Deserting).player
    rank, active = rank_of(part, action.seat, action.corner), bool(part.active >> action.corner & 1)
    out.append(KnightRemoved(action.seat, action.corner, rank, "deserter"))
    state = take_knight(game, pop(state), action.seat, action.corner, out)
    return ask(state, ENLIST, Deserted(player, rank, active))


def _recruits(game: Game, state: GameState, seat: Seat) -> list[PlaceDeserter]:
    """A knight of no greater strength where one could be recruited (CK-471, CK-472, CK-474, CK-476)."""
    part, sites = KNIGHTS.of(game, state), [*members(CornerId, recruit_sites(game, state, seat))]
    ranks = [rank for rank in RANK_IDS[: state.frames[-1].data_as(Deserted).rank + 1] if knights_left(part, seat, rank)]
    return [PlaceDeserter(seat, rank, corner) for rank in reversed(ranks) for corner in sites]


def place_deserter(game: Game, state: GameState, action: PlaceDeserter, out: Events) -> GameState:
    """It is as active as the other was, and may act if it is (CK-473)."""
    active = state.frames[-1].data_as(Deserted).active
    out.append(KnightPlaced(action.seat, action.corner, action.rank, active))
    return put_knight(game, pop(state), action.seat, action.corner, action.rank, out, active)


def _none_left(game: Game, state: GameState, action: PlaceDeserter) -> Reason | None:
    if knights_left(KNIGHTS.of(game, state), action.seat, action.rank):
        return None
    return Reason("reason-no-such-knight-left", (("rank", RANKS[action.rank]),), "CK-471")


DESERT_ROW = Act(
    DesertKnight,
    desert_knight,
    sites=("intersection", lambda game, state, seat: knights_of(KNIGHTS.of(game, state), seat)),
    otherwise=Reason("reason-no-own-knight", rule="CK-470"),
)
ENLIST_ROW = Act(
    PlaceDeserter,
    place_deserter,
    lambda g, s, seat: [
        PlaceDeserter(seat, rank, corner)
        for rank in reversed(RANK_IDS)
        for corner in numbers(CornerId, len(g.board.topology.corners))
    ],
    (
        (
            Reason("reason-deserter-stronger", rule="CK-471"),
            lambda g, s, a: a.rank > s.frames[-1].data_as(Deserted).rank,
        ),
        ("", _none_left),
        *at_corner(recruiting("CK-472")),
    ),
    fast=_recruits,
    unknown=Reason("reason-no-such-place", rule="CK-472"),
)


# Diplomat


def loose_end(game: Game, state: GameState, owner: Seat, path: PathId) -> bool:
    """Return whether one end of a road or ship touches nothing else of its owner (CK-481, CK-482)."""
    pieces, topology = PIECES.of(game, state), game.board.topology
    own = pieces.settlements[owner] | pieces.cities[owner] | knights_of(KNIGHTS.of(game, state), owner)
    others = links_of(game, state, owner) & ~(1 << path)
    return any(
        not own >> corner & 1 and not topology.corner_paths[corner] & others for corner in topology.path_ends[path]
    )


def needed_by_knight(game: Game, state: GameState, owner: Seat, path: PathId) -> bool:
    """Return whether a knight of the owner would be left without a road or ship of its own (CK-483)."""
    topology, knights = game.board.topology, knights_of(KNIGHTS.of(game, state), owner)
    others = links_of(game, state, owner) & ~(1 << path)
    return any(
        knights >> corner & 1 and not topology.corner_paths[corner] & others for corner in topology.path_ends[path]
    )


def open_among(game: Game, state: GameState, links: Iterable[int]) -> int:
    """Return the open ones of anybody's roads, or of other links; `links` are paths by seat (CK-480 to CK-483)."""
    return sum(
        1 << path
        for owner, mask in numbered(Seat, links)
        for path in members(PathId, mask)
        if loose_end(game, state, owner, path) and not needed_by_knight(game, state, owner, path)
    )


def open_roads(game: Game, state: GameState, seat: Seat) -> int:
    """Every open road of anybody."""
    return open_among(game, state, _all_roads(game, state))


def _all_roads(game: Game, state: GameState) -> list[int]:
    """By seat: the paths with a road; a bridge is none (MIX-156)."""
    return [road_pieces(game, state, seat) for seat in SEATS[: game.seats]]


def removable(game: Game, state: GameState, seat: Seat) -> bool:
    """Return whether the Diplomat finds anything to remove."""
    return bool(open_roads(game, state, seat) or game.ask(OPEN_LINKS, state, seat))


def road_owner(game: Game, state: GameState, path: PathId) -> int:
    """The seat whose road lies on a path; -1 for none."""
    return next((seat for seat, mask in enumerate(_all_roads(game, state)) if mask >> path & 1), -1)


def remove_road(game: Game, state: GameState, action: RemoveRoad, out: Events) -> GameState:
    """It returns to its owner; one of one's own may be built elsewhere (CK-480, CK-484 to CK-486)."""
    owner = Seat(road_owner(game, state, action.path))
    out.append(RoadRemoved(action.seat, owner, action.path))
    state = lift_road(game, pop(state), owner, action.path)
    return roads.free_road(state, owner, 1, action.path, optional=True) if owner == action.seat else state


def _of_owner(holds: Callable[[Game, GameState, Seat, PathId], bool]) -> Callable[[Game, GameState, RemoveRoad], bool]:
    return lambda game, state, action: holds(game, state, Seat(road_owner(game, state, action.path)), action.path)


DIPLOMAT_ROW = Act(
    RemoveRoad,
    remove_road,
    lambda g, s, seat: [RemoveRoad(seat, path) for path in numbers(PathId, len(g.board.topology.paths))],
    (
        (Reason("reason-no-road-there", rule="CK-722"), lambda g, s, a: road_owner(g, s, a.path) < 0),
        (Reason("reason-road-not-open", rule="CK-722"), _of_owner(lambda *about: not loose_end(*about))),
        (Reason("reason-road-holds-knight", rule="CK-722"), _of_owner(needed_by_knight)),
    ),
    sites=("path", open_roads),
)


# Intrigue


def knights_at_roads(game: Game, state: GameState, seat: Seat) -> int:
    """Knights of opponents at the seat's roads (CK-490, CK-491)."""
    part = KNIGHTS.of(game, state)
    return PIECES.of(game, state).road_ends[seat] & all_knights(part) & ~knights_of(part, seat)


def intrigue_knight(game: Game, state: GameState, action: IntrigueKnight, out: Events) -> GameState:
    """Its owner moves it as after a displacement; nobody comes in its place (CK-492, CK-493)."""
    owner = Seat(owner_of(KNIGHTS.of(game, state), action.corner))
    out.append(KnightDrivenAway(action.seat, action.corner, owner))
    return drive_away(game, pop(state), owner, action.corner, out)


# Warlord


def warlord(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """All inactive knights become active, and cannot act this turn (CK-510 to CK-512)."""
    for corner in members(CornerId, idle(game, state, seat)):
        state = activate(game, state, seat, corner, out, paid=False)
    return state


INTRIGUE_ROW = Act(
    IntrigueKnight,
    intrigue_knight,
    sites=("intersection", knights_at_roads),
    otherwise=Reason("reason-not-a-knight-at-your-roads", rule="CK-490"),
)
CARDS: tuple[ProgressCard, ...] = (
    ProgressCard(
        "bishop",
        asking(BISHOP),
        needs("reason-robber-asleep", awake),
    ),
    point_card("constitution"),
    ProgressCard(
        "deserter", aiming(DESERTER, seats_with_knights, DESERTION), needs("reason-no-rival-knight", seats_with_knights)
    ),
    ProgressCard("diplomat", asking(DIPLOMAT), needs("reason-no-open-road", removable)),
    ProgressCard("intrigue", asking(INTRIGUE), needs("reason-no-knight-at-your-roads", knights_at_roads)),
    ProgressCard("warlord", warlord, needs("reason-no-idle-knight", idle)),
    *hand_cards.CARDS,
)
STEPS: tuple[Step, ...] = (
    question(BISHOP, "prompt-bishop", (BISHOP_ROW,)),
    opponents.naming(DESERTER, "prompt-deserter", Reason("reason-opponent-without-knight", rule="CK-604")),
    Step(DESERTION, data=opponents.Aim, advance=advance_desertion),
    question(DESERT, "prompt-desert-knight", (DESERT_ROW,), data=Deserting),
    question(ENLIST, "prompt-place-deserter", (ENLIST_ROW, Act(StopCard, stop_card)), data=Deserted),
    question(DIPLOMAT, "prompt-diplomat", (DIPLOMAT_ROW,)),
    question(INTRIGUE, "prompt-intrigue", (INTRIGUE_ROW,)),
    *hand_cards.STEPS,
    *roads.STEPS,
)
