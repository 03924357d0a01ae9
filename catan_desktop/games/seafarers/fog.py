"""The module `fog`: undiscovered hexes, and what lies there.

Nothing of a hex is known before it is drawn: no part holds it, and chance decides by what is left in the piles.

Version history
    1: the first.

Rulings where the rule file is silent:
* A hex has its tile, its token and its card before the next one is discovered.
* A choice for a gold field is told as production, as that of a roll is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from operator import attrgetter
from typing import Any

from catan_desktop.evaluation.promises import PROMISES
from catan_desktop.grid.topology import HexId
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.cards import one
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.frame import Frame, pop, push, swap
from catan_desktop.kernel.game import Act, Events, Game, Module, Step
from catan_desktop.kernel.ids import CHANCE, Seat, Total, members
from catan_desktop.kernel.record import record, replace, state_record
from catan_desktop.kernel.slot import Slot
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.awards import longest_due
from catan_desktop.mechanics.board import RELAID, HexMask
from catan_desktop.mechanics.events import ROAD, Built
from catan_desktop.mechanics.parts import HANDS, PIECES
from catan_desktop.mechanics.payment import take
from catan_desktop.mechanics.questions import AWARDS_WAIT
from catan_desktop.mechanics.terrain import TerrainId

from .actions import FindTile, FindToken
from .charts import GOLD, KINDS
from .evaluation.fog import exploration
from .events import HexDiscovered, ShipBuilt, ShipMoved
from .gold import choose
from .layouts import SeaIsland
from .ships import sea_island

TILE, TOKEN = "fog.tile", "fog.token"
NO_TERRAIN = TerrainId(-1)


@state_record
class Find:
    """What was found on a hex."""

    hex: HexId
    terrain: TerrainId
    number: Total
    """Its token; 0 for none."""


@state_record
class Fog:
    """What has been discovered."""

    found: tuple[Find, ...]
    """In the order of their hexes."""


@record
class Discovery:
    """Who discovers, and the tile that is to get its token."""

    seat: Seat
    terrain: TerrainId = NO_TERRAIN


FOG = Slot("fog", Fog)


@lru_cache(maxsize=256)
def lying(island: SeaIsland, found: tuple[Find, ...]) -> SeaIsland:
    """Return a board with what was found; its piles are what is left of them."""
    terrain, tokens, pile, numbers = list(island.terrain), list(island.tokens), [*island.pile], [*island.pile_tokens]
    for each in found:
        terrain[each.hex] = each.terrain
        pile.remove(each.terrain)
        if each.number:
            tokens[each.hex] = (each.number,)
            numbers.remove(each.number)
    return replace(island, terrain=tuple(terrain), tokens=tuple(tokens), pile=tuple(pile), pile_tokens=tuple(numbers))


def reached(game: Game, state: GameState, seat: Seat) -> HexMask:
    """Return the undiscovered hexes at the ends of the seat's roads and ships (SEA-140)."""
    corners, found = sea_island(game, state).fog_corners & PIECES.of(game, state).road_ends[seat], 0
    for corner in bits(corners):
        found |= game.board.topology.corner_hexes[corner]
    return found & sea_island(game, state).fog


def _next(game: Game, state: GameState, seat: Seat) -> Frame:
    """Return the question to the pile of tiles, which waits for nobody where nothing is left to be discovered."""
    return Frame(TILE, 1 << CHANCE if reached(game, state, seat) else 0, Discovery(seat))


def on_linked(game: Game, state: GameState, event: Built | ShipBuilt | ShipMoved, out: Events) -> GameState:
    """A road or ship at undiscovered hexes discovers them (SEA-072, SEA-140, SEA-151)."""
    if (isinstance(event, Built) and event.piece != ROAD) or not reached(game, state, event.seat):
        return state
    return push(state, _next(game, state, event.seat))


def _drawn(found: Callable[[Seat, Any], Action], pile: Iterable[int]) -> Draw:
    """Return the draw of the top of a shuffled pile."""
    left = sorted(Counter(pile).items())
    return Draw(tuple([found(CHANCE, each) for each, _ in left]), tuple([count for _, count in left]))


def find_tile(game: Game, state: GameState, action: FindTile, out: Events) -> GameState:
    """The top tile; a token follows where it takes one (SEA-142, SEA-143)."""
    if not KINDS[action.terrain].takes_token:
        return _discovered(game, state, action.terrain, 0, out)
    data = replace(state.frames[-1].data_as(Discovery), terrain=action.terrain)
    return swap(state, Frame(TOKEN, 1 << CHANCE, data))


def find_token(game: Game, state: GameState, action: FindToken, out: Events) -> GameState:
    """The top token (SEA-143)."""
    return _discovered(game, state, state.frames[-1].data_as(Discovery).terrain, action.number, out)


def _discovered(game: Game, state: GameState, terrain: TerrainId, number: Total, out: Events) -> GameState:
    """The first hex by r, then q, lies open; its discoverer takes a card (SEA-141, SEA-144, SEA-145, SEA-148)."""
    seat = state.frames[-1].data_as(Discovery).seat
    hex = next(members(HexId, reached(game, state, seat)))
    out.append(HexDiscovered(seat, hex, terrain, number))
    found = sorted([*FOG.of(game, state).found, Find(hex, terrain, number)], key=attrgetter("hex"))
    state = FOG.put(game, state, Fog(tuple(found)))
    state = swap(state, _next(game, state, seat))
    kind, bank = KINDS[terrain].yields, HANDS.of(game, state).bank
    if state.turn and KINDS[terrain] == GOLD:
        return choose(game, state, seat, 1)
    if not state.turn or kind is None or not bank[kind]:
        return state
    return take(game, state, seat, one(kind, len(bank)), out, "discovery")


def advance(game: Game, state: GameState, out: Events) -> GameState:
    """All is discovered: Longest Trade Route is judged (SEA-149)."""
    return longest_due(game, pop(state), out)


def awards_wait(game: Game, state: GameState) -> bool:
    """This module's answer to AWARDS_WAIT: as long as hexes are to be discovered."""
    corners = sea_island(game, state).fog_corners
    return any(ends & corners for ends in PIECES.of(game, state).road_ends)


def relaid(game: Game, part: Fog, about: object) -> SeaIsland | None:
    """This module's answer to RELAID."""
    return lying(game.board, part.found) if part.found else None


MODULE = Module(
    slot=FOG,
    version=1,
    initial=lambda game: Fog(()),
    requires=("ships", "gold"),
    steps=(
        Step(
            TILE,
            "prompt-fog",
            Discovery,
            advance=advance,
            choices=(Act(FindTile, find_tile, family=lambda g, s, seat: _drawn(FindTile, sea_island(g, s).pile)),),
        ),
        Step(
            TOKEN,
            "prompt-fog",
            Discovery,
            choices=(
                Act(FindToken, find_token, family=lambda g, s, seat: _drawn(FindToken, sea_island(g, s).pile_tokens)),
            ),
        ),
    ),
    answers={AWARDS_WAIT: awards_wait, PROMISES: exploration, RELAID: FOG.answer(relaid)},
    on={Built: on_linked, ShipBuilt: on_linked, ShipMoved: on_linked},
    names={TerrainId: lambda game: [kind.key for kind in KINDS]},
)
"""Discovery (SEA-140 to SEA-152, FOG-020 to FOG-031)."""
