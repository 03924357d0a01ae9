"""The module `pirates`: lanes and warships, the pirate fleet, and a fortress for each seat that must fall.

Version history
    1: the first.

Ruling where the rule file is silent: a fortress may be attacked without a warship; the ships are lost then.
"""

from __future__ import annotations

from catan_desktop.evaluation.promises import PROMISES
from catan_desktop.grid.topology import PathId
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import Frame, by_itself, pop, swap
from catan_desktop.kernel.game import Act, EndCheck, Events, Game, Module, Script, Step
from catan_desktop.kernel.ids import CHANCE, Face, Seat, SeatMask, seats_from
from catan_desktop.kernel.record import put, replace
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.dice import PRODUCE, SEVEN
from catan_desktop.mechanics.events import CardPlayed
from catan_desktop.mechanics.flows import pays
from catan_desktop.mechanics.hand_flows import Flows
from catan_desktop.mechanics.parts import DICE, HOME, PLACEMENT
from catan_desktop.mechanics.pieces import add_settlement
from catan_desktop.mechanics.placement import PLACEMENT_STEP
from catan_desktop.mechanics.questions import (
    BARRED_CORNERS,
    FLOWS,
    KNIGHT_USELESS,
    MAY_WIN,
    SETTLEMENTS_ASIDE,
    Barred,
)
from catan_desktop.mechanics.scoring import judge
from catan_desktop.mechanics.tables import CardSpec, Tables
from catan_desktop.mechanics.theft import ROB, Victims, with_cards
from catan_desktop.mechanics.turn import ACTION, too_early, unfinished

from . import fleet
from .actions import AttackFortress, FortressDie, PassTheft
from .evaluation.pirates import siege
from .events import FleetLeft, FleetPlundered, FortressAttacked, FortressFallen, ShipsLost, WarshipMade
from .lanes import PIRATES, PirateIslands, lane_of, line_of, ships_barred, waters
from .questions import SHIPS_BARRED
from .scenarios import FOUR
from .ships import add_ship, take_ships

BEGIN, ROBBERY, ASSAULT = "pirates.begin", "pirates.robbery", "pirates.assault"
MARKERS = 3
"""PIRATE-006."""


# set-up


def initial(game: Game) -> PirateIslands:
    """The fleet lies at its start, and all fortresses stand (PIRATE-006, PIRATE-014, PIRATE-019)."""
    return PirateIslands(waters(game).track[0], (0,) * game.seats, (MARKERS,) * game.seats, 0)


def advance_begin(game: Game, state: GameState, out: Events) -> GameState:
    """Each seat has a settlement and a ship before the set-up (PIRATE-020)."""
    state = pop(state)
    for seat in seats_from(PLACEMENT.of(game, state).first, game.seats):
        lane = lane_of(game, state, seat)
        state = add_settlement(game, state, seat, lane.settlement, out, paid=False)
        state = add_ship(game, state, seat, lane.ship, out, paid=False)
    return state


def deck(given: Tables, seats: int) -> Tables:
    """No card is a victory point; with four players and more they are knights (PIRATE-007)."""
    points = sum([spec.count for spec in given.cards if spec.points]) if seats >= FOUR else 0
    cards = [replace(spec, count=spec.count + points * (spec.key == KNIGHT)) for spec in given.cards if not spec.points]
    return replace(given, cards=tuple[CardSpec, ...](cards), hidden_points=0)


KNIGHT = "knight"


def barred_corners(game: Game, state: GameState, seat: Seat) -> Barred:
    """On the pirate islands a seat settles at its own landing alone (PIRATE-027)."""
    allowed = game.board.area_corners[0] | 1 << lane_of(game, state, seat).landing
    return ((game.board.topology.all_corners & ~allowed, NO_LANDING),)


NO_LANDING = Reason("reason-not-own-landing", rule="PIRATE-027")


def aside(game: Game, part: PirateIslands, seat: Seat) -> int:
    """This module's answer to SETTLEMENTS_ASIDE: one lies on the fortress (PIRATE-068)."""
    return int(part.markers[seat] > 0)


# warships


def plain_ships(game: Game, state: GameState, seat: Seat) -> tuple[PathId, ...]:
    """Return the paths of the seat's ships that are no warships, from the starting settlement on."""
    warships = PIRATES.of(game, state).warships[seat]
    return tuple([path for path in line_of(game, state, seat).ships if not warships >> path & 1])


def on_card_played(game: Game, state: GameState, event: CardPlayed, out: Events) -> GameState:
    """A knight turns the first ship of the line into a warship (PIRATE-030)."""
    if event.key != KNIGHT:
        return state
    part, path = PIRATES.of(game, state), plain_ships(game, state, event.seat)[0]
    out.append(WarshipMade(event.seat, path))
    warships = put(part.warships, event.seat, part.warships[event.seat] | 1 << path)
    return PIRATES.put(game, state, replace(part, warships=warships))


def useless(game: Game, state: GameState, seat: Seat) -> tuple[Reason, ...]:
    """This module's answer to KNIGHT_USELESS (PIRATE-031)."""
    return () if plain_ships(game, state, seat) else (ALL_WARSHIPS,)


ALL_WARSHIPS = Reason("reason-no-ship-for-knight", rule="PIRATE-031")


# the theft of a 7


def may_rob(game: Game, state: GameState) -> bool:
    """Return whether a 7 was rolled and somebody else has a card (PIRATE-050)."""
    return sum(DICE.of(game, state).last) == SEVEN and with_cards(game, state, state.seat) > 0


def enter_robbery(game: Game, state: GameState) -> Frame:
    """The active seat chooses among all that have a card, or robs nobody."""
    return Frame(ROBBERY, 1 << state.seat, Victims(with_cards(game, state, state.seat)))


def pass_theft(game: Game, state: GameState, action: PassTheft, out: Events) -> GameState:
    """Nobody is robbed."""
    return pop(state)


# the fortress


def at_fortress(game: Game, state: GameState, seat: Seat) -> bool:
    """Return whether the seat's line reaches its fortress (PIRATE-060)."""
    return line_of(game, state, seat).end == lane_of(game, state, seat).fortress


def attack_fortress(game: Game, state: GameState, action: AttackFortress, out: Events) -> GameState:
    """The die falls, and the turn is over (PIRATE-061, PIRATE-062)."""
    return swap(state, Frame(ASSAULT, 1 << CHANCE))


def fortress_die(game: Game, state: GameState, action: FortressDie, out: Events) -> GameState:
    """More warships than the die take a marker; else ships are lost (PIRATE-063 to PIRATE-067)."""
    state, seat = pop(state), state.seat
    part = replace(PIRATES.of(game, state), die=action.face)
    own, site = part.warships[seat].bit_count(), lane_of(game, state, seat).fortress
    left = part.markers[seat] - (own > action.face)
    out.append(FortressAttacked(seat, site, action.face, own, left))
    state = PIRATES.put(game, state, replace(part, markers=put(part.markers, seat, left)))
    if own <= action.face:
        return _lose_ships(game, state, seat, 1 if own == action.face else 2, out)
    return state if left else _fall(game, state, seat, out)


def _lose_ships(game: Game, state: GameState, seat: Seat, count: int, out: Events) -> GameState:
    """Those nearest to the fortress go back to the supply (PIRATE-064 to PIRATE-066)."""
    lost = line_of(game, state, seat).ships[: -count - 1 : -1]
    part, paths = PIRATES.of(game, state), sum(1 << path for path in lost)
    out.append(ShipsLost(seat, lost, tuple([path for path in lost if part.warships[seat] >> path & 1])))
    part = replace(part, warships=put(part.warships, seat, part.warships[seat] & ~paths))
    return take_ships(game, PIRATES.put(game, state, part), seat, paths)


def _fall(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """The fortress is a settlement; with the last one the fleet leaves (PIRATE-052, PIRATE-067)."""
    site = lane_of(game, state, seat).fortress
    out.append(FortressFallen(seat, site))
    state = add_settlement(game, state, seat, site, out, paid=False)
    part = PIRATES.of(game, state)
    if any(part.markers):
        return state
    out.append(FleetLeft(part.fleet))
    return PIRATES.put(game, state, replace(part, fleet=HOME))


def may_win(game: Game, state: GameState) -> SeatMask:
    """This module's answer to MAY_WIN: those whose fortress has fallen (PIRATE-070)."""
    return sum(1 << seat for seat, left in enumerate(PIRATES.of(game, state).markers) if not left)


DIE = Draw(tuple([FortressDie(CHANCE, Face(face)) for face in range(1, 7)]), (1,) * 6)
ATTACK = Act(
    AttackFortress,
    attack_fortress,
    refusals=(
        ("", unfinished),
        (
            Reason("reason-fortress-fallen", rule="PIRATE-075"),
            lambda g, s, a: not PIRATES.of(g, s).markers[a.seat],
        ),
        (Reason("reason-fortress-far", rule="PIRATE-060"), lambda g, s, a: not at_fortress(g, s, a.seat)),
    ),
    elsewhere=lambda g, s, a: too_early(s) or Reason("reason-fortress-in-own-turn", rule="PIRATE-073"),
)
STEPS = (
    Step(BEGIN, enter=by_itself(BEGIN), advance=advance_begin),
    *fleet.STEPS,
    Step(
        ROBBERY, "prompt-robbery", Victims, enter=enter_robbery, due=may_rob, choices=(ROB, Act(PassTheft, pass_theft))
    ),
    Step(ASSAULT, "prompt-assault", choices=(Act(FortressDie, fortress_die, family=lambda g, s, seat: DIE),)),
)


def script(given: Script) -> Script:
    """Pieces stand before the set-up; the fleet moves before the production, and a 7 ends with a theft."""
    given = given.insert_before(PLACEMENT_STEP, BEGIN)
    return given.insert_before(PRODUCE, fleet.FLEET).insert_after(PRODUCE, ROBBERY)


TELLERS = Flows(FleetPlundered.__module__, {FleetPlundered: pays("cards")})
"""What the events tell of hands."""
MODULE = Module(
    slot=PIRATES,
    version=1,
    initial=initial,
    requires=("theft", "ships", "gold", "islands"),
    tables_for=deck,
    script=script,
    steps=STEPS,
    choices={ACTION: (ATTACK,)},
    answers={
        BARRED_CORNERS: barred_corners,
        FLOWS: lambda game, state: (TELLERS,),
        KNIGHT_USELESS: useless,
        MAY_WIN: may_win,
        PROMISES: siege,
        SETTLEMENTS_ASIDE: PIRATES.answer(aside),
        SHIPS_BARRED: ships_barred,
    },
    on={CardPlayed: on_card_played},
    end_checks=(EndCheck(judge, always=True),),
)
"""The Pirate Islands (PIRATE-001 to PIRATE-079)."""
