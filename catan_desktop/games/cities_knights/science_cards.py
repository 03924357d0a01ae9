"""The science cards (green): section 12.1.

Rulings where the rule file is silent:
* Medicine is paid when it is played, before the settlement is named: what a seat owes is never a secret.
"""

from __future__ import annotations

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.cards import covers
from catan_desktop.kernel.choice import Among, Choice, Only, OnSites
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import pop
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.module import Events, Explain, Handler
from catan_desktop.kernel.prompts import Asks, ask, question
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.dice import PRE_ROLL
from catan_desktop.mechanics.parts import PIECES, hand_of
from catan_desktop.mechanics.pieces import add_city, city_sites
from catan_desktop.mechanics.trade import spend

from . import land, roads
from .actions import PlaceFreeWall, SetDice, SmithKnight, StopCard, UseMedicine
from .card import ProgressCard, point_card
from .events import CityHealed, DiceSet
from .improvements import CITY_WALL, has_crane, improvable, raise_wall, wall_sites
from .knights import promotable, promote, rising_reason
from .numbers import MEDICINE, TRACK_IDS
from .part import (
    TURN,
)

SET_DICE, FREE_WALL, MEDICINE_SITE, SMITH = (
    f"cities_knights.{step}" for step in ("set_dice", "free_wall", "medicine", "smith")
)
PIPS = range(1, 7)
FREE_ROADS = 2
"""Roads by Road Building (CK-450)."""
PROMOTIONS = 2
"""Knights that Smith promotes (CK-455)."""


# Alchemist


def alchemist(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """The dice are asked for (CK-401)."""
    return ask(state, SET_DICE, Asks(seat))


def dice_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """36 throws."""
    return (Among(tuple(SetDice(seat, white, red) for white in PIPS for red in PIPS)),)


def set_dice(game: Game, state: GameState, action: SetDice, out: Events) -> GameState:
    """The throw is known; instead of the roll the dice fall so (CK-400, CK-402)."""
    state = pop(state)
    state = replace(state, frames=tuple(frame for frame in state.frames if frame.step != PRE_ROLL))
    out.append(DiceSet(action.seat, action.white, action.red))
    return TURN.put(game, state, replace(TURN.of(game, state), set_dice=(action.white, action.red)))


def explain_dice(game: Game, state: GameState, action: SetDice) -> Reason | None:
    """Return why the dice cannot be set so."""
    return Reason("reason-no-such-dice", rule="CK-401") if state.frames[-1].step == SET_DICE else None


# Crane


def crane(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """It waits for the next improvement of this turn (CK-410, CK-414)."""
    return TURN.put(game, state, replace(TURN.of(game, state), crane=True))


def crane_reason(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """It needs an improvement to come, and no other Crane waiting for it (CK-412)."""
    if has_crane(game, state, seat):
        return Reason("reason-crane-waits", rule="CK-720")
    if any(improvable(game, state, seat, track) is None for track in TRACK_IDS):
        return None
    return Reason("reason-nothing-to-improve", rule="CK-720")


# Engineer


def engineer(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """A city is asked for (CK-420)."""
    return ask(state, FREE_WALL, Asks(seat))


def engineer_reason(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """Three walls stand, or every city has one."""
    reason = CITY_WALL.why_nowhere(game, state, seat)
    return replace(reason, rule="CK-720") if reason else None


def wall_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Own cities without a wall."""
    return (OnSites(PlaceFreeWall, seat, "intersection", wall_sites(game, state, seat)),)


def place_wall(game: Game, state: GameState, action: PlaceFreeWall, out: Events) -> GameState:
    """A wall for nothing."""
    return raise_wall(game, pop(state), action.seat, action.corner, out, paid=False)


def explain_wall(game: Game, state: GameState, action: PlaceFreeWall) -> Reason | None:
    """Return why the wall cannot stand there."""
    if state.frames[-1].step != FREE_WALL:
        return None
    return CITY_WALL.why_not_at(game, state, action.seat, action.corner)


# Medicine


def medicine(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """Paid; a settlement is asked for (CK-440)."""
    return ask(spend(game, state, seat, MEDICINE), MEDICINE_SITE, Asks(seat))


def medicine_reason(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """It needs the cards, a settlement, and a piece unless a tipped city stands (CK-442)."""
    pieces = PIECES.of(game, state)
    if not pieces.settlements[seat]:
        return Reason("reason-no-settlement", rule="CK-720")
    if not city_sites(game, state, seat):
        return Reason("reason-no-city-piece", rule="CK-720")
    return None if covers(hand_of(game, state, seat), MEDICINE) else Reason("reason-cannot-pay", rule="CK-720")


def medicine_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Own settlements, tipped cities among them; these alone where no city piece is left."""
    return (OnSites(UseMedicine, seat, "intersection", city_sites(game, state, seat)),)


def use_medicine(game: Game, state: GameState, action: UseMedicine, out: Events) -> GameState:
    """A city stands."""
    out.append(CityHealed(action.seat, action.corner))
    return add_city(game, pop(state), action.seat, action.corner, out, paid=True)


def explain_medicine(game: Game, state: GameState, action: UseMedicine) -> Reason | None:
    """Return why no city comes to stand there."""
    if state.frames[-1].step != MEDICINE_SITE:
        return None
    if action.corner >= 0 and PIECES.of(game, state).settlements[action.seat] >> action.corner & 1:
        return Reason("reason-no-city-piece", rule="CK-442")
    return Reason("reason-city-needs-settlement", rule="CK-440")


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


def smith_reason(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """No knight can rise."""
    return None if promotable(game, state, seat) else Reason("reason-no-knight-can-rise", rule="CK-720")


def smith_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Knights that can rise as the pieces lie now (CK-458); after the first one also no more."""
    sites = promotable(game, state, seat)
    if not sites:
        return ()
    knights = OnSites(SmithKnight, seat, "intersection", sites)
    return (knights, Only(StopCard(seat))) if state.frames[-1].data_as(Forging).left < PROMOTIONS else (knights,)


def smith_knight(game: Game, state: GameState, action: SmithKnight, out: Events) -> GameState:
    """One rank for nothing; no knight rises twice, as its flag tells (CK-457)."""
    data = state.frames[-1].data_as(Forging)
    state = promote(game, pop(state), action.seat, action.corner, out, paid=False)
    return ask(state, SMITH, replace(data, left=data.left - 1)) if data.left > 1 else state


def explain_smith(game: Game, state: GameState, action: SmithKnight) -> Reason | None:
    """Return why this knight cannot rise."""
    if state.frames[-1].step != SMITH:
        return None
    return rising_reason(game, state, action.seat, action.corner, "CK-456")


CARDS = (
    ProgressCard("alchemist", alchemist),
    ProgressCard("crane", crane, crane_reason),
    ProgressCard("engineer", engineer, engineer_reason),
    ProgressCard("medicine", medicine, medicine_reason),
    point_card("printer"),
    ProgressCard("road_building", road_building, roads.no_free_road),
    ProgressCard("smith", smith, smith_reason),
    *land.CARDS,
)
STEPS = (
    question(SET_DICE, "prompt-set-dice", dice_choices),
    question(FREE_WALL, "prompt-free-wall", wall_choices),
    question(MEDICINE_SITE, "prompt-medicine", medicine_choices),
    question(SMITH, "prompt-smith", smith_choices, data=Forging),
    *land.STEPS,
)
HANDLERS: dict[type[Action], Handler] = {
    SetDice: set_dice,
    PlaceFreeWall: place_wall,
    UseMedicine: use_medicine,
    SmithKnight: smith_knight,
    **land.HANDLERS,
}
EXPLAIN: dict[type[Action], Explain] = {
    SetDice: explain_dice,
    PlaceFreeWall: explain_wall,
    UseMedicine: explain_medicine,
    SmithKnight: explain_smith,
    **land.EXPLAIN,
}
