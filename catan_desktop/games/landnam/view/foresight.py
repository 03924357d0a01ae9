"""Sure consequences of an action of Landnam."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.games.landnam import actions as act
from catan_desktop.games.landnam import events
from catan_desktop.games.landnam.board import OUT
from catan_desktop.games.landnam.builds import QUEUE
from catan_desktop.games.landnam.cases import resource_at
from catan_desktop.games.landnam.exploration import FACES, TERRAIN_OF, bonus_at
from catan_desktop.games.landnam.harvest import due_from
from catan_desktop.games.landnam.honours import points as points_of
from catan_desktop.games.landnam.land import LAND, older, tiles_left, yielded
from catan_desktop.games.landnam.movement import MOVES, RETREAT, retreats
from catan_desktop.games.landnam.suit import PLAINTIFF, Suit
from catan_desktop.games.landnam.tables import KINDS, MOUNTAIN, SEA, UNKNOWN
from catan_desktop.games.landnam.units import UNITS, taken_off
from catan_desktop.grid.topology import HexId
from catan_desktop.kernel import Counts, Game, GameState, Observation, Seat, replace
from catan_desktop.kernel.cards import subtract
from catan_desktop.kernel.ids import SEATS
from catan_desktop.kernel.preview import Trial
from catan_desktop.kernel.record import put
from catan_desktop.mechanics.board import pips
from catan_desktop.mechanics.scoring import goal_of
from catan_desktop.mechanics.view.foresight import cards, end, points
from catan_desktop.mechanics.view.names import goods
from catan_desktop.present.words import Argument, Party, Who, Words, words

STEPS = (act.TakeStep, act.TrackStep, act.FeudStep)
BUILDS = (
    act.BuildFarm,
    act.BuildCity,
    act.BuildSettler,
    act.BuildShip,
    act.BuildOuterShip,
    act.BuildHarbour,
    act.BuildAgeing,
)
BIDS = (act.OpenCase, act.AddCards, act.JoinSide)


def odds(game: Game, state: GameState, hex: int) -> tuple[tuple[int, int], ...]:
    """Return (terrain, percent) of what may lie in an unexplored hex; what the supply lacks is rolled again."""
    left = tiles_left(LAND.of(game, state).terrain)
    found = [TERRAIN_OF[face + bonus_at(game, state, hex)] for face in FACES]
    known = [terrain for terrain in found if left[terrain]]
    return tuple([(terrain, round(100 * known.count(terrain) / len(known))) for terrain in dict.fromkeys(known)])


def odds_told(game: Game, state: GameState, hex: int) -> dict[str, int]:
    """Return in percent, 100 together, how likely sea, mountain and other land are in an unexplored hex."""
    chances = dict(odds(game, state, hex))
    sea, mountain = chances.get(SEA, 0), chances.get(MOUNTAIN, 0)
    return {"sea": sea, "land": 100 - sea - mountain, "mountain": mountain}


def foresee(game: Game, view: Observation, trial: Trial) -> tuple[Words, ...]:
    """Return everything that can be told of an action."""
    found: list[Words] = [*cards(game, view, trial), *end(trial, view.seat)]
    found += points(game, view, trial, (view.seat,) if trial.after.outcome is not None else SEATS[: game.seats])
    action = trial.action
    if isinstance(action, STEPS):
        found += _step(game, view, trial, action)
    elif isinstance(action, BUILDS):
        found += _build(game, view.seat, trial)
    elif isinstance(action, BIDS):
        found += _bid(view.seat, trial)
    for event in trial.events:
        if isinstance(event, events.Aged):
            found.append(_aged(event.former, event.number))
        elif isinstance(event, events.RedWon) and event.seat == view.seat and isinstance(action, STEPS):
            found.append(words("foresee-drive-out-red"))
    return tuple(found)


# steps


def _step(
    game: Game, view: Observation, trial: Trial, action: act.TakeStep | act.TrackStep | act.FeudStep
) -> Iterator[Words]:
    state, land = trial.before, LAND.of(game, trial.before)
    if action.target != OUT and land.terrain[action.target] == UNKNOWN:
        yield words(
            "foresee-explore", bonus=bonus_at(game, state, action.target), **odds_told(game, state, action.target)
        )
    else:
        yield from _driven_out(game, trial)
        yield from _arrived(game, view.seat, state, action)
    if action.target == OUT:
        yield words("foresee-leaves-map", count=MOVES.of(game, state).left - 1)
    else:
        yield words("foresee-steps-left", count=MOVES.of(game, trial.after).left)


def _driven_out(game: Game, trial: Trial) -> Iterator[Words]:
    for event in trial.events:
        if isinstance(event, events.DrivenOut):
            open_places = retreats(game, trial.after) if trial.after.frames[-1].step == RETREAT else 0
            lost = any(isinstance(one, events.PieceLost) for one in trial.events)
            yield words(
                "foresee-drive-out", count=0 if lost else max(1, open_places.bit_count()), whom=Who(event.victim)
            )


def _arrived(
    game: Game, seat: Seat, state: GameState, action: act.TakeStep | act.TrackStep | act.FeudStep
) -> Iterator[Words]:
    """Tell whose harvest a piece takes where it comes, and what becomes of an outlaw there."""
    target = action.target
    part = UNITS.of(game, state)
    creditors = 0 if action.start == OUT else part.creditors[action.start]
    if creditors:
        others = 0 if target == OUT else _plaintiffs(game, state, seat, HexId(target))
        safe = target == OUT or LAND.of(game, state).terrain[target] == MOUNTAIN or not creditors & others
        yield words("foresee-outlaw-free" if safe else "foresee-outlaw-stays")
    if target != OUT:
        yield from _taken(game, state, seat, HexId(target))


def _taken(game: Game, state: GameState, seat: Seat, hex: HexId) -> Iterator[Words]:
    """Tell whose the harvest of a hex or the trade of its harbour is with a piece of this seat there."""
    if resource_at(game, state, hex) is not None:
        others = _plaintiffs(game, state, seat, hex)
        ground = yielded(LAND.of(game, state), hex) is not None
        key = "foresee-block" if ground else "foresee-harbour"
        yield words(key, count=others.bit_count(), whom=Party(others))


def _plaintiffs(game: Game, state: GameState, seat: Seat, hex: HexId) -> int:
    """Return the mask of the seats that could sue a piece of this seat on a hex."""
    if resource_at(game, state, hex) is None:
        return 0
    units, corners = UNITS.of(game, state), game.board.topology.hex_corner_mask[hex]
    return sum([1 << other for other in range(game.seats) if other != seat and units.settlements(other) & corners])


# builds, numbers


def _build(game: Game, seat: Seat, trial: Trial) -> Iterator[Words]:
    action = trial.action
    if isinstance(action, act.BuildFarm | act.BuildCity):
        yield words("foresee-farm-point" if isinstance(action, act.BuildFarm) else "foresee-city-point")
        more = _settled(game, trial.before, seat, action)
        if any(more):
            yield words("foresee-harvest", cards=goods(game, more))
        goal = goal_of(game, trial.before, seat)
        if points_of(game, trial.after, seat) + _ordered_points(game, trial.after) >= goal:
            yield words("foresee-landnam-win", goal=goal)
        return
    if isinstance(action, act.BuildSettler | act.BuildShip):
        yield from _taken(game, trial.before, seat, action.hex)
    if isinstance(action, act.BuildAgeing):
        land = LAND.of(game, trial.before)
        yield _aged(land.tokens[action.hex], older(land, land.tokens[action.hex]))
    yield words("foresee-end-of-turn")


def _settled(game: Game, state: GameState, seat: Seat, action: act.BuildFarm | act.BuildCity) -> Counts:
    """Return the cards that one more house brings in 36 rolls, by kind; the piece that founds a farm is gone then."""
    part, here = UNITS.of(game, state), 1 << action.corner
    if isinstance(action, act.BuildFarm):
        part = taken_off(part, seat, action.start)
        grown = replace(part, farms=put(part.farms, seat, part.farms[seat] | here))
    else:
        farms, cities = part.farms[seat] & ~here, part.cities[seat] | here
        grown = replace(part, farms=put(part.farms, seat, farms), cities=put(part.cities, seat, cities))
    was, will = (_harvest(game, UNITS.put(game, state, one), seat) for one in (part, grown))
    return subtract(will, was)


def _harvest(game: Game, state: GameState, seat: Seat) -> Counts:
    """Return the cards that a seat may expect of 36 rolls, by kind."""
    land, found = LAND.of(game, state), [0] * len(KINDS)
    for hex, number in enumerate(land.tokens):
        kind = yielded(land, hex) if number else None
        if kind is not None:
            found[kind] += pips((number,)) * sum([count for who, count in due_from(game, state, hex) if who == seat])
    return tuple(found)


def _ordered_points(game: Game, state: GameState) -> int:
    queue = QUEUE.of(game, state)
    return len(queue.farms) + len(queue.cities)


def _aged(former: int, number: int) -> Words:
    named: dict[str, Argument] = {"from": former, "to": number}
    change = pips((number,)) - pips((former,))
    return words("foresee-age" + ("-better" if change > 0 else "-worse" if change else ""), **named)


# lawsuits


def _bid(seat: Seat, trial: Trial) -> Iterator[Words]:
    """Tell how the lawsuit stands after cards, from the side of who plays them."""
    data = next((frame.data for frame in reversed(trial.after.frames) if isinstance(frame.data, Suit)), None)
    if data is None:
        return
    own = PLAINTIFF if seat in data.members[PLAINTIFF] else 1 - PLAINTIFF
    give, want = data.totals
    leads = data.totals[own] > data.totals[1 - own]
    short = "lost" if isinstance(trial.action, act.AddCards) and not trial.action.count else "short"
    yield words(f"foresee-suit-{'lead' if leads else short}", give=give, want=want)
    if isinstance(trial.action, act.OpenCase):
        yield words("foresee-suit-prize")
    if isinstance(trial.action, act.JoinSide):
        yield words("foresee-white", who=Who(seat))
