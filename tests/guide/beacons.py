"""A small ruleset that is added step by step, as `CONTRIBUTING.md` says: beacons beside the towns of an island.

After production the seat whose turn it is may light a beacon at one of its towns for a card of lumber. A beacon is a
point. Its flame burns red or blue, which only its owner sees. Three beacons win.
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from catan_desktop.games.classic import layouts
from catan_desktop.grid.topology import CornerId
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.cards import Counts, changed, draw_handful, subtract
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.frame import Frame, by_itself, pop, push
from catan_desktop.kernel.game import Act, EndCheck, Events, Game, Module, Script, Step
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import put, record, replace
from catan_desktop.kernel.ruleset import Options, Ruleset, compose
from catan_desktop.kernel.slot import Slot, no_part
from catan_desktop.kernel.state import GameState, Observation, Outcome
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.buying import selling
from catan_desktop.mechanics.layouts import OPTIONS
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.purchase import Purchase
from catan_desktop.mechanics.questions import POINTS, SOURCES
from catan_desktop.mechanics.settlers import SETTLERS
from catan_desktop.mechanics.tables import Tables

KEY = "beacons"
WATCH, FLAME = "beacons.watch", "beacons.flame"
COST: Counts = (1, 0, 0, 0, 0)
FLAMES: Counts = (9, 9)
TO_WIN = 3

TABLES, BOARD, TURN, ACTIONS, REACTIONS, SECRETS, END = range(3, 10)
"""Steps of the guide."""


@record
class LightBeacon(Action):
    """A beacon at an own town."""

    corner: CornerId


@record
class RestWatch(Action):
    """None this time."""

    kind = "rest_watch"


@record
class Flame(Action):
    """What burns in it."""

    colour: int


@record
class BeaconLit(Event):
    """Seen far and wide."""

    seat: Seat
    corner: CornerId


@record
class FlameSeen(Event):
    """Its colour, seen by its owner."""

    seen_by: ClassVar = {"colour": ("seat",)}
    seat: Seat
    colour: int | None


@record
class BeaconPart:
    """What the module keeps."""

    lit: tuple[int, ...]
    """By seat: mask of the intersections."""
    private: tuple[Counts | None, ...]
    """By seat: flames by colour."""
    hidden: Counts | None
    """Flames that nobody has."""


SLOT = Slot(KEY, BeaconPart)
part = SLOT.of


def initial(game: Game) -> BeaconPart:
    return BeaconPart((0,) * game.seats, ((0, 0),) * game.seats, FLAMES)


def tables(values: Tables) -> Tables:
    """BEACON-1."""
    return replace(values, hand_limit=9)


def script(order: Script) -> Script:
    """BEACON-2."""
    return order.insert_after("settlers.produce", WATCH)


def towns(game: Game, state: GameState, seat: Seat) -> int:
    own = PIECES.of(game, state)
    return own.settlements[seat] | own.cities[seat]


def unlit(game: Game, state: GameState, seat: Seat) -> int:
    """BEACON-3."""
    return towns(game, state, seat) & ~part(game, state).lit[seat]


def lit(game: Game, state: GameState, action: LightBeacon, out: Events) -> GameState:
    out.append(BeaconLit(action.seat, action.corner))
    here = part(game, state)
    mask = here.lit[action.seat] | 1 << action.corner
    return SLOT.put(game, pop(state), replace(here, lit=put(here.lit, action.seat, mask)))


def lit_with_flame(game: Game, state: GameState, action: LightBeacon, out: Events) -> GameState:
    """BEACON-5: chance says what burns."""
    return push(lit(game, state, action, out), Frame(FLAME, 1 << CHANCE, action.seat))


BEACON = Purchase(
    key="beacon",
    action=LightBeacon,
    cost=COST,
    does=lit,
    space="intersection",
    sites=unlit,
    nowhere=Reason("reason-beacon-no-town", rule="BEACON-3"),
    refused=(
        (
            Reason("reason-beacon-lit", rule="BEACON-3"),
            lambda game, state, seat, corner: corner >= 0 and part(game, state).lit[seat] >> corner & 1,
        ),
    ),
    unpaid=Reason("reason-cannot-pay", rule="BEACON-3"),
    steps=(WATCH,),
)
BURNING = replace(BEACON, does=lit_with_flame)


def rest(game: Game, state: GameState, action: RestWatch, out: Events) -> GameState:
    return pop(state)


def flames(game: Game, state: GameState, seat: Seat) -> Draw:
    left = part(game, state).hidden
    assert left is not None
    return Draw(tuple(Flame(CHANCE, colour) for colour in range(len(FLAMES))), left)


def burns(game: Game, state: GameState, action: Flame, out: Events) -> GameState:
    seat = Seat(state.frames[-1].data_as(int))
    here = part(game, state)
    own, left = here.private[seat], here.hidden
    assert own is not None
    assert left is not None
    out.append(FlameSeen(seat, action.colour))
    new = replace(
        here, private=put(here.private, seat, changed(own, action.colour, 1)), hidden=changed(left, action.colour, -1)
    )
    return SLOT.put(game, pop(state), new)


def determinise(game: Game, view: Observation, state: GameState, rng: Random) -> BeaconPart:
    """Everybody knows how many flames burn, and nobody else which."""
    here = part(game, state)
    if here.hidden is not None:
        return here
    own = here.private[view.seat]
    assert own is not None
    left = subtract(FLAMES, own)
    private = list(here.private)
    waiting = state.frames[-1].data if state.frames[-1].step == FLAME else None
    for index, mask in enumerate(here.lit):
        if index != view.seat:
            dealt = draw_handful(left, mask.bit_count() - (index == waiting), rng)
            left, private[index] = subtract(left, dealt), dealt
    return replace(here, private=tuple(private), hidden=left)


def invariant(game: Game, state: GameState) -> None:
    """What `tests/invariants.py` would hold: flames are conserved, one for each beacon; beacons stand at towns."""
    here = part(game, state)
    assert here.hidden is not None, "a secret is missing from a full state"
    left, waiting = FLAMES, state.frames[-1].data if state.frames[-1].step == FLAME else None
    for index, own in enumerate(here.private):
        assert own is not None, "a secret is missing from a full state"
        assert sum(own) == here.lit[index].bit_count() - (index == waiting)
        assert not here.lit[index] & ~towns(game, state, Seat(index))
        left = subtract(left, own)
    assert left == here.hidden, "flames are lost or made"


def points(game: Game, state: GameState, seat: Seat) -> int:
    """BEACON-4."""
    return len(list(bits(part(game, state).lit[seat])))


def sources(game: Game, state: GameState, seat: Seat) -> tuple[tuple[str, int], ...]:
    return (("beacons", points(game, state, seat)),)


def three(game: Game, state: GameState) -> Outcome | None:
    """BEACON-6."""
    winners = tuple(Seat(seat) for seat in range(game.seats) if points(game, state, Seat(seat)) >= TO_WIN)
    return Outcome(winners, "beacons") if winners else None


def module(upto: int, beacon: Purchase | None = None, **changes: Any) -> Module[BeaconPart]:
    """The module after a step of the guide."""
    parts: dict[str, Any] = {}
    if upto >= TABLES:
        parts["tables"] = tables
    if upto >= TURN:
        parts |= {"script": script, "steps": (Step(WATCH, enter=by_itself(WATCH)),)}
    if upto >= ACTIONS:
        parts["steps"] = (Step(WATCH, "prompt-beacons", choices=(Act(RestWatch, rest),)),)
    if upto >= REACTIONS:
        parts["answers"] = {POINTS: points, SOURCES: sources}
    if upto >= SECRETS:
        parts["steps"] = (*parts["steps"], Step(FLAME, data=int, choices=(Act(Flame, burns, family=flames),)))
        parts["determinise"] = determinise
    if upto >= END:
        parts["end_checks"] = (EndCheck(three),)
    made = Module(SLOT, 1, initial, **{"requires": ("building",), **parts, **changes})
    if upto < ACTIONS:
        return made
    return selling(made, beacon or (BURNING if upto >= SECRETS else BEACON))


def quiet_island(seats: int, options: Options, rng: Random) -> Island:
    """The island of its own: nobody trades over the sea (BEACON-7)."""
    return replace(layouts.island(seats, options, rng), layout="quiet", harbours=())


def ruleset(upto: int, **changes: Any) -> Ruleset:
    """The recipe in the catalogue after a step of the guide."""
    board = quiet_island if upto >= BOARD else layouts.island
    options = Module(no_part("island"), 1, options=OPTIONS)
    return compose(KEY, (*SETTLERS, options, module(upto, **changes)), (3, 4), board, Island)
