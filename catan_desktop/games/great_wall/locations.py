"""Locations and what they do: GW-152 to GW-169, GW-O1 to GW-O3, GW-A05 to GW-A08, GW-A22, GW-200 to GW-203."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from catan_desktop.kernel import Act, Counts, Events, Frame, Game, GameState, Seat, replace
from catan_desktop.kernel.cards import changed, covers, one
from catan_desktop.kernel.choice import Amount
from catan_desktop.kernel.frame import pop, push, swap
from catan_desktop.kernel.game import Step
from catan_desktop.kernel.ids import NOBODY, SEATS
from catan_desktop.kernel.prompts import question
from catan_desktop.kernel.record import put

from . import actions as act
from . import events
from .board import (
    BARRACKS,
    CHI,
    GOLD,
    HEADQUARTERS,
    LOCATION_IDS,
    MARKET,
    PRODUCTION,
    REGULAR,
    RESOURCE_IDS,
    RESOURCES,
    TEA_HOUSE,
    LocationId,
    ResourceId,
)
from .building import BUILD
from .part import (
    COURSE,
    COURT,
    DEFENCE,
    ESTATES,
    PLAYER,
    PLAYERS,
    REED,
    Estates,
    ask_again,
    camp_changed,
    copies,
    gain_one,
    honour,
    once,
    pay,
    player,
    shame,
    spend,
    staff,
    take_in,
)
from .soldiers import DEPLOY, RECRUIT
from .steps import DONE, At, Building, Deploying, Exchanging, Left, Raising, Resolving, in_phase
from .tables import (
    ACTIVE_ADVISORS,
    ADVISOR_COST,
    CLERK_COST,
    OVERSEER_GOLD,
    OVERSEER_HONOUR,
    OVERSEER_TOP,
    REED_CLERKS,
    REED_PLACED,
    SPEARMAN,
    AdvisorId,
    tables,
)

ACTIVATION, RESOLVE, RETURN = "great_wall.activation", "great_wall.resolve", "great_wall.return"
OVERSEER, EXCHANGE, TEA_MOVE = "great_wall.overseer", "great_wall.exchange", "great_wall.tea_move"
HIRING, REED_STEP = "great_wall.hiring", "great_wall.reed"


def capacity(game: Game, location: LocationId) -> int:
    """Return how many clerk spots a location has (GW-P1 to GW-P5)."""
    line = tables(game).line
    if location in PRODUCTION:
        return line.production_spots
    return line.barracks_spots if location == BARRACKS else line.special_spots


def free_spots(game: Game, estates: Estates, location: LocationId) -> int:
    """Return how many clerk spots of a location are free."""
    return capacity(game, location) - sum(estates.clerks[location])


def works(game: Game, estates: Estates, location: LocationId) -> bool:
    """Return whether a location works in an activation step: a regular one that is full, a special one with a clerk
    (GW-153, GW-154)."""
    if location in REGULAR:
        return not free_spots(game, estates, location)
    return any(estates.clerks[location])


def use_together(game: Game, state: GameState, location: LocationId, out: Events) -> GameState:
    """Return the state in which everybody with clerks there uses a location, in tea order; then they go home."""
    out.append(events.LocationUsed(location, NOBODY))
    estates, course = ESTATES.of(game, state), COURSE.of(game, state)
    row = estates.clerks[location]
    users = [once(RESOLVE, Resolving(seat, location, row[seat])) for seat in course.tea if row[seat]]
    return push(state, Frame(RETURN, 0, At(location)), *reversed(users))


def use_alone(state: GameState, seat: Seat, location: LocationId, out: Events) -> GameState:
    """Return the state in which one seat uses a special location as with one clerk (GW-159)."""
    out.append(events.LocationUsed(location, seat))
    return push(state, once(RESOLVE, Resolving(seat, location, 1)))


def activation(game: Game, state: GameState, out: Events) -> GameState:
    """The next location that works; each once, in order (GW-152)."""
    estates = ESTATES.of(game, state)
    first = state.frames[-1].data_as(At).index
    working = [place for place in LOCATION_IDS[first:] if works(game, estates, place)]
    if not working:
        return pop(state)
    place = working[0]
    state = swap(state, Frame(ACTIVATION, 0, At(place + 1)))
    owners = [seat for seat, count in enumerate(estates.clerks[place]) if count]
    if place in REGULAR and len(owners) == 1 and owners[0] < game.seats:
        state = shame(game, state, SEATS[owners[0]], 1, "alone", out)
    return use_together(game, state, place, out)


def clerks_return(game: Game, state: GameState, out: Events) -> GameState:
    """All clerks of a location go home (GW-155a)."""
    place = LocationId(state.frames[-1].data_as(At).index)
    estates = ESTATES.of(game, state)
    players = tuple(
        [replace(own, pool=own.pool + estates.clerks[place][seat]) for seat, own in enumerate(estates.players)]
    )
    out.append(events.ClerksReturned(place, estates.clerks[place]))
    clerks = put(estates.clerks, place, (0,) * (game.seats + 1))
    return ESTATES.put(game, pop(state), replace(estates, players=players, clerks=clerks))


def resolve(game: Game, state: GameState, out: Events) -> GameState:
    """Let a seat use a location with its clerks there."""
    data = state.frames[-1].data_as(Resolving)
    seat, place, count = data.seat, data.location, data.clerks
    state = pop(state)
    if place in PRODUCTION:
        return _produce(game, state, seat, ResourceId(place), count, out)
    if place == BARRACKS:
        return push(state, once(DEPLOY, Deploying(seat, count, False)), once(RECRUIT, Left(seat, 2 * count)))
    if place == MARKET:
        return push(state, once(EXCHANGE, Exchanging(seat, 2 * count, -1)))
    if place == TEA_HOUSE:
        masters = copies(game, state, seat, "tea_master")
        state = gain_one(game, state, seat, CHI, count + masters, "location", out)
        return push(state, once(TEA_MOVE, Left(seat, game.seats if masters else count)))
    if place == HEADQUARTERS:
        return push(state, once(HIRING, Left(seat, count)))
    return push(state, once(BUILD, Building(seat, count, 0, True)))


def yield_of(game: Game, state: GameState, seat: Seat, place: ResourceId, count: int) -> int:
    """Return what a production location brings: one for each clerk, overseer level and advisor (GW-160)."""
    advisors = tables(game).advisors
    more = sum([advisors[advisor].place == place for advisor in staff(game, state, seat).active])
    return count + player(game, state, seat).overseers[place] + more


def _produce(game: Game, state: GameState, seat: Seat, place: ResourceId, count: int, out: Events) -> GameState:
    """The yield; then the overseer may rise (GW-160, GW-161)."""
    state = gain_one(game, state, seat, place, yield_of(game, state, seat, place, count), "location", out)
    return push(state, once(OVERSEER, Raising(seat, place)))


# overseers


def raise_overseer(game: Game, state: GameState, action: act.RaiseOverseer, out: Events) -> GameState:
    """A spearman of the camp becomes overseer, or gold is paid (GW-O1 to GW-O3)."""
    seat, area = action.seat, state.frames[-1].data_as(Raising).area
    level = player(game, state, seat).overseers[area]
    state = pay(game, pop(state), seat, one(GOLD, len(RESOURCES), OVERSEER_GOLD[level]))
    if not level:
        state = camp_changed(game, state, seat, SPEARMAN, -1)
    state = PLAYERS.change(game, state, seat, lambda own: replace(own, overseers=changed(own.overseers, area, 1)))
    out.append(events.OverseerRaised(seat, area, level + 1))
    return honour(game, state, seat, OVERSEER_HONOUR[level], "overseer", out)


def _level(game: Game, state: GameState, seat: Seat) -> int:
    """Return the level of the overseer who may rise."""
    return player(game, state, seat).overseers[state.frames[-1].data_as(Raising).area]


RAISE = Act(
    act.RaiseOverseer,
    raise_overseer,
    refusals=(
        ("reason-gw-overseer-top", lambda g, s, a: _level(g, s, a.seat) >= OVERSEER_TOP),
        (
            "reason-gw-overseer-spearman",
            lambda g, s, a: not _level(g, s, a.seat) and not DEFENCE.of(g, s).camps[a.seat][SPEARMAN],
        ),
        (
            "reason-gw-cannot-pay",
            lambda g, s, a: player(g, s, a.seat).goods[GOLD] < OVERSEER_GOLD[_level(g, s, a.seat)],
        ),
    ),
)


# market


def exchange(game: Game, state: GameState, action: act.Exchange, out: Events) -> GameState:
    """One goes, one comes."""
    data, seat = state.frames[-1].data_as(Exchanging), action.seat
    state = ask_again(state, replace(data, left=data.left - 1, merchant=-1))
    if data.merchant >= 0:
        state = spend(game, state, seat, data.merchant)
    out.append(events.Exchanged(seat, action.paid, action.gained))
    swapped = changed(changed(player(game, state, seat).goods, action.paid, -1), action.gained, 1)
    return PLAYERS.change(game, state, seat, lambda own: replace(own, goods=swapped))


def _exchanges(game: Game, state: GameState, seat: Seat) -> list[act.Exchange]:
    """Each resource for each other one (GW-164)."""
    granted, kinds = state.frames[-1].data_as(Exchanging).left, RESOURCE_IDS
    return [act.Exchange(seat, paid, gained) for paid in kinds for gained in kinds if gained != paid] if granted else []


def _possible_exchanges(game: Game, state: GameState, seat: Seat) -> list[act.Exchange]:
    """Each resource that the seat has for each other one."""
    goods, granted, kinds = player(game, state, seat).goods, state.frames[-1].data_as(Exchanging).left, RESOURCE_IDS
    paid = [kind for kind in kinds if granted and goods[kind]]
    return [act.Exchange(seat, one, gained) for one in paid for gained in kinds if gained != one]


EXCHANGES = Act(
    act.Exchange,
    exchange,
    _exchanges,
    (
        ("reason-gw-exchange-same", lambda g, s, a: a.paid == a.gained),
        ("reason-gw-cannot-pay", lambda g, s, a: not player(g, s, a.seat).goods[a.paid]),
    ),
    fast=_possible_exchanges,
)


# tea


def _places_forward(game: Game, state: GameState, seat: Seat) -> Amount | None:
    """Return the places forward that the seat may choose from (GW-D18)."""
    most = min(state.frames[-1].data_as(Left).left, COURSE.of(game, state).tea.index(seat))
    return Amount(act.TeaMove, seat, 0, most) if most else None


def tea_move(game: Game, state: GameState, action: act.TeaMove, out: Events) -> GameState:
    """Those who are passed move back by one (GW-165a)."""
    course = COURSE.of(game, state)
    if not action.places:
        return pop(state)
    rest = [seat for seat in course.tea if seat != action.seat]
    rest.insert(course.tea.index(action.seat) - action.places, action.seat)
    out.append(events.TeaOrder(tuple(rest)))
    return COURSE.put(game, pop(state), replace(course, tea=tuple(rest)))


# Headquarters


def _less(state: GameState, seat: Seat) -> Left:
    return Left(seat, state.frames[-1].data_as(Left).left - 1)


def hire(game: Game, state: GameState, action: act.HireActive | act.HirePassive, out: Events) -> GameState:
    """An active advisor works from now on, a passive one stays behind the general (GW-167a, GW-174, GW-185)."""
    seat, active = action.seat, isinstance(action, act.HireActive)
    state = pay(game, ask_again(state, _less(state, seat)), seat, ADVISOR_COST)
    court = COURT.of(game, state)
    place = court.display.index(action.card)
    state = COURT.put(game, state, replace(court, display=court.display[:place] + court.display[place + 1 :]))
    out.append(events.AdvisorJoined(seat, action.card, active))
    return take_in(game, state, seat, action.card, active)


def hire_clerk(game: Game, state: GameState, action: act.HireClerk, out: Events) -> GameState:
    """A clerk comes into the pool."""
    seat = action.seat
    state = pay(game, ask_again(state, _less(state, seat)), seat, CLERK_COST)
    out.append(events.ClerkHired(seat))
    return PLAYERS.change(game, state, seat, lambda own: replace(own, pool=own.pool + 1, outside=own.outside - 1))


Hire: TypeAlias = act.HireActive | act.HirePassive


def _display(game: Game, state: GameState) -> list[AdvisorId]:
    """Return the different advisors of the display, while one may be hired."""
    return sorted(set(COURT.of(game, state).display)) if state.frames[-1].data_as(Left).left else []


def _cannot_pay(game: Game, state: GameState, seat: Seat, cost: Counts) -> bool:
    return not covers(player(game, state, seat).goods, cost)


HIRE_ADVISOR: tuple[tuple[str, Callable[[Game, GameState, Hire], object]], ...] = (
    ("reason-gw-not-in-display", lambda g, s, a: a.card not in COURT.of(g, s).display),
    ("reason-gw-cannot-pay", lambda g, s, a: _cannot_pay(g, s, a.seat, ADVISOR_COST)),
)
ACTIVE = Act(
    act.HireActive,
    hire,
    lambda g, s, seat: [act.HireActive(seat, card) for card in _display(g, s)],
    (
        *HIRE_ADVISOR,
        ("reason-gw-three-active", lambda g, s, a: len(staff(g, s, a.seat).active) >= ACTIVE_ADVISORS),
    ),
)
PASSIVE = Act(
    act.HirePassive,
    hire,
    lambda g, s, seat: [act.HirePassive(seat, card) for card in _display(g, s)],
    HIRE_ADVISOR,
)
CLERK = Act(
    act.HireClerk,
    hire_clerk,
    refusals=(
        ("", lambda g, s, a: not s.frames[-1].data_as(Left).left),
        ("reason-gw-clerks-all", lambda g, s, a: not player(g, s, a.seat).outside),
        ("reason-gw-cannot-pay", lambda g, s, a: _cannot_pay(g, s, a.seat, CLERK_COST)),
    ),
)


# the Reed clan


def reed_places(game: Game, estates: Estates) -> list[LocationId]:
    """Return the regular locations with a free spot and a player's clerk, while Reed has clerks (GW-017, GW-200)."""
    if sum([row[-1] for row in estates.clerks]) >= REED_CLERKS:
        return []
    return [place for place in REGULAR if any(estates.clerks[place][:-1]) and free_spots(game, estates, place) > 0]


def _reed_places(game: Game, state: GameState, seat: Seat) -> list[act.ReedPlace]:
    """Return where a clerk of the Reed clan goes; he must go (GW-201a)."""
    places = reed_places(game, ESTATES.of(game, state)) if state.frames[-1].data_as(Left).left else []
    return [act.ReedPlace(seat, place) for place in places]


def reed_place(game: Game, state: GameState, action: act.ReedPlace, out: Events) -> GameState:
    """The clerk takes a spot."""
    out.append(events.ClerkPlaced(NOBODY, action.location))
    state = ask_again(state, _less(state, action.seat))
    estates = ESTATES.of(game, state)
    row = changed(estates.clerks[action.location], game.seats, 1)
    return ESTATES.put(game, state, replace(estates, clerks=put(estates.clerks, action.location, row)))


def begin_reed(game: Game, state: GameState) -> Frame:
    """Return the frame of the Reed turn."""
    return once(REED_STEP, Left(state.seat, REED_PLACED))


def reed_turn(game: Game, state: GameState) -> bool:
    """Return whether it is the Reed turn."""
    return COURSE.of(game, state).phase == REED


def working_turn(game: Game, state: GameState) -> bool:
    """Return whether it is a turn after which locations work (GW-099, GW-202)."""
    return COURSE.of(game, state).phase in (PLAYER, REED)


REED_PLACES = Act(
    act.ReedPlace,
    reed_place,
    _reed_places,
    (("reason-gw-reed-place", lambda g, s, a: a.location not in reed_places(g, ESTATES.of(g, s))),),
    fast=_reed_places,
)
STEPS: tuple[Step, ...] = (
    in_phase(
        Step(ACTIVATION, data=At, enter=Frame(ACTIVATION, 0, At(0)), advance=activation),
        working_turn,
    ),
    Step(RESOLVE, data=Resolving, advance=resolve),
    Step(RETURN, data=At, advance=clerks_return),
    question(OVERSEER, "prompt-raise-overseer", (RAISE, DONE), data=Raising),
    question(EXCHANGE, "prompt-exchange", (EXCHANGES, DONE), data=Exchanging),
    question(TEA_MOVE, "prompt-tea-move", (Act(act.TeaMove, tea_move, family=_places_forward),), data=Left),
    question(HIRING, "prompt-headquarters", (ACTIVE, PASSIVE, CLERK, DONE), data=Left),
    in_phase(
        replace(question(REED_STEP, "prompt-reed-place", (REED_PLACES,), data=Left), enter=begin_reed),
        reed_turn,
    ),
)
