"""Development cards of the Watch: Ranger Patrol and New Recruits (WATCH-50, WATCH-51)."""

from __future__ import annotations

from typing import Any

from catan_desktop.grid.topology import HexId
from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Reason, Seat
from catan_desktop.kernel.cards import one
from catan_desktop.kernel.frame import pop
from catan_desktop.kernel.game import Step
from catan_desktop.kernel.ids import numbers
from catan_desktop.mechanics.board import board_now
from catan_desktop.mechanics.development import card_row, playable, played
from catan_desktop.mechanics.parts import DEVELOPMENT, HANDS
from catan_desktop.mechanics.payment import take
from catan_desktop.mechanics.robber import MOVE, SEND_HOME, RobberData
from catan_desktop.mechanics.tables import KINDS

from .actions import PlayRecruits, TakeWildling, YgritteReturn
from .board import SECTION_IDS
from .events import WildlingRemoved
from .guards import NO_POST, SPACE, guard_sections, place_guard
from .part import FIGURE_IDS, gift_figures, taken_from_gift, watch, with_watch

PATROL = "watch.patrol"
RECRUITS = "recruits"
NO_PLACE = Reason("reason-no-such-place")


def off_gift(action: Any) -> dict[str, Any]:
    """Return what the row of an action holds that takes a wildling off the Gift: any kind, on any hex (WATCH-87)."""
    return {
        "each": lambda game, state, seat: [
            action(seat, hex, figure) for hex in numbers(HexId, len(game.board.land)) for figure in FIGURE_IDS
        ],
        "refusals": (
            (Reason("reason-gift-empty", rule="WATCH-87"), lambda g, s, a: not watch(g, s).invaders),
            (
                Reason("reason-no-wildling-there", rule="WATCH-81"),
                lambda g, s, a: a.figure not in watch(g, s).gift[a.hex],
            ),
        ),
        "fast": lambda game, state, seat: [action(seat, *found) for found in gift_figures(game, state)],
        "unknown": NO_PLACE,
    }


def remove_wildling(
    game: Game, state: GameState, action: TakeWildling | YgritteReturn, out: Events, cause: str
) -> GameState:
    """A wildling of the Gift goes to the Frostfangs (WATCH-49)."""
    out.append(WildlingRemoved(action.seat, action.hex, action.figure, cause))
    return with_watch(game, state, taken_from_gift(watch(game, state), action.hex, action.figure))


def take_wildling(game: Game, state: GameState, action: TakeWildling, out: Events) -> GameState:
    """The figure goes home; a card of the hex is due, whoever else stands there (WATCH-50, WATCH-81)."""
    state = remove_wildling(game, pop(state), action, out, "patrol")
    kind = board_now(game, state).hex_yields[action.hex]
    if kind is None or not HANDS.of(game, state).bank[kind]:
        return state
    return take(game, state, action.seat, one(kind, KINDS), out, "patrol")


def play_recruits(game: Game, state: GameState, action: PlayRecruits, out: Events) -> GameState:
    """A free guard."""
    state = played(game, state, action.seat, RECRUITS, out)
    return place_guard(game, state, action.seat, action.section, out, RECRUITS)


def _recruit_sections(game: Game, state: GameState, seat: Seat) -> int:
    """Return the sections with a free post, while the card may be played (WATCH-51, WATCH-89)."""
    if not DEVELOPMENT.of(game, state).held[seat] or playable(game, state, seat, RECRUITS):
        return 0
    return guard_sections(game, state, seat)


def on_knight(game: Game, state: GameState, seat: Seat) -> tuple[Frame, ...]:
    """The card is a patrol (WATCH-50)."""
    return (Frame(PATROL, 1 << seat, RobberData(may_home=False)),)


PLAYS = card_row(
    PlayRecruits,
    play_recruits,
    RECRUITS,
    *NO_POST,
    each=lambda game, state, seat: [PlayRecruits(seat, section) for section in SECTION_IDS],
    sites=(SPACE, _recruit_sections),
)
REMOVES = Act(TakeWildling, take_wildling, **off_gift(TakeWildling))
STEPS = (Step(PATROL, "prompt-patrol", RobberData, choices=(MOVE, SEND_HOME, REMOVES)),)
"""(a) Tormund to another hex, never to his camp; (b) a wildling off the Gift (WATCH-91)."""
