"""Development cards of the Watch: Ranger Patrol and New Recruits (WATCH-50, WATCH-51)."""

from __future__ import annotations

from catan_desktop.grid.topology import HexId
from catan_desktop.kernel.cards import one
from catan_desktop.kernel.choice import Among, Choice, OnSites
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import Frame, pop
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.module import Events, Step
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.board import board_now
from catan_desktop.mechanics.development import playable, played
from catan_desktop.mechanics.parts import DEVELOPMENT, HANDS
from catan_desktop.mechanics.payment import take
from catan_desktop.mechanics.robber import RobberData, robber_choices
from catan_desktop.mechanics.tables import KINDS

from .actions import PlayRecruits, TakeWildling
from .events import WildlingRemoved
from .guards import GUARD, SPACE, guard_sections, place_guard
from .part import FigureId, gift_figures, taken_from_gift, watch, with_watch

PATROL = "watch.patrol"
RECRUITS = "recruits"


def patrol_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """(a) Tormund to another hex, never to his camp; (b) a wildling off the Gift (WATCH-91)."""
    found = gift_figures(watch(game, state))
    removals = (Among(tuple(TakeWildling(seat, hex, figure) for hex, figure in found)),) if found else ()
    return (*robber_choices(game, state, seat), *removals)


def take_wildling(game: Game, state: GameState, action: TakeWildling, out: Events) -> GameState:
    """The figure goes home; a card of the hex is due, whoever else stands there (WATCH-50, WATCH-81)."""
    state = remove_wildling(game, pop(state), action.seat, action.hex, action.figure, out, "patrol")
    kind = board_now(game, state).hex_yields[action.hex]
    if kind is None or not HANDS.of(game, state).bank[kind]:
        return state
    return take(game, state, action.seat, one(kind, KINDS), out, "patrol")


def remove_wildling(
    game: Game, state: GameState, seat: Seat, hex: HexId, figure: FigureId, out: Events, cause: str
) -> GameState:
    """A wildling of the Gift goes to the Frostfangs (WATCH-49)."""
    out.append(WildlingRemoved(seat, hex, figure, cause))
    return with_watch(game, state, taken_from_gift(watch(game, state), hex, figure))


def wildling_reason(game: Game, state: GameState, hex: HexId, figure: FigureId) -> Reason | None:
    """Return why no such wildling can be taken off a hex (WATCH-87)."""
    part = watch(game, state)
    if not part.invaders:
        return Reason("reason-gift-empty", rule="WATCH-87")
    if not 0 <= hex < len(part.gift):
        return Reason("reason-no-such-place")
    return None if figure in part.gift[hex] else Reason("reason-no-wildling-there", rule="WATCH-81")


def explain_take(game: Game, state: GameState, action: TakeWildling) -> Reason | None:
    """Return why the patrol cannot take this wildling."""
    if state.frames[-1].step != PATROL:
        return None
    return wildling_reason(game, state, action.hex, action.figure)


def recruits_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """The card, for any section with a free post (WATCH-51, WATCH-89)."""
    if not DEVELOPMENT.of(game, state).held[seat] or playable(game, state, seat, RECRUITS):
        return ()
    sections = guard_sections(watch(game, state), seat)
    return (OnSites(PlayRecruits, seat, SPACE, sections),) if sections else ()


def play_recruits(game: Game, state: GameState, action: PlayRecruits, out: Events) -> GameState:
    """A free guard."""
    state = played(game, state, action.seat, RECRUITS, out)
    return place_guard(game, state, action.seat, action.section, out, RECRUITS)


def explain_recruits(game: Game, state: GameState, action: PlayRecruits) -> Reason | None:
    """Return why the card cannot be played there."""
    reason = playable(game, state, action.seat, RECRUITS)
    return reason or GUARD.why_not_at(game, state, action.seat, action.section)


def on_knight(game: Game, state: GameState, seat: Seat) -> tuple[Frame, ...]:
    """The card is a patrol (WATCH-50)."""
    return (Frame(PATROL, 1 << seat, RobberData(may_home=False)),)


STEPS = (Step(PATROL, "prompt-patrol", RobberData, choices=patrol_choices),)
