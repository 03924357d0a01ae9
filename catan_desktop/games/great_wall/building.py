"""Barricades and wall levels: GW-032, GW-035, GW-036, GW-168, GW-170 to GW-173, GW-B1 to GW-B4, GW-G05, GW-A21."""

from __future__ import annotations

from typing import Any

from catan_desktop.kernel import Act, Events, Game, GameState, Seat, replace
from catan_desktop.kernel.cards import subtract
from catan_desktop.kernel.choice import Among, Choice
from catan_desktop.kernel.game import Step, Together

from .actions import BuildBarricade, BuildWall
from .board import SECTION_IDS, SPOTS_A_LEVEL, TOP_LEVEL
from .events import BarricadeBuilt, WallBuilt
from .part import DEFENCE, PLAYERS, WALL_SECTIONS, Section, ask_again, copies, honour, player, power_of
from .prices import Price, build_price, payable, settle
from .steps import DONE, Building, stage
from .tables import BARRICADE, NOTHING, SECTION_BARRICADES, WALLS

BUILD = "great_wall.build"


def barricade_price(game: Game, state: GameState, seat: Seat) -> Price:
    """Return what a barricade costs now."""
    return build_price(game, state, seat, BARRICADE.cost, "barricade", _discount(state))


def wall_price(game: Game, state: GameState, seat: Seat, level: int) -> Price:
    """Return what the level above this one costs now."""
    return build_price(game, state, seat, WALLS[level].cost, "wall", _discount(state))


def wall_honour(game: Game, state: GameState, seat: Seat, level: int) -> int:
    """Return the honour for building the level above this one (GW-170, GW-G05, GW-A21)."""
    more = copies(game, state, seat, "geomancer") + power_of(game, state, seat, "walls")
    return WALLS[level].honour + 2 * more


def _discount(state: GameState) -> int:
    return state.frames[-1].data_as(Building).discount


def still_granted(state: GameState) -> bool:
    """Return whether one of the builds that are granted is left."""
    return state.frames[-1].data_as(Building).left > 0


def one_less(state: GameState) -> GameState:
    """Return the state after one of the builds that are granted was used."""
    data = state.frames[-1].data_as(Building)
    return ask_again(state, replace(data, left=data.left - 1))


def build_barricade(game: Game, state: GameState, action: BuildBarricade, out: Events) -> GameState:
    """It holds until Winter ends."""
    seat, price = action.seat, barricade_price(game, state, action.seat)
    out.append(BarricadeBuilt(seat, action.section, subtract(price.cost, action.saved)))
    state = settle(game, one_less(state), seat, price, action.saved, "barricade")
    section = _section(game, state, action)
    state = WALL_SECTIONS.put(game, state, action.section, replace(section, barricades=section.barricades + 1))
    return honour(game, state, seat, BARRICADE.honour, "build", out)


def build_wall(game: Game, state: GameState, action: BuildWall, out: Events) -> GameState:
    """The wall is a level higher, with two more firing spots (GW-032)."""
    seat, section = action.seat, _section(game, state, action)
    price = wall_price(game, state, seat, section.level)
    out.append(WallBuilt(seat, action.section, section.level + 1, subtract(price.cost, action.saved)))
    state = settle(game, one_less(state), seat, price, action.saved, "wall")
    higher = replace(section, level=section.level + 1, posts=section.posts + (None,) * SPOTS_A_LEVEL)
    state = WALL_SECTIONS.put(game, state, action.section, higher)
    state = PLAYERS.change(game, state, seat, lambda own: replace(own, walls=own.walls + 1))
    return honour(game, state, seat, wall_honour(game, state, seat, section.level), "build", out)


def told_camp(state: Any) -> Any:
    """Version 2 to 3: only Construction builds with a discount of its own."""
    frames = [
        {**frame, "data": {**frame["data"], "camp": not frame["data"]["discount"]}} if frame["step"] == BUILD else frame
        for frame in state["frames"]
    ]
    return {**state, "frames": frames}


def _barricades(game: Game, state: GameState, seat: Seat) -> list[BuildBarricade]:
    """A barricade in each section, with everything that discounts may leave out."""
    ways = barricade_price(game, state, seat).ways(player(game, state, seat).goods)
    return [BuildBarricade(seat, one, less) for one in SECTION_IDS for less in ways] if still_granted(state) else []


def _walls(game: Game, state: GameState, seat: Seat) -> list[BuildWall]:
    """The next level of each wall, with everything that discounts may leave out."""
    goods, sections = player(game, state, seat).goods, DEFENCE.of(game, state).sections
    levels = [(one, sections[one].level) for one in SECTION_IDS if still_granted(state)]
    return [
        BuildWall(seat, one, less)
        for one, level in levels
        for less in (wall_price(game, state, seat, level).ways(goods) if level < TOP_LEVEL else (NOTHING,))
    ]


def _payable(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """The barricades and the next wall levels that can be paid, with everything that discounts may leave out."""
    if not still_granted(state):
        return ()
    goods, sections = player(game, state, seat).goods, DEFENCE.of(game, state).sections
    saved = barricade_price(game, state, seat).saved(goods)
    low = [one for one in SECTION_IDS if sections[one].barricades < SECTION_BARRICADES]
    walls = [
        BuildWall(seat, one, less)
        for one in SECTION_IDS
        if sections[one].level < TOP_LEVEL
        for less in wall_price(game, state, seat, sections[one].level).saved(goods)
    ]
    barricades = [BuildBarricade(seat, one, less) for one in low for less in saved]
    return tuple([Among(tuple(actions)) for actions in (barricades, walls) if actions])


def _section(game: Game, state: GameState, action: BuildBarricade | BuildWall) -> Section:
    return DEFENCE.of(game, state).sections[action.section]


BARRICADES = Act(
    BuildBarricade,
    build_barricade,
    _barricades,
    (
        ("reason-gw-barricades-full", lambda g, s, a: _section(g, s, a).barricades >= SECTION_BARRICADES),
        ("reason-gw-cannot-pay", lambda g, s, a: not payable(g, s, a, barricade_price(g, s, a.seat))),
    ),
)
LEVELS = Act(
    BuildWall,
    build_wall,
    _walls,
    (
        ("reason-gw-wall-high", lambda g, s, a: _section(g, s, a).level >= TOP_LEVEL),
        (
            "reason-gw-cannot-pay",
            lambda g, s, a: not payable(g, s, a, wall_price(g, s, a.seat, _section(g, s, a).level)),
        ),
    ),
)
STEPS: tuple[Step, ...] = (
    stage(BUILD, "prompt-build", (Together((BARRICADES, LEVELS), _payable), DONE), data=Building),
)
