"""A thin game on the shared mechanics, without one piece of the settlers: ships that explore an island in the fog.

A ship stands on an intersection. On the dice it takes a card from each hex around it that yields. In its turn a seat
trades, and sails along a path for a card of each kind. Hexes in the fog that its ship comes to are discovered: they lie
open, yield from then on, and are a point each. Enough points win, or the most when the fog or the time is gone.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from catan_desktop.evaluation.card_play import CARDS
from catan_desktop.evaluation.personality import Personality
from catan_desktop.games.entry import Bots, Entry, Rules, Telling
from catan_desktop.grid.outline import NINETEEN
from catan_desktop.grid.topology import CornerId, build
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.bits import bits, mask_of
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.frame import Frame, pop, swap
from catan_desktop.kernel.game import Act, EndCheck, Events, Game, Module, OptionSpec, Step
from catan_desktop.kernel.ids import CHANCE, SEATS, Seat, numbers
from catan_desktop.kernel.record import put, record, replace
from catan_desktop.kernel.ruleset import Options, Ruleset, compose
from catan_desktop.kernel.slot import Slot
from catan_desktop.kernel.state import GameState, Observation, Outcome
from catan_desktop.mechanics import dice, discards, hands, scoring, trade, turn
from catan_desktop.mechanics.board import ANY, RELAID, Harbour, Island, board_now, relaid
from catan_desktop.mechanics.flows import pays
from catan_desktop.mechanics.hand_flows import Flows
from catan_desktop.mechanics.parts import hand_of
from catan_desktop.mechanics.payment import can_pay, pay, take
from catan_desktop.mechanics.questions import AT_HARBOURS, CLAIMS, FLOWS, POINTS, SOURCES
from catan_desktop.mechanics.terrain import Terrain

KEY, DEAL, ROUNDS = "explorers", "explorers.deal", 60
SAIL = START = (1, 1, 1)
FOG, WOODS, MEADOW, FIELDS = range(4)
TERRAIN = (Terrain("fog", takes_token=False), *map(Terrain, ("woods", "meadow", "fields"), numbers(CardKind, 3)))
Tile = tuple[int, int]
"""Terrain, and the total on which it yields."""
UNKNOWN: Tile = (FOG, 0)
KNOWN: tuple[Tile, ...] = ((WOODS, 6), (WOODS, 9), (MEADOW, 5), (MEADOW, 10), (FIELDS, 5), (FIELDS, 8), (FIELDS, 9))
TILES: tuple[Tile, ...] = tuple((kind, total) for kind in range(1, 4) for total in (3, 11, 12, 10 - 2 * kind))
"""What lies in the fog, each once."""


@record
class Deal(Action):
    """A tile for the next hex in the fog; nobody sees it."""

    tile: int


@record
class Sail(Action):
    """Along a path."""

    corner: CornerId


@record
class Sailed(Event):
    """A ship has moved, and hexes came out of the fog."""

    seat: Seat
    corner: CornerId
    seen: tuple[tuple[int, Tile], ...]
    """(hex, what lies there) pairs."""


@record
class Explored:
    """The map as it is known, and what lies in the fog."""

    laid: tuple[Tile, ...]
    """By hex."""
    ships: tuple[int, ...]
    """By seat: the intersection."""
    found: tuple[int, ...]
    """By seat: discoveries."""
    hidden: tuple[Tile, ...] | None
    """Tiles of the hexes in the fog, in the order of the hexes."""


SLOT = Slot(KEY, Explored)


def initial(game: Game) -> Explored:
    """Ships begin around the hex in the middle."""
    laid = tuple((kind, sum(token)) for kind, token in zip(game.board.terrain, game.board.tokens, strict=True))
    corners = game.board.topology.hex_corners[game.board.topology.hex_id((0, 0))]
    return Explored(laid, corners[: game.seats], (0,) * game.seats, ())


def any_tile(game: Game, state: GameState, seat: Seat) -> Draw:
    """Each tile once."""
    dealt = SLOT.of(game, state).hidden or ()
    left = tuple([int(tile not in dealt) for tile in TILES])
    return Draw(tuple([Deal(CHANCE, tile) for tile in range(len(TILES))]), left)


def deal(game: Game, state: GameState, action: Deal, out: Events) -> GameState:
    """When all is dealt, everybody gets cards to begin with."""
    part = SLOT.of(game, state)
    hidden = (*(part.hidden or ()), TILES[action.tile])
    state = SLOT.put(game, state, replace(part, hidden=hidden))
    if len(hidden) < len(TILES):
        return swap(state, Frame(DEAL, 1 << CHANCE, len(hidden)))
    for seat in SEATS[: game.seats]:
        state = take(game, state, seat, START, out, "start")
    return pop(state)


def in_reach(game: Game, state: GameState, seat: Seat) -> int:
    """The next intersections, where no ship is."""
    ships = SLOT.of(game, state).ships
    sites: int = game.board.topology.corner_corners[ships[seat]] & ~sum([1 << ship for ship in ships])
    return sites if can_pay(game, state, seat, SAIL) else 0


def sail(game: Game, state: GameState, action: Sail, out: Events) -> GameState:
    """Hexes in the fog around the intersection are discovered."""
    part, state = SLOT.of(game, state), pay(game, state, action.seat, SAIL)
    laid, hidden = list(part.laid), list(part.hidden or ())
    seen = [hex for hex in bits(game.board.topology.corner_hexes[action.corner]) if laid[hex] == UNKNOWN]
    for hex in seen:
        laid[hex] = hidden.pop(laid[:hex].count(UNKNOWN))
    out.append(Sailed(action.seat, action.corner, tuple([(hex, laid[hex]) for hex in seen])))
    found = put(part.found, action.seat, part.found[action.seat] + len(seen))
    ships = put(part.ships, action.seat, int(action.corner))
    return SLOT.put(game, state, Explored(tuple(laid), ships, found, tuple(hidden)))


SAILING = Act(
    Sail,
    sail,
    sites=("intersection", in_reach),
    refusals=(("reason-cannot-pay", lambda game, state, action: not can_pay(game, state, action.seat, SAIL)),),
    otherwise=Reason("reason-out-of-reach"),
    elsewhere=lambda game, state, action: turn.too_early(state),
)


@lru_cache(maxsize=256)
def drawn(island: Island, laid: tuple[Tile, ...]) -> Island:
    """Return the board with these tiles."""
    tokens = tuple([(number,) if terrain != FOG else () for terrain, number in laid])
    return relaid(island, tokens, tuple([terrain for terrain, _ in laid]))


def due(game: Game, state: GameState, hexes: tuple[int, ...]) -> dict[int, list[int]]:
    """A card for a ship from each hex around it."""
    yields, claims = board_now(game, state).hex_yields, {}
    for seat, ship in enumerate(SLOT.of(game, state).ships):
        around = [yields[hex] for hex in hexes if game.board.topology.corner_hexes[ship] >> hex & 1]
        if around:
            claims[seat] = [around.count(kind) for kind in range(len(SAIL))]
    return claims


def determinise(game: Game, view: Observation, state: GameState, rng: Random) -> Explored:
    """All ways in which the tiles that nobody has seen may lie are equally likely."""
    part, frame = SLOT.of(game, state), state.frames[-1]
    unseen = [tile for tile in TILES if tile not in part.laid]
    rng.shuffle(unseen)
    return replace(part, hidden=tuple(unseen[: frame.data_as(int)] if frame.step == DEAL else unseen))


def over(game: Game, state: GameState) -> Outcome | None:
    """Most discoveries win when there is no fog left, or no time."""
    part = SLOT.of(game, state)
    if UNKNOWN in part.laid and state.turn <= ROUNDS * game.seats:
        return None
    return Outcome(tuple(seat for seat in SEATS[: game.seats] if part.found[seat] == max(part.found)), "charted")


FLOW = Flows(__name__, {Sailed: pays(SAIL)})
MODULE = Module(
    SLOT,
    1,
    initial,
    requires=("hands", "scoring", "turn"),
    tables=lambda given: replace(given, kinds=("timber", "cloth", "food"), bank=(9, 9, 9), bank_rate=3),
    script=lambda given: replace(given, setup=(*given.setup, DEAL)),
    steps=(Step(DEAL, data=int, enter=Frame(DEAL, 1 << CHANCE, 0), choices=(Act(Deal, deal, family=any_tile),)),),
    choices={turn.ACTION: (SAILING,)},
    answers={
        FLOWS: lambda game, state: (FLOW,),
        RELAID: lambda game, state: drawn(game.board, SLOT.of(game, state).laid),
        CLAIMS: due,
        AT_HARBOURS: lambda game, state, seat: 1 << SLOT.of(game, state).ships[seat],
        POINTS: lambda game, state, seat: SLOT.of(game, state).found[seat],
        SOURCES: lambda game, state, seat: (("discoveries", SLOT.of(game, state).found[seat]),),
    },
    end_checks=(EndCheck(over),),
    changed_options=(OptionSpec("goal", 5, (3, 4, 5, 6)),),
    determinise=determinise,
)


def island(seats: int, options: Options, rng: Random) -> Island:
    """Seven hexes in the middle are known, in any order; the others lie in the fog."""
    topology, known = build(NINETEEN), iter(rng.sample(KNOWN, len(KNOWN)))
    laid = tuple(next(known) if max(map(abs, (q, r, q + r))) < 2 else UNKNOWN for q, r in topology.hexes)
    harbours = tuple(Harbour(path, ANY, 2) for path in ("E(0,-3,SE)", "E(2,0,E)", "E(-3,3,NE)"))
    return drawn(Island(KEY, topology.hexes, (), (), harbours, terrain_kinds=TERRAIN), laid)


MODULES = (hands.MODULE, trade.MODULE, scoring.MODULE, discards.MODULE, dice.MODULE, turn.MODULE, MODULE)
EXPLORERS: Ruleset = compose(KEY, MODULES, (2, 3, 4), island, Island)


def trips(game: Game, part: Explored, seat: Seat) -> int:
    """How often a ship must sail to discover something."""
    topology, count, reach = game.board.topology, 0, 1 << part.ships[seat]
    dark = [hex for hex, tile in enumerate(part.laid) if tile == UNKNOWN]
    coast = mask_of([corner for hex in dark for corner in topology.hex_corners[hex]])
    while coast and not reach & coast:
        for corner in bits(reach):
            reach |= topology.corner_corners[corner]
        count += 1
    return count


def parts_of(game: Game, state: GameState, seat: Seat, personality: Personality) -> dict[str, float]:
    """Discoveries, the next one by the cards that it lacks, and the yield of the place."""
    part, hand = SLOT.of(game, state), hand_of(game, state, seat)
    far = trips(game, part, seat)
    return {
        "found": float(part.found[seat]),
        "next": 0.9 * 0.8 ** sum([max(0, far - have) for have in hand]) - 0.05 * far,
        "income": 0.5 * sum(board_now(game, state).yields[part.ships[seat]]),
        "cards": 0.02 * personality.trading * sum(hand),
    }


def position(game: Game, state: GameState, seat: Seat, personality: Personality) -> float:
    """The sum of the parts."""
    return sum(parts_of(game, state, seat, personality).values())


ENTRY = Entry(Rules(EXPLORERS), Bots(position, parts_of, position, CARDS), Telling(()))
