"""The catalogue records of tables at which two games are played together, composed of what each of them brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from itertools import chain
from typing import Any, TypeAlias

from catan_desktop.evaluation import position, win_chance
from catan_desktop.evaluation.card_play import CARDS
from catan_desktop.evaluation.promises import AIMS, PROMISES, STAKES
from catan_desktop.games.cities_knights import module as cities
from catan_desktop.games.cities_knights.events import CityHealed, CityLost
from catan_desktop.games.cities_knights.ruleset import COMPONENT as CITIES_KNIGHTS
from catan_desktop.games.cities_knights.ruleset import ENTRY as CITIES_ENTRY
from catan_desktop.games.classic.ruleset import OFFERED
from catan_desktop.games.entry import Bots, Component, Entry, Guest, Rules, ShownGame, Telling
from catan_desktop.games.event_cards.module import event_cards
from catan_desktop.games.harbourmaster.module import harbourmaster
from catan_desktop.games.seafarers import gold, islands, pirate, ships
from catan_desktop.games.seafarers.ruleset import ENTRY as SEA_ENTRY
from catan_desktop.games.seafarers.ruleset import GOLD, ISLANDS, PIRATE, SHIPS
from catan_desktop.games.seafarers.scenarios import OPTION as SCENARIO
from catan_desktop.games.six_players.module import SIX_PLAYERS
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Module, OptionSpec, Question
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.ruleset import compose
from catan_desktop.kernel.slot import no_part
from catan_desktop.mechanics.development import FREE_ROADS
from catan_desktop.mechanics.scoring import GOAL_OPTION
from catan_desktop.mechanics.settlers import without

from .mix import Mix
from .offered import CITIES, CLASSIC, GUESTS, SEA, games_of

Modules: TypeAlias = tuple[Module[Any], ...]
GOALS = tuple(range(8, 17))
SHOWN = {"fishermen-rivers": 4}
"""Tables that pictures of the program show, with their seats."""
GAMES = __package__.rpartition(".")[0]


@dataclass(frozen=True, eq=False)
class Base:
    """What a table begins with (MIX-001)."""

    modules: Callable[[Modules, Modules, tuple[str, ...], tuple[type[Event], ...]], Modules]
    """(what guests bring, what the mix says, what leaves, events that change buildings) -> all modules."""
    components: tuple[Component, ...]
    bots: Bots
    each_die: bool = False


def island_modules(
    guests: Modules, mix: Modules, leaving: tuple[str, ...], rebuilds: tuple[type[Event], ...]
) -> Modules:
    """Return the modules of a table on the classic island."""
    modules = (*without(*leaving), SIX_PLAYERS, *guests, *mix)
    free_roads = any(step.key == FREE_ROADS for module in modules for step in module.steps)
    return (*modules, event_cards(free_roads=free_roads), harbourmaster(*rebuilds))


def cities_modules(
    guests: Modules, mix: Modules, leaving: tuple[str, ...], rebuilds: tuple[type[Event], ...]
) -> Modules:
    """Return the modules of a table with Cities & Knights; no event cards there (MIX-028). Guests come before what
    gives every price its commodities."""
    kept = without("largest_army", "development", *leaving)
    harbours = harbourmaster(CityLost, CityHealed, *rebuilds)
    return (*kept, SIX_PLAYERS, *guests, *cities.PARTS, cities.CITIES_KNIGHTS, *mix, harbours)


def sea_modules(guests: Modules, mix: Modules, leaving: tuple[str, ...], rebuilds: tuple[type[Event], ...]) -> Modules:
    """Return the modules of a table with Seafarers."""
    water = (ships.MODULE, pirate.MODULE, gold.MODULE, islands.MODULE)
    return (*without(*leaving), SIX_PLAYERS, *guests, *water, *mix, event_cards(), harbourmaster(*rebuilds))


BASES: Mapping[str, Base] = {
    CLASSIC: Base(island_modules, OFFERED, Bots(position.judge, position.parts_of, win_chance.value, CARDS)),
    CITIES: Base(cities_modules, (*OFFERED, CITIES_KNIGHTS), CITIES_ENTRY.bots, each_die=True),
    SEA: Base(sea_modules, (*OFFERED, SHIPS, PIRATE, GOLD, ISLANDS), SEA_ENTRY.bots),
}


def entry(key: str) -> Entry:
    """Return the catalogue record of a mix."""
    games = games_of(key)
    mix: Mix = import_module(f"{__package__}.{key.replace('-', '_')}").MIX
    guests = [_guest(game) for game in games if game in GUESTS]
    base = BASES[next((game for game in games if game in BASES), CLASSIC)]
    instead = {module.key: module for module in mix.instead}
    brought = {module.key: module for guest in guests for module in _valued(guest, instead)}
    told = Module(
        slot=no_part(key),
        version=1,
        options=mix.options,
        changed_options=(
            *((OptionSpec(GOAL_OPTION, mix.goal, GOALS, house=True),) if mix.goal else ()),
            *((replace(SCENARIO, choices=mix.scenarios),) if mix.scenarios else ()),
        ),
    )
    modules = base.modules(
        tuple(brought.values()),
        (told, *[joint.module for joint in mix.joints]),
        tuple(chain.from_iterable(guest.without for guest in guests)),
        tuple(chain.from_iterable(guest.rebuilds for guest in guests)),
    )
    components = [*base.components, *chain.from_iterable(guest.components for guest in guests)]
    components += [Component(told, words=mix.words), *[Component(one.module, one.view) for one in mix.joints]]
    return Entry(
        Rules(compose(key, modules, mix.seats, mix.board, mix.board_type), each_die=base.each_die),
        base.bots,
        Telling(
            tuple({one.module.key: one for one in components}.values()),
            shown={key: ShownGame(key, SHOWN[key], (460, 280))} if key in SHOWN else {},
        ),
    )


def _guest(game: str) -> Guest:
    found: Guest = import_module(f"{GAMES}.{game.replace('-', '_')}.ruleset").GUEST
    return found


def _valued(guest: Guest, instead: Mapping[str, Module[Any]]) -> Modules:
    """Return the modules of a guest, or those of the mix in their place, without options of theirs; the last one tells
    what they are worth to a seat."""
    promises, stakes = guest.promises, guest.stakes
    worth: dict[Question[Any], Callable[..., Any]] = {PROMISES: lambda g, s, seat: tuple(promises(g, s, seat).items())}
    if stakes is not None:
        worth[STAKES] = lambda g, s, seat: tuple(stakes(g, s, seat).items())
    if (aims := guest.aims) is not None:
        worth[AIMS] = lambda g, s, seat: tuple(aims(g, s, seat))
    modules = [instead.get(module.key, module) for module in guest.modules]
    plain = [replace(module, options=(), changed_options=()) for module in modules]
    return (*plain[:-1], replace(plain[-1], answers={**plain[-1].answers, **worth}))
