"""The module `placement`: before the first turn, who begins, and the starting pieces.

Ruling: where the option `first` names a seat, as in a later game of a campaign, it begins and nobody rolls.
"""

from __future__ import annotations

from typing import Any

from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.frame import pop, swap
from catan_desktop.kernel.game import Module, OptionSpec, Refusals, Script, Step, about_site
from catan_desktop.kernel.ids import CHANCE, seats_from

from .actions import FirstDice, PlaceRoad, PlaceSettlement
from .events import SETTLEMENT, FirstChosen, FirstRolled, SetupPlaced
from .parts import PIECES, PLACEMENT, FirstPlayer
from .pieces import add_road, add_settlement, barred_sites, bars
from .production import start_cards
from .questions import BARRED_CORNERS, BARRED_PATHS, READY_START, SECOND_START
from .tables import tables

FIRST, PLACEMENT_STEP = "settlers.first", "settlers.placement"
FIRST_OPTION = OptionSpec("first", 0, tuple(range(7)), asked=False)
"""The number of the seat that begins; 0, or one that there is not: everybody rolls for it."""
FIRST_THROWS = Draw(tuple(FirstDice(CHANCE, one, two) for one in range(1, 7) for two in range(1, 7)), (1,) * 36)


@record
class Contest:
    """The roll for the first place: who still takes part, and this round's totals so far; one who is named is alone."""

    contenders: tuple[Seat, ...]
    totals: tuple[int, ...]


@record
class Placement:
    """The placing seat is number `index` of all rounds; `settlement` is the one just placed, -1 before it."""

    index: int
    settlement: int


def enter_first(game: Game, state: GameState) -> Frame:
    """Everybody rolls, unless the board comes with pieces on it (BASE-061)."""
    named: Any = game.options[FIRST_OPTION.key]
    if game.ask(READY_START, state):
        return Frame(FIRST, 0)
    if 0 < named <= game.seats:
        return Frame(FIRST, 0, Contest((Seat(named - 1),), ()))
    return Frame(FIRST, 1 << CHANCE, Contest(seats_from(0, game.seats), ()))


def leave_first(game: Game, state: GameState, out: Events) -> GameState:
    """Nobody rolls: the seat that is named begins, if there is one."""
    frame = state.frames[-1]
    return pop(state) if frame.data is None else _begun(game, state, frame.data_as(Contest).contenders[0], out)


def _begun(game: Game, state: GameState, first: Seat, out: Events) -> GameState:
    out.append(FirstChosen(first))
    return replace(pop(PLACEMENT.put(game, state, FirstPlayer(first))), seat=first)


def first_dice(game: Game, state: GameState, action: FirstDice, out: Events) -> GameState:
    """One contender's roll; the highest begins, the tied roll again."""
    frame = state.frames[-1]
    contest = frame.data_as(Contest)
    totals = (*contest.totals, action.one + action.two)
    out.append(FirstRolled(contest.contenders[len(totals) - 1], action.one, action.two))
    if len(totals) < len(contest.contenders):
        return swap(state, replace(frame, data=Contest(contest.contenders, totals)))
    best = max(totals)
    leaders = tuple(seat for seat, total in zip(contest.contenders, totals, strict=True) if total == best)
    if len(leaders) > 1:
        return swap(state, replace(frame, data=Contest(leaders, ())))
    return _begun(game, state, leaders[0], out)


def placement_order(game: Game, first: Seat) -> tuple[Seat, ...]:
    """One round clockwise, one round back, and so on (BASE-063, BASE-064)."""
    order = seats_from(first, game.seats)
    return sum([order[::way] for way in tables(game).start_rounds], ())


def last_round(game: Game, placement: Placement) -> bool:
    """Return whether the round is on whose settlement brings the starting cards (BASE-067)."""
    return placement.index >= game.seats * (len(tables(game).start_rounds) - 1)


def enter_placement(game: Game, state: GameState) -> Frame:
    """The first player places first."""
    if game.ask(READY_START, state):
        return Frame(PLACEMENT_STEP, 0)
    return Frame(PLACEMENT_STEP, 1 << PLACEMENT.of(game, state).first, Placement(0, -1))


def _placing(state: GameState) -> Placement:
    return state.frames[-1].data_as(Placement)


def new_settlement(state: GameState) -> int:
    """Return the intersection of the starting settlement that was just placed; -1 before it."""
    return _placing(state).settlement


def start_corners(game: Game, state: GameState, seat: Seat) -> int:
    """Return the open intersections, where a settlement is to be placed."""
    if new_settlement(state) >= 0:
        return 0
    return PIECES.of(game, state).open_corners & ~barred_sites(game, state, BARRED_CORNERS, seat)


def start_paths(game: Game, state: GameState, seat: Seat) -> int:
    """Return the paths at the settlement that was just placed (BASE-066)."""
    corner = new_settlement(state)
    if corner < 0:
        return 0
    paths: int = game.board.topology.corner_paths[corner] & ~PIECES.of(game, state).roads_of_all
    return paths & ~barred_sites(game, state, BARRED_PATHS, seat)


def place_settlement(game: Game, state: GameState, action: PlaceSettlement, out: Events) -> GameState:
    """A starting settlement; the last one brings cards (BASE-067)."""
    frame = state.frames[-1]
    placement = frame.data_as(Placement)
    state = swap(state, replace(frame, data=replace(placement, settlement=int(action.corner))))
    last = last_round(game, placement)
    piece = game.ask(SECOND_START, state) if last else SETTLEMENT
    state = add_settlement(game, state, action.seat, action.corner, out, paid=False, piece=piece)
    if last:
        out.append(SetupPlaced(action.seat, action.corner))
        state = start_cards(game, state, action.seat, action.corner, out)
    return state


def place_road(game: Game, state: GameState, action: PlaceRoad, out: Events) -> GameState:
    """The road at it."""
    return after_placing(game, add_road(game, state, action.seat, action.path, out, paid=False))


def after_placing(game: Game, state: GameState) -> GameState:
    """A starting settlement has its road: the next one follows, or the first turn (BASE-069)."""
    index = _placing(state).index + 1
    first = PLACEMENT.of(game, state).first
    order = placement_order(game, first)
    if index == len(order):
        return replace(pop(state), seat=first)
    state = swap(state, Frame(PLACEMENT_STEP, 1 << order[index], Placement(index, -1)))
    return replace(state, seat=order[index])


def ready_pieces(game: Game, state: GameState, starts: tuple[tuple[int, int, int, int], ...], out: Events) -> GameState:
    """By seat: (intersection, path, starred intersection, path) stand ready; cards come for the starred one."""
    for index, (corner, path, starred, second) in enumerate(starts):
        seat = Seat(index)
        state = add_settlement(game, state, seat, corner, out, paid=False)
        state = add_road(game, state, seat, path, out, paid=False)
        state = add_settlement(game, state, seat, starred, out, paid=False)
        state = add_road(game, state, seat, second, out, paid=False)
        state = start_cards(game, state, seat, starred, out)
    return state


PATH_TAKEN = Reason("reason-path-taken", rule="BASE-114")
NO_CORNER, NO_PATH = (Reason("reason-no-such-place", rule=rule) for rule in ("BASE-213", "BASE-212"))
CORNER_REFUSALS: Refusals = (
    (NO_CORNER, lambda g, s, seat, at: not 0 <= at < len(g.board.topology.corners)),
    (Reason("reason-corner-taken", rule="BASE-213"), lambda g, s, seat, at: PIECES.of(g, s).buildings >> at & 1),
    ("", bars(BARRED_CORNERS)),
    (Reason("reason-distance", rule="BASE-111"), lambda g, s, seat, at: not PIECES.of(g, s).open_corners >> at & 1),
)
"""Why no settlement of a seat at all may stand on an intersection: of (game, state, seat, corner)."""
PATH_REFUSALS: Refusals = (
    (NO_PATH, lambda g, s, seat, at: not 0 <= at < len(g.board.topology.paths)),
    (PATH_TAKEN, lambda g, s, seat, at: PIECES.of(g, s).roads_of_all >> at & 1),
    ("", bars(BARRED_PATHS)),
)
"""Why no road of a seat at all may lie on a path: of (game, state, seat, path)."""
FIRST_ROLL = Act(FirstDice, first_dice, family=lambda game, state, seat: FIRST_THROWS)
START = (
    Act(
        PlaceSettlement,
        place_settlement,
        sites=("intersection", start_corners),
        refusals=(("", lambda g, s, action: new_settlement(s) >= 0), *about_site(CORNER_REFUSALS)),
        unknown=NO_CORNER,
    ),
    Act(
        PlaceRoad,
        place_road,
        sites=("path", start_paths),
        refusals=(("", lambda g, s, action: new_settlement(s) < 0), *about_site(PATH_REFUSALS)),
        otherwise=Reason("reason-road-at-new-settlement", rule="BASE-066"),
        unknown=NO_PATH,
    ),
)
STEPS = (
    Step(FIRST, "prompt-first", Contest | None, enter=enter_first, advance=leave_first, choices=(FIRST_ROLL,)),
    Step(PLACEMENT_STEP, "prompt-placement", Placement | None, enter=enter_placement, choices=START),
)


def script(given: Script) -> Script:
    """The set-up (BASE-060 to BASE-069)."""
    return replace(given, setup=(*given.setup, FIRST, PLACEMENT_STEP))


MODULE = Module(
    slot=PLACEMENT,
    version=1,
    initial=lambda game: FirstPlayer(Seat(0)),
    requires=("pieces", "hands"),
    script=script,
    steps=STEPS,
    options=(FIRST_OPTION,),
)
