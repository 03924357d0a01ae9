"""The pirate fleet: how it moves on its ring, whom it attacks, and what comes of the fight.

Rulings where the rule file is silent:
* The lower die of a card that is drawn in the place of the dice moves the fleet as a roll does; the event of the card
  comes before it.
* The cards that the fleet takes are drawn together, each as likely as any other of the hand; all see which they are.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, prod

from catan_desktop.grid.topology import HexId
from catan_desktop.kernel.cards import Counts, handfuls
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.frame import Frame, by_itself, pop, push
from catan_desktop.kernel.game import Act, Events, Game, Step
from catan_desktop.kernel.ids import CHANCE, NOBODY, SEATS, Count, Seat
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.parts import DICE, HANDS, HOME, PIECES, hand_of
from catan_desktop.mechanics.payment import pay

from . import gold
from .actions import PlunderedCards
from .events import FleetFought, FleetMoved, FleetPlundered
from .lanes import PIRATES, waters

FLEET, PLUNDER = "pirates.fleet", "pirates.plunder"


@record
class Plundered:
    """Who loses how many cards."""

    seat: Seat
    count: Count


def strength(game: Game, state: GameState, seat: Seat) -> Count:
    """Return how many warships a seat has (PIRATE-032)."""
    return PIRATES.of(game, state).warships[seat].bit_count()


def reached(game: Game, state: GameState, steps: int) -> HexId:
    """Return the hex of the ring that lies so many steps on (PIRATE-041)."""
    track = waters(game).track
    return track[(track.index(PIRATES.of(game, state).fleet) + steps) % len(track)]


def attacked(game: Game, state: GameState, hex: HexId) -> Seat:
    """Return whom the fleet attacks on a hex: the only seat with a building there (PIRATE-043 to PIRATE-045)."""
    pieces, around = PIECES.of(game, state), game.board.topology.hex_corner_mask[hex]
    here = [seat for seat in SEATS[: game.seats] if (pieces.settlements[seat] | pieces.cities[seat]) & around]
    return here[0] if len(here) == 1 and hex != waters(game).truce else NOBODY


def at_sea(game: Game, state: GameState) -> bool:
    """Return whether the fleet is still on the board (PIRATE-052)."""
    return PIRATES.of(game, state).fleet != HOME


def losses(game: Game, state: GameState, seat: Seat) -> Count:
    """Return how many cards a seat loses to the fleet (PIRATE-046)."""
    return min(1 + PIECES.of(game, state).cities[seat].bit_count(), HANDS.of(game, state).sizes[seat])


def advance_fleet(game: Game, state: GameState, out: Events) -> GameState:
    """It moves by the lower die and fights with that strength (PIRATE-040 to PIRATE-049)."""
    steps, part = min(DICE.of(game, state).last), PIRATES.of(game, state)
    hex = reached(game, state, steps)
    out.append(FleetMoved(hex, part.fleet, steps))
    state = PIRATES.put(game, pop(state), replace(part, fleet=hex))
    seat = attacked(game, state, hex)
    if seat == NOBODY:
        return state
    own = strength(game, state, seat)
    out.append(FleetFought(seat, hex, steps, own))
    if own > steps:
        return gold.choose(game, state, seat, 1)
    count = losses(game, state, seat) if own < steps else 0
    return push(state, Frame(PLUNDER, 1 << CHANCE, Plundered(seat, count))) if count else state


@lru_cache(maxsize=256)
def _draw(hand: Counts, count: int) -> Draw:
    found = list(handfuls(hand, count))
    weights = [prod([comb(held, one) for held, one in zip(hand, cards, strict=True)]) for cards in found]
    return Draw(tuple([PlunderedCards(CHANCE, cards) for cards in found]), tuple(weights))


def any_cards(game: Game, state: GameState, seat: Seat) -> Draw:
    """Return the draw of the cards that are lost (PIRATE-046)."""
    data = state.frames[-1].data_as(Plundered)
    return _draw(hand_of(game, state, data.seat), data.count)


def plundered(game: Game, state: GameState, action: PlunderedCards, out: Events) -> GameState:
    """The cards go to the bank."""
    seat = state.frames[-1].data_as(Plundered).seat
    out.append(FleetPlundered(seat, action.cards))
    return pay(game, pop(state), seat, action.cards)


STEPS = (
    Step(FLEET, enter=by_itself(FLEET), advance=advance_fleet, due=at_sea),
    Step(PLUNDER, "prompt-plunder", Plundered, choices=(Act(PlunderedCards, plundered, family=any_cards),)),
)
