"""Fishermen and Rivers: the board of the rivers, fishing grounds along its coast, bridges for fish (MIX section 3).

Ruling where the rule file is silent: a friendly robber for whom no hex is left goes beside the board (MIX-006).
"""

from __future__ import annotations

from random import Random

from catan_desktop.games.fishermen.favours import DEVELOPMENT_CARD, EVERYWHERE, ROBBER_LEAVES, Favour
from catan_desktop.games.fishermen.flows import free_for_fish
from catan_desktop.games.fishermen.layouts import FishingIsland, dealt_grounds
from catan_desktop.games.fishermen.module import fishermen
from catan_desktop.games.rivers import layouts
from catan_desktop.games.rivers.layouts import LITERAL, RiverIsland
from catan_desktop.games.rivers.module import (
    BRIDGE_REFUSALS,
    BUYING,
    TELLERS,
    BuildBridge,
    bridge_sites,
    bridges_left,
    build_bridge,
)
from catan_desktop.grid.topology import PathId
from catan_desktop.kernel import Act, Action, Counts, Events, Game, GameState, Reason, record
from catan_desktop.kernel.frame import pop
from catan_desktop.kernel.game import Module, about_site
from catan_desktop.kernel.prompts import Asks, ask, question
from catan_desktop.kernel.record import widened
from catan_desktop.kernel.ruleset import Options
from catan_desktop.kernel.slot import no_part
from catan_desktop.mechanics.layouts import OPTIONS
from catan_desktop.mechanics.questions import FLOWS

from .mix import Joint, Mix


@record
class FishingRivers(FishingIsland, RiverIsland):
    """An island with rivers and fishing grounds."""


def board(seats: int, options: Options, rng: Random) -> FishingRivers:
    """Return the board of the rivers with the grounds of the fishermen, without a lake (MIX-050, MIX-051)."""
    found = layouts.board(seats, options, rng)
    return widened(found, FishingRivers, grounds=dealt_grounds(seats, found.layout, rng))


@record
class FishBridge(Action):
    """6 fish: a bridge."""

    tokens: Counts


@record
class PlaceFreeBridge(Action):
    """The bridge for fish is placed."""

    path: PathId


def ask_place(game: Game, state: GameState, action: FishBridge, out: Events) -> GameState:
    """Where it stands is asked (MIX-053)."""
    return ask(state, PLACE, Asks(action.seat))


def build_free(game: Game, state: GameState, action: PlaceFreeBridge, out: Events) -> GameState:
    """It costs no cards (MIX-053), and brings its gold (MIX-054)."""
    return build_bridge(game, pop(state), BuildBridge(action.seat, action.path), out)


def _no_bridge(game: Game, state: GameState, action: FishBridge) -> Reason | None:
    """MIX-061."""
    if not bridges_left(game, state, action.seat):
        return BUYING.none_left
    return None if bridge_sites(game, state, action.seat) else BUYING.nowhere


PLACE = "fish_bridges.place"
BRIDGE = Favour(FishBridge, 6, ask_place, ("", _no_bridge))
FREE_BRIDGE = Act(PlaceFreeBridge, build_free, sites=("path", bridge_sites), refusals=about_site(BRIDGE_REFUSALS))
FREE_BRIDGES = Module(
    no_part("fish_bridges"),
    version=1,
    steps=(question(PLACE, "prompt-free-bridge", (FREE_BRIDGE,)),),
    answers={FLOWS: lambda game, state: (free_for_fish(TELLERS),)},
)
MIX = Mix(
    10,
    board,
    FishingRivers,
    (*OPTIONS, LITERAL),
    joints=(Joint(FREE_BRIDGES, f"{__package__}.view.fishermen_rivers"),),
    instead=(fishermen(ROBBER_LEAVES, *EVERYWHERE, BRIDGE, DEVELOPMENT_CARD),),
    words=("fishermen-rivers",),
)
