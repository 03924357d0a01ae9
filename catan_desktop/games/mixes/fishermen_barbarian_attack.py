"""Fishermen and Barbarian Attack: grounds along the coast, fish for chronicle cards and long rides (MIX section 6).

Rulings where the rule file is silent:
* Whoever has both 1 grain and 2 fish is asked which of them pays for a long ride.
* Between the turns fish pay for no ride (FISH-060); the second player of a pair may pay so (FISH-061).
"""

from __future__ import annotations

from random import Random

from catan_desktop.games.barbarian_attack import layouts
from catan_desktop.games.barbarian_attack.actions import MoveRider
from catan_desktop.games.barbarian_attack.chronicle_cards import reveal
from catan_desktop.games.barbarian_attack.layouts import CHOICES, CastleIsland
from catan_desktop.games.barbarian_attack.riding import FARE, Fare, ride
from catan_desktop.games.fishermen.favours import EVERYWHERE, Favour, row
from catan_desktop.games.fishermen.layouts import FishingIsland, dealt_grounds
from catan_desktop.games.fishermen.module import fishermen
from catan_desktop.games.fishermen.part import FISH, held_by, worth
from catan_desktop.kernel import Act, Action, Counts, Events, Game, GameState, Seat, record
from catan_desktop.kernel.frame import pop
from catan_desktop.kernel.game import Module
from catan_desktop.kernel.prompts import question
from catan_desktop.kernel.record import widened
from catan_desktop.kernel.ruleset import Options
from catan_desktop.kernel.slot import no_part
from catan_desktop.mechanics.development import FREE_ROADS_STEP
from catan_desktop.mechanics.parts import hand_of
from catan_desktop.mechanics.tables import GRAIN

from .mix import Joint, Mix

PAY = "fish_rides.pay"


@record
class FishingCastles(FishingIsland, CastleIsland):
    """An island with castles and fishing grounds."""


def board(seats: int, options: Options, rng: Random) -> FishingCastles:
    """Return the board of Barbarian Attack with the grounds of the fishermen, without a lake (MIX-110)."""
    found = layouts.board(seats, options, rng)
    return widened(found, FishingCastles, grounds=dealt_grounds(seats, found.layout, rng))


@record
class FishChronicle(Action):
    """7 fish: a chronicle card."""

    tokens: Counts


@record
class FishRide(Action):
    """2 fish: a ride beyond three paths."""

    tokens: Counts


@record
class GrainRide(Action):
    """A grain for the same."""


def _ride(game: Game, state: GameState, action: FishRide | GrainRide, out: Events) -> GameState:
    fare = state.frames[-1].data_as(Fare)
    ridden = MoveRider(fare.seat, fare.start, fare.to)
    return ride(game, pop(state), ridden, int(isinstance(action, GrainRide)), out)


CARD = Favour(FishChronicle, 7, lambda game, state, action, out: reveal(game, state, action.seat, out))
"""MIX-112."""
LONG_RIDE = Favour(FishRide, 2, _ride, listed=False)
"""MIX-111."""
FOR_GRAIN = Act(
    GrainRide,
    _ride,
    refusals=(("reason-ride-no-grain BARB-072", lambda g, s, a: not hand_of(g, s, a.seat)[GRAIN]),),
)


def fare(game: Game, state: GameState, seat: Seat) -> str:
    """This module's answer to FARE; between the turns no fish are spent (FISH-060)."""
    enough = seat == state.seat and worth(held_by(FISH.of(game, state), seat)) >= LONG_RIDE.price
    return PAY if enough else ""


RIDES = Module(
    no_part("fish_rides"),
    version=1,
    steps=(FREE_ROADS_STEP, question(PAY, "prompt-pay-ride", (FOR_GRAIN, row(LONG_RIDE)), data=Fare)),
    answers={FARE: fare},
)
MIX = Mix(
    12,
    board,
    FishingCastles,
    CHOICES,
    joints=(Joint(RIDES, f"{__package__}.view.fish_rides"),),
    instead=(fishermen(*EVERYWHERE, CARD, LONG_RIDE),),
    words=("fishermen-barbarian-attack",),
)
