"""The politics cards (blue), section 12.2: those that work on the board. The others stand in `court`."""

from __future__ import annotations

from catan_desktop.grid.topology import CornerId, PathId
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.choice import Among, Choice, Only, OnSites
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import Frame, pop, push, swap
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat, SeatMask, members
from catan_desktop.kernel.module import Events, Explain, Handler, Step
from catan_desktop.kernel.prompts import Asks, ask, in_turn, question
from catan_desktop.kernel.record import record
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics import opponents
from catan_desktop.mechanics.opponents import Aim, name_opponent
from catan_desktop.mechanics.parts import PIECES, ROBBER
from catan_desktop.mechanics.pieces import lift_road
from catan_desktop.mechanics.robber import barred_reason, place_robber, robber_hexes, victims
from catan_desktop.mechanics.theft import THEFT, Victims

from . import hand_cards, roads
from .actions import BishopHex, DesertKnight, IntrigueKnight, PlaceDeserter, RemoveRoad, StopCard
from .card import ProgressCard, point_card
from .events import KnightDrivenAway, KnightPlaced, KnightRemoved, RoadRemoved
from .knights import activate, drive_away, idle, off_board, recruit_sites
from .numbers import MIGHTY, RANK_IDS, RANKS, RankId
from .part import (
    BARBARIANS,
    KNIGHTS,
    all_knights,
    knights_of,
    owner_of,
    rank_of,
)
from .pieces import knights_left, put_knight, take_knight

BISHOP, DIPLOMAT, INTRIGUE = (f"cities_knights.{step}" for step in ("bishop", "diplomat", "intrigue"))
DESERTER, DESERTION = "cities_knights.deserter", "cities_knights.desertion"
DESERT, ENLIST = "cities_knights.desert", "cities_knights.enlist"


# Bishop


def no_bishop(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """Before the first landing the robber stays where he is (CK-163, CK-462)."""
    return None if BARBARIANS.of(game, state).awake else Reason("reason-robber-asleep", rule="CK-720")


def bishop(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """The robber will move."""
    return ask(state, BISHOP, Asks(seat))


def bishop_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Return where the robber may go on a 7 (CK-463)."""
    return (OnSites(BishopHex, seat, "hex", robber_hexes(game, state)),)


def bishop_hex(game: Game, state: GameState, action: BishopHex, out: Events) -> GameState:
    """A random card of everybody with a building there, in turn order (CK-460, CK-461, CK-464)."""
    state = place_robber(game, pop(state), action.seat, action.hex, out)
    robbed = in_turn(game, action.seat, victims(game, state, action.seat, action.hex))
    return push(state, *(Frame(THEFT, 1 << CHANCE, Victims(1 << other)) for other in reversed(robbed)))


def explain_bishop(game: Game, state: GameState, action: BishopHex) -> Reason | None:
    """Return why the robber may not go there."""
    if state.frames[-1].step != BISHOP:
        return None
    if not 0 <= action.hex < len(game.board.land):
        return Reason("reason-no-such-place", rule="CK-714")
    if action.hex == ROBBER.of(game, state).hex:
        return Reason("reason-robber-stays", rule="CK-714")
    return barred_reason(game, state, action.hex) or Reason("reason-friendly-robber", rule="CK-604")


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


def armed(game: Game, state: GameState, seat: Seat) -> SeatMask:
    """Opponents with a knight on the board."""
    part = KNIGHTS.of(game, state)
    return sum(1 << other for other in range(game.seats) if other != seat and knights_of(part, Seat(other)))


def no_deserter(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """No opponent has a knight."""
    return None if armed(game, state, seat) else Reason("reason-no-rival-knight", rule="CK-720")


def deserter(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """An opponent is named (CK-470)."""
    return name_opponent(state, DESERTER, seat, armed(game, state, seat), DESERTION)


def advance_desertion(game: Game, state: GameState, out: Events) -> GameState:
    """The opponent chooses a knight (CK-470, CK-395)."""
    aim = state.frames[-1].data_as(Aim)
    return swap(state, Frame(DESERT, 0, Deserting(aim.victim, aim.seat)))


def desert_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Any of the own knights."""
    return (OnSites(DesertKnight, seat, "intersection", knights_of(KNIGHTS.of(game, state), seat)),)


def desert_knight(game: Game, state: GameState, action: DesertKnight, out: Events) -> GameState:
    """It goes to the supply, whatever comes of it (CK-475)."""
    part, player = KNIGHTS.of(game, state), state.frames[-1].data_as(Deserting).player
    rank, active = rank_of(part, action.seat, action.corner), bool(part.active >> action.corner & 1)
    out.append(KnightRemoved(action.seat, action.corner, rank, "deserter"))
    state = take_knight(game, pop(state), action.seat, action.corner, out)
    return ask(state, ENLIST, Deserted(player, rank, active))


def explain_desert(game: Game, state: GameState, action: DesertKnight) -> Reason | None:
    """Return why this is not a knight that could desert."""
    return Reason("reason-no-own-knight", rule="CK-470") if state.frames[-1].step == DESERT else None


def enlist_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """A knight of no greater strength where one could be recruited, or none (CK-471, CK-472, CK-474, CK-476)."""
    part, sites = KNIGHTS.of(game, state), recruit_sites(game, state, seat)
    ranks = [rank for rank in RANK_IDS[: state.frames[-1].data_as(Deserted).rank + 1] if knights_left(part, seat, rank)]
    found = tuple(PlaceDeserter(seat, rank, CornerId(corner)) for rank in reversed(ranks) for corner in bits(sites))
    return (Among(found), Only(StopCard(seat))) if found else ()


def place_deserter(game: Game, state: GameState, action: PlaceDeserter, out: Events) -> GameState:
    """It is as active as the other was, and may act if it is (CK-473)."""
    active = state.frames[-1].data_as(Deserted).active
    out.append(KnightPlaced(action.seat, action.corner, action.rank, active))
    return put_knight(game, pop(state), action.seat, action.corner, action.rank, out, active)


def explain_enlist(game: Game, state: GameState, action: PlaceDeserter) -> Reason | None:
    """Return why this knight cannot come, or not to that place."""
    frame, part = state.frames[-1], KNIGHTS.of(game, state)
    if frame.step != ENLIST:
        return None
    if off_board(game, action.corner) or not 0 <= action.rank <= MIGHTY:
        return Reason("reason-no-such-place", rule="CK-472")
    if action.rank > frame.data_as(Deserted).rank:
        return Reason("reason-deserter-stronger", rule="CK-471")
    if not knights_left(part, action.seat, action.rank):
        return Reason("reason-no-such-knight-left", (("rank", RANKS[action.rank]),), "CK-471")
    if PIECES.of(game, state).buildings >> action.corner & 1:
        return Reason("reason-corner-taken", rule="CK-472")
    if all_knights(part) >> action.corner & 1:
        return Reason("reason-figure-stands", rule="CK-472")
    return Reason("reason-knight-needs-road", rule="CK-472")


# Diplomat


def loose_end(game: Game, state: GameState, owner: Seat, path: PathId) -> bool:
    """Return whether one end of a road touches nothing else of its owner (CK-481, CK-482)."""
    pieces, topology = PIECES.of(game, state), game.board.topology
    own = pieces.settlements[owner] | pieces.cities[owner] | knights_of(KNIGHTS.of(game, state), owner)
    others = pieces.roads[owner] & ~(1 << path)
    return any(
        not own >> corner & 1 and not topology.corner_paths[corner] & others for corner in topology.path_ends[path]
    )


def needed_by_knight(game: Game, state: GameState, owner: Seat, path: PathId) -> bool:
    """Return whether a knight of the owner would be left without a road of its own (CK-483)."""
    topology, knights = game.board.topology, knights_of(KNIGHTS.of(game, state), owner)
    others = PIECES.of(game, state).roads[owner] & ~(1 << path)
    return any(
        knights >> corner & 1 and not topology.corner_paths[corner] & others for corner in topology.path_ends[path]
    )


def open_roads(game: Game, state: GameState) -> int:
    """Every open road of anybody (CK-480 to CK-483)."""
    return sum(
        1 << path
        for seat in range(game.seats)
        for path in members(PathId, PIECES.of(game, state).roads[seat])
        if loose_end(game, state, Seat(seat), path) and not needed_by_knight(game, state, Seat(seat), path)
    )


def no_diplomat(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """There is no open road."""
    return None if open_roads(game, state) else Reason("reason-no-open-road", rule="CK-720")


def diplomat(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """A road will go."""
    return ask(state, DIPLOMAT, Asks(seat))


def diplomat_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """An open road of anybody."""
    return (OnSites(RemoveRoad, seat, "path", open_roads(game, state)),)


def road_owner(game: Game, state: GameState, path: PathId) -> int:
    """The seat whose road lies on a path; -1 for none."""
    return next((seat for seat, mask in enumerate(PIECES.of(game, state).roads) if mask >> path & 1), -1)


def remove_road(game: Game, state: GameState, action: RemoveRoad, out: Events) -> GameState:
    """It returns to its owner; one of one's own may be built elsewhere (CK-480, CK-484 to CK-486)."""
    owner = Seat(road_owner(game, state, action.path))
    out.append(RoadRemoved(action.seat, owner, action.path))
    state = lift_road(game, pop(state), owner, action.path)
    return roads.free_road(state, owner, 1, action.path, optional=True) if owner == action.seat else state


def explain_remove(game: Game, state: GameState, action: RemoveRoad) -> Reason | None:
    """Return why this road cannot be removed."""
    if state.frames[-1].step != DIPLOMAT:
        return None
    owner = road_owner(game, state, action.path) if action.path >= 0 else -1
    if owner < 0:
        return Reason("reason-no-road-there", rule="CK-722")
    if loose_end(game, state, Seat(owner), action.path):
        return Reason("reason-road-holds-knight", rule="CK-722")
    return Reason("reason-road-not-open", rule="CK-722")


# Intrigue


def intrigued(game: Game, state: GameState, seat: Seat) -> int:
    """Knights of opponents at the seat's roads (CK-490, CK-491)."""
    part = KNIGHTS.of(game, state)
    return PIECES.of(game, state).road_ends[seat] & all_knights(part) & ~knights_of(part, seat)


def no_intrigue(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """No knight of an opponent stands at the seat's roads."""
    return None if intrigued(game, state, seat) else Reason("reason-no-knight-at-your-roads", rule="CK-720")


def intrigue(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """A knight will be driven away."""
    return ask(state, INTRIGUE, Asks(seat))


def intrigue_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Any of those knights."""
    return (OnSites(IntrigueKnight, seat, "intersection", intrigued(game, state, seat)),)


def intrigue_knight(game: Game, state: GameState, action: IntrigueKnight, out: Events) -> GameState:
    """Its owner moves it as after a displacement; nobody comes in its place (CK-492, CK-493)."""
    owner = Seat(owner_of(KNIGHTS.of(game, state), action.corner))
    out.append(KnightDrivenAway(action.seat, action.corner, owner))
    return drive_away(game, pop(state), owner, action.corner, out)


def explain_intrigue(game: Game, state: GameState, action: IntrigueKnight) -> Reason | None:
    """Return why there is nobody to drive away."""
    return Reason("reason-not-a-knight-at-your-roads", rule="CK-490") if state.frames[-1].step == INTRIGUE else None


# Warlord


def no_warlord(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """None of the seat's knights is inactive."""
    return None if idle(game, state, seat) else Reason("reason-no-idle-knight", rule="CK-720")


def warlord(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """All inactive knights become active, and cannot act this turn (CK-510 to CK-512)."""
    for corner in members(CornerId, idle(game, state, seat)):
        state = activate(game, state, seat, corner, out, paid=False)
    return state


CARDS: tuple[ProgressCard, ...] = (
    ProgressCard("bishop", bishop, no_bishop),
    point_card("constitution"),
    ProgressCard("deserter", deserter, no_deserter),
    ProgressCard("diplomat", diplomat, no_diplomat),
    ProgressCard("intrigue", intrigue, no_intrigue),
    ProgressCard("warlord", warlord, no_warlord),
    *hand_cards.CARDS,
)
STEPS: tuple[Step, ...] = (
    question(BISHOP, "prompt-bishop", bishop_choices),
    opponents.naming(DESERTER, "prompt-deserter", Reason("reason-opponent-without-knight", rule="CK-604")),
    Step(DESERTION, data=opponents.Aim, advance=advance_desertion),
    question(DESERT, "prompt-desert-knight", desert_choices, data=Deserting),
    question(ENLIST, "prompt-place-deserter", enlist_choices, data=Deserted),
    question(DIPLOMAT, "prompt-diplomat", diplomat_choices),
    question(INTRIGUE, "prompt-intrigue", intrigue_choices),
    *hand_cards.STEPS,
    *roads.STEPS,
)
HANDLERS: dict[type[Action], Handler] = {
    BishopHex: bishop_hex,
    DesertKnight: desert_knight,
    PlaceDeserter: place_deserter,
    RemoveRoad: remove_road,
    IntrigueKnight: intrigue_knight,
    **hand_cards.HANDLERS,
    **roads.HANDLERS,
}
EXPLAIN: dict[type[Action], Explain] = {
    BishopHex: explain_bishop,
    DesertKnight: explain_desert,
    PlaceDeserter: explain_enlist,
    RemoveRoad: explain_remove,
    IntrigueKnight: explain_intrigue,
    **hand_cards.EXPLAIN,
    **roads.EXPLAIN,
}
