"""The science cards (green): section 12.1.

Rulings where the rule file is silent:
* Medicine is paid when it is played, before the settlement is named: what a seat owes is never a secret.
"""

from __future__ import annotations

from catan_desktop.kernel import Act, Events, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.cards import covers
from catan_desktop.kernel.frame import pop
from catan_desktop.kernel.game import Refusals
from catan_desktop.kernel.prompts import Asks, ask, question
from catan_desktop.mechanics.dice import PRE_ROLL
from catan_desktop.mechanics.parts import PIECES, hand_of
from catan_desktop.mechanics.pieces import add_city, city_sites
from catan_desktop.mechanics.trade import spend

from . import land, roads
from .actions import PlaceFreeWall, SetDice, SmithKnight, StopCard, UseMedicine
from .card import ProgressCard, asking, needs, point_card
from .events import CityHealed, DiceSet
from .improvements import CITY_WALL, has_crane, open_tracks, raise_wall, wall_sites
from .knights import at_corner, promotable, promote, rising
from .numbers import MEDICINE
from .part import TURN

SET_DICE, FREE_WALL, MEDICINE_SITE, SMITH = (
    f"cities_knights.{step}" for step in ("set_dice", "free_wall", "medicine", "smith")
)
PIPS = range(1, 7)
FREE_ROADS = 2
"""Roads by Road Building (CK-450)."""
PROMOTIONS = 2
"""Knights that Smith promotes (CK-455)."""


# Alchemist


def set_dice(game: Game, state: GameState, action: SetDice, out: Events) -> GameState:
    """The throw is known; instead of the roll the dice fall so (CK-400, CK-402)."""
    state = pop(state)
    state = replace(state, frames=tuple(frame for frame in state.frames if frame.step != PRE_ROLL))
    out.append(DiceSet(action.seat, action.white, action.red))
    return TURN.put(game, state, replace(TURN.of(game, state), set_dice=(action.white, action.red)))


# Crane


def crane(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """It waits for the next improvement of this turn (CK-410, CK-414)."""
    return TURN.put(game, state, replace(TURN.of(game, state), crane=True))


# Engineer


def place_wall(game: Game, state: GameState, action: PlaceFreeWall, out: Events) -> GameState:
    """A wall for nothing."""
    return raise_wall(game, pop(state), action.seat, action.corner, out, paid=False)


# Medicine


def medicine(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """Paid; a settlement is asked for (CK-440)."""
    return ask(spend(game, state, seat, MEDICINE), MEDICINE_SITE, Asks(seat))


def use_medicine(game: Game, state: GameState, action: UseMedicine, out: Events) -> GameState:
    """A city stands."""
    out.append(CityHealed(action.seat, action.corner))
    return add_city(game, pop(state), action.seat, action.corner, out, paid=True)


# Road Building


def road_building(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """Up to two roads (CK-450 to CK-452)."""
    return roads.free_road(state, seat, FREE_ROADS)


# Smith


@record
class Forging(Asks):
    """How many knights may still be promoted."""

    left: int


def smith(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """Up to two knights are asked for, one after the other (CK-455)."""
    return ask(state, SMITH, Forging(seat, PROMOTIONS))


def smith_knight(game: Game, state: GameState, action: SmithKnight, out: Events) -> GameState:
    """One rank for nothing; no knight rises twice, as its flag tells (CK-457)."""
    data = state.frames[-1].data_as(Forging)
    state = promote(game, pop(state), action.seat, action.corner, out, paid=False)
    return ask(state, SMITH, replace(data, left=data.left - 1)) if data.left > 1 else state


SET_DICE_ROW = Act(
    SetDice,
    set_dice,
    lambda g, s, seat: [SetDice(seat, white, red) for white in PIPS for red in PIPS],
    otherwise=Reason("reason-no-such-dice", rule="CK-401"),
)
FREE_WALL_ROW = Act(
    PlaceFreeWall,
    place_wall,
    refusals=(("", lambda g, s, a: CITY_WALL.why_not_at(g, s, a.seat, a.corner)),),
    sites=("intersection", wall_sites),
)
MEDICINE_ROW = Act(
    UseMedicine,
    use_medicine,
    refusals=(
        (
            Reason("reason-city-needs-settlement", rule="CK-440"),
            lambda g, s, a: not PIECES.of(g, s).settlements[a.seat] >> a.corner & 1,
        ),
    ),
    otherwise=Reason("reason-no-city-piece", rule="CK-442"),
    sites=("intersection", city_sites),
)
SMITH_ROWS = (
    Act(SmithKnight, smith_knight, refusals=at_corner(rising("CK-456")), sites=("intersection", promotable)),
    Act(
        StopCard,
        roads.stop_card,
        refusals=(("", lambda g, s, a: s.frames[-1].data_as(Forging).left == PROMOTIONS),),
    ),
)
"""Knights that can rise as the pieces lie now (CK-458); after the first one also no more."""
MEDICINE_REFUSALS: Refusals = (
    ("reason-no-settlement", lambda game, state, seat: not PIECES.of(game, state).settlements[seat]),
    ("reason-no-city-piece", lambda game, state, seat: not city_sites(game, state, seat)),
    ("reason-cannot-pay", lambda game, state, seat: not covers(hand_of(game, state, seat), MEDICINE)),
)
"""It needs a settlement, a piece unless a tipped city stands, and the cards (CK-442)."""
CRANE_REFUSALS: Refusals = (
    ("reason-crane-waits", has_crane),
    *needs("reason-nothing-to-improve", open_tracks),
)
"""It needs an improvement to come, and no other Crane waiting for it (CK-412)."""
CARDS = (
    ProgressCard("alchemist", asking(SET_DICE)),
    ProgressCard("crane", crane, CRANE_REFUSALS),
    ProgressCard("engineer", asking(FREE_WALL), (("", CITY_WALL.why_nowhere),)),
    ProgressCard("medicine", medicine, MEDICINE_REFUSALS),
    point_card("printer"),
    ProgressCard("road_building", road_building, roads.NO_FREE_ROAD),
    ProgressCard("smith", smith, needs("reason-no-knight-can-rise", promotable)),
    *land.CARDS,
)
STEPS = (
    question(SET_DICE, "prompt-set-dice", (SET_DICE_ROW,)),
    question(FREE_WALL, "prompt-free-wall", (FREE_WALL_ROW,)),
    question(MEDICINE_SITE, "prompt-medicine", (MEDICINE_ROW,)),
    question(SMITH, "prompt-smith", SMITH_ROWS, data=Forging),
    *land.STEPS,
)
