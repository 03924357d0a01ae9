"""Heroes who deal with wildlings: Ygritte and Benjen."""

from __future__ import annotations

from catan_desktop.games.watch.actions import BenjenCamp, BenjenClearing, YgritteReturn
from catan_desktop.games.watch.board import CLANS, SECTIONS
from catan_desktop.games.watch.events import CampLeft, ClearingLeft
from catan_desktop.games.watch.part import REGULAR, back_home, gift_figures, row_changed, watch, with_watch
from catan_desktop.games.watch.patrol import remove_wildling, wildling_reason
from catan_desktop.games.watch.wildlings import settling
from catan_desktop.kernel.choice import Among, Choice, OnSites
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import push
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat, numbered, numbers
from catan_desktop.kernel.module import Events
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.parts import put

from ..board import CampId, ClanId, SectionId
from .hero import BENJEN, YGRITTE, Hero, begin


def removals(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Every kind on every hex of the Gift (HERO-11, WATCH-99)."""
    found = gift_figures(watch(game, state))
    return (Among(tuple(YgritteReturn(seat, hex, figure) for hex, figure in found)),) if found else ()


def gift_empty(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """No wildling in the Gift."""
    return None if watch(game, state).invaders else Reason("reason-gift-empty", rule="WATCH-87")


def remove(game: Game, state: GameState, action: YgritteReturn, out: Events) -> GameState:
    """The figure goes home; no card (HERO-25)."""
    state = begin(game, state, action.seat, out)
    return remove_wildling(game, state, action.seat, action.hex, action.figure, out, "ygritte")


def explain_remove(game: Game, state: GameState, action: YgritteReturn) -> Reason | None:
    """Return why this wildling cannot be sent home."""
    return wildling_reason(game, state, action.hex, action.figure)


def searches(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Any camp or clearing with a wildling (HERO-14, HERO-27)."""
    part = watch(game, state)
    rows = numbered(ClanId, part.camps)
    camps = tuple(BenjenCamp(seat, clan, camp) for clan, row in rows for camp in numbers(CampId, len(row)))
    clearings = sum(1 << section for section, count in numbered(SectionId, part.clearings) if count)
    found: list[Choice] = []
    if camps:
        found.append(Among(camps))
    if clearings:
        found.append(OnSites(BenjenClearing, seat, "clearing", clearings))
    return tuple(found)


def north_empty(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """No wildling in a camp or clearing."""
    return None if searches(game, state, seat) else Reason("reason-no-wildling-there", rule="HERO-27")


def search_camp(game: Game, state: GameState, action: BenjenCamp, out: Events) -> GameState:
    """The gap is closed before the token is drawn (HERO-27)."""
    state = begin(game, state, action.seat, out)
    part = watch(game, state)
    row = part.camps[action.clan]
    figure = row[action.camp]
    out.append(CampLeft(action.seat, action.clan, figure, action.camp))
    rest = (*row[: action.camp], *row[action.camp + 1 :])
    part = back_home(replace(part, camps=row_changed(part.camps, action.clan, rest)), figure)
    return push(with_watch(game, state, part), settling(1))


def search_clearing(game: Game, state: GameState, action: BenjenClearing, out: Events) -> GameState:
    """A waiting regular goes, another wildling comes."""
    state = begin(game, state, action.seat, out)
    part = watch(game, state)
    out.append(ClearingLeft(action.seat, action.section))
    clearings = put(part.clearings, action.section, part.clearings[action.section] - 1)
    part = back_home(replace(part, clearings=clearings), REGULAR)
    return push(with_watch(game, state, part), settling(1))


def explain_camp(game: Game, state: GameState, action: BenjenCamp) -> Reason | None:
    """Return why there is nobody to send home."""
    if not 0 <= action.clan < len(CLANS):
        return Reason("reason-no-such-place")
    return Reason("reason-no-wildling-there", rule="HERO-27")


def explain_clearing(game: Game, state: GameState, action: BenjenClearing) -> Reason | None:
    """Return why there is nobody to send home."""
    if not 0 <= action.section < SECTIONS:
        return Reason("reason-no-such-place")
    return Reason("reason-no-wildling-there", rule="HERO-27")


HEROES = (
    Hero(
        YGRITTE,
        removals,
        gift_empty,
        {YgritteReturn: explain_remove},
        {YgritteReturn: remove},
        before_roll=True,
    ),
    Hero(
        BENJEN,
        searches,
        north_empty,
        {BenjenCamp: explain_camp, BenjenClearing: explain_clearing},
        {BenjenCamp: search_camp, BenjenClearing: search_clearing},
    ),
)
